#!/usr/bin/env node
// Draws the code from its sources, and makes sure that it stays as it is drawn.
// Needs Node and nothing else.
//
//   node scripts/graph.mjs
//     writes docs/graphs/*.svg; prints the cycles, and where to cut them
//   node scripts/graph.mjs --check
//     fails if the pictures are old, or if a rule of the code is broken:
//     - modules go in circles beyond those named in docs/graphs/allowed.json
//     - modules of the server go in circles
//     - a chapter, or machinery, reads what is for people (face) or generals (mind)
//     - a source file is longer than 500 lines
//   node scripts/graph.mjs --touch elements
//     counts the lines outside its own crate that name a rules system
//
// What is drawn and how it is read: docs/graphs.md. How sources are read: scripts/graph/rust.mjs.

import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { crateGraph, matrix } from './graph/draw.mjs';
import { isTest, rustFiles } from './graph/rust.mjs';
import { cutsOf, cyclesOf, systemGraph } from './graph/system.mjs';
import { touched } from './graph/touch.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const FOLDER = 'docs/graphs';
const PAGE = 'docs/graphs.md';
const LONGEST = 500;
const MOST_TOUCHED = 60;
const allowed = JSON.parse(readFileSync(`${FOLDER}/allowed.json`, 'utf8'));

/** What each crate needs of the others, from the tables [dependencies]. */
function crateNeeds() {
  const crates = readdirSync('crates').filter((name) => existsSync(`crates/${name}/Cargo.toml`)).sort();
  const needs = (name) => {
    const file = readFileSync(`crates/${name}/Cargo.toml`, 'utf8');
    const table = /^\[dependencies\]\n([\s\S]*?)(?=^\[|$(?![\s\S]))/m.exec(file)?.[1] ?? '';
    const keys = [...table.matchAll(/^([\w-]+)/gm)].map((match) => match[1]);
    return keys.filter((key) => crates.includes(key)).sort();
  };
  return new Map(crates.map((name) => [name, needs(name)]));
}

/** Rules systems are the crates that cite a rulebook of their own. */
function systemsAmong(crates) {
  const cites = (path) => /^kernel::rulebook!/m.test(readFileSync(path, 'utf8'));
  return crates.filter((name) => rustFiles(`crates/${name}/src`).some(cites));
}

/** A rules system with its cycles, and with what it does without leave. */
function survey(name, needs) {
  const graph = systemGraph(name, needs.get(name));
  const keys = graph.modules.map((module) => module.key);
  const of = (entry) => entry.system === '*' || entry.system === name;
  // A joint is made of what others own: that it knows them closes no circle.
  const joints = new Set(allowed.joints.filter(of).flatMap((entry) => entry.modules));
  const isJoint = ({ from, to }) => joints.has(from) && ['rulebook', 'face', 'mind'].includes(graph.band(to));
  const counted = graph.edges.filter((edge) => !isJoint(edge));
  const cycles = cyclesOf(keys, counted);
  const byName = cyclesOf(keys, counted.filter((edge) => edge.paths > 0));
  const leaveFor = (cycle) =>
    allowed.cycles.filter(of).find((entry) => cycle.every((module) => entry.modules.includes(module)));
  const isWrong = ({ from, to }) =>
    !['face', 'mind', 'pack'].includes(graph.band(from)) && ['face', 'mind'].includes(graph.band(to));
  const leaveToRead = ({ from, to }) => allowed.reads.filter(of).find((entry) => entry.from === from && entry.to === to);
  const kindOf = (edge) => {
    // What is allowed only for a time stays in sight.
    if (isWrong(edge) && (leaveToRead(edge)?.until ?? !leaveToRead(edge))) return 'against';
    if (isJoint(edge)) return 'joint';
    return cycles.some((cycle) => cycle.includes(edge.from) && cycle.includes(edge.to)) ? 'cycle' : 'plain';
  };
  const captions = cycles.map((cycle) => {
    const { until, reason } = leaveFor(cycle) ?? { reason: 'Nobody allowed it.' };
    return `Cycle${until ? ` until ${until}` : ''}: ${cycle.join(', ')}. ${reason}`;
  });
  return {
    name,
    graph,
    counted,
    cycles,
    byName,
    strange: cycles.filter((cycle) => !leaveFor(cycle)),
    against: graph.edges.filter((edge) => isWrong(edge) && !leaveToRead(edge)),
    picture: matrix(graph, captions, kindOf),
  };
}

/**
 * The server has neither book nor picture. Only names count there: what a room can do
 * is told in several files.
 */
function surveyServer(needs) {
  const { modules, edges } = systemGraph('server', needs.get('server'));
  const counted = edges.filter((edge) => edge.paths > 0);
  return { name: 'server', counted, strange: cyclesOf(modules.map((module) => module.key), counted), against: [] };
}

/** Where a cycle can be cut with little work. */
function cuts({ counted }, cycle) {
  const inside = counted.filter(({ from, to }) => cycle.includes(from) && cycle.includes(to));
  const places = (count) => (count === 1 ? 'in one place' : `in ${count} places, the first`);
  return cutsOf(cycle, inside).map(
    ({ from, to, paths, calls, at }) => `    ${from} uses ${to} ${places(paths + calls)}: ${at}`,
  );
}

/** Sources that are too long to be read; tests are, and tables that are named may be. */
function tooLong(crates) {
  const named = new Set(allowed.long.map((entry) => entry.file));
  const files = crates.flatMap((name) => rustFiles(`crates/${name}`)).filter((path) => !isTest(path));
  const length = (path) => readFileSync(path, 'utf8').split('\n').length - 1;
  const long = files.map((path) => ({ path, lines: length(path) })).filter(({ lines }) => lines > LONGEST);
  const done = [...named].filter((path) => !long.some((file) => file.path === path));
  return { strange: long.filter(({ path }) => !named.has(path)), done };
}

/**
 * Leave that nobody needs any more, to be struck from the list. Systems that are
 * not there yet keep theirs.
 */
function unneeded(surveys, done) {
  const of = (entry) => surveys.filter(({ name }) => entry.system === '*' || entry.system === name);
  const cycles = allowed.cycles.filter((entry) => of(entry).length).flatMap((entry) => {
    const cyclic = new Set(of(entry).flatMap(({ cycles }) => cycles.flat()));
    const gone = entry.modules.filter((module) => !cyclic.has(module));
    return gone.length ? [`cycle of ${entry.system}: ${gone.join(', ')}`] : [];
  });
  const found = (entry) => ({ graph }) => graph.edges.some(({ from, to }) => entry.from === from && entry.to === to);
  const unread = allowed.reads.filter((entry) => of(entry).length && !of(entry).some(found(entry)));
  const reads = unread.map(({ system, from, to }) => `${system}: ${from} reads ${to}`);
  return [...cycles, ...reads, ...done.map((path) => `long: ${path}`)];
}

function check(pictures, surveys, server, crates) {
  const faults = [];
  for (const each of [...surveys, server]) {
    for (const cycle of each.strange) {
      faults.push(`${each.name}: these modules go in circles: ${cycle.join(', ')}`);
      faults.push('  without these uses it would be none:', ...cuts(each, cycle));
    }
    for (const { from, to, at } of each.against) faults.push(`${each.name}: ${from} must not read ${to} (${at})`);
  }
  const long = tooLong(crates);
  for (const { path, lines } of long.strange) faults.push(`${path} has ${lines} lines; at most ${LONGEST} are allowed`);
  const kept = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith('.svg')) : [];
  const page = readFileSync(PAGE, 'utf8');
  for (const [name, picture] of pictures) {
    if (!kept.includes(name) || readFileSync(`${FOLDER}/${name}`, 'utf8') !== picture)
      faults.push(`${FOLDER}/${name} is not what the sources give: run make graph`);
    if (!page.includes(`(graphs/${name})`)) faults.push(`${PAGE} does not show graphs/${name}`);
  }
  const old = kept.filter((name) => !pictures.has(name));
  for (const name of old) faults.push(`${FOLDER}/${name} shows nothing that is there: run make graph`);
  for (const leave of unneeded(surveys, long.done)) console.log(`No longer needed in ${FOLDER}/allowed.json: ${leave}`);
  const passing = [...allowed.cycles, ...allowed.reads, ...allowed.long].filter((entry) => entry.until).length;
  const left = passing ? ` ${passing} entries of ${FOLDER}/allowed.json are for a time only.` : '';
  if (faults.length === 0) return console.log(`The drawn graphs agree with the sources.${left}`);
  console.error(`${faults.join('\n')}\n\nAllow it in ${FOLDER}/allowed.json only with a reason.`);
  process.exitCode = 1;
}

function write(pictures, surveys) {
  mkdirSync(FOLDER, { recursive: true });
  const old = readdirSync(FOLDER).filter((name) => name.endsWith('.svg') && !pictures.has(name));
  for (const name of old) rmSync(`${FOLDER}/${name}`);
  for (const [name, picture] of pictures) writeFileSync(`${FOLDER}/${name}`, picture);
  for (const each of surveys) {
    for (const cycle of each.cycles) {
      console.log(`${each.name}: cycle of ${cycle.join(', ')}`);
      console.log(['  without these uses it would be none:', ...cuts(each, cycle)].join('\n'));
    }
    const byName = each.byName.map((cycle) => cycle.join(', ')).join('; ') || 'none';
    console.log(`${each.name}: cycles by names alone, without methods: ${byName}`);
  }
}

function touch(system) {
  const lines = touched(system);
  const show = (title, list) => {
    console.log(`${title}: ${list.length}`);
    const whole = [...new Set(list.filter((each) => each.whole).map((each) => each.path))];
    const length = (path) => list.filter((each) => each.path === path).length;
    for (const path of whole) console.log(`  ${path}: the whole file, ${length(path)} lines`);
    for (const each of list.filter((each) => !each.whole)) console.log(`  ${each.path}:${each.line}: ${each.text}`);
  };
  const code = lines.filter((each) => !each.test);
  show(`Tests, benches and examples that name ${system}`, lines.filter((each) => each.test));
  show(`Lines outside crates/${system} that name it (fewer than ${MOST_TOUCHED} are wanted)`, code);
  if (code.length >= MOST_TOUCHED) process.exitCode = 1;
}

function main([command, name]) {
  if (command === '--touch' && name) return touch(name);
  const needs = crateNeeds();
  const crates = [...needs.keys()];
  const systems = systemsAmong(crates);
  const surveys = systems.map((system) => survey(system, needs));
  const pictures = new Map([['crates.svg', crateGraph(needs, systems)]]);
  for (const { name, picture } of surveys) pictures.set(`${name}.svg`, picture);
  if (command === '--check') check(pictures, surveys, surveyServer(needs), crates);
  else if (command) throw new Error(`unknown: ${command}`);
  else write(pictures, surveys);
}

main(process.argv.slice(2));
