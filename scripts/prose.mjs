#!/usr/bin/env node
// Keeps documents and comments readable: lines of at most 100 columns, and in documents no words
// that only we understand. Needs Node and nothing else.
//
//   node scripts/prose.mjs
//     checks README.md, CHANGELOG.md, CONTRIBUTING.md, docs/*.md and docs/battles, and the comments
//     in crates, web/src, web/tests, web/e2e and scripts
//   node scripts/prose.mjs FILE...
//     checks these files
//
// Code blocks are not read. Rows of tables may be longer than a line, and so may addresses of
// links. What is in `back quotes` may use any word. A comment behind code is not read.

import { readFileSync, readdirSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const WIDEST = 100;

/** Words and phrases that a newcomer stumbles over, and what to write instead. */
export const PRIVATE = [
  [/\b(who|whom)(so)?ever\b/i, 'a player who, a unit that, the one who'],
  [/\bbut for\b/i, 'except, apart from, within'],
  [/\bsees? to\b/i, 'makes sure, handles, moves'],
  [/\banew\b/i, 'again'],
  [/\bthe house\b/i, 'the crates, the code'],
  [/\bill-meaning\b/i, 'hostile'],
  [/\b(where|there|here)(in|of|upon|by|with)\b/i, 'in it, of it, with it'],
  [/\bhangs? (up)?on\b/i, 'depends on'],
  [/\bdoes otherwise\b/i, 'does differently'],
  [/\bof (its|his|one's) own will\b/i, 'by choice'],
  [/\bforet(ell|ells|old|elling)\b/i, 'preview, predict'],
  [/\breckon(s|ed|ing)?\b/i, 'calculate, estimate'],
  [/\bmend(s|ed|ing)?\b/i, 'correct, repair'],
  [/\bgoes without saying\b/i, 'needs no thought'],
];

/** The faults of a document: line, column count or word, and what to do. */
export function faults(text) {
  const found = [];
  let fence = null;
  let code = false;
  let blank = true;
  text.split('\n').forEach((line, index) => {
    const number = index + 1;
    const mark = /^\s*(```+|~~~+)/.exec(line)?.[1];
    if (fence !== null) {
      if (mark?.startsWith(fence)) fence = null;
      blank = false;
      return;
    }
    if (mark) {
      fence = mark;
      return;
    }
    // Four spaces after an empty line begin a block of code, unless a list goes on there.
    code = /^ {4}/.test(line) && !/^\s*([-*]|\d+\.) /.test(line) && (blank || code);
    blank = line.trim() === '';
    if (code || blank) return;

    const isRow = /^\s*\|/.test(line);
    const seen = line.replace(/\]\([^)]*\)/g, ']').replace(/<https?:[^>]*>/g, '<>');
    const columns = [...seen].length;
    if (!isRow && columns > WIDEST) found.push({ number, what: tooWide(columns) });

    const words = seen.replace(/`[^`]*`/g, '``');
    for (const [word, instead] of PRIVATE) {
      const match = word.exec(words);
      if (match) found.push({ number, what: `“${match[0]}”; write for example: ${instead}` });
    }
  });
  return found;
}

/** How comments begin: those of a line, and those that go on until they are closed. */
const SLASHES = { line: /^\/\//, open: /^(\/\*|<!--)/, close: /\*\/|-->/ };
const HASHES = { line: /^#/ };
const COMMENTS = {
  '.rs': { line: SLASHES.line },
  '.ts': SLASHES,
  '.mjs': SLASHES,
  '.svelte': SLASHES,
  '.css': SLASHES,
  '.py': HASHES,
  '': HASHES,
};

/** The faults of the comments in a source: those that have lines of their own and are too wide. */
export function wideComments(text, ending) {
  const { line: ofLine, open, close } = COMMENTS[ending];
  const found = [];
  let inside = false;
  let fenced = false;
  text.split('\n').forEach((line, index) => {
    const words = line.trim();
    const opens = !inside && open?.test(words);
    const isComment = inside || opens || ofLine.test(words);
    if (inside || opens) inside = !close.test(words);
    const isFence = isComment && /^(\/\/[/!]?|\*)\s*```/.test(words);
    if (isFence) fenced = !fenced;
    fenced &&= isComment;
    const columns = [...line.replace(/https?:\S+/g, '')].length;
    if (isComment && !fenced && columns > WIDEST) found.push({ number: index + 1, what: tooWide(columns) });
  });
  return found;
}

const tooWide = (columns) => `${columns} columns; at most ${WIDEST} are allowed`;

/** The documents that are checked unless others are named. */
export function documents() {
  const pages = readdirSync('docs').filter((name) => name.endsWith('.md')).sort();
  return ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'docs/battles/README.md', ...pages.map((name) => `docs/${name}`)];
}

/** The sources whose comments are checked. `napoleon` is left out: it is being rewritten. */
export function sources() {
  const files = ['crates', 'web/src', 'web/tests', 'web/e2e', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && extname(entry.name) in COMMENTS)
      .map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`),
  );
  return files.filter((name) => !name.startsWith('crates/napoleon/')).sort();
}

function main(names) {
  if (names.length === 0) {
    process.chdir(fileURLToPath(new URL('..', import.meta.url)));
    names = [...documents(), ...sources()];
  }
  let count = 0;
  for (const name of names) {
    const [text, ending] = [readFileSync(name, 'utf8'), extname(name)];
    for (const { number, what } of ending in COMMENTS ? wideComments(text, ending) : faults(text)) {
      console.error(`${name}:${number}: ${what}`);
      count += 1;
    }
  }
  if (count > 0) {
    console.error(`prose: ${count} ${count === 1 ? 'fault' : 'faults'}`);
    process.exit(1);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main(process.argv.slice(2));
