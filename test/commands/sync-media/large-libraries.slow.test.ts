/** Runs the tests of sync-media again with a library that is so large that docs-ci asks for what it needs of it. */
import { afterAll, expect } from 'vitest';
import { libraries } from './fixture.js';

libraries.isLarge = true;
await import('./edge-cases.test.js');
await import('./lost-writes.test.js');
await import('./repeated-syncs.test.js');
await import('./apply/alt-texts.test.js');
await import('./apply/failing-files.test.js');
await import('./apply/import.test.js');
await import('./apply/prune.test.js');
await import('./library/lock-file.test.js');
await import('./read/compare.test.js');
// They take long, and have little to do with names and IDs.
if (process.env['DOCS_CI_FUZZ'] !== undefined) {
  await import('./command.test.js');
  await import('./apply/rewrite-pages.test.js');
  await import('./left-out.slow.test.js');
  await import('./rewritten-files.slow.test.js');
}

afterAll(() => {
  const { reads } = libraries;
  console.log(String(reads));
  // A run that reads the list shows nothing about the other way.
  expect(reads.asking).toBeGreaterThan(reads.runs / 3);
});
