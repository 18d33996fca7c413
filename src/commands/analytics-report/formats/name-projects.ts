/** Names what a report is about: one project, its site, or several projects. Pure. */
import type { Project, Report } from '../report-schema.js';

/** Returns what the report is about: the project, its site, or the number of projects. */
export function subjectOf({ projects }: Report): string {
  const [first] = projects;
  if (projects.length > 1) return `${projects.length} projects`;
  return first?.title ?? hostOf(first?.site ?? null) ?? 'Your documentation';
}

function hostOf(site: string | null): string | undefined {
  return site !== null && URL.canParse(site) ? new URL(site).host : undefined;
}

export function projectName({ title, name }: Project): string {
  if (title === null) return name ?? '';
  return name === null || name === title ? title : `${title} (${name})`;
}
