import { openBrowser } from './browser.mjs';
import { startServer } from './server.mjs';
import { TablePage } from './table.mjs';
import { drag, judged, middleOf, TablePlayer } from './table-player.mjs';

/**
 * A picture of a measured table for the docs: the middle of a battle, an element in hand.
 * `node e2e/elements-picture.mjs [bound] [seed]`
 */
const [bound = 15, seed = 11] = process.argv.slice(2).map(Number);

const server = await startServer();
const browser = await openBrowser({ viewport: { width: 1400, height: 880 } });
const page = await browser.newPage();
const table = new TablePage(page, []);
await table.startAgainst(server.url, 'union', 'ensign', 'matthews-hill-1861');
await table.learned();
const player = new TablePlayer(seed, 9);
player.boardShare = 0;
const reached = async () =>
  Number(/\d+/.exec((await page.locator('header .gauge').first().textContent()) ?? '')?.[0]);
const moving = async () =>
  (await reached()) >= bound && (await table.choices().filter({ hasText: 'Take' }).count()) > 3;
while ((await table.myTurn()) && !(await moving())) await player.act(table);
/** Those who can go a little way ahead, the foremost first. */
const own = await page.locator('.bases .piece[data-glow]').evaluateAll((all) =>
  all
    .map((piece) => [piece.getAttribute('data-id'), piece.getBoundingClientRect().top])
    .sort((one, other) => other[1] - one[1])
    .map(([id]) => id),
);
for (const id of own) {
  const [x, y] = await middleOf(page, id);
  await drag(page, [x, y], [x + 6, y + 34]);
  await judged(page);
  if ((await page.locator('.ghosts.allowed').count()) > 0) break;
  await page.keyboard.press('Escape');
  await page.mouse.up();
}
await page.waitForTimeout(1500);
await page.screenshot({ path: new URL('../../docs/elements.png', import.meta.url).pathname });
await browser.close();
await server.stop();
