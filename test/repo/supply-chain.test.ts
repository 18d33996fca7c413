/** Tests the packages that are installed to build and test, and the modules that the bundle loads. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { commandNames } from '../../src/commands/index.js';
import { IS_WINDOWS } from '../support/tools.js';
import { readRepositoryFile, repositoryFiles, ROOT } from './files.js';

interface LockedPackage {
  readonly version: string;
  readonly integrity?: string;
  readonly hasInstallScript?: boolean;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
}

/** Packages with an install script, which never runs, and the reason why they work without it. */
const SCRIPTS_NOT_NEEDED: Readonly<Record<string, string>> = {
  fsevents: 'macOS alone; it ships what the script would build, and vitest only watches files with it',
};

const lock = JSON.parse(readRepositoryFile('package-lock.json')) as { packages: Record<string, LockedPackage> };
const locked = Object.entries(lock.packages).filter(([path]) => path !== '');
const nameOf = (path: string): string => path.replace(/^.*node_modules\//, '');

describe('installed packages', () => {
  test('locks every package with the hash of its content', () => {
    expect(locked.length).toBeGreaterThan(100);
    const unknown = locked.filter(
      ([, { integrity, link }]) => link === true || !/^sha512-.{80,}$/.test(integrity ?? ''),
    );
    expect(unknown.map(([path]) => path)).toEqual([]);
  });

  test('requires exact versions of all packages', () => {
    const { devDependencies, overrides } = packageJson;
    // The types match the major version of the oldest supported Node.js.
    const { '@types/node': types, ...others } = devDependencies;
    expect(types).toBe(packageJson.engines.node.replace(/^>=(\d+).*/, '$1'));
    const versions = JSON.stringify([others, overrides]).match(/"[^"]*"(?=[,}])/g) ?? [];
    expect(versions.length).toBeGreaterThan(20);
    expect(versions.filter((version) => !/^"(\d+\.\d+\.\d+|\$[\w-]+)"$/.test(version))).toEqual([]);
  });

  test('lists every package in the SBOM of a release', () => {
    const [, options = ''] = /npm (sbom .*) >/.exec(readRepositoryFile('.github/workflows/release.yml')) ?? [];
    const sbom = execFileSync('npm', options.split(' '), { cwd: ROOT, shell: IS_WINDOWS, encoding: 'utf8' });
    const { components } = JSON.parse(sbom) as { components: { hashes: { alg: string; content: string }[] }[] };
    // npm names an alias by its own name or by that of the package, so packages are compared by their content.
    const listed = new Set(components.flatMap(({ hashes }) => hashes.map(({ content }) => content)));
    const hashOf = (integrity = ''): string => Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex');
    const missing = locked.filter(([, { integrity }]) => !listed.has(hashOf(integrity)));
    expect(missing.map(([path]) => path)).toEqual([]);
  });

  test('runs no install scripts of packages', () => {
    expect(readRepositoryFile('.npmrc')).toMatch(/^ignore-scripts=true$/m);
    expect(Object.keys(packageJson.scripts).filter((name) => /^(pre|post|prepare$|install$)/.test(name))).toEqual([]);
  });

  test('installs no packages with install scripts', () => {
    const byLock = locked.filter(([, { hasInstallScript }]) => hasInstallScript === true).map(([path]) => path);
    // Not every registry reports install scripts, so the installed packages are checked, too.
    const onDisk = locked.map(([path]) => path).filter((path) => existsSync(join(ROOT, path)));
    expect(onDisk.length).toBeGreaterThan(100);
    const byManifest = onDisk.filter((path) => {
      const text = readFileSync(join(ROOT, path, 'package.json'), 'utf8');
      const { scripts } = JSON.parse(text) as { scripts?: Record<string, string> };
      const hasInstallScript = ['preinstall', 'install', 'postinstall'].some((name) => scripts?.[name] !== undefined);
      return hasInstallScript || existsSync(join(ROOT, path, 'binding.gyp'));
    });
    const unexpected = [...byLock, ...byManifest].map(nameOf).filter((name) => SCRIPTS_NOT_NEEDED[name] === undefined);
    expect(unexpected).toEqual([]);
  });
});

/** A module of dist loads another one by these functions. Comments are excluded, because libraries name types there. */
const LOAD_PATTERN = /^(?!\s*(?:\/?\*|\/\/)).*\b(?:require|import)\(\s*["'`]([^"'`\n]+)["'`]\s*\)/gm;

describe('the bundle', () => {
  test('contains only entry points, their chunks and the licenses', () => {
    const started = ['cli.js', 'index.js', 'parser-thread.js', ...commandNames.map((name) => `${name}.js`)];
    const files = repositoryFiles(/^dist\//).map((path) => path.replace('dist/', ''));
    expect(files.filter((name) => !/^\d+\.index\.js$/.test(name)).sort()).toEqual(
      [...started, 'licenses.txt', 'package.json'].sort(),
    );
  });

  test('loads only its own chunks and modules of Node.js', () => {
    const loaded = repositoryFiles(/^dist\/.*\.js$/).flatMap((path) => {
      const text = readRepositoryFile(path);
      return [...text.matchAll(LOAD_PATTERN)].map(([, target = '']) => ({ path, target }));
    });
    expect(loaded.map(({ target }) => target)).toEqual(expect.arrayContaining(['node:http', './index.js']));
    const isChunk = (target: string): boolean => target.startsWith('./') && existsSync(join(ROOT, 'dist', target));
    // A "node:" specifier is always a module of Node.js, even if this version does not have it.
    const isNodeModule = (target: string): boolean => target.startsWith('node:') || isBuiltin(target);
    expect(loaded.filter(({ target }) => !isNodeModule(target) && !isChunk(target))).toEqual([]);
  });
});
