/** Tests when push-content writes its comment, and whether the comment links pages of the preview. */
import { expect, onTestFinished, test } from 'vitest';
import type { Outcome } from '../../../../src/commands/command.js';
import { writeComment } from '../../../../src/commands/push-content/report/comment.js';
import { slugOf } from '../../../../src/commands/push-content/names.js';
import type { PushRun } from '../../../../src/commands/push-content/inputs.js';
import type { PushRecord } from '../../../../src/commands/push-content/record.js';
import type { CommentRequest } from '../../../../src/hosts/host.js';
import { renderMarkdown } from '../../../../src/text/markdown.js';
import { connectTo } from '../../../support/api.js';
import { NEVER, startApiServer } from '../../../support/api-server.js';
import { VirtualClock } from '../../../support/clock.js';
import { startGitHubApi } from '../../../support/github-api.js';
import { closedLater, pullRequestEnv } from '../../../support/loopback-platforms.js';
import { passed, push, stageWith, writePages } from '../fixture.js';
import { CHANGES, endingOf, inputsOf, LIVE, proposed, upToDate } from './push-run.js';

const SLUG = slugOf({ source: 'github.com/acme/api:docs', to: 'reference/api' });

/** Ends a run, and returns the comments that it wrote. */
async function writtenComments(record: PushRecord, outcome: Outcome = 'done'): Promise<readonly CommentRequest[]> {
  const requests: CommentRequest[] = [];
  const upsertComment = (request: CommentRequest): Promise<object> => {
    requests.push(request);
    return Promise.resolve({});
  };
  const clock = new VirtualClock();
  const api = connectTo('http://127.0.0.1:9', clock);
  onTestFinished(() => api.close());
  const run = {
    inputs: inputsOf({ mode: 'propose', token: 'token', source: 'github.com/acme/api:docs', path: '/w/docs' }),
    api,
    clock,
    host: {
      workspace: '/w',
      runContext: { pullRequest: 7, fromFork: false, secrets: 'given', startedByPush: false },
      upsertComment,
    },
    optional: (_: string, work: () => Promise<unknown>) => work(),
  };
  await writeComment(run as unknown as PushRun, record, endingOf(outcome));
  return requests;
}

function previewAt(url: string): PushRecord {
  return proposed(CHANGES, { deployment: { ...LIVE, url } });
}

test('writes one comment per source at the end of a run', async () => {
  expect(await writtenComments(proposed())).toMatchObject([
    { marker: `docs-ci:push-content:${SLUG}`, token: 'token', updateOnly: false },
  ]);
});

test.each([
  [true, ['--comment: skipped, because comments only exist on GitHub and GitLab.']],
  [false, []],
])('says why there is no comment in a terminal if the input comment is %j', async (comment, sentences) => {
  await using stage = await stageWith(1);
  const { result } = await stage.run('push-content', ['--to', 'api', `--comment=${comment}`]);
  const messages = result.annotations.map(({ message }) => message);
  expect(messages.filter((message) => message.includes('comment'))).toEqual(sentences);
});

test.each([
  ['true', 1],
  ['false', 0],
])('writes a comment on a pull request only if the input comment is true: %s', async (comment, count) => {
  const github = await closedLater(startGitHubApi({ repository: 'acme/api', pullRequest: 7 }));
  await using stage = await stageWith(1);
  const env = await pullRequestEnv(stage.folder, { github, repository: 'acme/api' });
  passed(await push(stage, 1, { comment, artifact: 'false', token: github.token }, env));
  expect(github.comments).toHaveLength(count);
});

test('writes no comment for a mistyped folder, because no later run would change it', async () => {
  const github = await closedLater(startGitHubApi({ repository: 'acme/api', pullRequest: 7 }));
  await using stage = await stageWith(1);
  const env = await pullRequestEnv(stage.folder, { github, repository: 'acme/api' });
  const { exitCode } = await push(stage, 1, { comment: 'true', token: github.token, path: 'dcos' }, env);
  expect([exitCode, github.comments]).toEqual([2, []]);
});

test.each([
  ['is cancelled', 143, {}, /^### \S+ .*cancelled/i],
  ['times out', 4, { timeout: '5s' }, /^### \S+ .*still building/i],
] as const)('says in the comment of an earlier run what became of a run that %s', async (ending, code, inputs, why) => {
  const github = await closedLater(startGitHubApi({ repository: 'acme/api', pullRequest: 7 }));
  await using stage = await stageWith(1, { build: { pendingMs: 0, buildingMs: 60_000 } });
  const env = await pullRequestEnv(stage.folder, { github, repository: 'acme/api' });
  const given = { comment: 'true', artifact: 'false', token: github.token };
  passed(await push(stage, 1, given, env));
  writePages(stage, { 'new.mdx': '# New\n' });
  const { length } = stage.emulator.requests;
  if (ending === 'is cancelled') stage.cancelWhen(() => stage.emulator.requests.length > length, 'SIGTERM');
  expect((await push(stage, 2, { ...given, ...inputs }, env)).exitCode).toBe(code);
  expect(github.comments.map(({ body }) => body.replace(/^(?:<!--.*-->\n)+/, ''))).toEqual([
    expect.stringMatching(why),
  ]);
});

test('creates no comment to say that nothing differs', async () => {
  const requests = await writtenComments(upToDate());
  expect(requests).toMatchObject([{ updateOnly: true }]);
});

test.each([
  [200, true],
  [302, true],
  [404, false],
])('links the pages of the preview if its first page responds with %i: %j', async (status, isLinked) => {
  const server = await startApiServer(() => ({ status }));
  onTestFinished(() => server.close());
  const requests = await writtenComments(previewAt(server.origin));
  const text = renderMarkdown(requests[0]?.body ?? []);
  expect(text.includes('[reference/api/client.mdx](')).toBe(isLinked);
  expect(server.requests.map(({ path }) => path)).toEqual([expect.stringMatching(/\/reference\/api\/client$/)]);
  expect(server.requests[0]?.headers.authorization).toBeUndefined();
});

test('writes the comment without links if the preview never responds', async () => {
  const server = await startApiServer(() => ({ status: NEVER }));
  onTestFinished(() => server.close());
  const requests = await writtenComments(previewAt(server.origin));
  expect(renderMarkdown(requests[0]?.body ?? [])).toContain('| `reference/api/client.mdx` |');
});
