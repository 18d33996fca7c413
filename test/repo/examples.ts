/** The YAML blocks of the documentation, and what they use of docs-ci. */
import { parseAllDocuments } from 'yaml';
import type { ActionStep } from './documents.js';

export interface Block {
  /** `README.md:21` */
  readonly where: string;
  readonly text: string;
}

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
  /** GitHub: what the other steps of the job need of the repository. */
  readonly contents?: 'read' | 'write';
}

export function yamlBlocks(path: string, text: string): Block[] {
  return [...text.matchAll(/^```ya?ml\n([\s\S]*?)^```$/gm)].map((match) => ({
    where: `${path}:${text.slice(0, match.index).split('\n').length}`,
    text: match[1] ?? '',
  }));
}

/** Every use of docs-ci in a block. A block that is no YAML throws. */
export function usesOf({ where, text }: Block): Use[] {
  const documents = parseAllDocuments(text);
  for (const { errors } of documents) if (errors[0]) throw new Error(`${where}: ${errors[0].message}`);
  return documents.flatMap((document) => {
    const data = document.toJS() as (Workflow & Pipeline) | null;
    return [...gitHubUses(where, data ?? {}), ...gitLabUses(where, data ?? {})];
  });
}

function gitHubUses(where: string, workflow: Workflow): Use[] {
  return Object.values(workflow.jobs ?? {}).flatMap(({ permissions = workflow.permissions, steps = [] }) =>
    steps.flatMap(({ uses = '', with: inputs = {} }) => {
      const [, command = '', ref = ''] = /^OWNER\/docs-ci(?:\/actions\/([^@]+))?@(.+)$/.exec(uses) ?? [];
      if (!ref) return [];
      return [{ where, platform: 'github' as const, command, ref, inputs, permissions, contents: contentsOf(steps) }];
    }),
  );
}

function contentsOf(steps: readonly ActionStep[]): Use['contents'] {
  if (steps.some(({ run = '' }) => /^git push\b/m.test(run))) return 'write';
  return steps.some(({ uses = '' }) => uses.startsWith('actions/checkout@')) ? 'read' : undefined;
}

function gitLabUses(where: string, { include }: Pipeline): Use[] {
  return (include ?? []).flatMap(({ component = '', inputs = {} }) => {
    const [, command = '', ref = ''] = /^\$CI_SERVER_FQDN\/OWNER\/docs-ci\/([^@]+)@(.+)$/.exec(component) ?? [];
    return ref ? [{ where, platform: 'gitlab' as const, command, ref, inputs, permissions: undefined }] : [];
  });
}
