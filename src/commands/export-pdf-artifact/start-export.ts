/** Starts, reuses or attaches to an export, or describes what a run would do. */
import type { Api } from '../../api/api.js';
import type { Deployment } from '../../api/endpoints/deployments.js';
import { createExport, getExport, type PdfExport } from '../../api/endpoints/exports.js';
import {
  adviceFor,
  ApiError,
  hasStatus,
  MAX_EXPORT_WAIT_MS,
  mayHaveWritten,
  requestOf,
  RUN_CHECK,
} from '../../api/errors.js';
import type { HelpTopic } from '../../api/help-topics.js';
import { readLive } from '../../deployments/newest-live.js';
import { phaseOf as phaseOfDeployment } from '../../deployments/phase.js';
import { timeOf } from '../../text/instant.js';
import { shortId } from '../../text/short-id.js';
import { formatDuration, isTime } from '../../text/units.js';
import { endSentence } from '../../text/sentences.js';
import { type Ending, failed } from '../command.js';
import { describeProgress, exportAgeMs, hasNoPages, phaseOf } from './export-progress.js';
import type { ExportRun, Rendering } from './record.js';
import { waitForExport } from './wait-for-export.js';
import { inputName, setting } from '../../text/input-names.js';

/** The wait after a 429 without a Retry-After header (contract: 10 starts per minute). */
const DEFAULT_RETRY_AFTER_MS = 60_000;
const PROGRESS_INTERVAL_MS = 60_000;
/** The start is tried this often if the service reports an export in progress (409) and then returns none. */
const MAX_CONFLICTS = 5;
/** A read may lack an export that just began. */
const CONFLICT_PAUSE_MS = 2_000;
const PUBLISH_FIRST = `Publish the documentation first, and check that ${inputName('api-key')} belongs to this project and that ${inputName('base-url')} ends in /api/v1. ${RUN_CHECK}`;

/** Resolves to the export to wait for or to reuse, or to how the run ends without one. */
export async function startOrAttach(rendering: Rendering): Promise<PdfExport | Ending> {
  for (let conflicts = 0; ;) {
    try {
      return await start(rendering);
    } catch (error) {
      rendering.facts.isStartUncertain = mayHaveWritten(error);
      // Only the service itself knows why there is no export. A 429 of a proxy needs the same wait. After a 409, docs-ci
      // reads the export that is running.
      if (!(error instanceof ApiError)) throw error;
      if (error.body !== 'json' && error.status !== 429 && !hasStatus(error, 409)) throw error;
      const result = await recover(error, rendering);
      if (result !== 'retry') return result;
      // The deadline ends repeated waits for the rate limit. A conflict hardly waits.
      if (error.status === 409 && (conflicts += 1) === MAX_CONFLICTS) throw error;
    }
  }
}

async function start({ run, facts }: Rendering): Promise<PdfExport> {
  const { api, clock, inputs, log } = run;
  // An export that this run has waited for is new enough.
  const isForced = inputs.force && facts.awaitedId === undefined;
  const { pdfExport, isNew } = await createExport(api, isForced ? { force: true } : {});
  const name = describeExport(pdfExport);
  if (isNew) log.info(`Started ${name}.`);
  else if (phaseOf(pdfExport) === 'completed' && pdfExport.exportId !== facts.awaitedId) {
    facts.reused = true;
    const ageMs = exportAgeMs(pdfExport, api.toServerMs(clock.now()));
    const age = ageMs === undefined ? '' : `, rendered ${formatDuration(ageMs)} ago`;
    log.info(`Reusing ${name}${age}.`);
  }
  return pdfExport;
}

/** Returns `export 29a4b339 of deployment 7c0e1f52`. */
function describeExport({ exportId, deploymentId }: PdfExport): string {
  return `export ${shortId(exportId)} of deployment ${shortId(deploymentId)}`;
}

type Recovery = PdfExport | Ending | 'retry';

async function recover(error: ApiError, rendering: Rendering): Promise<Recovery> {
  switch (error.status) {
    case 409:
      return attach(rendering);
    case 429:
      return handleRateLimit(error, rendering);
    case 404:
      // Another URL than the API's says 404, too.
      return cannotExport(error, /deploy/i.test(error.reason) ? PUBLISH_FIRST : (adviceFor(error) ?? ''), 'not-found');
    case 422:
      return cannotExport(
        error,
        'A PDF can have 1 to 8,000 pages. Check the navigation of the site.',
        'rejected-request',
      );
    default:
      throw error;
  }
}

function cannotExport(error: ApiError, advice: string, topic: HelpTopic): Ending {
  const reason = endSentence(error.message);
  return failed(`Couldn't ${error.request.goal}: ${reason} ${advice} (${requestOf(error)})`, topic);
}

/** Waits for the export. It may be of an earlier deployment, so the start is tried again: it returns the one of the live site. */
async function attach(rendering: Rendering): Promise<Recovery> {
  const { run, facts } = rendering;
  const { api, log, pause } = run;
  const running = await getExport(api);
  if (!running || phaseOf(running) !== 'in-progress') {
    await pause(CONFLICT_PAUSE_MS);
    return 'retry';
  }
  log.info(`Export ${shortId(running.exportId)} is already running (${describeProgress(running)}). Waiting for it.`);
  const finished = await waitForExport(rendering, running);
  if ('outcome' in finished) return finished;
  facts.awaitedId = finished.exportId;
  facts.pdfExport = undefined;
  return 'retry';
}

async function handleRateLimit(error: ApiError, rendering: Rendering): Promise<Recovery> {
  const { clock, deadlineMs, inputs, log } = rendering.run;
  const { retryAfterSeconds } = error;
  const waitMs = retryAfterSeconds === undefined ? DEFAULT_RETRY_AFTER_MS : Math.max(1, retryAfterSeconds) * 1000;
  const untilMs = clock.now() + waitMs;
  const resetsAt = formatTime(untilMs, clock.now());
  const reset = `It resets at ${resetsAt} (in ${formatDuration(waitMs)}).`;
  const limit = `PDF export limit reached. ${reset}`;
  if (inputs.onLimit === 'fail') return failed(`${limit} ${adviceAtLimit(rendering.run, untilMs)}`, 'export-limit');
  if (inputs.onLimit === 'reuse') return reuseLatest(rendering, limit, untilMs);
  // The error's own message says when the limit resets.
  error.resetsAt = resetsAt;
  if (untilMs >= deadlineMs) throw error;
  log.info(`${limit} Waiting for it.`);
  await waitUntil(rendering.run, untilMs);
  return 'retry';
}

/** What helps at the limit: to wait only if the job can last that long, to reuse without `force`. */
function adviceAtLimit({ clock, deadlineMs, inputs }: ExportRun, untilMs: number): string {
  const waitMs = untilMs - clock.now();
  const timeout = `, and ${inputName('timeout')} to more than ${formatDuration(waitMs)}`;
  const wait =
    waitMs > MAX_EXPORT_WAIT_MS ? [] : [`set ${inputName('on-limit')} to wait${untilMs < deadlineMs ? '' : timeout}`];
  return `${['Run the job again then', ...wait, ...adviceToReuse(inputs)].join(', or ')}.`;
}

function adviceToReuse({ force, onLimit }: ExportRun['inputs']): string[] {
  if (onLimit === 'reuse') return [];
  if (force) return [`remove ${inputName('force')} to reuse the PDF of the live site, if it has one`];
  return [`set ${setting('on-limit', 'reuse')} for an earlier PDF`];
}

/** `14:06 UTC`, with the date if it differs from today's. Rounds up, so that the limit is reset at that time. */
function formatTime(ms: number, nowMs: number): string {
  if (!isTime(ms + 60_000)) return 'an unknown time';
  const [date = '', time = ''] = new Date(Math.ceil(ms / 60_000) * 60_000).toISOString().split('T');
  const isToday = new Date(nowMs).toISOString().startsWith(date);
  return `${isToday ? '' : `${date} `}${time.slice(0, 5)} UTC`;
}

async function waitUntil({ clock, log, pause }: ExportRun, untilMs: number): Promise<void> {
  for (let leftMs = untilMs - clock.now(); leftMs > 0; leftMs = untilMs - clock.now()) {
    await pause(Math.min(leftMs, PROGRESS_INTERVAL_MS));
    if (untilMs > clock.now()) log.progress(`PDF export limit resets in ${formatDuration(untilMs - clock.now())}`);
  }
}

async function reuseLatest(rendering: Rendering, limit: string, untilMs: number): Promise<Recovery> {
  const { api, log } = rendering.run;
  const latest = await getExport(api);
  if (latest && phaseOf(latest) === 'in-progress') return attach(rendering);
  if (latest && phaseOf(latest) === 'completed') {
    rendering.facts.reused = true;
    const isLive = await isOfLive(rendering.run, latest);
    rendering.facts.isOutdated = isLive === false;
    const reusing = `${limit} Reusing ${describeExport(latest)}`;
    if (isLive === false)
      log.warning(`${reusing}: the live site is newer. Run the job again after the reset for a new PDF.`);
    else log.notice(isLive ? `${reusing}, which is live.` : `${reusing}, which may not be live any more.`);
    return latest;
  }
  return failed(
    `${limit} No earlier export is complete, so there is nothing to reuse. ${adviceAtLimit(rendering.run, untilMs)}`,
    'export-limit',
  );
}

function isReady(deployment: Deployment): boolean {
  return phaseOfDeployment(deployment) === 'ready';
}

/** Whether the live site still is the deployment of an export; undefined if that isn't known. */
async function isOfLive({ api, optional }: ExportRun, { deploymentId }: PdfExport): Promise<boolean | undefined> {
  const read = await optional('The live deployment', () => readLive(api, undefined, isReady));
  const newest = read?.live.find(isReady);
  return newest && newest.deploymentId === deploymentId;
}

interface Plan {
  /** What a run would do, as a clause. */
  readonly text: string;
  /** The limits that it may meet, as words; undefined for none. */
  readonly uncheckedLimits?: string;
}

const LIMIT_OF_DAY = 'the limit of 10 exports per 24 hours';
const BOTH_LIMITS = 'the export limits (1 per 5 minutes, 10 per 24 hours)';

/** Says what a run would do, or how it would end without an export. Sends only read requests. */
export async function describeStart(run: ExportRun): Promise<Plan | Ending> {
  const { api, inputs } = run;
  const latest = await getExport(api);
  // Any server says 404. Another read shows whether this one is the service, and has something to export.
  if (!latest && !(await mayBeLive(api)))
    return failed(`Couldn't plan the PDF export: the service has no live deployment. ${PUBLISH_FIRST}`, 'not-found');
  const phase = latest && phaseOf(latest);
  if (!latest || (phase !== 'in-progress' && (phase !== 'completed' || inputs.force))) return planStart(run, latest);
  const isLive = await isOfLive(run, latest);
  return phase === 'in-progress' ? planWait(latest, isLive) : planReuse(run, latest, isLive);
}

/** @param isLive undefined if it isn't known */
function planWait(latest: PdfExport, isLive: boolean | undefined): Plan {
  const wait = `wait for export ${shortId(latest.exportId)} (${describeProgress(latest)})`;
  if (isLive) return { text: wait };
  const why = `${isLive === undefined ? ' if' : ', because'} its deployment isn't live any more`;
  return { text: `${wait}, and start another export${why}`, uncheckedLimits: BOTH_LIMITS };
}

/** @param isLive undefined if it isn't known */
function planReuse(run: ExportRun, latest: PdfExport, isLive: boolean | undefined): Plan {
  const name = describeExport(latest);
  const empty = hasNoPages(latest) ? ', which has no pages' : '';
  if (isLive) return { text: `reuse ${name}${empty}` };
  if (isLive === false) return planStart(run, latest, `, because ${name} isn't of the live site any more`);
  const start = planStart(run, latest);
  const reuse = `reuse ${name}${empty}${empty === '' ? '' : ','} if that deployment is still live`;
  return { ...start, text: `${reuse}, or else ${start.text}` };
}

/** @param why continues the clause */
function planStart({ api, clock }: ExportRun, latest: PdfExport | null, why = ''): Plan {
  const limit = latest ? describeShortLimit(latest, api.toServerMs(clock.now())) : '';
  return { text: `start an export${why}${limit}`, uncheckedLimits: limit === '' ? BOTH_LIMITS : LIMIT_OF_DAY };
}

/** The limit of the contract that a read shows: exports of the dashboard don't count. The one of 24 hours stays unknown. */
const SHORT_LIMIT_MS = 5 * 60_000;

function describeShortLimit({ source, createdAt }: PdfExport, nowMs: number): string {
  const leftMs = timeOf(createdAt) + SHORT_LIMIT_MS - nowMs;
  const isReached = source === 'api' && leftMs > 0 && leftMs <= SHORT_LIMIT_MS;
  return isReached ? `. The limit of 1 export per 5 minutes resets in ${formatDuration(leftMs)}` : '';
}

/** False if the service certainly has no live deployment: all are previews, or failed. */
async function mayBeLive(api: Api): Promise<boolean> {
  const { live, isComplete } = await readLive(api, undefined, isReady);
  return !isComplete || live.some((one) => ['ready', 'in-progress'].includes(phaseOfDeployment(one)));
}
