/** Declares the inputs and outputs of push-content, and checks combinations of inputs. */
import { isWithin } from '../../disk/paths.js';
import type { Problem } from '../command.js';
import { commonInputs } from '../common-inputs.js';
import { choice, countOrPercent, flag, globs, type InputValues, number, path, text } from '../input-kinds.js';
import { placeProblem } from './folder/place.js';
import { PROPOSAL_PREFIX } from './names.js';

export const inputs = {
  path: path({ description: 'Folder whose pages are pushed.', default: 'docs' }),
  include: globs({
    description:
      'Glob patterns of files to push, one per line, relative to path. Other text files than pages are pushed only if a pattern names them.',
    default: '**/*.md\n**/*.mdx',
  }),
  exclude: globs({ description: 'Glob patterns of files to exclude, one per line, relative to path.' }),
  to: text({
    description:
      'Folder of the documentation project for the pages, such as reference/api, or . for its root. Required, except in mode remove.',
  }),
  mode: choice(['publish', 'propose', 'remove'], {
    description:
      'Make the pages live (publish), put them on a branch with a preview for people to merge (propose), or delete that branch (remove).',
    default: 'publish',
  }),
  base: text({
    description: 'Branch of the documentation project that the pages are for.',
    defaultText: 'the deployment branch',
  }),
  branch: text({
    description: 'Branch of the documentation project for the proposal (modes propose and remove).',
    defaultText: 'docs-ci/<source>, or docs-ci/<source>-pr-<number> on a pull or merge request',
  }),
  source: text({
    description: 'Who the pages belong to. Two sources never change the same pages.',
    defaultText: 'the repository and path',
  }),
  onEdited: choice(['keep', 'overwrite', 'fail'], {
    description:
      'Pages that people changed or deleted at the service, or that existed before: leave them (keep), write over them (overwrite), or stop before anything is written (fail, exit code 3).',
    default: 'keep',
  }),
  prune: choice(['none', 'managed'], {
    description: 'Pages that docs-ci pushed and that are gone from path: leave them (none), or delete them (managed).',
    default: 'none',
  }),
  maxDeletes: countOrPercent({
    description:
      'Maximum number of pages that prune may delete, or a share such as 5%. If more would be deleted, nothing is written and the job fails.',
    default: '10',
  }),
  manifest: text({
    description:
      'Page of the documentation project that records what was pushed. Use none to keep no record: then the folder always wins, and nothing can be deleted.',
    defaultText: 'docs-ci-manifest.mdx in the folder that to names',
  }),
  onOlderRun: choice(['skip', 'push'], {
    description:
      'What a run does if a newer run has pushed already: nothing (skip), or push its older pages (push). A run that someone starts again always pushes.',
    default: 'skip',
  }),
  syntax: choice(['auto', 'mdx', 'none'], {
    description:
      'Stop before anything is written (exit code 3) if a page is not valid MDX: .mdx files (auto), all pages (mdx), or never (none).',
    default: 'auto',
  }),
  navigationGroup: text({
    description:
      'Label of the group in the navigation that lists these pages. The group is kept up to date. Needs config-file.',
  }),
  configFile: text({
    description: 'Path of the configuration file in the documentation project, such as docs.json.',
  }),
  commitMessage: text({
    description: 'Message of the commits. {to}, {source}, {commit} and {changes} are replaced. Cut to 500 characters.',
    default: 'Update {to} from {source} ({commit})',
  }),
  preview: flag({ description: 'Build a preview of the branch (mode propose).', default: 'true' }),
  wait: flag({
    description: 'Wait until the deployment (mode publish) or the preview (mode propose) finishes.',
    default: 'true',
  }),
  comment: flag({
    description:
      'Post the changes as one comment on the pull or merge request, also in a dry run. Needs pull-requests: write on GitHub, or token on GitLab.',
    default: 'false',
  }),
  concurrency: number(
    {
      description: 'Maximum number of concurrent reads, up to 32. Commits always happen one after another.',
      default: '4',
    },
    { min: 1, max: 32 },
  ),
  ...commonInputs({
    name: 'push-content',
    timeout: '30m',
    timeoutText: 'The deployment branch then has all changes or none.',
  }),
} as const;

export type PushInputs = InputValues<typeof inputs>;
export type Mode = PushInputs['mode'];

export const outputs = {
  created: 'Number of pages created',
  updated: 'Number of pages updated',
  deleted: 'Number of pages deleted',
  unchanged: 'Number of pages that already had the content of the folder',
  kept: 'Number of pages that were left as they are, because people edited them at the service',
  failed: 'Number of pages that the service rejected',
  skipped: 'Number of files in the folder that are never pushed',
  changed: 'true if anything in the documentation project changed',
  complete: 'true if the documentation project has all pages of the folder',
  branch: 'Branch that has the pages now',
  'commit-sha': 'ID of the last commit; empty if the service did not return one',
  commits: 'Number of commits',
  merged: 'true if the commits were merged into the base branch',
  'deployment-id': 'ID of the deployment or preview',
  status: 'Last known status of the deployment: pending, building, ready, error or cancelled',
  url: 'URL of the site or the preview; empty until it is ready',
  'not-in-navigation': 'Number of pages that the navigation does not list',
  plan: 'Path of plan.json, which lists every step and its reason',
  changes: 'Path of changes.diff, which shows the changes of all pages',
  'edited-patch':
    'Path of edited.patch, which takes edits of people into the folder with git apply; empty without edits',
  manifest: 'Path of the manifest in the documentation project',
} as const;

type PushProblem = Problem<keyof PushInputs>;

/** Finds inputs that contradict each other, are missing, or can't be paths of the documentation project. */
export function checkInputs(values: Partial<PushInputs>): PushProblem[] {
  const { mode, to, path: folder, resultsDir } = values;
  const problems = [...projectPathProblems(values), ...branchProblems(values), ...manifestProblems(values)];
  if (mode !== 'remove' && to === undefined)
    problems.push({ input: 'to', problem: 'is missing. Set the folder of the documentation project for the pages' });
  if (values.navigationGroup !== undefined && values.configFile === undefined)
    problems.push({ input: 'navigationGroup', problem: 'needs config-file. Set the path of the configuration file' });
  if (folder !== undefined && resultsDir !== undefined && isWithin(resultsDir, folder)) {
    const problem = 'contains the folder to push, but results are never pushed. Choose another folder';
    problems.push({ input: 'resultsDir', problem });
  }
  return problems;
}

function projectPathProblems({ to, manifest, configFile }: Partial<PushInputs>): PushProblem[] {
  const paths = { to: to === '.' ? undefined : to, manifest: manifest === 'none' ? undefined : manifest, configFile };
  return Object.entries(paths).flatMap(([input, value]): PushProblem[] => {
    const problem = value === undefined ? undefined : placeProblem(value);
    if (problem === undefined) return [];
    return [{ input: input as 'to', problem: `can't be used: the path ${problem}. Use a path such as reference/api` }];
  });
}

function branchProblems({ mode, base, branch }: Partial<PushInputs>): PushProblem[] {
  if (mode === 'publish' || branch === undefined) return [];
  return branch === base
    ? [{ input: 'branch', problem: 'is the same as base. Use another branch for the proposal' }]
    : [];
}

function manifestProblems({ manifest, prune, onEdited }: Partial<PushInputs>): PushProblem[] {
  if (manifest !== 'none') return [];
  const problems: PushProblem[] = [];
  if (prune === 'managed') {
    const problem = "can't be managed without a manifest, because only the manifest says which pages docs-ci pushed";
    problems.push({ input: 'prune', problem });
  }
  if (onEdited === 'fail') {
    const problem = "can't be fail without a manifest, because only the manifest shows edits. Use keep or overwrite";
    problems.push({ input: 'onEdited', problem });
  }
  return problems;
}

/** Returns the names of inputs that are set but have no effect in this mode. */
export function unusedInputs({ mode, branch, preview, wait }: PushInputs): string[] {
  return [
    ...(mode === 'publish' && branch !== undefined ? ['branch'] : []),
    ...(mode === 'publish' && !preview ? ['preview'] : []),
    ...(mode === 'remove' && !preview ? ['preview'] : []),
    ...(mode === 'remove' && !wait ? ['wait'] : []),
  ];
}

/** The path of the manifest in the documentation project; undefined if none is kept. */
export function manifestPathOf({ manifest, to = '.' }: Pick<PushInputs, 'manifest' | 'to'>): string | undefined {
  if (manifest === 'none') return undefined;
  return manifest ?? (to === '.' ? 'docs-ci-manifest.mdx' : `${to}/docs-ci-manifest.mdx`);
}

/** True for branches that docs-ci may delete without being told their name. */
export function isProposalBranch(branch: string): boolean {
  return branch.startsWith(PROPOSAL_PREFIX);
}
