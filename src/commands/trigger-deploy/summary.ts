/** Renders the outputs and the summary of a trigger-deploy run. Pure, and works on an incomplete record. */
import { type Block, type Cell, type Inline, isWebUrl } from '../../text/document.js';
import { cleanLines } from '../../text/log.js';
import { pluralize } from '../../text/pluralize.js';
import { formatDuration } from '../../text/units.js';
import type { Headline, RunEnding, RunSummary } from '../command.js';
import type { Mode } from './inputs.js';
import type { DeployRecord, LocatedBuildError } from './record.js';

/** Characters of a message in an annotation; platforms truncate slightly longer texts. */
const MAX_ANNOTATION_LENGTH = 3_000;

export function summarizeDeploy(record: DeployRecord, mode: Mode, ending: RunEnding): RunSummary {
  const { deployment, buildError } = record;
  const url = deployment?.url ?? undefined;
  const first = firstParagraph(record, ending);
  return {
    outputs: {
      'deployment-id': deployment?.deploymentId,
      status: deployment?.status,
      url,
      branch: deployment?.branch ?? undefined,
      'is-preview': deployment ? (deployment.isPreview ?? record.isPreview ?? mode === 'preview') : undefined,
      'timed-out': ending.outcome === 'timed-out',
      'duration-seconds': Math.round(ending.durationMs / 1000),
    },
    headline: headlineOf(record, ending),
    includesMessage: first.length > 0,
    summary: [...first, ...buildLogBlocks(deployment?.logs), ...detailBlocks(record, ending)],
    annotations: buildError
      ? [
          {
            level: 'error',
            title: 'Documentation build failed',
            message: buildError.message.slice(0, MAX_ANNOTATION_LENGTH),
            // The platform shows the annotation in the diff, so the file must be one of the repository.
            ...(buildError.url !== undefined && { file: buildError.file, line: buildError.line }),
          },
        ]
      : [],
    links: url ? [{ label: 'Documentation', url }] : [],
  };
}

/** Says in a clause how the run ended. */
export function headlineOf(record: DeployRecord, { outcome, durationMs }: RunEnding): Headline {
  const { isPreview, deployment, planned, urlCheck } = record;
  const what = isPreview ? 'Documentation preview' : 'Documentation';
  if (planned !== undefined) return { sign: 'plan', text: `Plan: ${planned}` };
  if (deployment?.status === 'error') return { sign: 'bad', text: `${what} failed to build` };
  if (deployment?.status === 'cancelled') return { sign: 'bad', text: `${what} was cancelled on the service` };
  const isReady = deployment?.status === 'ready';
  switch (outcome) {
    case 'done':
      if (!isReady) return { sign: 'working', text: `${what} is building` };
      return { sign: 'good', text: isPreview ? `${what} is ready` : `${what} is live` };
    case 'timed-out':
      if (urlCheck && !urlCheck.isLive) return { sign: 'warning', text: `${what} is published but doesn't respond` };
      return { sign: 'waiting', text: `Still building after ${minutes(durationMs)}` };
    case 'unavailable':
      return { sign: 'bad', text: "The documentation service can't be reached" };
    case 'cancelled':
      return { sign: 'neutral', text: 'The job was cancelled' };
    case 'skipped':
      return { sign: 'neutral', text: 'Skipped' };
    case 'refused':
      return { sign: 'bad', text: "The inputs can't be used" };
    default:
      return { sign: 'bad', text: `The ${isPreview ? 'preview' : 'documentation'} was not published` };
  }
}

function minutes(ms: number): string {
  return ms >= 60_000 ? `${Math.round(ms / 60_000)} min` : formatDuration(ms);
}

/** Returns nothing if the message of the ending says it best. */
function firstParagraph(record: DeployRecord, ending: RunEnding): Block[] {
  const { deployment, buildError, isPreview, urlCheck } = record;
  if (buildError) return buildErrorBlocks(buildError);
  const url = deployment?.url ?? '';
  if (ending.outcome !== 'done' || deployment?.status !== 'ready' || !isWebUrl(url)) return [];
  const source = sourceOf(record);
  if (isPreview)
    return [{ paragraph: [{ link: url, text: 'Open the preview', isMain: true }, ...prefixed(' of ', source)] }];
  const parts: Inline[] = [{ link: url, text: new URL(url).host, isMain: true }];
  if (urlCheck?.isLive) parts.push(` responds with ${urlCheck.result}`);
  const built = source.length > 0 ? ' · built from ' : ' · built';
  return [{ paragraph: [...parts, built, ...source, ` in ${formatDuration(ending.durationMs)}`] }];
}

/** Returns the branch and the commit that the service builds, as far as they are known. */
export function sourceOf({ branch, commitSha, deployment }: DeployRecord): Inline[] {
  const name = deployment?.branch ?? branch;
  const commit: Inline[] = commitSha === undefined ? [] : [{ code: shortCommit(commitSha) }];
  return name === undefined ? commit : [{ code: name }, ...prefixed(' at ', commit)];
}

export function shortCommit(commitSha: string): string {
  return commitSha.slice(0, 7);
}

function prefixed(text: string, parts: readonly Inline[]): Inline[] {
  return parts.length === 0 ? [] : [text, ...parts];
}

/** Shows where the build failed and why. */
export function buildErrorBlocks({ file, line, message, frame, url }: LocatedBuildError): Block[] {
  const place = file === undefined ? '' : `${file}, line ${line ?? 1}`;
  const shown: Inline[] = place === '' ? [] : [url === undefined ? { code: place } : { link: url, text: place }, ': '];
  return [{ paragraph: [...shown, message] }, ...(frame === undefined ? [] : [{ verbatim: frame }])];
}

/** @param maxLines lines at the end of the log to show; the error is there */
export function buildLogBlocks(logs: string | null | undefined, maxLines = Infinity): Block[] {
  if (!logs) return [];
  const lines = cleanLines(logs.trimEnd());
  const verbatim = lines.slice(-maxLines).join('\n');
  return [{ details: `Build log (${pluralize(lines.length, 'line')})`, blocks: [{ verbatim }] }];
}

function detailBlocks(record: DeployRecord, ending: RunEnding): Block[] {
  const { deployment, urlCheck, reused, commitSha } = record;
  if (!deployment) return [];
  const url = deployment.url ?? '';
  const facts: (readonly [string, Cell | undefined])[] = [
    ['Deployment', { code: deployment.deploymentId }],
    ['Status', deployment.status],
    ['URL', url === '' ? undefined : { link: url, text: url }],
    ['URL responds', urlCheck && (urlCheck.isLive ? `yes (${urlCheck.result})` : `no (${urlCheck.result})`)],
    ['Branch', deployment.branch ? { code: deployment.branch } : undefined],
    ['Commit', commitSha === undefined ? undefined : { code: commitSha }],
    ['Trigger', deployment.triggerType ?? undefined],
    ['Started', reused ? 'before this run' : undefined],
    ['Duration', formatDuration(ending.durationMs)],
  ];
  const known = facts.filter((fact): fact is readonly [string, Cell] => fact[1] !== undefined);
  return [{ details: 'Details', blocks: [{ facts: known }] }];
}
