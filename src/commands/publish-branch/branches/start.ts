/** Reads the branches of the project, and rejects a run whose branches don't exist or don't fit. Changes nothing. */
import { listBranches } from '../../../api/endpoints/content.js';
import { InputError } from '../../../api/errors.js';
import type { Branch } from '../../../api/schemas/content.js';
import { describeMissingBranch } from '../../../project/missing-branch.js';
import { readConfig } from '../../../project/read-project.js';
import { type Ended, learn } from '../../command.js';
import type { PublishInputs } from '../inputs.js';
import { restorePoints } from '../names.js';
import type { PublishRun } from '../record.js';
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

export interface StartFacts {
  base?: string;
  /** What to do if the service rejects the merge of a plan, which nothing has shown yet. */
  ifRejected?: string;
}

/** Ends with InputError if a branch is missing, or doesn't fit. */
export async function readStart(run: PublishRun): Promise<Ended<StartFacts, Start>> {
  return learn(run, {}, (facts: StartFacts) => readBranches(run, facts));
}

async function readBranches(run: PublishRun, facts: StartFacts): Promise<Start> {
  const { api, inputs } = run;
  const { branches, count } = await listBranches(api);
  // Only without a branch in the request, the response names the deployment branch.
  const live = await readConfig(run, undefined, WITHOUT_NAVIGATION);
  const deployed = live?.branch ?? undefined;
  const base = inputs.base ?? deployed;
  if (base === undefined) throw unknownBase(live !== undefined);
  facts.base = base;
  const isComplete = count === null || count === branches.length;
  requireBranches(inputs, branches, base, deployed ?? base);
  if (isUntested(inputs, branches, base))
    facts.ifRejected = `${base} is protected. If the service rejects the merge, ${protectionAdvice(inputs, base)}.`;
  const baseConfig = base === deployed ? live?.config : live && (await readConfig(run, base))?.config;
  return { branches, isComplete, base, baseConfig, isLive: base === (deployed ?? base) };
}

function unknownBase(hasConfig: boolean): InputError {
  const [why, check] = hasConfig
    ? ['', '']
    : [
        ', because it returns no configuration',
        ', and check that the branch has its configuration file, such as docs.json',
      ];
  return new InputError([
    `${inputName('base')}: the service doesn't tell the name of the deployment branch${why}. Set ${inputName('base')} to this name${check}.`,
  ]);
}

function requireBranches(inputs: PublishInputs, branches: readonly Branch[], base: string, live: string): void {
  const from = inputs.mode === 'restore' ? undefined : inputs.from;
  const names = branches.map(({ name }) => name);
  const [quotedBase, quotedFrom] = [JSON.stringify(base), JSON.stringify(from)];
  const unlisted = `the service calls ${quotedBase} the deployment branch, but lists no such branch. Set ${inputName('base')} to the branch that readers see.`;
  const isLive = `${quotedFrom} is the deployment branch, which is live already. Use the branch with the new pages.`;
  const rules: readonly (readonly [isBroken: boolean, input: string, problem: string])[] = [
    [!names.includes(base), 'base', inputs.base === undefined ? unlisted : describeMissingBranch(base, names)],
    [from !== undefined && !names.includes(from), 'from', describeMissingBranch(from ?? '', names)],
    [from === live, 'from', isLive],
  ];
  const broken = rules.filter(([isBroken]) => isBroken);
  const isOther = broken.some(([, , problem]) => problem === unlisted || problem === isLive);
  const problems = broken.map(([, input, problem]) => `${inputName(input)}: ${problem}`);
  if (problems.length > 0) throw new InputError(problems, isOther ? undefined : 'missing-branch');
}

/** True for a plan to merge into a protected branch. A merge that was rejected leaves no restore point. */
function isUntested({ dryRun, mode }: PublishInputs, branches: readonly Branch[], base: string): boolean {
  const isPlan = dryRun || mode === 'check';
  return isPlan && isProtected(branches, base) && restorePoints(branches).length === 0;
}

export function isProtected(branches: readonly Branch[], base: string): boolean {
  return branches.some((branch) => branch.name === base && branch.protected);
}

/** What helps if the service rejects the merge because of a protection, as a clause. */
export function protectionAdvice({ mode, from = '' }: PublishInputs, base: string): string {
  const byHand = mode === 'restore' ? 'revert the publication' : `merge ${from} into ${base}`;
  return `allow the API to write to ${base}, or ${byHand} in the documentation repository`;
}
