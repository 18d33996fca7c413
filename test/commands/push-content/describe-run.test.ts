/** Tests the last messages of push-content runs. */
import { describe, expect, test } from 'vitest';
import { describeInterrupted, describePushed } from '../../../src/commands/push-content/describe-run.js';
import {
  BRANCH,
  CHANGES,
  inputsOf,
  KEPT,
  LIVE,
  planOf,
  PREVIEW,
  recordOf,
  UNCHANGED,
  writtenRecord,
} from './push-run.js';

const BUILDING = { ...LIVE, status: 'building', url: null };
const PROPOSE = { mode: 'propose' } as const;
const REMOVE = { mode: 'remove' } as const;
const COUNTS = '1 created, 1 updated, 1 deleted';

describe('message of a finished run', () => {
  test.each([
    [
      `3 pages published to reference/api: ${COUNTS}. Live: ${LIVE.url}`,
      writtenRecord(CHANGES, { deployment: LIVE }),
      {},
    ],
    [
      `3 pages pushed to reference/api: ${COUNTS}. The deployment continues on the service.`,
      writtenRecord(CHANGES, { deployment: BUILDING }),
      {},
    ],
    [
      `3 pages pushed to reference/api: ${COUNTS}. The pages are on the branch release.`,
      writtenRecord(CHANGES, { branch: 'release' }),
      {},
    ],
    [
      `3 pages proposed for reference/api: ${COUNTS}. Preview: ${PREVIEW}`,
      writtenRecord(CHANGES, { branch: BRANCH, deployment: { ...LIVE, url: PREVIEW } }),
      PROPOSE,
    ],
    [
      `3 pages pushed: ${COUNTS}. 2 pages were edited at the service and stay as they are.`,
      writtenRecord(CHANGES, { plan: planOf([...CHANGES, ...KEPT]) }),
      { to: '.' },
    ],
    [
      'Nothing was pushed. 2 pages were edited at the service and stay as they are.',
      recordOf({ plan: planOf(KEPT) }),
      {},
    ],
    ['All 2 pages are up to date.', recordOf({ plan: planOf(UNCHANGED) }), {}],
    [
      'No pages found. Check path and include, and that the repository is checked out.',
      recordOf({ plan: planOf([]) }),
      {},
    ],
    [`Dry run: 3 pages would change (${COUNTS}). Nothing was changed.`, recordOf(), { dryRun: true }],
    ['Dry run: no page would change. Nothing was changed.', recordOf({ plan: planOf(UNCHANGED) }), { dryRun: true }],
    [
      'Dry run: no page would change. 2 pages were edited at the service and stay as they are. Nothing was changed.',
      recordOf({ plan: planOf(KEPT) }),
      { dryRun: true },
    ],
    ['All 2 pages are up to date. Only the manifest was updated.', writtenRecord([]), {}],
    [
      'No page was pushed. The navigation group "API" was updated. 2 pages were edited at the service and stay as they are.',
      writtenRecord([], { plan: planOf(KEPT), navigationGroup: 'API' }),
      {},
    ],
    [
      'Nothing was pushed, because a newer run has pushed already. To push these pages anyway, set on-older-run to push. On GitHub, you can also start this run again.',
      recordOf({ plan: undefined, isOlderRun: true }),
      {},
    ],
    [
      `The proposal has no changes left, so the branch ${BRANCH} was deleted.`,
      recordOf({ target: BRANCH, isTakenBack: true }),
      PROPOSE,
    ],
    [`The branch ${BRANCH} was deleted.`, recordOf({ plan: undefined, target: BRANCH, isRemoved: true }), REMOVE],
    [`Nothing to delete: the branch ${BRANCH} doesn't exist.`, recordOf({ plan: undefined, target: BRANCH }), REMOVE],
    [
      `Dry run: the branch ${BRANCH} would be deleted. Nothing was changed.`,
      recordOf({ plan: undefined, target: BRANCH, branch: BRANCH }),
      { ...REMOVE, dryRun: true },
    ],
  ] as const)('ends a finished run with the message %j', (message, record, values) => {
    expect(describePushed(record, inputsOf(values))).toBe(message);
  });
});

describe('message of an interrupted run', () => {
  const CLEARED = 'The next run starts again and deletes what this run left behind.';
  test.each([
    ['timed-out', `The branch main is unchanged. ${CLEARED}`, recordOf({ deploymentBranch: 'main' }), {}],
    ['cancelled', `The deployment branch is unchanged. ${CLEARED}`, recordOf(), {}],
    ['failed', 'The branch release is unchanged.', recordOf({ target: 'release' }), {}],
    ['timed-out', 'Nothing was changed.', recordOf({ plan: undefined }), {}],
    ['failed', undefined, recordOf({ plan: undefined }), {}],
    ['timed-out', undefined, recordOf(), { dryRun: true }],
    [
      'timed-out',
      'All changes are on the branch main. The deployment continues on the service.',
      writtenRecord(CHANGES, { deployment: BUILDING }),
      {},
    ],
    ['cancelled', 'All changes are on the branch main.', writtenRecord(), {}],
    [
      'unavailable',
      'The last change of the branch main may have been made. The next run compares all pages and pushes what is missing.',
      recordOf({ isUncertain: true, deploymentBranch: 'main' }),
      {},
    ],
    [
      'timed-out',
      `1 of 3 pages is on the branch ${BRANCH}. The next run pushes the others.`,
      recordOf({ target: BRANCH, written: new Set(CHANGES.slice(0, 1)) }),
      PROPOSE,
    ],
    [
      'timed-out',
      `The branch ${BRANCH} may have been deleted. Run the job again to make sure.`,
      recordOf({ plan: undefined, target: BRANCH, isUncertain: true }),
      REMOVE,
    ],
  ] as const)('ends a run that is %s with the message %j', (outcome, message, record, values) => {
    expect(describeInterrupted(record, inputsOf(values), outcome)).toBe(message);
  });
});
