/** Tests the progress of work that takes seconds for hundreds of pages. */
import { expect, test } from 'vitest';
import { writeFiles } from '../support/folder.js';
import { startStage } from '../support/runs.js';

const PAGES = ['a', 'b', 'c'].map((name) => [`docs/${name}.mdx`, `# ${name}\n\n![Map](map.png)\n`] as const);
const FILES = { ...Object.fromEntries(PAGES), 'docs/map.png': 'map' };
const COLUMNS = 100;

test.each([
  ['push-content', ['--path=docs', '--to=guides', '--no-wait'], 'Checking pages: 2 of 3'],
  ['check-pages', ['--path=docs'], 'Checking pages: 2 of 3'],
  ['sync-media', ['--path=docs', '--include=*.png', '--rewrite=docs/*.mdx'], 'Rewriting pages: 2 of 3'],
  ['check-site', [], /Verifying pages: 4 of \d+/],
] as const)('shows how many pages are done: %s', async (command, flags, progress) => {
  await using stage = await startStage({ seed: command === 'check-site' });
  writeFiles(stage.folder, FILES);
  const { stdout } = await stage.run(command, flags, {}, COLUMNS);
  expect(stdout).toMatch(progress);
});
