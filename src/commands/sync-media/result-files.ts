/** Writes plan.json and media-map.json. */
import { writeResultsFile } from '../../disk/results-file.js';
import type { Plan } from './plan/steps.js';
import type { SyncContext, SyncRecord } from './record.js';
import { renderLines } from '../../text/render-lines.js';

export async function writePlan(context: SyncContext, plan: Plan): Promise<void> {
  context.record.planPath = await writeResultsFile(context, 'plan.json', renderPlan(plan));
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

/** One row per step: action, path, URL or name, and reason. Conflicts come first, then the steps in order of execution. */
function* planRows(plan: Plan): Generator<readonly [action: string, key: string, reason: string]> {
  for (const { path, reason } of plan.conflicts) yield ['conflict', path, reason];
  for (const action of ['replace', 'add'] as const) {
    for (const step of plan.files) if (step.action === action) yield [action, step.file.path, step.reason];
  }
  for (const { entry, reason } of plan.imports) yield ['import', entry.url, reason];
  for (const { key, reason } of plan.alts) yield ['alt', key, reason];
  for (const { media, reason } of plan.deletes) yield ['delete', media.name, reason];
  for (const step of plan.files) {
    if (step.action === 'unchanged') yield ['unchanged', step.file.path, step.reason];
  }
}

/** plan.json, with one line per step, so that plans can be compared as text. */
function* renderPlan(plan: Plan): Generator<string> {
  const { maxDeletes, missingAltTexts } = plan;
  yield `{\n  "schemaVersion": 1,\n  "maxDeletes": ${maxDeletes},\n  "missingAltTexts": ${JSON.stringify(missingAltTexts)},\n  "steps": `;
  yield* renderLines('[', planRows(plan), ([action, file, reason]) => JSON.stringify({ action, file, reason }), ']');
  yield '\n}\n';
}
