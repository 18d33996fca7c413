/** Renders the comment on a pull or merge request, at the start and at the end of a run. Pure. */
import { type Block, type Inline, isWebUrl, linkUrls } from '../../text/document.js';
import { shortId } from '../../text/short-id.js';
import type { RunEnding } from '../command.js';
import type { DeployRecord } from './record.js';
import { buildDuration, buildErrorBlocks, buildLogBlocks, headlineOf, publishedBlocks, sourceOf } from './summary.js';

const MAX_LOG_LINES = 40;

export interface CommentFacts {
  readonly nowMs: number;
  readonly runUrl?: string;
}

/** Renders the comment while the service builds. */
export function renderStartComment(record: DeployRecord, facts: CommentFacts): Block[] {
  const heading = `${record.isPreview ? 'Documentation preview' : 'Documentation'} is building`;
  return [
    { heading, level: 3, sign: 'working' },
    { paragraph: sourceOf(record) },
    { paragraph: lastPreview(record) },
    footnote(record, [], facts),
  ];
}

/** Renders the comment with the result. */
export function renderComment(record: DeployRecord, ending: RunEnding, facts: CommentFacts): Block[] {
  const { text, sign } = headlineOf(record, ending);
  const { deployment, buildError } = record;
  const published = publishedBlocks(record, ending);
  if (published.length > 0) {
    const duration = record.isPreview ? buildDuration(record) : undefined;
    const built = duration === undefined ? [] : [`Built in ${duration}`];
    return [{ heading: text, level: 3, sign }, ...published, footnote(record, built, facts)];
  }
  const last = lastPreview(record);
  return [
    { heading: text, level: 3, sign },
    ...(buildError
      ? [...buildErrorBlocks(buildError), ...buildLogBlocks(deployment?.logs, MAX_LOG_LINES)]
      : messageBlocks(ending, deployment?.url)),
    ...(last.length > 0 ? [{ paragraph: last }] : []),
    footnote(record, sourceOf(record), facts),
  ];
}

function messageBlocks({ message, helpUrl }: RunEnding, url: string | null | undefined): Block[] {
  return [
    { paragraph: linkUrls(message, url ? [url] : []) },
    ...(helpUrl === undefined ? [] : [{ paragraph: { link: helpUrl, text: 'Troubleshooting' } }]),
  ];
}

function lastPreview({ lastPreviewUrl }: DeployRecord): Inline[] {
  if (lastPreviewUrl === undefined || !isWebUrl(lastPreviewUrl)) return [];
  return ['The last preview that worked is ', { link: lastPreviewUrl, text: 'still there' }, '.'];
}

/** @param first what only this comment has to say */
function footnote({ deployment }: DeployRecord, first: readonly Inline[], { nowMs, runUrl }: CommentFacts): Block {
  const parts: (readonly Inline[])[] = [
    first,
    [formatTime(nowMs)],
    runUrl === undefined ? [] : [{ link: runUrl, text: 'run' }],
    deployment ? ['deployment ', { code: shortId(deployment.deploymentId) }] : [],
  ];
  const known = parts.filter((part) => part.length > 0);
  return { footnote: known.flatMap((part, index) => (index === 0 ? part : [' · ', ...part])) };
}

/** Formats a time such as `15 Nov 2026, 12:04 UTC`. */
function formatTime(ms: number): string {
  const [, day = '', month = '', year = '', time = ''] = new Date(ms).toUTCString().split(' ');
  return `${Number(day)} ${month} ${year}, ${time.slice(0, 5)} UTC`;
}
