/** Renders the outputs, summary and links of an export-pdf-artifact run. Pure, and works on an incomplete record. */
import type { PdfExport } from '../../api/endpoints/exports.js';
import type { HelpTopic } from '../../api/help-topics.js';
import type { Link } from '../../hosts/host.js';
import { type Block, type Cell, type Inline, linkOrCode } from '../../text/document.js';
import { pluralize } from '../../text/pluralize.js';
import { shortId } from '../../text/short-id.js';
import { formatBytes, formatDuration } from '../../text/units.js';
import type { Headline, Outcome, RunEnding, RunSummary } from '../command.js';
import { detailBlocks } from '../summary-blocks.js';
import { describePages, describeProgress, describeSkipped, phaseOf, skippedPages } from './export-progress.js';
import type { ExportRecord, SavedPdf } from './record.js';

export function summarizeExport(
  record: ExportRecord,
  { dryRun }: { readonly dryRun: boolean },
  ending: RunEnding,
): RunSummary {
  const { pdfExport, artifact, release, reused } = record;
  const { path, sizeBytes, sha256 }: Partial<SavedPdf> = record.file ?? {};
  const { exportId, deploymentId }: Partial<PdfExport> = pdfExport ?? {};
  const pageCounts = countPages(record);
  return {
    outputs: {
      path,
      'size-bytes': sizeBytes,
      sha256,
      pages: pageCounts.pages,
      'pages-left-out': pageCounts.pagesLeftOut,
      'export-id': exportId,
      'deployment-id': deploymentId,
      reused: pdfExport && reused === true,
      'artifact-id': artifact?.id,
      'artifact-url': artifact?.url,
      'release-asset-url': release?.url,
    },
    headline: headlineOf(record, ending),
    includesMessage: record.gates !== undefined || (ending.outcome === 'done' && !dryRun),
    summary: [...pdfBlocks(record, ending), ...runDetails(record)],
    links: pdfLinks(record),
    counts: { ...(sizeBytes !== undefined && { sizeBytes }), ...pageCounts },
  };
}

/** Empty until the export is completed. */
function countPages({ pdfExport }: ExportRecord): Readonly<Record<string, number>> {
  if (!pdfExport || phaseOf(pdfExport) !== 'completed') return {};
  const pagesLeftOut = skippedPages(pdfExport);
  return { pages: pdfExport.progress.completed, ...(pagesLeftOut !== undefined && { pagesLeftOut }) };
}

/** Their titles say less than what became of the PDF. */
const VAGUE_TOPICS: readonly HelpTopic[] = ['lost-export', 'rejected-request', 'not-found', 'other'];

/** Undefined if the cause of the failure is the better title. */
function headlineOf(record: ExportRecord, ending: RunEnding): Headline | undefined {
  const [unmet, ...others] = record.gates?.unmet ?? [];
  const gates = others.length === 0 ? `The PDF ${unmet?.headline ?? ''}` : "The PDF doesn't meet two thresholds";
  if (unmet) return { sign: 'bad', text: gates };
  switch (ending.outcome) {
    case 'done':
      return whenDone(record);
    case 'timed-out':
      return atTimeout(record, ending.topic);
    case 'failed':
      return afterFailure(record, ending.topic);
    default:
      return undefined;
  }
}

function whenDone({ pdfExport }: ExportRecord): Headline {
  // A dry run exports nothing.
  if (!pdfExport) return { sign: 'plan', text: 'Plan: nothing was exported' };
  const sign = skippedPages(pdfExport) ? 'warning' : 'good';
  return { sign, text: `Documentation as PDF: ${pagesOf(pdfExport)}` };
}

function afterFailure(record: ExportRecord, topic: HelpTopic = 'other'): Headline | undefined {
  if (record.file) return { sign: 'bad', text: unpublished(record) };
  return VAGUE_TOPICS.includes(topic) ? { sign: 'bad', text: describeMissing(record) } : undefined;
}

function atTimeout(record: ExportRecord, topic: HelpTopic | undefined): Headline | undefined {
  const { file, pdfExport } = record;
  if (file) return { sign: 'waiting', text: unpublished(record) };
  if (!pdfExport) return undefined;
  if (phaseOf(pdfExport) === 'completed')
    return { sign: 'waiting', text: "The PDF is complete on the service, but wasn't downloaded" };
  const pages = describePages(pdfExport.progress);
  const event = topic === 'stuck-export' ? 'The PDF export is stuck' : "The PDF isn't complete yet";
  return { sign: 'waiting', text: pages === undefined ? event : `${event}: ${pages}` };
}

/** For a run that failed after it saved the PDF. */
function unpublished({ attachingTo }: ExportRecord): string {
  return attachingTo === undefined
    ? 'The PDF was saved, but not published'
    : `The PDF wasn't attached to release ${attachingTo}`;
}

function describeMissing({ pdfExport, isStartUncertain }: ExportRecord): string {
  if (!pdfExport && isStartUncertain) return 'The PDF export may have started';
  if (pdfExport && phaseOf(pdfExport) === 'completed') return "The PDF couldn't be downloaded";
  return 'No PDF was created';
}

/** `14 pages`, or `12 of 14 pages`. */
function pagesOf({ progress }: PdfExport): string {
  const { completed, total } = progress;
  return (completed === total ? undefined : describePages(progress)) ?? pluralize(completed, 'page');
}

/** The PDF first, then what to do about it. */
function pdfBlocks(record: ExportRecord, { outcome }: RunEnding): Block[] {
  const { pdfExport, file, release, gates } = record;
  if (!pdfExport || !file) return [];
  // The title of a PDF that is complete says the pages.
  const pages = outcome === 'done' ? [] : [pagesOf(pdfExport)];
  const facts = [...pages, formatBytes(file.sizeBytes), ...originOf(record)];
  const blocks: Block[] = [{ paragraph: [pdfLink(record, file), ...facts.map((fact) => ` · ${fact}`)] }];
  if (release) blocks.push({ paragraph: ['Attached to release ', linkOrCode(release.tag, release.url), '.'] });
  const steps = todo(record);
  const [step = ''] = steps;
  if (steps.length > 0) blocks.push(steps.length === 1 ? { paragraph: step } : { list: steps });
  if (gates?.unchangedRelease !== undefined)
    blocks.push({ paragraph: ['Release ', { code: gates.unchangedRelease }, " wasn't changed."] });
  return blocks;
}

function pdfLink({ artifact }: ExportRecord, { path }: SavedPdf): Inline {
  return artifact?.url === undefined ? { code: path } : { link: artifact.url, text: artifact.name, isMain: true };
}

/** Says where the PDF comes from, and how old it is. */
function originOf({ reused, ageMs }: ExportRecord): string[] {
  const age = ageMs === undefined ? [] : [`rendered ${formatDuration(ageMs)} ago`];
  return reused ? [['reused', ...age].join(', ')] : age.map((text) => `${text} from the live site`);
}

function todo(record: ExportRecord): Cell[] {
  const { pdfExport, gates } = record;
  const unmet = gates?.unmet ?? [];
  // The title says the reason if there is only one.
  const steps = unmet.map(({ reason, advice }) => (unmet.length === 1 ? advice : `The PDF ${reason}. ${advice}`));
  const warning = pdfExport && describeSkipped(pdfExport);
  return warning === undefined ? steps : [...steps, warning];
}

function runDetails({ pdfExport, file, artifact, release }: ExportRecord): Block[] {
  if (!pdfExport) return [];
  return detailBlocks([
    ['File', file && { code: file.path }],
    ['SHA-256', file && { code: file.sha256 }],
    ['Rendered', file ? undefined : pagesOf(pdfExport)],
    ['Artifact', artifact && { code: artifact.name }],
    ['Release', release && { code: release.tag }],
    ['Export', { code: pdfExport.exportId }],
    ['Deployment', { code: pdfExport.deploymentId }],
  ]);
}

function pdfLinks({ artifact, release }: ExportRecord): Link[] {
  const url = release?.url ?? artifact?.url;
  return url === undefined ? [] : [{ label: 'Documentation (PDF)', url }];
}

/** Describes what continues or was kept after a run that ended early, and how to resume it. */
export function describeInterruption(
  { pdfExport, file, artifact, isStartUncertain }: ExportRecord,
  _: unknown,
  outcome: Outcome,
): string | undefined {
  if (!pdfExport)
    return isStartUncertain ? 'An export may have started. If it did, the next run waits for it.' : undefined;
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
      const host = outcome === 'unavailable' || outcome === 'timed-out' ? downloadHost(pdfExport) : undefined;
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
