/** Requests the published URL until it responds. */
import type { HttpResponse } from '../../api/http-response.js';
import { followRedirects } from '../../api/redirects.js';
import { pollDelayMs } from '../../deployments/wait-for-deployment.js';
import { formatDuration } from '../../text/units.js';
import type { DeployContext, UrlCheck } from './record.js';

const MAX_REDIRECTS = 5;

/** Requests the URL, without the key, until the status is below 400, and records the result of each request. */
export async function verifyUrl(context: DeployContext, url: URL): Promise<void> {
  const { clock, log, pause, record } = context;
  const startMs = clock.now();
  for (;;) {
    const urlCheck = await checkUrl(context, url);
    record.urlCheck = urlCheck;
    const waitedMs = clock.now() - startMs;
    if (urlCheck.isLive) {
      log.info(`${url.origin} responds (${urlCheck.result}).`);
      return;
    }
    log.progress(`${url.origin} doesn't respond yet: ${urlCheck.result} (${formatDuration(waitedMs)})`);
    await pause(pollDelayMs(waitedMs));
  }
}

async function checkUrl({ api, signal }: DeployContext, url: URL): Promise<UrlCheck> {
  let problem: string | undefined;
  const fetchUrl = (next: URL): Promise<HttpResponse> => api.fetchPlain(next);
  try {
    const { status, body } = await followRedirects(url, fetchUrl, ({ location, from, count }) => {
      const next = new URL(location, from);
      if (next.protocol !== 'https:' && next.protocol !== 'http:') problem = `a redirect to ${next.protocol}`;
      else if (count === MAX_REDIRECTS) problem = 'too many redirects';
      return problem === undefined ? next : undefined;
    });
    body.destroy();
    return { isLive: problem === undefined && status < 400, result: problem ?? `HTTP ${status}` };
  } catch (error) {
    signal.throwIfAborted();
    const code = (error as { code?: unknown }).code;
    return { isLive: false, result: typeof code === 'string' ? code : 'no connection' };
  }
}
