import assert from 'node:assert/strict';
import { openBrowser } from '../browser.mjs';
import { TablePage } from '../table.mjs';

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

/** Names and roles as a screen reader gets them. */
async function readAloud(page) {
  const line = await page.context().newCDPSession(page);
  const { nodes } = await line.send('Accessibility.getFullAXTree');
  await line.detach();
  return nodes
    .filter((node) => !node.ignored)
    .map((node) => ({ role: node.role?.value, name: node.name?.value ?? '' }));
}

export const accessFlows = {
  async 'speed: usable soon after loading'({ url, table, page }) {
    await table.start(url, 'alone');
    await page.addInitScript(() => {
      const look = () => {
        if (
          !document.querySelector('.table[data-number] .choice:enabled') ||
          !document.querySelector('.window [data-glow]')
        )
          return requestAnimationFrame(look);
        requestAnimationFrame(() => setTimeout(() => performance.mark('usable')));
      };
      requestAnimationFrame(look);
    });
    const times = [];
    for (let load = 0; load < 3; load += 1) {
      await page.reload();
      await page.waitForFunction(() => performance.getEntriesByName('usable').length > 0);
      times.push(
        await page.evaluate(() => Math.round(performance.getEntriesByName('usable')[0].startTime)),
      );
    }
    console.log(`      usable after ${times.join(', ')} ms`);
  },

  async 'screen reader: everything has a name, moves are told'({ url, table, page }) {
    await table.start(url, 'alone');
    await table.learned();
    const said = await readAloud(page);
    const nameless = said.filter(
      (node) =>
        ['button', 'link', 'combobox', 'slider', 'image', 'dialog', 'textbox'].includes(
          node.role,
        ) && node.name.trim() === '',
    );
    assert.deepEqual(nameless, [], 'nothing that can be used is without a name');
    assert.ok(
      said.some(
        (node) => /Austria|France/.test(node.name) && /infantry|cavalry|hidden/.test(node.name),
      ),
      'pieces are described',
    );
    assert.ok(
      said.some((node) => node.role === 'application' && node.name !== ''),
      'the map has a name',
    );
    await page.locator('.window').focus();
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? '',
    );
    assert.ok(focused.length > 5, 'Tab goes through what can be done');
    const [number, viewer] = [await table.number(), await table.viewer()];
    await page.locator('.decision h2').click();
    await page.keyboard.press('1');
    await table.changed(number, viewer);
    assert.ok(
      (await page.locator('.journal .spoken[aria-live=polite]').count()) === 1,
      'news is spoken',
    );
  },

  async 'links can be copied, standing answers left'({ url, table, page, browser }) {
    await browser.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: url });
    await table.start(url, 'alone');
    await table.learned();
    await page.locator('.bar summary').click();
    await page.locator('.more .links button').first().click();
    assert.match(
      await page.evaluate(() => navigator.clipboard.readText()),
      /\/table\/.+#.+/,
      'the link is in the clipboard',
    );
    await page.locator('.more .ask:not(.lesson-again)').first().click();
    const dialog = page.locator('dialog[open]');
    const question = dialog.locator('fieldset').first();
    await question.locator('input').nth(1).check();
    await page.locator('.bar .standing').waitFor({ state: 'attached' });
    await table.shot('standing');
    await page.keyboard.press('Escape');
    await page.reload();
    await page.locator('.bar .standing').click();
    assert.ok(
      await page.locator('dialog[open] fieldset').first().locator('input').nth(1).isChecked(),
      'the answer is still there',
    );
    await page.locator('dialog[open] .inner > button').click();
    await page.locator('.bar .standing').waitFor({ state: 'detached' });
  },

  async 'touch: two fingers zoom, one taps'({ url, problems }) {
    const phone = await openBrowser(PHONE);
    const table = new TablePage(await phone.newPage(), problems);
    const { page } = table;
    await table.start(url, 'alone');
    await table.learned();
    const scale = () =>
      page
        .locator('.surface')
        .evaluate((surface) => new DOMMatrix(getComputedStyle(surface).transform).a);
    const before = await scale();
    const line = await phone.newCDPSession(page);
    const box = await page.locator('.window').boundingBox();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const fingers = (apart) => [
      { x: x - apart, y, id: 0 },
      { x: x + apart, y, id: 1 },
    ];
    await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(30) });
    for (let apart = 40; apart <= 90; apart += 10)
      await line.send('Input.dispatchTouchEvent', {
        type: 'touchMove',
        touchPoints: fingers(apart),
      });
    await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    assert.ok((await scale()) > before * 1.5, 'two fingers zoom');
    const [number, viewer] = [await table.number(), await table.viewer()];
    await table.choices().first().tap();
    await table.changed(number, viewer);
    await table.shot('phone');
    await phone.close();
  },

  async dark({ url, problems }) {
    const night = await openBrowser({ colorScheme: 'dark' });
    const table = new TablePage(await night.newPage(), problems);
    await table.start(url, 'alone');
    await table.learned();
    await table.shot('dark');
    await night.close();
  },
};
