/** Tests which forms of a path are one page. */
import { describe, expect, test } from 'vitest';
import { addressOf, AddressSet, isPartial, knownFolderOf } from '../../src/pages/address.js';

test.each([
  ['guides/setup.mdx', 'guides/setup'],
  ['/guides/setup', 'guides/setup'],
  ['guides/setup/', 'guides/setup'],
  ['guides/setup.md', 'guides/setup'],
  ['/guides/index', 'guides'],
  ['guides/index/', 'guides'],
  ['guides/index/index.mdx', 'guides'],
  ['index.mdx', ''],
  ['/', ''],
  ['a%20b/%C3%BCber', 'a b/über'],
  ['100%/x', '100%/x'],
  ['u\u0308ber', 'über'],
])('calls the page %j %j', (path, address) => {
  expect(addressOf(path)).toBe(address);
  expect(addressOf(address)).toBe(address);
});

test.each(['snippets/a', 'x/partials/a', 'includes/x', 'x/snippets/index', '_a', 'x/_drafts/b', 'x/_a'])(
  'takes %j for a part',
  (address) => expect(isPartial(address)).toBe(true),
);

test.each(['my-snippets/a', 'x/a_b', 'x/snippets', 'includes'.repeat(2)])('takes %j for a page', (address) =>
  expect(isPartial(address)).toBe(false),
);

test.each([
  ['x', ''],
  ['docs/home', 'docs'],
  ['sdk/v1/x', 'sdk/v1'],
  ['sdk/v1/x/y', 'sdk/v1'],
])('says that the first folders of %j are %j', (address, folder) => expect(knownFolderOf(address)).toBe(folder));

describe('AddressSet', () => {
  const pages = new AddressSet(['guides/Setup.mdx', 'guides/deep/a/b.md', 'guides/setup/index.mdx', '/api/']);

  test('finds pages by address, and knows how they are written', () => {
    expect([...pages.addresses]).toEqual(['guides/Setup', 'guides/deep/a/b', 'guides/setup', 'api']);
    expect(pages.pathOf('guides/setup')).toBe('guides/setup/index.mdx');
    expect(pages.has('guides/other')).toBe(false);
    expect(['GUIDES/setup', 'guides/deep'].every((address) => pages.hasAlike(address))).toBe(true);
    expect(['docs/guides/setup', 'SETUP', 'a/b'].every((address) => pages.hasEndOf(address))).toBe(true);
    expect(['x/etup', 'guides/b'].some((address) => pages.hasEndOf(address))).toBe(false);
  });

  test('finds folders with pages at any depth, the root too', () => {
    expect(['', 'guides', 'guides/deep', 'guides/deep/a'].every((folder) => pages.hasFolder(folder))).toBe(true);
    expect(['api', 'guides/setup', 'guides/dee'].some((folder) => pages.hasFolder(folder))).toBe(false);
  });
});
