import assert from 'node:assert/strict';

/** Opens the rules at a paragraph, with its worked examples. */
async function examplesOf(page, paragraph) {
  await page.keyboard.press('?');
  await page.locator('#help-tab-rules').click();
  await page.locator('.rulebook input[type=search]').fill(paragraph);
  const examples = page.locator('.rulebook .examples').first();
  await examples.waitFor({ timeout: 30_000 });
  await examples.locator('> summary').click();
  await examples.locator('li').first().waitFor();
  return examples;
}

export const exampleFlows = {
  async 'examples: a paragraph’s situations are told, and played on a small table'({
    url,
    page,
    table,
  }) {
    for (const [battle, paragraph] of [
      ['marengo-1800', '8.4'],
      ['rossbach-1757', '10.1'],
      ['matthews-hill-1861', 'contact'],
    ]) {
      await table.start(url, 'alone', battle);
      await table.learned();
      const examples = await examplesOf(page, paragraph);
      const first = examples.locator('li').first();
      await first.locator('.tell').click();
      const telling = first.locator('.telling[data-passed=true]');
      await telling.waitFor({ timeout: 30_000 });
      assert.ok((await telling.locator('li').count()) > 0, 'it has steps');
      assert.doesNotMatch(
        await telling
          .locator('li p')
          .allInnerTexts()
          .then((all) => all.join(' ')),
        /(marengo|frederick|elements)-/,
        'in words',
      );
      await table.shot(`example-told-${battle}`);
      const before = page.url();
      await first.locator('.play').click();
      await page.waitForURL((address) => address.href !== before);
      await table.ready();
      await page.locator('aside.example .telling').waitFor({ timeout: 30_000 });
      assert.equal(await page.locator('.lesson').count(), 0, 'no lesson over it');
      await table.myTurn();
      const number = await table.number();
      await table.give(0);
      assert.ok((await table.number()) > number, 'it is played');
      await table.shot(`example-${battle}`);
    }
    await page.locator('.home').click();
    await page
      .getByText(/Worked example/)
      .first()
      .waitFor();
  },
};
