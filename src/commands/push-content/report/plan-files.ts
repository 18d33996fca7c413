/** Writes plan.json, changes.diff and edited.patch, and uploads them: the runner's disk is gone soon after the run. */
import { resolve } from 'node:path';
import type { Api } from '../../../api/api.js';
import { inTime } from '../../../api/clock.js';
import { readPageText } from '../folder/read-pages.js';
import { purposeOf, type PushRun } from '../inputs.js';
import { slugOf } from '../names.js';
import type { PlannedChanges } from '../plan/plan-changes.js';
import { type PageStep, isChange } from '../plan/steps.js';
import type { Learned, PushRecord } from '../record.js';
import { fileInRepository } from '../../../disk/repository.js';
import { writeResultsFile } from '../../../disk/results-file.js';
import { messageOf } from '../../../text/error-message.js';
import type { RunEnding } from '../../command.js';
import { type PageDifference, withoutSecrets, renderPlan } from '../../account/page-changes.js';
import { uploadArtifact } from '../../account/posts.js';
import { renderDiff, renderPatch } from '../../../text/unified-diff.js';
import { endSentence } from '../../../text/sentences.js';
import { editedSteps, readEditedFiles, remoteText } from './edited-files.js';
import { inputName } from '../../../text/input-names.js';

/** All files that a run may write. */
export const RESULT_FILES = ['plan.json', 'changes.diff', 'edited.patch'] as const;

/** A longer patch is not shown in a summary or a comment, also because one line of a page may be as long as the page. */
const MAX_SHOWN = { lines: 200, length: 40_000 };

/** Writes the files before the first change, while the service still has the texts to compare with. */
export async function writePlanFiles(
  run: Pick<PushRun, 'api' | 'hasSecret' | 'host' | 'log' | 'redact' | 'resultsDir'>,
  planned: PlannedChanges,
): Promise<Pick<Learned, 'files' | 'edits'>> {
  const { api, host } = run;
  const { steps } = planned.plan;
  const plan = await writeResultsFile(run, 'plan.json', renderPlan(run, steps, describeStep));
  const changes = await writeResultsFile(
    run,
    'changes.diff',
    withoutSecrets(run, 'changes.diff', renderChanges(api, host.workspace, planned)),
  );
  const edited = editedSteps(planned);
  const shown = new ShortText();
  const edits = withoutSecrets(run, 'edited.patch', renderEdits(api, host.workspace, planned));
  const patch = edited.length === 0 ? undefined : await writeResultsFile(run, 'edited.patch', shown.collect(edits));
  // A comment or a summary must not have signed URLs, and a changed patch would change the page.
  const isPublic = shown.text !== undefined && run.redact(shown.text) === shown.text;
  return { files: { plan, changes, patch }, edits: patch !== undefined && isPublic ? shown.text : undefined };
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

function describeStep({ action, path, page, leftOut, reason }: PageStep): object {
  return { action, path, file: (page ?? leftOut)?.file, reason, bytes: page?.sizeBytes };
}

async function* renderChanges(api: Api, workspace: string, planned: PlannedChanges): AsyncGenerator<PageDifference> {
  for (const step of planned.plan.steps) {
    const { action, path, page, replaces } = step;
    if (!isChange(step)) continue;
    const before = action === 'create' ? undefined : await remoteText(api, planned, step);
    const after = page && (await readPageText(workspace, page));
    yield { path, text: await renderDiff(replaces ?? path, before, after) };
  }
}

async function* renderEdits(api: Api, workspace: string, planned: PlannedChanges): AsyncGenerator<PageDifference> {
  for await (const { file, disk, remote } of readEditedFiles(api, workspace, planned)) {
    const { path } = fileInRepository(workspace, file);
    yield { path: file, text: await renderPatch(path, disk, remote) };
  }
}

/** The pages are pushed already, so a service that doesn't respond must not hold up the results of the run for long. */
const MAX_UPLOAD_MS = 60_000;

/**
 * Uploads them at the end of a run. Resolves to the URL of the artifact. A failed upload is a warning, because the pages are
 * where they belong. Two sources have artifacts of different names, as they have different branches.
 */
export async function uploadPlanFiles(
  run: Pick<PushRun, 'host' | 'inputs' | 'log' | 'resultsDir'>,
  { plan, files }: PushRecord,
  { outcome }: RunEnding,
): Promise<string | undefined> {
  const { host, log, resultsDir } = run;
  const written = [files.plan, files.changes, files.patch];
  const paths = written.flatMap((path) => (path === undefined ? [] : resolve(host.workspace, path)));
  // The platform kills a cancelled job within seconds.
  if (outcome === 'cancelled' || paths.length === 0) return undefined;
  if (plan?.steps.every(({ action }) => action === 'unchanged' || action === 'skipped')) return undefined;
  const name = `push-content-${slugOf(purposeOf(run))}`;
  const request = { name, files: paths, rootDirectory: resultsDir, raw: false };
  try {
    return (await inTime(uploadArtifact(run, request), MAX_UPLOAD_MS))?.url;
  } catch (error) {
    log.warning(`${inputName('artifact')}: ${endSentence(messageOf(error))} The pages aren't affected.`);
    return undefined;
  }
}
