import assert from 'node:assert/strict';
import { openBrowser } from '../browser.mjs';
import { TablePage } from '../table.mjs';

/** The menu of the table, with who sits where. */
async function openMenu(page) {
  const menu = page.locator('details:has(.more)');
  if ((await menu.getAttribute('open')) === null) await menu.locator('summary').click();
  await menu.locator('.seat').first().waitFor();
  return menu;
}

/** What the menu says of a side's seat. */
async function seatText(page, side) {
  return (await page.locator(`.more .seat.side-${side}`).innerText()).replace(/\s+/g, ' ');
}

/** Waits until the menu says so of a side's seat. */
async function seatSays(page, side, pattern) {
  const said = (wanted) =>
    new RegExp(wanted[1]).test(
      document.querySelector(`.more .seat.side-${wanted[0]}`)?.textContent ?? '',
    );
  await page
    .waitForFunction(said, [side, pattern.source], { timeout: 10_000 })
    .catch(async () => assert.match(await seatText(page, side), pattern));
}

const linksOf = (page) =>
  page.evaluate(() =>
    Object.values(JSON.parse(localStorage.getItem('grognard-links') ?? '{}')).at(-1),
  );
/** A day and an hour, such as 18 Nov 2026, 02:40. */
const MOMENT = /\d{1,2}.*\d{4}.*\d{1,2}:\d{2}/;

export const seatFlows = {
  async 'seats: who sits where, a second browser is told to both, keys and invitations change'({
    url,
    page,
    table,
    problems,
  }) {
    await table.start(url, 'two');
    const mine = await table.viewer();
    const theirs = mine === 'austria' ? 'france' : 'austria';
    const first = (await linksOf(page))[theirs];
    await openMenu(page);
    assert.match(await seatText(page, mine), /This browser, here, since/);
    assert.match(await seatText(page, mine), MOMENT, 'since when is told');
    assert.match(await seatText(page, theirs), /free/);
    await table.shot('seats-waiting');

    // An invitation is withdrawn: anybody who has it is told why he is not let in.
    await page.getByRole('button', { name: 'Withdraw the invitation' }).click();
    await page.waitForFunction(
      () =>
        Object.values(JSON.parse(localStorage.getItem('grognard-links'))).at(-1)[
          document.querySelector('.table').dataset.viewer === 'austria' ? 'france' : 'austria'
        ] === '',
    );
    const late = await openBrowser();
    const latePage = await late.newPage();
    await latePage.goto(new URL(first, url).href);
    await latePage.locator('.connection', { hasText: /seat/i }).waitFor();
    await latePage.screenshot({
      path: new URL('../../shots/seats-withdrawn.png', import.meta.url).pathname,
    });
    await late.close();

    // It is issued again, and the seat taken by it.
    await openMenu(page);
    await page.getByRole('button', { name: 'New invitation' }).click();
    await page.waitForFunction(
      (side) =>
        Object.values(JSON.parse(localStorage.getItem('grognard-links'))).at(-1)[side] !== '',
      theirs,
    );
    const second = (await linksOf(page))[theirs];
    assert.notEqual(second, first);
    const far = await openBrowser();
    const guest = new TablePage(await far.newPage(), problems);
    await guest.page.goto(new URL(second, url).href);
    await Promise.all([guest.ready(), table.ready()]);
    await guest.learned();
    await openMenu(page);
    await seatSays(page, theirs, /Browser \d+, here, since/);
    assert.equal(
      await page.getByRole('button', { name: 'New invitation' }).count(),
      0,
      'a seat that is taken is not given away again',
    );

    // Somebody else has got the permanent link of the seat: both are told, and
    // the enemy sees two of them.
    const key = new URL(guest.page.url()).hash;
    assert.notEqual(key, new URL(second, url).hash, 'the invitation is used up');
    assert.equal(await guest.page.locator('button.connection').count(), 0, 'he sits alone');
    const spying = await openBrowser();
    const spy = new TablePage(await spying.newPage(), problems);
    await spy.page.goto(guest.page.url());
    await spy.ready();
    for (const one of [guest, spy])
      await one.page
        .locator('button.connection', { hasText: 'Another browser holds your seat' })
        .waitFor();
    await seatSays(page, theirs, /Browser \d+, here.*Browser \d+, here/);
    await guest.page.locator('button.connection').click();
    await seatSays(guest.page, theirs, /This browser, here.*Browser \d+, here/);
    await guest.shot('seats-shared');

    // He keeps the seat for himself: another key, and the other one is turned out and told why.
    await guest.page.getByRole('button', { name: 'New key for this seat' }).click();
    await spy.page
      .locator('.connection', { hasText: 'Another browser keeps this seat for itself' })
      .waitFor();
    assert.equal(
      await spy.page.locator('button.connection').count(),
      0,
      'it is no longer his seat that another browser holds',
    );
    assert.equal(
      await spy.page.locator('.decision .choice:enabled').count(),
      0,
      'whoever was turned out gives no orders',
    );
    await spy.shot('seats-turned-out');
    await guest.page.waitForFunction((old) => location.hash !== old, key);
    await guest.page.locator('button.connection').waitFor({ state: 'detached' });
    await seatSays(page, theirs, /Browser \d+, here/);
    assert.doesNotMatch(await seatText(page, theirs), /Browser \d+.*Browser \d+/);
    await spy.page.reload();
    await spy.page.locator('.connection', { hasText: /seat/i }).waitFor();
    assert.equal(await spy.page.locator('.piece').count(), 0, 'the old key opens nothing');
    await guest.page.reload();
    await guest.ready();
    assert.equal(await guest.viewer(), theirs, 'the new one does');

    // Onlookers go by a link of their own, which can be renewed.
    const bench = await openBrowser();
    const onlooker = new TablePage(await bench.newPage(), problems);
    await onlooker.page.goto(new URL((await linksOf(page)).onlooker, url).href);
    await onlooker.ready();
    await openMenu(page);
    await page.getByRole('button', { name: 'New onlookers’ link' }).click();
    await onlooker.page
      .locator('.connection', { hasText: 'Another browser keeps this seat' })
      .waitFor();
    await Promise.all([far.close(), spying.close(), bench.close()]);
  },
};
