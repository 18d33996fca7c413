/** Reads the file of queries, and finds what is wrong in it. */
import type { Node, YAMLError } from 'yaml';
import { InputError } from '../../api/errors.js';
import { isMissing } from '../../disk/paths.js';
import { readErrorReason, readSmallFile, textOfBytes } from '../../disk/read.js';
import { groupBy } from '../../text/group-by.js';
import { explainYaml } from '../../text/yaml-faults.js';
import { quoted } from '../../text/sentences.js';
import { yamlExcess } from '../../text/yaml-limits.js';
import { MAX_RANK, pageAddressOf, type Query } from './judge.js';

const MAX_QUERIES = 500;
const MAX_BYTES = 500_000;
const USE_FIELDS = 'Use query, expect and optionally max-rank';

/** How messages name the file. */
interface QueriesName {
  /** The input. */
  readonly label: string;
  readonly file: string;
  /** The file that `propose` wrote, if it is there. */
  readonly proposal: string | undefined;
  /** A file that is there and has a similar name, which was probably meant. */
  readonly nearest: string | undefined;
  /** What makes the file exist, as the end of a sentence. */
  readonly origin: string;
  /** How to get a first file, as a sentence. */
  readonly firstFile: string;
}

/** The problem is the end of a sentence without a full stop. */
type Report = (node: Node | null, problem: string) => void;

const FIELDS = ['query', 'expect', 'max-rank'];

/** Returns what is wrong with the value of a field. */
export function valueProblem(field: string, value: unknown): string | undefined {
  if (field === 'max-rank')
    return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_RANK
      ? undefined
      : `isn't a valid rank. Use a whole number from 1 to ${MAX_RANK}`;
  if (value === null || value === '') return 'has no value. Write a text';
  if (typeof value !== 'string') return "isn't text. Put it in quotes";
  if (field === 'expect' && pageAddressOf(value.trim()) === undefined)
    return "isn't a page. Use a path such as guides/install";
  if (field === 'query' && !/^.{1,200}$/su.test(value.trim()))
    return 'has too few or too many characters. Use 1 to 200';
  return undefined;
}

/**
 * Resolves to the queries in the order of the file. Rejects with an InputError that has all problems.
 */
export async function readQueries(path: string, name: QueriesName, maxRank: number): Promise<Query[]> {
  const { label, file } = name;
  const text = readText(path, name);
  const yaml = await import('yaml');
  const lines = new yaml.LineCounter();
  const problems: { readonly line: number; readonly message: string }[] = [];
  const reportAt = (offset: number, problem: string): void => {
    const { line, col } = lines.linePos(offset);
    problems.push({ line, message: `${label}: ${file}, line ${line}, column ${col}${problem}.` });
  };
  const report: Report = (node, problem) => reportAt(node?.range?.[0] ?? 0, ` ${problem}`);
  // The parser would compare each key of a mapping with all others, which takes minutes for a hostile file.
  const options = { lineCounter: lines, uniqueKeys: false, prettyErrors: false };
  const { errors, contents } = yaml.parseDocument(text, options);
  for (const [offset, problem] of describeSyntax(errors, text, (at) => lines.linePos(at).line))
    reportAt(offset, problem);
  const entries = yaml.isSeq<Node>(contents) && errors.length === 0 ? contents.items : [];
  if (entries.length === 0 && errors.length === 0)
    reportAt(contents?.range[0] ?? 0, describeNoList(contents === null || yaml.isSeq(contents)));
  const known = new Map<string, number>();
  const queries = entries.slice(0, MAX_QUERIES).map((entry): Query => {
    const { start, ...read } = readEntry(yaml, entry, report);
    const { line } = lines.linePos(start.range?.[0] ?? 0);
    const key = read.query.toLowerCase().replace(/\s+/g, ' ');
    const earlier = known.get(key);
    if (earlier !== undefined) report(start, `has the same query as line ${earlier}. Remove one of them`);
    else if (key !== '') known.set(key, line);
    return { ...read, line, maxRank: read.maxRank ?? maxRank };
  });
  for (const entry of entries.slice(MAX_QUERIES, MAX_QUERIES + 1))
    report(entry, `is one query too many. Use at most ${MAX_QUERIES}`);
  if (problems.length === 0) return queries;
  problems.sort((a, b) => a.line - b.line);
  const places = problems.map(({ line }) => ({ title: 'check-search', file, line }));
  throw new InputError(
    problems.map(({ message }) => message),
    undefined,
    places,
  );
}

/** Returns one problem per line, with its offset: one slip causes several errors of the parser. */
function describeSyntax(errors: readonly YAMLError[], text: string, lineOf: (offset: number) => number) {
  const lines = text.split('\n');
  return [...groupBy(errors, ({ pos }) => lineOf(pos[0]))].flatMap(([line, [first, ...others]]): [number, string][] => {
    if (!first) return [];
    const { reason, advice } = explainYaml(first, others, lines[line - 1] ?? '');
    return [[first.pos[0], ` isn't valid YAML: ${reason}. ${advice}`]];
  });
}

function missingAdvice({ file: name, origin, firstFile, proposal, nearest }: QueriesName): string {
  // A proposal for a misspelled name would become a second file.
  if (nearest !== undefined) return `Did you mean ${nearest}? If not, check that ${origin}.`;
  return proposal === undefined
    ? `Check the spelling, and that ${origin}. ${firstFile}`
    : `A proposal is in ${proposal}: correct it, and move it to ${name}.`;
}

function describeNoList(isEmpty: boolean): string {
  const what = isEmpty ? 'has no query.' : "isn't a list of queries. Begin each query with a hyphen: - query.";
  return `: the file ${what} ${USE_FIELDS}`;
}

function readText(path: string, name: QueriesName): string {
  const file = `${name.label}: ${name.file}`;
  try {
    const bytes = readSmallFile(path, Buffer.alloc(MAX_BYTES));
    const text = textOfBytes(bytes);
    const excess = yamlExcess(text ?? '');
    if (excess !== undefined) throw new Error(excess);
    if (text !== undefined) return text;
  } catch (error) {
    if (isMissing(error)) throw new InputError([`${file} doesn't exist. ${missingAdvice(name)}`]);
    const advice = `Use a readable YAML file of up to ${MAX_BYTES} bytes`;
    throw new InputError([`${file} can't be read: ${readErrorReason(error)}. ${advice}.`]);
  }
  throw new InputError([`${file} isn't valid UTF-8. Save the file as UTF-8.`]);
}

function readEntry({ isAlias, isMap, isScalar, isSeq }: typeof import('yaml'), entry: Node, report: Report) {
  const pairs = isMap<Node, Node | null>(entry) ? entry.items : [];
  const start = pairs[0]?.key ?? entry;
  const fields = new Map<string, unknown[]>();
  const valueOf = (name: string, node: Node | null, key: Node): unknown => {
    const value = isScalar(node) ? node.value : undefined;
    const problem = isAlias(node) ? 'is an alias. Write the text itself' : valueProblem(name, value);
    if (problem !== undefined) report(node ?? key, problem);
    return typeof value === 'string' ? value.trim() : value;
  };
  let isKnown = true;
  for (const { key, value } of pairs) {
    const name = isScalar(key) ? String(key.value) : '';
    isKnown &&= FIELDS.includes(name);
    const nodes = name === 'expect' && isSeq<Node>(value) ? value.items : [value];
    if (!FIELDS.includes(name)) report(key, `has the unknown field ${quoted(name)}. ${USE_FIELDS}`);
    else if (fields.has(name)) report(key, `has ${name} twice. Remove one of them`);
    else
      fields.set(
        name,
        nodes.map((node) => valueOf(name, node, key)),
      );
  }
  const valuesOf = (name: string): unknown[] => fields.get(name) ?? [];
  const [query, expect] = [valuesOf('query'), valuesOf('expect')];
  if (pairs.length === 0) report(start, `has no fields. ${USE_FIELDS}`);
  // An unknown field is usually a misspelled one, so its own line says what is wrong.
  else if (isKnown) for (const problem of missingFields(query, fields.get('expect'))) report(start, problem);
  const maxRank = valuesOf('max-rank')[0] as number | undefined;
  return { start, query: query.join(''), expect: expect.map(String), maxRank };
}

function missingFields(query: readonly unknown[], expect: readonly unknown[] | undefined): string[] {
  const none = expect ? 'has an empty expect' : 'has no expect';
  return [
    ...(query.length === 0 ? ['has no query. Add it'] : []),
    ...(expect && expect.length > 0 ? [] : [`${none}. Add the page to find`]),
  ];
}
