/** Tests when push-content writes its comment, and whether the comment links pages of the preview. */
import { expect, onTestFinished, test } from 'vitest';
import type { Outcome, RunEnding } from '../../../../src/commands/command.js';
import { scheduleComment } from '../../../../src/commands/push-content/report/comment.js';
import { slugOf } from '../../../../src/commands/push-content/names.js';
import type { PushContext, PushRecord } from '../../../../src/commands/push-content/record.js';
import type { CommentRequest } from '../../../../src/hosts/host.js';
import { renderMarkdown } from '../../../../src/text/markdown.js';
import { connectTo } from '../../../support/api.js';
import { NEVER, startApiServer } from '../../../support/api-server.js';
import { VirtualClock } from '../../../support/clock.js';
import { CHANGES, endingOf, inputsOf, LIVE, proposed, recordOf, upToDate } from './push-run.js';
import { inputName } from '../../../../src/text/input-names.js';

const SLUG = slugOf({ source: 'github.com/acme/api:docs', to: 'reference/api' });

interface Written {
  readonly notices: readonly string[];
  readonly requests: readonly CommentRequest[];
}

interface Setup {
  readonly outcome?: Outcome;
  readonly hasComments?: boolean;
  readonly comment?: boolean;
}

/** Ends a run whose platform has these features, and returns what it wrote. */
async function writtenComments(
  record: PushRecord,
  { outcome = 'done', hasComments = true, comment = true }: Setup = {},
): Promise<Written> {
  const notices: string[] = [];
  const requests: CommentRequest[] = [];
  const deferred: ((ending: RunEnding) => Promise<void>)[] = [];
  const upsertComment = (request: CommentRequest): Promise<object> => {
    requests.push(request);
    return Promise.resolve({});
  };
  const clock = new VirtualClock();
  const api = connectTo('http://127.0.0.1:9', clock);
  onTestFinished(() => api.close());
  scheduleComment({
    inputs: inputsOf({ mode: 'propose', comment, token: 'token', source: 'github.com/acme/api:docs', path: '/w/docs' }),
    api,
    clock,
    record,
    host: {
      workspace: '/w',
      runContext: { pullRequest: 7, fromFork: false, secrets: 'given', startedByPush: false },
      ...(hasComments && { upsertComment }),
    },
    log: { notice: (text: string) => void notices.push(text) },
    optional: (_: string, work: () => Promise<unknown>) => work(),
    defer: (work: (ending: RunEnding) => Promise<void>) => void deferred.push(work),
  } as unknown as PushContext);
  for (const work of deferred) await work(endingOf(outcome));
  return { notices, requests };
}

function previewAt(url: string): PushRecord {
  return proposed(CHANGES, { deployment: { ...LIVE, url } });
}

test('writes one comment per source at the end of a run', async () => {
  const { requests, notices } = await writtenComments(proposed());
  expect(requests).toMatchObject([{ marker: `docs-ci:push-content:${SLUG}`, token: 'token', updateOnly: false }]);
  expect(notices).toEqual([]);
});

test('says why there is no comment in a terminal', async () => {
  expect(await writtenComments(recordOf(), { hasComments: false })).toEqual({
    notices: [`${inputName('comment')}: skipped, because comments only exist on GitHub and GitLab.`],
    requests: [],
  });
});

test('writes no comment unless the input comment is true', async () => {
  expect(await writtenComments(recordOf(), { comment: false })).toEqual({ notices: [], requests: [] });
});

test.each(['cancelled', 'timed-out'] as const)(
  'says in the comment what became of a run that was %s',
  async (outcome) => {
    const { requests } = await writtenComments(recordOf(), { outcome });
    expect(requests).toMatchObject([{ updateOnly: outcome === 'cancelled', isCurrent: false }]);
    expect(renderMarkdown(requests[0]?.body ?? [])).toMatch(/^### .+\n/);
  },
);

test('creates no comment to say that nothing differs', async () => {
  const { requests } = await writtenComments(upToDate());
  expect(requests).toMatchObject([{ updateOnly: true }]);
});

test.each([
  [200, true],
  [302, true],
  [404, false],
])('links the pages of the preview if its first page responds with %i: %j', async (status, isLinked) => {
  const server = await startApiServer(() => ({ status }));
  onTestFinished(() => server.close());
  const { requests } = await writtenComments(previewAt(server.origin));
  const text = renderMarkdown(requests[0]?.body ?? []);
  expect(text.includes('[reference/api/client.mdx](')).toBe(isLinked);
  expect(server.requests.map(({ path }) => path)).toEqual([expect.stringMatching(/\/reference\/api\/client$/)]);
  expect(server.requests[0]?.headers.authorization).toBeUndefined();
});

test('writes the comment without links if the preview never responds', async () => {
  const server = await startApiServer(() => ({ status: NEVER }));
  onTestFinished(() => server.close());
  const { requests } = await writtenComments(previewAt(server.origin));
  expect(renderMarkdown(requests[0]?.body ?? [])).toContain('| `reference/api/client.mdx` |');
});
