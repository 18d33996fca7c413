/** Says what to do on each platform if a run has no key, no URL or no workspace. Pure. */
import { EXAMPLE_BASE_URL } from '../commands/inputs/kinds.js';
import type { Host } from '../hosts/host.js';
import { quoted } from '../text/sentences.js';
import { inputName } from '../text/input-names.js';

/** The names of the secret and the variable in the examples of the documentation. */
const KEY_VARIABLE = 'DOCS_API_KEY';
const URL_VARIABLE = 'DOCS_BASE_URL';

const EXPOSED =
  'With pull_request_target, pull requests from forks get secrets too, so never run their code in this job.';

const PROTECTED = 'A protected variable only exists on protected branches and tags';

interface MissingKey {
  readonly problem: string;
  readonly advice: string;
  /** What to do if such a run is skipped although it could get the key: nobody sees that from a green job. */
  readonly warning?: string;
}

/** Says why the key is missing, and how to add it or to run without it. */
export function describeMissingKey(host: Host): MissingKey {
  const missing = `${inputName('api-key')} is missing`;
  if (host.name === 'terminal')
    return { problem: `${missing}.`, advice: 'Set the environment variable DOCS_CI_API_KEY.' };
  const { secrets, canGetSecrets } = host.runContext;
  if (secrets === 'withheld') {
    const [request, values] =
      host.name === 'gitlab' ? ['merge', 'CI/CD variables'] : ['pull', 'secrets or variables by default'];
    return {
      problem: `${missing}, because ${request} requests from forks don't get ${values}.`,
      advice: skipAdvice('such runs'),
    };
  }
  if (host.name === 'gitlab') {
    const reference = referenceIn(host, 'api-key');
    const cause = reference ? `the CI/CD variable ${reference} isn't set` : "its CI/CD variable is empty or isn't set";
    // A job of a tag or a schedule that is skipped for a long time would go unnoticed.
    const skip = host.runContext.pullRequest === undefined ? '' : ` ${skipAdvice('merge requests without a key')}`;
    const find = `In .gitlab-ci.yml, see which variable ${inputName('api-key')} of this job names (${KEY_VARIABLE} only if the job doesn't set ${inputName('api-key')}).`;
    const name = reference ?? 'this variable';
    const start = reference === undefined ? `${find} ` : '';
    return {
      problem: `${missing}, because ${cause} for this pipeline.`,
      advice: `${start}Add ${name} under Settings → CI/CD → Variables and mask it. ${PROTECTED}.${skip}`,
      ...(canGetSecrets && {
        warning: `This merge request isn't from a fork, so it can get the key. ${start}Under Settings → CI/CD → Variables, add ${name}, or clear its Protect flag: merge requests only get protected variables if both branches are protected.`,
      }),
    };
  }
  return missingKeyOnGitHub(host, missing);
}

function skipAdvice(runs: string): string {
  return `To let ${runs} pass, set ${inputName('on-missing-key')} to skip.`;
}

function missingKeyOnGitHub(host: Host, missing: string): MissingKey {
  const { secrets, canGetSecrets } = host.runContext;
  const foreign = referenceIn(host, 'api-key');
  const others =
    secrets === 'exposed'
      ? EXPOSED
      : `By default, runs from forks and Dependabot don't get it. ${skipAdvice('such runs')}`;
  const cure =
    foreign === undefined
      ? `Set ${inputName('api-key')} of this step to a secret, such as \${{ secrets.${KEY_VARIABLE} }}, and add this secret under Settings → Secrets and variables → Actions, or to the environment that the job names.`
      : `Set ${inputName('api-key')} to \${{ secrets.${foreign} }}.`;
  return {
    problem: `${missing}, because ${foreign === undefined ? 'this step has no such line, or its secret is empty or not defined' : notReplaced(foreign)}.`,
    advice: foreign === undefined ? `${cure} ${others}` : cure,
    ...(canGetSecrets && {
      warning: `This run isn't for a fork or Dependabot, so it can get the key. ${cure} If it is the secret of an environment, name the environment in the job.`,
    }),
  };
}

/** Why the URL of the API is missing, and where to set it, as the rest of a sentence. */
export function describeMissingUrl(host: Host): string {
  if (host.name === 'terminal')
    return `is missing. Set the environment variable DOCS_CI_BASE_URL to the URL of the API, such as ${EXAMPLE_BASE_URL}`;
  const foreign = host.name === 'github' ? referenceIn(host, 'base-url') : undefined;
  if (foreign !== undefined) return `is missing, because ${notReplaced(foreign)}. Set it to \${{ vars.${foreign} }}`;
  const [name, place] =
    host.name === 'gitlab'
      ? [referenceIn(host, 'base-url'), 'CI/CD → Variables']
      : [undefined, 'Secrets and variables → Actions → Variables'];
  const cause =
    name === undefined
      ? `${host.name === 'gitlab' ? 'the job' : 'this step'} doesn't set it, or its variable is empty or not defined`
      : `the CI/CD variable ${name} isn't set for this pipeline`;
  return `is missing, because ${cause}. Set ${name ?? `the variable that ${inputName('base-url')} names, such as ${URL_VARIABLE},`} under Settings → ${place} to the URL of the API, such as ${EXAMPLE_BASE_URL}${name === undefined ? '' : `. ${PROTECTED}`}`;
}

/** Predefined variables that only some pipelines have: what the pipeline is for, and the rule that selects it. */
const PIPELINES: readonly (readonly [name: RegExp, kind: string, rule: string])[] = [
  [/^CI_COMMIT_TAG$/, 'a tag', '$CI_COMMIT_TAG'],
  [/^CI_COMMIT_BRANCH$/, 'a branch', '$CI_COMMIT_BRANCH'],
  [/^CI_MERGE_REQUEST_/, 'a merge request', '$CI_PIPELINE_SOURCE == "merge_request_event"'],
];

/**
 * Why the variable of an input isn't set, as the parts of a sentence. Undefined unless the platform left a reference to it
 * unexpanded: the whole text, or a predefined variable of GitLab in it. Other texts can have a `$`.
 */
export function describeUnsetVariable(host: Host, input: string): { subject?: string; problem: string } | undefined {
  if (host.name === 'github') return describeForeignVariable(host, input);
  if (host.name !== 'gitlab') return undefined;
  const name = referenceIn(host, input) ?? /\$\{?(CI_\w+)/.exec(host.input(input) ?? '')?.[1];
  // The component sets its own variables.
  if (name === undefined || name.startsWith('DOCS_CI_')) return undefined;
  const [, kind, rule] = PIPELINES.find(([pattern]) => pattern.test(name)) ?? [];
  const isThere = name.startsWith('CI_MERGE_REQUEST_') && host.runContext.pullRequest !== undefined;
  if (kind !== undefined && rule !== undefined && !isThere)
    return {
      subject: name,
      problem: `isn't set, because this pipeline isn't for ${kind}. Add the rule if: ${rule}, or set another value`,
    };
  return {
    subject: `the CI/CD variable ${name}`,
    problem: `isn't set for this pipeline. Set it under Settings → CI/CD → Variables, or set another value. ${PROTECTED}`,
  };
}

function describeForeignVariable(host: Host, input: string): { problem: string } | undefined {
  const name = referenceIn(host, input);
  if (name === undefined) return undefined;
  return {
    problem: `isn't set, because ${notReplaced(name)}. Use \${{ vars.${name} }}, \${{ env.${name} }} or the value`,
  };
}

/** Who copies a value of GitLab or of a shell to GitHub has set the variable, and wouldn't know why it isn't found. */
function notReplaced(name: string): string {
  return `GitHub doesn't replace $${name}`;
}

/** The variable that an input refers to in the way of GitLab, and that the platform didn't replace. */
function referenceIn(host: Host, input: string): string | undefined {
  return /^\s*\$\{?([A-Za-z_]\w*)\}?\s*$/.exec(host.input(input) ?? '')?.[1];
}

const WORKSPACE_HINTS = {
  github: { name: 'GITHUB_WORKSPACE', advice: 'Add a step that runs actions/checkout first.' },
  gitlab: { name: 'CI_PROJECT_DIR', advice: 'Set the variable to the folder of the repository, or unset it.' },
  terminal: { name: 'Current folder', advice: 'Change to the folder of the repository.' },
} as const;

export function describeMissingWorkspace({ name, workspace }: Host): string {
  const hint = WORKSPACE_HINTS[name];
  return `${hint.name}: the folder ${quoted(workspace)} doesn't exist. ${hint.advice}`;
}
