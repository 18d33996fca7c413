/** Tests that a group of the navigation is edited in place: neighbors' style, and all other bytes stay. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editGroup, renderConfig } from '../../../../src/commands/push-content/project/navigation-group.js';
import { placeOf } from '../../../../src/pages/place.js';
import { cpuMsOf } from '../../../support/cpu-time.js';
import { inputName } from '../../../../src/text/input-names.js';

interface Edit {
  readonly label?: string;
  readonly own?: readonly string[];
  readonly add?: readonly string[];
  readonly remove?: readonly string[];
}

async function edit(text: string, { label = 'API', own = [], add = [], remove = [] }: Edit): Promise<string> {
  const entries = add.map((path) => ({ path, title: `Title of ${placeOf(path)}` }));
  return editGroup(text, { label, own: new Set(own), add: entries, remove: new Set(remove) });
}

/** A configuration whose group API has these pages, as text. */
function configWith(pages: string): string {
  return `{
  "name": "Docs",   "theme" : {"a":1},
  // A comment.
  "navigation": [
    { "group": "Guides", "pages": ["guides/a", "guides/b"] },
    {
      "group": "API",
      "pages": ${pages}
    }
  ]
}
`;
}

/** A list in this configuration with one item per line. */
function lines(...items: readonly string[]): string {
  return `[${items.map((item) => `\n        ${item}`).join(',')}\n      ]`;
}

const LINES = lines('"api/b"', '"guides/z"', '"api/d"');

describe('editGroup', () => {
  const own = ['api/b', 'api/d'];

  const EDITS: Readonly<Record<string, readonly [pages: string, change: Edit, expected: string]>> = {
    'sorts new pages among its own and keeps the order of the others': [
      LINES,
      { own, add: ['api/c.mdx', 'api/a.mdx', 'api/e.mdx'] },
      lines('"api/a"', '"api/b"', '"guides/z"', '"api/c"', '"api/d"', '"api/e"'),
    ],
    'puts pages at the end if none of its own is listed': [
      LINES,
      { add: ['api/a.mdx'] },
      lines('"api/b"', '"guides/z"', '"api/d"', '"api/a"'),
    ],
    'removes the first page': [LINES, { own, remove: ['api/b'] }, lines('"guides/z"', '"api/d"')],
    'removes the last page': [LINES, { own, remove: ['api/d'] }, lines('"api/b"', '"guides/z"')],
    'removes all pages': [LINES, { remove: ['api/b', 'guides/z', 'api/d'] }, '[]'],
    'replaces all pages': [lines('"a"'), { remove: ['a'], add: ['b.md'] }, lines('"b"')],
    'adds to an empty list with the indentation of the file': [
      '[]',
      { add: ['api/b.mdx', 'api/a.mdx'] },
      lines('"api/a"', '"api/b"'),
    ],
    'gives each page a line if the list is on one line': [
      '["api/b"]',
      { own, add: ['api/a.md', 'api/c.md'] },
      lines('"api/a"', '"api/b"', '"api/c"'),
    ],
    'removes from a list on one line': ['[ "a", "b", "c" ]', { remove: ['a'] }, lines('"b"', '"c"')],
    'keeps a comma behind the last page': [
      lines('"a"', '"b",'),
      { remove: ['b'], add: ['c.md'] },
      lines('"a"', '"c",'),
    ],
    'copies a slash and an ending': [
      lines('"/api/b.mdx"'),
      { own, add: ['api/c.mdx'] },
      lines('"/api/b.mdx"', '"/api/c.mdx"'),
    ],
    'copies objects on one line': [
      lines('{"path": "api/b.md", "title": "B", "icon": "x"}'),
      { own, add: ['api/c.md'] },
      lines('{"path": "api/b.md", "title": "B", "icon": "x"}', '{ "path": "api/c.md", "title": "Title of api/c" }'),
    ],
    'copies objects on several lines': [
      lines('{\n          "title": "B",\n          "path": "/api/b"\n        }'),
      { own, add: ['api/a.mdx'] },
      lines(
        '{\n          "title": "Title of api/a",\n          "path": "/api/a"\n        }',
        '{\n          "title": "B",\n          "path": "/api/b"\n        }',
      ),
    ],
    'keeps nested groups and links as they are': [
      lines('"api/b"', '{ "group" :  "More", "pages": ["x"] }', '"api/d"', '{ "href": "https://example.com" }'),
      { own, add: ['api/c.mdx'], remove: ['api/d'] },
      lines('"api/b"', '"api/c"', '{ "group" :  "More", "pages": ["x"] }', '{ "href": "https://example.com" }'),
    ],
    'keeps the indentation of the list': [
      '[\n\t"api/b"\n    ]',
      { own, add: ['api/c.mdx'] },
      '[\n\t"api/b",\n\t"api/c"\n    ]',
    ],
  };

  test.each(Object.entries(EDITS))('edits a group of the navigation: %s', async (_, [pages, change, expected]) => {
    expect(await edit(configWith(pages), change)).toBe(configWith(expected));
  });

  test('copies the first page of the navigation into an empty group', async () => {
    const text = configWith('[]').replace('"guides/a"', '{"title":"A","path":"/guides/a.mdx"}');
    const pages = lines('{ "title": "Title of api/b", "path": "/api/b.mdx" }');
    expect(await edit(text, { add: ['api/b.mdx'] })).toBe(
      configWith(pages).replace('"guides/a"', '{"title":"A","path":"/guides/a.mdx"}'),
    );
  });

  test('indents an entry on several lines like the list, wherever its example is', async () => {
    const example = '{\n  "title": "A",\n  "path": "guides/a"\n}';
    const text = configWith('[]').replace('"guides/a"', example);
    const edited = await edit(text, { add: ['api/b.mdx'] });
    expect(edited).toContain(lines('{\n          "title": "Title of api/b",\n          "path": "api/b"\n        }'));
    expect(edited).toContain(example);
  });

  test.each([
    ['before a page', '[/* first */ "api/b"]'],
    ['behind a page', lines('"api/b" // about b')],
    ['behind a comma', lines('"api/b", // about b', '"api/x"')],
    ['below the last page', '["api/b"\n // more follow\n]'],
    ['in an empty list', '[ // none yet\n]'],
    ['in a nested group', '["api/b", { "group": "More", /* later */ "pages": [] }]'],
  ])('names the entries to paste if a comment is %s', async (_, pages) => {
    const text = configWith(pages);
    const message = `${inputName('navigation-group')}: "API": docs-ci doesn't edit the list of pages, because a comment in the list would be lost. Edit the list in the documentation project: add "api/a", "api/c"`;
    const end = pages.includes('"api/b"') ? ', and remove "api/b".' : '.';
    await expect(edit(text, { own, add: ['api/c.mdx', 'api/a.mdx'], remove: ['api/b'] })).rejects.toThrow(
      message + end,
    );
    expect(await edit(text, { own })).toBe(text);
  });

  test('names entries with titles to paste, at most 20, and counts the others', async () => {
    const add = Array.from({ length: 1_500 }, (_, index) => `api/p${1_000 + index}.mdx`);
    const edited = edit(configWith('[{ "title": "A", "path": "a" } /**/]'), { add });
    const shown = add.slice(0, 20).map((path) => `{"title":"Title of ${placeOf(path)}","path":"${placeOf(path)}"}`);
    await expect(edited).rejects.toThrow(`: add ${shown.join(', ')}, and 1,480 more.`);
  });

  test('names the entries to paste if the list is in a field that is there twice', async () => {
    const text = '{"nav": {"group": "API", "pages": []}, "nav": {"group": "API", "pages": ["a"]}, "nav": [1]}';
    const twice = '{"a": 1, "b": {"group": "X", "pages": [], "pages": ["a"]}}';
    await expect(edit(text, { add: ['b.mdx'] })).rejects.toThrow('more than one group');
    await expect(edit(twice, { label: 'X', add: ['b.mdx'] })).rejects.toThrow(
      'because two fields of one object have the same name. Edit the list in the documentation project: add "b".',
    );
  });

  test.each([
    ['Windows line ends', (text: string) => text.replaceAll('\n', '\r\n')],
    ['a byte order mark', (text: string) => `\ufeff${text}`],
    ['tabs', (text: string) => text.replaceAll('  ', '\t')],
    ['no line break at the end', (text: string) => text.trimEnd()],
  ])('keeps the format of a configuration with %s', async (_, format) => {
    const after = LINES.replace('"api/b",', '"api/b",\n        "api/c",');
    expect(await edit(format(configWith(LINES)), { own: ['api/b'], add: ['api/c.mdx'] })).toBe(
      format(configWith(after)),
    );
    expect(await edit(format(configWith('[]')), { add: ['api/c.mdx'] })).toBe(
      format(configWith('[\n        "api/c"\n      ]')),
    );
  });

  test('keeps a configuration without line breaks on one line', async () => {
    const text = '{"navigation":[{"group":"API","pages":["api/b"]},{"group":"X","pages":[]}]}';
    expect(await edit(text, { own: ['api/b'], add: ['api/c.md'] })).toBe(text.replace('"api/b"', '"api/b","api/c"'));
    expect(await edit(text, { label: 'X', add: ['api/c.md'] })).toBe(text.replace('[]', '["api/c"]'));
  });

  test('returns the same text if nothing is added or removed', async () => {
    for (const pages of [LINES, '[]', '[ ]', '["a",  "b" , ]', '[\n]']) {
      expect(await edit(configWith(pages), { own: ['api/b'], remove: ['api/x'] })).toBe(configWith(pages));
    }
  });

  test.each(['group', 'tab', 'title', 'label'])('finds the group by its field %s', async (field) => {
    const text = `{"navigation": {"x": [{"${field}": "API", "pages": ["a"]}]}}`;
    expect(await edit(text, { add: ['b.mdx'] })).toBe(text.replace('"a"', '"a","b"'));
  });

  test('escapes titles and paths', async () => {
    const text = '{"group": "API", "pages": [{"title": "A", "path": "a"}]}';
    const add = [{ path: 'b"\\.mdx', title: 'Say "hi"\u2028</script>' }];
    const edited = await editGroup(text, { label: 'API', own: new Set(), add, remove: new Set() });
    expect(JSON.parse(edited)).toEqual({
      group: 'API',
      pages: [
        { title: 'A', path: 'a' },
        { title: 'Say "hi"\u2028</script>', path: 'b"\\' },
      ],
    });
  });

  test('changes only the list, for all lists and layouts', async () => {
    const name = fc.constantFrom('a', 'b', 'c', 'd', 'e', '__proto__');
    const entry = fc.oneof(
      name,
      name.map((path) => ({ title: path, path })),
      name.map((group) => ({ group, pages: [] })),
      fc.constant({ href: 'x' }),
    );
    const names = fc.uniqueArray(name).map((all) => all.map((one) => `api/${one}.mdx`));
    await fc.assert(
      fc.asyncProperty(
        fc.array(entry),
        names,
        names,
        fc.constantFrom(undefined, 2, '\t'),
        async (pages, add, gone, indent) => {
          const config = { before: ['x'], groups: [{ group: 'API', pages }], after: { pages: ['api/y'] } };
          const text = JSON.stringify(config, undefined, indent);
          const remove = gone.map(placeOf);
          const edited = await edit(text, { own: add.map(placeOf), add, remove });
          const [start, end] = [text.indexOf('[', text.indexOf('"API"')), text.indexOf('"after"')];
          expect(edited.startsWith(text.slice(0, start))).toBe(true);
          expect(edited.endsWith(text.slice(end))).toBe(true);
          const after = JSON.parse(edited) as typeof config;
          const kept = pages.filter(
            (one) => !remove.includes(typeof one === 'string' ? one : 'path' in one ? one.path : ''),
          );
          const addedCount = add.length;
          expect(after.groups[0]?.pages).toHaveLength(kept.length + addedCount);
          expect(after.groups[0]?.pages.filter((one) => !/api\//.test(JSON.stringify(one)))).toEqual(kept);
        },
      ),
    );
  });

  test.each<[string, string, string]>([
    [
      'has no group with this label',
      'api',
      ' To use a new group, first add it to the configuration, with an empty list "pages".',
    ],
    ['has more than one group with this label', 'Guides', ''],
  ])(
    'rejects a label if the navigation %s, lists the labels, and says how to add one',
    async (problem, label, rest) => {
      const text = configWith('[{ "tab": "Guides", "pages": [] }]');
      const known = 'The groups with pages are "Guides" and "API".';
      const message = `${inputName('navigation-group')}: "${label}": the navigation ${problem}. ${known} Set ${inputName('navigation-group')} to the label of one group.${rest}`;
      const error = await edit(text, { label }).catch((cause: unknown) => cause);
      expect(error).toMatchObject({ problems: [message] });
    },
  );

  test('rejects a label of a group without pages, and says that no group has pages', async () => {
    await expect(edit('{"group": "API", "pages": "x"}', {})).rejects.toThrow('No group has pages.');
  });

  test('lists at most 20 labels', async () => {
    const groups = Array.from({ length: 30 }, (_, index) => ({ group: `G${index}`, pages: [] }));
    await expect(edit(JSON.stringify(groups), {})).rejects.toThrow('"G19" and 10 more.');
  });

  test.each([
    ['is not JSON', 'navigation: []', "isn't valid JSON"],
    ['is empty', '', "isn't valid JSON"],
    ['is cut off', configWith(LINES).slice(0, -20), "isn't valid JSON"],
    ['is nested very deeply', '['.repeat(200_000), 'nested too deeply'],
  ])('rejects a configuration that %s', async (_, text, problem) => {
    await expect(edit(text, { add: ['a.mdx'] })).rejects.toThrow(problem);
  });

  test.each([
    ['an empty list', '[]'],
    ['a list with pages', lines('"api/a"', '"api/z"')],
  ])('adds 10,000 entries to %s and removes them, in seconds', async (_, pages) => {
    const paths = Array.from({ length: 10_000 }, (_, index) => `api/p${String(index).padStart(5, '0')}.mdx`);
    const places = paths.map(placeOf);
    const spentMs = await cpuMsOf(async () => {
      const edited = await edit(configWith(pages), { own: ['api/a', 'api/z'], add: paths });
      const own = [...places, 'api/a', 'api/z'];
      expect(await edit(edited, { own, remove: places })).toBe(configWith(pages));
    });
    expect(spentMs).toBeLessThan(5_000);
  });
});

test('renders a configuration as text with two blanks', () => {
  expect(renderConfig({ a: [1] })).toBe('{\n  "a": [\n    1\n  ]\n}\n');
});
