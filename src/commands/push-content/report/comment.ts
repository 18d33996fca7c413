/** Renders the comment on a pull or merge request: what a run changed, and where to see it. Pure. */
import { buildDuration } from '../../../deployments/describe-build.js';
import { pageUrl } from '../../../deployments/page-url.js';
import { isPage } from '../../../pages/place.js';
import type { Block, Cell, Inline } from '../../../text/document.js';
import { renderMarkdown } from '../../../text/markdown.js';
import { formatCount } from '../../../text/pluralize.js';
import { shortCommit } from '../../../text/short-id.js';
import { shorten } from '../../../text/width.js';
import { type Headline, type RunEnding, titleBlock } from '../../command.js';
import { type CommentFacts, footnote, joinParts, MAX_COMMENT_LOG_LINES, messageBlocks } from '../../comment-parts.js';
import type { PushInputs } from '../inputs.js';
import type { PageStep } from '../plan/steps.js';
import type { PushRecord } from '../result.js';
import { changedGroup, countSteps, hasPages, type PushedPages, pushedPages } from './pages.js';
import {
  buildFailureBlocks,
  changedGroupBlocks,
  codeList,
  keptAdvice,
  limitedTable,
  navigationAdvice,
  stopBlocks,
} from './sections.js';
import { branchOf, headlineOf, previewName, siteUrl } from './words.js';

/** GitHub's limit is 65,536 characters. Long paths can make a comment of 50 pages longer than that. */
const MAX_LENGTH = 60_000;
const MAX_PAGES = 50;
const MAX_PROBLEMS = 10;
const MAX_LISTED = 5;
/** Messages can quote a whole page. */
const MAX_MESSAGE_LENGTH = 3_000;

export interface PushCommentFacts extends CommentFacts {
  /** Commit of the repository that the pages are from. */
  readonly commitSha?: string;
  /** True if the first page responds at its URL in the preview, so pages can be links. */
  readonly canLinkPages: boolean;
}

export function renderComment(
  record: PushRecord,
  inputs: PushInputs,
  ending: RunEnding,
  facts: PushCommentFacts,
): readonly Block[] {
  const unlinked = { ...facts, canLinkPages: false };
  const attempts = [
    [facts, MAX_PAGES],
    [unlinked, MAX_PAGES],
    [unlinked, MAX_PROBLEMS],
  ] as const;
  for (const [withFacts, maxPages] of attempts) {
    const blocks = commentBlocks(record, inputs, ending, { ...withFacts, maxPages });
    if (renderMarkdown(blocks).length <= MAX_LENGTH) return blocks;
  }
  return commentBlocks(record, inputs, ending, { ...unlinked, maxPages: 0 });
}

/** True if a run has nothing to say on a pull or merge request that has no comment yet. */
export function isUpdateOnly(record: PushRecord, inputs: PushInputs): boolean {
  const { result } = record;
  if (!result || isFailed(record)) return false;
  if (['removed', 'removal-planned', 'older-run', 'taken-back'].includes(result.kind)) return true;
  return isWithoutDifference(record, inputs);
}

function isFailed({ result, deployment }: PushRecord): boolean {
  return result?.kind === 'stopped' || deployment?.status === 'error' || deployment?.status === 'cancelled';
}

/** True if neither this run nor the branch of its proposal differs from the documentation. */
function isWithoutDifference(record: PushRecord, inputs: PushInputs): boolean {
  if (record.result?.kind === 'proposed') return false;
  const { changes, kept } = pushedPages(record, inputs.dryRun);
  return changes.length === 0 && kept.length === 0 && changedGroup(record, inputs.dryRun) === undefined;
}

/** The URL of the first page in the preview or on the site; undefined if there is none. */
export function firstPageUrl(record: PushRecord, { dryRun }: Pick<PushInputs, 'dryRun'>): string | undefined {
  const first = pushedPages(record, dryRun).changes.find(({ action, path }) => action !== 'delete' && isPage(path));
  const base = siteUrl(record);
  return first && base !== undefined ? pageUrl(base, `/${first.place}`) : undefined;
}

interface ShownFacts extends PushCommentFacts {
  readonly maxPages: number;
}

function commentBlocks(record: PushRecord, inputs: PushInputs, ending: RunEnding, facts: ShownFacts): Block[] {
  const pages = pushedPages(record, inputs.dryRun);
  const isDone = ending.outcome === 'done';
  const duration = isDone && siteUrl(record) !== undefined ? buildDuration(record.deployment) : undefined;
  const first = joinParts([
    duration === undefined ? [] : [`Built in ${duration}`],
    facts.commitSha === undefined ? [] : ['commit ', { code: shortCommit(facts.commitSha) }],
  ]);
  const isThere = isDone || record.progress === 'done';
  return [
    titleBlock(titleOf(record, inputs, ending), ending, 3),
    ...(isDone ? resultBlocks(record, inputs, pages, facts) : failureBlocks(record, ending, facts.maxPages)),
    ...(isThere ? changedGroupBlocks(record, inputs) : []),
    ...(isThere ? noteBlocks(record, inputs, pages) : []),
    footnote(first, record.deployment, facts),
  ];
}

function titleOf(record: PushRecord, inputs: PushInputs, ending: RunEnding): Headline {
  const { result, deployment } = record;
  const isGood = ending.outcome === 'done';
  if (isGood && result?.kind === 'removed') return { sign: 'neutral', text: 'Documentation preview was removed' };
  const isNormal = result && ['published', 'up-to-date', 'proposed', 'planned'].includes(result.kind);
  if (isGood && isNormal && hasPages(record) && isWithoutDifference(record, inputs))
    return { sign: 'neutral', text: 'No difference: the documentation has all of these pages' };
  if (isGood && result?.kind === 'proposed' && deployment)
    return siteUrl(record) === undefined
      ? { sign: 'working', text: 'Documentation preview started' }
      : { sign: 'good', text: 'Documentation preview is ready' };
  return headlineOf(record, inputs, ending) ?? { sign: 'bad', text: "The pages weren't pushed to the documentation" };
}

/** What the run changed, with links to the preview. */
function resultBlocks(record: PushRecord, inputs: PushInputs, pages: PushedPages, facts: ShownFacts): Block[] {
  const { result } = record;
  const url = siteUrl(record);
  const branch = branchOf(record);
  if (result?.kind === 'removed')
    return result.branches.map((name) => ({ paragraph: ['The branch ', { code: name }, ' was deleted.'] }));
  if (result?.kind === 'removal-planned' || result?.kind === 'older-run' || result?.kind === 'taken-back') return [];
  const isUnpublished = !inputs.dryRun && url === undefined && branch !== undefined && pages.changes.length > 0;
  const text =
    inputs.mode === 'propose' ? `Open the ${previewName(record)}` : new URL(url ?? 'https://none.invalid').host;
  const first = joinParts([
    url === undefined ? [] : [{ link: url, text, isMain: true }],
    describeChanges(pages.changes, inputs),
    isUnpublished ? ['on the branch ', { code: branch }] : [],
  ]);
  const { pullRequest } = record;
  return [
    ...(first.length > 0 ? [{ paragraph: first }] : []),
    ...(pages.changes.length > 0 && facts.maxPages > 0
      ? [pageTable(pages.changes, facts.canLinkPages ? url : undefined, facts.maxPages)]
      : []),
    ...(pullRequest
      ? [{ paragraph: `Open pull request in the documentation project: ${pullRequest.title} (${pullRequest.number})` }]
      : []),
  ];
}

/** Returns `3 new, 8 changed, 1 deleted in reference/api`. */
function describeChanges(changes: readonly PageStep[], { to }: PushInputs): Inline[] {
  const counts = [
    [countSteps(changes, 'create'), 'new'],
    [countSteps(changes, 'update'), 'changed'],
    [countSteps(changes, 'delete'), 'deleted'],
  ] as const;
  const parts = counts.filter(([count]) => count > 0).map(([count, word]) => `${formatCount(count)} ${word}`);
  if (parts.length === 0) return [];
  const folder: Inline[] = to === undefined || to === '.' ? [] : [' in ', { code: to }];
  return [parts.join(', '), ...folder];
}

const CHANGE = { create: 'new', update: 'changed', delete: 'deleted' } as const;

function pageTable(changes: readonly PageStep[], url: string | undefined, maxPages: number): Block {
  return limitedTable(
    ['Page', 'Change'],
    changes,
    ({ action, path, place, movedFrom, isOldKept }): Cell[] => {
      const isLink = url !== undefined && action !== 'delete' && isPage(path);
      const change = CHANGE[action as keyof typeof CHANGE];
      return [
        isLink ? { link: pageUrl(url, `/${place}`), text: path } : { code: path },
        movedFrom === undefined
          ? change
          : ['moved from ', { code: movedFrom }, ...(isOldKept ? [', which stays'] : [])],
      ];
    },
    { rows: maxPages },
  );
}

function failureBlocks(record: PushRecord, ending: RunEnding, maxPages: number): Block[] {
  const { result, deployment } = record;
  const blocks =
    result?.kind === 'stopped' ? stopBlocks(result.reason, record, { rows: Math.min(maxPages, MAX_PROBLEMS) }) : [];
  if (ending.outcome === 'gate') return blocks;
  const build = buildFailureBlocks(record, MAX_COMMENT_LOG_LINES);
  if (build.length > 0) return build;
  const message = shorten(ending.message, MAX_MESSAGE_LENGTH);
  return [...messageBlocks({ ...ending, message }, [deployment?.url ?? '']), ...blocks];
}

/** What reviewers have to know beside the changes. */
function noteBlocks(record: PushRecord, inputs: PushInputs, { kept, undeleted }: PushedPages): Block[] {
  const unlisted = record.plan?.unlisted ?? [];
  const { missingTargets } = record.check;
  const stay = kept.length === 1 ? 'Page kept as it is' : 'Pages kept as they are';
  const pathsOf = (items: readonly { readonly path: string }[]): string[] => items.map(({ path }) => path);
  const notes: (readonly [text: string, names: readonly string[], advice: Inline[]])[] = [
    [`${stay} at the service`, pathsOf(kept), [' ', ...keptAdvice(kept, record)]],
    ['Not in the navigation, so readers may not find', unlisted, [' ', ...navigationAdvice(unlisted.length, inputs)]],
    ['Not deleted', pathsOf(undeleted), []],
    ['Images or links that lead nowhere', missingTargets.map(({ file, line }) => `${file}:${line}`), []],
  ];
  const races = record.navigationRaces.map((race): Block => ({ paragraph: [{ sign: 'warning' }, ` ${race}`] }));
  const shown = notes
    .filter(([, names]) => names.length > 0)
    .map(([text, names, advice]): Block => ({
      paragraph: [{ sign: 'warning' }, ` ${text}: `, ...codeList(names, MAX_LISTED), '.', ...advice],
    }));
  return [...shown, ...races];
}
