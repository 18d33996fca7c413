/**
 * `npm run pictures` draws the pictures in docs/pictures/ anew, from what docs-ci prints today.
 * test/repo/pictures.test.ts makes their inputs, and later fails if these change without new pictures.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { githubPage, type Scheme } from './pictures/github-page.js';
import { drawTerminal } from './pictures/terminal-picture.js';
import { outputOf, runProgram, runScript, ScriptError } from './run-program.js';

const ROOT = resolve(import.meta.dirname, '../..');
const INPUTS = join(ROOT, 'test/output/pictures');
const PICTURES = join(ROOT, 'docs/pictures');
const TERMINAL_COLUMNS = 100;

/** Pages of GitHub, as wide there as their picture. A summary names its job, a comment its author. */
const GITHUB_PICTURES: readonly GitHubPicture[] = [
  {
    name: 'comment',
    width: 920,
    kind: 'comment',
    boxes: [['<b>github-actions</b><i>bot</i> commented 1 minute ago', 'comment.md']],
  },
  {
    name: 'pages',
    width: 920,
    kind: 'comment',
    boxes: [['<b>github-actions</b><i>bot</i> commented 1 minute ago', 'pages.md']],
  },
  { name: 'check', width: 1012, kind: 'summary', boxes: [['<b>check</b> summary', 'check.md']] },
  {
    name: 'check-pages-comment',
    width: 920,
    kind: 'comment',
    boxes: [['<b>github-actions</b><i>bot</i> commented 1 minute ago', 'check-pages-comment.md']],
  },
  {
    name: 'check-pages-summary',
    width: 1012,
    kind: 'summary',
    boxes: [['<b>pages</b> summary', 'check-pages-summary.md']],
  },
  ...['publish-branch', 'publish-branch-restore', 'publish-branch-check'].map(
    (name) => ({ name, width: 1012, kind: 'summary', boxes: [['<b>docs</b> summary', `${name}.md`]] }) as const,
  ),
  {
    name: 'failed-page',
    width: 920,
    kind: 'comment',
    boxes: [['<b>github-actions</b><i>bot</i> commented 1 minute ago', 'failed-page.md']],
  },
  {
    name: 'site-issue',
    width: 920,
    kind: 'comment',
    boxes: [['<b>github-actions</b><i>bot</i> opened 1 minute ago', 'site-issue.md']],
  },
  { name: 'missed-searches', width: 1012, kind: 'summary', boxes: [['<b>search</b> summary', 'missed-searches.md']] },
  { name: 'failed', width: 1012, kind: 'summary', boxes: [['<b>preview</b> summary', 'failed.md']] },
  { name: 'summary', width: 1012, kind: 'summary', boxes: [['<b>report</b> summary', 'summary.md']] },
  {
    name: 'media',
    width: 1012,
    kind: 'summary',
    boxes: [
      ['<b>plan</b> summary', 'media-1-plan.md'],
      ['<b>media</b> summary', 'media-2-result.md'],
    ],
  },
];

interface GitHubPicture {
  readonly name: string;
  readonly width: number;
  readonly kind: 'summary' | 'comment';
  readonly boxes: readonly (readonly [title: string, input: string])[];
}

const REPORT = { width: 1280, height: 860 };
/** Without it, the report would have no edge on a page of the same color. */
const REPORT_FRAME = 'body::after { content: ""; position: fixed; inset: 0; z-index: 9; border: 1px solid #8b949e66; }';

/** The same fonts give the same pictures. */
const FONTS = ['Noto Sans', 'Noto Sans Mono', 'Noto Color Emoji', 'Droid Sans Fallback'];
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

await runScript(async () => {
  await checkFonts();
  const vitest = [
    'vitest',
    'run',
    '--project',
    'unit',
    'test/repo/pictures.test.ts',
    '-t',
    'docs-ci writes today',
    '--update',
  ];
  await outputOf('npx', vitest, {
    cwd: ROOT,
    what: "The inputs couldn't be made",
    advice: `Run npx ${vitest.join(' ')}.`,
  });
  const browser = await launchBrowser();
  try {
    for (const scheme of ['light', 'dark'] as const) await drawScheme(browser, scheme);
  } finally {
    await browser.close();
  }
  for (const name of ['demo', 'check']) save(`${name}.svg`, drawTerminal(input(`${name}.ansi`), TERMINAL_COLUMNS));
  await shrinkPictures();
  return true;
});

async function drawScheme(browser: Browser, scheme: Scheme): Promise<void> {
  const suffix = scheme === 'dark' ? '-dark' : '';
  const open = (size: { width: number; height: number }) =>
    browser.newPage({ viewport: size, colorScheme: scheme, deviceScaleFactor: 2, bypassCSP: true });
  const report = await open(REPORT);
  await report.goto(pathToFileURL(join(INPUTS, 'report.html')).href);
  await report.addStyleTag({ content: REPORT_FRAME });
  save(`report${suffix}.png`, await report.screenshot());
  for (const { name, width, kind, boxes } of GITHUB_PICTURES) {
    const page = await open({ width, height: 100 });
    const shown = boxes.map(([title, file]) => ({ title, markdown: input(file) }));
    await page.setContent(githubPage(kind, shown, scheme));
    await page.waitForSelector('body[data-drawn]');
    save(`${name}${suffix}.png`, await page.screenshot({ fullPage: true }));
  }
}

async function launchBrowser(): Promise<Browser> {
  for (const name of ['chromium', 'chromium-browser', 'google-chrome']) {
    const { exitCode, stdout } = await runProgram('which', [name]);
    if (exitCode === 0) return chromium.launch({ executablePath: stdout.trim(), args: FLAGS });
  }
  throw new ScriptError("The images couldn't be drawn: chromium isn't on the PATH. Install the package chromium.");
}

async function checkFonts(): Promise<void> {
  const { stdout } = await runProgram('fc-list', [':', 'family']);
  const missing = FONTS.filter((font) => !stdout.split('\n').includes(font));
  if (missing.length === 0) return;
  throw new ScriptError(
    `The images couldn't be drawn: fonts are missing (${missing.join(', ')}). ` +
      'Install the packages fonts-noto-core, fonts-noto-mono, fonts-noto-color-emoji and fonts-droid-fallback.',
  );
}

function input(name: string): string {
  return readFileSync(join(INPUTS, name), 'utf8');
}

function save(name: string, content: string | Uint8Array): void {
  writeFileSync(join(PICTURES, name), content);
}

/** Reduces each picture to 256 colors, as GitHub's pages have few. */
async function shrinkPictures(): Promise<void> {
  const files = readdirSync(PICTURES).filter((name) => name.endsWith('.png'));
  await outputOf('pngquant', ['--force', '--ext', '.png', '--strip', '--speed', '1', '--', ...files], {
    cwd: PICTURES,
    what: "The images couldn't be made smaller",
    advice: 'Install the package pngquant.',
  });
  for (const name of files)
    process.stdout.write(`docs/pictures/${name}  ${Math.ceil(statSync(join(PICTURES, name)).size / 1000)} kB\n`);
}
