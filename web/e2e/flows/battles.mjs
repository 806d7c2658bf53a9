import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { openBrowser } from '../browser.mjs';
import { Player } from '../player.mjs';
import { TablePage } from '../table.mjs';

const MOST_ORDERS = 2500;

/** A picture of the first assault, when the preview or the leading pieces stand there. */
async function catchAssault(table, seen) {
  if (seen.assault || (await table.page.locator('.piece .pennant').count()) === 0) return;
  seen.assault = true;
  await table.shot('assault');
}

/** The last order taken back leaves the offers as they were. */
async function takeBack(table, player) {
  const before = await table.choices().allInnerTexts();
  const [number, viewer] = [await table.number(), await table.viewer()];
  await player.act(table);
  if ((await table.covered()) || (await table.viewer()) !== viewer) return false;
  const undo = table.page.locator('.decision .tools button');
  if ((await undo.count()) === 0 || !(await undo.isEnabled())) return false;
  const after = await table.number();
  assert.ok(after > number);
  await undo.click();
  await table.changed(after, viewer);
  assert.deepEqual(
    await table.choices().allInnerTexts(),
    before,
    'taking back restores what can be ordered',
  );
  return true;
}

/** Back and forth through the past with keys and buttons, then back to the present. */
async function stepThrough(page, key) {
  const bar = page.locator('section.replay[data-moment]');
  if (key) await page.keyboard.press(key);
  await bar.waitFor();
  assert.equal(await page.locator('.past').count(), 1, 'the past is marked as such');
  const index = async () => Number(await bar.getAttribute('data-index'));
  // A long history comes in parts.
  await page
    .waitForFunction(
      () => Number(document.querySelector('section.replay')?.getAttribute('data-count')) > 2,
      undefined,
      { timeout: 10_000 },
    )
    .catch(() => {});
  const count = Number(await bar.getAttribute('data-count'));
  // What the enemy did unseen is no moment: a turn may have had no more than
  // its beginning and its end.
  if (count < 4) {
    await page.keyboard.press('Escape');
    return null;
  }
  const start = await index();
  await page.keyboard.press('.');
  await page.keyboard.press('.');
  assert.equal(await index(), start + 2, 'two steps forward');
  await page.keyboard.press(',');
  assert.equal(await index(), start + 1, 'one step back');
  await bar.locator('.play').click();
  await page.waitForFunction(
    (from) => Number(document.querySelector('section.replay')?.getAttribute('data-index')) > from,
    start + 1,
  );
  // Where little of the past is there yet it has come to its end and stopped of itself.
  await bar.locator('.play').evaluate((button) => button.disabled || button.click());
  return bar;
}

/**
 * An onlooker sees a face only where it has been shown, so that the enemy of its side knows it too.
 */
async function checkOnlooker(onlooker, tables) {
  const known = new Map();
  for (const [side, table] of tables)
    known.set(
      side,
      new Set((await table.faces()).filter((face) => face.side !== side).map((face) => face.id)),
    );
  for (const { id, side } of await onlooker.faces()) {
    for (const [viewer, faces] of known)
      if (viewer !== side) assert.ok(faces.has(id), `an onlooker sees the hidden face of ${id}`);
  }
}

async function checkCover(table) {
  const told = await table.page.evaluate(async () => {
    const id = location.pathname.split('/')[2];
    const card = await fetch(`/api/battles/${id}`).then((answer) => answer.json());
    const cover = document.querySelector('.cover');
    return {
      asked: card.decision.side,
      classes: cover?.className,
      title: cover?.querySelector('h1')?.textContent,
      question: cover?.querySelector('p')?.textContent,
    };
  });
  assert.ok(
    told.classes?.includes(`side-${told.asked}`),
    'the cover is for the side that is asked',
  );
  assert.match(told.title ?? '', /Austria|France/, 'the cover names who is asked');
  assert.match(told.question ?? '', /\S+\?$/, 'the cover names what is asked');
  assert.equal(await table.page.locator('.piece').count(), 0, 'no piece shows behind the cover');
}

/** The account after the end: verdict, charts, tables, checks. */
async function checkEnd(table) {
  const { page } = table;
  const end = page.locator('dialog[open] .end');
  await end.locator('figure svg').nth(1).waitFor();
  assert.match(
    (await end.getAttribute('data-winner')) ?? '',
    /austria|france|none/,
    'the end names a winner',
  );
  console.log(
    `      ${await end.locator('.verdict').innerText()} / ${await page.locator('.clock').getAttribute('aria-label')}`.replaceAll(
      '\n',
      ' ',
    ),
  );
  await end.locator('[data-check=commitment].kept').waitFor();
  await end.locator('[data-check=record].kept').waitFor();
  await table.shot('end');
  await end.locator('.by-round summary').click();
  assert.ok(
    (await end.locator('.by-round tbody tr').count()) >= 10,
    'the chart can be read as a table',
  );
  assert.equal(await end.locator('.by-arm tbody tr').count(), 4, 'losses by arm and together');
}

async function checkRevealedReplay(table) {
  const { page } = table;
  await page.locator('dialog[open] .end .actions .primary').click();
  const bar = await stepThrough(page, null);
  assert.equal(
    await page.locator('.piece .block:not(:has(.plate))').count(),
    0,
    'after the end every piece is shown',
  );
  await bar.locator('input[type=range]').fill('60');
  await table.shot('replay-end');
  await page.keyboard.press('Escape');
  assert.equal(await bar.count(), 0);
}

/** The record goes out as a file and comes back in through the lobby. */
async function exportAndImport(url, table, problems) {
  const { page } = table;
  await page.locator('.decision .account').click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('dialog[open] .end a.button').click(),
  ]);
  const file = await download.path();
  const record = JSON.parse(await readFile(file, 'utf8'));
  assert.ok(Object.keys(record).length > 3, 'the record is whole');
  const other = await openBrowser();
  const guest = new TablePage(await other.newPage(), problems);
  await guest.page.goto(`${url}/`);
  await guest.page.locator('.import input').setInputFiles({
    name: 'record.json',
    mimeType: 'application/json',
    buffer: await readFile(file),
  });
  await guest.page.locator('dialog[open] .end[data-winner]').waitFor();
  await other.close();
}

export const battleFlows = {
  async 'whole battle: two at one screen'({ url, table, page, problems }) {
    await table.start(url, 'hotseat');
    await table.learned();
    await table.shot('set-up');
    const player = new Player(11);
    const seen = { covers: 0, undone: 0, orders: 0, replays: 0 };
    for (; seen.orders < MOST_ORDERS; seen.orders += 1) {
      if (await table.covered()) {
        if (seen.covers % 6 === 0) await checkCover(table);
        seen.covers += 1;
        await table.uncover();
      }
      if ((await page.locator('dialog[open] .end').count()) > 0) break;
      if (seen.orders === 40) await table.shot('movement');
      const bar =
        seen.orders > 60 && seen.orders % 5 === 0 && seen.replays === 0
          ? await stepThrough(page, 'r')
          : null;
      if (bar) {
        seen.replays += 1;
        for (let step = 0; step < 20 && (await bar.locator('.told p').count()) === 0; step += 1)
          await page.keyboard.press(step < 10 ? ',' : '.');
        assert.ok((await bar.locator('.told p').count()) > 0, 'the bar tells what happened');
        assert.equal(
          await page.locator('.journal li[aria-current]').count(),
          await bar.locator('.told p').count(),
          'the journal marks the same lines',
        );
        await table.shot('replay');
        await page.keyboard.press('e');
        await page.keyboard.press('Escape');
        assert.equal(await bar.count(), 0, 'back in the present');
        assert.ok((await table.choices().count()) > 0, 'and to the orders');
      }
      if (seen.orders % 12 === 5 && seen.undone < 4)
        seen.undone += Number(await takeBack(table, player));
      else if (!(await player.act(table))) break;
      await catchAssault(table, seen);
    }
    console.log(
      `      ${seen.orders} orders, ${player.clickedOnBoard} of them on the board, ${seen.covers} covers, ${seen.undone} taken back`,
    );
    assert.ok(seen.covers > 20, 'the screen was handed over again and again');
    assert.ok(seen.undone > 0, 'orders were taken back');
    assert.equal(seen.replays, 1, 'there were moments to step through');
    await checkEnd(table);
    await checkRevealedReplay(table);
    await exportAndImport(url, table, problems);
  },

  async 'whole battle: two browsers and an onlooker'({ url, table, page, problems }) {
    await table.start(url, 'two');
    const links = Object.values(
      await page.evaluate(() => JSON.parse(localStorage.getItem('grognard-links') ?? '{}')),
    ).at(-1);
    const mine = await table.viewer();
    const [, invitation] = Object.entries(links).find(
      ([viewer]) => viewer !== mine && viewer !== 'onlooker',
    );
    const [far, bench] = [
      await openBrowser(),
      await openBrowser({ viewport: { width: 1100, height: 760 } }),
    ];
    const guest = new TablePage(await far.newPage(), problems);
    await guest.page.goto(new URL(invitation, url).href);
    await Promise.all([guest.ready(), table.ready()]);
    const onlooker = new TablePage(await bench.newPage(), problems);
    await onlooker.page.goto(new URL(links.onlooker, url).href);
    await onlooker.ready();
    const tables = new Map([
      [await table.viewer(), table],
      [await guest.viewer(), guest],
    ]);
    const player = new Player(23);
    let orders = 0;
    for (; orders < MOST_ORDERS; orders += 1) {
      const decision = await page.evaluate(
        async (id) => (await fetch(`/api/battles/${id}`).then((answer) => answer.json())).decision,
        new URL(page.url()).pathname.split('/')[2],
      );
      if ('outcome' in decision) break;
      const active = tables.get(decision.side);
      await active.choices().first().waitFor();
      const number = await active.number();
      assert.ok(await player.act(active), 'the side that is asked has orders');
      const next = await active.number();
      assert.ok(next > number);
      // Each page counts what it can see; all of them hear of the same things.
      const heard = await active.heard();
      for (const other of [...tables.values(), onlooker])
        if (other !== active) await other.hears(heard);
      if (orders % 4 === 0) await checkOnlooker(onlooker, tables);
      if (orders === 30) await onlooker.shot('onlooker');
    }
    console.log(`      ${orders} orders, ${player.clickedOnBoard} of them on the board`);
    for (const one of [guest, onlooker])
      await one.page.locator('dialog[open] .end[data-winner] figure').first().waitFor();
    await checkEnd(table);
    await checkRevealedReplay(table);
    await Promise.all([far.close(), bench.close()]);
  },
};
