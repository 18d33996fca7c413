/** The YAML blocks of the documentation, and what they use of docs-ci. */
import { parseAllDocuments } from 'yaml';
import packageJson from '../../package.json' with { type: 'json' };
import { repositoryOf } from '../../scripts/release/owner.js';
import type { ActionStep } from './documents.js';
import type { Yaml } from './yaml.js';

/** Owner and name, as people write them in `uses:` and `component:`. */
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

/** A pipeline whose components are taken from the project itself, as it is committed. */
export function withOwnComponents(pipeline: string): string {
  return pipeline.replace(new RegExp(`/${REPOSITORY}/([^@]+)@v\\d+`, 'g'), '/$CI_PROJECT_PATH/$1@$CI_COMMIT_SHA');
}

/** One use of an action or a component. */
export interface Use {
  readonly where: string;
  readonly platform: 'github' | 'gitlab';
  /** Name of the command; empty for the root action. */
  readonly command: string;
  readonly ref: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  /** GitHub: what the token of the job may do. */
  readonly permissions: Readonly<Record<string, string>> | undefined;
  /** GitHub: inputs of every use in the same job. */
  readonly together?: readonly Use['inputs'][];
  /** GitHub: what the other steps of the job need of the repository. */
  readonly contents?: 'read' | 'write';
}

/** Every use of docs-ci in a YAML. */
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
