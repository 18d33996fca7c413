/** Reads the variable NO_PROXY, as curl does: which hosts are reached without the proxy. Pure. */
import { BlockList, isIP } from 'node:net';

const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

/**
 * True if NO_PROXY names the host of a URL: by its name, which stands for everything below it, by its address, or by a network
 * such as `10.0.0.0/8`. A port after the name must be that of the URL. A `*` names every host if it stands alone.
 */
export function isWithoutProxy(url: URL, noProxy = ''): boolean {
  const list = noProxy.trim();
  if (list === '*') return true;
  const host = withoutBrackets(url.hostname).toLowerCase().replace(/\.$/, '');
  const port = url.port || (DEFAULT_PORTS[url.protocol] ?? '');
  return list.split(/[,\s]+/).some((entry) => entry !== '' && matches(entry.toLowerCase(), host, port));
}

function matches(entry: string, host: string, port: string): boolean {
  const version = isIP(host);
  const [address = '', bits] = entry.split('/');
  const network = withoutBrackets(address);
  if (isIP(network) > 0) return isIP(network) === version && isInNetwork(network, bits, host);
  const [, name = '', entryPort] = /^(.*?)(?::(\d+))?$/.exec(entry) ?? [];
  if (entryPort !== undefined && entryPort !== port) return false;
  const suffix = withoutBrackets(name)
    .replace(/^\*?\./, '')
    .replace(/\.$/, '');
  if (suffix === '') return false;
  if (version > 0) return isIP(suffix) === version && isInNetwork(suffix, undefined, host);
  return host === suffix || host.endsWith(`.${suffix}`);
}

/** @param bits undefined for one address */
function isInNetwork(network: string, bits: string | undefined, address: string): boolean {
  const family = isIP(network) === 6 ? 'ipv6' : 'ipv4';
  const length = bits === undefined ? (family === 'ipv6' ? 128 : 32) : /^\d+$/.test(bits) ? Number(bits) : Number.NaN;
  if (!(length <= (family === 'ipv6' ? 128 : 32))) return false;
  const list = new BlockList();
  list.addSubnet(network, length, family);
  return list.check(address, family);
}

function withoutBrackets(text: string): string {
  return text.replace(/^\[(.*)\]$/, '$1');
}
