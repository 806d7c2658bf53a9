import assert from 'node:assert/strict';
import { Player } from '../player.mjs';

const MOST_ORDERS = 1500;
/** Slow machines need not wait for the whole of it. */
const REFINING = 40_000;

/** Gives orders for one side until the battle is over; hurries the general now and then. */
async function playOn(table, player, most, seen = {}) {
  let orders = 0;
  for (; orders < most && (await table.myTurn()); orders += 1) {
    if (seen.replay === undefined && orders > 8 && (await enemyHasMoved(table))) {
      seen.replay = await lookBackAtEnemy(table);
    }
    if (!(await player.act(table))) break;
    if (seen.hurried === undefined && (await table.page.locator('.general .hurry').count()) > 0) {
      await table.shot('thinking');
      await table.page
        .locator('.general .hurry')
        .click({ timeout: 2000 })
        .catch(() => {});
      seen.hurried = true;
    }
  }
  return orders;
}

async function enemyHasMoved(table) {
  const mine = await table.viewer();
  return (await table.page.locator(`.journal .lines li:not(.side-${mine}):not(.turn)`).count()) > 2;
}

/** What the general did can be looked at like the turn of a person. */
async function lookBackAtEnemy(table) {
  const { page } = table;
  await page.keyboard.press('r');
  const bar = page.locator('section.replay[data-moment]');
  await bar.waitFor();
  const count = Number(await bar.getAttribute('data-count'));
  assert.ok(count > 1, 'the general’s turn has moments');
  let told = 0;
  for (let step = 0; step < Math.min(count, 12); step += 1) {
    await page.keyboard.press('.');
    told += await bar.locator('.told p').count();
  }
  assert.ok(told > 0, 'and they are told');
  assert.equal(await page.locator('.remark').count(), 0, 'but not why, before the end');
  await page.keyboard.press('Escape');
  return true;
}

/** The curve is there at once, is refined, and leads into the replay by mouse and by keys. */
async function checkCurve(table) {
  const { page } = table;
  const course = page.locator('dialog[open] .course');
  await course.locator('svg[role=slider]').waitFor({ timeout: 60_000 });
  assert.ok(
    (await course.locator('svg .line').getAttribute('d')).split('L').length > 5,
    'the curve has points',
  );
  await table.shot('curve-quick');
  const refined = await page
    .locator('dialog[open] .course[data-refined=true]')
    .waitFor({ timeout: REFINING })
    .then(
      () => true,
      () => false,
    );
  if (!refined)
    assert.ok(
      Number(await course.locator('progress').getAttribute('value')) > 0,
      'the estimate gets better while one waits',
    );
  console.log(`      the curve is ${refined ? 'refined' : 'still being refined'}`);
  await table.shot('curve');
  const chart = course.locator('svg[role=slider]');
  await chart.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  assert.match(
    await chart.getAttribute('aria-valuetext'),
    /\d+\s%/,
    'the keyboard reads the curve',
  );
  const number = Number(await chart.getAttribute('aria-valuenow'));
  await page.keyboard.press('Enter');
  const bar = page.locator('section.replay[data-moment]');
  await bar.waitFor();
  assert.equal(Number(await bar.getAttribute('data-moment')), number, 'Enter shows that position');
  const strip = bar.locator('svg[role=slider]');
  assert.equal(
    await strip.locator('.shown').count(),
    1,
    'the curve marks the position that is shown',
  );
  const box = await strip.boundingBox();
  await page.mouse.click(box.x + box.width * 0.5, box.y + box.height / 2);
  const middle = Number(await bar.getAttribute('data-moment'));
  assert.ok(middle < number && middle > 0, 'one click on the curve shows that position');
  await strip.focus();
  await page.keyboard.press('ArrowRight');
  assert.ok(Number(await bar.getAttribute('data-moment')) > middle, 'and arrows go on from there');
  return bar;
}

/** Remarks of the general move by move, and what the strongest would have done. */
async function checkThoughts(table, bar) {
  const { page } = table;
  for (let step = 0; step < 80 && (await page.locator('.remark').count()) === 0; step += 1)
    await page.keyboard.press('.');
  const remark = await page.locator('.remark').innerText();
  assert.match(remark, /\S/, 'a remark is shown');
  assert.doesNotMatch(remark, /general-/, 'in words');
  console.log(`      remark: ${remark.replaceAll('\n', ' ')}`);
  const asking = page.locator('.propose:enabled');
  for (let step = 0; step < 5 && (await asking.count()) === 0; step += 1)
    await page.keyboard.press(',');
  const number = Number(await bar.getAttribute('data-moment'));
  await page.locator('.propose').click();
  const proposal = page.locator(`.proposal[data-number="${number}"]`);
  await proposal.waitFor({ timeout: 60_000 });
  assert.ok((await proposal.locator('li').count()) > 0, 'the proposal names orders');
  console.log(`      proposal: ${(await proposal.innerText()).replaceAll('\n', ' ')}`);
  await table.shot('proposal');
  await page.keyboard.press('Escape');
}

export const generalFlows = {
  async 'generals: two clicks to a battle against the ensign'({ url, table, page }) {
    await table.startAgainst(url, 'austria', 'ensign');
    await table.learned();
    assert.equal(await table.viewer(), 'austria');
    assert.match(
      await page.locator('.gauges').innerText(),
      /Ensign/,
      'the general is named at his side',
    );
    const player = new Player(5, 2);
    const orders = await playOn(table, player, 14);
    assert.ok(orders > 8, 'both sides have moved');
    assert.equal(await page.locator('.cover').count(), 0, 'nothing is covered');
    await page.locator('.home').click();
    await page.locator('.seats', { hasText: 'Ensign' }).first().waitFor();
    await table.shot('lobby');
  },

  async 'generals: one takes over and is dismissed'({ url, table, page }) {
    await table.startAgainst(url, 'austria', 'ensign');
    await table.learned();
    await table.myTurn();
    const number = await table.number();
    await page.locator('.bar summary').click();
    await table.shot('command');
    await page.locator('.command [data-level=ensign]').click();
    await page.locator('.general.side-austria .take-back').waitFor();
    await table.reaches(number + 2);
    assert.equal(await table.choices().count(), 0, 'the general gives the orders');
    await table.shot('handed-over');
    await page.locator('.general.side-austria .take-back').click();
    await page.locator('.general.side-austria').waitFor({ state: 'detached' });
    assert.ok(await table.myTurn(), 'the player commands again');
    const mine = await table.number();
    await new Player(3).act(table);
    assert.ok((await table.number()) > mine, 'and orders');
  },

  async 'generals: two of them are watched'({ url, table, page }) {
    await table.start(url, 'watch');
    await table.learned();
    await table.reaches(12);
    assert.equal(await page.locator('.cover').count(), 0);
    assert.equal(await table.choices().count(), 0, 'there is nothing to order');
    const viewer = await table.viewer();
    await page.locator('.bar summary').click();
    await page.locator('.more .view[aria-pressed=false]').click();
    await page.waitForFunction(
      (old) => (document.querySelector('.table')?.getAttribute('data-viewer') ?? old) !== old,
      viewer,
    );
    await table.shot('watching');
  },

  async 'generals: a whole battle against the colonel'({ url, table, page }) {
    await table.startAgainst(url, 'france', 'colonel');
    await table.learned();
    const player = new Player(31);
    const seen = {};
    const began = Date.now();
    const orders = await playOn(table, player, MOST_ORDERS, seen);
    await page.locator('dialog[open] .end').waitFor();
    console.log(
      `      ${orders} orders, ${player.clickedOnBoard} of them on the board, ${Math.round((Date.now() - began) / 1000)} s; ${(await page.locator('.verdict').innerText()).replaceAll('\n', ' ')}`,
    );
    assert.ok(seen.replay, 'the general’s turn was looked at again');
    const bar = await checkCurve(table);
    await checkThoughts(table, bar);
    await page.locator('.decision .account').click();
    await page.locator('dialog[open] .course').waitFor();
  },
};
