/** Writes the titles of the report, and the short comment for an issue that notifies its readers. Pure. */
import type { Block, Cell, Sign } from '../../../text/document.js';
import { rankToDos } from '../analysis/rank-to-dos.js';
import type { Report } from '../report-schema.js';
import { toDoTitle } from './describe-to-dos.js';
import { describeVerdict } from './describe-verdict.js';
import { formatShortRange } from './format-dates.js';
import { subjectOf } from './name-projects.js';
import { type ReportLinks, summaryBlocks } from './summary-blocks.js';

/** Returns the title of a summary: `Tidewater: a steady week`. */
export function reportHeadline(report: Report): { readonly sign: Sign; readonly text: string } {
  const { clause, sign } = describeVerdict(report);
  return { sign, text: `${subjectOf(report)}: ${clause}` };
}

/** Returns the end of an issue's title: `9–15 Nov, steady`. */
export function issueTitleSuffix(report: Report): string {
  return `${formatShortRange(report.period)}, ${describeVerdict(report).words}`;
}

/** Returns the text of the issue: the verdict, and what the job summary has. */
export function issueBlocks(report: Report, links: ReportLinks): Block[] {
  return [verdictLine(report), ...summaryBlocks(report, links)];
}

function verdictLine(report: Report): Block {
  const { sign, text } = reportHeadline(report);
  return { paragraph: [{ sign }, ' ', { strong: text }] };
}

const MAX_TO_DOS = 3;

/** Returns a comment of a few lines. Editing an issue notifies nobody, but a comment does. */
export function shortCommentBlocks(report: Report, { reportUrl, runUrl }: ReportLinks = {}): Block[] {
  const link: Cell[] =
    reportUrl !== undefined
      ? [{ link: reportUrl, text: 'Open the report', isMain: true }]
      : runUrl === undefined
        ? []
        : [{ link: runUrl, text: 'Open the run', isMain: true }];
  const items = rankToDos(report)
    .slice(0, MAX_TO_DOS)
    .map((toDo): Cell => [...toDoTitle(toDo, report), toDo.evidence[0] ?? '']);
  return [
    verdictLine(report),
    ...link.map((paragraph) => ({ paragraph })),
    ...(items.length === 0 ? [] : [{ list: items, kind: 'tasks' } as const]),
  ];
}
