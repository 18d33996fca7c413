import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { defineConfig } from 'vitest/config';

const report = process.env.DOCS_CI_TEST_REPORT;
/** Files of minutes, which say nothing of it by their size. */
const LONG = /\/test\/faults\/(matrix|kills|hostile)-[^/]*\.test\.ts$/;

/** They make names, links and folders that only the disks of Linux take, and are the same work wherever they run. */
const OF_LINUX = 'test/faults/{matrix,kills,hostile}-*.test.ts';

/** The longest first: one that began last would keep a single core busy while the others have nothing left to do. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: process.platform === 'linux' ? [] : [OF_LINUX],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // Most of what tests make is garbage at once: with room for it little is collected.
    execArgv: ['--max-semi-space-size=64'],
    // Else one core is kept free, of two half of all there is.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
  },
});
