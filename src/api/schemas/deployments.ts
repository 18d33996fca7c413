/** Describes the responses of the deployment endpoints. */
import * as z from 'zod';
import { promisedOrNull, text, timestamp } from './shared-fields.js';

/**
 * Statuses (contract [S]): `pending` and `building` are in progress, `ready`, `error` and `cancelled` are final. They
 * stay text so that a status of a newer service survives. Treat an unknown status as in progress.
 */
export const deployment = z.object({
  deploymentId: text,
  status: text,
  /** The URL is null until the deployment succeeds [S]. */
  url: promisedOrNull(text),
  /** The branch may be null [P]. */
  branch: promisedOrNull(text),
  isPreview: z.boolean(),
  /** `user`, `auto` (a push), `system` or `api` [S]; may be null [P]. */
  triggerType: promisedOrNull(text),
  /** The build's output is null unless the status is `error` [S]. It may contain anything: escape it before showing it. */
  logs: promisedOrNull(z.string()),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Deployment = z.infer<typeof deployment>;

export const deploymentPage = z.object({ deployments: z.array(deployment), total: z.number() });

export const startedDeployment = deployment.pick({ deploymentId: true, status: true, url: true, branch: true });
/** The service knows only these fields when a deployment starts. `branch` is null for a live deployment. */
export type StartedDeployment = z.infer<typeof startedDeployment>;
