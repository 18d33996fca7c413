/** Runs `upsertEdits` on both platforms, for the tests of what they have in common. */
import type { EditsRequest, Host, ProposedEdits } from '../../src/hosts/host.js';
import type { ApiRequest, FakeResponse } from '../support/api-server.js';
import type { GitStore } from '../support/git-store.js';
import { startGitHubApi } from '../support/github-api.js';
import type { GitHubRepository } from '../support/github-repository.js';
import { startGitLabApi } from '../support/gitlab-api.js';
import type { GitLabRepository } from '../support/gitlab-repository.js';
import { closedLater } from '../support/loopback-platforms.js';
import { gitHubHost, gitLabHost, shortenPauses } from './hosts.js';

export const SLUG = 'docs-1a2b3c';
export const BRANCH = `docs-ci/edits-${SLUG}`;
export const TITLE = 'Take over edits of pages';
export const OWN_LINE = `docs-ci-edits: ${SLUG}`;
export const COMMIT = 'c0ffee'.padEnd(40, '0');
export const FILES = { 'docs/a.md': 'a\n', 'docs/b.md': 'b\n', 'docs/c.md': 'c\n', 'src/x.ts': 'x\n' };

export const EDIT = { 'docs/a.md': 'a, edited\n' };
export const AGAIN = { 'docs/a.md': 'a, edited again\n' };
export const TWO_EDITS = { ...EDIT, 'docs/b.md': 'b, edited\n' };
export const PERSONS = { 'docs/a.md': 'a, edited by Ann\n' };

type Files = Readonly<Record<string, string>>;

export interface ShownRequest {
  readonly state: string;
  readonly title: string;
  readonly body: string;
}

export interface Platform {
  readonly git: GitStore;
  readonly requests: readonly ApiRequest[];
  /** Every pull or merge request, oldest first. */
  shown(): ShownRequest[];
  /** @param local the files on the disk; those of the first commit by default */
  propose(edits: Files, commitSha?: string, local?: Files): Promise<ProposedEdits>;
  /** Closes the newest request, as a person does. */
  reject(): void;
  reopen(): void;
  /** Changes the text of the newest request, as a person does. */
  describe(change: (body: string) => string): void;
  /** Opens a request for the branch, as a person does. */
  open(body: string): void;
  merge(isSquash?: boolean): void;
}

/** Decides when a request is carried out, and what the client receives. */
export type Gate = (request: ApiRequest, carryOut: () => FakeResponse) => FakeResponse;

/** Every file of a test is a page. */
function editsOf(texts: Files, local: Files): EditsRequest['edits'] {
  return Object.entries(texts).map(([path, text]) => ({
    path,
    textFor: (committed) => {
      if (committed === undefined) return { obstacle: 'untracked' };
      return committed === (local[path] ?? '') ? text : { obstacle: 'uncommitted' };
    },
  }));
}

export async function proposeEdits(
  host: Pick<Host, 'upsertEdits'>,
  edits: EditsRequest['edits'],
  token: string,
  commitSha: string,
): Promise<ProposedEdits> {
  const proposed = host.upsertEdits?.({
    slug: SLUG,
    title: TITLE,
    edits,
    body: (paths) => [{ paragraph: paths.map((code) => ({ code })) }],
    branch: BRANCH,
    base: 'main',
    commitSha,
    token,
    signal: new AbortController().signal,
  });
  return proposed ?? Promise.reject(new Error('no edits'));
}

export const startGitHub = async (gate?: Gate): Promise<Platform & { github: GitHubRepository }> => {
  shortenPauses();
  const api = await closedLater(startGitHubApi(gate ? { gate } : {}));
  const { git, pulls } = api.repository;
  git.commit('main', FILES, 'first', COMMIT);
  return {
    github: api.repository,
    git,
    requests: api.requests,
    shown: () =>
      pulls.map(({ state, merged_at: merged, title, body }) => ({ state: merged ? 'merged' : state, title, body })),
    propose: (texts, commitSha = COMMIT, local = FILES) => {
      const env = {
        GITHUB_API_URL: api.url,
        GITHUB_REF_TYPE: 'branch',
        GITHUB_REF_NAME: 'main',
        GITHUB_SHA: commitSha,
      };
      return proposeEdits(gitHubHost(env), editsOf(texts, local), api.token, commitSha);
    },
    reject: () => Object.assign(pulls.at(-1) ?? {}, { state: 'closed' }),
    reopen: () => Object.assign(pulls.at(-1) ?? {}, { state: 'open' }),
    describe: (change) => pulls.slice(-1).forEach((pull) => (pull.body = change(pull.body))),
    open: (body) => void api.repository.addPull({ head: BRANCH, base: 'main', body }),
    merge: (isSquash) => {
      const pull = pulls.at(-1);
      if (pull) api.repository.mergePull(pull, isSquash);
    },
  };
};

export const startGitLab = async (gate?: Gate): Promise<Platform & { gitlab: GitLabRepository }> => {
  shortenPauses();
  const api = await closedLater(startGitLabApi(gate ? { gate } : {}));
  const { git, mergeRequests } = api.repository;
  git.commit('main', FILES, 'first', COMMIT);
  return {
    gitlab: api.repository,
    git,
    requests: api.requests,
    shown: () =>
      mergeRequests.map(({ state, title, description }) => ({
        state: state === 'opened' ? 'open' : state,
        title,
        body: description,
      })),
    propose: (texts, commitSha = COMMIT, local = FILES) => {
      const env = { CI_API_V4_URL: api.url, CI_COMMIT_BRANCH: 'main', CI_COMMIT_SHA: commitSha };
      return proposeEdits(gitLabHost(env), editsOf(texts, local), api.token, commitSha);
    },
    reject: () => Object.assign(mergeRequests.at(-1) ?? {}, { state: 'closed' }),
    reopen: () => Object.assign(mergeRequests.at(-1) ?? {}, { state: 'opened' }),
    describe: (change) => mergeRequests.slice(-1).forEach((one) => (one.description = change(one.description))),
    open: (description) =>
      void api.repository.addMergeRequest({ source_branch: BRANCH, target_branch: 'main', description }),
    merge: (isSquash) => {
      const one = mergeRequests.at(-1);
      if (one) api.repository.merge(one, isSquash);
    },
  };
};

/** Returns the requests since a number of them: `GET contents/docs/a.md`. */
export function routesOf({ requests }: Platform, start = 0): string[] {
  return requests.slice(start).map(({ method, path }) => {
    const short = decodeURIComponent(path).replace(/^.*?\/(?:repos\/octo\/docs|projects\/42)\//, '');
    return `${method} ${short}`;
  });
}

/** Returns the requests since a number of them that change something. */
export function writesOf(platform: Platform, start = 0): string[] {
  return routesOf(platform, start).filter((route) => !route.startsWith('GET '));
}

/** The texts of files on the branch that differ from the first commit. */
export function changed({ git }: Platform): Record<string, string | undefined> {
  const files = git.files(BRANCH);
  const paths = Object.keys({ ...FILES, ...files }) as (keyof typeof FILES)[];
  return Object.fromEntries(paths.filter((path) => files[path] !== FILES[path]).map((path) => [path, files[path]]));
}

/** The messages of the commits that the branch has beyond the first one. */
export function messages({ git }: Platform): string[] {
  return git.log(COMMIT, git.branches.get(BRANCH) ?? COMMIT).map(({ message }) => message);
}
