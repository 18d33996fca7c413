/** Declares the inputs of check, and the role and the permissions that each job needs. */
import type { Role } from '../../api/errors.js';
import { commonInputs, token } from '../inputs/common-inputs.js';
import type { InputValues } from '../command.js';
import { multipleChoice } from '../inputs/kinds.js';
import { inputName, setting } from '../../text/input-names.js';

/** What a job needs besides a published project. */
interface Needs {
  /** The lowest role of the API key for its usual work. */
  readonly role: Role;
  /** Entries of `permissions:` in a GitHub job, each with what uses it, and what needs more. */
  readonly permissions: Readonly<Record<string, string>>;
  /** What needs a token on GitLab, where the job's own can't read or write it, each with the lowest role. */
  readonly gitlabToken?: Readonly<Record<string, GitLabRole>>;
}

type GitLabRole = 'Reporter' | 'Developer';

export const JOB_NEEDS = {
  'check-pages': {
    role: 'viewer',
    permissions: {
      'contents: read': 'checkout',
      'pull-requests: write': 'comment, read for the changed files',
      'issues: write': 'issue',
    },
    gitlabToken: {
      'the list of changed files': 'Reporter',
      [inputName('comment')]: 'Developer',
      [inputName('issue')]: 'Reporter',
    },
  },
  'sync-media': {
    role: 'editor',
    permissions: { 'contents: read': 'checkout, write to commit the lock file' },
  },
  'push-content': {
    role: 'editor',
    permissions: { 'contents: read': 'checkout, write for edits', 'pull-requests: write': 'comment and edits' },
    gitlabToken: { [inputName('comment')]: 'Developer', [setting('edits', 'pull-request')]: 'Developer' },
  },
  'publish-branch': { role: 'editor', permissions: {} },
  'trigger-deploy': {
    role: 'editor',
    permissions: {
      'contents: read': 'verify-pages: changed after a push',
      'deployments: write': 'environment',
      'pull-requests: write': 'comment, read for verify-pages: changed on a pull request',
    },
    gitlabToken: { [setting('verify-pages', 'changed')]: 'Reporter', [inputName('comment')]: 'Developer' },
  },
  'check-site': {
    role: 'viewer',
    permissions: { 'contents: read': 'follow', 'issues: write': 'issue' },
    gitlabToken: { [inputName('follow')]: 'Reporter', [inputName('issue')]: 'Reporter' },
  },
  'check-search': { role: 'viewer', permissions: { 'contents: read': 'checkout' } },
  'export-pdf-artifact': { role: 'editor', permissions: { 'contents: write': 'release-tag' } },
  'analytics-report': {
    role: 'viewer',
    permissions: { 'issues: write': 'issue' },
    gitlabToken: { [inputName('issue')]: 'Reporter' },
  },
} as const satisfies Readonly<Record<string, Needs>>;

export type Job = keyof typeof JOB_NEEDS;

const JOBS = Object.keys(JOB_NEEDS) as Job[];

export const inputs = {
  for: multipleChoice(JOBS, {
    description: 'Jobs to check the setup for, such as push-content. By default, every job except check.',
    default: 'all',
  }),
  ...commonInputs({
    name: 'check',
    timeout: '1m',
    timeoutText: 'At the limit, what has no response yet is not known.',
  }),
  token,
} as const;

export type CheckInputs = InputValues<typeof inputs>;

/** Returns the lowest role that the jobs need. */
export function requiredRole(jobs: readonly Job[]): 'viewer' | 'editor' {
  return jobs.every((job) => JOB_NEEDS[job].role === 'viewer') ? 'viewer' : 'editor';
}

/** What of these jobs needs a token on GitLab, and the lowest role for all of it. */
export function gitlabTokenNeeds(jobs: readonly Job[]): {
  readonly uses: readonly string[];
  readonly role: GitLabRole;
} {
  const needs: readonly Needs[] = jobs.map((job) => JOB_NEEDS[job]);
  const entries = needs.flatMap(({ gitlabToken = {} }) => Object.entries(gitlabToken));
  const role = entries.some(([, one]) => one === 'Developer') ? 'Developer' : 'Reporter';
  return { uses: [...new Set(entries.map(([use]) => use))], role };
}

/** Renders the `permissions:` of a GitHub job for each of these jobs, to copy from. */
export function renderPermissions(jobs: readonly Job[]): string {
  const blocks = jobs.map((job) => {
    const entries = Object.entries(JOB_NEEDS[job].permissions);
    if (entries.length === 0) return `# ${job}\npermissions: {}`;
    return [`# ${job}`, 'permissions:', ...entries.map(([entry, use]) => `  ${entry} # for ${use}`)].join('\n');
  });
  return blocks.join('\n');
}
