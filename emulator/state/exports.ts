/** Simulates the PDF exports of the project over time. */
import { createHmac, randomBytes } from 'node:crypto';
import type { Deployments } from './deployments.js';
import { renderPdf, type PdfContent, type PdfFile } from './render-pdf.js';
import { HttpError } from '../http-error.js';
import type { RenderPlan } from './settings.js';
import { timestamp, type EmulatorContext } from './context.js';

/** An export. Its progress derives from its plan and the clock. */
export interface ExportRecord {
  readonly exportId: string;
  readonly deploymentId: string;
  readonly source: 'dashboard' | 'api';
  readonly createdAt: number;
  /** The published site, or the pages that the plan sets, which have no text. */
  readonly content: PdfContent;
  plan: RenderPlan;
  /** Ends a running export at this time. A dashboard start cancels the running export. */
  cancelledAt?: number;
}

/** Contract: a signed URL works for an hour. */
const URL_LIFETIME_MS = 60 * 60_000;

/** Contract: a PDF has at most 8,000 pages. */
const MAX_PAGES = 8000;

type ExportStatus = 'pending' | 'processing' | 'completed' | 'failed' | 'cancelled';

/** The file behind a signed URL, or the error status. */
type DownloadTarget = { readonly file: PdfFile } | { readonly status: 403 | 410 };

/** The PDF exports of the project. Only one runs at a time. */
export class Exports {
  private readonly records: ExportRecord[] = [];
  private readonly files = new Map<string, PdfFile>();
  private readonly secret = randomBytes(16);
  /** Tests set it to make `POST /exports/pdf` respond with 503. */
  isRendererDown = false;

  constructor(
    private readonly context: EmulatorContext,
    private readonly deployments: Deployments,
    private readonly published: () => PdfContent,
  ) {}

  /** All exports, oldest first. */
  get all(): readonly ExportRecord[] {
    return this.records;
  }

  /** The running export, or else the latest. */
  current(): ExportRecord | undefined {
    return this.running() ?? this.records.at(-1);
  }

  /** What a read shows, which may lack a new export. */
  shown(): ExportRecord | undefined {
    const untilMs = this.context.now() - this.context.settings.exportReadLagMs;
    const known = this.records.filter(({ createdAt }) => createdAt <= untilMs);
    return known.find((record) => this.isRunning(record)) ?? known.at(-1);
  }

  running(): ExportRecord | undefined {
    return this.records.find((record) => this.isRunning(record));
  }

  private isRunning(record: ExportRecord): boolean {
    return this.progressOf(record).endedAt === null;
  }

  /** The export of the live deployment, if its file still exists. */
  findForLiveDeployment(): ExportRecord | undefined {
    const fileOf = this.latestCompleted();
    return fileOf && fileOf.deploymentId === this.deployments.live()?.deploymentId ? fileOf : undefined;
  }

  /** Starts an export. Throws a 404 without a live deployment, and a 422 for no pages or too many. */
  start(source: ExportRecord['source']): ExportRecord {
    const live = this.deployments.live();
    if (!live) throw new HttpError(404, 'No live deployment to export');
    const plan = { ...this.context.settings.export };
    const content = this.contentOf(plan);
    const pages = content.pages.length;
    if (pages === 0) throw new HttpError(422, 'The navigation has no pages to export');
    if (pages > MAX_PAGES) throw new HttpError(422, `${pages} pages are too many; the limit is ${MAX_PAGES}`);
    const running = this.running();
    // Contract: a dashboard start replaces a running export. Its final status is not specified.
    if (running) running.cancelledAt = this.context.now();
    const { deploymentId } = live;
    const exportId = this.context.newId('export');
    const record = { exportId, deploymentId, source, createdAt: this.context.now(), content, plan };
    this.records.push(record);
    return record;
  }

  /** Returns an export in the format of the contract, with a new signed URL. */
  view(record: ExportRecord): Record<string, unknown> {
    const { status, completed, endedAt } = this.progressOf(record);
    // Contract: a running, failed or replaced export has no signed URL.
    const hasFile = record === this.latestCompleted();
    const expiresAt = this.context.now() + URL_LIFETIME_MS;
    const { exportClockMs } = this.context.settings;
    return {
      exportId: record.exportId,
      status,
      progress: { completed, total: status === 'pending' ? null : record.content.pages.length },
      fileSize: hasFile ? this.file(record).size : null,
      downloadUrl: hasFile ? this.signedUrl(record.exportId, expiresAt) : null,
      downloadUrlExpiresAt: hasFile ? timestamp(expiresAt) : null,
      deploymentId: record.deploymentId,
      source: record.source,
      errorMessage: status === 'failed' ? record.plan.errorMessage : null,
      createdAt: timestamp(record.createdAt + exportClockMs),
      completedAt: status === 'completed' && endedAt !== null ? timestamp(endedAt + exportClockMs) : null,
    };
  }

  /** Returns 403 for an invalid or expired signature, and 410 for a replaced file. */
  openDownload(exportId: string, expires: string, signature: string): DownloadTarget {
    if (signature !== this.sign(exportId, expires) || Number(expires) <= this.context.now()) return { status: 403 };
    const record = this.latestCompleted();
    return record?.exportId === exportId ? { file: this.file(record) } : { status: 410 };
  }

  private latestCompleted(): ExportRecord | undefined {
    return this.records.findLast((record) => this.progressOf(record).status === 'completed');
  }

  private contentOf({ pages }: RenderPlan): PdfContent {
    if (pages === null) return this.published();
    const titles = typeof pages === 'number' ? Array.from({ length: pages }, (_, index) => `Page ${index + 1}`) : pages;
    return { title: 'Documentation', pages: titles.map((title) => ({ title, text: '' })) };
  }

  private progressOf(record: ExportRecord): { status: ExportStatus; completed: number; endedAt: number | null } {
    const { plan, createdAt, cancelledAt } = record;
    const total = record.content.pages.length;
    const startsAt = createdAt + plan.pendingMs;
    const endsAt = startsAt + plan.perPageMs * total;
    const isCancelled = cancelledAt !== undefined && cancelledAt < endsAt;
    const now = isCancelled ? Math.min(cancelledAt, this.context.now()) : this.context.now();
    const elapsedMs = Math.max(0, now - startsAt);
    const renderedPages = plan.perPageMs === 0 ? total : Math.min(total, Math.floor(elapsedMs / plan.perPageMs));
    // Contract: a page that cannot be rendered is skipped silently, so completed stays below total.
    const completed = now < startsAt ? 0 : Math.min(renderedPages, Math.max(0, total - plan.skippedPages));
    if (isCancelled) return { status: 'cancelled', completed, endedAt: cancelledAt };
    if (now < startsAt) return { status: 'pending', completed, endedAt: null };
    if (now < endsAt) return { status: 'processing', completed, endedAt: null };
    return { status: plan.outcome, completed, endedAt: endsAt };
  }

  private file(record: ExportRecord): PdfFile {
    const known = this.files.get(record.exportId);
    if (known) return known;
    const { content, createdAt, plan } = record;
    // The last pages count as those that cannot be rendered.
    const pages = content.pages.slice(0, Math.max(0, content.pages.length - plan.skippedPages));
    const file = renderPdf({ ...content, pages }, createdAt, plan.padToBytes);
    this.files.set(record.exportId, file);
    return file;
  }

  private signedUrl(exportId: string, expiresAt: number): string {
    const sig = this.sign(exportId, String(expiresAt));
    return `${this.context.filesOrigin}/exports/${exportId}.pdf?expires=${expiresAt}&sig=${sig}`;
  }

  private sign(exportId: string, expires: string): string {
    return createHmac('sha256', this.secret).update(`${exportId} ${expires}`).digest('hex');
  }
}
