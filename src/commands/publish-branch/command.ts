/** Defines the command publish-branch, which makes a branch of the documentation project live, and takes that back. */
import { removeResultsFiles } from '../../disk/earlier-results.js';
import type { Command, Ending } from '../command.js';
import { checkInputs, inputs, outputs } from './inputs.js';
import { publish } from './modes/publish.js';
import { createRecord, type PublishContext, type PublishRecord, Stop } from './record.js';
import { restore } from './modes/restore.js';
import { readStart } from './branches/start.js';
import { accountOf } from './report/account.js';
import { describeUnfinished, endingOf } from './report/ending.js';

export const publishBranch: Command<typeof inputs, PublishRecord> = {
  name: 'publish-branch',
  summary: 'Make a branch of the docs live, with a check before and a restore after',
  branding: { icon: 'git-merge', color: 'green' },
  inputs,
  inputGroups: {
    Branches: ['mode', 'from', 'base', 'trial', 'maxDeletes', 'wait'],
    Restore: ['restorePoint', 'configFile'],
  },
  keyRole: 'editor (viewer for `dry-run` and mode check without trial)',
  examples: ['publish-branch --from next --mode check', 'publish-branch --from next', 'publish-branch --mode restore'],
  outputs,
  sampleInputs: { from: 'new-guide' },
  createRecord,
  check: checkInputs,
  run: runPublish,
  onInterrupted: describeUnfinished,
  account: accountOf,
};

async function runPublish(context: PublishContext): Promise<Ending> {
  const { inputs: values, record } = context;
  const { mode, from = '' } = values;
  await removeResultsFiles(context, ['plan.json', 'changes.diff']);
  try {
    const start = await readStart(context);
    record.result = await (mode === 'restore' ? restore(context, start) : publish(context, start, from));
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    record.result = error;
  }
  return endingOf(record, values, record.result);
}
