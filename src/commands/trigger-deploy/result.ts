/** Decides how a run ended, such as published, timed out or missing, and words the headline of each result. Pure. */
import { describeFailedPages } from '../../deployments/describe-pages.js';
import type { Sign } from '../../text/document.js';
import { lowerFirst } from '../../text/sentences.js';
import { formatMinutes } from '../../text/units.js';
import type { Headline } from '../account/account.js';
import type { Outcome, RunEnding } from '../command.js';
import type { DeployRecord } from './record.js';

/** By result: how a run ended, and what became of its deployment. */
const HEADINGS = {
  planned: ({ planned = '' }) => ['plan', `Plan: ${planned}`],
  'job-cancelled': () => ['bad', 'The job was cancelled'],
  'build-failed': (record) => ['bad', `${siteOf(record)} failed to build`],
  'build-cancelled': (record) => ['bad', `${siteOf(record)} was cancelled on the service`],
  published: (record) =>
    record.isPreview
      ? ['good', `${siteOf(record)} is ready`]
      : [live(record) === 'Live' ? 'good' : 'warning', `${siteOf(record)} is ${lowerFirst(live(record))}`],
  'failed-pages': ({ pages }) => ['bad', describeFailedPages(pages)],
  'unverified-pages': (record) => ['warning', `${siteOf(record)} is published, but its pages aren't verified`],
  'invalid-url': (record) => ['warning', `${siteOf(record)} is published but has no valid URL`],
  started: (record) => ['working', `Documentation ${runOf(record)} started`],
  'timed-out': ({ deployment }, ms) => [
    'waiting',
    `${deployment ? 'Still building' : 'No deployment'} after ${formatMinutes(ms)}`,
  ],
  unavailable: () => ['bad', "The documentation service isn't available"],
  'maybe-started': (record) => ['bad', `A documentation ${runOf(record)} may have started`],
  missing: () => ['bad', 'No deployment appeared'],
  'not-published': ({ isPreview }) => ['bad', `The documentation ${isPreview ? 'preview ' : ''}wasn't published`],
} satisfies Record<string, (record: DeployRecord, ms: number) => readonly [Sign, string]>;

export type DeployResult = keyof typeof HEADINGS;

export function resultOf(record: DeployRecord, outcome: Outcome): DeployResult {
  if (record.planned !== undefined) return 'planned';
  if (outcome === 'cancelled') return 'job-cancelled';
  switch (record.deployment?.status) {
    case 'error':
      return 'build-failed';
    case 'cancelled':
      return 'build-cancelled';
    case 'ready':
      return outcome === 'done' ? 'published' : unpublishedResult(record, outcome);
    default:
      return unfinishedResult(record, outcome);
  }
}

/** A run that doesn't verify pages fails after a finished build only because of its URL. */
function unpublishedResult({ isVerifyingPages }: DeployRecord, outcome: Outcome): DeployResult {
  if (outcome === 'gate') return 'failed-pages';
  return outcome === 'failed' && !isVerifyingPages ? 'invalid-url' : 'unverified-pages';
}

function unfinishedResult({ isStartUncertain, isMissing }: DeployRecord, outcome: Outcome): DeployResult {
  if (outcome === 'done') return 'started';
  if (outcome === 'timed-out' || outcome === 'unavailable') return outcome;
  if (isStartUncertain) return 'maybe-started';
  return isMissing ? 'missing' : 'not-published';
}

/** Says the result in a clause. */
export function headlineOf(record: DeployRecord, { outcome, durationMs }: RunEnding): Headline {
  const [sign, text] = HEADINGS[resultOf(record, outcome)](record, durationMs);
  return { sign, text };
}

/** Names what readers see. */
export function siteOf({ isPreview }: DeployRecord): string {
  return isPreview ? 'Documentation preview' : 'Documentation';
}

function runOf({ isPreview }: DeployRecord): string {
  return isPreview ? 'preview' : 'deployment';
}

/** Says that a deployment is live, and claims no push and no request that it may lack. */
export function live(record: DeployRecord): string {
  if (record.leadMs !== undefined) return 'Live, but perhaps without this push';
  const request = requestBeside(record);
  const { branch } = record.deployment ?? {};
  return request === undefined
    ? 'Live'
    : `Live, but built from ${branch ?? 'the deployment branch'}, not from this ${request}`;
}

/** What the platform calls the request whose branch isn't the one that was built; undefined if there is none. */
export function requestBeside({ request, isPreview, deployment, branch }: DeployRecord): string | undefined {
  const built = deployment?.branch ?? branch;
  return isPreview || (built !== undefined && built === request?.branch) ? undefined : request?.name;
}
