import fc from 'fast-check';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { withoutColors } from '../../src/text/color.js';
import type { Block, Cell } from '../../src/text/document.js';
import { renderPlain } from '../../src/text/plain.js';
import { clip, displayWidth, shorten } from '../../src/text/width.js';
import { hostileBlock, runs, WEB_LINK } from '../support/hostile.js';
import { commandsIn } from '../support/runner-commands.js';

const PAGE: readonly Block[] = [
  { heading: 'sync-media: done' },
  { paragraph: ['Live at ', { link: 'https://docs.example/', text: 'docs.example' }, ' after ', { strong: '42 s' }] },
  {
    table: {
      head: ['File', 'Size', 'Note'],
      rows: [
        [{ code: 'logo.png' }, '4 kB', ''],
        ['図面.svg', '1,024 kB', 'new'],
      ],
    },
  },
  { details: 'Log', blocks: [{ verbatim: 'one\n##[error]two\n' }, { list: ['a', [{ code: 'b' }, ' c']] }] },
];

describe('plain text rendering', () => {
  it('aligns text and stays readable without colors', () => {
    expect(renderPlain(PAGE, { color: false })).toBe(
      [
        'sync-media: done',
        '',
        'Live at docs.example (https://docs.example/) after 42 s',
        '',
        'File          Size  Note',
        '--------  --------  ----',
        'logo.png      4 kB',
        '図面.svg  1,024 kB  new',
        '',
        'Log',
        '  | one',
        '  | ## [error]two',
        '',
        '  - a',
        '  - b c',
        '',
      ].join('\n'),
    );
  });

  it('prints the same text with colors', () => {
    const coloured = renderPlain(PAGE, { color: true });
    expect(coloured).toContain('\u001b[1m');
    expect(stripVTControlCharacters(coloured)).toBe(renderPlain(PAGE, { color: false }));
  });

  it('truncates the longest cells if the terminal is narrow', () => {
    const table = {
      head: ['Page', 'Views'],
      rows: [
        ['/guide/how-to-install-everything', '12'],
        ['/漢字漢字漢字漢字漢字漢字', '7'],
      ],
    };
    const lines = renderPlain([{ table }], { color: false, width: 24 }).trimEnd().split('\n');
    expect(lines.map((line) => displayWidth(line))).toEqual([24, 24, 24, 24]);
    expect(lines[2]).toBe('/guide/how-to-in…     12');
  });

  it('omits verbatim text that the log has already, not other text, and headings that had nothing else', () => {
    const blocks: readonly Block[] = [
      { heading: 'deploy: failed' },
      { paragraph: 'why' },
      { heading: 'Build log', level: 3 },
      { verbatim: 'one', isLogged: true },
      { heading: 'Other', level: 3 },
      { verbatim: 'two', isLogged: true },
      { paragraph: 'kept' },
      { details: 'Patch', blocks: [{ verbatim: 'new' }] },
      { heading: 'Parts', level: 3 },
      { verbatim: 'three', isLogged: true },
      { heading: 'Part', level: 4 },
      { details: 'Log', blocks: [{ heading: 'Log' }, { verbatim: 'four', isLogged: true }] },
      { heading: 'Last' },
      { verbatim: 'five', isLogged: true },
    ];
    const text = renderPlain(blocks, { color: false, logged: false });
    expect(text).toBe('deploy: failed\n\nwhy\n\nOther\n\nkept\n\nPatch\n  | new\n');
    expect(renderPlain(blocks, { color: false })).toContain('Build log\n\n| one');
    expect(renderPlain([{ verbatim: 'one', isLogged: true }], { color: false, logged: false })).toBe('');
  });

  it('prints nothing if there are no blocks', () => {
    expect(renderPlain([], { color: true })).toBe('');
    expect(renderPlain([{ list: [] }, { table: { head: [], rows: [] } }], { color: false }).trim()).toBe('');
  });

  it.each([true, false])('breaks commands that two parts of a line form together (colors: %s)', (colour) => {
    const paragraph = [
      'a #',
      '#[error]b ',
      { link: 'http://e.example/##', text: '' },
      '[error]c',
      { strong: '##' },
      { code: '[error]' },
    ];
    expect(commandsIn(renderPlain([{ paragraph }], { color: colour }))).toEqual([]);
  });

  it('prints no workflow command from any text, since terminals also run in GitHub steps', () => {
    const style = fc.record({ color: fc.boolean(), ascii: fc.boolean(), width: fc.integer({ min: 1, max: 60 }) });
    fc.assert(
      fc.property(fc.array(hostileBlock(), { maxLength: 4 }), style, (blocks, { color, ascii, width }) => {
        expect(commandsIn(renderPlain(blocks, { color, ascii }))).toEqual([]);
        expect(commandsIn(renderPlain(blocks, { color, ascii, width }))).toEqual([]);
      }),
      runs(2_000),
    );
  });

  it.each(['a ::error::b', `${'x '.repeat(9)}:::error::b`, 'a \u00a0::error::b'])(
    'prints no command at the start of a wrapped line: %s',
    (paragraph) => {
      for (let width = 1; width < 30; width++)
        expect(commandsIn(renderPlain([{ paragraph }], { color: false, width }))).toEqual([]);
    },
  );

  it('prints no control characters but its own colors', () => {
    fc.assert(
      fc.property(fc.array(hostileBlock(), { maxLength: 4 }), (blocks) => {
        const text = renderPlain(blocks, { color: true, width: 40 });
        expect(stripVTControlCharacters(text)).not.toMatch(/[^\P{Cc}\t\n]/u);
        expect(withoutColors(text)).toBe(stripVTControlCharacters(text));
      }),
      runs(500),
    );
  });
});

describe('plain text in a terminal of limited width', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', '漢', 'é', '“', '-'), minLength: 1, maxLength: 4 });
  const words = fc.array(word, { minLength: 1, maxLength: 40 }).map((list) => list.join(' '));
  const cell: fc.Arbitrary<Cell> = fc.oneof(
    words,
    fc.tuple(words, words, words).map(([a, b, c]): Cell => [a, ' ', { strong: b }, ' ', { code: c }]),
    words.map((text): Cell => [{ sign: 'good' }, ' ', { link: WEB_LINK, text }]),
  );
  const leaf: fc.Arbitrary<Block> = fc.oneof(
    fc.record({ heading: words, sign: fc.constantFrom('good', 'bad', undefined) }),
    fc.record({ paragraph: cell }),
    fc.record({ footnote: cell }),
    fc.record({
      list: fc.array(fc.oneof(cell, fc.record({ item: cell, quotes: fc.array(words, { maxLength: 2 }) })), {
        maxLength: 12,
      }),
      kind: fc.constantFrom('numbers', 'tasks', undefined),
    }),
    fc.record({
      table: fc.record({
        head: fc.array(word, { minLength: 1, maxLength: 3 }),
        rows: fc.array(fc.array(cell, { maxLength: 3 }), { maxLength: 3 }),
      }),
    }),
    fc.record({ facts: fc.array(fc.tuple(word, cell), { maxLength: 3 }) }),
    fc
      .array(fc.tuple(word, word, words), { maxLength: 3 })
      .map((rows): Block => ({ rows: rows.map((columns) => ({ sign: 'added', columns })) })),
  );
  const block = fc.oneof(leaf, fc.record({ details: words, blocks: fc.array(leaf, { maxLength: 2 }) }));
  const style = fc.record({ width: fc.integer({ min: 34, max: 90 }), color: fc.boolean(), ascii: fc.boolean() });

  it('keeps every line within the width, except for links', () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 3 }), style, (blocks, { width, color, ascii }) => {
        const lines = stripVTControlCharacters(renderPlain(blocks, { width, color, ascii })).split('\n');
        expect(lines.filter((line) => displayWidth(line) > width && !line.includes(WEB_LINK))).toEqual([]);
      }),
      runs(1_000),
    );
  });

  it('never cuts a link, wherever it is', () => {
    const link = { link: WEB_LINK, text: 'Open the preview' };
    const blocks: readonly Block[] = [
      { paragraph: ['See ', link] },
      { list: [link, { item: link, quotes: [] }] },
      { table: { head: ['Page', 'Views'], rows: [[link, '12']] } },
      { facts: [['URL', { link: WEB_LINK, text: '' }]] },
    ];
    for (const width of [10, 20, 40, 80]) {
      const lines = renderPlain(blocks, { color: false, width }).split('\n');
      expect(lines.filter((line) => line.includes(WEB_LINK))).toHaveLength(5);
    }
  });

  it('breaks sentences between words, and indents what follows a bullet, a label or a sign', () => {
    const blocks: readonly Block[] = [
      { heading: 'Documentation is live', sign: 'good' },
      { paragraph: ['All 12 pages of ', { strong: 'the new guide' }, ' are published'] },
      {
        list: [{ item: 'Rewrite the page Authentication', quotes: ['The example uses the old key'] }],
        kind: 'numbers',
      },
      {
        facts: [
          ['Branch', 'main'],
          ['Commit', 'one that is not the newest'],
        ],
      },
    ];
    expect(renderPlain(blocks, { color: false, width: 20 })).toBe(
      [
        '✔ Documentation is',
        '  live',
        '',
        'All 12 pages of the',
        'new guide are',
        'published',
        '',
        '1. Rewrite the page',
        '   Authentication',
        '   “The example uses',
        '   the old key”',
        '',
        'Branch  main',
        'Commit  one that is',
        '        not the',
        '        newest',
        '',
      ].join('\n'),
    );
  });

  it('shows the rows of a table as labels and values if its links do not fit', () => {
    const table = {
      head: ['Page', 'Views'],
      rows: [
        [{ link: 'https://docs.example/a', text: 'Welcome' }, '12'],
        [{ link: 'https://docs.example/b', text: 'Install' }, ''],
      ],
    };
    expect(renderPlain([{ table }], { color: false, width: 32 })).toBe(
      [
        'Page   Welcome',
        '       (https://docs.example/a)',
        'Views  12',
        '',
        'Page  Install',
        '      (https://docs.example/b)',
        '',
      ].join('\n'),
    );
  });

  it('shortens the texts of a table, never its numbers', () => {
    const table = { head: ['Size', 'File'], rows: [['1,234,567,890 B', 'a-very-long-name.png']] };
    expect(renderPlain([{ table }], { color: false, width: 28 }).split('\n')[2]).toBe('1,234,567,890 B  a-very-lon…');
    expect(renderPlain([{ table }], { color: true, ascii: true, width: 28 })).toContain('1,234,567,890 B  a-very-l...');
  });

  it('breaks the sentences of a table into lines, never its URLs', () => {
    const rows = [
      ['key', 'Ask an admin for a new key.'],
      ['URL', 'Use https://docs.example.com/api/v1'],
    ];
    const table = { head: ['What', 'What to do'], rows, wraps: true };
    expect(renderPlain([{ table }], { color: false, width: 22 }).split('\n').slice(2)).toEqual([
      'key   Ask an admin for',
      '      a new key.',
      'URL   Use',
      '      https://docs.example.com/api/v1',
      '',
    ]);
  });

  it('breaks the last column of rows into lines, below itself or below the others', () => {
    const rows = [
      { sign: 'added', columns: ['created', { code: 'guides/a.png' }, 'new in the folder media'] },
      { columns: ['b.png'] },
    ] as const;
    expect(renderPlain([{ rows }], { color: false, width: 50 })).toBe(
      '+ created  guides/a.png  new in the folder media\n- b.png\n',
    );
    expect(renderPlain([{ rows }], { color: false, width: 44 })).toBe(
      '+ created  guides/a.png\n    new in the folder media\n- b.png\n',
    );
    expect(renderPlain([{ rows: [{ sign: 'bad', columns: ['a', 'b c d e f'] }] }], { color: false, width: 12 })).toBe(
      '✖ a  b c d e\n    f\n',
    );
  });

  it('shows verbatim lines whole', () => {
    const verbatim = 'error: broken link in guides/install.md';
    expect(renderPlain([{ verbatim }], { color: false, width: 10 })).toBe(`| ${verbatim}\n`);
  });

  it('shows what people copy without marks, and harmless', () => {
    const verbatim = 'docs-ci check --path a\n::error::x';
    expect(renderPlain([{ verbatim, toCopy: true }], { color: false, width: 10 })).toBe(
      '  docs-ci check --path a\n  : :error::x\n',
    );
  });
});

it('draws charts in ASCII if the terminal has no other characters', () => {
  const lines = [{ name: 'this week', values: [0, 4, 7] }];
  const chart = { title: 'Views', labels: ['Mon 9', 'Tue 10', 'Wed 11'], lines };
  expect(renderPlain([{ chart }], { color: false, ascii: true })).toMatch(/^Views\n[^]*_=#/);
});

it('shows signs and marks in ASCII if the terminal has no other characters, and text of readers unchanged', () => {
  const blocks: readonly Block[] = [
    { heading: 'Live', sign: 'good' },
    { list: [{ item: [{ sign: 'bad' }, ' One'], quotes: ['très “bien”'] }] },
    { details: 'More', sign: 'warning', blocks: [{ paragraph: { sign: 'waiting' } }] },
  ];
  expect(renderPlain(blocks, { color: false, ascii: true })).toBe(
    'OK Live\n\n- X One\n  "très “bien”"\n\n! More\n  ...\n',
  );
  expect(renderPlain(blocks, { color: false })).toBe('✔ Live\n\n- ✖ One\n  “très “bien””\n\n▲ More\n  …\n');
});

describe('display width', () => {
  it.each([
    ['abc', 3],
    ['漢字', 4],
    ['é', 1],
    ['e\u0301', 1],
    ['😀', 2],
    ['👩‍👩‍👧', 2],
    ['a\u200bb', 2],
    ['', 0],
  ])('measures %s as %i columns', (text, width) => {
    expect(displayWidth(text)).toBe(width);
  });

  it('clips text to the number of columns', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', '漢', '😀', 'e\u0301', ' ') }),
        fc.nat(20),
        (text, columns) => {
          const shown = clip(text, columns);
          expect(displayWidth(shown)).toBeLessThanOrEqual(columns);
          if (displayWidth(text) <= columns) expect(shown).toBe(text);
          else if (columns > 0) expect(shown.endsWith('…')).toBe(true);
        },
      ),
    );
  });

  it('shortens text to a length without splitting a character', () => {
    expect(shorten('abcdef', 6)).toBe('abcdef');
    expect(shorten('abcdefg', 6)).toBe('abcde…');
    expect(shorten('abcd😀fg', 6)).toBe('abcd…');
  });
});

it('prints only the rows of a table without titles', () => {
  const facts = {
    table: {
      head: ['', ''],
      rows: [
        ['Status', 'ready'],
        ['Branch', 'main'],
      ],
    },
  };
  expect(renderPlain([facts], { color: false })).toBe('Status  ready\nBranch  main\n');
});
