import { API_KEYS, type Role } from '../api-keys.js';
import { Deployments, type DeploymentRecord, type NewDeployment } from './deployments.js';
import { Exports, type ExportRecord } from './exports.js';
import { ImportSources } from './import-sources.js';
import { RateLimits } from './rate-limits.js';
import { MediaLibrary, type MediaItem, type MediaOptions } from './media-library.js';
import { Project } from './project.js';
import { Readers } from './readers.js';
import type { EmulatorContext } from './context.js';

/** The branch whose pushes go live. */
const DEPLOYMENT_BRANCH = 'main';

/** Everything the service knows. Tests read it, and write what no endpoint can: what others do meanwhile. */
export class EmulatorState {
  /** Valid keys; deleting one revokes it. */
  readonly keys = new Map<string, Role>(Object.entries(API_KEYS).map(([role, key]) => [key, role as Role]));
  readonly project = new Project(DEPLOYMENT_BRANCH);
  readonly limits: RateLimits;
  readonly deployments: Deployments;
  readonly exports: Exports;
  readonly media: MediaLibrary;
  readonly imports = new ImportSources();
  readonly readers: Readers;
  /** Routes that the plan lacks, such as `POST /deploy/preview`: they answer 403. */
  readonly missingFeatures = new Set<string>();
  /** Why no preview can start; `POST /deploy/preview` answers 422 with it. */
  previewProblem: string | null = null;

  constructor(readonly context: EmulatorContext) {
    const now = (): number => context.now();
    this.limits = new RateLimits(context.settings, now);
    this.deployments = new Deployments(context);
    this.exports = new Exports(context, this.deployments, () => this.project.navigation().map(({ title }) => title));
    this.media = new MediaLibrary(context);
    this.readers = new Readers(now);
  }

  /** Where readers find the site. */
  get publishedUrl(): string {
    return `${this.context.filesOrigin}/site/`;
  }

  /** A deployment that someone else started, or one that starts later. */
  addDeployment(deployment: NewDeployment = {}): DeploymentRecord {
    return this.deployments.add({
      ...deployment,
      branch: deployment.branch === undefined ? DEPLOYMENT_BRANCH : deployment.branch,
    });
  }

  /** A file that is in the library already; not checked, not limited. */
  addMedia(name: string, bytes: Uint8Array, more: MediaOptions = {}): MediaItem {
    return this.media.add(name, bytes, more);
  }

  /** Someone starts an export in the dashboard: it replaces a running one and counts against no limit. */
  startDashboardExport(): ExportRecord {
    return this.exports.start('dashboard');
  }
}
