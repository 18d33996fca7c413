/** Finds images without an alternative text. Pure. */
import type { Rule } from './rule.js';

export const altText = {
  name: 'alt-text',
  severity: 'warning',
  finds: 'An image has no alternative text.',
  inPage: ({ links }) =>
    links
      .filter(({ lacksAlt }) => lacksAlt)
      .map(({ place }) => ({ ...place, target: place.url, message: `${place.url} has no alternative text` })),
} as const satisfies Rule;
