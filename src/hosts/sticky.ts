/** Builds sticky comments and issues, which later runs find by a hidden marker and update. */
import { renderMarkdown } from '../text/markdown.js';
import type { CommentRequest } from './host.js';

/** Returns the first line of a sticky text: an HTML comment that no page shows. */
export function hiddenMarker(marker: string): string {
  return `<!-- ${marker} -->`;
}

/** Returns the marker and the rendered blocks, of which `limitBytes` keeps the beginning. */
export function stickyBody({ marker, body }: Pick<CommentRequest, 'marker' | 'body'>, limitBytes: number): string {
  return `${hiddenMarker(marker)}\n${renderMarkdown(body, { limitBytes, pointer: 'Truncated.' })}`;
}
