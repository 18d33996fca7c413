/** Parses the configuration file, with its comments, and edits one group of the navigation. All other bytes stay. Pure. */
import type { Node, ParseError } from 'jsonc-parser';
import { InputError } from '../../../api/errors.js';
import { placeOf } from '../../../pages/place.js';
import { listItems } from '../../../text/list-items.js';
import { formatCount } from '../../../text/pluralize.js';
import { type EntryText, type Layout, layoutOf, renderEntry, renderList } from './list-layout.js';
import { LABEL_FIELDS } from '../../../pages/navigation.js';
import { inputName } from '../../../text/input-names.js';

const jsonc = () => import(/* webpackChunkName: 'jsonc' */ 'jsonc-parser');

const OPTIONS = { allowTrailingComma: true };

/** Messages list at most this many labels or entries. */
const MAX_LISTED = 20;

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

/** An entry of the list, as it is in the file or is to be there. */
interface Entry extends EntryText {
  /** Undefined for a group or a link. */
  readonly place: string | undefined;
}

/** For the first page of a navigation. */
const PLAIN: EntryText = { text: '""', value: '' };

/**
 * The text of the configuration with the changed group. Rejects with InputError if there isn't exactly one group with this
 * label, if the text isn't JSON, or if the edit would lose a comment.
 */
export async function editGroup(text: string, change: GroupChange): Promise<string> {
  const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
  const json = text.slice(mark.length);
  const lists = findLists(await parseConfig(json));
  const list = selectList(lists, change.label);
  const before = await entriesOf(json, list.children);
  const kept = before.filter(({ place }) => place === undefined || !change.remove.has(place));
  if (change.add.length === 0 && kept.length === before.length) return text;
  const page = lists.flatMap(({ pages }) => pages.children ?? []).find((node) => placeOfNode(node) !== undefined);
  const [example = PLAIN] = await entriesOf(json, page && [page]);
  const layout = layoutOf(json, list);
  const after = insertEntries(kept, change, { example, layout });
  const edited = await setList(json, list, after, layout);
  if ('obstacle' in edited) throw refusal(change.label, edited.obstacle, before, after);
  return mark + edited.text;
}

/** Places of the entries that the change takes out of the group, in their order. */
export async function removedPlaces(text: string, { label, remove }: GroupChange): Promise<readonly string[]> {
  const nodes = selectList(findLists(await parseConfig(text)), label).children ?? [];
  return nodes.flatMap((node) => placeOfNode(node) ?? []).filter((place) => remove.has(place));
}

async function entriesOf(json: string, nodes: readonly Node[] = []): Promise<Entry[]> {
  const { getNodeValue } = await jsonc();
  return nodes.map((node) => ({
    text: json.slice(node.offset, node.offset + node.length),
    value: getNodeValue(node) as unknown,
    place: placeOfNode(node),
  }));
}

async function setList(
  json: string,
  list: Node,
  entries: readonly Entry[],
  layout: Layout,
): Promise<{ readonly text: string } | { readonly obstacle: string }> {
  const { applyEdits, getNodePath, modify, stripComments } = await jsonc();
  const values = entries.map(({ value }) => value);
  const [edit] = modify(json, getNodePath(list), values, {});
  // `modify` finds the first field with a name, but the last one counts.
  if (edit?.offset !== list.offset) return { obstacle: 'two fields of one object have the same name' };
  const current = json.slice(list.offset, list.offset + list.length);
  if (stripComments(current, ' ') !== current) return { obstacle: 'a comment in the list would be lost' };
  // The layout of the library takes half a minute for 10,000 entries.
  const texts = entries.map(({ text }) => text);
  return { text: applyEdits(json, [{ ...edit, content: renderList(texts, layout) }]) };
}

function refusal(label: string, obstacle: string, before: readonly Entry[], after: readonly Entry[]): InputError {
  const [old, current] = [new Set(before), new Set(after)];
  const added = after.filter((entry) => !old.has(entry));
  const removed = before.filter((entry) => !current.has(entry));
  const todo = [
    ...(added.length > 0 ? [`add ${listEntries(added)}`] : []),
    ...(removed.length > 0 ? [`remove ${listEntries(removed)}`] : []),
  ];
  return new InputError(
    [
      `${inputName('navigation-group')}: ${JSON.stringify(label)}: docs-ci doesn't edit the list of pages, because ${obstacle}. Edit the list in the documentation project: ${todo.join(', and ')}.`,
    ],
    'navigation-group',
  );
}

/** As JSON, to be copied. */
function listEntries(entries: readonly Entry[]): string {
  const shown = entries.slice(0, MAX_LISTED).map(({ value }) => JSON.stringify(value));
  const rest = entries.length - shown.length;
  return [...shown, ...(rest > 0 ? [`and ${formatCount(rest)} more`] : [])].join(', ');
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
    [
      `${inputName('config-file')}: the file isn't valid JSON, or it is nested too deeply. Check the path and the file.`,
    ],
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
    MAX_LISTED,
  );
  const known = shown === '' ? 'No group has pages.' : `The groups with pages are ${shown}.`;
  throw new InputError(
    [
      `${inputName('navigation-group')}: ${JSON.stringify(label)}: the navigation ${problem}. ${known} Set ${inputName('navigation-group')} to the label of one group.${found ? '' : ` To use a new group, first add it to the configuration, with an empty list "pages".`}`,
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
  { example, layout }: { readonly example: EntryText; readonly layout: Layout },
): Entry[] {
  const isOwn = ({ place }: Entry): boolean => place !== undefined && own.has(place);
  const isPage = ({ place }: Entry): boolean => place !== undefined;
  const sorted = add.map((page) => ({ ...page, place: placeOf(page.path) }));
  sorted.sort((a, b) => (a.place < b.place ? -1 : 1));
  const end = entries.findLastIndex(isOwn) + 1 || entries.length;
  const after: Entry[] = [];
  let near = entries.find(isPage) ?? example;
  let count = 0;
  for (const [index, entry] of [...entries, undefined].entries()) {
    const limit = entry && isOwn(entry) ? entry.place : undefined;
    for (let page = sorted[count]; page; page = sorted[count]) {
      if (index !== end && (limit === undefined || page.place > limit)) break;
      after.push({ ...renderEntry(page, near, layout), place: page.place });
      count += 1;
    }
    if (!entry) continue;
    after.push(entry);
    if (isPage(entry)) near = entry;
  }
  return after;
}
