/** Decides the rows of a watch: the newest deployment, whether it follows the repository, and its pages. Pure. */
import type { Deployment } from '../../api/endpoints/deployments.js';
import { findBuildError } from '../../deployments/build-error.js';
import { describeCause } from '../../deployments/describe-build.js';
import { describeFailedPages, describeUnknownPages } from '../../deployments/describe-pages.js';
import { phaseOf } from '../../deployments/phase.js';
import type { PageResult } from '../../deployments/verify-pages.js';
import { listItems } from '../../text/list-items.js';
import { pluralize } from '../../text/pluralize.js';
import { formatTime, isTime } from '../../text/units.js';
import { type JudgedRow, row as judgedRow } from '../account/verdicts.js';
import { timeOf } from '../../text/instant.js';
import { inputName } from '../../text/input-names.js';

export interface Row extends JudgedRow<'deployment' | 'following' | 'pages'> {
  /** Since when this is so, unless no time says it. */
  readonly since?: string;
}

export interface Look {
  /** The live deployments until the newest ready one, newest first, and those that were read with it. */
  readonly live: readonly Deployment[];
  /** False if there are more deployments than may be read. */
  readonly isComplete: boolean;
  /** The number of requests for the list. */
  readonly requests: number;
  /** By the service's clock. */
  readonly nowMs: number;
  readonly maxAgeMs: number;
}

/** When the newest commit of the branch was made, or why that isn't known, and what to do. */
export type FollowedCommit =
  { readonly ms: number; readonly branch: string } | { readonly problem: string; readonly cure?: string };

/** The clocks of the service and of the platform differ. */
const CLOCK_TOLERANCE_MS = 60_000;
const MAX_LOST = 3;
const STILL_NEW = 'is still new';
const ONLY_PREVIEWS = 'there are too many previews to find the newest live deployment';
const STATES = {
  'in-progress': ['is in progress', 'Check the build in the dashboard, or deploy with trigger-deploy.'],
  error: ['failed', 'Correct the error in the build log.'],
  cancelled: ['was cancelled', 'Deploy again in the dashboard, or with trigger-deploy.'],
} as const;

function row(id: Row['id'], verdict: Row['verdict'], found: string, cure = '', ms = NaN): Row {
  const since = isTime(ms) ? { since: new Date(ms).toISOString() } : {};
  return { ...judgedRow(id, verdict, found, verdict === 'ok' ? '' : cure), ...since };
}

export function deploymentRow({ live, isComplete, nowMs, maxAgeMs }: Look): Row {
  const [newest] = live;
  if (!newest && !isComplete) return row('deployment', 'unknown', ONLY_PREVIEWS);
  if (!newest) return row('deployment', 'problem', 'no deployment is live', 'Publish the project in the dashboard.');
  const at = formatTime(timeOf(newest.createdAt));
  const phase = phaseOf(newest);
  if (phase === 'ready') return row('deployment', 'ok', `the deployment of ${at} is ready`);
  const ready = live.findIndex((one) => phaseOf(one) === 'ready');
  const sinceReady = ready < 0 ? live : live.slice(0, ready);
  const isOld = ({ createdAt }: Deployment): boolean => nowMs - timeOf(createdAt) >= maxAgeMs;
  // A stuck build counts only below another one in progress: the service may never end a build that it has replaced.
  const isStuck = (one: Deployment): boolean => phase === 'in-progress' && isOld(one);
  const wrong = sinceReady.findLast((one) => phaseOf(one) !== 'in-progress' || isStuck(one));
  const first = wrong ?? newest;
  const verdict = isOld(phase === 'in-progress' ? newest : first) ? 'problem' : wrong ? 'warning' : 'ok';
  const [state, cure] = STATES[phase];
  const ms = timeOf(first.createdAt);
  const earlier = first === newest ? '' : `, none is ready since that of ${formatTime(ms)}`;
  const isLate = phase === 'in-progress' && verdict === 'problem';
  const late = isLate ? ` for longer than ${inputName('max-age')}` : '';
  return row('deployment', verdict, `the deployment of ${at} ${state}${late}${earlier}${causeOf(newest)}`, cure, ms);
}

function causeOf({ logs }: Deployment): string {
  const error = findBuildError(logs ?? '');
  return error ? `: ${describeCause(error)}` : '';
}

const CHECK_FOLLOW = `Check the branch and folder in ${inputName('follow')}.`;

export function followingRow({ live, isComplete, nowMs, maxAgeMs }: Look, commit: FollowedCommit): Row {
  const notKnown = (why: string, cure = CHECK_FOLLOW): Row => row('following', 'unknown', why, cure);
  if ('problem' in commit) return notKnown(commit.problem, commit.cure);
  const at = formatTime(commit.ms);
  if (commit.ms > nowMs + maxAgeMs) return notKnown(`the newest commit is dated in the future, ${at}`);
  const later = live.filter(({ createdAt }) => timeOf(createdAt) >= commit.ms - CLOCK_TOLERANCE_MS);
  const own = later.filter(({ branch }) => (branch ?? commit.branch) === commit.branch);
  if (own.some(({ createdAt }) => timeOf(createdAt) >= commit.ms))
    return row('following', 'ok', `the commit of ${at} has a deployment`);
  // Clocks may differ by that much, so it may be the deployment of the commit.
  if (own.length > 0)
    return row(
      'following',
      'ok',
      `a deployment began less than a minute before the commit of ${at}, and clocks can differ by that much`,
    );
  if (later[0]) return notKnown(`the newest deployment is of the branch ${later[0].branch}`);
  if (nowMs - commit.ms < maxAgeMs) return row('following', 'ok', `the commit of ${at} ${STILL_NEW}`);
  if (live.length === 0 && !isComplete) return row('following', 'unknown', ONLY_PREVIEWS);
  // The platforms tell no time of a push.
  const cure =
    "This is the time of the commit: if you pushed it only now, wait. Otherwise, check the repository's connection in the dashboard, or deploy with trigger-deploy.";
  return row('following', 'problem', `no deployment since the commit of ${at}`, cure, commit.ms);
}

/** @param cure how to have the site followed; empty on a host that can't */
export function unfollowedRow(cure: string): Row {
  return row('following', 'note', "it isn't checked whether the newest commit is live", cure);
}

/**
 * @param results undefined if it isn't known which pages to verify
 * @param lost entries of the navigation that aren't pages of the service
 */
export function pagesRow(results: readonly PageResult[] | undefined, lost: readonly string[] = []): Row {
  if (results === undefined)
    return row(
      'pages',
      'unknown',
      "it isn't known which pages to verify",
      `Name paths in ${inputName('verify-pages')}.`,
    );
  const of = (verdict: string): PageResult | undefined => results.find((one) => one.verdict === verdict);
  const first = of('failed') ?? of('unknown');
  const verified = `${pluralize(results.length, 'page')} verified`;
  if (!first && lost.length > 0) {
    const found = `${verified}, but the navigation lists ${listItems(lost, MAX_LOST)} without a page`;
    return row('pages', 'warning', found, 'Remove the entry, or push the page.');
  }
  if (!first) return row('pages', 'ok', verified);
  const failed = describeFailedPages(results);
  const found = failed || describeUnknownPages(results);
  return row('pages', failed === '' ? 'unknown' : 'problem', `${found} (${first.found})`, first.cure);
}

/** What rows that are as they should be leave open, as clauses. */
export function openClauses(rows: readonly Row[]): string[] {
  return rows.flatMap(({ id, found }) => {
    if (id === 'deployment' && found.includes(STATES['in-progress'][0])) return ['the build is in progress'];
    return id === 'following' && found.endsWith(STILL_NEW) ? [`the newest commit ${STILL_NEW}`] : [];
  });
}

/** True if a deployment can be missing that only comes late. */
export function mayChange({ id, verdict, since }: Row): boolean {
  return verdict === 'problem' && (id === 'following' || since === undefined);
}
