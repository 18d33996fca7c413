import { describe, expect, test } from 'vitest';
import { startStage } from '../../support/runs.js';

describe('inputs of trigger-deploy', () => {
  test('reports all invalid inputs at once, by name, before any request', async () => {
    await using stage = await startStage();
    const flags = '--mode publish --timeout soon --marker a --tiemout 3m --max-age 1';
    const { exitCode, result } = await stage.run('trigger-deploy', flags.split(' '));
    expect(exitCode).toBe(2);
    expect(result.outcome).toBe('refused');
    for (const name of ['--mode', '--timeout', '--max-age', '--tiemout']) expect(result.message).toContain(name);
    expect(result.message).toContain('Did you mean --timeout?');
    expect(stage.emulator.requests).toHaveLength(0);
  });

  test.each(['commit-sha', 'appear-timeout', 'reuse-in-progress', 'verify-url', 'grace-period'])(
    'refuses --%s by name, which is no input',
    async (name) => {
      await using stage = await startStage();
      const { exitCode, result } = await stage.run('trigger-deploy', [`--${name}`, '1m']);
      expect([exitCode, result.message]).toEqual([2, expect.stringContaining(`--${name}`)]);
      expect(stage.emulator.requests).toHaveLength(0);
    },
  );

  test('reports contradictions between inputs together with invalid inputs', async () => {
    await using stage = await startStage();
    const flags = ['--mode', 'wait', '--no-wait', '--environment', '--timeout', 'soon'];
    const { result } = await stage.run('trigger-deploy', flags);
    for (const name of [
      '--branch is required',
      "--wait: false can't be combined with --mode wait",
      '--environment needs',
      '--timeout: "soon"',
    ]) {
      expect(result.message).toContain(name);
    }
  });

  test.each([
    [
      ['--branch', 'new-guide'],
      '--branch: "new-guide" has no effect, because mode deploy always deploys the deployment branch. Remove --branch, or set --mode to preview.',
    ],
    [
      ['--environment-name', 'staging'],
      '--environment-name: "staging" needs --environment or --comment. Set one of them, or remove --environment-name.',
    ],
  ])('refuses %j, which would have no effect, before any request', async (flags, message) => {
    await using stage = await startStage();
    const { exitCode, result } = await stage.run('trigger-deploy', flags);
    expect([exitCode, result.message]).toEqual([2, expect.stringContaining(message)]);
    expect(stage.emulator.requests).toEqual([]);
  });

  test.each([
    ['/, /guides/install', 'has a comma. Write one path on each line, without commas.'],
    ['/,/guides/install', 'has a comma. Write one path on each line, without commas.'],
    ['/ /guides/install', 'has a space. Write one path on each line, and a space in a path as %20.'],
    ['/ guides/install.mdx', 'has a space. Write one path on each line, and a space in a path as %20.'],
    ['/a ; /guides/install', 'has a semicolon. Write one path on each line, without semicolons.'],
  ])('refuses several paths on one line: %s', async (value, message) => {
    await using stage = await startStage();
    const { exitCode, result } = await stage.run('trigger-deploy', ['--verify-pages', value]);
    expect([exitCode, result.message]).toEqual([2, expect.stringContaining(`"${value}" ${message}`)]);
  });

  test('names only the misspelled mode, not what its default would make of the branch', async () => {
    await using stage = await startStage();
    const { result } = await stage.run('trigger-deploy', ['--mode', 'previw', '--branch', 'new-guide']);
    expect(result.message).toMatch(/^--mode: "previw" [^\n]*$/);
  });

  test.each<Record<string, string>>([
    { branch: '', 'environment-name': 'docs' },
    { mode: 'preview', branch: 'main', 'environment-name': '$DOCS_CI_DEFAULT_ENVIRONMENT' },
    { mode: 'preview', branch: 'main', 'environment-name': 'staging', comment: 'true' },
  ])('takes what the component passes by default, and a name for comments: %j', async (inputs) => {
    await using stage = await startStage();
    const { exitCode, result } = await stage.runJob('trigger-deploy', inputs);
    expect([exitCode, result.outcome]).toEqual([0, 'done']);
  });

  test('takes no branch of the service for that of a fork whose merge request runs in this project', async () => {
    await using stage = await startStage();
    const env = {
      CI_PROJECT_ID: '42',
      CI_MERGE_REQUEST_IID: '7',
      CI_MERGE_REQUEST_PROJECT_ID: '42',
      CI_MERGE_REQUEST_SOURCE_PROJECT_ID: '77',
      CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: 'main',
    };
    const refused = await stage.runJob('trigger-deploy', { mode: 'preview' }, env);
    expect([refused.exitCode, refused.result.message]).toEqual([2, expect.stringMatching(/^"branch" .* of a fork/)]);
    expect(stage.emulator.requests).toEqual([]);
    const given = await stage.runJob('trigger-deploy', { mode: 'preview', branch: 'main' }, env);
    expect(given.exitCode).toBe(0);
  });

  test('rejects a key with a line break and a base-url with a password, and shows neither', async () => {
    await using stage = await startStage();
    const flags = ['--base-url', 'https://user:hunter2secret@docs.example.com/api/v1'];
    const { exitCode, stdout, stderr, result } = await stage.run('trigger-deploy', flags, {
      DOCS_CI_API_KEY: 'abc12345\ndef67890',
    });
    expect(exitCode).toBe(2);
    expect(result.message).toMatch(/^--api-key: the value contains spaces/m);
    for (const part of ['hunter2secret', 'abc12345', 'def67890']) {
      expect(stdout + stderr + JSON.stringify(result)).not.toContain(part);
    }
  });

  test.each([
    [{ 'api-key': '${{ secrets.DOCS_API_KEY }}' }, /^api-key: the value has the syntax of GitHub/],
    [{ 'base-url': '${{ vars.DOCS_BASE_URL }}' }, /^base-url: .* has the syntax of GitHub/],
    [{ 'verify-pages': '${{ vars.PAGES }}' }, /^verify-pages: .* has the syntax of GitHub/],
    [
      { 'api-key': 'DOCS_API_KEY' },
      /^api-key: the value is the name of a variable, not its value\. On GitLab, begin it with \$\./,
    ],
    [{ 'base-url': 'DOCS_BASE_URL' }, /^base-url: "DOCS_BASE_URL" is the name of a variable/],
  ])('names the slip of %j, also if a missing key would be skipped, before any request', async (slip, said) => {
    await using stage = await startStage();
    const inputs = { 'api-key': stage.emulator.keys.editor, 'on-missing-key': 'skip', ...slip };
    const { exitCode, result } = await stage.runJob('trigger-deploy', inputs);
    expect([exitCode, result.message]).toEqual([2, expect.stringMatching(said)]);
    expect(stage.emulator.requests).toEqual([]);
  });

  test.each(['', '$DOCS_API_KEY'])(
    'rejects a missing key (%j), or skips the run with on-missing-key skip',
    async (key) => {
      await using stage = await startStage();
      const refused = await stage.runAction('trigger-deploy', { 'api-key': key });
      expect(refused.exitCode).toBe(2);
      expect(refused.result.message).toMatch(/^api-key is missing/);
      const skipped = await stage.runAction('trigger-deploy', { 'api-key': key, 'on-missing-key': 'skip' });
      expect(skipped.exitCode).toBe(0);
      expect(skipped.result.outcome).toBe('skipped');
      expect(stage.emulator.requests).toHaveLength(0);
    },
  );
});
