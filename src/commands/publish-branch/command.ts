/** Defines the command publish-branch, which makes a branch of the documentation project live, and takes that back. */
import { removeResultsFiles } from '../../disk/earlier-results.js';
import { type Command, type Ending, join } from '../command.js';
import { setting } from '../../text/input-names.js';
import { warnOfRequest } from '../account/posts.js';
import { checkInputs, describeUnused, inputs, outputs } from './inputs.js';
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

const CHANGES_SITE = `changes the live site. To only look, set ${setting('mode', 'check')}.`;

async function runPublish({ record, ...run }: PublishContext): Promise<Ending> {
  const { mode, from = '', dryRun } = run.inputs;
  for (const notice of describeUnused(run.inputs)) run.log.notice(notice);
  if (mode !== 'check' && !dryRun) warnOfRequest(run, CHANGES_SITE);
  await removeResultsFiles(run, ['plan.json', 'changes.diff']);
  try {
    const start = join(record, await readStart(run));
    record.result = join(record, await (mode === 'restore' ? restore(run, start) : publish(run, start, from)));
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    record.result = error;
  }
  return endingOf(record, run.inputs, record.result);
}
