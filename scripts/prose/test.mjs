// The check of documents and comments, tried on small texts: node --test scripts/prose/test.mjs

import assert from 'node:assert/strict';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { PRIVATE, WIDEST, documents, faults, sources, wideComments } from '../prose.mjs';

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

const wide = (text, ending) => wideComments(text, ending).map(({ number }) => number);

test('a wide comment with a line of its own is a fault, wide code is not', () => {
  for (const mark of ['//', '///', '//!']) assert.deepEqual(wide(`let a;\n    ${mark} ${long}\n`, '.rs'), [2], mark);
  assert.deepEqual(wide(`let a = "${long}"; // short\n`, '.rs'), []);
  assert.deepEqual(wide(`#[allow(a, reason = "${long}")]\n`, '.rs'), []);
  assert.deepEqual(wide(`# ${long}\necho ${long}\n`, ''), [1]);
  assert.deepEqual(wide(`// ${'x'.repeat(WIDEST - 3)}\n`, '.rs'), []);
  assert.match(wideComments(`// ${'x'.repeat(WIDEST - 2)}`, '.ts')[0].what, /^101 columns/);
});

test('comments of several lines are read until they are closed', () => {
  assert.deepEqual(wide(`/**\n * ${long}\n */\ncall(${long});\n`, '.ts'), [2]);
  assert.deepEqual(wide(`/** ${long} */\ncall(${long});\n`, '.mjs'), [1]);
  assert.deepEqual(wide(`<!-- a\n     ${long} -->\n<p>${long}</p>\n`, '.svelte'), [2]);
  assert.deepEqual(wide(`/* a */\n${long}\n`, '.css'), []);
});

test('code and addresses in comments may be wider', () => {
  assert.deepEqual(wide(`/// \`\`\`\n/// ${long}\n/// \`\`\`\n/// ${long}\n`, '.rs'), [4]);
  assert.deepEqual(wide(`/// \`\`\`\n/// a\nfn f() {}\n/// ${long}\n`, '.rs'), [4], 'code ends with its comment');
  assert.deepEqual(wide(`// https://example.org/${'x'.repeat(120)}\n`, '.ts'), []);
});

test('the sources whose comments are checked are found', () => {
  process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
  const found = sources();
  for (const name of ['crates/kernel/src/lib.rs', 'web/src/App.svelte', 'scripts/prose.mjs', 'scripts/need']) {
    assert.ok(found.includes(name), name);
  }
  assert.ok(found.every((name) => !name.includes('node_modules')));
});

test('the documents that are checked are found', () => {
  process.chdir(fileURLToPath(new URL('../..', import.meta.url)));
  const found = documents();
  for (const name of ['README.md', 'CHANGELOG.md', 'docs/architecture.md', 'docs/glossary.md']) {
    assert.ok(found.includes(name), name);
  }
});
