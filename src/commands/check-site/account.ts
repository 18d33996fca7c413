/** Renders what a watch found: outputs, headline, table and details. Pure, and works on an incomplete record. */
import { buildLogBlocks } from '../../deployments/describe-build.js';
import { pageBlocks, pageOutputs } from '../../deployments/describe-pages.js';
import type { Block } from '../../text/document.js';
import { listItems } from '../../text/list-items.js';
import { type Account, type Headline, sectionBlocks } from '../account/account.js';
import { withoutDryRunPosts } from '../account/blocks.js';
import type { RunEnding } from '../command.js';
import { MAX_COMMENT_LOG_LINES } from '../account/comment.js';
import { countVerdicts, describeCounts, judgedSection, type JudgedRow } from '../account/verdicts.js';
import { type CheckSiteRecord, readyOf } from './record.js';
import { openClauses, type Row } from './rows.js';
import { timeOf } from '../../text/instant.js';

export function accountOf(record: CheckSiteRecord, _: unknown, { outcome }: RunEnding): Account {
  const { rows = [], pages, issueUrl, unfollowed } = record;
  const ready = readyOf(record);
  const counts = countRows(record);
  const isComplete = rows.length > 0 && (outcome === 'done' || outcome === 'gate');
  const shown = unfollowed && rows.length > 0 ? [...rows, unfollowed] : rows;
  const urls = { url: ready?.url ?? undefined, 'issue-url': issueUrl };
  return {
    outputs: { ...counts, ...pageOutputs(pages), 'last-live': ready?.createdAt, ...urls },
    headline: isComplete ? headlineOf(record) : undefined,
    lead: isComplete ? issueLink(record) : undefined,
    sections: [judgedSection('check-site', shown, ANNOTATED, outcome === 'gate')],
    // Whether there is an issue to close is only known to a run that looks for it.
    next: counts.problems ? withoutDryRunPosts(record.plannedPosts) : [],
    details: detailsOf(record),
    links: Object.entries(urls).flatMap(([label, url]) => (url === undefined ? [] : [{ label, url }])),
    counts,
  };
}

function issueLink({ issueUrl, isIssueClosed = false }: CheckSiteRecord): Block[] {
  return issueUrl === undefined
    ? []
    : [{ paragraph: { link: issueUrl, text: isIssueClosed ? 'Closed issue' : 'Issue with the findings' } }];
}

/** The log has a warning for what is not known. */
const ANNOTATED = ['problem', 'warning'] as const;

/** Nothing is counted that wasn't judged. */
function countRows({ rows = [], look }: CheckSiteRecord): Record<string, number> {
  const { problems, warnings, unknown } = countVerdicts(rows);
  if (rows.length === unknown) return rows.length === 0 ? {} : { unknown };
  const times = rows.flatMap(({ verdict, since }) => (verdict === 'ok' || !since ? [] : [timeOf(since)]));
  const behindMs = Math.max(0, ...times.map((ms) => (look?.nowMs ?? ms) - ms));
  return { problems, warnings, unknown, 'behind-minutes': Math.floor(behindMs / 60_000) };
}

export function headlineOf({ rows = [], pages = [] }: CheckSiteRecord): Headline {
  const problems = rows.filter(({ verdict }) => verdict === 'problem');
  const text = problems.some(({ id }) => id !== 'pages')
    ? 'The live site is behind'
    : `Pages of the site don't respond${pages.some(({ lacksMarker }) => lacksMarker) ? ' with the marker' : ''}`;
  if (problems.length > 0) return { sign: 'bad', text: `${text} · ${describeCounts(rows)}` };
  if (rows.every(({ verdict }) => verdict === 'unknown'))
    return { sign: 'neutral', text: 'The live site is not known' };
  if (rows.every(({ verdict }) => verdict === 'ok')) return { sign: 'good', text: rightText(rows) };
  return { sign: 'warning', text: `The live site: ${describeCounts(rows).replace(/^No/, 'no')}` };
}

/** Claims nothing that wasn't looked at. */
function rightText(rows: readonly Row[]): string {
  const has = (one: Row['id']): boolean => rows.some(({ id }) => id === one);
  const also = [...(has('following') ? ['the followed branch'] : []), ...(has('pages') ? ['the verified pages'] : [])];
  const subject = listItems(['The newest deployment', ...also]);
  const open = openClauses(rows);
  const rest = open.length === 0 ? '' : `; ${listItems(open)}`;
  return `${subject} ${also.length === 0 ? 'is as it' : 'are as they'} should be${rest}`;
}

/** The pages that don't respond, and the log of the newest build. */
function detailsOf({ pages, look }: CheckSiteRecord): Block[] {
  return [...pageBlocks(pages), ...buildLogBlocks(look?.live[0]?.logs, MAX_COMMENT_LOG_LINES, false)];
}

/** The rows and their details, as the issue has them. */
export function findingBlocks(record: CheckSiteRecord): Block[] {
  return [...rowBlocks(record.rows ?? []), ...detailsOf(record)];
}

export function rowBlocks(rows: readonly JudgedRow[]): Block[] {
  return sectionBlocks([judgedSection('check-site', rows)]);
}
