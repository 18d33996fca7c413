/** Names the errors of connections by codes, and says of each whether the proxy or a certificate is the cause. Pure. */

/** Code of a response that isn't HTTP. Node.js has a code for each way to be wrong, and undici gives its error none. */
export const NOT_HTTP = 'HPE_INVALID';
/** Code of a server that ends the TLS handshake. Node.js gives it the code of a port without TLS, or one for each alert. */
const TLS_ALERT = 'ERR_TLS_ALERT';
/** Other names of errors that undici has for what the operating system and Node.js name as well. */
const SAME_CODES: ReadonlyMap<string, string> = new Map([
  ['UND_ERR_SOCKET', 'ECONNRESET'],
  ['UND_ERR_HEADERS_OVERFLOW', NOT_HTTP],
]);

/** The code of an error or of its cause: a code of Node.js or undici, or one of this module. Undefined for other errors. */
export function errorCodeOf(error: unknown): string | undefined {
  return error instanceof Error ? (ownCodeOf(error) ?? ownCodeOf(error.cause)) : undefined;
}

function ownCodeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  if (error.name === 'HTTPParserError' || code?.startsWith('HPE_')) return NOT_HTTP;
  if (code === undefined) return undefined;
  if (/^(EPROTO|ERR_SSL_)/.test(code) && error.message.includes('SSL alert')) return TLS_ALERT;
  return SAME_CODES.get(code) ?? code;
}

const PROXY = 'PROXY_';

/** The code of an error between this machine and the proxy. */
export function proxyCode(code: string): string {
  return PROXY + code;
}

/** The code without saying whose error it is. */
export function withoutProxy(code: string): string {
  return code.startsWith(PROXY) ? code.slice(PROXY.length) : code;
}

/** The code of a request that got no response before the deadline of the run. */
export const NO_RESPONSE_IN_TIME = 'NO_RESPONSE_IN_TIME';
/** The code of a request that wasn't sent in time, because it waited for the rate limit. */
export const LIMITED = 'LIMITED';

/** True for a certificate that isn't trusted, whatever is wrong with it. */
export function isCertificateCode(code: string): boolean {
  return /CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO/.test(code);
}

/** A clause and sentences that follow it. */
interface CodeHelp {
  readonly reason: string;
  readonly advice: string;
}

/** Explains a certificate that isn't trusted. @param owner has the certificate: `the server` or a name */
export function certificateHelp(code: string, owner: string): CodeHelp {
  return { reason: `${owner}'s certificate isn't trusted (${code})`, advice: certificateAdvice(code) };
}

function certificateAdvice(code: string): string {
  if (code.includes('ALTNAME')) return 'The certificate is for another host name.';
  if (/EXPIRED|NOT_YET_VALID/.test(code))
    return 'The certificate is out of date, or the clock of this machine is wrong.';
  return 'Set NODE_EXTRA_CA_CERTS to the file of its certificate authority.';
}

/**
 * Explains an error of the proxy.
 * @param code without the mark of the proxy; digits are the status with which it rejected the tunnel
 * @param host the server behind the proxy, as a part of a sentence
 */
export function proxyHelp(code: string, host: string): CodeHelp {
  if (/^\d+$/.test(code))
    return {
      reason: `the proxy rejected the connection (HTTP ${code})`,
      advice: `Check the URL and the credentials in HTTPS_PROXY or HTTP_PROXY, or add ${host} to NO_PROXY.`,
    };
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return {
      reason: `the host name of the proxy can't be resolved (${code})`,
      advice: 'Check the spelling of HTTPS_PROXY or HTTP_PROXY.',
    };
  if (/WRONG_VERSION_NUMBER|PACKET_LENGTH|EPROTO/.test(code))
    return {
      reason: `the proxy doesn't use TLS (${code})`,
      advice: 'Write http:// in place of https:// in HTTPS_PROXY or HTTP_PROXY. What you send stays encrypted.',
    };
  if (isCertificateCode(code)) return certificateHelp(code, 'the proxy');
  const reason = code === 'ECONNREFUSED' ? "the proxy can't be reached" : "the proxy didn't open a connection";
  return {
    reason: `${reason} (${code})`,
    advice: `Check HTTPS_PROXY or HTTP_PROXY: its scheme, host and port. Or add ${host} to NO_PROXY.`,
  };
}
