/** Tests what becomes of each page, for every combination of folder, manifest and project. */
import { describe, expect, test } from 'vitest';
import type { LocalPage } from '../../../../src/commands/push-content/folder/read-pages.js';
import { placeOf } from '../../../../src/pages/place.js';
import { pagesAfter, planPush } from '../../../../src/commands/push-content/plan/plan-pages.js';
import { looksUnchanged } from '../../../../src/commands/push-content/project/compare-pages.js';
import type { PageStep, PlanInput } from '../../../../src/commands/push-content/plan/steps.js';

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
    hasManifest: true,
    onEdited: 'keep',
    prune: 'none',
    maxDeletes: { count: 10 },
    isListComplete: true,
    listedPlaces: new Set(),
    ...options,
  };
}

/** Each step as one text, with `!` if it stops the run. */
function describeSteps(input: PlanInput): string[] {
  const { steps, gated } = planPush(input);
  const describeStep = (step: PageStep): string =>
    `${gated.includes(step) ? '!' : ''}${step.action} ${step.path}: ${step.reason}`;
  return steps.map(describeStep);
}

/** A page of each content, by its letter: L in the folder, B in the manifest, R in the project. */
function stateOf(local: string, written: string, remote: string): State {
  const only = (hash: string): Readonly<Record<string, string>> => (hash === '–' ? {} : { 'a.mdx': hash });
  return { folder: only(local), manifest: only(written), project: only(remote) };
}

describe('a page', () => {
  /** The actions with on-edited: keep, overwrite and fail; one alone is that of all. */
  const TABLE: readonly (readonly [local: string, written: string, remote: string, actions: string, string])[] = [
    ['1', '–', '–', 'create', 'new'],
    ['1', '–', '1', 'unchanged', 'same content, and existed before docs-ci'],
    ['1', '1', '1', 'unchanged', 'same content'],
    ['1', '2', '1', 'unchanged', 'same content'],
    ['1', '2', '2', 'update', 'changed in the folder'],
    ['1', '–', '2', 'kept update !kept', 'existed before docs-ci'],
    ['1', '1', '2', 'kept update !kept', 'edited in the web editor'],
    ['1', '2', '3', 'kept update !kept', 'edited in the web editor and in the folder'],
    ['1', '1', '–', 'kept create !kept', 'deleted in the web editor'],
    ['1', '2', '–', 'kept create !kept', 'deleted in the web editor'],
    ['–', '1', '1', 'left', 'removed from the folder'],
    ['–', '1', '2', 'kept', 'edited in the web editor, removed from the folder'],
    ['–', '1', '–', 'forgotten', 'removed from the folder and in the web editor'],
  ];
  const cells = TABLE.flatMap(([local, written, remote, actions, reason]) =>
    (['keep', 'overwrite', 'fail'] as const).map((onEdited, index) => {
      const [all = '', ...others] = actions.split(' ');
      return { local, written, remote, onEdited, action: [all, ...others][index] ?? all, reason };
    }),
  );

  test.each(cells)(
    'plans $action with on-edited: $onEdited for the content $local in the folder, $written in the manifest, $remote in the project',
    ({ local, written, remote, onEdited, action, reason }) => {
      const steps = describeSteps(inputOf(stateOf(local, written, remote), { onEdited }));
      expect(steps).toEqual([`${action} api/a.mdx: ${reason}`]);
    },
  );

  const EDITED = 'kept api/a.mdx: edited in the web editor, removed from the folder';
  const FORGOTTEN = 'forgotten api/a.mdx: removed from the folder and in the web editor';

  test.each([
    { written: '1', remote: '1', onEdited: 'keep', step: 'delete api/a.mdx: removed from the folder' },
    { written: '1', remote: '1', onEdited: 'overwrite', step: 'delete api/a.mdx: removed from the folder' },
    { written: '1', remote: '1', onEdited: 'fail', step: 'delete api/a.mdx: removed from the folder' },
    { written: '1', remote: '2', onEdited: 'keep', step: EDITED },
    { written: '1', remote: '2', onEdited: 'overwrite', step: EDITED },
    { written: '1', remote: '2', onEdited: 'fail', step: `!${EDITED}` },
    { written: '1', remote: '–', onEdited: 'fail', step: FORGOTTEN },
  ] as const)(
    'plans with prune and on-edited: $onEdited for a page gone from the folder, $written in the manifest, $remote in the project',
    ({ written, remote, onEdited, step }) => {
      const { manifest = {}, project = {} } = stateOf('–', written, remote);
      const folder = { 'z.mdx': '9' };
      const state = { folder, manifest: { ...manifest, ...folder }, project: { ...project, ...folder } };
      const steps = describeSteps(inputOf(state, { onEdited, prune: 'managed' }));
      expect(steps).toEqual([step, 'unchanged api/z.mdx: same content']);
    },
  );

  test.each(['keep', 'overwrite', 'fail'] as const)(
    'never touches a page that neither the folder nor the manifest has, with on-edited: %s',
    (onEdited) => {
      const state = { project: { 'a.mdx': '1', '../b.mdx': '2', ['__proto__']: '3' } };
      expect(describeSteps(inputOf(state, { onEdited, prune: 'managed' }))).toEqual([]);
    },
  );

  test('updates every page that differs if there is no manifest', () => {
    const state = { folder: { 'a.mdx': '1', 'b.mdx': '2' }, project: { 'a.mdx': '3', 'b.mdx': '2' } };
    expect(describeSteps(inputOf(state, { hasManifest: false }))).toEqual([
      'update api/a.mdx: differs from the folder',
      'unchanged api/b.mdx: same content',
    ]);
  });

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
});

describe('a page with another ending at the same place', () => {
  const planOf = (state: State, options: Partial<PlanInput> = {}): readonly PageStep[] =>
    planPush(inputOf(state, options)).steps;

  test('adopts it if it has the same content', () => {
    const steps = planOf({ folder: { 'a.md': '1' }, project: { 'a.mdx': '1' } });
    expect(steps).toMatchObject([{ action: 'unchanged', path: 'api/a.md' }]);
  });

  test('takes a path without an ending for the page itself, because some lists have no endings', () => {
    const state = { folder: { 'a.md': '1' }, manifest: { 'a.md': '2', 'b.md': '3' }, project: { a: '2', b: '3' } };
    const [update, gone] = planOf(state, { prune: 'managed' });
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
    { onEdited: 'overwrite', prune: 'managed', listedPlaces: new Set(['api/a']) },
  );

  function planOld(change: Partial<PlanInput>): unknown {
    const { steps } = planPush({ ...INPUT, ...change });
    expect(steps.some(({ place }) => place === 'api/foreign')).toBe(false);
    const step = steps.find(({ place }) => place === 'api/old');
    return step && [step.action, step.reason];
  }

  test('deletes it if all conditions are met', () => {
    expect(planOld({})).toEqual(['delete', 'removed from the folder']);
  });

  test.each<[string, Partial<PlanInput>, string]>([
    ['it was not read', { remote: new Map([['api/old', { path: 'api/old.mdx' }]]) }, "its content wasn't read"],
    ['the folder has no pages', { pages: [] }, 'the folder has no pages'],
    ['the list of pages is incomplete', { isListComplete: false }, "the service's list of pages is incomplete"],
    ['the navigation is unknown', { listedPlaces: undefined }, "the navigation couldn't be read"],
    ['the navigation lists it', { listedPlaces: new Set(['api/old']) }, 'the navigation lists it'],
  ])('does not delete it if %s', (_, change, reason) => {
    expect(planOld(change)).toEqual(['left', `not deleted, because ${reason}`]);
  });

  test('never deletes a page that the manifest lacks', () => {
    expect(planOld({ written: byPlace({ 'a.mdx': '1' }) })).toBeUndefined();
    expect(planOld({ written: new Map(), hasManifest: false })).toBeUndefined();
  });

  test.each([
    [{ count: 10 }, 10],
    [{ percent: 50 }, 1],
    [{ percent: 49 }, 0],
  ])('limits deletes to %j of the pages in the manifest', (maxDeletes, limit) => {
    expect(planPush({ ...INPUT, maxDeletes }).maxDeletes).toBe(limit);
  });
});

describe('a moved page', () => {
  const state = { folder: { 'new.mdx': '1' }, manifest: { 'old.mdx': '1' }, project: { 'old.mdx': '1' } };

  test('never takes a page that exists for the moved one', () => {
    const project = { ...state.project, 'edited.mdx': '7' };
    const steps = planPush(inputOf({ ...state, folder: { 'edited.mdx': '1', ...state.folder }, project })).steps;
    expect(steps.map(({ path, movedFrom }) => [path, movedFrom])).toEqual([
      ['api/edited.mdx', undefined],
      ['api/new.mdx', 'api/old.mdx'],
      ['api/old.mdx', undefined],
    ]);
  });

  test('names each gone page once if several have the same content', () => {
    const copies = { ...state, folder: { 'b.mdx': '1', 'c.mdx': '1' } };
    const moves = planPush(inputOf(copies)).steps.map(({ path, movedFrom }) => [path, movedFrom]);
    expect(moves).toEqual([
      ['api/b.mdx', 'api/old.mdx'],
      ['api/c.mdx', undefined],
      ['api/old.mdx', undefined],
    ]);
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
    expect(pagesAfter(input.written, steps)).toEqual(byPlace(after));
  });

  test('keeps the entries of pages that stay without prune', () => {
    const input = inputOf({ manifest: { 'gone.mdx': '1' }, project: { 'gone.mdx': '1' } });
    expect(pagesAfter(input.written, planPush(input).steps)).toEqual(byPlace({ 'gone.mdx': '1' }));
  });
});
