/** Says what a report lacks and why, with one line for each section and cause. Pure. */
import { isLong, NOT_AVAILABLE, openPeriodNote } from '../period.js';
import type { Note, Report, ReportPeriod } from '../report-schema.js';
import { FAILED_PART } from './describe-changes.js';
import { projectName } from './name-projects.js';

/** What people call the sections that inputs name. */
const SECTION_TITLES = new Map([
  ['overview', 'Totals'],
  ['traffic', 'Daily page views'],
  ['pages', 'Pages'],
  ['referrers', 'Referrers'],
  ['feedback', 'Feedback'],
  ['ai', 'AI assistant'],
  ['search', 'Search'],
  ['readers', 'Text of readers'],
  ['period', 'Period'],
]);

export interface MissingPart {
  readonly section: string;
  readonly text: string;
  /** True if the service didn't provide the part. */
  readonly isFailed: boolean;
}

/** Leaves out what the head of a report says. */
export function missingParts({ notes, projects, period }: Report): MissingPart[] {
  const isMerged = projects.length > 1;
  return [
    ...groupNotes(notes, period),
    ...projects.flatMap((project) =>
      groupNotes(project.notes, project.period).map((line) =>
        isMerged ? { ...line, section: `${projectName(project)}: ${line.section}` } : line,
      ),
    ),
  ];
}

function groupNotes(notes: readonly Note[], period: ReportPeriod): MissingPart[] {
  const groups = new Map<string, { section: string; parts: string[]; reason: string }>();
  const lines: MissingPart[] = [];
  for (const { section, message } of notes) {
    if (isInHead(message, period)) continue;
    const title = SECTION_TITLES.get(section) ?? section;
    const [, part, reason = ''] = FAILED_PART.exec(message) ?? [];
    if (part === undefined) {
      lines.push({ section: title, text: message, isFailed: false });
      continue;
    }
    const key = JSON.stringify([section, reason]);
    const group = groups.get(key) ?? { section: title, parts: [], reason };
    if (!group.parts.includes(part)) group.parts.push(part);
    groups.set(key, group);
  }
  const failed = [...groups.values()].map(({ section, parts, reason }) => {
    const last = parts.at(-1) ?? '';
    const list = parts.length === 1 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
    return { section, text: `Couldn't fetch ${list}: ${reason}.`, isFailed: true };
  });
  return [...failed, ...lines];
}

function isInHead(message: string, period: ReportPeriod): boolean {
  return (isLong(period) && message.endsWith(`: ${NOT_AVAILABLE}.`)) || message === openPeriodNote(period);
}
