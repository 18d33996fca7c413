/** Tests that docs/files.md documents every field of the lock file, and docs/common-inputs.md every outcome. */
import { describe, expect, test } from 'vitest';
import { entrySchemas, lockFileSchema } from '../../src/commands/sync-media/library/lock-schema.js';
import { OUTCOMES } from '../../src/run/outcome.js';
import { readRepositoryFile } from './files.js';
import { fences, findNodes, parseMarkdown, sectionOf } from './markdown.js';

const PAGE = readRepositoryFile('docs/files.md');
const COMMON = readRepositoryFile('docs/common-inputs.md');

/** Returns the words in code font of a section. */
function codeWords(heading: string): string[] {
  return findNodes(parseMarkdown(sectionOf(PAGE, heading)), 'inlineCode').map(({ value }) => value);
}

describe('docs/files.md', () => {
  test('documents every field of the lock file', () => {
    const words = codeWords('Lock file');
    const fields = [lockFileSchema, ...Object.values(entrySchemas)].flatMap(({ shape }) => Object.keys(shape));
    expect(fields.length).toBeGreaterThan(10);
    expect(fields.filter((field) => !words.includes(field))).toEqual([]);
  });

  test.each(['schemaVersion', 'outcome', 'exitCode', 'counts', 'timings', 'requests', 'annotations'])(
    'shows the field %s in the example of result.json',
    (field) => {
      const example = fences(sectionOf(PAGE, 'result.json')).find(({ language }) => language === 'json');
      expect(JSON.parse(example?.text ?? '')).toHaveProperty(field);
    },
  );
});

describe('docs/common-inputs.md', () => {
  test('lists every outcome with its exit codes', () => {
    const rows = [...COMMON.matchAll(/^\| `([a-z-]+)` \| (\d+(?: or \d+)?) \|/gm)].map(([, name, codes]) => [
      name,
      codes,
    ]);
    expect(rows).toEqual(Object.entries(OUTCOMES).map(([name, { exitCodes }]) => [name, exitCodes.join(' or ')]));
  });

  test('says for each job with conditions which of them end with gate', () => {
    const [gate = ''] = /^\| `gate` \|.*$/m.exec(COMMON) ?? [];
    for (const word of ['thresholds', 'syntax', 'on-edited', 'verify-pages']) expect(gate).toContain(`\`${word}\``);
    for (const job of ['check-pages', 'check-site']) expect(gate).toContain(job);
  });
});
