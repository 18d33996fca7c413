/** Reads the file of queries, and finds everything that is wrong in it, with line and column. */
import type { Node } from 'yaml';
import { InputError } from '../../api/errors.js';
import { isMissing } from '../../disk/paths.js';
import { readErrorReason, readTextFile } from '../../disk/read.js';
import { spellingKey } from '../../text/words.js';
import { quoted } from '../input-kinds.js';
import { MAX_RANK, pageAddressOf, type Query } from './judge.js';

const MAX_QUERIES = 500;
const MAX_BYTES = 1_000_000;
const USE_FIELDS = 'Use query, expect and max-rank';

/** Reports what is wrong at a node, as the end of a sentence without a full stop. */
type Report = (node: Node | null | undefined, problem: string) => void;

/**
 * Resolves to the queries in the order of the file. Rejects with an InputError that has all problems.
 * @param file how messages name the file; the input comes before it
 */
export async function readQueries(path: string, label: string, file: string, maxRank: number): Promise<Query[]> {
  const text = await readTextFile(path, MAX_BYTES).catch((error: unknown) => {
    const reason = isMissing(error)
      ? "doesn't exist. Set propose to start"
      : `can't be read: ${readErrorReason(error)}`;
    throw new InputError([`${label}: ${file} ${reason}.`]);
  });
  const yaml = await import('yaml');
  const lines = new yaml.LineCounter();
  const problems: { readonly line: number; readonly message: string }[] = [];
  const reportAt = (offset: number, problem: string): void => {
    const { line, col } = lines.linePos(offset);
    problems.push({ line, message: `${label}: ${file}, line ${line}, column ${col} ${problem}.` });
  };
  const report: Report = (node, problem) => reportAt(node?.range?.[0] ?? 0, problem);
  // The parser would compare each key of a mapping with all others, which takes minutes for a hostile file.
  const options = { lineCounter: lines, uniqueKeys: false, prettyErrors: false };
  const { errors, contents } = yaml.parseDocument(text.replace(/^\ufeff/, ''), options);
  for (const { pos, message } of errors) reportAt(pos[0], `isn't valid YAML: ${message}. Fix the syntax`);
  const entries = yaml.isSeq<Node>(contents) && errors.length === 0 ? contents.items : [];
  if (entries.length === 0 && errors.length === 0) report(contents, `isn't a list of queries. ${USE_FIELDS}`);
  if (entries.length > MAX_QUERIES) report(entries[MAX_QUERIES], `is one query too many. Use at most ${MAX_QUERIES}`);
  const known = new Map<string, number>();
  const queries = entries.slice(0, MAX_QUERIES).map((entry): Query => {
    const { start, ...read } = readEntry(yaml, entry, report);
    const { line } = lines.linePos(start.range?.[0] ?? 0);
    const earlier = known.get(spellingKey(read.query));
    if (earlier !== undefined) report(start, `has the same query as line ${earlier}. Remove one of them`);
    else if (read.query !== '') known.set(spellingKey(read.query), line);
    return { ...read, line, maxRank: read.maxRank ?? maxRank };
  });
  if (problems.length === 0) return queries;
  problems.sort((a, b) => a.line - b.line);
  const places = problems.map(({ line }) => ({ title: 'check-search', file, line }));
  throw new InputError(
    problems.map(({ message }) => message),
    undefined,
    places,
  );
}

type Check = (value: unknown) => string | undefined;

export const checkQuery: Check = (value) => {
  if (typeof value !== 'string') return "isn't text. Put it in quotes";
  return /^.{1,200}$/su.test(value.trim()) ? undefined : 'has too few or too many characters. Use 1 to 200';
};

const checkPage: Check = (value) => {
  if (typeof value !== 'string') return "isn't text. Put it in quotes";
  return pageAddressOf(value.trim()) === undefined ? "isn't a page. Use a path such as guides/install" : undefined;
};

const checkRank: Check = (value) =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_RANK
    ? undefined
    : `isn't a valid rank. Use a whole number from 1 to ${MAX_RANK}`;

function readEntry({ isMap, isScalar, isSeq }: typeof import('yaml'), entry: Node, report: Report) {
  const pairs = isMap<Node, Node | null>(entry) ? entry.items : [];
  const start = pairs[0]?.key ?? entry;
  const fields: Record<string, Node | null> = { query: null, expect: null, 'max-rank': null };
  for (const { key, value } of pairs) {
    const name = isScalar(key) ? String(key.value) : '';
    if (!Object.hasOwn(fields, name)) report(key, `has the unknown field ${quoted(name)}. ${USE_FIELDS}`);
    else if (fields[name]) report(key, `has ${name} twice. Remove one of them`);
    else fields[name] = value;
  }
  const valueOf = (node: Node, check: Check): unknown => {
    const value = isScalar(node) ? node.value : undefined;
    const problem = check(value);
    if (problem !== undefined) report(node, problem);
    return typeof value === 'string' ? value.trim() : value;
  };
  const { query, expect, 'max-rank': rank } = fields;
  const pages = isSeq<Node>(expect) ? expect.items : expect ? [expect] : [];
  if (!query) report(start, 'has no query. Add it');
  if (pages.length === 0) report(start, 'has no expect. Add the page to find');
  return {
    start,
    query: query ? String(valueOf(query, checkQuery)) : '',
    expect: pages.map((page) => String(valueOf(page, checkPage))),
    maxRank: rank ? Number(valueOf(rank, checkRank)) : undefined,
  };
}
