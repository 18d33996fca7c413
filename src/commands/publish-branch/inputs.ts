/** Declares the inputs and outputs of publish-branch, and checks combinations of inputs. */
import type { RunContext } from '../../hosts/host.js';
import { isPage, placeProblem } from '../../pages/place.js';
import { Secrets } from '../../text/redact-secrets.js';
import { type Problem, problemsOf, type InputValues } from '../command.js';
import { inputName } from '../../text/input-names.js';
import { describeUnusedLimit } from '../inputs/max-deletes.js';
import { commonInputs } from '../inputs/common-inputs.js';
import { choice, countOrPercent, flag, text } from '../inputs/kinds.js';
import { parseOwnBranch, toLabel } from './names.js';

export const inputs = {
  mode: choice(['publish', 'check', 'restore'], {
    description: 'Merge a branch and make it live (publish), compare the branches (check), or take it back (restore).',
    default: 'publish',
  }),
  from: text({
    description: 'Branch of the documentation project that goes live. Required in modes publish and check.',
  }),
  base: text({
    description: 'Branch of the documentation project that gets the changes.',
    defaultText: 'the deployment branch',
  }),
  restorePoint: text({
    description:
      'Mode publish: label for the restore point, or none to make none. Mode restore: the restore point to go back to.',
    defaultText: 'the tag or the run (publish), the newest one (restore)',
  }),
  trial: flag({
    description: 'Mode check: find conflicts by a merge into a temporary branch. Needs an editor key.',
    default: 'false',
  }),
  maxDeletes: countOrPercent({
    description:
      'Maximum number of pages that a publication may delete, or a share such as 5%. Above it, nothing is written.',
    default: '10',
  }),
  configFile: text({
    description: 'Path of the configuration file in the documentation project, for a restore.',
    defaultText: 'docs.json, if the service returns it',
  }),
  wait: flag({ description: 'Wait until the deployment finishes.', default: 'true' }),
  ...commonInputs({
    name: 'publish-branch',
    timeout: '30m',
    timeoutText: 'At the limit, the branch has all changes or none.',
  }),
} as const;

export type PublishInputs = InputValues<typeof inputs>;

export const outputs = {
  changed: 'true if the base branch changed',
  complete: 'true if every page was compared, and a restore kept nothing as it is',
  created: 'Pages created',
  updated: 'Pages updated',
  deleted: 'Pages deleted; counts are empty unless known',
  kept: 'Pages that a restore left as they are',
  conflict: 'true if the branches conflict, false if they merge; empty if that is not known',
  'without-redirect': 'Published URLs, of pages and of redirects, that disappear without a redirect',
  'not-in-navigation': 'Pages, new or left by a restore, that the navigation does not list',
  branch: 'Branch that gets the changes',
  'commit-sha': 'SHA of the merge',
  'restore-point': 'Full name of the branch that a restore goes back to',
  'deployment-id': 'ID of the deployment',
  status: 'Last known status: pending, building, ready, error or cancelled',
  url: 'URL of the site',
  plan: 'Path of plan.json',
  changes: 'Path of changes.diff',
} as const;

/** No restore point is made. */
export const NO_POINT = 'none';

/** False if only a trial can tell conflicts, and which pages are deleted. */
export function isExact({ dryRun, mode, trial }: PublishInputs): boolean {
  return mode === 'restore' || (!dryRun && (mode === 'publish' || trial));
}

/** Finds inputs that contradict each other, are missing, or can't be used as names. */
export function checkInputs(values: Partial<PublishInputs>): Problem<keyof PublishInputs>[] {
  const { mode, from, base, restorePoint, configFile, apiKey, trial } = values;
  const isOwn = (branch = ''): boolean => parseOwnBranch(branch) !== undefined;
  const own = 'is a branch that docs-ci creates and deletes. Use another branch';
  const label = mode === 'publish' ? restorePoint : undefined;
  const noLabel = 'has no letter and no digit. Use a label such as v2.4.0';
  const filePath = configFile === undefined ? undefined : configPathProblem(configFile);
  const needsFrom = mode === 'publish' || mode === 'check';
  const noTrial = `is only for mode check, but the live site would change in mode ${mode ?? ''}. Set ${inputName('mode')} to check, or remove ${inputName('trial')}`;
  const secret = 'contains the API key, and would publish it. Use a label such as v2.4.0';
  return problemsOf<keyof PublishInputs>([
    [needsFrom && from === undefined, 'from', 'is missing. Set the branch of the documentation project that goes live'],
    [from !== undefined && from === base, 'from', 'is the same as base. Use the branch with the new pages'],
    [isOwn(from) && mode !== 'restore', 'from', own],
    [isOwn(base), 'base', own],
    [label !== undefined && toLabel(label) === '', 'restorePoint', noLabel],
    [hasSecret(label, apiKey), 'restorePoint', secret],
    [trial === true && mode !== undefined && mode !== 'check', 'trial', noTrial],
    [filePath !== undefined, 'configFile', `can't be used: the path ${filePath ?? ''}. Use a path such as docs.json`],
  ]);
}

/** Notices about inputs that have no effect in a mode. A restore is urgent, so they don't stop it. */
export function describeUnused({ mode, from, restorePoint, maxDeletes, trial, wait }: PublishInputs): string[] {
  const unless = (isUsed: boolean, input: string, why: string): string[] =>
    isUsed ? [] : [`${inputName(input)}: not used, because ${why}.`];
  if (mode === 'restore') {
    const byPoint = `mode restore takes back the publication that ${inputName('restore-point')} names, or else the newest`;
    return [
      ...unless(from === undefined, 'from', byPoint),
      ...describeUnusedLimit(maxDeletes, 'a restore only deletes pages that the publication created'),
    ];
  }
  if (mode === 'publish') return [];
  return [
    ...unless(restorePoint === undefined, 'restore-point', 'mode check makes no restore point'),
    ...(trial ? [] : describeUnusedLimit(maxDeletes, 'only a trial tells which pages are deleted')),
    // It is true by default, and in each run of a component.
    ...unless(wait, 'wait', 'mode check publishes nothing'),
  ];
}

function configPathProblem(path: string): string | undefined {
  return placeProblem(path) ?? (isPage(path) ? `${path} is that of a page` : undefined);
}

/** A label has fewer characters than a key, so that the key is also searched as a label would show it. */
function hasSecret(label = '', apiKey = ''): boolean {
  const secrets = new Secrets([apiKey, toLabel(apiKey)]);
  return secrets.has(label) || secrets.has(toLabel(label));
}

/** The label of the branches of a publication or a trial. */
export function labelOf({ mode, restorePoint }: PublishInputs, { tag, runId, sequence }: RunContext): string {
  const run = `run-${runId ?? sequence ?? 'local'}`;
  const wanted = mode === 'check' || restorePoint === NO_POINT ? undefined : restorePoint;
  return toLabel(wanted ?? tag ?? run) || run;
}
