/** Uploads the report as an artifact of the run, and updates the issue that has the latest report. */
import { messageOf } from '../../text/error-message.js';
import type { Context } from '../command.js';
import { issueRequestOf, uploadArtifact } from '../account/posts.js';
import { issueBlocks, issueTitleSuffix, shortCommentBlocks } from './formats/issue-texts.js';
import type { Report } from './numbers/report-schema.js';
import type { AnalyticsRecord } from './record.js';

interface PublishInputs {
  readonly artifact: boolean;
  readonly artifactName: string;
  readonly issue?: string;
  readonly issueComment: boolean;
  readonly token?: string;
}

type PublishContext = Context<PublishInputs, AnalyticsRecord>;

/**
 * Uploads all files as one artifact, and the HTML report as a second one that opens in the browser. An error of the first
 * ends the run later, because the report itself is complete. An error of the second becomes a notice.
 */
export async function uploadReport(context: PublishContext): Promise<void> {
  const { inputs, host, record, resultsDir, optional } = context;
  const files = (record.files ?? []).map(({ path }) => path);
  if (files.length === 0) return;
  try {
    const request = { name: inputs.artifactName, files, rootDirectory: resultsDir, raw: false };
    const uploaded = await uploadArtifact(context, request);
    if (!uploaded) return;
    record.artifactUrl = uploaded.url;
  } catch (error) {
    record.artifactProblem = `The report is complete, but the artifact is missing: ${messageOf(error).replace(/\.$/, '')}.`;
    return;
  }
  const page = files.find((path) => path.endsWith('.html'));
  if (page === undefined) return;
  // Each job of a matrix has its own artifact name.
  const request = { name: `${inputs.artifactName}.html`, files: [page], rootDirectory: resultsDir, raw: true };
  record.reportUrl = (await optional('artifact', async () => host.uploadArtifact?.(request)))?.url;
}

/** Errors become notices, so that the job doesn't fail because of the issue. */
export async function updateIssue(context: PublishContext, report: Report): Promise<void> {
  const { inputs, host, record, optional } = context;
  const { issue: title } = inputs;
  if (title === undefined) return;
  const links = { ...record, runUrl: host.runContext.runUrl };
  const change = () => ({ isOpen: true, body: issueBlocks(report, links) });
  const suffix = `: ${issueTitleSuffix(report)}`;
  const request = issueRequestOf(context, 'analytics-report', { title, suffix, change });
  const issue = request && (await optional('issue', async () => host.upsertIssue?.(request)));
  record.issueUrl = issue?.url;
  if (issue && inputs.issueComment)
    await optional('issue-comment', () => issue.addComment(shortCommentBlocks(report, links)));
}
