/** Tests the last messages, outcomes and titles of push-content runs: all follow from the result and the facts. */
import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../../../src/commands/command.js';
import type { PushInputs } from '../../../../src/commands/push-content/inputs.js';
import { describeUnfinished, endingOfRun, headlineOf } from '../../../../src/commands/push-content/report/ending.js';
import { factsOf } from '../../../../src/commands/push-content/report/facts.js';
import {
  deletedAdvice,
  describeKept,
  goalOfOverwrite,
} from '../../../../src/commands/push-content/report/kept-pages.js';
import type { PushRecord, PushResult } from '../../../../src/commands/push-content/record.js';
import {
  BRANCH,
  CHANGES,
  endingOf,
  inputsOf,
  KEPT,
  excludedStep,
  largeStep,
  LIVE,
  planOf,
  PREVIEW,
  proposed,
  published,
  READY_PREVIEW,
  recordOf,
  stepOf,
  stopped,
  UNCHANGED,
  upToDate,
  writtenRecord,
} from './push-run.js';
import { plainNames } from '../../../../src/text/input-names.js';
import { withPlainNames } from '../../../support/plain-names.js';

const BUILDING = { ...LIVE, status: 'building', url: null };
const BROKEN = { ...LIVE, status: 'error', url: null, logs: 'Error: reference/api/client.mdx:31:5: Bad' };
const PROPOSE = { mode: 'propose' } as const;
const REMOVE = { mode: 'remove' } as const;
const COUNTS = '1 created, 1 updated, 1 deleted';
const GONE =
  'Without a redirect, the URL of a deleted page leads nowhere: reference/api/old.mdx. Add redirects in the configuration of the documentation.';
const ended = (result: PushResult, values: Partial<PushRecord> = {}): PushRecord =>
  recordOf({ plan: undefined, target: BRANCH, result, ...values });

const resultOf = ({ result }: PushRecord): PushResult => result ?? { kind: 'planned' };

/** What a run has done, and its inputs if they aren't the default ones. */
type Given = PushRecord | readonly [PushRecord, Partial<PushInputs>];

const CAUSE = "MDX can't parse <br>. Write <br />.";
const PROBLEM = { kind: 'syntax', file: 'docs/client.mdx', line: 12, message: CAUSE } as const;

const UNREAD = UNCHANGED.map((step) => ({ ...step, remote: { path: step.path } }));
const SURE = 'which only misses edits that keep the size or change it by one character.';
const OVERWRITTEN = stepOf('update', 'b.mdx', 'edited in the web editor');
const LARGE = largeStep();
const EXCLUDED = excludedStep();
const FIRST = CHANGES.filter(({ action }) => action === 'create');
const LISTED = stepOf('left', 'x.mdx', 'not deleted, because the navigation lists it', { page: undefined });

const MESSAGES: Readonly<Record<'done' | 'failed' | 'gate', Readonly<Record<string, Given>>>> = {
  done: {
    '1 page pushed to reference/api, 1 overwrote an edit. The service deploys the branch main.': published([
      OVERWRITTEN,
    ]),
    '1 page pushed to reference/api, 1 overwrote a page that existed already. The service deploys the branch main.':
      published([stepOf('update', 'b.mdx', 'existed already')]),
    "All 2 pages are up to date, but 1 page stays whose file isn't pushed any more.": [
      upToDate({ plan: planOf([...UNCHANGED, EXCLUDED]) }),
      { prune: 'managed' },
    ],
    [`2 pages published to reference/api, 1 deleted. Changes: ${COUNTS}. ${GONE} Live: ${LIVE.url}`]: published(
      CHANGES,
      {
        deployment: LIVE,
      },
    ),
    [`2 pages pushed to reference/api, 1 deleted. Changes: ${COUNTS}. ${GONE} The deployment continues on the service.`]:
      published(CHANGES, { deployment: BUILDING }),
    [`2 pages pushed to reference/api, 1 deleted. Changes: ${COUNTS}. ${GONE} The pages are on the branch release.`]:
      published(CHANGES, { target: 'release' }),
    [`2 pages proposed for reference/api, 1 deleted. Changes: ${COUNTS}. ${GONE} Preview: ${PREVIEW}`]: [
      proposed(CHANGES, { deployment: READY_PREVIEW }),
      PROPOSE,
    ],
    [`2 pages pushed, 1 deleted, 2 kept as they are. Changes: ${COUNTS}. ${GONE} 2 pages were edited or deleted in the web editor and stay as they are. The service deploys the branch main.`]:
      [published(CHANGES, { plan: planOf([...CHANGES, ...KEPT]) }), { to: '.' }],
    'Plan: 1 page would change, nothing was changed. Changes: 1 to create. reference/api has 1 other page. Check that "to" is the right folder.':
      [recordOf({ plan: planOf(FIRST, { others: 1 }), result: { kind: 'planned' } }), { dryRun: true }],
    '1 page pushed to reference/api. reference/api has 5 other pages. If "to" is the wrong folder, delete the created pages and docs-ci-manifest.mdx there, in the documentation repository. The service deploys the branch main.':
      published(FIRST, { plan: planOf(FIRST, { others: 5 }) }),
    'Nothing was pushed: 2 pages were edited or deleted in the web editor and stay as they are.': upToDate({
      plan: planOf(KEPT),
    }),
    'Nothing was pushed: 2 pages were edited or deleted in the web editor or existed already and stay as they are.':
      upToDate({
        plan: planOf([...KEPT.slice(1), stepOf('kept', 'old.mdx', 'existed already')]),
      }),
    'All 2 pages are up to date.': upToDate(),
    [`No difference found in 2 pages. 2 pages were compared by size, ${SURE}`]: upToDate({ plan: planOf(UNREAD) }),
    [`No difference found in 1 page. 1 page was compared by size, ${SURE}`]: upToDate({
      plan: planOf(UNREAD.slice(1)),
    }),
    'Plan: 1 page would change, nothing was changed. Changes: 1 to create. The service may reject 1 page as too large. Then the run without dry-run fails.':
      [recordOf({ plan: planOf([LARGE]), result: { kind: 'planned' } }), { dryRun: true }],
    "All 2 pages are up to date, but 1 page wasn't deleted. Not deleted: reference/api/x.mdx (the navigation lists it).":
      upToDate({ plan: planOf([...UNCHANGED, LISTED]) }),
    [`2 pages pushed to reference/api, 1 deleted, 1 not deleted. Changes: ${COUNTS}. ${GONE} Not deleted: reference/api/x.mdx (the navigation lists it). The service deploys the branch main.`]:
      published(CHANGES, { plan: planOf([...CHANGES, LISTED]) }),
    [`The proposal has no changes left. Not deleted: reference/api/x.mdx (the navigation lists it). The branch ${BRANCH} stays, because other people may work on it. To delete it, set "mode" to remove.`]:
      [ended({ kind: 'taken-back', branch: BRANCH }, { plan: planOf([LISTED]) }), PROPOSE],
    [`2 pages pushed to reference/api, 1 deleted. Changes: ${COUNTS}. ${GONE} No page can be deleted, because the service doesn't return the manifest. The service deploys the branch main.`]:
      [published(CHANGES, { hiddenManifest: 'm.mdx' }), { prune: 'managed' }],
    'Plan: no page would change. Would stay: reference/api/x.mdx (the navigation lists it).': [
      recordOf({ plan: planOf([...UNCHANGED, LISTED]), result: { kind: 'planned' } }),
      { dryRun: true },
    ],
    '2 pages deleted from reference/api. Without a redirect, the URL of a deleted page leads nowhere: reference/api/a.mdx. Add redirects in the configuration of the documentation. The service deploys the branch main.':
      published(['a.mdx', 'snippets/b.mdx'].map((path) => stepOf('delete', path, 'removed from the folder'))),
    'No pages found. Check "path" and "include".': upToDate({
      plan: planOf([]),
    }),
    'No pages found. Check "path" and "include". 1 page was edited in the web editor and stays as it is.': upToDate({
      plan: planOf([stepOf('kept', 'a.mdx', 'edited in the web editor, removed from the folder', { page: undefined })]),
    }),
    [`Plan: 3 pages would change, nothing was changed. Changes: 1 to create, 1 to update, 1 to delete. ${GONE}`]: [
      recordOf({ result: { kind: 'planned' } }),
      { dryRun: true },
    ],
    'Plan: no page would change. 2 pages were edited or deleted in the web editor and stay as they are.': [
      recordOf({ plan: planOf(KEPT), result: { kind: 'planned' } }),
      { dryRun: true },
    ],
    'All 2 pages are up to date. Only the manifest was written. The service deploys the branch main.': published([]),
    'The navigation group "API" was updated, 2 kept as they are. 2 pages were edited or deleted in the web editor and stay as they are. The service deploys the branch main.':
      published([], { plan: planOf(KEPT, { group: 'API' }) }),
    'Nothing was pushed: a newer run has pushed already. To push these pages anyway, set on-older-run to push.': ended({
      kind: 'older-run',
    }),
    [`The proposal has no changes left. The branch ${BRANCH} stays, because other people may work on it. To delete it, set "mode" to remove.`]:
      [ended({ kind: 'taken-back', branch: BRANCH }), PROPOSE],
    [`The branch ${BRANCH} was deleted. The pages of the deployment branch stay as they are.`]: [
      ended({ kind: 'removed', branches: [BRANCH] }),
      REMOVE,
    ],
    'The branches a and a-2 were deleted. The pages of the deployment branch stay as they are.': [
      ended({ kind: 'removed', branches: ['a', 'a-2'] }),
      REMOVE,
    ],
    [`Nothing to delete: the service lists no branch ${BRANCH}.`]: [ended({ kind: 'removed', branches: [] }), REMOVE],
    [`Plan: delete the branch ${BRANCH}, nothing was changed.`]: [
      ended({ kind: 'removed', branches: [BRANCH] }),
      { ...REMOVE, dryRun: true },
    ],
  },
  failed: {
    'Documentation failed to build. The pages are committed to the branch main, but readers still see the version before. The error is in a page of this run. reference/api/client.mdx, line 31: Bad':
      published(CHANGES, { deployment: BROKEN }),
    'Documentation failed to build. docs-ci found no difference in the pages, but readers still see the version before. The service returns no build log. Check the dashboard.':
      upToDate({ plan: planOf(UNREAD), result: { kind: 'up-to-date', deployment: { ...BROKEN, logs: null } } }),
    'Documentation failed to build. The pages are up to date, but readers still see the version before. The service returns no build log. Check the dashboard.':
      upToDate({
        deployment: { ...BROKEN, logs: null },
        result: { kind: 'up-to-date', deployment: { ...BROKEN, logs: null } },
      }),
    'The deployment was cancelled on the service. A user or a newer deployment cancelled it. The pages are on the branch. If no newer deployment is live, run trigger-deploy.':
      published(CHANGES, { deployment: { ...LIVE, status: 'cancelled' } }),
    '2 pages pushed to reference/api, 1 deleted, but no deployment appeared within 3m. Check the dashboard, or use wait: false.':
      published(CHANGES, { result: { kind: 'published', deployment: 'missing' } }),
    'Nothing was written: "prune" would delete 3 pages, but max-deletes allows 1. Check "path" and "include". If they are correct, raise max-deletes for one run.':
      stopped({ kind: 'too-many-deletes', deletes: CHANGES, limit: 1 }),
    'The service rejects "a.mdx" as too large (1.2 MB). Split the page, or exclude it. Nothing was published.': stopped(
      { kind: 'rejected-page', path: 'a.mdx', bytes: 1_200_000 },
    ),
    'The service rejects the manifest "m.mdx" as too large (1.2 MB). Push parts of the folder in several jobs, each with its own "path" and "to". Nothing was published.':
      stopped({ kind: 'rejected-manifest', path: 'm.mdx', bytes: 1_200_000 }),
    'Nothing was published: the service rejected the changes 3 times (exists). The changes are of reference/api/client.mdx, reference/api/old.mdx and reference/api/webhooks.mdx. Another user or job may be changing the same pages: run the job again. If the branch is protected against the API, set "mode" to propose.':
      stopped({ kind: 'conflict', message: 'exists', hidden: [] }),
    'Nothing was published: the service rejected the changes 3 times (exists). The changes are of reference/api/client.mdx, reference/api/old.mdx and reference/api/webhooks.mdx. The service may have a page that it neither lists nor returns: a.mdx. Add it to the navigation, or set "to" to another folder. If the branch is protected against the API, set "mode" to propose.':
      stopped({ kind: 'conflict', message: 'exists', hidden: ['a.mdx'] }),
    'Nothing was published: the service rejected the changes 3 times (exists). The changes are of the manifest reference/api/docs-ci-manifest.mdx. Another user or job may be changing the same pages: run the job again. If the branch is protected against the API, set "mode" to propose.':
      stopped({ kind: 'conflict', message: 'exists', hidden: [] }, { plan: planOf(KEPT) }),
    'Nothing was published: the service rejected the changes 3 times (exists). The changes are of the navigation. Check that config-file is the path of the configuration file, in most projects docs.json. If it is right, run the job again.':
      stopped({ kind: 'conflict', message: 'exists', hidden: [] }, { plan: planOf(KEPT, { group: 'API' }) }),
    [`The branch "${BRANCH}" lacks changes: the service rejected the changes 3 times (exists). The changes are of reference/api/client.mdx, reference/api/old.mdx and reference/api/webhooks.mdx. Another user or job may be changing the branch: run the job again.`]:
      [stopped({ kind: 'conflict', message: 'exists', hidden: [] }, { target: BRANCH }), PROPOSE],
    'The service accepted the merge (status "queued"), but main doesn\'t show the pages. Check the dashboard, and run the job again later: it pushes what is missing.':
      stopped({ kind: 'unconfirmed-merge', branch: 'main', status: 'queued' }),
    'Nothing was published: the branch of this run was deleted during the run. A newer run of this source deletes it to take over. If there is none, run the job again.':
      stopped({ kind: 'deleted-branch' }),
    'Nothing was published: the service created a branch from "drafts" instead of "main". Set "base" to the name of the branch that the pages are for.':
      stopped({ kind: 'wrong-source', wanted: 'main', actual: 'drafts' }),
  },
  gate: {
    [`Nothing was written: 1 page failed the syntax check. docs/client.mdx, line 12: ${CAUSE}`]: stopped({
      kind: 'syntax',
      problems: [PROBLEM],
    }),
    'Nothing was written: 2 pages were edited or deleted in the web editor and stay as they are. Add the edits to your files and delete the files of deleted pages, or set on-edited to overwrite for one run, which discards the edits and creates deleted pages again.':
      stopped({ kind: 'edited', steps: KEPT }),
  },
};

describe('a run with a result', () => {
  const rows = Object.entries(MESSAGES).flatMap(([outcome, messages]) =>
    Object.entries(messages).map(([message, given]) => [outcome as Outcome, message, given] as const),
  );

  test.each(rows)(
    'ends a run with a result as %s, with the message %j, which begins with the title',
    (outcome, message, given) => {
      const [record, values] = 'progress' in given ? [given, {}] : given;
      const inputs = inputsOf(values);
      expect(withPlainNames(endingOfRun(record, inputs, resultOf(record)), 'keys')).toMatchObject({ outcome, message });
      const title = plainNames(headlineOf(factsOf(record, inputs), endingOf(outcome))?.text ?? '', 'keys');
      expect([title, message.startsWith(`${title}.`)]).toEqual([expect.stringMatching(/..[^.]$/), true]);
    },
  );

  test('names the first invalid page for its annotation', () => {
    const record = stopped({ kind: 'syntax', problems: [PROBLEM] });
    expect(endingOfRun(record, inputsOf(), resultOf(record)).location).toEqual({
      title: 'Invalid MDX',
      file: 'docs/client.mdx',
      line: 12,
    });
  });
});

describe('the place of a failed build', () => {
  const locate = (file: string, changes = CHANGES): unknown => {
    const record = published(changes, { deployment: { ...BROKEN, logs: `Error: ${file}:31:5: Bad` } });
    return endingOfRun(record, inputsOf(), resultOf(record)).location;
  };

  test.each(['reference/api/client.mdx', '/build/reference/api/client.mdx'])(
    'finds the line of the repository that broke the build if the log names %s',
    (file) => {
      expect(locate(file)).toEqual({ title: 'Documentation build failed', file: 'docs/client.mdx', line: 31 });
    },
  );

  test('finds no line if the log of the build names a page of another source', () => {
    expect(locate('guides/client.mdx')).toEqual({ title: 'Documentation build failed' });
  });
});

describe('a run without a result', () => {
  const AGAIN = 'The next run starts again.';
  test.each<[Outcome, string | undefined, PushRecord, Partial<PushInputs>?]>([
    ['timed-out', `Nothing was changed on the branch main. ${AGAIN}`, recordOf({ deploymentBranch: 'main' })],
    ['cancelled', `Nothing was changed on the deployment branch. ${AGAIN}`, recordOf()],
    ['failed', 'Nothing was changed on the branch release.', recordOf({ target: 'release' })],
    ['timed-out', 'Nothing was changed.', recordOf({ plan: undefined })],
    ['failed', undefined, recordOf({ plan: undefined })],
    ['timed-out', undefined, recordOf(), { dryRun: true }],
    [
      'timed-out',
      'All changes are on the branch main. The deployment continues on the service.',
      writtenRecord(CHANGES, { deployment: BUILDING }),
    ],
    ['cancelled', 'All changes are on the branch main.', writtenRecord()],
    ['failed', 'This run pushed nothing to the branch main.', recordOf({ progress: 'done', deploymentBranch: 'main' })],
    [
      'unavailable',
      'The last change of the branch main may have been made. The next run compares all pages and pushes what is missing.',
      recordOf({ progress: 'in-doubt', deploymentBranch: 'main' }),
    ],
    [
      'timed-out',
      `1 of 3 pages is on the branch ${BRANCH}. The next run pushes the others.`,
      recordOf({ target: BRANCH, written: CHANGES.slice(0, 1) }),
      PROPOSE,
    ],
    [
      'timed-out',
      `docs-ci may have deleted the branch ${BRANCH}. Run the job again to make sure.`,
      recordOf({ plan: undefined, target: BRANCH, progress: 'in-doubt' }),
      REMOVE,
    ],
  ])('ends a run without a result as %s, with the sentence %j', (outcome, message, record, values = {}) => {
    expect(describeUnfinished(record, inputsOf(values), outcome)).toBe(message);
  });

  test.each<[Outcome, PushRecord, Partial<PushInputs>, string | undefined]>([
    ['timed-out', recordOf(), {}, 'Timed out: nothing was changed'],
    ['timed-out', recordOf({ progress: 'in-doubt' }), {}, 'Timed out: the last change may have been made'],
    ['timed-out', writtenRecord(CHANGES, { deployment: BUILDING }), {}, 'Still building after 1 min'],
    ['cancelled', recordOf({ plan: undefined }), {}, 'Cancelled: nothing was changed'],
    ['cancelled', writtenRecord(), {}, 'Cancelled: 2 pages pushed to reference/api, 1 deleted'],
    ['timed-out', recordOf({ written: CHANGES.slice(0, 1) }), PROPOSE, 'Timed out: 1 of 3 pages proposed'],
    ['unavailable', writtenRecord(), {}, "2 pages pushed to reference/api, 1 deleted, but the service isn't available"],
    ['failed', recordOf({ plan: planOf(UNCHANGED) }), {}, undefined],
  ])('heads a run without a result that ends as %s', (outcome, record, values, headline) => {
    expect(headlineOf(factsOf(record, inputsOf(values)), endingOf(outcome))?.text).toBe(headline);
  });
});

test.each([
  [
    ['deleted in the web editor'],
    '1 page was deleted in the web editor and stays deleted',
    'To keep deleted pages deleted, delete their files, too: docs/0.mdx.',
    'To push them again',
  ],
  [
    ['edited in the web editor'],
    '1 page was edited in the web editor and stays as it is',
    undefined,
    'To discard the edits and push the pages of the folder',
  ],
  [
    ['deleted in the web editor', 'edited in the web editor'],
    '2 pages were edited or deleted in the web editor and stay as they are',
    'To keep deleted pages deleted, delete their files, too: docs/0.mdx.',
    'To discard edits and deletions and push the pages of the folder',
  ],
] as const)('says of kept pages that were %j what happened, and how it stays so', (reasons, cause, advice, goal) => {
  const steps = reasons.map((reason, index) => stepOf('kept', `${index}.mdx`, reason));
  expect([describeKept(steps), deletedAdvice(steps)[0], goalOfOverwrite(steps)]).toEqual([cause, advice, goal]);
});
