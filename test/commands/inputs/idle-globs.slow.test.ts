/** Tests that a pattern that matches nothing is said, with the slip that may be the cause. */
import { describe, expect, test } from 'vitest';
import { warnAboutIdleGlobs } from '../../../src/commands/inputs/idle-globs.js';
import { writeFiles } from '../../support/folder.js';
import { startStage } from '../../support/runs.js';
import { png } from '../sync-media/fixture.js';

const PATHS = [
  'index.mdx',
  'old/a.mdx',
  'old/b.mdx',
  'Guide/setup.mdx',
  'caf\u00e9/menu.mdx',
  '.obsidian/',
  'node_modules/',
  '(group)/g.mdx',
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
  ['old/', 'A folder needs /** at its end. Try "old/**".'],
  ['./old', 'A folder needs /** at its end. Try "old/**".'],
  [' old/*.mdx', 'Remove the space. Try "old/*.mdx".'],
  ['old/*.mdx\t', 'Remove the space. Try "old/*.mdx".'],
  ['\u201cold/*.mdx\u201d', 'Remove the quotes. Try "old/*.mdx".'],
  ['`old/*.mdx`', 'Remove the quotes. Try "old/*.mdx".'],
  ['[old/a.mdx]', 'Remove the brackets: the input is a text with one pattern on each line. Try "old/a.mdx".'],
  ['["old/a.mdx", "index.mdx"]', 'Write one pattern on each line, without commas. Try "old/a.mdx".'],
  ['- docs/old/*.mdx', 'Patterns here are relative to docs. Try "old/*.mdx".'],
  ['Docs/old/*.mdx', 'Patterns here are relative to docs. Try "old/*.mdx".'],
  ['guide/*.mdx', 'Upper and lower case differ: the name on the disk is "Guide/setup.mdx".'],
  ['**/SETUP.mdx', 'Upper and lower case differ: the name on the disk is "Guide/setup.mdx".'],
  [
    'docs/Old/a.mdx',
    'Patterns here are relative to docs. Upper and lower case differ: the name on the disk is "old/a.mdx".',
  ],
  ['old/a.mdx;old/b.mdx', 'Write one pattern on each line, without semicolons. Try "old/a.mdx".'],
  ['old/a.mdx ; old/b.mdx', 'Write one pattern on each line, without semicolons. Try "old/a.mdx".'],
  ['old/*.mdx;', 'Write one pattern on each line, without semicolons. Try "old/*.mdx".'],
  ['old/a.mdx old/b.mdx', 'Write one pattern on each line. Try "old/a.mdx".'],
  ['old/a', 'A file needs its ending. Try "old/a.*".'],
  ['docs/old/a.mdx;x', 'Check the spelling, or remove the line.'],
  ['(group)/**', 'Parentheses have a meaning in patterns. Try "?group?/**".'],
  ['nothing/*.mdx', 'Check the spelling, or remove the line.'],
  ['!nothing/**', 'Check the spelling, or remove the line.'],
])('warns that %j matches nothing, and names the slip', async (glob, hint) => {
  expect(await warningsOf(['index.mdx', glob])).toEqual([
    `include: ${JSON.stringify(glob)} matches no file in docs/. ${hint}`,
  ]);
});

test.each([
  'old/*.mdx',
  './old/*.mdx',
  'old/[ab].mdx',
  '**',
  '!old/**',
  '!.git/**',
  'cafe\u0301/*.mdx',
  'caf\u00e9/*.mdx',
  '{old,new}/*.mdx',
])('has nothing to say about %j, which matches a file', async (glob) => {
  expect(await warningsOf(['index.mdx', glob])).toEqual([]);
});

test.each(['old', 'old/', 'node_modules/**', '.obsidian/**', '**/node_modules/**'])(
  'has nothing to say about %j in a list of what to leave out',
  async (glob) => {
    expect(await warningsOf([glob], { isExclude: true })).toEqual([]);
  },
);

test.each([
  [['!old/**'], 'no line selects files, because each begins with an exclamation mark. Add the line "**" before them.'],
  [
    ['!old/**', '!Guide/**'],
    'no line selects files, because each begins with an exclamation mark. Add the line "**" before them.',
  ],
])('warns that the lines %j select nothing', async (globs, hint) => {
  expect(await warningsOf(globs)).toEqual([`include: ${hint}`]);
});

test.each([[['!old/a.mdx']], [['old/**', '!old/a.mdx']], [['!old/a.mdx', 'index.mdx']]])(
  'warns that a list of what to leave out has no exceptions: %j',
  async (globs) => {
    expect(await warningsOf(globs, { isExclude: true })).toEqual([
      'include: "!old/a.mdx" leaves out everything but what follows the exclamation mark. Remove the line, and make the other lines narrower.',
    ]);
  },
);

test('names the folder that is missing at the start of a pattern of the workspace', async () => {
  const paths = PATHS.map((path) => `docs/${path}`);
  expect(await warningsOf(['old/*.mdx'], { paths, folder: '.', other: 'docs' })).toEqual([
    'include: "old/*.mdx" matches no file in the workspace. Patterns here are relative to the workspace. Try "docs/old/*.mdx".',
  ]);
});

/** Each input with patterns of files: the job, what else it needs, and the folder that its patterns are relative to. */
const INPUTS: Readonly<Record<string, { job: 'sync-media' | 'push-content'; input: string; isOfWorkspace?: true }>> = {
  'include of sync-media': { job: 'sync-media', input: 'include' },
  'exclude of sync-media': { job: 'sync-media', input: 'exclude' },
  'rewrite of sync-media': { job: 'sync-media', input: 'rewrite', isOfWorkspace: true },
  'alt-text of sync-media': { job: 'sync-media', input: 'alt-text' },
  'include of push-content': { job: 'push-content', input: 'include' },
  'exclude of push-content': { job: 'push-content', input: 'exclude' },
};

/** A pattern without the slip, and with it. Only an exclusion needs no pattern for what is in a folder. */
const SLIPS: readonly (readonly [slip: RegExp, pattern: (right: string, folder: string) => string])[] = [
  [
    /Patterns here are relative to/,
    (right, folder) => (right.startsWith('docs/') ? right.slice(5) : `${folder}/${right}`),
  ],
  [/Remove the hyphen/, (right) => `- ${right}`],
  [/Remove the quotes/, (right) => `'${right}'`],
  [/without commas/, (right) => `${right},`],
  [/without commas/, (right) => `${right}, ${right}`],
  [/Remove the comment/, (right) => `${right} # images`],
  [/Upper and lower case differ: the name on the disk is/, (right) => right.replace('deep', 'DEEP')],
];

/** Patterns that are refused before any request. */
const REFUSED: readonly (readonly [why: RegExp, pattern: (right: string) => string])[] = [
  [/contains a backslash. Use \/ between folders/, (right) => right.replace('/', '\\')],
  [/begins with a slash, but is relative. Remove the slash/, (right) => `/${right}`],
  [/points outside the folder/, (right) => `../${right}`],
];

describe.each(Object.entries(INPUTS))('the input %s', (_, { job, input, isOfWorkspace }) => {
  const below = isOfWorkspace ? 'docs/deep/a.mdx' : 'deep/a.mdx';
  const start = async (patterns: readonly string[]): Promise<{ exitCode: number; said: string }> => {
    await using stage = await startStage();
    writeFiles(stage.folder, { 'docs/deep/a.mdx': 'a\n', 'docs/deep/b.png': png(1), 'docs/c.png': png(2) });
    writeFiles(stage.folder, { 'alt.yaml': JSON.stringify(Object.fromEntries(patterns.map((one) => [one, 'Text']))) });
    const inputs = { path: 'docs', [input]: input === 'alt-text' ? 'alt.yaml' : patterns.join('\n') };
    const more: Record<string, string> = job === 'push-content' ? { to: 'api' } : {};
    const run = await stage.runAction(job, { 'dry-run': 'true', ...more, ...inputs });
    return { exitCode: run.exitCode, said: [run.stdout, run.result.message].join('\n') };
  };

  test.each(SLIPS)('names the slip %s and the right form', async (slip, pattern) => {
    const { said } = await start([pattern(below, 'docs')]);
    expect(said).toMatch(/matches no file in/);
    expect(said).toMatch(slip);
    expect(said).toContain(JSON.stringify(below));
  });

  test.each(REFUSED)('refuses a pattern that %s', async (why, pattern) => {
    const { exitCode, said } = await start([pattern(below)]);
    expect([exitCode, said]).toEqual([2, expect.stringMatching(why)]);
  });

  test.each([
    below,
    `./${below}`,
    `"${below}"`,
    below.replace('a.mdx', '*'),
    '**',
    '**/a.mdx',
    below.replace('a', '{a,x}'),
  ])('has no hint for %s, which matches a file', async (pattern) => {
    expect((await start([pattern])).said).not.toContain('matches no file');
  });
});
