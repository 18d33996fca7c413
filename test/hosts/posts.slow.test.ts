/** Tests that no post to GitHub or GitLab has a secret of the run, whatever texts a command passes. */
import { describe, expect, test } from 'vitest';
import type { Host } from '../../src/hosts/host.js';
import type { ApiRequest } from '../support/api-server.js';
import { startGitHubApi } from '../support/github-api.js';
import { startGitLabApi } from '../support/gitlab-api.js';
import { closedLater, mergeRequestEnv } from '../support/loopback-platforms.js';
import { gitHubHost, gitLabHost, shortenPauses } from './hosts.js';

const COMMIT = 'c'.repeat(40);
const TOKEN = 'glpat-t0ken_of~the*run';
const SECRETS = {
  'the API key': 'sk_live_51H8xQ2eZvKYlo_2C',
  'the token': TOKEN,
  'the runtime token': 'eyJhbGciOiJSUzI1NiJ9.runtime_9f8e7d.c2ln',
  'the token for identities': 'eyJhbGciOiJSUzI1NiJ9.identity_1a2b3c.c2ln',
};
const SIGNATURE = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';
const SIGNED = `https://files.example/a.pdf?X-Amz-Signature=${SIGNATURE}`;

const FORMS: Readonly<Record<string, (secret: string) => string>> = {
  'as it is': (secret) => secret,
  'in a URL': encodeURIComponent,
  'in base64': (secret) => Buffer.from(`user:${secret}`).toString('base64'),
  'interrupted by invisible characters': (secret) => Array.from(secret).join('\u200b'),
  'interrupted by colors': (secret) => Array.from(secret).join('\u001b[31m'),
  'cut off': (secret) => `${'x'.repeat(130)}${secret}${'y'.repeat(2_000)}`,
};

interface World {
  readonly host: Host;
  readonly requests: readonly ApiRequest[];
}

const WORLDS: Readonly<Record<string, () => Promise<World>>> = {
  GitHub: async () => {
    const api = await closedLater(startGitHubApi({ tokens: { [TOKEN]: 'bot' } }));
    api.repository.git.commit('main', { 'docs/a.md': 'a\n' }, 'first', COMMIT);
    const env = {
      GITHUB_API_URL: api.url,
      GITHUB_SHA: COMMIT,
      ACTIONS_RUNTIME_TOKEN: SECRETS['the runtime token'],
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: SECRETS['the token for identities'],
    };
    return { host: gitHubHost(env, { pull_request: { number: 7 } }), requests: api.requests };
  },
  GitLab: async () => {
    const api = await closedLater(startGitLabApi({ tokens: { [TOKEN]: { id: 1, username: 'bot', mayWrite: true } } }));
    api.repository.git.commit('main', { 'docs/a.md': 'a\n' }, 'first', COMMIT);
    const env = {
      ...mergeRequestEnv(api, 'topic'),
      CI_PROJECT_URL: 'https://gitlab.example/octo/docs',
      CI_JOB_TOKEN: SECRETS['the runtime token'],
      CI_REGISTRY_PASSWORD: SECRETS['the token for identities'],
    };
    return { host: gitLabHost(env), requests: api.requests };
  },
};

/** Does every kind of post with these texts in each of its fields. A post may be refused. @param name of branches and files */
async function postEverywhere({ host }: World, text: string, name = text): Promise<void> {
  const blocks = [
    { heading: text },
    { paragraph: [text, { code: text }, { strong: text }, { link: `https://x.example/?a=${text}`, text }] },
    { list: [text], quotes: [[text]] },
    { table: { head: [text], rows: [[text]] } },
    { facts: [[text, text]] as const },
    { details: text, blocks: [{ verbatim: text }] },
  ] as unknown as Parameters<NonNullable<Host['upsertComment']>>[0]['body'];
  const change = () => ({ isOpen: true, body: blocks });
  const attempts = [
    () => host.upsertComment?.({ marker: 'docs-ci:test', body: blocks, token: TOKEN }),
    async () => {
      const issue = await host.upsertIssue?.({
        marker: 'docs-ci:test',
        title: text,
        constantTitle: text,
        change,
        token: TOKEN,
      });
      await issue?.addComment(blocks);
    },
    async () => {
      const opened = await host.openDeployment?.({
        environment: 'production',
        description: text,
        transient: false,
        token: TOKEN,
      });
      await opened?.update('success', { description: text, url: `https://docs.example/${text}` });
    },
    () => host.openDeployment?.({ environment: name, description: '', transient: true, ref: name, token: TOKEN }),
    ...[
      { title: text },
      { base: name },
      { branch: `docs-ci/${name}` },
      { edits: [{ path: `docs/${name}.md`, textFor: () => 'x' }] },
      { edits: [{ path: 'docs/a.md', textFor: () => `# ${text}\n` }] },
    ].map((part) => () => host.upsertEdits?.({ ...EDITS, body: () => blocks, ...part })),
    () => host.findRelease?.({ tag: name, assetName: name, token: TOKEN, readOnly: false }),
    () => host.newestCommitMs?.({ branch: name, path: name, token: TOKEN }),
  ];
  for (const attempt of attempts) await Promise.resolve(attempt()).catch(() => undefined);
}

const EDITS = {
  slug: 'docs-1a2b3c',
  title: 'Take over edits',
  edits: [{ path: 'docs/a.md', textFor: () => 'a, edited\n' }],
  branch: 'docs-ci/edits',
  base: 'main',
  commitSha: COMMIT,
  token: TOKEN,
  signal: new AbortController().signal,
};

/** All that the platform got, as people see it: decoded, and without what nobody sees. */
function receivedBy({ requests }: World): string {
  const texts = requests.flatMap(({ path, query, bytes, body }) => {
    const files = JSON.stringify(body ?? '').matchAll(/"content":"([A-Za-z0-9+/=]+)"/g);
    const decoded = Array.from(files, ([, content = '']) => Buffer.from(content, 'base64').toString());
    return [
      decodeURIComponent(path),
      query.toString(),
      decodeURIComponent(query.toString()),
      bytes.toString(),
      ...decoded,
    ];
  });
  // eslint-disable-next-line no-control-regex -- the search ignores control characters
  return texts.join('\n').replace(/\\u001b\[31m|\u001b\[31m|[\u200b\u2068\u2069\\`]/g, '');
}

describe.each(Object.entries(WORLDS))('post to %s', (name, start) => {
  describe.each(Object.entries(FORMS))('with a secret %s', (_, encode) => {
    test.each(Object.entries(SECRETS))(`never shows ${name} %s`, async (__, secret) => {
      shortenPauses();
      const world = await start();
      world.host.mask(SECRETS['the API key']);
      await postEverywhere(world, encode(secret));
      const received = receivedBy(world);
      expect(world.requests.some(({ method }) => method !== 'GET')).toBe(true);
      for (const form of [
        secret,
        encodeURIComponent(secret),
        Buffer.from(`user:${secret}`).toString('base64').slice(6, -4),
      ])
        expect(received).not.toContain(form);
      expect(received).not.toContain(secret.slice(0, 16));
    });
  });

  test(`never shows ${name} the signature of a URL, except in a file, which stays as it is`, async () => {
    const world = await start();
    await postEverywhere(world, SIGNED, 'name');
    const posts = world.requests.filter(
      ({ method, body }) => method !== 'GET' && !/"content"/.test(JSON.stringify(body ?? '')),
    );
    expect(posts.length).toBeGreaterThan(0);
    expect(receivedBy({ ...world, requests: posts })).not.toContain(SIGNATURE);
  });

  test(`leaves texts without secrets as they are`, async () => {
    const world = await start();
    await world.host.upsertIssue?.({
      marker: 'docs-ci:test',
      title: 'Search: “é 😀” at 100%?',
      constantTitle: 'Docs',
      change: () => ({ isOpen: true, body: [{ paragraph: 'See https://docs.example/a?page=2, x_y and v1.2.' }] }),
      token: TOKEN,
    });
    const [post] = world.requests.filter(({ path, method }) => method === 'POST' && path.endsWith('/issues'));
    expect(post?.body).toMatchObject({ title: 'Search: “é 😀” at 100%?' });
    expect(JSON.stringify(post?.body)).toContain('page=2');
  });
});
