/** Opens the HTML report in a browser: light, dark, on a phone, on paper. Writes screenshots to test/output. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AxeResults } from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApiServer } from '../../../support/api-server.js';
import { launchBrowser } from '../../../support/browser.js';
import { NEEDS, skipUnless } from '../../../support/tools.js';
import { startStage } from '../../../support/runs.js';

const OUTPUT = resolve(import.meta.dirname, '../../../output/analytics-report');
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PHONE = { width: 375, height: 800 };
const DESK = { width: 1200, height: 900 };

/** Writes HTML reports of the emulator's readers, which include hostile ones. */
async function writeReports(): Promise<Record<string, string>> {
  mkdirSync(OUTPUT, { recursive: true });
  const pages: Record<string, string> = {};
  const write = async (name: string, seed: boolean, flags: readonly string[]): Promise<void> => {
    await using stage = await startStage({ seed });
    const longWord = 'x'.repeat(3_000);
    const at = Date.UTC(2026, 8, 2);
    const search = { path: '/', query: longWord, hasResults: false, isClicked: false, isEscalated: false, at };
    if (seed) stage.emulator.state.readers.addVisit({ searches: Array.from({ length: 300 }, () => search) });
    await stage.run('analytics-report', flags);
    const path = join(OUTPUT, `${name}.html`);
    writeFileSync(path, readFileSync(join(stage.folder, 'docs-ci/analytics-report/report.html')));
    pages[name] = pathToFileURL(path).href;
  };
  await write('month', true, ['--period', 'last-30-days', '--thresholds', 'search.no-result-rate < 0.3']);
  await write('long', true, ['--start-date', '2026-01-01', '--end-date', '2026-08-31']);
  await write('empty', false, []);
  return pages;
}

describe('HTML report', () => {
  skipUnless(NEEDS.chromium);

  let browser: Browser;
  let pages: Record<string, string>;
  beforeAll(async () => {
    if (!NEEDS.chromium.found) return;
    [browser, pages] = await Promise.all([launchBrowser(), writeReports()]);
  }, 60_000);
  afterAll(() => NEEDS.chromium.found && browser.close());

  interface ContextOptions {
    readonly viewport?: { width: number; height: number };
    readonly colorScheme?: 'light' | 'dark';
    readonly javaScriptEnabled?: boolean;
  }

  async function open(
    name: string,
    options: ContextOptions = {},
  ): Promise<{ page: Page; problems: string[]; requests: string[] }> {
    const context = await browser.newContext({ viewport: DESK, ...options });
    const page = await context.newPage();
    const problems: string[] = [];
    const requests: string[] = [];
    page.on('console', (message) => problems.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(pages[name] ?? '');
    return { page, problems, requests };
  }

  test.each([
    ['month', 'light', {}],
    ['month', 'dark', { colorScheme: 'dark' }],
    ['month', 'phone', { viewport: PHONE }],
    ['month', 'phone-dark', { viewport: PHONE, colorScheme: 'dark' }],
    ['long', 'light', {}],
    ['long', 'phone', { viewport: PHONE }],
    ['empty', 'phone', { viewport: PHONE }],
  ] as const)(
    'shows the %s report (%s) without console messages, requests, horizontal overflow and axe violations',
    async (name, appearance, options) => {
      const { page, problems, requests } = await open(name, options);
      await page.screenshot({ path: join(OUTPUT, `${name}-${appearance}.png`), fullPage: true });
      const overflow = await page.evaluate('document.documentElement.scrollWidth - window.innerWidth');
      expect(overflow).toBeLessThanOrEqual(0);
      const overflowing = await page.evaluate(
        "[...document.querySelectorAll('.table')].filter((table) => table.scrollWidth > table.clientWidth).map((table) => table.ariaLabel)",
      );
      expect(overflowing).toEqual([]);
      expect(problems).toEqual([]);
      expect(requests).toEqual([pages[name]]);
      // The policy blocks scripts of the document, but not those that the browser's debugger evaluates.
      await page.evaluate(AXE);
      const results = await page.evaluate<AxeResults>('axe.run(document)');
      expect(results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
      expect(results.passes.map(({ id }) => id)).toContain('color-contrast');
      await page.context().close();
    },
  );

  test('looks the same with JavaScript disabled and contains no script', async () => {
    const { page } = await open('month', { javaScriptEnabled: false });
    expect(await page.locator('script').count()).toBe(0);
    expect(await page.locator('.wide svg').first().isVisible()).toBe(true);
    expect(await page.locator('.narrow svg').first().isVisible()).toBe(false);
    expect(await page.locator('h1').textContent()).toBe('Documentation report');
    await page.context().close();
  });

  test('blocks scripts and requests that were injected into the HTML report', async () => {
    const otherServer = await startApiServer(() => ({ status: 200 }));
    const { page } = await open('month');
    await page.evaluate(`
      const image = document.createElement('img');
      image.src = '${otherServer.origin}/pixel.png';
      const script = document.createElement('script');
      script.textContent = 'window.injected = true';
      document.body.append(image, script);
      new Promise((done) => image.addEventListener('error', done));
    `);
    expect(await page.evaluate('window.injected')).toBeUndefined();
    expect(otherServer.requests).toEqual([]);
    await Promise.all([page.context().close(), otherServer.close()]);
  });

  test('prints the HTML report black on white with the numbers of the charts', async () => {
    const { page } = await open('month', { colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print' });
    const colors = await page.evaluate(
      '[getComputedStyle(document.body).color, getComputedStyle(document.body).backgroundColor]',
    );
    expect(colors).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    const pdf = await page.pdf({ path: join(OUTPUT, 'month.pdf'), format: 'A4' });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    const row = await page.locator('details td', { hasText: '2026-09-06' }).first().boundingBox();
    expect(row?.height).toBeGreaterThan(0);
    await page.context().close();
  });
});
