/** export-pdf-artifact: the live site as one PDF, kept where people look for it. */
import { basename, dirname } from 'node:path';
import { type PartialFile, openPartialFile } from '../../disk/partial-file.js';
import { InputError } from '../../api/errors.js';
import type { PdfExport } from '../../api/endpoints/exports.js';
import { isWithin, workspacePath } from '../../disk/paths.js';
import { rejectFolder, FileError, removeResultFile, writeResultFile } from '../../disk/write.js';
import type { Release } from '../../hosts/host.js';
import { choice, duration, filePath, flag, type InputValues, number, percentage, text } from '../input-kinds.js';
import { formatBytes, formatDuration } from '../../text/units.js';
import type { Command, Context, Ending, Problem } from '../command.js';
import { commonInputs } from '../common-inputs.js';
import { type Downloader, downloadExport } from './download.js';
import { waitUntilFinished, isOlder, tellReplaced } from './wait-for-export.js';
import { assetNameOf, attachToRelease, findRelease, keepArtifact } from './store-pdf.js';
import { pagesLeftOut, unmetGates } from './plan.js';
import { describeAftermath, type ExportRecord, summarizeExport, type SavedPdf } from './summary.js';
import { failed, describeDryRun, startOrJoin } from './start.js';

/** GitHub keeps artifacts of private repositories for at most this many days. */
const MAX_RETENTION_DAYS = 400;
/** Contract: a PDF has at most 8,000 pages. */
const MAX_PAGES = 8_000;

const inputs = {
  force: flag({
    description:
      'Render again although the live deployment has a PDF already. The limits of the service hold all the same.',
    default: 'false',
  }),
  stallTimeout: duration({
    description: 'How long an export may make no progress at all before it is given up as standing still (exit 4).',
    default: '5m',
  }),
  onRunning: choice(['attach', 'fail'], {
    description: 'What to do where an export is running already: attach follows it to its end, fail fails.',
    default: 'attach',
  }),
  onLimit: choice(['wait', 'reuse', 'fail'], {
    description:
      'What to do where the limit of exports is reached (one in 5 minutes, 10 in 24 hours): wait for it if timeout allows, reuse the latest completed export, or fail.',
    default: 'wait',
  }),
  output: filePath({
    description: 'Where the PDF is written, relative to the workspace. Its base name is the name of the artifact.',
    default: 'docs-ci/export-pdf-artifact/docs.pdf',
  }),
  artifact: flag({
    description:
      'Keep the PDF as an artifact of the run: on GitHub one file that is not zipped, on GitLab an artifact of the job.',
    default: 'true',
  }),
  retentionDays: number(
    {
      description: 'Days the artifact is kept.',
      defaultText: 'as long as the platform keeps artifacts',
      // GitLab's `expire_in` must not be empty; 30 days are GitLab's own default.
      gitlab: { default: '30', regex: '^[1-9][0-9]*$' },
    },
    { min: 1, max: MAX_RETENTION_DAYS },
  ),
  releaseTag: text({
    description:
      'Tag of an existing release, drafts included, to attach the PDF to (GitHub: permission contents: write). Nothing else of the release is changed.',
  }),
  assetName: text({
    description: 'Name of the PDF among the files of the release.',
    defaultText: 'the base name of output',
  }),
  minPages: number(
    { description: 'Fewest pages the PDF may have; with fewer the release is left alone and the job fails (exit 3).' },
    { min: 1, max: MAX_PAGES },
  ),
  maxShrink: percentage({
    description:
      'How much smaller than the file it replaces the PDF may be, such as 50%; a smaller one leaves the release alone and fails the job (exit 3). Needs release-tag.',
  }),
  checksum: flag({
    description: 'Write the SHA-256 to a file beside the PDF, and attach it to the release.',
    default: 'true',
  }),
  ...commonInputs({
    name: 'export-pdf-artifact',
    timeout: '30m',
    timeoutText: 'It is ours, not the export’s: the rendering goes on.',
  }),
} as const;

type Values = InputValues<typeof inputs>;
type ExportContext = Context<Values, ExportRecord>;

export const exportPdfArtifact: Command<typeof inputs, ExportRecord> = {
  name: 'export-pdf-artifact',
  summary: 'Export the live documentation as one PDF and keep it as an artifact or with a release',
  branding: { icon: 'file-text', color: 'blue' },
  inputs,
  outputs: {
    path: 'Path of the PDF, relative to the workspace',
    'size-bytes': 'Its size in bytes',
    sha256: 'Its SHA-256 in hexadecimal digits',
    pages: 'Pages that were rendered',
    'pages-left-out': 'Pages of the site that could not be rendered',
    'export-id': 'Id of the export',
    'deployment-id': 'Id of the deployment that was rendered',
    reused: 'true where an earlier export was taken and nothing was rendered',
    'artifact-id': 'Id of the artifact (GitHub)',
    'artifact-url': 'Address of the artifact (GitHub)',
    'release-asset-url': 'Address of the PDF in the release',
  },
  gitlab: {
    artifact: {
      flagInput: 'artifact',
      pathInput: 'output',
      daysInput: 'retention-days',
      suffixes: ['.sha256'],
      exposeAs: 'Documentation PDF',
    },
  },
  createRecord: () => ({}),
  check: checkInputs,
  run: runExport,
  onInterrupted: describeAftermath,
  summarize: summarizeExport,
};

/** Platforms change or refuse other names of files in a release. */
const ASSET_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*[A-Za-z0-9]$/;
/** What GitHub refuses in the name of an artifact, and what a log must not see. */
const NO_ARTIFACT_NAME = /[":<>|*?\\\p{Cc}\u2028\u2029]|#\p{DI}*#\p{DI}*\[/u;

function checkInputs(values: Partial<Values>): Problem<keyof Values>[] {
  const problems: Problem<keyof Values>[] = [];
  const { output } = values;
  if (values.force && values.onLimit === 'reuse') {
    const problem = 'contradicts on-limit reuse; take on-limit wait or fail, or leave force false';
    problems.push({ input: 'force', subject: 'true', problem });
  }
  if (values.maxShrink !== undefined && values.releaseTag === undefined) {
    const problem = 'needs release-tag: it compares with the file of the release that is replaced';
    problems.push({ input: 'maxShrink', problem });
  }
  const assetName = values.assetName ?? (output === undefined ? undefined : basename(output));
  if (values.releaseTag !== undefined && assetName !== undefined && !ASSET_NAME.test(assetName)) {
    const problem = 'is no name for a file of a release; give one of letters, digits, ".", "_" and "-"';
    problems.push({ input: 'assetName', subject: JSON.stringify(assetName), problem });
  }
  if (values.artifact && output !== undefined && NO_ARTIFACT_NAME.test(basename(output))) {
    const problem = 'has characters that an artifact cannot have (" : < > | * ? \\ or ##[); take another';
    problems.push({ input: 'output', subject: 'its base name', problem });
  }
  if (output !== undefined && values.resultsDir !== undefined && takesPlaceOfResults(output, values.resultsDir)) {
    const subject = 'results-dir or a file in it that every run writes';
    problems.push({ input: 'output', subject, problem: 'has this place; take another' });
  }
  return problems;
}

/** What each run writes to its results folder, on one platform or another. */
const RESULT_FILES: ReadonlySet<string> = new Set(['result.json', 'summary.md', 'outputs.env', 'links.json']);

function takesPlaceOfResults(output: string, resultsDir: string): boolean {
  return isWithin(output, resultsDir) || (dirname(output) === resultsDir && RESULT_FILES.has(basename(output)));
}

async function runExport(context: ExportContext): Promise<Ending> {
  const { inputs: values } = context;
  const release = await findRelease(context);
  if (values.dryRun) return foreseen(context, release);
  const file = await openFile(values.output);
  try {
    const ending = await obtain(context, file);
    if (ending) return ending;
    const saved = await save(context, file);
    tellLeftOut(context);
    await keepArtifact(context);
    const unmet = gates(context, release, saved);
    if (unmet) return unmet;
    if (release) await attachToRelease(context, release, saved);
    return done(context, saved);
  } finally {
    await file.discard();
  }
}

async function foreseen(context: ExportContext, release: Release | undefined): Promise<Ending> {
  const { inputs: values, log } = context;
  if (release && values.maxShrink !== undefined) tellComparison(context, release);
  if (release) log.info(`The release ${values.releaseTag ?? ''} is there and takes files.`);
  return { outcome: 'done', message: `Dry run: ${await describeDryRun(context, values)} Nothing was started.` };
}

/** Before anything is rendered: what cannot be written in the end is not worth starting. */
async function openFile(output: string): Promise<PartialFile> {
  try {
    await rejectFolder(checksumPath(output));
    return await openPartialFile(output);
  } catch (error) {
    if (error instanceof FileError) throw new InputError([`output: ${error.message}.`]);
    throw error;
  }
}

/** Start or join, follow, download: from the beginning of following again where a newer export takes over. */
async function obtain(context: ExportContext, file: PartialFile): Promise<Ending | undefined> {
  const { inputs: values, host, record, api, clock } = context;
  let joined = await startOrJoin(context, values);
  for (;;) {
    if ('outcome' in joined) return joined;
    const completed = await waitUntilFinished(context, joined, values.stallTimeout);
    if ('outcome' in completed) return completed;
    const downloader: Downloader = { ...context, mask: (secret) => host.mask(secret) };
    const replacedBy = await downloadExport(downloader, completed, file);
    if (replacedBy === undefined) {
      const { completedAt } = completed;
      if (completedAt !== null) record.ageMs = Math.max(0, api.toServerMs(clock.now()) - Date.parse(completedAt));
      return undefined;
    }
    await file.restart();
    joined = takeOver(context, completed, replacedBy);
  }
}

function takeOver(context: ExportContext, before: PdfExport, next: PdfExport | null): PdfExport | Ending {
  if (next === null || isOlder(next, before))
    return failed(`Export ${before.exportId} is gone from the service before it was downloaded. Run this again.`);
  tellReplaced(context, before, next);
  return next;
}

async function save({ inputs: values, host, record }: ExportContext, file: PartialFile): Promise<SavedPdf> {
  const { output, checksum } = values;
  const sha256 = await file.commit();
  const saved = { path: workspacePath(host.workspace, output), sizeBytes: file.sizeBytes, sha256 };
  record.file = saved;
  // One of an earlier PDF would be wrong from now on.
  if (checksum) await writeResultFile(checksumPath(output), `${sha256}  ${basename(output)}\n`);
  else await removeResultFile(checksumPath(output));
  return saved;
}

function checksumPath(output: string): string {
  return `${output}.sha256`;
}

function tellLeftOut({ log, record }: ExportContext): void {
  const leftOut = record.pdfExport ? pagesLeftOut(record.pdfExport) : undefined;
  if (leftOut === undefined || leftOut === 0) return;
  const total = record.pdfExport?.progress.total ?? 0;
  log.warning(
    `The PDF lacks ${leftOut} of the ${total} pages of the site: the service could not render them and does not say which. Compare its outline with the navigation.`,
  );
}

function gates(
  context: ExportContext,
  release: Release | undefined,
  { path: kept, sizeBytes }: SavedPdf,
): Ending | undefined {
  const { inputs: values, record } = context;
  if (values.maxShrink !== undefined) tellComparison(context, release);
  const made = { pages: record.pdfExport?.progress.completed ?? 0, sizeBytes };
  const unmet = unmetGates(values, made, release?.replacedBytes);
  if (unmet.length === 0) return undefined;
  const where = record.artifact ? `kept as the artifact ${record.artifact.name}` : `at ${kept}`;
  const alone = values.releaseTag === undefined ? '' : ` The release ${values.releaseTag} was left alone.`;
  return { outcome: 'gate', message: `${unmet.join('\n')}\nThe PDF is ${where}.${alone}` };
}

function tellComparison({ inputs: values, log }: ExportContext, release: Release | undefined): void {
  if (release?.replacedBytes !== undefined) return;
  log.notice(
    `max-shrink: there is no ${assetNameOf(values)} of known size in the release to compare with, so it passes.`,
  );
}

function done({ record, inputs: values }: ExportContext, { path: kept, sizeBytes }: SavedPdf): Ending {
  const pages = record.pdfExport?.progress.completed ?? 0;
  const age = record.reused && record.ageMs !== undefined ? `, rendered ${formatDuration(record.ageMs)} ago` : '';
  const release = record.release ? `, attached to the release ${values.releaseTag ?? ''}` : '';
  return {
    outcome: 'done',
    message: `The PDF is at ${kept}: ${pages} pages, ${formatBytes(sizeBytes)}${age}${release}.`,
  };
}
