/** Renders the comment on a pull or merge request: what a run changed, and where to see it. Pure. */
import { pageUrl } from '../../../deployments/page-url.js';
import { isPage } from '../../../pages/place.js';
import type { Block, Inline } from '../../../text/document.js';
import { renderMarkdown } from '../../../text/markdown.js';
import { formatCount } from '../../../text/pluralize.js';
import { shortCommit } from '../../../text/short-id.js';
import { shorten } from '../../../text/width.js';
import type { RunEnding } from '../../command.js';
import { type CommentFacts, footnote, helpBlocks, MAX_COMMENT_LOG_LINES, messageBlocks } from '../../comment-parts.js';
import { changeTable, resultBlocks, sectionTable } from './blocks.js';
import type { PushFacts } from './facts.js';
import { type Section, sectionsOf } from './sections.js';
import { headlineOf } from './words.js';

/** GitHub's limit is 65,536 characters. Long paths can make a comment of 50 pages longer than that. */
const MAX_LENGTH = 60_000;
const MAX_PAGES = 50;
const MAX_PROBLEMS = 10;
const MAX_LISTED = 5;
/** Messages can quote a whole page. */
const MAX_MESSAGE_LENGTH = 3_000;

export interface PushCommentFacts extends CommentFacts {
  /** Commit of the repository that the pages are from. */
  readonly commitSha?: string;
  /** True if the first page responds at its URL in the preview, so pages can be links. */
  readonly canLinkPages: boolean;
}

export function renderComment(facts: PushFacts, ending: RunEnding, shown: PushCommentFacts): readonly Block[] {
  const { canLinkPages } = shown;
  const attempts = [
    [canLinkPages, MAX_PAGES],
    [false, MAX_PAGES],
    [false, MAX_PROBLEMS],
    [false, 0],
  ] as const;
  let blocks: readonly Block[] = [];
  for (const [isLinked, rows] of attempts) {
    blocks = commentBlocks(facts, ending, { ...shown, canLinkPages: isLinked }, rows);
    if (renderMarkdown(blocks).length <= MAX_LENGTH) break;
  }
  return blocks;
}

/** True if a run has nothing to say on a pull or merge request that has no comment yet. */
export function isUpdateOnly({ result, deployment, changes, kept, group }: PushFacts): boolean {
  const isFailed = deployment?.status === 'error' || deployment?.status === 'cancelled';
  if (!result || isFailed || result.kind === 'stopped' || result.kind === 'proposed') return false;
  if (result.kind !== 'published' && result.kind !== 'up-to-date' && result.kind !== 'planned') return true;
  return changes.length === 0 && kept.length === 0 && group === undefined;
}

/** The URL of the first page in the preview or on the site; undefined if there is none. */
export function firstPageUrl({ changes, url }: PushFacts): string | undefined {
  const first = changes.find(({ action, path }) => action !== 'delete' && isPage(path));
  return first && url !== undefined ? pageUrl(url, `/${first.place}`) : undefined;
}

function commentBlocks(facts: PushFacts, ending: RunEnding, shown: PushCommentFacts, rows: number): Block[] {
  const { result, deployment, url } = facts;
  const fallback = { sign: 'bad', text: "The pages weren't pushed to the documentation" } as const;
  const { text, sign } = headlineOf(facts, ending) ?? fallback;
  const message = shorten(ending.message, MAX_MESSAGE_LENGTH);
  const commit: Inline[] = shown.commitSha === undefined ? [] : ['commit ', { code: shortCommit(shown.commitSha) }];
  return [
    { heading: text, level: 3, sign },
    ...(result
      ? [...resultBlocks(facts, ending.outcome, MAX_COMMENT_LOG_LINES), ...helpBlocks(ending)]
      : messageBlocks({ ...ending, message }, [deployment?.url ?? ''])),
    ...changeTable(facts, { rows }, shown.canLinkPages ? url : undefined),
    ...sectionsOf(facts).flatMap((section) => sectionBlocks(section, Math.min(rows, MAX_PROBLEMS))),
    footnote(commit, deployment, shown),
  ];
}

/** One paragraph, or the table of what stopped the run. */
function sectionBlocks(section: Section, rows: number): Block[] {
  const { title, items, advice } = section;
  if (title === undefined)
    return [...sectionTable(section, { rows }), ...(advice.length > 0 ? [{ paragraph: advice }] : [])];
  const names = codeList(items.map(({ name }) => name));
  const colon = names.length > 0 ? ': ' : '';
  return [{ paragraph: [{ sign: 'warning' }, ` ${title}${colon}`, ...names, '. ', ...advice] }];
}

/** Returns `a, b and 3 more`, the names as code. */
function codeList(names: readonly string[]): Inline[] {
  const hidden = names.length - MAX_LISTED;
  const items: Inline[] = names.slice(0, MAX_LISTED).map((name) => ({ code: name }));
  if (hidden > 0) items.push(`${formatCount(hidden)} more`);
  return items.flatMap((item, index) => {
    if (index === 0) return [item];
    return [index === items.length - 1 ? ' and ' : ', ', item];
  });
}
