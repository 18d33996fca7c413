/** What a workflow of this repository has to keep to, beyond what GitHub accepts. Pure. */
import { parse } from 'yaml';
import type { ActionStep } from './documents.js';

export interface Pin {
  readonly action: string;
  readonly commit: string;
  readonly version: string;
}

type Permissions = Readonly<Record<string, string>> | string | undefined;

interface Job {
  readonly uses?: string;
  readonly permissions?: Permissions;
  readonly 'timeout-minutes'?: number;
  readonly steps?: readonly ActionStep[];
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: Permissions;
  readonly concurrency?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

/** Events that run code of strangers with our secrets. */
const DANGEROUS_EVENTS = ['pull_request_target', 'workflow_run', 'issue_comment'];
const WHOLE_COMMIT = /^[0-9a-f]{40}$/;

/** Every use of an action of others, with the version that its comment says. */
export function pinsOf(text: string): Pin[] {
  return [...text.matchAll(/uses: +([^\s.$][^@\s]*)@(\S+)(?: +# *(\S+))?/g)].map(
    ([, path = '', commit = '', version = '']) => ({
      // Actions of one repository have one pin.
      action: path.split('/').slice(0, 2).join('/'),
      commit,
      version,
    }),
  );
}

/** One sentence for each rule that is broken. */
export function workflowProblems(text: string): string[] {
  const workflow = parse(text) as Workflow;
  const events = Object.keys(workflow.on);
  return [
    ...events.filter((event) => DANGEROUS_EVENTS.includes(event)).map((event) => `the event ${event} is dangerous`),
    ...permissionProblems('the workflow', workflow.permissions, ['read']),
    ...(workflow.concurrency === undefined ? ['the workflow has no concurrency'] : []),
    ...Object.entries(workflow.jobs).flatMap(([name, job]) => jobProblems(name, job)),
    ...pinsOf(text).flatMap(pinProblems),
  ];
}

function permissionProblems(where: string, permissions: Permissions, allowed: readonly string[]): string[] {
  if (permissions === undefined) return [`${where} says nothing of permissions`];
  if (typeof permissions === 'string') return [`${where} has the permissions ${permissions}`];
  const more = Object.entries(permissions).filter(([, access]) => !allowed.includes(access));
  return more.map(([scope, access]) => `${where} has ${scope}: ${access}; give it to the job that needs it`);
}

function jobProblems(name: string, job: Job): string[] {
  // A workflow that is called has limits of its own.
  if (job.uses !== undefined) return [];
  return [
    ...(job['timeout-minutes'] === undefined ? [`the job ${name} has no timeout-minutes`] : []),
    ...(job.permissions === undefined ? [] : permissionProblems(`the job ${name}`, job.permissions, ['read', 'write'])),
    ...(job.steps ?? []).flatMap((step) => stepProblems(name, step)),
  ];
}

function stepProblems(job: string, { uses = '', run = '', with: inputs }: ActionStep): string[] {
  const keeps = uses.startsWith('actions/checkout@') && String(inputs?.['persist-credentials']) !== 'false';
  return [
    ...(run.includes('${{') ? [`a script of ${job} contains an expression; hand it over by env`] : []),
    ...(keeps ? [`a checkout of ${job} keeps its credentials`] : []),
  ];
}

function pinProblems({ action, commit, version }: Pin): string[] {
  return [
    ...(WHOLE_COMMIT.test(commit) ? [] : [`${action} is not pinned by a whole commit`]),
    ...(/^v\d+\.\d+\.\d+$/.test(version) ? [] : [`the pin of ${action} does not say its whole version`]),
  ];
}
