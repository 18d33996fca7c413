/** Renders the comment on a pull or merge request, at the start and at the end of a run. Pure. */
import { type Block, type Cell, type Inline, isWebUrl } from '../../text/document.js';
import { pluralize } from '../../text/pluralize.js';
import { shortId } from '../../text/short-id.js';
import { formatDuration } from '../../text/units.js';
import type { RunEnding } from '../command.js';
import type { ChangedPage, ChangedPages } from './changed-pages.js';
import type { DeployRecord } from './record.js';
import { buildErrorBlocks, buildLogBlocks, headlineOf, sourceOf } from './summary.js';

const MAX_OPEN_ROWS = 10;
const MAX_LOG_LINES = 40;
const MAX_OTHER_FILES = 100;

export interface CommentFacts {
  readonly nowMs: number;
  readonly runUrl?: string;
  /** What the platform calls it: `pull request` or `merge request`. */
  readonly requestName: string;
}

/** Renders the comment while the service builds. */
export function renderStartComment(record: DeployRecord, facts: CommentFacts): Block[] {
  const heading = `${record.isPreview ? 'Documentation preview' : 'Documentation'} is building`;
  const source = sourceOf(record);
  const last = lastPreview(record);
  const separator: Inline[] = source.length > 0 && last.length > 0 ? [' · '] : [];
  return [
    { heading, level: 3, sign: 'working' },
    { paragraph: [...source, ...separator, ...last] },
    footnote(record, facts),
  ];
}

/** Renders the comment with the result. */
export function renderComment(record: DeployRecord, ending: RunEnding, facts: CommentFacts): Block[] {
  const { text, sign } = headlineOf(record, ending);
  const { deployment, buildError } = record;
  const url = deployment?.url ?? '';
  const isPublished = ending.outcome === 'done' && deployment?.status === 'ready' && isWebUrl(url);
  const last = isPublished ? [] : lastPreview(record);
  return [
    { heading: text, level: 3, sign },
    ...(isPublished
      ? publishedBlocks(record, url, facts)
      : buildError
        ? [...buildErrorBlocks(buildError), ...buildLogBlocks(deployment?.logs, MAX_LOG_LINES)]
        : [{ paragraph: ending.message }]),
    ...(last.length > 0 ? [{ paragraph: last }] : []),
    footnote(record, facts, ending, isPublished),
  ];
}

function publishedBlocks(record: DeployRecord, url: string, { requestName }: CommentFacts): Block[] {
  const source = sourceOf(record);
  const text = record.isPreview ? 'Open the preview' : new URL(url).host;
  const main: Inline = { link: url, text, isMain: true };
  const paragraph: Cell = source.length > 0 ? [main, record.isPreview ? ' of ' : ' · built from ', ...source] : main;
  return [{ paragraph }, ...(record.changedPages ? changedPageBlocks(record.changedPages, url, requestName) : [])];
}

function changedPageBlocks({ pages, otherFiles }: ChangedPages, url: string, requestName: string): Block[] {
  const tableOf = (rows: readonly ChangedPage[]): Block => ({
    table: {
      head: ['Page', `In this ${requestName}`],
      rows: rows.map(({ path, change }): Cell[] => {
        const page: Inline = { link: pageUrl(url, path), text: path };
        return [page, change];
      }),
    },
  });
  const folded = pages.slice(MAX_OPEN_ROWS);
  const moreFiles = pluralize(otherFiles.length, pages.length > 0 ? 'more file' : 'changed file');
  const shownFiles = otherFiles.slice(0, MAX_OTHER_FILES);
  const hidden = otherFiles.length - shownFiles.length;
  return [
    ...(pages.length > 0 ? [tableOf(pages.slice(0, MAX_OPEN_ROWS))] : []),
    ...(folded.length > 0 ? [{ details: pluralize(folded.length, 'more page'), blocks: [tableOf(folded)] }] : []),
    ...(otherFiles.length > 0
      ? [
          {
            details: moreFiles,
            blocks: [{ list: [...shownFiles.map((code) => ({ code })), ...(hidden > 0 ? [`${hidden} more`] : [])] }],
          },
        ]
      : []),
  ];
}

function pageUrl(base: string, path: string): string {
  const url = new URL(base);
  url.pathname = url.pathname.replace(/\/$/, '') + path.split('/').map(encodeURIComponent).join('/');
  return url.href;
}

function lastPreview({ lastPreviewUrl }: DeployRecord): Inline[] {
  if (lastPreviewUrl === undefined || !isWebUrl(lastPreviewUrl)) return [];
  return ['The last preview that worked is ', { link: lastPreviewUrl, text: 'still there' }, '.'];
}

function footnote(record: DeployRecord, facts: CommentFacts, ending?: RunEnding, isPublished = false): Block {
  const { deployment } = record;
  const source = isPublished || ending === undefined ? [] : sourceOf(record);
  const parts: Inline[][] = [
    ...(source.length > 0 ? [source] : []),
    ...(isPublished && ending ? [[`Built in ${formatDuration(ending.durationMs)}`]] : []),
    [formatTime(facts.nowMs)],
    ...(facts.runUrl === undefined ? [] : [[{ link: facts.runUrl, text: 'run' }]]),
    ...(deployment ? [['deployment ', { code: shortId(deployment.deploymentId) }]] : []),
  ];
  return { footnote: parts.flatMap((part, index) => (index === 0 ? part : [' · ', ...part])) };
}

/** Formats a time such as `15 Nov 2026, 12:04 UTC`. */
function formatTime(ms: number): string {
  const [, day = '', month = '', year = '', time = ''] = new Date(ms).toUTCString().split(' ');
  return `${Number(day)} ${month} ${year}, ${time.slice(0, 5)} UTC`;
}
