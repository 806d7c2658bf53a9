import { mkdirSync, writeFileSync } from 'node:fs';
import { openBrowser } from './browser.mjs';
import { startServer } from './server.mjs';
import { TablePage } from './table.mjs';

/**
 * The pictures of the lobby, drawn from the packs: `node e2e/maps.mjs [pack…]` opens each battle,
 * takes the middle of its ground and writes it into src/assets/maps.
 */
const [WIDTH, HEIGHT] = [560, 350];
const folder = new URL('../src/assets/maps/', import.meta.url);
mkdirSync(folder, { recursive: true });
const server = await startServer();
const browser = await openBrowser({ viewport: { width: 1500, height: 920 } });
const page = await browser.newPage();
const table = new TablePage(page, []);
const known = await fetch(`${server.url}/api/packs`).then((answer) => answer.json());
const wanted = process.argv.slice(2);
for (const { id } of known) {
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  const opened = await fetch(`${server.url}/api/battles`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ pack: id, seating: 'alone' }),
  }).then((answer) => answer.json());
  await page.goto(new URL(Object.values(opened.links)[0], server.url).href);
  await table.ready();
  const image = page.locator('.ground img').first();
  if (
    !(await image.waitFor({ timeout: 30_000 }).then(
      () => true,
      () => false,
    ))
  )
    continue;
  const data = await image.evaluate(
    (ground, [width, height]) => {
      const [whole, high] = [ground.naturalWidth, ground.naturalHeight];
      // Not the margins: four fifths of what fits.
      const share = 0.8 * Math.min(whole / width, high / height);
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [width, height];
      const pen = canvas.getContext('2d');
      pen.imageSmoothingQuality = 'high';
      const [wide, tall] = [width * share, height * share];
      pen.drawImage(
        ground,
        (whole - wide) / 2,
        (high - tall) * 0.45,
        wide,
        tall,
        0,
        0,
        width,
        height,
      );
      return canvas.toDataURL('image/webp', 0.72);
    },
    [WIDTH, HEIGHT],
  );
  const bytes = Buffer.from(data.split(',')[1], 'base64');
  writeFileSync(new URL(`${id}.webp`, folder), bytes);
  console.log(id, bytes.length);
}
await browser.close();
await server.stop();
process.exit(0);
