/** Decides which requests go through a proxy. Pure. */
import { isLoopback } from './loopback.js';
import { isWithoutProxy } from './no-proxy.js';

/** The settings have the meaning that curl gives to these variables. Requests to loopback never use a proxy. */
export interface ProxySettings {
  readonly httpProxy?: string;
  readonly httpsProxy?: string;
  readonly noProxy?: string;
}

/** Returns the proxy's URL as it was set, which may be invalid. Undefined if the request goes to the server itself. */
export function proxyFor(url: URL, { httpProxy, httpsProxy, noProxy }: ProxySettings = {}): string | undefined {
  const proxy = (url.protocol === 'https:' ? httpsProxy : httpProxy)?.trim();
  if (!proxy || isLoopback(url.hostname) || isWithoutProxy(url, noProxy)) return undefined;
  return proxy.includes('://') ? proxy : `http://${proxy}`;
}
