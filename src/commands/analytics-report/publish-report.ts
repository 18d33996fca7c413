/** Uploads the report as an artifact of the run, and updates the issue that has the latest report. */
import type { PublishedIssue, UploadedArtifact } from '../../hosts/host.js';
import { messageOf } from '../../text/error-message.js';
import { endSentence } from '../../text/sentences.js';
import { type Context, type Ended, learn } from '../command.js';
import { issueRequestOf, uploadArtifact } from '../account/posts.js';
import { issueBlocks, issueTitleSuffix, shortCommentBlocks } from './formats/issue-texts.js';
import type { ReportLinks } from './formats/summary-blocks.js';
import type { Report } from './numbers/report-schema.js';

interface PublishInputs {
  readonly artifact: boolean;
  readonly artifactName: string;
  readonly issue?: string;
  readonly issueComment: boolean;
  readonly token?: string;
}

type PublishRun = Omit<Context<PublishInputs, unknown>, 'record'>;

/** Where the report is on the platform, as far as it was published. */
type PublishedFacts = Omit<ReportLinks, 'runUrl'>;

/**
 * Uploads all files as one artifact, and the HTML report as a second one that opens in the browser. Then updates the issue.
 * The job fails later if the first artifact is missing. All other errors become notices.
 * @param files absolute paths
 */
export function publishReport(
  run: PublishRun,
  report: Report,
  files: readonly string[],
): Promise<Ended<PublishedFacts, void>> {
  return learn(run, {}, async (facts: PublishedFacts) => {
    const uploaded = await uploadFiles(run, files);
    if (typeof uploaded === 'string') facts.artifactProblem = uploaded;
    else if (uploaded) {
      facts.artifactUrl = uploaded.url;
      facts.reportUrl = await uploadPage(run, files);
    }
    const { host, inputs, optional } = run;
    const links = { ...facts, runUrl: host.runContext.runUrl };
    const issue = await updateIssue(run, report, links);
    facts.issueUrl = issue?.url;
    if (issue && inputs.issueComment)
      await optional('issue-comment', () => issue.addComment(shortCommentBlocks(report, links)));
  });
}

/** Resolves to the sentence that says why the artifact is missing, if it is; to undefined if there is none to upload. */
async function uploadFiles(run: PublishRun, files: readonly string[]): Promise<UploadedArtifact | string | undefined> {
  if (files.length === 0) return undefined;
  try {
    const { inputs, resultsDir } = run;
    const name = { name: inputs.artifactName, nameInput: 'artifact-name' };
    return await uploadArtifact(run, { ...name, files, rootDirectory: resultsDir, raw: false });
  } catch (error) {
    return `The report is complete, but the artifact is missing: ${endSentence(messageOf(error))}`;
  }
}

/** Resolves to the URL at which a browser shows the report. */
async function uploadPage(
  { inputs, host, resultsDir, optional }: PublishRun,
  files: readonly string[],
): Promise<string | undefined> {
  const page = files.find((path) => path.endsWith('.html'));
  if (page === undefined) return undefined;
  // Each job of a matrix has its own artifact name.
  const name = { name: `${inputs.artifactName}.html`, nameInput: 'artifact-name' };
  const request = { ...name, files: [page], rootDirectory: resultsDir, raw: true };
  return (await optional('artifact', async () => host.uploadArtifact?.(request)))?.url;
}

async function updateIssue(run: PublishRun, report: Report, links: ReportLinks): Promise<PublishedIssue | undefined> {
  const { inputs, host, optional } = run;
  const { issue: title } = inputs;
  if (title === undefined) return undefined;
  const change = () => ({ isOpen: true, body: issueBlocks(report, links) });
  const suffix = `: ${issueTitleSuffix(report)}`;
  const request = issueRequestOf(run, 'analytics-report', { title, suffix, change });
  return request && optional('issue', async () => host.upsertIssue?.(request), 'warning');
}
