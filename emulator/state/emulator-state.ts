/** Holds everything that the emulated service knows. */
import { API_KEYS, type Role } from '../api-keys.js';
import { Deployments, type DeploymentRecord, type NewDeployment } from './deployments.js';
import { Exports, type ExportRecord } from './exports.js';
import { ImportSources } from './media/import-sources.js';
import { RateLimits } from './rate-limits.js';
import type { MediaItem } from './media/media-item.js';
import { MediaLibrary, type MediaOptions } from './media/media-library.js';
import { Project, type QueuedMerge } from './project.js';
import { Readers } from './readers/readers.js';
import { publicOriginOf, type EmulatorContext } from './context.js';

/** A push to this branch starts a live deployment. */
const DEPLOYMENT_BRANCH = 'main';

/** The state of the service. Tests read it, and change what no endpoint changes, such as actions of other users. */
export class EmulatorState {
  /** The valid keys. Deleting a key revokes it. */
  readonly keys = new Map<string, Role>(Object.entries(API_KEYS).map(([role, key]) => [key, role as Role]));
  readonly project: Project;
  readonly limits: RateLimits;
  readonly deployments: Deployments;
  readonly exports: Exports;
  readonly media: MediaLibrary;
  readonly imports = new ImportSources();
  readonly readers: Readers;
  /** Routes that the plan does not include, such as `POST /deploy/preview`. They respond with 403. */
  readonly missingFeatures = new Set<string>();
  /** The reason why no preview can start. `POST /deploy/preview` responds with 422 and this message. */
  previewProblem: string | null = null;

  constructor(readonly context: EmulatorContext) {
    const now = (): number => context.now();
    this.project = new Project(context, DEPLOYMENT_BRANCH);
    this.limits = new RateLimits(context.settings, now);
    this.deployments = new Deployments(context);
    this.exports = new Exports(context, this.deployments, () => {
      const { name, groups } = this.project.site(this.project.branch());
      return { title: name, pages: groups.flatMap(({ pages }) => pages) };
    });
    this.media = new MediaLibrary(context);
    this.readers = new Readers(now);
  }

  /** The URL of the published site. */
  get publishedUrl(): string {
    return `${publicOriginOf(this.context)}/site/`;
  }

  /** Adds a deployment that another user started, or that starts later. */
  addDeployment(deployment: NewDeployment = {}): DeploymentRecord {
    return this.deployments.add({
      ...deployment,
      branch: deployment.branch === undefined ? DEPLOYMENT_BRANCH : deployment.branch,
    });
  }

  /** Starts the live deployment that follows a push to the deployment branch (contract). Other branches are drafts. */
  deployPush(branch: string, createdAt = this.context.now()): void {
    if (branch === DEPLOYMENT_BRANCH) this.deployments.add({ branch, triggerType: 'auto', createdAt });
  }

  /** Starts the deployment that follows a merge, if one does. */
  deployMerge(branch: string, createdAt?: number): void {
    if (this.context.settings.mergeDeploys) this.deployPush(branch, createdAt);
  }

  /** Carries out the queued merges whose time has come, and returns them. Every request does this first. */
  carryOutMerges(): readonly QueuedMerge[] {
    const merges = this.project.mergeQueued();
    for (const { base, at } of merges) this.deployMerge(base, at);
    return merges;
  }

  /** Edits files as users of the dashboard do: in one commit, which deploys if it is on the deployment branch. */
  editFiles(changes: Readonly<Record<string, string | null>>, branch = DEPLOYMENT_BRANCH): string {
    const commitSha = this.project.edit(changes, branch);
    this.deployPush(branch);
    return commitSha;
  }

  /** Adds a file to the library without checks and limits. */
  addMedia(name: string, bytes: Uint8Array, options: MediaOptions = {}): MediaItem {
    return this.media.add(name, bytes, options);
  }

  /** Starts an export as a user of the dashboard does: it cancels a running one and counts against no limit. */
  startDashboardExport(): ExportRecord {
    return this.exports.start('dashboard');
  }
}
