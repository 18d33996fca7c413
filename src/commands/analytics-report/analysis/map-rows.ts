/** Changes the rows of all tables and lists of a project, whatever they are about. Pure. */
import type { Project } from '../report-schema.js';
import { TABLE_NAMES } from '../report-version.js';

export function mapRows(project: Project, change: (rows: readonly object[]) => object[]): Project {
  const tables = TABLE_NAMES.map((name) => [name, project[name] && change(project[name])] as const);
  const { pages, searches, lookedAt } = project.moved;
  const moved = { pages: change(pages), searches: change(searches), lookedAt };
  return { ...project, ...Object.fromEntries(tables), moved } as Project;
}
