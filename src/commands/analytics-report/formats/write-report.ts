/** Writes the files of a report into the results folder. */
import { join } from 'node:path';
import { writeAtomically } from '../../../disk/write.js';
import { type Format, renderFormats } from './render-formats.js';
import type { Report } from '../report-schema.js';

/** Returns the absolute paths of the files. */
export async function writeReport(report: Report, formats: readonly Format[], resultsDir: string): Promise<string[]> {
  const files = await renderFormats(report, formats);
  const paths: string[] = [];
  for (const [name, content] of files) {
    const path = join(resultsDir, name);
    await writeAtomically(path, content);
    paths.push(path);
  }
  return paths;
}
