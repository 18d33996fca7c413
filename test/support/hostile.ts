/** Generates strings that attackers would type, and blocks of such strings. */
import fc from 'fast-check';
import { inject } from 'vitest';
import type { Block, Cell, Inline } from '../../src/text/document.js';
import { hasRtl } from '../../src/text/isolate.js';

const COMMANDS = [...':: : ##[ ## # [ ] error add-mask ::error:: ##[debug]'.split(' '), 'set-output name=a'];
const INVISIBLE = '\u001b \u001b[0m \u001b;# \u001b]8;; \u0000 \u0085 \u009b \u00ad \u200b \u2028 \ufeff'.split(' ');
const BLANKS = [' ', '\t', '\r', '\n', '\r\n', '\u00a0', '    '];
const SECTIONS = ['section_start:1:a', 'section_end:1:a', '\r\u001b[0K', '[collapsed=true]'];
const MARKUP = [
  ...'| || \\ \\| ` `` ``` ~~~ * ** _ ~~ = --- |---| [a](http://e.example) ![a](http://e.example/i.png) ]( ![ ! [^1] <b>'.split(
    ' ',
  ),
  ...'<!-- --> </details> <details> </code> < > & &lt; &#64; &copy $ $$ ^ { } % " \''.split(' '),
  ...['- ', '+ ', '1. ', '> ', '[ ] ', '[a]: http://e.example', '<img src=x>', '<a href="http://e.example">'],
];
const REFERENCES = [
  ...'@bob bob@example.com mailto:bob@example.com #12 o/r#12 GH-3 !4 &5 /close ~bug %v1 $6 [epic:7] c0ffee1'.split(' '),
  ...'deadbeefcafe http://e.example https://e.example/a?b=c HTTP://E.example www.e.example WWW.e.example http: //e.example'.split(
    ' ',
  ),
  ...['~"a bug"', '%"a milestone"'],
];
const LETTERS = ['a', 'Z', '1', 'word', 'é', '漢', '😀', '\u202e', '\u2066'];

const PIECES = [...COMMANDS, ...INVISIBLE, ...BLANKS, ...SECTIONS, ...MARKUP, ...REFERENCES, ...LETTERS];

/** Returns texts of about that many characters that make backtracking scanners slow. */
export function floods(length: number): [name: string, text: string][] {
  const pieces = [
    ...'# ##[ :: ` * [ / x \u200b #\u200b \u0000 \u202e \u001b \u001b[ \u009b \u001b] \u009d'.split(' '),
    ...'\u001b]8;; \u001b[0; \u001b# \u001b( ;# ; 1;'.split(' '),
    ...['\n', '\r', '\u2028', ' ', '\t'],
  ];
  const starts = ['', '\u001b', '\u001b]'];
  return starts.flatMap((start) =>
    pieces.map((piece): [string, string] => [
      JSON.stringify(`${start} and ${piece}…`),
      start + piece.repeat(length / piece.length),
    ]),
  );
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The share of the generated texts that the project tries. vitest.config.ts sets it. */
    readonly generatedShare: number;
  }
}

/** Returns the parameters of a property with so many texts in `npm run test:rest`. */
export const runs = (count: number): { numRuns: number } => ({ numRuns: count * inject('generatedShare') });

/** Generates texts of up to a dozen pieces in any order. */
export const hostileText = (): fc.Arbitrary<string> =>
  fc
    .array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...PIECES) }, fc.string({ maxLength: 3 })), {
      maxLength: 12,
    })
    .map((pieces) => pieces.join(''));

export const WEB_LINK = 'https://docs.example/guide_a?x=1&y=2';

const sign = () => fc.constantFrom('good', 'bad', 'warning', 'waiting', 'added', undefined);

const hostileInline = (): fc.Arbitrary<Inline> =>
  fc.oneof(
    hostileText(),
    hostileText().map((code) => ({ code })),
    hostileText().map((strong) => ({ strong })),
    fc.constant({ sign: 'good' as const }),
    hostileText().map((text) => ({ link: WEB_LINK, text })),
    hostileText().map((text) => ({ link: WEB_LINK, text, isMain: true as const })),
    // A link without a text, or with its URL as text, is shown as itself, which other tests check.
    fc
      .tuple(hostileText(), hostileText())
      .map(([link, text]) => ({ link, text: text.trim() === '' || text === link ? 'text' : text })),
  );

const hostileCell = (): fc.Arbitrary<Cell> => fc.oneof(hostileText(), fc.array(hostileInline(), { maxLength: 4 }));

const hostileLeaf = (): fc.Arbitrary<Block> =>
  fc.oneof(
    fc.record({ heading: hostileText(), level: fc.constantFrom(2 as const, 3 as const, 4 as const), sign: sign() }),
    fc.record({ paragraph: hostileCell() }),
    fc.record({ footnote: hostileCell() }),
    fc.record({
      list: fc.array(
        fc.oneof(hostileCell(), fc.record({ item: hostileCell(), quotes: fc.array(hostileText(), { maxLength: 2 }) })),
        { maxLength: 4 },
      ),
      kind: fc.constantFrom('numbers' as const, 'tasks' as const, undefined),
    }),
    fc.record({
      table: fc.record({
        head: fc.array(hostileText(), { minLength: 1, maxLength: 3 }),
        rows: fc.array(fc.array(hostileCell(), { maxLength: 4 }), { maxLength: 4 }),
        align: fc.constantFrom(['left', 'right', 'center'] as const, undefined),
      }),
    }),
    fc.record({ facts: fc.array(fc.tuple(hostileText(), hostileCell()), { maxLength: 3 }) }),
    fc.record({
      rows: fc.array(fc.record({ sign: sign(), columns: fc.array(hostileCell(), { minLength: 1, maxLength: 3 }) }), {
        maxLength: 3,
      }),
    }),
    hostileText().map((verbatim) => ({ verbatim })),
  );

/** Generates blocks of every kind but charts, full of such texts. */
export const hostileBlock = (): fc.Arbitrary<Block> =>
  fc.oneof(
    { weight: 4, arbitrary: hostileLeaf() },
    fc.record({ details: hostileText(), sign: sign(), blocks: fc.array(hostileLeaf(), { maxLength: 3 }) }),
  );

/** Removes the pairs of characters that isolate a right-to-left name. Alone or around other names, they stay. */
export function withoutIsolates(text: string): string {
  return text.replace(/\u2068([^\u202a-\u202e\u2066-\u2069]*)\u2069/g, (pair, name: string) =>
    hasRtl(name) ? name : pair,
  );
}
