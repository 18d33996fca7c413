/** Tests edits of the navigation for texts of all shapes: comments, line ends, indentation, commas and nesting. */
import fc from 'fast-check';
import { parse } from 'jsonc-parser';
import { describe, expect, test } from 'vitest';
import { InputError } from '../../../../src/api/errors.js';
import { editGroup } from '../../../../src/commands/push-content/project/navigation-group.js';

/** How a file is written. */
interface Style {
  readonly lineEnd: string;
  readonly indent: string;
  readonly mark: string;
  readonly hasLines: boolean;
  readonly hasTrailingCommas: boolean;
  /** In which part there are comments. */
  readonly comments: 'none' | 'outside' | 'everywhere';
  /** Choices one after another, from the start again at the end. */
  readonly choices: readonly number[];
}

/** Writes a value as text, and finds where the list begins and ends that is called API. */
class Writer {
  text = '';
  list = { start: 0, end: 0 };
  #comments = 0;
  #choice = 0;
  #depth = 0;
  #isInList = false;

  constructor(readonly style: Style) {}

  write(value: unknown, isList = false): void {
    if (typeof value !== 'object' || value === null) {
      this.text += JSON.stringify(value);
      return;
    }
    if (isList) this.list.start = this.text.length;
    this.#isInList ||= isList;
    this.#writeParts(value);
    if (!isList) return;
    this.list.end = this.text.length;
    this.#isInList = false;
  }

  #writeParts(value: object): void {
    const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
    const parts = Object.entries(value);
    this.text += open;
    this.#depth += 1;
    const isOnOneLine = !this.style.hasLines || this.#choose(3) === 0;
    for (const [index, [name, part]] of parts.entries()) {
      this.#space(isOnOneLine);
      if (!Array.isArray(value)) {
        this.text += JSON.stringify(name);
        this.#space(true);
        this.text += ':';
        this.#space(true);
      }
      this.write(part, name === 'pages' && 'group' in value && value.group === 'API');
      this.#space(true);
      if (index < parts.length - 1 || this.style.hasTrailingCommas) this.text += ',';
    }
    this.#depth -= 1;
    this.#space(isOnOneLine);
    this.text += close;
  }

  #choose(count: number): number {
    const { choices } = this.style;
    this.#choice += 1;
    return (choices[this.#choice % choices.length] ?? 0) % count;
  }

  #space(isOnOneLine: boolean): void {
    const { comments, hasLines, indent, lineEnd } = this.style;
    const mayComment = comments === 'everywhere' || (comments === 'outside' && !this.#isInList);
    const line = lineEnd + indent.repeat(this.#depth);
    const kind = mayComment ? this.#choose(8) : 7;
    if (kind < 2) this.#comments += 1;
    if (kind === 0) this.text += ` /* c${this.#comments}: "pages": [" */`;
    if (kind === 1 && hasLines) this.text += ` // c${this.#comments}: "a", ]${line}`;
    this.text += isOnOneLine ? ' '.repeat(this.#choose(3)) : line;
  }
}

const name = fc.constantFrom('a', 'b', 'c', 'd', 'e').map((one) => `api/${one}`);
const leaf = fc.oneof(
  { weight: 4, arbitrary: name },
  name.map((path) => `/${path}.mdx`),
  name.map((path) => ({ title: `T ${path}`, path })),
  name.map((path) => ({ path: `${path}.md`, icon: 'x, ] // no comment' })),
  fc.constant({ href: 'https://example.com/a//b' }),
);
const entry = fc.oneof(
  { weight: 5, arbitrary: leaf },
  fc.record({
    group: fc.constant('More "and" more'),
    pages: fc.array(leaf, { maxLength: 3 }),
    // JSON has no negative zero.
    order: fc.double({ noNaN: true, noDefaultInfinity: true }).map((order) => order + 0),
  }),
);
const list = fc.array(entry, { maxLength: 6 });
const WRAPPERS: readonly ((group: object, other: unknown) => object)[] = [
  (group) => ({ name: 'Docs', navigation: [group, { group: 'Guides', pages: ['guides/a'] }] }),
  (group, other) => ({ navigation: { tabs: [{ tab: 'Reference', groups: [{ group: 'X', pages: other }, group] }] } }),
  (group, other) => ({
    navigation: {
      languages: [
        { language: 'en', tabs: [{ tab: 'T', pages: [group] }] },
        { anchors: [{ anchor: 'A', pages: other }] },
      ],
    },
  }),
  (group) => ({ ...group, versions: [{ version: '1.0', pages: [] }], big: 1e300 }),
];
const config = fc
  .record({ pages: list, other: list, wrap: fc.constantFrom(...WRAPPERS) })
  .map(({ pages, other, wrap }) => ({
    pages,
    wrap: (changed: unknown) => wrap({ group: 'API', pages: changed }, other),
  }));

const style: fc.Arbitrary<Style> = fc.record({
  lineEnd: fc.constantFrom('\n', '\r\n'),
  indent: fc.constantFrom('  ', '    ', '\t'),
  mark: fc.constantFrom('', '\ufeff'),
  hasLines: fc.boolean(),
  hasTrailingCommas: fc.boolean(),
  comments: fc.constantFrom('none', 'outside', 'everywhere'),
  choices: fc.array(fc.nat(23), { minLength: 40, maxLength: 120 }),
});

function placeOf(value: unknown): string | undefined {
  const path = typeof value === 'string' ? value : (value as { path?: string }).path;
  return path?.replace(/^\//, '').replace(/\.mdx?$/, '');
}

/** What the list is to have: by a rule of its own that is easy to read, and slow. */
function intendedPlaces(pages: readonly unknown[], add: readonly string[], remove: readonly string[]): unknown[] {
  const places: unknown[] = pages
    .filter((one) => !remove.includes(placeOf(one) ?? ''))
    .map((one) => placeOf(one) ?? one);
  const isOwn = (one: unknown): one is string => typeof one === 'string';
  for (const path of add) {
    const next = places.findIndex((one) => isOwn(one) && one > path);
    const last = places.findLastIndex(isOwn) + 1;
    places.splice(next >= 0 ? next : last || places.length, 0, path);
  }
  return places;
}

describe('editGroup', () => {
  test('edits the list alone and loses no comment, or names the entries to paste, for all texts', async () => {
    const outcomes = new Set<string>();
    const property = fc.asyncProperty(
      config,
      style,
      fc.uniqueArray(name),
      fc.uniqueArray(name),
      async ({ pages, wrap }, how, adds, gone) => {
        const writer = new Writer(how);
        writer.write(wrap(pages));
        const listed = new Set(pages.map(placeOf));
        const add = adds.filter((one) => !listed.has(one));
        const remove = gone.filter((one) => listed.has(one));
        const text = `${how.mark}${writer.text}`;
        const change = {
          label: 'API',
          own: new Set(['a', 'b', 'c', 'd', 'e'].map((one) => `api/${one}`)),
          add: add.map((path) => ({ path: `${path}.mdx`, title: 'New' })),
          remove: new Set(remove),
        };
        const edited = await editGroup(text, change).catch((error: unknown) => error);
        const start = how.mark.length + writer.list.start;
        const end = how.mark.length + writer.list.end;
        const hasComment = /c\d+: /.test(text.slice(start, end));
        if (edited instanceof InputError) {
          outcomes.add('refused');
          expect(hasComment).toBe(true);
          for (const path of [...add, ...remove]) expect(edited.message).toMatch(new RegExp(`"/?${path}[".]`));
          return;
        }
        if (typeof edited !== 'string') throw edited;
        outcomes.add(edited === text ? 'same' : 'edited');
        expect(edited === text).toBe(add.length + remove.length === 0);
        expect(edited.startsWith(text.slice(0, start))).toBe(true);
        expect(edited.slice(start).endsWith(text.slice(end))).toBe(true);
        expect(edited.match(/c\d+: /g)).toEqual(text.match(/c\d+: /g));
        const after = edited.slice(start, edited.length - (text.length - end));
        const values = parse(after, [], { allowTrailingComma: true }) as unknown[];
        expect(values.map((one) => placeOf(one) ?? one)).toEqual(intendedPlaces(pages, add, remove));
        const kept = pages.filter((one) => !remove.includes(placeOf(one) ?? ''));
        expect(values.filter((one) => !add.includes(placeOf(one) ?? ''))).toEqual(kept);
        expect(parse(edited.slice(how.mark.length), [], { allowTrailingComma: true })).toEqual(wrap(values));
      },
    );
    await fc.assert(property, { numRuns: 300 });
    expect(outcomes).toEqual(new Set(['refused', 'same', 'edited']));
  });
});
