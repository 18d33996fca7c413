/** Report files of other runs, found, read and checked. */
import { join } from 'node:path';
import { InputError } from '../../../api/errors.js';
import { workspacePath, leadsOutside } from '../../../disk/paths.js';
import { matchFiles, readTextFile } from '../../../disk/read.js';
import type { Named } from '../analysis/merge-reports.js';
import type { Report } from '../report-schema.js';
import { REPORT_VERSION } from '../report-version.js';

/** A report of 100 rows a table has less than one megabyte. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;

export interface MergePlace {
  readonly workspace: string;
  readonly resultsDir: string;
  /** How people name the input. */
  readonly label: string;
}

/** All reports that the patterns match, each under a name of its own. Rejects with an InputError that names every bad file. */
export async function readReports(
  patterns: readonly string[],
  { workspace, resultsDir, label }: MergePlace,
): Promise<Named[]> {
  const outside = patterns.filter((pattern) => /^(?:[/\\]|[A-Za-z]:)|(?:^|[/\\])\.\.(?:[/\\]|$)/.test(pattern));
  if (outside.length > 0) throw new InputError(outside.map((pattern) => outsideProblem(label, pattern)));
  const paths = await matchFiles(patterns, workspace);
  if (paths.length === 0)
    throw new InputError([
      `${label}: no file matches ${patterns.map((one) => JSON.stringify(one)).join(', ')}; check that the reports were made and downloaded.`,
    ]);
  const shown = paths.map((path) => workspacePath(workspace, path));
  const leading = await Promise.all(paths.map((path) => leadsOutside(workspace, path)));
  if (leading.includes(true))
    throw new InputError(shown.filter((_, index) => leading[index]).map((path) => outsideProblem(label, path)));
  const own = join(resultsDir, 'report.json');
  if (paths.includes(own))
    throw new InputError([
      `${label}: ${shown[paths.indexOf(own)] ?? ''} is where this run writes its own report; give results-dir another folder, or leave that file out.`,
    ]);
  const read = await Promise.all(paths.map((path) => readReport(path)));
  const problems = read.flatMap((one, index) =>
    'problem' in one ? [`${label}: ${shown[index] ?? ''} ${one.problem}.`] : [],
  );
  if (problems.length > 0) throw new InputError(problems);
  const names = namesOf(shown);
  return read.flatMap((one, index) => ('problem' in one ? [] : [{ name: names[index] ?? '', report: one }]));
}

function outsideProblem(label: string, path: string): string {
  return `${label}: ${JSON.stringify(path)} leads outside of the workspace; name files below it.`;
}

async function readReport(path: string): Promise<Report | { readonly problem: string }> {
  let data: unknown;
  try {
    data = JSON.parse((await readTextFile(path, MAX_FILE_BYTES)).replace(/^\ufeff/, ''));
  } catch (error) {
    return {
      problem: error instanceof SyntaxError ? 'is no JSON' : `cannot be read: ${(error as Error).message}`,
    };
  }
  const { schemaVersion, report } = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  if (report !== 'analytics-report') return { problem: 'is no report.json of analytics-report' };
  if (schemaVersion !== REPORT_VERSION)
    return {
      problem: `has schemaVersion ${String(schemaVersion)}, not ${REPORT_VERSION}; make all reports with one version of docs-ci`,
    };
  const { reportSchema } = await import('../report-schema.js');
  const parsed = reportSchema.safeParse(data);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return { problem: `is damaged: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}` };
}

/** What is different between the paths, without what all share at the beginning and at the end; each another. */
export function namesOf(paths: readonly string[]): string[] {
  const parts = paths.map((path) => path.replace(/\.json$/i, '').split('/'));
  const [first = []] = parts;
  if (parts.length === 1) return [first.at(-1) === 'report' ? (first.at(-2) ?? 'report') : (first.at(-1) ?? '')];
  const shortest = Math.min(...parts.map(({ length }) => length));
  const same = (at: (path: readonly string[], index: number) => string | undefined): number => {
    let count = 0;
    while (count < shortest - 1 && parts.every((path) => at(path, count) === at(first, count))) count += 1;
    return count;
  };
  const head = same((path, index) => path[index]);
  const tail = same((path, index) => path.at(-1 - index));
  const names = parts.map((path) => path.slice(head, Math.max(head + 1, path.length - tail)).join('/'));
  return new Set(names).size === names.length ? names : [...paths];
}
