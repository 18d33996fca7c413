import { describe, expect, test } from 'vitest';
import { commands, type CommandName } from '../../src/commands/index.js';
import { flagTypes } from '../../src/commands/input-kinds.js';
import { createTerminalHost } from '../../src/hosts/terminal.js';
import { findProblemsOfAll } from '../../src/run/inputs-of-all.js';
import { withPlainNames } from '../support/plain-names.js';
import { temporaryFolder } from '../support/folder.js';

/** The problems of several jobs in one terminal. */
async function problemsOf(
  names: readonly CommandName[],
  flags: readonly string[],
  env: Record<string, string> = {
    DOCS_CI_API_KEY: 'key-of-the-test',
    DOCS_CI_BASE_URL: 'https://docs.example.com/api/v1',
  },
): Promise<string[]> {
  const loaded = await Promise.all(names.map((name) => commands[name]()));
  const host = createTerminalHost({
    env,
    cwd: temporaryFolder(),
    stdout: () => undefined,
    stderr: () => undefined,
    isTTY: false,
    flags,
    flagTypes: flagTypes(loaded),
  });
  return withPlainNames(findProblemsOfAll(loaded.map((command) => ({ command, host }))), 'flags');
}

describe('the inputs of several jobs', () => {
  test('have no problem if each job can use its own', async () => {
    expect(await problemsOf(['sync-media', 'trigger-deploy'], ['--path', 'media', '--mode', 'deploy'])).toEqual([]);
  });

  test('get refused at once, with the job and the input of each problem', async () => {
    const flags = ['--naming', 'x', '--mode', 'publish', '--max-age', 'soon'];
    const problems = await problemsOf(['sync-media', 'trigger-deploy', 'check-site'], flags);
    expect(problems).toEqual([
      expect.stringMatching(/^sync-media: --naming: "x"/),
      expect.stringMatching(/^trigger-deploy: --mode: "publish"/),
      expect.stringMatching(/^check-site: --max-age: "soon"/),
    ]);
  });

  test('have no problem if all jobs are skipped because a fork gets neither key nor URL', async () => {
    const names = ['sync-media', 'trigger-deploy'] as const;
    expect(await problemsOf(names, ['--on-missing-key', 'skip'], {})).toEqual([]);
    expect(await problemsOf(names, [], {})).not.toEqual([]);
  });

  test('name all jobs of a problem that they share', async () => {
    const problems = await problemsOf(['sync-media', 'trigger-deploy'], ['--tiemout', '3m', '--timeout', 'soon']);
    expect(problems).toEqual([
      expect.stringMatching(/^sync-media and trigger-deploy: .*--tiemout/),
      expect.stringMatching(/^sync-media and trigger-deploy: --timeout: "soon"/),
    ]);
  });
});
