/** Checks the PDF against min-pages and max-shrink before it replaces a release asset. */
import type { Release } from '../../hosts/host.js';
import { formatCount, pluralize } from '../../text/pluralize.js';
import { formatBytes } from '../../text/units.js';
import type { Ending } from '../command.js';
import type { ExportInputs } from './inputs.js';
import type { ExportContext, SavedPdf, UnmetGate } from './record.js';
import { assetNameOf } from './store-pdf.js';

/** Returns how the run ends if a gate is not met; undefined if all are. */
export function checkGates(context: ExportContext, release: Release | undefined, saved: SavedPdf): Ending | undefined {
  const { inputs, record } = context;
  logMissingComparison(context, release);
  const pages = record.pdfExport?.progress.completed ?? 0;
  const unmet = unmetGates(inputs, { pages, sizeBytes: saved.sizeBytes }, release?.replacedBytes);
  if (unmet.length === 0) return undefined;
  const unchangedRelease = release && inputs.releaseTag;
  record.gates = { unmet, unchangedRelease };
  const place = record.artifact ? `uploaded as artifact ${record.artifact.name}` : `saved at ${saved.path}`;
  const unchanged = unchangedRelease === undefined ? '' : ` Release ${unchangedRelease} wasn't changed.`;
  const reasons = unmet.map(({ input, reason, advice }) => `${input}: the PDF ${reason}. ${advice}`);
  return { outcome: 'gate', message: `${reasons.join('\n')} The PDF was ${place}.${unchanged}`, topic: 'small-pdf' };
}

/** Says that max-shrink has no asset to compare with. */
export function logMissingComparison({ inputs, log }: ExportContext, release: Release | undefined): void {
  if (inputs.maxShrink === undefined || release?.replacedBytes !== undefined) return;
  const reason = release
    ? `the release has no earlier ${assetNameOf(inputs)} to compare with`
    : 'releases only exist on GitHub and GitLab';
  log.notice(`max-shrink: skipped, because ${reason}.`);
}

function unmetGates(
  { minPages, maxShrink }: Pick<ExportInputs, 'minPages' | 'maxShrink'>,
  pdf: { readonly pages: number; readonly sizeBytes: number },
  replacedBytes: number | undefined,
): UnmetGate[] {
  const unmet: UnmetGate[] = [];
  if (minPages !== undefined && pdf.pages < minPages)
    unmet.push({
      input: 'min-pages',
      headline: `has ${pluralize(pdf.pages, 'page')}, at least ${formatCount(minPages)} were expected`,
      reason: `has ${pluralize(pdf.pages, 'page')}; expected at least ${formatCount(minPages)}`,
      advice: 'Check the site for missing pages, or lower min-pages.',
    });
  if (maxShrink === undefined || replacedBytes === undefined || replacedBytes === 0) return unmet;
  // Comparing shares would fail at the limit: 1 - 0.7 is slightly more than 0.3.
  if (pdf.sizeBytes < replacedBytes * (1 - maxShrink)) {
    const shrink = 1 - pdf.sizeBytes / replacedBytes;
    unmet.push({
      input: 'max-shrink',
      headline: `is ${formatPercentage(shrink)} smaller than before, at most ${formatPercentage(maxShrink)} were expected`,
      reason:
        `(${formatBytes(pdf.sizeBytes)}) is ${formatPercentage(shrink)} smaller than the release asset ` +
        `(${formatBytes(replacedBytes)}); expected at most ${formatPercentage(maxShrink)}`,
      advice: 'Check the PDF for missing pages, or raise max-shrink.',
    });
  }
  return unmet;
}

function formatPercentage(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
