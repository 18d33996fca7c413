import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const jsonReport = process.env.DOCS_CI_TEST_REPORT;

const FAULTS = 'test/faults/**';
const PLATFORMS = 'test/platforms/**';

/** These tests need a disk and names as Windows has them. */
const WINDOWS_ONLY = process.platform === 'win32' ? [] : ['test/**/*.windows.test.ts'];

/** These tests open hundreds of pages in Chromium. */
const SLOW = ['test/**/*.slow.test.ts'];

/** `npm test` runs the first two projects, `npm run test:rest` the others, and `npm run test:all` each of them once. */
export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Tests make much short-lived garbage. A larger young generation saves most of its collections.
    execArgv: ['--max-semi-space-size=64'],
    // Tests often wait for child processes and timers. One worker more than cores keeps all cores busy.
    maxWorkers: availableParallelism() + 1,
    reporters: [
      'default',
      './test/support/run-summary.ts',
      ...(jsonReport ? [['json', { outputFile: jsonReport }] as ['json', { outputFile: string }]] : []),
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: [FAULTS, PLATFORMS, ...SLOW, ...WINDOWS_ONLY],
          // Files share the modules that a worker has loaded already: a third of the CPU time of these tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults-sample',
          include: ['test/faults/{fault-matrix,crash-recovery,push}-*.test.ts'],
          provide: { faults: 'sample' },
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['test/faults/**/*.test.ts'],
          provide: { faults: 'rest' },
        },
      },
      { extends: true, test: { name: 'platforms', include: ['test/platforms/**/*.test.ts', ...SLOW] } },
    ],
  },
});
