/** Writes plan.json, changes.diff and edited.patch. */
import { join } from 'node:path';
import { readPageText } from '../folder/read-pages.js';
import type { PlannedChanges } from '../plan/plan-changes.js';
import { type PageStep, isChange } from '../plan/steps.js';
import { readPage } from '../../../project/read-project.js';
import type { PushContext } from '../result.js';
import { resolveRealPath, workspacePath } from '../../../disk/paths.js';
import { readIfThere } from '../../../disk/read.js';
import { removeResultsFile, writeResultsFile } from '../../../disk/results-file.js';
import { renderLines } from '../../../text/render-lines.js';
import { renderDiff, renderPatch } from '../../../text/unified-diff.js';

/** All files that a run may write. */
export const RESULT_FILES = ['plan.json', 'changes.diff', 'edited.patch'] as const;

/** A longer patch is not shown in a summary or a comment, also because one line of a page may be as long as the page. */
const MAX_SHOWN = { lines: 200, length: 40_000 };

/** Writes the files before the first change, while the service still has the texts to compare with. */
export async function writePlanFiles(context: PushContext, planned: PlannedChanges): Promise<void> {
  const { steps } = planned.plan;
  const plan = await writeResultsFile(context, 'plan.json', renderPlan(steps));
  const changes = await writeResultsFile(context, 'changes.diff', renderChanges(context, planned));
  const edited = steps.filter(({ action, page, remote }) => action === 'kept' && page && remote);
  if (edited.length === 0) await removeResultsFile(context, 'edited.patch');
  const shown = new ShortText();
  const patch =
    edited.length === 0
      ? undefined
      : await writeResultsFile(context, 'edited.patch', shown.collect(renderEdits(context, planned, edited)));
  context.record.files = { plan, changes, patch };
  context.record.edits = patch === undefined ? undefined : shown.text;
}

/** Passes on pieces of a text, and keeps the text unless it becomes too long. */
class ShortText {
  text: string | undefined = '';

  async *collect(pieces: AsyncIterable<string>): AsyncGenerator<string> {
    for await (const piece of pieces) {
      const text = this.text === undefined ? undefined : this.text + piece;
      // The part after the last line break is empty.
      const isShort =
        text !== undefined && text.length <= MAX_SHOWN.length && text.split('\n').length - 1 <= MAX_SHOWN.lines;
      this.text = isShort ? text : undefined;
      yield piece;
    }
  }
}

function* renderPlan(steps: readonly PageStep[]): Generator<string> {
  yield '{\n  "schemaVersion": 1,\n';
  yield* renderLines('  "steps": [', steps, renderStep, ']');
  yield '\n}\n';
}

function renderStep({ action, path, page, reason, movedFrom }: PageStep): string {
  return JSON.stringify({ action, path, file: page?.file, reason, movedFrom, bytes: page?.sizeBytes });
}

async function* renderChanges(context: PushContext, planned: PlannedChanges): AsyncGenerator<string> {
  const { redact, host } = context;
  for (const step of planned.plan.steps) {
    const { action, path, page, replaces } = step;
    if (!isChange(step)) continue;
    const before = action === 'create' ? undefined : await remoteText(context, planned, step);
    const after = page && (await readPageText(host.workspace, page));
    yield redact(await renderDiff(replaces ?? path, before, after));
  }
}

async function* renderEdits(
  context: PushContext,
  planned: PlannedChanges,
  edited: readonly PageStep[],
): AsyncGenerator<string> {
  const files = new Set<string>();
  for (const step of edited) {
    const file = targetOf(context.host.workspace, step.page?.file ?? '');
    // Git can't apply two differences to one file; the other edit stays at the service.
    if (files.has(file)) continue;
    files.add(file);
    const disk = (await readIfThere(join(context.host.workspace, file)))?.toString() ?? '';
    const remote = (await remoteText(context, planned, step)) ?? '';
    yield context.redact(await renderPatch(file, disk, remote));
  }
}

/** The file that a symlink leads to, relative to the workspace: git applies no patch to a symlink. */
function targetOf(workspace: string, file: string): string {
  return workspacePath(resolveRealPath(workspace), resolveRealPath(join(workspace, file)));
}

/** The text of a page at the service. Many large texts are read again, to save memory. */
async function remoteText(
  context: PushContext,
  { texts, project }: PlannedChanges,
  { place, path, remote }: PageStep,
): Promise<string | undefined> {
  return texts.get(place) ?? (await readPage(context, project, remote?.path ?? path));
}
