/** Finds, reads and validates the report.json files that are merged. */
import { join, resolve } from 'node:path';
import { InputError } from '../../../api/errors.js';
import { globProblem } from '../../../text/globs.js';
import { matchFiles } from '../../../disk/find-files.js';
import { isFile, leadsOutside, workspacePath } from '../../../disk/paths.js';
import { readTextFile } from '../../../disk/read.js';
import type { Report } from '../report-schema.js';
import { REPORT_VERSION } from '../report-version.js';

/** A report with 100 rows per table is smaller than one megabyte. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;

export interface NamedReport {
  readonly name: string;
  readonly report: Report;
}

interface ReportFilesOptions {
  readonly workspace: string;
  readonly resultsDir: string;
  /** The name of the input on the host. */
  readonly label: string;
}

/** Reads all reports that match the patterns, and gives each a unique name. Rejects with an InputError that lists every invalid file. */
export async function readReports(
  patterns: readonly string[],
  { workspace, resultsDir, label }: ReportFilesOptions,
): Promise<NamedReport[]> {
  const reject = (problems: readonly (readonly [path: string, problem: string])[]): void => {
    if (problems.length > 0)
      throw new InputError(problems.map(([path, problem]) => `${label}: ${JSON.stringify(path)} ${problem}`));
  };
  // Windows shells complete the paths of files with backslashes, which no glob may have.
  const globs = patterns.filter((pattern) => !isFile(resolve(workspace, pattern)));
  reject(
    globs.flatMap((glob) => {
      const problem = globProblem(glob);
      return problem === undefined ? [] : [[glob, `${problem}.`] as const];
    }),
  );
  const files = (await matchFiles(patterns, workspace)).map((path) => ({ path, name: workspacePath(workspace, path) }));
  if (files.length === 0)
    throw new InputError([
      `${label}: no file matches ${patterns.map((pattern) => JSON.stringify(pattern)).join(', ')}. Check that the reports were created and downloaded.`,
    ]);
  const outside = files.filter(({ path }) => leadsOutside(workspace, path));
  reject(outside.map(({ name }) => [name, 'points outside the workspace. Use a file inside the workspace.']));
  const own = files.filter(({ path }) => path === join(resultsDir, 'report.json'));
  reject(
    own.map(({ name }) => [
      name,
      'is the report that this run writes. Set results-dir to another folder, or exclude this file.',
    ]),
  );
  const reports = await Promise.all(files.map(({ path }) => readReport(path)));
  const names = projectNames(files.map(({ name }) => name));
  reject(reports.flatMap((report, index) => ('problem' in report ? [[files[index]?.name ?? '', report.problem]] : [])));
  return reports.flatMap((report, index) => ('problem' in report ? [] : [{ name: names[index] ?? '', report }]));
}

async function readReport(path: string): Promise<Report | { readonly problem: string }> {
  let data: unknown;
  try {
    data = JSON.parse((await readTextFile(path, MAX_FILE_BYTES)).replace(/^\ufeff/, ''));
  } catch (error) {
    if (error instanceof SyntaxError) return { problem: "isn't valid JSON. Create the report again." };
    return { problem: `can't be read: ${(error as Error).message}. Check the file.` };
  }
  return parseReport(data);
}

async function parseReport(data: unknown): Promise<Report | { readonly problem: string }> {
  const { schemaVersion, report } = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>;
  if (report !== 'analytics-report') return { problem: "isn't a report.json of analytics-report. Exclude this file." };
  if (schemaVersion !== REPORT_VERSION)
    return {
      problem: `has schemaVersion ${String(schemaVersion)}; expected ${REPORT_VERSION}. Create all reports with the same version of docs-ci.`,
    };
  const { reportSchema } = await import('../report-schema.js');
  const parsed = reportSchema.safeParse(data);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return {
    problem: `has an invalid value at ${issue?.path.join('.') ?? ''} (${issue?.message ?? ''}). Create the report again.`,
  };
}

/** Returns the part of each path that differs from the others; the whole paths if that isn't unique. */
export function projectNames(paths: readonly string[]): string[] {
  const allSegments = paths.map((path) => path.replace(/\.json$/i, '').split('/'));
  const [first = []] = allSegments;
  if (paths.length === 1) return [first.at(-1) === 'report' ? (first.at(-2) ?? 'report') : (first.at(-1) ?? '')];
  const minLength = Math.min(...allSegments.map(({ length }) => length));
  const countShared = (segmentAt: (segments: readonly string[], index: number) => string | undefined): number => {
    let count = 0;
    while (count < minLength - 1 && allSegments.every((path) => segmentAt(path, count) === segmentAt(first, count)))
      count += 1;
    return count;
  };
  const start = countShared((segments, index) => segments[index]);
  const end = countShared((segments, index) => segments.at(-1 - index));
  const names = allSegments.map((path) => path.slice(start, Math.max(start + 1, path.length - end)).join('/'));
  return new Set(names).size === names.length ? names : [...paths];
}
