/** Tests the files that GitHub shows around the code: issue forms, code owners, updates and community pages. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { commandNames } from '../../src/commands/index.js';
import { REPOSITORY } from './example-uses.js';
import { readRepositoryFile, repositoryFiles, ROOT } from './files.js';
import { type Yaml, yamlOfKind } from './yaml.js';

const unknownKeys = (of: object, known: readonly string[]): string[] =>
  Object.keys(of).filter((key) => !known.includes(key));

interface Form {
  readonly name: string;
  readonly description: string;
  readonly body: readonly Field[];
}

interface Field {
  readonly type: string;
  readonly id?: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly validations?: { readonly required?: boolean };
}

/** The allowed attributes of each field type. */
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  markdown: ['value'],
  input: ['label', 'description', 'placeholder', 'value'],
  textarea: ['label', 'description', 'placeholder', 'value', 'render'],
  dropdown: ['label', 'description', 'multiple', 'options', 'default'],
  checkboxes: ['label', 'description', 'options'],
};

/** Returns the problems of a form. GitHub does not show a form with a problem. */
function formProblems(form: Form): string[] {
  const inputs = form.body.filter(({ type }) => type !== 'markdown');
  const ids = inputs.map(({ id }) => id);
  return [
    ...unknownKeys(form, ['name', 'description', 'body', 'labels', 'title', 'assignees', 'projects', 'type']),
    ...(form.name && form.description ? [] : ['no name or description']),
    ...(inputs.length === 0 ? ['it asks for nothing'] : []),
    ...(new Set(ids).size === ids.length && !ids.includes(undefined) ? [] : ['an id is missing or there twice']),
    ...form.body.flatMap(fieldProblems),
  ];
}

function fieldProblems({ type, id = type, attributes, ...others }: Field): string[] {
  const known = ATTRIBUTES[type];
  if (known === undefined) return [`${id} has the unknown type ${type}`];
  const options = (attributes['options'] ?? []) as unknown[];
  return [
    ...unknownKeys(attributes, known).map((key) => `${id} has the unknown attribute ${key}`),
    ...unknownKeys(others, ['validations']).map((key) => `${id} has the unknown key ${key}`),
    ...(type === 'markdown' || attributes['label'] ? [] : [`${id} has no label`]),
    ...(known.includes('options') && options.length === 0 ? [`${id} has no options`] : []),
    ...(new Set(options).size === options.length ? [] : [`${id} has an option twice`]),
    ...(type === 'dropdown' && !options.every((option) => typeof option === 'string')
      ? [`an option of ${id} is no text`]
      : []),
  ];
}

describe('issue forms', () => {
  const forms = yamlOfKind('issue form');

  test.each(forms)('has a valid issue form in $where', ({ text }) => {
    expect(formProblems(parse(text) as Form)).toEqual([]);
  });

  test('lists every job in the issue forms', () => {
    const options = forms.flatMap(({ text }) =>
      (parse(text) as Form).body.flatMap((field) => field.attributes['options']),
    );
    expect(options).toEqual(expect.arrayContaining([...commandNames]));
  });

  test.each<[string, Partial<Field>]>([
    ['a has the unknown type text', { type: 'text' }],
    ['a has no label', { attributes: {} }],
    ['a has the unknown attribute lable', { attributes: { label: 'A', lable: 'A' } }],
    ['a has no options', { type: 'dropdown' }],
    ['an option of a is no text', { type: 'dropdown', attributes: { label: 'A', options: [true] } }],
    ['it asks for nothing', { type: 'markdown', attributes: { value: 'A' } }],
    ['an id is missing or there twice', { id: undefined }],
  ])('reports an invalid issue form: %s', (problem, field) => {
    const body = [{ type: 'input', id: 'a', attributes: { label: 'A' }, ...field }];
    expect(formProblems({ name: 'A', description: 'A', body })).toContain(problem);
  });
});

test.each(yamlOfKind('issue chooser'))('links only to existing pages in $where', ({ text }: Yaml) => {
  const chooser = parse(text) as { contact_links: { name: string; url: string; about: string }[] };
  expect(unknownKeys(chooser, ['blank_issues_enabled', 'contact_links'])).toEqual([]);
  for (const link of chooser.contact_links) {
    expect(Object.keys(link)).toEqual(['name', 'url', 'about']);
    const [, path] = /\/blob\/main\/(.+)$/.exec(link.url) ?? [];
    if (path !== undefined) expect(existsSync(join(ROOT, path)), path).toBe(true);
    else expect(link.url).toMatch(/\/security\/advisories\/new$/);
  }
});

test.each(yamlOfKind('dependabot'))('updates libraries and actions weekly in $where', ({ text }) => {
  const { version, updates } = parse(text) as { version: number; updates: Record<string, unknown>[] };
  expect(version).toBe(2);
  expect(updates.map((update) => update['package-ecosystem'])).toEqual(['npm', 'github-actions']);
  for (const update of updates) {
    const known = ['package-ecosystem', 'directory', 'schedule', 'cooldown', 'groups', 'ignore'];
    expect(unknownKeys(update, known)).toEqual([]);
    // Dependabot searches this directory for package.json and .github/workflows.
    expect(update).toMatchObject({ directory: '/', schedule: { interval: 'weekly' } });
  }
});

test('names code owners for existing paths', () => {
  const lines = readRepositoryFile('.github/CODEOWNERS').split('\n');
  const rules = lines.filter((line) => line !== '' && !line.startsWith('#')).map((line) => line.split(' '));
  expect(rules[0]?.[0]).toBe('*');
  for (const [path = '', owner] of rules) {
    expect(owner).toMatch(/^@[\w-]+(\/[\w-]+)?$/);
    if (path !== '*') expect(existsSync(join(ROOT, path)), path).toBe(true);
  }
});

test('links the form that reports a vulnerability in SECURITY.md', () => {
  expect(readRepositoryFile('SECURITY.md')).toContain(`](https://github.com/${REPOSITORY}/security/advisories/new)`);
});

test('links the usual community pages in the README', () => {
  const pages = ['README.md', 'LICENSE', 'SECURITY.md', 'CONTRIBUTING.md', 'CHANGELOG.md'];
  expect(repositoryFiles(/^[^/]+$/)).toEqual(expect.arrayContaining(pages));
  const readme = readRepositoryFile('README.md');
  for (const page of pages.slice(1)) expect(readme).toContain(`](${page}`);
});

describe('CONTRIBUTING', () => {
  test('names existing files in CONTRIBUTING.md', () => {
    const table = [...readRepositoryFile('CONTRIBUTING.md').matchAll(/^\|(.*)\|$/gm)].map(([row]) => row);
    const paths = table.flatMap((row) =>
      [...row.matchAll(/`([\w./<>-]*\/[\w./<>-]*)`/g)].map(([, path]) => path ?? ''),
    );
    expect(paths.length).toBeGreaterThan(15);
    const expandedPaths = paths.flatMap((path) => commandNames.map((name) => path.replace('<command>', name)));
    expect([...new Set(expandedPaths)].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});
