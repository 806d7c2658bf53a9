import { Player } from './player.mjs';

const LIKED = /closes with|shoots at|is to shoot|joins in|^Fire|shoots back|fights|helps/;
const ONWARD = /^Advance|^Take .*,|elements: Advance/;
const ENDING = /^End the movement|^Halt/;
const MOST_TRIED = 6;

/**
 * Goes forward in groups, closes and shoots where it can; now and then it drags
 * an element over the table.
 */
export class TablePlayer extends Player {
  constructor(seed, ordersATurn) {
    super(seed, ordersATurn);
    this.boardShare = 0.3;
  }

  choose(texts) {
    const ending = texts.findIndex((text) => ENDING.test(text));
    if (
      /^End/.test(texts[ending] ?? '') &&
      (this.given >= this.ordersATurn || texts.length === 1)
    ) {
      // The next bound begins with the next order.
      this.given = -1;
      return ending;
    }
    const among = (pattern) => texts.flatMap((text, index) => (pattern.test(text) ? [index] : []));
    for (const [pattern, eager] of [
      [LIKED, 0.95],
      [ONWARD, 0.75],
    ]) {
      const found = among(pattern);
      if (found.length > 0 && this.chance() < eager)
        return found[Math.floor(this.chance() * found.length)];
    }
    if (ending >= 0 && /^Halt/.test(texts[ending]) && this.chance() < 0.5) return ending;
    const others = texts.flatMap((_, index) =>
      index === ending && texts.length > 1 ? [] : [index],
    );
    return others[Math.floor(this.chance() * others.length)];
  }

  /** Drags one of the own elements ahead: the first of some that has room there. */
  async actOnBoard(table, number, viewer) {
    const { page } = table;
    if (
      (await table
        .choices()
        .filter({ hasText: /^\d*\s*Take/ })
        .count()) === 0
    )
      return false;
    const own = await page
      .locator(`.bases .piece[data-glow]`)
      .evaluateAll((all) => all.map((piece) => piece.getAttribute('data-id')));
    const from = Math.floor(this.chance() * own.length);
    for (const [step, id] of [...own.slice(from), ...own.slice(0, from)]
      .slice(0, MOST_TRIED)
      .entries()) {
      const [x, y] = await middleOf(page, id);
      await drag(page, [x, y], [x, y + (step % 2 === 0 ? 18 : 8)]);
      await judged(page);
      const allowed = (await page.locator('.ghosts.allowed').count()) > 0;
      await page.mouse.up();
      if (allowed) {
        await table.changed(number, viewer);
        this.clickedOnBoard += 1;
        return true;
      }
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
    }
    return false;
  }
}

export async function middleOf(page, id) {
  const box = await page.locator(`.bases .piece[data-id=${id}]`).boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** Takes hold and leads on, without letting go. */
export async function drag(page, [x, y], to) {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move((x + to[0]) / 2, (y + to[1]) / 2, { steps: 3 });
  await page.mouse.move(...to, { steps: 3 });
}

/** The server has said what it thinks of the place. */
export async function judged(page) {
  await page.locator('.ghosts:is(.allowed, .refused, .unsure)').waitFor({ state: 'attached' });
}
