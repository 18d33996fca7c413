/** Says why a platform gave no response, and what to do. */
import { certificateHelp, errorCodeOf, isCertificateCode, proxyHelp, withoutProxy } from '../text/connection-codes.js';

/**
 * Returns a clause with its advice, which fits after a colon; undefined if the cause isn't known.
 * @param error that of the client, which may have that of the connection as its cause
 */
export function describeNoResponse(platform: 'GitHub' | 'GitLab', error: unknown): string | undefined {
  const code = errorCodeOf(error) ?? errorCodeOf(error instanceof Error ? error.cause : undefined);
  if (code === undefined) return undefined;
  if (withoutProxy(code) !== code) {
    const { reason, advice } = proxyHelp(withoutProxy(code), `the host of ${platform}`);
    return clause(`${platform} can't be reached: ${reason}`, advice);
  }
  if (!isCertificateCode(code)) return undefined;
  const { reason, advice } = certificateHelp(code, platform);
  return clause(reason, advice);
}

function clause(reason: string, advice: string): string {
  return `${reason}. ${advice.replace(/\.$/, '')}`;
}
