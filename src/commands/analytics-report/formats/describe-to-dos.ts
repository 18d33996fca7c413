/** Describes what to do first, for summaries, issues and terminals. Pure. */
import type { Inline } from '../../../text/document.js';
import { shorten } from '../../../text/width.js';
import type { ToDo } from '../analysis/rank-to-dos.js';
import type { Report } from '../report-schema.js';
import { projectName } from './name-projects.js';
import { pageUrl } from './page-url.js';

/** The tables have longer texts. */
export const MAX_WORDS_LENGTH = 100;

/** Returns what to do in bold, with a link to the page. A report of several projects names the project first. */
export function toDoTitle(toDo: ToDo, { projects }: Pick<Report, 'projects'>): Inline[] {
  const { verb, page, words, project } = toDo;
  const start: Inline[] = projects.length > 1 ? [`${shorten(projectName(project), MAX_WORDS_LENGTH)}: `] : [];
  if (words !== undefined) return [...start, { strong: `${verb} “${shorten(words, MAX_WORDS_LENGTH)}”` }, '. '];
  if (!page) return [...start, { strong: verb }, '. '];
  const url = pageUrl(project.site, page.path);
  const text = shorten(page.title ?? page.path, MAX_WORDS_LENGTH);
  return url === undefined
    ? [...start, { strong: `${verb} ${text}` }, '. ']
    : [...start, { strong: verb }, ' ', { link: url, text, isMain: true }, '. '];
}

/** Returns the title without links, for lines that people don't click. */
export function toDoLine(toDo: ToDo, { projects }: Pick<Report, 'projects'>): string {
  const { verb, page, words, project, evidence } = toDo;
  const start = projects.length > 1 ? `${projectName(project)}: ` : '';
  const object = words === undefined ? (page?.title ?? page?.path) : `“${words}”`;
  const title = object === undefined ? verb : `${verb} ${shorten(object, MAX_WORDS_LENGTH)}`;
  return `${start}${title}. ${evidence[0] ?? ''}`;
}
