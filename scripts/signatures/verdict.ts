/** What an answer of `npm audit signatures --json` means. */

export interface Audit {
  readonly exitCode: number | null;
  readonly stdout: string;
  /** Whose signatures were asked for. */
  readonly registry: string;
}

export interface Verdict {
  /** `unknown`: nobody could be asked, or the registry signs nothing. */
  readonly result: 'verified' | 'unknown' | 'bad';
  /** Sentences, one a line. */
  readonly told: readonly string[];
}

interface Answer {
  readonly invalid?: readonly Entry[];
  readonly missing?: readonly Entry[];
  readonly error?: { readonly code?: string | null; readonly summary?: string };
}

interface Entry {
  readonly name: string;
  readonly version: string;
  readonly message?: string;
}

const NPM = 'https://registry.npmjs.org/';
/** Of the network: nobody answered. */
const UNREACHABLE = /^(E(NOTFOUND|AI_AGAIN|CONNREFUSED|CONNRESET|TIMEDOUT|HOSTUNREACH|NETUNREACH)|ERR_SOCKET_TIMEOUT)$/;
/** Where a registry has its keys and its attestations. */
const OFFERS = /\/-\/npm\/v1\/(keys|attestations)\b/;

export function verdictOf({ exitCode, stdout, registry }: Audit): Verdict {
  const answer = parse(stdout);
  const { invalid, missing, error } = answer ?? {};
  if (invalid && missing) {
    const told = [
      ...invalid.map(({ name, version, message }) => message ?? `${name}@${version} has an invalid signature`),
      ...missing.map(({ name, version }) => `${name}@${version} has no signature, though its registry signs`),
    ];
    if (told.length === 0 && exitCode === 0)
      return { result: 'verified', told: ['Every package is signed as it should be.'] };
    return { result: 'bad', told: told.length > 0 ? told : [`npm ended with code ${String(exitCode)}.`] };
  }
  const { code, summary = '' } = error ?? {};
  if (isNothingOffered(code ?? '', summary, registry)) return { result: 'unknown', told: [summary] };
  return {
    result: 'bad',
    told: [summary || `npm ended with code ${String(exitCode)} and said nothing that is known here.`],
  };
}

function isNothingOffered(code: string, summary: string, registry: string): boolean {
  if (UNREACHABLE.test(code)) return true;
  if (/^E\d{3}$/.test(code)) return OFFERS.test(summary);
  // A mirror hands on npm's signatures without npm's keys. It could as well leave both out: asking it proves nothing.
  if (code === 'EMISSINGSIGNATUREKEY') return registry !== NPM;
  // The keys of npm lie at Sigstore's.
  if (summary === 'Failed to download') return true;
  return summary.includes('no dependencies to audit that were installed from a supported registry');
}

function parse(stdout: string): Answer | undefined {
  try {
    return JSON.parse(stdout) as Answer;
  } catch {
    return undefined;
  }
}
