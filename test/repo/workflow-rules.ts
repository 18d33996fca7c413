/** Checks the workflows of this repository for rules that GitHub does not enforce. */
import { parse } from 'yaml';
import type { ActionStep } from './documents.js';

interface Pin {
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

/** These events run code of other users with the secrets of the repository. */
const DANGEROUS_EVENTS = ['pull_request_target', 'workflow_run', 'issue_comment'];
const WHOLE_COMMIT = /^[0-9a-f]{40}$/;

/** Returns every use of a third-party action with the version in its comment. */
export function pinsOf(text: string): Pin[] {
  return [...text.matchAll(/uses: +([^\s.$][^@\s]*)@(\S+)(?: +# *(\S+))?/g)].map(
    ([, path = '', commit = '', version = '']) => ({
      // All actions of one repository share a pin.
      action: path.split('/').slice(0, 2).join('/'),
      commit,
      version,
    }),
  );
}

/** Returns one sentence for each broken rule. */
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
  const excessive = Object.entries(permissions).filter(([, access]) => !allowed.includes(access));
  return excessive.map(([scope, access]) => `${where} has ${scope}: ${access}; give it to the job that needs it`);
}

function jobProblems(name: string, job: Job): string[] {
  // A reusable workflow sets its own limits.
  if (job.uses !== undefined) return [];
  return [
    ...(job['timeout-minutes'] === undefined ? [`the job ${name} has no timeout-minutes`] : []),
    ...(job.permissions === undefined ? [] : permissionProblems(`the job ${name}`, job.permissions, ['read', 'write'])),
    ...(job.steps ?? []).flatMap((step) => stepProblems(name, step)),
  ];
}

function stepProblems(job: string, { uses = '', run = '', with: inputs }: ActionStep): string[] {
  const keepsCredentials = uses.startsWith('actions/checkout@') && String(inputs?.['persist-credentials']) !== 'false';
  return [
    ...(run.includes('${{') ? [`a script of ${job} contains an expression; hand it over by env`] : []),
    ...(keepsCredentials ? [`a checkout of ${job} keeps its credentials`] : []),
  ];
}

function pinProblems({ action, commit, version }: Pin): string[] {
  return [
    ...(WHOLE_COMMIT.test(commit) ? [] : [`${action} is not pinned by a whole commit`]),
    ...(/^v\d+\.\d+\.\d+$/.test(version) ? [] : [`the pin of ${action} does not say its whole version`]),
  ];
}
