/** Tests the pages of `--help`. */
import { describe, expect, test } from 'vitest';
import { type HelpTopic, OTHER_TOPICS, parseArguments } from '../../src/cli/arguments.js';
import { renderHelp } from '../../src/cli/help.js';
import { commandNames, commands } from '../../src/commands/index.js';
import { commonInputs } from '../../src/commands/inputs/common-inputs.js';
import { kebab } from '../../src/commands/inputs/kinds.js';
import { displayWidth } from '../../src/text/width.js';

const TOPICS: readonly (HelpTopic | undefined)[] = [undefined, ...commandNames, ...OTHER_TOPICS];

describe.each(TOPICS)('the help of %s', (topic) => {
  test.each([60, 80, 100])(`fits into %s columns (${topic ?? 'docs-ci'})`, async (columns) => {
    const lines = (await renderHelp(topic, columns)).split('\n');
    // People copy commands, so these are never wrapped.
    const cut = lines.filter((line) => columns >= 80 || !/^ {2}(?:\$|docs-ci) /.test(line));
    expect(cut.filter((line) => displayWidth(line) > columns)).toEqual([]);
  });

  test(`shows how to use ${topic ?? 'docs-ci'}`, async () => {
    expect(await renderHelp(topic)).toContain(`\nUSAGE\n  docs-ci ${topic ?? '<command>'}`);
  });
});

test('help is never wider than 100 columns, because longer lines are hard to read', async () => {
  expect(await renderHelp('sync-media', 300)).toBe(await renderHelp('sync-media', 100));
});

test('shows the help as in a wide terminal if the terminal reports no width', async () => {
  expect(await renderHelp('sync-media', 0)).toBe(await renderHelp('sync-media'));
});

test('lists every exit code in the help of a command', async () => {
  const help = await renderHelp('trigger-deploy');
  const [, list = ''] = /\nEXIT CODES\n([^]*?)(?:\n\n|\n$)/.exec(help) ?? [];
  expect(list.split('\n').map((line) => line.trim().split(/ {2,}/)[0])).toEqual([
    '0',
    '1',
    '2',
    '3',
    '4',
    '5',
    '130, 143',
  ]);
});

const COMMON = new Set([...Object.keys(commonInputs({ name: 'x', timeout: '1m', timeoutText: '' })), 'token']);

describe.each(commandNames)('the help of the command %s', (name) => {
  test(`lists each option of ${name} once, and the required ones first`, async () => {
    const { inputs, inputGroups } = await commands[name]();
    const help = await renderHelp(name);
    const listed = [...help.matchAll(/^ {2}--(?:\[no-\])?([a-z-]+)/gm)].map(([, option]) => option ?? '');
    expect(listed.toSorted()).toEqual([...Object.keys(inputs).map(kebab), 'json', 'verbose'].toSorted());
    expect(listed.slice(0, 2)).toEqual(['api-key', 'base-url']);
    const grouped = Object.values(inputGroups).flat();
    expect(grouped.filter((input) => !(input in inputs))).toEqual([]);
    // The help lists the other ones of all commands together.
    const own = Object.keys(inputs).filter((input) => !COMMON.has(input));
    expect(own.filter((input) => !grouped.includes(input))).toEqual([]);
    expect(new Set(grouped).size).toBe(grouped.length);
  });

  test(`has examples that docs-ci takes (${name})`, async () => {
    const { examples } = await commands[name]();
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples)
      expect(parseArguments(example.split(' '))).toMatchObject({ kind: 'run', names: [name] });
  });
});

test('says that a variable is safer than an option for the API key', async () => {
  expect((await renderHelp('sync-media')).replace(/\s+/g, ' ')).toContain(
    'Every user of the machine sees it in the list of processes: prefer the variable DOCS_CI_API_KEY.',
  );
});
