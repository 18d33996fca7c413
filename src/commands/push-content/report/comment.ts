/** Renders the comment on a pull or merge request, and writes it at the end of a run: what changed, and where to see it. */
import type { Api } from '../../../api/api.js';
import { inTime } from '../../../api/clock.js';
import { type Section, postTitle, sectionBlocks } from '../../account/account.js';
import type { RunEnding } from '../../command.js';
import {
  type CommentFacts,
  MAX_COMMENT_LOG_LINES,
  commitPart,
  footnote,
  helpBlocks,
  messageBlocks,
} from '../../account/comment.js';
import { postComment } from '../../account/posts.js';
import { purposeOf, type PushRun } from '../inputs.js';
import { slugOf } from '../names.js';
import { commentTables, fileBlocks, resultBlocks } from './blocks.js';
import { type PushFacts, factsOf } from './facts.js';
import { sectionsOf } from './sections.js';
import { headlineOf } from './ending.js';
import { type PushRecord, RESULTS } from '../record.js';
import { pageUrl } from '../../../deployments/page-url.js';
import { isPage } from '../../../pages/place.js';
import { type Block, type Cell, type Inline, inlinesOf } from '../../../text/document.js';
import { renderMarkdown } from '../../../text/markdown.js';
import { formatCount } from '../../../text/pluralize.js';
import { shorten } from '../../../text/width.js';

/** Below what the platforms cut. Long paths can make a comment of 50 pages longer than that. */
const MAX_BYTES = 60_000;
const MAX_PAGES = 50;
const MAX_PROBLEMS = 10;
const MAX_LISTED = 5;
/** Messages can quote a whole page. */
const MAX_MESSAGE_LENGTH = 3_000;

interface PushCommentFacts extends CommentFacts {
  /** Commit of the repository that the pages are from. */
  readonly commitSha?: string;
  /** True if the first page responds at its URL in the preview, so pages can be links. */
  readonly canLinkPages: boolean;
}

export function renderComment(facts: PushFacts, ending: RunEnding, shown: PushCommentFacts): readonly Block[] {
  const { canLinkPages } = shown;
  // The artifact has a patch that doesn't fit.
  const withoutEdits = { ...facts, edits: undefined };
  const attempts = [
    [facts, canLinkPages, MAX_PAGES],
    [withoutEdits, canLinkPages, MAX_PAGES],
    [withoutEdits, false, MAX_PAGES],
    [withoutEdits, false, MAX_PROBLEMS],
    [withoutEdits, false, 0],
  ] as const;
  let blocks: readonly Block[] = [];
  for (const [tried, isLinked, rows] of attempts) {
    blocks = commentBlocks(tried, ending, { ...shown, canLinkPages: isLinked }, rows);
    if (Buffer.byteLength(renderMarkdown(blocks)) <= MAX_BYTES) break;
  }
  return blocks;
}

/** True if a run has nothing to say on a pull or merge request that has no comment yet. A job that fails always has. */
export function isUpdateOnly(
  { result, changes, kept, group }: PushFacts,
  { exitCode }: Pick<RunEnding, 'exitCode'>,
): boolean {
  if (exitCode !== 0 || !result) return false;
  const { firstComment } = RESULTS[result.kind];
  const isUnchanged = changes.length === 0 && kept.length === 0 && group === undefined;
  return firstComment === 'never' || (firstComment === 'with changes' && isUnchanged);
}

/** The URL of the first page in the preview or on the site; undefined if there is none. */
export function firstPageUrl({ changes, url }: PushFacts): string | undefined {
  const first = changes.find(({ action, path }) => action !== 'delete' && isPage(path));
  return first && url !== undefined ? pageUrl(url, `/${first.place}`) : undefined;
}

function commentBlocks(facts: PushFacts, ending: RunEnding, shown: PushCommentFacts, rows: number): Block[] {
  const { result, deployment, url } = facts;
  const fallback = { sign: 'bad', text: "The documentation pages weren't pushed" } as const;
  const message = shorten(ending.message, MAX_MESSAGE_LENGTH);
  return [
    postTitle(headlineOf(facts, ending) ?? fallback, ending),
    ...(result
      ? [...resultBlocks(facts, ending.outcome, MAX_COMMENT_LOG_LINES), ...helpBlocks(ending)]
      : messageBlocks({ ...ending, message }, [deployment?.url ?? ''])),
    ...commentTables(facts, rows, shown.canLinkPages ? url : undefined),
    ...sectionsOf(facts).flatMap((section) => postBlocks(section, Math.min(rows, MAX_PROBLEMS))),
    ...fileBlocks(facts),
    footnote(commitPart(shown.commitSha), deployment, shown),
  ];
}

/** A section without a title is a table, and the others are a line each. */
function postBlocks(section: Section, maxRows: number): Block[] {
  const { title, rows, advice = [] } = section;
  if (title === undefined) return sectionBlocks([{ ...section, place: undefined }], maxRows);
  const names = listNames(rows.map(({ cells }) => cells[0] ?? ''));
  const colon = names.length > 0 ? ': ' : '';
  const sentences = advice.flatMap((block) => ('paragraph' in block ? inlinesOf(block.paragraph) : []));
  return [{ paragraph: [{ sign: 'warning' }, ` ${title}${colon}`, ...names, '. ', ...sentences] }];
}

/** Returns `a, b and 3 more`. */
function listNames(names: readonly Cell[]): Inline[] {
  const hidden = names.length - MAX_LISTED;
  const items = names.slice(0, MAX_LISTED).flatMap((name) => inlinesOf(name));
  if (hidden > 0) items.push(`${formatCount(hidden)} more`);
  return items.flatMap((item, index) => {
    if (index === 0) return [item];
    return [index === items.length - 1 ? ' and ' : ', ', item];
  });
}

/** How long the comment waits for a page of the preview. */
const MAX_PAGE_WAIT_MS = 3_000;

/** Writes the comment at the end of the run, which never fails because of it. */
export async function writeComment(
  run: Pick<PushRun, 'api' | 'clock' | 'host' | 'inputs' | 'log' | 'optional'>,
  record: PushRecord,
  ending: RunEnding,
): Promise<void> {
  const { inputs, api, host, clock } = run;
  const isCancelled = ending.outcome === 'cancelled';
  const marker = `docs-ci:push-content:${slugOf(purposeOf(run))}`;
  const facts = factsOf(record, inputs);
  // The platform kills a cancelled job within seconds.
  const canLinkPages = !isCancelled && (await responds(api, firstPageUrl(facts)));
  const { runUrl, commitSha } = host.runContext;
  const shown = { nowMs: clock.now(), canLinkPages, ...(runUrl && { runUrl }), ...(commitSha && { commitSha }) };
  const body = renderComment(facts, ending, shown);
  const updateOnly = isCancelled || isUpdateOnly(facts, ending);
  // Whatever newer runs said of a branch, it is gone.
  const isCurrent = record.result?.kind === 'removed';
  await postComment(run, { marker, body, updateOnly, isCurrent });
}

/** True if the status of the URL, requested once and without the key, is below 400. */
async function responds(api: Api, url: string | undefined): Promise<boolean> {
  if (url === undefined) return false;
  try {
    return await inTime(
      api.fetchPlain(new URL(url)).then(({ status, body }) => {
        body.destroy();
        return status < 400;
      }),
      MAX_PAGE_WAIT_MS,
    );
  } catch {
    return false;
  }
}
