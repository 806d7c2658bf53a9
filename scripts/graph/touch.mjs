// How many lines outside its own crate name a rules system: what a new one has to touch.

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { blank, isTest, lineOf, rustFiles, withoutTests } from './rust.mjs';

/**
 * The words by which Rust code names a system: its crate, its enum variants, its
 * type, strings with its name.
 */
function wordsOf(system) {
  const own = rustFiles(`crates/${system}/src`).map((path) => blank(readFileSync(path, 'utf8'))).join('\n');
  const types = [...own.matchAll(/\bimpl (?:kernel::)?System for (\w+)/g)].map((match) => match[1]);
  const variant = system[0].toUpperCase() + system.slice(1);
  const path = `(?<![.\\w])${system}(?=::|\\s*[,;}](?![^;{]*=>))|\\b(?:mod|use) ${system}\\b`;
  const type = `\\b(?:${[variant, ...types].join('|')})\\b`;
  const string = `"(?:[^"\\s]*/)?${system}(?:[-/][^"\\n]*)?"`;
  return new RegExp([path, `\\b${system}_\\w+`, type, string].join('|'));
}

/**
 * The lines of a Rust file that name the system. A file that is named after
 * the system counts whole.
 */
function inRust(path, system, words) {
  const source = readFileSync(path, 'utf8');
  const lines = source.split('\n');
  const bare = blank(source, false).split('\n');
  const outsideTests = withoutTests(blank(source)).code.split('\n');
  const whole = path.split(/[/.]/).includes(system);
  return bare.flatMap((line, at) => {
    if (!line.trim() || !(whole || words.test(line))) return [];
    const test = isTest(path) || path.includes('/examples/') || (blank(line).trim() && !outsideTests[at].trim());
    return [{ path, line: at + 1, text: lines[at].trim(), test: !!test, whole }];
  });
}

/** The lines of a Cargo.toml, of the Makefile or of a script that name the system. */
function inText(path, system) {
  const source = readFileSync(path, 'utf8');
  return [...source.matchAll(new RegExp(`^.*\\b${system}\\b.*$`, 'gm'))]
    .filter(({ 0: text }) => !/^\s*(#|\/\/)/.test(text))
    .map(({ 0: text, index }) => {
      const section = [...source.slice(0, index).matchAll(/^\[(.+)\]/gm)].at(-1)?.[1];
      return { path, line: lineOf(source, index), text: text.trim(), test: section === 'dev-dependencies', whole: false };
    });
}

/**
 * Every line outside `crates/<system>` that names it; prose, pictures, packs, words and
 * the browser do not count.
 */
export function touched(system) {
  if (!existsSync(`crates/${system}`)) throw new Error(`there is no crate ${system}`);
  const words = wordsOf(system);
  const others = readdirSync('crates').filter((crate) => crate !== system).sort();
  const texts = ['Cargo.toml', 'Makefile', ...others.map((crate) => `crates/${crate}/Cargo.toml`)];
  const scripts = readdirSync('scripts', { withFileTypes: true }).filter((entry) => entry.isFile());
  texts.push(...scripts.map((entry) => `scripts/${entry.name}`).sort());
  return [
    ...texts.flatMap((path) => inText(path, system)),
    ...others.flatMap((crate) => rustFiles(`crates/${crate}`)).flatMap((path) => inRust(path, system, words)),
  ];
}
