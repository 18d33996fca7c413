/** Tests plans, and that planning reads each file a constant number of times. */
import { describe, expect, test } from 'vitest';
import { planInputOf } from '../../../../scripts/bench/sync-media.js';
import { NO_ALT_TEXTS } from '../../../../src/commands/sync-media/folder/manifests.js';
import { createLibrary, type LibraryFile } from '../../../../src/commands/sync-media/library/library.js';
import { emptyLock, toLockEntry } from '../../../../src/commands/sync-media/library/lock.js';
import { Results } from '../../../../src/commands/sync-media/apply/results.js';
import { planSync } from '../../../../src/commands/sync-media/plan/plan.js';
import type { PlanInput } from '../../../../src/commands/sync-media/plan/steps.js';

/** Counts how often planning reads a field of a local file or a library file. */
function countReads(count: number): number {
  const input = planInputOf(count);
  let reads = 0;
  const counted = <T extends object>(one: T): T =>
    new Proxy(one, {
      get(target, field, receiver) {
        reads += 1;
        return Reflect.get(target, field, receiver) as unknown;
      },
    });
  const files = input.files.map(counted);
  const byId = new Map([...input.library.byId].map(([id, media]) => [id, counted(media)]));
  const named = (name: string): LibraryFile | undefined => {
    const media = input.library.named(name);
    return media && byId.get(media.id);
  };
  const library = { ...input.library, byId, named };
  const counterparts: PlanInput['counterparts'] = new Map(
    [...input.counterparts].map(([path, one]) => [path, { ...one, media: counted(one.media) }]),
  );
  const plan = planSync({ ...input, files, library, counterparts });
  expect(plan.files).toHaveLength(count);
  return reads;
}

test('plans in a number of operations that is linear in the number of files', () => {
  const few = countReads(2_000);
  const many = countReads(32_000);
  expect(few).toBeGreaterThan(2_000);
  expect(many / few).toBeLessThan(16 * 1.01);
});

describe('files that change during the run', () => {
  const media: LibraryFile = {
    id: 'M',
    name: 'a.txt',
    sizeBytes: 3,
    url: 'https://files.example.com/M/a.txt',
    altText: '',
    updatedAt: '2026-01-01T00:00:00.000Z',
    isUntouched: true,
  };
  const input: PlanInput = {
    files: [],
    leftOut: [],
    failed: [{ path: 'b.txt', reason: 'the file changed while docs-ci was reading it' }],
    library: createLibrary([media], true),
    lock: {
      ...emptyLock(),
      files: new Map(['a.txt', 'b.txt'].map((path) => [path, toLockEntry(media, { sha256: 'old', sizeBytes: 1 })])),
    },
    counterparts: new Map(),
    altTexts: NO_ALT_TEXTS,
    imports: [],
    hasImportList: true,
    prune: 'none',
    lockFile: 'lock.json',
    maxDeletes: { count: 10 },
  };

  test('keeps the library file of a path that changes if a path that shares it has changed', () => {
    const file = { path: 'a.txt', diskPath: '/a.txt', name: 'a.txt', sizeBytes: 3, sha256: 'new', stamp: '' };
    const counterparts: PlanInput['counterparts'] = new Map([
      ['a.txt', { media, verdict: 'different', reason: 'changed' }],
    ]);
    const { files } = planSync({ ...input, files: [file], counterparts });
    expect(files).toMatchObject([{ action: 'add', from: { kind: 'upload', name: 'a-2.txt' } }]);
  });

  test('gives the library file of a path that changes to no other file, and the next run can replace it', () => {
    const lock = { ...input.lock, files: new Map([...input.lock.files].filter(([path]) => path === 'b.txt')) };
    const file = { path: 'c.txt', diskPath: '/c.txt', name: 'c.txt', sizeBytes: 1, sha256: 'old', stamp: '' };
    const { library } = input;
    const plan = planSync({ ...input, lock, files: [file] });
    expect(plan.files).toMatchObject([{ action: 'add', from: { kind: 'upload', name: 'c.txt' } }]);
    // The service stores no content twice, so it answers the upload with that library file.
    const log = { error: () => undefined };
    const results = new Results(plan, library, { lock: { state: lock }, log, host: {}, inputs: {} } as never);
    expect(() => results.failsAsUnreplaced('https://example.com/c.txt', media)).not.toThrow();
    expect(results.facts.results).toMatchObject([
      { status: 'failed', reason: expect.stringContaining('until b.txt replaces it, which failed') as string },
    ]);
  });

  test('keeps the library file of a path that changes if an import requests its name', () => {
    const { imports, conflicts } = planSync({ ...input, imports: [{ url: 'https://a.example/a.txt' }] });
    expect(imports).toEqual([]);
    expect(conflicts.map(({ key }) => key)).toContain('https://a.example/a.txt');
  });
});
