/** Holds the state of a push-content run, how it ended, and why it stopped, so that every ending can publish the state. */
import { InputError } from '../../api/errors.js';
import type { HelpTopic } from '../../api/help-topics.js';
import type { Deployed, KnownDeployment } from '../../deployments/follow-deployment.js';
import type { ProposedEdits } from '../../hosts/host.js';
import type { PageProblem } from './folder/check-pages.js';
import type { SkippedFile } from './folder/left-out.js';
import type { PageStep, Plan } from './plan/steps.js';

/**
 * How a run ended. Headline, message, comment, outputs and exit code are functions of it and of the facts.
 * `missing`: no deployment appeared in time.
 */
export type PushResult =
  | { readonly kind: 'published' | 'up-to-date'; readonly deployment?: Deployed }
  | { readonly kind: 'proposed' | 'taken-back'; readonly branch: string; readonly deployment?: KnownDeployment }
  /** In a dry run: those to remove. Empty: the proposal has no branch. */
  | { readonly kind: 'removed'; readonly branches: readonly string[] }
  | { readonly kind: 'planned' }
  | { readonly kind: 'older-run' }
  | { readonly kind: 'stopped'; readonly reason: StopReason };

interface ResultTraits {
  /** True if all pages are where they belong. */
  readonly isAtTarget: boolean;
  /** True if the changed pages say more than a sentence. */
  readonly showsPages: boolean;
  /** When a pull or merge request gets a comment that it doesn't have yet. */
  readonly firstComment: 'always' | 'with changes' | 'never';
}

/** What follows from how a run ended, beside its words. */
export const RESULTS: Readonly<Record<PushResult['kind'], ResultTraits>> = {
  published: { isAtTarget: true, showsPages: true, firstComment: 'with changes' },
  'up-to-date': { isAtTarget: true, showsPages: true, firstComment: 'with changes' },
  proposed: { isAtTarget: true, showsPages: true, firstComment: 'always' },
  'taken-back': { isAtTarget: true, showsPages: false, firstComment: 'never' },
  removed: { isAtTarget: false, showsPages: false, firstComment: 'never' },
  planned: { isAtTarget: false, showsPages: true, firstComment: 'with changes' },
  'older-run': { isAtTarget: false, showsPages: false, firstComment: 'never' },
  stopped: { isAtTarget: false, showsPages: false, firstComment: 'always' },
};

/** Why a run stopped. */
export type StopReason =
  | { readonly kind: 'syntax'; readonly problems: readonly PageProblem[] }
  | { readonly kind: 'edited'; readonly steps: readonly PageStep[] }
  | { readonly kind: 'too-many-deletes'; readonly deletes: readonly PageStep[]; readonly limit: number }
  | { readonly kind: 'no-pages'; readonly folder: string }
  | { readonly kind: 'rejected-page'; readonly path: string; readonly bytes: number }
  | { readonly kind: 'rejected-manifest'; readonly path: string; readonly bytes: number }
  | { readonly kind: 'unknown-base' }
  | { readonly kind: 'deleted-branch' }
  | { readonly kind: 'changed-project'; readonly problems: readonly string[]; readonly topic: HelpTopic }
  | { readonly kind: 'conflict'; readonly message: string; readonly hidden: readonly string[] }
  | { readonly kind: 'wrong-config-file' }
  /** `needed`: requests of a look and its push, which must fit into one minute. */
  | { readonly kind: 'slow-key'; readonly limit: number; readonly needed: number }
  | { readonly kind: 'wrong-source'; readonly wanted: string; readonly actual: string }
  | { readonly kind: 'unconfirmed-merge'; readonly branch: string; readonly status: string };

/**
 * How far the changes have come to the branch that they are meant for. `in-doubt`: the response to the last write was
 * lost, so it may or may not have been carried out.
 */
export type Progress = 'none' | 'in-doubt' | 'done';

/** The facts of a run, in the order in which they become true. Published however the run ends. */
export type PushRecord = Readonly<WritableRecord>;

/** Only command.ts writes it. */
export interface WritableRecord {
  /** Who the pages belong to. */
  source?: string;
  /** Path of the manifest in the documentation project. */
  manifest?: string;
  /** Files of the folder that the run doesn't push. */
  skipped: readonly SkippedFile[];
  /** Files to push that couldn't be read. */
  unreadable: readonly SkippedFile[];
  /** The branch that is to get the pages; undefined: the deployment branch, as long as its name is unknown. */
  target?: string;
  /** Name of the deployment branch, if the service told. */
  deploymentBranch?: string;
  /** The latest plan; a conflict makes the run plan again. */
  plan?: Plan;
  /** Paths of plan.json, changes.diff and edited.patch, relative to the workspace. */
  files: { readonly plan?: string; readonly changes?: string; readonly patch?: string };
  /** Text of edited.patch, unless it is too long to be shown. */
  edits?: string;
  /** The pull or merge request of the repository with the edits. */
  proposal?: ProposedEdits;
  /** URL of the artifact with these files. */
  artifactUrl?: string;
  /** What was found in the pages that are to be written. */
  problems: readonly PageProblem[];
  /** Steps whose changes are on the target. */
  written: readonly PageStep[];
  progress: Progress;
  /** What became of the branch of a proposal before the pages were pushed to it. */
  branchChange?: 'created' | 'updated';
  commits: { readonly count: number; readonly sha?: string; readonly merge?: true };
  /** What others did to the navigation while the run worked, as sentences. */
  navigationRaces: readonly string[];
  /** Path of the manifest that the service took but doesn't return. */
  hiddenManifest?: string;
  /** The live deployment or the preview. */
  deployment?: KnownDeployment;
  /** An open pull request of the documentation project for the branch of the proposal. */
  pullRequest?: { readonly number: number; readonly title: string };
  /** Undefined if an error, a timeout or a cancellation ended the run. */
  result?: PushResult;
}

/** The facts that a mode finds out or brings about. */
export type Learned = Omit<WritableRecord, 'source' | 'manifest' | 'skipped' | 'unreadable' | 'artifactUrl' | 'result'>;

export function createRecord(): WritableRecord {
  return { skipped: [], unreadable: [], ...nothingLearned() };
}

export function nothingLearned(): Learned {
  return {
    files: {},
    problems: [],
    written: [],
    progress: 'none',
    commits: { count: 0 },
    navigationRaces: [],
  };
}

/** Ends a run from anywhere below a mode. */
export class Stop extends Error {
  override readonly name = 'Stop';
  constructor(readonly reason: StopReason) {
    super(reason.kind);
  }
}

/** Inputs that fitted before the first write no longer fit because the project changed, or reads differently. */
export function stopOfLateInputError(error: unknown): unknown {
  if (!(error instanceof InputError)) return error;
  return new Stop({ kind: 'changed-project', problems: error.problems, topic: error.topic ?? 'conflict' });
}
