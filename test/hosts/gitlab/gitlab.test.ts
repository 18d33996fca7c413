import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it } from 'vitest';
import { createGitLabHost } from '../../../src/hosts/gitlab/gitlab.js';
import type { Environment, Host, Publication } from '../../../src/hosts/host.js';
import { temporaryFolder } from '../../support/folder.js';
import { Written } from '../../support/written.js';
import { publicationOf } from '../publication.js';

const SHA = 'a'.repeat(40);
const HEAD_SHA = 'b'.repeat(40);

/** For a pattern: the escape sequence around GitLab's section markers. */
const CLEAR = '\u001b\\[0K';

function hostOf(env: Environment, stdout = new Written(), flags: readonly string[] = []): Host {
  const request = (): Promise<never> => Promise.reject(new Error('nothing here may call GitLab'));
  const flagTypes = new Map([
    ['wait', 'boolean'],
    ['timeout', 'text'],
  ] as const);
  return createGitLabHost({ env, stdout: stdout.write, stderr: stdout.write, cwd: '/work', flags, flagTypes, request });
}

describe('GitLab inputs', () => {
  it('reads inputs from variables of the job', () => {
    const host = hostOf({ DOCS_CI_MAX_DELETES: '5%' });
    expect(host.input('max-deletes')).toBe('5%');
    expect(host.inputProblems()).toEqual([]);
  });

  it.each([
    ['api-key', { DOCS_API_KEY: 'k-2' }, 'k-2'],
    ['api-key', { DOCS_CI_API_KEY: 'k-1', DOCS_API_KEY: 'k-2' }, 'k-1'],
    ['api-key', { DOCS_CI_API_KEY: '', DOCS_API_KEY: 'k-2' }, undefined],
    ['token', { DOCS_CI_GITLAB_TOKEN: 't-2' }, 't-2'],
    ['token', { DOCS_CI_TOKEN: 't-1', DOCS_CI_GITLAB_TOKEN: 't-2' }, 't-1'],
    ['token', { DOCS_CI_TOKEN: '', DOCS_CI_GITLAB_TOKEN: 't-2' }, undefined],
  ])('reads %s from the variable of the project only if the job has no variable of its own: %j', (name, env, value) => {
    expect(hostOf(env).input(name)).toBe(value);
  });

  it('reads inputs from flags if a job calls the command itself', () => {
    const host = hostOf({ DOCS_CI_TIMEOUT: '5m', DOCS_CI_WAIT: 'true' }, undefined, ['--no-wait', '--tiemout', '9m']);
    expect([host.input('wait'), host.input('timeout')]).toEqual(['false', '5m']);
    expect(host.inputProblems()).toEqual(['Unknown option --tiemout. Did you mean --timeout?']);
  });
});

describe('GitLab run context', () => {
  it('reads branch, commit and time of a push', () => {
    const { runContext, workspace } = hostOf({
      CI_PIPELINE_SOURCE: 'push',
      CI_PIPELINE_CREATED_AT: '2025-11-21T04:40:00Z',
      CI_COMMIT_BRANCH: 'main',
      CI_COMMIT_SHA: SHA,
      CI_JOB_URL: 'https://gitlab.example/g/p/-/jobs/1',
      CI_PROJECT_ID: '42',
      CI_PROJECT_DIR: '/builds/g/p',
    });
    expect(runContext).toEqual({
      startedByPush: true,
      pushedAtMs: 1_763_700_000_000,
      branch: 'main',
      commitSha: SHA,
      fromFork: false,
      secrets: 'given',
      runUrl: 'https://gitlab.example/g/p/-/jobs/1',
    });
    expect(workspace).toBe(resolve('/builds/g/p'));
  });

  it.each([
    ['of the same project', '42', '42', false, 'given'],
    ['of a fork, in the project', '77', '42', true, 'exposed'],
    ['of a fork, in the fork', '77', '77', true, 'withheld'],
  ])('reads the head of a merge request %s', (_, source, running, fromFork, secrets) => {
    const { runContext } = hostOf({
      CI_PIPELINE_SOURCE: 'merge_request_event',
      CI_PIPELINE_CREATED_AT: '2025-11-21T04:40:00Z',
      CI_MERGE_REQUEST_IID: '7',
      CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: 'topic',
      CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: HEAD_SHA,
      CI_MERGE_REQUEST_SOURCE_PROJECT_ID: source,
      CI_MERGE_REQUEST_PROJECT_ID: '42',
      CI_PROJECT_ID: running,
      CI_COMMIT_SHA: SHA,
    });
    expect(runContext).toEqual({
      startedByPush: false,
      pushedAtMs: 1_763_700_000_000,
      branch: 'topic',
      commitSha: HEAD_SHA,
      pullRequest: 7,
      fromFork,
      secrets,
      ...(source === '42' && { canGetSecrets: true }),
    });
  });

  it('reads the commit of a merge request pipeline if GitLab leaves its source SHA empty', () => {
    expect(hostOf({ CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: '', CI_COMMIT_SHA: SHA }).runContext.commitSha).toBe(SHA);
  });

  it('names the repository with its host, and the numbers of a GitLab job', () => {
    const { runContext } = hostOf({
      CI_PROJECT_URL: 'https://gitlab.example/group/sub/docs',
      CI_PIPELINE_ID: '1200',
      CI_JOB_ID: '8800',
    });
    expect(runContext).toMatchObject({
      repository: 'gitlab.example/group/sub/docs',
      sequence: 1200,
      runId: '8800',
    });
    expect(runContext.attempt).toBeUndefined();
  });

  it.each([
    ['web', 'topic', 'main'],
    ['web', 'main', undefined],
    ['web', undefined, undefined],
    ['push', 'topic', undefined],
  ])('names the default branch if a person started a pipeline of another: %s of %s', (source, branch, expected) => {
    const env = { CI_PIPELINE_SOURCE: source, CI_COMMIT_BRANCH: branch, CI_DEFAULT_BRANCH: 'main' };
    expect(hostOf(env).runContext.startedBeside).toBe(expected);
  });

  it('reads the tag and no branch on a GitLab tag', () => {
    expect(hostOf({ CI_PIPELINE_SOURCE: 'push', CI_COMMIT_TAG: 'v1' }).runContext).toEqual({
      startedByPush: true,
      tag: 'v1',
      fromFork: false,
      secrets: 'given',
    });
  });
});

describe('GitLab log', () => {
  it('isolates right-to-left names in progress and in the title of a section', () => {
    const out = new Written();
    const { log } = hostOf({}, out);
    log.progress('שלום.png (1)');
    log.group('שלום.png (2)');
    expect(out.text).toContain('\u2068שלום.png\u2069 (1)\n');
    expect(out.text).toContain('\u2068שלום.png\u2069 (2)\n');
  });

  it('writes section markers in the exact format of GitLab', () => {
    const out = new Written();
    const { log } = hostOf({}, out);
    log.group('Build log \u001b[0Ksection_end:1:docs_ci_1\r\u001b[0K');
    log.quote('a\u001b[0Ksection_end:1:docs_ci_1\r\u001b[0K');
    log.endGroup();
    log.endGroup();
    log.group('Second');
    log.endGroup();
    const markers = out.text.matchAll(
      new RegExp(`${CLEAR}section_(start|end):\\d{10}:(docs_ci_\\d)(\\[collapsed=true\\])?\\r${CLEAR}(.*)\\n`, 'g'),
    );
    expect([...markers].map(([, kind, name, collapsed, title]) => [kind, name, collapsed, title])).toEqual([
      ['start', 'docs_ci_1', '[collapsed=true]', 'Build log section_end:1:docs_ci_1 '],
      ['end', 'docs_ci_1', undefined, ''],
      ['start', 'docs_ci_2', '[collapsed=true]', 'Second'],
      ['end', 'docs_ci_2', undefined, ''],
    ]);
    expect(out.text.split('\r\u001b[0K')).toHaveLength(5);
  });

  it('shows debug lines only if verbose is on', () => {
    for (const [env, lines] of [
      [{}, 0],
      [{ DOCS_CI_VERBOSE: 'true' }, 1],
    ] as const) {
      const out = new Written();
      hostOf(env, out).log.line('debug', 'GET /media');
      expect(out.lines).toHaveLength(lines);
    }
  });
});

describe('GitLab job reports', () => {
  async function publish(
    fields: Partial<Publication>,
    env: Record<string, string> = {},
  ): Promise<{ dotenv: string; links: string; log: string }> {
    const resultsDir = temporaryFolder();
    const out = new Written();
    await hostOf({ CI_PROJECT_DIR: resultsDir, ...env }, out).publish(publicationOf({ resultsDir, ...fields }));
    const read = (name: string): string => readFileSync(join(resultsDir, name), 'utf8');
    return { dotenv: read('outputs.env'), links: read('links.json'), log: out.text };
  }

  it('writes outputs for later jobs, named after the command', async () => {
    const { dotenv } = await publish({
      outputs: { 'deployment-id': 'dep_1', url: 'https://docs.example/?a=b', status: '' },
    });
    expect(dotenv).toBe(
      'TRIGGER_DEPLOY_DEPLOYMENT_ID=dep_1\nTRIGGER_DEPLOY_URL=https://docs.example/?a=b\nTRIGGER_DEPLOY_STATUS=\n',
    );
  });

  it('writes a sentence with no-break spaces, since GitLab takes no others', async () => {
    const { dotenv } = await publish({ outputs: { verdict: 'A steady week.' } });
    expect(dotenv).toBe('TRIGGER_DEPLOY_VERDICT=A\u00a0steady\u00a0week.\n');
  });

  it('skips outputs that GitLab would reject or expand, and warns about them', async () => {
    const outputs = { a: 'one\ntwo', b: 'x$CI_JOB_TOKEN', c: 'two words', d: 'x\u0000', e: 'fine', f: '\u2028' };
    const { dotenv, log } = await publish({ outputs });
    expect(dotenv).toBe('TRIGGER_DEPLOY_E=fine\n');
    expect(log.match(/Output TRIGGER_DEPLOY_\w isn't in outputs\.env, because the value has an? [^.]+/g)).toEqual([
      "Output TRIGGER_DEPLOY_A isn't in outputs.env, because the value has a line break or a control character",
      "Output TRIGGER_DEPLOY_B isn't in outputs.env, because the value has a $, which GitLab would expand",
      "Output TRIGGER_DEPLOY_C isn't in outputs.env, because the value has a space",
      "Output TRIGGER_DEPLOY_D isn't in outputs.env, because the value has a line break or a control character",
      "Output TRIGGER_DEPLOY_F isn't in outputs.env, because the value has a line break or a control character",
    ]);
  });

  it("skips only the outputs that exceed GitLab's limits", async () => {
    const many = Object.fromEntries(Array.from({ length: 25 }, (_, index) => [`o-${index}`, 'x']));
    const counted = await publish({ outputs: many });
    expect(counted.log).not.toContain('Not in outputs.env');
    expect((await publish({ outputs: many }, { DOCS_CI_VERBOSE: 'true' })).log).toContain(
      'Not in outputs.env, because GitLab accepts at most 20 variables: TRIGGER_DEPLOY_O_20, TRIGGER_DEPLOY_O_21,',
    );
    expect(counted.dotenv.trimEnd().split('\n')).toHaveLength(20);
    expect(counted.log).not.toMatch(/warning/i);

    const sized = await publish({ outputs: { a: 'x'.repeat(3_000), b: 'é'.repeat(1_500), c: 'x'.repeat(1_000) } });
    expect(sized.dotenv).toMatch(/^TRIGGER_DEPLOY_A=x+\nTRIGGER_DEPLOY_C=x+\n$/);
    expect(sized.log).toContain(
      "Output TRIGGER_DEPLOY_B isn't in outputs.env, because GitLab only accepts files below 5 KB",
    );

    const around = (sizeBytes: number) =>
      publish({ outputs: { a: 'x'.repeat(sizeBytes - 'TRIGGER_DEPLOY_A=\n'.length) } });
    expect((await around(5_119)).dotenv).toHaveLength(5_119);
    expect((await around(5_120)).dotenv).toBe('');
  });

  it('adds only http(s) links to the job page', async () => {
    const good = { label: 'Site "live"', url: 'https://docs.example/' };
    const { links } = await publish({
      links: [good, { label: 'bad', url: 'javascript:alert(1)' }, { label: 'bad', url: 'https://' }],
    });
    expect(JSON.parse(links)).toEqual({ Documentation: [{ external_link: good }] });
    expect(JSON.parse((await publish({ links: [] })).links)).toEqual({});
  });

  it('prints the summary to the job log unless the user disables it', async () => {
    expect((await publish({ details: [{ heading: 'Build log' }] })).log).toContain('Build log');
    expect((await publish({ details: [] })).log).toBe('');
  });

  it('keeps the summary in a GitLab job log within 120 columns, and its links whole', async () => {
    const link = `https://docs.example/${'a'.repeat(120)}`;
    const text = 'word '.repeat(60).trim();
    const { log } = await publish({
      details: [
        { paragraph: text },
        { table: { head: ['a', 'b'], rows: [[text, text]] } },
        { paragraph: { link, text: '' } },
      ],
    });
    const lines = stripVTControlCharacters(log).split('\n');
    expect(lines.filter((line) => line.length > 120)).toEqual([link]);
    expect(lines.some((line) => line.length > 115)).toBe(true);
  });

  it('breaks long lines of a GitLab job log between words', () => {
    const out = new Written();
    hostOf({ NO_COLOR: '1' }, out).log.line('error', 'word '.repeat(40).trim());
    expect(Math.max(...out.lines.map((line) => line.length))).toBeLessThanOrEqual(120);
    expect(out.text.replace(/\s+/g, ' ').trim()).toBe(`error: ${'word '.repeat(40).trim()}`);
  });

  it('colors a GitLab job log unless NO_COLOR is set', async () => {
    const colored = new Written();
    const plain = new Written();
    for (const [out, env] of [
      [colored, {}],
      [plain, { NO_COLOR: '1' }],
    ] as const) {
      const resultsDir = temporaryFolder();
      const host = hostOf({ ...env, CI_PROJECT_DIR: resultsDir }, out);
      host.log.line('warning', 'careful');
      await host.publish(publicationOf({ resultsDir, details: [{ heading: 'Plan' }] }));
    }
    expect(colored.text).toContain('\u001b[33mwarning:\u001b[39m careful');
    expect(plain.text).toBe('warning: careful\n\nPlan\n');
  });

  it("doesn't repeat the build log in the summary of a GitLab job", async () => {
    const details = [
      { heading: 'failed' },
      { paragraph: 'why' },
      { heading: 'Build log' },
      { verbatim: 'logged above', isLogged: true },
    ];
    const { log } = await publish({ details });
    expect(log).toContain('why');
    expect(log).not.toMatch(/Build log|logged above/);
  });

  // Windows says of a folder in the way what it says of a file that is open.

  it.each([
    ['outputs.env', 'links.json'],
    ['links.json', 'outputs.env'],
  ])("warns that %s can't be written, and still writes %s", async (broken, other) => {
    const resultsDir = temporaryFolder();
    mkdirSync(join(resultsDir, broken));
    const out = new Written();
    const details = [{ heading: 'trigger-deploy: done' }];
    await hostOf({ CI_PROJECT_DIR: resultsDir }, out).publish(publicationOf({ resultsDir, details }));
    expect(out.text).toMatch(new RegExp(`warning:\\S* Couldn't write ${broken}: there is a folder with this name`));
    expect(out.text).toContain('trigger-deploy: done');
    expect(readFileSync(join(resultsDir, other), 'utf8')).not.toBe('');
    expect(readdirSync(resultsDir).sort()).toEqual(['links.json', 'outputs.env']);
  });

  it('writes the reports again into a folder that was deleted', async () => {
    const resultsDir = join(temporaryFolder(), 'deleted');
    const out = new Written();
    await hostOf({ CI_PROJECT_DIR: dirname(resultsDir) }, out).publish(publicationOf({ resultsDir }));
    expect(out.text).not.toContain("Couldn't write");
    expect(readdirSync(resultsDir).sort()).toEqual(['links.json', 'outputs.env']);
  });

  it('only warns if there is no folder for reports', async () => {
    const out = new Written();
    await hostOf({}, out).publish(publicationOf({ resultsDir: undefined }));
    expect(out.text).toContain("Couldn't write outputs and links, because there is no results folder.");
  });

  it("makes no call to record a deployment, which the job's own environment is", async () => {
    const request = { environment: 'docs', description: '', transient: false, token: '' };
    const record = await hostOf({}).openDeployment?.(request);
    await expect(record?.update('success', { description: 'Live' })).resolves.toBeUndefined();
  });
});

it('links a line of a file whose name has special characters in the project of the job', () => {
  const line = { path: 'docs/100% #1 [a]?.mdx', commitSha: SHA, line: 31 };
  expect(hostOf({ CI_PROJECT_URL: 'https://gitlab.example/g/p' }).fileUrl?.(line)).toBe(
    `https://gitlab.example/g/p/-/blob/${SHA}/docs/100%25%20%231%20%5Ba%5D%3F.mdx#L31`,
  );
  expect(hostOf({}).fileUrl?.(line)).toBeUndefined();
});
