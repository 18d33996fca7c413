import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import type { Deployments } from './deployments.js';
import { renderPdf, type PdfFile } from './render-pdf.js';
import { HttpError } from '../http-error.js';
import type { RenderPlan } from './settings.js';
import { timestamp, type EmulatorContext } from './context.js';

/** An export on record; its progress follows from its plan and the clock. */
export interface ExportRecord {
  readonly exportId: string;
  readonly deploymentId: string;
  readonly source: 'dashboard' | 'api';
  readonly createdAt: number;
  readonly titles: readonly string[];
  plan: RenderPlan;
  /** Ends it there unless it was over before: a dashboard start replaces a running export. */
  cancelledAt?: number;
}

/** Contract: a link works for an hour. */
const URL_LIFETIME_MS = 60 * 60_000;

/** Contract: a PDF has at most 8,000 pages. */
const MAX_PAGES = 8000;

type ExportStatus = 'pending' | 'processing' | 'completed' | 'failed' | 'cancelled';

/** What a signed link leads to, or why it does not. */
type DownloadTarget = { readonly file: PdfFile } | { readonly refused: 403 | 410 };

/** The PDF exports of the project: one at a time. */
export class Exports {
  private readonly records: ExportRecord[] = [];
  private readonly files = new Map<string, Promise<PdfFile>>();
  private readonly secret = randomBytes(16);
  /** A test's switch: `POST /exports/pdf` answers 503 while it is set. */
  isRendererDown = false;

  constructor(
    private readonly world: EmulatorContext,
    private readonly deployments: Deployments,
    private readonly navigation: () => readonly string[],
  ) {}

  /** Every export that was ever started, the oldest first. */
  get all(): readonly ExportRecord[] {
    return this.records;
  }

  /** The running export, else the latest. */
  current(): ExportRecord | undefined {
    return this.running() ?? this.records.at(-1);
  }

  running(): ExportRecord | undefined {
    return this.records.find((record) => this.progressOf(record).endedAt === null);
  }

  /** The export of the deployment that is live now, if its file still stands. */
  findForLiveDeployment(): ExportRecord | undefined {
    const fileOf = this.latestCompleted();
    return fileOf && fileOf.deploymentId === this.deployments.live()?.deploymentId ? fileOf : undefined;
  }

  /** Refuses what cannot be rendered: 404 without a live deployment, 422 for no pages or too many. */
  start(source: ExportRecord['source']): ExportRecord {
    const live = this.deployments.live();
    if (!live) throw new HttpError(404, 'There is no live deployment to export');
    const plan = { ...this.world.settings.export };
    const titles = this.titlesOf(plan);
    if (titles.length === 0) throw new HttpError(422, 'The navigation has no pages to export');
    if (titles.length > MAX_PAGES)
      throw new HttpError(422, `${titles.length} pages are too many; the limit is ${MAX_PAGES}`);
    const running = this.running();
    // Contract: a dashboard start replaces a running one; what becomes of that is left open.
    if (running) running.cancelledAt = this.world.now();
    const { deploymentId } = live;
    const record = { exportId: randomUUID(), deploymentId, source, createdAt: this.world.now(), titles, plan };
    this.records.push(record);
    return record;
  }

  /** An export as the contract shows it, with a fresh link. */
  async view(record: ExportRecord): Promise<Record<string, unknown>> {
    const { status, completed, endedAt } = this.progressOf(record);
    // Contract: no link while running, after a failure, and once a newer export has replaced the file.
    const hasFile = record === this.latestCompleted();
    const expiresAt = this.world.now() + URL_LIFETIME_MS;
    return {
      exportId: record.exportId,
      status,
      progress: { completed, total: status === 'pending' ? null : record.titles.length },
      fileSize: hasFile ? (await this.file(record)).size : null,
      downloadUrl: hasFile ? this.signedUrl(record.exportId, expiresAt) : null,
      downloadUrlExpiresAt: hasFile ? timestamp(expiresAt) : null,
      deploymentId: record.deploymentId,
      source: record.source,
      errorMessage: status === 'failed' ? record.plan.errorMessage : null,
      createdAt: timestamp(record.createdAt),
      completedAt: status === 'completed' && endedAt !== null ? timestamp(endedAt) : null,
    };
  }

  /** 403 for a bad or expired signature, 410 once the file is replaced. */
  async openDownload(exportId: string, expires: string, signature: string): Promise<DownloadTarget> {
    if (signature !== this.sign(exportId, expires) || Number(expires) <= this.world.now()) return { refused: 403 };
    const record = this.latestCompleted();
    return record?.exportId === exportId ? { file: await this.file(record) } : { refused: 410 };
  }

  private latestCompleted(): ExportRecord | undefined {
    return this.records.findLast((record) => this.progressOf(record).status === 'completed');
  }

  private titlesOf(plan: RenderPlan): readonly string[] {
    if (plan.pages === null) return this.navigation();
    if (typeof plan.pages !== 'number') return plan.pages;
    return Array.from({ length: plan.pages }, (_, index) => `Page ${index + 1}`);
  }

  private progressOf(record: ExportRecord): { status: ExportStatus; completed: number; endedAt: number | null } {
    const { plan, createdAt, cancelledAt, titles } = record;
    const startsAt = createdAt + plan.pendingMs;
    const endsAt = startsAt + plan.perPageMs * titles.length;
    const isCut = cancelledAt !== undefined && cancelledAt < endsAt;
    const now = isCut ? Math.min(cancelledAt, this.world.now()) : this.world.now();
    const gone = Math.max(0, now - startsAt);
    const seen = plan.perPageMs === 0 ? titles.length : Math.min(titles.length, Math.floor(gone / plan.perPageMs));
    // Contract: a page that cannot be rendered is left out silently; completed < total is the only sign.
    const completed = now < startsAt ? 0 : Math.min(seen, Math.max(0, titles.length - plan.skippedPages));
    if (isCut) return { status: 'cancelled', completed, endedAt: cancelledAt };
    if (now < startsAt) return { status: 'pending', completed, endedAt: null };
    if (now < endsAt) return { status: 'processing', completed, endedAt: null };
    return { status: plan.outcome, completed, endedAt: endsAt };
  }

  private file(record: ExportRecord): Promise<PdfFile> {
    const known = this.files.get(record.exportId);
    if (known) return known;
    const titles = record.titles.slice(0, Math.max(0, record.titles.length - record.plan.skippedPages));
    const file = renderPdf(titles, record.createdAt, record.plan.padToBytes);
    this.files.set(record.exportId, file);
    return file;
  }

  private signedUrl(exportId: string, expiresAt: number): string {
    const sig = this.sign(exportId, String(expiresAt));
    return `${this.world.filesOrigin}/exports/${exportId}.pdf?expires=${expiresAt}&sig=${sig}`;
  }

  private sign(exportId: string, expires: string): string {
    return createHmac('sha256', this.secret).update(`${exportId} ${expires}`).digest('hex');
  }
}
