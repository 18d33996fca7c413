/** Lists the rules. Reports name them in this order. */
import { altText } from './alt-text.js';
import { anchors } from './anchors.js';
import { codeLinks } from './code-links.js';
import { links } from './links.js';
import { media } from './media.js';
import { navigationEntries } from './navigation-entries.js';
import { redirects } from './redirects.js';
import type { Found, Rule, Severity } from './rule.js';
import { unlistedPages } from './unlisted-pages.js';
import { vanishedPages } from './vanished-pages.js';

const ALL = [
  vanishedPages,
  redirects,
  navigationEntries,
  unlistedPages,
  links,
  anchors,
  media,
  altText,
  codeLinks,
] as const;

export type RuleName = (typeof ALL)[number]['name'];
export type Severities = Readonly<Record<RuleName, Severity>>;

export const RULES: readonly (Rule & { readonly name: RuleName })[] = ALL;
export const RULE_NAMES: readonly RuleName[] = ALL.map(({ name }) => name);

/** What the findings of each rule are by default. */
export const DEFAULTS = Object.fromEntries(ALL.map(({ name, severity }) => [name, severity])) as Severities;

export interface Finding extends Found {
  readonly rule: RuleName;
}

export function findingsOf(rule: RuleName, found: readonly Found[]): Finding[] {
  return found.map((one) => ({ rule, ...one }));
}
