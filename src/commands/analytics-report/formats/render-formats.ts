/** Writes the files of a report: report.json for programs, and report.html for people. */
import { join } from 'node:path';
import { writeResultFile } from '../../../disk/write.js';
import type { Report } from '../numbers/report-schema.js';
import type { PageOptions } from './html/html-report.js';

/** The files of a report, relative to the results folder. */
export const REPORT_FILES: readonly string[] = ['report.json', 'report.html'];

interface WriteOptions extends PageOptions {
  readonly workspace: string;
  readonly resultsDir: string;
}

/** Writes the files of a report into the results folder. Returns their absolute paths. Rejects with FileError. */
export async function writeReport(
  report: Report,
  { workspace, resultsDir, ...source }: WriteOptions,
): Promise<string[]> {
  const files = await renderFormats(report, source);
  for (const [name, content] of files) await writeResultFile({ workspace, path: join(resultsDir, name) }, content);
  return [...files.keys()].map((name) => join(resultsDir, name));
}

/** Returns the content of each file by its name, relative to the results folder. */
export async function renderFormats(report: Report, source: PageOptions = {}): Promise<Map<string, string>> {
  const { renderHtmlReport } = await import('./html/html-report.js');
  return new Map([
    ['report.json', renderJson(report)],
    ['report.html', renderHtmlReport(report, source)],
  ]);
}

/** Escapes invisible characters and `<`, so that the file shows all its characters and holds no markup. */
function renderJson(report: Report): string {
  const text = JSON.stringify(report, undefined, 2);
  // Without the flag u, the halves of a character are escaped one by one.
  const escape = (character: string): string =>
    character
      .split('')
      .map((half) => `\\u${half.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join('');
  return `${text.replace(/(?!\n)[<\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escape)}\n`;
}
