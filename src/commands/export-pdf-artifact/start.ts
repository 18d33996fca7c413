/** The first step: an export is started, taken as it is, joined, or waited for; or only foreseen. */
import type { Api } from '../../api/api.js';
import { ApiError, TimeoutError } from '../../api/errors.js';
import { createExport, getExport, type PdfExport } from '../../api/endpoints/exports.js';
import type { Clock } from '../../clock.js';
import { formatDuration } from '../../text/units.js';
import type { Ending, RunLog } from '../command.js';
import { describeProgress, phaseOf } from './plan.js';
import type { ExportRecord } from './summary.js';
import { formatMoment } from './format.js';

/** What starting, following and downloading need of a run. */
export interface Exporter {
  readonly api: Api;
  readonly clock: Clock;
  readonly log: RunLog;
  readonly signal: AbortSignal;
  /** Epoch milliseconds; pauses do not reach beyond it. */
  readonly deadlineMs: number;
  readonly record: ExportRecord;
}

export interface StartInputs {
  readonly force: boolean;
  readonly onRunning: 'attach' | 'fail';
  readonly onLimit: 'wait' | 'reuse' | 'fail';
}

/** A 429 that does not say when to come back (contract: 10 starts a minute). */
const UNTOLD_LIMIT_MS = 60_000;
/** News during a long wait. */
const NEWS_EVERY_MS = 60_000;
/** An export that is running at one request and over at the next is asked for again this often. */
const MAX_ROUNDS = 5;

/** The export to be followed or taken, or how the run ends without one. */
export async function startOrJoin(exporter: Exporter, inputs: StartInputs): Promise<PdfExport | Ending> {
  for (let round = 1; ;) {
    try {
      return await start(exporter, inputs.force);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const found = await answerTo(error, exporter, inputs);
      if (found !== 'again') return found;
      // A limit may close again and again until the deadline; a running export that is never seen may not.
      if (error.status === 409 && (round += 1) > MAX_ROUNDS) throw error;
    }
  }
}

async function start({ api, log, record, clock }: Exporter, force: boolean): Promise<PdfExport> {
  const { pdfExport, isNew } = await createExport(api, force ? { force } : {});
  if (isNew) log.info(`Started export ${pdfExport.exportId} of deployment ${pdfExport.deploymentId}.`);
  else if (phaseOf(pdfExport) === 'completed') takeExisting({ api, log, record, clock }, pdfExport);
  return pdfExport;
}

function takeExisting(
  { api, log, record, clock }: Pick<Exporter, 'api' | 'log' | 'record' | 'clock'>,
  taken: PdfExport,
): void {
  record.reused = true;
  const { exportId, deploymentId, completedAt } = taken;
  const ageMs = completedAt === null ? undefined : Math.max(0, api.toServerMs(clock.now()) - Date.parse(completedAt));
  const age = ageMs === undefined ? '' : `, rendered ${formatDuration(ageMs)} ago`;
  log.info(`Export ${exportId} of deployment ${deploymentId} is there already${age}; nothing is rendered.`);
}

async function answerTo(
  error: ApiError,
  exporter: Exporter,
  inputs: StartInputs,
): Promise<PdfExport | Ending | 'again'> {
  switch (error.status) {
    case 409:
      return attach(exporter, inputs);
    case 429:
      return limited(error, exporter, inputs);
    case 404:
      return failed(
        `There is no live deployment to export (${error.message}). Publish the documentation first, and check that the key belongs to this project.`,
      );
    case 422:
      return failed(
        `The documentation cannot be exported: ${error.message}. A PDF has at least one page and at most 8,000.`,
      );
    default:
      throw error;
  }
}

async function attach({ api, log }: Exporter, { onRunning }: StartInputs): Promise<PdfExport | Ending | 'again'> {
  if (onRunning === 'fail') return failed('An export is running already (on-running: fail).');
  const running = await getExport(api);
  if (!running || phaseOf(running) !== 'in-progress') return 'again';
  log.info(`Export ${running.exportId} is running already (${describeProgress(running)}) and is followed.`);
  return running;
}

async function limited(
  error: ApiError,
  exporter: Exporter,
  inputs: StartInputs,
): Promise<PdfExport | Ending | 'again'> {
  const { clock, deadlineMs, log } = exporter;
  const waitMs = error.retryAfterSeconds === undefined ? UNTOLD_LIMIT_MS : Math.max(1, error.retryAfterSeconds) * 1000;
  const untilMs = clock.now() + waitMs;
  const until = `${formatMoment(untilMs, clock.now())} (in ${formatDuration(waitMs)})`;
  if (inputs.onLimit === 'fail') return failed(`The limit of PDF exports is reached until ${until} (on-limit: fail).`);
  if (inputs.onLimit === 'reuse') return reuse(exporter, inputs, until);
  // The error itself says when the limit opens, and that is beyond what this run may wait.
  if (untilMs >= deadlineMs) throw error;
  log.info(`The limit of PDF exports is reached; waiting until ${until}.`);
  await waitUntil(exporter, untilMs);
  return 'again';
}

async function waitUntil({ clock, signal, log }: Exporter, untilMs: number): Promise<void> {
  for (let leftMs = untilMs - clock.now(); leftMs > 0; leftMs = untilMs - clock.now()) {
    await clock.sleep(Math.min(leftMs, NEWS_EVERY_MS), signal);
    if (untilMs > clock.now())
      log.progress(`The limit of PDF exports opens in ${formatDuration(untilMs - clock.now())}`);
  }
}

async function reuse(exporter: Exporter, inputs: StartInputs, until: string): Promise<PdfExport | Ending | 'again'> {
  const latest = await getExport(exporter.api);
  if (latest && phaseOf(latest) === 'in-progress') return attach(exporter, inputs);
  if (latest && phaseOf(latest) === 'completed') {
    exporter.record.reused = true;
    exporter.log.notice(
      `The limit of PDF exports is reached until ${until}: the latest export is reused, ${latest.exportId} of deployment ${latest.deploymentId}.`,
    );
    return latest;
  }
  return failed(`The limit of PDF exports is reached until ${until}, and there is no completed export to reuse.`);
}

/** What a run would do, from reads alone. */
export async function describeDryRun({ api }: Exporter, { force, onRunning }: StartInputs): Promise<string> {
  const latest = await getExport(api);
  if (latest && phaseOf(latest) === 'in-progress') {
    const what = onRunning === 'attach' ? 'would be followed' : 'is running, so the run would fail (on-running: fail)';
    return `export ${latest.exportId} (${describeProgress(latest)}) ${what}.`;
  }
  if (latest && phaseOf(latest) === 'completed' && !force) {
    return `export ${latest.exportId} of deployment ${latest.deploymentId} would be taken if that deployment is still live, else a new one be started.`;
  }
  return 'an export would be started.';
}

/** Waits, but not beyond the deadline. */
export async function pause({ clock, signal, deadlineMs }: Exporter, ms: number): Promise<void> {
  const leftMs = deadlineMs - clock.now();
  if (leftMs <= 0) throw new TimeoutError('The timeout was reached.');
  await clock.sleep(Math.min(ms, leftMs), signal);
}

export function failed(message: string): Ending {
  return { outcome: 'failed', message };
}
