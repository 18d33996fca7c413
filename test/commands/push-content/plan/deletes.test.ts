/** Tests the conditions under which a page is deleted, and the reasons why one isn't. */
import { describe, expect, test } from 'vitest';
import { planPush } from '../../../../src/commands/push-content/plan/plan.js';
import type { PlanInput } from '../../../../src/commands/push-content/plan/steps.js';

/** The folder has `a`; docs-ci has also put `old` into the project. */
const INPUT: PlanInput = {
  pages: [{ file: 'docs/a.mdx', path: 'api/a.mdx', place: 'api/a', hash: '1', sizeBytes: 1, sizeUnits: 1 }],
  remote: new Map([
    ['api/a', { path: 'api/a.mdx', hash: '1' }],
    ['api/old', { path: 'api/old.mdx', hash: '2' }],
    ['api/foreign', { path: 'api/foreign.mdx', hash: '3' }],
  ]),
  written: new Map([
    ['api/a', { path: 'api/a.mdx', hash: '1' }],
    ['api/old', { path: 'api/old.mdx', hash: '2' }],
  ]),
  hasManifest: true,
  onEdited: 'overwrite',
  prune: 'managed',
  maxDeletes: { count: 10 },
  isListComplete: true,
  listedPlaces: new Set(['api/a']),
};

function planOld(change: Partial<PlanInput>): unknown {
  const { steps } = planPush({ ...INPUT, ...change });
  expect(steps.some(({ place }) => place === 'api/foreign')).toBe(false);
  const step = steps.find(({ place }) => place === 'api/old');
  return step && [step.action, step.reason];
}

describe('a page that is gone from the folder', () => {
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
    expect(planOld({ written: new Map([['api/a', { path: 'api/a.mdx', hash: '1' }]]) })).toBeUndefined();
    expect(planOld({ written: new Map(), hasManifest: false })).toBeUndefined();
  });
});

test.each([
  [{ count: 10 }, 10],
  [{ percent: 50 }, 1],
  [{ percent: 49 }, 0],
])('limits deletes to %j of the pages in the manifest', (maxDeletes, limit) => {
  expect(planPush({ ...INPUT, maxDeletes }).maxDeletes).toBe(limit);
});
