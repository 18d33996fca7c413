/** Tests the requests with which each platform gets edits of pages: their order and their bodies. */
import { expect, test } from 'vitest';
import {
  AGAIN,
  BRANCH,
  COMMIT,
  EDIT,
  OWN_LINE,
  type Platform,
  routesOf,
  startGitHub,
  startGitLab,
  TITLE,
} from './edits-platforms.js';

const MESSAGE = `${TITLE}\n\n${OWN_LINE}`;
const SHA = expect.stringMatching(/^[0-9a-f]{40}$/) as string;
const TEXT = expect.stringMatching(/^<!-- docs-ci-edits: /) as string;

/** The bodies of the requests since a number of them. */
function bodies({ requests }: Platform, start: number): unknown[] {
  return requests.slice(start).flatMap(({ body }) => (body === undefined ? [] : [body]));
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64');
}

test('opens, updates and closes a pull request with the fewest requests to GitHub, never by force', async () => {
  const platform = await startGitHub();
  await platform.propose(EDIT);
  const start = ['GET pulls', 'GET contents/docs/a.md', `GET compare/${COMMIT}...${BRANCH}`];
  const tree = expect.stringMatching(/^GET git\/trees\/[0-9a-f]{40}$/) as string;
  const commit = [`GET git/commits/${COMMIT}`, tree, 'POST git/trees', 'POST git/commits'];
  expect(routesOf(platform)).toEqual([...start, ...commit, 'POST git/refs', 'POST pulls']);
  const head = platform.git.branches.get(BRANCH);
  const entry = { path: 'docs/a.md', mode: '100644', type: 'blob' };
  expect(bodies(platform, 0)).toEqual([
    { base_tree: SHA, tree: [{ ...entry, content: EDIT['docs/a.md'] }] },
    { message: MESSAGE, tree: SHA, parents: [COMMIT] },
    { ref: `refs/heads/${BRANCH}`, sha: head },
    { title: TITLE, body: TEXT, head: BRANCH, base: 'main' },
  ]);
  let sent = platform.requests.length;
  await platform.propose(AGAIN);
  const looked = [...start, `GET git/ref/heads/${BRANCH}`];
  expect(routesOf(platform, sent)).toEqual([...looked, ...commit, `PATCH git/refs/heads/${BRANCH}`, 'PATCH pulls/100']);
  expect(bodies(platform, sent)).toEqual([
    { base_tree: SHA, tree: [{ ...entry, content: AGAIN['docs/a.md'] }] },
    { message: MESSAGE, tree: SHA, parents: [head, COMMIT] },
    { sha: platform.git.branches.get(BRANCH), force: false },
    { body: TEXT },
  ]);
  sent = platform.requests.length;
  await platform.propose(AGAIN);
  expect(routesOf(platform, sent)).toEqual(looked);
  sent = platform.requests.length;
  await platform.propose({});
  expect(routesOf(platform, sent)).toEqual([
    'GET pulls',
    `GET compare/${COMMIT}...${BRANCH}`,
    `GET git/ref/heads/${BRANCH}`,
    'PATCH pulls/100',
    `DELETE git/refs/heads/${BRANCH}`,
    'PATCH pulls/100',
  ]);
  expect(bodies(platform, sent)).toEqual([{ body: TEXT }, { state: 'closed' }]);
});

test('opens, updates and closes a merge request with the fewest requests to GitLab, never by force', async () => {
  const platform = await startGitLab();
  await platform.propose(EDIT);
  const start = ['GET merge_requests', 'GET repository/files/docs/a.md', 'GET repository/compare'];
  expect(routesOf(platform)).toEqual([...start, 'POST repository/commits', 'POST merge_requests']);
  const action = { action: 'update', file_path: 'docs/a.md', encoding: 'base64' };
  const commit = { branch: BRANCH, commit_message: MESSAGE };
  expect(bodies(platform, 0)).toEqual([
    { ...commit, start_sha: COMMIT, actions: [{ ...action, content: base64(EDIT['docs/a.md']) }] },
    { source_branch: BRANCH, target_branch: 'main', title: TITLE, description: TEXT, remove_source_branch: true },
  ]);
  const head = platform.git.branches.get(BRANCH);
  let sent = platform.requests.length;
  await platform.propose(AGAIN);
  const looked = [...start, 'GET repository/merge_base', 'GET repository/files/docs/a.md'];
  expect(routesOf(platform, sent)).toEqual([...looked, 'POST repository/commits', 'PUT merge_requests/20']);
  expect(bodies(platform, sent)).toEqual([
    { ...commit, actions: [{ ...action, content: base64(AGAIN['docs/a.md']), last_commit_id: head }] },
    { description: TEXT },
  ]);
  sent = platform.requests.length;
  await platform.propose(AGAIN);
  expect(routesOf(platform, sent)).toEqual(looked);
  sent = platform.requests.length;
  await platform.propose({});
  expect(routesOf(platform, sent)).toEqual([
    'GET merge_requests',
    'GET repository/compare',
    'GET repository/merge_base',
    'GET repository/files/docs/a.md',
    'GET repository/files/docs/a.md',
    'PUT merge_requests/20',
    `DELETE repository/branches/${BRANCH}`,
    'PUT merge_requests/20',
  ]);
});
