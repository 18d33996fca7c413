/** Declares the inputs and outputs of check-pages. */
import type { RunContext } from '../../hosts/host.js';
import { placeProblem } from '../../pages/place.js';
import { quoted } from '../../text/sentences.js';
import { type Problem, problemsOf, type Rule, type InputValues } from '../command.js';
import { commonInputs, token } from '../inputs/common-inputs.js';
import { checkLines, choice, filePath, flag, globs, lines, path, text } from '../inputs/kinds.js';
import { DEFAULTS, RULE_NAMES, type Severities } from './rules/all-rules.js';
import { inputName, setting } from '../../text/input-names.js';

const severityLines = lines({
  description: 'Severity per rule, one per line, such as links: warning. Use problem, warning or off.',
  defaultText: 'the severities of the table of rules',
});

/** Parses lines such as `anchors: off`. */
function parseSeverities(raw: string): Severities {
  const severities: Record<string, string> = { ...DEFAULTS };
  const items = severityLines.parse(raw);
  checkLines(items, (line) => {
    const [, rule = '', level = ''] = /^([a-z-]+)\s*:\s*(problem|warning|off)$/.exec(line) ?? [];
    if (!Object.hasOwn(DEFAULTS, rule))
      return `isn't a valid severity. Use "rule: problem", "rule: warning" or "rule: off", with one of ${RULE_NAMES.join(', ')}`;
    severities[rule] = level;
    return undefined;
  });
  return severities as unknown as Severities;
}

export const inputs = {
  scope: choice(['changes', 'all'], {
    description:
      "changes fails the job for a problem that the live site doesn't have; all lists everything, and no finding fails the job.",
    default: 'changes',
  }),
  branch: text({
    description: 'Branch of the documentation project to look at. Use either branch or path.',
    defaultText: 'pull request branch, or live with scope all',
  }),
  path: path({ description: 'Folder of the repository to look at instead of a branch.' }),
  to: text({ description: 'Folder of the documentation project for the pages in path.', default: '.' }),
  configFile: filePath({
    description: 'Configuration file of the project in the repository.',
    defaultText: 'without to, the JSON file directly in path that has navigation; else that of the live site',
  }),
  severity: { ...severityLines, parse: parseSeverities },
  allow: lines({ description: 'Glob patterns of page paths that may be gone, hidden or linked, one per line.' }),
  code: globs({ description: 'Glob patterns of files with links to the documentation, one per line. Needs site-url.' }),
  siteUrl: lines({ description: 'Public URLs of the documentation, path included, one per line.' }),
  comment: flag({
    description: 'Write a comment on the pull or merge request if there is something to say, and keep it up to date.',
    default: 'false',
  }),
  issue: text({ description: 'Title of an issue that is kept up to date with all findings. Needs scope all.' }),
  ...commonInputs({
    name: 'check-pages',
    timeout: '15m',
    timeoutText: 'At the limit, the job stops without a verdict.',
  }),
  token,
} as const;

export type CheckPagesInputs = InputValues<typeof inputs>;

export const outputs = {
  problems: 'Number of problems; in scope changes they fail the job',
  warnings: 'Number of warnings',
  unknown: 'Number of findings, except links, not known to be problems',
  pages: 'Number of pages in path, or of pages that were read',
  old: 'Number of findings that the live site has, too',
  report: 'Path of check-pages.json',
  redirects: 'Path of redirects.json with the redirects to add; empty without a proposal',
  'issue-url': 'URL of the issue',
};

/** Finds problems between inputs. Inputs with an invalid value of their own are missing. */
export function checkInputs(
  values: Partial<CheckPagesInputs>,
  { unclearEvent }: RunContext,
): Problem<keyof typeof inputs>[] {
  const { scope, code, siteUrl = [], issue, path: folder, branch } = values;
  const hasNothing = [folder, branch, code].every((value) => value === undefined);
  const badUrls = siteUrl.filter((url) => !/^https?:\/\/[^\s/]+/i.test(url));
  return problemsOf([
    ...folderRules(values),
    [
      hasNothing && scope === 'changes' && unclearEvent !== undefined,
      'path',
      `is required, because the event ${unclearEvent} doesn't say which branch of the service to look at. Set ${inputName('path')} to the folder with all pages, or set ${inputName('branch')}`,
    ],
    [
      code !== undefined && siteUrl.length === 0,
      'code',
      `needs ${inputName('site-url')}. Set the public URL of the documentation`,
    ],
    ...badUrls.map((url) => [true, 'siteUrl', "isn't a URL. Use https://docs.example.com", quoted(url)] as const),
    [
      issue !== undefined && scope === 'changes',
      'issue',
      `needs ${setting('scope', 'all')}. Set it, or remove ${inputName('issue')}`,
    ],
  ]);
}

function folderRules(values: Partial<CheckPagesInputs>): Rule<keyof typeof inputs>[] {
  const { path: folder, branch, to = '.', configFile } = values;
  const needsPath = `needs ${inputName('path')}. Set the folder of the pages`;
  return [
    [
      folder !== undefined && branch !== undefined,
      'branch',
      `can't be used with ${inputName('path')}. Remove one of them`,
    ],
    [configFile !== undefined && folder === undefined, 'configFile', needsPath],
    [to !== '.' && folder === undefined, 'to', needsPath],
    [to !== '.' && placeProblem(to) !== undefined, 'to', `${placeProblem(to)}. Use a folder such as docs/api`],
  ];
}
