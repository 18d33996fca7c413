/** Defines the rules and what a finding of each is: a problem, a warning, or not known. Pure. */

export const RULES = [
  'vanished-pages',
  'redirects',
  'navigation-entries',
  'unlisted-pages',
  'links',
  'anchors',
  'media',
  'alt-text',
  'code-links',
] as const;

export type Rule = (typeof RULES)[number];

export type Severity = 'problem' | 'warning' | 'off';

export type Severities = Readonly<Record<Rule, Severity>>;

const DEFAULTS: Severities = {
  'vanished-pages': 'problem',
  redirects: 'problem',
  'navigation-entries': 'problem',
  'unlisted-pages': 'warning',
  links: 'problem',
  anchors: 'warning',
  media: 'problem',
  'alt-text': 'warning',
  'code-links': 'problem',
};

/** What a rule found, before its severity is applied. */
export interface Finding {
  readonly rule: Rule;
  readonly kind?: string;
  /** Place of the page, or the source of a redirect. */
  readonly page: string;
  /** Relative to the workspace. */
  readonly file?: string;
  /** Line number, counted from 1. */
  readonly line?: number;
  readonly target?: string;
  /** The link as written. */
  readonly url?: string;
  /** Address of the page that seems to be the successor. */
  readonly proposal?: string;
  /** A clause without a full stop. */
  readonly message: string;
  /** `mild`: a warning at most. `unknown`: the contract leaves open whether it is one. */
  readonly level?: 'mild' | 'unknown';
}

export interface JudgedFinding extends Omit<Finding, 'level'> {
  readonly verdict: 'problem' | 'warning' | 'unknown';
}

export interface RuleResult {
  readonly rule: Rule;
  readonly verdict: 'problem' | 'warning' | 'unknown' | 'ok' | 'off';
  /** Problems and warnings. */
  readonly found: number;
  /** Why the rule couldn't be decided completely. */
  readonly reason?: string;
}

/** Parses lines such as `anchors: off`. Returns the end of a sentence if one isn't valid. */
export function parseSeverities(lines: readonly string[]): Severities | string {
  const severities: Record<Rule, Severity> = { ...DEFAULTS };
  for (const line of lines) {
    const [, name, level] = /^([a-z-]+)\s*:\s*(problem|warning|off)$/.exec(line) ?? [];
    const rule = RULES.find((known) => known === name);
    if (rule === undefined || level === undefined)
      return `isn't a valid severity. Use "rule: problem", "rule: warning" or "rule: off", with one of ${RULES.join(', ')}`;
    severities[rule] = level as Severity;
  }
  return severities;
}

const VERDICTS: readonly JudgedFinding['verdict'][] = ['problem', 'warning', 'unknown'];

/** The findings that count, worst first, and the verdict of each rule. */
export function judge(
  findings: readonly Finding[],
  undecided: ReadonlyMap<Rule, string>,
  severities: Severities,
): { readonly findings: readonly JudgedFinding[]; readonly rules: readonly RuleResult[] } {
  const judged = findings.flatMap(({ level, ...finding }): JudgedFinding[] => {
    const severity = severities[finding.rule];
    if (severity === 'off') return [];
    if (level === 'unknown') return [{ ...finding, verdict: 'unknown' }];
    return [{ ...finding, verdict: level === 'mild' ? 'warning' : severity }];
  });
  const sorted = judged.sort(
    (a, b) =>
      VERDICTS.indexOf(a.verdict) - VERDICTS.indexOf(b.verdict) ||
      RULES.indexOf(a.rule) - RULES.indexOf(b.rule) ||
      (a.page === b.page ? (a.line ?? 0) - (b.line ?? 0) : a.page < b.page ? -1 : 1),
  );
  return { findings: sorted, rules: RULES.map((rule) => resultOf(rule, sorted, undecided.get(rule), severities)) };
}

function resultOf(
  rule: Rule,
  sorted: readonly JudgedFinding[],
  undecided: string | undefined,
  severities: Severities,
): RuleResult {
  if (severities[rule] === 'off') return { rule, verdict: 'off', found: 0 };
  const own = sorted.filter((finding) => finding.rule === rule);
  const found = own.filter(({ verdict }) => verdict !== 'unknown').length;
  const verdict = own[0]?.verdict ?? (undecided === undefined ? 'ok' : 'unknown');
  return { rule, verdict, found, ...(undecided !== undefined && { reason: undecided }) };
}

/**
 * The findings that live doesn't have. A page that moved has the findings of its predecessor, by what its links say:
 * their targets change with it.
 * @param predecessors live address by the address of the successor
 */
export function newFindings(
  tested: readonly Finding[],
  live: readonly Finding[],
  predecessors: ReadonlyMap<string, string>,
): Finding[] {
  const known = new Set(live.flatMap((finding) => keysOf(finding, finding.page)));
  return tested.filter((finding) => {
    const pages = [finding.page, predecessors.get(finding.page)].filter((page) => page !== undefined);
    return !pages.some((page) => keysOf(finding, page).some((key) => known.has(key)));
  });
}

function keysOf({ rule, kind = '', target, url }: Finding, page: string): string[] {
  const keys = [`target ${target ?? ''}`, ...(url === undefined ? [] : [`url ${url}`])];
  return keys.map((key) => [rule, kind, page, key].join('\n'));
}
