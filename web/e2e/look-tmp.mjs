import { openBrowser } from './browser.mjs';
import { startServer } from './server.mjs';
import { TablePage } from './table.mjs';
const pack = process.argv[2] ?? 'napoleon-drill';
const server = await startServer();
const browser = await openBrowser({ viewport: { width: 1440, height: 900 } });
const page = await browser.newPage();
const problems = [];
const table = new TablePage(page, problems);
await table.start(server.url, 'alone', pack);
await table.learned();
await page.waitForTimeout(800);
await page.screenshot({ path: '/tmp/shots/n1.png' });
let shots = 2;
for (let n = 0; n < Number(process.argv[3] ?? 40); n += 1) {
  if (await table.covered()) await table.uncover();
  const texts = await table.choices().locator('.label').allInnerTexts();
  if (n % 8 === 0) { await page.waitForTimeout(200); await page.screenshot({ path: `/tmp/shots/n${shots++}.png` }); console.log(n, (await page.locator('.decision').innerText()).slice(0, 300)); }
  await table.give(Math.floor(Math.random() * texts.length));
}
console.log(problems);
await browser.close();
await server.stop();
process.exit(0);
