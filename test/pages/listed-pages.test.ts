/** Tests what is certain about a page that the navigation doesn't show: nothing, if a part may lie elsewhere. */
import { expect, test } from 'vitest';
import { ListedPages } from '../../src/pages/navigation.js';

/** A configuration that lists a page `a` itself, with this in place of the rest. */
const around = (rest: unknown): object => ({ navigation: [{ group: 'A', pages: ['a'] }, rest] });

test.each<[what: string, config: unknown]>([
  ['a reference in place of the navigation', { navigation: { $ref: './navigation.json' } }],
  ['a reference in place of a group', around({ $ref: './group.json' })],
  ['a reference in place of a list', around({ group: 'B', pages: { $ref: './b.json' } })],
  ['a reference in a list', around({ group: 'B', pages: ['c', { $ref: './c.json' }] })],
  [
    'a reference deep in groups',
    around({ tab: 'T', groups: [{ group: 'B', pages: [{ group: 'C', pages: [{ $ref: 'c.json' }] }] }] }),
  ],
  ['a reference to a URL', around({ $ref: 'https://example.com/navigation.json' })],
  ['a reference to a URL in a list', around({ group: 'B', pages: [{ $ref: 'https://example.com/b.json' }] })],
  ['a reference to a file by its URL', around({ group: 'B', pages: { $ref: 'file:///b.json' } })],
  ['a reference into the same file', around({ $ref: '#/definitions/b' })],
  ['a reference that is no text', around({ $ref: { url: 'b.json' } })],
  ['a list of files to include', { include: ['./b.json'], ...around({}) }],
  ['files that it extends', { extends: ['./base.json', './more.json'], ...around({}) }],
  ['a file that it extends', { extends: './base.json', ...around({}) }],
  ['a file in place of the navigation', { navigation: 'navigation.json' }],
  ['a URL in place of the navigation', { navigation: 'https://example.com/navigation.json' }],
  ['a file in place of a list', around({ group: 'B', pages: 'b.json' })],
  ['a URL in place of a list', around({ group: 'B', pages: 'https://example.com/b.json' })],
  ['a file of any type in place of a list', around({ group: 'B', pages: 'b.yaml' })],
  ['a folder in place of a list', around({ group: 'B', pages: 'reference/' })],
  ['a pattern in a list', around({ group: 'B', pages: ['reference/**'] })],
  ['a file in a list', around({ group: 'B', pages: ['b.json'] })],
  ['a file with the groups', around({ tab: 'T', groups: 'groups.json' })],
  ['a template in a list', around({ group: 'B', pages: ['${pages}'] })],
])('does not know whether the navigation lists a page, with %s', (_, config) => {
  const listed = new ListedPages(config, ['a', 'b']);
  expect(listed.of('b')).toBe('unknown');
});

const FIELDS = ['tabs', 'anchors', 'groups', 'versions', 'languages', 'dropdowns', 'products', 'menu', 'pages'];
const FORMS: Readonly<Record<string, unknown>> = {
  'a reference': { $ref: './part.json' },
  'a reference to a URL': { $ref: 'https://example.com/part.json' },
  'a list of references': [{ $ref: './part.json' }],
  'a reference deep inside': [{ group: 'B', pages: ['c', { group: 'C', pages: [{ group: 'D', $ref: 'd.json' }] }] }],
  'a file': './part.json',
  'a URL': 'https://example.com/part.json',
};
test.each(FIELDS.flatMap((field) => Object.keys(FORMS).map((form) => [field, form] as const)))(
  'does not know whether the navigation lists a page if %s is %s',
  (field, form) => {
    const nested = { version: '2', tabs: [{ tab: 'T', [field]: FORMS[form] }] };
    for (const config of [around({ [field]: FORMS[form] }), around(nested), { navigation: { [field]: FORMS[form] } }]) {
      const listed = new ListedPages(config, ['a', 'b']);
      expect(listed.of('b')).toBe('unknown');
    }
  },
);

test.each<[what: string, config: unknown]>([
  ['links', around({ anchor: 'B', href: 'https://example.com/b' })],
  ['links in a list', around({ group: 'B', pages: ['https://example.com/b', 'GET /b'] })],
  ['the schema of the file', { $schema: 'https://example.com/docs.json', ...around({}) }],
  ['redirects to include pages', { redirects: [{ source: '/x', destination: '/include' }], ...around({}) }],
  ['an API description', { api: { openapi: 'openapi.json' }, ...around({ group: 'API', openapi: 'api.yaml' }) }],
])('knows that the navigation lists no page, with %s', (_, config) => {
  const listed = new ListedPages(config, ['a', 'b']);
  expect([listed.of('a'), listed.of('b')]).toEqual(['listed', 'unlisted']);
});

const GROUP = { group: 'B', pages: ['a'] };
test.each<[what: string, config: unknown, place?: string]>([
  ['the start page of a group', around({ group: 'B', root: 'b', pages: ['c'] })],
  ['the start page of a tab, as an address', around({ tab: 'B', root: '/b/', groups: [GROUP] })],
  ['a list of another name', around({ group: 'B', items: ['b'] })],
  ['a list of a version', { navigation: { versions: [{ version: '2', sidebar: ['b'] }], pages: ['a'] } }],
  ['a list with its label as its name', { sidebars: { docs: { 'Getting started': ['a', 'b'] } } }],
  ['a language', { navigation: { languages: [{ language: 'de', root: 'b', groups: [GROUP] }] } }],
  ['an API description of a group', around({ group: 'API', openapi: './b.yaml GET /users' }), 'b.yaml'],
  ['the API description of an entry', around({ group: 'B', pages: [{ openapi: '/b.yaml' }] }), 'b.yaml'],
])('takes for listed what the navigation names as %s', (_, config, place = 'b') => {
  const listed = new ListedPages(config, ['a', place]);
  expect([listed.of('a'), listed.of(place)]).toEqual(['listed', 'listed']);
});

test.each<[what: string, config: unknown, place?: string]>([
  ['an API description', { api: { openapi: ['b.yaml'] }, ...around({}) }, 'b.yaml'],
  ['an API description with a folder', { openapi: { source: 'x.yaml', file: 'b.yaml' }, ...around({}) }, 'b.yaml'],
  ['a link of the navigation', around({ anchor: 'B', href: '/b' })],
  ['a link with a fragment', around({ anchor: 'B', href: '/b.mdx?x=1#y' })],
  ['an encoded link', around({ anchor: 'B', href: '/b%20c' }), 'b c'],
  ['a link in the footer', { footer: { links: [{ label: 'x', href: '/b' }] }, ...around({}) }],
  ['the target of a redirect', { redirects: [{ source: '/x', destination: '/b' }], ...around({}) }],
])('knows that the configuration names what the navigation does not list, with %s', (_, config, place = 'b') => {
  const listed = new ListedPages(config, ['a', place]);
  expect([listed.of(place), listed.names(place)]).toEqual(['unlisted', true]);
});

test.each<[what: string, config: unknown]>([
  ['labels', { name: 'b', ...around({ group: 'b', tab: 'b', icon: 'b', pages: [{ title: 'b', path: 'a' }] }) }],
  ['the source of a redirect', { redirects: [{ source: '/b', destination: '/a' }], ...around({}) }],
  ['a URL', around({ anchor: 'B', href: 'https://example.com/b' })],
  ['longer paths', around({ anchor: 'B', href: '/x/b', root: 'b/c' })],
])('does not take for the path of a page: %s', (_, config) => {
  const listed = new ListedPages(config, ['a', 'b']);
  expect([listed.of('b'), listed.names('b')]).toEqual(['unlisted', false]);
});

test('leaves out the own entries of a group, and nothing else that names a page', () => {
  const config = { navigation: [{ group: 'A', root: 'c', pages: ['a', { title: 'B', path: 'b' }, 'c'] }] };
  const listed = new ListedPages(config, ['a', 'b', 'c'], 'A');
  expect(['a', 'b', 'c'].map((place) => listed.of(place))).toEqual(['unlisted', 'unlisted', 'listed']);
});

test.each([[undefined], [null], [''], ['docs.json'], [7], [[]], [{}], [{ name: 'Docs' }], [{ navigation: null }]])(
  'does not know what the navigation lists if the configuration is %j',
  (config) => {
    expect(new ListedPages(config, ['b']).of('b')).toBe('unknown');
  },
);
