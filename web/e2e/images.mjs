/** How many pixels of two pictures are plainly different; the page at hand reads them. */
export async function differingPixels(page, one, other) {
  return page.evaluate(
    async (pictures) => {
      const [before, after] = await Promise.all(
        pictures.map(async (base64) => {
          const picture = new Image();
          picture.src = `data:image/png;base64,${base64}`;
          await picture.decode();
          const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
          pen.drawImage(picture, 0, 0);
          return pen.getImageData(0, 0, picture.width, picture.height).data;
        }),
      );
      if (before.length !== after.length) return Infinity;
      let found = 0;
      for (let i = 0; i < before.length; i += 4) {
        const away = [0, 1, 2].reduce(
          (sum, channel) => sum + Math.abs(before[i + channel] - after[i + channel]),
          0,
        );
        if (away > 120) found += 1;
      }
      return found;
    },
    [one.toString('base64'), other.toString('base64')],
  );
}

/** A picture of the board, once it no longer changes. */
export async function boardAtRest(page) {
  const board = page.locator('.window');
  await page.waitForFunction(
    () => (document.querySelector('.ground img')?.naturalWidth ?? 0) > 300,
  );
  let last = await board.screenshot();
  for (let tries = 0; tries < 20; tries += 1) {
    await page.waitForTimeout(250);
    const next = await board.screenshot();
    if (last.equals(next)) return next;
    last = next;
  }
  throw new Error('the board does not come to rest');
}
