/** Renders plan.json. Pure. */
import { renderLines } from '../text/render-lines.js';

/** @param render one step as JSON */
export function* renderPlan<Step>(steps: Iterable<Step>, render: (step: Step) => string): Generator<string> {
  yield '{\n  "schemaVersion": 1,\n';
  yield* renderLines('  "steps": [', steps, render, ']');
  yield '\n}\n';
}
