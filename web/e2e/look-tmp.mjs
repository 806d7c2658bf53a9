import { openBrowser } from './browser.mjs';
import { startServer } from './server.mjs';
import { TablePage } from './table.mjs';
const server = await startServer();
const browser = await openBrowser({ viewport: { width: 1440, height: 900 } });
const problems = [];
async function create(pack, options, generals) {
  const body = { pack, seating: 'alone', options, generals };
  const answer = await fetch(`${server.url}/api/battles`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const text = await answer.text();
  if (!answer.ok) console.log(answer.status, text);
  return JSON.parse(text);
}
process.on('uncaughtException', (e) => { console.log(e); process.exit(1); }); process.on('unhandledRejection', (e) => { console.log(e); process.exit(1); });
const runs = [
  ['qb', 'quatre-bras-1815', { scenario: 'quatre-bras', cards: true }, 70],
  ['wv', 'wavre-1815', { scenario: 'wavre', cards: true, pontoons: true }, 60],
];
for (const [tag, pack, options, steps] of runs) {
  const page = await browser.newPage(); await page.setViewportSize({ width: 1366, height: 768 });
  const table = new TablePage(page, problems);
  await page.goto(`${server.url}/`);
  await page.locator(`.pack[data-pack=${pack}]`).waitFor();
  const panel = page.locator(`.pack[data-pack=${pack}]`);
  const boxes = await panel.locator('input[type=checkbox]').all();
  for (const box of boxes) { const name = await box.evaluate((el) => el.closest('label')?.innerText ?? el.name); console.log(tag, name); if (/card/i.test(name)) await box.check({ force: true }); }
  await table.start(server.url, 'alone', pack);
  if (await page.locator(".lesson .plain").count()) await table.learned();
  await page.waitForTimeout(500);
  const shot = (name) => page.screenshot({ path: `/tmp/shots/${tag}-${name}.png` });
  await shot('open');
  let seed = 5;
  const rand = () => ((seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648);
  for (let n = 0; n < steps; n += 1) {
    if (await table.covered()) await table.uncover();
    const texts = await table.choices().locator('.label').allInnerTexts();
    const liked = texts.findIndex((t) => /^End|No march|Go no/.test(t));
    await table.give(rand() < 0.25 && liked >= 0 ? liked : Math.floor(rand() * texts.length));
  }
  if (await table.covered()) await table.uncover();
  await page.waitForTimeout(600);
  await shot('later');
  await page.keyboard.press('?'); await page.waitForTimeout(600); await shot('help');
  await page.keyboard.press('Escape');
  for (const [name, w, h] of [['phone', 390, 844], ['tablet', 820, 1180], ['wide', 1920, 1080]]) {
    await page.setViewportSize({ width: w, height: h }); await page.waitForTimeout(500); await shot(name);
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.emulateMedia({ colorScheme: 'dark' }); await page.waitForTimeout(400); await shot('dark');
  await page.close();
}
console.log(problems);
await browser.close(); await server.stop(); process.exit(0);
