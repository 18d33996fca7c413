/** Describes a build: how long it took, where it failed and why, and its log. Pure. */
import type { Deployment } from '../api/endpoints/deployments.js';
import { type Block, type Inline, linkOrCode } from '../text/document.js';
import { cleanLines } from '../text/log.js';
import { pluralize } from '../text/pluralize.js';
import { formatDuration } from '../text/units.js';
import type { BuildError } from './build-error.js';
import { timeOf } from '../text/instant.js';

export interface LocatedBuildError extends BuildError {
  /** URL of the line on the platform; undefined if the file wasn't found. With it, `file` is the path in the repository. */
  readonly url?: string;
}

/** Returns how long the service built, by its own clock; undefined if it doesn't say. */
export function buildDuration(deployment: Partial<Deployment> | undefined): string | undefined {
  const ms = timeOf(deployment?.updatedAt) - timeOf(deployment?.createdAt);
  return ms >= 0 ? formatDuration(ms) : undefined;
}

/** Returns `guides/x.mdx, line 31`, or only the file if the log names no line; undefined without a file. */
export function describePlace({ file, line }: Pick<BuildError, 'file' | 'line'>): string | undefined {
  return line === undefined ? file : file && `${file}, line ${line}`;
}

/** Returns `guides/x.mdx, line 31: Unexpected token`. */
export function describeCause({ message, ...where }: BuildError): string {
  const place = describePlace(where);
  return place === undefined ? message : `${place}: ${message}`;
}

/** Shows where the build failed and why. The log of the run has the log of each build that it followed, and so the frame. */
export function buildErrorBlocks({ file, line, message, frame, url }: LocatedBuildError): Block[] {
  const place = describePlace({ file, line });
  const shown: Inline[] = place === undefined ? [] : [linkOrCode(place, url), ': '];
  return [{ paragraph: [...shown, message] }, ...(frame === undefined ? [] : [{ verbatim: frame, isLogged: true }])];
}

/**
 * @param maxLines lines at the end of the log to show; the error is there
 * @param isLogged false for a build that the run didn't follow
 */
export function buildLogBlocks(logs: string | null | undefined, maxLines = Infinity, isLogged = true): Block[] {
  if (!logs) return [];
  const lines = cleanLines(logs.trimEnd());
  const verbatim = lines.slice(-maxLines).join('\n');
  return [{ details: `Build log (${pluralize(lines.length, 'line')})`, blocks: [{ verbatim, isLogged }] }];
}
