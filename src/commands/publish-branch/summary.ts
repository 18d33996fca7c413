/** Summarizes a run: outputs, title and summary. Pure, and works on an incomplete record. */
import { findBuildError } from '../../deployments/build-error.js';
import { buildDuration, buildErrorBlocks, buildLogBlocks } from '../../deployments/describe-build.js';
import { phaseOf } from '../../deployments/phase.js';
import { type Block, type Cell, type Inline, isWebUrl, textOf } from '../../text/document.js';
import { formatDuration } from '../../text/units.js';
import { joinParts } from '../comment-parts.js';
import type { RunEnding, RunSummary } from '../command.js';
import { detailBlocks, foldLong, limitedTable, MAX_ROWS, moreOf } from '../summary-blocks.js';
import type { PublishInputs } from './inputs.js';
import { parseOwnBranch, takesBack } from './names.js';
import type { PublishRecord, Step } from './record.js';
import { countOf, describeCounts, describeResult, unfinishedHeadline } from './words.js';

const SIGN = { create: 'added', update: 'changed', delete: 'removed' } as const;
const WORDS = { create: 'created', update: 'updated', delete: 'deleted', kept: 'kept' } as const;
/** Lines of a list in a terminal. */
const MAX_BRIEF = 10;
/** The error is at the end of a log. */
const MAX_LOG_LINES = 40;

export function summarizePublish(record: PublishRecord, inputs: PublishInputs, ending: RunEnding): RunSummary {
  const { result, deployment, steps } = record;
  const words = result && describeResult(record, inputs, result);
  const url = deployment?.url ?? undefined;
  const counts = countsOf(record);
  return {
    outputs: outputsOf(record, counts),
    counts,
    headline: words?.headline ?? unfinishedHeadline(record, ending.outcome),
    includesMessage: result !== undefined,
    summary: [
      ...leadBlocks(record, words?.sentences ?? []),
      ...warningBlocks(record),
      ...stepTable(record),
      ...wayBackBlocks(record),
      ...runDetails(record, ending),
    ],
    brief: [...(steps && steps.length > 0 ? [{ list: briefSteps(steps, record) }] : []), ...wayBackBlocks(record)],
    links: url === undefined ? [] : [{ label: 'Documentation', url }],
  };
}

function briefSteps(steps: readonly Step[], record: PublishRecord): Cell[] {
  const shown = steps
    .slice(0, MAX_BRIEF)
    .map(({ action, path, reason }): Cell => [
      `${wordOf(action, record)} `,
      { code: path },
      reason === undefined ? '' : `: ${reason}`,
    ]);
  return [...shown, ...moreOf(steps.length, MAX_BRIEF, 'plan.json')];
}

/** Only a merge tells whether a page is deleted. */
function wordOf(action: Step['action'], { isExact }: PublishRecord): string {
  return action === 'delete' && !isExact ? 'perhaps deleted' : WORDS[action];
}

/** Where to see it and how much changed; or why it failed, and what to do. */
function leadBlocks(record: PublishRecord, sentences: readonly string[]): Block[] {
  const { deployment, hasConfigChange, result } = record;
  const { url, logs } = deployment ?? {};
  const phase = deployment && phaseOf(deployment);
  const text: Block[] = sentences.length === 0 ? [] : [{ paragraph: sentences.join(' ') }];
  if (phase === 'error') {
    const error = findBuildError(logs ?? '');
    return [...text, ...(error ? buildErrorBlocks(error) : []), ...buildLogBlocks(logs, MAX_LOG_LINES)];
  }
  if (phase !== 'ready' || result?.kind === 'stopped' || !url || !isWebUrl(url)) return text;
  const parts: Inline[] = [
    { link: url, text: new URL(url).host, isMain: true },
    { strong: describeCounts(record) },
    hasConfigChange ? 'the configuration changed' : '',
    `built in ${buildDuration(deployment) ?? '?'}`,
  ];
  return [{ paragraph: joinParts(parts.filter((part) => textOf(part) !== '').map((part) => [part])) }];
}

function warningBlocks({ warnings, withoutRedirect, unlisted }: PublishRecord): Block[] {
  const list: Cell[] = [
    ...warnings,
    ...withoutRedirect.map(({ path, reason }): Cell => ['The URL of ', { code: path }, ` ends: ${reason ?? ''}.`]),
    ...unlisted.map((path): Cell => ['The navigation does not list the new page ', { code: path }, '.']),
  ];
  const shown = [...list.slice(0, MAX_ROWS), ...moreOf(list.length, MAX_ROWS, 'plan.json')];
  return list.length === 0 ? [] : [{ heading: 'Look at this', level: 3, sign: 'warning' }, { list: shown }];
}

function stepTable(record: PublishRecord): Block[] {
  const { steps = [], files } = record;
  if (steps.length === 0) return [];
  const first = (step: Step): number => (step.action === 'kept' ? 0 : 1);
  const rows = [...steps]
    .sort((a, b) => first(a) - first(b))
    .slice(0, MAX_ROWS)
    .map(({ action, path, reason = '' }): Cell[] => [
      action === 'kept' ? WORDS[action] : [{ sign: SIGN[action] }, ` ${wordOf(action, record)}`],
      { code: path },
      reason,
    ]);
  const limit = { rows: MAX_ROWS, count: steps.length, place: { code: files.plan ?? 'plan.json' } };
  return [...foldLong('Pages', steps.length, [limitedTable(['Change', 'Page', 'Why'], rows, limit)])];
}

function wayBackBlocks({ restorePoint, result }: PublishRecord): Block[] {
  const own = restorePoint === undefined ? undefined : parseOwnBranch(restorePoint);
  if (!own || result?.kind === 'stopped') return [];
  const point = { code: own.name };
  return takesBack(own)
    ? [{ paragraph: ['Git counts what was published as merged. To publish it again, restore ', point, ' first.'] }]
    : [{ paragraph: ['To go back: ', { code: 'mode: restore' }, '. Restore point: ', point] }];
}

function runDetails({ base, source, commitSha, deployment, files }: PublishRecord, { durationMs }: RunEnding): Block[] {
  if (base === undefined) return [];
  const code = (text: string | undefined): Cell | undefined => (text === undefined ? undefined : { code: text });
  return detailBlocks([
    ['Branch', code(base)],
    ['From', code(source)],
    ['Commit', code(commitSha)],
    ['Deployment', code(deployment?.deploymentId)],
    ['Status', deployment?.status],
    ['Plan', code(files.plan)],
    ['Differences', code(files.changes)],
    ['Duration', formatDuration(durationMs)],
  ]);
}

/** Empty before the changes are known. */
function countsOf({ steps, withoutRedirect, unlisted, isExact }: PublishRecord): Record<string, number> {
  if (!steps) return {};
  return {
    created: countOf(steps, 'create'),
    updated: countOf(steps, 'update'),
    ...(isExact && { deleted: countOf(steps, 'delete') }),
    kept: countOf(steps, 'kept'),
    'without-redirect': withoutRedirect.length,
    'not-in-navigation': unlisted.length,
  };
}

function outputsOf(record: PublishRecord, counts: Record<string, number>): RunSummary['outputs'] {
  const { base, commitSha, deployment, files, hasConflict, isComplete, progress, restorePoint, result, steps } = record;
  const isUnknown = progress === 'in-doubt';
  return {
    ...counts,
    changed: isUnknown ? undefined : progress === 'done',
    complete: steps === undefined || result?.kind === 'stopped' ? undefined : isComplete,
    conflict: hasConflict,
    branch: base,
    'commit-sha': commitSha,
    'restore-point': restorePoint,
    'deployment-id': deployment?.deploymentId,
    status: deployment?.status,
    url: deployment?.url ?? undefined,
    plan: files.plan,
    changes: files.changes,
  };
}
