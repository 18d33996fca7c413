/** Finds links to headings that the page doesn't have. Pure. */
import type { PageFound, Rule } from './rule.js';

export const anchors = {
  name: 'anchors',
  severity: 'warning',
  finds: 'A link leads to a page without this heading.',
  inPage: ({ links }) =>
    links.flatMap(({ place, target }): PageFound[] => {
      if (target.kind !== 'page' || target.anchor === '') return [];
      const { addresses, anchor } = target;
      const message = `${place.url} leads to a page without this heading`;
      return [{ ...place, target: `${addresses[0] ?? ''}#${anchor}`, message, anchor: { addresses, name: anchor } }];
    }),
} as const satisfies Rule;
