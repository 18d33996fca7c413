/**
 * Tests that the bundle does the same work on GitHub, on GitLab and in a terminal, and that it loads little before its
 * first request, because users wait for it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startEmulator } from '../../emulator/emulator.js';
import { recordLoading } from '../../scripts/bench/loaded-files.js';
import { CASES, COMMANDS, expectedOutputs } from '../platforms/cases.js';
import { runDistAction, textsBelow } from '../support/dist-action.js';
import { temporaryFolder } from '../support/folder.js';
import { closedLater } from '../support/loopback-platforms.js';
import { runDist, serviceInputs } from '../support/processes.js';
import { jobInputs } from '../support/runs.js';

/** These names only occur in the libraries that read responses and that publish on GitHub. */
const RESPONSE_READER = '$ZodObject';
const PUBLISHER = 'ghadelimiter_';

type Host = 'github' | 'gitlab' | 'terminal';

/** Runs a command to its success. Returns its counts, and the files that it loaded with the two names. */
async function play(command: (typeof COMMANDS)[number], host: Host) {
  const { name } = command;
  const { service, inputs, asked, prepare } = CASES[name];
  const emulator = await closedLater(startEmulator(service));
  const folder = temporaryFolder();
  prepare?.(emulator, folder);
  // There is no release that a PDF could be attached to. An asset name without one would give a notice, which loads @actions/core.
  const withoutRelease = inputs['release-tag'] && { 'release-tag': '', 'asset-name': '' };
  const given = { ...serviceInputs(emulator), ...inputs, ...withoutRelease };
  const loading = recordLoading(folder);
  const onGitLab = host === 'gitlab' ? { GITLAB_CI: 'true', CI_PROJECT_DIR: folder } : {};
  const { exitCode, stdout, stderr } = await (host === 'github'
    ? runDistAction(name, folder, given, { env: loading.env })
    : runDist({
        script: 'cli.js',
        args: [name],
        cwd: folder,
        env: { ...loading.env, ...jobInputs(given), ...onGitLab },
      }));
  expect(exitCode, `${host}: ${stdout}${stderr}`).toBe(0);
  expect(emulator.requests.map(({ route }) => route)).toEqual(expect.arrayContaining([...asked]));
  expect(textsBelow(folder)).not.toContain(emulator.keys.editor);
  const { counts, outputs } = JSON.parse(readFileSync(join(folder, `docs-ci/${name}/result.json`), 'utf8')) as {
    counts: unknown;
    outputs: unknown;
  };
  expect(outputs, host).toEqual(expectedOutputs(command));
  const filesWith = (text: string) => loading.files().filter(({ path }) => readFileSync(path, 'utf8').includes(text));
  return { counts, readers: filesWith(RESPONSE_READER), publishers: filesWith(PUBLISHER) };
}

test.each(COMMANDS)(
  'does the same work on all hosts, and loads schemas and @actions/core only after the first request: $name',
  async (command) => {
    const [github, gitlab, terminal] = await Promise.all([
      play(command, 'github'),
      play(command, 'gitlab'),
      play(command, 'terminal'),
    ]);
    const isCheck = command.name === 'check';
    // check counts what it knows about the platform, too.
    if (!isCheck) expect([gitlab.counts, terminal.counts]).toEqual([github.counts, github.counts]);
    for (const { readers } of [github, terminal]) expect(readers.length).toBeGreaterThan(0);
    // On GitHub, check asks the platform at the same time, whose client has schemas of its own.
    const early = [...(isCheck ? [] : github.readers), ...terminal.readers].filter(({ isEarly }) => isEarly);
    expect(early).toEqual([]);
    expect(terminal.publishers).toEqual([]);
    expect(github.publishers).toEqual([expect.objectContaining({ isEarly: false })]);
    expect(github.publishers[0]?.bytes).toBeLessThan(10_000);
  },
);
