/** Decides what each finding is: a problem, a warning, or not known. Pure. */
import { pluralize } from '../../../text/pluralize.js';
import { VERDICTS } from '../../account/verdicts.js';
import { type Finding, RULE_NAMES, type RuleName, type Severities } from './all-rules.js';

export interface JudgedFinding extends Omit<Finding, 'level'> {
  readonly verdict: 'problem' | 'warning' | 'unknown';
}

export interface RuleResult {
  readonly rule: RuleName;
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
  undecided: ReadonlyMap<RuleName, string>,
  severities: Severities,
): { readonly findings: readonly JudgedFinding[]; readonly rules: readonly RuleResult[] } {
  const reasons = new Map(undecided);
  for (const [rule, noun] of NOUNS) {
    const reason = describeUnknown(
      findings.filter((one) => one.rule === rule && isUnknownLink(one)),
      noun,
    );
    if (reason !== undefined && !reasons.has(rule)) reasons.set(rule, reason);
  }
  const judged = findings.flatMap((one): JudgedFinding[] => {
    const { level, ...finding } = one;
    const severity = severities[finding.rule];
    if (severity === 'off' || isUnknownLink(one)) return [];
    return [{ ...finding, verdict: level === 'unknown' ? level : level === 'mild' ? 'warning' : severity }];
  });
  const order = (one: JudgedFinding): number =>
    VERDICTS.indexOf(one.verdict) * RULE_NAMES.length + RULE_NAMES.indexOf(one.rule);
  const sorted = judged.sort(
    (a, b) => order(a) - order(b) || (a.page === b.page ? (a.line ?? 0) - (b.line ?? 0) : a.page < b.page ? -1 : 1),
  );
  const rules = RULE_NAMES.map((rule): RuleResult => {
    if (severities[rule] === 'off') return { rule, verdict: 'off', found: 0 };
    const own = sorted.filter((finding) => finding.rule === rule);
    const reason = reasons.get(rule);
    const found = own.filter(({ verdict }) => verdict !== 'unknown').length;
    const verdict = own[0]?.verdict ?? (reason === undefined ? 'ok' : 'unknown');
    return { rule, verdict, found, ...(reason !== undefined && { reason }) };
  });
  return { findings: sorted, rules };
}

/** What a rule finds in so many places that what isn't known only counts in the reason of the rule. */
const NOUNS: ReadonlyMap<RuleName, string> = new Map([
  ['links', 'link'],
  ['media', 'file'],
]);

/** Returns `3 links not known, such as /pricing in guides/setup`. Undefined if there are none. */
function describeUnknown(links: readonly Finding[], noun: string): string | undefined {
  const [first] = links;
  if (!first) return undefined;
  return `${pluralize(links.length, noun)} not known${links.length === 1 ? ':' : ', such as'} ${first.url ?? ''} in ${first.page}`;
}

function isUnknownLink({ rule, level }: Finding): boolean {
  return NOUNS.has(rule) && level === 'unknown';
}
