import { defineConfig } from 'vitest/config';

const report = process.env.DOCS_CI_TEST_REPORT;
// Whole runs under every fault and killed at many points take minutes a command: `npm run faults`.
const long = 'test/faults/{matrix,kills}-*.test.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: process.env.DOCS_CI_FAULTS ? [] : [long],
    testTimeout: 30_000,
    hookTimeout: 30_000,
    reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
  },
});
