/** Writes plan.json and media-map.json. */
import { writeResultsFile } from '../../../disk/results-file.js';
import { changesOf, type Plan } from '../plan/steps.js';
import type { SyncContext, SyncRecord } from '../record.js';
import { renderLines } from '../../../text/render-lines.js';

export async function writePlan(context: SyncContext, plan: Plan): Promise<void> {
  context.record.planPath = await writeResultsFile(context, 'plan.json', renderPlan(plan, context.redact));
}

export async function writeMediaMap(context: SyncContext, plan: Plan): Promise<void> {
  context.record.mapPath = await writeResultsFile(context, 'media-map.json', renderMediaMap(plan, context.record));
}

/** media-map.json: path below the folder → URL, for the files that are in the library. */
function* renderMediaMap({ files }: Plan, { libraryFiles }: SyncRecord): Generator<string> {
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
  const steps = [...plan.conflicts, ...changesOf(plan), ...unchanged];
  yield* renderLines(
    '[',
    steps,
    ({ action, key: file, reason }) => JSON.stringify({ action, file, reason }, redacted),
    ']',
  );
  yield '\n}\n';
}
