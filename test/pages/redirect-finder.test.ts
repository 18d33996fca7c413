/** Tests which addresses the redirects of a configuration cover. */
import { expect, test } from 'vitest';
import { redirectFinder } from '../../src/pages/redirects/redirect-finder.js';

test.each([
  ['/old', 'old', true],
  ['/old/', 'old', true],
  ['/old', 'old/page', false],
  ['/guides/:name', 'guides/a', true],
  ['/guides/:name', 'guides/a/b', false],
  ['/guides/*', 'guides/a/b', true],
  ['/guides/:rest*', 'guides/a/b', true],
  ['/guides/*', 'other', false],
  ['/old-*', 'old-page', true],
  ['/old-*', 'gone', false],
  ['/guides/v1(.*)', 'guides/v1/a', true],
  ['/guides/v1(.*)', 'guides/v2/a', false],
])('takes a redirect from %s as one of %s: %s', (source, address, expected) => {
  expect(redirectFinder({ nav: { redirects: [null, { source: 7 }, { source }] } })(address)).toBe(expected);
});
