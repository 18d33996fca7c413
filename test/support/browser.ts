/** Starts a headless browser of the machine for tests that open a page. */
import { chromium, type Browser } from 'playwright-core';
import { NEEDS } from './tools.js';

/** These flags keep the browser from sending requests by itself. */
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: NEEDS.chromium.found, args: FLAGS });
}
