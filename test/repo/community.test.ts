/** Tests the files that GitHub shows around the code: issue forms, code owners, updates and community pages. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { commandNames } from '../../src/commands/index.js';
import { REPOSITORY } from './example-uses.js';
import { readRepositoryFile, repositoryFiles, ROOT } from './files.js';
import { type Yaml, yamlOfKind } from './yaml.js';

const unknownKeys = (of: object, known: readonly string[]): string[] =>
  Object.keys(of).filter((key) => !known.includes(key));

const text = z.string().min(1);
const label = { label: text, description: text.optional() };
const asked = { id: text, validations: z.strictObject({ required: z.boolean().optional() }).optional() };
const unique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

const fieldSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('markdown'), attributes: z.strictObject({ value: text }) }),
  z.strictObject({
    type: z.literal('input'),
    ...asked,
    attributes: z.strictObject({ ...label, placeholder: text.optional() }),
  }),
  z.strictObject({
    type: z.literal('textarea'),
    ...asked,
    attributes: z.strictObject({ ...label, placeholder: text.optional(), render: text.optional() }),
  }),
  z.strictObject({
    type: z.literal('dropdown'),
    ...asked,
    attributes: z.strictObject({ ...label, options: z.array(text).min(1).refine(unique, 'an option is there twice') }),
  }),
]);

/** GitHub does not show a form with a problem. */
const formSchema = z.strictObject({
  name: text,
  description: text,
  labels: z.array(text).optional(),
  body: z
    .array(fieldSchema)
    .refine((body) => body.some(({ type }) => type !== 'markdown'), 'it asks for nothing')
    .refine((body) => unique(body.flatMap((field) => (field.type === 'markdown' ? [] : field.id))), 'an id is twice'),
});

describe('issue forms', () => {
  const forms = yamlOfKind('issue form');

  test.each(forms)('has a valid issue form in $where', ({ text: form }) => {
    expect(() => formSchema.parse(parse(form))).not.toThrow();
  });

  test('lists every job in the issue forms', () => {
    const fields = forms.flatMap(({ text: form }) => formSchema.parse(parse(form)).body);
    const options = fields.flatMap((field) => (field.type === 'dropdown' ? field.attributes.options : []));
    expect(options).toEqual(expect.arrayContaining([...commandNames]));
  });

  test.each([
    ['a field of an unknown type', [{ type: 'text', id: 'a', attributes: { label: 'A' } }]],
    ['no field but Markdown', [{ type: 'markdown', attributes: { value: 'A' } }]],
    ['an id twice', ['a', 'a'].map((id) => ({ type: 'input', id, attributes: { label: 'A' } }))],
    ['an option twice', [{ type: 'dropdown', id: 'a', attributes: { label: 'A', options: ['a', 'a'] } }]],
  ])('rejects an issue form with %s', (_, body) => {
    expect(formSchema.safeParse({ name: 'A', description: 'A', body }).success).toBe(false);
  });
});

test.each(yamlOfKind('issue chooser'))('links only to existing pages in $where', ({ text: chooserText }: Yaml) => {
  const chooser = parse(chooserText) as { contact_links: { name: string; url: string; about: string }[] };
  expect(unknownKeys(chooser, ['blank_issues_enabled', 'contact_links'])).toEqual([]);
  for (const link of chooser.contact_links) {
    expect(Object.keys(link)).toEqual(['name', 'url', 'about']);
    const [, path] = /\/blob\/main\/(.+)$/.exec(link.url) ?? [];
    if (path !== undefined) expect(existsSync(join(ROOT, path)), path).toBe(true);
    else expect(link.url).toMatch(/\/security\/advisories\/new$/);
  }
});

test.each(yamlOfKind('dependabot'))('updates libraries and actions weekly in $where', ({ text: settings }) => {
  const { version, updates } = parse(settings) as { version: number; updates: Record<string, unknown>[] };
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

test('names existing files in CONTRIBUTING.md', () => {
  const table = [...readRepositoryFile('CONTRIBUTING.md').matchAll(/^\|(.*)\|$/gm)].map(([row]) => row);
  const paths = table.flatMap((row) => [...row.matchAll(/`([\w./<>-]*\/[\w./<>-]*)`/g)].map(([, path]) => path ?? ''));
  expect(paths.length).toBeGreaterThan(15);
  const expandedPaths = paths.flatMap((path) => commandNames.map((name) => path.replace('<command>', name)));
  expect([...new Set(expandedPaths)].filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
});
