import { defineConfig } from 'vitest/config';

const report = process.env.DOCS_CI_TEST_REPORT;
// Runs under every fault, killed at many points and fed with anything take minutes a command: `npm run faults`.
const long = 'test/faults/{matrix,kills,hostile}-*.test.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: process.env.DOCS_CI_FAULTS ? [] : [long],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
  },
});
