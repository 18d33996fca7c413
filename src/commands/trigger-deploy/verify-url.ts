/** Requests the published URL until it responds. */
import { pollDelayMs } from '../../deployments/wait-for-deployment.js';
import { formatDuration } from '../../text/units.js';
import type { DeployContext, UrlCheck } from './record.js';

const MAX_REDIRECTS = 5;

/** Requests the URL, without the key, until the status is below 400, and records the result of each request. */
export async function verifyUrl(context: DeployContext, url: URL): Promise<void> {
  const { clock, log, pause, record } = context;
  const startMs = clock.now();
  for (;;) {
    const urlCheck = await askUrl(context, url);
    record.urlCheck = urlCheck;
    if (urlCheck.isLive) return;
    const waitedMs = clock.now() - startMs;
    log.progress(`${url.origin} does not answer yet: ${urlCheck.result} (${formatDuration(waitedMs)})`);
    await pause(pollDelayMs(waitedMs));
  }
}

async function askUrl({ api, signal }: DeployContext, start: URL): Promise<UrlCheck> {
  let url = start;
  try {
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const { status, headers, body } = await api.fetchPlain(url);
      body.destroy();
      const location = headers['location'];
      if (status < 300 || status >= 400 || !location) return { isLive: status < 400, result: `HTTP ${status}` };
      url = new URL(location, url);
      if (url.protocol !== 'https:' && url.protocol !== 'http:')
        return { isLive: false, result: `a redirect to ${url.protocol}` };
    }
    return { isLive: false, result: 'too many redirects' };
  } catch (error) {
    signal.throwIfAborted();
    const code = (error as { code?: unknown }).code;
    return { isLive: false, result: typeof code === 'string' ? code : 'no connection' };
  }
}
