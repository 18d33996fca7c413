/** Tests what becomes of pages in cases that runs seldom meet. Runs test the others: see edited-pages and deleted-pages. */
import type { WrittenPage } from '../../../../src/commands/push-content/project/manifest.js';
import { describe, expect, test } from 'vitest';
import type { LocalPage } from '../../../../src/commands/push-content/folder/read-pages.js';
import { placeOf } from '../../../../src/pages/place.js';
import { pagesAfter, planPush } from '../../../../src/commands/push-content/plan/plan-pages.js';
import { looksUnchanged } from '../../../../src/commands/push-content/project/compare-pages.js';
import type { PlanInput } from '../../../../src/commands/push-content/plan/steps.js';

function localPage(path: string, hash: string): LocalPage {
  return { file: path.replace('api/', 'docs/'), path, place: placeOf(path), hash, sizeBytes: 10, sizeUnits: 8 };
}

/** @param pages path below `to` → content */
function pagesOf(pages: Readonly<Record<string, string>>): LocalPage[] {
  return Object.entries(pages).map(([path, hash]) => localPage(`api/${path}`, hash));
}

/** @param pages path below `to` → content, in the manifest or in the project */
function byPlace(pages: Readonly<Record<string, string>>): Map<string, { path: string; hash: string }> {
  return new Map(pagesOf(pages).map(({ place, path, hash }) => [place, { path, hash }]));
}

interface State {
  readonly folder?: Readonly<Record<string, string>>;
  readonly manifest?: Readonly<Record<string, string>>;
  readonly project?: Readonly<Record<string, string>>;
}

function inputOf({ folder = {}, manifest = {}, project = {} }: State, options: Partial<PlanInput> = {}): PlanInput {
  return {
    pages: pagesOf(folder),
    remote: byPlace(project),
    written: byPlace(manifest),
    listed: new Map([...byPlace(project)].map(([place, { path }]) => [place, { path, size: null }])),
    onEdited: 'keep',
    prune: 'none',
    maxDeletes: { count: 10 },
    isListComplete: true,
    navigation: { of: () => 'unlisted', names: () => false },
    ...options,
  };
}

/** Each step as one text. */
function describeSteps(input: PlanInput): string[] {
  return planPush(input).steps.map(({ action, path, reason }) => `${action} ${path}: ${reason}`);
}

describe('a page', () => {
  test('never writes a page that was not read because its size showed no change', () => {
    const remote = new Map([['api/a', { path: 'api/a.mdx' }]]);
    const planOf = (local: string): string[] =>
      describeSteps(inputOf({ folder: { 'a.mdx': local }, manifest: { 'a.mdx': '1' } }, { remote }));
    expect(planOf('1')).toEqual(['unchanged api/a.mdx: same content']);
    expect(planOf('2')).toEqual(['kept api/a.mdx: edited in the web editor and in the folder']);
  });

  test('leaves a page that is gone from the folder without having read it', () => {
    const state = { manifest: { 'a.mdx': '1' } };
    const remote = new Map([['api/a', { path: 'api/a.mdx' }]]);
    expect(describeSteps(inputOf(state, { remote }))).toEqual(['left api/a.mdx: removed from the folder']);
  });

  test('stops a run with on-edited: fail for an edited page that is gone from the folder only if prune would delete it', () => {
    const state = { folder: { 'z.mdx': '9' }, manifest: { 'a.mdx': '1' }, project: { 'a.mdx': '2' } };
    const gatedWith = (prune: PlanInput['prune']): string[] =>
      planPush(inputOf(state, { onEdited: 'fail', prune })).gated.map(({ path }) => path);
    expect([gatedWith('none'), gatedWith('managed')]).toEqual([[], ['api/a.mdx']]);
  });

  test('takes a path without an ending for the page itself, because some lists have no endings', () => {
    const state = { folder: { 'a.md': '1' }, manifest: { 'a.md': '2', 'b.md': '3' }, project: { a: '2', b: '3' } };
    const [update, gone] = planPush(inputOf(state, { prune: 'managed' })).steps;
    expect(update).toMatchObject({ action: 'update', path: 'api/a.md', remote: { path: 'api/a' } });
    expect(update?.replaces).toBeUndefined();
    expect(gone).toMatchObject({ action: 'delete', path: 'api/b.md' });
  });
});

describe('a page that is gone from the folder', () => {
  /** The folder has `a`; docs-ci has also put `old` into the project. */
  const INPUT = inputOf(
    {
      folder: { 'a.mdx': '1' },
      manifest: { 'a.mdx': '1', 'old.mdx': '2' },
      project: { 'a.mdx': '1', 'old.mdx': '2', 'foreign.mdx': '3' },
    },
    {
      onEdited: 'overwrite',
      prune: 'managed',
      navigation: { of: (place: string) => (place === 'api/a' ? 'listed' : 'unlisted'), names: () => false },
    },
  );

  function planOld(change: Partial<PlanInput>): unknown {
    const { steps } = planPush({ ...INPUT, ...change });
    expect(steps.some(({ place }) => place === 'api/foreign')).toBe(false);
    const step = steps.find(({ place }) => place === 'api/old');
    return step && [step.action, step.reason];
  }

  test.each<[string, Partial<PlanInput>, string]>([
    ['it was not read', { remote: new Map([['api/old', { path: 'api/old.mdx' }]]) }, "its content wasn't read"],
    ['the folder has no pages', { pages: [] }, 'the folder has no pages'],
  ])('does not delete it if %s', (_, change, reason) => {
    expect(planOld(change)).toEqual(['left', `not deleted, because ${reason}`]);
  });
});

describe('looksUnchanged', () => {
  const local = { hash: '1', sizeBytes: 20, sizeUnits: 15 };

  test.each([19, 20, 21, 14, 15, 16])(
    'trusts a size of %i, in bytes or characters, give or take a line break',
    (size) => {
      expect(looksUnchanged(local, '1', size)).toBe(true);
    },
  );

  test.each([0, 13, 17, 18, 22, Number.NaN])('does not trust a size of %f', (size) => {
    expect(looksUnchanged(local, '1', size)).toBe(false);
  });

  test('does not trust a size if the manifest has another content or none', () => {
    expect(looksUnchanged(local, '2', 20)).toBe(false);
    expect(looksUnchanged(local, undefined, 20)).toBe(false);
  });
});

describe('pagesAfter', () => {
  test('has what the project has after the steps', () => {
    const state = {
      folder: {
        'new.mdx': '1',
        'changed.mdx': '2',
        'edited.mdx': '3',
        'foreign.mdx': '1',
        'adopted.mdx': '4',
        'ending.md': '5',
      },
      manifest: { 'changed.mdx': '0', 'edited.mdx': '9', 'gone.mdx': '6', 'lost.mdx': '7', 'ending.mdx': '0' },
      project: {
        'changed.mdx': '0',
        'edited.mdx': '8',
        'foreign.mdx': '2',
        'adopted.mdx': '4',
        'gone.mdx': '6',
        'ending.mdx': '0',
      },
    };
    const input = inputOf(state, { prune: 'managed' });
    const { steps } = planPush(input);
    const after = { 'new.mdx': '1', 'changed.mdx': '2', 'edited.mdx': '9', 'adopted.mdx': '4', 'ending.md': '5' };
    const found = new Map<string, WrittenPage>(byPlace(after)).set('api/adopted', {
      path: 'api/adopted.mdx',
      hash: '4',
      isFound: true,
    });
    expect(pagesAfter(input.written, steps)).toEqual(found);
  });
});
