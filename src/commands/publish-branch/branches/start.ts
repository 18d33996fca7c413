/** Reads the branches of the project, and rejects a run whose branches don't exist or don't fit. Changes nothing. */
import { listBranches } from '../../../api/endpoints/content.js';
import { InputError } from '../../../api/errors.js';
import type { Branch } from '../../../api/schemas/content.js';
import { readConfig } from '../../../project/read-project.js';
import { type PublishContext, warn } from '../record.js';
import { inputName } from '../../../text/input-names.js';

/** The project at the start of a run. */
export interface Start {
  readonly branches: readonly Branch[];
  /** False if the service lists fewer branches than it says: one that seems missing may exist. */
  readonly isComplete: boolean;
  readonly base: string;
  /** Undefined if the service doesn't return it. */
  readonly baseConfig: unknown;
  /** Readers are assumed to see base if the service doesn't tell its deployment branch. */
  readonly isLive: boolean;
}

const WITHOUT_NAVIGATION = "docs-ci doesn't check navigation and redirects";

/** Rejects with InputError. */
export async function readStart(context: PublishContext): Promise<Start> {
  const { api, inputs, record } = context;
  const { branches, count } = await listBranches(api);
  // Only without a branch in the request, the response names the deployment branch.
  const live = await readConfig(context, undefined, WITHOUT_NAVIGATION);
  const deployed = live?.branch ?? undefined;
  const base = inputs.base ?? deployed;
  if (base === undefined)
    throw new InputError(
      [
        `${inputName('base')}: the service doesn't tell the name of the deployment branch. Set ${inputName('base')} to this name.`,
      ],
      'missing-branch',
    );
  record.base = base;
  const isComplete = count === null || count === branches.length;
  requireBranches(context, branches, base, deployed ?? base);
  const baseConfig = base === deployed ? live?.config : live && (await readConfig(context, base))?.config;
  return { branches, isComplete, base, baseConfig, isLive: base === (deployed ?? base) };
}

function requireBranches(context: PublishContext, branches: readonly Branch[], base: string, live: string): void {
  const { inputs } = context;
  const from = inputs.mode === 'restore' ? undefined : inputs.from;
  const names = branches.map(({ name }) => name);
  const [quotedBase, quotedFrom] = [JSON.stringify(base), JSON.stringify(from)];
  const noBranch = (quoted: string): string => `the service has no branch ${quoted}. Check the name of the branch.`;
  const unlisted = `the service calls ${quotedBase} the deployment branch, but lists no such branch. Set ${inputName('base')} to the branch that readers see.`;
  const isLive = `${quotedFrom} is the deployment branch, which is live already. Use the branch with the new pages.`;
  const rules: readonly (readonly [isBroken: boolean, input: string, problem: string])[] = [
    [!names.includes(base), 'base', inputs.base === undefined ? unlisted : noBranch(quotedBase)],
    [from !== undefined && !names.includes(from), 'from', noBranch(quotedFrom)],
    [from === live, 'from', isLive],
  ];
  const problems = rules.flatMap(([isBroken, input, text]) => (isBroken ? [`${inputName(input)}: ${text}`] : []));
  if (problems.length > 0) throw new InputError(problems, 'missing-branch');
  const isProtected = branches.some((branch) => branch.name === base && branch.protected);
  if (isProtected && (inputs.dryRun || inputs.mode === 'check'))
    warn(context, `${base} is protected, so the service may reject the merge.`);
}
