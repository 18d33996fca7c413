/** Checks pipelines that include docs-ci components for errors that gitlab-ci-local does not report. */
import type { Template, TemplateInput } from './documents.js';

interface Include {
  readonly component?: string;
  readonly inputs?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly stage?: string;
  readonly needs?: readonly unknown[];
  readonly rules?: readonly unknown[];
  readonly [keyword: string]: unknown;
}

export interface Pipeline {
  readonly stages?: readonly string[];
  readonly include?: readonly Include[];
  readonly [job: string]: unknown;
}

const GLOBAL_KEYWORDS = ['stages', 'include', 'workflow', 'variables', 'default', 'image', 'services', 'cache'];
const DEFAULT_STAGES = ['build', 'test', 'deploy'];
/** Returns one sentence for each keyword that GitLab rejects if it is empty. */
export function emptyKeywords(name: string, job: Readonly<Record<string, unknown>>): string[] {
  return ['rules', 'tags', 'script']
    .filter((keyword) => isEmpty(job[keyword]))
    .map((keyword) => `${keyword} of ${name} is empty`);
}

/** @param templateOf returns the component with a name, or undefined */
export function pipelineProblems(pipeline: Pipeline, templateOf: (name: string) => Template | undefined): string[] {
  const jobs = Object.entries(pipeline).filter(([name]) => !GLOBAL_KEYWORDS.includes(name)) as [string, Job][];
  const includes = pipeline.include ?? [];
  const included = includes.map((include) => includedJob(include, templateOf));
  const names = included.map(({ name }) => name);
  const stages = ['.pre', ...(pipeline.stages ?? DEFAULT_STAGES), '.post'];
  const jobStages = [...included, ...jobs.map(([name, { stage }]) => ({ name, stage }))];
  return [
    ...includes.flatMap((include) => includeProblems(include, templateOf)),
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `the job ${name} is included twice`),
    ...jobStages
      .filter(({ stage }) => stage !== undefined && !stages.includes(stage))
      .map(({ name, stage }) => `the stage ${String(stage)} of ${name} is none of the pipeline`),
    ...includes.flatMap(({ inputs = {} }, index) => manualProblems(names[index] ?? '', inputs.rules)),
    ...includes.flatMap(({ component = '', inputs = {} }, index) => {
      const name = names[index] ?? '';
      const isWriting =
        /\/OWNER\/.*\/publish-branch@/.test(component) && inputs.mode !== 'check' && inputs['dry-run'] !== true;
      const hasGroup = (pipeline[name] as Job | undefined)?.resource_group !== undefined;
      return isWriting && !hasGroup
        ? [`${name} may run beside another run that publishes: it has no resource_group`]
        : [];
    }),
    ...jobs.flatMap(([name, job]) => jobProblems(name, job, [...names, ...jobs.map(([one]) => one)], names)),
  ];
}

interface JobStage {
  readonly name: string;
  readonly stage: string | undefined;
}

function includedJob(
  { component = '', inputs = {} }: Include,
  templateOf: (name: string) => Template | undefined,
): JobStage {
  const name = componentName(component);
  const spec = templateOf(name)?.spec.inputs;
  const value = (input: string): string | undefined => (inputs[input] ?? spec?.[input]?.default) as string | undefined;
  return { name: value('job-name') ?? name, stage: value('stage') };
}

function componentName(component: string): string {
  return /\/([^/@]+)@/.exec(component)?.[1] ?? '';
}

function includeProblems(
  { component = '', inputs = {} }: Include,
  templateOf: (name: string) => Template | undefined,
): string[] {
  const name = componentName(component);
  const template = templateOf(name);
  if (template === undefined) return [`there is no component ${component}`];
  return [
    // GitLab only includes components from its own host, which differs for self-managed instances.
    ...(component.startsWith('$CI_SERVER_FQDN/') ? [] : [`${component} does not begin with $CI_SERVER_FQDN/`]),
    ...(component.endsWith('@~latest') ? [`${component} may break any day`] : []),
    ...Object.entries(template.spec.inputs).flatMap(([input, spec]) =>
      input in inputs ? valueProblems(input, inputs[input], spec) : [],
    ),
  ];
}

/** test/repo/examples.test.ts checks names and values of inputs for both platforms. */
function valueProblems(input: string, value: unknown, { type, default: fallback }: TemplateInput): string[] {
  const isReference = typeof fallback === 'string' && /^\$DOCS_(API_KEY|CI_GITLAB_TOKEN)$/.test(fallback);
  return [
    ...(isEmpty(value) && type === 'array' ? [`${input} is empty`] : []),
    ...(isReference && !/^(\$[A-Z_]+)?$/.test(String(value)) ? [`${input} is no reference to a variable`] : []),
  ];
}

function jobProblems(name: string, job: Job, all: readonly string[], included: readonly string[]): string[] {
  const isHidden = name.startsWith('.');
  // A job with the name of an included job extends it.
  const hasWork = isHidden || included.includes(name) || ['script', 'trigger', 'extends'].some((key) => key in job);
  const needs = (job.needs ?? []).map((need) => (typeof need === 'string' ? need : (need as { job?: string }).job));
  return [
    ...emptyKeywords(name, job),
    ...manualProblems(name, job.rules),
    ...(hasWork ? [] : [`job ${name} does nothing`]),
    ...needs
      .filter((need) => need !== undefined && !all.includes(need))
      .map((need) => `${name} needs ${need}, which is no job`),
  ];
}

/** In `rules`, GitLab waits for a manual job that may not fail: the pipeline stays blocked until somebody starts it. */
function manualProblems(name: string, rules: unknown): string[] {
  const all = Array.isArray(rules)
    ? (rules as readonly { readonly when?: string; readonly allow_failure?: boolean }[])
    : [];
  return all.some((rule) => rule.when === 'manual' && rule.allow_failure !== true)
    ? [`${name} blocks the pipeline until somebody starts it: it has when: manual without allow_failure: true`]
    : [];
}

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
