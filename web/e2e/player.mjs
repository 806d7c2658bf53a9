import { steadyNumbers } from './table.mjs';

/** What is liked among the listed orders, by the words on their buttons; the rest is chance. */
const LIKED = [/^Assault/, /^Bring in/, /^Go with/, /^Lead with/, /^Pursue/, /^Attack/];
const END_OF_TURN = /^End the turn/;

/**
 * Clicks orders as a hasty person does: a few each turn, attacks with pleasure, now and
 * then on the board itself.
 */
export class Player {
  constructor(seed, ordersATurn = 3) {
    this.numbers = steadyNumbers(seed);
    this.ordersATurn = ordersATurn;
    this.given = 0;
    this.clickedOnBoard = 0;
    this.boardShare = 0.15;
    this.glowing = '.window .piece[data-glow], .window .approach[data-glow]';
  }

  /** Between 0 and 1, the same in every run. */
  chance() {
    return (this.numbers.next().value % 10_000) / 10_000;
  }

  /** Gives one order; false when the page offers none. */
  async act(table) {
    const texts = await table.choices().locator('.label').allInnerTexts();
    if (texts.length === 0) return false;
    const [number, viewer] = [await table.number(), await table.viewer()];
    const ending = texts.findIndex((text) => END_OF_TURN.test(text));
    const onBoard =
      ending < 0 || this.given < this.ordersATurn
        ? this.chance() < this.boardShare && (await this.actOnBoard(table, number, viewer))
        : false;
    // What was clicked on the board may have been obeyed after all, only late. If not, the list may
    // be another one by now: it is read again.
    if (!onBoard && (await table.unchanged(number, viewer))) {
      const listed = await table.choices().locator('.label').allInnerTexts();
      if (listed.length === 0) return true;
      const last = listed.findIndex((text) => END_OF_TURN.test(text));
      await table.choices().nth(this.choose(listed, last)).click();
      await table.changed(number, viewer);
    }
    this.given = ending >= 0 && !onBoard && this.lastEnded ? 0 : this.given + 1;
    return true;
  }

  choose(texts, ending) {
    this.lastEnded = ending >= 0 && this.given >= this.ordersATurn;
    if (this.lastEnded) return ending;
    const liked = texts.flatMap((text, index) =>
      LIKED.some((pattern) => pattern.test(text)) ? [index] : [],
    );
    const among =
      liked.length > 0 && this.chance() < 0.7
        ? liked
        : texts.flatMap((_, index) => (index === ending && texts.length > 1 ? [] : [index]));
    return among[Math.floor(this.chance() * among.length)];
  }

  /**
   * Clicks something that glows, then its menu or where it can go. False when that led to no order.
   */
  async actOnBoard(table, number, viewer) {
    const { page } = table;
    const click = async (selector) => {
      const places = await page.evaluate((wanted) => {
        const middles = [...document.querySelectorAll(wanted)].map((element) => [
          element,
          element.getBoundingClientRect(),
        ]);
        return middles
          .map(([element, box]) => [element, box.left + box.width / 2, box.top + box.height / 2])
          .filter(
            ([element, x, y]) => document.elementFromPoint(x, y)?.closest('[data-id]') === element,
          )
          .map(([, x, y]) => [x, y]);
      }, selector);
      if (places.length === 0) return false;
      await page.mouse.click(...places[Math.floor(this.chance() * places.length)]);
      return true;
    };
    const settled = (past = null) =>
      page
        .waitForFunction(
          ([oldNumber, oldViewer, before]) => {
            const sheet = document.querySelector('.table');
            const fresh = sheet?.getAttribute('data-number');
            if (
              document.querySelector('.cover') ||
              (fresh &&
                (fresh !== String(oldNumber) || sheet.getAttribute('data-viewer') !== oldViewer))
            )
              return 'given';
            if (document.querySelector('.menu .choice:enabled')) return 'menu';
            if (
              before !== 'selected' &&
              document.querySelector('.decision .selected') &&
              document.querySelector('.window .target')
            )
              return 'selected';
            if (document.querySelector('.decision .idle, .refusal')) return 'nothing';
            return false;
          },
          [number, viewer, past],
          { timeout: 4000 },
        )
        .then(
          (handle) => handle.jsonValue(),
          () => 'nothing',
        );
    if (!(await click(this.glowing))) return false;
    let now = await settled();
    if (now === 'selected' && (await click('.window .target[data-glow]')))
      now = await settled('selected');
    if (now === 'menu') {
      await page.locator('.menu .choice').first().click();
      now = await settled();
    }
    if (now !== 'given') {
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      return false;
    }
    await table.changed(number, viewer);
    this.clickedOnBoard += 1;
    return true;
  }
}
