import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { openBrowser } from './browser.mjs';

/** Pictures of the hex board in made-up moments, for looking at: `node e2e/hex-pictures.mjs [names]`. They go to shots/hexes. */
const wanted = process.argv.slice(2);
const folder = new URL('../shots/hexes/', import.meta.url);
mkdirSync(folder, { recursive: true });

const root = fileURLToPath(new URL('..', import.meta.url));
const server = await createServer({ root, configFile: `${root}/mock/vite.config.ts`, logLevel: 'error', server: { host: '127.0.0.1', port: 0, fs: { strict: false } } });
await server.listen();
const url = `http://127.0.0.1:${server.httpServer.address().port}`;

const problems = [];

async function open(battle, { theme = 'light', ...options } = {}) {
  const browser = await openBrowser(options);
  const page = await browser.newPage();
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('console', (message) => message.type() === 'error' && problems.push(`console: ${message.text()}`));
  await page.addInitScript((wantedTheme) => {
    localStorage.setItem('grognard-lesson', 'done');
    localStorage.setItem('grognard-theme', wantedTheme);
  }, theme);
  await page.goto(`${url}${battle ? `/table/${battle}` : '/'}`);
  await page.locator(battle ? '.hexes .stack' : '.pack').first().waitFor();
  await page.waitForTimeout(2200);
  return { browser, page };
}

const shot = (page, name) => page.screenshot({ path: fileURLToPath(new URL(`${name}.png`, folder)) });
const zoom = async (page, times, button = 0) => {
  for (let i = 0; i < times; i += 1) await page.locator('.zoom button').nth(button).click();
  await page.waitForTimeout(500);
};
const stackWith = (page, count) => page.locator('.stack').filter({ has: page.locator(`.piece:nth-child(${count})`) }).first();

const pictures = {
  async opening() {
    const { browser, page } = await open('movement');
    await shot(page, 'opening');
    await page.locator('.zoom button').nth(2).click();
    await page.waitForTimeout(600);
    await shot(page, 'whole');
    await browser.close();
  },
  async near() {
    const { browser, page } = await open('movement');
    await zoom(page, 3);
    await shot(page, 'near');
    await browser.close();
  },
  async movement() {
    const { browser, page } = await open('movement');
    await page.locator('.piece[data-glow]:not([data-id^=l])').nth(4).click();
    await page.waitForTimeout(500);
    await page.locator('.hex.target').nth(9).hover();
    await page.waitForTimeout(300);
    await shot(page, 'movement');
    await browser.close();
  },
  async fan() {
    const { browser, page } = await open('movement');
    await zoom(page, 1);
    await stackWith(page, 3).locator('.piece .body').last().hover({ force: true });
    await page.waitForTimeout(900);
    await shot(page, 'fan');
    await browser.close();
  },
  async combat() {
    const { browser, page } = await open('combat', { theme: 'dark' });
    await zoom(page, 2);
    await page.locator('.decision .choice').first().hover();
    await page.waitForTimeout(700);
    await shot(page, 'combat-dark');
    await browser.close();
  },
  async bombardment() {
    const { browser, page } = await open('bombardment');
    await zoom(page, 2);
    await shot(page, 'bombardment');
    await browser.close();
  },
  async setUp() {
    const { browser, page } = await open('set-up');
    await shot(page, 'set-up');
    await browser.close();
  },
  async sight() {
    const { browser, page } = await open('movement');
    await page.locator('button.sight').click();
    await stackWith(page, 1).locator('.piece').first().click();
    await page.waitForTimeout(500);
    await shot(page, 'sight');
    await browser.close();
  },
  async help() {
    const { browser, page } = await open('movement');
    await page.keyboard.press('?');
    await page.waitForTimeout(500);
    await shot(page, 'help');
    await browser.close();
  },
  async phone() {
    const { browser, page } = await open('movement', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });
    await shot(page, 'phone');
    await page.locator('.tabs button').nth(2).click();
    await page.waitForTimeout(300);
    await shot(page, 'phone-forces');
    await browser.close();
  },
  async lobby() {
    const { browser, page } = await open(null);
    await shot(page, 'lobby');
    await browser.close();
  },
};

for (const [name, take] of Object.entries(pictures)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  try {
    await take();
    console.log(`ok    ${name}`);
  } catch (error) {
    console.log(`FAIL  ${name}: ${error.message.split('\n').slice(0, 4).join(' | ')}`);
  }
}
await server.close();
for (const problem of problems) console.log(problem);
process.exit(problems.length > 0 ? 1 : 0);
