import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe-core finds fault with, one line each. */
async function faults(page) {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'],
      // A counter’s figures, and the hours of the time line, are read out in words.
      rules: { 'label-content-name-mismatch': { enabled: false } },
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.slice(0, 4).map(({ target, failureSummary }) => {
        const why = (failureSummary ?? '').split('\n')[1] ?? '';
        return `${id}: ${target.join(' ')} ${why.trim()}`;
      }),
    );
  });
}

const BATTLES = ['marengo-1800', 'drill-1757', 'napoleon-drill', 'drill-1861'];

export const axeFlows = {
  async 'axe: the lobby'({ url, page }) {
    await page.goto(`${url}/`);
    await page.locator('.pack').first().waitFor();
    assert.deepEqual(await faults(page), []);
    await page.locator('.pack > summary').first().click();
    assert.deepEqual(await faults(page), [], 'with a battle opened');
  },

  async 'axe: a table of every system, its help and its lesson'({ url, table, page }) {
    for (const battle of BATTLES) {
      await table.start(url, 'alone', battle);
      assert.deepEqual(await faults(page), [], `${battle} with its lesson`);
      await table.learned();
      await table.choices().first().waitFor();
      await table.give(0);
      assert.deepEqual(await faults(page), [], `${battle} after an order`);
    }
    await page.keyboard.press('?');
    await page.locator('dialog[open]').waitFor();
    for (const tab of await page.locator('dialog[open] [role=tab]').all()) {
      await tab.click();
      assert.deepEqual(await faults(page), [], `help, ${await tab.innerText()}`);
    }
  },

  async 'axe: in the dark'({ url, table, page }) {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${url}/`);
    await page.locator('.pack').first().waitFor();
    assert.deepEqual(await faults(page), []);
    await table.start(url, 'alone', 'drill-1757');
    assert.deepEqual(await faults(page), []);
  },
};
