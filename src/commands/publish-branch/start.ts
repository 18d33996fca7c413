/** Reads the branches of the project, and rejects a run whose branches don't exist or don't fit. Changes nothing. */
import { listBranches } from '../../api/endpoints/content.js';
import { InputError } from '../../api/errors.js';
import type { Branch } from '../../api/schemas/content.js';
import { readConfig } from '../../project/read-project.js';
import type { PublishContext } from './record.js';

/** The project at the start of a run. */
export interface Start {
  readonly branches: readonly Branch[];
  /** False if the service lists fewer branches than it says: one that seems missing may exist. */
  readonly isComplete: boolean;
  readonly base: string;
  /** Undefined if the service doesn't return it. */
  readonly baseConfig: unknown;
  /** Undefined if the service doesn't tell its name. */
  readonly deploymentBranch: string | undefined;
}

const WITHOUT_NAVIGATION = "docs-ci doesn't check navigation and redirects";

/** Rejects with InputError. */
export async function readStart(context: PublishContext): Promise<Start> {
  const { api, host, inputs, record } = context;
  const { branches, count } = await listBranches(api);
  // Only without a branch in the request, the response names the deployment branch.
  const live = await readConfig(context, undefined, WITHOUT_NAVIGATION);
  const deploymentBranch = live?.branch ?? undefined;
  const base = inputs.base ?? deploymentBranch;
  if (base === undefined)
    throw new InputError(
      [`${host.label('base')}: the service doesn't tell the name of the deployment branch. Set "base" to this name.`],
      'missing-branch',
    );
  record.base = base;
  const isLive = base === deploymentBranch;
  const baseConfig = isLive ? live?.config : live && (await readConfig(context, base))?.config;
  const isComplete = count === null || count === branches.length;
  const start = { branches, isComplete, base, baseConfig, deploymentBranch };
  const problems = branchProblems(context, start);
  if (problems.length > 0) throw new InputError(problems, 'missing-branch');
  return start;
}

function branchProblems({ host, inputs }: PublishContext, { branches, base, deploymentBranch }: Start): string[] {
  const from = inputs.mode === 'restore' ? undefined : inputs.from;
  const isMissing = (wanted: string): boolean => !branches.some(({ name }) => name === wanted);
  const missing = (wanted: string): string =>
    `the service has no branch ${JSON.stringify(wanted)}. Check the name of the branch.`;
  const label = host.label('from');
  return [
    ...(isMissing(base)
      ? [
          inputs.base === undefined
            ? `${host.label('base')}: the service calls ${JSON.stringify(base)} the deployment branch, but lists no such branch. Set "base" to the branch that readers see.`
            : `${host.label('base')}: ${missing(base)}`,
        ]
      : []),
    ...(from !== undefined && isMissing(from) ? [`${label}: ${missing(from)}`] : []),
    ...(from === (deploymentBranch ?? base)
      ? [
          `${label}: ${JSON.stringify(from)} is the deployment branch, which is live already. Use the branch with the new pages.`,
        ]
      : []),
  ];
}
