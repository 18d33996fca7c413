/** Holds what a run has done so far, so that every ending can say so, and why a run stopped. */
import type { HelpTopic } from '../../api/help-topics.js';
import type { Deployed, KnownDeployment } from '../../deployments/follow-deployment.js';
import type { Context } from '../command.js';
import type { PublishInputs } from './inputs.js';

/** What becomes of a page. The paths and reasons are those of plan.json. */
export interface Step {
  readonly action: 'create' | 'update' | 'delete' | 'kept';
  readonly path: string;
  readonly reason?: string | undefined;
  /** What takes the publication of a page back that a restore leaves. Undefined if the publication didn't touch the page. */
  readonly byHand?: 'copy' | 'delete' | undefined;
  /** Readers no longer find the page, or don't find it. */
  readonly risk?: 'without-redirect' | 'not-in-navigation' | undefined;
}

/** What one round plans. */
export interface Plan {
  /** Undefined until the changes are known. */
  steps: readonly Step[] | undefined;
  /** False if pages weren't compared: the list is incomplete, or too many pages have the same size. */
  isComplete: boolean;
  hasConfigChange: boolean;
  /** False if nothing is known about redirects and navigation: the configuration couldn't be read, or may not change. */
  isJudged: boolean;
  /** Sources of redirects that are taken away. */
  lostRedirects: readonly string[];
  /** Undefined if it isn't known. */
  hasConflict: boolean | undefined;
}

const NO_PLAN: Plan = {
  steps: undefined,
  isComplete: true,
  hasConfigChange: false,
  isJudged: true,
  lostRedirects: [],
  hasConflict: undefined,
};

/** What one round learns. */
export interface RoundFacts extends Plan {
  /** The branch that goes live, or the publication that is taken back. */
  source?: string;
  /** The restore point before the one that a restore without a name takes: a killed run may have made that and merged nothing. */
  earlierPoint?: string | undefined;
  /** The file that a restore writes, if no read shows that it is the configuration. */
  guessedFile?: string | undefined;
  /** Sentences about things that a person should look at. */
  warnings: readonly string[];
  /** True if a restore took a publication back and the plan is made without a merge: Git may count any page as merged. */
  mayBeMerged: boolean;
  /** `in-doubt`: the response to the merge into base was lost, or isn't confirmed. */
  progress: 'none' | 'in-doubt' | 'done';
  commitSha?: string;
  /** Full name. */
  restorePoint?: string;
  /** The inputs that go back to it. */
  wayBack?: WayBack | undefined;
  deployment?: KnownDeployment;
  /** Paths of plan.json and changes.diff, relative to the workspace. */
  files: PlanFiles;
}

export interface PlanFiles {
  readonly plan?: string | undefined;
  readonly changes?: string | undefined;
}

/** Published however the run ends. */
export interface PublishRecord extends Readonly<RoundFacts> {
  /** The branch that gets the changes. */
  readonly base?: string;
  /** What to do if the service rejects the merge of a plan, which nothing has shown yet. */
  readonly ifRejected?: string;
  /** Undefined if an error, a timeout or a cancellation ended the run. */
  result?: Result;
}

/** Inputs of a run that takes another one back, as their host writes them. */
export interface WayBack {
  readonly inputs: readonly (readonly [name: string, value: string])[];
  /** A command, instead of inputs of a job. */
  readonly isCommand: boolean;
}

/** How a run ended. */
export type Result = Followed | { readonly kind: 'planned' } | Stop;

export interface Followed {
  readonly kind: 'merged' | 'nothing';
  readonly deployment: Deployed;
}

export type PublishContext = Context<PublishInputs, PublishRecord>;
/** What the modes have of it: they return what they learn. */
export type PublishRun = Omit<PublishContext, 'record'>;

/** What is known before the first round. */
export function createRecord(): RoundFacts {
  return { ...NO_PLAN, warnings: [], mayBeMerged: false, progress: 'none', files: {} };
}

/** Ends a run from anywhere below a mode: the message is a clause without a full stop, and the advice has sentences. */
export class Stop extends Error {
  override readonly name = 'Stop';
  readonly kind = 'stopped';
  readonly advice: readonly string[];
  constructor(
    readonly topic: HelpTopic,
    message: string,
    ...advice: readonly string[]
  ) {
    super(message);
    this.advice = advice;
  }
}
