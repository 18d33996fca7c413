/** What export-pdf-artifact tells of a run: outputs, summary, links. Pure, and works on a record that is half filled. */
import type { PdfExport } from '../../api/endpoints/exports.js';
import type { Link } from '../../hosts/host.js';
import type { Block, Cell } from '../../text/document.js';
import { formatBytes, formatDuration } from '../../text/units.js';
import type { RunSummary } from '../command.js';
import { pagesLeftOut, phaseOf } from './plan.js';

/** What a run knows so far. */
export interface ExportRecord {
  pdfExport?: PdfExport;
  /** Taken as it was, not rendered for this run. */
  reused?: boolean;
  /** The PDF, complete and checked. */
  file?: SavedPdf;
  /** Milliseconds from its completion to the download, by the service's clock. */
  ageMs?: number;
  artifact?: { readonly name: string; readonly id?: string; readonly url?: string };
  release?: { readonly tag: string; readonly url?: string };
}

export interface SavedPdf {
  /** Relative to the workspace. */
  readonly path: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

export function summarizeExport(record: ExportRecord): RunSummary {
  const { pdfExport, file, artifact, release, reused } = record;
  const pages = pagesOf(record);
  const leftOut = pages === undefined || !pdfExport ? undefined : pagesLeftOut(pdfExport);
  return {
    outputs: {
      path: file?.path,
      'size-bytes': file?.sizeBytes,
      sha256: file?.sha256,
      pages,
      'pages-left-out': leftOut,
      'export-id': pdfExport?.exportId,
      'deployment-id': pdfExport?.deploymentId,
      reused: pdfExport && reused === true,
      'artifact-id': artifact?.id,
      'artifact-url': artifact?.url,
      'release-asset-url': release?.url,
    },
    summary: factTable(record),
    links: linksOf(record),
    counts: {
      ...(file && { sizeBytes: file.sizeBytes }),
      ...(pages !== undefined && { pages }),
      ...(leftOut !== undefined && { pagesLeftOut: leftOut }),
    },
  };
}

/** Pages of the finished PDF. */
function pagesOf({ pdfExport }: ExportRecord): number | undefined {
  return pdfExport && phaseOf(pdfExport) === 'completed' ? pdfExport.progress.completed : undefined;
}

function factTable(record: ExportRecord): Block[] {
  const { pdfExport, file, ageMs, artifact, release, reused } = record;
  if (!pdfExport) return [];
  const rows: (readonly [string, Cell | undefined])[] = [
    ['PDF', file && { code: file.path }],
    ['Size', file && formatBytes(file.sizeBytes)],
    ['Pages', describePages(pdfExport)],
    ['SHA-256', file && { code: file.sha256 }],
    ['Deployment', { code: pdfExport.deploymentId }],
    ['Export', { code: pdfExport.exportId }],
    ['Rendered', ageMs === undefined ? undefined : `${formatDuration(ageMs)} ago${reused ? ' (reused)' : ''}`],
    ['Artifact', artifact && linked(artifact.name, artifact.url)],
    ['Release', release && linked(release.tag, release.url)],
  ];
  const known = rows.filter((row): row is readonly [string, Cell] => row[1] !== undefined);
  return [{ table: { head: ['', ''], rows: known } }];
}

function describePages(pdfExport: PdfExport): string {
  const { completed, total } = pdfExport.progress;
  const leftOut = pagesLeftOut(pdfExport) ?? 0;
  if (phaseOf(pdfExport) !== 'completed')
    return total === null ? `${completed} so far` : `${completed} of ${total} so far`;
  return leftOut === 0 ? String(completed) : `${completed} of ${total ?? '?'}; ${leftOut} could not be rendered`;
}

function linked(text: string, url: string | undefined): Cell {
  return url === undefined ? { code: text } : { link: url, text };
}

function linksOf({ artifact, release }: ExportRecord): Link[] {
  const url = release?.url ?? artifact?.url;
  return url === undefined ? [] : [{ label: 'Documentation (PDF)', url }];
}

/** What goes on or was kept although the run ended early, and how to take it up again. */
export function describeAftermath({ pdfExport, file, artifact }: ExportRecord): string | undefined {
  if (!pdfExport) return undefined;
  const { exportId } = pdfExport;
  if (file) {
    const kept = artifact ? ` and kept as the artifact ${artifact.name}` : '';
    return `The PDF is complete at ${file.path}${kept}.`;
  }
  switch (phaseOf(pdfExport)) {
    case 'in-progress':
      return `Export ${exportId} (${describePages(pdfExport)}) goes on at the service; running this again follows it.`;
    case 'completed': {
      const host = hostOf(pdfExport.downloadUrl);
      const from = host === undefined ? '' : ` It comes from ${host}, which this machine must be able to reach.`;
      return `Export ${exportId} is complete at the service: running this again (without force) downloads it, nothing is rendered anew.${from}`;
    }
    default:
      return undefined;
  }
}

/** The host alone: the rest of the link is a secret for its hour. */
function hostOf(downloadUrl: string | null): string | undefined {
  return downloadUrl !== null && URL.canParse(downloadUrl) ? new URL(downloadUrl).host : undefined;
}
