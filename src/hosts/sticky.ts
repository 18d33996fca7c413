/** Builds sticky comments and issues, which later runs find by a hidden marker and update. */
import { renderMarkdown } from '../text/markdown.js';
import type { CommentRequest, KnownIssue } from './host.js';

/** Returns the first line of a sticky text: an HTML comment that no page shows. */
export function hiddenMarker(marker: string): string {
  return `<!-- ${marker} -->`;
}

type StickyPost = Pick<CommentRequest, 'marker' | 'body'> & Pick<KnownIssue, 'note'>;

/** Returns the hidden lines and the rendered blocks, of which `limitBytes` keeps the beginning. */
export function stickyBody({ marker, note, body }: StickyPost, limitBytes: number): string {
  const hidden = note === undefined ? '' : `${hiddenMarker(note)}\n`;
  return `${hiddenMarker(marker)}\n${hidden}${renderMarkdown(body, { limitBytes, pointer: 'Truncated.' })}`;
}

/** Reads the state and the note of an issue. */
export function knownIssue(isOpen: boolean, body: string): KnownIssue {
  const [, note] = /^<!-- .* -->\r?\n<!-- (.*) -->\r?\n/.exec(body) ?? [];
  return { isOpen, ...(note !== undefined && { note }) };
}

/** True if both are the same text: platforms change line ends and spaces at the end. */
export function isSameText(one: string, other: string): boolean {
  return one.replaceAll('\r\n', '\n').trim() === other.replaceAll('\r\n', '\n').trim();
}
