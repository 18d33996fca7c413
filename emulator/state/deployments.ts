/** Simulates the deployments of the project over time. */
import type { BuildPlan } from './settings.js';
import { publicOriginOf, timestamp, type EmulatorContext } from './context.js';

/** A deployment. Its status derives from its plan and the clock. Tests may change the plan while it runs. */
export interface DeploymentRecord {
  readonly deploymentId: string;
  branch: string | null;
  isPreview: boolean;
  triggerType: TriggerType | null;
  /** Epoch milliseconds. A deployment in the future is not listed yet. */
  createdAt: number;
  plan: BuildPlan;
}

type TriggerType = 'user' | 'auto' | 'system' | 'api';

/** A deployment that tests add. Default: a live deployment started through the API now. */
export interface NewDeployment {
  readonly branch?: string | null;
  readonly isPreview?: boolean;
  readonly triggerType?: TriggerType | null;
  readonly createdAt?: number;
  readonly build?: Partial<BuildPlan>;
}

export class Deployments {
  private readonly records: DeploymentRecord[] = [];

  constructor(private readonly context: EmulatorContext) {}

  add(deployment: NewDeployment & { readonly branch: string | null }): DeploymentRecord {
    const record: DeploymentRecord = {
      deploymentId: this.context.newId('deployment'),
      branch: deployment.branch,
      isPreview: deployment.isPreview ?? false,
      triggerType: deployment.triggerType === undefined ? 'api' : deployment.triggerType,
      createdAt: deployment.createdAt ?? this.context.now(),
      plan: { ...this.context.settings.build, ...deployment.build },
    };
    this.records.push(record);
    return record;
  }

  find(deploymentId: string): DeploymentRecord | undefined {
    return this.newestFirst().find((record) => record.deploymentId === deploymentId);
  }

  newestFirst(): DeploymentRecord[] {
    const now = this.context.now();
    return this.records
      .filter((record) => record.createdAt <= now)
      .reverse()
      .sort((a, b) => b.createdAt - a.createdAt);
  }

  /** Returns the deployment that readers see: the last ready one that is not a preview. */
  live(): DeploymentRecord | undefined {
    return this.newestFirst()
      .filter((record) => !record.isPreview && this.statusOf(record).status === 'ready')
      .sort((a, b) => this.statusOf(b).since - this.statusOf(a).since)[0];
  }

  /** Returns a deployment in the format of the contract. Settings choose the word for `building`. */
  view(record: DeploymentRecord): Record<string, unknown> {
    const { status, since } = this.statusOf(record);
    const hasOrigin = this.context.settings.deploymentOrigins === 'shown';
    return {
      deploymentId: record.deploymentId,
      status: status === 'building' ? this.context.settings.buildingStatus : status,
      url: status === 'ready' ? this.urlOf(record) : null,
      branch: hasOrigin ? record.branch : null,
      isPreview: record.isPreview,
      triggerType: hasOrigin ? record.triggerType : null,
      logs: status === 'error' ? record.plan.logs : null,
      createdAt: timestamp(record.createdAt + this.context.settings.deploymentClockMs),
      updatedAt: timestamp(since + this.context.settings.deploymentClockMs),
    };
  }

  /** Whether the published URL works. It may lag behind the status. @param lateMs for a page that lags more */
  isServed(record: DeploymentRecord, lateMs = 0): boolean {
    const { status, since } = this.statusOf(record);
    return status === 'ready' && this.context.now() >= since + this.context.settings.publishedAfterMs + lateMs;
  }

  private urlOf(record: DeploymentRecord): string {
    const path = record.isPreview ? `preview/${record.deploymentId}` : 'site/';
    return `${publicOriginOf(this.context)}/${path}`;
  }

  /** Returns the status, and the time at which it began. */
  private statusOf(record: DeploymentRecord): { status: BuildPlan['outcome'] | 'pending' | 'building'; since: number } {
    const { createdAt, plan } = record;
    const buildsAt = createdAt + plan.pendingMs;
    const endsAt = buildsAt + plan.buildingMs;
    const now = this.context.now();
    if (now < buildsAt) return { status: 'pending', since: createdAt };
    if (now < endsAt) return { status: 'building', since: buildsAt };
    return { status: plan.outcome, since: endsAt };
  }
}
