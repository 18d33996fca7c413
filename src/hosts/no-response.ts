/** Says why a platform gave no response, and what to do. */
import { errorCodeOf, isCertificateCode, proxyHelp, withoutProxy } from '../text/connection-codes.js';

/**
 * Returns a clause with its advice, which fits after a colon; undefined if the cause isn't known.
 * @param error that of the client, which may have that of the connection as its cause
 */
export function describeNoResponse(platform: 'GitHub' | 'GitLab', error: unknown): string | undefined {
  const code = errorCodeOf(error) ?? errorCodeOf(error instanceof Error ? error.cause : undefined);
  if (code === undefined) return undefined;
  if (withoutProxy(code) !== code) {
    const { reason, advice } = proxyHelp(withoutProxy(code), `the host of ${platform}`);
    return `${platform} can't be reached: ${reason}. ${advice.replace(/\.$/, '')}`;
  }
  if (!isCertificateCode(code)) return undefined;
  if (code.includes('ALTNAME')) return `${platform}'s certificate is for another host name (${code})`;
  if (/EXPIRED|NOT_YET_VALID/.test(code))
    return `${platform}'s certificate is out of date, or the clock of this machine is wrong (${code})`;
  return `${platform}'s certificate isn't trusted (${code}). Set NODE_EXTRA_CA_CERTS to the file of its certificate authority`;
}
