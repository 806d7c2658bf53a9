import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { openBrowser } from './browser.mjs';

/**
 * The measured table in made-up moments, played on and pictured:
 * `node e2e/table-pictures.mjs [names]`. Pictures go to shots/table.
 */
const wanted = process.argv.slice(2);
const folder = new URL('../shots/table/', import.meta.url);
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
let opened = 0;

async function open(battle, { theme = 'light', ...options } = {}) {
  const browser = await openBrowser(options);
  const page = await browser.newPage();
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on(
    'console',
    (message) => message.type() === 'error' && problems.push(`console: ${message.text()}`),
  );
  await page.addInitScript((wantedTheme) => {
    localStorage.setItem('grognard-lesson-table', 'done');
    localStorage.setItem('grognard-theme', wantedTheme);
  }, theme);
  opened += 1;
  await page.goto(`${url}/table/${battle}~${opened}`);
  await page.locator('.bases .piece').first().waitFor();
  await page.waitForTimeout(1800);
  return { browser, page };
}

const shot = (page, name) =>
  page.screenshot({ path: fileURLToPath(new URL(`${name}.png`, folder)) });
const zoom = async (page, times, button = 0) => {
  for (let i = 0; i < times; i += 1) await page.locator('.zoom button').nth(button).click();
  await page.waitForTimeout(600);
};
const piece = (page, id) => page.locator(`.bases .piece[data-id=${id}]`);
const middle = async (page, id) => {
  const box = await piece(page, id).locator('.body').boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
const placeOf = (page, id) => piece(page, id).evaluate((node) => node.style.transform);
const number = (page) =>
  page.evaluate(() => Number(document.querySelector('.table')?.getAttribute('data-number')));

const pictures = {
  async opening() {
    const { browser, page } = await open('table-movement');
    await shot(page, 'opening');
    await zoom(page, 3);
    await page.waitForTimeout(900);
    await shot(page, 'near');
    await browser.close();
  },
  async large() {
    const { browser, page } = await open('table-large');
    await shot(page, 'large');
    await zoom(page, 2);
    await shot(page, 'large-near');
    await browser.close();
  },
  async dark() {
    const { browser, page } = await open('table-large', { theme: 'dark' });
    await shot(page, 'dark');
    await browser.close();
  },
  /** One element is dragged, measured and set down. */
  async dragging() {
    const { browser, page } = await open('table-movement');
    const from = await middle(page, 'e4');
    const before = await placeOf(page, 'e4');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 4, from.y - 20, { steps: 4 });
    await page.mouse.move(from.x + 6, from.y - 42, { steps: 6 });
    await page.waitForTimeout(300);
    await shot(page, 'dragging');
    assert.equal(await page.locator('.ghosts.allowed').count(), 1);
    await page.mouse.up();
    await page.waitForFunction(
      () => Number(document.querySelector('.table')?.getAttribute('data-number')) === 2,
    );
    assert.notEqual(await placeOf(page, 'e4'), before);
    await page.waitForTimeout(400);
    await shot(page, 'in-hand');
    await page.locator('[data-handle=halt]').click({ force: true });
    await page.waitForFunction(
      () => Number(document.querySelector('.table')?.getAttribute('data-number')) === 3,
    );
    assert.equal(await page.locator('.handles').count(), 0);
    await browser.close();
  },
  /** A place that is too far shows why, and nothing comes of it. */
  async refused() {
    const { browser, page } = await open('table-movement');
    const from = await middle(page, 'e2');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y - 190, { steps: 8 });
    await page.waitForTimeout(300);
    await page.locator('.reason').waitFor();
    await shot(page, 'refused');
    await page.mouse.up();
    await page.waitForTimeout(300);
    assert.equal(await number(page), 0);
    await browser.close();
  },
  /** A double click takes the whole group; dragging its middle wheels and advances it. */
  async group() {
    const { browser, page } = await open('table-movement');
    const from = await middle(page, 'e1');
    await page.mouse.dblclick(from.x, from.y);
    await page.waitForTimeout(400);
    await shot(page, 'group');
    assert.equal(await page.locator('.bases .chosen').count(), 4);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 22, from.y - 50, { steps: 8 });
    await page.waitForTimeout(300);
    await shot(page, 'group-drag');
    await page.mouse.up();
    await page.waitForFunction(
      () => Number(document.querySelector('.table')?.getAttribute('data-number')) > 0,
    );
    await browser.close();
  },
  async wheel() {
    const { browser, page } = await open('table-movement');
    const from = await middle(page, 'e1');
    await page.mouse.dblclick(from.x, from.y);
    await page.waitForTimeout(300);
    const handle = await page.locator('[data-handle=wheel-left]').boundingBox();
    await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2);
    await page.mouse.down();
    await page.mouse.move(handle.x + 20, handle.y - 40, { steps: 8 });
    await page.waitForTimeout(300);
    await shot(page, 'wheel');
    await page.mouse.up();
    await browser.close();
  },
  async snap() {
    const { browser, page } = await open('table-movement');
    await zoom(page, 2);
    await piece(page, 'e5').locator('.body').click({ force: true });
    await page.waitForTimeout(400);
    const [from, to] = [await middle(page, 'e5'), await middle(page, 'e40')];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x + 5, to.y + 34, { steps: 10 });
    await page.waitForTimeout(300);
    await shot(page, 'snap');
    await page.mouse.up();
    await browser.close();
  },
  async foreseen() {
    const { browser, page } = await open('table-movement');
    await piece(page, 'e4').locator('.body').click({ force: true });
    await page.locator('.decision .choice').nth(2).hover();
    await page.locator('.ghosts.allowed').waitFor();
    await page.waitForTimeout(200);
    await shot(page, 'foreseen');
    await browser.close();
  },
  async ruler() {
    const { browser, page } = await open('table-movement');
    await page.locator('.tools button').first().click();
    const [from, to] = [await middle(page, 'e6'), await middle(page, 'e46')];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 6 });
    await page.mouse.up();
    await page.locator('.tools button').nth(2).click();
    await page.waitForTimeout(200);
    await shot(page, 'ruler');
    await browser.close();
  },
  async lasso() {
    const { browser, page } = await open('table-movement');
    const [from, to] = [await middle(page, 'e0'), await middle(page, 'e3')];
    await page.keyboard.down('Shift');
    await page.mouse.move(from.x - 50, from.y - 40);
    await page.mouse.down();
    await page.mouse.move(to.x + 40, to.y + 40, { steps: 6 });
    await shot(page, 'lasso');
    await page.mouse.up();
    await page.keyboard.up('Shift');
    await page.waitForTimeout(200);
    assert.equal(await page.locator('.bases .chosen').count(), 4);
    await browser.close();
  },
  /** The keyboard alone. */
  async keyboard() {
    const { browser, page } = await open('table-movement');
    await piece(page, 'e4').focus();
    await page.keyboard.press('Enter');
    await page.waitForTimeout(200);
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press(']');
    await page.waitForTimeout(300);
    await shot(page, 'keyboard');
    assert.match(await page.locator('.frame .spoken').innerText(), /paces/);
    await page.keyboard.press('Enter');
    await page.waitForFunction(
      () => Number(document.querySelector('.table')?.getAttribute('data-number')) === 2,
    );
    await browser.close();
  },
  async deployment() {
    const { browser, page } = await open('table-deployment');
    const from = await page.locator('[data-waiting=e7]').boundingBox();
    const near = await middle(page, 'e4');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(near.x + 60, near.y + 90, { steps: 8 });
    await page.waitForTimeout(300);
    await shot(page, 'deployment');
    await page.mouse.up();
    await piece(page, 'e7').waitFor();
    const next = await page.locator('[data-waiting=e8]').boundingBox();
    await page.keyboard.down('Shift');
    await page.mouse.move(next.x + next.width / 2, next.y + next.height / 2);
    await page.mouse.down();
    await page.mouse.move(near.x - 240, near.y + 130, { steps: 8 });
    await page.waitForTimeout(300);
    await shot(page, 'deployment-row');
    await page.mouse.up();
    await page.keyboard.up('Shift');
    await piece(page, 'e11').waitFor();
    await browser.close();
  },
  async shooting() {
    const { browser, page } = await open('table-shooting', { theme: 'dark' });
    await page.locator('.decision .choice').first().hover();
    await page.waitForTimeout(900);
    await shot(page, 'shooting');
    await browser.close();
  },
  async words() {
    const { browser, page } = await open('table-large', { locale: 'de-DE' });
    await page.keyboard.press('?');
    await page.waitForTimeout(600);
    await shot(page, 'help');
    await page.keyboard.press('Escape');
    await page.keyboard.press('t');
    await page.waitForTimeout(500);
    await shot(page, 'position');
    await browser.close();
  },
  async tablet() {
    const { browser, page } = await open('table-movement', {
      viewport: { width: 820, height: 1180 },
      hasTouch: true,
      isMobile: true,
      deviceScaleFactor: 2,
    });
    await piece(page, 'e4').locator('.body').tap({ force: true });
    await page.waitForTimeout(400);
    await shot(page, 'tablet');
    await page.locator('.tabs button').nth(2).click();
    await page.waitForTimeout(300);
    await shot(page, 'tablet-forces');
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
