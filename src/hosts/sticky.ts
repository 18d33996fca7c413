/** Builds sticky comments and issues, which later runs find by a hidden marker and update. */
import { renderMarkdown } from '../text/markdown.js';
import { type CommentRequest, HostError, type IssueRequest, type PublishedIssue } from './host.js';

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

export interface KnownIssue {
  readonly number: number;
  readonly isOpen: boolean;
  /** GitLab reopens no issue whose discussion is locked. */
  readonly isLocked?: boolean;
  readonly body: string;
  readonly url?: string;
}

/** What a platform does to the issue of a request. */
interface IssuePlatform {
  readonly name: string;
  /** A text is cut to so many bytes. */
  readonly limitBytes: number;
  /** Creates or updates the issue; resolves to undefined if the response has no issue. */
  readonly write: (
    wanted: Pick<KnownIssue, 'isOpen' | 'body'>,
  ) => Promise<Pick<KnownIssue, 'number' | 'url'> | undefined>;
  readonly comment: (number: number, body: string) => Promise<unknown>;
}

export const COMMENT_TASK = 'comment on the issue';

/** Writes the issue unless it is like this already. @param known the issue of an earlier run */
export async function keepIssue(
  request: IssueRequest,
  known: KnownIssue | undefined,
  { name, limitBytes, write, comment }: IssuePlatform,
): Promise<PublishedIssue> {
  const wanted = wantedIssue(request, known, limitBytes);
  const written = wanted ? await write(wanted) : known;
  const number = known?.number ?? written?.number;
  return {
    url: written?.url,
    async addComment(body) {
      if (number === undefined) throw new HostError(`couldn't ${COMMENT_TASK}: ${name} returned no issue`);
      await comment(number, renderMarkdown(body, { limitBytes }));
    },
  };
}

/** Undefined if nothing is to be written. */
function wantedIssue({ marker, change }: IssueRequest, known: KnownIssue | undefined, limitBytes: number) {
  const [, note] = /^<!-- .* -->\r?\n<!-- (.*) -->\r?\n/.exec(known?.body ?? '') ?? [];
  const wanted = change(known && { isOpen: known.isOpen, ...(note !== undefined && { note }) });
  if (!wanted) return undefined;
  const body = stickyBody({ marker, ...wanted }, limitBytes);
  // Platforms change line ends and spaces at the end.
  const isSameText = known?.body.replaceAll('\r\n', '\n').trim() === body.trim();
  return isSameText && known.isOpen === wanted.isOpen ? undefined : { isOpen: wanted.isOpen, body };
}
