/** Renders the outputs, summary and comment of a trigger-deploy run. Pure, and works on an incomplete record. */
import { type Block, type Cell, withLink } from '../../text/document.js';
import { formatDuration } from '../../text/units.js';
import type { RunEnding, RunSummary } from '../command.js';
import type { Mode } from './inputs.js';
import type { DeployRecord } from './record.js';

/** Characters of a build log in an annotation; platforms truncate slightly longer texts. */
const MAX_ANNOTATION_LENGTH = 3_000;

export function summarizeDeploy(record: DeployRecord, mode: Mode, ending: RunEnding): RunSummary {
  const { deployment } = record;
  const url = deployment?.url ?? undefined;
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
    summary: [...factTable(record, ending), ...buildLogBlocks(deployment?.logs)],
    annotations: deployment?.logs
      ? [{ level: 'error', title: 'Documentation build failed', message: endOfLog(deployment.logs) }]
      : [],
    links: url ? [{ label: 'Documentation', url }] : [],
  };
}

function factTable(record: DeployRecord, ending: RunEnding): Block[] {
  const { deployment, urlCheck } = record;
  if (!deployment) return [];
  const rows: (readonly [string, Cell | undefined | null])[] = [
    ['Status', deployment.status],
    ['URL', deployment.url ? { link: deployment.url, text: deployment.url } : undefined],
    ['URL responds', urlCheck && (urlCheck.isLive ? 'yes' : `no (${urlCheck.result})`)],
    ['Branch', deployment.branch && { code: deployment.branch }],
    ['Deployment', { code: deployment.deploymentId }],
    ['Trigger', deployment.triggerType && `${deployment.triggerType}${record.reused ? ' (already in progress)' : ''}`],
    ['Duration', formatDuration(ending.durationMs)],
  ];
  const known = rows.filter((row): row is readonly [string, Cell] => row[1] !== undefined && row[1] !== null);
  return [{ table: { head: ['', ''], rows: known } }];
}

function buildLogBlocks(logs: string | null | undefined): Block[] {
  return logs ? [{ heading: 'Build log', level: 3 }, { verbatim: logs }] : [];
}

/** Renders the comment of a pull or merge request. */
export function renderComment(record: DeployRecord, ending: RunEnding, runUrl: string | undefined): Block[] {
  const title = record.isPreview ? 'Documentation preview' : 'Documentation';
  const runLink: Block[] = runUrl ? [{ paragraph: { link: runUrl, text: 'Job log' } }] : [];
  return [
    { heading: `${title}: ${describeState(record, ending)}`, level: 3 },
    { paragraph: withLink(ending.message, record.deployment?.url ? [record.deployment.url] : []) },
    ...factTable(record, ending),
    ...runLink,
  ];
}

/** Returns the state for the heading of a comment. Only a live deployment that was waited for is called live. */
function describeState({ isPreview, deployment }: DeployRecord, { outcome }: RunEnding): string {
  switch (outcome) {
    case 'done':
      return deployment?.status === 'ready' && !isPreview ? 'live' : (deployment?.status ?? 'done');
    case 'failed':
      return deployment?.status === 'error' ? 'build failed' : 'failed';
    case 'timed-out':
      return 'timed out';
    case 'unavailable':
      return 'service unavailable';
    default:
      return outcome;
  }
}

/** Keeps the end of a long log, where the error is. */
function endOfLog(logs: string): string {
  return logs.length > MAX_ANNOTATION_LENGTH ? `…${logs.slice(-MAX_ANNOTATION_LENGTH)}` : logs;
}
