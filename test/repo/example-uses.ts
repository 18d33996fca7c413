/** Finds the uses of docs-ci in the YAML blocks of the documentation. */
import { parseAllDocuments } from 'yaml';
import packageJson from '../../package.json' with { type: 'json' };
import { repositoryOf } from '../../scripts/release/owner.js';
import type { ActionStep } from './documents.js';
import type { Yaml } from './yaml.js';

/** The owner and name of the repository in `uses:` and `component:`. */
export const REPOSITORY = repositoryOf(packageJson);

interface GitHubJob {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps?: readonly ActionStep[];
}

interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs?: Readonly<Record<string, GitHubJob>>;
}

interface Pipeline {
  readonly include?: readonly { readonly component?: string; readonly inputs?: Readonly<Record<string, unknown>> }[];
}

const USES = new RegExp(`^${REPOSITORY}(?:/actions/([^@]+))?@(.+)$`);
const COMPONENT = new RegExp(`^\\$CI_SERVER_FQDN/${REPOSITORY}/([^@]+)@(.+)$`);

/** Makes a pipeline use the components of its own project at the current commit. */
export function withOwnComponents(pipeline: string): string {
  return pipeline.replace(new RegExp(`/${REPOSITORY}/([^@]+)@v\\d+`, 'g'), '/$CI_PROJECT_PATH/$1@$CI_COMMIT_SHA');
}

/** A use of an action or a component. */
export interface Use {
  readonly where: string;
  readonly platform: 'github' | 'gitlab';
  /** The name of the command; empty for the root action. */
  readonly command: string;
  readonly ref: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  /** GitHub: the permissions of the job's token. */
  readonly permissions: Readonly<Record<string, string>> | undefined;
  /** GitHub: the inputs of every use in the same job. */
  readonly together?: readonly Use['inputs'][];
  /** GitHub: the access to contents that the other steps of the job need. */
  readonly contents?: 'read' | 'write';
}

/** Returns every use of docs-ci in a YAML document. */
export function usesOf({ where, text }: Pick<Yaml, 'where' | 'text'>): Use[] {
  return parseAllDocuments(text).flatMap((document) => {
    const data = document.toJS() as (Workflow & Pipeline) | null;
    return [...gitHubUses(where, data ?? {}), ...gitLabUses(where, data ?? {})];
  });
}

function gitHubUses(where: string, workflow: Workflow): Use[] {
  return Object.values(workflow.jobs ?? {}).flatMap(({ permissions = workflow.permissions, steps = [] }) => {
    const uses = steps.flatMap(({ uses = '', with: inputs = {} }) => {
      const [, command = '', ref = ''] = USES.exec(uses) ?? [];
      return ref ? [{ command, ref, inputs }] : [];
    });
    const together = uses.map(({ inputs }) => inputs);
    const job = { where, platform: 'github' as const, permissions, together, contents: contentsOf(steps) };
    return uses.map((use) => ({ ...job, ...use }));
  });
}

function contentsOf(steps: readonly ActionStep[]): Use['contents'] {
  if (steps.some(({ run = '' }) => /^git push\b/m.test(run))) return 'write';
  return steps.some(({ uses = '' }) => uses.startsWith('actions/checkout@')) ? 'read' : undefined;
}

function gitLabUses(where: string, { include }: Pipeline): Use[] {
  return (include ?? []).flatMap(({ component = '', inputs = {} }) => {
    const [, command = '', ref = ''] = COMPONENT.exec(component) ?? [];
    return ref ? [{ where, platform: 'gitlab' as const, command, ref, inputs, permissions: undefined }] : [];
  });
}
