/** Declares the inputs and outputs of push-content, and checks combinations of inputs. */
import { isWithin, workspacePath } from '../../disk/paths.js';
import { type Context, type Problem, problemsOf } from '../command.js';
import { commonInputs, token } from '../common-inputs.js';
import { choice, countOrPercent, flag, globs, type InputValues, path, text } from '../input-kinds.js';
import { placeProblem } from '../../pages/place.js';
import { type Purpose, sourceOf } from './names.js';
import { inputName } from '../../text/input-names.js';

export const inputs = {
  path: path({ description: 'Folder with the pages to push.', default: 'docs' }),
  include: globs({
    description:
      "Glob patterns of files to include, one per line, relative to path. Text files that aren't pages need a pattern here.",
    default: '**/*.{md,mdx}',
  }),
  exclude: globs({ description: 'Glob patterns of files to exclude, one per line, relative to path.' }),
  to: text({
    description:
      'Folder of the documentation project for the pages, such as reference/api, or . for the root. Mode remove needs to or branch.',
  }),
  mode: choice(['publish', 'propose', 'remove'], {
    description:
      'Make the pages live (publish), put them on a branch with a preview (propose), or delete this branch (remove).',
    default: 'publish',
  }),
  base: text({
    description: 'Branch of the documentation project to publish to, or to propose changes for.',
    defaultText: 'the deployment branch',
  }),
  branch: text({
    description:
      'Branch of the proposal (propose, remove). The default follows from source, base, to and the pull or merge request.',
    defaultText: 'docs-ci/ and a name',
  }),
  source: text({
    description:
      'Owner of the pages. docs-ci-manifest.mdx in the folder of to records it, and docs-ci rejects the manifest of another source.',
    defaultText: 'the repository and path',
  }),
  onEdited: choice(['keep', 'overwrite', 'fail'], {
    description:
      'Pages that were edited in the web editor or existed before: keep, overwrite, or fail and write nothing (exit code 3).',
    default: 'keep',
  }),
  edits: choice(['patch', 'pull-request'], {
    description:
      'Give kept edits back as edited.patch (patch), or also as one pull or merge request of the repository (pull-request).',
    default: 'patch',
  }),
  prune: choice(['none', 'managed'], {
    description: 'Pages that docs-ci pushed and that are gone from path: keep them (none), or delete them (managed).',
    default: 'none',
  }),
  maxDeletes: countOrPercent({
    description:
      'Maximum number of deletions by prune, or a share such as 5%. If more would be deleted, the job fails and writes nothing.',
    default: '10',
  }),
  onOlderRun: choice(['skip', 'push'], {
    description:
      'If a newer run has already pushed: do nothing (skip), or push the older pages (push). Re-runs on GitHub always push.',
    default: 'skip',
  }),
  syntax: choice(['auto', 'mdx', 'none'], {
    description:
      'Check the MDX syntax before writing: .mdx files (auto), all pages (mdx) or no page (none). An error fails the job (exit code 3).',
    default: 'auto',
  }),
  navigationGroup: text({
    description:
      'Label of the navigation group to update: new pages are added, and deleted pages are removed. Needs config-file.',
  }),
  configFile: text({
    description:
      'Path of the configuration file in the documentation project, such as docs.json. Required with navigation-group.',
  }),
  commitMessage: text({
    description:
      'Commit message. The placeholders {to}, {source}, {commit} and {changes} are replaced. Cut to 500 characters.',
    default: 'Update {to} from {source} ({commit})',
  }),
  wait: flag({
    description: 'Wait until the deployment finishes. In mode propose, wait for the preview.',
    default: 'true',
  }),
  artifact: flag({
    description: 'Upload plan.json, changes.diff and edited.patch, which contain text of pages, if any page changes.',
    default: 'true',
  }),
  comment: flag({
    description:
      'Post the result as one comment on the pull or merge request. Needs pull-requests: write on GitHub, or token on GitLab.',
    default: 'false',
  }),
  ...commonInputs({
    name: 'push-content',
    timeout: '30m',
    timeoutText: 'At the limit, the deployment branch has all changes or none.',
  }),
  token,
} as const;

export type PushInputs = InputValues<typeof inputs>;

export const outputs = {
  created: 'Number of pages created',
  updated: 'Number of pages updated',
  deleted: 'Number of pages deleted',
  unchanged: 'Number of unchanged pages',
  kept: 'Number of pages that keep an edit of the web editor, so they differ from the folder',
  failed: 'Number of pages that the service rejected',
  skipped: 'Number of files in the folder that are never pushed',
  changed: 'true if anything in the documentation project changed',
  complete: 'true if the project has every page in the folder. Of pages that were not read, only the size is compared',
  branch: 'Branch that has the pages',
  'commit-sha': "SHA of the last commit; empty if the service didn't return one",
  commits: 'Number of commits',
  merged: 'true if the commits were merged into the base branch',
  'deployment-id': 'ID of the deployment or the preview',
  status: 'Last known status of the deployment or the preview: pending, building, ready, error or cancelled',
  url: 'URL of the site or the preview; empty until the build is ready',
  'not-in-navigation': 'Number of pages that the navigation does not list',
  'edits-url': 'URL of the open pull or merge request with kept edits',
  // GitLab passes 20 variables, outcome and result included. The paths below rarely differ between runs.
  'edited-patch': 'Path of edited.patch, which has edits of the web editor for git apply; empty without edits',
  plan: 'Path of plan.json, which lists every step and its reason',
  changes: 'Path of changes.diff, which shows the changes of all pages',
  manifest: 'Path of the manifest in the documentation project',
} as const;

type PushProblem = Problem<keyof PushInputs>;

/** Finds inputs that contradict each other, are missing, or can't be paths of the documentation project. */
export function checkInputs(values: Partial<PushInputs>): PushProblem[] {
  const { mode, to, base, branch, path: folder, resultsDir, navigationGroup, configFile } = values;
  const isInResults = folder !== undefined && resultsDir !== undefined && isWithin(resultsDir, folder);
  const broken = problemsOf<keyof PushInputs>([
    [
      branch !== undefined && branch === base && mode !== 'publish',
      'branch',
      'is the same as base. Use another branch for the proposal',
    ],
    [
      to === undefined && mode !== 'remove',
      'to',
      'is missing. Set the folder of the documentation project for the pages',
    ],
    [
      to === undefined && mode === 'remove' && branch === undefined,
      'to',
      `is missing. Set ${inputName('path')}, ${inputName('base')} and ${inputName('to')} as in mode propose, or set ${inputName('branch')}`,
    ],
    [
      navigationGroup !== undefined && configFile === undefined,
      'navigationGroup',
      `needs ${inputName('config-file')}. Set the path of the configuration file`,
    ],
    [isInResults, 'resultsDir', 'contains the folder to push, but results are never pushed. Choose another folder'],
  ]);
  return [...projectPathProblems(values), ...broken];
}

function projectPathProblems({ to, configFile }: Partial<PushInputs>): PushProblem[] {
  const paths = [
    ['to', to === '.' ? undefined : to, 'reference/api'],
    ['configFile', configFile, 'docs.json'],
  ] as const;
  return paths.flatMap(([input, value, sample]): PushProblem[] => {
    if (value === undefined) return [];
    const problem = placeProblem(value);
    if (problem === undefined) return [];
    return [{ input, problem: `can't be used: the path ${problem}. Use a path such as ${sample}` }];
  });
}

/** The path of the manifest in the documentation project. */
export function manifestPathOf({ to = '.' }: Pick<PushInputs, 'to'>): string {
  return to === '.' ? 'docs-ci-manifest.mdx' : `${to}/docs-ci-manifest.mdx`;
}

/** What every part of a run gets. Only parts that know the record use its type. */
export type PushRun<Record = unknown> = Context<PushInputs, Record>;

/** What the run is for. The names of its branches and the marker of its comment follow from it. */
export function purposeOf({ host, inputs }: Pick<PushRun, 'host' | 'inputs'>): Purpose {
  const { workspace, runContext } = host;
  const source = inputs.source ?? sourceOf(runContext.repository, workspace, workspacePath(workspace, inputs.path));
  return { source, base: inputs.base, to: inputs.to };
}
