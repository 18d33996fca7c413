/** Changes the rows of all tables and lists of a project, whatever they are about. Pure. */
import { groupBy } from '../../../text/group-by.js';
import type { Project } from '../numbers/report-schema.js';
import { TABLE_NAMES } from '../numbers/report-version.js';

export function mapRows(project: Project, change: (rows: readonly object[]) => object[]): Project {
  const tables = TABLE_NAMES.map((name) => [name, project[name] && change(project[name])] as const);
  return { ...project, ...Object.fromEntries(tables), largestChanges: change(project.largestChanges) } as Project;
}

/** Removes the titles that several pages share: such pages are told apart by their paths. */
export function tellTitlesApart(project: Project): Project {
  const shared = sharedTitles([project.pages, project.feedback, project.searchPages, project.largestChanges]);
  return mapRows(project, (rows) =>
    rows.map((row) => ('title' in row && shared.has(String(row.title)) ? { ...row, title: null } : row)),
  );
}

type Named = { readonly path: string; readonly title: string | null };

function sharedTitles(tables: readonly (readonly Named[] | null)[]): Set<string> {
  const byTitle = groupBy(
    tables.flatMap((rows) => rows ?? []),
    ({ title }) => title ?? '',
  );
  const isShared = (rows: readonly Named[]): boolean => new Set(rows.map(({ path }) => path)).size > 1;
  return new Set([...byTitle].flatMap(([title, rows]) => (title !== '' && isShared(rows) ? [title] : [])));
}
