/** Writes plan.json and media-map.json. */
import { type ResultsContext, writeResultsFile } from '../../../disk/results-file.js';
import { changesOf, type Plan } from '../plan/steps.js';
import type { SyncRecord } from '../record.js';
import { renderLines } from '../../../text/render-lines.js';

/** Returns the path relative to the workspace. */
export async function writePlan(
  run: ResultsContext & { readonly redact: (text: string) => string },
  plan: Plan,
): Promise<string | undefined> {
  return writeResultsFile(run, 'plan.json', renderPlan(plan, run.redact));
}

/** Returns the path relative to the workspace. */
export async function writeMediaMap(
  run: ResultsContext,
  plan: Plan,
  libraryFiles: SyncRecord['libraryFiles'],
): Promise<string | undefined> {
  return writeResultsFile(run, 'media-map.json', renderMediaMap(plan, libraryFiles));
}

/** media-map.json: path below the folder → URL, for the files that are in the library. */
function* renderMediaMap({ files }: Plan, libraryFiles: SyncRecord['libraryFiles']): Generator<string> {
  const paths = files.map(({ file }) => file.path).filter((path) => libraryFiles.has(path));
  const renderUrl = (path: string): string => `${JSON.stringify(path)}: ${JSON.stringify(libraryFiles.get(path)?.url)}`;
  yield* renderLines('{', paths, renderUrl, '}');
  yield '\n';
}

/** plan.json, with one line per step, so that plans can be compared as text. */
function* renderPlan(plan: Plan, redact: (text: string) => string): Generator<string> {
  const redacted = (_: string, value: unknown): unknown => (typeof value === 'string' ? redact(value) : value);
  const { maxDeletes, missingAltTexts } = plan;
  yield `{\n  "schemaVersion": 1,\n  "maxDeletes": ${maxDeletes},\n  "missingAltTexts": ${JSON.stringify(missingAltTexts, redacted)},\n  "steps": `;
  const unchanged = plan.files.filter(({ action }) => action === 'unchanged');
  const unrecorded = new Map(plan.unrecorded.map(({ key, reason }) => [key, reason]));
  const earlierUrls = new Map(plan.newUrls.map(({ key, earlierUrl }) => [key, earlierUrl]));
  const steps = [...plan.conflicts, ...changesOf(plan), ...unchanged];
  yield* renderLines(
    '[',
    steps,
    ({ action, key: file, reason }) => {
      const unknown = action === 'replace' || action === 'import' ? unrecorded.get(file) : undefined;
      const isSaid = unknown === undefined || reason.startsWith('the library file changed');
      const isFile = action === 'add' || action === 'replace' || action === 'unchanged';
      const earlier = isFile ? earlierUrls.get(file) : undefined;
      const why = [
        reason,
        ...(isSaid ? [] : [`library content ${unknown}`]),
        ...(earlier === undefined ? [] : [`earlier URL ${earlier}`]),
      ].join(', ');
      return JSON.stringify({ action, file, reason: why }, redacted);
    },
    ']',
  );
  yield '\n}\n';
}
