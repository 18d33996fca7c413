/** Declares the inputs and outputs of check-pages. */
import { isFile, isFolder } from '../../disk/paths.js';
import { placeProblem } from '../../pages/place.js';
import type { Problem } from '../command.js';
import { commonInputs } from '../common-inputs.js';
import { choice, filePath, flag, globs, type InputValues, lines, path, text } from '../input-kinds.js';
import { parseSeverities } from './verdicts.js';

export const inputs = {
  scope: choice(['changes', 'all'], {
    description:
      'changes fails the job if a change makes the pages worse than live; all lists everything and never fails.',
    default: 'changes',
  }),
  branch: text({
    description: 'Branch of the documentation project to look at. Use either branch or path.',
    defaultText: 'pull request branch, else live',
  }),
  path: path({ description: 'Folder of the repository to look at instead of a branch.' }),
  to: text({
    description: 'Folder of the documentation project that path goes to.',
    default: '.',
  }),
  configFile: filePath({
    description: 'Configuration file of the project in the repository.',
    defaultText: 'the JSON file directly in path that has navigation, else that of live',
  }),
  exclude: globs({ description: 'Globs below path of files that are not pages, one per line.' }),
  severity: lines({
    description: 'Severity of rules: rule: problem, warning or off, one per line.',
    defaultText: 'the severities of the table of rules',
  }),
  allow: lines({ description: 'Globs of page paths that may be gone, hidden or linked, one per line.' }),
  code: globs({ description: 'Globs of files with links to the documentation, one per line. Needs site-url.' }),
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
} as const;

export type CheckPagesInputs = InputValues<typeof inputs>;

export const outputs = {
  problems: 'Number of problems; in scope changes they fail the job',
  warnings: 'Number of warnings',
  unknown: 'Number of findings that are not known to be a problem',
  pages: 'Number of pages in path, or of pages that were read',
  old: 'Number of findings that live has, too',
  report: 'Path of check-pages.json',
  redirects: 'Path of redirects.json with the redirects to add; empty without a proposal',
  'issue-url': 'URL of the issue',
};

type InputProblem = Problem<keyof typeof inputs>;

/** Finds problems between inputs. Inputs with an invalid value of their own are missing. */
export function checkInputs(values: Partial<CheckPagesInputs>): InputProblem[] {
  const { scope, code, siteUrl = [], issue, severity = [] } = values;
  const problems: InputProblem[] =
    values.path === undefined ? folderProblems(values) : pathProblems(values.path, values);
  if (code !== undefined && siteUrl.length === 0)
    problems.push({ input: 'code', problem: 'needs site-url. Set the public URL of the documentation' });
  const badUrl = siteUrl.find((url) => !/^https?:\/\/[^\s/]+/i.test(url));
  if (badUrl !== undefined)
    problems.push({
      input: 'siteUrl',
      subject: badUrl,
      problem: "isn't a URL. Use one such as https://docs.example.com",
    });
  if (issue !== undefined && scope === 'changes')
    problems.push({ input: 'issue', problem: 'needs scope all. Set it, or remove the issue' });
  const severities = parseSeverities(severity);
  if (typeof severities === 'string') problems.push({ input: 'severity', problem: severities });
  return problems;
}

/** Inputs that only make sense with a folder. */
function folderProblems({ configFile, to = '.' }: Partial<CheckPagesInputs>): InputProblem[] {
  const problem = 'needs path. Set the folder of the pages';
  return [
    ...(configFile === undefined ? [] : [{ input: 'configFile', problem } as const]),
    ...(to === '.' ? [] : [{ input: 'to', problem } as const]),
  ];
}

function pathProblems(folder: string, { branch, configFile, to = '.' }: Partial<CheckPagesInputs>): InputProblem[] {
  const toProblem = to === '.' ? undefined : placeProblem(to);
  return [
    ...(branch === undefined
      ? []
      : [{ input: 'branch', problem: "can't be used with path. Remove one of them" } as const]),
    ...(isFolder(folder) ? [] : [{ input: 'path', problem: "isn't a folder. Check the spelling" } as const]),
    ...(configFile === undefined || isFile(configFile)
      ? []
      : [{ input: 'configFile', problem: "isn't a file. Check the spelling" } as const]),
    ...(toProblem === undefined
      ? []
      : [{ input: 'to', problem: `${toProblem}. Use a folder such as reference/api` } as const]),
  ];
}
