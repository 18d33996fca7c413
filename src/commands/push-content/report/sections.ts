/** Lists what needs the attention of a person, in sections that summary, comment, terminal and annotations show. Pure. */
import type { Annotation } from '../../../hosts/host.js';
import type { Inline } from '../../../text/document.js';
import { pluralize } from '../../../text/pluralize.js';
import { formatBytes } from '../../../text/units.js';
import { shorten } from '../../../text/width.js';
import type { Row, Section } from '../../account/account.js';
import { joinParts } from '../../account/comment.js';
import type { PageProblem } from '../folder/check-pages.js';
import { ownPage, type PageStep } from '../plan/steps.js';
import type { SimilarFolder } from '../project/similar-folders.js';
import type { PushFacts } from './facts.js';
import { describeKept, keptAdvice, titleOfKept, undoOf } from './kept-pages.js';
import { describeLarge, describeUndeleted, obstacleOf } from './stop-reasons.js';
import { inputName, setting } from '../../../text/input-names.js';

/** Longer texts of a table are shortened: parsers and services can quote a whole page. */
const MAX_CELL_LENGTH = 500;

/** A page or a place in a file. */
interface Item {
  readonly name: string;
  readonly text: string;
  readonly file?: string;
  readonly line?: number;
  /** Title of the annotation, if it differs from that of the section. */
  readonly title?: string;
  /** That of the annotation, if it is more than name and text. */
  readonly message?: string;
}

/** What a section is made of. */
interface Attention {
  /** One clause without a full stop. Undefined if the title of the run says it. */
  readonly title?: string;
  readonly items: readonly Item[];
  /** Titles of the columns: one for the names, and one for the texts unless all are the same. */
  readonly head: readonly string[];
  /** Sentences; may be empty. */
  readonly advice: readonly Inline[];
  /** Undefined if the items belong to no file, or if the log has them. */
  readonly annotation?: Required<Pick<Annotation, 'level' | 'title'>>;
}

/** What stopped the run comes first. */
export function sectionsOf(facts: PushFacts): Section[] {
  const place = { code: facts.files.plan ?? 'plan.json' };
  return ATTENTIONS.flatMap((describe) => {
    const found = describe(facts);
    return found && (found.items.length > 0 || found.head.length === 0) ? [{ ...toSection(found), place }] : [];
  });
}

function toSection({ title, items, head, advice, annotation }: Attention): Section {
  const rows = items.map(({ name, text, file, line, title: own, message }, index): Row => ({
    cells: [{ code: name }, shorten(text, MAX_CELL_LENGTH)].slice(0, head.length),
    // The message of the run names the first error.
    isInMessage: annotation?.level === 'error' && index === 0,
    ...(annotation && {
      annotation: {
        ...annotation,
        ...(own !== undefined && { title: own }),
        message: message ?? `${name}: ${text}`,
        ...(file !== undefined && { file }),
        ...(line !== undefined && { line }),
      },
    }),
  }));
  const sentences = advice.length === 0 ? [] : [{ paragraph: advice }];
  return { title, label: head[0] ?? '', head, rows, advice: sentences };
}

const ATTENTIONS: readonly ((facts: PushFacts) => Attention | undefined)[] = [
  ({ stop }) => ({
    ...problemsOf(stop?.kind === 'syntax' ? stop.problems : []),
    advice: [`Fix the pages, or set ${inputName('syntax')} to `, { code: 'none' }, '.'],
    annotation: { level: 'error', title: 'Invalid MDX' },
  }),
  ({ stop }) => ({
    items: stop?.kind === 'too-many-deletes' ? stop.deletes.map(itemOf) : [],
    head: ['Page that would be deleted'],
    advice: [],
  }),
  (facts) => {
    const { stop } = facts;
    const kept = stop?.kind === 'edited' ? stop.steps : facts.kept;
    return {
      ...(stop?.kind !== 'edited' && { title: describeKept(kept) }),
      items: kept.map(itemOf),
      head: ['Page', 'What happened'],
      advice: keptAdvice(kept, facts),
      annotation: { level: 'warning', title: titleOfKept(kept) },
    };
  },
  (facts) => {
    const similar = facts.plan?.similar ?? [];
    const [first] = similar;
    return {
      title:
        first?.kind === 'earlier'
          ? 'The project has pages of this source in another folder, too'
          : `Did you mean the folder ${first?.folder ?? ''}?`,
      items: similar.map(({ folder, reason }) => ({ name: folder, text: reason })),
      head: ['Folder', 'Why'],
      advice: similarAdvice(facts, similar),
      annotation: { level: 'warning', title: 'Other folder' },
    };
  },
  ({ overwritten, inputs, files, artifactUrl }) => {
    const verb = inputs.dryRun || inputs.mode === 'propose' ? 'would be' : 'was';
    const isPlan = inputs.dryRun;
    const changes: Inline[] =
      artifactUrl === undefined
        ? [{ code: files.changes ?? 'changes.diff' }]
        : [{ link: artifactUrl, text: 'changes.diff' }];
    return {
      title: `The text of ${pluralize(overwritten.length, 'page')} ${verb} overwritten`,
      items: overwritten.map((step) => ({
        ...itemOf(step),
        message: `${step.path} ${verb} overwritten: ${step.reason}`,
      })),
      head: ['Page', 'What happened'],
      advice: [
        `The Git history of the documentation repository ${isPlan ? 'keeps the present text' : 'has the text before'}. The lines that ${isPlan ? 'would be' : 'were'} removed are also in `,
        ...changes,
        '.',
      ],
      annotation: { level: 'warning', title: 'Page overwritten' },
    };
  },
  ({ stillInFolder }) => ({
    title: `${pluralize(stillInFolder.length, 'page stays, because its file is', 'pages stay, because their files are')} still in the folder`,
    items: stillInFolder.map((step) => ({ ...itemOf(step), text: describeLeftOut(step) })),
    head: ['Page', 'File'],
    advice: [
      `${inputName('prune')} only deletes pages whose files have left ${inputName('path')}. To delete such a page, move its file out of this folder, or delete the page in the dashboard.`,
    ],
    annotation: { level: 'warning', title: 'Page stays' },
  }),
  ({ large }) => ({
    title: describeLarge(large),
    items: large.map((step) => ({ ...itemOf(step), text: formatBytes(step.page?.sizeBytes ?? 0) })),
    head: ['Page', 'Size'],
    advice: ['Only a push tells the limit of the service, which is often 1 MB. Split the pages, or exclude them.'],
    annotation: { level: 'warning', title: 'Page may be too large' },
  }),
  ({ unreadable }) => ({
    title: pluralize(
      unreadable.length,
      "file couldn't be read and wasn't pushed",
      "files couldn't be read and weren't pushed",
    ),
    items: unreadable.map(({ file, reason }) => ({ name: file, text: reason, file })),
    head: ['File', 'Why'],
    advice: ['Their pages stay as they are. Make the files readable, or exclude them.'],
    annotation: { level: 'warning', title: 'File not read' },
  }),
  ({ unlisted, inputs }) => ({
    title: `Readers may not find ${pluralize(unlisted.length, 'page')}`,
    // An unchanged page keeps its ending in the project.
    items: unlisted.map((step) => ({
      ...itemOf(step),
      ...(step.action === 'unchanged' && step.remote && { name: step.remote.path }),
      text: "the navigation doesn't list it",
    })),
    head: ['Page'],
    advice: [
      `The navigation doesn't list ${unlisted.length === 1 ? 'this page. Add it' : 'these pages. Add them'} in the dashboard${orNavigationGroup(inputs.navigationGroup)}`,
    ],
    annotation: { level: 'warning', title: 'Page not in the navigation' },
  }),
  ({ navigationRaces }) =>
    note(navigationRaces.length > 0, 'The navigation was changed during the run', [
      ...navigationRaces,
      'Correct the navigation in the dashboard.',
    ]),
  ({ problems }) => {
    const section = problemsOf(problems.filter(({ kind }) => kind === 'warning'));
    const title = pluralize(section.items.length, 'warning about syntax', 'warnings about syntax');
    return { ...section, title, annotation: { level: 'warning', title: 'Page not checked' } };
  },
  (facts) => ({
    title: describeUndeleted(facts),
    items: facts.undeleted.map((step) => undeletedItem(step, facts)),
    head: ['Page', 'Why'],
    advice: undeletedAdvice(facts),
    annotation: { level: 'warning', title: 'Page not deleted' },
  }),
  ({ hiddenManifest = '' }) =>
    note(hiddenManifest !== '', `The service doesn't return the manifest ${JSON.stringify(hiddenManifest)}`, [
      'Every run compares all pages, and no page can be deleted.',
    ]),
];

function note(isShown: boolean, title: string, sentences: readonly string[]): Attention | undefined {
  return isShown ? { title, items: [], head: [], advice: [sentences.join(' ')] } : undefined;
}

function itemOf(step: PageStep): Item {
  const { path, reason, renamedTo } = step;
  const text = renamedTo ? `${reason}, which has its text as ${renamedTo.file}` : reason;
  return { name: path, text, file: ownPage(step)?.file };
}

function similarAdvice({ inputs, written }: PushFacts, [first]: readonly SimilarFolder[]): Inline[] {
  const { to = '.', dryRun, mode } = inputs;
  const hasCreated = mode === 'publish' && !dryRun && written.some(({ action }) => action === 'create');
  const undo = `, and ${undoOf(inputs)}`;
  const wrong = `If ${to} is the wrong folder, set ${setting('to', first?.folder ?? '')}${hasCreated ? undo : ''}.`;
  const rest = `If ${to} is right, the pages in the other folder stay: if you don't need them, delete them and docs-ci-manifest.mdx there.`;
  return [first?.kind === 'earlier' ? `${wrong} ${rest}` : wrong];
}

function describeLeftOut({ leftOut }: PageStep): string {
  return leftOut === undefined ? '' : `${leftOut.file}: ${leftOut.reason}`;
}

function isRename({ reason }: PageStep): boolean {
  return reason === 'not deleted, because a new page may be the same one for the service';
}

function isListed({ reason }: PageStep): boolean {
  return reason === 'not deleted, because the navigation lists it';
}

/** Deleting it by hand could delete the new page. */
const NEXT_RUN = 'If the service lists both pages, the next run deletes the old one.';

function undeletedItem(step: PageStep, { inputs }: PushFacts): Item {
  const obstacle = obstacleOf(step);
  const what = `${step.path} ${inputs.dryRun ? "wouldn't be" : "wasn't"} deleted: ${obstacle}.`;
  return { name: step.path, text: obstacle, message: `${what} ${adviceOfUndeleted(step, inputs.navigationGroup)}` };
}

function adviceOfUndeleted(step: PageStep, group: string | undefined): string {
  if (isListed(step)) return `Remove the entry in the dashboard${orNavigationGroup(group)}`;
  if (isRename(step)) return NEXT_RUN;
  return "If you don't need the page, delete it in the dashboard.";
}

function undeletedAdvice({ undeleted, inputs }: PushFacts): Inline[] {
  const listedCount = undeleted.filter(isListed).length;
  const renamedCount = undeleted.filter(isRename).length;
  const entries: Inline[] = [
    `An entry of the navigation without a page breaks builds. Remove the entries in the dashboard${orNavigationGroup(inputs.navigationGroup)}`,
  ];
  const others = `If you don't need the ${listedCount + renamedCount === 0 ? '' : 'other '}pages, delete them in the dashboard.`;
  return joinParts(
    [
      listedCount === 0 ? [] : entries,
      renamedCount === 0 ? [] : [NEXT_RUN],
      listedCount + renamedCount === undeleted.length ? [] : [others],
    ],
    ' ',
  );
}

function problemsOf(problems: readonly PageProblem[]): Pick<Attention, 'items' | 'head' | 'advice'> {
  const items = problems.map(({ title, file, line, column, message }) => {
    const name = `${file}:${line}${column === undefined ? '' : `:${column}`}`;
    return { name, text: message, title, file, line };
  });
  return { items, head: ['Where', 'Problem'], advice: [] };
}

/** The end of a sentence. With a group, docs-ci only takes care of the entries in it. */
function orNavigationGroup(group: string | undefined): string {
  return group === undefined
    ? `, or set ${inputName('navigation-group')} and ${inputName('config-file')} to let docs-ci do it.`
    : '.';
}
