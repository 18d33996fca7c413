/** Declares and checks the inputs of export-pdf-artifact. */
import { basename, dirname } from 'node:path';
import { isWithin } from '../../disk/paths.js';
import type { Problem } from '../command.js';
import { commonInputs } from '../common-inputs.js';
import { choice, duration, filePath, flag, type InputValues, number, percentage, text } from '../input-kinds.js';

/** GitHub keeps artifacts of private repositories for at most this many days. */
const MAX_RETENTION_DAYS = 400;
/** Contract: a PDF has at most 8,000 pages. */
const MAX_PAGES = 8_000;

export const inputs = {
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

export type ExportInputs = InputValues<typeof inputs>;

/** Platforms rename or reject release assets with other names. */
const ASSET_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*[A-Za-z0-9]$/;
/** Characters that GitHub rejects in the name of an artifact, and text that a log would read as a command. */
const INVALID_ARTIFACT_NAME = /[":<>|*?\\\p{Cc}\u2028\u2029]|#\p{DI}*#\p{DI}*\[/u;

/** Finds inputs that contradict each other. Inputs with an invalid value of their own are missing. */
export function checkInputs(values: Partial<ExportInputs>): Problem<keyof ExportInputs>[] {
  const problems: Problem<keyof ExportInputs>[] = [];
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
  if (values.artifact && output !== undefined && INVALID_ARTIFACT_NAME.test(basename(output))) {
    const problem = 'has characters that an artifact cannot have (" : < > | * ? \\ or ##[); take another';
    problems.push({ input: 'output', subject: 'its base name', problem });
  }
  if (output !== undefined && values.resultsDir !== undefined && collidesWithResultFiles(output, values.resultsDir)) {
    const subject = 'results-dir or a file in it that every run writes';
    problems.push({ input: 'output', subject, problem: 'has this place; take another' });
  }
  return problems;
}

/** Files that runs write to the results folder; some exist only on one platform. */
const RESULT_FILES: ReadonlySet<string> = new Set(['result.json', 'summary.md', 'outputs.env', 'links.json']);

function collidesWithResultFiles(output: string, resultsDir: string): boolean {
  return isWithin(output, resultsDir) || (dirname(output) === resultsDir && RESULT_FILES.has(basename(output)));
}
