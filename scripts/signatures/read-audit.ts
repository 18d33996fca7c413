/** Interprets the output of `npm audit signatures --json`. */

/** A finished run of `npm audit signatures`. */
interface AuditRun {
  readonly exitCode: number | null;
  readonly stdout: string;
  /** The registry whose signatures were checked. */
  readonly registry: string;
}

/** The result of a run. */
export interface AuditResult {
  /** `unknown` means that the registry is unreachable or signs nothing. */
  readonly result: 'verified' | 'unknown' | 'bad';
  /** Sentences, one per line. */
  readonly messages: readonly string[];
}

interface AuditReport {
  readonly invalid?: readonly AuditedPackage[];
  readonly missing?: readonly AuditedPackage[];
  readonly error?: { readonly code?: string | null; readonly summary?: string };
}

interface AuditedPackage {
  readonly name: string;
  readonly version: string;
  readonly message?: string;
}

const NPM_REGISTRY = 'https://registry.npmjs.org/';
/** These error codes mean that the registry did not respond. */
const NETWORK_ERROR =
  /^(E(NOTFOUND|AI_AGAIN|CONNREFUSED|CONNRESET|TIMEDOUT|HOSTUNREACH|NETUNREACH)|ERR_SOCKET_TIMEOUT)$/;
/** A registry serves its keys and its attestations at these URLs. */
const SIGNATURE_ENDPOINT = /\/-\/npm\/v1\/(keys|attestations)\b/;

/** Decides whether the signatures are verified, unknown or bad. */
export function readAudit({ exitCode, stdout, registry }: AuditRun): AuditResult {
  const report = parseReport(stdout);
  const { invalid, missing, error } = report ?? {};
  if (invalid && missing) {
    const messages = [
      ...invalid.map(({ name, version, message }) => message ?? `${name}@${version} has an invalid signature`),
      ...missing.map(({ name, version }) => `${name}@${version} has no signature, though its registry signs`),
    ];
    if (messages.length === 0 && exitCode === 0)
      return { result: 'verified', messages: ['Every package is signed as it should be.'] };
    return { result: 'bad', messages: messages.length > 0 ? messages : [`npm ended with code ${String(exitCode)}.`] };
  }
  const { code, summary = '' } = error ?? {};
  if (isUncheckable(code ?? '', summary, registry)) return { result: 'unknown', messages: [summary] };
  return {
    result: 'bad',
    messages: [summary || `npm ended with code ${String(exitCode)} and said nothing that is known here.`],
  };
}

/** Returns what is printed, and the exit code. An unknown result is a warning, on GitHub one on the page of the run. */
export function reportOf({ result, messages }: AuditResult, isGitHub: boolean): { text: string; exitCode: 0 | 1 } {
  const headings = {
    verified: 'Signatures:',
    unknown: `${isGitHub ? '::warning::' : ''}SKIPPED, signatures are unknown:`,
    bad: 'BAD signatures:',
  };
  return { text: `${headings[result]} ${messages.join('\n  ')}\n`, exitCode: result === 'bad' ? 1 : 0 };
}

function isUncheckable(code: string, summary: string, registry: string): boolean {
  if (NETWORK_ERROR.test(code)) return true;
  if (/^E\d{3}$/.test(code)) return SIGNATURE_ENDPOINT.test(summary);
  // A mirror may serve npm's signatures without npm's keys. It could omit both, so the check would prove nothing.
  if (code === 'EMISSINGSIGNATUREKEY') return registry !== NPM_REGISTRY;
  // npm downloads its keys from Sigstore.
  if (summary === 'Failed to download') return true;
  return summary.includes('no dependencies to audit that were installed from a supported registry');
}

function parseReport(stdout: string): AuditReport | undefined {
  try {
    return JSON.parse(stdout) as AuditReport;
  } catch {
    return undefined;
  }
}
