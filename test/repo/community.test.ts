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

describe('issue forms', () => {
  const forms = yamlOfKind('issue form');

  test('lists every job in the issue forms', () => {
    const options = forms.flatMap(({ text }) =>
      (parse(text) as Form).body.flatMap((field) => field.attributes['options']),
    );
    expect(options).toEqual(expect.arrayContaining([...commandNames]));
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
