/** Reads the texts of edited pages: at the service, and in the file here. */
import { join } from 'node:path';
import type { Api } from '../../../api/api.js';
import { resolveRealPath, workspacePath } from '../../../disk/paths.js';
import { readIfThere } from '../../../disk/read.js';
import { readPage } from '../../../project/read-project.js';
import type { PlannedChanges } from '../plan/plan-changes.js';
import { ownPage, type PageReason, type PageStep } from '../plan/steps.js';

export interface EditedFile {
  /** Relative to the workspace, with slashes. */
  readonly file: string;
  /** Text of the file as it is on the disk. */
  readonly disk: string;
  /** Text of the page at the service, in normal form. */
  readonly remote: string;
  /** What the step says about the page. */
  readonly reason: PageReason;
}

/** The steps of kept pages that have a file here and a text there. */
export function editedSteps({ plan }: PlannedChanges): PageStep[] {
  return plan.steps.filter((step) => step.action === 'kept' && ownPage(step) && step.remote);
}

/** Reads what edited.patch and a pull request take into the repository. */
export async function* readEditedFiles(
  api: Api,
  workspace: string,
  planned: PlannedChanges,
): AsyncGenerator<EditedFile> {
  const files = new Set<string>();
  for (const step of editedSteps(planned)) {
    const file = targetOf(workspace, ownPage(step)?.file ?? '');
    // Git can't apply two differences to one file; the other edit stays at the service.
    if (files.has(file)) continue;
    files.add(file);
    const disk = (await readIfThere(join(workspace, file)))?.toString() ?? '';
    const remote = await remoteText(api, planned, step);
    // Undefined if the page was deleted since the plan.
    if (remote !== undefined) yield { file, disk, remote, reason: step.reason };
  }
}

/** The file that a symlink leads to, relative to the workspace: git applies no patch to a symlink. */
function targetOf(workspace: string, file: string): string {
  return workspacePath(resolveRealPath(workspace), resolveRealPath(join(workspace, file)));
}

/** The text of a page at the service. Many large texts are read again, to save memory. */
export async function remoteText(
  api: Api,
  { texts, project }: PlannedChanges,
  { place, path, remote }: PageStep,
): Promise<string | undefined> {
  return texts.get(place) ?? (await readPage(api, project, remote?.path ?? path));
}
