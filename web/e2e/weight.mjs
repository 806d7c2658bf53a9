import { gzipSync } from 'node:zlib';
import { openBrowser } from './browser.mjs';
import { startServer } from './server.mjs';

/**
 * What a board loads, and when something is seen: `node e2e/weight.mjs`, in a fresh browser with
 * nothing kept. Scripts are counted as gzip -9 packs them; E2E_DIST as in the flows.
 */
const BATTLES = ['marengo-1800', 'rossbach-1757', 'quatre-bras-1815', 'matthews-hill-1861'];
const server = await startServer();

async function lay(battle) {
  const answer = await fetch(`${server.url}/api/battles`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pack: battle, seating: 'alone' }),
  });
  return new URL(Object.values((await answer.json()).links)[0], server.url).href;
}

async function weigh(name, address, there) {
  const browser = await openBrowser({ viewport: { width: 1366, height: 768 } });
  const page = await browser.newPage();
  const scripts = [];
  page.on('response', (response) => {
    if (/\.js(\?|$)/.test(response.url()))
      scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await page.goto(address);
  await page.locator(there).first().waitFor({ state: 'attached', timeout: 60_000 });
  const [seen, usable] = await page.evaluate(() => [
    Math.round(performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0),
    Math.round(performance.now()),
  ]);
  const sum = (await Promise.all(scripts)).reduce((one, other) => one + other, 0);
  console.log(
    `${name.padEnd(20)} ${(sum / 1000).toFixed(1).padStart(6)} kB script, first view ${seen} ms, there ${usable} ms`,
  );
  await browser.close();
}

await weigh('lobby', `${server.url}/`, '.pack');
for (const battle of BATTLES)
  await weigh(battle, await lay(battle), '.table[data-number] :is(.locales, .stacks, .bases)');
await server.stop();
process.exit(0);
