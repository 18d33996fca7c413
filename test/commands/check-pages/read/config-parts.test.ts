/** Tests configurations that other files of the folder complete. */
import { expect, test } from 'vitest';
import { LIVE, startPages } from '../fixture.js';

const PAGES = ['index', 'guides/setup', 'guides/deploy', 'guides/more'];
const GONE = [...PAGES, 'guides/gone'];
const group = (pages: readonly string[]): object => ({ group: 'Guides', pages });
const text = (json: unknown): string => JSON.stringify(json, null, 2);

test.each<[string, object, Record<string, string>, string, number]>([
  [
    'the whole navigation',
    { navigation: { $ref: './nav/main.json' } },
    { 'nav/main.json': text({ groups: [group(GONE)] }) },
    'docs/nav/main.json',
    10,
  ],
  [
    'a group',
    { navigation: { groups: [{ $ref: 'nav/guides.json' }] } },
    { 'nav/guides.json': text(group(GONE)) },
    'docs/nav/guides.json',
    8,
  ],
  [
    'a list of pages',
    { navigation: { groups: [{ group: 'Guides', pages: { $ref: 'nav/pages.json' } }] } },
    { 'nav/pages.json': text(GONE) },
    'docs/nav/pages.json',
    6,
  ],
  [
    'a file of a file',
    { navigation: { $ref: 'nav/main.json' } },
    { 'nav/main.json': text({ groups: [{ $ref: './more/guides.json' }] }), 'nav/more/guides.json': text(group(GONE)) },
    'docs/nav/more/guides.json',
    8,
  ],
  [
    'the configuration itself',
    { $ref: 'base.json', navigation: { $ref: 'nav.json' } },
    { 'base.json': text({ name: 'Docs' }), 'nav.json': text({ groups: [group(GONE)] }) },
    'docs/nav.json',
    10,
  ],
])('reads %s from another file of the folder, and names its line', async (_, config, files, file, line) => {
  await using stage = await startPages({}, LIVE, { navigation: { groups: [group(PAGES)] } });
  stage.configure(config);
  stage.change(files);
  const run = await stage.check(['--path', 'docs', '--config-file', 'docs/docs.json']);
  expect(stage.findings()).toEqual([
    "navigation-entries guides/gone: The navigation lists guides/gone, which isn't a page",
  ]);
  expect(run.result.annotations[0]).toMatchObject({ file, line });
});

test.each<[string, unknown, Record<string, string>]>([
  ['is outside of the folder', { $ref: '../nav.json' }, { '../nav.json': text({ groups: [group(GONE)] }) }],
  ['is missing', { $ref: 'nav.json' }, {}],
  ['names itself', { $ref: 'nav.json' }, { 'nav.json': text({ groups: [{ $ref: 'nav.json' }] }) }],
])('does not know the navigation if the file %s', async (_, navigation, files) => {
  await using stage = await startPages({}, LIVE, { navigation: { groups: [group(PAGES)] } });
  stage.configure({ navigation });
  stage.change(files);
  await stage.check(['--path', 'docs', '--config-file', 'docs/docs.json']);
  expect([...stage.findings(), ...stage.findings('warning')]).toEqual([]);
  expect(stage.verdictOf('navigation-entries')).toBe('unknown');
});

test('refuses a part of the configuration that is not valid JSON, and names it', async () => {
  await using stage = await startPages({}, LIVE, { navigation: { groups: [group(PAGES)] } });
  stage.configure({ navigation: { $ref: 'nav.json' } });
  stage.change({ 'nav.json': '{\n"groups": [\n' });
  const { exitCode, result } = await stage.check();
  const problem = /^--config-file: "docs\/nav\.json" isn't valid JSON \(line 3, column 1\)\. Fix the file\./;
  expect([exitCode, result.message]).toEqual([2, expect.stringMatching(problem)]);
});

test('does not know whether an entry is new if the navigation of live lies in files that the service does not show', async () => {
  const config = { navigation: { $ref: 'nav.json' } };
  await using stage = await startPages({}, LIVE, config);
  stage.change({ 'nav.json': text({ groups: [group(GONE)] }) });
  await stage.check(['--path', 'docs', '--config-file', 'docs/docs.json']);
  expect(stage.findings()).toEqual([]);
  expect(stage.verdictOf('navigation-entries')).toBe('unknown');
});

/** A navigation whose Spanish part lies in another file. */
const languages = (pages: readonly string[]): object => ({
  navigation: {
    languages: [
      { language: 'en', groups: [group(pages)] },
      { language: 'es', $ref: './es.json' },
    ],
  },
});
const REST = PAGES.filter((page) => page !== 'guides/setup');
const LEFT = [expect.stringMatching(/^unlisted-pages guides\/setup: /)];

test.each<[string, object, Record<string, string>, unknown[], string]>([
  ['lists it nowhere', languages(REST), { 'es.json': text({ groups: [group(['index'])] }) }, LEFT, 'warning'],
  ['lists it in the other file', languages(REST), { 'es.json': text({ groups: [group(PAGES)] }) }, [], 'unknown'],
  ['lists it here', languages(PAGES), { 'es.json': text({ groups: [group(['index'])] }) }, [], 'unknown'],
  ['does not have the other file', languages(REST), {}, [], 'unknown'],
  ['has all in one file and does not list it', { navigation: { groups: [group(REST)] } }, {}, LEFT, 'warning'],
])(
  'looks at a page that live lists itself, though other pages are in files of the service: the change %s',
  async (_, config, files, left, verdict) => {
    await using stage = await startPages({}, LIVE, languages(PAGES));
    stage.configure(config);
    stage.change(files);
    await stage.check(['--path', 'docs', '--config-file', 'docs/docs.json']);
    expect(stage.findings('warning')).toEqual(left);
    expect(stage.verdictOf('unlisted-pages')).toBe(verdict);
  },
);

test('does not call the pages listed of a folder whose own navigation lies in files that it lacks', async () => {
  await using stage = await startPages({}, LIVE, { navigation: { groups: [group(PAGES)] } });
  stage.configure({ navigation: { groups: [group(REST), { $ref: 'more.json' }] } });
  await stage.check(['--path', 'docs', '--config-file', 'docs/docs.json']);
  expect([stage.findings('warning'), stage.verdictOf('unlisted-pages')]).toEqual([[], 'unknown']);
});
