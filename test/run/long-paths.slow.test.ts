/** Tests that a run refuses paths that no file can have, before it sends a request or writes anything. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commands, type CommandName } from '../../src/commands/index.js';
import { writeFiles } from '../support/folder.js';
import { startStage } from '../support/runs.js';
import { NEEDS, skipUnless } from '../support/tools.js';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Each input of each command that is a path. */
const INPUTS = (
  await Promise.all(
    (Object.keys(commands) as CommandName[]).map(async (name) => {
      const { inputs } = (await commands[name]()) as { inputs: Record<string, { kind: string }> };
      return Object.keys(inputs).flatMap((input) =>
        inputs[input]?.kind === 'path' ? [[name, kebab(input)] as const] : [],
      );
    }),
  )
).flat();

const NAME = 'has a name of more than 255';
const PATH = 'is too long with the path of the workspace';
const folders = (bytes: number): string =>
  'folder/'
    .repeat(Math.ceil(bytes / 7))
    .slice(0, bytes)
    .replace(/\/$/, '-');

const PATHS: readonly (readonly [what: string, path: string, problem: string])[] = [
  ['a long name', 'a'.repeat(256), NAME],
  ['a long name in a folder', `pdf/${'ü'.repeat(128)}.pdf`, NAME],
  ['a folder with a long name', `${'a'.repeat(256)}/docs.pdf`, NAME],
  ['a long path', folders(4_090), PATH],
  ['a path that is too long for a temporary file beside it', folders(4_040), PATH],
];

test.for(INPUTS.flatMap((input) => PATHS.map((path) => [...input, ...path] as const)))(
  'refuses %s with %s before it requests or writes anything: %s',
  async ([command, input, , path, problem], { skip }) => {
    if (problem !== NAME) skipUnless(NEEDS.linuxNames, { skip });
    await using stage = await startStage({ keyLimitPerMinute: null });
    writeFiles(stage.folder, { 'docs/a.mdx': '# A\n', 'media/a.txt': 'a' });
    const { exitCode, result } = await stage.run(command, [`--${input}`, path]);
    expect(result.message).toContain(problem);
    expect(result.message).toContain(`--${input}`);
    expect([exitCode, stage.emulator.requests]).toEqual([2, []]);
    expect(readdirSync(stage.folder).sort()).toEqual(['docs', 'docs-ci', 'media']);
  },
);
