import { randomUUID } from 'node:crypto';
import { HttpError } from '../http-error.js';
import type { BuildPlan } from './settings.js';
import { timestamp, type EmulatorContext } from './context.js';

/** A deployment on record. Its state follows from its plan and the clock; tests may change the plan as it goes. */
export interface DeploymentRecord {
  readonly deploymentId: string;
  branch: string | null;
  isPreview: boolean;
  triggerType: TriggerType | null;
  /** Epoch milliseconds; a deployment of the future is not there yet. */
  createdAt: number;
  plan: BuildPlan;
  /** Epoch milliseconds; ends it there unless it was over before. */
  cancelledAt?: number;
}

type TriggerType = 'user' | 'auto' | 'system' | 'api';

/** A deployment for tests to add; by default a live one that was just started through the API. */
export interface NewDeployment {
  readonly branch?: string | null;
  readonly isPreview?: boolean;
  readonly triggerType?: TriggerType | null;
  readonly createdAt?: number;
  readonly build?: Partial<BuildPlan>;
}

/** A deployment as the contract shows it. */
interface DeploymentView {
  readonly deploymentId: string;
  readonly status: 'pending' | 'building' | 'ready' | 'error' | 'cancelled';
  readonly url: string | null;
  readonly branch: string | null;
  readonly isPreview: boolean;
  readonly triggerType: TriggerType | null;
  readonly logs: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** Every deployment of the project. */
export class Deployments {
  private readonly records: DeploymentRecord[] = [];

  constructor(private readonly world: EmulatorContext) {}

  add(deployment: NewDeployment & { readonly branch: string | null }): DeploymentRecord {
    const record: DeploymentRecord = {
      deploymentId: randomUUID(),
      branch: deployment.branch,
      isPreview: deployment.isPreview ?? false,
      triggerType: deployment.triggerType === undefined ? 'api' : deployment.triggerType,
      createdAt: deployment.createdAt ?? this.world.now(),
      plan: { ...this.world.settings.build, ...deployment.build },
    };
    this.records.push(record);
    return record;
  }

  find(deploymentId: string): DeploymentRecord | undefined {
    return this.newestFirst().find((record) => record.deploymentId === deploymentId);
  }

  /** Someone cancels it in the dashboard: no endpoint does. */
  cancel(deploymentId: string): void {
    const record = this.find(deploymentId);
    if (!record) throw new HttpError(404, `Deployment ${deploymentId} not found`);
    record.cancelledAt = this.world.now();
  }

  newestFirst(): DeploymentRecord[] {
    const now = this.world.now();
    return this.records
      .filter((record) => record.createdAt <= now)
      .reverse()
      .sort((a, b) => b.createdAt - a.createdAt);
  }

  /** The deployment that readers see: the last live one that became ready. */
  live(): DeploymentRecord | undefined {
    return this.newestFirst()
      .filter((record) => !record.isPreview && this.statusOf(record).status === 'ready')
      .sort((a, b) => this.statusOf(b).since - this.statusOf(a).since)[0];
  }

  view(record: DeploymentRecord): DeploymentView {
    const { status, since } = this.statusOf(record);
    return {
      deploymentId: record.deploymentId,
      status,
      url: status === 'ready' ? this.urlOf(record) : null,
      branch: record.branch,
      isPreview: record.isPreview,
      triggerType: record.triggerType,
      logs: status === 'error' ? record.plan.logs : null,
      createdAt: timestamp(record.createdAt),
      updatedAt: timestamp(since),
    };
  }

  /** Whether the published address answers yet; it may lag behind the status. */
  isServed(record: DeploymentRecord): boolean {
    const { status, since } = this.statusOf(record);
    return status === 'ready' && this.world.now() >= since + this.world.settings.publishedAfterMs;
  }

  private urlOf(record: DeploymentRecord): string {
    const place = record.isPreview ? `preview/${record.deploymentId}` : 'site/';
    return `${this.world.filesOrigin}/${place}`;
  }

  /** Where a deployment stands, and since when. */
  private statusOf(record: DeploymentRecord): { status: DeploymentView['status']; since: number } {
    const { createdAt, plan, cancelledAt } = record;
    const buildsAt = createdAt + plan.pendingMs;
    const endsAt = buildsAt + plan.buildingMs;
    const now = this.world.now();
    if (cancelledAt !== undefined && cancelledAt < endsAt && cancelledAt <= now) {
      return { status: 'cancelled', since: cancelledAt };
    }
    if (now < buildsAt) return { status: 'pending', since: createdAt };
    if (now < endsAt) return { status: 'building', since: buildsAt };
    return { status: plan.outcome, since: endsAt };
  }
}
