/** Tests that a pattern that matches nothing is said, with the slip that may be the cause. */
import { expect, test } from 'vitest';
import { warnAboutIdleGlobs } from '../../src/commands/inputs/idle-globs.js';

const PATHS = [
  'index.mdx',
  'old/a.mdx',
  'old/b.mdx',
  'Guide/setup.mdx',
  'caf\u00e9/menu.mdx',
  '.obsidian/',
  'node_modules/',
];

async function warningsOf(globs: readonly string[], more: object = {}): Promise<string[]> {
  const warnings: string[] = [];
  const log = { warning: (text: string) => void warnings.push(text) };
  await warnAboutIdleGlobs(log, { label: 'include', globs, paths: PATHS, folder: 'docs', ...more });
  return warnings;
}

test.each([
  ['docs/old/*.mdx', 'Patterns here are relative to docs. Try "old/*.mdx".'],
  ['./docs/old/*.mdx', 'Patterns here are relative to docs. Try "old/*.mdx".'],
  ['- old/*.mdx', 'Remove the hyphen: the input is a text with one pattern on each line. Try "old/*.mdx".'],
  ['"old/*.mdx"', 'Remove the quotes. Try "old/*.mdx".'],
  ["- 'old/*.mdx'", 'Remove the quotes. Try "old/*.mdx".'],
  ['old/*.mdx # drafts', 'Remove the comment. Try "old/*.mdx".'],
  ['old/*.mdx,', 'Write one pattern on each line, without commas. Try "old/*.mdx".'],
  ['old/a.mdx, old/b.mdx', 'Write one pattern on each line, without commas. Try "old/a.mdx".'],
  ['old', 'A folder needs /** at its end. Try "old/**".'],
  ['a.mdx', 'A pattern without **/ only matches at the top of the folder. Try "**/a.mdx".'],
  ['guide/*.mdx', 'Upper and lower case differ. Write names as they are on the disk.'],
  ['nothing/*.mdx', 'Check the spelling, or remove the line.'],
  ['!nothing/**', 'Check the spelling, or remove the line.'],
])('warns that %j matches nothing, and names the slip', async (glob, hint) => {
  expect(await warningsOf([glob])).toEqual([`include: ${JSON.stringify(glob)} matches no file in docs/. ${hint}`]);
});

test.each(['old/*.mdx', '**', '!old/**', '!.git/**', 'cafe\u0301/*.mdx', 'caf\u00e9/*.mdx', '{old,new}/*.mdx'])(
  'has nothing to say about %j, which matches a file',
  async (glob) => {
    expect(await warningsOf([glob])).toEqual([]);
  },
);

test.each(['old', 'old/', 'node_modules/**', '.obsidian/**', '**/node_modules/**'])(
  'has nothing to say about %j in a list of what to leave out',
  async (glob) => {
    expect(await warningsOf([glob], { isExclude: true })).toEqual([]);
  },
);

test('names the folder that is missing at the start of a pattern of the workspace', async () => {
  const paths = PATHS.map((path) => `docs/${path}`);
  expect(await warningsOf(['old/*.mdx'], { paths, folder: '.', other: 'docs' })).toEqual([
    'include: "old/*.mdx" matches no file in the workspace. Patterns here are relative to the workspace. Try "docs/old/*.mdx".',
  ]);
});
