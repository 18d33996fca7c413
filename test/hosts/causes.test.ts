/** Tests that a sentence names the cause why a platform refuses a request or can't be reached, not another one. */
import { createServer, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { Http } from '../../src/api/http.js';
import type { ProxySettings } from '../../src/api/connection/proxies.js';
import type { Host } from '../../src/hosts/host.js';
import { gitHubFetch, gitLabRequest } from '../../src/main.js';
import { listen, serve } from '../api/server.js';
import { createAuthority } from '../support/certificate.js';
import { startGitHubApi } from '../support/github-api.js';
import { startGitLabApi } from '../support/gitlab-api.js';
import { closedLater } from '../support/loopback-platforms.js';
import { hostErrorMessage } from './host-error.js';
import { gitHubHost, gitLabHost, shortenPauses } from './hosts.js';

const AUTHORITY = createAuthority();
const HERE = { address: [127, 0, 0, 1] };
const HOUR_MS = 3_600_000;

const PULL = { pull_request: { number: 7, head: { ref: 't', sha: 'b', repo: { full_name: 'octo/docs' } } } };

interface Reached {
  readonly url: string;
  readonly token?: string;
  readonly proxies?: ProxySettings;
}

function onGitHub({ url, token = 'ghs_job', proxies }: Reached): Promise<string> {
  const env = { GITHUB_API_URL: url, GITHUB_EVENT_NAME: 'pull_request' };
  return said(gitHubHost(env, PULL, gitHubFetch(proxies) as typeof fetch), token);
}

function onGitLab({ url, token = 'glpat-1', proxies }: Reached): Promise<string> {
  const http = new Http({ connections: 2, proxies, userAgent: 'docs-ci-test' });
  onTestFinished(() => http.close());
  return said(gitLabHost({ CI_API_V4_URL: url, CI_MERGE_REQUEST_IID: '7' }, gitLabRequest(http)), token);
}

function said(host: Host, token: string): Promise<string> {
  shortenPauses();
  return hostErrorMessage(
    host.upsertComment?.({ marker: 'm', body: [{ paragraph: 'x' }], token }) ?? Promise.resolve(),
  );
}

const PLATFORMS = [
  ['GitHub', onGitHub],
  ['GitLab', onGitLab],
] as const;

async function serveWith(
  certificate: { key: string; cert: string },
  answer: RequestListener = (_, out) => out.end('{}'),
) {
  const { origin, [Symbol.asyncDispose]: dispose } = await serve(answer, certificate);
  onTestFinished(dispose);
  return origin;
}

/** A proxy that speaks plain HTTP, as most do, and refuses each tunnel. */
async function startPlainProxy(status = 403): Promise<number> {
  const server = createServer().on('connect', (_, socket) => socket.end(`HTTP/1.1 ${status} No\r\n\r\n`));
  const { port, dispose } = await listen(server);
  onTestFinished(dispose);
  return port;
}

const CERTIFICATES = [
  [
    'a private certificate authority',
    () => AUTHORITY.sign(HERE),
    /certificate isn't trusted \(UNABLE_TO_VERIFY_LEAF_SIGNATURE\)\. Set NODE_EXTRA_CA_CERTS to the file of its certificate authority$/,
  ],
  [
    'a certificate that is out of date',
    () => AUTHORITY.sign(HERE, Date.now() - HOUR_MS),
    /certificate (isn't trusted|is out of date)/,
  ],
] as const;

for (const [platform, run] of PLATFORMS) {
  test.each(CERTIFICATES)(`names %s as the cause if ${platform} has one`, async (_, certificate, sentence) => {
    expect(await run({ url: await serveWith(certificate()) })).toMatch(sentence);
  });

  test(`names the scheme as the cause if the proxy to ${platform} speaks plain HTTP and its URL begins with https`, async () => {
    const httpsProxy = `https://127.0.0.1:${await startPlainProxy()}`;
    const message = await run({ url: 'https://platform.example.test', proxies: { httpsProxy } });
    expect(message).toMatch(
      new RegExp(
        `: ${platform} can't be reached: the proxy doesn't use TLS \\((ERR_SSL_|EPROTO).*\\)\\. Write http:// in place of https:// in HTTPS_PROXY or HTTP_PROXY`,
      ),
    );
  });

  test(`names the proxy as the cause if it refuses the connection to ${platform}`, async () => {
    const httpsProxy = `http://127.0.0.1:${await startPlainProxy(407)}`;
    const message = await run({ url: 'https://platform.example.test', proxies: { httpsProxy } });
    expect(message).toContain(`${platform} can't be reached: the proxy rejected the connection (HTTP 407)`);
    expect(message).toContain(`add the host of ${platform} to NO_PROXY`);
  });

  test(`names the proxy as the cause if the proxy to ${platform} is down`, async () => {
    const { port, dispose } = await listen(createServer());
    await dispose();
    const proxies = { httpsProxy: `http://127.0.0.1:${port}` };
    expect(await run({ url: 'https://platform.example.test', proxies })).toContain(
      `${platform} can't be reached: the proxy can't be reached (ECONNREFUSED). Check HTTPS_PROXY or HTTP_PROXY`,
    );
  });

  test(`names the certificate of the proxy as the cause if the proxy to ${platform} has a private one`, async () => {
    const origin = await serveWith(AUTHORITY.sign(HERE));
    expect(await run({ url: 'https://platform.example.test', proxies: { httpsProxy: origin } })).toContain(
      `${platform} can't be reached: the proxy's certificate isn't trusted (UNABLE_TO_VERIFY_LEAF_SIGNATURE). Set NODE_EXTRA_CA_CERTS`,
    );
  });
}

test('still names the certificate of GitHub behind a proxy, not that of the proxy', async () => {
  const target = new URL(await serveWith(AUTHORITY.sign(HERE)));
  const server = createServer().on('connect', (_, socket) => {
    const onward = connect(Number(target.port), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connected\r\n\r\n');
      socket.pipe(onward).pipe(socket);
    });
    socket.on('error', () => onward.destroy()).on('close', () => onward.destroy());
    onward.on('error', () => socket.destroy());
  });
  const { port, dispose } = await listen(server);
  onTestFinished(dispose);
  const message = await onGitHub({
    url: 'https://ghe.example.test',
    proxies: { httpsProxy: `http://127.0.0.1:${port}` },
  });
  expect(message).toContain(": GitHub's certificate isn't trusted (UNABLE_TO_VERIFY_LEAF_SIGNATURE)");
});

const NOT_THERE = 'GitHub finds nothing there (NOT_FOUND). If it is there, ';

test.each([
  [
    'the job token lacks a permission',
    'ghs_job',
    403,
    'missing permission (FORBIDDEN). Add "pull-requests: write" to the job\'s "permissions:"',
  ],
  ['the pull request is gone', 'ghs_job', 404, `${NOT_THERE}add "pull-requests: write" to the job's "permissions:"`],
  [
    'a fine-grained personal token lacks a permission',
    'github_pat_11AAAAAAA0',
    403,
    'the personal access token isn\'t allowed to (FORBIDDEN). Give it "pull-requests: write" for this repository, or the scope repo to a classic token',
  ],
  [
    'a classic personal token lacks a scope',
    'ghp_1234567890',
    403,
    'the personal access token isn\'t allowed to (FORBIDDEN). Give it "pull-requests: write" for this repository, or the scope repo to a classic token',
  ],
  [
    'a personal token does not see the repository',
    'ghp_1234567890',
    404,
    `${NOT_THERE}give the personal access token "pull-requests: write" for this repository`,
  ],
] as const)('says what to change on GitHub if %s', async (_, token, status, sentence) => {
  const github = await closedLater(startGitHubApi({ tokens: { [token]: 'someone' } }));
  github.forbid('comments', status);
  expect(await onGitHub({ url: github.url, token })).toBe(
    `couldn't write the comment on the pull request: ${sentence}`,
  );
});

test('does not call a merge request that is gone a missing permission', async () => {
  const gitlab = await closedLater(startGitLabApi());
  gitlab.answerNext({ status: 200, json: { id: 1 } });
  gitlab.answerNext({ status: 404, json: { message: '404 Not found' } });
  const message = await onGitLab({ url: gitlab.url, token: gitlab.token });
  expect(message).toContain(
    "couldn't write the note on the merge request: GitLab finds nothing there (HTTP 404: 404 Not found). If it is there, set DOCS_CI_GITLAB_TOKEN to a project access token",
  );
  expect(message).not.toContain('lacks permission');
});

const LOST =
  "can't compare with the commit before the push (bbbbbbb). A force push takes it away. After the next push, the files are known";

test('names the force push as the cause if GitHub has lost the commit before the push', async () => {
  const { url, token, repository } = await closedLater(startGitHubApi());
  const after = repository.git.commit('main', { 'a.mdx': 'a' }, 'First');
  const host = gitHubHost(
    { GITHUB_API_URL: url, GITHUB_EVENT_NAME: 'push', GITHUB_SHA: after },
    { before: 'b'.repeat(40) },
  );
  expect(await hostErrorMessage(host.listChangedFiles?.(token) ?? Promise.resolve())).toBe(
    `couldn't list the changed files of the push: GitHub ${LOST}. If not, add "contents: read" to the job's "permissions:"`,
  );
});

test('names the force push as the cause if GitLab has lost the commit before the push', async () => {
  const { url, token, repository } = await closedLater(startGitLabApi());
  const after = repository.git.commit('main', { 'a.mdx': 'a' }, 'First');
  const push = { CI_PIPELINE_SOURCE: 'push', CI_COMMIT_BEFORE_SHA: 'b'.repeat(40), CI_COMMIT_SHA: after };
  const host = gitLabHost({ CI_API_V4_URL: url, ...push });
  expect(await hostErrorMessage(host.listChangedFiles?.(token) ?? Promise.resolve())).toBe(
    `couldn't list the changed files of the push: GitLab ${LOST}`,
  );
});
