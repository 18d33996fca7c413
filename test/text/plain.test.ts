import fc from 'fast-check';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Block } from '../../src/text/document.js';
import { renderPlain } from '../../src/text/plain.js';
import { clip, displayWidth, shorten } from '../../src/text/width.js';
import { hostileText } from '../support/hostile.js';
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

  it('omits verbatim text that was already shown, and headings that had nothing else', () => {
    const blocks: readonly Block[] = [
      { heading: 'deploy: failed' },
      { paragraph: 'why' },
      { heading: 'Build log', level: 3 },
      { verbatim: 'one' },
      { heading: 'Other', level: 3 },
      { verbatim: 'two' },
      { paragraph: 'kept' },
      { heading: 'Parts', level: 3 },
      { verbatim: 'three' },
      { heading: 'Part', level: 4 },
      { details: 'Log', blocks: [{ heading: 'Log' }, { verbatim: 'four' }] },
      { heading: 'Last' },
      { verbatim: 'five' },
    ];
    const text = renderPlain(blocks, { color: false, verbatim: false });
    expect(text).toBe('deploy: failed\n\nwhy\n\nOther\n\nkept\n');
    expect(renderPlain(blocks, { color: false })).toContain('Build log\n\n| one');
    expect(renderPlain([{ verbatim: 'one' }], { color: false, verbatim: false })).toBe('');
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
    fc.assert(
      fc.property(hostileText(), hostileText(), fc.boolean(), (a, b, colour) => {
        const blocks: readonly Block[] = [
          { heading: a },
          { paragraph: [a, b, { strong: a }, { code: b }, { link: a, text: b }] },
          { list: [[{ code: a }, b]] },
          { table: { head: [a, b], rows: [[a, b], [[b, { strong: a }]]] } },
          { verbatim: a },
          { details: b, blocks: [{ verbatim: b }, { paragraph: [a, b] }] },
        ];
        expect(commandsIn(renderPlain(blocks, { color: colour, width: 30 }))).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });
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
