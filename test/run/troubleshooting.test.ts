import { existsSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import {
  ApiError,
  ConnectionError,
  InputError,
  InvalidResponseError,
  type RequestInfo,
  TimeoutError,
  UnexpectedResponseError,
} from '../../src/api/errors.js';
import { systemClock } from '../../src/main.js';
import { commandNames, commands } from '../../src/commands/index.js';
import { createGitHubHost } from '../../src/hosts/github/github.js';
import { createGitLabHost } from '../../src/hosts/gitlab/gitlab.js';
import { HostError, PermissionError } from '../../src/hosts/host.js';
import { endingOf } from '../../src/run/outcome.js';
import { run } from '../../src/run/run.js';
import { type HelpTopic, TROUBLESHOOTING_TITLES } from '../../src/api/help-topics.js';
import { troubleshootingUrl, withHelp } from '../../src/run/troubleshooting.js';
import { temporaryFolder } from '../support/folder.js';
import { collectStdout } from '../support/process-output.js';
import { writeEvent } from '../support/loopback-platforms.js';
import { startStage } from '../support/runs.js';
import { commandsIn } from '../support/runner-commands.js';
import { NEEDS, skipUnless } from '../support/tools.js';
import { Written } from '../support/written.js';
import { withPlainNames } from '../support/plain-names.js';

const REQUEST: RequestInfo = { method: 'POST', path: '/deploy', role: 'editor', goal: 'start the deployment' };

/** Advice that several messages share. */
const CHECK = 'Run docs-ci check to see what is missing.';
const NOT_FOUND = `Check that api-key belongs to this project, that base-url ends in /api/v1, and that the project is published. ${CHECK}`;
const EDITOR = 'key with the editor role or higher.';
const REJECTED = { ...REQUEST, ifRejected: { advice: 'Set it.', topic: 'missing-branch' } } as const;
const EMPTY = 'the response has no error message (9 characters)';

describe('message of an error', () => {
  test.each<[error: ApiError, sentences: string, topic: string]>([
    [
      new ApiError(REQUEST, 403, 'This key is read-only'),
      `This key is read-only. Use a ${EDITOR} If the role is right, check that your plan includes this feature (Standard or above). ${CHECK}`,
      'role-or-plan',
    ],
    [
      new ApiError(REQUEST, 403, 'This API key has the viewer role.'),
      `This API key has the viewer role. Ask an organization admin for a ${EDITOR} ${CHECK}`,
      'role-or-plan',
    ],
    [
      new ApiError(REQUEST, 401, ''),
      `the API key is invalid, expired or revoked. Ask an organization admin for a new key, then update the secret or variable that api-key uses. ${CHECK}`,
      'invalid-key',
    ],
    [
      new ApiError(REQUEST, 429, 'Too many requests.', [], 45),
      'Too many requests. The rate limit resets in 45s. Run the job again then.',
      'rate-limit',
    ],
    [
      new ApiError(REQUEST, 429, 'Too many requests. Try again in 293 seconds.', [], 293),
      'Too many requests. The rate limit resets in 5m. Run the job again then.',
      'rate-limit',
    ],
    [new ApiError(REQUEST, 502, ''), 'the service is unavailable. Run the job again later.', 'unavailable'],
    [
      new ApiError(REQUEST, 511, ''),
      'a web page answered instead of the API. Check that base-url is the URL of the API and ends in /api/v1. If it is, let this machine through the proxy, the firewall or the login in front of the API.',
      'proxy-or-tls',
    ],
    [
      new ApiError(REQUEST, 400, 'Invalid request', [{ field: 'branch', message: 'is unknown' }]),
      'Invalid request (branch: is unknown). Check that base-url is the URL of the API and ends in /api/v1, and check the inputs. If they are correct, update docs-ci: the API may have changed.',
      'rejected-request',
    ],
    [new ApiError(REQUEST, 404, 'Not found'), `Not found. ${NOT_FOUND}`, 'not-found'],
    [new ApiError(REJECTED, 422, 'No such branch'), 'No such branch. Set it.', 'missing-branch'],
    [new ApiError(REJECTED, 404, EMPTY, [], undefined, 'other'), `${EMPTY}. ${NOT_FOUND}`, 'not-found'],
    [
      new ApiError(REQUEST, 308, 'the API redirects to https://other.example'),
      `the API redirects to https://other.example. Set base-url to the final URL, ending in /api/v1. ${CHECK}`,
      'redirect',
    ],
  ])('starts with the goal and ends with the request and the status: %s', (error, sentences, topic) => {
    const message = `Couldn't start the deployment: ${sentences} (POST /deploy: HTTP ${error.status})`;
    expect(withPlainNames(endingOf(error), 'keys')).toMatchObject({ message, topic });
  });

  test.each<[error: Error, sentences: string, topic: string]>([
    [
      new ConnectionError(REQUEST, 'ENOTFOUND', true),
      "the host name can't be resolved (ENOTFOUND). Check the spelling of base-url, which is the URL of the API, not of the site, and this machine's network.",
      'connection',
    ],
    [
      new ConnectionError(REQUEST, 'PROXY_407', true),
      'the proxy rejected the connection (HTTP 407). Check the URL and the credentials in HTTPS_PROXY or HTTP_PROXY, or add the host of base-url to NO_PROXY.',
      'proxy-or-tls',
    ],
    [
      new ConnectionError(REQUEST, 'CERT_HAS_EXPIRED', true),
      "the server's certificate isn't trusted (CERT_HAS_EXPIRED). The certificate is out of date, or the clock of this machine is wrong.",
      'proxy-or-tls',
    ],
    [
      new ConnectionError(REQUEST, 'ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED', true),
      'the server ended the TLS handshake (ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED). Check the host name in base-url, and whether the server needs a client certificate or an old version of TLS.',
      'proxy-or-tls',
    ],
    [
      new InvalidResponseError(REQUEST, "isn't valid JSON", true),
      'a web page answered instead of the API. Check that base-url is the URL of the API and ends in /api/v1. If it is, let this machine through the proxy, the firewall or the login in front of the API.',
      'proxy-or-tls',
    ],
  ])('starts with the goal and ends with the request without a response: %s', (error, sentences, topic) => {
    const message = `Couldn't start the deployment: ${sentences} (POST /deploy)`;
    expect(withPlainNames(endingOf(error), 'keys')).toMatchObject({ message, topic });
  });

  test.each<[error: Error, message: string, topic: string]>([
    [new InputError(['mode: "fly" isn\'t a valid value.']), 'mode: "fly" isn\'t a valid value.', 'invalid-input'],
    [
      new PermissionError('couldn\'t write the issue: missing permission (HTTP 403). Add "issues: write"'),
      'Couldn\'t write the issue: missing permission (HTTP 403). Add "issues: write".',
      'platform-permission',
    ],
    [
      new HostError("couldn't write the issue: GitHub returned HTTP 502"),
      "Couldn't write the issue: GitHub returned HTTP 502.",
      'platform',
    ],
    [new TimeoutError('The timeout was reached.'), 'The timeout was reached.', 'timeout'],
    [
      new InputError(['lock-file: docs.lock is damaged.'], 'lock-file'),
      'lock-file: docs.lock is damaged.',
      'lock-file',
    ],
  ])('starts with a capital letter or a name, and is a sentence: %s', (error, message, topic) => {
    expect(withPlainNames(endingOf(error), 'keys')).toMatchObject({ message, topic });
  });

  test('ends with the request even if the message says what continues', () => {
    const { message } = endingOf(new ApiError(REQUEST, 502, 'Bad gateway'), () => 'The deployment continues.');
    expect(message).toBe(
      "Couldn't start the deployment: Bad gateway. Run the job again later. The deployment continues. (POST /deploy: HTTP 502)",
    );
  });

  test('says what the service said only once, and the status only at the end', () => {
    const { message } = endingOf(new ApiError(REQUEST, 418, ''));
    expect(message).toBe("Couldn't start the deployment: the service rejected the request. (POST /deploy: HTTP 418)");
    const { message: contract } = withPlainNames(
      endingOf(new UnexpectedResponseError(REQUEST, 'media[3].url', 'is missing')),
      'keys',
    );
    expect(contract).toContain('media[3].url is missing. Check that base-url');
    expect(contract.endsWith('(POST /deploy)')).toBe(true);
  });
});

/** What a stage runs as. */
const RUNTIME = { repositoryUrl: 'git+https://github.com/octo/docs-ci.git', version: '0.0.0-test' };

describe('troubleshooting link', () => {
  test('leads to a section of the page, in the repository and at the tag of the version that package.json names', () => {
    const { version } = packageJson;
    const repositoryUrl = packageJson.repository.url.replace('OWNER', 'acme');
    const repository = repositoryUrl.replace('git+', '').replace('.git', '');
    expect(troubleshootingUrl({ repositoryUrl, version }, 'missing-key')).toBe(
      `${repository}/blob/v${version}/docs/troubleshooting.md#the-api-key-is-missing`,
    );
    expect(
      troubleshootingUrl({ repositoryUrl: 'https://git.example/acme/docs-ci', version: '1.2.3' }, 'timeout'),
    ).toMatch(/^https:\/\/git\.example\/acme\/docs-ci\/blob\/v1\.2\.3\//);
  });

  test('names the path in a clone until the repository has an owner, because no URL works until then', () => {
    const repositoryUrl = 'git+https://github.com/OWNER/docs-ci.git';
    const path = troubleshootingUrl({ repositoryUrl, version: '1.2.3' }, 'missing-key');
    expect(path).toBe('docs/troubleshooting.md#the-api-key-is-missing');
  });

  test('uses each anchor once, as GitHub writes anchors', () => {
    const topics = Object.keys(TROUBLESHOOTING_TITLES) as HelpTopic[];
    const anchors = topics.map(
      (topic) => troubleshootingUrl({ repositoryUrl: '', version: '1.2.3' }, topic).split('#')[1],
    );
    expect(new Set(anchors).size).toBe(anchors.length);
    for (const anchor of anchors) expect(anchor).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });

  test('follows a full sentence', () => {
    expect(withHelp('It failed', 'https://x.example/#a')).toBe('It failed. See https://x.example/#a');
    expect(withHelp('One problem.\nAnother one.', 'https://x.example/#a')).toBe(
      'One problem. See https://x.example/#a\nAnother one.',
    );
    expect(withHelp('It failed. (GET /media)', 'https://x.example/#a')).toBe(
      'It failed. (GET /media) See https://x.example/#a',
    );
    expect(withHelp('It failed', undefined)).toBe('It failed');
  });

  test('appears once, at the end of the message that fails the run, and stays intact in the summary', async () => {
    await using stage = await startStage();
    const { exitCode, result, stderr, summary } = await stage.run('trigger-deploy', ['--api-key', 'wrong-key']);
    const url = troubleshootingUrl(RUNTIME, 'invalid-key');
    expect(exitCode).toBe(1);
    expect(result.message.endsWith(` See ${url}`)).toBe(true);
    expect(stderr.split(url)).toHaveLength(2);
    expect(summary).toContain(`[Troubleshooting](${url})`);
    expect(summary.split(url)).toHaveLength(2);
  });
});

describe('GitHub log', () => {
  test('has the error of a run once, as an annotation', async () => {
    await using stage = await startStage();
    const { result, stdout } = await stage.runAction('trigger-deploy', { 'api-key': 'wrong-key' });
    const errors = commandsIn(stdout).filter(({ name }) => name === 'error');
    expect(errors.map(({ data }) => data)).toEqual([result.message]);
    expect(stdout.split("Couldn't start the deployment")).toHaveLength(2);
  });
});

describe('missing API key', () => {
  test('names the secret, the settings, forks and Dependabot on GitHub, and links to the page', async () => {
    await using stage = await startStage();
    const { exitCode, result } = await stage.runAction('trigger-deploy', { 'api-key': '' });
    expect(exitCode).toBe(2);
    expect(result.message).toMatch(
      /^api-key is missing, because this step has no such line, or its secret is empty or not defined\. Set api-key of this step to a secret, such as \$\{\{ secrets\.DOCS_API_KEY \}\}, and add this secret under Settings → Secrets and variables → Actions, or to the environment that the job names\. .* forks and Dependabot .*on-missing-key to skip/,
    );
    expect(result.message).toMatch(/ See https:\/\/github\.com\/octo\/docs-ci\/.*#the-api-key-is-missing$/);
  });

  test('says on GitHub how to write a variable that is written as on GitLab, or in a shell', async () => {
    await using stage = await startStage();
    const inputs = { 'api-key': '$DOCS_API_KEY', 'base-url': '$DOCS_BASE_URL', branch: '${DOCS_BRANCH}' };
    const { exitCode, result } = await stage.runAction('trigger-deploy', { mode: 'preview', ...inputs });
    expect([exitCode, result.message.split('\n')]).toEqual([
      2,
      [
        expect.stringContaining(
          "api-key is missing, because GitHub doesn't replace $DOCS_API_KEY. Set api-key to ${{ secrets.DOCS_API_KEY }}.",
        ),
        '"branch" isn\'t set, because GitHub doesn\'t replace $DOCS_BRANCH. Use ${{ vars.DOCS_BRANCH }}, ${{ env.DOCS_BRANCH }} or the value.',
        expect.stringContaining(
          "base-url is missing, because GitHub doesn't replace $DOCS_BASE_URL. Set it to ${{ vars.DOCS_BASE_URL }}.",
        ),
      ],
    ]);
  });

  test('shows no key that is set in the place of the URL', async () => {
    await using stage = await startStage();
    const key = stage.emulator.keys.editor;
    const run = await stage.runAction('trigger-deploy', {
      'api-key': 'https://api.example.com/api/v1',
      'base-url': key,
    });
    expect([run.exitCode, run.result.message]).toEqual([
      2,
      expect.stringContaining('base-url: "***" isn\'t a valid URL'),
    ]);
    const log = run.stdout.replace(`::add-mask::${key}`, '') + run.stderr;
    expect(log + run.summary + JSON.stringify(run.result)).not.toContain(key);
  });

  test('names the CI/CD variable and the settings on GitLab', async () => {
    await using stage = await startStage();
    const { exitCode, result } = await stage.runJob('trigger-deploy', { 'api-key': '$MY_DOCS_KEY' });
    expect(exitCode).toBe(2);
    expect(result.message).toMatch(
      /CI\/CD variable MY_DOCS_KEY isn't set.*Add MY_DOCS_KEY under Settings → CI\/CD → Variables and mask it\. A protected variable only exists on protected branches and tags\. See /,
    );
    const request = await stage.runJob('trigger-deploy', { 'api-key': '$MY_DOCS_KEY' }, { CI_MERGE_REQUEST_IID: '7' });
    expect(request.result.message).toContain('To let merge requests without a key pass, set on-missing-key to skip.');
  });

  test('says on GitHub that pull_request_target gives secrets to forks, and why that is dangerous', async () => {
    await using stage = await startStage();
    const event = await writeEvent(stage.folder, {
      repository: { full_name: 'octo/docs' },
      pull_request: { number: 7, head: { ref: 'x', sha: 'c0ffee', repo: { full_name: 'stranger/docs' } } },
    });
    const env = { GITHUB_EVENT_NAME: 'pull_request_target', GITHUB_EVENT_PATH: event };
    const { result } = await stage.runAction('trigger-deploy', { 'api-key': '' }, env);
    expect(result.message).toMatch(
      /^api-key is missing, because this step has no such line, or its secret is empty or not defined\. Set api-key/,
    );
    expect(result.message).toContain(
      'With pull_request_target, pull requests from forks get secrets too, so never run their code in this job.',
    );
    expect(result.message).not.toMatch(/don't get/);
  });

  test('reads DOCS_API_KEY in a GitLab job without the component, but never in place of the key of a component', async () => {
    await using stage = await startStage();
    const env = { DOCS_CI_API_KEY: undefined, DOCS_API_KEY: stage.emulator.keys.editor };
    const { exitCode, result } = await stage.runJob('sync-media', { 'dry-run': 'true', path: '.', 'api-key': '' }, env);
    expect(exitCode, result.message).toBe(0);
    const { result: missing } = await stage.runJob('sync-media', { 'api-key': '' }, { ...env, DOCS_CI_API_KEY: '' });
    expect(missing.message).toMatch(
      /^api-key is missing, because its CI\/CD variable is empty or isn't set for this pipeline\. In \.gitlab-ci\.yml, see which variable api-key of this job names \(DOCS_API_KEY only if the job doesn't set api-key\)\. Add this variable under/,
    );
    expect(stage.emulator.requests.map(({ headers }) => headers.authorization)).toContain(
      `Bearer ${stage.emulator.keys.editor}`,
    );
  });

  test('names the environment variable in a terminal', async () => {
    await using stage = await startStage();
    const { result } = await stage.run('trigger-deploy', [], { DOCS_CI_API_KEY: undefined });
    expect(result.message).toMatch(/^--api-key is missing\. Set the environment variable DOCS_CI_API_KEY\. See /);
  });

  test('names the environment variable of the URL in a terminal, too', async () => {
    await using stage = await startStage();
    const { result } = await stage.run('trigger-deploy', [], { DOCS_CI_BASE_URL: undefined });
    expect(result.message).toMatch(
      /^--base-url is missing\. Set the environment variable DOCS_CI_BASE_URL to the URL of the API, such as https:/,
    );
  });
});

test.each([
  [
    'export-pdf-artifact',
    { 'release-tag': '$CI_COMMIT_TAG', 'asset-name': 'manual.pdf' },
    "release-tag: CI_COMMIT_TAG isn't set, because this pipeline isn't for a tag. Add the rule if: $CI_COMMIT_TAG, or set another value.",
  ],
  [
    'export-pdf-artifact',
    { 'asset-name': 'manual-${CI_COMMIT_TAG}.pdf', 'release-tag': 'v1' },
    "asset-name: CI_COMMIT_TAG isn't set, because this pipeline isn't for a tag. Add the rule if: $CI_COMMIT_TAG, or set another value.",
  ],
  [
    'trigger-deploy',
    { branch: '$CI_MERGE_REQUEST_SOURCE_BRANCH_NAME', mode: 'preview' },
    'branch: CI_MERGE_REQUEST_SOURCE_BRANCH_NAME isn\'t set, because this pipeline isn\'t for a merge request. Add the rule if: $CI_PIPELINE_SOURCE == "merge_request_event", or set another value.',
  ],
  [
    'check-site',
    { timeout: '${DOCS_TIMEOUT}', 'verify-pages': '$DOCS_PAGES' },
    "verify-pages: the CI/CD variable DOCS_PAGES isn't set for this pipeline. Set it under Settings → CI/CD → Variables, or set another value. A protected variable only exists on protected branches and tags.\ntimeout: the CI/CD variable DOCS_TIMEOUT isn't set for this pipeline. Set it under Settings → CI/CD → Variables, or set another value. A protected variable only exists on protected branches and tags.",
  ],
  ['check-site', { marker: '$DOCS' }, undefined],
  ['sync-media', { exclude: 'a/$DOCS/**\n$x', path: '.', 'dry-run': 'true' }, undefined],
] as const)(
  'names the variable that GitLab does not know, before any request: %s %j',
  async (name, inputs, message) => {
    await using stage = await startStage();
    const { exitCode, result } = await stage.runJob(name, inputs);
    if (message === undefined) expect(result.message).not.toContain("isn't set");
    else {
      expect([exitCode, result.message.replace(/ See http\S+/g, '')]).toEqual([2, message]);
      expect(stage.emulator.requests).toEqual([]);
    }
  },
);

describe('skipping without a key', () => {
  /** What a platform leaves of variables that it withholds. */
  const WITHHELD = { 'on-missing-key': 'skip', token: '$DOCS_CI_GITLAB_TOKEN', timeout: '$DOCS_TIMEOUT' };

  test.each(['', '$DOCS_BASE_URL'])(
    'ends green on every command if base-url is "%s" and other values are references',
    async (baseUrl) => {
      await using stage = await startStage();
      const inputs = { ...WITHHELD, 'api-key': '', 'base-url': baseUrl };
      for (const name of commandNames) {
        for (const host of ['runAction', 'runJob'] as const) {
          const { exitCode, result } = await stage[host](name, inputs);
          expect(result.message).toMatch(/^Skipped: api-key is missing/);
          expect({ exitCode, outcome: result.outcome }).toEqual({ exitCode: 0, outcome: 'skipped' });
        }
      }
      expect(stage.emulator.requests).toEqual([]);
    },
  );

  const OWN = { CI_MERGE_REQUEST_IID: '7', CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '42', CI_PROJECT_ID: '42' };
  const FORK = { ...OWN, CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '77', CI_MERGE_REQUEST_PROJECT_ID: '42' };
  const ON_GITLAB =
    /^This merge request isn't from a fork, so it can get the key\. Under Settings → CI\/CD → Variables, add DOCS_API_KEY, or clear its Protect flag/;
  const ON_GITHUB =
    /^This run isn't for a fork or Dependabot, so it can get the key\. Set api-key of this step to a secret, such as \$\{\{ secrets\.DOCS_API_KEY \}\}, and add this secret under Settings → Secrets and variables → Actions, or to the environment that the job names\./;
  const repository = { full_name: 'octo/docs', fork: false };
  const pullOf = (head: object): object => ({ repository, pull_request: { number: 7, head } });
  const own = pullOf({ ref: 'x', repo: { full_name: 'octo/docs' } });

  test('says once that a fork gets no variables, and not that the URL is to be set', async () => {
    await using stage = await startStage();
    const inputs = { 'api-key': '$DOCS_API_KEY', 'base-url': '$DOCS_BASE_URL', branch: 'x' };
    const { exitCode, result } = await stage.runJob('check-pages', inputs, { ...FORK, CI_PROJECT_ID: '77' });
    expect(exitCode).toBe(2);
    expect(result.message).toMatch(
      /^api-key is missing, because merge requests from forks don't get CI\/CD variables\./,
    );
    expect(result.message).not.toContain('base-url');
  });

  test.each([
    ['a merge request of the project', 'runJob', OWN, undefined, ON_GITLAB],
    ['a merge request of a fork', 'runJob', { ...FORK, CI_PROJECT_ID: '77' }, undefined, undefined],
    ['a merge request of a fork in the target project', 'runJob', FORK, undefined, undefined],
    ['a pipeline that may be the one of a fork', 'runJob', { CI_PIPELINE_SOURCE: 'push' }, undefined, undefined],
    ['a pull request of the repository', 'runAction', { GITHUB_EVENT_NAME: 'pull_request' }, own, ON_GITHUB],
    ['a schedule', 'runAction', { GITHUB_EVENT_NAME: 'schedule' }, { repository }, ON_GITHUB],
    [
      'a pull request of a fork',
      'runAction',
      { GITHUB_EVENT_NAME: 'pull_request' },
      pullOf({ ref: 'x', repo: { full_name: 'stranger/docs' } }),
      undefined,
    ],
    [
      'a pull request of Dependabot',
      'runAction',
      { GITHUB_EVENT_NAME: 'pull_request', GITHUB_ACTOR: 'dependabot[bot]' },
      own,
      undefined,
    ],
    [
      'a push in a fork',
      'runAction',
      { GITHUB_EVENT_NAME: 'push' },
      { repository: { ...repository, fork: true } },
      undefined,
    ],
    ['an event that nobody can read', 'runAction', { GITHUB_EVENT_NAME: 'push' }, undefined, undefined],
  ] as const)(
    'warns only about a run that could get the key, and says how to add it: %s',
    async (_, host, env, event, said) => {
      await using stage = await startStage();
      const file = event === undefined ? {} : { GITHUB_EVENT_PATH: await writeEvent(stage.folder, event) };
      const inputs = { 'on-missing-key': 'skip', 'api-key': host === 'runJob' ? '$DOCS_API_KEY' : '' };
      const { exitCode, result } = await stage[host]('trigger-deploy', inputs, { ...env, ...file });
      expect({ exitCode, outcome: result.outcome }).toEqual({ exitCode: 0, outcome: 'skipped' });
      const warnings = result.annotations.filter(({ level }) => level === 'warning').map(({ message }) => message);
      expect(warnings).toEqual(said === undefined ? [] : [expect.stringMatching(said)]);
    },
  );

  test.each([
    [{ timeout: 'soon' }, /timeout: "soon" isn't a valid duration/],
    [{ mode: 'fly' }, /mode: "fly" isn't a valid value. Use deploy, preview or wait\./],
    [{ mode: 'deplyo' }, /mode: "deplyo" isn't a valid value. Use deploy, preview or wait/],
    [{ 'base-url': 'ftp://docs.example.com' }, /base-url: "ftp:.* must start with https/],
    [{ 'results-dir': '../other' }, /results-dir: "\.\.\/other" is outside the workspace/],
    [{ 'api-key': 'two words' }, /api-key: the value contains spaces/],
  ])('still rejects what is wrong by itself: %j', async (wrong, said) => {
    await using stage = await startStage();
    const inputs = { ...WITHHELD, 'api-key': '', 'base-url': '', ...wrong };
    const { exitCode, result } = await stage.runAction('trigger-deploy', inputs);
    expect(exitCode).toBe(2);
    expect(result.message).toMatch(said);
  });

  test('rejects a default results folder that a symlink leads out of the workspace, and writes nothing there', async (running) => {
    skipUnless(NEEDS.symlinks, running);
    await using stage = await startStage();
    const outside = temporaryFolder();
    symlinkSync(outside, join(stage.folder, 'docs-ci'));
    const inputs = { ...WITHHELD, 'api-key': '', 'base-url': '' };
    await stage.runAction('trigger-deploy', inputs).catch(() => undefined);
    expect(readdirSync(outside)).toEqual([]);
  });

  test.each([
    [
      'runAction',
      '',
      "this step doesn't set it, or its variable is empty or not defined. Set the variable that base-url names, such as DOCS_BASE_URL, under Settings → Secrets and variables → Actions → Variables",
    ],
    [
      'runJob',
      '',
      "the job doesn't set it, or its variable is empty or not defined. Set the variable that base-url names, such as DOCS_BASE_URL, under Settings → CI/CD → Variables",
    ],
    [
      'runJob',
      '$API_URL',
      "the CI/CD variable API_URL isn't set for this pipeline. Set API_URL under Settings → CI/CD → Variables",
    ],
  ] as const)(
    'names the key first if on-missing-key is fail, and then where to set the URL: %s, "%s"',
    async (host, baseUrl, cause) => {
      await using stage = await startStage();
      const { exitCode, result } = await stage[host]('trigger-deploy', { 'api-key': '', 'base-url': baseUrl });
      expect(exitCode).toBe(2);
      const [key, url, ...others] = result.message.split('\n');
      expect(key).toMatch(/^api-key is missing/);
      expect(url).toContain(`base-url is missing, because ${cause} to the URL of the API, such as https://`);
      expect(url?.includes('A protected variable only exists on protected branches')).toBe(baseUrl !== '');
      expect(others).toEqual([]);
    },
  );
});

describe("workspace that doesn't exist", () => {
  test.each([
    ['github', 'GITHUB_WORKSPACE', 'Add a step that runs actions/checkout first.'],
    ['gitlab', 'CI_PROJECT_DIR', 'Set the variable to the folder of the repository, or unset it.'],
  ] as const)('ends with exit code 2 and one sentence on %s, and creates no folder', async (kind, name, advice) => {
    const missing = join(temporaryFolder(), 'checkout');
    const out = new Written();
    const env = { [name]: missing, 'INPUT_API-KEY': 'k', DOCS_CI_API_KEY: 'k' };
    const options = { env, cwd: missing, stdout: out.write };
    const host =
      kind === 'github'
        ? createGitHubHost({ ...options, version: '1', fetch })
        : createGitLabHost({
            ...options,
            stderr: out.write,
            flags: [],
            flagTypes: new Map(),
            request: () => Promise.reject(new Error()),
          });
    const command = await commands['sync-media']();
    const runtime = {
      clock: systemClock,
      random: () => 0.5,
      version: '1',
      repositoryUrl: packageJson.repository.url,
      onCancel: () => undefined,
    };
    expect(await collectStdout(out.write, () => run(command, host, runtime))).toBe(2);
    const said = out.text.replace(/\s+/g, ' ');
    expect(said).toContain(`${name}: the folder ${JSON.stringify(missing)} doesn't exist. ${advice}`);
    expect(out.text).not.toMatch(/ENOENT|realpath|is missing/);
    expect(existsSync(missing)).toBe(false);
  });
});
