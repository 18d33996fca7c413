/** Explains the errors of connections: what failed, whose fault it is, and what to do. Pure. */
import type { HelpTopic } from '../help-topics.js';
import {
  certificateHelp,
  isCertificateCode,
  LIMITED,
  NO_RESPONSE_IN_TIME,
  NOT_HTTP,
  proxyHelp,
  withoutProxy,
} from '../../text/connection-codes.js';
import { inputName } from '../../text/input-names.js';

/** What to show for an error without a reason of its own, and what to do. */
export interface ErrorHelp {
  readonly reason: string;
  readonly advice?: string;
  readonly topic: HelpTopic;
}

/** Explains a request without a response. @param code as that of a ConnectionError */
export function connectionHelp(code: string): ErrorHelp {
  if (code === NO_RESPONSE_IN_TIME)
    return {
      reason: 'no response before the timeout',
      advice: `Raise ${inputName('timeout')}, or run the job again later. If it fails again, check ${inputName('base-url')} and the network.`,
      topic: 'connection',
    };
  if (code === LIMITED)
    return {
      reason: "not requested, because the API key's rate limit is reached",
      advice: "Run the job again in a minute, or ask an admin to raise the API key's rate limit.",
      topic: 'rate-limit',
    };
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return {
      reason: `the host name can't be resolved (${code})`,
      advice: `Check the spelling of ${inputName('base-url')}, which is the URL of the API, not of the site, and this machine's network.`,
      topic: 'connection',
    };
  const help = proxyOrTlsHelp(code);
  if (help) return { ...help, topic: 'proxy-or-tls' };
  const reason = code === 'ECONNREFUSED' ? `connection refused (${code})` : `no response (${code})`;
  return { reason, advice: NETWORK_ADVICE, topic: 'connection' };
}

const NETWORK_ADVICE = `Check ${inputName('base-url')}, and HTTPS_PROXY if this machine needs a proxy. If both are right, the service is down: run the job again later.`;

function proxyOrTlsHelp(code: string): Omit<ErrorHelp, 'topic'> | undefined {
  if (withoutProxy(code) !== code) return proxyHelp(withoutProxy(code), `the host of ${inputName('base-url')}`);
  if (/WRONG_VERSION_NUMBER|EPROTO/.test(code))
    return {
      reason: `the server doesn't use TLS on this port (${code})`,
      advice: `Check the port in ${inputName('base-url')}.`,
    };
  if (code.includes('ALERT'))
    return {
      reason: `the server ended the TLS handshake (${code})`,
      advice: `Check the host name in ${inputName('base-url')}, and whether the server needs a client certificate or an old version of TLS.`,
    };
  if (isCertificateCode(code)) {
    const { reason, advice } = certificateHelp(code, 'the server');
    return {
      reason,
      advice: code.includes('ALTNAME') ? `${advice} Check the spelling of ${inputName('base-url')}.` : advice,
    };
  }
  return code === NOT_HTTP ? { reason: "the server's response isn't HTTP", advice: NETWORK_ADVICE } : undefined;
}
