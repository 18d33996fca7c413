/** Builds records and inputs of push-content runs, for tests of what a run says at its end. */
import type { Outcome, RunEnding } from '../../../../src/commands/command.js';
import { placeOf } from '../../../../src/pages/place.js';
import type { PushInputs } from '../../../../src/commands/push-content/inputs.js';
import type { PageStep, Plan } from '../../../../src/commands/push-content/plan/steps.js';
import {
  createRecord,
  type PushRecord,
  type PushResult,
  type StopReason,
} from '../../../../src/commands/push-content/record.js';
import { exitCodeOf } from '../../../../src/run/outcome.js';

export const SITE = 'https://docs.example.com/';
export const PREVIEW = 'https://preview.example.com/d51e0d9d';
export const BRANCH = 'docs-ci/api-docs-3f2a91-pr-7';

export const LIVE = {
  deploymentId: '29a4b339-1111',
  status: 'ready',
  url: SITE,
  branch: 'main',
  createdAt: '2026-11-15T12:03:00Z',
  updatedAt: '2026-11-15T12:03:42Z',
};

/** @param values what differs from a run of mode publish with default inputs */
export function inputsOf(values: Partial<PushInputs> = {}): PushInputs {
  return {
    mode: 'publish',
    to: 'reference/api',
    onEdited: 'keep',
    maxDeletes: { count: 10 },
    dryRun: false,
    comment: false,
    ...values,
  } as PushInputs;
}

/** @param path below the folder of the project */
export function stepOf(
  action: PageStep['action'],
  path: string,
  reason: PageStep['reason'],
  more: Partial<PageStep> = {},
): PageStep {
  const full = `reference/api/${path}`;
  const place = placeOf(full);
  const page = { file: `docs/${path}`, path: full, place, hash: 'h', sizeBytes: 10, sizeUnits: 10 };
  return { action, path: full, place, reason, page, ...more };
}

/** A page that was pushed before, and whose file exclude leaves out now. */
export function excludedStep(): PageStep {
  const leftOut = { file: 'docs/b.mdx', reason: 'not selected by include and exclude' };
  const more = { page: undefined, remote: { path: 'reference/api/b.mdx' }, leftOut };
  return stepOf('skipped', 'b.mdx', `skipped: ${leftOut.reason}`, more);
}

/** A new page that many services reject. */
export function largeStep(): PageStep {
  const step = stepOf('create', 'large.mdx', 'new');
  return { ...step, page: step.page && { ...step.page, sizeBytes: 1_200_000 } };
}

export const CHANGES: readonly PageStep[] = [
  stepOf('update', 'client.mdx', 'changed in the folder'),
  stepOf('delete', 'old.mdx', 'removed from the folder', { page: undefined }),
  stepOf('create', 'webhooks.mdx', 'new'),
];
export const KEPT: readonly PageStep[] = [
  stepOf('kept', 'auth.mdx', 'edited in the web editor and in the folder'),
  stepOf('kept', 'intro.mdx', 'deleted in the web editor'),
];
export const UNCHANGED: readonly PageStep[] = [
  stepOf('unchanged', 'a.mdx', 'same content'),
  stepOf('unchanged', 'b.mdx', 'same content'),
];

export function planOf(steps: readonly PageStep[], more: Partial<Plan> = {}): Plan {
  return { steps, gated: [], maxDeletes: 10, ...more };
}

export const PLAN = 'docs-ci/push-content/plan.json';
export const PATCH = 'docs-ci/push-content/edited.patch';

/** The facts of a run that has planned changes, and made none. */
export function recordOf(values: Partial<PushRecord> = {}): PushRecord {
  const plan = 'plan' in values ? values.plan : planOf([...CHANGES, ...UNCHANGED]);
  return { ...createRecord(), source: 'github.com/acme/api:docs', files: { plan: PLAN }, ...values, plan };
}

/** The facts of a run that has made these changes on the deployment branch. */
export function writtenRecord(changes: readonly PageStep[] = CHANGES, values: Partial<PushRecord> = {}): PushRecord {
  const plan = planOf([...changes, ...UNCHANGED]);
  const state = { commits: { count: 1, sha: 'c0ffee1' }, progress: 'done', deploymentBranch: 'main' } as const;
  return recordOf({ plan, ...state, written: changes, ...values });
}

/** The same with its result, which has the deployment of the record. */
export function published(changes: readonly PageStep[] = CHANGES, values: Partial<PushRecord> = {}): PushRecord {
  const { deployment } = values;
  return writtenRecord(changes, { result: { kind: 'published', ...(deployment && { deployment }) }, ...values });
}

/** A run that put its pages on a branch. */
export function proposed(changes: readonly PageStep[] = CHANGES, values: Partial<PushRecord> = {}): PushRecord {
  const { deployment } = values;
  const result: PushResult = { kind: 'proposed', branch: BRANCH, ...(deployment && { deployment }) };
  return writtenRecord(changes, { target: BRANCH, result, ...values });
}

export function upToDate(values: Partial<PushRecord> = {}): PushRecord {
  return recordOf({ plan: planOf(UNCHANGED), progress: 'done', result: { kind: 'up-to-date' }, ...values });
}

export function stopped(reason: StopReason, values: Partial<PushRecord> = {}): PushRecord {
  return recordOf({ result: { kind: 'stopped', reason }, ...values });
}

export const READY_PREVIEW = { ...LIVE, url: PREVIEW };

export function endingOf(outcome: Outcome, message = 'What happened. What to do.', durationMs = 65_000): RunEnding {
  return { outcome, message, exitCode: exitCodeOf(outcome), durationMs };
}

/** Records of many kinds whose paths, reasons, titles and logs are texts of strangers. */
export function hostileRecords(path: string, words: string): readonly PushRecord[] {
  const change = stepOf('create', 'a.mdx', 'new', { path, place: path });
  const kept = stepOf('kept', 'b.mdx', 'edited in the web editor', { path });
  const left = stepOf('left', 'c.mdx', 'removed from the folder', { path });
  const problem = { kind: 'syntax', file: path, line: 1, message: words } as const;
  const facts: Partial<PushRecord> = {
    plan: planOf([change, kept, left], { unlisted: [path], group: words }),
    source: words,
    target: words,
    files: { patch: path },
    pullRequest: { number: 1, title: words },
    problems: [problem, { ...problem, kind: 'warning' }],
    navigationRaces: [words],
    skipped: [{ file: path, reason: words }],
  };
  const broken = { ...facts, deployment: { ...LIVE, status: 'error', url: words, logs: words } };
  return [
    proposed([change], { ...facts, deployment: READY_PREVIEW }),
    proposed([change], broken),
    published([change], broken),
    stopped({ kind: 'syntax', problems: [problem] }, broken),
    stopped({ kind: 'edited', steps: [kept] }, broken),
    stopped({ kind: 'conflict', message: words, hidden: [path] }, broken),
    stopped({ kind: 'rejected-page', path, bytes: 1 }, broken),
    recordOf({ ...facts, result: { kind: 'removed', branches: [words] } }),
  ];
}
