/** Finds what isn't valid YAML in the front matter of a page. Pure, apart from loading the parser. */
import type { Document, Node, Pair } from 'yaml';
import { splitFrontMatter } from './front-matter.js';
import { QUOTE_VALUE as QUOTE, YAML_FAULTS } from '../text/yaml-faults.js';

/** A line of a page, what is wrong in it, and what to do, each without a full stop. */
export interface FrontMatterFault {
  /** Line number in the page, counted from 1. */
  readonly line: number;
  /** A clause. */
  readonly reason: string;
  readonly advice: string;
}

/** Parsing hostile text takes long, and real front matter is shorter. */
const MAX_UNITS = 20_000;
const MAX_FAULTS = 10;

/** At most one fault per line. @param text in normal form */
export async function findFrontMatterFaults(text: string): Promise<FrontMatterFault[]> {
  const { yaml: written } = splitFrontMatter(text);
  if (written === '' || written.length > MAX_UNITS) return [];
  const yaml = withIndents(written);
  const found = await findFaults(yaml);
  const byLine = new Map<number, FrontMatterFault>();
  for (const [offset, reason, advice] of found.sort(([a], [b]) => a - b)) {
    // The first line of the page has the dashes.
    const line = yaml.slice(0, offset).split('\n').length + 1;
    if (!byLine.has(line)) byLine.set(line, { line, reason, advice });
  }
  return [...byLine.values()].slice(0, MAX_FAULTS);
}

/** A key with a quoted value that doesn't end in its line. */
const OPEN_VALUE = /^[\w-]+:[ \t]+(?:"(?:[^"\\]|\\.)*|'[^']*(?:''[^']*)*)$/;
const KEY = /^[\w-]+:(?:[ \t]|$)/;

/** Unlike this parser, most services take the further lines of a quoted value without an indent. */
function withIndents(yaml: string): string {
  const lines = yaml.split('\n');
  let quote: string | undefined;
  return lines
    .map((line, index) => {
      if (quote !== undefined) {
        if (line.includes(quote)) quote = undefined;
        return ` ${line}`;
      }
      const next = lines[index + 1] ?? '';
      if (OPEN_VALUE.test(line) && !KEY.test(next)) quote = /^[^"']*(["'])/.exec(line)?.[1];
      return line;
    })
    .join('\n');
}

type Fault = readonly [offset: number, reason: string, advice: string];

async function findFaults(yaml: string): Promise<Fault[]> {
  const { parseDocument, visit } = await import('yaml');
  try {
    // The parser takes quadratic time to compare keys.
    const document = parseDocument(yaml, { logLevel: 'silent', prettyErrors: false, uniqueKeys: false, strict: false });
    const errors = document.errors.map(({ code, pos: [start] }) => explain(code, start, yaml, document));
    const anchors = new Set<string>();
    const others: Fault[] = [];
    visit(document, {
      Node: (_, node) => {
        if ('anchor' in node && typeof node.anchor === 'string') anchors.add(node.anchor);
      },
      Alias: (_, node) => {
        const advice = QUOTE;
        if (!anchors.has(node.source)) others.push([node.range?.[0] ?? 0, 'a value begins with *', advice]);
      },
      Map: (_, { items }) => void others.push(...repeatedKeys(items)),
    });
    return [...errors, ...others];
  } catch {
    // The stack ends, or the parser failed: nothing is known.
    return [];
  }
}

function repeatedKeys(items: readonly Pair[]): Fault[] {
  const seen = new Set<string>();
  return items.flatMap(({ key }): Fault[] => {
    const { value, range } = (key ?? {}) as Partial<Node> & { value?: unknown };
    if (typeof value !== 'string') return [];
    if (!seen.has(value)) {
      seen.add(value);
      return [];
    }
    return [[range?.[0] ?? 0, `the key ${value} is there twice`, 'Remove one of them']];
  });
}

function explain(code: string, start: number, yaml: string, document: Document): Fault {
  switch (code) {
    case 'BAD_SCALAR_START':
      return [start, `a value begins with ${yaml.charAt(start)}`, QUOTE];
    case 'MISSING_CHAR': {
      const open = openQuote(start, yaml, document);
      if (open !== undefined) return [open, 'a quotation mark has no end', 'Add the closing quotation mark'];
      break;
    }
    default: {
      const known = YAML_FAULTS[code];
      if (known) return [start, known.reason, known.advice];
    }
  }
  return [start, "the parser doesn't understand the line", 'Fix the syntax, or put the value into quotation marks'];
}

/** The offset of the quotation mark without an end, which the parser misses at the end of the text. */
function openQuote(end: number, yaml: string, { contents }: Document): number | undefined {
  const { items = [] } = (contents ?? {}) as { items?: readonly Pair[] };
  const start = (items.at(-1)?.value as Node | null | undefined)?.range?.[0];
  const isOpen = start !== undefined && end >= yaml.trimEnd().length && /["']/.test(yaml.charAt(start));
  return isOpen ? start : undefined;
}
