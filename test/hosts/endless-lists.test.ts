/** Tests that a list of a platform which never ends ends the call, not only the job. */
import { describe, expect, test } from 'vitest';
import type { Host } from '../../src/hosts/host.js';
import { gitHubHost, gitLabHost, shortenPauses } from './hosts.js';

const TOKEN = 'a-token-of-a-platform';
const COMMENT = { marker: 'docs-ci:trigger-deploy', body: [], token: TOKEN };
const ISSUE = {
  marker: 'docs-ci:check-site',
  title: 'Docs',
  constantTitle: 'Docs',
  token: TOKEN,
  change: () => ({ isOpen: true, body: [] }),
};
const RELEASE = { tag: 'v1', assetName: 'docs.pdf', token: TOKEN, readOnly: true };

/** Fails what would never end. Each list may have 100 pages. */
const MAX_REQUESTS = 300;

class EndlessPlatform {
  requests = 0;
  readonly writes: string[] = [];

  count(method: string, path: string): void {
    this.requests += 1;
    if (this.requests > MAX_REQUESTS) throw new Error('the list is read forever');
    if (method !== 'GET' && path !== '/graphql') this.writes.push(`${method} ${path}`);
  }
}

const full = <T>(entry: T): T[] => Array.from({ length: 100 }, () => entry);
const STRANGERS_NOTE = { id: 1, body: 'hi', author: { id: 5 } };
const PAGE_INFO = { hasNextPage: true, endCursor: 'next' };
const COMMENTS = {
  nodes: full({ url: 'https://github.com/octo/docs/pull/7#issuecomment-1', body: 'hi', viewerDidAuthor: false }),
  pageInfo: PAGE_INFO,
};
const ISSUES = {
  nodes: full({
    number: 1,
    body: 'hi',
    state: 'OPEN',
    url: 'https://github.com/octo/docs/issues/1',
    viewerDidAuthor: false,
  }),
  pageInfo: PAGE_INFO,
};
const ASSET = { id: 1, name: 'other.pdf', size: 1, state: 'uploaded', digest: null, url: '', browser_download_url: '' };
const DRAFT = { id: 1, tag_name: 'v0', draft: true, upload_url: 'https://uploads.github.com/x{?name}', html_url: '' };

function answerOfGitHub(path: string): unknown {
  if (path === '/graphql') return { data: { repository: { pullRequest: { comments: COMMENTS }, issues: ISSUES } } };
  if (path.endsWith('/releases')) return full(DRAFT);
  if (path.endsWith('/assets')) return full(ASSET);
  return undefined;
}

function startGitHub(platform: EndlessPlatform): Host {
  const pull_request = { number: 7, head: { ref: 't', sha: 'b', repo: { full_name: 'octo/docs' } } };
  return gitHubHost({ GITHUB_EVENT_NAME: 'pull_request' }, { pull_request }, (input, { method = 'GET' } = {}) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    platform.count(method, pathname);
    const answer = answerOfGitHub(pathname);
    const status = answer === undefined ? 404 : 200;
    return Promise.resolve(Response.json(answer ?? { message: 'Not Found' }, { status }));
  });
}

function answerOfGitLab(path: string): unknown {
  if (path.endsWith('/user')) return { id: 4001 };
  if (path.endsWith('/notes')) return full(STRANGERS_NOTE);
  if (path.endsWith('/issues'))
    return full({ iid: 1, state: 'opened', title: '', description: 'hi', author: { id: 5 }, web_url: '' });
  if (path.endsWith('/diffs'))
    return full({ new_path: 'a.mdx', old_path: 'a.mdx', new_file: false, renamed_file: false, deleted_file: false });
  if (path.endsWith('/links')) return full({ id: 1, name: 'other.pdf', url: 'https://x.example/', link_type: 'other' });
  return path.includes('/releases/') ? { tag_name: 'v1', _links: {} } : undefined;
}

function startGitLab(platform: EndlessPlatform): Host {
  const env = {
    CI_API_V4_URL: 'https://gitlab.example/api/v4',
    CI_PIPELINE_SOURCE: 'merge_request_event',
    CI_MERGE_REQUEST_IID: '7',
    CI_MERGE_REQUEST_PROJECT_ID: '42',
    CI_JOB_TOKEN: 'a-token-of-the-job',
  };
  return gitLabHost(env, ({ method, url }) => {
    const { pathname } = new URL(url);
    platform.count(method, pathname);
    const answer = answerOfGitLab(pathname);
    const status = answer === undefined ? 404 : 200;
    return Promise.resolve({ status, headers: { 'x-next-page': '2' }, text: JSON.stringify(answer ?? {}) });
  });
}

const CALLS: readonly (readonly [
  name: string,
  start: (one: EndlessPlatform) => Host,
  call: (host: Host) => unknown,
])[] = [
  ['the comments of a pull request', startGitHub, (host) => host.upsertComment?.(COMMENT)],
  ['the releases of a repository', startGitHub, (host) => host.findRelease?.(RELEASE)],
  ['the notes of a merge request', startGitLab, (host) => host.upsertComment?.(COMMENT)],
  ['the issues of a project', startGitLab, (host) => host.upsertIssue?.(ISSUE)],
  ['the files of a merge request', startGitLab, (host) => host.listChangedFiles?.(TOKEN)],
];

describe.each(CALLS)('%s', (_, start, call) => {
  test('fail the call after 100 pages, and nothing is written', async () => {
    shortenPauses();
    const platform = new EndlessPlatform();
    const ended = await Promise.resolve(call(start(platform))).then(
      () => 'done',
      (error: unknown) => String(error),
    );
    expect(ended).toContain('the list has more than 100 pages');
    expect(platform.requests).toBeLessThanOrEqual(105);
    expect(platform.writes).toEqual([]);
  });
});
