/** Builds sticky comments and issues, which later runs find by a hidden marker and update. */
import type { Secrets } from '../text/redact-secrets.js';
import { renderMarkdown } from '../text/markdown.js';
import { type CommentRequest, HostError, type IssueRequest, type PublishedIssue, type RunContext } from './host.js';

/** Returns the first line of a sticky text: an HTML comment that no page shows. */
export function hiddenMarker(marker: string): string {
  return `<!-- ${marker} -->`;
}

type StickyPost = Pick<CommentRequest, 'marker' | 'body'> & { readonly note?: string };

interface StickyOptions {
  /** Are redacted before a text is cut. */
  readonly secrets: Secrets;
  readonly limitBytes: number;
}

/** Returns the hidden lines and the rendered blocks, of which `limitBytes` keeps the beginning. */
export function stickyBody({ marker, note, body }: StickyPost, { secrets, limitBytes }: StickyOptions): string {
  const hidden = note === undefined ? '' : `${hiddenMarker(note)}\n`;
  const text = renderMarkdown(secrets.redactAll(body), { limitBytes, pointer: 'Truncated.' });
  return secrets.redact(`${hiddenMarker(marker)}\n${hidden}${text}`);
}

const RUN_NOTE = 'docs-ci:run:';

/**
 * Returns the note with the number of the newest run that wrote the comment, and whether this run is older than that one.
 * @param bodies of the own comments with the marker
 */
export function runNote(
  { sequence = 0 }: Pick<RunContext, 'sequence'>,
  bodies: readonly string[],
): { readonly note: string | undefined; readonly isOlder: boolean } {
  const known = bodies.map((body) => Number(RUN_LINE.exec(body)?.[1] ?? 0));
  const newest = Math.max(sequence, ...known);
  return { note: newest > 0 ? `${RUN_NOTE}${newest}` : undefined, isOlder: sequence > 0 && newest > sequence };
}

/** The hidden line below the marker. */
const RUN_LINE = new RegExp(`^<!-- .* -->\\r?\\n<!-- ${RUN_NOTE}(\\d+) -->`);

export interface KnownIssue {
  readonly number: number;
  readonly isOpen: boolean;
  /** GitLab reopens no issue whose discussion is locked. */
  readonly isLocked?: boolean;
  readonly body: string;
  readonly url?: string;
}

export interface FoundIssues {
  readonly own: readonly KnownIssue[];
  /** Reads the rest of the list, if that may have another one. */
  readonly readOn?: () => Promise<readonly KnownIssue[]>;
}

/** What a platform does to the issue of a request. */
interface IssuePlatform extends StickyOptions {
  readonly name: string;
  /** Looks for the own issues with the marker, the one that was updated last first, with few requests. */
  readonly look: () => Promise<FoundIssues>;
  /** Creates or updates the issue; resolves to undefined if the response has no issue. Without a title, it stays. */
  readonly write: (
    wanted: Pick<KnownIssue, 'isOpen' | 'body'> & { readonly title?: string },
    known: KnownIssue | undefined,
  ) => Promise<Pick<KnownIssue, 'number' | 'url'> | undefined>;
  readonly comment: (number: number, body: string) => Promise<unknown>;
}

export const COMMENT_TASK = 'comment on the issue';

/** What the requests are for: without anything to say, a run only looks for an issue to close. */
export function issueTask({ change }: Pick<IssueRequest, 'change'>): string {
  return change(undefined) ? 'write the issue' : 'look for the issue';
}

/** Writes the issue unless it is like this already. If two jobs create one at the same time, the older one stays. */
export async function keepIssue(request: IssueRequest, platform: IssuePlatform): Promise<PublishedIssue> {
  const { name, limitBytes, secrets, write, comment } = platform;
  const title = secrets.redact(request.title);
  const writeTo = async (known: KnownIssue | undefined) => {
    const wanted = wantedIssue(request, known, platform);
    const written = wanted ? await write({ title, ...wanted }, known) : known;
    return { number: known?.number ?? written?.number, url: written?.url };
  };
  // If there is nothing to say, the cost must not grow with the number of issues.
  const known = await findIssue(platform, () => wantedIssue(request, undefined, platform) !== undefined);
  const first = await writeTo(known);
  const isNew = !known && first.number !== undefined;
  const oldest = isNew ? await findIssue(platform, () => false).catch(() => undefined) : undefined;
  const { number, url } = oldest && oldest.number !== first.number ? await writeTo(oldest) : first;
  return {
    url,
    async addComment(body) {
      if (number === undefined) throw new HostError(`couldn't ${COMMENT_TASK}: ${name} returned no issue`);
      await comment(number, renderMarkdown(secrets.redactAll(body), { limitBytes }));
    },
  };
}

/** Finds the issue that stays, and closes duplicates, which keep their text and comments. */
async function findIssue({ look, write }: IssuePlatform, needsAll: () => boolean): Promise<KnownIssue | undefined> {
  const { own: seen, readOn } = await look();
  const own = seen.length === 0 && readOn && needsAll() ? await readOn() : seen;
  const [oldest, ...duplicates] = own.filter(({ isOpen }) => isOpen).sort((a, b) => a.number - b.number);
  for (const duplicate of duplicates) {
    // No later run finds it, because the marker is no longer at the beginning.
    const body = `Duplicate of #${oldest?.number}.\n\n${duplicate.body}`;
    await write({ isOpen: false, body }, duplicate).catch(() => undefined);
  }
  return oldest ?? own[0];
}

/** Undefined if nothing is to be written. */
function wantedIssue({ marker, change }: IssueRequest, known: KnownIssue | undefined, options: StickyOptions) {
  const [, note] = /^<!-- .* -->\r?\n<!-- (.*) -->\r?\n/.exec(known?.body ?? '') ?? [];
  const wanted = change(known && { isOpen: known.isOpen, ...(note !== undefined && { note }) });
  if (!wanted) return undefined;
  const body = stickyBody({ marker, ...wanted }, options);
  // Platforms change line ends and spaces at the end.
  const isSameText = known?.body.replaceAll('\r\n', '\n').trim() === body.trim();
  return isSameText && known.isOpen === wanted.isOpen ? undefined : { isOpen: wanted.isOpen, body };
}
