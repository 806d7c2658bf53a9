import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { openBrowser } from './browser.mjs';
import { accessFlows } from './flows/access.mjs';
import { archiveFlows } from './flows/archives.mjs';
import { axeFlows } from './flows/axe.mjs';
import { battleFlows } from './flows/battles.mjs';
import { elementsFlows } from './flows/elements.mjs';
import { exampleFlows } from './flows/examples.mjs';
import { generalFlows } from './flows/generals.mjs';
import { hexFlows } from './flows/hexes.mjs';
import { lessonFlows } from './flows/lessons.mjs';
import { napoleonFlows } from './flows/napoleon.mjs';
import { parleyFlows } from './flows/parley.mjs';
import { pointingFlows } from './flows/pointing.mjs';
import { seatFlows } from './flows/seats.mjs';
import { tableFlows } from './flows/table.mjs';
import { startServer } from './server.mjs';
import { TablePage } from './table.mjs';

// Whole battles take longest, so they come first.
const flows = {
  ...battleFlows,
  ...archiveFlows,
  ...tableFlows,
  ...pointingFlows,
  ...seatFlows,
  ...accessFlows,
  ...generalFlows,
  ...parleyFlows,
  ...exampleFlows,
  ...hexFlows,
  ...elementsFlows,
  ...napoleonFlows,
  ...lessonFlows,
  ...axeFlows,
};

/** So many flows run side by side, each with a server of its own. */
const SIDE_BY_SIDE = Number(process.env.E2E_SIDE_BY_SIDE ?? 2);

mkdirSync(new URL('../shots/', import.meta.url), { recursive: true });
const wanted = Object.entries(flows).filter(([name]) => name.includes(process.argv[2] ?? ''));
let [passed, failed] = [0, 0];

async function run(name, flow, server) {
  const problems = [];
  const browser = await openBrowser();
  const page = await browser.newPage();
  const began = Date.now();
  try {
    await flow({ url: server.url, browser, page, table: new TablePage(page, problems), problems });
    assert.deepEqual(problems, []);
    passed += 1;
    console.log(`ok    ${name} (${Date.now() - began} ms)`);
  } catch (error) {
    failed += 1;
    console.log(`FAIL  ${name}\n${error.stack ?? error}\n${problems.join('\n')}`);
    await page
      .screenshot({ path: new URL('../shots/failed.png', import.meta.url).pathname })
      .catch(() => {});
  } finally {
    await browser.close();
  }
}

async function runOneAfterTheOther() {
  const server = await startServer();
  for (let next = wanted.shift(); next; next = wanted.shift()) await run(...next, server);
  await server.stop();
}

const lanes = Math.max(1, Math.min(SIDE_BY_SIDE, wanted.length));
await Promise.all(Array.from({ length: lanes }, runOneAfterTheOther));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
