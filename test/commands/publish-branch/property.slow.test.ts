/** Tests that whatever people edit after a publication, a restore gives back the rest, and can itself be taken back. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startStage } from '../../support/runs.js';
import { filesOf, later, ownBranches, prepare, publishBranch, SERVICE } from './fixture.js';

const PLACES = ['a', 'b', 'guides/c', 'guides/d', 'e'] as const;
/** No page, or one of three texts of the same size. */
const version = fc.constantFrom(null, '# 1\n', '# 2\n', '# 3\n');
/** Of each page: at the start, on `next`, what a person makes of it meanwhile, and what a person makes of it afterwards. */
const page = fc.record({
  start: version,
  next: fc.option(version, { nil: undefined, freq: 2 }),
  later: fc.option(version, { nil: undefined, freq: 2 }),
});

type Page = { start: string | null; next: string | null | undefined; later: string | null | undefined };

/** The change that a value makes; none for undefined. */
function changesOf(pages: readonly Page[], key: 'start' | 'next' | 'later'): Record<string, string | null> {
  return Object.fromEntries(
    PLACES.flatMap((place, index) => {
      const value = pages[index]?.[key];
      return value === undefined ? [] : [[`${place}.mdx`, value]];
    }),
  );
}

function merged(...all: readonly Record<string, string | null>[]): Record<string, string> {
  const entries = Object.entries(Object.assign({}, ...all) as Record<string, string | null>);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] !== null));
}

test('gives back what nobody edited, leaves the rest as people left it, and goes both ways', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(page, { minLength: PLACES.length, maxLength: PLACES.length }), async (pages) => {
      await using stage = await startStage(SERVICE);
      const before = {
        'docs.json': '{"navigation":[]}\n',
        'home.mdx': '# Home\n',
        ...merged(changesOf(pages, 'start')),
      };
      prepare(stage, { pages: before, changes: changesOf(pages, 'next') });
      const published = await publishBranch(stage, { 'max-deletes': '100%' });
      expect(published.exitCode, published.result.message).toBe(0);
      const after = filesOf(stage);
      expect(after).toEqual(merged(before, changesOf(pages, 'next')));
      stage.emulator.state.project.edit(changesOf(pages, 'later'));
      const edited = filesOf(stage);
      await later(stage);
      const hasPoint = published.result.outputs['restore-point'] !== '';
      const restored = await publishBranch(stage, { mode: 'restore' });
      expect(restored.exitCode, restored.result.message).toBe(hasPoint ? 0 : 2);
      if (!hasPoint) return;
      const expected = Object.fromEntries(
        [...new Set([...Object.keys(before), ...Object.keys(edited)])].map((path) => {
          const isEdited = edited[path] !== after[path];
          return [path, isEdited ? edited[path] : before[path as keyof typeof before]];
        }),
      );
      expect(filesOf(stage)).toEqual(expected);
      const point = restored.result.outputs['restore-point'] ?? '';
      if (point === '') return;
      await later(stage);
      const back = await publishBranch(stage, { mode: 'restore', 'restore-point': point });
      expect(back.exitCode, back.result.message).toBe(0);
      expect(filesOf(stage)).toEqual(edited);
      expect(ownBranches(stage).length % 2).toBe(0);
    }),
    { numRuns: 12, seed: 20261122 },
  );
});
