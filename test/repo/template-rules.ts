/** Checks components for errors that gitlab-ci-local does not report. */
import type { Template, TemplateInput } from './documents.js';
import { emptyKeywords } from './pipeline-rules.js';

const GLOBAL_KEYWORDS = ['default', 'stages', 'workflow', 'variables', 'image', 'services', 'cache', 'include'];
const JOB_NAME = '$[[ inputs.job-name ]]';
/** The schema of GitLab's editor limits descriptions. */
const MAX_DESCRIPTION_LENGTH = 1024;
const MAX_OPTIONS = 50;
/** RE2 does not support lookaround, backreferences, possessive and atomic groups. */
const NOT_RE2 = /\(\?[=!<>]|\\[1-9]|[*+?}]\+/;

/** Returns one sentence for each broken rule. */
export function templateProblems(template: Template): string[] {
  return [...headerProblems(template), ...jobProblems(template), ...usageProblems(template)];
}

function headerProblems({ spec }: Template): string[] {
  return Object.entries(spec.inputs).flatMap(([name, input]) => inputProblems(name, input));
}

function inputProblems(name: string, input: TemplateInput): string[] {
  const { description = '', type = 'string', options, regex } = input;
  const problems: string[] = [];
  if (!/^[a-z][a-z0-9-]*$/.test(name)) problems.push(`input ${name} is not in kebab-case`);
  if (description === '' || description.length > MAX_DESCRIPTION_LENGTH)
    problems.push(`input ${name} has no fit description`);
  if (options && (options.length > MAX_OPTIONS || type === 'boolean'))
    problems.push(`options of ${name} are not allowed`);
  if (regex !== undefined && (type !== 'string' || NOT_RE2.test(regex)))
    problems.push(`the regex of ${name} is none of RE2 for text`);
  if (!('default' in input)) return problems;
  const value = input.default;
  const isOfType = type === 'array' ? Array.isArray(value) : typeof value === type;
  if (!isOfType) problems.push(`the default of ${name} is no ${type}`);
  if (type === 'array' && Array.isArray(value) && value.length === 0) problems.push(`the default of ${name} is empty`);
  if (options && !options.includes(value)) problems.push(`the default of ${name} is none of its options`);
  if (regex !== undefined && !new RegExp(regex).test(String(value)))
    problems.push(`the default of ${name} breaks its regex`);
  return problems;
}

function jobProblems({ jobs }: Template): string[] {
  return Object.entries(jobs).flatMap(([name, job]) => {
    if (GLOBAL_KEYWORDS.includes(name)) return [`${name} is a global keyword`];
    const problems = name.includes(JOB_NAME) ? [] : [`job ${name} does not contain the job-name`];
    if (job === null || Object.keys(job).length === 0) return [...problems, `job ${name} is empty`];
    const scripts = ['before_script', 'script', 'after_script'].map((key) => job[key]);
    if (JSON.stringify(scripts).includes('$[[')) problems.push(`a script of ${name} contains an input`);
    problems.push(...artifactProblems(name, job.artifacts as Artifacts | undefined), ...emptyKeywords(name, job));
    for (const [variable, value] of Object.entries(job.variables ?? {})) {
      if (!['string', 'number', 'boolean'].includes(typeof value)) problems.push(`variable ${variable} is no value`);
      if (!variable.startsWith('DOCS_CI_')) problems.push(`variable ${variable} lacks the prefix`);
      // Only a value that consists of one block keeps its type. A list inside a text becomes Ruby's notation.
      if (/\$\[\[.*\S.*\]\]/.test(String(value)) && !/^\$\[\[ inputs\.[^ \]]+ \]\]$/.test(String(value))) {
        problems.push(`variable ${variable} is more than one input`);
      }
    }
    return problems;
  });
}

interface Artifacts {
  readonly paths?: readonly string[];
  readonly expose_as?: string;
}

function artifactProblems(job: string, artifacts: Artifacts = {}): string[] {
  const { paths = [], expose_as: exposed } = artifacts;
  return [
    // Merge requests do not show artifacts if a path contains a pattern or a variable.
    ...(exposed !== undefined && (paths.length === 0 || paths.some((path) => /[*?]|\$(?!\[\[)/.test(path)))
      ? [`artifacts of ${job} cannot be shown as ${exposed}`]
      : []),
  ];
}

function usageProblems({ spec, jobs }: Template): string[] {
  const used = new Set([...JSON.stringify(jobs).matchAll(/\$\[\[ *inputs\.([^ \]]+)/g)].map(([, name]) => name ?? ''));
  const declared = Object.keys(spec.inputs);
  return [
    ...declared.filter((name) => !used.has(name)).map((name) => `input ${name} is not used`),
    ...[...used].filter((name) => !declared.includes(name)).map((name) => `input ${name} is not declared`),
    ...missingTargets(jobs, spec.inputs),
  ];
}

/** Returns missing targets of `extends`. Inputs in its name need a hidden job for each combination of their values. */
function missingTargets(jobs: Template['jobs'], inputs: Template['spec']['inputs']): string[] {
  const targets = Object.values(jobs).flatMap((job) => (job ? [job.extends ?? []].flat() : [])) as string[];
  const namesOf = (name: string): string[] => {
    const [block, input = ''] = /\$\[\[ inputs\.(?!job-name )([a-z0-9-]+) \]\]/.exec(name) ?? [];
    if (block === undefined) return [name];
    const { type, options } = inputs[input] ?? {};
    const values = type === 'boolean' ? ['true', 'false'] : (options ?? ['(any text)']);
    return values.flatMap((value) => namesOf(name.replace(block, String(value))));
  };
  const names = targets.flatMap(namesOf);
  return names.filter((name) => !(name in jobs)).map((name) => `there is no job ${name} to extend`);
}
