/** Tests that comparing and rendering a text of 300 kB takes time in proportion to its length, whatever it consists of. */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addressOf } from '../../src/pages/address.js';
import { findAnchor } from '../../src/pages/headings.js';
import { missingInArchive } from '../../src/disk/archive.js';
import { foldCase } from '../../src/disk/paths.js';
import { renderMarkdown } from '../../src/text/markdown.js';
import { spellingKey } from '../../src/text/words.js';
import { temporaryFolder, writeFiles } from '../support/folder.js';
import { repeated, steepGrowth } from '../support/growth.js';

const UNITS = [
  'é',
  '👨‍👩‍👧',
  '\u0301',
  '\u0301\u0323',
  '\uff9e\u0301',
  'a\u0301\u0323',
  '\u200f',
  ' ',
  '[',
  '`',
  '<',
  '\n',
];
/** A folder, or the folder of any file. */
const ENDS = ['x', '/*'];
const NO_HEADINGS = { headings: [], ids: [], imports: [], parts: [], isOpen: false };

const FUNCTIONS: readonly (readonly [name: string, work: (text: string) => unknown])[] = [
  ['the address of a page', addressOf],
  ['an anchor', (text) => findAnchor(text, NO_HEADINGS)],
  ['a heading', (text) => findAnchor('x', { ...NO_HEADINGS, headings: [text] })],
  ['a name on a disk', foldCase],
  ['the words of a question', spellingKey],
  ['a report in Markdown', (text) => renderMarkdown([{ heading: text }, { paragraph: [text, { code: text }] }])],
];

describe.each(FUNCTIONS)('%s', (_, work) => {
  test.each(UNITS.map((unit) => [JSON.stringify(unit), unit]))('takes linear time for many %s', async (__, unit) => {
    expect(await steepGrowth(work, repeated(unit))).toBeUndefined();
  });
});

describe.each(ENDS)('a pattern of .gitattributes that ends in %j', (end) => {
  test.each(['/', 'é', 'a/', '.'])('takes linear time for many %j', async (unit) => {
    const folder = temporaryFolder();
    const work = (pattern: string): void => {
      writeFiles(folder, { '.gitattributes': `${pattern} export-ignore\n` });
      missingInArchive(folder, join(folder, 'docs'));
    };
    expect(await steepGrowth(work, repeated(unit, '', end))).toBeUndefined();
  });
});
