/** Tests the names of branches: only those of exactly this form are ever deleted. */
import { describe, expect, test } from 'vitest';
import {
  findRestorePoint,
  labelOfRestore,
  namesOf,
  outdated,
  parseOwnBranch,
  restorePoints,
  takesBack,
  toLabel,
} from '../../../src/commands/publish-branch/names.js';

const MS = Date.UTC(2026, 10, 22, 21, 45, 0, 321);
const branch = (name: string, isProtected: boolean | null = false) => ({ name, protected: isProtected });

describe('names of branches', () => {
  test('writes the time, the kind, the label and the round into names', () => {
    expect(namesOf(MS, 'publish', 'v2-4-0', 1)).toEqual({
      before: 'docs-ci-before/20261122T214500Z-publish-v2-4-0',
      after: 'docs-ci-after/20261122T214500Z-publish-v2-4-0',
    });
    expect(namesOf(MS, 'check', 'x', 3).after).toBe('docs-ci-after/20261122T214500Z-check-x-3');
  });

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
    'docs-ci-before/20261122T214500Z-draft-v1',
    'docs-ci-before/20261122T2145Z-publish-v1',
    'docs-ci-before/20261399T996199Z-publish-v1',
    'docs-ci-before/20261122T214500Z-publish-v1/more',
    'docs-ci-before/20261122T214500Z-publish-v.1',
    'docs-ci-before/20261122T214500Z-publish-a--b',
    `docs-ci-before/20261122T214500Z-publish-${'x'.repeat(63)}`,
    'x/docs-ci-before/20261122T214500Z-publish-v1',
    'docs-ci-before/20261122T214500Z-publish-v1\n',
    'docs-ci-push/20261122T214500Z-publish-v1',
  ])('takes %j for the branch of a person', (name) => expect(parseOwnBranch(name)).toBeUndefined());

  test('finds the newest publication by default, and others by full name only', () => {
    const names = ['1-publish-a', '2-publish-a', '3-restore-a', '4-publish-b-2'].map(
      (name) => `docs-ci-before/2026112${name.slice(0, 1)}T000000Z${name.slice(1)}`,
    );
    const points = restorePoints(names.map((name) => branch(name)));
    const find = (wanted?: string) => {
      const found = findRestorePoint(points, wanted);
      return typeof found === 'object' ? found.name : found;
    };
    expect([find(), find('a'), find('b-2'), find('c'), find(names[2])]).toEqual([
      names[3],
      names[1],
      names[3],
      undefined,
      names[2],
    ]);
  });

  test.each([[['a', 'a-2']], [['a-2']]])('asks for the full name if the label a may be another one of %j', (labels) => {
    const points = restorePoints(labels.map((label) => branch(`docs-ci-before/20261122T214500Z-publish-${label}`)));
    expect(findRestorePoint(points, 'a')).toBe('ambiguous');
  });

  test('deletes restore points beyond the newest three of a kind, before first', () => {
    const points = [1, 2, 3, 4, 5].flatMap((day) => {
      const { before, after } = namesOf(Date.UTC(2026, 0, day), day === 5 ? 'restore' : 'publish', 'x', 1);
      return [branch(after), branch(before)];
    });
    expect(outdated(points).map(({ name }) => name)).toEqual([
      'docs-ci-before/20260101T000000Z-publish-x',
      'docs-ci-after/20260101T000000Z-publish-x',
    ]);
  });
});
