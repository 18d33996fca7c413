/**
 * Declares what is compared: scenarios of steps. Each scenario begins with an equal workspace and a new emulator. Paths in
 * other letters, or with backslashes for folders, are left out: there the file systems themselves differ.
 */
import type { CommandName } from '../../../src/commands/index.js';

export interface Step {
  readonly title: string;
  /** Several run in one process, in this order. */
  readonly commands: readonly [CommandName, ...CommandName[]];
  /** Inputs by their public names. Each platform gets them in its own way. */
  readonly inputs: Readonly<Record<string, string>>;
  /** Changes to the workspace before the step: text of files, or null for a file to remove. */
  readonly edits?: Readonly<Record<string, string | null>>;
}

export interface Scenario {
  readonly name: string;
  /** Files beside those of `examples/`. */
  readonly files?: Readonly<Record<string, string>>;
  readonly steps: readonly [Step, ...Step[]];
}

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>\n';

const PAGES = {
  'docs/media.md': '# Media\n\n![Logo](../media/logo.svg) and [harbours](/media/harbours.csv)\n',
  'docs/guides/media.mdx': '<Frame>\n  <img src="../../media/guides/forecast.png" alt="Forecast" />\n</Frame>\n',
  'docs/media.html': '<p><img src="../media/logo.svg" srcset="../media/guides/forecast.png 2x" alt=""></p>\n',
  'docs/broken.md': '![Missing](../media/missing.svg) ![Backslash](..\\media\\logo.svg)\n',
};

const SYNC = { 'alt-text': 'alt-texts.yaml' };
const NAMED_BY_PATH = { ...SYNC, naming: 'path', rewrite: 'docs/**' };

function sync(title: string, inputs: Step['inputs'], edits?: Step['edits']): Step {
  return { title, commands: ['sync-media'], inputs, edits };
}

function deploy(title: string, inputs: Step['inputs']): Step {
  return { title, commands: ['trigger-deploy'], inputs };
}

function exportPdf(title: string, inputs: Step['inputs']): Step {
  return { title, commands: ['export-pdf-artifact'], inputs };
}

function report(title: string, inputs: Step['inputs']): Step {
  return { title, commands: ['analytics-report'], inputs };
}

export const SCENARIOS: readonly Scenario[] = [
  {
    name: 'sync-media',
    files: PAGES,
    steps: [
      sync('dry run', { ...SYNC, 'dry-run': 'true' }),
      sync('first sync, names of paths, pages rewritten', NAMED_BY_PATH),
      sync('nothing changed', NAMED_BY_PATH),
      sync(
        'edited, added and removed files, prune',
        { ...NAMED_BY_PATH, prune: 'managed' },
        {
          'media/harbours.csv': 'harbour,country\nVigo,ES\n',
          'media/guides/new/flag.svg': DRAWING,
          'media/logo.svg': null,
        },
      ),
      sync('lock file in a folder, include and exclude', {
        ...SYNC,
        'lock-file': '.docs/media.lock.json',
        include: '**/*.svg\n**/*.csv',
        exclude: 'guides/new/**',
        'results-dir': 'results/media',
      }),
      sync('file that the service rejects', SYNC, { 'media/program.exe': 'MZ', 'media/unknown.svg': 'no drawing' }),
    ],
  },
  {
    name: 'sync-media with one name twice',
    files: { 'media/a/same.svg': DRAWING, 'media/b/same.svg': DRAWING.replace('9', '8') },
    steps: [sync('names of files', SYNC), sync('names of paths', { ...SYNC, naming: 'path' })],
  },
  {
    name: 'sync-media with invalid inputs',
    files: { 'media/private/plan.svg': DRAWING },
    steps: [
      sync('missing folder', { path: 'assets/media' }),
      sync('folder outside of the workspace', { path: '../media' }),
      sync('absolute patterns', { ...SYNC, rewrite: '/docs/**' }),
      sync('drive in a pattern', { ...SYNC, rewrite: 'D:/docs/**' }),
      sync('backslash in a pattern', { ...SYNC, exclude: 'private\\**' }),
      sync('missing alt texts', { 'alt-text': 'texts/none.yaml' }),
      sync('invalid number', { 'max-deletes': 'many' }),
    ],
  },
  {
    name: 'trigger-deploy',
    steps: [
      deploy('live', { 'verify-pages': '/' }),
      deploy('preview', { mode: 'preview', branch: 'new-guide' }),
      deploy('started only', { wait: 'false', 'results-dir': 'results/deploy' }),
      deploy('dry run', { 'dry-run': 'true' }),
    ],
  },
  {
    name: 'export-pdf-artifact',
    steps: [
      exportPdf('kept as an artifact', { output: 'out/site/docs.pdf' }),
      exportPdf('the same again', { 'on-limit': 'reuse' }),
      exportPdf('output outside of the workspace', { output: '../docs.pdf' }),
      exportPdf('dry run', { 'dry-run': 'true' }),
    ],
  },
  {
    name: 'analytics-report',
    steps: [
      report('artifact', { period: 'last-week' }),
      report('other folder, broken threshold', {
        period: 'last-30-days',
        thresholds: 'search.no-result-rate < 0.0001',
        'results-dir': 'results/a',
        artifact: 'false',
      }),
      sync('media of the whole workspace, which must not hold results', {
        path: '.',
        naming: 'path',
        'dry-run': 'true',
      }),
    ],
  },
  {
    name: 'run',
    steps: [
      {
        title: 'several commands',
        commands: ['sync-media', 'trigger-deploy'],
        inputs: { 'results-dir': 'results' },
      },
    ],
  },
];
