/** Checks the PDF against min-pages and max-shrink before it replaces a release asset. */
import type { Release } from '../../hosts/host.js';
import { formatCount, pluralize } from '../../text/pluralize.js';
import { formatBytes, roundedPercent } from '../../text/units.js';
import type { Ending } from '../command.js';
import type { ExportInputs } from './inputs.js';
import type { ExportContext, SavedPdf, UnmetGate } from './record.js';
import { assetNameOf } from './store-pdf.js';

/** Less than a byte, and more than what a product of two numbers can be off. */
const ROUNDING_BYTES = 0.001;

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
  // The product isn't exact: 18% less than 1,000 bytes would be slightly more than 820.
  if (pdf.sizeBytes < replacedBytes * (1 - maxShrink) - ROUNDING_BYTES) {
    // Both are rounded so that they differ.
    const shrink = formatPercentage(1 - pdf.sizeBytes / replacedBytes, Math.ceil);
    const limit = formatPercentage(maxShrink, Math.floor);
    unmet.push({
      input: 'max-shrink',
      headline: `is ${shrink} smaller than before, at most ${limit} were expected`,
      reason:
        `(${formatBytes(pdf.sizeBytes)}) is ${shrink} smaller than the release asset ` +
        `(${formatBytes(replacedBytes)}); expected at most ${limit}`,
      advice: 'Check the PDF for missing pages, or raise max-shrink.',
    });
  }
  return unmet;
}

function formatPercentage(share: number, round: (value: number) => number): string {
  return `${roundedPercent(share, round).toFixed(1)}%`;
}
