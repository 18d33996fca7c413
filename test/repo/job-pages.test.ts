/** Tests that the page of each job follows one template and stays short. */
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { JOB_PAGE_SECTIONS } from '../../scripts/generator/tables.js';
import {
  gitlabTokenNeeds,
  inputs as checkInputs,
  JOB_NEEDS,
  renderPermissions,
} from '../../src/commands/check/inputs.js';
import { commandNames, commands } from '../../src/commands/index.js';
import { kebab } from '../../src/commands/inputs/kinds.js';
import { OUTCOMES } from '../../src/run/outcome.js';
import { parse } from 'yaml';
import { plainNames } from '../../src/text/input-names.js';
import { countWords } from '../../scripts/words.js';
import { fences, sectionOf } from './markdown.js';
import { readRepositoryFile, repositoryFiles } from './files.js';

const MAX_WORDS = 900;
const MAX_WORDS_TOGETHER = 8_500;
const MAX_FIRST_INPUTS = 5;
const MAX_VARIANT_LINES = 15;

describe.each(commandNames)('the page of %s', (name) => {
  const page = readRepositoryFile(`actions/${name}/README.md`);

  test('has the sections of the template in order', () => {
    expect(page.startsWith(`# ${name}\n\n`)).toBe(true);
    expect([...page.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual(JOB_PAGE_SECTIONS);
  });

  test('links the requirements, the rules for forks and the common exit codes, and repeats none', () => {
    for (const heading of ['requirements', 'pull-requests-from-forks', 'exit-codes'])
      expect(page).toContain(`](../../docs/common-inputs.md#${heading})`);
    expect(page).not.toMatch(/secrets or variables|POSIX|2\.327\.1|20\.19|^\| `skipped` \| 0/m);
    expect(readRepositoryFile('docs/common-inputs.md')).toMatch(/secrets or variables[^]*2\.327\.1[^]*20\.19/);
  });

  test('has at most 900 words', () => {
    expect(countWords(page)).toBeLessThanOrEqual(MAX_WORDS);
  });

  test('shows at most five inputs before Advanced', () => {
    const [first = ''] = sectionOf(page, 'Inputs').split('\n### Advanced\n');
    const rows = first.match(/^\| `/gm) ?? [];
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThanOrEqual(MAX_FIRST_INPUTS);
  });

  test('has one command for a terminal, with inputs that the job has', async () => {
    const commandLines = fences(page)
      .filter(({ language }) => language === 'sh')
      .map(({ text }) => text.trim());
    expect(commandLines).toEqual([expect.stringMatching(new RegExp(`^npx ${packageJson.name} ${name}(?: |$)`))]);
    const { inputs } = await commands[name]();
    const flags = [...(commandLines[0] ?? '').matchAll(/ --([a-z-]+)/g)].map(([, flag]) => flag);
    expect(Object.keys(inputs).map(kebab)).toEqual(expect.arrayContaining(flags));
  });

  test('has two or more variants of at most 15 lines', () => {
    const blocks = fences(sectionOf(page, 'Common variants'));
    expect(blocks.length).toBeGreaterThanOrEqual(2);
    expect(blocks.filter(({ text }) => text.trimEnd().split('\n').length > MAX_VARIANT_LINES)).toEqual([]);
  });

  test('has each variant for both platforms, with the same inputs and the same event', () => {
    const variants = sectionOf(page, 'Common variants').split(/^### /m).slice(1);
    expect(variants.flatMap(differencesOf)).toEqual([]);
  });

  test('needs no permission that check does not list', () => {
    if (name === 'check') return;
    const listed = renderPermissions([name]).split('\n').slice(2);
    const rows = [...sectionOf(page, 'Permissions and API key role').matchAll(/^\|[^|]*\|[^|]*\|([^|]*)\|/gm)];
    for (const [, scope = '', level = ''] of rows.flatMap(([row]) => [...row.matchAll(/`([a-z-]+): (read|write)`/g)]))
      expect(listed, `${scope}: ${level}`).toContainEqual(
        expect.stringMatching(new RegExp(`^  ${scope}: (?:write|${level}|.*\\b${level} (?:to|for) )`)),
      );
  });

  test('needs the token on GitLab for what check names', () => {
    if (name === 'check') return;
    const needs = JOB_NEEDS[name];
    const gitlabToken: Readonly<Record<string, string>> = 'gitlabToken' in needs ? needs.gitlabToken : {};
    const rows = sectionOf(page, 'Permissions and API key role').matchAll(
      /^\| ([^|]+) \|.*DOCS_CI_GITLAB_TOKEN.*`api` scope, (\w+) role \|$/gm,
    );
    const shown = [...rows].map(([, use = '', role]) => [use.replaceAll('`', ''), role] as const);
    expect(Object.fromEntries(shown)).toEqual(
      Object.fromEntries(Object.entries(gitlabToken).map(([use, role]) => [useOf(use), role])),
    );
  });

  test('says when the job is done and when it fails', () => {
    const codes = [...sectionOf(page, 'Exit codes').matchAll(/^\| `([a-z-]+)` \| (\d+)/gm)].map(
      ([, outcome, code]) => `${outcome ?? ''} ${code ?? ''}`,
    );
    expect(codes).toEqual(expect.arrayContaining(['done 0', 'failed 1']));
    for (const [outcome = '', code] of codes.map((row) => row.split(' ')))
      expect(OUTCOMES[outcome as keyof typeof OUTCOMES].exitCodes.map(String)).toContain(code);
  });
});

/** The name of an input, or the setting, as in YAML. */
function useOf(use: string): string {
  return plainNames(use, 'keys').replaceAll('"', '');
}

/** The events of GitHub, each with the rule that starts a pipeline of GitLab at the same time. */
const RULES = {
  schedule: '$CI_PIPELINE_SOURCE == "schedule"',
  pull_request: '$CI_PIPELINE_SOURCE == "merge_request_event"',
  push: '$CI_PIPELINE_SOURCE == "push"',
  tags: '$CI_COMMIT_TAG',
  workflow_dispatch: '$CI_PIPELINE_SOURCE == "web"',
};

/** Inputs of components that are named in another way, or needn't be set, on GitHub. */
const ONLY_ON_GITLAB = ['job-name', 'environment-name', 'rules', 'stage', 'retention-days'];

/** What the blocks of a variant have for one platform only. A variant can lead to another section for a platform. */
function differencesOf(variant: string): string[] {
  const blocks = fences(variant).map(({ text }) => text);
  const github = blocks.find((text) => text.includes(' uses: '));
  const gitlab = blocks.find((text) => text.includes(' component: '));
  const title = variant.split('\n')[0] ?? '';
  if (!variant.includes('```yaml') || /For Git(?:Hub|Lab),? see/.test(variant)) return [];
  if (github === undefined || gitlab === undefined) return [`${title}: ${github === undefined ? 'GitHub' : 'GitLab'}`];
  const events = Object.entries(RULES).filter(([event]) => new RegExp(`^on:.*\\b${event}\\b`, 'm').test(github));
  const inputsOf = (text: string, indent: number): string[] =>
    [...text.matchAll(new RegExp(`^ {${indent}}([a-z-]+):`, 'gm'))].map(([, key = '']) => key);
  const [here, there] = [inputsOf(github, 10), inputsOf(gitlab, 6).filter((key) => !ONLY_ON_GITLAB.includes(key))];
  const names = new Set([...here, ...there, 'api-key'].filter((key) => !here.includes(key) || !there.includes(key)));
  names.delete('api-key');
  return [
    ...[...names].map((key) => `${title}: ${key}`),
    ...(events.some(([, rule]) => gitlab.includes(rule)) ? [] : [`${title}: the event`]),
  ];
}

/** The inputs that need a token on GitLab. */
const NEED_TOKEN = gitlabTokenNeeds(checkInputs.for.parse('all'))
  .uses.map(useOf)
  .map((use) => new RegExp(use.includes(': ') ? `^ *${use}\\b` : `^ *${use}: (?!false)`, 'm'));

const PAGES = repositoryFiles(/^(?:actions|docs)\/.*\.md$|^README\.md$/);

test('names the token beside each pipeline with an input that needs it', () => {
  const silent = PAGES.flatMap((path) =>
    readRepositoryFile(path)
      .split(/^(?=###? )/m)
      .filter((section) => !section.includes('DOCS_CI_GITLAB_TOKEN'))
      .flatMap((section) => fences(section).filter(({ text }) => text.includes('component: ')))
      .filter(({ text }) => NEED_TOKEN.some((use) => use.test(text)))
      .map(({ text }) => `${path}: ${text}`),
  );
  expect(silent).toEqual([]);
});

test('publish-branch shows pipelines of the recipe that a test runs', () => {
  const [recipe, page] = ['docs/recipes/docs-with-release.md', 'actions/publish-branch/README.md'].map((path) =>
    fences(readRepositoryFile(path))
      .filter(({ text }) => text.includes('job-name: docs-'))
      .flatMap(({ text }) => (parse(text) as { include: { inputs: object }[] }).include.map(({ inputs }) => inputs)),
  );
  expect(page).toHaveLength(2);
  expect(recipe).toEqual(expect.arrayContaining(page ?? []));
});

test('has at most 8,500 words on the pages of all jobs together', () => {
  const words = commandNames.map((name) => countWords(readRepositoryFile(`actions/${name}/README.md`)));
  expect(words.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(MAX_WORDS_TOGETHER);
});

test.each(commandNames)('common-inputs.md and concepts.md name %s', (name) => {
  expect(readRepositoryFile('docs/common-inputs.md')).toContain(`[${name}](../actions/${name}/README.md#inputs)`);
  expect(readRepositoryFile('docs/concepts.md')).toMatch(new RegExp(`^\\| ${name} \\|`, 'm'));
});

test('concepts.md says how many jobs there are', () => {
  const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'];
  expect(readRepositoryFile('docs/concepts.md')).toContain(`One of the ${words[commandNames.length] ?? ''} tasks`);
});
