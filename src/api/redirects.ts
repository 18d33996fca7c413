/** Follows HTTP redirects. The caller decides where each one may lead. */
import type { HttpResponse } from './http-response.js';

interface Redirect {
  readonly status: number;
  readonly location: string;
  /** The URL whose response redirects. */
  readonly from: URL;
  /** Counts the redirects before this one. */
  readonly count: number;
}

/**
 * Sends a request and follows its redirects. Resolves with the first response that isn't followed.
 * @param resolve returns the next URL, returns undefined to keep the redirect as the response, or throws
 */
export async function followRedirects(
  start: URL,
  send: (url: URL) => Promise<HttpResponse>,
  resolve: (redirect: Redirect) => URL | undefined,
): Promise<HttpResponse> {
  let url = start;
  for (let count = 0; ; count += 1) {
    const response = await send(url);
    const { status, headers, body } = response;
    const location = headers['location'];
    if (status < 300 || status >= 400 || !location) return response;
    try {
      const next = resolve({ status, location, from: url, count });
      if (!next) return response;
      url = next;
    } catch (error) {
      body.destroy();
      throw error;
    }
    body.destroy();
  }
}
