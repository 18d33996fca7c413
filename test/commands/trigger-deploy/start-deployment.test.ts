import { describe, expect, test } from 'vitest';
import { startStage } from '../../support/runs.js';
import { requestsTo, SLOW_BUILD } from './fixture.js';

describe('mode deploy', () => {
  test('starts a deployment without a body, waits for it and reports its URL', async () => {
    await using stage = await startStage({ build: SLOW_BUILD });
    const { exitCode, result, summary, stdout, stderr } = await stage.run('trigger-deploy');
    expect(exitCode).toBe(0);
    expect(requestsTo(stage, 'POST /deploy')).toMatchObject([{ status: 202, bodyBytes: 0 }]);
    expect(result.outcome).toBe('done');
    expect(result.outputs).toMatchObject({
      status: 'ready',
      url: stage.emulator.state.publishedUrl,
      branch: 'main',
      'is-preview': 'false',
      'timed-out': 'false',
      result: 'docs-ci/trigger-deploy/result.json',
    });
    expect(result.outputs['deployment-id']).toBe(stage.emulator.state.deployments.newestFirst()[0]?.deploymentId);
    expect(Number(result.outputs['duration-seconds'])).toBeGreaterThanOrEqual(40);
    const { publishedUrl } = stage.emulator.state;
    // People copy the URL, so nothing may be inserted into it.
    expect(summary).toContain(`](${publishedUrl})** · built from `);
    expect(summary).not.toContain('\u200b');
    expect(result.message).toMatch(/^Live: http\S+ \(4\ds\)$/);
    expect(stdout).toContain('Live: ');
    const id = result.outputs['deployment-id'] ?? '';
    expect(stderr).toContain(`Deployment ${id.slice(0, 8)} started.`);
    expect(stderr).toMatch(/Deployment [0-9a-f]{8}: ready \(\d+s\)/);
    expect(stderr).not.toContain(id);
  });

  test('starts a deployment and ends at once with wait false', async () => {
    await using stage = await startStage({ build: SLOW_BUILD });
    const { exitCode, result } = await stage.run('trigger-deploy', ['--no-wait']);
    expect(exitCode).toBe(0);
    expect(result.outputs).toMatchObject({ status: 'pending', url: '' });
    expect(result.message).toMatch(
      /^Deployment [0-9a-f]{8} started \(pending\)\. Not waiting, because of --no-wait\.$/,
    );
    // The list before the start tells what a lost response started.
    expect(stage.emulator.requests.map(({ route }) => route)).toEqual(['GET /deployments', 'POST /deploy']);
  });

  test.each(['true', 'false'])('suggests mode wait in a run that a push started, with dry-run: %s', async (dryRun) => {
    await using stage = await startStage();
    const { result } = await stage.runAction('trigger-deploy', { 'dry-run': dryRun }, { GITHUB_EVENT_NAME: 'push' });
    expect(result.annotations).toContainEqual(
      expect.objectContaining({
        level: 'notice',
        message: expect.stringMatching(
          /^If this is a push to the deployment branch of the documentation repository, .* set "mode" to wait /,
        ) as string,
      }),
    );
  });

  test('suggests no mode wait on a tag, which the service never deploys', async () => {
    await using stage = await startStage();
    const onGitHub = { GITHUB_EVENT_NAME: 'push', GITHUB_REF_TYPE: 'tag', GITHUB_REF_NAME: 'v1.2.0' };
    const onGitLab = { CI_PIPELINE_SOURCE: 'push', CI_COMMIT_TAG: 'v1.2.0' };
    for (const { result } of [
      await stage.runAction('trigger-deploy', {}, onGitHub),
      await stage.runJob('trigger-deploy', {}, onGitLab),
    ])
      expect([result.outcome, result.annotations]).toEqual(['done', []]);
  });
});

describe('a lost response to a start', () => {
  test('sends a start only once if the service is slower than its gateway', async () => {
    await using stage = await startStage();
    stage.emulator.addFault({ route: 'POST /deploy', kind: 'html', status: 504 });
    const late = stage.emulator.state.addDeployment({ createdAt: stage.clock.now() + 3_000 });
    const { exitCode, result } = await stage.run('trigger-deploy');
    expect(exitCode).toBe(0);
    expect(requestsTo(stage, 'POST /deploy')).toHaveLength(1);
    expect(result.outputs['deployment-id']).toBe(late.deploymentId);
  });

  test('says once why it waits as soon as short pauses add up', async () => {
    await using stage = await startStage();
    stage.emulator.addFault({ route: 'POST /deploy', kind: 'status', status: 502 });
    const { exitCode, stderr } = await stage.run('trigger-deploy');
    expect(exitCode).toBe(0);
    expect(stderr.match(/^Waiting .*/gm)).toEqual([
      expect.stringMatching(
        /^Waiting up to 6s to see whether the service carried out the request: .+\. \(POST \/deploy: HTTP 502\)$/,
      ),
    ]);
  });

  test('reports an uncertain start if the deployment cannot be looked up either', async () => {
    await using stage = await startStage();
    stage.emulator.addFault({ route: '*', kind: 'html', after: 1, times: Infinity });
    const { exitCode, result } = await stage.run('trigger-deploy');
    expect(exitCode).toBe(5);
    expect(result.message).toMatch(
      /^Couldn't start the deployment: .*A deployment may have started, so check the dashboard first\. \(POST \/deploy: HTTP 502\)/,
    );
  });
});

describe('mode preview', () => {
  test('previews the input branch, and reports it in the outputs', async () => {
    await using stage = await startStage();
    stage.emulator.state.project.createBranch('topic', 'main');
    const flags = ['--mode', 'preview', '--branch', 'topic'];
    const { exitCode, result, summary } = await stage.run('trigger-deploy', flags);
    expect(exitCode).toBe(0);
    expect(requestsTo(stage, 'POST /deploy/preview')).toMatchObject([{ body: { branch: 'topic' } }]);
    expect(result.outputs).toMatchObject({ branch: 'topic', 'is-preview': 'true', status: 'ready' });
    expect(result.message).toMatch(/^Preview: http\S+\/preview\/\S+ \(\d+s\)$/);
    expect(summary).not.toMatch(/\blive\b/i);
  });

  test('previews the head branch of a pull request by default', async () => {
    await using stage = await startStage();
    stage.emulator.state.project.createBranch('topic', 'main');
    const { exitCode } = await stage.runAction(
      'trigger-deploy',
      { mode: 'preview' },
      { GITHUB_HEAD_REF: 'topic', GITHUB_REF_NAME: '7/merge', GITHUB_REF_TYPE: 'branch' },
    );
    expect(exitCode).toBe(0);
    expect(requestsTo(stage, 'POST /deploy/preview')).toMatchObject([{ body: { branch: 'topic' } }]);
  });

  test.each([
    ['in the input', { branch: 'new-giude' }, {}, 2],
    ['in the input of a dry run', { branch: 'new-giude', 'dry-run': 'true' }, {}, 2],
    ['of the pull request', {}, { GITHUB_HEAD_REF: 'new-giude', GITHUB_REF_NAME: '7/merge' }, 1],
  ])('starts nothing for a branch %s that the service lacks, and names its branches', async (_, inputs, env, code) => {
    await using stage = await startStage();
    const own = [
      'docs-ci-after/20260101T000000Z-publish-x-abcdefg1',
      'docs-ci-before/20260101T000000Z-publish-x-abcdefg1.from-01234567.01234567',
      'docs-ci-push/octo-docs-012345-0123-71-71-abcdefg-1',
    ];
    for (const name of [...own, 'a1', 'a2', 'a3', 'a4', 'a5', 'new-guide'])
      stage.emulator.state.project.createBranch(name, 'main');
    const { exitCode, result } = await stage.runAction('trigger-deploy', { mode: 'preview', ...inputs }, env);
    const refused =
      /^branch: the service has no branch "new-giude"\. Its branches are new-guide, main, a1, a2, a3 and 2 more\. Check the name, .* See \S+#the-branch-isnt-in-the-documentation-repository$/;
    const failed = /^Couldn't start the preview: Branch "new-giude" doesn't exist\. .*HTTP 422/;
    expect(result.message).toMatch(code === 2 ? refused : failed);
    expect([exitCode, result.outputs['deployment-id']]).toEqual([code, '']);
    expect(requestsTo(stage, 'GET /branches')).toHaveLength(code === 2 ? 1 : 0);
  });

  test.each(['status', 'html'] as const)(
    'reports what the service says of a preview if its list of branches fails with an error as %s',
    async (kind) => {
      await using stage = await startStage();
      stage.emulator.addFault({ route: 'GET /branches', kind, status: 403, times: Infinity });
      const { exitCode, result } = await stage.run('trigger-deploy', ['--mode', 'preview', '--branch', 'nowhere']);
      expect([exitCode, result.message]).toEqual([1, expect.stringMatching(/Branch "nowhere" doesn't exist/)]);
    },
  );

  test('requires a branch for a preview on a tag, before any request', async () => {
    await using stage = await startStage();
    const env = { GITHUB_REF_NAME: 'v1.0.0', GITHUB_REF_TYPE: 'tag' };
    const { exitCode, result } = await stage.runAction('trigger-deploy', { mode: 'preview' }, env);
    expect(exitCode).toBe(2);
    expect(result.message).toMatch(/^"branch" is required/);
    expect(stage.emulator.requests).toHaveLength(0);
  });
});

describe('dry-run', () => {
  test.each([
    ['trigger-deploy', ['comment', 'environment'], {}],
    ['check-pages', ['comment', 'issue'], { issue: 'Docs', scope: 'all' }],
    ['check-site', ['issue'], { issue: 'Site' }],
    ['analytics-report', ['issue'], { issue: 'Report' }],
  ] as const)('says that %s skips %j', async (name, skipped, inputs) => {
    await using stage = await startStage();
    const all = { comment: 'true', environment: 'true', ...inputs, 'dry-run': 'true' };
    const { result } = await stage.runAction(name, all);
    const notices = skipped.map((input) => ({
      level: 'notice',
      message: `${input}: skipped, because ${input === 'comment' ? "this job doesn't run for a pull or merge request" : 'of dry-run: true'}.`,
    }));
    expect(result.annotations).toEqual(expect.arrayContaining(notices));
    expect(result.annotations.filter(({ level }) => level === 'notice')).toHaveLength(skipped.length);
  });

  test.each(['check-pages', 'check-site', 'analytics-report'] as const)(
    "doesn't advise to run %s in a terminal without --dry-run for an issue, which only exists on platforms",
    async (name) => {
      await using stage = await startStage({ seed: true });
      stage.emulator.state.project.edit({ 'guides/install.mdx': '# Install\n\n[Gone](/gone)\n' });
      const scope = name === 'check-pages' ? ['--scope', 'all'] : [];
      const { stdout, stderr, summary } = await stage.run(name, ['--issue', 'Docs', '--dry-run', ...scope]);
      expect(stderr + stdout).toContain('--issue: skipped, because issues only exist on GitHub and GitLab.');
      expect(stdout + stderr + summary).not.toContain('Run without');
    },
  );

  test.each([
    [['--mode', 'deploy'], /^Dry run: the job would start a live deployment\. Nothing was started\.$/, true],
    [['--mode', 'preview', '--branch', 'topic'], /the job would start a preview of topic\./, true],
    [['--verify-pages', '/'], /would start a live deployment, and verify that \/ responds\. Nothing/, true],
    [['--verify-pages', 'all'], /would start a live deployment, and verify that all pages respond\. Nothing/, true],
    [['--mode', 'wait', '--branch', 'main'], /the job would wait until a deployment of main appears\. Nothing/, false],
  ])('sends only read requests in a dry run with %j, and names a role that it cannot check', async (...row) => {
    const [flags, message, needsEditor] = row;
    await using stage = await startStage();
    stage.emulator.state.project.createBranch('topic', 'main');
    const viewer = { DOCS_CI_API_KEY: stage.emulator.keys.viewer };
    const { exitCode, result, stdout } = await stage.run('trigger-deploy', [...flags, '--dry-run'], viewer);
    expect(exitCode).toBe(0);
    expect(result.message).toMatch(message);
    const role = "This dry run doesn't check the role of the key: the job needs an editor key. Run without --dry-run";
    expect(stdout.includes(role)).toBe(needsEditor);
    expect(stage.emulator.requests.every(({ method }) => method === 'GET')).toBe(true);
    expect(stage.emulator.requests.length).toBeGreaterThan(0);
  });

  test.each([
    ['the service lacks', 200, 'the job would fail, because the service has no branch "topic".'],
    ["can't be looked up", 403, 'the job would start a preview of topic, if the service has this branch.'],
  ])('claims no preview of an own branch that %s', async (_, status, message) => {
    await using stage = await startStage();
    if (status !== 200) stage.emulator.addFault({ route: 'GET /branches', kind: 'status', status, times: Infinity });
    const env = { GITHUB_HEAD_REF: 'topic', GITHUB_REF_NAME: '7/merge', GITHUB_REF_TYPE: 'branch' };
    const { exitCode, result } = await stage.runAction('trigger-deploy', { mode: 'preview', 'dry-run': 'true' }, env);
    expect([exitCode, result.message]).toEqual([0, expect.stringContaining(message)]);
    const warnings = result.annotations.filter(({ level }) => level === 'warning').map((one) => one.message);
    const fails = 'Without dry-run, this job fails. A preview needs a branch of the documentation repository.';
    expect(warnings.some((one) => one.startsWith(fails))).toBe(status === 200);
  });
});
