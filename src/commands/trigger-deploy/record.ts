/** Holds the state of a trigger-deploy run, so that every ending can publish the state. */
import type { Deployment, StartedDeployment } from '../../api/endpoints/deployments.js';
import type { LocatedBuildError } from '../../deployments/describe-build.js';
import type { PageResult } from '../../deployments/verify-pages.js';
import type { ChangedFile } from '../../hosts/host.js';
import type { Context } from '../command.js';
import type { ChangedPages } from './changed-pages.js';
import type { DeployInputs } from './inputs.js';

export interface DeployRecord {
  /** The response to the start, until the first poll adds the other fields. */
  deployment?: StartedDeployment & Partial<Deployment>;
  isPreview?: boolean;
  /** True if the response to a start was lost, so a deployment may or may not have started. */
  isStartUncertain?: boolean;
  /** True if mode wait found no deployment. */
  isMissing?: boolean;
  /** True if nothing says that a push started the run. */
  isWithoutPush?: boolean;
  /** Milliseconds between the deployment and the push after it, which it may lack; undefined if it has the push. */
  leadMs?: number | undefined;
  /** The pull or merge request that the run is for and that isn't merged, and its branch, unless the service builds it. */
  request?: { readonly name: string; readonly branch: string | undefined };
  /** The verified pages; undefined if none were verified, or not yet. */
  pages?: readonly PageResult[];
  isVerifyingPages?: boolean;
  /** The pages that are wrong while they are verified, what they respond, and what to do, as sentences. */
  wrongPages?: string;
  /** Why no page is verified, as a sentence. */
  pagesSkipped?: string;
  /** Branch that was requested, since the service may not return it. */
  branch?: string;
  /** Commit that the service builds, if this run knows it. */
  commitSha?: string;
  /** What a dry run would do. */
  planned?: string;
  /** When the job would fail without the dry run, and what to do, as sentences. */
  plannedFailure?: string;
  /** The error in the log of a failed build. */
  buildError?: LocatedBuildError;
  /** URL of the last preview of the branch that worked, before this run. */
  lastPreviewUrl?: string;
  /** True if a comment can't tell whether there is one. */
  isLastPreviewUnknown?: boolean;
  /** The files that the pull or merge request changes, if a comment shows them. */
  changedFiles?: readonly ChangedFile[];
  changedPages?: ChangedPages;
}

export type DeployContext = Context<DeployInputs, DeployRecord>;

/** What the parts of a run have of its context: they return what they learn. */
export type DeployRun = Omit<DeployContext, 'record'>;
