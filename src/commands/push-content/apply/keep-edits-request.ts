/** Keeps the pull or merge request with edits of pages, once per run. The run never fails because of it. */
import { HostError } from '../../../hosts/host.js';
import { messageOf } from '../../../text/error-message.js';
import { purposeOf } from '../inputs.js';
import { slugOf } from '../names.js';
import type { PlannedChanges } from '../plan/plan-changes.js';
import { type EditedFile, readEditedFiles } from '../report/edited-files.js';
import { describeProposal, describeRequest, editObstacle, findTarget, toFileEdit } from '../report/propose-edits.js';
import type { PushContext } from '../result.js';

export async function keepEditsRequest(context: PushContext, planned: PlannedChanges): Promise<void> {
  const { host, inputs, log, record, redact, signal } = context;
  if (inputs.edits !== 'pull-request' || inputs.mode !== 'publish') return;
  const target = findTarget(host, inputs.dryRun);
  if (typeof target === 'string') {
    log.notice(target);
    return;
  }
  const edited: EditedFile[] = [];
  const obstacles = new Map<string, string[]>();
  for await (const one of readEditedFiles(context, planned)) {
    const obstacle = editObstacle(one, edited.length, redact);
    if (obstacle === undefined) edited.push(one);
    else obstacles.set(obstacle, [...(obstacles.get(obstacle) ?? []), one.file]);
  }
  try {
    record.proposal = await host.upsertEdits?.({
      ...describeRequest(host, inputs),
      ...target,
      slug: slugOf(purposeOf(context)),
      edits: edited.map(toFileEdit),
      token: inputs.token ?? '',
      signal,
    });
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    log.warning(`edits: ${messageOf(error).replace(/\.?$/, '.')} Edits are in edited.patch.`);
  }
  if (!record.proposal) return;
  const { infos, notices } = describeProposal(host, record.proposal, obstacles);
  for (const info of infos) log.info(info);
  for (const notice of notices) log.notice(notice);
}
