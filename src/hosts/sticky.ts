/** Builds sticky comments and issues, which later runs find by a hidden marker and update. */
import { renderMarkdown } from '../text/markdown.js';
import type { CommentRequest, IssueRequest } from './host.js';

/** Returns the first line of a sticky text: an HTML comment that no page shows. */
export function hiddenMarker(marker: string): string {
  return `<!-- ${marker} -->`;
}

type StickyPost = Pick<CommentRequest, 'marker' | 'body'> & { readonly note?: string };

/** Returns the hidden lines and the rendered blocks, of which `limitBytes` keeps the beginning. */
export function stickyBody({ marker, note, body }: StickyPost, limitBytes: number): string {
  const hidden = note === undefined ? '' : `${hiddenMarker(note)}\n`;
  return `${hiddenMarker(marker)}\n${hidden}${renderMarkdown(body, { limitBytes, pointer: 'Truncated.' })}`;
}

/** Returns what to write; undefined if nothing is to be written, or the issue is like this already. */
export function wantedIssue(
  { marker, change }: IssueRequest,
  known: { readonly isOpen: boolean; readonly body: string } | undefined,
  limitBytes: number,
) {
  const [, note] = /^<!-- .* -->\r?\n<!-- (.*) -->\r?\n/.exec(known?.body ?? '') ?? [];
  const wanted = change(known && { isOpen: known.isOpen, ...(note !== undefined && { note }) });
  if (!wanted) return undefined;
  const body = stickyBody({ marker, ...wanted }, limitBytes);
  // Platforms change line ends and spaces at the end.
  const isSameText = known?.body.replaceAll('\r\n', '\n').trim() === body.trim();
  return isSameText && known.isOpen === wanted.isOpen ? undefined : { isOpen: wanted.isOpen, body };
}
