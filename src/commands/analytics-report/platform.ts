/** What the platform keeps of a report: an artifact with all formats, and one rolling issue. */
import { createHash } from 'node:crypto';
import { UnsupportedError } from '../../hosts/host.js';
import type { Block } from '../../text/document.js';
import type { Context } from '../command.js';
import { summaryBlocks } from './formats/formats.js';
import type { Report } from './report-schema.js';
import type { AnalyticsRecord } from './summary.js';
import { messageOf } from '../../text/error-message.js';

interface PlatformInputs {
  readonly artifact: boolean;
  readonly artifactName: string;
  readonly issue?: string;
  readonly token?: string;
}

/** All files of the report as one artifact. A refusal is kept for the end: the report itself is there. */
export async function keepArtifact({
  inputs,
  host,
  log,
  record,
  resultsDir,
}: Context<PlatformInputs, AnalyticsRecord>): Promise<void> {
  const files = (record.files ?? []).map(({ path }) => path);
  if (!inputs.artifact || files.length === 0) return;
  if (!host.uploadArtifact) {
    log.info('artifact: there is no platform here that keeps artifacts; the files stay in the results folder.');
    return;
  }
  try {
    const kept = await host.uploadArtifact({ name: inputs.artifactName, files, rootDirectory: resultsDir, raw: false });
    record.artifactUrl = kept.url;
  } catch (error) {
    const why = messageOf(error);
    if (error instanceof UnsupportedError) log.notice(`artifact: ${why}`);
    else record.artifactProblem = why;
  }
}

/** The issue that holds the newest report. The job never fails for it. */
export async function keepIssue(
  { inputs, host, log, record, optional }: Context<PlatformInputs, AnalyticsRecord>,
  report: Report,
): Promise<void> {
  const { issue: title, token = '' } = inputs;
  if (title === undefined) return;
  if (!host.upsertIssue) {
    log.notice('issue: there is no platform here that has issues.');
    return;
  }
  const { runUrl } = host.runContext;
  const run: Block[] = runUrl
    ? [{ paragraph: ['All tables, charts and files: ', { link: runUrl, text: 'the run that made this report' }] }]
    : [];
  const written = await optional('issue', async () =>
    host.upsertIssue?.({ marker: markerOf(title), title, body: [...run, ...summaryBlocks(report)], token }),
  );
  record.issueUrl = written?.url;
}

/** Issues of two titles are two issues, so that each project of a matrix can have its own. */
function markerOf(title: string): string {
  return `docs-ci:analytics-report:${createHash('sha256').update(title).digest('hex').slice(0, 16)}`;
}
