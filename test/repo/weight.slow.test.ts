/** Tests that what a job downloads, and reads before its first request, doesn't grow unnoticed. */
import { type ChildProcess, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from 'node:events';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { launchAction, launchPlainNode } from '../../scripts/bench/launchers.js';
import { measureAll, readRecord } from '../../scripts/bench/weight.js';
import { temporaryFolder } from '../support/folder.js';
import { NEEDS, skipUnless } from '../support/tools.js';
import { ROOT } from './files.js';

const MAX_GROWTH = 0.03;

describe('weight', () => {
  test('keeps the weight of tarball, package and dist, and the bytes before the first request, within 3% of the record', async () => {
    const [weights, recorded] = [await measureAll(), await readRecord()];
    expect(Object.keys(weights).sort()).toEqual(Object.keys(recorded).sort());
    const changed = Object.entries(weights).filter(
      ([name, bytes]) => Math.abs(bytes / (recorded[name] ?? NaN) - 1) > MAX_GROWTH,
    );
    // If the change is meant, commit it and run `npm run bench -- record`.
    expect(changed.map(([name, bytes]) => `${name}: ${bytes} instead of ${recorded[name]}`)).toEqual([]);
  }, 60_000);

  test('has neither tests nor pictures nor sources in the tarball of a release', ({ skip }) => {
    skipUnless(NEEDS.git, { skip });
    const listed = execFileSync('git', ['archive', '--worktree-attributes', 'HEAD'], { cwd: ROOT, maxBuffer: 1e9 });
    const names = execFileSync('tar', ['-t'], { input: listed }).toString().split('\n');
    expect(names).toEqual(expect.arrayContaining(['action.yml', 'dist/index.js', 'actions/sync-media/action.yml']));
    expect(names).toEqual(expect.arrayContaining(['templates/sync-media.yml', 'examples/docs/index.md', 'README.md']));
    expect(
      names.filter((name) => /^(test|docs|src|emulator\/(?!(content\/.*)?$)|scripts|\.ci|\.github)\//.test(name)),
    ).toEqual([]);
  });
});

describe('the launchers of the start-up benchmark', () => {
  test('give plain Node.js and an action the same environment, without NODE_EXTRA_CA_CERTS and other variables of the machine', async () => {
    const folder = temporaryFolder();
    // Without a key, the action ends before its first request.
    const keys = { viewer: '', editor: '', admin: '' };
    const place = { folder, emulator: { baseUrl: 'http://127.0.0.1:9/api/v1', keys } };
    vi.stubEnv('NODE_EXTRA_CA_CERTS', join(folder, 'ca.pem'));
    onTestFinished(() => void vi.unstubAllEnvs());
    const environmentOf = async (launch: (env: NodeJS.ProcessEnv) => ChildProcess) => {
      const path = join(folder, 'environment.json');
      const record = `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(path)}, JSON.stringify(process.env));`;
      await once(launch({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(record)}` }), 'close');
      return JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
    };
    const plain = await environmentOf((env) => launchPlainNode(place, '', env));
    const action = await environmentOf((env) => launchAction(place, 'trigger-deploy', env));
    expect(action).toEqual(plain);
    expect(Object.keys(plain).filter((name) => !/^(INPUT_.*|GITHUB_WORKSPACE|PATH|NODE_OPTIONS)$/.test(name))).toEqual(
      [],
    );
  });
});
