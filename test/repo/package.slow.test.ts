/** Tests the npm package, which runs without other packages. */
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { commandNames } from '../../src/commands/index.js';
import { createFolder, removeFolder, temporaryVariables } from '../support/folder.js';
import { IS_WINDOWS, NEEDS, skipUnless } from '../support/tools.js';
import { repositoryFiles, ROOT } from './files.js';
import { yamlOfKind } from './yaml.js';

const exec = promisify(execFile);

interface Installed {
  /** The empty project that it is installed in. */
  readonly folder: string;
  /** The paths in the package. */
  readonly files: readonly string[];
  run(...args: readonly string[]): Promise<{ stdout: string; stderr: string }>;
}

let installed: Installed;

skipUnless(NEEDS.npm);

beforeAll(async () => {
  // A hook runs before tests are skipped.
  if (!NEEDS.npm.found) return undefined;
  const workFolder = createFolder();
  const folder = join(workFolder, 'project');
  mkdirSync(folder);
  // Without it, npm would install into a folder above that has a node_modules.
  writeFileSync(join(folder, 'package.json'), '{}');
  const npm = (cwd: string, ...args: readonly string[]) =>
    exec('npm', [...args, '--offline', '--cache', join(workFolder, 'cache')], { cwd, shell: IS_WINDOWS });
  const { stdout } = await npm(ROOT, 'pack', '--json', '--pack-destination', workFolder);
  const [packed] = JSON.parse(stdout) as { filename: string; files: { path: string }[] }[];
  await npm(folder, 'install', join(workFolder, packed?.filename ?? ''));
  const bin = join(folder, 'node_modules/.bin', IS_WINDOWS ? 'docs-ci.cmd' : 'docs-ci');
  installed = {
    folder,
    files: packed?.files.map(({ path }) => path).sort() ?? [],
    run: (...args) =>
      exec(bin, [...args], {
        cwd: folder,
        shell: IS_WINDOWS,
        env: { ...process.env, ...temporaryVariables(workFolder), NODE_PATH: '' },
      }),
  };
  return () => removeFolder(workFolder);
  // npm packs and installs the whole bundle, which takes long beside other tests.
}, 120_000);

test('contains the bundle and the samples, and no sources', () => {
  const expectedFiles = repositoryFiles(/^(dist|examples|emulator\/content)\/|^(package\.json|README\.md|LICENSE)$/);
  expect(installed.files).toEqual(expect.arrayContaining(['dist/cli.js', 'dist/index.js', 'dist/licenses.txt']));
  // During development, dist may contain files that are not committed.
  expect(installed.files.filter((path) => !path.startsWith('dist/'))).toEqual(
    expectedFiles.filter((path) => !path.startsWith('dist/')),
  );
});

test('installs no other package', () => {
  expect(packageJson).not.toHaveProperty('dependencies');
  const [scope = ''] = packageJson.name.split('/');
  const modules = join(installed.folder, 'node_modules');
  expect(readdirSync(modules).filter((name) => !name.startsWith('.'))).toEqual([scope]);
  expect(readdirSync(join(modules, scope))).toEqual(['docs-ci']);
});

test('prints the version with --version', async () => {
  expect(await installed.run('--version')).toEqual({ stdout: `${packageJson.version}\n`, stderr: '' });
});

describe('demo', () => {
  let stdout: string;
  let results: string;
  beforeAll(async () => {
    if (!NEEDS.npm.found) return;
    ({ stdout } = await installed.run('demo'));
    results = /^PDF +(.+)docs\.pdf$/m.exec(stdout)?.[1] ?? '';
  });

  test('runs every command in an installed package, and leaves nothing in the project', () => {
    // The demo uses every sample file.
    for (const { path } of yamlOfKind('sample')) expect(stdout).toContain(basename(path));
    for (const name of commandNames) expect(stdout).toContain(`docs-ci ${name}`);
    expect(readdirSync(installed.folder).sort()).toEqual(['node_modules', 'package-lock.json', 'package.json']);
    expect(JSON.parse(readFileSync(join(installed.folder, 'package.json'), 'utf8'))).toHaveProperty('dependencies');
  });

  test('names the folder of its results, with a report that has charts', () => {
    expect(stdout).toContain('$ docs-ci trigger-deploy');
    expect(readFileSync(join(results, 'docs-ci/analytics-report/report.html'), 'utf8')).toContain('<svg');
  });

  test('shows a sync that adds files and sets alt texts', () => {
    expect(stdout.match(/Synced \S+: .*$/gm)).toEqual([expect.stringMatching(/: 3 added, 3 alt texts set\./)]);
  });

  test('leaves a PDF that poppler reads', ({ skip }) => {
    skipUnless(NEEDS.pdfinfo, { skip });
    expect(execFileSync('pdfinfo', [join(results, 'docs.pdf')]).toString()).toMatch(/^Pages: +[1-9]/m);
  });
});
