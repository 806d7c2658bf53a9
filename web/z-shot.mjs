import { preview } from 'vite';
import { openBrowser } from './e2e/browser.mjs';
const [pack, scenario, name, zooms = '0'] = process.argv.slice(2);
const browser = await openBrowser({ viewport: { width: 1700, height: 1200 } });
const page = await browser.newPage();
const shown = await preview({ root: '/work/zorndorf/web', logLevel: 'error', preview: { host: '127.0.0.1', port: 0, proxy: { '/api': { target: 'http://127.0.0.1:8911', ws: true } } } });
const url = `http://127.0.0.1:${shown.httpServer.address().port}`;
page.on('pageerror', (e) => console.log('page error', e.message));
await page.addInitScript(() => { for (const kind of ['areas', 'hexes']) localStorage.setItem(`grognard-lesson-${kind}`, 'done'); localStorage.setItem('grognard-theme', 'light'); });
await page.goto(url + '/');
const card = page.locator(`.pack[data-pack=${pack}]`);
await card.waitFor();
await card.locator(`input[value=${scenario}]`).check();
await card.locator('.ways summary').click();
await card.locator('.ways input[value=alone]').check();
await card.locator('.ways .begin').click();
await page.locator('.live .stack').first().waitFor();
await page.waitForTimeout(1500);
await page.screenshot({ path: `/tmp/z-${name}.png` });
await page.locator('.zoom button').nth(2).click();
await page.waitForTimeout(1200);
await page.screenshot({ path: `/tmp/z-${name}-whole.png` });
for (let i = 0; i < Number(zooms); i += 1) { await page.locator('.zoom button').nth(0).click(); await page.waitForTimeout(400); }
if (Number(zooms)) { await page.waitForTimeout(900); await page.screenshot({ path: `/tmp/z-${name}-near.png` }); }
await browser.close();
await shown.close();
process.exit(0);
