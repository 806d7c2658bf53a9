import assert from 'node:assert/strict';
import { Player } from '../player.mjs';

const PACK = 'napoleon-drill';
const MOST_ORDERS = 500;
const ENDING =
  /^(End|No more|Nobody else|Go no farther|Stay|Do not commit|Kein|Niemand|Nicht|Im Feld|Die Garde)|beenden$/i;
const LIKED =
  /^(Attack|Declare|Fire|Bombard|Charge|Sound|Fight|Halt|Diesen|Feuer)|advances|charges|fires|angreifen|bombardieren|attackieren|ausführen|feuert/i;

/** Commands a little, marches a little, attacks where it can. */
class DrillPlayer extends Player {
  glowing = '.stack [data-id][data-glow]';
  boardShare = 0.4;

  choose(texts) {
    const ending = texts.findIndex((text) => ENDING.test(text));
    this.lastEnded = ending >= 0 && this.given >= this.ordersATurn;
    if (this.lastEnded) return ending;
    const among = (fits) => texts.flatMap((text, index) => (fits(text, index) ? [index] : []));
    const fights = among((text, index) => index !== ending && LIKED.test(text));
    const others = among((_, index) => index !== ending || texts.length === 1);
    const from = fights.length > 0 && this.chance() < 0.8 ? fights : others;
    return from[Math.floor(this.chance() * from.length)];
  }
}

/** The middle of a piece, or of a hex of the map. */
async function middleOf(page, selector) {
  const box = await page.locator(selector).first().boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

const piece = (page, id) => middleOf(page, `.stack [data-id=${id}]`);

/** Gives the first listed order that reads like this. */
async function give(table, words) {
  const texts = await table.choices().locator('.label').allInnerTexts();
  const index = texts.findIndex((text) => words.test(text));
  assert.ok(index >= 0, `${words} is not among ${texts.join('; ')}`);
  await table.give(index);
}

/** Clicks, and waits until an order has come of it. */
async function order(table, clicked) {
  const [number, viewer] = [await table.number(), await table.viewer()];
  await clicked();
  await table.changed(number, viewer);
}

export const napoleonFlows = {
  async 'napoleon: a turn of the drill ground, clicked'({ url, page, table }) {
    await table.start(url, 'alone', PACK);
    await table.learned();
    const flags = page.locator('.stack [data-id^=f]');
    assert.ok((await flags.count()) > 6, 'the enemy is flags');
    assert.equal(
      await page.locator('.stack [data-id^=u] .side-allies').count(),
      0,
      'and nothing but flags',
    );
    assert.match(await flags.first().getAttribute('aria-label'), /hidden force/);
    assert.doesNotMatch(await flags.first().textContent(), /\d/, 'a flag has no figure');
    assert.match(await page.locator('.gauges').innerText(), /fair/, 'the weather is told');
    await table.shot('napoleon');
    // Before the first turn each side may send a force on its way.
    for (let side = 0; side < 2; side += 1) {
      await give(table, /No march order/);
      if (await table.covered()) await table.uncover();
    }
    await give(table, /End the reorganization/);

    // Napoleon puts Reille in command: both are clicked.
    await page.mouse.click(...(await piece(page, 'u0')));
    await page.waitForFunction(() => document.querySelectorAll('.reach .hex').length > 0);
    await order(table, async () => page.mouse.click(...(await piece(page, 'u2'))));
    assert.match(
      await page.locator('.stack [data-id=u5]').first().getAttribute('aria-label'),
      /in command/,
      'his corps has its orders',
    );
    await table.shot('napoleon-command');
    await give(table, /End the command/);

    // A stack marches: a unit, the hex, and that all go along.
    await page.mouse.click(...(await piece(page, 'u8')));
    await page.waitForFunction(() => document.querySelectorAll('.costs text').length > 10);
    await page.locator('g.zones .border').waitFor({ state: 'attached' });
    assert.match(await page.locator('.key li').first().innerText(), /§ 4\.31/);
    await table.shot('napoleon-march');
    await page.locator('.reach [data-id=h0605]').click({ force: true });
    await page.locator('.menu').waitFor();
    await order(table, () => page.locator('.menu button', { hasText: 'The stack' }).click());
    assert.equal(await page.locator('.stack[data-hex=h0605] .moved').count(), 2, 'both have moved');

    // The Guard has no orders, and the paragraph says so.
    await page.mouse.click(...(await piece(page, 'u19')));
    await page.locator('.decision .selected').waitFor();
    await page.mouse.click(...(await piece(page, 'f0509')));
    await page.locator('.refusal').waitFor();
    assert.match(await page.locator('.refusal').innerText(), /Out of command[^]*§ 6\.2/);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await give(table, /End this movement/);

    // In German the rest of the turn.
    await page.locator('button[lang=de], button:text-is("DE")').first().click();
    await page.waitForFunction(() => /Befehl|Initiative/.test(document.body.innerText));
    for (let orders = 0; orders < 30; orders += 1) {
      if (await table.covered()) await table.uncover();
      if (/Verbündete|Alliierte/.test(await page.locator('.decision').innerText())) break;
      await table.give((await table.choices().count()) - 1);
    }
    await table.shot('napoleon-german');
    assert.doesNotMatch(
      await page.locator('body').innerText(),
      /napoleon-|web-hex|formation-|piece-/,
      'everything has its words',
    );
    assert.ok(
      (await page.locator('.stack [data-id^=f] .side-france').count()) > 3,
      'now the French are flags',
    );
  },

  async 'napoleon: a turn of the drill ground against the ensign'({ url, page, table }) {
    await table.startAgainst(url, 'france', 'ensign', PACK);
    await table.learned();
    const player = new DrillPlayer(5, 6);
    let orders = 0;
    const second = async () => /turn 2/i.test(await page.locator('.gauges').innerText());
    while (orders < MOST_ORDERS && (await table.myTurn()) && !(await second())) {
      await player.act(table);
      orders += 1;
    }
    assert.ok(await second(), 'a turn was played');
    assert.ok(player.clickedOnBoard > 0, 'some orders were given on the board');
    console.log(`      ${orders} orders, ${player.clickedOnBoard} of them on the board`);
    await table.shot('napoleon-ensign');
  },

  async 'napoleon: the learning scenario in German against the ensign, to its end'({
    url,
    page,
    table,
  }) {
    await page.goto(`${url}/`);
    await page.locator('button[lang=de], button:text-is("DE")').first().click();
    const pack = await table.pack('quatre-bras-1815');
    await pack.locator('.scenarios input[value=gemioncourt]').check();
    await pack.locator('.computer [data-side=france]').click();
    await pack.locator('.computer [data-level=ensign]').click();
    await table.ready();
    await table.learned();
    await page.locator('button.command').click();
    await page.locator('g.zones path.commands').waitFor({ state: 'attached' });
    assert.match(await page.locator('.key').innerText(), /Anführer/);
    await table.shot('gemioncourt');
    await page.locator('button.command').click();
    const player = new DrillPlayer(11, 9);
    let orders = 0;
    while (orders < MOST_ORDERS && (await table.myTurn())) {
      await player.act(table);
      orders += 1;
    }
    assert.equal(await table.myTurn(), false, 'the battle came to its end');
    console.log(`      ${orders} orders, ${player.clickedOnBoard} of them on the board`);
    const end = await page.locator('dialog[open] .end').innerText();
    assert.match(end, /Punkte/);
    await table.shot('gemioncourt-end');
    assert.doesNotMatch(
      await page.locator('body').innerText(),
      /napoleon-|web-hex|formation-|piece-|level-/,
      'everything has its words',
    );
  },
};
