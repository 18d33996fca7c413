/** Tests the names of branches: only those of exactly this form are ever deleted. */
import { describe, expect, test } from 'vitest';
import {
  afterOf,
  deploymentMark,
  findRestorePoint,
  labelOfRestore,
  namesOf,
  nameTime,
  outdated,
  parseOwnBranch,
  restorePoints,
  sourceMark,
  takesBack,
  toLabel,
  withMark,
} from '../../../src/commands/publish-branch/names.js';

const MS = Date.UTC(2026, 10, 22, 21, 45, 0, 321);
const branch = (name: string, isProtected: boolean | null = false) => ({ name, protected: isProtected });

describe('names of branches', () => {
  const FACTS = { startMs: MS, kind: 'publish', label: 'v2-4-0', random: 0.5, round: 1 } as const;

  test('writes the time, the kind, the label, random digits and the round into names', () => {
    expect(namesOf(FACTS)).toEqual({
      before: 'docs-ci-before/20261122T214500Z-publish-v2-4-0-i0000001',
      after: 'docs-ci-after/20261122T214500Z-publish-v2-4-0-i0000001',
    });
    expect(namesOf({ ...FACTS, kind: 'check', random: 0, round: 3 }).after).toBe(
      'docs-ci-after/20261122T214500Z-check-v2-4-0-00000003',
    );
  });

  test('never gives two runs of one second and one label the same name', () => {
    const names = [0, 1e-10, 0.3, 0.999999999999].flatMap((random) =>
      [1, 2, 3].map((round) => namesOf({ ...FACTS, random, round }).after),
    );
    expect(new Set(names.map((name) => parseOwnBranch(name)?.id)).size).toBe(12);
  });

  test.each(['v2-4-0', 'v2-aaaaaaa1', 'x', '1', 'live', 'abcdef12'])('reads the label %s again', (label) => {
    const { before, after } = namesOf({ ...FACTS, label });
    const point = parseOwnBranch(withMark(before, 'dep-1'));
    const named = namesOf({ ...FACTS, label, source: sourceMark('next') });
    for (const name of [named.before, withMark(named.before, 'dep-1')])
      expect(parseOwnBranch(name)).toMatchObject({ label, source: sourceMark('next') });
    expect([named.after, point?.source]).toEqual([after, undefined]);
    expect([point?.label, parseOwnBranch(after)?.label, afterOf(point ?? { id: '' })]).toEqual([label, label, after]);
    expect([point?.mark, parseOwnBranch(before)?.mark]).toEqual([deploymentMark('dep-1'), undefined]);
  });

  test.each([-120_000, -60_000, -1, 0, 1, 60_000, 120_000])(
    'names a run after those before it, if the clock of the service went by %i ms',
    (offMs) => {
      const earlier = namesOf(FACTS).before;
      const startMs = nameTime(MS + offMs, [branch(earlier)]);
      const { before } = namesOf({ ...FACTS, startMs, label: 'a', random: 0 });
      expect(restorePoints([branch(earlier), branch(before)])[0]?.name).toBe(before);
    },
  );

  test.each([
    ['v2.4.0', 'v2-4-0'],
    ['refs/tags/v1', 'refs-tags-v1'],
    ['--a__b--', 'a-b'],
    ['ä', ''],
    ['x'.repeat(80), 'x'.repeat(60)],
    [`${'x'.repeat(59)}-y`, 'x'.repeat(59)],
  ])('turns the label %j into %j', (text, label) => expect(toLabel(text)).toBe(label));

  test.each([
    ['publish', 'v2', 'v2'],
    ['restore', 'v2', 'restore-v2'],
    ['restore', 'restore-v2', 'v2'],
    ['publish', 'restore-1', '1'],
    ['publish', `${'x'.repeat(60)}-2`, 'x'.repeat(60)],
  ] as const)('labels the restore of a %s with the label %s as %s', (kind, label, expected) => {
    const own = labelOfRestore({ kind, label });
    expect(own).toBe(expected);
    expect(takesBack({ kind: 'restore', label: own })).toBe(kind === 'publish' || label !== 'v2');
  });

  test('knows after any number of restores whether the publication is taken back', () => {
    let point = { kind: 'publish', label: 'v2' } as Parameters<typeof takesBack>[0];
    const seen = Array.from({ length: 12 }, () => {
      point = { kind: 'restore', label: labelOfRestore(point) };
      return takesBack(point);
    });
    expect(seen).toEqual([true, false, true, false, true, false, true, false, true, false, true, false]);
  });

  test.each([
    'main',
    'docs-ci-before/20261122T214500Z-publish-',
    'docs-ci-before/20261122T214500Z-publish-v1',
    'docs-ci-before/20261122T214500Z-publish-aaaaaaa1',
    'docs-ci-before/20261122T214500Z-publish-v1-aaaaaaa0',
    'docs-ci-before/20261122T214500Z-publish-v1-aaaaaaa1.abcdefgh',
    'docs-ci-before/20261122T214500Z-publish-v1-aaaaaaa1.',
    'docs-ci-before/20261122T214500Z-publish-v1-aaaaaaa1.from-abcdefgh',
    'docs-ci-before/20261122T214500Z-draft-v1-aaaaaaa1',
    'docs-ci-before/20261122T2145Z-publish-v1-aaaaaaa1',
    'docs-ci-before/20261399T996199Z-publish-v1-aaaaaaa1',
    'docs-ci-before/20261122T214500Z-publish-v1-aaaaaaa1/more',
    'docs-ci-before/20261122T214500Z-publish-v.1-aaaaaaa1',
    'docs-ci-before/20261122T214500Z-publish-a--b-aaaaaaa1',
    `docs-ci-before/20261122T214500Z-publish-${'x'.repeat(61)}-aaaaaaa1`,
    'x/docs-ci-before/20261122T214500Z-publish-v1-aaaaaaa1',
    'docs-ci-before/20261122T214500Z-publish-v1-aaaaaaa1\n',
    'docs-ci-push/20261122T214500Z-publish-v1-aaaaaaa1',
  ])('takes %j for the branch of a person', (name) => expect(parseOwnBranch(name)).toBeUndefined());

  test('finds the newest publication by default, and others by full name only', () => {
    const names = ['1-publish-a', '2-publish-a', '3-restore-a', '4-publish-a-2'].map(
      (name) => `docs-ci-before/2026112${name.slice(0, 1)}T000000Z${name.slice(1)}-aaaaaaa1`,
    );
    const points = restorePoints(names.map((name) => branch(name)));
    const find = (wanted?: string) => findRestorePoint(points, wanted)?.name;
    expect([find(), find('a'), find('a.2'), find('c'), find(names[2])]).toEqual([
      names[3],
      names[1],
      names[3],
      undefined,
      names[2],
    ]);
  });

  test('deletes restore points beyond the newest three of a kind, before first', () => {
    const points = [1, 2, 3, 4, 5].flatMap((day) => {
      const { before, after } = namesOf({
        ...{ startMs: Date.UTC(2026, 0, day), label: 'x', random: 0, round: 1 },
        kind: day === 5 ? 'restore' : 'publish',
      });
      return [branch(after), branch(before)];
    });
    expect(outdated(points).map(({ name }) => name)).toEqual([
      'docs-ci-before/20260101T000000Z-publish-x-00000001',
      'docs-ci-after/20260101T000000Z-publish-x-00000001',
    ]);
  });
});
