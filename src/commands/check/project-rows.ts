/** Decides the rows about the project: its content, its deployments, and the features of the plan. Pure. */
import { adviceFor, ApiError, topicOf } from '../../api/errors.js';
import { findBuildError } from '../../deployments/build-error.js';
import { phaseOf } from '../../deployments/phase.js';
import { entriesWithoutPage, navigationEntries } from '../../pages/navigation.js';
import { pluralize } from '../../text/pluralize.js';
import { formatBytes, roundedPercent } from '../../text/units.js';
import { row } from '../account/verdicts.js';
import { type Answer, describeFailure, errorOf, isRejection, valueOf } from './answer.js';
import type { Job } from './inputs.js';
import { endsAtOnce, hasAnswer, type ServiceAnswers } from './read-answers.js';
import { type Row, type RowId, RUN_AGAIN, uncheckedRow } from './rows.js';
import { isKeyRejected } from './connection-rows.js';

/** Longer lists of entries help nobody at once. */
const MAX_NAVIGATION_ROWS = 10;
const FULL_SHARE = 0.9;

/** Returns a row for each part; none if the service gave no response, which the row of the URL says. */
export function projectRows(answers: ServiceAnswers, jobs: readonly Job[]): Row[] {
  if (!hasAnswer(answers)) return [];
  if (endsAtOnce(answers)) return [uncheckedRow('project', isKeyRejected(answers))];
  return [
    projectRow(answers),
    repositoryRow(answers),
    branchRow(answers),
    ...protectionRows(answers, jobs),
    deploymentRow(answers, jobs),
    previewsRow(answers),
    pdfRow(answers, jobs),
    analyticsRow(answers, jobs),
    storageRow(answers, jobs),
    ...navigationRows(answers),
  ];
}

/** Says why a part isn't known. */
function unknownRow(id: RowId, ...asked: readonly (Answer<unknown> | undefined)[]): Row {
  const error = asked.map(errorOf).find((one) => one !== undefined);
  if (error === undefined) return row(id, 'unknown', 'no response', RUN_AGAIN);
  return row(id, 'unknown', describeFailure(error), adviceOf(error));
}

/**
 * The advice about one part, while others respond: the URL is right, and the service isn't down. What a rejection lacks is
 * what its row is about.
 */
function adviceOf(error: Error): string | undefined {
  if (isRejection(error)) return 'The first run of a job that needs it shows whether it works.';
  return topicOf(error) === 'connection' ? RUN_AGAIN : adviceFor(error);
}

function statusOf(answer: Answer<unknown> | undefined): number | undefined {
  const error = errorOf(answer);
  return error instanceof ApiError ? error.status : undefined;
}

/** The service clearly has no such thing for this key. A rate limit and the page of a proxy say nothing about it. */
function isRejected(answer: Answer<unknown> | undefined): boolean {
  const error = errorOf(answer);
  return isRejection(error) && error.status !== 401;
}

function isDenied(answer: Answer<unknown> | undefined): boolean {
  return isRejected(answer) && statusOf(answer) === 403;
}

const PLAN = 'Check in the dashboard that your plan includes this feature.';
const PUBLISH = 'Publish the project once in the dashboard.';

/** A service that doesn't have this request answers 404, too. A deployment that is live shows that the project is there. */
function isNotKnown(answer: Answer<unknown> | undefined, answers: ServiceAnswers): boolean {
  return isRejected(answer) && statusOf(answer) === 404 && newestLive(answers) !== undefined;
}

function projectRow(answers: ServiceAnswers): Row {
  const { config, pages } = answers;
  const paths = valueOf(pages);
  if (paths?.length === 0) return row('project', 'problem', 'the project has no pages', `Add a page. ${PUBLISH}`);
  const rejected = [isNotKnown(config, answers) ? undefined : config, pages].find(isRejected);
  if (rejected) {
    const status = statusOf(rejected) ?? '';
    return row('project', 'problem', `the project can't be read (HTTP ${status})`, status === 403 ? PLAN : PUBLISH);
  }
  const settings = valueOf(config);
  if (paths === undefined || settings === undefined) return unknownRow('project', pages, config);
  const { name } = settings.config;
  const title = typeof name === 'string' && name.trim() !== '' ? `${name}, ` : '';
  return row('project', 'ok', title + pluralize(paths.length, 'page'));
}

const CONNECT = 'Connect the project to a repository in the dashboard.';

function repositoryRow(answers: ServiceAnswers): Row {
  const { branches, config } = answers;
  const names = valueOf(branches);
  if (names?.length === 0) return row('repository', 'problem', 'the repository has no branches', CONNECT);
  if (isNotKnown(branches, answers)) return unknownRow('repository', branches);
  if (isRejected(branches))
    return isDenied(branches)
      ? deniedRow('repository', true)
      : row('repository', 'problem', `no repository responds (HTTP ${statusOf(branches) ?? ''})`, CONNECT);
  if (names === undefined) return unknownRow('repository', branches);
  const live = valueOf(config)?.branch ?? undefined;
  const count = pluralize(names.length, 'branch', 'branches');
  return row('repository', 'ok', live === undefined ? count : `${count}, ${live} is live`);
}

function newestLive({ deployments }: ServiceAnswers) {
  return valueOf(deployments)?.newest.find(({ isPreview }) => !isPreview);
}

function branchRow(answers: ServiceAnswers): Row {
  const configured = valueOf(answers.config)?.branch;
  const newest = newestLive(answers);
  if (configured === undefined || errorOf(answers.deployments))
    return unknownRow('branch', answers.config, answers.deployments);
  if (configured === null) return row('branch', 'note', 'the service reports no deployment branch');
  if (newest === undefined)
    return row('branch', 'unknown', `${configured}; there is no live deployment to compare with`, PUBLISH);
  if (newest.branch === null)
    return row('branch', 'note', `${configured}; the service reports no branch of deployments`);
  if (newest.branch === configured) return row('branch', 'ok', `${configured}, also of the newest live deployment`);
  const found = `${configured}, but the newest live deployment is of ${newest.branch}`;
  return row('branch', 'warning', found, 'Check the deployment branch in the dashboard.');
}

/** The jobs that write to the deployment branch. */
const WRITERS = ['push-content', 'publish-branch'] as const satisfies readonly Job[];

/** The service doesn't say whether the protection holds for its API. */
function protectionRows({ branches, config }: ServiceAnswers, jobs: readonly Job[]): Row[] {
  const live = valueOf(config)?.branch ?? undefined;
  const isProtected = valueOf(branches)?.some((one) => one.name === live && one.protected) ?? false;
  const writers = WRITERS.filter((job) => jobs.includes(job));
  if (live === undefined || !isProtected || writers.length === 0) return [];
  const found = `${live} is protected, and the service doesn't say whether its API may still write to it`;
  const cure = `If ${writers.join(' or ')} fails for it, allow the API to write to ${live}.`;
  return [row('protection', 'note', found, cure)];
}

const DEPLOY_AGAIN = 'Deploy again in the dashboard, or with trigger-deploy.';
const WAIT = 'Wait until readers can see it before you export or watch the site.';

function deploymentRow(answers: ServiceAnswers, jobs: readonly Job[]): Row {
  const newest = newestLive(answers);
  const read = valueOf(answers.deployments);
  if (read === undefined) return unknownRow('deployment', answers.deployments);
  if (newest === undefined) {
    const previews = pluralize(read.newest.length, 'deployment is a preview', 'deployments are previews');
    if (!read.isComplete)
      return row('deployment', 'unknown', `the newest ${previews}`, 'Check in the dashboard that the site is live.');
    const isNeeded = jobs.includes('trigger-deploy');
    return row('deployment', isNeeded ? 'problem' : 'warning', 'no deployment is live', PUBLISH);
  }
  const phase = phaseOf(newest);
  if (phase === 'cancelled') return row('deployment', 'warning', 'the newest live one was cancelled', DEPLOY_AGAIN);
  const isFirst = read.isComplete && !read.newest.some((one) => !one.isPreview && phaseOf(one) === 'ready');
  if (phase === 'in-progress' && isFirst)
    return row('deployment', 'warning', `the newest live one is ${newest.status}, and none is ready yet`, WAIT);
  if (phase !== 'error') return row('deployment', 'ok', `the newest live one is ${newest.status}`);
  const message = findBuildError(newest.logs ?? '')?.message;
  const found = `the newest live one failed${message === undefined ? '' : `: ${message}`}`;
  return row('deployment', 'warning', found, 'Read the build log in the dashboard, and correct the page.');
}

function previewsRow({ deployments }: ServiceAnswers): Row {
  const read = valueOf(deployments);
  if (read === undefined) return unknownRow('previews', deployments);
  if (read.newest.some(({ isPreview }) => isPreview)) return row('previews', 'ok', 'used before');
  const found = 'none yet, so it is not known whether the plan includes them';
  return row('previews', 'note', found, 'The first preview shows it.');
}

/** A plan without the feature is only a problem for the job that needs it. */
function deniedRow(id: RowId, isNeeded: boolean): Row {
  return row(id, isNeeded ? 'problem' : 'warning', 'not included in the plan or not allowed (HTTP 403)', PLAN);
}

function pdfRow({ pdf }: ServiceAnswers, jobs: readonly Job[]): Row {
  if (isDenied(pdf)) return deniedRow('pdf', jobs.includes('export-pdf-artifact'));
  const latest = valueOf(pdf);
  if (latest === undefined) return unknownRow('pdf', pdf);
  return row('pdf', 'ok', latest === null ? 'available, no export yet' : 'available');
}

function analyticsRow({ overview }: ServiceAnswers, jobs: readonly Job[]): Row {
  if (isDenied(overview)) return deniedRow('analytics', jobs.includes('analytics-report'));
  if (statusOf(overview) === 502)
    return row('analytics', 'warning', 'the analytics of the service are unavailable (HTTP 502)', 'Try again later.');
  return valueOf(overview) === undefined ? unknownRow('analytics', overview) : row('analytics', 'ok', 'available');
}

/** Returns the used share of the storage; undefined if it isn't known. */
export function storageShare({ storage }: ServiceAnswers): number | undefined {
  const sizes = valueOf(storage);
  return sizes && sizes.quotaBytes > 0 ? sizes.usedBytes / sizes.quotaBytes : undefined;
}

/** Rounded down, so that the number looks full only if the storage is. */
export function storagePercent(share: number): number {
  return roundedPercent(share, Math.floor);
}

function storageRow(answers: ServiceAnswers, jobs: readonly Job[]): Row {
  const sizes = valueOf(answers.storage);
  const share = storageShare(answers);
  if (sizes === undefined) return unknownRow('storage', answers.storage);
  if (share === undefined) return row('storage', 'note', `the service reports no limit${describeLimits(sizes.limits)}`);
  const used = `${storagePercent(share).toFixed(1)}% of ${formatBytes(sizes.quotaBytes)} used by the organization`;
  const found = used + describeLimits(sizes.limits);
  if (share < FULL_SHARE) return row('storage', 'ok', found);
  const isProblem = share >= 1 && jobs.includes('sync-media');
  return row('storage', isProblem ? 'problem' : 'warning', found, 'Delete media files, or ask for more storage.');
}

const MAX_LIMITS_LENGTH = 120;

/** A number of this size among limits of a storage is one of bytes. */
const MIN_BYTES = 100_000;

/** The limits as the service writes them, because the contract doesn't define their shape [?]. Sizes get a unit. */
function describeLimits(limits: unknown): string {
  const sizes = Object.entries(limits ?? {});
  const areSizes = sizes.length > 0 && sizes.every(([, value]) => typeof value === 'number' && value >= MIN_BYTES);
  const text = areSizes
    ? sizes.map(([kind, value]) => `${kind} ${formatBytes(Number(value))}`).join(', ')
    : JSON.stringify(limits ?? {})
        .replace(/^\{|"|\}$/g, '')
        .replace(/[,:]/g, '$& ');
  if (text === '' || text === '[]') return '';
  return `; limits: ${text.length > MAX_LIMITS_LENGTH ? `${text.slice(0, MAX_LIMITS_LENGTH)}…` : text}`;
}

const LOOK = 'Check on the live site that its navigation leads to the pages.';

function navigationRows({ config, pages }: ServiceAnswers): Row[] {
  const settings = valueOf(config);
  const paths = valueOf(pages);
  if (settings === undefined || paths === undefined) return [unknownRow('navigation', config, pages)];
  const entries = navigationEntries(settings.config);
  if (entries.length === 0)
    return [row('navigation', 'unknown', 'the configuration lists no pages in a known form', LOOK)];
  const missing = entriesWithoutPage(entries, paths);
  if (missing === undefined)
    return [row('navigation', 'unknown', 'its entries and the pages are written in different ways', LOOK)];
  if (missing.length === 0)
    return [row('navigation', 'ok', `each of ${pluralize(entries.length, 'entry', 'entries')} has a page`)];
  const more = missing.length - MAX_NAVIGATION_ROWS;
  return missing.slice(0, MAX_NAVIGATION_ROWS).map((entry, index) => {
    const others = `, nor ${more === 1 ? 'has' : 'have'} ${pluralize(more, 'more entry', 'more entries')}`;
    const rest = more > 0 && index === MAX_NAVIGATION_ROWS - 1 ? others : '';
    return row('navigation', 'warning', `${entry} has no page${rest}`, 'Remove the entry, or push the page.');
  });
}
