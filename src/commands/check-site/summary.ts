/** Renders what a watch found: outputs, headline, table and details. Pure, and works on an incomplete record. */
import { buildLogBlocks } from '../../deployments/describe-build.js';
import { pageBlocks, pageOutputs } from '../../deployments/describe-pages.js';
import type { Block } from '../../text/document.js';
import type { Headline, RunEnding, RunSummary } from '../command.js';
import { MAX_COMMENT_LOG_LINES } from '../comment-parts.js';
import { countVerdicts, describeCounts, rowTable, sentenceOf } from '../verdict-words.js';
import { type CheckSiteRecord, readyOf } from './record.js';
import { timeOf } from '../../text/instant.js';

export function summarizeCheckSite(record: CheckSiteRecord, _: unknown, { outcome }: RunEnding): RunSummary {
  const { rows = [], pages, issueUrl } = record;
  const ready = readyOf(record);
  const counts = countRows(record);
  const isComplete = rows.length > 0 && (outcome === 'done' || outcome === 'gate');
  const shown = rows.filter(({ verdict }) => verdict !== 'ok' && (verdict !== 'problem' || outcome === 'done'));
  const urls = { url: ready?.url ?? undefined, 'issue-url': issueUrl };
  return {
    outputs: { ...counts, ...pageOutputs(pages), 'last-live': ready?.createdAt, ...urls },
    headline: isComplete ? headlineOf(record) : undefined,
    includesMessage: isComplete,
    summary: findingBlocks(record),
    brief: rows.length === 0 ? [] : [rowTable(rows)],
    annotations: shown.map((row) => ({ level: 'warning', title: `check-site: ${row.id}`, message: sentenceOf(row) })),
    links: Object.entries(urls).flatMap(([label, url]) => (url === undefined ? [] : [{ label, url }])),
    counts,
  };
}

/** Nothing is counted that wasn't judged. */
function countRows({ rows = [], look }: CheckSiteRecord): Record<string, number> {
  const { problems, warnings, unknown } = countVerdicts(rows);
  if (rows.length === unknown) return rows.length === 0 ? {} : { unknown };
  const times = rows.flatMap(({ verdict, since }) => (verdict === 'ok' || !since ? [] : [timeOf(since)]));
  const behindMs = Math.max(0, ...times.map((ms) => (look?.nowMs ?? ms) - ms));
  return { problems, warnings, unknown, 'behind-minutes': Math.floor(behindMs / 60_000) };
}

export function headlineOf({ rows = [] }: CheckSiteRecord): Headline {
  const problems = rows.filter(({ verdict }) => verdict === 'problem');
  const text = problems.some(({ id }) => id !== 'pages')
    ? 'The live site is behind'
    : "Pages of the site don't respond";
  if (problems.length > 0) return { sign: 'bad', text: `${text} · ${describeCounts(rows)}` };
  if (rows.every(({ verdict }) => verdict === 'unknown'))
    return { sign: 'neutral', text: 'The live site is not known' };
  if (rows.every(({ verdict }) => verdict === 'ok')) return { sign: 'good', text: 'The live site is as it should be' };
  return { sign: 'warning', text: `The live site: ${describeCounts(rows).replace(/^No/, 'no')}` };
}

/** The rows, the pages that don't respond, and the log of the newest build. */
export function findingBlocks({ rows = [], pages, look }: CheckSiteRecord): Block[] {
  const table = rows.length === 0 ? [] : [rowTable(rows)];
  return [...table, ...pageBlocks(pages), ...buildLogBlocks(look?.live[0]?.logs, MAX_COMMENT_LOG_LINES)];
}
