/** Maps the status of a deployment to its phase. */
import type { Deployment } from '../api/endpoints/deployments.js';

type Phase = 'in-progress' | 'ready' | 'error' | 'cancelled';

/** Treats unknown statuses as in progress: the service may add some, and only the three final ones end the wait. */
export function phaseOf({ status }: Pick<Deployment, 'status'>): Phase {
  return status === 'ready' || status === 'error' || status === 'cancelled' ? status : 'in-progress';
}
