/** Requests the published URL until it responds. */
import { pollDelayMs } from '../../deployments/phase.js';
import { type DeploymentWaiter, pause } from '../../deployments/wait-for-deployment.js';
import { formatDuration } from '../../text/units.js';
import type { Verification } from './summary.js';

const MAX_REDIRECTS = 5;

/** Asks the published address, without the key, until it answers below 400. `onNews` gets every try. */
export async function verifyUrl(
  follower: DeploymentWaiter,
  url: URL,
  onNews: (tried: Verification) => void,
): Promise<void> {
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

async function askUrl({ api, signal }: DeploymentWaiter, start: URL): Promise<Verification> {
  let url = start;
  try {
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
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
