/** Holds what a run has done so far, so that every ending can say so, and why a run stopped. */
import type { HelpTopic } from '../../api/help-topics.js';
import type { KnownDeployment } from '../../deployments/follow-deployment.js';
import type { Context } from '../command.js';
import type { PublishInputs } from './inputs.js';

/** What becomes of a page. The paths and reasons are those of plan.json. */
export interface Step {
  readonly action: 'create' | 'update' | 'delete' | 'kept';
  readonly path: string;
  readonly reason?: string;
}

export interface PublishRecord {
  /** The branch that gets the changes. */
  base?: string;
  /** The branch that goes live, or the publication that is taken back. */
  source?: string;
  /** Undefined until the changes are known. */
  steps?: readonly Step[];
  /** False if only a trial can tell which pages are deleted. */
  isExact: boolean;
  /** False if pages weren't compared: the list is incomplete, or too many pages have the same size. */
  isComplete: boolean;
  hasConfigChange: boolean;
  /** Pages that readers no longer find or don't find: path → what to do. */
  withoutRedirect: readonly Step[];
  unlisted: readonly string[];
  /** Sentences about things that a person should look at. */
  warnings: readonly string[];
  /** Undefined if it isn't known. */
  hasConflict?: boolean;
  /** `in-doubt`: the response to the merge into base was lost, or isn't confirmed. */
  progress: 'none' | 'in-doubt' | 'done';
  commitSha?: string;
  /** Full name. */
  restorePoint?: string;
  deployment?: KnownDeployment;
  /** Paths of plan.json and changes.diff, relative to the workspace. */
  files: { readonly plan?: string | undefined; readonly changes?: string | undefined };
  /** Undefined if an error, a timeout or a cancellation ended the run. */
  result?: Result;
}

/** How a run ended. `missing`: no deployment appeared in time. */
export type Result =
  | {
      readonly kind: 'published' | 'restored' | 'nothing';
      readonly deployment?: KnownDeployment | 'missing' | undefined;
    }
  | { readonly kind: 'planned' }
  | ({ readonly kind: 'stopped' } & StopReason);

/** Why a run stopped: a clause without a full stop, and sentences. */
export interface StopReason {
  readonly topic: HelpTopic;
  readonly text: string;
  readonly advice: readonly string[];
}

export type PublishContext = Context<PublishInputs, PublishRecord>;

export function createRecord(): PublishRecord {
  return {
    isExact: true,
    isComplete: true,
    hasConfigChange: false,
    withoutRedirect: [],
    unlisted: [],
    warnings: [],
    progress: 'none',
    files: {},
  };
}

/** Ends a run from anywhere below a mode. */
export class Stop extends Error {
  override readonly name = 'Stop';
  readonly reason: StopReason;
  constructor(topic: HelpTopic, text: string, ...advice: readonly string[]) {
    super(text);
    this.reason = { topic, text, advice };
  }
}

/** Another run or a person moved base since it was read: start again. */
export class MovedError extends Error {
  override readonly name = 'MovedError';
}
