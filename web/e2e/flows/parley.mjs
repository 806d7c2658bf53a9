import assert from 'node:assert/strict';
import { openBrowser } from '../browser.mjs';
import { TablePage } from '../table.mjs';

/** The menu with the ways to end a battle. */
async function endings(page) {
  const menu = page.locator('details:has(.more)');
  if ((await menu.getAttribute('open')) === null) await menu.locator('summary').click();
  const section = menu.locator('.ending');
  await section.waitFor();
  return section;
}

/** Asks for an end, and says once more that it is meant. */
async function ends(page, way) {
  const section = await endings(page);
  await section.locator(`.step.${way}`).click();
  await section.locator('.yes').click();
}

const linksOf = (page) =>
  page.evaluate(() =>
    Object.values(JSON.parse(localStorage.getItem('grognard-links') ?? '{}')).at(-1),
  );

export const parleyFlows = {
  async 'parley: a draw is offered, declined and offered again, and the account opens'({
    url,
    page,
    table,
    problems,
  }) {
    await table.start(url, 'two');
    const mine = await table.viewer();
    const theirs = mine === 'austria' ? 'france' : 'austria';
    const far = await openBrowser();
    const farPage = await far.newPage();
    const farTable = new TablePage(farPage, problems);
    await farPage.goto(new URL((await linksOf(page))[theirs], url).href);
    await farTable.ready();
    await table.ready();
    assert.equal(await page.locator('.ask-hint').count(), 0, 'between two people no hints');

    // Asked once whether one is sure; then it can still be left.
    const section = await endings(page);
    await section.locator('.step.resign').click();
    assert.match(await section.locator('[role=alert]').innerText(), /other side wins/);
    await table.shot('parley-sure');
    await section.locator('.no').click();
    assert.equal(await section.locator('[role=alert]').count(), 0);
    await page.keyboard.press('Escape');

    await ends(page, 'draw');
    await page.locator(`.parley.side-${mine} .withdraw`).waitFor();
    const offer = farPage.locator(`.parley.side-${mine}`);
    await offer.waitFor();
    await farTable.shot('parley-offered');
    await offer.locator('.decline').click();
    await page.locator('.parley').waitFor({ state: 'detached' });
    await page.locator('.journal .lines li', { hasText: 'fights on' }).waitFor();
    const again = await endings(page);
    assert.ok(await again.locator('.step.draw').isDisabled(), 'once a turn');
    await page.keyboard.press('Escape');

    await ends(farPage, 'draw');
    await page.locator('.parley .accept').click();
    for (const one of [page, farPage]) {
      await one.locator('dialog[open] .end[data-winner=none]').waitFor();
      assert.match(await one.locator('dialog[open] .verdict').innerText(), /draw/i);
    }
    await table.shot('parley-draw');
    await farPage.goto(`${url}/`);
    await farPage.locator('.battles, .lobby, main').first().waitFor();
    await far.close();
  },

  async 'parley: against a general the marshal is asked, followed and counted, then one gives up'({
    url,
    table,
    page,
  }) {
    await table.startAgainst(url, 'austria', 'ensign');
    await table.learned();
    await table.myTurn();
    const number = await table.number();
    await page.keyboard.press('a');
    const hint = page.locator('.hint[data-orders]');
    await hint.waitFor({ timeout: 60_000 });
    assert.equal(await table.number(), number + 1, 'it stands in the record');
    assert.match(await hint.locator('li').first().innerText(), /\S/);
    assert.doesNotMatch(await hint.innerText(), /general-|marengo-/, 'in words');
    assert.ok((await page.locator('.window [data-hinted], .window .hinted').count()) > 0, 'shown');
    await page.locator('.journal .lines li', { hasText: 'what the marshal would do' }).waitFor();
    await table.shot('hint');
    await hint.locator('.follow').click();
    await table.reaches(number + 2);
    assert.equal(await hint.count(), 0, 'the advice was for that moment');
    // A general answers at once, whatever it says.
    await ends(page, 'draw');
    await page
      .locator('.journal .lines li', { hasText: /fights on|agrees/ })
      .first()
      .waitFor();
    if ((await page.locator('dialog[open] .end').count()) === 0) await ends(page, 'resign');
    await page.locator('dialog[open] .end').waitFor();
    assert.equal(await page.locator('dialog[open] [data-hints]').getAttribute('data-hints'), '1');
    await table.shot('hint-account');
    await page.locator('dialog[open] .again').click();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await table.ready();
    assert.equal(await table.number(), 0, 'another battle');
  },
};
