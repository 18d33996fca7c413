/** Measures text for PDF pages and breaks it into lines. */
import type { PhrasingContent } from 'mdast';
import type { PDFFont } from 'pdf-lib';

/** The fonts that every PDF viewer has. */
export interface Fonts {
  readonly regular: PDFFont;
  readonly bold: PDFFont;
  readonly italic: PDFFont;
  readonly code: PDFFont;
}

/** A part of a text with one look. */
export interface Run {
  readonly text: string;
  readonly font: PDFFont;
  /** The target of a link. */
  readonly url?: string;
}

/** A part of a line, at a distance from its start. */
export interface Placed extends Run {
  readonly x: number;
  readonly width: number;
}

/** Characters of the standard fonts outside Latin-1. */
const TYPOGRAPHY = '\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac';
const MISSING = new RegExp(`[^\\x20-\\x7e\\xa0-\\xff${TYPOGRAPHY}]`, 'gu');

/** Replaces characters that the standard fonts do not contain. */
export function toPrintable(text: string): string {
  return text.replace(/\s+/g, ' ').replace(MISSING, '?');
}

/** Returns the runs of Markdown text. */
export function runsOf(nodes: readonly PhrasingContent[], fonts: Fonts, font = fonts.regular, url?: string): Run[] {
  return nodes.flatMap((node): Run[] => {
    const run = (text: string, runFont: PDFFont): Run[] => [
      { text: toPrintable(text), font: runFont, ...(url !== undefined && { url }) },
    ];
    switch (node.type) {
      case 'text':
        return run(node.value, font);
      case 'inlineCode':
        return run(node.value, fonts.code);
      case 'strong':
        return runsOf(node.children, fonts, fonts.bold, url);
      case 'emphasis':
        return runsOf(node.children, fonts, fonts.italic, url);
      case 'delete':
        return runsOf(node.children, fonts, font, url);
      case 'link':
        return runsOf(node.children, fonts, font, node.url);
      case 'image':
        return run(`[${node.alt ?? ''}]`, fonts.italic);
      case 'break':
        return run(' ', font);
      default:
        return [];
    }
  });
}

const characterWidths = new WeakMap<PDFFont, Map<string, number>>();

/** Returns the width of a text. pdf-lib measures with kerning, but draws without it. */
export function textWidth(text: string, font: PDFFont, size: number): number {
  const known = characterWidths.get(font) ?? new Map<string, number>();
  characterWidths.set(font, known);
  let width = 0;
  for (const character of text) {
    const one = known.get(character) ?? font.widthOfTextAtSize(character, 1);
    known.set(character, one);
    width += one * size;
  }
  return width;
}

/** Returns the width of a text without line breaks. */
export function widthOf(runs: readonly Run[], size: number): number {
  return runs.reduce((sum, { text, font }) => sum + textWidth(text, font, size), 0);
}

/** Returns the width of the longest word. */
export function longestWordOf(runs: readonly Run[], size: number): number {
  return Math.max(0, ...wordsOf(runs).map(({ parts }) => widthOf(parts, size)));
}

/** Breaks a text into lines. Words that are wider than a line are cut. */
export function wrapRuns(runs: readonly Run[], size: number, width: number): Placed[][] {
  const lines: Placed[][] = [[]];
  let x = 0;
  const fits = (more: number): boolean => x === 0 || x + more <= width;
  const endLine = (): void => {
    lines.push([]);
    x = 0;
  };
  const place = (run: Run): void => {
    const line = lines.at(-1) ?? [];
    const last = line.at(-1);
    const runWidth = widthOf([run], size);
    // One text per look keeps the PDF small.
    if (last?.font === run.font && last.url === run.url) {
      line[line.length - 1] = { ...last, text: last.text + run.text, width: last.width + runWidth };
    } else line.push({ ...run, x, width: runWidth });
    x += runWidth;
  };
  for (const { space, parts } of wordsOf(runs)) {
    if (!fits(widthOf([...space, ...parts], size))) endLine();
    if (x > 0) space.forEach(place);
    for (const part of parts.flatMap((run) => cutRun(run, size, width))) {
      if (!fits(widthOf([part], size))) endLine();
      place(part);
    }
  }
  return lines.filter((line) => line.length > 0);
}

/** A word, which can have several looks, and the space before it. */
interface Word {
  readonly space: Run[];
  readonly parts: Run[];
}

function wordsOf(runs: readonly Run[]): Word[] {
  const words: Word[] = [];
  let space: Run[] = [];
  let isOpen = false;
  for (const run of runs) {
    for (const text of run.text.match(/ +|[^ ]+/g) ?? []) {
      if (text.startsWith(' ')) {
        space = [{ ...run, text: ' ' }];
        isOpen = false;
      } else if (isOpen) words.at(-1)?.parts.push({ ...run, text });
      else {
        words.push({ space, parts: [{ ...run, text }] });
        space = [];
        isOpen = true;
      }
    }
  }
  return words;
}

/** Cuts a word that is wider than a line. */
function cutRun(run: Run, size: number, width: number): Run[] {
  if (widthOf([run], size) <= width) return [run];
  const pieces = [''];
  for (const character of run.text) {
    const longer = `${pieces.at(-1) ?? ''}${character}`;
    if (textWidth(longer, run.font, size) <= width) pieces[pieces.length - 1] = longer;
    else pieces.push(character);
  }
  return pieces.map((text) => ({ ...run, text }));
}
