/** Renders the outputs, summary and links of an export-pdf-artifact run. Pure, and works on an incomplete record. */
import type { PdfExport } from '../../api/endpoints/exports.js';
import type { Link } from '../../hosts/host.js';
import type { Block, Cell } from '../../text/document.js';
import { formatCount } from '../../text/pluralize.js';
import { shortId } from '../../text/short-id.js';
import { formatBytes, formatDuration } from '../../text/units.js';
import type { Outcome, RunSummary } from '../command.js';
import { describeProgress, phaseOf, skippedPages } from './export-progress.js';
import type { ExportRecord } from './record.js';

export function summarizeExport(record: ExportRecord): RunSummary {
  const { pdfExport, file, artifact, release, reused } = record;
  const pages = renderedPages(record);
  const skipped = pages === undefined || !pdfExport ? undefined : skippedPages(pdfExport);
  return {
    outputs: {
      path: file?.path,
      'size-bytes': file?.sizeBytes,
      sha256: file?.sha256,
      pages,
      'pages-left-out': skipped,
      'export-id': pdfExport?.exportId,
      'deployment-id': pdfExport?.deploymentId,
      reused: pdfExport && reused === true,
      'artifact-id': artifact?.id,
      'artifact-url': artifact?.url,
      'release-asset-url': release?.url,
    },
    summary: factTable(record),
    links: pdfLinks(record),
    counts: {
      ...(file && { sizeBytes: file.sizeBytes }),
      ...(pages !== undefined && { pages }),
      ...(skipped !== undefined && { pagesLeftOut: skipped }),
    },
  };
}

/** Undefined until the export is completed. */
function renderedPages({ pdfExport }: ExportRecord): number | undefined {
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
    ['Artifact', artifact && linkCell(artifact.name, artifact.url)],
    ['Release', release && linkCell(release.tag, release.url)],
  ];
  const known = rows.filter((row): row is readonly [string, Cell] => row[1] !== undefined);
  return [{ table: { head: ['', ''], rows: known } }];
}

function describePages(pdfExport: PdfExport): string {
  const { completed, total } = pdfExport.progress;
  const skipped = skippedPages(pdfExport) ?? 0;
  if (phaseOf(pdfExport) !== 'completed')
    return `${formatCount(completed)}${total === null ? '' : ` of ${formatCount(total)}`} so far`;
  return skipped === 0
    ? formatCount(completed)
    : `${formatCount(completed)} of ${formatCount(total ?? completed)} (${formatCount(skipped)} not rendered)`;
}

function linkCell(text: string, url: string | undefined): Cell {
  return url === undefined ? { code: text } : { link: url, text };
}

function pdfLinks({ artifact, release }: ExportRecord): Link[] {
  const url = release?.url ?? artifact?.url;
  return url === undefined ? [] : [{ label: 'Documentation (PDF)', url }];
}

/** Describes what continues or was kept after a run that ended early, and how to resume it. */
export function describeInterruption(
  { pdfExport, file, artifact }: ExportRecord,
  _: unknown,
  outcome: Outcome,
): string | undefined {
  if (!pdfExport) return undefined;
  const id = shortId(pdfExport.exportId);
  if (file) {
    const storage = artifact ? ` and uploaded as artifact ${artifact.name}` : '';
    return `The PDF was saved at ${file.path}${storage}.`;
  }
  switch (phaseOf(pdfExport)) {
    case 'in-progress':
      // The advice about an outage already says to run the job again.
      return `Export ${id} (${describeProgress(pdfExport)}) continues on the service.${outcome === 'unavailable' ? '' : ' Run the job again to resume waiting.'}`;
    case 'completed': {
      const host = downloadHost(pdfExport);
      const advice = host === undefined ? '' : ` Check that this machine can reach ${host}.`;
      return `Export ${id} is complete on the service.${advice} Run the job again without force to download the PDF.`;
    }
    default:
      return undefined;
  }
}

/** Returns the host alone: the rest of the URL is a secret while the URL is valid. */
function downloadHost({ downloadUrl }: PdfExport): string | undefined {
  return downloadUrl !== null && URL.canParse(downloadUrl) ? new URL(downloadUrl).host : undefined;
}
