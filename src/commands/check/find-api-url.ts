/**
 * Finds the URL of the API near a base URL that isn't it. The requests carry no key. The API responds to them with 401
 * and JSON; a dashboard, a published site or a proxy responds with something else.
 */
import { isLoopback } from '../../api/connection/loopback.js';

/** What a request without the key says about a URL. */
export interface PlainResponse {
  readonly status: number;
  readonly isJson: boolean;
  /** The target of a redirect. */
  readonly location?: string;
}

/** Resolves to undefined if there is no response. */
type LookAt = (url: URL) => Promise<PlainResponse | undefined>;

/** What is wrong with a base URL. */
export type UrlFinding =
  /** `url` is the base URL to use. */
  { readonly kind: 'redirect' | 'elsewhere'; readonly url: string } | { readonly kind: 'not-found' };

const VERSION_PATH = '/api/v1';
/** Any endpoint does; this one is read in every check. */
const ENDPOINT = '/pages';

/** Redirects that are followed, such as to https and then to another host. */
const MAX_REDIRECTS = 3;

/** Only names a URL that responds as the API does. Resolves to undefined if the base URL is right. */
export async function findApiUrl(baseUrl: URL, lookAt: LookAt): Promise<UrlFinding | undefined> {
  const { end, isApi: isEndRight } = await followRedirects(baseUrl, lookAt);
  const found: UrlFinding | undefined =
    end === baseUrl ? undefined : { kind: 'redirect', url: withoutSlash(end.origin + end.pathname) };
  // A server may respond with 401 on every path, so a URL that ends in the version of docs-ci is preferred to others.
  if (isEndRight && withoutSlash(end.pathname).endsWith(VERSION_PATH)) return found;
  for (const url of candidatesFor(end)) {
    if (isApi(await lookAt(endpointOf(url)))) return { kind: end === baseUrl ? 'elsewhere' : 'redirect', url };
  }
  return isEndRight ? found : { kind: 'not-found' };
}

async function followRedirects(baseUrl: URL, lookAt: LookAt): Promise<{ end: URL; isApi: boolean }> {
  let end = baseUrl;
  for (let count = 0; ; count++) {
    const response = await lookAt(endpointOf(end.href));
    const target = count < MAX_REDIRECTS ? redirectTarget(end, response) : undefined;
    if (target === undefined) return { end, isApi: isApi(response) };
    end = target;
  }
}

function endpointOf(baseUrl: string): URL {
  return new URL(withoutSlash(baseUrl) + ENDPOINT);
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '');
}

function isApi(response: PlainResponse | undefined): boolean {
  return response?.status === 401 && response.isJson;
}

/** Returns the base URL that a redirect of the endpoint leads to; undefined if no base URL can be that. */
function redirectTarget(baseUrl: URL, response: PlainResponse | undefined): URL | undefined {
  const { status, location = '' } = response ?? { status: 0 };
  const from = endpointOf(baseUrl.href);
  if (Math.trunc(status / 100) !== 3 || !URL.canParse(location, from.href)) return undefined;
  const { origin, protocol, hostname, pathname } = new URL(location, from);
  const path = withoutSlash(pathname);
  // A redirect to a page of a login says nothing about the API. base-url accepts no other protocol.
  const isAllowed = protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
  return isAllowed && path.endsWith(ENDPOINT) ? new URL(origin + path.slice(0, -ENDPOINT.length)) : undefined;
}

/** The version without the page behind it, and the version at the root of the same host. */
function candidatesFor({ origin, pathname }: URL): string[] {
  const [, upToVersion] = /^(.*?\/api\/v\d+)(?:\/|$)/.exec(pathname) ?? [];
  const paths = new Set([...(upToVersion === undefined ? [] : [upToVersion]), VERSION_PATH]);
  paths.delete(withoutSlash(pathname));
  return [...paths].map((path) => origin + path);
}
