/** Describes what to do first, for summaries, issues and terminals. Pure. */
import type { Inline } from '../../../text/document.js';
import { shorten } from '../../../text/width.js';
import { endSentence, type PageName, type ToDo } from '../analysis/rank-to-dos.js';
import type { Report } from '../report-schema.js';
import { projectName } from './name-projects.js';
import { pageText, pageUrl } from './page-url.js';

/** The tables have longer texts. */
export const MAX_WORDS_LENGTH = 100;

/** Returns what to do in bold, with a link to the page. A report of several projects names the project first. */
export function toDoTitle(toDo: ToDo, report: Pick<Report, 'projects'>): Inline[] {
  const { verb, page, project } = toDo;
  const url = page && pageUrl(project.site, page.path);
  const title: Inline[] =
    page && url !== undefined
      ? [{ strong: verb }, ' ', { link: url, text: shortName(page), isMain: true }, '.']
      : [{ strong: plainTitle(toDo) }];
  return [projectPrefix(toDo, report), ...title, ' '];
}

/** Returns what to do and the main evidence without links, for lines that people don't click. */
export function toDoLine(toDo: ToDo, report: Pick<Report, 'projects'>): string {
  return `${projectPrefix(toDo, report)}${plainTitle(toDo)} ${toDo.evidence[0] ?? ''}`;
}

function plainTitle({ verb, page, words }: ToDo): string {
  if (words !== undefined) return endSentence(`${verb} “${shorten(words, MAX_WORDS_LENGTH)}”`);
  return page ? `${verb} ${shortName(page)}.` : `${verb}.`;
}

function shortName(page: PageName): string {
  return shorten(pageText(page), MAX_WORDS_LENGTH);
}

function projectPrefix({ project }: ToDo, { projects }: Pick<Report, 'projects'>): string {
  return projects.length > 1 ? `${shorten(projectName(project), MAX_WORDS_LENGTH)}: ` : '';
}
