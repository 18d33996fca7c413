/** Tests that the bundle does the same work on GitHub, on GitLab and in a terminal. */
import { join } from 'node:path';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startEmulator } from '../../emulator/emulator.js';
import { CASES, COMMANDS, expectedOutputs } from '../platforms/cases.js';
import { runDistAction, textsBelow } from '../support/dist-action.js';
import { temporaryFolder } from '../support/folder.js';
import { closedLater } from '../support/loopback-platforms.js';
import { runDist } from '../support/processes.js';
import { jobInputs } from '../support/runs.js';

/** The PDF has a place on the platforms alone. */
const ANYWHERE = COMMANDS.filter(({ name }) => name !== 'export-pdf-artifact');

test.each(ANYWHERE)('does the same work on GitHub, on GitLab and in a terminal: $name', async (command) => {
  const { name } = command;
  const { service, inputs, asked, prepare } = CASES[name];
  const play = async (host: 'github' | 'gitlab' | 'terminal'): Promise<unknown> => {
    const emulator = await closedLater(startEmulator(service));
    const folder = temporaryFolder();
    prepare?.(emulator, folder);
    const given = { 'base-url': emulator.baseUrl, 'api-key': emulator.keys.editor, ...inputs };
    const onGitLab = host === 'gitlab' ? { GITLAB_CI: 'true', CI_PROJECT_DIR: folder } : {};
    const { exitCode, stdout, stderr } = await (host === 'github'
      ? runDistAction(name, folder, given)
      : runDist({ script: 'cli.js', args: [name], cwd: folder, env: { ...jobInputs(given), ...onGitLab } }));
    expect(exitCode, `${host}: ${stdout}${stderr}`).toBe(0);
    expect(emulator.requests.map(({ route }) => route)).toEqual(expect.arrayContaining([...asked]));
    expect(textsBelow(folder)).not.toContain(emulator.keys.editor);
    const result = JSON.parse(readFileSync(join(folder, `docs-ci/${name}/result.json`), 'utf8')) as ResultFile;
    expect(result.outputs, host).toEqual(expectedOutputs(command));
    return result.counts;
  };
  const [github, gitlab, terminal] = await Promise.all([play('github'), play('gitlab'), play('terminal')]);
  expect(gitlab).toEqual(github);
  expect(terminal).toEqual(github);
});

interface ResultFile {
  readonly counts: unknown;
  readonly outputs: Readonly<Record<string, string>>;
}
