import assert from 'node:assert/strict';
import { Player } from '../player.mjs';

const PACK = 'rossbach-1757';
const MOST_ORDERS = 1500;
const ENDING = /^(End|No more|Stop|Enough|Finish)/i;
const LIKED = /attack|fire|bombard|goes in|charge|rally|advance/i;

/** Moves a few units a phase, attacks what can be attacked, and ends the phase. */
class HexPlayer extends Player {
  glowing = '.stack [data-id][data-glow]';
  boardShare = 0.5;

  choose(texts) {
    const ending = texts.findIndex((text) => ENDING.test(text));
    const fights = texts.flatMap((text, index) =>
      index !== ending && LIKED.test(text) ? [index] : [],
    );
    this.lastEnded = ending >= 0 && this.given >= this.ordersATurn;
    if (this.lastEnded) return ending;
    if (fights.length > 0 && this.chance() < 0.8)
      return fights[Math.floor(this.chance() * fights.length)];
    const others = texts.flatMap((_, index) =>
      index === ending && texts.length > 1 ? [] : [index],
    );
    return others[Math.floor(this.chance() * others.length)];
  }
}

/** Lays a table of a scenario for one who plays both sides. */
async function lay(url, page, table, battle, scenario) {
  await page.goto(`${url}/`);
  const pack = await table.pack(battle);
  await pack.locator(`input[value=${scenario}]`).check();
  await pack.locator('.ways summary').click();
  await pack.locator('.ways input[value=alone]').check();
  await pack.locator('.ways .begin').click();
  await table.ready();
  await table.learned();
}

/** Gives orders for both sides until the second turn has begun. */
async function playTurn(page, table, player) {
  const second = async () => /Turn 2 began/.test(await page.locator('section.journal').innerText());
  let orders = 0;
  while (!(await second()) && orders < 400 && (await table.myTurn())) {
    await player.act(table);
    orders += 1;
  }
  assert.ok(await second(), 'the first turn has come to its end');
  console.log(`      ${orders} orders, ${player.clickedOnBoard} of them on the board`);
}

/** Plays a side against the ensign until the battle is over. */
async function playToTheEnd(page, table, player, halfway) {
  let orders = 0;
  while (orders < MOST_ORDERS && (await table.myTurn())) {
    await player.act(table);
    orders += 1;
    if (orders === 12) await table.shot(halfway);
  }
  assert.equal(await page.locator('dialog[open] .end').count(), 1, 'the battle came to its end');
  assert.ok(player.clickedOnBoard > 0, 'some orders were given on the board');
  console.log(`      ${orders} orders, ${player.clickedOnBoard} of them on the board`);
}

async function offered(url) {
  const packs = await (await fetch(`${url}/api/packs`)).json();
  return packs.some((pack) => pack.id === PACK);
}

export const hexFlows = {
  async 'hexes: the table of Rossbach'({ url, page, table }) {
    if (!(await offered(url))) return console.log(`      ${PACK} is not there`);
    await table.start(url, 'alone', PACK);
    await table.learned();
    assert.ok((await page.locator('.stack').count()) > 20, 'both armies stand on the map');
    assert.equal(await page.locator('.armies .track').count(), 2, 'each army has its track');
    await page.waitForTimeout(1500);
    await table.shot('rossbach');
    await page.locator('.window').focus();
    await page.keyboard.press('ArrowRight');
    assert.match(await page.locator('.frame .spoken').innerText(), /^\d{4}/);
    await page.locator('button.sight').click();
    await page.locator('.stack .body').last().click({ force: true });
    await page.locator('g.sight .lookout').waitFor({ state: 'attached' });
    await page.waitForFunction(
      () => (document.querySelector('g.sight .shade')?.getAttribute('d') ?? '').length > 0,
    );
    await table.shot('rossbach-sight');
    await page.keyboard.press('Escape');
    await page.keyboard.press('t');
    await page.locator('dialog[open] h3').first().waitFor();
    assert.ok(
      (await page.locator('dialog[open] h3').count()) > 20,
      'the position as text has every stack',
    );
  },

  async 'hexes: zones of control, and a map that stays where it lies'({ url, page, table }) {
    if (!(await offered(url))) return console.log(`      ${PACK} is not there`);
    await table.start(url, 'alone', PACK);
    assert.equal(await page.locator('.lesson').count(), 1);
    assert.doesNotMatch(
      await page.locator('.lesson').innerText(),
      /circle/,
      'the lesson is that of hexes',
    );
    await table.learned();
    await table.choices().first().waitFor();
    // If the dice hold a wing back, its leader is asked first; he lets it be.
    const asked = await table.choices().locator('.label').allInnerTexts();
    const lets = asked.findIndex((text) => /nobody else/.test(text));
    if (lets >= 0) {
      const [number, viewer] = [await table.number(), await table.viewer()];
      await table.choices().nth(lets).click();
      await table.changed(number, viewer);
    }
    await page.waitForFunction(() => document.querySelector('.stack [data-id^=u][data-glow]'));
    await page.locator('button.control').click();
    await page.locator('g.zones path.controls').waitFor({ state: 'attached' });
    assert.match(await page.locator('.key').innerText(), /Empire/);
    await page.locator('button.control').click();
    await page.waitForFunction(() => !document.querySelector('g.zones'));
    const horse = page
      .locator('.stack [data-id^=u][data-glow]')
      .filter({ has: page.locator('.side-prussia') })
      .first();
    const box = await horse.boundingBox();
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.locator('g.zones .border').waitFor({ state: 'attached' });
    assert.ok((await page.locator('.key li').count()) > 0, 'what the zones do to the unit is told');
    assert.match(await page.locator('.key li').first().innerText(), /§ 7\.5/);
    await table.shot('rossbach-zones');
    const lies = () =>
      page
        .locator('.surface')
        .evaluate((surface) => surface.style.transform.replace(/.*scale/, ''));
    const before = await lies();
    await table.give(0);
    assert.equal(await lies(), before, 'an order does not zoom the map');
  },

  async 'hexes: at Leuthen the edge where the Prussians come on is in sight'({ url, page, table }) {
    if (!(await offered(url))) return console.log(`      ${PACK} is not there`);
    await page.goto(`${url}/`);
    const pack = await table.pack('leuthen-1757');
    for (const one of await page.locator('.scenarios').all())
      assert.equal(
        await one.locator('input:checked').count(),
        1,
        'each battle has its scenario marked',
      );
    await pack.locator('input[value=main]').check();
    await pack.locator('.ways summary').click();
    await pack.locator('.ways input[value=alone]').check();
    await pack.locator('.ways .begin').click();
    await table.ready();
    await table.learned();
    await page.locator('.reach .hex').first().waitFor({ state: 'attached' });
    const board = await page.locator('.window').boundingBox();
    for (const hex of await page.locator('.reach .hex').all()) {
      const box = await hex.boundingBox();
      assert.ok(
        box.x + box.width > board.x &&
          box.x < board.x + board.width &&
          box.y < board.y + board.height,
        'every hex of entry can be clicked',
      );
    }
    const last = await page.locator('.choices li').last();
    assert.match(
      await last.getAttribute('class'),
      /closing/,
      'the order that ends the phase stays in sight',
    );
    await table.shot('leuthen-entry');
  },

  async 'hexes: a turn of Zorndorf, both sides'({ url, page, table }) {
    if (!(await offered(url))) return console.log(`      ${PACK} is not there`);
    await lay(url, page, table, 'zorndorf-1758', 'battle');
    assert.ok((await page.locator('.stack').count()) > 40, 'both armies stand on the map');
    assert.equal(await page.locator('.armies .track').count(), 2, 'each army has its track');
    await table.shot('zorndorf');
    await playTurn(page, table, new HexPlayer(1758, 10));
    await table.shot('zorndorf-turn-2');
  },

  async 'hexes: a turn of Torgau, where the Prussians come in'({ url, page, table }) {
    if (!(await offered(url))) return console.log(`      ${PACK} is not there`);
    await lay(url, page, table, 'torgau-1760', 'main');
    assert.match(await page.locator('.table').innerText(), /36 units off the map/);
    await table.shot('torgau');
    const player = new HexPlayer(1760, 10);
    await playTurn(page, table, player);
    await table.shot('torgau-turn-2');
  },

  async 'hexes: Rossbach against the ensign, to the end'({ url, page, table }) {
    if (!(await offered(url))) return console.log(`      ${PACK} is not there`);
    await table.startAgainst(url, 'prussia', 'ensign', PACK);
    await table.learned();
    await playToTheEnd(page, table, new HexPlayer(11, 14), 'rossbach-battle');
    await table.shot('rossbach-end');
  },

  async 'hexes: Zorndorf against the ensign, to the end'({ url, page, table }) {
    if (!(await offered(url))) return console.log(`      ${PACK} is not there`);
    await table.startAgainst(url, 'prussia', 'ensign', 'zorndorf-1758', 'battle');
    await table.learned();
    await playToTheEnd(page, table, new HexPlayer(25, 3), 'zorndorf-battle');
    await table.shot('zorndorf-end');
  },

  async 'hexes: Torgau against the ensign, to the end'({ url, page, table }) {
    if (!(await offered(url))) return console.log(`      ${PACK} is not there`);
    await table.startAgainst(url, 'austria', 'ensign', 'torgau-1760', 'battle');
    await table.learned();
    await playToTheEnd(page, table, new HexPlayer(3, 5), 'torgau-battle');
    await table.shot('torgau-end');
  },
};
