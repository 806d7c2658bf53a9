import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Debian's Chromium, headless, with a fresh profile and no talk to the outside. */
export async function openBrowser(options = {}) {
  const profile = mkdtempSync(join(tmpdir(), 'grognard-chromium-'));
  return chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    headless: true,
    args: FLAGS,
    reducedMotion: 'reduce',
    viewport: { width: 1500, height: 920 },
    locale: 'en-GB',
    ...options,
  });
}
