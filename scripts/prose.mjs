#!/usr/bin/env node
// Keeps the documentation readable: lines of at most 100 columns, and no words that only we
// understand. Needs Node and nothing else.
//
//   node scripts/prose.mjs            checks README.md, CHANGELOG.md, CONTRIBUTING.md, docs/*.md and docs/battles
//   node scripts/prose.mjs FILE...    checks these files
//
// Code blocks are not read. Rows of tables may be longer than a line, and so may addresses of
// links. What is in `back quotes` may use any word.

import { readFileSync, readdirSync } from 'node:fs';
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
    if (!isRow && columns > WIDEST) found.push({ number, what: `${columns} columns; at most ${WIDEST} are allowed` });

    const words = seen.replace(/`[^`]*`/g, '``');
    for (const [word, instead] of PRIVATE) {
      const match = word.exec(words);
      if (match) found.push({ number, what: `“${match[0]}”; write for example: ${instead}` });
    }
  });
  return found;
}

/** The documents that are checked unless others are named. */
export function documents() {
  const pages = readdirSync('docs').filter((name) => name.endsWith('.md')).sort();
  return ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'docs/battles/README.md', ...pages.map((name) => `docs/${name}`)];
}

function main(names) {
  if (names.length === 0) {
    process.chdir(fileURLToPath(new URL('..', import.meta.url)));
    names = documents();
  }
  let count = 0;
  for (const name of names) {
    for (const { number, what } of faults(readFileSync(name, 'utf8'))) {
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
