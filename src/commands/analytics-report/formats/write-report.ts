/** Writes the files of a report into the results folder. */
import { join } from 'node:path';
import { writeAtomically } from '../../../disk/write.js';
import { type Format, renderFormats } from './render-formats.js';
import type { Report } from '../report-schema.js';

interface WriteOptions {
  readonly formats: readonly Format[];
  readonly resultsDir: string;
  readonly runUrl?: string;
  readonly version?: string;
}

/** Returns the absolute paths of the files. */
export async function writeReport(
  report: Report,
  { formats, resultsDir, runUrl, version }: WriteOptions,
): Promise<string[]> {
  const files = await renderFormats(report, formats, { runUrl, version });
  const paths: string[] = [];
  for (const [name, content] of files) {
    const path = join(resultsDir, name);
    await writeAtomically(path, content);
    paths.push(path);
  }
  return paths;
}
