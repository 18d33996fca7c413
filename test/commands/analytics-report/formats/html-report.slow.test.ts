/** Opens the HTML report in a browser, in every state, color scheme and width, and on paper. Writes pictures to test/output. */
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { AxeResults } from 'axe-core';
import { PDFDocument } from 'pdf-lib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renderHtmlReport } from '../../../../src/commands/analytics-report/formats/html/html-report.js';
import { selectToDos } from '../../../../src/commands/analytics-report/analysis/to-dos.js';
import type { Report } from '../../../../src/commands/analytics-report/numbers/report-schema.js';
import { startApiServer } from '../../../support/api-server.js';
import { launchBrowser } from '../../../support/browser.js';
import { NEEDS, skipUnless } from '../../../support/tools.js';
import { type Stage, startStage } from '../../../support/runs.js';
import { largeProject, largeToDos } from '../large-report.js';
import { reportOf } from '../report-fixtures.js';

const OUTPUT = resolve(import.meta.dirname, '../../../output/analytics-report');
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PHONE = { width: 375, height: 800 };
const DESK = { width: 1280, height: 900 };

const NOT_MET = ['--thresholds', 'search.no-result-rate < 5%', '--thresholds', 'traffic.page-views > 10'];

/** The flags of a run with the emulator's readers, and what is done before it. */
interface RunState {
  readonly flags?: readonly string[];
  readonly seed?: boolean;
  readonly hostile?: boolean;
  readonly prepare?: (stage: Stage) => void;
}

function forbid(stage: Stage): void {
  for (const route of [
    'GET /analytics/feedback',
    'GET /analytics/ai/questions',
    'GET /analytics/ai/volume',
    'GET /analytics/ai/answer-feedback',
  ])
    stage.emulator.addFault({ route, kind: 'status', status: 403, times: Infinity });
}

function searchForLongWord(stage: Stage): void {
  const search = { path: '/', query: 'x'.repeat(3_000), hasResults: false, isClicked: false, isEscalated: false };
  const searches = Array.from({ length: 300 }, () => ({ ...search, at: Date.UTC(2026, 8, 2) }));
  stage.emulator.state.readers.addVisit({ searches });
}

const RUNS: Readonly<Record<string, RunState>> = {
  week: { flags: ['--period', 'last-week', '--thresholds', 'traffic.page-views > 10'] },
  gate: { flags: NOT_MET },
  'one-day': { flags: ['--start-date', '2026-09-02', '--end-date', '2026-09-02'] },
  open: { flags: ['--start-date', '2026-09-01', '--end-date', '2026-09-07'] },
  quarter: { flags: ['--period', 'last-90-days'] },
  'not-allowed': { prepare: forbid },
  'no-words': { flags: ['--no-quote-readers'] },
  hostile: { hostile: true, prepare: searchForLongWord, flags: ['--period', 'last-30-days', ...NOT_MET] },
  empty: { seed: false },
};

function fewVotes(): Report {
  const project = largeProject(3, 7);
  const metrics = project.metrics.map((metric) => ({
    ...metric,
    ...(metric.name === 'feedback.total' ? { value: 3 } : {}),
    isFew: metric.name === 'feedback.satisfaction-rate',
  }));
  return reportOf({ ...project, metrics }, { toDos: [] });
}

function outage(): Report {
  const outages = [
    { series: 'traffic', since: '2026-09-02', weekBefore: 1_400, expected: 140, isRecorded: 'search' } as const,
  ];
  const project = { ...largeProject(8, 7), outages };
  return reportOf(project, { toDos: selectToDos([], { thresholds: [], project }) });
}

const SAMPLES: Readonly<Record<string, () => Report>> = {
  'few-votes': fewVotes,
  outage,
  largest: () => reportOf(largeProject(100, 90), { toDos: largeToDos() }),
};

const STATES = [...Object.keys(RUNS), ...Object.keys(SAMPLES)];

const MAX_BYTES = 400_000;
const MAX_WEEK_BYTES = 80_000;
const MAX_PHONE_HEIGHT = 15_000;
/** With so many days and more, the next table starts at the end of a page of A4. */
const FIRST_DAYS = 20;

/** Writes an HTML report in each state; returns their URLs. */
async function writeReports(): Promise<Record<string, string>> {
  mkdirSync(OUTPUT, { recursive: true });
  const pages: Record<string, string> = {};
  const write = (name: string, html: string): void => {
    const path = join(OUTPUT, `${name}.html`);
    writeFileSync(path, html);
    pages[name] = pathToFileURL(path).href;
  };
  for (const [name, { flags = [], seed = true, hostile = false, prepare }] of Object.entries(RUNS)) {
    await using stage = await startStage({ seed, hostile });
    prepare?.(stage);
    await stage.run('analytics-report', flags);
    write(name, readFileSync(join(stage.folder, 'docs-ci/analytics-report/report.html'), 'utf8'));
  }
  for (const [name, build] of Object.entries(SAMPLES)) write(name, renderHtmlReport(build()));
  return pages;
}

describe('HTML report', () => {
  skipUnless(NEEDS.chromium);

  let browser: Browser;
  let pages: Record<string, string>;
  beforeAll(async () => {
    if (!NEEDS.chromium.found) return;
    [browser, pages] = await Promise.all([launchBrowser(), writeReports()]);
  }, 120_000);
  afterAll(() => NEEDS.chromium.found && browser.close());

  interface ContextOptions {
    readonly viewport?: { width: number; height: number };
    readonly colorScheme?: 'light' | 'dark';
    readonly forcedColors?: 'active';
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

  /** @param rules undefined checks all rules */
  async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
    // The policy blocks scripts of the document, but not those that the browser's debugger evaluates.
    await page.evaluate(AXE);
    const options = rules ? `, { runOnly: ${JSON.stringify(rules)} }` : '';
    const results = await page.evaluate<AxeResults>(`axe.run(document${options})`);
    expect(results.passes.map(({ id }) => id)).toContain('color-contrast');
    return results.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`);
  }

  test.each(STATES)(
    'shows the report in the state %s in each color scheme and width, small, without requests, overflow and axe violations',
    async (name) => {
      const bytes = statSync(fileURLToPath(pages[name] ?? '')).size;
      const heights: string[] = [];
      for (const [width, viewport] of [
        ['desk', DESK],
        ['phone', PHONE],
      ] as const) {
        const { page, problems, requests } = await open(name, { viewport });
        const height = await page.evaluate<number>('document.documentElement.scrollHeight');
        if (viewport === PHONE) expect(height).toBeLessThanOrEqual(MAX_PHONE_HEIGHT);
        heights.push(`${height} px (${width})`);
        const overflow = await page.evaluate('document.documentElement.scrollWidth - window.innerWidth');
        expect(overflow, width).toBeLessThanOrEqual(0);
        // Widths differ in layout, and schemes in colors.
        for (const colorScheme of viewport === DESK ? (['light', 'dark'] as const) : (['light'] as const)) {
          await page.emulateMedia({ colorScheme });
          await page.screenshot({ path: join(OUTPUT, `${name}-${width}-${colorScheme}.png`), fullPage: true });
          const found = await violations(page, colorScheme === 'dark' ? ['color-contrast'] : undefined);
          expect(found, `${width} ${colorScheme}`).toEqual([]);
        }
        expect(problems).toEqual([]);
        expect(requests).toEqual([pages[name]]);
        await page.context().close();
      }
      console.log(`report.html ${name}: ${(bytes / 1_000).toFixed(1)} kB, ${heights.join(', ')}, 0 axe violations`);
      expect(bytes).toBeLessThanOrEqual(name === 'week' ? MAX_WEEK_BYTES : MAX_BYTES);
    },
    60_000,
  );

  test('opens all folded rows without axe violations and overflow on a phone, also on the smallest', async () => {
    const { page } = await open('largest', { viewport: PHONE });
    await page.evaluate("document.querySelectorAll('details').forEach((details) => { details.open = true })");
    for (const width of [PHONE.width, 320]) {
      await page.setViewportSize({ ...PHONE, width });
      const overflow = await page.evaluate('document.documentElement.scrollWidth - window.innerWidth');
      expect(overflow, String(width)).toBeLessThanOrEqual(0);
    }
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  }, 60_000);

  test('shows the title of a page within its sentence and its to-do', async () => {
    const { page } = await open('week');
    expect(await page.locator('p:has(> .title)').first().innerText()).toMatch(/^Start here: rewrite \w+\. \d+ of \d+ /);
    expect(await page.locator('.to-dos :is(h3, strong):has(> .title)').first().innerText()).toMatch(/^Rewrite \w+$/);
    await page.context().close();
  });

  test('shows all bars and lines with forced colors', async () => {
    const { page } = await open('week', { forcedColors: 'active' });
    await page.screenshot({ path: join(OUTPUT, 'week-forced-colors.png'), fullPage: true });
    const borders = await page.evaluate(
      "[...document.querySelectorAll('.bar i, .pill')].map((bar) => getComputedStyle(bar).borderTopStyle)",
    );
    expect(new Set(borders as string[])).toEqual(new Set(['solid']));
    await page.context().close();
  });

  test('looks the same with JavaScript disabled and contains no script', async () => {
    const { page } = await open('week', { javaScriptEnabled: false });
    expect(await page.locator('script').count()).toBe(0);
    expect(await page.locator('svg.wide').first().isVisible()).toBe(true);
    expect(await page.locator('svg.narrow').first().isVisible()).toBe(false);
    expect(await page.locator('h1').textContent()).toBe('Tidewater');
    await page.context().close();
  });

  test('blocks scripts and requests that were injected into the HTML report', async () => {
    const otherServer = await startApiServer(() => ({ status: 200 }));
    const { page } = await open('week');
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

  test('breaks no date and no short path, and has the figures of each row on one line', async () => {
    const { page } = await open('week');
    const linesOf = (selector: string) =>
      page.evaluate<number[]>(
        `[...document.querySelectorAll('${selector}')].map((one) => one.getClientRects().length)`,
      );
    const bottoms = (selector: string) =>
      page.evaluate<number[]>(
        `[...document.querySelectorAll('${selector}')].map((one) => one.getBoundingClientRect().bottom).filter(Boolean)`,
      );
    for (const width of [DESK.width, 700, PHONE.width]) {
      await page.setViewportSize({ ...DESK, width });
      const lines = await linesOf('.day');
      expect(lines.length).toBeGreaterThan(30);
      expect(Math.max(...lines), String(width)).toBe(1);
    }
    await page.setViewportSize(DESK);
    expect(new Set(await bottoms('.small .wide')).size).toBe(1);
    for (const line of [2, 4, 5]) expect(new Set(await bottoms(`.cards > div > :nth-child(${line})`)).size).toBe(1);
    await page.context().close();
  });

  describe('on paper', () => {
    skipUnless(NEEDS.pdfinfo);

    test('prints no row of a table alone before or after a page break, and no glossary alone', async () => {
      const shown = (index: number) => ({ path: `/r${index}`, title: `Row ${index}`, pageViews: 90, sessions: 80 });
      const page = await browser.newPage();
      for (let days = FIRST_DAYS; days < FIRST_DAYS + 30; days += 1) {
        const list = Array.from({ length: 8 }, (_, index) => ({ ...shown(index + 1), previousSessions: 70 }));
        const empty = { feedback: [], poorFeedback: [], searchQueries: [], searchPages: [] };
        const others = { noResultSearches: [], lowConfidenceQuestions: [], dislikedAnswers: [], referrers: [] };
        const project = { ...largeProject(1, days), ...empty, ...others, pages: list };
        await page.setContent(renderHtmlReport(reportOf(project, { toDos: largeToDos() })));
        const path = join(OUTPUT, 'breaks.pdf');
        await page.pdf({ path, format: 'A4' });
        const { stdout } = await promisify(execFile)('pdftotext', ['-layout', path, '-']);
        for (const text of stdout.split('\f')) {
          const rows = text.match(/^ *Row \d/gm) ?? [];
          expect(rows.length, `${days} days:\n${text}`).not.toBe(1);
          if (rows.length > 0) expect(text).toMatch(/^ *Page +Views/m);
          if (text.includes('What the numbers mean')) expect(text).toContain('All numbers');
        }
      }
      await page.close();
    }, 120_000);
  });

  test('prints the HTML report black on white with the numbers of the charts', async () => {
    const { page } = await open('week', { colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print' });
    const colors = await page.evaluate(
      '[getComputedStyle(document.body).color, getComputedStyle(document.body).backgroundColor]',
    );
    expect(colors).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    const pdf = await page.pdf({ path: join(OUTPUT, 'week.pdf'), format: 'A4' });
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await PDFDocument.load(pdf)).getPageCount()).toBeLessThanOrEqual(6);
    const row = await page.locator('details th', { hasText: 'Sun 6 Sep' }).first().boundingBox();
    expect(row?.height).toBeGreaterThan(0);
    await page.context().close();
  });
});
