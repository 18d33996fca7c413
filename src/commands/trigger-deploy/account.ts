/** Renders the outputs and the summary of a trigger-deploy run. Pure, and works on an incomplete record. */
import type { Deployment } from '../../api/endpoints/deployments.js';
import { buildDuration, buildErrorBlocks, buildLogBlocks } from '../../deployments/describe-build.js';
import { pageBlocks, pageOutputs } from '../../deployments/describe-pages.js';
import { pageUrl } from '../../deployments/page-url.js';
import { type Block, type Cell, type Inline, isWebUrl } from '../../text/document.js';
import type { PageResult } from '../../deployments/verify-pages.js';
import { formatCount, pluralize } from '../../text/pluralize.js';
import { shortCommit } from '../../text/short-id.js';
import { formatDuration } from '../../text/units.js';
import type { Account } from '../account/account.js';
import type { RunEnding } from '../command.js';
import { detailBlocks, limitedList, withoutDryRun } from '../account/blocks.js';
import type { ChangedPage, ChangedPages } from './changed-pages.js';
import type { DeployRecord } from './record.js';
import { headlineOf, requestBeside } from './result.js';
import { setting } from '../../text/input-names.js';

/** Rows of the table of changed pages; the others are folded. */
const MAX_OPEN_ROWS = 10;
const MAX_OTHER_FILES = 100;
/** Verified pages of one line. */
const MAX_OPEN_PAGES = 5;

export function accountOf(record: DeployRecord, ending: RunEnding): Account {
  const { deployment } = record;
  const { deploymentId, status, url, branch, isPreview = record.isPreview }: Partial<Deployment> = deployment ?? {};
  const first = firstBlocks(record, ending);
  return {
    outputs: {
      'deployment-id': deploymentId,
      status,
      url: url ?? undefined,
      branch: branch ?? undefined,
      'is-preview': deployment && isPreview,
      ...pageOutputs(record.pages),
      'timed-out': ending.outcome === 'timed-out',
      'duration-seconds': Math.round(ending.durationMs / 1000),
    },
    // Before anything was deployed, the known cause is the best title.
    headline: deployment === undefined && ending.topic !== undefined ? undefined : headlineOf(record, ending),
    lead: first.length > 0 ? first : undefined,
    next: [...nextAfterPlan(record), ...(first.length > 0 ? [] : siteLink(record))],
    details: [...buildLogBlocks(deployment?.logs), ...runDetails(record, ending)],
    links: url ? [{ label: 'Documentation', url }] : [],
  };
}

function nextAfterPlan({ planned, plannedFailure }: DeployRecord): Block[] {
  if (plannedFailure !== undefined) return [{ paragraph: plannedFailure }];
  return planned?.startsWith('start ') ? withoutDryRun('start it', 'editor') : [];
}

/** Returns nothing if the message of the ending says it best. */
function firstBlocks(record: DeployRecord, ending: RunEnding): Block[] {
  if (record.planned !== undefined) return [];
  if (record.buildError) return buildErrorBlocks(record.buildError);
  return publishedBlocks(record, ending);
}

/** Returns the link to what was published, and the pages that changed; nothing if nothing was published. */
export function publishedBlocks(record: DeployRecord, { outcome }: RunEnding): Block[] {
  const { deployment, changedPages } = record;
  const url = deployment?.url ?? '';
  const site = siteLink(record);
  if (!['done', 'gate'].includes(outcome) || site.length === 0) return [];
  const request = requestBeside(record);
  const beside: Block[] =
    request === undefined
      ? []
      : [{ paragraph: `To show the changes of this ${request}, set ${setting('mode', 'preview')}.` }];
  return [
    ...site,
    ...beside,
    ...pageBlocks(record.pages),
    ...verifiedBlocks(record.pages),
    ...(record.pagesSkipped === undefined ? [] : [{ paragraph: record.pagesSkipped }]),
    ...(changedPages ? changedPageBlocks(changedPages, url) : []),
  ];
}

/** Returns the link to what was published; nothing if nothing was published. */
export function siteLink(record: DeployRecord): Block[] {
  const { deployment, isPreview } = record;
  const url = deployment?.url ?? '';
  if (deployment?.status !== 'ready' || !isWebUrl(url)) return [];
  const preview = [
    { link: url, text: 'Open the preview', isMain: true } as const,
    ...prefixed(' of ', sourceOf(record)),
  ];
  return [{ paragraph: isPreview ? preview : liveLine(record, url) }];
}

/** Names the pages that respond; many are folded. */
function verifiedBlocks(results: readonly PageResult[] = []): Block[] {
  const paths = results.filter(({ verdict }) => verdict === 'verified').map(({ path }): Inline => ({ code: path }));
  const title = `${formatCount(paths.length)} of ${pluralize(results.length, 'page')} verified`;
  if (paths.length === 0) return [];
  if (paths.length > MAX_OPEN_PAGES) return [{ details: title, blocks: [limitedList(paths)] }];
  const listed = paths.flatMap((path, index): Inline[] => (index === 0 ? [path] : [', ', path]));
  return [{ paragraph: [`${title}: `, ...listed] }];
}

function liveLine(record: DeployRecord, url: string): Inline[] {
  const duration = buildDuration(record.deployment);
  const built = [...prefixed(' from ', sourceOf(record)), ...(duration === undefined ? [] : [` in ${duration}`])];
  return [{ link: url, text: new URL(url).host, isMain: true }, ...prefixed(' · built', built)];
}

function changedPageBlocks({ pages, otherFiles }: ChangedPages, url: string): Block[] {
  const tableOf = (rows: readonly ChangedPage[]): Block => ({
    table: {
      head: ['Page', 'Change'],
      rows: rows.map(({ path, change }): Cell[] => [{ link: pageUrl(url, path), text: path }, change]),
    },
  });
  const folded = pages.slice(MAX_OPEN_ROWS);
  const fileItems = otherFiles.map(({ path, change }): Cell =>
    change === 'changed' ? { code: path } : [{ code: path }, ` (${change})`],
  );
  const otherTitle = pluralize(otherFiles.length, pages.length > 0 ? 'more file' : 'changed file');
  return [
    ...(pages.length > 0 ? [tableOf(pages.slice(0, MAX_OPEN_ROWS))] : []),
    ...(folded.length > 0 ? [{ details: pluralize(folded.length, 'more page'), blocks: [tableOf(folded)] }] : []),
    ...(fileItems.length > 0 ? [{ details: otherTitle, blocks: [limitedList(fileItems, MAX_OTHER_FILES)] }] : []),
  ];
}

/** Returns the branch that the service builds, and the commit for which it does, as far as they are known. */
export function sourceOf({ branch, commitSha, deployment, leadMs }: DeployRecord): Inline[] {
  const name = deployment?.branch ?? branch;
  const commit: Inline[] = commitSha === undefined || leadMs !== undefined ? [] : [{ code: shortCommit(commitSha) }];
  // The service doesn't say which commit it builds: that of the job, and perhaps a newer one.
  return name === undefined ? commit : [{ code: name }, ...prefixed(' for ', commit)];
}

function prefixed(text: string, parts: readonly Inline[]): Inline[] {
  return parts.length === 0 ? [] : [text, ...parts];
}

function runDetails(record: DeployRecord, ending: RunEnding): Block[] {
  const { deployment, commitSha } = record;
  if (!deployment) return [];
  const url = deployment.url ?? '';
  return detailBlocks([
    ['Deployment', { code: deployment.deploymentId }],
    ['Status', deployment.status],
    ['URL', url === '' ? undefined : { link: url, text: url }],
    ['Branch', deployment.branch ? { code: deployment.branch } : undefined],
    ['Commit of the job', commitSha === undefined ? undefined : { code: commitSha }],
    ['Trigger', deployment.triggerType ?? undefined],
    ['Duration', formatDuration(ending.durationMs)],
  ]);
}
