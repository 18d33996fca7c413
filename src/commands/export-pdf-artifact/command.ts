/** Defines the command export-pdf-artifact, which exports the live site as one PDF and stores it. */
import { basename, dirname, extname } from 'node:path';
import { InputError } from '../../api/errors.js';
import { openPartialFile, type PartialFile } from '../../disk/partial-file.js';
import { hasOtherStart } from '../../disk/read.js';
import { isFolder, isWithin, workspacePath } from '../../disk/paths.js';
import { FileError } from '../../disk/write.js';
import { HostError, type Release } from '../../hosts/host.js';
import { pluralize } from '../../text/pluralize.js';
import { formatBytes, formatDuration } from '../../text/units.js';
import { endSentence, quoted } from '../../text/sentences.js';
import { type Command, type Context, type Ending, failed, join } from '../command.js';
import { describeSkipped, hasNoPages, pagesOf } from './export-progress.js';
import { exportToFile } from './export-to-file.js';
import { RUN_FILES } from '../inputs/common-inputs.js';
import { checkInputs, type ExportInputs, inputs } from './inputs.js';
import type { ExportRecord, ExportRun, SavedPdf } from './record.js';
import { describeStart } from './start-export.js';
import { attachToRelease, findRelease, storeArtifact } from './store-pdf.js';
import { describeInterruption, accountOf } from './account.js';
import { inputName, setting } from '../../text/input-names.js';

export const exportPdfArtifact: Command<typeof inputs, ExportRecord> = {
  name: 'export-pdf-artifact',
  summary: 'Export the live docs as a PDF artifact or release asset',
  branding: { icon: 'file-text', color: 'blue' },
  inputs,
  inputGroups: {
    Export: ['force', 'onLimit', 'output'],
    'On GitHub and GitLab': ['artifact', 'retentionDays', 'releaseTag', 'assetName'],
  },
  keyRole: 'editor (viewer for `dry-run`)',
  examples: ['export-pdf-artifact --output docs.pdf', 'export-pdf-artifact --force --on-limit fail'],
  outputs: {
    path: 'Path of the PDF, relative to the workspace',
    'size-bytes': 'Size of the PDF in bytes',
    sha256: 'SHA-256 of the PDF in hexadecimal digits',
    pages: 'Number of rendered pages',
    'pages-left-out': "Number of pages that the service couldn't render",
    'export-id': 'ID of the export',
    'deployment-id': 'ID of the exported deployment',
    reused: 'true if the PDF comes from an earlier export',
    'artifact-id': 'ID of the artifact (GitHub)',
    'artifact-url': 'URL of the artifact (GitHub)',
    'release-asset-url': 'URL of the PDF in the release',
  },
  gitlab: {
    artifact: {
      flagInput: 'artifact',
      pathInput: 'output',
      daysInput: 'retention-days',
      exposeAs: 'Documentation PDF',
    },
  },
  createRecord: () => ({}),
  check: checkInputs,
  checkFiles: async (context) => {
    await checkOutput(context);
    if (!context.inputs.dryRun) await (await openOutput(context)).discard();
  },
  run: runExport,
  onInterrupted: describeInterruption,
  account: accountOf,
};

async function runExport(context: Context<ExportInputs, ExportRecord>): Promise<Ending> {
  const { inputs: values, log, record } = context;
  await checkOutput(context);
  const path = workspacePath(context.host.workspace, values.output);
  if (extname(path).toLowerCase() !== '.pdf')
    warn(
      context,
      `${inputName('output')}: ${quoted(path)} doesn't end in .pdf, but the file is a PDF. Let ${inputName('output')} end in .pdf.`,
    );
  const release = await findRelease(context);
  if (values.dryRun) return describeDryRun(context, record, release);
  const file = await openOutput(context);
  try {
    const ending = join(record, await exportToFile(context, file));
    if (ending) return ending;
    const saved = await saveFile(context, file);
    record.file = saved;
    if (record.pdfExport && hasNoPages(record.pdfExport)) return await withoutPages(context, record, saved);
    const warning = record.pdfExport && describeSkipped(record.pdfExport);
    if (warning !== undefined) log.warning(warning);
    await publish(context, record, release);
    return done(record, values, saved);
  } finally {
    await file.discard();
  }
}

/** The page has the warning, too. */
function warn({ log, record }: Pick<Context<ExportInputs, ExportRecord>, 'log' | 'record'>, text: string): void {
  record.warnings = [...(record.warnings ?? []), text];
  log.warning(text);
}

/** Whichever of the two places fails, the PDF still gets into the other one. The run fails for the first of them. */
async function publish(run: ExportRun, record: ExportRecord, release: Release | undefined): Promise<void> {
  const attach = async (): Promise<void> => {
    if (!release || !record.file) return;
    record.attachingTo = run.inputs.releaseTag;
    const { warning, ...attached } = await attachToRelease(run, release, record.file);
    record.release = attached;
    if (warning !== undefined) warn({ log: run.log, record }, warning);
  };
  const store = async (): Promise<void> => {
    record.artifact = await storeArtifact(run);
  };
  const [attached] = await Promise.allSettled([attach()]);
  run.signal.throwIfAborted();
  const [stored] = await Promise.allSettled([store()]);
  for (const result of [attached, stored]) if (result.status === 'rejected') throw result.reason;
}

/** The artifact shows what the service made. A release keeps its file. */
async function withoutPages(run: ExportRun, record: ExportRecord, { path }: SavedPdf): Promise<Ending> {
  const { inputs: values, signal } = run;
  const stored = await storeArtifact(run).catch((error: unknown) => {
    signal.throwIfAborted();
    if (!(error instanceof HostError)) throw error;
    return error.message;
  });
  if (typeof stored === 'object') record.artifact = stored;
  const saved = `saved at ${path}${typeof stored === 'string' ? `, but docs-ci ${endSentence(stored)}` : '.'}`;
  const place = record.artifact ? `uploaded as artifact ${record.artifact.name}.` : saved;
  const release = values.releaseTag === undefined ? '' : ` Release ${values.releaseTag} wasn't changed.`;
  return failed(
    `The PDF has no pages: the service rendered none of ${pluralize(record.pdfExport?.progress.total ?? 0, 'page')}. ` +
      `Check that the published site shows its pages, then run the job again with ${setting('force', true)}. The PDF was ${place}${release}`,
    'empty-pdf',
  );
}

async function describeDryRun(context: ExportRun, record: ExportRecord, release: Release | undefined): Promise<Ending> {
  if (release)
    context.log.info(
      `Release ${context.inputs.releaseTag ?? ''} exists. A dry run doesn't check whether the token can add files to it.`,
    );
  const plan = await describeStart(context);
  if ('outcome' in plan) return plan;
  record.uncheckedLimits = plan.uncheckedLimits;
  return { outcome: 'done', message: `Dry run: the job would ${plan.text}. Nothing was started.` };
}

type OutputPlace = Pick<ExportRun, 'host' | 'inputs' | 'resultsDir'>;

/** Fails if the PDF would replace anything else. Writes nothing, so that a dry run finds it, too. */
async function checkOutput({ host, inputs: { output }, resultsDir }: OutputPlace): Promise<void> {
  const path = JSON.stringify(workspacePath(host.workspace, output));
  const reject = (problem: string): never => {
    throw new InputError([`${inputName('output')}: ${path} ${problem}.`]);
  };
  if (isFolder(output)) reject('is a folder. Add the name of a file');
  if (isWithin(output, resultsDir)) reject("is a folder of docs-ci's own results. Add the name of a file");
  if (dirname(output) === resultsDir && RUN_FILES.some((name) => name === basename(output)))
    reject("is reserved for docs-ci's own results. Choose another path");
  if (await hasOtherStart(output, '%PDF-'))
    reject("is a file that isn't a PDF, so docs-ci doesn't replace it. Choose another path");
}

/** Fails before anything is rendered if the PDF can't be written. */
async function openOutput({ host, inputs: { output } }: Pick<OutputPlace, 'host' | 'inputs'>): Promise<PartialFile> {
  try {
    return await openPartialFile({ workspace: host.workspace, path: output });
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    const advice = `Set ${inputName('output')} to a path that the job can write.`;
    throw new InputError([`${inputName('output')}: ${endSentence(error.message)} ${advice}`]);
  }
}

async function saveFile({ inputs: values, host }: ExportRun, file: PartialFile): Promise<SavedPdf> {
  const sha256 = await file.commit();
  return { path: workspacePath(host.workspace, values.output), sizeBytes: file.sizeBytes, sha256 };
}

function done(record: ExportRecord, values: ExportInputs, { path, sizeBytes }: SavedPdf): Ending {
  const pages = record.pdfExport ? `${pagesOf(record.pdfExport)}, ` : '';
  const age = record.reused && record.ageMs !== undefined ? `, rendered ${formatDuration(record.ageMs)} ago` : '';
  const facts = `${pages}${formatBytes(sizeBytes)}${age}`;
  const { release } = record;
  const url = release?.url === undefined ? '' : `: ${release.url}`;
  const replaced = release?.replaced === undefined ? '' : `, ${release.replaced}`;
  const attached = release ? ` and attached it to release ${values.releaseTag ?? ''}${replaced}${url}` : '';
  return { outcome: 'done', message: `Saved ${path} (${facts})${attached}` };
}
