/** Keeps the pull or merge request with edits of pages, once per run. The run never fails because of it. */
import { type EditsRequest, HostError } from '../../../hosts/host.js';
import { messageOf } from '../../../text/error-message.js';
import { purposeOf } from '../inputs.js';
import { slugOf } from '../names.js';
import type { PlannedChanges } from '../plan/plan-changes.js';
import { readEditedFiles } from '../report/edited-files.js';
import { describeProposal, describeRequest, findTarget, requestName, toFileEdit } from '../report/propose-edits.js';
import type { PushContext } from '../result.js';

export async function keepEditsRequest(context: PushContext, planned: PlannedChanges): Promise<void> {
  const { host, inputs, log, record, redact, signal } = context;
  if (inputs.edits !== 'pull-request' || inputs.mode !== 'publish') return;
  const target = findTarget(host, inputs.dryRun);
  if (typeof target === 'string') {
    log.notice(target);
    return;
  }
  const edits: EditsRequest['edits'][number][] = [];
  const left = new Map<string, string>();
  for await (const one of readEditedFiles(context, planned)) {
    const edit = toFileEdit(one, edits.length, redact);
    if (typeof edit === 'string') left.set(one.file, edit);
    else edits.push(edit);
  }
  const slug = slugOf(purposeOf(context));
  const branch = `docs-ci/edits-${slug}`;
  try {
    const request = { ...describeRequest(host, inputs), ...target, slug, branch, edits };
    const proposal = await host.upsertEdits?.({ ...request, token: inputs.token ?? '', signal });
    if (!proposal) return;
    record.proposal = proposal;
    if (proposal.state === 'open') log.info(`Open ${requestName(host)} with edits: ${proposal.url ?? ''}`);
    const all = { ...proposal, left: new Map([...left, ...proposal.left]) };
    for (const notice of describeProposal(host, branch, all)) log.notice(notice);
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    log.warning(`edits: ${messageOf(error).replace(/\.?$/, '.')} Edits are in edited.patch.`);
  }
}
