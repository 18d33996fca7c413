/** Defines the command publish-branch, which makes a branch of the documentation project live, and takes that back. */
import type { Command, Ending } from '../command.js';
import { checkInputs, inputs, outputs } from './inputs.js';
import { createRecord, type PublishContext, type PublishRecord } from './record.js';

export const publishBranch: Command<typeof inputs, PublishRecord> = {
  name: 'publish-branch',
  summary: 'Make a branch of the docs live, with a look before and a way back',
  branding: { icon: 'git-merge', color: 'green' },
  inputs,
  inputGroups: {
    Branches: ['mode', 'from', 'base', 'trial', 'maxDeletes', 'wait'],
    'Way back': ['restorePoint', 'configFile'],
  },
  keyRole: 'editor (viewer for `dry-run` and mode check without trial)',
  examples: ['publish-branch --from next --mode check', 'publish-branch --from next', 'publish-branch --mode restore'],
  outputs,
  sampleInputs: { from: 'new-guide' },
  createRecord,
  check: checkInputs,
  run: runPublish,
  summarize: () => ({ outputs: {}, summary: [] }),
};

async function runPublish(_: PublishContext): Promise<Ending> {
  return Promise.resolve({ outcome: 'failed', message: "publish-branch doesn't work yet.", topic: 'other' });
}
