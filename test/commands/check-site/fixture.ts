/** A live project with deployments of any age, and the platforms that its repository can be on, for the tests of check-site. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmulatorOptions } from '../../../emulator/emulator.js';
import { startGitHubApi } from '../../support/github-api.js';
import { startGitLabApi } from '../../support/gitlab-api.js';
import { closedLater } from '../../support/loopback-platforms.js';
import { type Run, type Stage, startStage } from '../../support/runs.js';

export const MINUTE = 60_000;
const PAGES = { 'index.mdx': '# Home', 'guides/setup.mdx': '# Set up', 'guides/deploy.mdx': '# Deploy' };

interface Row {
  readonly id: string;
  readonly verdict: string;
  readonly found: string;
  readonly since?: string;
  readonly cure?: string;
}

export interface SiteFixture extends Stage {
  /** Adds a deployment of this age. */
  deploy(minutesAgo: number, outcome?: 'ready' | 'error' | 'cancelled' | 'building', more?: Deployment): void;
  /** Runs the command in a terminal with a viewer key. */
  watch(flags?: readonly string[]): Promise<Run>;
  /** The rows of site.json: id → verdict. */
  verdicts(): Record<string, string>;
  rows(): readonly Row[];
}

type Deployment = { isPreview?: boolean; logs?: string; branch?: string };

export async function startSite(options: Omit<EmulatorOptions, 'now'> = {}): Promise<SiteFixture> {
  const stage = await startStage({ seed: false, keyLimitPerMinute: null, ...options });
  const navigation = { pages: ['index', 'guides/setup', 'guides/deploy'] };
  stage.emulator.state.project.edit({ ...PAGES, 'docs.json': JSON.stringify({ name: 'Docs', navigation }) });
  const rows = (): readonly Row[] =>
    (JSON.parse(readFileSync(join(stage.folder, 'docs-ci/check-site/site.json'), 'utf8')) as { rows: Row[] }).rows;
  return {
    ...stage,
    deploy: (minutesAgo, outcome = 'ready', { isPreview = false, logs, ...more } = {}) => {
      const build = {
        pendingMs: 0,
        buildingMs: outcome === 'building' ? 24 * 60 * MINUTE : 0,
        outcome: outcome === 'building' ? ('ready' as const) : outcome,
        ...(logs !== undefined && { logs }),
      };
      stage.emulator.state.addDeployment({
        createdAt: stage.clock.now() - minutesAgo * MINUTE,
        isPreview,
        build,
        ...more,
      });
    },
    watch: (flags = []) => stage.run('check-site', flags, { DOCS_CI_API_KEY: stage.emulator.keys.viewer }),
    rows,
    verdicts: () => Object.fromEntries(rows().map(({ id, verdict }) => [id, verdict])),
    [Symbol.asyncDispose]: () => stage[Symbol.asyncDispose](),
  };
}

/** A repository on a platform, and the runs of one scheduled job there. */
export interface Platform {
  run(inputs?: Record<string, string>): Promise<Run>;
  /** Commits a file to main, so many minutes ago. */
  commit(minutesAgo: number, path?: string): void;
  issues(): { readonly title: string; readonly body: string; readonly isOpen: boolean; readonly comments: string[] }[];
  /** Creates the issue again, as another job does at the same time. */
  copyIssue(): void;
  /** Closes the issue, or opens it, as a person does. */
  setState(isOpen: boolean): void;
  /** Locks the discussion of the issue. */
  lock(): void;
  /** Every later request for issues is rejected. */
  forbidIssues(): void;
  /** Requests to the platform. */
  requests(): string[];
  /** Requests that change something. */
  writes(): number;
}

const timeOf = (stage: Stage, minutesAgo: number): string =>
  new Date(stage.clock.now() - minutesAgo * MINUTE).toISOString();

async function startGitHub(stage: SiteFixture): Promise<Platform> {
  const github = await closedLater(startGitHubApi());
  const { git } = github.repository;
  const env = { GITHUB_API_URL: github.url, GITHUB_REPOSITORY: 'octo/docs', GITHUB_EVENT_NAME: 'schedule' };
  const isWrite = ({ method, path }: { method: string; path: string }) => method !== 'GET' && path !== '/graphql';
  return {
    run: (inputs) =>
      stage.runAction(
        'check-site',
        { 'api-key': stage.emulator.keys.viewer, token: github.token, follow: 'main', ...inputs },
        env,
      ),
    commit: (minutesAgo, path = 'docs/a.md') => {
      const commit = git.resolve(git.commit('main', { [path]: `${minutesAgo}` }, 'Edit'));
      if (commit) commit.at = timeOf(stage, minutesAgo);
    },
    issues: () =>
      github.issues.map(({ title, body, state, comments }) => ({ title, body, isOpen: state === 'open', comments })),
    copyIssue: () =>
      github.issues.slice(0, 1).forEach(({ author, title, body }) => github.addIssue(author, title, body)),
    setState: (isOpen) => github.issues.forEach((issue) => (issue.state = isOpen ? 'open' : 'closed')),
    lock: () => github.issues.forEach((issue) => (issue.locked = true)),
    forbidIssues: () => github.forbid('issues'),
    requests: () => github.requests.map(({ method, path }) => `${method} ${path}`),
    writes: () => github.requests.filter(isWrite).length,
  };
}

async function startGitLab(stage: SiteFixture): Promise<Platform> {
  const gitlab = await closedLater(startGitLabApi());
  const { git } = gitlab.repository;
  let token = gitlab.token;
  return {
    run: (inputs) =>
      stage.runJob(
        'check-site',
        { 'api-key': stage.emulator.keys.viewer, token, follow: 'main', ...inputs },
        { CI_API_V4_URL: gitlab.url, CI_PROJECT_ID: '42', CI_PIPELINE_SOURCE: 'schedule' },
      ),
    commit: (minutesAgo, path = 'docs/a.md') => {
      const commit = git.resolve(git.commit('main', { [path]: `${minutesAgo}` }, 'Edit'));
      if (commit) commit.at = timeOf(stage, minutesAgo);
    },
    issues: () =>
      gitlab.issues.map(({ title, description: body, state, notes: comments }) => ({
        title,
        body,
        isOpen: state === 'opened',
        comments,
      })),
    copyIssue: () =>
      gitlab.issues.slice(0, 1).forEach(({ author, description }) => gitlab.addIssue(author, description)),
    setState: (isOpen) => gitlab.issues.forEach((issue) => (issue.state = isOpen ? 'opened' : 'closed')),
    lock: () => gitlab.issues.forEach((issue) => (issue.discussion_locked = true)),
    forbidIssues: () => (token = 'glpat-read-token'),
    requests: () => gitlab.requests.map(({ method, path }) => `${method} ${path}`),
    writes: () => gitlab.requests.filter(({ method }) => method !== 'GET').length,
  };
}

export const PLATFORMS = [
  ['GitHub', startGitHub],
  ['GitLab', startGitLab],
] as const;
