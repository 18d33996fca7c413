/** A headless browser of the machine, for tests that open a page. */
import { chromium, type Browser } from 'playwright-core';
import { onPath } from './tools.js';

/** Path of a chromium; undefined where there is none. */
export const CHROMIUM = onPath('chromium') ?? onPath('chromium-browser') ?? onPath('google-chrome');

/** Asks nothing of the network by itself. */
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
  return chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
}
