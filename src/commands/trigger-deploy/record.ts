/** Holds the state of a trigger-deploy run, so that every ending can publish the state. */
import type { Deployment, StartedDeployment } from '../../api/endpoints/deployments.js';
import type { Context } from '../command.js';
import type { DeployInputs } from './inputs.js';

/** The last response of the published URL. */
export interface UrlCheck {
  /** True if the status, after redirects, is below 400. */
  readonly isLive: boolean;
  /** The status, or the code of the error if there was no response. */
  readonly result: string;
}

export interface DeployRecord {
  /** The response to the start, until the first poll adds the other fields. */
  deployment?: StartedDeployment & Partial<Deployment>;
  isPreview?: boolean;
  /** True if the response to a start was lost, so a deployment may or may not have started. */
  isStartUncertain?: boolean;
  /** True if the deployment was in progress before the run. */
  reused?: boolean;
  urlCheck?: UrlCheck;
}

export type DeployContext = Context<DeployInputs, DeployRecord>;
