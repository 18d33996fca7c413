/** Verifies that pages of a published site respond. A random URL of the site shows first what a response proves. */
import { readText } from '../api/http-response.js';
import { isLoopback } from '../api/loopback.js';
import { followRedirects } from '../api/redirects.js';
import { escapeHtmlText } from '../text/html.js';
import { pluralize } from '../text/pluralize.js';
import { formatDuration } from '../text/units.js';
import { pageUrl } from './page-url.js';
import type { PageToVerify } from './select-pages.js';
import type { WaitContext } from './wait-for-deployment.js';

interface VerifyContext extends WaitContext {
  readonly random: () => number;
  /** No request is sent after it has aborted. */
  readonly signal: AbortSignal;
}

export interface SiteToVerify {
  /** The published URL, http or https. */
  readonly url: string;
  /** The URL of the API. A published URL in a private network is only requested on the same host. */
  readonly baseUrl: URL;
  readonly pages: readonly PageToVerify[];
  /** A text that every page contains. */
  readonly marker: string | undefined;
  /** How long a page must be wrong before it counts as failed. */
  readonly gracePeriodMs: number;
}

interface Verdict {
  readonly verdict: 'verified' | 'failed' | 'unknown';
  /** What the page responds, as a clause. It can contain text of the site. */
  readonly found: string;
  /** What to do, as a sentence. */
  readonly cure: string;
  readonly lacksMarker?: boolean;
}
export type PageResult = PageToVerify & Verdict;

const CONCURRENCY = 4;
const REQUEST_TIMEOUT_MS = 20_000;
const MAX_REDIRECTS = 5;
const MAX_PAGE_BYTES = 10_000_000;
/** Parts of the grace period after which wrong pages are requested again. */
export const LOOKS = [0, 1 / 8, 1 / 4, 1 / 2, 1];

/** Requests the pages, and those that are wrong again for the grace period. The results have the order of the pages. */
export async function verifyPages(context: VerifyContext, site: SiteToVerify): Promise<readonly PageResult[]> {
  const { clock, log, pause } = context;
  const results = new Map<PageToVerify, Verdict>(site.pages.map((page) => [page, OUT_OF_REACH]));
  let wrong = isOutOfReach(site) ? [] : site.pages;
  let sinceMs = 0;
  for (const part of LOOKS) {
    if (wrong.length === 0) break;
    if (part > 0) {
      const waited = formatDuration(clock.now() - sinceMs);
      log.progress(`Waiting until ${pluralize(wrong.length, 'more page')} can be read (${waited})`);
      await pause(Math.max(0, sinceMs + part * site.gracePeriodMs - clock.now()));
    }
    for (const [page, verdict] of await requestPages(context, site, wrong)) results.set(page, verdict);
    if (part === 0) sinceMs = clock.now();
    wrong = wrong.filter((page) => results.get(page)?.verdict === 'failed');
  }
  return [...results].map(([page, verdict]) => afterGrace({ ...page, ...verdict }, site));
}

const OUT_OF_REACH: Verdict = {
  verdict: 'unknown',
  found: 'not requested, because the published URL is private',
  cure: 'Check the domain in the dashboard.',
};

function afterGrace(result: PageResult, { gracePeriodMs }: SiteToVerify): PageResult {
  if (result.verdict !== 'failed') return result;
  if (!result.mayBeHidden) return { ...result, found: `${result.found} for ${formatDuration(gracePeriodMs)}` };
  const found = `${result.found}, and perhaps not in the navigation`;
  return { ...result, verdict: 'unknown', found, cure: 'If readers need the page, add it to the navigation.' };
}

/** Requests a random URL first: the site may have changed since the last look. */
async function requestPages(
  context: VerifyContext,
  { url, marker }: SiteToVerify,
  pages: readonly PageToVerify[],
): Promise<ReadonlyMap<PageToVerify, Verdict>> {
  const request = (path: string): Promise<Answer> => requestPage(context, new URL(pageUrl(url, path)), marker);
  const control = await request(`/docs-ci-${context.random().toString(36).slice(2)}`);
  const waiting = [...pages];
  const verdicts = new Map<PageToVerify, Verdict>();
  const work = async (): Promise<void> => {
    for (let page = waiting.shift(); page; page = waiting.shift())
      verdicts.set(page, judge(control, await request(page.path), marker));
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return verdicts;
}

/** `closed`: the site doesn't show this page to docs-ci. `broken`: neither a page nor missing. */
interface Answer {
  readonly kind: 'page' | 'missing' | 'closed' | 'broken';
  readonly found: string;
  readonly hasMarker?: boolean;
}

/** Requests a URL without the key, and follows redirects within its origin. */
async function requestPage({ api, signal }: VerifyContext, url: URL, marker: string | undefined): Promise<Answer> {
  const limit = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  let end: Answer | undefined;
  try {
    const send = (next: URL) => api.fetchPlain(next, {}, limit);
    const { status, body } = await followRedirects(url, send, ({ location, from, count }) => {
      const next = new URL(location, from);
      if (next.origin !== url.origin) end = { kind: 'closed', found: `a redirect to ${next.origin}` };
      else if (count === MAX_REDIRECTS) end = { kind: 'broken', found: 'too many redirects' };
      return end ? undefined : next;
    });
    end ??= { kind: kindOf(status), found: `HTTP ${status}` };
    const text = marker !== undefined && end.kind === 'page' ? await readText(body, MAX_PAGE_BYTES) : '';
    body.destroy();
    return {
      ...end,
      hasMarker: marker !== undefined && (text.includes(marker) || text.includes(escapeHtmlText(marker))),
    };
  } catch (error) {
    signal.throwIfAborted();
    const { code } = error as { code?: unknown };
    const found = typeof code === 'string' ? code : 'no complete response';
    return { kind: 'broken', found: limit.aborted ? `no response within ${REQUEST_TIMEOUT_MS / 1000}s` : found };
  }
}

function kindOf(status: number): Answer['kind'] {
  if (status < 300) return 'page';
  if (status === 404 || status === 410) return 'missing';
  return [401, 403, 429].includes(status) ? 'closed' : 'broken';
}

/** Decides what the response of a page proves, beside that of a page that doesn't exist. Pure. */
function judge(control: Answer, { kind, found, hasMarker }: Answer, marker: string | undefined): Verdict {
  if (kind === 'closed') return { verdict: 'unknown', found, cure: 'Check who can read the page.' };
  if (kind === 'broken') return { verdict: 'failed', found, cure: 'Open the page, and check the dashboard.' };
  if (kind === 'missing')
    return {
      verdict: 'failed',
      found,
      cure: 'Check that its file is in the navigation and that the build includes it.',
    };
  const isTold = control.kind === 'page' && marker !== undefined && !control.hasMarker;
  if (control.kind !== 'missing' && !isTold)
    return {
      verdict: 'unknown',
      found: `${found}, but a page that doesn't exist gets ${control.found}`,
      cure: `Set "marker" to a text that ${marker === undefined ? 'every page contains' : 'only existing pages contain'}.`,
    };
  if (marker === undefined || hasMarker) return { verdict: 'verified', found, cure: '' };
  return {
    verdict: 'failed',
    found: `${found} without the marker`,
    cure: 'Check the page and the text in "marker".',
    lacksMarker: true,
  };
}

const PRIVATE_HOST =
  /^(?:(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01])|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.[\d.]+|\[(?:::|f[cd]|fe[89ab]).*)$/;

/** A service could make docs-ci request servers in the network of the runner. */
function isOutOfReach({ url, baseUrl }: SiteToVerify): boolean {
  const { hostname } = new URL(url);
  return hostname !== baseUrl.hostname && (isLoopback(hostname.replace(/\.$/, '')) || PRIVATE_HOST.test(hostname));
}
