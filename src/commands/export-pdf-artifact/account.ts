/** Renders the outputs, summary and links of an export-pdf-artifact run. Pure, and works on an incomplete record. */
import type { PdfExport } from '../../api/endpoints/exports.js';
import type { HelpTopic } from '../../api/help-topics.js';
import type { Link } from '../../hosts/host.js';
import { type Block, type Inline, linkOrCode } from '../../text/document.js';
import { inputName } from '../../text/input-names.js';
import { shortId } from '../../text/short-id.js';
import { formatBytes, formatDuration } from '../../text/units.js';
import type { Headline, Account } from '../account/account.js';
import type { Outcome, RunEnding } from '../command.js';
import { detailBlocks, withoutDryRun } from '../account/blocks.js';
import {
  describePages,
  describeProgress,
  describeSkipped,
  hasNoPages,
  pagesOf,
  phaseOf,
  skippedPages,
} from './export-progress.js';
import type { ExportRecord, SavedPdf } from './record.js';

export function accountOf(record: ExportRecord, { dryRun }: { readonly dryRun: boolean }, ending: RunEnding): Account {
  const { pdfExport, artifact, release, reused } = record;
  const { path, sizeBytes, sha256 }: Partial<SavedPdf> = record.file ?? {};
  const { exportId, deploymentId }: Partial<PdfExport> = pdfExport ?? {};
  const pageCounts = countPages(record);
  const warnings = (record.warnings ?? []).map((paragraph) => ({ paragraph }));
  const pdf = [...pdfBlocks(record, ending), ...warnings];
  const isInTitle = ending.outcome === 'done' && !dryRun;
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
    lead: isInTitle ? pdf : undefined,
    next:
      dryRun && ending.outcome === 'done'
        ? [...uncheckedBlocks(record), ...withoutDryRun('export the PDF', 'editor')]
        : [],
    details: [...(isInTitle ? [] : pdf), ...runDetails(record)],
    links: pdfLinks(record),
    counts: { ...(sizeBytes !== undefined && { sizeBytes }), ...pageCounts },
  };
}

/** The service only tells it a run that starts an export. */
function uncheckedBlocks({ uncheckedLimits: limits }: ExportRecord): Block[] {
  return limits === undefined ? [] : [{ paragraph: `A dry run doesn't check ${limits}.` }];
}

/** Empty until the export is completed. */
function countPages({ pdfExport }: ExportRecord): Readonly<Record<string, number>> {
  if (!pdfExport || phaseOf(pdfExport) !== 'completed') return {};
  const { completed, total } = pdfExport.progress;
  const pagesLeftOut = skippedPages(pdfExport);
  // Without a total, 0 means that the service doesn't count.
  const isKnown = completed !== null && (completed > 0 || total !== null);
  return { ...(isKnown && { pages: completed }), ...(pagesLeftOut !== undefined && { pagesLeftOut }) };
}

/** Their titles say less than what became of the PDF. */
const VAGUE_TOPICS: readonly HelpTopic[] = ['lost-export', 'rejected-request', 'not-found', 'platform', 'other'];

/** Undefined if the cause of the failure is the better title. */
function headlineOf(record: ExportRecord, ending: RunEnding): Headline | undefined {
  switch (ending.outcome) {
    case 'done':
      return whenDone(record);
    case 'timed-out':
      return atTimeout(record);
    case 'failed':
      return afterFailure(record, ending.topic);
    default:
      return undefined;
  }
}

function whenDone({ pdfExport, isOutdated }: ExportRecord): Headline {
  // A dry run exports nothing.
  if (!pdfExport) return { sign: 'plan', text: 'Plan: nothing was exported' };
  const sign = skippedPages(pdfExport) || isOutdated ? 'warning' : 'good';
  const what = isOutdated ? 'Earlier documentation' : 'Documentation';
  return { sign, text: `${what} as PDF: ${pagesOf(pdfExport)}` };
}

function afterFailure(record: ExportRecord, topic: HelpTopic = 'other'): Headline | undefined {
  if (record.file && record.pdfExport && hasNoPages(record.pdfExport))
    return { sign: 'bad', text: 'The PDF has no pages' };
  if (record.file) return { sign: 'bad', text: unpublished(record) };
  return VAGUE_TOPICS.includes(topic) ? { sign: 'bad', text: describeMissing(record) } : undefined;
}

function atTimeout(record: ExportRecord): Headline | undefined {
  const { file, pdfExport } = record;
  if (file) return { sign: 'waiting', text: unpublished(record) };
  if (!pdfExport) return undefined;
  if (phaseOf(pdfExport) === 'completed')
    return { sign: 'waiting', text: "The PDF is complete on the service, but wasn't downloaded" };
  const pages = describePages(pdfExport.progress);
  const event = "The PDF isn't complete yet";
  return { sign: 'waiting', text: pages === undefined ? event : `${event}: ${pages}` };
}

/** For a run that failed after it saved the PDF. */
function unpublished({ attachingTo, release }: ExportRecord): string {
  if (release) return `The PDF was attached to release ${release.tag}, but not uploaded as an artifact`;
  return attachingTo === undefined
    ? 'The PDF was saved, but not published'
    : `The PDF wasn't attached to release ${attachingTo}`;
}

function describeMissing({ pdfExport, isStartUncertain }: ExportRecord): string {
  if (!pdfExport && isStartUncertain) return 'The PDF export may have started';
  if (pdfExport && phaseOf(pdfExport) === 'completed') return "The PDF couldn't be downloaded";
  return 'No PDF was created';
}

/** The PDF first, then what to do about it. */
function pdfBlocks(record: ExportRecord, { outcome }: RunEnding): Block[] {
  const { pdfExport, file, release } = record;
  if (!pdfExport || !file) return [];
  // The title of a PDF that is complete says the pages.
  const pages = outcome === 'done' ? [] : [pagesOf(pdfExport)];
  const facts = [...pages, formatBytes(file.sizeBytes), ...originOf(record)];
  const blocks: Block[] = [{ paragraph: [pdfLink(record, file), ...facts.map((fact) => ` · ${fact}`)] }];
  const replaced = release?.replaced === undefined ? '' : `, ${release.replaced}`;
  if (release)
    blocks.push({ paragraph: ['Attached to release ', linkOrCode(release.tag, release.url), `${replaced}.`] });
  const warning = describeSkipped(pdfExport);
  if (warning !== undefined) blocks.push({ paragraph: warning });
  return blocks;
}

/** The link has the path, too: an artifact only has the name of the file. */
function pdfLink({ artifact }: ExportRecord, { path }: SavedPdf): Inline {
  return artifact?.url === undefined ? { code: path } : { link: artifact.url, text: path, isMain: true };
}

/** Says where the PDF comes from, and how old it is. */
function originOf({ reused, ageMs, isOutdated }: ExportRecord): string[] {
  const age = ageMs === undefined ? [] : [`rendered ${formatDuration(ageMs)} ago`];
  const behind = isOutdated ? ['the live site is newer'] : [];
  return reused ? [['reused', ...age, ...behind].join(', ')] : age.map((text) => `${text} from the live site`);
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
  { dryRun }: { readonly dryRun: boolean },
  outcome: Outcome,
): string | undefined {
  if (!pdfExport && isStartUncertain) return 'An export may have started. If it did, the next run waits for it.';
  // A lack of permission would be the title, and leave open what became of the PDF.
  if (!pdfExport) return outcome === 'failed' && !dryRun ? 'No PDF was created.' : undefined;
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
      return `Export ${id} is complete on the service.${advice} Run the job again without ${inputName('force')} to download the PDF.`;
    }
    default:
      return undefined;
  }
}

/** Returns the host alone: the rest of the URL is a secret while the URL is valid. */
function downloadHost({ downloadUrl }: PdfExport): string | undefined {
  return downloadUrl !== null && URL.canParse(downloadUrl) ? new URL(downloadUrl).host : undefined;
}
