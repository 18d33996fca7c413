/** Renders the comment on a pull or merge request: what a run changed, and where to see it. Pure. */
import { buildDuration } from '../../deployments/describe-build.js';
import { pageUrl } from '../../deployments/page-url.js';
import { phaseOf } from '../../deployments/phase.js';
import { isPage } from '../../pages/place.js';
import { type Block, type Cell, type Inline, isWebUrl } from '../../text/document.js';
import { renderMarkdown } from '../../text/markdown.js';
import { formatCount } from '../../text/pluralize.js';
import { shortCommit } from '../../text/short-id.js';
import { shorten } from '../../text/width.js';
import type { Headline, RunEnding } from '../command.js';
import { type CommentFacts, footnote, joinParts, MAX_COMMENT_LOG_LINES, messageBlocks } from '../comment-parts.js';
import { headlineOf } from './headline.js';
import type { PushInputs } from './inputs.js';
import {
  buildFailureBlocks,
  changedGroupBlocks,
  codeList,
  keptAdvice,
  keptTable,
  limitedTable,
  navigationAdvice,
  problemTable,
  rejectedTable,
} from './page-blocks.js';
import type { PageStep } from './plan/steps.js';
import { changedGroup, countSteps, type PushedPages, pushedPages } from './pushed-pages.js';
import type { PushRecord } from './record.js';

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
    const blocks = commentBlocks(record, inputs, ending, withFacts, maxPages);
    if (renderMarkdown(blocks).length <= MAX_LENGTH) return blocks;
  }
  return commentBlocks(record, inputs, ending, unlinked, 0);
}

/** True if a run has nothing to say on a pull or merge request that has no comment yet. */
export function isUpdateOnly(record: PushRecord, inputs: PushInputs, { outcome }: RunEnding): boolean {
  if (outcome !== 'done') return false;
  return inputs.mode === 'remove' || record.isOlderRun || record.isTakenBack || isWithoutDifference(record, inputs);
}

/** True if neither this run nor the branch of its proposal differs from the documentation. */
function isWithoutDifference(record: PushRecord, inputs: PushInputs): boolean {
  const { changes, kept } = pushedPages(record, inputs.dryRun);
  const hasProposal = inputs.mode === 'propose' && record.branch !== undefined;
  const group = changedGroup(record, inputs.dryRun);
  return changes.length === 0 && kept.length === 0 && group === undefined && !hasProposal;
}

/** The URL of the first page in the preview or on the site; undefined if there is none. */
export function firstPageUrl(record: PushRecord, { dryRun }: Pick<PushInputs, 'dryRun'>): string | undefined {
  const first = pushedPages(record, dryRun).changes.find(({ action, path }) => action !== 'delete' && isPage(path));
  const base = siteUrl(record);
  return first && base !== undefined ? pageUrl(base, `/${first.place}`) : undefined;
}

function siteUrl({ deployment }: PushRecord): string | undefined {
  const url = deployment?.url ?? '';
  return deployment && phaseOf(deployment) === 'ready' && isWebUrl(url) ? url : undefined;
}

function commentBlocks(
  record: PushRecord,
  inputs: PushInputs,
  ending: RunEnding,
  facts: PushCommentFacts,
  maxPages: number,
): Block[] {
  const { text, sign } = titleOf(record, inputs, ending);
  const pages = pushedPages(record, inputs.dryRun);
  const isDone = ending.outcome === 'done';
  const duration = isDone && siteUrl(record) !== undefined ? buildDuration(record.deployment) : undefined;
  const first = joinParts([
    duration === undefined ? [] : [`Built in ${duration}`],
    facts.commitSha === undefined ? [] : ['commit ', { code: shortCommit(facts.commitSha) }],
  ]);
  return [
    { heading: text, level: 3, sign },
    ...(isDone
      ? resultBlocks(record, inputs, pages, facts, maxPages)
      : failureBlocks(record, ending, Math.min(maxPages, MAX_PROBLEMS))),
    ...(isDone || record.isWritten ? noteBlocks(record, inputs, pages) : []),
    footnote(first, record.deployment, facts),
  ];
}

function titleOf(record: PushRecord, inputs: PushInputs, ending: RunEnding): Headline {
  const { deployment } = record;
  const isProposal = inputs.mode === 'propose' && !inputs.dryRun;
  if (ending.outcome === 'done' && inputs.mode !== 'remove' && !record.isOlderRun && !record.isTakenBack) {
    const hasPages = record.plan?.steps.some(({ page }) => page) ?? false;
    if (hasPages && isWithoutDifference(record, inputs))
      return { sign: 'neutral', text: 'No difference: the documentation has all of these pages' };
    if (isProposal && deployment)
      return siteUrl(record) === undefined
        ? { sign: 'working', text: 'Documentation preview started' }
        : { sign: 'good', text: 'Documentation preview is ready' };
  }
  if (inputs.mode === 'remove' && !inputs.dryRun && ending.outcome === 'done')
    return { sign: 'neutral', text: 'Documentation preview was removed' };
  return headlineOf(record, inputs, ending) ?? { sign: 'bad', text: "The pages weren't pushed to the documentation" };
}

/** What the run changed, with links to the preview. */
function resultBlocks(
  record: PushRecord,
  inputs: PushInputs,
  pages: PushedPages,
  { canLinkPages }: PushCommentFacts,
  maxPages: number,
): Block[] {
  const url = siteUrl(record);
  const isPreview = inputs.mode === 'propose';
  if (inputs.mode === 'remove')
    return record.isRemoved ? [{ paragraph: ['The branch ', { code: record.target ?? '' }, ' was deleted.'] }] : [];
  if (record.isOlderRun || record.isTakenBack) return [];
  const isUnpublished = url === undefined && record.branch !== undefined && pages.changes.length > 0;
  const parts: (readonly Inline[])[] = [
    url === undefined ? [] : [{ link: url, text: isPreview ? 'Open the preview' : new URL(url).host, isMain: true }],
    describeChanges(pages.changes, inputs),
    isUnpublished ? ['on the branch ', { code: record.branch ?? '' }] : [],
  ];
  const first = joinParts(parts);
  return [
    ...(first.length > 0 ? [{ paragraph: first }] : []),
    ...(pages.changes.length > 0 && maxPages > 0
      ? [pageTable(pages.changes, canLinkPages ? url : undefined, maxPages)]
      : []),
    ...pullRequestBlocks(record),
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

function pullRequestBlocks({ pullRequest }: PushRecord): Block[] {
  if (!pullRequest) return [];
  const { number, title } = pullRequest;
  return [{ paragraph: `Open pull request in the documentation project: ${title} (${number})` }];
}

function failureBlocks(record: PushRecord, ending: RunEnding, maxRows: number): Block[] {
  const { rejected, syntaxProblems, plan } = record;
  const limit = { rows: maxRows };
  if (ending.outcome === 'gate' && syntaxProblems.length > 0) return [problemTable(syntaxProblems, limit)];
  if (ending.outcome === 'gate' && plan)
    return [keptTable(plan.gated, limit), { paragraph: keptAdvice(plan.gated, record) }];
  if (record.buildError) return buildFailureBlocks(record, MAX_COMMENT_LOG_LINES);
  const url = record.deployment?.url ?? '';
  return [
    ...messageBlocks({ ...ending, message: shorten(ending.message, MAX_MESSAGE_LENGTH) }, [url]),
    ...(rejected.length > 0 ? [rejectedTable(rejected, limit)] : []),
    ...buildFailureBlocks(record, MAX_COMMENT_LOG_LINES),
  ];
}

/** What reviewers have to know beside the changes. */
function noteBlocks(record: PushRecord, inputs: PushInputs, { kept, undeleted }: PushedPages): Block[] {
  const { notInNavigation, missingTargets } = record;
  const blocks: Block[] = [...changedGroupBlocks(record, inputs)];
  if (kept.length > 0) {
    const paths = kept.map(({ path }) => path);
    blocks.push({
      paragraph: [
        { sign: 'warning' },
        ` ${kept.length === 1 ? 'Page' : 'Pages'} kept as ${kept.length === 1 ? 'it is' : 'they are'} at the service: `,
        ...codeList(paths, MAX_LISTED),
        '. ',
        ...keptAdvice(kept, record),
      ],
    });
  }
  if (notInNavigation.length > 0) {
    blocks.push({
      paragraph: [
        { sign: 'warning' },
        ' Not in the navigation, so readers may not find: ',
        ...codeList(notInNavigation, MAX_LISTED),
        '. ',
        ...navigationAdvice(notInNavigation.length, inputs),
      ],
    });
  }
  if (undeleted.length > 0) {
    const paths = undeleted.map(({ path }) => path);
    blocks.push({ paragraph: [{ sign: 'warning' }, ' Not deleted: ', ...codeList(paths, MAX_LISTED), '.'] });
  }
  if (missingTargets.length > 0) {
    const places = missingTargets.map(({ file, line }) => `${file}:${line}`);
    blocks.push({
      paragraph: [{ sign: 'warning' }, ' Images or links that lead nowhere: ', ...codeList(places, MAX_LISTED), '.'],
    });
  }
  return blocks;
}
