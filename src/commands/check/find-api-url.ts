/**
 * Finds the URL of the API near a base URL that isn't it. The requests carry no key. The API responds to them with 401
 * and JSON; a dashboard, a published site or a proxy responds with something else.
 */

/** What a request without the key says about a URL. */
export interface PlainResponse {
  readonly status: number;
  readonly isJson: boolean;
  /** The target of a redirect. */
  readonly location?: string;
}

/** Resolves to undefined if there is no response. */
export type LookAt = (url: URL) => Promise<PlainResponse | undefined>;

export type UrlFinding =
  | { readonly kind: 'right' }
  /** `url` is the base URL to use. */
  | { readonly kind: 'redirect' | 'elsewhere'; readonly url: string }
  | { readonly kind: 'not-found' };

const VERSION_PATH = '/api/v1';
/** Any endpoint does; this one is read in every check. */
const ENDPOINT = '/pages';

export async function findApiUrl(baseUrl: URL, lookAt: LookAt): Promise<UrlFinding> {
  const response = await lookAt(endpointOf(baseUrl.href));
  const isRight = response !== undefined && isApi(response);
  if (isRight && isVersioned(baseUrl)) return { kind: 'right' };
  const target = redirectTarget(baseUrl, response);
  if (target !== undefined) return { kind: 'redirect', url: target };
  for (const url of candidatesFor(baseUrl)) {
    const other = await lookAt(endpointOf(url));
    if (other && isApi(other)) return { kind: 'elsewhere', url };
  }
  return isRight ? { kind: 'right' } : { kind: 'not-found' };
}

/** A server may respond with 401 on every path, so a URL that ends in the version is preferred to one that doesn't. */
export function isVersioned({ pathname }: URL): boolean {
  return /\/api\/v\d+\/?$/.test(pathname);
}

function endpointOf(baseUrl: string): URL {
  return new URL(baseUrl.replace(/\/$/, '') + ENDPOINT);
}

function isApi({ status, isJson }: PlainResponse): boolean {
  return status === 401 && isJson;
}

/** Returns the base URL that a redirect of the endpoint leads to; undefined if it leads to another page. */
function redirectTarget(baseUrl: URL, response: PlainResponse | undefined): string | undefined {
  const { status = 0, location = '' } = response ?? {};
  const from = endpointOf(baseUrl.href);
  if (status < 300 || status >= 400 || !URL.canParse(location, from.href)) return undefined;
  const { origin, pathname } = new URL(location, from);
  const path = pathname.replace(/\/$/, '');
  // A redirect to a page of a login says nothing about the API.
  return origin !== 'null' && path.endsWith(ENDPOINT) ? origin + path.slice(0, -ENDPOINT.length) : undefined;
}

/** The version without the page behind it, and the version at the root of the same host. */
function candidatesFor({ origin, pathname }: URL): string[] {
  const [, upToVersion] = /^(.*?\/api\/v\d+)(?:\/|$)/.exec(pathname) ?? [];
  const paths = new Set([...(upToVersion === undefined ? [] : [upToVersion]), VERSION_PATH]);
  paths.delete(pathname.replace(/\/$/, ''));
  return [...paths].map((path) => origin + path);
}
