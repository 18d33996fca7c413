/** Renders what comments on pull and merge requests have in common. Pure. */
import type { StartedDeployment } from '../../api/endpoints/deployments.js';
import { type Block, type Cell, type Inline, linkUrls } from '../../text/document.js';
import { shortCommit, shortId } from '../../text/short-id.js';
import { formatTime } from '../../text/units.js';
import type { RunEnding } from '../command.js';
import { EXAMPLE_BASE_URL } from '../inputs/kinds.js';

/** Lines at the end of a build log that a comment shows. */
export const MAX_COMMENT_LOG_LINES = 40;

export interface CommentFacts {
  readonly nowMs: number;
  readonly runUrl?: string;
}

/**
 * A message, one paragraph per line, and the link to the troubleshooting page.
 * @param urls URLs of docs-ci in the message, which people copy
 */
export function messageBlocks(ending: RunEnding, urls: readonly string[]): Block[] {
  const lines = ending.message.split('\n').filter((line) => line !== '');
  return [...lines.map((line) => ({ paragraph: messageLine(line, urls) })), ...helpBlocks(ending)];
}

/** A line of a message, with known URLs as links. */
export function messageLine(line: string, urls: readonly string[] = []): Cell {
  return linkUrls(line, [...urls, EXAMPLE_BASE_URL]);
}

/** The link to the troubleshooting page, for summaries as well as comments. */
export function helpBlocks({ helpUrl }: RunEnding): Block[] {
  return helpUrl === undefined ? [] : [{ paragraph: { link: helpUrl, text: 'Troubleshooting' } }];
}

/** The commit of the repository that a comment is about; empty if the platform doesn't tell. */
export function commitPart(commitSha: string | undefined): Inline[] {
  return commitSha === undefined ? [] : ['commit ', { code: shortCommit(commitSha) }];
}

/** @param first what only this comment has to say */
export function footnote(
  first: readonly Inline[],
  deployment: Pick<StartedDeployment, 'deploymentId'> | undefined,
  { nowMs, runUrl }: CommentFacts,
): Block {
  const parts: (readonly Inline[])[] = [
    first,
    [formatTime(nowMs)],
    runUrl === undefined ? [] : [{ link: runUrl, text: 'run' }],
    deployment ? ['deployment ', { code: shortId(deployment.deploymentId) }] : [],
  ];
  return { footnote: joinParts(parts) };
}

/** Joins the parts that aren't empty, with dots or with spaces. */
export function joinParts(parts: readonly (readonly Inline[])[], separator: ' · ' | ' ' = ' · '): Inline[] {
  const known = parts.filter((part) => part.length > 0);
  return known.flatMap((part, index) => (index === 0 ? part : [separator, ...part]));
}
