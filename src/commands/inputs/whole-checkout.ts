/** Stops a job that could delete what the folder still has, because the checkout lacks files of the commit. */
import { InputError } from '../../api/errors.js';
import { type CheckoutGap, findCheckoutGaps } from '../../disk/checkout.js';
import { workspacePath } from '../../disk/paths.js';
import type { Host } from '../../hosts/host.js';
import { listPaths } from '../../text/list-items.js';
import { pluralize } from '../../text/pluralize.js';
import type { RunLog } from '../command.js';
import { inputName } from '../../text/input-names.js';

interface FolderRun {
  readonly host: Pick<Host, 'name' | 'workspace' | 'gitFolder'>;
  readonly log: Pick<RunLog, 'warning'>;
  readonly inputs: { readonly path: string; readonly prune: string };
}

/**
 * Rejects with InputError if files of the commit are missing in the folder and the job is to delete what the folder no
 * longer has. Warns without `prune`.
 */
export async function requireWholeCheckout({ host, log, inputs }: FolderRun): Promise<void> {
  const { path, prune } = inputs;
  const label = inputName('path');
  const sentences = (await findCheckoutGaps(host.workspace, path, host.gitFolder)).map((gap) => {
    const what = describeGap(gap, host.workspace, workspacePath(host.workspace, path));
    return [`${label}: ${what}.`, ADVICE[gap.kind][host.name]] as const;
  });
  if (prune === 'none') for (const parts of sentences) log.warning(parts.join(' '), { topic: 'partial-checkout' });
  else if (sentences.length > 0) {
    const why = `With prune: ${prune}, docs-ci would take missing files for deleted ones, so nothing was changed.`;
    const problems = sentences.map(([problem, advice]) => `${problem} ${why} ${advice}`);
    throw new InputError(problems, 'partial-checkout');
  }
}

function describeGap({ kind, paths, reason = '' }: CheckoutGap, workspace: string, folder: string): string {
  const names = listPaths(paths.map((path) => workspacePath(workspace, path)));
  const files = pluralize(paths.length, "file of the commit isn't", "files of the commit aren't");
  switch (kind) {
    case 'sparse':
      return `a sparse checkout leaves out a part of ${JSON.stringify(folder)} (${names})`;
    case 'submodule':
      return `${pluralize(paths.length, "submodule wasn't", "submodules weren't")} fetched (${names})`;
    case 'missing':
      return `${files} in the checkout (${names})`;
    case 'no-checkout':
      return `the repository was cloned without a checkout (${names})`;
    case 'empty-index':
      return `the index of Git (${names}) names no file, although the repository has a commit`;
    case 'partial-index':
      return `the index of Git (${names}) wasn't filled from a whole commit, so it may lack files that the commit has`;
    case 'elsewhere':
      return `the variable GIT_DIR names another repository (${names}), so docs-ci doesn't know whether the folder has all files`;
    case 'archive':
      return `the workspace is an archive of a repository, which lacks files with export-ignore (${names})`;
    case 'unreadable':
      return `the index of Git (${names}) can't be read, so docs-ci doesn't know whether the folder has all files: ${reason}`;
  }
}

const RESTORE =
  'Run "git restore ." first. If an earlier step deletes the files on purpose, run "git add --all" after it.';
const CHECK_OUT = 'Run "git checkout --force" with the name of the branch or commit first.';
const RESET = 'Run "git reset" first.';
const FILL = `${RESET} If the commit has no files either, commit the folder first.`;
const UNSET = 'Unset GIT_DIR for this job.';
const CLONE = 'Use a checkout of the repository in place of the archive.';
const READABLE = 'Make the file readable, and run "git status" to see whether Git can read it.';

/** What to add, in the words of the platform. */
const ADVICE: Readonly<Record<CheckoutGap['kind'], Readonly<Record<Host['name'], string>>>> = {
  sparse: {
    github: 'Remove sparse-checkout from actions/checkout, or add the whole folder to it.',
    gitlab: 'Run "git sparse-checkout disable" in before_script.',
    terminal: 'Run "git sparse-checkout disable" first.',
  },
  submodule: {
    github: 'Set submodules: true on actions/checkout, or submodules: recursive for nested ones.',
    gitlab: 'Set the variable GIT_SUBMODULE_STRATEGY: recursive in the job.',
    terminal: 'Run "git submodule update --init --recursive" first.',
  },
  missing: { github: RESTORE, gitlab: RESTORE, terminal: RESTORE },
  'no-checkout': { github: CHECK_OUT, gitlab: CHECK_OUT, terminal: CHECK_OUT },
  'empty-index': { github: FILL, gitlab: FILL, terminal: FILL },
  'partial-index': { github: CHECK_OUT, gitlab: CHECK_OUT, terminal: CHECK_OUT },
  elsewhere: { github: UNSET, gitlab: UNSET, terminal: UNSET },
  archive: { github: CLONE, gitlab: CLONE, terminal: CLONE },
  unreadable: { github: READABLE, gitlab: READABLE, terminal: READABLE },
};
