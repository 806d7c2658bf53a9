import assert from 'node:assert/strict';

/**
 * What a player does at the table, for the tests. Everything waits on order
 * numbers, nothing on time.
 */
export class TablePage {
  constructor(page, problems) {
    this.page = page;
    page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') problems.push(`console: ${message.text()}`);
    });
  }

  /** A battle of the lobby, with all that can be chosen. */
  async pack(battle) {
    const pack = this.page.locator(`.pack[data-pack=${battle}]`);
    await pack.waitFor();
    if ((await pack.getAttribute('open')) === null) await pack.locator('> summary').click();
    return pack;
  }

  /** Lays a table by one of the other ways to play. */
  async start(url, seating, battle = 'marengo-1800') {
    await this.page.goto(`${url}/`);
    const pack = await this.pack(battle);
    const ways = pack.locator('.ways');
    if ((await ways.getAttribute('open')) === null) await ways.locator('summary').click();
    await ways.locator(`input[value=${seating}]`).check();
    await ways.locator('.begin').click();
    if (seating === 'two') await this.page.locator('.waiting').waitFor();
    else await this.ready();
  }

  /** Three clicks from the lobby: the battle, the side, then the general to play against. */
  async startAgainst(url, side, level, battle = 'marengo-1800', scenario = null) {
    await this.page.goto(`${url}/`);
    const pack = await this.pack(battle);
    if (scenario) await pack.locator(`input[value=${scenario}]`).check();
    const computer = pack.locator('.computer');
    await computer.locator(`[data-side=${side}]`).click();
    await computer.locator(`[data-level=${level}]`).click();
    await this.ready();
  }

  /** Waits until this page may give an order; false when the battle is over. */
  async myTurn() {
    await this.page.waitForFunction(
      () =>
        document.querySelector('.decision .choice:enabled') ??
        document.querySelector('dialog[open] .end'),
      undefined,
      { timeout: 120_000 },
    );
    return (await this.page.locator('dialog[open] .end').count()) === 0;
  }

  /** Puts the lesson of a first visit away. */
  async learned() {
    const lesson = this.page.locator('.lesson');
    await lesson.waitFor();
    // On a phone it is folded to one line.
    if ((await lesson.locator('.plain').count()) === 0) await lesson.locator('.fold').click();
    await this.page.locator('.lesson .plain').click();
    assert.equal(await this.page.locator('.lesson').count(), 0);
  }

  /** The board is drawn and a state has come. */
  async ready() {
    await this.page
      .locator('.table[data-number] :is(.locales, .stacks, .bases)')
      .waitFor({ state: 'attached' });
  }

  async number() {
    return Number(await this.page.locator('.table').getAttribute('data-number'));
  }

  async viewer() {
    return this.page.locator('.table').getAttribute('data-viewer');
  }

  /**
   * Waits until the state is another than the one with this number and viewer,
   * or the screen is covered.
   */
  async changed(number, viewer) {
    await this.page.waitForFunction(
      ([oldNumber, oldViewer]) => {
        if (document.querySelector('.cover')) return true;
        const table = document.querySelector('.table');
        const fresh = table?.getAttribute('data-number');
        return (
          fresh != null &&
          table.getAttribute('data-busy') !== 'true' &&
          (fresh !== String(oldNumber) || table.getAttribute('data-viewer') !== oldViewer)
        );
      },
      [number, viewer],
    );
  }

  /** True if nothing has been ordered since; waits until what was sent has been answered. */
  async unchanged(number, viewer) {
    await this.page.waitForFunction(
      () =>
        document.querySelector('.cover') ||
        document.querySelector('.table')?.getAttribute('data-busy') !== 'true',
    );
    return (
      !(await this.covered()) &&
      (await this.number()) === number &&
      (await this.viewer()) === viewer
    );
  }

  /** Waits until this page shows the state with that number or a later one. */
  async reaches(number) {
    await this.page.waitForFunction(
      (wanted) => Number(document.querySelector('.table')?.getAttribute('data-number')) >= wanted,
      number,
    );
  }

  /** How many lines of the story this page has heard. */
  async heard() {
    return Number(await this.page.locator('.table').getAttribute('data-heard'));
  }

  /** Waits until this page has heard so many lines of the story. */
  async hears(lines) {
    await this.page.waitForFunction(
      (wanted) => Number(document.querySelector('.table')?.getAttribute('data-heard')) >= wanted,
      lines,
    );
  }

  async covered() {
    return (await this.page.locator('.cover').count()) > 0;
  }

  async uncover() {
    await this.page.locator('.cover button').click();
    await this.ready();
  }

  choices() {
    return this.page.locator('.decision .choice');
  }

  /** Gives one of the listed orders; false when there is none. */
  async give(index) {
    if (await this.covered()) await this.uncover();
    const count = await this.choices().count();
    if (count === 0) return false;
    const [number, viewer] = [await this.number(), await this.viewer()];
    await this.choices()
      .nth(index % count)
      .click();
    await this.changed(number, viewer);
    return true;
  }

  /** The pieces on the map whose faces this page shows, by side. */
  async faces() {
    return this.page.evaluate(() =>
      [...document.querySelectorAll('.piece:has(.plate)')].map((piece) => ({
        id: piece.getAttribute('data-id'),
        side: /side-(\S+)/.exec(piece.querySelector('.block')?.getAttribute('class') ?? '')?.[1],
      })),
    );
  }

  async journalLength() {
    return this.page.locator('.journal .lines li').count();
  }

  async shot(name) {
    await this.page.screenshot({ path: new URL(`../shots/${name}.png`, import.meta.url).pathname });
  }
}

/** Numbers that look random and are the same in every run. */
export function* steadyNumbers(seed) {
  let state = seed >>> 0;
  for (;;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state >>> 8;
  }
}
