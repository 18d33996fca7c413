/** Starts an export, reuses one or attaches to one, or describes which of these a run would do. */
import { createExport, getExport, type PdfExport } from '../../api/endpoints/exports.js';
import { ApiError } from '../../api/errors.js';
import { formatDuration } from '../../text/units.js';
import { type Ending, failed } from '../command.js';
import { describeProgress, exportAgeMs, phaseOf } from './export-progress.js';
import type { ExportContext } from './record.js';

/** The wait after a 429 without a Retry-After header (contract: 10 starts per minute). */
const DEFAULT_RETRY_AFTER_MS = 60_000;
const PROGRESS_INTERVAL_MS = 60_000;
/** The start is tried this often if the service reports an export in progress (409) and then names none. */
const MAX_CONFLICTS = 5;

/** Resolves to the export to wait for or to reuse, or to how the run ends without one. */
export async function startOrAttach(context: ExportContext): Promise<PdfExport | Ending> {
  for (let conflicts = 0; ;) {
    try {
      return await start(context);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const result = await recover(error, context);
      if (result !== 'retry') return result;
      // The deadline ends repeated waits for the rate limit, but a conflict involves no wait.
      if (error.status === 409 && (conflicts += 1) === MAX_CONFLICTS) throw error;
    }
  }
}

async function start({ api, clock, inputs, log, record }: ExportContext): Promise<PdfExport> {
  const { pdfExport, isNew } = await createExport(api, inputs.force ? { force: true } : {});
  const { exportId, deploymentId } = pdfExport;
  if (isNew) log.info(`Started export ${exportId} of deployment ${deploymentId}.`);
  else if (phaseOf(pdfExport) === 'completed') {
    record.reused = true;
    const ageMs = exportAgeMs(pdfExport, api.toServerMs(clock.now()));
    const age = ageMs === undefined ? '' : `, rendered ${formatDuration(ageMs)} ago`;
    log.info(`Export ${exportId} of deployment ${deploymentId} is there already${age}; nothing is rendered.`);
  }
  return pdfExport;
}

type Recovery = PdfExport | Ending | 'retry';

async function recover(error: ApiError, context: ExportContext): Promise<Recovery> {
  switch (error.status) {
    case 409:
      return attach(context);
    case 429:
      return handleRateLimit(error, context);
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

async function attach({ api, inputs, log }: ExportContext): Promise<Recovery> {
  if (inputs.onRunning === 'fail') return failed('An export is running already (on-running: fail).');
  const running = await getExport(api);
  if (!running || phaseOf(running) !== 'in-progress') return 'retry';
  log.info(`Export ${running.exportId} is running already (${describeProgress(running)}) and is followed.`);
  return running;
}

async function handleRateLimit(error: ApiError, context: ExportContext): Promise<Recovery> {
  const { clock, deadlineMs, inputs, log } = context;
  const { retryAfterSeconds } = error;
  const waitMs = retryAfterSeconds === undefined ? DEFAULT_RETRY_AFTER_MS : Math.max(1, retryAfterSeconds) * 1000;
  const untilMs = clock.now() + waitMs;
  const until = `${formatTime(untilMs, clock.now())} (in ${formatDuration(waitMs)})`;
  if (inputs.onLimit === 'fail') return failed(`The limit of PDF exports is reached until ${until} (on-limit: fail).`);
  if (inputs.onLimit === 'reuse') return reuseLatest(context, until);
  // The error's own message says when the limit resets.
  if (untilMs >= deadlineMs) throw error;
  log.info(`The limit of PDF exports is reached; waiting until ${until}.`);
  await waitUntil(context, untilMs);
  return 'retry';
}

/** `14:05:30 UTC`, with the date if it differs from today's. */
function formatTime(ms: number, nowMs: number): string {
  const [date = '', time = ''] = new Date(ms).toISOString().split('T');
  const isToday = new Date(nowMs).toISOString().startsWith(date);
  return `${isToday ? '' : `${date} `}${time.slice(0, 8)} UTC`;
}

async function waitUntil({ clock, log, pause }: ExportContext, untilMs: number): Promise<void> {
  for (let leftMs = untilMs - clock.now(); leftMs > 0; leftMs = untilMs - clock.now()) {
    await pause(Math.min(leftMs, PROGRESS_INTERVAL_MS));
    if (untilMs > clock.now())
      log.progress(`The limit of PDF exports opens in ${formatDuration(untilMs - clock.now())}`);
  }
}

async function reuseLatest(context: ExportContext, until: string): Promise<Recovery> {
  const latest = await getExport(context.api);
  if (latest && phaseOf(latest) === 'in-progress') return attach(context);
  if (latest && phaseOf(latest) === 'completed') {
    context.record.reused = true;
    context.log.notice(
      `The limit of PDF exports is reached until ${until}: the latest export is reused, ${latest.exportId} of deployment ${latest.deploymentId}.`,
    );
    return latest;
  }
  return failed(`The limit of PDF exports is reached until ${until}, and there is no completed export to reuse.`);
}

/** Sends only read requests. */
export async function describeStart({ api, inputs }: ExportContext): Promise<string> {
  const latest = await getExport(api);
  if (latest && phaseOf(latest) === 'in-progress') {
    const effect =
      inputs.onRunning === 'attach' ? 'would be followed' : 'is running, so the run would fail (on-running: fail)';
    return `export ${latest.exportId} (${describeProgress(latest)}) ${effect}.`;
  }
  if (latest && phaseOf(latest) === 'completed' && !inputs.force) {
    return `export ${latest.exportId} of deployment ${latest.deploymentId} would be taken if that deployment is still live, else a new one be started.`;
  }
  return 'an export would be started.';
}
