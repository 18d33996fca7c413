/** Renders the comment on a pull or merge request, at the start and at the end of a run. Pure. */
import { buildDuration, buildErrorBlocks, buildLogBlocks } from '../../deployments/describe-build.js';
import { type Block, type Inline, isWebUrl } from '../../text/document.js';
import { type RunEnding, titleBlock } from '../command.js';
import { type CommentFacts, footnote, MAX_COMMENT_LOG_LINES, messageBlocks } from '../comment-parts.js';
import { inputs } from './inputs.js';
import type { DeployRecord } from './record.js';
import { headlineOf, siteOf } from './result.js';
import { publishedBlocks, sourceOf } from './summary.js';

/** Renders the comment while the service builds. */
export function renderStartComment(record: DeployRecord, facts: CommentFacts): Block[] {
  return [
    { heading: `${siteOf(record)} is building`, level: 3, sign: 'working' },
    { paragraph: sourceOf(record) },
    { paragraph: lastPreview(record) },
    footnote([], record.deployment, facts),
  ];
}

/** Renders the comment with the result. */
export function renderComment(record: DeployRecord, ending: RunEnding, facts: CommentFacts): Block[] {
  const title = titleBlock(headlineOf(record, ending), ending, 3);
  const { deployment, buildError } = record;
  const published = publishedBlocks(record, ending);
  if (published.length > 0) {
    const duration = record.isPreview ? buildDuration(deployment) : undefined;
    const built = duration === undefined ? [] : [`Built in ${duration}`];
    return [title, ...published, footnote(built, deployment, facts)];
  }
  const last = lastPreview(record);
  return [
    title,
    ...(buildError
      ? [...buildErrorBlocks(buildError), ...buildLogBlocks(deployment?.logs, MAX_COMMENT_LOG_LINES)]
      : messageBlocks(ending, inputs, deployment?.url ? [deployment.url] : [])),
    ...(last.length > 0 ? [{ paragraph: last }] : []),
    footnote(sourceOf(record), deployment, facts),
  ];
}

function lastPreview({ lastPreviewUrl }: DeployRecord): Inline[] {
  if (lastPreviewUrl === undefined || !isWebUrl(lastPreviewUrl)) return [];
  return ['The last preview that worked is ', { link: lastPreviewUrl, text: 'still there' }, '.'];
}
