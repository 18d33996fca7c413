import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { build } from 'rolldown';
import { defineConfig, type Plugin } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const jsonReport = process.env.DOCS_CI_TEST_REPORT;

const FAULTS = 'test/faults/**';
const PLATFORMS = 'test/platforms/**';
const REHEARSAL = 'test/rehearsal/**';

const IS_WINDOWS = process.platform === 'win32';

/** These tests need a disk and names as Windows has them. */
const WINDOWS_ONLY = IS_WINDOWS ? [] : ['test/**/*.windows.test.ts'];

/** Windows runs the tests of `npm test` alone. Other systems refuse what it refuses. */
const RUNS_ON_WINDOWS = { setupFiles: IS_WINDOWS ? [] : ['test/support/windows-files.ts'] };

/** `npm test` tries a fifth of the texts that these tests generate, and `npm run test:rest` tries all. */
const GENERATED =
  'test/{text/{log,markdown,mermaid,plain},commands/{push-content/report/{comment,summary},trigger-deploy/comment,analytics-report/hostile-text}}.test.ts';

/** `npm run test:rest` runs these: hundreds of pages in Chromium, releases of whole repositories, scripts in three shells. */
const SLOW = ['test/**/*.slow.test.ts'];

const THREAD = resolve(import.meta.dirname, 'src/pages/parser-thread.ts');
const LENT_THREADS = resolve(import.meta.dirname, 'test/support/parser-threads.ts');
const FORMULAS = 'node_modules/micromark-extension-math/lib/syntax.js';

/** The parser's thread, bundled from its source, because Node.js starts no thread from TypeScript. */
let threadUrl: Promise<string> | undefined;

async function bundleThread(): Promise<string> {
  const { output } = await build({
    input: THREAD,
    platform: 'node',
    // The rest of the package shows formulas, with a large library.
    resolve: { alias: { 'micromark-extension-math': resolve(FORMULAS) } },
    output: { codeSplitting: false, minify: true },
    write: false,
  });
  return `data:text/javascript,${encodeURIComponent(output[0].code)}`;
}

/** Starts that thread, or lends the one of an earlier test. */
const threadFromSource: Plugin = {
  name: 'thread-from-source',
  enforce: 'pre',
  async transform(code, id) {
    if (!id.endsWith('/src/pages/page-parser.ts')) return undefined;
    const url = await (threadUrl ??= bundleThread());
    const changed = code
      .replace("new URL('./parser-thread.js', MODULE_URL)", `new URL(${JSON.stringify(url)})`)
      .replace('new Worker(', 'lendThread(');
    return { code: `import { lendThread } from ${JSON.stringify(LENT_THREADS)};\n${changed}`, map: null };
  },
};

/** Takes minutes more than any other file. */
const LONGEST = 'test/faults/fault-matrix-push-content.test.ts';

/** Begins with the longest file, which would otherwise run alone at the end: it is small, and vitest begins with large files. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ project, moduleId }: TestSpecification): boolean =>
      project.name === 'faults' && moduleId.endsWith(LONGEST);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLongest), ...sorted.filter((file) => !isLongest(file))];
  }
}

/** These tests start dozens of processes, or play hundreds of runs. */
const PATIENT = { testTimeout: 120_000, hookTimeout: 120_000 };

/** `npm test` runs the project `unit`, `npm run test:rest` `faults` and `platforms`, and `npm run test:all` each of them once. */
export default defineConfig({
  plugins: [threadFromSource],
  test: {
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Tests make much short-lived garbage. A larger young generation saves most of its collections.
    execArgv: ['--max-semi-space-size=64','--cpu-prof','--cpu-prof-dir=/tmp/prof'],
    // Tests often wait for child processes and timers. One worker more than cores keeps all cores busy.
    maxWorkers: availableParallelism() + 1,
    // Tests that run at once in a worker start processes, which give a platform five seconds for an answer.
    maxConcurrency: 2,
    sequence: { sequencer: LongestFirst },
    reporters: [
      'default',
      './test/support/run-summary.ts',
      ...(jsonReport ? [['json', { outputFile: jsonReport }] as ['json', { outputFile: string }]] : []),
    ],
    projects: [
      {
        extends: true,
        test: {
          ...RUNS_ON_WINDOWS,
          name: 'unit',
          include: ['test/**/*.test.ts', 'emulator/test/**/*.test.ts'],
          exclude: [FAULTS, PLATFORMS, REHEARSAL, ...SLOW, ...WINDOWS_ONLY],
          provide: { generatedShare: 0.2 },
          // Files share the modules that a worker has loaded already: a third of the CPU time of these tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['test/faults/**/*.test.ts'],
          ...PATIENT,
        },
      },
      { extends: true, test: { name: 'rehearsal', include: [`${REHEARSAL}/*.test.ts`] } },
      {
        extends: true,
        test: {
          name: 'platforms',
          include: ['test/platforms/**/*.test.ts', GENERATED, ...SLOW],
          ...PATIENT,
          provide: { generatedShare: 1 },
        },
      },
    ],
  },
});
