import assert from 'node:assert/strict';

/** Takes a lesson step by step: does what each asks for, and sees that the table has noticed. */
class Pupil {
  constructor(table, hints) {
    this.table = table;
    this.page = table.page;
    this.hints = hints;
    this.done = [];
    this.skipped = [];
  }

  async learn() {
    for (let step = 0; step < 15; step += 1) {
      const task = await this.task();
      if (task === 'win') break;
      if (task !== null) {
        const learned = await this.attempt(task);
        (learned ? this.done : this.skipped).push(task);
      }
      await this.page.locator('.lesson .next').click();
      await this.page.waitForTimeout(60);
    }
    assert.equal(await this.task(), 'win', 'the lesson ends in a battle');
  }

  async task() {
    const line = this.page.locator('.lesson .task');
    return (await line.count()) === 0 ? null : line.getAttribute('data-task');
  }

  noticed() {
    return this.page.locator('.lesson .task.done').count();
  }

  async attempt(task) {
    // What needs a good eye is left out where the flow has none.
    if (this.hints.easy && ['move', 'fight', 'report', 'turn', 'replay'].includes(task))
      return false;
    if (this.hints.layer === 'none' && task === 'layer') return false;
    for (let time = 0; time < (task === 'turn' || task === 'fight' ? 60 : 4); time += 1) {
      if (await this.noticed()) return true;
      await this[task]();
      await this.page
        .locator('.lesson .task.done')
        .waitFor({ timeout: task === 'turn' || task === 'fight' ? 250 : 1500 })
        .catch(() => {});
    }
    return (await this.noticed()) > 0;
  }

  async select() {
    await this.page.locator(this.hints.piece).first().click({ force: true });
  }

  async order() {
    await this.table.choices().first().click();
  }

  async move() {
    if (this.hints.move) return this.hints.move(this.page);
    await this.page.keyboard.press('Escape');
    // Leaders may be asked first.
    const mover = this.page.locator(this.hints.mover);
    const question = this.page.locator('.decision h2', { hasText: /^Who moves/ });
    if ((await question.count()) === 0) await this.ending();
    await question.waitFor({ timeout: 4000 });
    await mover.last().waitFor({ state: 'attached', timeout: 4000 });
    await this.page.locator(this.hints.mover).last().click({ force: true });
    const target = this.page.locator('.hex.target').last();
    await target.waitFor({ timeout: 2000 }).catch(() => {});
    if ((await target.count()) === 0) return;
    await target.focus();
    await this.page.keyboard.press('Enter');
    // A unit that is still in hand stays where it is.
    await this.page.waitForTimeout(400);
    const halt = this.table.choices().filter({ hasText: /^\d?\s*(Halt|Stop)/ });
    if ((await halt.count()) > 0) await halt.first().click();
  }

  async undo() {
    if (!(await this.page.locator('.decision .undo, .tools button:enabled').count()))
      await this.order();
    await this.page.locator('.decision h2').click();
    await this.page.keyboard.press('Backspace');
  }

  async why() {
    await this.page.keyboard.press('Escape');
    await this.page.locator('.window').focus();
    await this.page.keyboard.press('ArrowDown');
    await this.page.keyboard.press('ArrowDown');
    await this.page.keyboard.press('Enter');
  }

  async layer() {
    await this.page.locator(this.hints.layer).first().click();
  }

  async preview() {
    await this.page.mouse.move(5, 300);
    await this.table.choices().first().hover();
  }

  async ending() {
    await this.page.locator('.decision h2').click();
    await this.page.keyboard.press('Shift+Enter');
  }

  async turn() {
    if ((await this.page.locator('.decision .choice:enabled').count()) === 0) return;
    const number = await this.table.number();
    await this.page.locator('.decision h2').click();
    await this.page.keyboard.press('Shift+Enter');
    await this.page.waitForTimeout(120);
    if ((await this.table.number()) === number && (await this.table.choices().count()) > 0)
      await this.table
        .choices()
        .last()
        .click({ timeout: 1000 })
        .catch(() => {});
  }

  async fight() {
    await this.turn();
  }

  async replay() {
    await this.page.locator('.decision h2').click();
    await this.page.keyboard.press('r');
    await this.page.waitForTimeout(200);
    await this.page.keyboard.press('Escape');
  }

  async report() {
    const lines = this.page.locator('.journal li.fight .text');
    for (let line = (await lines.count()) - 1; line >= 0; line -= 1) {
      if (await this.noticed()) return;
      await lines.nth(line).click();
    }
  }
}

const hexes = (side) => ({
  piece: `.stack .piece:has(.side-${side})`,
  mover: '.stack .piece[data-glow]:not([data-id^=l])',
  layer: '.frame button.layer',
});

export const lessonFlows = {
  async 'lessons: Frederick’s drill ground teaches fourteen things'({ url, table, page }) {
    await table.startAgainst(url, 'prussia', 'ensign', 'drill-1757');
    await page.locator('.lesson').waitFor();
    const pupil = new Pupil(table, hexes('prussia'));
    await pupil.learn();
    console.log(
      `      done: ${pupil.done.join(' ')}; skipped: ${pupil.skipped.join(' ') || 'none'}`,
    );
    for (const task of ['select', 'move', 'undo', 'why', 'preview', 'ending', 'turn', 'replay'])
      assert.ok(pupil.done.includes(task), `${task} was seen`);
    await table.shot('lesson');
    await page.reload();
    await table.ready();
    assert.equal(await pupil.task(), 'win', 'the lesson goes on where it was left');
    await page.locator('.lesson .plain').click();
    await page.locator('.bar summary').click();
    await page.locator('.more .lesson-again').click();
    assert.match(await page.locator('.lesson .count').innerText(), /^1 /, 'and can be taken again');
  },

  async 'lessons: those of the other systems can be followed'({ url, table, page }) {
    const others = [
      ['napoleon-drill', 'france', hexes('france')],
      ['drill-1861', 'union', { piece: '.bases .piece[data-glow]', layer: 'none', mover: 'none' }],
      ['marengo-1800', 'france', { piece: '.piece[data-glow]', layer: 'none', mover: 'none' }],
    ];
    for (const [battle, side, hints] of others) {
      await table.startAgainst(url, side, 'ensign', battle);
      await page.locator('.lesson').waitFor();
      const pupil = new Pupil(table, { ...hints, easy: true });
      await pupil.learn();
      console.log(
        `      ${battle}: done ${pupil.done.join(' ')}; skipped ${pupil.skipped.join(' ') || 'none'}`,
      );
      assert.ok(pupil.done.length >= 3, 'the table has seen what was done');
    }
  },

  async 'lessons: a whole turn with the keyboard alone'({ url, table, page }) {
    await table.startAgainst(url, 'prussia', 'ensign', 'drill-1757');
    await page.locator('.lesson .plain').focus();
    await page.keyboard.press('Enter');
    assert.equal(await page.locator('.lesson').count(), 0);
    const asked = async () => page.locator('.decision h2').innerText();
    const round = () => page.locator('.bar .gauges').innerText();
    const first = /Turn 1 of/;
    for (let press = 0; press < 80 && first.test(await round()); press += 1) {
      await table.myTurn();
      const [number, question] = [await table.number(), await asked()];
      const words = await table.choices().locator('.label').allInnerTexts();
      // One unit marches, the rest is ended; what must be answered is answered by its number.
      const key = /^Who moves/.test(question) && number < 3 ? '1' : 'Shift+Enter';
      await page.keyboard.press(key);
      await page.waitForTimeout(250);
      if ((await table.number()) === number && (await table.choices().count()) === words.length)
        await page.keyboard.press(words.length === 1 ? 'Enter' : '1');
      await page.waitForTimeout(250);
    }
    assert.doesNotMatch(await round(), first, 'the second turn has come without a pointer');
  },
};
