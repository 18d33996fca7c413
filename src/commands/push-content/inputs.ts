/** Declares the inputs and outputs of push-content, and checks combinations of inputs. */
import { isWithin, workspacePath } from '../../disk/paths.js';
import type { RunContext } from '../../hosts/host.js';
import { type Context, type Problem, problemsOf, type InputValues } from '../command.js';
import { describeUnusedLimit, NO_PRUNE } from '../inputs/max-deletes.js';
import { commonInputs, token } from '../inputs/common-inputs.js';
import { choice, countOrPercent, flag, globs, path, text } from '../inputs/kinds.js';
import { configPath, isPage, placeProblem } from '../../pages/place.js';
import { type Purpose, sourceOf } from './names.js';
import { inputName } from '../../text/input-names.js';
import { listItems } from '../../text/list-items.js';
import { nearestName } from '../../text/nearest-name.js';

/** What a commit message can have in braces. */
export const PLACEHOLDERS = ['to', 'source', 'commit', 'changes'] as const;

export const inputs = {
  path: path({ description: 'Folder with the pages to push.', default: 'docs' }),
  include: globs({
    description:
      "Glob patterns of files to include, one per line, relative to path. Files that aren't pages need a pattern.",
    default: '**/*.{md,mdx}',
  }),
  exclude: globs({ description: 'Glob patterns of files to exclude, one per line, relative to path.' }),
  to: text({
    description: 'Folder of the documentation project, such as reference/api, or . for the root.',
  }),
  mode: choice(['publish', 'propose', 'remove'], {
    description:
      'Make the pages live (publish), put them on a branch with a preview (propose), or delete this branch (remove).',
    default: 'publish',
  }),
  base: text({
    description: 'Branch of the documentation project that gets the changes.',
    defaultText: 'the deployment branch',
  }),
  branch: text({
    description: 'Branch of the proposal (propose, remove).',
    defaultText: 'docs-ci/ and a name',
  }),
  source: text({
    description: 'Owner of the pages, which the manifest records.',
    defaultText: 'the repository and path',
  }),
  onEdited: choice(['keep', 'overwrite', 'fail'], {
    description: 'Pages that were edited in the web editor or existed before: keep, overwrite, or fail (exit code 3).',
    default: 'keep',
  }),
  edits: choice(['patch', 'pull-request'], {
    description: 'Give kept edits back as edited.patch (patch), or also as one pull or merge request (pull-request).',
    default: 'patch',
  }),
  prune: choice(['none', 'managed'], {
    description: 'Pages that docs-ci pushed and that left path: keep (none), or delete (managed).',
    default: 'none',
  }),
  maxDeletes: countOrPercent({
    description: 'Maximum number of deletions by prune, or a share such as 5%. Above it, nothing is written.',
    default: '10',
  }),
  onOlderRun: choice(['skip', 'push'], {
    description: 'If a newer run has already pushed: do nothing (skip), or push (push).',
    default: 'skip',
  }),
  syntax: choice(['auto', 'mdx', 'none'], {
    description: 'Pages whose MDX syntax is checked before writing: .mdx files (auto), all (mdx) or none.',
    default: 'auto',
  }),
  navigationGroup: text({
    description: 'Label of the navigation group that gets new pages and loses deleted ones. Needs config-file.',
  }),
  configFile: text({
    description: 'Path of the configuration file in the documentation project, such as docs.json.',
  }),
  commitMessage: text({
    description: 'Commit message, with the placeholders {to}, {source}, {commit} and {changes}.',
    default: 'Update {to} from {source} ({commit})',
  }),
  wait: flag({
    description: 'Wait until the deployment finishes. In mode propose, wait for the preview.',
    default: 'true',
  }),
  artifact: flag({
    description: 'Upload plan.json, changes.diff and edited.patch, if any page differs.',
    default: 'true',
  }),
  comment: flag({
    description: 'Post the result as one comment on the pull or merge request.',
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
  created: 'Pages created',
  updated: 'Pages updated',
  deleted: 'Pages deleted',
  unchanged: 'Unchanged pages',
  kept: 'Pages that stay, because they were edited or existed before',
  failed: 'Pages that the service rejected',
  skipped: "Files that aren't pushed",
  changed: 'true if anything in the documentation project changed',
  complete: 'true if no page is missing and no build failed',
  branch: 'Branch that the run pushed to',
  'commit-sha': 'SHA of the last commit',
  commits: 'Number of commits',
  merged: 'true if the commits were merged into the base branch',
  'deployment-id': 'ID of the deployment or preview',
  status: 'Last known status: pending, building, ready, error or cancelled',
  url: 'URL of the site or preview',
  'not-in-navigation':
    "Pages outside the navigation. Empty if no page or entry was added or deleted, or it can't be read",
  'edits-url': 'URL of the open request with kept edits',
  // GitLab passes 20 variables, outcome and result included. The paths below rarely differ between runs.
  'edited-patch': 'Path of edited.patch',
  plan: 'Path of plan.json',
  changes: 'Path of changes.diff',
  manifest: 'Path of the manifest',
} as const;

type PushProblem = Problem<keyof PushInputs>;

/** Finds inputs that contradict each other, are missing, or can't be paths of the documentation project. */
export function checkInputs(values: Partial<PushInputs>, { unclearEvent }: RunContext): PushProblem[] {
  const { mode, to, base, branch, path: folder, resultsDir, navigationGroup, configFile } = values;
  const isInResults = folder !== undefined && resultsDir !== undefined && isWithin(resultsDir, folder);
  const noBranch = `is only for modes propose and remove, but mode publish makes the pages live. Set ${inputName('mode')} to propose, or remove ${inputName('branch')}`;
  const broken = problemsOf<keyof PushInputs>([
    [branch !== undefined && mode === 'publish', 'branch', noBranch],
    [
      branch !== undefined && branch === base && mode !== 'publish',
      'branch',
      'is the same as base. Use another branch for the proposal',
    ],
    [
      branch === undefined && (mode === 'propose' || mode === 'remove') && unclearEvent !== undefined,
      'branch',
      `is required in mode ${mode}, because the event ${unclearEvent} doesn't say for which pull request the job runs. Set ${inputName('branch')}`,
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
      `needs ${inputName('config-file')}. Set ${configPath()}`,
    ],
    [isInResults, 'resultsDir', 'contains the folder to push, but results are never pushed. Choose another folder'],
  ]);
  return [...projectPathProblems(values), ...placeholderProblems(values), ...broken];
}

/** Other braces than those of a probably mistyped placeholder are text. Many words of two letters look like `to`. */
function placeholderProblems({ commitMessage = '' }: Partial<PushInputs>): PushProblem[] {
  const isTypo = (word: string): boolean =>
    word.length > 2 &&
    !PLACEHOLDERS.some((known) => known === word) &&
    nearestName(word.trim().toLowerCase(), PLACEHOLDERS) !== undefined;
  const [typo] = [...commitMessage.matchAll(/\{([^{}]*)\}/g)].filter(([, word = '']) => isTypo(word));
  if (!typo) return [];
  const known = listItems(PLACEHOLDERS.map((word) => `{${word}}`));
  return [{ input: 'commitMessage', problem: `has ${typo[0]}. Use one of the placeholders ${known}` }];
}

/** Notices about inputs that change nothing in this run. */
export function describeUnused({ mode, prune, maxDeletes, navigationGroup, configFile }: PushInputs): string[] {
  if (mode === 'remove') return [];
  const file = `${inputName('config-file')}: not used, because ${inputName('navigation-group')} isn't set. The navigation stays as it is.`;
  return [
    ...(prune === 'none' ? describeUnusedLimit(maxDeletes, NO_PRUNE) : []),
    ...(configFile !== undefined && navigationGroup === undefined ? [file] : []),
  ];
}

function projectPathProblems({ to, configFile }: Partial<PushInputs>): PushProblem[] {
  const paths = [
    ['to', to === '.' ? undefined : to, 'reference/api'],
    ['configFile', configFile, 'docs.json'],
  ] as const;
  return paths.flatMap(([input, value, sample]): PushProblem[] => {
    if (value === undefined) return [];
    const problem = placeProblem(value) ?? kindProblem(input, value);
    if (problem === undefined) return [];
    return [{ input, problem: `can't be used: the path ${problem}. Use a path such as ${sample}` }];
  });
}

/** Endings of files that nobody gives a folder. */
const FILE_ENDING = /\.(?:mdx?|json|ya?ml)$/i;

/** A page is neither a folder nor the configuration. */
function kindProblem(input: 'to' | 'configFile', path: string): string | undefined {
  if (input === 'to') return FILE_ENDING.test(path) ? `${path} is that of a file, not of a folder` : undefined;
  return isPage(path) ? `${path} is that of a page` : undefined;
}

/** The path of the manifest in the documentation project. */
export function manifestPathOf({ to = '.' }: Pick<PushInputs, 'to'>): string {
  return to === '.' ? 'docs-ci-manifest.mdx' : `${to}/docs-ci-manifest.mdx`;
}

/** What every part of a run gets. Only command.ts knows the record. */
export type PushRun = Omit<Context<PushInputs, unknown>, 'record'>;

/** What the run is for. The names of its branches and the marker of its comment follow from it. */
export function purposeOf({ host, inputs }: Pick<PushRun, 'host' | 'inputs'>): Purpose {
  const { workspace, runContext } = host;
  const source = inputs.source ?? sourceOf(runContext.repository, workspace, workspacePath(workspace, inputs.path));
  return { source, base: inputs.base, to: inputs.to };
}
