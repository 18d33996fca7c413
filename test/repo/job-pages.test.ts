/** Tests that the page of each job follows one template and stays short. */
import { describe, expect, test } from 'vitest';
import { JOB_PAGE_SECTIONS } from '../../scripts/generator/tables.js';
import { renderPermissions } from '../../src/commands/check/inputs.js';
import { commandNames } from '../../src/commands/index.js';
import { fences, sectionOf } from './markdown.js';
import { readRepositoryFile } from './files.js';

const MAX_WORDS = 900;
const MAX_VARIANT_LINES = 15;

describe.each(commandNames)('the page of %s', (name) => {
  const page = readRepositoryFile(`actions/${name}/README.md`);
  const [beforeTables = ''] = page.split('\n## Inputs\n');

  test('has the sections of the template in order', () => {
    expect(page.startsWith(`# ${name}\n\n`)).toBe(true);
    expect([...page.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual(JOB_PAGE_SECTIONS);
    expect(page).toMatch(/^### Pull requests from forks$/m);
  });

  test('links the requirements and the rules for forks, and repeats neither', () => {
    const [, forks = ''] = /^### Pull requests from forks\n\n([^]*?)\n\n##/m.exec(page) ?? [];
    const [, requirements = ''] = /^## Requirements\n\n([^]*?)\n\n##/m.exec(page) ?? [];
    expect(forks).toContain('](../../docs/common-inputs.md#pull-requests-from-forks)');
    expect(requirements).toContain('](../../docs/common-inputs.md#requirements)');
    expect(forks + requirements).not.toMatch(/secrets or variables|POSIX|2\.327\.1|20\.19/);
    expect(readRepositoryFile('docs/common-inputs.md')).toMatch(/secrets or variables[^]*2\.327\.1[^]*20\.19/);
  });

  test('has at most 900 words before the tables of inputs', () => {
    expect(beforeTables.split(/\s+/).length).toBeLessThanOrEqual(MAX_WORDS);
  });

  test('has three or more variants of at most 15 lines', () => {
    const blocks = fences(sectionOf(page, 'Common variants'));
    expect(blocks.length).toBeGreaterThanOrEqual(3);
    expect(blocks.filter(({ text }) => text.trimEnd().split('\n').length > MAX_VARIANT_LINES)).toEqual([]);
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

  test('documents every exit code', () => {
    const codes = [...page.matchAll(/^\| `([a-z-]+)` \| (\d+)/gm)].map(
      ([, outcome, code]) => `${outcome ?? ''} ${code ?? ''}`,
    );
    expect(codes).toEqual(
      expect.arrayContaining([
        'done 0',
        'skipped 0',
        'failed 1',
        'refused 2',
        'timed-out 4',
        'unavailable 5',
        'cancelled 130',
      ]),
    );
  });
});

test.each(commandNames)('common-inputs.md and concepts.md name %s', (name) => {
  expect(readRepositoryFile('docs/common-inputs.md')).toContain(`[${name}](../actions/${name}/README.md#inputs)`);
  expect(readRepositoryFile('docs/concepts.md')).toMatch(new RegExp(`^\\| ${name} \\|`, 'm'));
});

test('concepts.md says how many jobs there are', () => {
  const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven'];
  expect(readRepositoryFile('docs/concepts.md')).toContain(`One of the ${words[commandNames.length] ?? ''} tasks`);
});
