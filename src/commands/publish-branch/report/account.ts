/** Summarizes a run: outputs, title and summary. Pure, and works on an incomplete record. */
import { findBuildError } from '../../../deployments/build-error.js';
import { buildDuration, buildErrorBlocks, buildLogBlocks } from '../../../deployments/describe-build.js';
import { phaseOf } from '../../../deployments/phase.js';
import type { Annotation } from '../../../hosts/host.js';
import { type Block, type Cell, type Inline, isWebUrl, textOf } from '../../../text/document.js';
import { upperFirst } from '../../../text/sentences.js';
import { formatDuration } from '../../../text/units.js';
import { shellWord, yamlText } from '../../../text/typed-values.js';
import { setting } from '../../../text/input-names.js';
import { joinParts } from '../../account/comment.js';
import type { Account, Row, Section } from '../../account/account.js';
import type { RunEnding } from '../../command.js';
import { countSteps, SIGN } from '../../account/page-changes.js';
import { codeOf, detailBlocks, FOUND_DEPLOYMENT, withoutDryRun } from '../../account/blocks.js';
import { isExact, type PublishInputs } from '../inputs.js';
import { parseOwnBranch, takesBack } from '../names.js';
import type { PublishRecord, Step } from '../record.js';
import {
  countMissed,
  describeCounts,
  describeResult,
  hasPlannedChange,
  leftOpen,
  unfinishedHeadline,
  verbsOf,
} from './ending.js';

const PLAN = { code: 'plan.json' };
/** The error is at the end of a log. */
const MAX_LOG_LINES = 40;

export function accountOf(record: PublishRecord, inputs: PublishInputs, ending: RunEnding): Account {
  const { result, deployment } = record;
  const words = result && describeResult(record, inputs, result);
  const url = deployment?.url ?? undefined;
  const counts = countsOf(record, inputs);
  return {
    outputs: outputsOf(record, counts),
    counts,
    headline: words?.headline ?? unfinishedHeadline(record, ending.outcome),
    lead: words && leadBlocks(record, inputs, words.sentences),
    isLeadInMessage: !showsBuild(record),
    sections: [warningSection(record, inputs), stepSection(record, inputs), openSection(record, inputs)],
    next: result?.kind === 'planned' ? planBlocks(inputs, record) : wayBackBlocks(record),
    details: runDetails(record, ending),
    links: url === undefined ? [] : [{ label: 'Documentation', url }],
  };
}

/** True if the page shows a build of this run, or why one failed. */
function showsBuild({ deployment, result }: PublishRecord): boolean {
  const phase = deployment && phaseOf(deployment);
  return phase === 'error' || (phase === 'ready' && result?.kind === 'merged');
}

/** True if the site stands in the place of the sentences. */
function leadsWithLink({ deployment, result }: PublishRecord): boolean {
  const isFollowed = result?.kind === 'merged' || result?.kind === 'nothing';
  return isFollowed && deployment !== undefined && phaseOf(deployment) === 'ready' && isWebUrl(deployment.url ?? '');
}

/** What the page would lose of the message. */
function openSection(record: PublishRecord, inputs: PublishInputs): Section {
  const { result } = record;
  const isFollowed = result?.kind === 'merged' || result?.kind === 'nothing';
  const left = isFollowed && leadsWithLink(record) ? leftOpen(record, inputs, result) : [];
  return { label: 'Left', head: [], rows: left.map((sentence) => ({ cells: [sentence], isInMessage: true })) };
}

/** Where to see it and how much changed; or why it failed, and what to do. */
function leadBlocks(record: PublishRecord, inputs: PublishInputs, sentences: readonly string[]): Block[] {
  const { deployment, hasConfigChange } = record;
  const { url, logs } = deployment ?? {};
  const phase = deployment && phaseOf(deployment);
  const text: Block[] = sentences.length === 0 ? [] : [{ paragraph: sentences.join(' ') }];
  if (phase === 'error') {
    const error = findBuildError(logs ?? '');
    return [...text, ...(error ? buildErrorBlocks(error) : []), ...buildLogBlocks(logs, MAX_LOG_LINES)];
  }
  if (!url || !leadsWithLink(record)) return text;
  const parts: Inline[] = [
    { link: url, text: new URL(url).host, isMain: true },
    { strong: describeCounts(record, inputs) },
    hasConfigChange ? 'the configuration changed' : '',
    describeBuild(record),
  ];
  return [{ paragraph: joinParts(parts.filter((part) => textOf(part) !== '').map((part) => [part])) }];
}

/** Another run may have started the build of a deployment that this one only found. */
function describeBuild({ deployment, result }: PublishRecord): string {
  return result?.kind === 'merged' ? `built in ${buildDuration(deployment) ?? '?'}` : '';
}

/** What to do about a page that a restore leaves without an entry. */
const UNREACHED = 'Readers may not reach the page: add it to the navigation, or delete it';

function warningSection({ warnings, steps = [], lostRedirects }: PublishRecord, inputs: PublishInputs): Section {
  const risks = steps.flatMap(({ action, path, reason = '', risk }): Cell[] => {
    if (risk === undefined) return [];
    const page = { code: path };
    if (risk === 'without-redirect') return [['The URL of ', page, ` ends. ${upperFirst(reason)}.`]];
    if (inputs.mode !== 'restore') return [['The navigation does not list the new page ', page, '.']];
    return action === 'kept'
      ? [['The restored navigation does not list ', page, `, which stays. ${UNREACHED}.`]]
      : [['The navigation does not list ', page, `, which comes back. ${UNREACHED}.`]];
  });
  const lost = lostRedirects.map((source): Cell => ['The redirect of ', { code: source }, ' ends: add it again.']);
  const rows = [...warnings.map(warningRow), ...[...risks, ...lost].map((cell) => ({ cells: [cell] }))];
  return { title: 'Look at this', label: 'Warnings', head: [], rows, place: PLAN };
}

function warningRow(message: string): Row {
  return { cells: [message], annotation: { level: 'warning', title: 'publish-branch', message } };
}

function stepSection(record: PublishRecord, inputs: PublishInputs): Section {
  const { steps = [], files } = record;
  const verbs = { ...verbsOf(record, inputs), kept: 'kept' };
  const signs = { ...SIGN, kept: 'neutral' } as const;
  const isKept = ({ action }: Step): boolean => action === 'kept';
  const keptFirst = [...steps.filter(isKept), ...steps.filter((step) => !isKept(step))];
  const rows = keptFirst.map((step): Row => ({
    sign: signs[step.action],
    cells: [verbs[step.action], { code: step.path }, step.reason ?? ''],
    ...(isKept(step) && { annotation: keptAnnotation(step) }),
  }));
  return { label: 'Pages', head: ['Change', 'Page', 'Why'], rows, place: files.plan ? { code: files.plan } : PLAN };
}

/** The table is only in the summary, but the log names what a restore leaves, too. */
function keptAnnotation({ path, reason = '', risk }: Step): Annotation {
  const advice = risk === undefined ? '' : ` ${UNREACHED}.`;
  return { level: 'warning', title: 'publish-branch', message: `${path} is left as it is: ${reason}.${advice}` };
}

/** How to do what the run only planned. */
function planBlocks({ dryRun, mode, trial }: PublishInputs, record: PublishRecord): Block[] {
  if (!hasPlannedChange(record)) return [];
  const goal = mode === 'restore' ? 'restore' : 'publish';
  if (mode !== 'check') return dryRun ? withoutDryRun(goal, 'editor') : [];
  // A trial has shown the role.
  const needed = trial && !dryRun ? '' : ", which needs an editor key: this run didn't check the role of the key";
  return [{ paragraph: `Run with ${setting('mode', 'publish')} to publish${needed}.` }];
}

function wayBackBlocks({ result, wayBack }: PublishRecord): Block[] {
  const own = parseOwnBranch(wayBack?.inputs.find(([name]) => name === 'restore-point')?.[1] ?? '');
  if (!own || !wayBack || result?.kind === 'stopped') return [];
  const [why, goal] = takesBack(own)
    ? ['Git counts what was published as merged. ', 'To publish it again, first']
    : ['', 'To go back,'];
  const { inputs, isCommand } = wayBack;
  if (isCommand) {
    const flags = inputs.map(([name, value]) => `--${name} ${shellWord(value)}`);
    return [
      { paragraph: `${why}${goal} run:` },
      { verbatim: `docs-ci publish-branch ${flags.join(' ')}`, toCopy: true },
    ];
  }
  const parts = inputs.flatMap(([name, value], index): Inline[] => [
    index === 0 ? '' : ', ',
    { code: `${name}: ${yamlText(value)}` },
  ]);
  // Only labels of publications are found.
  const label: Inline[] =
    own.kind === 'publish'
      ? [
          ' Instead of the long name, you can type ',
          { code: own.label },
          ', unless a later publication has this label.',
        ]
      : [];
  return [{ paragraph: [`${why}${goal} run the job with `, ...parts, '.', ...label] }];
}

function runDetails(record: PublishRecord, { durationMs }: RunEnding): Block[] {
  const { base, source, commitSha, deployment, files, progress } = record;
  if (base === undefined) return [];
  const [started, status] = progress === 'none' ? FOUND_DEPLOYMENT : ['Deployment', 'Status'];
  return detailBlocks([
    ['Branch', codeOf(base)],
    ['From', codeOf(source)],
    ['Commit', codeOf(commitSha)],
    [started, codeOf(deployment?.deploymentId)],
    [status, deployment?.status],
    ['Plan', codeOf(files.plan)],
    ['Differences', codeOf(files.changes)],
    ['Duration', formatDuration(durationMs)],
  ]);
}

/** What was changed, or what a plan would change. Empty while that isn't known. */
function changesOf({ steps, progress }: PublishRecord, inputs: PublishInputs): Record<string, number> {
  // Pages that differ may stay as they are.
  if (!isExact(inputs)) return {};
  const isPlan = inputs.dryRun || inputs.mode === 'check';
  // The steps of a run that stopped before the merge came to nothing.
  const counted = isPlan ? steps : { done: steps, 'in-doubt': undefined, none: [] }[progress];
  if (!counted) return {};
  return {
    created: countSteps(counted, 'create'),
    updated: countSteps(counted, 'update'),
    deleted: countSteps(counted, 'delete'),
  };
}

/** What isn't known is missing. */
function countsOf(record: PublishRecord, inputs: PublishInputs): Record<string, number> {
  const { steps } = record;
  const changed = changesOf(record, inputs);
  if (!steps) return changed;
  const missed = countMissed(record);
  return {
    ...changed,
    kept: countSteps(steps, 'kept'),
    ...(isExact(inputs) &&
      record.isJudged &&
      inputs.mode !== 'restore' && { 'without-redirect': missed.pages + missed.redirects }),
    ...(record.isJudged && { 'not-in-navigation': missed.unlisted }),
  };
}

function outputsOf(record: PublishRecord, counts: Record<string, number>): Account['outputs'] {
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
