/** Renders what summary and comment have in common: what happened, the changes, and tables of pages. Pure. */
import { buildDuration, buildErrorBlocks, buildLogBlocks } from '../../../deployments/describe-build.js';
import { pageUrl } from '../../../deployments/page-url.js';
import { isPage } from '../../../pages/place.js';
import type { Block, Cell, Inline, PlannedChange } from '../../../text/document.js';
import { formatCount, pluralize } from '../../../text/pluralize.js';
import { shorten } from '../../../text/width.js';
import type { Outcome } from '../../command.js';
import { joinParts, messageLine } from '../../comment-parts.js';
import { limitedTable, type TableLimit } from '../../summary-blocks.js';
import { describeChanges, PAST, SIGN } from '../../page-steps.js';
import type { PageStep } from '../plan/steps.js';
import type { PushFacts } from './facts.js';
import { describePushState } from './failed-build.js';
import type { Section } from './sections.js';
import { describeResult, describeWhere, groupSentence } from './ending.js';

/** Longer messages are shortened: parsers and services can quote a whole page. */
const MAX_MESSAGE_LENGTH = 500;

export function sectionTable({ items, head }: Section, limit: TableLimit): Block[] {
  const rows = items.map(({ name, text }) => [{ code: name }, shorten(text, MAX_MESSAGE_LENGTH)].slice(0, head.length));
  return items.length === 0 ? [] : [limitedTable(head, rows, limit)];
}

/** What happened, for a run with a result: where to see it, and how much changed; or why it failed, and what to do. */
export function resultBlocks(facts: PushFacts, outcome: Outcome, maxLogLines?: number): Block[] {
  const { result, deployment, buildError } = facts;
  // The table of a gate says more.
  if (!result || outcome === 'gate') return [];
  const pushes = ['published', 'up-to-date', 'proposed', 'planned'];
  if (outcome === 'done' && facts.hasPages && pushes.includes(result.kind)) return leadBlocks(facts);
  if (buildError) {
    const state = paragraph([describePushState(facts)]);
    return [...state, ...buildErrorBlocks(buildError), ...buildLogBlocks(deployment?.logs, maxLogLines)];
  }
  return [{ paragraph: messageLine(describeResult(facts, result).sentences.join(' ')) }];
}

function leadBlocks(facts: PushFacts): Block[] {
  const isInTitle = facts.changes.length === 0 && !facts.inputs.dryRun;
  const navigation = isInTitle ? [] : groupSentence(facts);
  return [...paragraph(leadOf(facts)), ...paragraph(navigation), ...paragraph(nextStep(facts))];
}

function paragraph(parts: readonly Inline[]): Block[] {
  return parts.some((part) => part !== '') ? [{ paragraph: parts }] : [];
}

function leadOf(facts: PushFacts): Inline[] {
  const { inputs, url, deployment, changes, unchangedCount } = facts;
  const where = inputs.dryRun ? undefined : describeWhere(facts);
  const duration = url === undefined ? undefined : buildDuration(deployment);
  const unchanged = unchangedCount === 0 ? '' : `, ${formatCount(unchangedCount)} unchanged`;
  return joinParts([
    url === undefined
      ? []
      : [{ link: url, text: inputs.mode === 'propose' ? 'Open the preview' : new URL(url).host, isMain: true }],
    where === undefined ? [] : [where],
    // Without changes, the title says the rest.
    changes.length === 0 ? [] : [{ strong: describeChanges(changes) }, unchanged],
    duration === undefined ? [] : [`built in ${duration}`],
  ]);
}

function nextStep({ pullRequest, result }: PushFacts): Inline[] {
  if (pullRequest)
    return [`Open pull request in the documentation project: ${pullRequest.title} (${pullRequest.number})`];
  return result?.kind === 'proposed'
    ? ['To publish the pages, merge the branch ', { code: result.branch }, ' in the documentation project.']
    : [];
}

/** The edits to take into the repository, and where all files of the run are. */
export function fileBlocks({ edits, artifactUrl, files }: PushFacts): Block[] {
  const names = [files.plan, files.changes, files.patch].flatMap((path) => path?.split('/').at(-1) ?? []);
  const patch: Block[] =
    edits === undefined ? [] : [{ details: 'edited.patch', blocks: [{ verbatim: edits, language: 'diff' }] }];
  return artifactUrl === undefined
    ? patch
    : [...patch, { paragraph: ['Files of this run: ', { link: artifactUrl, text: names.join(', ') }] }];
}

/** A change in words: what happened, and why. */
function describeStep({ action, reason, replaces }: PageStep, isPlan: boolean) {
  const change = action as keyof typeof SIGN;
  const why = replaces === undefined ? reason : `${reason}, replaces ${replaces}`;
  return { sign: SIGN[change], verb: isPlan ? action : PAST[change], why };
}

/** The first changes as lines of a plan. */
export function changeLines({ changes, inputs }: PushFacts, rows: number): PlannedChange[] {
  return changes.slice(0, rows).map((step) => {
    const { sign, verb, why } = describeStep(step, inputs.dryRun);
    return { change: sign, columns: [verb, step.path, why] };
  });
}

/** @param base URL of a site whose pages are linked */
export function changeTable({ changes, inputs }: PushFacts, limit: TableLimit, base?: string): Block[] {
  const rows = changes.map((step): Cell[] => {
    const { sign, verb, why } = describeStep(step, inputs.dryRun);
    const { action, path, place } = step;
    const isLink = base !== undefined && action !== 'delete' && isPage(path);
    return [[{ sign }, ` ${verb}`], isLink ? { link: pageUrl(base, `/${place}`), text: path } : { code: path }, why];
  });
  return rows.length === 0 || limit.rows === 0 ? [] : [limitedTable(['Change', 'Page', 'Why'], rows, limit)];
}

/** Rows of a comment that are shown unfolded. */
const MAX_OPEN_COMMENT_ROWS = 10;

/** The first changes, and the others folded below them. */
export function commentTables(facts: PushFacts, rows: number, base?: string): Block[] {
  // Without folded rows, the table itself counts the others.
  const first =
    rows > MAX_OPEN_COMMENT_ROWS ? { ...facts, changes: facts.changes.slice(0, MAX_OPEN_COMMENT_ROWS) } : facts;
  const others = { ...facts, changes: facts.changes.slice(MAX_OPEN_COMMENT_ROWS) };
  const blocks = changeTable(others, { rows: Math.max(0, rows - MAX_OPEN_COMMENT_ROWS) }, base);
  const details = pluralize(others.changes.length, 'more page');
  return [...changeTable(first, { rows }, base), ...(blocks.length > 0 ? [{ details, blocks }] : [])];
}
