/** Renders plan.json. Pure. */
import { renderLines } from '../../../text/render-lines.js';
import type { Plan } from './steps.js';

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
export function* renderPlan(plan: Plan): Generator<string> {
  const { maxDeletes, missingAltTexts } = plan;
  yield `{\n  "schemaVersion": 1,\n  "maxDeletes": ${maxDeletes},\n  "missingAltTexts": ${JSON.stringify(missingAltTexts)},\n  "steps": `;
  yield* renderLines('[', planRows(plan), ([action, file, reason]) => JSON.stringify({ action, file, reason }), ']');
  yield '\n}\n';
}
