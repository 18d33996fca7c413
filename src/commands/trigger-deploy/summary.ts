/** What trigger-deploy tells of a run: outputs, summary, comment. Pure, and works on a record that is half filled. */
import type { Deployment, StartedDeployment } from '../../api/endpoints/deployments.js';
import type { DeploymentState } from '../../hosts/host.js';
import type { Block, Cell } from '../../text/document.js';
import { formatDuration } from '../../text/units.js';
import type { Outcome, RunSummary, RunEnding } from '../command.js';
import type { Mode } from './plan.js';

/** What the published address last answered. */
export interface Verification {
  readonly answers: boolean;
  /** A status, or the code of the error that came instead. */
  readonly last: string;
}

/** What a run knows so far. */
export interface DeployRecord {
  deployment?: StartedDeployment & Partial<Deployment>;
  isPreview?: boolean;
  /** A start was asked for and not answered: it is not known whether anything was started. */
  isUnsure?: boolean;
  /** The deployment was already running when the run began. */
  reused?: boolean;
  verification?: Verification;
}

/** Characters of a build log in an annotation; platforms cut a little above it. */
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
    summary: [...factTable(record, ending), ...logBlocks(deployment?.logs)],
    annotations: deployment?.logs
      ? [{ level: 'error', title: 'The build of the documentation failed', message: tail(deployment.logs) }]
      : [],
    links: url ? [{ label: 'Documentation', url }] : [],
  };
}

function factTable(record: DeployRecord, ending: RunEnding): Block[] {
  const { deployment, verification } = record;
  if (!deployment) return [];
  const rows: (readonly [string, Cell | undefined | null])[] = [
    ['Status', deployment.status],
    ['Address', deployment.url ? { link: deployment.url, text: deployment.url } : undefined],
    ['Address answers', verification && (verification.answers ? 'yes' : `no (${verification.last})`)],
    ['Branch', deployment.branch && { code: deployment.branch }],
    ['Deployment', { code: deployment.deploymentId }],
    ['Started by', record.reused ? 'was running already' : deployment.triggerType],
    ['Took', formatDuration(ending.durationMs)],
  ];
  const known = rows.filter((row): row is readonly [string, Cell] => row[1] !== undefined && row[1] !== null);
  return [{ table: { head: ['', ''], rows: known } }];
}

function logBlocks(logs: string | null | undefined): Block[] {
  return logs ? [{ heading: 'Build log', level: 3 }, { verbatim: logs }] : [];
}

/** The state of the platform's deployment record at the end of a run. */
export function recordState(outcome: Outcome, record: DeployRecord): { state: DeploymentState; description: string } {
  if (outcome === 'done') return { state: 'success', description: 'Live' };
  if (record.deployment?.status === 'error') return { state: 'failure', description: 'The build failed' };
  if (outcome === 'timed-out' && record.deployment?.status === 'ready') {
    return { state: 'inactive', description: 'Published, but its address did not answer in time' };
  }
  if (outcome === 'timed-out') return { state: 'inactive', description: 'Still running when the wait for it ended' };
  if (outcome === 'cancelled') return { state: 'inactive', description: 'No longer followed: the job was cancelled' };
  return { state: 'error', description: `Ended as ${outcome}` };
}

/** The sticky comment of a pull or merge request. */
export function renderComment(record: DeployRecord, ending: RunEnding, runUrl: string | undefined): Block[] {
  const what = record.isPreview ? 'Documentation preview' : 'Documentation';
  const run: Block[] = runUrl ? [{ paragraph: { link: runUrl, text: 'Log of this run' } }] : [];
  return [
    {
      heading: `${what}: ${ending.outcome === 'done' ? (record.deployment?.status ?? 'done') : ending.outcome}`,
      level: 3,
    },
    { paragraph: ending.message },
    ...factTable(record, ending),
    ...run,
  ];
}

/** What a log says went wrong stands at its end. */
function tail(logs: string): string {
  return logs.length > MAX_ANNOTATION_LENGTH ? `…${logs.slice(-MAX_ANNOTATION_LENGTH)}` : logs;
}
