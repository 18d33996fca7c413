/** Gets the PDF of an export into a file. */
import type { PdfExport } from '../../api/endpoints/exports.js';
import type { PartialFile } from '../../disk/partial-file.js';
import { shortId } from '../../text/short-id.js';
import { type Ended, type Ending, failed, learn } from '../command.js';
import { downloadExport } from './download.js';
import { exportAgeMs, isOlder } from './export-progress.js';
import type { ExportFacts, ExportRun, Rendering } from './record.js';
import { startOrAttach } from './start-export.js';
import { logReplaced, waitForExport } from './wait-for-export.js';

/** The run gives up after so many newer exports, each of which replaced the one that was about to be downloaded. */
const MAX_REPLACEMENTS = 5;

/**
 * Starts an export, waits and downloads. If a newer export replaces it, waits for that one. The result is undefined, or how
 * the run ends without a PDF.
 */
export function exportToFile(run: ExportRun, file: PartialFile): Promise<Ended<ExportFacts, Ending | undefined>> {
  return learn(run, {}, (facts: ExportFacts) => render({ run, facts }, file));
}

async function render(rendering: Rendering, file: PartialFile): Promise<Ending | undefined> {
  const { run, facts } = rendering;
  const { api, clock } = run;
  let current = await startOrAttach(rendering);
  for (let replacements = 0; ; replacements += 1) {
    if ('outcome' in current) return current;
    const completed = await waitForExport(rendering, current);
    if ('outcome' in completed) return completed;
    const result = await downloadExport(run, completed, file);
    if (result === 'complete') {
      facts.ageMs = exportAgeMs(completed, api.toServerMs(clock.now()));
      return undefined;
    }
    if (replacements === MAX_REPLACEMENTS)
      return failed(
        "Couldn't download the PDF: newer exports keep replacing it. Run the job again later.",
        'lost-export',
      );
    await file.restart();
    current = acceptReplacement(rendering, completed, result);
  }
}

function acceptReplacement({ run, facts }: Rendering, before: PdfExport, next: PdfExport | null): PdfExport | Ending {
  if (next === null || isOlder(next, before))
    return failed(
      `Couldn't download export ${shortId(before.exportId)}: it no longer exists on the service. Run the job again.`,
      'lost-export',
    );
  facts.reused = false;
  logReplaced(run.log, before, next);
  return next;
}
