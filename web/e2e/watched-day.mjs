import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openBrowser } from './browser.mjs';
import { startServer } from './server.mjs';
import { TablePage } from './table.mjs';

/**
 * A whole battle between two generals, watched to its end, with a picture of every turn:
 * `node e2e/watched-day.mjs [pack] [scenario] [level] [options,by,comma] [en|de] [light|dark]`.
 * Quatre Bras between ensigns by default. Pictures go to shots/day. It takes some minutes, so no
 * test run has it.
 */
const [
  pack = 'quatre-bras-1815',
  scenario = 'quatre-bras',
  level = 'ensign',
  options = '',
  language = 'de',
  theme = 'light',
] = process.argv.slice(2);
const LONGEST = Number(process.env.E2E_LONGEST ?? 60) * 60_000;
const UNTRANSLATED = /napoleon-|web-hex|formation-|piece-|level-|place-/;

const folder = new URL('../shots/day/', import.meta.url);
mkdirSync(folder, { recursive: true });
const server = await startServer();
const browser = await openBrowser({ viewport: { width: 1366, height: 768 } });
const page = await browser.newPage();
const problems = [];
const table = new TablePage(page, problems);
await page.addInitScript(
  ([chosen, shade]) => {
    localStorage.setItem('grognard-language', chosen);
    localStorage.setItem('grognard-theme', shade);
  },
  [language, theme],
);
const shot = (name) => page.screenshot({ path: fileURLToPath(new URL(`${name}.png`, folder)) });

await page.goto(`${server.url}/`);
const panel = await table.pack(pack);
await panel.locator(`.scenarios input[value=${scenario}]`).check();
if (options !== '') {
  await panel.locator('details:has([data-option]) > summary').click();
  for (const option of options.split(','))
    await panel.locator(`[data-option=${option}] input`).check();
}
const ways = panel.locator('.ways');
if ((await ways.getAttribute('open')) === null) await ways.locator('summary').click();
await ways.locator('input[value=watch]').check();
for (const chosen of await ways.locator('select').all()) await chosen.selectOption(level);
await ways.locator('.begin').click();
await table.ready();
if ((await page.locator('.lesson').count()) > 0) await table.learned();

const over = () => page.locator('dialog[open] .end').count();
const turn = async () => (await page.locator('.gauges').innerText()).split('\n')[0] ?? '';
const began = Date.now();
let last = '';
const turns = [];
while ((await over()) === 0) {
  assert.ok(Date.now() - began < LONGEST, 'the battle came to its end in time');
  const now = await turn();
  if (now !== last) {
    last = now;
    turns.push(now);
    const minutes = ((Date.now() - began) / 60_000).toFixed(1);
    console.log(`${now}: ${await table.number()} orders, ${minutes} minutes`);
    await page.waitForTimeout(1500);
    await shot(`${turns.length}-${now.replace(/\W+/g, '-')}`);
    assert.doesNotMatch(await page.locator('body').innerText(), UNTRANSLATED, 'it has its words');
  }
  await page.waitForTimeout(500);
}
const end = await page.locator('dialog[open] .end').innerText();
await shot('end');
console.log(end);
assert.ok(turns.length > 1, 'turns went by');
assert.deepEqual(problems, []);
console.log(`ok    ${await table.number()} orders in ${turns.length} turns`);
await browser.close();
await server.stop();
process.exit(0);
