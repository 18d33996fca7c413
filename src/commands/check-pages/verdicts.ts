/** Defines the rules and what a finding of each is: a problem, a warning, or not known. Pure. */
import { pluralize } from '../../text/pluralize.js';
import { VERDICTS } from '../account/verdicts.js';

type Severity = 'problem' | 'warning' | 'off';

/** Each rule, and what its findings are by default. */
export const DEFAULTS = {
  'vanished-pages': 'problem',
  redirects: 'problem',
  'navigation-entries': 'problem',
  'unlisted-pages': 'warning',
  links: 'problem',
  anchors: 'warning',
  media: 'problem',
  'alt-text': 'warning',
  'code-links': 'problem',
} as const satisfies Readonly<Record<string, Severity>>;

export type Rule = keyof typeof DEFAULTS;
export type Severities = Readonly<Record<Rule, Severity>>;

export const RULES = Object.keys(DEFAULTS) as Rule[];

/** What a rule found, before its severity is applied. */
export interface Finding {
  readonly rule: Rule;
  readonly kind?: string;
  /** Place of the page, or the source of a redirect. */
  readonly page: string;
  /** Relative to the workspace. */
  readonly file?: string | undefined;
  /** Line number, counted from 1. */
  readonly line?: number;
  readonly target?: string;
  /** The link as written. */
  readonly url?: string | undefined;
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
  readonly verdict: JudgedFinding['verdict'] | 'ok' | 'off';
  /** Problems and warnings. */
  readonly found: number;
  /** Why the rule couldn't be decided completely. */
  readonly reason?: string;
}

/**
 * The findings that count, worst first, and the verdict of each rule. Links that are not known only count in its reason.
 * @param undecided why a rule couldn't be decided
 */
export function judge(
  findings: readonly Finding[],
  undecided: ReadonlyMap<Rule, string>,
  severities: Severities,
): { readonly findings: readonly JudgedFinding[]; readonly rules: readonly RuleResult[] } {
  const unknownLinks = findings.filter(isUnknownLink).length;
  const reasons = new Map(undecided);
  if (unknownLinks > 0 && !reasons.has('links')) reasons.set('links', `${pluralize(unknownLinks, 'link')} not known`);
  const judged = findings.flatMap((one): JudgedFinding[] => {
    const { level, ...finding } = one;
    const severity = severities[finding.rule];
    if (severity === 'off' || isUnknownLink(one)) return [];
    return [{ ...finding, verdict: level === 'unknown' ? level : level === 'mild' ? 'warning' : severity }];
  });
  const order = (one: JudgedFinding): number => VERDICTS.indexOf(one.verdict) * RULES.length + RULES.indexOf(one.rule);
  const sorted = judged.sort(
    (a, b) => order(a) - order(b) || (a.page === b.page ? (a.line ?? 0) - (b.line ?? 0) : a.page < b.page ? -1 : 1),
  );
  const rules = RULES.map((rule): RuleResult => {
    if (severities[rule] === 'off') return { rule, verdict: 'off', found: 0 };
    const own = sorted.filter((finding) => finding.rule === rule);
    const reason = reasons.get(rule);
    const found = own.filter(({ verdict }) => verdict !== 'unknown').length;
    const verdict = own[0]?.verdict ?? (reason === undefined ? 'ok' : 'unknown');
    return { rule, verdict, found, ...(reason !== undefined && { reason }) };
  });
  return { findings: sorted, rules };
}

function isUnknownLink({ rule, level }: Finding): boolean {
  return rule === 'links' && level === 'unknown';
}

/**
 * The findings that live doesn't have. A page that moved has the findings of its predecessor, by what its links say:
 * their targets change with it.
 * @param predecessors places in live by the place of the successor
 * @param moved the same with addresses, for the targets
 */
export function newFindings(
  tested: readonly Finding[],
  live: readonly Finding[],
  predecessors: ReadonlyMap<string, readonly string[]>,
  moved: ReadonlyMap<string, readonly string[]> = new Map(),
): Finding[] {
  const known = new Set(live.flatMap((finding) => keysOf(finding, finding.page)));
  return tested.filter((finding) => {
    const pages = [finding.page, ...(predecessors.get(finding.page) ?? [])];
    const forms = [finding, ...beforeMove(finding, moved)];
    return !pages.some((page) => forms.some((form) => keysOf(form, page).some((key) => known.has(key))));
  });
}

/** A dead anchor, as it was when its page was at another address. */
function beforeMove(finding: Finding, moved: ReadonlyMap<string, readonly string[]>): Finding[] {
  const [address = '', anchor] = (finding.target ?? '').split('#', 2);
  if (finding.rule !== 'anchors' || anchor === undefined) return [];
  return (moved.get(address) ?? []).map((before) => ({ ...finding, url: undefined, target: `${before}#${anchor}` }));
}

function keysOf({ rule, kind = '', target, url }: Finding, page: string): string[] {
  const keys = [`target ${target ?? ''}`, ...(url === undefined ? [] : [`url ${url}`])];
  return keys.map((key) => [rule, kind, page, key].join('\n'));
}
