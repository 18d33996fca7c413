/**
 * Azure Pipelines, Bitbucket Pipelines, CircleCI and Jenkins as far as the recipes use them. A key, a condition or a line
 * that is not known here is rejected.
 */
import { parse } from 'yaml';
import { z } from 'zod';

/** What a run builds. */
export interface Build {
  readonly startedBy: 'push' | 'pull request';
  readonly branch: string;
  /** Settings that a person saved on the platform. One that the build doesn't get is absent. */
  readonly settings: Readonly<Record<string, string>>;
}

/** A shell script of a run, and how the platform starts it. */
export interface Script {
  readonly text: string;
  readonly shell: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

interface CiSystem {
  /** The URL of the run that the variables of the platform lead to. */
  readonly runUrl: string;
  /** Throws if the file isn't valid. */
  scriptsOf(file: string, build: Build): Script[];
}

export const SHA = 'c'.repeat(40);

const texts = z.record(z.string(), z.string());
const paths = z.strictObject({ include: z.array(z.string()) });
const trigger = { branches: paths, paths };

/** learn.microsoft.com/azure/devops/pipelines/yaml-schema and …/build/variables */
const azureSchema = z.strictObject({
  trigger: z.strictObject({ batch: z.literal(true), ...trigger }),
  pr: z.strictObject(trigger),
  pool: z.strictObject({ vmImage: z.literal('ubuntu-latest') }),
  variables: texts,
  steps: z.array(
    z.union([
      z.strictObject({ task: z.literal('UseNode@1'), inputs: z.strictObject({ version: z.string() }) }),
      z.strictObject({ script: z.string(), displayName: z.string(), condition: z.string(), env: texts }),
    ]),
  ),
});
const AZURE_CONDITIONS: Readonly<Record<string, Build['startedBy']>> = {
  "and(succeeded(), eq(variables['Build.Reason'], 'PullRequest'))": 'pull request',
  "and(succeeded(), ne(variables['Build.Reason'], 'PullRequest'))": 'push',
};

const azure: CiSystem = {
  runUrl: 'https://dev.azure.com/acme/6c3e8d0f-1a2b/_build/results?buildId=1234',
  scriptsOf(file, { startedBy, branch, settings }) {
    const { variables, steps } = azureSchema.parse(parse(file));
    const isPull = startedBy === 'pull request';
    const predefined = {
      TF_BUILD: 'True',
      BUILD_REASON: isPull ? 'PullRequest' : 'IndividualCI',
      BUILD_SOURCEVERSION: SHA,
      BUILD_SOURCEBRANCH: isPull ? 'refs/pull/7/merge' : `refs/heads/${branch}`,
      ...(isPull && { SYSTEM_PULLREQUEST_SOURCEBRANCH: `refs/heads/${branch}` }),
      BUILD_BUILDID: '1234',
      SYSTEM_TEAMFOUNDATIONCOLLECTIONURI: 'https://dev.azure.com/acme/',
      SYSTEM_TEAMPROJECT: 'The SDK',
      SYSTEM_TEAMPROJECTID: '6c3e8d0f-1a2b',
    };
    // A macro of a variable that isn't there stays as it is.
    const expand = (text: string): string =>
      text.replace(/\$\(([\w.]+)\)/g, (macro, name: string) => settings[name] ?? macro);
    // A secret only reaches a script through `env`.
    const open = Object.fromEntries(Object.entries(settings).filter(([name]) => name !== 'DOCS_CI_API_KEY'));
    return steps.flatMap((step): Script[] => {
      if (!('script' in step)) return [];
      const when = AZURE_CONDITIONS[step.condition];
      if (when === undefined) throw new Error(`The condition ${step.condition} isn't known here.`);
      if (when !== startedBy) return [];
      const mapped = Object.entries(step.env).map(([name, value]) => [name, expand(value)]);
      const env = { ...predefined, ...open, ...variables, ...(Object.fromEntries(mapped) as Record<string, string>) };
      return [{ text: expand(step.script), shell: ['bash', '--noprofile', '--norc'], env }];
    });
  },
};

/** support.atlassian.com/bitbucket-cloud: variables-and-secrets */
const bitbucketSteps = z.array(
  z.strictObject({ step: z.strictObject({ name: z.string(), script: z.array(z.string()) }) }),
);
const bitbucketSchema = z.strictObject({
  image: z.string(),
  pipelines: z.strictObject({
    'pull-requests': z.strictObject({ '**': bitbucketSteps }),
    branches: z.strictObject({ main: bitbucketSteps }),
  }),
});

const bitbucket: CiSystem = {
  runUrl: 'https://bitbucket.org/acme/sdk/pipelines/results/42',
  scriptsOf(file, { startedBy, branch, settings }) {
    const { pipelines } = bitbucketSchema.parse(parse(file));
    const isPull = startedBy === 'pull request';
    const env = {
      ...settings,
      CI: 'true',
      BITBUCKET_BRANCH: branch,
      BITBUCKET_COMMIT: SHA,
      BITBUCKET_BUILD_NUMBER: '42',
      BITBUCKET_REPO_FULL_NAME: 'acme/sdk',
      ...(isPull && { BITBUCKET_PR_ID: '7' }),
    };
    const steps = isPull ? pipelines['pull-requests']['**'] : pipelines.branches.main;
    return steps.map(({ step }) => ({ text: step.script.join('\n'), shell: ['bash', '-e'], env }));
  },
};

/** circleci.com/docs/variables and …/configuration-reference */
const circleSchema = z.strictObject({
  version: z.literal(2.1),
  jobs: z.strictObject({
    pages: z.strictObject({
      docker: z.array(z.strictObject({ image: z.string() })),
      environment: texts,
      steps: z.array(z.union([z.literal('checkout'), z.strictObject({ run: z.string() })])),
    }),
  }),
  workflows: z.strictObject({ docs: z.strictObject({ jobs: z.tuple([z.literal('pages')]) }) }),
});

const circle: CiSystem = {
  runUrl: 'https://circleci.com/gh/acme/sdk/99',
  scriptsOf(file, { branch, settings }) {
    if (file.includes('<<')) throw new Error('<< starts an expression of CircleCI, which is not known here.');
    const { environment, steps } = circleSchema.parse(parse(file)).jobs.pages;
    const own = {
      CI: 'true',
      CIRCLECI: 'true',
      CIRCLE_BRANCH: branch,
      CIRCLE_SHA1: SHA,
      CIRCLE_BUILD_URL: this.runUrl,
    };
    const env = { ...settings, ...own, ...environment };
    return steps.flatMap((step) =>
      step === 'checkout' ? [] : [{ text: step.run, shell: ['bash', '-eo', 'pipefail'], env }],
    );
  },
};

/** jenkins.io/doc/book/pipeline/syntax, line by line */
const JENKINS_LINE =
  /^(?:pipeline \{|agent \{ docker \{ image '[\w:.-]+' \} \}|options \{ disableConcurrentBuilds\(\) \}|environment \{|stages \{|steps \{|\}|\/\/ .*)?$/;
const JENKINS_WHEN: Readonly<Record<string, (build: Build) => boolean>> = {
  'changeRequest()': ({ startedBy }) => startedBy === 'pull request',
  "branch 'main'": ({ startedBy, branch }) => startedBy === 'push' && branch === 'main',
};

const jenkins: CiSystem = {
  runUrl: 'https://jenkins.example.com/job/sdk/job/main/12/',
  scriptsOf(file, build) {
    const own = {
      BRANCH_NAME: build.startedBy === 'push' ? build.branch : 'PR-7',
      GIT_COMMIT: SHA,
      BUILD_URL: this.runUrl,
      ...(build.startedBy === 'pull request' && { CHANGE_ID: '7', CHANGE_BRANCH: build.branch }),
    };
    const env: Record<string, string> = {};
    const scripts: Script[] = [];
    let runs = true;
    for (const line of file.split('\n').map((one) => one.trim())) {
      const [, name = '', credential, value = ''] =
        /^(\w+) = (?:credentials\('([\w-]+)'\)|'([^']*)')(?: \/\/ .*)?$/.exec(line) ?? [];
      const [, condition] = /^when \{ (.*) \}$/.exec(line) ?? [];
      // Groovy replaces nothing within single quotes, but reads escapes.
      const [, text] = /^sh '([^'\\]*)'$/.exec(line) ?? [];
      if (name) env[name] = credential === undefined ? value : (build.settings.DOCS_CI_API_KEY ?? '');
      else if (/^stage\('\w+'\) \{$/.test(line)) runs = true;
      else if (condition !== undefined) runs = whenOf(condition)(build);
      else if (text !== undefined) scripts.push(...(runs ? [{ text, shell: ['sh', '-xe'], env }] : []));
      else if (!JENKINS_LINE.test(line)) throw new Error(`Jenkinsfile: ${line} isn't known here.`);
    }
    // People write the API base URL into the file. Here it is that of the test.
    const url = build.settings.DOCS_CI_BASE_URL;
    return scripts.map((one) => ({ ...one, env: { ...own, ...env, ...(url && { DOCS_CI_BASE_URL: url }) } }));
  },
};

function whenOf(condition: string): (build: Build) => boolean {
  const found = JENKINS_WHEN[condition];
  if (!found) throw new Error(`Jenkinsfile: when { ${condition} } isn't known here.`);
  return found;
}

/** By the file that each of them reads. */
export const CI_SYSTEMS = {
  'azure-pipelines.yml': azure,
  'bitbucket-pipelines.yml': bitbucket,
  '.circleci/config.yml': circle,
  Jenkinsfile: jenkins,
} satisfies Readonly<Record<string, CiSystem>>;

export type CiFile = keyof typeof CI_SYSTEMS;

export function isCiFile(file: string): file is CiFile {
  return Object.hasOwn(CI_SYSTEMS, file);
}
