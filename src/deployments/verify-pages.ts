/**
 * Requests pages of a published site, and decides what the responses prove and what to do about pages that fail. A random
 * URL of the site shows first what a response proves.
 */
import { connectionHelp } from '../api/connection/connection-errors.js';
import { errorCodeOf } from '../text/connection-codes.js';
import { BodyTooLargeError, codingOf, type HttpResponse, readText } from '../api/http-response.js';
import { isLoopback } from '../api/connection/loopback.js';
import { followRedirects } from '../api/redirects.js';
import { addressOf } from '../pages/address.js';
import { decodeEntities } from '../text/html.js';
import { listPaths } from '../text/list-items.js';
import { pluralize } from '../text/pluralize.js';
import { formatDuration } from '../text/units.js';
import { pageUrl } from './page-url.js';
import { pauseUntil } from './pause-until.js';
import type { PageToVerify } from './select-pages.js';
import type { WaitContext } from './wait-for-deployment.js';
import { inputName } from '../text/input-names.js';

type VerifyContext = WaitContext & {
  readonly random: () => number;
  readonly signal: AbortSignal;
  /** The run ends then, in epoch milliseconds. */
  readonly deadlineMs: number;
};

export interface SiteToVerify {
  /** The published URL, http or https. */
  readonly url: string;
  /** The URL of the API: a private published URL is only requested on its host. */
  readonly baseUrl: URL;
  readonly pages: readonly PageToVerify[];
  /** A text that every page contains. */
  readonly marker: string | undefined;
  /** How long a page must be wrong before it counts as failed. */
  readonly gracePeriodMs: number;
  /** Gets each time which pages are wrong until now, what they respond, and what to do, as sentences; empty for none. */
  readonly onWrong?: (wrong: string) => void;
}

export interface PageResult extends PageToVerify {
  readonly verdict: 'verified' | 'failed' | 'unknown';
  /** What the page responds, as a clause. It can contain text of the site. */
  readonly found: string;
  /** What to do, as a sentence. */
  readonly cure: string;
  readonly lacksMarker?: boolean;
}

const CURES = {
  closed: 'Check the domain and the access in the dashboard.',
  missing: 'Check that its file is in the navigation and that the build includes it.',
  mistyped: `Check the path in ${inputName('verify-pages')}, that its file is in the navigation, and that the build includes it.`,
  broken: 'Open the page, and check the dashboard.',
  hidden: 'If readers need the page, add it to the navigation.',
  marker: `Check the page and the text in ${inputName('marker')}.`,
};

const CONCURRENCY = 4;
const REQUEST_TIMEOUT_MS = 20_000;
const MAX_REDIRECTS = 5;
const MAX_PAGE_BYTES = 10_000_000;
/** Parts of the grace period after which wrong pages are requested again. */
const PARTS = [1 / 8, 1 / 4, 1 / 2, 1];
const MAX_NAMED = 10;

/** Requests the pages, and for the grace period those again that are wrong. */
export async function verifyPages(context: VerifyContext, site: SiteToVerify): Promise<readonly PageResult[]> {
  const { clock, log, deadlineMs } = context;
  const { pages, gracePeriodMs } = site;
  if (isOutOfReach(site))
    return pages.map((page) => ({ ...page, ...unknown('not requested, because the published URL is private') }));
  let results = await requestPages(context, site, pages);
  const sinceMs = clock.now();
  for (const part of PARTS) {
    const wrong = results.filter(({ verdict }) => verdict === 'failed');
    const what = `${pluralize(wrong.length, "page isn't", "pages aren't")} verified yet`;
    const found = wrong.length === 0 ? '' : `${what}: ${listWrong(wrong)}.`;
    const mayBeMistyped = wrong.some(({ cure }) => cure === CURES.mistyped);
    const advice = mayBeMistyped ? ` If a path is wrong, correct it in ${inputName('verify-pages')}.` : '';
    site.onWrong?.(`${found}${advice}`);
    if (wrong.length === 0) break;
    const longestMs = Math.max(0, Math.min(gracePeriodMs, deadlineMs - sinceMs));
    if (part === PARTS[0]) log.info(`${found} Trying again for up to ${formatDuration(longestMs)}.${advice}`);
    await pauseUntil(context, { sinceMs, untilMs: sinceMs + part * gracePeriodMs, what });
    const again = new Map((await requestPages(context, site, wrong)).map((result) => [result.path, result]));
    results = results.map((result) => again.get(result.path) ?? result);
  }
  return results.map((result) => {
    if (result.verdict !== 'failed') return result;
    if (!result.mayBeHidden) return { ...result, found: `${result.found} for ${formatDuration(gracePeriodMs)}` };
    return { ...result, ...unknown(`${result.found}, and perhaps not in the navigation`, CURES.hidden) };
  });
}

function listWrong(wrong: readonly PageResult[]): string {
  return listPaths(
    wrong.map(({ path, found }) => `${path} (${found})`),
    MAX_NAMED,
  );
}

function unknown(found: string, cure = CURES.closed) {
  return { verdict: 'unknown', found, cure } as const;
}

/** Requests a random URL first, each time: the site may have changed since the last look. */
async function requestPages(
  context: VerifyContext,
  { url, marker }: SiteToVerify,
  pages: readonly PageToVerify[],
): Promise<PageResult[]> {
  if (pages.length === 0) return [];
  const request = (path: string): Promise<Answer> => requestPage(context, new URL(pageUrl(url, path)), marker);
  const control = await request(`/docs-ci-${context.random().toString(36).slice(2)}`);
  const visit = async (page: PageToVerify): Promise<PageResult> => ({
    ...page,
    ...judge(control, await request(page.path), page, marker),
  });
  const results: PageResult[] = [];
  const progress = (): string => `Verifying pages: ${results.length} of ${pages.length}`;
  context.log.startProgress(progress);
  while (results.length < pages.length) {
    results.push(...(await Promise.all(pages.slice(results.length, results.length + CONCURRENCY).map(visit))));
    context.log.progress(progress);
  }
  context.log.endProgress();
  return results;
}

/** `closed`: the site doesn't show docs-ci what is there. `broken`: neither a page nor missing. */
interface Answer {
  readonly kind: 'page' | 'missing' | 'closed' | 'broken';
  readonly found: string;
  readonly hasMarker?: boolean;
  /** Where the last redirect led that was followed. */
  readonly movedTo?: string;
}

/** Requests a URL without the key, and follows redirects within its origin. */
async function requestPage({ api, signal }: VerifyContext, url: URL, marker = ''): Promise<Answer> {
  const limit = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  let end: Answer | undefined;
  let movedTo: string | undefined;
  try {
    const send = (next: URL) => api.fetchPlain(next, {}, limit);
    const response = await followRedirects(url, send, ({ location, from, count }) => {
      const next = new URL(location, from);
      if (next.origin !== url.origin) end = { kind: 'closed', found: `a redirect to ${next.origin}` };
      else if (count === MAX_REDIRECTS) end = { kind: 'broken', found: 'too many redirects' };
      movedTo = next.pathname;
      return end ? undefined : next;
    });
    const answer = end ?? { ...(await readAnswer(response, marker)), movedTo };
    response.body.destroy();
    return answer;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof BodyTooLargeError) return { kind: 'closed', found: `a page of ${error.message}` };
    if (limit.aborted) return { kind: 'broken', found: `no response within ${REQUEST_TIMEOUT_MS / 1000}s` };
    const code = errorCodeOf(error);
    return { kind: 'broken', found: code === undefined ? 'no complete response' : connectionHelp(code).reason };
  }
}

/** Reads the page only if a marker is to be found in it. */
async function readAnswer({ status, headers, body }: HttpResponse, marker: string): Promise<Answer> {
  const isRead = status < 300 && marker !== '';
  if (isRead && codingOf({ headers }) !== undefined) return { kind: 'closed', found: 'a compressed page' };
  const text = isRead ? await readText(body, MAX_PAGE_BYTES) : '';
  const hasMarker = text.includes(marker) || decodeEntities(text).includes(marker);
  return { kind: kindOf(status), found: `HTTP ${status}`, hasMarker };
}

function kindOf(status: number): Answer['kind'] {
  if (status < 300) return 'page';
  if (status === 404 || status === 410) return 'missing';
  return [401, 403, 429].includes(status) ? 'closed' : 'broken';
}

/** Decides what the response of a page proves, beside that of a page that doesn't exist. Pure. */
function judge(control: Answer, answer: Answer, { path, isNamed }: PageToVerify, marker: string | undefined) {
  const { kind, found, hasMarker } = answer;
  if (kind === 'closed') return unknown(found);
  if (kind !== 'page')
    return { verdict: 'failed', found, cure: CURES[kind === 'missing' && isNamed ? 'mistyped' : kind] } as const;
  const doubt = findDoubt(control, answer, path, marker);
  if (doubt) return doubt;
  if (marker === undefined || hasMarker) return { verdict: 'verified', found, cure: '' } as const;
  return {
    verdict: 'failed',
    found: `${found} without the marker`,
    cure: CURES.marker,
    lacksMarker: true,
  } as const;
}

/** Why a response with a page proves nothing. Undefined if it does. */
function findDoubt(control: Answer, { found, movedTo }: Answer, path: string, marker: string | undefined) {
  const reason = `${found}, but a page that doesn't exist gets ${control.found}`;
  if (control.kind === 'closed' || control.kind === 'broken') return unknown(reason);
  const cure = `Set ${inputName('marker')} to a text that ${marker === undefined ? 'every page contains' : 'only existing pages contain'}.`;
  if (control.kind === 'page' && (marker === undefined || control.hasMarker)) return unknown(reason, cure);
  if (marker === undefined && leadsAway(path, movedTo)) return unknown(`a redirect to ${movedTo}`, cure);
  return undefined;
}

/** True if a redirect led to the start page or to a login, say. `/a` may lead to `/en/a`, or to `/a/overview`. */
function leadsAway(path: string, movedTo: string | undefined): boolean {
  const [asked = '', end = ''] = [path, movedTo ?? path].map((one) => addressOf(one).toLowerCase());
  return asked !== '' && !`/${end.replace(/\.html?$/, '')}/`.includes(`/${asked}/`);
}

/** Private, shared, link-local, multicast and reserved ranges. IPv6 also has forms for IPv4. */
const PRIVATE =
  /^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01])|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7])|198\.1[89]|2(2[4-9]|[345]\d))\.[\d.]+$|^\[(::|f[c-f]|64:ff9b:)/;

/** A service could make docs-ci request servers in the network of the runner. */
function isOutOfReach({ url, baseUrl }: SiteToVerify): boolean {
  const { hostname } = new URL(url);
  return hostname !== baseUrl.hostname && (isLoopback(hostname.replace(/\.$/, '')) || PRIVATE.test(hostname));
}
