/** Records what a run of push-content has done so far. The record is published however the run ends. */
import type { Deployment, StartedDeployment } from '../../api/endpoints/deployments.js';
import type { BuildError } from '../../deployments/build-error.js';
import type { Context } from '../command.js';
import type { PageProblem } from './folder/check-pages.js';
import type { LocalPage } from './folder/read-pages.js';
import type { SkippedFile } from './folder/select-pages.js';
import type { PushInputs } from './inputs.js';
import type { PageStep, Plan } from './plan/steps.js';

/** A page or push that the service rejected. */
export interface RejectedPage {
  /** Path in the documentation project. */
  readonly path: string;
  readonly reason: string;
}

/** Why nothing was written although the run had something to write. */
export interface Stop {
  /** One clause for the title of the summary. */
  readonly headline: string;
}

export interface PushRecord {
  /** Who the pages belong to. */
  source?: string;
  /** Short name of the source, for branches and the marker of the comment. */
  slug?: string;
  skipped: readonly SkippedFile[];
  /** The latest plan; a conflict makes the run plan again. */
  plan?: Plan;
  /** Steps whose changes are on the base branch (publish) or on the branch of the proposal (propose). */
  readonly written: Set<PageStep>;
  readonly rejected: RejectedPage[];
  /** Pages that were checked before a write. */
  readonly checked: Set<LocalPage>;
  /** Problems of the gate `syntax`. */
  syntaxProblems: readonly PageProblem[];
  /** Pictures and links in the pushed pages that lead nowhere. */
  missingTargets: readonly PageProblem[];
  /** Paths of pages that the navigation doesn't list. */
  notInNavigation: readonly string[];
  /** Label of the group whose entries the plan changes. */
  navigationGroup?: string;
  /** True if the service doesn't return the text of the configuration file, so its path may be wrong. */
  isConfigUnread: boolean;
  /** The branch that is to get the pages: base, or the branch of the proposal. Undefined: the deployment branch. */
  target?: string;
  /** Branch that has the pages now, if the service told. */
  branch?: string;
  /** Name of the deployment branch, if the service told. */
  deploymentBranch?: string;
  commits: number;
  commitSha?: string;
  merged: boolean;
  /** True if the answer to the last write was lost, so it may or may not have been carried out. */
  isUncertain: boolean;
  /** True if all changes of the plan are on the target. */
  isWritten: boolean;
  /** True if a newer run has pushed already, so this one did nothing. */
  isOlderRun: boolean;
  /** True if the branch of mode remove was there, and is deleted. */
  isRemoved: boolean;
  /** True if the branch of a proposal was deleted, because it no longer differs from the base branch. */
  isTakenBack: boolean;
  stop?: Stop;
  /** The live deployment or the preview. */
  deployment?: StartedDeployment & Partial<Deployment>;
  buildError?: BuildError;
  /** An open pull request of the documentation project for the branch of the proposal. */
  pullRequest?: { readonly number: number; readonly title: string };
  /** Paths relative to the workspace. */
  planPath?: string;
  changesPath?: string;
  patchPath?: string;
  /** Path of the manifest in the documentation project. */
  manifest?: string;
  /** True if the service doesn't return the manifest, so every run compares all pages. */
  isManifestHidden: boolean;
}

export function createRecord(): PushRecord {
  return {
    skipped: [],
    written: new Set(),
    rejected: [],
    checked: new Set(),
    syntaxProblems: [],
    missingTargets: [],
    notInNavigation: [],
    isConfigUnread: false,
    commits: 0,
    merged: false,
    isUncertain: false,
    isWritten: false,
    isOlderRun: false,
    isRemoved: false,
    isTakenBack: false,
    isManifestHidden: false,
  };
}

export type PushContext = Context<PushInputs, PushRecord>;
