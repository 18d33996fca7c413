/** Writes plan.json and changes.diff. */
import { writeResultsFile } from '../../disk/results-file.js';
import { renderLines } from '../../text/render-lines.js';
import { renderDiff } from '../../text/unified-diff.js';
import type { PageChange } from './compare-branches.js';
import type { PublishContext, Step } from './record.js';

/** Records the steps, and writes them and the differences, before anything changes. */
export async function writePlan(
  context: PublishContext,
  steps: readonly Step[],
  changes: readonly PageChange[],
): Promise<void> {
  const { record } = context;
  record.steps = steps;
  const plan = await writeResultsFile(context, 'plan.json', renderPlan(steps));
  record.files = { plan, changes: await writeResultsFile(context, 'changes.diff', renderChanges(context, changes)) };
}

function* renderPlan(steps: readonly Step[]): Generator<string> {
  yield '{\n  "schemaVersion": 1,\n';
  yield* renderLines(
    '  "steps": [',
    steps,
    ({ action, path, reason }) => JSON.stringify({ action, path, reason }),
    ']',
  );
  yield '\n}\n';
}

async function* renderChanges({ redact }: PublishContext, changes: readonly PageChange[]): AsyncGenerator<string> {
  for (const { path, oldPath = path, before, after } of changes) {
    const isMoved = oldPath !== path && before !== undefined && after !== undefined;
    if (isMoved) yield redact(await renderDiff(oldPath, before, undefined));
    yield redact(await renderDiff(path, isMoved ? undefined : before, after));
  }
}
