/** Following a deployment: finding it, waiting for its end, and asking whether its address answers. */
import type { Api } from '../../api/client.js';
import { type Deployment, getDeployment, listDeployments } from '../../api/deployments.js';
import type { Clock } from '../../clock.js';
import { TimeoutError } from '../../api/errors.js';
import { formatDuration } from '../../text/units.js';
import type { RunLog } from '../command.js';
import type { Verification } from './report.js';
import {
  isOfPush,
  isRunningLive,
  phaseOf,
  pollDelayMs,
  type PushTime,
  pushTimeAtService,
  PUSH_TOLERANCE_MS,
} from './plan.js';

/** What following needs of a run. */
export interface Follower {
  readonly api: Api;
  readonly clock: Clock;
  readonly log: RunLog;
  readonly signal: AbortSignal;
  /** Epoch milliseconds; pauses do not reach beyond it. */
  readonly deadlineMs: number;
}

/** Deployments that are looked through for one that runs: older ones are long over. */
const NEWEST = 20;
const MOST_REDIRECTS = 5;

/** The live deployment that is running now. An older one that still runs is not it: a newer one will replace its pages. */
export async function findRunning({ api }: Follower): Promise<Deployment | undefined> {
  let looked = 0;
  for await (const deployment of listDeployments(api, { limit: NEWEST })) {
    if (!deployment.isPreview) return isRunningLive(deployment) ? deployment : undefined;
    if ((looked += 1) === NEWEST) break;
  }
  return undefined;
}

/** The deployment that the push to this branch started; undefined where none appears in time. */
export async function findOfPush(
  follower: Follower,
  push: { readonly branch: string; readonly at: PushTime; readonly appearTimeoutMs: number },
): Promise<Deployment | undefined> {
  const { clock, log } = follower;
  const startMs = clock.now();
  for (;;) {
    const found = await findOldestOfPush(follower, push.branch, push.at);
    const waitedMs = clock.now() - startMs;
    if (found || waitedMs >= push.appearTimeoutMs) return found;
    log.progress(`No deployment of ${push.branch} for this push yet (${formatDuration(waitedMs)})`);
    await pause(follower, Math.min(pollDelayMs(waitedMs), push.appearTimeoutMs - waitedMs));
  }
}

/** The oldest that fits: a later push of somebody else's starts a later one. */
async function findOldestOfPush(
  { api, clock }: Follower,
  branch: string,
  at: PushTime,
): Promise<Deployment | undefined> {
  let oldest: Deployment | undefined;
  let sinceMs: number | undefined;
  for await (const deployment of listDeployments(api, { limit: NEWEST })) {
    // Known only now: the first answer tells the service's clock.
    sinceMs ??= pushTimeAtService(at, clock.now(), (localMs) => api.toServerMs(localMs));
    if (Date.parse(deployment.createdAt) < sinceMs - PUSH_TOLERANCE_MS) break;
    if (isOfPush(deployment, branch, sinceMs)) oldest = deployment;
  }
  return oldest;
}

/** Asks until the deployment is over. `onNews` gets every answer. */
export async function followToEnd(
  follower: Follower,
  deploymentId: string,
  onNews: (deployment: Deployment) => void,
): Promise<Deployment> {
  const { api, clock, log } = follower;
  const startMs = clock.now();
  for (let before = ''; ;) {
    const deployment = await getDeployment(api, deploymentId);
    onNews(deployment);
    const waitedMs = clock.now() - startMs;
    const line = `Deployment ${deploymentId}: ${deployment.status} (${formatDuration(waitedMs)})`;
    if (deployment.status === before) log.progress(line);
    else log.info(line);
    before = deployment.status;
    if (phaseOf(deployment) !== 'in-progress') return deployment;
    await pause(follower, pollDelayMs(waitedMs));
  }
}

/** Asks the published address, without the key, until it answers below 400. `onNews` gets every try. */
export async function verifyUrl(follower: Follower, url: URL, onNews: (tried: Verification) => void): Promise<void> {
  const { clock, log } = follower;
  const startMs = clock.now();
  for (;;) {
    const tried = await askUrl(follower, url);
    onNews(tried);
    if (tried.answers) return;
    const waitedMs = clock.now() - startMs;
    log.progress(`${url.origin} does not answer yet: ${tried.last} (${formatDuration(waitedMs)})`);
    await pause(follower, pollDelayMs(waitedMs));
  }
}

async function askUrl({ api, signal }: Follower, start: URL): Promise<Verification> {
  let url = start;
  try {
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
      const { status, headers, body } = await api.fetchPlain(url);
      body.destroy();
      const location = headers['location'];
      if (status < 300 || status >= 400 || !location) return { answers: status < 400, last: `HTTP ${status}` };
      url = new URL(location, url);
      if (url.protocol !== 'https:' && url.protocol !== 'http:')
        return { answers: false, last: `a redirect to ${url.protocol}` };
    }
    return { answers: false, last: 'too many redirects' };
  } catch (error) {
    signal.throwIfAborted();
    const code = (error as { code?: unknown }).code;
    return { answers: false, last: typeof code === 'string' ? code : 'no connection' };
  }
}

async function pause({ clock, signal, deadlineMs }: Follower, ms: number): Promise<void> {
  const leftMs = deadlineMs - clock.now();
  if (leftMs <= 0) throw new TimeoutError('The timeout was reached.');
  await clock.sleep(Math.min(ms, leftMs), signal);
}
