import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { openBrowser } from './browser.mjs';

/**
 * The hex board in made-up moments, played on and pictured: `node e2e/hex-pictures.mjs [names]`.
 * Pictures go to shots/hexes.
 */
const wanted = process.argv.slice(2);
const folder = new URL('../shots/hexes/', import.meta.url);
mkdirSync(folder, { recursive: true });

const root = fileURLToPath(new URL('..', import.meta.url));
const server = await createServer({
  root,
  configFile: `${root}/mock/vite.config.ts`,
  logLevel: 'error',
  server: { host: '127.0.0.1', port: 0, fs: { strict: false } },
});
await server.listen();
const url = `http://127.0.0.1:${server.httpServer.address().port}`;

const problems = [];

async function open(battle, { theme = 'light', ...options } = {}) {
  const browser = await openBrowser(options);
  const page = await browser.newPage();
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on(
    'console',
    (message) => message.type() === 'error' && problems.push(`console: ${message.text()}`),
  );
  await page.addInitScript((wantedTheme) => {
    for (const kind of ['areas', 'hexes']) localStorage.setItem(`grognard-lesson-${kind}`, 'done');
    localStorage.setItem('grognard-theme', wantedTheme);
  }, theme);
  await page.goto(`${url}${battle ? `/table/${battle}` : '/'}`);
  await page
    .locator(battle ? '.live .stack' : '.pack')
    .first()
    .waitFor();
  await page.waitForTimeout(2200);
  return { browser, page };
}

const shot = (page, name) =>
  page.screenshot({ path: fileURLToPath(new URL(`${name}.png`, folder)) });
const zoom = async (page, times, button = 0) => {
  for (let i = 0; i < times; i += 1) await page.locator('.zoom button').nth(button).click();
  await page.waitForTimeout(500);
};
const stackWith = (page, count) =>
  page
    .locator('.stack')
    .filter({ has: page.locator(`.piece:nth-child(${count})`) })
    .first();

const hexOf = (page, id) =>
  page.evaluate(
    (wanted) =>
      document.querySelector(`.stack .piece[data-id=${wanted}]`)?.getAttribute('data-place'),
    id,
  );

const pictures = {
  /** A click on a golden hex moves the unit there. */
  async marching() {
    const { browser, page } = await open('movement');
    const piece = page.locator('.stack .piece[data-glow]:not([data-id^=l])').nth(2);
    const id = await piece.getAttribute('data-id');
    await piece.click();
    await page.locator('.hex.target').first().waitFor();
    const target = page.locator('.hex.target').last();
    const hex = await target.getAttribute('data-id');
    await target.hover();
    assert.equal(await page.locator('.way path').count(), 2);
    await target.click();
    await page.waitForFunction(
      ([unit, wanted]) =>
        document.querySelector(`.stack .piece[data-id=${unit}]`)?.getAttribute('data-place') ===
        wanted,
      [id, hex],
    );
    assert.equal(await hexOf(page, id), hex);
    await browser.close();
  },
  /** A unit lower in a stack comes to the top by its button in the fan. */
  async lifting() {
    const { browser, page } = await open('movement');
    const stack = page
      .locator('.stack')
      .filter({ has: page.locator('.side-prussia') })
      .filter({ has: page.locator('.piece:nth-child(2):not([data-id^=l])') })
      .first();
    await stack.locator('.body').last().hover({ force: true });
    const lift = page.locator('.fan .lift').first();
    await lift.waitFor();
    await shot(page, 'fan-lift');
    const lower = await page.locator('.fan .piece').nth(1).getAttribute('data-id');
    await lift.click();
    await page.waitForFunction(
      (unit) =>
        [...document.querySelectorAll('.stack')].some(
          (one) =>
            [...one.querySelectorAll('.piece[data-id^=u]')].at(-1)?.getAttribute('data-id') ===
            unit,
        ),
      lower,
    );
    await browser.close();
  },
  /** The keyboard alone: from hex to hex, a stack laid out, a unit chosen, a destination given. */
  async keyboard() {
    const { browser, page } = await open('movement');
    await page.locator('.window').focus();
    await page.keyboard.press('ArrowRight');
    const first = await page.locator('.frame .spoken').innerText();
    assert.match(first, /^\d{4}/);
    await page.keyboard.press('ArrowUp');
    assert.notEqual(await page.locator('.frame .spoken').innerText(), first);
    assert.equal(await page.locator('.cursor').count(), 1);
    await page.locator('.stack .piece[data-glow]').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('.hex.target').first().waitFor();
    await page.locator('.hex.target').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      () => Number(document.querySelector('.table')?.getAttribute('data-number')) > 0,
    );
    await browser.close();
  },
  /** A tap lays a stack out, another one chooses. */
  async touch() {
    const { browser, page } = await open('movement', {
      viewport: { width: 820, height: 1180 },
      hasTouch: true,
      isMobile: true,
      deviceScaleFactor: 2,
    });
    const stack = page
      .locator('.stack')
      .filter({ has: page.locator('.side-prussia') })
      .filter({ has: page.locator('.piece:nth-child(2)') })
      .first();
    await stack.locator('.body').last().tap({ force: true });
    await page.locator('.fan .piece').nth(1).waitFor();
    await shot(page, 'tablet-fan');
    await page.locator('.fan .piece').first().tap();
    await page.locator('.hex.target').first().waitFor();
    await shot(page, 'tablet');
    await browser.close();
  },
  async closest() {
    const { browser, page } = await open('movement');
    await zoom(page, 6);
    await page.waitForTimeout(1200);
    await shot(page, 'closest');
    await browser.close();
  },
  async camp() {
    const { browser, page } = await open('movement');
    const box = await page.locator('.window').boundingBox();
    for (let i = 0; i < 3; i += 1) {
      await page.mouse.move(box.x + 120, box.y + 200);
      await page.mouse.down();
      await page.mouse.move(box.x + 620, box.y + 290, { steps: 6 });
      await page.mouse.up();
    }
    await zoom(page, 2);
    await shot(page, 'camp');
    await browser.close();
  },
  async german() {
    const { browser, page } = await open('combat', { locale: 'de-DE' });
    await page.locator('.decision .choice').first().hover();
    await page.waitForTimeout(900);
    await shot(page, 'german');
    await page.keyboard.press('t');
    await page.waitForTimeout(400);
    await shot(page, 'german-position');
    await browser.close();
  },
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
    await page.locator('.piece[data-glow]:not([data-id^=l])').nth(12).click();
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
    const { browser, page } = await open('movement', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      deviceScaleFactor: 2,
    });
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
