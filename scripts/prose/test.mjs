// The check of the documentation, tried on small texts: node --test scripts/prose/test.mjs

import assert from 'node:assert/strict';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { PRIVATE, WIDEST, documents, faults } from '../prose.mjs';

const long = 'word '.repeat(30).trim();
const numbers = (text) => faults(text).map(({ number }) => number);

test('a long line is a fault, a line of the greatest width is not', () => {
  assert.deepEqual(numbers(`# Title\n\n${long}\nshort\n`), [3]);
  assert.deepEqual(numbers('x'.repeat(WIDEST)), []);
  assert.match(faults('x'.repeat(WIDEST + 1))[0].what, /^101 columns/);
  assert.deepEqual(numbers('ä'.repeat(WIDEST)), [], 'columns are counted, not bytes');
});

test('code, tables and addresses of links may be longer', () => {
  assert.deepEqual(numbers(`\`\`\`\n${long}\n\`\`\`\n`), []);
  assert.deepEqual(numbers(`- item\n\n  \`\`\`text\n  ${long}\n  \`\`\`\n`), []);
  assert.deepEqual(numbers(`Run\n\n    ${long}\n    ${long}\n\nand stop.\n`), []);
  assert.deepEqual(numbers(`| a | ${long} |\n`), []);
  assert.deepEqual(numbers(`See [this](https://example.org/${'x'.repeat(120)}).\n`), []);
});

test('after code the text is read again', () => {
  assert.deepEqual(numbers(`\`\`\`\ncode\n\`\`\`\n${long}\n`), [4]);
  assert.deepEqual(numbers(`\`\`\`\`\n\`\`\`\n${long}\n\`\`\`\`\n${long}\n`), [5]);
  assert.deepEqual(numbers(`    code\n\n${long}\n`), [3]);
  assert.deepEqual(numbers(`- item\n\n    - ${long}\n`), [3], 'a list in a list is no code');
  assert.deepEqual(numbers(`text\n    ${long}\n`), [2], 'without an empty line it is text');
});

test('private words are faults, in tables too, but not in code', () => {
  assert.deepEqual(numbers('Whoever comes first.\n\nAll is well but for this.\n'), [1, 3]);
  assert.deepEqual(numbers('| a | drawn anew |\n'), [1]);
  assert.deepEqual(numbers('`conformance::foretold` and `whoever`\n'), []);
  assert.match(faults('It hangs on the die.')[0].what, /“hangs on”; write for example: depends on/);
  assert.deepEqual(numbers('It was seen to finish; but forty did not; there are house rules.'), [], 'good words stay');
});

test('every private word says what to write instead', () => {
  for (const [word, instead] of PRIVATE) assert.ok(word instanceof RegExp && instead.length > 3, String(word));
});

test('the documents that are checked are found', () => {
  process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
  const found = documents();
  for (const name of ['README.md', 'CHANGELOG.md', 'docs/architecture.md', 'docs/glossary.md']) {
    assert.ok(found.includes(name), name);
  }
});
