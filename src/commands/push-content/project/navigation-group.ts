/** Parses the configuration file, with its comments, and edits one group of the navigation. All other bytes stay. Pure. */
import { isDeepStrictEqual } from 'node:util';
import type { Node, ParseError } from 'jsonc-parser';
import { InputError } from '../../../api/errors.js';
import { placeOf } from '../../../pages/place.js';
import { listItems } from '../../../text/list-items.js';
import { groupBy } from '../../group-by.js';
import { type EntryExample, type ListItem, renderEntry, renderList, splitList } from './json-list.js';
import { LABEL_FIELDS } from '../../../pages/navigation.js';

const jsonc = () => import(/* webpackChunkName: 'jsonc' */ 'jsonc-parser');

const OPTIONS = { allowTrailingComma: true };

/** Messages list at most this many labels. */
const MAX_LABELS = 20;

export interface GroupChange {
  /** The value of `group`, `tab`, `title` or `label`. */
  readonly label: string;
  /** Places of the pages that docs-ci manages in the project. New entries are sorted among them. */
  readonly own: ReadonlySet<string>;
  readonly add: readonly NewEntry[];
  /** Places. */
  readonly remove: ReadonlySet<string>;
}

export interface NewEntry {
  /** Path in the project, with its ending. */
  readonly path: string;
  readonly title: string;
}

/** The configuration as text, for a service that only returns it as an object. */
export function renderConfig(config: unknown): string {
  return `${JSON.stringify(config, undefined, 2)}\n`;
}

interface Entry extends ListItem {
  readonly value: unknown;
  readonly place: string | undefined;
}

/**
 * The text of the configuration with the changed group. Rejects with InputError if there isn't exactly one group with this
 * label, or if the text isn't JSON.
 */
export async function editGroup(text: string, change: GroupChange): Promise<string> {
  const { parse, stripComments } = await jsonc();
  const valueOf = (one: string): unknown => parse(one, [], OPTIONS);
  const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
  const json = text.slice(mark.length);
  const lists = findLists(await parseConfig(json));
  const list = selectList(lists, change.label);
  const split = splitList(json, list, stripComments);
  const entries = split.items
    .map((item): Entry => ({ ...item, value: valueOf(item.text), place: placeOfNode(item.node) }))
    .filter(({ place }) => place === undefined || !change.remove.has(place));
  if (change.add.length === 0 && entries.length === split.items.length) return text;
  const anywhere = lists.flatMap(({ pages }) => pages.children ?? []).find((node) => placeOfNode(node) !== undefined);
  const sample = anywhere && json.slice(anywhere.offset, anywhere.offset + anywhere.length);
  const example = sample === undefined ? undefined : { text: sample, value: valueOf(sample), isNeighbor: false };
  const items = insertEntries(entries, change, example);
  const edited = renderList({ ...split, items });
  const errors: ParseError[] = [];
  const values: unknown = parse(edited, errors, OPTIONS);
  const expected = items.map(({ value }) => value);
  // Everything outside of the list is copied, so the list is all that can differ.
  if (errors.length > 0 || !isDeepStrictEqual(values, expected)) {
    throw new Error(
      `The group ${JSON.stringify(change.label)} of the navigation couldn't be edited: its text is unusual.`,
    );
  }
  return mark + json.slice(0, list.offset) + edited + json.slice(list.offset + list.length);
}

async function parseConfig(json: string): Promise<Node> {
  const { parseTree } = await jsonc();
  const errors: ParseError[] = [];
  let root: Node | undefined;
  try {
    root = parseTree(json, errors, OPTIONS);
  } catch {
    // The parser calls itself for each level.
  }
  if (root && errors.length === 0) return root;
  throw new InputError(
    ["config-file: the file isn't valid JSON, or it is nested too deeply. Check the path and the file."],
    'navigation-group',
  );
}

/** A `pages` array of the navigation, with the labels of its object. */
interface LabeledList {
  readonly labels: readonly string[];
  readonly pages: Node;
}

function findLists(root: Node): LabeledList[] {
  const lists: LabeledList[] = [];
  const open = [root];
  for (let node = open.pop(); node; node = open.pop()) {
    open.push(...[...(node.children ?? [])].reverse());
    const pages = fieldOf(node, 'pages');
    if (pages?.type !== 'array') continue;
    const labels = LABEL_FIELDS.map((field): unknown => fieldOf(node, field)?.value);
    lists.push({ pages, labels: labels.filter((label) => typeof label === 'string') });
  }
  return lists;
}

/** The value of a field of an object. Of several with one name, the last one counts, as in `JSON.parse`. */
function fieldOf(node: Node, name: string): Node | undefined {
  if (node.type !== 'object') return undefined;
  return node.children?.findLast(({ children }) => children?.[0]?.value === name)?.children?.[1];
}

function selectList(lists: readonly LabeledList[], label: string): Node {
  const [found, another] = lists.filter(({ labels }) => labels.includes(label));
  if (found && !another) return found.pages;
  const problem = found ? 'has more than one group with this label' : 'has no group with this label';
  const existing = [...new Set(lists.flatMap(({ labels }) => labels))];
  const shown = listItems(
    existing.map((one) => JSON.stringify(one)),
    MAX_LABELS,
  );
  const known = shown === '' ? 'No group has pages.' : `The groups with pages are ${shown}.`;
  throw new InputError(
    [
      `navigation-group ${JSON.stringify(label)}: the navigation ${problem}. ${known} Set navigation-group to the label of one group.`,
    ],
    'navigation-group',
  );
}

function placeOfNode(node: Node): string | undefined {
  const value: unknown = node.type === 'string' ? node.value : fieldOf(node, 'path')?.value;
  return typeof value === 'string' ? placeOf(value) : undefined;
}

/** Puts new entries before the next own page by path, else behind the last own page, else at the end. */
function insertEntries(
  entries: readonly Entry[],
  { add, own }: GroupChange,
  example: EntryExample | undefined,
): Entry[] {
  const ownPlaces = entries.map(({ place }) => (place !== undefined && own.has(place) ? place : undefined));
  const endOfOwn = ownPlaces.findLastIndex((place) => place !== undefined) + 1;
  const sorted = add.map((entry) => ({ ...entry, place: placeOf(entry.path) }));
  sorted.sort((a, b) => (a.place < b.place ? -1 : 1));
  const newByIndex = groupBy(sorted, (entry) => {
    const next = ownPlaces.findIndex((place) => place !== undefined && place > entry.place);
    return next >= 0 ? next : endOfOwn || entries.length;
  });
  const isPage = ({ place }: Entry): boolean => place !== undefined;
  return [...entries, undefined].flatMap((entry, index) => {
    const added = newByIndex.get(index);
    if (!added) return entry ?? [];
    const near = entries.slice(0, index).findLast(isPage) ?? entries.slice(index).find(isPage);
    const style = near ? { ...near, isNeighbor: true } : example;
    const rendered = added.map((page): Entry => ({ ...renderEntry(page, style), place: page.place }));
    return entry ? [...rendered, entry] : rendered;
  });
}
