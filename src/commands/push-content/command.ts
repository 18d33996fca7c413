/** Defines the command push-content, which pushes pages of a folder as commits of the documentation project. */
import { isFolder, workspacePath } from '../../disk/paths.js';
import { removeResultsFiles } from '../../disk/earlier-results.js';
import { formatCount, pluralize } from '../../text/pluralize.js';
import { type Command, type Context, type Ending, join, type LocalContext } from '../command.js';
import { describeFolder, logFiles, resultsBelow } from '../inputs/folder.js';
import { canPost, warnOfBranch, warnOfRequest } from '../account/posts.js';
import { warnAboutIdleGlobs } from '../inputs/idle-globs.js';
import { requireWholeCheckout } from '../inputs/whole-checkout.js';
import type { SkippedFile } from './folder/left-out.js';
import { type LocalFolder, readPages } from './folder/read-pages.js';
import {
  checkInputs,
  describeUnused,
  inputs,
  manifestPathOf,
  outputs,
  purposeOf,
  type PushInputs,
  type PushRun,
} from './inputs.js';
import { propose } from './modes/propose.js';
import { publish } from './modes/publish.js';
import { remove } from './modes/remove.js';
import { writeComment } from './report/comment.js';
import { RESULT_FILES, uploadPlanFiles } from './report/plan-files.js';
import { accountOf } from './report/account.js';
import { describeUnfinished, endingOfRun } from './report/ending.js';
import { factsOf } from './report/facts.js';
import { unreadLeftSentence } from './report/kept-pages.js';
import { createRecord, type PushResult, Stop, type WritableRecord } from './record.js';
import { rejectSecrets } from './secrets.js';
import { inputName, setting } from '../../text/input-names.js';
import { listPaths } from '../../text/list-items.js';

export const pushContent: Command<typeof inputs, WritableRecord> = {
  name: 'push-content',
  summary: 'Push generated pages to the docs as commits',
  branding: { icon: 'git-commit', color: 'blue' },
  gitlab: { results: { flagInput: 'artifact', files: RESULT_FILES, exposeAs: 'Documentation changes' } },
  inputs,
  inputGroups: {
    Pages: ['path', 'include', 'exclude', 'to', 'syntax'],
    Branches: ['mode', 'base', 'branch', 'commitMessage', 'wait'],
    'Edits and deletions': ['onEdited', 'edits', 'prune', 'maxDeletes', 'source', 'onOlderRun'],
    Navigation: ['navigationGroup', 'configFile'],
    'On GitHub and GitLab': ['artifact', 'comment'],
  },
  keyRole: 'editor (viewer for `dry-run`)',
  examples: [
    'push-content --path docs/reference --to reference/api --dry-run',
    'push-content --path docs/reference --to api --prune managed',
    'push-content --path docs/reference --to api --mode propose',
  ],
  outputs,
  // The root action gives all of its commands the same inputs, so the folder is that of sync-media, too.
  sampleInputs: { path: 'examples', exclude: 'docs/**', to: 'reference/cli' },
  createRecord,
  check: checkInputs,
  checkFiles: async (context) => {
    rejectSecrets(context);
    if (context.inputs.mode !== 'remove') await readFolder(context);
  },
  run: runPush,
  onInterrupted: describeUnfinished,
  account: accountOf,
};

async function runPush(context: Context<PushInputs, WritableRecord>): Promise<Ending> {
  const { inputs: values, record, defer } = context;
  rejectSecrets(context);
  for (const notice of describeUnused(values)) context.log.notice(notice);
  await removeResultsFiles(context, RESULT_FILES);
  record.source = purposeOf(context).source;
  record.manifest = manifestPathOf(values);
  // The last work is done first: the comment links the artifact.
  // Its comment belongs to the folder, so that of a mistyped one would stay.
  const hasFolder = values.mode === 'remove' || isFolder(values.path);
  if (values.comment && hasFolder && canPost(context, 'comment'))
    defer((ending) => writeComment(context, record, ending));
  defer(async (ending) => {
    record.artifactUrl = await uploadPlanFiles(context, record, ending);
  });
  record.result = await runMode(context, record).catch((error: unknown): PushResult => {
    if (error instanceof Stop) return { kind: 'stopped', reason: error.reason };
    throw error;
  });
  logLeftPages(context, record);
  return endingOfRun(record, values, record.result);
}

function toSkipped({ file, reason }: SkippedFile): { path: string; reason: string } {
  return { path: file, reason };
}

/** Says which pages stay in the project although the run didn't push them; the log has the skipped files of the folder already. */
function logLeftPages({ inputs: values, log }: Pick<PushRun, 'inputs' | 'log'>, record: WritableRecord): void {
  const facts = factsOf(record, values);
  const { left, skipped } = facts;
  const known = new Set([...record.skipped, ...record.unreadable]);
  const others = skipped.filter((file) => !known.has(file));
  logFiles(log, 'skipped', others.map(toSkipped));
  if (left.length === 0) return;
  const [pages, them] = left.length === 1 ? ['page stays', 'it'] : ['pages stay', 'them'];
  const stay = `${formatCount(left.length)} ${pages} in the project, because ${inputName('prune')} is none: ${listPaths(left.map(({ path }) => path))}. The folder has no file for ${them} any more. To delete unedited pages that docs-ci wrote, set ${setting('prune', 'managed')}.`;
  log.info([stay, ...unreadLeftSentence(facts)].join(' '));
}

async function readFolder(context: Omit<LocalContext<PushInputs, unknown>, 'record'>): Promise<LocalFolder> {
  const { host, inputs: values } = context;
  await requireWholeCheckout(context);
  return readPages({
    ...values,
    hostName: host.name,
    workspace: host.workspace,
    folder: values.path,
    to: values.to ?? '.',
    manifest: manifestPathOf(values),
    isResult: resultsBelow(values.path, context),
    hasSecret: context.hasSecret,
    signal: context.signal,
  });
}

async function warnAboutGlobs({ host, inputs: values, log }: PushRun, paths: readonly string[]): Promise<void> {
  const folder = workspacePath(host.workspace, values.path);
  const { include, exclude } = values;
  // Nobody wrote the default.
  const isDefault = include.join() === inputs.include.default;
  await warnAboutIdleGlobs(log, { label: inputName('include'), globs: isDefault ? [] : include, paths, folder });
  await warnAboutIdleGlobs(log, { label: inputName('exclude'), globs: exclude, paths, folder, isExclude: true });
}

const PUBLISHES_PAGES = `its pages go live. To only plan, set ${setting('dry-run', true)}. For a preview, set ${setting('mode', 'propose')}.`;

async function runMode(context: PushRun, record: WritableRecord): Promise<PushResult> {
  const { host, inputs: values, log } = context;
  if (values.mode === 'remove') return join(record, await remove(context));
  const folder = describeFolder(workspacePath(host.workspace, values.path));
  const found = await readFolder(context);
  const { pages, names } = found;
  await warnAboutGlobs(context, names);
  record.skipped = [...found.skipped, ...found.passedOver];
  record.unreadable = found.unreadable;
  logFiles(log, 'skipped', record.skipped.map(toSkipped));
  if (pages.length > 0) log.info(`Found ${pluralize(pages.length, 'page')} in ${folder}.`);
  else if (values.prune === 'managed') return { kind: 'stopped', reason: { kind: 'no-pages', folder } };
  // The message that ends the run says what to check.
  else log.warning(`${inputName('path')}: ${folder} has no page that ${inputName('include')} selects.`);
  if (values.mode === 'publish' && !values.dryRun) {
    warnOfRequest(context, PUBLISHES_PAGES);
    // Pages for a named branch needn't go live.
    if (values.base === undefined) warnOfBranch(context, PUBLISHES_PAGES);
  }
  const run = values.mode === 'publish' ? publish : propose;
  return join(record, await run(context, found));
}
