import { openBrowser } from './browser.mjs';
import { Player } from './player.mjs';
import { startServer } from './server.mjs';
import { TablePage } from './table.mjs';

/**
 * The picture of the README: the middle of a battle, with a piece in hand.
 * `node e2e/picture.mjs [round] [seed]`
 */
const [round = 8, seed = 5] = process.argv.slice(2).map(Number);

const server = await startServer();
const browser = await openBrowser({ viewport: { width: 1400, height: 880 } });
const page = await browser.newPage();
const table = new TablePage(page, []);
await table.start(server.url, 'alone');
await table.learned();
const player = new Player(seed, 9);
player.actOnBoard = async () => false;
const reached = async () =>
  Number(/round (\d+)/.exec((await page.locator('.clock').getAttribute('aria-label')) ?? '')?.[1]);
while ((await reached()) < round && (await player.act(table)));
const turnBegins = async () =>
  /^3 of/.test((await page.locator('.commands').getAttribute('aria-label')) ?? '') &&
  /command/.test(await page.locator('.decision h2').innerText());
for (let tries = 0; tries < 60 && !(await turnBegins()); tries += 1) await player.act(table);
/** The piece with few places to go makes the clearest picture. */
const pieces = await page
  .locator('.piece[data-glow]')
  .evaluateAll((all) => all.map((piece) => piece.getAttribute('data-id')));
const take = async (id) => {
  await page.keyboard.press('Escape');
  await page.locator(`.piece[data-id=${id}]`).dispatchEvent('click');
  await page.waitForTimeout(250);
  return page.locator('.window .area.target').count();
};
let [best, fewest] = [pieces[0], Infinity];
for (const id of pieces) {
  const targets = await take(id);
  if (targets >= 2 && targets < fewest) [best, fewest] = [id, targets];
}
if (best) await take(best);
const box = await page.locator('.window').boundingBox();
await page.mouse.move(box.x + box.width * 0.01, box.y + box.height * 0.5);
await page.mouse.wheel(0, -330);
await page.mouse.move(box.x + box.width / 2, box.y + box.height - 4);
await page.waitForTimeout(1500);
await page.screenshot({ path: new URL('../../docs/table.png', import.meta.url).pathname });
await browser.close();
await server.stop();
