/** Keeps the pull or merge request with edits of pages, once per run. The run never fails because of it. */
import { HostError } from '../../../hosts/host.js';
import { messageOf } from '../../../text/error-message.js';
import { purposeOf } from '../inputs.js';
import { slugOf } from '../names.js';
import type { PlannedChanges } from '../plan/plan-changes.js';
import { type EditedFile, readEditedFiles } from '../report/edited-files.js';
import {
  describeProposal,
  describeRequest,
  editObstacle,
  editsSkipReason,
  type LeftEdits,
  requestName,
  toFileEdit,
} from '../report/propose-edits.js';
import type { PushContext } from '../result.js';

export async function keepEditsRequest(context: PushContext, planned: PlannedChanges): Promise<void> {
  const { host, inputs, log, record } = context;
  if (inputs.edits !== 'pull-request' || inputs.mode !== 'publish') return;
  const skipReason = editsSkipReason(host, inputs.dryRun);
  if (skipReason !== undefined) {
    log.notice(skipReason);
    return;
  }
  const { edited, obstacles } = await collectEdits(context, planned);
  const name = requestName(host);
  try {
    record.proposal = await host.upsertEdits?.({
      ...describeRequest(host, inputs),
      slug: slugOf(purposeOf(context)),
      edits: edited.map(toFileEdit),
      token: inputs.token ?? '',
      signal: context.signal,
    });
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    log.warning(`edits: ${messageOf(error).replace(/\.?$/, '.')} Edits are in edited.patch.`);
  }
  if (!record.proposal) return;
  const { state, url } = record.proposal;
  if (state === 'open') log.info(`Open ${name} with edits: ${url ?? ''}`);
  for (const notice of describeProposal(record.proposal, obstacles, name)) log.notice(notice);
}

async function collectEdits(
  context: PushContext,
  planned: PlannedChanges,
): Promise<{ edited: EditedFile[]; obstacles: LeftEdits }> {
  const edited: EditedFile[] = [];
  const obstacles = new Map<string, string[]>();
  for await (const one of readEditedFiles(context, planned)) {
    const obstacle = editObstacle(one, edited.length, context.redact);
    if (obstacle === undefined) edited.push(one);
    else obstacles.set(obstacle, [...(obstacles.get(obstacle) ?? []), one.file]);
  }
  return { edited, obstacles };
}
