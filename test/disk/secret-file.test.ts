/** Tests that a key or a token can be in a file, as GitLab passes secrets and variables of the type File. */
import { symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSecret } from '../../src/disk/secret-file.js';
import { temporaryFolder } from '../support/folder.js';
import { startGitLabApi } from '../support/gitlab-api.js';
import { closedLater, mergeRequestEnv } from '../support/loopback-platforms.js';
import { commandsIn } from '../support/runner-commands.js';
import { type Run, type Stage, startStage } from '../support/runs.js';
import { NEEDS, skipUnless } from '../support/tools.js';
import { withoutPermission } from '../support/without-permission.js';

type Start = (stage: Stage, key: string) => Promise<Run>;

const HOSTS: readonly (readonly [string, Start])[] = [
  ['GitHub', (stage, key) => stage.runAction('check', { 'api-key': key })],
  ['GitLab', (stage, key) => stage.runJob('check', { 'api-key': key })],
  ['a terminal', (stage, key) => stage.run('check', ['--api-key', key])],
];

function keyFile(content: string | Uint8Array): string {
  const path = join(temporaryFolder(), 'DOCS_API_KEY');
  writeFileSync(path, content);
  return path;
}

describe.each(HOSTS)('on %s', (host, start) => {
  test.each(['', '\n', '\r\n'])('reads the key from the file that it names, with %j at its end', async (end) => {
    await using stage = await startStage();
    const { editor } = stage.emulator.keys;
    const ended = await start(stage, keyFile(editor + end));
    expect(stage.emulator.requests[0]?.headers.authorization).toBe(`Bearer ${editor}`);
    if (host !== 'GitHub') return;
    expect(commandsIn(ended.stdout)).toContainEqual(expect.objectContaining({ name: 'add-mask', data: editor }));
  });

  test('redacts the key of a file in what the service repeats', async () => {
    await using stage = await startStage();
    const { editor } = stage.emulator.keys;
    stage.emulator.addFault({ route: 'GET /media', kind: 'status', status: 401, body: { error: `no ${editor}` } });
    const ended = await start(stage, keyFile(`${editor}\n`));
    expect(JSON.stringify([ended.result, ended.summary, ended.stderr])).not.toContain(editor);
  });
});

const REFUSED: readonly (readonly [string, () => string, RegExp])[] = [
  ['a folder', () => temporaryFolder(), /the value is a path, but not that of a file\. Use the path of a file/],
  ['a device', () => '/dev/zero', /the value is a path, but not that of a file\./],
  ['a large file', () => keyFile('k'.repeat(64_001)), /the value is the path of a file above 64 kB\./],
  ['an empty file', () => keyFile('\n'), /the value is the path of an empty file\. Write the secret into it/],
  ['a file with two lines', () => keyFile('one\ntwo\n'), /the value contains spaces or invalid characters/],
  ['a file with Bearer', () => keyFile('Bearer abc\n'), /the value starts with "Bearer"/],
  ['bytes', () => keyFile(Uint8Array.of(255, 254, 0)), /the value contains spaces or invalid characters/],
];

test.for(REFUSED)(
  'refuses %s in place of the key, before any request, and shows nothing of it',
  async ([, path, why], { skip }) => {
    skipUnless(NEEDS.permissions, { skip });
    await using stage = await startStage();
    const { exitCode, result } = await stage.runJob('check', { 'api-key': path() });
    expect([exitCode, result.outcome]).toEqual([2, 'refused']);
    expect(result.message).toMatch(why);
    expect(stage.emulator.requests).toEqual([]);
  },
);

test('says that the user of the job may not read the file of the key', async ({ skip }) => {
  skipUnless(NEEDS.permissions, { skip });
  const path = keyFile('key-1234567890');
  const { problem } = await withoutPermission(dirname(path), path, () => Promise.resolve(readSecret(path)));
  expect(problem).toMatch(/^is the path of a file that can't be read \(EACCES\)\. Let the user of the job/);
});

test.each([
  ['a path without a file', () => '/no/such/file'],
  ['a key with a slash at its beginning', () => '/abc+def=='],
  ['a path of a file that is not absolute', () => relative(process.cwd(), keyFile('key-1234567890'))],
])('takes %s as the key itself', async (_, make) => {
  await using stage = await startStage();
  const key = make();
  await stage.runJob('check', { 'api-key': key });
  expect(stage.emulator.requests[0]?.headers.authorization).toBe(`Bearer ${key}`);
});

test('follows a symlink to the file of the key, as Kubernetes makes it', async ({ skip }) => {
  skipUnless(NEEDS.symlinks, { skip });
  await using stage = await startStage();
  const link = join(temporaryFolder(), 'key');
  symlinkSync(keyFile(stage.emulator.keys.editor), link);
  await stage.runJob('check', { 'api-key': link });
  expect(stage.emulator.requests[0]?.headers.authorization).toBe(`Bearer ${stage.emulator.keys.editor}`);
});

test('reads the token for GitLab from its file, too', async () => {
  await using stage = await startStage();
  const gitlab = await closedLater(startGitLabApi());
  stage.emulator.state.project.createBranch('topic', 'main');
  const inputs = { mode: 'preview', comment: 'true', token: keyFile(`${gitlab.token}\n`) };
  await stage.runJob('trigger-deploy', inputs, mergeRequestEnv(gitlab, 'topic'));
  expect(gitlab.notes).toHaveLength(1);
});
