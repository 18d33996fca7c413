/** Renders what summary and comment have in common: what happened, the changes, and tables of pages. Pure. */
import { buildDuration, buildErrorBlocks, buildLogBlocks } from '../../../deployments/describe-build.js';
import { pageUrl } from '../../../deployments/page-url.js';
import { isPage } from '../../../pages/place.js';
import type { Block, Inline } from '../../../text/document.js';
import { formatCount, pluralize } from '../../../text/pluralize.js';
import type { Outcome } from '../../command.js';
import { type Row, type Section, sectionTable } from '../../account/account.js';
import { joinParts, messageLine } from '../../account/comment.js';
import { describeChanges, PAST, PLANNED, SIGN } from '../../account/page-changes.js';
import type { ChangeStep } from '../plan/steps.js';
import type { PushFacts } from './facts.js';
import { RESULTS } from '../record.js';
import { describePushState } from './failed-build.js';
import {
  deletedSentence,
  describeResult,
  describeWhere,
  entriesSentence,
  groupSentence,
  manifestSentence,
  othersSentence,
} from './ending.js';

/** What happened, for a run with a result: where to see it, and how much changed; or why it failed, and what to do. */
export function resultBlocks(facts: PushFacts, outcome: Outcome, maxLogLines?: number): Block[] {
  const { result, deployment, buildError } = facts;
  // The table of a gate says more.
  if (!result || outcome === 'gate') return [];
  if (outcome === 'done' && facts.hasPages && RESULTS[result.kind].showsPages) return leadBlocks(facts);
  if (buildError) {
    const state = paragraph([describePushState(facts)]);
    return [...state, ...buildErrorBlocks(buildError), ...buildLogBlocks(deployment?.logs, maxLogLines)];
  }
  return [{ paragraph: messageLine(describeResult(facts, result).sentences.join(' ')) }];
}

function leadBlocks(facts: PushFacts): Block[] {
  const isInTitle = facts.changes.length === 0 && !facts.inputs.dryRun;
  const navigation = isInTitle ? entriesSentence(facts) : groupSentence(facts);
  return [
    ...paragraph(leadOf(facts)),
    ...paragraph(deletedSentence(facts)),
    ...paragraph(othersSentence(facts)),
    ...paragraph(manifestSentence(facts)),
    ...paragraph(navigation.length === 0 ? [] : [navigation.join(' ')]),
    ...paragraph(nextStep(facts)),
  ];
}

function paragraph(parts: readonly Inline[]): Block[] {
  return parts.some((part) => part !== '') ? [{ paragraph: parts }] : [];
}

function leadOf(facts: PushFacts): Inline[] {
  const { inputs, url, deployment, changes, unchangedCount, isOwnDeployment } = facts;
  const where = inputs.dryRun ? undefined : describeWhere(facts);
  const duration = url === undefined || !isOwnDeployment ? undefined : buildDuration(deployment);
  const unchanged = unchangedCount === 0 ? '' : `, ${formatCount(unchangedCount)} unchanged`;
  return joinParts([
    url === undefined
      ? []
      : [{ link: url, text: inputs.mode === 'propose' ? 'Open the preview' : new URL(url).host, isMain: true }],
    where === undefined ? [] : [where],
    // Without changes, the title says the rest.
    changes.length === 0 ? [] : [{ strong: describeChanges(changes, inputs.dryRun ? PLANNED : PAST) }, unchanged],
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
function describeStep({ action, reason, replaces }: ChangeStep, isPlan: boolean) {
  const why = replaces === undefined ? reason : `${reason}, replaces ${replaces}`;
  return { sign: SIGN[action], verb: isPlan ? action : PAST[action], why };
}

/** @param base URL of a site whose pages are linked */
export function changeSection({ changes, inputs, files }: PushFacts, base?: string): Section {
  const rows = changes.map((step): Row => {
    const { sign, verb, why } = describeStep(step, inputs.dryRun);
    const { action, path, place } = step;
    const isLink = base !== undefined && action !== 'delete' && isPage(path);
    return { sign, cells: [verb, isLink ? { link: pageUrl(base, `/${place}`), text: path } : { code: path }, why] };
  });
  return { label: 'Changes', head: ['Change', 'Page', 'Why'], rows, place: { code: files.plan ?? 'plan.json' } };
}

/** Rows of a comment that are shown unfolded. */
const MAX_OPEN_COMMENT_ROWS = 10;

/** The first changes, and the others folded below them. */
export function commentTables(facts: PushFacts, rows: number, base?: string): Block[] {
  const section = { ...changeSection(facts, base), place: undefined };
  if (rows === 0 || section.rows.length === 0) return [];
  // Without folded rows, the table itself counts the others.
  if (rows <= MAX_OPEN_COMMENT_ROWS) return [sectionTable(section, rows)];
  const first = { ...section, rows: section.rows.slice(0, MAX_OPEN_COMMENT_ROWS) };
  const others = { ...section, rows: section.rows.slice(MAX_OPEN_COMMENT_ROWS) };
  if (others.rows.length === 0) return [sectionTable(first, rows)];
  const blocks = [sectionTable(others, rows - MAX_OPEN_COMMENT_ROWS)];
  return [sectionTable(first, rows), { details: pluralize(others.rows.length, 'more page'), blocks }];
}
