/** Requests the published URL until it responds. */
import type { HttpResponse } from '../../api/http.js';
import { followRedirects } from '../../api/redirects.js';
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
  let problem: string | undefined;
  const fetchUrl = (url: URL): Promise<HttpResponse> => api.fetchPlain(url);
  try {
    const { status, body } = await followRedirects(start, fetchUrl, ({ location, from, count }) => {
      const next = new URL(location, from);
      if (next.protocol !== 'https:' && next.protocol !== 'http:') problem = `a redirect to ${next.protocol}`;
      else if (count === MAX_REDIRECTS) problem = 'too many redirects';
      return problem === undefined ? next : undefined;
    });
    body.destroy();
    return { answers: problem === undefined && status < 400, last: problem ?? `HTTP ${status}` };
  } catch (error) {
    signal.throwIfAborted();
    const code = (error as { code?: unknown }).code;
    return { answers: false, last: typeof code === 'string' ? code : 'no connection' };
  }
}
