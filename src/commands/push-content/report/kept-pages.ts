/** Says why pages of the project are kept, and what to do. Pure. */
import type { Inline } from '../../../text/document.js';
import { inputName, setting } from '../../../text/input-names.js';
import { listItems } from '../../../text/list-items.js';
import { pluralize } from '../../../text/pluralize.js';
import { joinParts } from '../../account/comment.js';
import { manifestPathOf } from '../inputs.js';
import { ownPage, type PageReason, type PageStep } from '../plan/steps.js';
import { editsUrlOf, isOlder, type PushFacts } from './facts.js';

/** Paths that a sentence names. */
export const MAX_LISTED = 3;

/** Says why pages are kept: `2 pages were edited in the web editor and stay as they are`. */
export function describeKept(steps: readonly PageStep[]): string {
  const pages = pluralize(steps.length, 'page');
  if (steps.every(isOlder)) return `${pages} existed already and ${stayWord(steps)}`;
  const were = pluralize(steps.length, 'page was', 'pages were');
  if (steps.every(isDeletedThere))
    return `${were} deleted in the web editor and ${steps.length === 1 ? 'stays' : 'stay'} deleted`;
  const how = steps.some(isDeletedThere) ? 'edited or deleted' : 'edited';
  const also = steps.some(isOlder) ? ' or existed already' : '';
  return `${were} ${how} in the web editor${also} and ${stayWord(steps)}`;
}

function stayWord({ length }: readonly PageStep[]): string {
  return length === 1 ? 'stays as it is' : 'stay as they are';
}

export function titleOfKept(steps: readonly PageStep[]): string {
  if (steps.every(isOlder)) return 'Page existed already';
  if (steps.every(isDeletedThere)) return 'Page deleted in the web editor';
  return steps.some(isOlder) ? 'Page kept as it is' : 'Page edited in the web editor';
}

function isDeletedThere({ reason }: PageStep): boolean {
  return reason === 'deleted in the web editor';
}

/** What it takes that pages which people deleted stay deleted; a patch has no deletions. */
export function deletedAdvice(steps: readonly PageStep[]): string[] {
  const files = steps.filter(isDeletedThere).flatMap(({ page }) => page?.file ?? []);
  return files.length === 0
    ? []
    : [`To keep deleted pages deleted, delete their files, too: ${listItems(files, MAX_LISTED)}.`];
}

/** What the input to overwrite is for, as the start of a sentence. */
export function goalOfOverwrite(steps: readonly PageStep[]): string {
  if (steps.every(isOlder)) return 'To replace them by the pages of the folder';
  if (steps.every(isDeletedThere)) return 'To push them again';
  const what = steps.some(isDeletedThere) ? 'edits and deletions' : 'the edits';
  return `To discard ${what} and push the pages of the folder`;
}

/** How to take over what people changed, and what happens otherwise. */
function takeAndLoss(steps: readonly PageStep[]): readonly [string, string] {
  if (steps.every(isOlder)) return ['Add what they have to your files', ''];
  if (steps.every(isDeletedThere)) return ['Delete their files, too', ', which creates the pages again'];
  const edits = ['Add the edits to your files', ', which discards the edits'] as const;
  if (!steps.some(isDeletedThere)) return edits;
  const [take, loss] = edits;
  return [`${take} and delete the files of deleted pages`, `${loss} and creates deleted pages again`];
}

/** What people can do if kept pages stopped the run. */
export function adviceOfStop(steps: readonly PageStep[]): string[] {
  const own = steps.filter(({ page }) => page);
  const [take, loss] = takeAndLoss(own);
  const overwrite = `${take}, or set ${inputName('on-edited')} to overwrite for one run${loss}.`;
  return [...(own.length === 0 ? [] : [overwrite]), ...goneAdvice(steps)];
}

/** No input overwrites or deletes a page that has an edit and left the folder. */
function goneAdvice(steps: readonly PageStep[]): string[] {
  const gone = steps.filter(({ page }) => !page);
  if (gone.length === 0) return [];
  const paths = gone.map(({ path }) => path);
  const pages = gone.length === 1 ? 'this page' : 'these pages';
  return [
    `The folder no longer has ${listItems(paths, MAX_LISTED)}: as soon as your files have what you need of the edits, delete ${pages} in the dashboard.`,
  ];
}

/** Each page costs a request, so a run without prune leaves out many pages that stay for good. */
export function unreadLeftSentence({ unreadLeft: { length } }: PushFacts): string[] {
  if (length === 0) return [];
  const run = `${setting('prune', 'managed')} and ${setting('dry-run', true)}`;
  return [
    `docs-ci didn't look for edits in ${pluralize(length, 'page')} that left the folder. To see whether people edited them, set ${run} for one run: it lists the edits, even if ${inputName('max-deletes')} fails the job.`,
  ];
}

/** What people can do about kept pages. */
export function keptAdvice(steps: readonly PageStep[], facts: PushFacts): Inline[] {
  const own = steps.filter(({ page }) => page);
  return joinParts(
    [
      wrongFolderAdvice(facts),
      ...takeOver(
        steps.filter((step) => ownPage(step) && step.remote),
        facts,
      ),
      deletedAdvice(steps),
      own.length === 0
        ? []
        : [`${goalOfOverwrite(own)}, set ${inputName('on-edited')} to `, { code: 'overwrite' }, ' for one run.'],
      goneAdvice(steps),
      // Mostly, people wrote the pages before docs-ci came.
      lostManifestAdvice(steps, facts),
    ],
    ' ',
  );
}

/** In a first push, `to` may be wrong: then the pages of the folder have nothing to do with those of the project. */
function wrongFolderAdvice({ plan, changes, inputs }: PushFacts): Inline[] {
  const { others, similar = [] } = plan ?? {};
  const hasCreated = inputs.mode === 'publish' && changes.some(({ action }) => action === 'create');
  // What else the page says names the folder already.
  if (others === undefined || similar.length > 0 || (hasCreated && others > 0)) return [];
  const undo = hasCreated && !inputs.dryRun ? `, and ${undoOf(inputs)}` : '';
  return [`If ${inputName('to')} is the wrong folder, change it${undo}.`];
}

/** Only the manifest says which pages docs-ci pushed. */
function lostManifestAdvice(steps: readonly PageStep[], { inputs }: PushFacts): Inline[] {
  const older = steps.filter(isOlder);
  if (older.length === 0) return [];
  const these = older.length === 1 ? 'this page' : 'these pages';
  const which = older.length === steps.length ? these : 'pages that existed already';
  const manifest = { code: manifestPathOf(inputs) };
  return [
    `If docs-ci pushed ${which} earlier, its record is lost: restore an earlier `,
    manifest,
    ' from the Git history of the documentation repository.',
  ];
}

/** How to take back a first push. */
export function undoOf({ to = '.' }: PushFacts['inputs']): string {
  return `delete the created pages and docs-ci-manifest.mdx in ${to}, in the documentation repository`;
}

function takeOver(edits: readonly PageStep[], facts: PushFacts): Inline[][] {
  const { files, artifactUrl, proposal } = facts;
  const url = editsUrlOf(facts);
  if (files.patch === undefined) return [];
  const apply: Inline[] = [...applyPatch(files.patch, artifactUrl), '.'];
  const what = edits.length > 0 && edits.every(isOlder) ? 'the pages of the project' : 'the edits';
  if (proposal?.state !== 'open' || url === undefined)
    return [...replacedTexts(edits, 'edited.patch replaces'), [`To take ${what} into this repository, `, ...apply]];
  const count = proposal.paths.length;
  const merge: Inline[] = ['To take the edits into this repository, merge ', { link: url, text: 'their request' }, '.'];
  if (count >= edits.length) return [merge, ...replacedTexts(edits, 'It replaces')];
  const some = `It has ${count} of ${edits.length}.`;
  return [merge, [some], ...replacedTexts(edits, 'Request and patch replace'), ['For all, ', ...apply]];
}

/** What is lost of a file that gets the text of the project, by the reason of the step. */
export const LOST_TEXTS: { readonly [Reason in PageReason]?: string } = {
  'existed already': ' by that of the project',
  'edited in the web editor and in the folder': ', which changed in the folder, too',
  'created again in the web editor': ', which may have changed in the folder, too',
};

/** Stands before the command: who reads it later has lost the text of the folder. */
function replacedTexts(edits: readonly PageStep[], replaces: string): Inline[][] {
  const namesOf = (steps: readonly PageStep[]): string =>
    listItems(
      steps.map((step) => ownPage(step)?.file ?? step.path),
      MAX_LISTED,
    );
  const groups = Object.entries(LOST_TEXTS).flatMap(([reason, how]): string[] => {
    const steps = edits.filter((step) => step.reason === reason);
    return steps.length === 0 ? [] : [`${replaces} the text of ${namesOf(steps)}${how}.`];
  });
  return groups.length === 0
    ? []
    : [[`${groups.join(' ')} Look at the differences, and keep what you need of both texts.`]];
}

/** The file is on this machine, or in the artifact: the disk of a runner is gone soon after the run. */
function applyPatch(patch: string, artifactUrl: string | undefined): Inline[] {
  if (artifactUrl === undefined) return ['run ', { code: `git apply ${patch}` }];
  return [
    'download ',
    { link: artifactUrl, text: 'edited.patch' },
    ' from the artifact, and run ',
    { code: 'git apply edited.patch' },
  ];
}
