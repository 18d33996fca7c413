/** Applies the rules to one page. Pure. */
import { isPartial } from '../../../pages/address.js';
import { findTarget } from '../../../pages/link-targets.js';
import { placeOf } from '../../../pages/place.js';
import type { State } from '../state.js';
import { type Finding, findingsOf, RULES } from './all-rules.js';
import { pathBelow } from './code-links.js';
import type { Anchor, Library, Link, Page } from './rule.js';

/** A link to an anchor. It is a finding if no page that it may lead to has the anchor. */
export interface AnchorLink extends Anchor {
  readonly finding: Finding;
}

export interface LinkRules {
  /** Public URLs of the documentation. */
  readonly siteUrls: readonly string[];
  /** Undefined if nothing is known of it. */
  readonly library: Library | undefined;
}

export function findInPage(page: Page, state: State, { siteUrls, library }: LinkRules) {
  const linked = { page, state, library, links: linksOf(page, state, siteUrls) };
  const findings: Finding[] = [];
  const anchors: AnchorLink[] = [];
  for (const { name: rule, inPage } of RULES)
    for (const { anchor, ...found } of inPage?.(linked) ?? []) {
      const [finding] = findingsOf(rule, [found]) as [Finding];
      if (anchor) anchors.push({ ...anchor, finding });
      else findings.push(finding);
    }
  return { findings, anchors };
}

function linksOf({ path, file, references }: Page, state: State, siteUrls: readonly string[]): Link[] {
  return references.map(({ url, isEmbedded, lacksAlt, line }) => {
    const place = { page: placeOf(path), file, line, url };
    const below = pathBelow(url, siteUrls);
    const link = { place, isEmbedded, ...(lacksAlt !== undefined && { lacksAlt }), isFullUrl: below !== undefined };
    // The pages that include a part give its relative links their places, and have the headings.
    if (below === undefined && isPartial(path) && isRelative(url)) return { ...link, target: { kind: 'unknown' } };
    // What is below the public URL begins at the root of this project.
    const [ownUrl, from] = below === undefined ? [url, path] : [below, ''];
    return { ...link, target: findTarget({ url: ownUrl, isEmbedded }, from, state) };
  });
}

function isRelative(url: string): boolean {
  return !/^\s*(?:\/|[a-z][a-z\d+.-]*:)/i.test(url);
}
