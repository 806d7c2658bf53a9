import assert from 'node:assert/strict';
import { openBrowser } from '../browser.mjs';
import { steadyNumbers, TablePage } from '../table.mjs';

const ORDERS = Number(process.env.E2E_ORDERS ?? 30);

export const tableFlows = {
  async 'alone: orders are given, told and taken back'({ url, table, page }) {
    await table.start(url, 'alone');
    await table.shot('opening');
    await table.learned();
    const numbers = steadyNumbers(7);
    for (let i = 0; i < ORDERS; i += 1) if (!(await table.give(numbers.next().value))) break;
    assert.ok((await table.journalLength()) > 0, 'the journal tells what happened');
    await table.shot('later');
    const undo = page.locator('.decision .tools button');
    if (await undo.isEnabled()) {
      const [number, viewer] = [await table.number(), await table.viewer()];
      await page.keyboard.press('Backspace');
      await table.changed(number, viewer);
    }
  },

  async 'board: what glows can be clicked, the rest says why'({ url, table, page }) {
    await table.start(url, 'alone');
    const glowing = await page.locator('.window [data-glow]').count();
    assert.ok(glowing > 0, 'something glows');
    const dark = await page.evaluate(() => {
      const area = [...document.querySelectorAll('polygon.area:not([data-glow])')].at(-1);
      area?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return area?.getAttribute('data-id') ?? null;
    });
    if (dark) {
      await page.locator('.refusal').waitFor();
      await page.locator('.refusal .mark button').click();
      await page.locator('.refusal .paragraph').waitFor();
      await table.shot('refusal');
    }
  },

  async 'board: keys and wheel zoom, dragging pans'({ url, table, page }) {
    await table.start(url, 'alone');
    const transform = () => page.locator('.surface').evaluate((surface) => surface.style.transform);
    const before = await transform();
    await page.locator('.window').focus();
    await page.keyboard.press('+');
    const zoomed = await transform();
    assert.notEqual(zoomed, before, 'plus zooms');
    const number = await table.number();
    const box = await page.locator('.window').boundingBox();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 - 90, box.y + box.height / 2 - 40, { steps: 4 });
    await page.mouse.up();
    assert.notEqual(await transform(), zoomed, 'dragging pans');
    assert.equal(await table.number(), number, 'a drag is no click');
    await page.mouse.wheel(0, -300);
    await page.waitForTimeout(300);
    await table.shot('zoomed');
  },

  async 'hot-seat: the screen is covered between the sides'({ url, table, page }) {
    await table.start(url, 'hotseat');
    const first = await table.viewer();
    const numbers = steadyNumbers(3);
    for (let i = 0; i < ORDERS * 6 && !(await table.covered()); i += 1)
      if (!(await table.give(numbers.next().value))) break;
    assert.ok(await table.covered(), 'the cover comes');
    assert.equal(await page.locator('.piece').count(), 0, 'no piece shows behind the cover');
    await table.shot('cover');
    await table.uncover();
    assert.notEqual(await table.viewer(), first, 'the other side sees its own view');
  },

  async 'two browsers: the invitation seats the other side, onlookers see no face'({
    url,
    table,
    page,
    problems,
  }) {
    await table.start(url, 'two');
    const seats = await page.evaluate(() =>
      JSON.parse(localStorage.getItem('grognard-links') ?? '{}'),
    );
    const links = Object.values(seats).at(-1);
    const mine = await table.viewer();
    await table.shot('waiting');
    for (const [viewer, link] of Object.entries(links)) {
      if (viewer === mine || viewer === 'onlooker') continue;
      const other = await openBrowser();
      const guest = new TablePage(await other.newPage(), problems);
      await guest.page.goto(new URL(link, url).href);
      await guest.ready();
      await table.ready();
      assert.equal(await guest.viewer(), viewer, 'the invitation seats the other side');
      const [active, passive] =
        (await table.choices().count()) > 0 ? [table, guest] : [guest, table];
      const [number, seat] = [await passive.number(), await passive.viewer()];
      await active.give(0);
      await passive.changed(number, seat);
      await other.close();
    }
    const far = await openBrowser();
    const onlooker = new TablePage(await far.newPage(), problems);
    await onlooker.page.goto(new URL(links.onlooker, url).href);
    await onlooker.ready();
    assert.equal(await onlooker.viewer(), 'onlooker');
    assert.equal(
      await onlooker.page.locator('.piece .block:not(.up) .plate').count(),
      0,
      'no hidden face shows',
    );
    assert.equal(await onlooker.choices().count(), 0, 'an onlooker has no orders');
    await far.close();
  },

  async 'German, dark, phone, help and the position as text'({ url, problems }) {
    const phone = await openBrowser({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      hasTouch: true,
      colorScheme: 'dark',
      locale: 'de-DE',
    });
    const table = new TablePage(await phone.newPage(), problems);
    await table.start(url, 'alone');
    assert.equal(await table.page.locator('html').getAttribute('lang'), 'de');
    await table.page.getByRole('tab').nth(1).click();
    await table.page.locator('section.journal h2').waitFor();
    await table.shot('phone-dark-german');
    const wide = await table.page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 390, 'nothing sticks out sideways');
    await table.page.keyboard.press('t');
    await table.page.locator('dialog[open] li').first().waitFor();
    await table.shot('position');
    await phone.close();
  },
};
