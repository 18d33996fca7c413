/** Writes the headline of a report, and the title, the text and the short comment of its issue. Pure. */
import type { Block, Cell, Sign } from '../../../text/document.js';
import type { Report } from '../numbers/report-schema.js';
import { toDoTitle } from '../words/describe-report.js';
import { formatShortRange } from '../words/format-dates.js';
import { subjectOf } from '../words/names.js';
import {
  cardTable,
  formatPeriod,
  joinWithDots,
  type ReportLinks,
  summaryBlocks,
  unmetThresholds,
} from './summary-blocks.js';

/** Returns the title of a summary: `Tidewater: a steady week: no total changed more than usual`. */
export function reportHeadline(report: Report): { readonly sign: Sign; readonly text: string } {
  const { clause, sign } = report.verdict;
  return { sign, text: `${subjectOf(report.project)}: ${clause}` };
}

/** Returns the end of an issue's title: `9–15 Nov, steady`. */
export function issueTitleSuffix({ project, verdict }: Report): string {
  return `${formatShortRange(project.period)}, ${verdict.words}`;
}

/** Returns the text of the issue: the verdict, and what the job summary has. */
export function issueBlocks(report: Report, links: ReportLinks): Block[] {
  return [...verdictLines(report, links), ...summaryBlocks(report, links)];
}

function verdictLines({ verdict }: Report, { artifactProblem }: ReportLinks): Block[] {
  const text = { strong: verdict.text };
  return artifactProblem === undefined
    ? [{ paragraph: [{ sign: verdict.sign }, ' ', text] }]
    : [{ paragraph: [{ sign: 'bad' }, ` ${artifactProblem}`] }, { paragraph: text }];
}

const MAX_TO_DOS = 3;

/** Returns a comment of a few lines. Editing an issue notifies nobody, but a comment does. */
export function shortCommentBlocks(report: Report, links: ReportLinks = {}): Block[] {
  const { reportUrl, runUrl } = links;
  const link = reportUrl ?? runUrl;
  const text = reportUrl === undefined ? 'Open the run' : 'Open the report';
  const items = report.toDos.map((toDo): Cell => [...toDoTitle(toDo, report.project), toDo.evidence[0] ?? '']);
  const source = link === undefined ? [] : [{ link, text, isMain: true } as const];
  return [
    ...verdictLines(report, links),
    unmetThresholds(report),
    ...cardTable(report.project),
    { paragraph: joinWithDots([...source, formatPeriod(report.project.period)]) },
    { list: items.slice(0, MAX_TO_DOS), kind: 'tasks' },
  ];
}
