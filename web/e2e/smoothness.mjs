import { openBrowser } from './browser.mjs';
import { startServer } from './server.mjs';
import { TablePage } from './table.mjs';

/**
 * How smoothly a map pans and zooms: `node e2e/smoothness.mjs [pack]`, Leuthen by default. It drags
 * and turns the wheel as a hand would, one event a frame, and tells the times between frames.
 * Figures belong in docs/performance.md.
 */
const pack = process.argv[2] ?? 'leuthen-1757';
const FRAMES = 150;
const server = await startServer();
const browser = await openBrowser();
const page = await browser.newPage();
const problems = [];
const table = new TablePage(page, problems);
await page.addInitScript(() =>
  ['areas', 'hexes', 'table'].forEach((kind) =>
    localStorage.setItem(`grognard-lesson-${kind}`, 'done'),
  ),
);
await table.start(server.url, 'alone', pack);
await page.waitForTimeout(3000);

const client = await page.context().newCDPSession(page);

/** What the processor did meanwhile: unlike frames a second it hardly depends on what else runs. */
async function computing(during) {
  const spent = { drawing: 0, page: 0 };
  const parts = { 'Display::DrawAndSwap': 'drawing', 'ProxyMain::BeginMainFrame': 'page' };
  const note = ({ value }) => {
    for (const { name, ph, tdur = 0 } of value) {
      if (ph === 'X' && parts[name]) spent[parts[name]] += tdur / 1000;
    }
  };
  client.on('Tracing.dataCollected', note);
  const traceConfig = { includedCategories: ['cc', 'viz'] };
  await client.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  const times = await during();
  const complete = new Promise((resolve) => client.once('Tracing.tracingComplete', resolve));
  await client.send('Tracing.end');
  await complete;
  client.off('Tracing.dataCollected', note);
  return { times, spent };
}

/**
 * Events are made inside the page, so that the talk between the test and
 * the browser costs no frame.
 */
async function gesture(name, prepare, step) {
  await page.evaluate(prepare);
  await page.waitForTimeout(700);
  const run = () =>
    page.evaluate(
      ([source, frames]) =>
        new Promise((resolve) => {
          const act = new Function('index', 'pane', 'box', `return (${source})(index, pane, box)`);
          const pane = document.querySelector('.window');
          const box = pane.getBoundingClientRect();
          const gaps = [];
          let [index, last] = [0, 0];
          const tick = (now) => {
            if (last > 0) gaps.push(now - last);
            last = now;
            if (index === frames) return resolve(gaps);
            act(index, pane, box);
            index += 1;
            requestAnimationFrame(tick);
          };
          requestAnimationFrame(tick);
        }),
      [step.toString(), FRAMES],
    );
  const { times, spent } = await computing(run);
  times.sort((one, other) => one - other);
  const at = (share) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))].toFixed(1);
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  const each = (part) => (spent[part] / times.length).toFixed(1);
  console.log(
    `${name.padEnd(35)} ${(1000 / mean).toFixed(0).padStart(3)} frames a second; ms a frame: ` +
      `half ${at(0.5)}, 95 of 100 ${at(0.95)}, longest ${at(1)}; ` +
      `computing: page ${each('page')}, drawing ${each('drawing')}`,
  );
}

const whole = () => document.querySelectorAll('.zoom button')[2].click();
const near = () => {
  document.querySelectorAll('.zoom button')[2].click();
  for (let i = 0; i < 5; i += 1) document.querySelectorAll('.zoom button')[0].click();
};
const drag = (index, pane, box) => {
  const event = (type) =>
    new PointerEvent(type, {
      bubbles: true,
      pointerId: 1,
      isPrimary: true,
      pointerType: 'touch',
      buttons: 1,
      clientX: box.left + box.width / 2 + 220 * Math.sin(index / 12),
      clientY: box.top + box.height / 2 + 160 * Math.sin(index / 17),
    });
  pane.setPointerCapture = () => {};
  if (index === 0) pane.dispatchEvent(event('pointerdown'));
  pane.dispatchEvent(event(index === 149 ? 'pointerup' : 'pointermove'));
};
const wheel = (index, pane, box) =>
  pane.dispatchEvent(
    new WheelEvent('wheel', {
      bubbles: true,
      cancelable: true,
      deltaY: index % 60 < 30 ? -30 : 30,
      clientX: box.left + box.width * 0.55,
      clientY: box.top + box.height * 0.6,
    }),
  );

await gesture('nothing moves', near, () => {});
await gesture('panning, near', near, drag);
await gesture(
  'panning, a little nearer than whole',
  () => {
    document.querySelectorAll('.zoom button')[2].click();
    document.querySelectorAll('.zoom button')[0].click();
  },
  drag,
);
await gesture('zooming from the whole map', whole, wheel);
await gesture('zooming near', near, wheel);
// On a measured table: an element is led about, and the server asked all the
// while what it thinks of it.
if ((await page.locator('.bases').count()) > 0) {
  const lead = (index, pane) => {
    const piece = document.querySelector('.bases .piece[data-glow]');
    if (index === 0) {
      const box = piece.getBoundingClientRect();
      pane.start = [box.left + box.width / 2, box.top + box.height / 2, piece];
    }
    const [x, y, held] = pane.start;
    const event = (type) =>
      new PointerEvent(type, {
        bubbles: true,
        pointerId: 1,
        isPrimary: true,
        pointerType: 'mouse',
        buttons: 1,
        clientX: x + 60 * Math.sin(index / 12),
        clientY: y + 60 * Math.sin(index / 17),
      });
    pane.setPointerCapture = () => {};
    if (index === 149)
      return document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    (index === 0 ? held : pane).dispatchEvent(event(index === 0 ? 'pointerdown' : 'pointermove'));
  };
  await gesture('dragging an element, whole', whole, lead);
}
if (problems.length > 0) console.log(problems.join('\n'));
await browser.close();
await server.stop();
