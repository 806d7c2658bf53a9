import assert from 'node:assert/strict';
import { openBrowser } from '../browser.mjs';
import { boardAtRest, differingPixels } from '../images.mjs';
import { TablePage } from '../table.mjs';

const HEXES = 'rossbach-1757';
const ELEMENTS = 'matthews-hill-1861';
/** Two small armies within a march of each other. */
const DRILL = 'drill-1757';
/** A fight is on offer as soon as its first movement has ended. */
const MANOEUVRES = 'manoeuvres-1863';
const SIZES = {
  desktop: { viewport: { width: 1366, height: 768 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true },
};

/** Remembers at which scale the first letters of the board were laid out. */
function watchLetters() {
  new MutationObserver((_, watcher) => {
    if (!document.querySelector('.surface text')) return;
    window.lettersLaidAt = document.querySelector('.surface').style.transform;
    watcher.disconnect();
  }).observe(document, { subtree: true, childList: true });
}

/** How much of the picture is writing. */
async function writtenPixels(page, picture) {
  const hidden = await page.addStyleTag({ content: '.surface text { visibility: hidden }' });
  const without = await boardAtRest(page);
  await hidden.evaluate((style) => style.remove());
  return differingPixels(page, picture, without);
}

/** If the dice hold a wing back, its leader is asked first; he lets it be. */
async function letBe(table) {
  await table.choices().first().waitFor();
  const lets = (await table.choices().locator('.label').allInnerTexts()).findIndex((text) =>
    /nobody else/.test(text),
  );
  if (lets >= 0) await table.give(lets);
}

/** Something of the map that glows and lies at its own middle, with that middle. */
async function glowing(page, selector) {
  return page.evaluate((wanted) => {
    const board = document.querySelector('.window').getBoundingClientRect();
    return [...document.querySelectorAll(wanted)]
      .map((element) => [element.getAttribute('data-id'), element.getBoundingClientRect()])
      .map(([id, box]) => ({ id, x: box.left + box.width / 2, y: box.top + box.height / 2 }))
      .filter(({ x, y }) => x > board.left && x < board.right && y > board.top && y < board.bottom);
  }, selector);
}

/**
 * Units close with the enemy until he can be attacked; the hexes that glow
 * then, with their middles.
 */
async function closeWithEnemy(table) {
  const { page } = table;
  const labels = () => table.choices().locator('.label').allInnerTexts();
  for (let orders = 0; orders < 60; orders += 1) {
    await table.choices().first().waitFor();
    if ((await labels()).some((text) => /^Attack hex/.test(text)))
      return glowing(page, '[data-id^=h][data-glow]');
    const units = await page.evaluate(() => [
      ...new Set(
        [...document.querySelectorAll('.stack [data-id^=u][data-glow]')].map((unit) =>
          unit.getAttribute('data-id'),
        ),
      ),
    ]);
    let closed = false;
    for (const unit of units) {
      await page.locator(`.stack [data-id=${unit}]`).first().dispatchEvent('click');
      const way = table.choices().filter({ hasText: 'Close with the enemy' }).first();
      closed = await way.waitFor({ timeout: 700 }).then(
        () => true,
        () => false,
      );
      if (closed) {
        const [number, viewer] = [await table.number(), await table.viewer()];
        await way.click();
        await table.changed(number, viewer);
        break;
      }
      await page.keyboard.press('Escape');
    }
    // Nobody else can: the phase ends.
    if (!closed) await table.give((await labels()).length - 1);
  }
  return [];
}

/**
 * A battle is opened, and opened again by a reload: the same picture, with as much
 * writing, laid out at its scale.
 */
async function sameAfterReload(url, table, battle) {
  const { page } = table;
  await table.start(url, 'alone', battle);
  await table.learned();
  const before = await boardAtRest(page);
  const written = await writtenPixels(page, before);
  assert.ok(written > 300, `${battle}: there is lettering to lose, ${written} pixels`);
  await page.reload();
  await table.ready();
  const after = await boardAtRest(page);
  assert.ok(
    (await differingPixels(page, before, after)) < 60,
    `${battle}: the picture is the same after a reload`,
  );
  assert.ok(
    (await writtenPixels(page, after)) > written * 0.9,
    `${battle}: the lettering is there after a reload`,
  );
  const scale = (transform) => Number(/scale\(([\d.e-]+)\)/.exec(transform)[1]);
  const [laid, shown] = await page.evaluate(() => [
    window.lettersLaidAt,
    document.querySelector('.surface').style.transform,
  ]);
  assert.equal(
    scale(laid),
    scale(shown),
    `${battle}: letters are laid out at the scale they are shown at`,
  );
}

export const pointingFlows = {
  async 'reload: the map shows the same, with all its lettering'({ url, page, table }) {
    await page.addInitScript(watchLetters);
    for (const battle of ['marengo-1800', HEXES, ELEMENTS])
      await sameAfterReload(url, table, battle);
  },

  async 'reload: so it does on the dense screen of a phone'({ url, problems }) {
    const browser = await openBrowser({ ...SIZES.phone, deviceScaleFactor: 3 });
    try {
      const page = await browser.newPage();
      await page.addInitScript(watchLetters);
      await sameAfterReload(url, new TablePage(page, problems), 'marengo-1800');
    } finally {
      await browser.close();
    }
  },

  async 'ground: it is seen before its image is ready, and when there is none'({
    url,
    page,
    table,
  }) {
    await page.addInitScript(() => {
      const { toBlob } = HTMLCanvasElement.prototype;
      HTMLCanvasElement.prototype.toBlob = function held(done, ...rest) {
        window.encode = (fails) => (fails ? done(null) : toBlob.call(this, done, ...rest));
      };
    });
    const drawn = () =>
      page.waitForFunction(
        () => window.encode && document.querySelector('.ground canvas')?.checkVisibility(),
      );
    await table.start(url, 'alone', ELEMENTS);
    await table.learned();
    await drawn();
    const before = await page.locator('.window').screenshot();
    await page.evaluate(() => window.encode(false));
    const after = await boardAtRest(page);
    assert.equal(await page.locator('.ground canvas').count(), 0, 'the image takes its place');
    await page.addStyleTag({ content: '.ground img { visibility: hidden }' });
    const bare = await boardAtRest(page);
    const [rough, all] = [
      await differingPixels(page, before, after),
      await differingPixels(page, bare, after),
    ];
    assert.ok(rough < all / 4, `the canvas shows what the image does: ${rough}, bare ${all}`);
    await page.reload();
    await table.ready();
    await drawn();
    await page.evaluate(() => window.encode(true));
    assert.equal(await page.locator('.ground canvas').count(), 1, 'without an image it stays');
  },

  async 'odds: what they belong to stays under the pointer'({ url, page, table }) {
    // So low a window that the list has no room to give away.
    await page.setViewportSize({ width: 1366, height: 560 });
    await table.start(url, 'alone', MANOEUVRES);
    await table.learned();
    // The end of the movement stands last.
    await table.give((await table.choices().count()) - 1);
    const fight = table.choices().first();
    await page.waitForFunction(() =>
      /fights/.test(document.querySelector('.decision .choice')?.textContent ?? ''),
    );
    const place = await fight.boundingBox();
    const [x, y] = [place.x + place.width - 12, place.y + place.height - 6];
    const under = () =>
      page.evaluate(
        (at) =>
          document.elementFromPoint(...at)?.closest('.choice') ===
          document.querySelector('.decision .choice'),
        [x, y],
      );
    await page.mouse.move(x, y);
    await page.locator('.preview .outcome').first().waitFor();
    assert.deepEqual(await fight.boundingBox(), place, 'the odds do not move the button');
    assert.ok(await under(), 'the button is still under the pointer');
    assert.ok(await page.locator('.preview .outcome').last().isVisible(), 'the odds stay too');
    await table.shot('odds');
    // To the odds and back: they stay where they are, and so does the button.
    const odds = await page.locator('.preview').boundingBox();
    assert.ok(
      odds.x >= place.x + place.width || odds.x + odds.width <= place.x,
      'the odds stand beside the list',
    );
    await page.mouse.move(odds.x + 20, odds.y + 20);
    await page.waitForTimeout(400);
    assert.equal(await page.locator('.preview').count(), 1, 'the odds can be pointed at');
    await page.mouse.move(x, y);
    await page.waitForTimeout(400);
    assert.deepEqual(await fight.boundingBox(), place, 'nothing has moved when the hover ended');
    assert.ok(await under());
    const [number, viewer] = [await table.number(), await table.viewer()];
    await page.mouse.click(x, y);
    await table.changed(number, viewer);
    assert.match(
      await page.locator('.journal .lines').innerText(),
      /Rifles 5 .*Rifles 1/,
      'the order that was pointed at is the one given',
    );
  },

  async 'odds: in the menu on the board they stand beside it, and what is pointed at is given'({
    url,
    page,
    table,
  }) {
    await table.start(url, 'alone', DRILL);
    await table.learned();
    const targets = await closeWithEnemy(table);
    assert.ok(targets.length > 0, 'somebody can be attacked');
    const [{ id, x, y }] = targets;
    await page.mouse.click(x, y);
    const menu = page.locator('.menu');
    await menu.locator('.choice').first().waitFor();
    const inside = (box) =>
      box.x >= 0 &&
      box.y >= 0 &&
      box.x + box.width <= page.viewportSize().width &&
      box.y + box.height <= page.viewportSize().height;
    const [listed, first] = [await menu.boundingBox(), menu.locator('.choice').first()];
    const place = await first.boundingBox();
    const at = [place.x + place.width - 10, place.y + place.height / 2];
    await page.mouse.move(...at);
    const odds = page.locator('.forecast .preview');
    await odds.locator('.outcome').first().waitFor();
    assert.match(await odds.innerText(), /\d+-\d+/, 'the odds are named');
    const box = await page.locator('.forecast').boundingBox();
    assert.ok(
      box.x >= listed.x + listed.width ||
        box.x + box.width <= listed.x ||
        box.y >= listed.y + listed.height ||
        box.y + box.height <= listed.y,
      'they cover nothing of the menu',
    );
    assert.ok(inside(box) && inside(listed), 'both are wholly in sight');
    await table.shot('odds-menu');
    await page.mouse.move(box.x + 20, box.y + 20);
    await page.waitForTimeout(400);
    assert.equal(await odds.count(), 1, 'the odds can be pointed at');
    await page.mouse.move(...at);
    await page.waitForTimeout(400);
    assert.deepEqual(
      [await menu.boundingBox(), await first.boundingBox()],
      [listed, place],
      'nothing has moved for them',
    );
    const [number, viewer, lines] = [
      await table.number(),
      await table.viewer(),
      await table.journalLength(),
    ];
    await page.mouse.click(...at);
    await table.changed(number, viewer);
    assert.equal(await page.locator('.menu, .forecast').count(), 0, 'menu and odds are put away');
    assert.ok((await table.journalLength()) > lines);
    assert.match(
      await page.locator('.journal .lines').innerText(),
      new RegExp(id.slice(1)),
      'the hex that was pointed at is attacked',
    );
  },

  async 'areas: whatever glows takes every click on it'({ url, page, table }) {
    await table.start(url, 'alone');
    await table.learned();
    // Pieces come in until one of them can go on.
    for (let orders = 0; orders < 40; orders += 1) {
      const texts = await table.choices().locator('.label').allInnerTexts();
      const onward = texts.findIndex((text) => /^Bring in/.test(text));
      await table.give(onward >= 0 ? onward : texts.length - 1);
      const [piece] = await glowing(page, '.piece[data-glow]');
      if (!piece) continue;
      await page.locator(`.piece[data-id=${piece.id}]`).dispatchEvent('click');
      if (
        await page
          .locator('polygon.area.target')
          .first()
          .waitFor({ timeout: 1500 })
          .then(
            () => true,
            () => false,
          )
      )
        break;
      await page.keyboard.press('Escape');
    }
    const areas = await page.evaluate(() => {
      const board = document.querySelector('.window').getBoundingClientRect();
      return [...document.querySelectorAll('polygon.area[data-glow]')].map((area) => {
        const box = area.getBoundingClientRect();
        const points = [];
        for (let x = box.left + 2; x < box.right; x += 5) {
          for (let y = box.top + 2; y < box.bottom; y += 5) {
            if (x <= board.left || x >= board.right || y <= board.top || y >= board.bottom)
              continue;
            const at = new DOMPoint(x, y).matrixTransform(area.getScreenCTM().inverse());
            if (!area.isPointInFill(at)) continue;
            const top = document.elementFromPoint(x, y)?.closest('[data-id], .zoom');
            points.push({
              x,
              y,
              dark: top !== null && !top.matches('[data-glow], .zoom, .piece'),
              rim:
                top === area &&
                document
                  .elementsFromPoint(x, y)
                  .some((one) => one.matches('.approach:not([data-glow])')),
            });
          }
        }
        return { id: area.getAttribute('data-id'), points };
      });
    });
    assert.ok(
      areas.some(({ points }) => points.length > 40),
      'an area glows that is large enough to try',
    );
    for (const { id, points } of areas)
      assert.equal(
        points.filter((point) => point.dark).length,
        0,
        `nothing dark covers ${id}, of ${points.length} points`,
      );
    // Its rim, where approaches lie, is the area too.
    const rim = areas.flatMap(({ points }) => points).find((point) => point.rim);
    const [number, viewer] = [await table.number(), await table.viewer()];
    await page.mouse.click(rim.x, rim.y);
    await page.waitForFunction(
      ([old, seat]) =>
        document.querySelector('.menu, .cover, .refusal') ||
        document.querySelector('.table').getAttribute('data-number') !== String(old) ||
        document.querySelector('.table').getAttribute('data-viewer') !== seat,
      [number, viewer],
    );
    assert.equal(await page.locator('.refusal').count(), 0, 'the click is obeyed');
  },

  async 'focus: what the keyboard goes to comes into sight, and the map is not shifted'({
    url,
    page,
    table,
  }) {
    await table.start(url, 'alone', HEXES);
    await table.learned();
    await letBe(table);
    await page.locator('.stack [data-glow]').first().waitFor({ state: 'attached' });
    await page.locator('.window').focus();
    for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('+');
    // Until pieces lie beyond the right edge.
    for (let presses = 0; presses < 12; presses += 1) await page.keyboard.press('Shift+ArrowLeft');
    const shifted = await page.evaluate(async () => {
      const board = document.querySelector('.window');
      const { right } = board.getBoundingClientRect();
      const pieces = [...document.querySelectorAll('.stack [data-glow]')].filter(
        (piece) => piece.getBoundingClientRect().left > right,
      );
      const found = [];
      for (const piece of pieces) {
        piece.focus();
        await new Promise(requestAnimationFrame);
        found.push(board.scrollLeft);
      }
      return found;
    });
    assert.ok(shifted.length > 0, 'there are pieces out of sight to go to');
    assert.equal(
      Math.max(...shifted),
      0,
      'a piece that gets the focus does not shift the map under the pointer',
    );
    const [board, piece] = [
      await page.locator('.window').boundingBox(),
      await page.locator('.piece:focus').boundingBox(),
    ];
    assert.ok(
      piece.x > board.x && piece.x + piece.width < board.x + board.width,
      'it is brought into sight',
    );
  },

  async 'cards: nothing that can be clicked lies under them'({ url, problems }) {
    for (const [size, options] of Object.entries(SIZES)) {
      for (const battle of [HEXES, ELEMENTS]) {
        const browser = await openBrowser(options);
        const page = await browser.newPage();
        const table = new TablePage(page, problems);
        await table.start(url, 'alone', battle);
        await table.learned();
        if (battle === HEXES) await letBe(table);
        const own =
          battle === HEXES ? '.stack [data-id^=u][data-glow]' : '.bases .piece[data-glow]';
        await page.locator(own).first().waitFor({ state: 'attached' });
        const where = await glowing(page, own);
        const press = ({ x, y }) =>
          options.hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);
        for (const one of where) {
          await press(one);
          if (battle === HEXES && options.hasTouch) {
            const fanned = page.locator('.fan .piece[data-glow]').first();
            if (
              await fanned.waitFor({ timeout: 700 }).then(
                () => true,
                () => false,
              )
            )
              await press(middle(await fanned.boundingBox()));
          }
          if (
            await page
              .locator('.docket .card')
              .waitFor({ timeout: 1500 })
              .then(
                () => true,
                () => false,
              )
          )
            break;
        }
        if (battle === HEXES) await page.locator('.docket .key li').first().waitFor();
        const [board, number] = [await page.locator('.window').boundingBox(), await table.number()];
        for (const note of ['.docket .card', ...(battle === HEXES ? ['.docket .key'] : [])]) {
          const box = await page.locator(note).boundingBox();
          assert.ok(box.width > 60 && box.height > 20, `${battle}, ${size}: ${note} is shown`);
          const apart =
            box.x >= board.x + board.width - 1 ||
            box.x + box.width <= board.x + 1 ||
            box.y >= board.y + board.height - 1 ||
            box.y + box.height <= board.y + 1;
          assert.ok(apart, `${battle}, ${size}: ${note} lies beside the map`);
          // A press on it orders nothing and leaves what is selected.
          await press(middle(box));
        }
        assert.ok(
          await table.unchanged(number, await table.viewer()),
          `${battle}, ${size}: a press on a card is no order`,
        );
        assert.equal(
          await page.locator('.docket .card').count(),
          1,
          `${battle}, ${size}: the card stays`,
        );
        await table.shot(`card-${battle}-${size}`);
        await browser.close();
      }
    }
  },
};

function middle(box) {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
