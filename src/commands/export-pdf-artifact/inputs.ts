/** Declares and checks the inputs of export-pdf-artifact. */
import { basename, dirname } from 'node:path';
import { isWithin } from '../../disk/paths.js';
import { type Problem, problemsOf } from '../command.js';
import { commonInputs, RUN_FILES, token } from '../common-inputs.js';
import { choice, duration, filePath, flag, type InputValues, number, percentage, text } from '../input-kinds.js';

/** GitHub keeps artifacts of private repositories for at most this many days. */
const MAX_RETENTION_DAYS = 400;
/** Contract: a PDF has at most 8,000 pages. */
const MAX_PAGES = 8_000;

export const inputs = {
  force: flag({
    description: "Render again even if the live deployment already has a PDF. The service's export limits still apply.",
    default: 'false',
  }),
  stallTimeout: duration({
    description: 'Maximum time without progress before the export counts as stuck and the job fails with exit code 4.',
    default: '5m',
  }),
  onRunning: choice(['attach', 'fail'], {
    description: 'If an export is already running, wait for the running export (attach) or fail the job (fail).',
    default: 'attach',
  }),
  onLimit: choice(['wait', 'reuse', 'fail'], {
    description:
      'What to do at the export limit (1 per 5 minutes, 10 per 24 hours): wait within timeout, reuse the latest export, or fail.',
    default: 'wait',
  }),
  output: filePath({
    description: 'Path of the PDF, relative to the workspace. The artifact is named after the file.',
    default: 'docs-ci/export-pdf-artifact/docs.pdf',
  }),
  artifact: flag({
    description: 'Upload the PDF as an artifact: one unzipped file on GitHub, a job artifact on GitLab.',
    default: 'true',
  }),
  retentionDays: number(
    {
      description: 'Days to keep the artifact, at most 400.',
      defaultText: 'the retention period of the platform',
      // GitLab's `expire_in` must not be empty; 30 days are GitLab's own default.
      gitlab: { default: '30', regex: '^[1-9][0-9]*$' },
    },
    { min: 1, max: MAX_RETENTION_DAYS },
  ),
  releaseTag: text({
    description:
      'Tag of the release to attach the PDF to. The release must exist, at least as a draft. On GitHub, needs contents: write.',
  }),
  assetName: text({
    description: 'Name of the PDF among the release assets.',
    defaultText: 'the file name in output',
  }),
  minPages: number(
    {
      description:
        'Minimum number of pages. With fewer, the release stays unchanged and the job fails with exit code 3.',
    },
    { min: 1, max: MAX_PAGES },
  ),
  maxShrink: percentage({
    description:
      'Maximum decrease in size from the replaced release asset, such as 50%. Above this, the job fails with exit code 3. Needs release-tag.',
  }),
  checksum: flag({
    description: 'Write a .sha256 file next to the PDF. With release-tag, also attach this file to the release.',
    default: 'true',
  }),
  ...commonInputs({
    name: 'export-pdf-artifact',
    timeout: '30m',
    timeoutText: 'At the limit, the job stops waiting; the export continues.',
  }),
  token,
} as const;

export type ExportInputs = InputValues<typeof inputs>;

/** Platforms rename or reject release assets with other names. */
const ASSET_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*[A-Za-z0-9]$/;
/** Characters that GitHub rejects in the name of an artifact, and text that a log would read as a command. */
const INVALID_ARTIFACT_NAME = /[":<>|*?\\\p{Cc}\u2028\u2029]|#\p{DI}*#\p{DI}*\[/u;

/** Finds inputs that contradict each other. Inputs with an invalid value of their own are missing. */
export function checkInputs(values: Partial<ExportInputs>): Problem<keyof ExportInputs>[] {
  const { force, onLimit, maxShrink, releaseTag, output, artifact, resultsDir } = values;
  const file = output && basename(output);
  const asset = values.assetName ?? file;
  const isReserved = output !== undefined && resultsDir !== undefined && collidesWithResultFiles(output, resultsDir);
  const contradiction =
    'can\'t be combined with on-limit: reuse. Set on-limit to wait or fail, or set "force" to false.';
  const invalidAsset = `isn't a valid release asset name. Use letters, digits, ".", "_" and "-", with a letter or digit first and last.`;
  const invalidFile =
    'has characters that artifact names can\'t have (" : < > | * ? \\ or ##[). Choose another file name.';
  const needsAsset = 'needs a release asset to compare with. Set release-tag, or remove max-shrink.';
  return problemsOf<keyof ExportInputs>([
    [force === true && onLimit === 'reuse', 'force', contradiction, 'true'],
    [maxShrink !== undefined && releaseTag === undefined, 'maxShrink', needsAsset],
    [
      releaseTag !== undefined && asset !== undefined && !ASSET_NAME.test(asset),
      'assetName',
      invalidAsset,
      JSON.stringify(asset),
    ],
    [artifact === true && INVALID_ARTIFACT_NAME.test(file ?? ''), 'output', invalidFile, JSON.stringify(file)],
    [isReserved, 'output', "is reserved for docs-ci's own results. Choose another path.", JSON.stringify(file)],
  ]);
}

function collidesWithResultFiles(output: string, resultsDir: string): boolean {
  return (
    isWithin(output, resultsDir) ||
    (dirname(output) === resultsDir && RUN_FILES.some((name) => name === basename(output)))
  );
}
