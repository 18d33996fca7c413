/** Tests what both platforms have in common in keeping one comment and one issue. */
import { describe, expect, test } from 'vitest';
import type { PublishedIssue, PublishedPost } from '../../src/hosts/host.js';
import type { Block } from '../../src/text/document.js';
import { startGitHubApi } from '../support/github-api.js';
import { startGitLabApi } from '../support/gitlab-api.js';
import { closedLater } from '../support/loopback-platforms.js';
import type { Gate } from '../support/api-server.js';
import { gitHubHost, gitLabHost } from './hosts.js';

const COMMENT_MARKER = 'docs-ci:trigger-deploy';
const ISSUE_MARKER = 'docs-ci:analytics-report:12ab';
const OWN_ISSUE_BODY = `<!-- ${ISSUE_MARKER} -->\nlast week`;

interface ShownIssue {
  readonly isOwn: boolean;
  readonly title?: string;
  readonly isOpen: boolean;
  readonly body: string;
  readonly comments: string[];
}

/** Jobs of one bot, each with a token. */
const NAMES: Readonly<Record<string, string>> = { 'glpat-a': 'job a', 'glpat-b': 'job b', 'glpat-c': 'job c' };
const JOBS = Object.keys(NAMES);

interface Platform {
  comment(text: string, updateOnly?: boolean): Promise<PublishedPost | undefined>;
  /** @param run its number; @param isCurrent for what is so now */
  commentOfRun(run: number, isCurrent?: boolean): Promise<PublishedPost | undefined>;
  /** Comments in a run that another run of the repository started, perhaps long after its own start. */
  commentOfStarted(run: number, by: number): Promise<PublishedPost | undefined>;
  issue(text: string, token?: string): Promise<PublishedIssue | undefined>;
  /** Says what `change` gets, and writes nothing. @returns also the number of requests */
  lookAtIssue(): Promise<{ readonly known: object | undefined; readonly requests: number }>;
  /** Adds what others wrote, or an earlier run. */
  addComment(author: 'own' | 'other', body: string): void;
  addIssue(author: 'own' | 'other', body: string, isOpen?: boolean, title?: string): void;
  comments(): string[];
  issues(): ShownIssue[];
}

function issueOf(text: string) {
  const change = () => ({ isOpen: true, body: [{ paragraph: text }] });
  return { marker: ISSUE_MARKER, title: 'Docs report: new', constantTitle: 'Docs report', change };
}

function commentOf(text: string, updateOnly: boolean) {
  const body: Block[] = [{ paragraph: text }];
  return { marker: COMMENT_MARKER, body, updateOnly };
}

async function startGitHub(gate?: Gate): Promise<Platform> {
  const authors = { own: 'github-actions[bot]', other: 'stranger' };
  const tokens = Object.fromEntries(['ghs_test-token', ...JOBS].map((token) => [token, authors.own]));
  const api = await closedLater(startGitHubApi({ tokens, gate }));
  const { url: GITHUB_API_URL, token } = api;
  const pull_request = { number: 7, head: { ref: 't', sha: 'b', repo: { full_name: 'octo/docs' } } };
  const hostOf = (env: Record<string, string> = {}) =>
    gitHubHost({ GITHUB_API_URL, GITHUB_EVENT_NAME: 'pull_request', ...env }, { pull_request });
  const host = hostOf();
  const ofWorkflow = (id: number) => {
    const repo = { id: 42 };
    const run = { id, event: 'pull_request', pull_requests: [{ number: 7, head: { repo }, base: { repo } }] };
    return { repository: repo, workflow_run: run };
  };
  return {
    commentOfStarted: async (run, by) =>
      gitHubHost(
        { GITHUB_API_URL, GITHUB_EVENT_NAME: 'workflow_run', GITHUB_RUN_ID: String(run) },
        ofWorkflow(by),
      ).upsertComment?.({ ...commentOf(`run ${run}`, false), token }),
    commentOfRun: async (run, isCurrent) =>
      hostOf({ GITHUB_RUN_ID: String(run) }).upsertComment?.({ ...commentOf(`run ${run}`, false), token, isCurrent }),
    comment: async (text, updateOnly = false) => host.upsertComment?.({ ...commentOf(text, updateOnly), token }),
    lookAtIssue: async () => {
      const start = api.requests.length;
      let known: object | undefined;
      const change = (found: object | undefined) => void (known = found);
      await host.upsertIssue?.({ ...issueOf(''), change: change, token });
      return { known, requests: api.requests.length - start };
    },
    issue: async (text, job = token) => host.upsertIssue?.({ ...issueOf(text), token: job }),
    addComment: (author, body) => void api.addComment(authors[author], body),
    addIssue: (author, body, isOpen = true, title = 'Renamed by hand') =>
      void api.addIssue(authors[author], title, body, isOpen ? 'open' : 'closed'),
    comments: () => api.comments.map(({ body }) => body),
    issues: () =>
      api.issues.map(({ author, state, title, body, comments }) => {
        return { isOwn: author === authors.own, isOpen: state === 'open', title, body, comments };
      }),
  };
}

async function startGitLab(gate?: Gate): Promise<Platform> {
  const authors = { own: { id: 4001, username: 'project_42_bot' }, other: { id: 1, username: 'stranger' } };
  const bot = { ...authors.own, mayWrite: true };
  const tokens = Object.fromEntries(['glpat-test-token', ...JOBS].map((token) => [token, bot]));
  const api = await closedLater(startGitLabApi({ tokens, gate }));
  const { token } = api;
  const hostOf = (env: Record<string, string> = {}) =>
    gitLabHost({
      CI_API_V4_URL: api.url,
      CI_MERGE_REQUEST_PROJECT_ID: '42',
      CI_MERGE_REQUEST_PROJECT_URL: 'https://gitlab.example/g/p',
      CI_MERGE_REQUEST_IID: '7',
      ...env,
    });
  const host = hostOf();
  let jobId = 9000;
  return {
    commentOfStarted: async (run, by) =>
      hostOf({
        CI_PIPELINE_SOURCE: 'parent_pipeline',
        CI_PIPELINE_ID: String(run),
        CI_PROJECT_ID: '42',
        CI_UPSTREAM_PROJECT_ID: '42',
        CI_UPSTREAM_PIPELINE_ID: String(by),
      }).upsertComment?.({ ...commentOf(`run ${run}`, false), token }),
    // Jobs of an old pipeline, such as one that stops an environment, can have higher IDs than jobs of a newer one.
    commentOfRun: async (run, isCurrent) =>
      hostOf({ CI_PIPELINE_ID: String(run), CI_JOB_ID: String(++jobId) }).upsertComment?.({
        ...commentOf(`run ${run}`, false),
        token,
        isCurrent,
      }),
    comment: async (text, updateOnly = false) => host.upsertComment?.({ ...commentOf(text, updateOnly), token }),
    lookAtIssue: async () => {
      const start = api.requests.length;
      let known: object | undefined;
      const change = (found: object | undefined) => void (known = found);
      await host.upsertIssue?.({ ...issueOf(''), change: change, token });
      return { known, requests: api.requests.length - start };
    },
    issue: async (text, job = token) => host.upsertIssue?.({ ...issueOf(text), token: job }),
    addComment: (author, body) => void api.addNote(authors[author], body),
    addIssue: (author, body, isOpen = true, title = 'Renamed by hand') =>
      void api.addIssue(authors[author], body, isOpen ? 'opened' : 'closed', title),
    comments: () => api.notes.map(({ body }) => body),
    issues: () =>
      api.issues.map(({ author, state, title, description: body, notes: comments }) => {
        return { isOwn: author.id === authors.own.id, isOpen: state === 'opened', title, body, comments };
      }),
  };
}

/** Holds each request until every job waits with one. Then that job goes on that `choose` picks. */
function takeTurns(jobs: number, choose: (count: number) => number) {
  const waiting = new Map<string, () => void>();
  let working = jobs;
  const proceed = (): void => {
    if (waiting.size === 0 || waiting.size < working) return;
    const [job, carryOut] = [...waiting].sort()[choose(waiting.size)] ?? ['', () => undefined];
    waiting.delete(job);
    carryOut();
  };
  const gate: Gate = ({ headers, path }, carryOut) => {
    // Who a token belongs to doesn't change.
    if (working === 0 || path.endsWith('/user')) return carryOut();
    const job = String(headers['private-token'] ?? headers.authorization);
    return new Promise((resolve) => {
      waiting.set(job, () => resolve(carryOut()));
      proceed();
    });
  };
  const finish = (): void => {
    working -= 1;
    proceed();
  };
  return { gate, finish };
}

/** Lets jobs create the issue at the same time, and then a later one update it. Someone comments on each new issue. */
async function playJobs(start: (gate: Gate) => Promise<Platform>, jobs: readonly string[], order: number) {
  let random = order;
  const { gate, finish } = takeTurns(jobs.length, (count) => {
    random = (random * 75 + 74) % 65_537;
    return random % count;
  });
  let created = 0;
  const platform = await start((request, carryOut) =>
    gate(request, () => {
      const response = carryOut();
      if (request.method === 'POST' && request.path.endsWith('/issues'))
        platform.issues()[created]?.comments.push(`by a person ${(created += 1)}`);
      return response;
    }),
  );
  const urls = await Promise.all(
    jobs.map(async (job) => {
      const issue = await platform.issue(`of ${NAMES[job]}`, job);
      await issue?.addComment([{ paragraph: `news of ${NAMES[job]}` }]);
      finish();
      return issue?.url;
    }),
  );
  urls.push((await platform.issue('of a later run'))?.url);
  const [first, ...others] = platform.issues();
  expect(first).toMatchObject({ isOpen: true, body: `<!-- ${ISSUE_MARKER} -->\nof a later run\n\n` });
  expect(first?.comments.toSorted()).toEqual(['by a person 1', ...jobs.map((job) => `news of ${NAMES[job]}\n\n`)]);
  others.forEach(({ isOpen, body, comments }, index) => {
    expect([isOpen, comments]).toEqual([false, [`by a person ${index + 2}`]]);
    expect(body).toMatch(/^Duplicate of #1\.\n\n<!-- .* -->\nof job /);
  });
  expect(new Set(urls).size).toBe(1);
  return created;
}

describe.each([
  ['GitHub', startGitHub, /\/octo\/docs\/pull\/7#issuecomment-\d{10}$/, /\/octo\/docs\/issues\/1$/],
  [
    'GitLab',
    startGitLab,
    /^https:\/\/gitlab\.example\/g\/p\/-\/merge_requests\/7#note_901$/,
    /^https:\/\/gitlab\.example\/g\/p\/-\/issues\/1$/,
  ],
] as const)('sticky comment and issue on %s', (_, start, commentUrl, issueUrl) => {
  test('creates the comment once and then updates it', async () => {
    const platform = await start();
    const first = await platform.comment('building');
    const second = await platform.comment('live');
    expect(platform.comments()).toEqual([`<!-- ${COMMENT_MARKER} -->\nlive\n\n`]);
    expect(first?.url).toMatch(commentUrl);
    expect(second).toEqual(first);
  });

  test('creates no comment with updateOnly, but updates an existing one', async () => {
    const platform = await start();
    expect(await platform.comment('no difference', true)).toEqual({});
    expect(platform.comments()).toEqual([]);
    await platform.comment('building');
    await platform.comment('no difference', true);
    expect(platform.comments()).toEqual([`<!-- ${COMMENT_MARKER} -->\nno difference\n\n`]);
  });

  test('updates its comment between hundreds of other comments', async () => {
    const platform = await start();
    for (let count = 0; count < 250; count++) platform.addComment('other', `comment ${count}`);
    // A browser sends Windows line ends.
    platform.addComment('own', `<!-- ${COMMENT_MARKER} -->\r\nedited in a browser`);
    for (let count = 0; count < 30; count++) platform.addComment('other', `later comment ${count}`);
    await platform.comment('live');
    expect(platform.comments()[250]).toContain('live');
    expect(platform.comments()).toHaveLength(281);
  });

  test('keeps only the first of two comments that two jobs created at the same time', async () => {
    const platform = await start();
    await platform.comment('building');
    for (let count = 0; count < 10; count++) platform.addComment('other', `comment ${count}`);
    platform.addComment('own', `<!-- ${COMMENT_MARKER} -->\nbuilding`);
    await platform.comment('live');
    const own = platform.comments().filter((body) => body.startsWith('<!--'));
    expect(own).toEqual([`<!-- ${COMMENT_MARKER} -->\nlive\n\n`]);
  });

  test.each([
    ['a newer run', [1, 2], 'run 2'],
    ['a second job of the run', [2, 2], 'run 2'],
    ['an older run', [2, 1], 'run 2'],
    ['an older run after its newer one', [1, 2, 1], 'run 2'],
  ])('shows the newest run if %s writes last', async (_, runs, shown) => {
    const platform = await start();
    const written = [];
    for (const run of runs) written.push(await platform.commentOfRun(run));
    expect(platform.comments()).toEqual([`<!-- ${COMMENT_MARKER} -->\n<!-- docs-ci:run:2 -->\n${shown}\n\n`]);
    expect(written.at(-1)?.isLeft).toBe(runs.at(-1) === 1 ? true : undefined);
  });

  test.each([
    [
      'of a slow run',
      [
        [11, 2],
        [12, 1],
      ],
      'run 11',
      2,
    ],
    [
      'of an older run that was started again',
      [
        [11, 1],
        [12, 2],
        [13, 1],
      ],
      'run 12',
      2,
    ],
    [
      'of the newest run that was started again',
      [
        [11, 1],
        [12, 2],
        [13, 2],
      ],
      'run 13',
      2,
    ],
    [
      'of a newer run',
      [
        [11, 1],
        [12, 2],
      ],
      'run 12',
      2,
    ],
  ] as const)(
    'shows the newest change if the run that was started by one %s writes last',
    async (_, runs, shown, by) => {
      const platform = await start();
      for (const [run, starter] of runs) await platform.commentOfStarted(run, starter);
      expect(platform.comments()).toEqual([`<!-- ${COMMENT_MARKER} -->\n<!-- docs-ci:run:${by} -->\n${shown}\n\n`]);
    },
  );

  test('compares a run of its own with one that another run started', async () => {
    const platform = await start();
    await platform.commentOfRun(2);
    expect((await platform.commentOfStarted(12, 1))?.isLeft).toBe(true);
    await platform.commentOfStarted(13, 3);
    expect((await platform.commentOfRun(2))?.isLeft).toBe(true);
    expect(platform.comments()).toEqual([expect.stringContaining('run 13')]);
  });

  test('shows that something is gone even if an older run removed it, and still no other older run', async () => {
    const platform = await start();
    for (const [run, isCurrent] of [[1], [3], [1, true], [2]] as const) await platform.commentOfRun(run, isCurrent);
    expect(platform.comments()).toEqual([`<!-- ${COMMENT_MARKER} -->\n<!-- docs-ci:run:3 -->\nrun 1\n\n`]);
  });

  test('keeps the comment of the newest run if two jobs created comments at the same time', async () => {
    const platform = await start();
    await platform.commentOfRun(1);
    platform.addComment('own', `<!-- ${COMMENT_MARKER} -->\n<!-- docs-ci:run:3 -->\nrun 3`);
    await platform.commentOfRun(2);
    expect(platform.comments()).toHaveLength(2);
    await platform.commentOfRun(4);
    expect(platform.comments()).toEqual([`<!-- ${COMMENT_MARKER} -->\n<!-- docs-ci:run:4 -->\nrun 4\n\n`]);
  });

  test('updates a comment that has no number, as one of an earlier version', async () => {
    const platform = await start();
    await platform.comment('building');
    await platform.commentOfRun(1);
    expect(platform.comments()).toEqual([expect.stringContaining('run 1')]);
  });

  test('never updates a comment by a stranger or with another marker', async () => {
    const platform = await start();
    platform.addComment('other', `<!-- ${COMMENT_MARKER} -->\nforged`);
    platform.addComment('own', `quoted: <!-- ${COMMENT_MARKER} -->`);
    platform.addComment('own', `<!-- ${COMMENT_MARKER}-preview -->\nother job`);
    const others = platform.comments();
    await platform.comment('live');
    expect(platform.comments()).toEqual([...others, `<!-- ${COMMENT_MARKER} -->\nlive\n\n`]);
  });

  test('creates the issue once and then updates it', async () => {
    const platform = await start();
    const first = await platform.issue('this week');
    const second = await platform.issue('next week');
    const body = `<!-- ${ISSUE_MARKER} -->\nnext week\n\n`;
    expect(platform.issues()).toEqual([{ isOwn: true, title: 'Docs report: new', isOpen: true, body, comments: [] }]);
    expect(first?.url).toMatch(issueUrl);
    expect(second?.url).toBe(first?.url);
  });

  test('adds a comment to the issue, whether the run created or updated the issue', async () => {
    const platform = await start();
    for (const text of ['first week', 'second week'])
      await (await platform.issue('this week'))?.addComment([{ paragraph: text }]);
    expect(platform.issues().map(({ comments }) => comments)).toEqual([['first week\n\n', 'second week\n\n']]);
  });

  test('reopens the issue and restores its title', async () => {
    const platform = await start();
    platform.addIssue('own', OWN_ISSUE_BODY, false);
    await platform.issue('this week');
    expect(platform.issues()).toMatchObject([{ isOpen: true, title: 'Docs report: new' }]);
  });

  test('updates its issue behind hundreds of other issues', async () => {
    const platform = await start();
    platform.addIssue('own', OWN_ISSUE_BODY);
    for (let count = 0; count < 230; count++) platform.addIssue('own', `issue ${count}`);
    await platform.issue('this week');
    expect(platform.issues()[0]?.body).toContain('this week');
    expect(platform.issues()).toHaveLength(231);
  });

  test.each([
    ['no issue', undefined, undefined],
    ['an open issue', true, { isOpen: true }],
    ['a closed issue', false, { isOpen: false }],
  ])(
    'takes at most 3 requests to have nothing to say with %s, also behind thousands of issues',
    async (_, isOpen, known) => {
      const platform = await start();
      if (isOpen !== undefined) platform.addIssue('own', OWN_ISSUE_BODY, isOpen, 'Docs report: last week');
      const few = await platform.lookAtIssue();
      for (const author of ['other', 'own'] as const)
        for (let count = 0; count < 1_500; count++) platform.addIssue(author, `issue ${count}`);
      const many = await platform.lookAtIssue();
      expect([few.known, many.known]).toEqual([known, known]);
      expect(Math.max(few.requests, many.requests)).toBeLessThanOrEqual(3);
    },
  );

  test('never updates an issue by a stranger or with another marker', async () => {
    const platform = await start();
    platform.addIssue('other', `<!-- ${ISSUE_MARKER} -->\nforged`);
    platform.addIssue('own', `<!-- ${ISSUE_MARKER}9 -->\nof another title`);
    platform.addIssue('own', `quoting <!-- ${ISSUE_MARKER} -->`);
    const others = platform.issues();
    await platform.issue('this week');
    expect(platform.issues().slice(0, 3)).toEqual(others);
    expect(platform.issues()).toHaveLength(4);
  });

  test('leaves one open issue if jobs create it at the same time, and keeps what people wrote', async () => {
    const created = new Set<number>();
    for (let order = 0; order < 20; order += 1)
      created.add(await playJobs(start, JOBS.slice(0, 2 + (order % 2)), order * 999));
    expect([...created].sort()).toEqual([1, 2, 3]);
  });
});
