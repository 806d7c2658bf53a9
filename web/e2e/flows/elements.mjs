import assert from 'node:assert/strict';
import { openBrowser } from '../browser.mjs';
import { TablePage } from '../table.mjs';
import { drag, judged, middleOf, TablePlayer } from '../table-player.mjs';

const PACK = 'matthews-hill-1861';
const FIELD = 'open-field-1861';
/**
 * Made up for these flows: whatever a hand can do with elements can be done in its first
 * bound, whatever the die says.
 */
const MANOEUVRES = 'manoeuvres-1863';
const MOST_ORDERS = 900;
/** Raw ids stand where a message is missing, braces where a message lacks its arguments. */
async function checkWords(page) {
  const text = await page.locator('body').innerText();
  const raw = text.match(
    /(?:^|\s)(?:elements|web|side|pack|place|label|command|option)-[a-z]+(?:-[a-z]+)*|\{\s?\$\w+\s?\}/g,
  );
  assert.deepEqual(raw, null, 'every message is there');
}

async function offered(url, id = PACK) {
  const packs = await (await fetch(`${url}/api/packs`)).json();
  return packs.some((pack) => pack.id === id);
}

/** Gives the first order whose words fit. */
async function choose(table, pattern) {
  await table
    .choices()
    .locator('.label')
    .filter({ hasText: pattern })
    .first()
    .waitFor({ timeout: 10_000 })
    .catch(() => {});
  const texts = await table.choices().locator('.label').allInnerTexts();
  const index = texts.findIndex((text) => pattern.test(text));
  assert.ok(index >= 0, `${pattern} is among: ${texts.slice(0, 12).join(' / ')}`);
  await table.give(index);
  if (!(await table.covered())) await table.choices().first().waitFor();
}

/**
 * A point of the table on the screen: shares of its width from the west, of
 * its depth from the north.
 */
async function pointOf(page, east, south) {
  const [x, y, scale, width, height] = await page.locator('.window .printed').evaluate((sheet) => {
    const box = sheet.getBoundingClientRect();
    return [
      box.x,
      box.y,
      box.width / sheet.width.baseVal.value,
      sheet.width.baseVal.value,
      sheet.height.baseVal.value,
    ];
  });
  const [margin, foot] = [64, 112];
  return [
    x + (margin + east * (width - 2 * margin)) * scale,
    y + (margin + south * (height - 2 * margin - foot)) * scale,
  ];
}

async function middleOfHandle(page, name) {
  const box = await page.locator(`[data-handle=${name}]`).boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Leads something that is held to a place and lets go: it is allowed there, and done. */
async function carry(table, from, to) {
  const [number, viewer] = [await table.number(), await table.viewer()];
  await drag(table.page, from, to);
  await table.page.locator('.ghosts.allowed').waitFor({ state: 'attached' });
  await table.page.mouse.up();
  await table.changed(number, viewer);
}

/** Takes back what was done with the last gesture, and puts down what is picked. */
async function takeBack(table) {
  const [number, viewer] = [await table.number(), await table.viewer()];
  await table.page.keyboard.press('Backspace');
  await table.changed(number, viewer);
  for (let presses = 0; presses < 2; presses += 1) await table.page.keyboard.press('Escape');
}

/** How an element stands: its place and its turn on the sheet. */
async function standsAt(page, id) {
  const transform = await page
    .locator(`.bases .piece[data-id=${id}]`)
    .evaluate((piece) => piece.style.transform);
  const [x, y, turn] = transform.match(/-?[\d.]+/g).map(Number);
  return { x, y, turn };
}

/** How many bases of each side are on the table. */
async function basesOf(page) {
  const named = await page
    .locator('.bases .piece')
    .evaluateAll((all) => all.map((piece) => piece.getAttribute('aria-label')));
  return {
    union: named.filter((name) => name.startsWith('Union')).length,
    confederacy: named.filter((name) => name.startsWith('Confederacy')).length,
  };
}

export const elementsFlows = {
  async 'table: wheeling, turning, marching, breaking off, dismounting'({ url, page, table }) {
    await table.start(url, 'alone', MANOEUVRES);
    await table.learned();
    // A group wheels by the knob at its end.
    const before = [await standsAt(page, 'e0'), await standsAt(page, 'e3')];
    await page.mouse.dblclick(...(await middleOf(page, 'e1')));
    const [x, y] = await middleOfHandle(page, 'wheel-left');
    await carry(table, [x, y], [x + 8, y - 44]);
    const after = [await standsAt(page, 'e0'), await standsAt(page, 'e3')];
    assert.ok(after[0].turn > 5 && after[0].turn === after[1].turn, 'all have wheeled alike');
    assert.ok(before[0].y - after[0].y > before[1].y - after[1].y, 'the left end came forward');
    await table.shot('manoeuvres-wheel');
    await takeBack(table);
    // One element turns by its knob.
    await page.mouse.click(...(await middleOf(page, 'e7')));
    const knob = await middleOfHandle(page, 'turn');
    await carry(table, knob, [knob[0] + 60, knob[1] + 30]);
    assert.ok((await standsAt(page, 'e7')).turn > 60, 'it looks to the east');
    await takeBack(table);
    // A column marches along the road: farther than it could go beside it.
    await page.mouse.dblclick(...(await middleOf(page, 'e5')));
    const start = await standsAt(page, 'e5');
    await choose(table, /^2 elements: March 400/);
    assert.equal(start.y - (await standsAt(page, 'e5')).y, 200, '400 paces to the north');
    await table.shot('manoeuvres-march');
    await takeBack(table);
    // Who is in contact cannot go where he likes; he breaks off, dragged or from the list.
    const engaged = await middleOf(page, 'e4');
    await drag(page, engaged, [engaged[0] + 60, engaged[1] + 60]);
    await page.locator('.ghosts.refused').waitFor({ state: 'attached' });
    assert.ok((await page.locator('.reason .mark').count()) > 0, 'with the rule');
    await table.shot('manoeuvres-held');
    await page.mouse.up();
    await page.locator('.refusal').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.click(...(await middleOf(page, 'e4')));
    await table.choices().filter({ hasText: 'Break off' }).waitFor();
    const place = await page.locator('.places .place').first().boundingBox();
    const far = (await standsAt(page, 'e4')).y;
    await carry(table, engaged, [engaged[0], place.y + place.height / 2]);
    assert.equal((await standsAt(page, 'e4')).y - far, 100, '200 paces straight back');
    assert.match(await page.locator('.journal').innerText(), /Breaking off/);
    await table.shot('manoeuvres-broken-off');
    await takeBack(table);
    // Cavalry dismounts: another arm, on a smaller base.
    await page.mouse.click(...(await middleOf(page, 'e8')));
    await choose(table, /^Dismount/);
    assert.match(
      await page.locator('.bases .piece[data-id=e8]').getAttribute('aria-label'),
      /Dismounted/,
    );
    await checkWords(page);
    await table.shot('manoeuvres-dismounted');
  },

  async 'table: two at one screen deploy behind the screen'({ url, page, table }) {
    await page.goto(url);
    const { links } = await page.evaluate(async (pack) => {
      const body = JSON.stringify({
        pack,
        seating: 'hotseat',
        options: { 'set-up': 'by-hand', hidden: true },
      });
      return (
        await fetch('/api/battles', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        })
      ).json();
    }, MANOEUVRES);
    await page.goto(`${url}${links.confederacy}`);
    await table.ready();
    await table.learned();
    for (const side of ['confederacy', 'union']) {
      if (await table.covered()) await table.uncover();
      assert.equal(await table.viewer(), side);
      await choose(table, /^Camp/);
    }
    assert.ok(await table.covered(), 'nobody sees the other deploy');
    await table.uncover();
    await choose(table, /computer/);
    assert.deepEqual(
      await basesOf(page),
      { union: 1, confederacy: 14 },
      'the defender stands, before his own eyes',
    );
    await choose(table, /stands/);
    assert.ok(await table.covered());
    assert.equal(await page.locator('.piece').count(), 0);
    await table.uncover();
    assert.equal(await table.viewer(), 'union');
    assert.deepEqual(await basesOf(page), { union: 1, confederacy: 1 }, 'only the camps show');
    assert.doesNotMatch(
      await page.locator('.journal').innerText(),
      /Confederacy places (?!.*[Cc]amp)/,
      'the journal tells of no place',
    );
    await page.keyboard.press('t');
    await page.locator('dialog[open] li').first().waitFor();
    assert.doesNotMatch(
      await page.locator('dialog[open]').innerText(),
      /Confederacy: Rifles[^\n]*paces/,
      'nor does the position as text',
    );
    await page.keyboard.press('Escape');
    await table.shot('hidden-deployment');
    await choose(table, /computer/);
    await choose(table, /stands/);
    if (await table.covered()) await table.uncover();
    assert.deepEqual(await basesOf(page), { union: 14, confederacy: 14 }, 'the screen is lifted');
    await checkWords(page);
  },

  async 'table: a river and a road are traced on the map'({ url, page, table }) {
    if (!(await offered(url, FIELD))) return console.log(`      ${FIELD} is not there`);
    await table.start(url, 'alone', FIELD);
    await table.learned();
    for (const words of [/computer/, /computer/, /Farmland/]) await choose(table, words);
    const click = async (east, south) => page.mouse.click(...(await pointOf(page, east, south)));
    await page.locator('.pieces [data-piece=river]').click();
    await click(0.35, 0.01);
    await click(0.4, 0.5);
    await page.mouse.move(...(await pointOf(page, 0.995, 0.5)), { steps: 3 });
    await page.locator('.laid.line.refused').waitFor({ state: 'attached' });
    assert.match(
      await page.locator('.frame .hint').innerText(),
      /Rivers and roads/,
      'the rule that forbids it',
    );
    const number = await table.number();
    await click(0.995, 0.5);
    await page.locator('.refusal').waitFor();
    assert.equal(await table.number(), number, 'nothing was laid');
    await page.mouse.move(...(await pointOf(page, 0.37, 0.995)), { steps: 3 });
    await page.locator('.laid.line.allowed').waitFor({ state: 'attached' });
    await checkWords(page);
    await table.shot('open-field-river');
    await click(0.37, 0.995);
    await table.changed(number, await table.viewer());
    // The road by keys alone; Escape takes a point back first.
    const laid = await table.number();
    await page.locator('.pieces [data-piece=road]').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    assert.match(await page.locator('.frame .hint').innerText(), /begin/, 'back at the start');
    for (const key of ['Space', ...Array(30).fill('Shift+ArrowUp')]) await page.keyboard.press(key);
    await page.locator('.laid.line.allowed').waitFor({ state: 'attached' });
    await page.keyboard.press('Enter');
    await table.changed(laid, await table.viewer());
    assert.match(await page.locator('.journal').innerText(), /lays: river[^]*lays: road/);
    await table.shot('open-field-lines');
  },

  async 'table: dragging on Matthews Hill, legal and not, with ruler and keys'({
    url,
    page,
    table,
  }) {
    if (!(await offered(url))) return console.log(`      ${PACK} is not there`);
    await table.startAgainst(url, 'union', 'ensign', PACK);
    await table.learned();
    await table.myTurn();
    assert.equal(
      await page.locator('.bases .piece').count(),
      28,
      'two armies of twelve, commanders and camps',
    );
    await page.waitForTimeout(1500);
    await table.shot('matthews-hill');
    await checkWords(page);
    const infantry = await middleOf(page, 'e7');
    await drag(page, infantry, [infantry[0], infantry[1] + 230]);
    await judged(page);
    assert.equal(await page.locator('.ghosts.refused').count(), 1, 'too far');
    assert.match(
      await page.locator('.reason').innerText(),
      /paces; 200 are left/,
      'it says how far, how far at most',
    );
    assert.match(await page.locator('.reason').innerText(), /Distances/, 'and by which rule');
    assert.match(
      await page
        .locator('.stick')
        .innerText()
        .catch(() => page.locator('.stick').textContent()),
      /\d+ \/ 200/,
      'the stick measures',
    );
    await table.shot('matthews-hill-refused');
    const number = await table.number();
    await page.mouse.up();
    await page.locator('.refusal').waitFor();
    assert.equal(await table.number(), number, 'nothing was ordered');
    await page.keyboard.press('Escape');
    await drag(page, infantry, [infantry[0], infantry[1] + 30]);
    await judged(page);
    assert.equal(await page.locator('.ghosts.allowed').count(), 1, 'a place within the move');
    await table.shot('matthews-hill-allowed');
    await page.mouse.up();
    await table.changed(number, 'union');
    const [, after] = await middleOf(page, 'e7');
    assert.ok(after > infantry[1] + 15, 'it stands farther on');
    assert.match(await page.locator('.journal').innerText(), /Rifles 8/, 'the journal tells of it');
    const moved = await table.number();
    await page.keyboard.press('Backspace');
    await table.changed(moved, 'union');
    // The ruler, by hand and by key.
    await page.locator('.tools button').first().click();
    await page.mouse.move(infantry[0], infantry[1]);
    await page.mouse.down();
    await page.mouse.move(infantry[0], infantry[1] + 150, { steps: 4 });
    await page.mouse.up();
    assert.match(
      (await page.locator('.stick').textContent()) ?? '',
      /^\s*\d{3}/,
      'the ruler tells paces',
    );
    assert.equal(await table.viewer(), 'union');
    await table.shot('matthews-hill-ruler');
    await page.keyboard.press('Escape');
    await page.locator('.window').focus();
    await page.keyboard.press('n');
    await page.keyboard.press('ArrowUp');
    await judged(page);
    await page.keyboard.press('Escape');
    assert.equal(await page.locator('.ghosts').count(), 0, 'put back');
    await page.keyboard.press('Escape');
    await page.keyboard.press('t');
    await page.locator('dialog[open] li').first().waitFor();
    assert.match(
      await page.locator('dialog[open]').innerText(),
      /Rifles 8/,
      'the position as text names the elements',
    );
    await checkWords(page);
  },

  async 'table: an open field by hand, German, dark, on a phone'({ url, problems }) {
    if (!(await offered(url, FIELD))) return console.log(`      ${FIELD} is not there`);
    const phone = await openBrowser({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      hasTouch: true,
      colorScheme: 'dark',
      locale: 'de-DE',
    });
    const table = new TablePage(await phone.newPage(), problems);
    const { page } = table;
    await table.start(url, 'alone', FIELD);
    await table.learned();
    await checkWords(page);
    const give = async (pattern) => {
      const texts = await table.choices().locator('.label').allInnerTexts();
      const index = texts.findIndex((text) => pattern.test(text));
      assert.ok(index >= 0, `${pattern} is among: ${texts.slice(0, 12).join(' / ')}`);
      const [number, viewer] = [await table.number(), await table.viewer()];
      await table.choices().nth(index).click();
      await table.changed(number, viewer);
      await table.choices().first().waitFor();
    };
    await give(/Reiterei/);
    assert.match(
      await page.locator('.demands caption').first().textContent(),
      /Gewählt: 1 von \d+/,
      'the list says how much is there',
    );
    assert.ok((await page.locator('.demands .wanting').count()) > 0, 'and what it still demands');
    await give(/Computer/);
    await give(/Computer/);
    await give(/Ackerland|Farmland|Kulturland/).catch(() => table.give(0));
    await table.choices().first().waitFor();
    await checkWords(page);
    // A wood is laid by hand, beyond the edge in vain.
    const wood = page.locator('.pieces [data-piece=wood]').first();
    await wood.scrollIntoViewIfNeeded();
    const [chip, board] = [
      await wood.boundingBox(),
      await page.locator('.window .printed').boundingBox(),
    ];
    const laid = await table.number();
    await drag(
      page,
      [chip.x + chip.width / 2, chip.y + chip.height / 2],
      [board.x + 12, board.y + board.height * 0.3],
    );
    await page.locator('.laid.refused').waitFor({ state: 'attached' });
    await page.mouse.move(board.x + board.width * 0.4, board.y + board.height * 0.3, { steps: 3 });
    await page.locator('.laid.allowed').waitFor({ state: 'attached' });
    await table.shot('open-field-terrain');
    await page.mouse.up();
    await table.changed(laid, await table.viewer());
    await give(/^Legen: /);
    await give(/Computer/);
    await give(/kante/i);
    await give(/Lager/);
    await give(/Lager/);
    await checkWords(page);
    await table.shot('open-field-deployment');
    // One element is set down by hand in its zone.
    const waits = page.locator('.tray [data-waiting]');
    const [count, number] = [await waits.count(), await table.number()];
    const [base, zone] = [
      await waits.first().boundingBox(),
      await page.locator('.zone.open').boundingBox(),
    ];
    await drag(
      page,
      [base.x + base.width / 2, base.y + base.height / 2],
      [zone.x + zone.width / 2, zone.y + zone.height / 2],
    );
    await judged(page);
    await page.mouse.up();
    await table.changed(number, await table.viewer());
    assert.equal(await waits.count(), count - 1, 'it stands on the table');
    await give(/Computer/);
    await give(/steht/).catch(() => {});
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 390, 'nothing sticks out sideways');
    await phone.close();
  },

  async 'table: Matthews Hill against the ensign, to the end'({ url, page, table }) {
    if (!(await offered(url))) return console.log(`      ${PACK} is not there`);
    await table.startAgainst(url, 'union', 'ensign', PACK);
    await table.learned();
    const player = new TablePlayer(11, 9);
    const seen = { orders: 0, shot: false, fight: false };
    while (seen.orders < MOST_ORDERS && (await table.myTurn())) {
      for (const [kind, pattern] of [
        ['shot', /shoots at|is to shoot/],
        ['fight', / fights /],
      ]) {
        if (seen[kind]) continue;
        const order = table.choices().filter({ hasText: pattern }).first();
        if ((await order.count()) === 0) continue;
        await order.hover();
        const there = await page
          .locator('.preview .total')
          .nth(1)
          .waitFor({ timeout: 1200 })
          .then(
            () => true,
            () => false,
          );
        if (!there) continue;
        seen[kind] = true;
        assert.ok(
          (await page.locator('.preview .outcome').count()) > 1,
          'the chances of each result',
        );
        assert.ok((await page.locator('.preview .mark').count()) > 0, 'factors are cited');
        await table.shot(`matthews-hill-${kind}`);
        await checkWords(page);
      }
      await player.act(table);
      seen.orders += 1;
      if (seen.orders % 60 === 0) await checkWords(page);
    }
    assert.equal(await page.locator('dialog[open] .end').count(), 1, 'the battle came to its end');
    assert.ok(player.clickedOnBoard > 0, 'some orders were given on the board');
    // Dice decide whether anybody comes to blows; shots there always are.
    assert.ok(seen.shot, 'a shot was foretold');
    console.log(
      `      ${seen.orders} orders, ${player.clickedOnBoard} of them on the board; ${seen.fight ? 'a fight foretold' : 'nobody came to blows'}; ${(await page.locator('dialog[open] .end .verdict').innerText()).replaceAll('\n', ' ')}`,
    );
    await table.shot('matthews-hill-end');
    assert.equal(
      await page.locator('dialog[open] .luck figure').count(),
      2,
      'the dice of both sides are counted',
    );
    await checkWords(page);
  },
};
