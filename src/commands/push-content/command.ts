/** Defines the command push-content, which pushes pages of a folder as commits of the documentation project. */
import { workspacePath } from '../../disk/paths.js';
import { pluralize } from '../../text/pluralize.js';
import { type Command, type Ending, failed } from '../command.js';
import { readPages } from './folder/read-pages.js';
import { checkInputs, inputs, manifestPathOf, outputs, unusedInputs } from './inputs.js';
import { proposalBranchOf, slugOf, sourceOf } from './names.js';
import { type Proposal, propose } from './propose.js';
import { scheduleComment } from './publish-comment.js';
import { publish } from './publish.js';
import { createRecord, type PushContext, type PushRecord } from './record.js';
import { removeProposal } from './remove.js';
import { describeInterrupted } from './describe-run.js';
import { summarizePush } from './summary.js';

export const pushContent: Command<typeof inputs, PushRecord> = {
  name: 'push-content',
  summary: 'Push generated pages to the docs as commits',
  branding: { icon: 'git-commit', color: 'blue' },
  gitlab: { exposeResultsAs: 'Documentation changes' },
  inputs,
  inputGroups: {
    Pages: ['path', 'include', 'exclude', 'to', 'syntax'],
    Branches: ['mode', 'base', 'branch', 'commitMessage', 'preview', 'wait'],
    'Edits and deletions': ['onEdited', 'prune', 'maxDeletes', 'source', 'manifest', 'onOlderRun'],
    Navigation: ['navigationGroup', 'configFile'],
    'On GitHub and GitLab': ['comment'],
    Limits: ['concurrency'],
  },
  keyRole: 'editor (viewer for `dry-run`)',
  examples: [
    'push-content --to reference/api --dry-run',
    'push-content --to reference/api --prune managed',
    'push-content --to reference/api --mode propose --branch docs-ci/api',
  ],
  outputs,
  // The root action gives all of its commands the same inputs, so the folder is that of sync-media, too.
  sampleInputs: { path: 'examples', exclude: 'docs/**', to: 'reference/cli' },
  connections: ({ concurrency }) => concurrency,
  createRecord,
  check: checkInputs,
  run: runPush,
  onInterrupted: describeInterrupted,
  summarize: summarizePush,
};

async function runPush(context: PushContext): Promise<Ending> {
  const { host, inputs: values, log, record } = context;
  const { repository } = host.runContext;
  const folder = workspacePath(host.workspace, values.path);
  record.source = values.source ?? sourceOf({ repository, workspace: host.workspace }, folder);
  record.slug = slugOf(record.source);
  record.manifest = manifestPathOf(values);
  for (const name of unusedInputs(values))
    log.notice(`${host.label(name)}: ignored, because mode ${values.mode} doesn't use this input.`);
  scheduleComment(context);
  const proposal = proposalOf(context);
  if (values.mode === 'remove') return removeProposal(context, proposal.branch);

  const { pages, skipped } = await readPages({
    workspace: host.workspace,
    folder: values.path,
    include: values.include,
    exclude: values.exclude,
    to: values.to ?? '.',
    manifest: record.manifest,
    configFile: values.configFile,
    resultFolders: [context.resultsDir],
    secrets: [values.apiKey ?? '', values.token ?? '', ...host.tokens],
    label: (input) => host.label(input),
    signal: context.signal,
  });
  record.skipped = skipped;
  if (pages.length === 0) {
    if (values.prune === 'managed') return failEmpty(context, folder);
    log.warning(`${host.label('path')}: ${folder} has no page that include selects. Check path and include.`);
  }
  log.info(`Found ${pluralize(pages.length, 'page')} in ${folder}.`);
  return values.mode === 'publish' ? publish(context, pages) : propose(context, pages, proposal);
}

function proposalOf({ host, inputs: values, record }: PushContext): Proposal {
  const { pullRequest } = host.runContext;
  const branch = values.branch ?? proposalBranchOf(record.slug ?? '', pullRequest);
  return { branch, isForPullRequest: values.branch === undefined && pullRequest !== undefined };
}

function failEmpty({ host, record }: PushContext, folder: string): Ending {
  record.stop = { headline: 'Nothing was written: there are no pages' };
  return failed(
    `${host.label('path')}: ${folder} has no page that include selects. With prune: managed, docs-ci would delete every page that it pushed, so nothing was written. Check path and include, and that the generator ran before.`,
  );
}
