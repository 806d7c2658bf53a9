import { openBrowser } from './browser.mjs';
import { Player } from './player.mjs';
import { startServer } from './server.mjs';
import { TablePage } from './table.mjs';

/** The picture of the README: the middle of a battle, with a piece in hand. `node e2e/picture.mjs [round] [seed]` */
const [round = 8, seed = 5] = process.argv.slice(2).map(Number);

const server = await startServer();
const browser = await openBrowser({ viewport: { width: 1400, height: 880 } });
const page = await browser.newPage();
const table = new TablePage(page, []);
await table.start(server.url, 'alone');
await table.learned();
const player = new Player(seed, 9);
player.actOnBoard = async () => false;
const reached = async () => Number(/round (\d+)/.exec((await page.locator('.clock').getAttribute('aria-label')) ?? '')?.[1]);
while ((await reached()) < round && (await player.act(table)));
for (let tries = 0; tries < 40 && !/command/.test(await page.locator('.decision h2').innerText()); tries += 1) await player.act(table);
await page.evaluate(() => {
  const pieces = [...document.querySelectorAll('.piece[data-glow]')];
  pieces.at(Math.floor(pieces.length / 2))?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
});
const box = await page.locator('.window').boundingBox();
await page.mouse.move(box.x + box.width * 0.16, box.y + box.height * 0.5);
await page.mouse.wheel(0, -330);
await page.mouse.move(box.x + box.width / 2, box.y + box.height - 4);
await page.waitForTimeout(1500);
await page.screenshot({ path: new URL('../../docs/table.png', import.meta.url).pathname });
await browser.close();
await server.stop();
