/** Declares and checks the inputs of export-pdf-artifact. */
import { basename } from 'node:path';
import { artifactNameProblem } from '../../text/artifact-name.js';
import { shorten } from '../../text/width.js';
import { type Problem, problemsOf, type Rule, type Input, type InputValues } from '../command.js';
import { commonInputs, token } from '../inputs/common-inputs.js';
import { choice, filePath, flag, number, text } from '../inputs/kinds.js';
import { inputName, setting } from '../../text/input-names.js';

/** GitHub keeps artifacts of private repositories for at most this many days. */
const MAX_RETENTION_DAYS = 400;

/** Takes a tag, or the full reference of one: GitHub's variable `github.ref` has that. */
function tagName(line: Input<string>): Input<string> {
  return { ...line, parse: (raw) => line.parse(raw).replace(/^refs\/tags\//, '') };
}

export const inputs = {
  force: flag({
    description: "Render again even if the live deployment already has a PDF. The service's export limits still apply.",
    default: 'false',
  }),
  onLimit: choice(['wait', 'reuse', 'fail'], {
    description:
      'What to do at the export limit (1 per 5 minutes, 10 per 24 hours): wait within timeout, reuse the latest export, or fail.',
    default: 'wait',
  }),
  output: filePath({
    description: 'Path of the PDF, relative to the workspace. The artifact is named after the file.',
    default: 'docs-ci/export-pdf-artifact/docs.pdf',
    isWritten: true,
  }),
  artifact: flag({
    description: 'Upload the PDF as an artifact: one unzipped file on GitHub, a job artifact on GitLab.',
    default: 'true',
  }),
  retentionDays: number(
    {
      description: 'Days to keep the artifact, at most 400.',
      defaultText: '`30` on GitLab, that of the repository on GitHub',
      // GitLab's `expire_in` must not be empty; 30 days are GitLab's own default.
      gitlab: { default: '30' },
    },
    { min: 1, max: MAX_RETENTION_DAYS },
  ),
  releaseTag: tagName(
    text({
      description:
        'Tag of the release to attach the PDF to. The release must exist, at least as a draft. On GitHub, needs contents: write.',
    }),
  ),
  assetName: text({
    description: 'Name of the PDF among the release assets. Requires release-tag.',
    defaultText: 'the file name in output',
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
/** An asset has a longer name before it gets its own. */
const MAX_ASSET_NAME_BYTES = 230;

/** Without it, the file would be missing in the release, and the run would pass. */
const WITHOUT_RELEASE = `needs ${inputName('release-tag')}, which is empty. Set it to the tag of the release, or remove ${inputName('asset-name')}.`;

/** Finds inputs that contradict each other. Inputs with an invalid value of their own are missing. */
export function checkInputs(values: Partial<ExportInputs>): Problem<keyof typeof inputs>[] {
  const { force, onLimit, releaseTag, assetName, output, artifact } = values;
  const contradiction = `can't be combined with ${setting('on-limit', 'reuse')}. Set ${inputName('on-limit')} to wait or fail, or use ${setting('force', false)}.`;
  return problemsOf<keyof typeof inputs>([
    [force === true && onLimit === 'reuse', 'force', contradiction, 'true'],
    [releaseTag === undefined && assetName !== undefined, 'assetName', WITHOUT_RELEASE, assetName],
    ...(releaseTag === undefined ? [] : assetRules(assetName ?? nameOf(output))),
    ...outputRules(output, artifact === true),
  ]).map(({ subject, ...problem }) => ({
    ...problem,
    subject: subject === 'true' ? subject : JSON.stringify(subject),
  }));
}

function nameOf(output: string | undefined): string | undefined {
  return output && basename(output);
}

type ExportRule = Rule<keyof typeof inputs>;

function assetRules(name: string | undefined): ExportRule[] {
  if (name === undefined) return [];
  const invalid = `isn't a valid release asset name. Use letters, digits, ".", "_" and "-", with a letter or digit first and last.`;
  const temporary = 'has ".docs-ci-", which docs-ci uses for files that it replaces. Choose another name.';
  return [
    [!ASSET_NAME.test(name), 'assetName', invalid, name],
    [name.includes('.docs-ci-'), 'assetName', temporary, name],
    [
      name.length > MAX_ASSET_NAME_BYTES,
      'assetName',
      tooLong('the name of a release asset', MAX_ASSET_NAME_BYTES),
      shorten(name, 40),
    ],
  ];
}

/** Nothing of this may come up only after an export was spent. */
function outputRules(output: string | undefined, artifact: boolean): ExportRule[] {
  if (output === undefined) return [];
  const name = basename(output);
  const problem = artifactNameProblem(name);
  if (!artifact || problem === undefined) return [];
  return [[true, 'output', `${problem}.`, shorten(name, 40)]];
}

function tooLong(kind: string, maxBytes: number): string {
  return `is too long for ${kind}. Use at most ${maxBytes} bytes.`;
}
