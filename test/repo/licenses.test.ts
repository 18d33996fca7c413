/** Tests that the licenses of bundled packages are known, allowed and shipped with the bundle. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import {
  type BundledPackage,
  licenseProblems,
  packageFolders,
  readPackage,
  SECTION_SEPARATOR,
} from '../../scripts/bundle/licenses.js';
import { temporaryFolder } from '../support/folder.js';
import { readRepositoryFile, repositoryFiles } from './files.js';
import { parseModule } from './parse-module.js';

const MIT: BundledPackage = { name: 'one', version: '1.0.0', license: 'MIT', notice: 'Copyright (c) Ann' };

describe('dist/licenses.txt', () => {
  const [summary = '', ...sections] = readRepositoryFile('dist/licenses.txt').split(`\n${SECTION_SEPARATOR}\n`);
  const listed = new Map(
    sections.flatMap((section) => {
      const [, ids = '', license = '', notice = ''] = /^([^]*?)\nLicense: (.*)\n([^]*)$/.exec(section) ?? [];
      return ids.split('\n').map((id) => {
        const at = id.lastIndexOf('@');
        return [id, { name: id.slice(0, at), version: id.slice(at + 1), license, notice: notice.trim() }] as const;
      });
    }),
  );

  test('lists each package once, with an allowed license and a notice', () => {
    expect(listed.size).toBeGreaterThan(100);
    expect(licenseProblems([...listed.values()])).toEqual([]);
    const summarized = summary
      .split('\n\n')
      .flatMap((line) => /^[^:]+: (.*@.*)$/.exec(line.trim())?.[1]?.split(', ') ?? []);
    expect(summarized.sort()).toEqual([...listed.keys()].sort());
  });

  test('lists every package that the sources load or the bundle names', () => {
    const names = new Set([...listed.values()].map(({ name }) => name));
    const sources = repositoryFiles(/^(src|emulator)\/(?!test\/).*\.ts$/).map((path) =>
      parseModule(path, readRepositoryFile(path)),
    );
    const loaded = sources.flatMap(({ imports }) => imports.filter(({ kind }) => kind !== 'type'));
    const bundle = repositoryFiles(/^dist\/.*\.js$/).map(readRepositoryFile);
    const joined = bundle.flatMap((text) => [...text.matchAll(/^;?\/\/ .*MODULE: .*node_modules\/(.*)$/gm)]);
    const loadedPaths = [
      ...loaded.map(({ target }) => target).filter((target) => !/^(src|emulator)\//.test(target) && !isBuiltin(target)),
      ...joined.map(([, path = '']) => path),
    ].filter((path) => path !== 'package.json');
    const packages = new Set(loadedPaths.map((path) => /^(@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path));
    expect(packages).toContain('zod');
    expect([...packages].filter((name) => !names.has(name))).toEqual([]);
  });

  test('lists the versions and licenses of package-lock.json', () => {
    const { packages } = JSON.parse(readRepositoryFile('package-lock.json')) as {
      packages: Record<string, { version: string; license?: string }>;
    };
    const locked = new Map(
      Object.entries(packages).map(([path, { version, license }]) => [
        `${path.replace(/^.*node_modules\//, '')}@${version}`,
        license,
      ]),
    );
    expect([...listed.keys()].filter((id) => !locked.has(id))).toEqual([]);
    const others = [...listed].filter(([id, { license }]) => ![undefined, license, 'MIT/X11'].includes(locked.get(id)));
    expect(others).toEqual([]);
  });

  test('contains the NOTICE that the Apache license requires, and notices of embedded parts', () => {
    expect(listed.get(`d3-scale@${packageJson.devDependencies['d3-scale']}`)?.notice).toContain('Mike Bostock');
    expect(listed.get(`undici@${packageJson.devDependencies.undici}`)?.notice).toContain('Fedor Indutny');
  });
});

describe('bundled packages', () => {
  test('finds bundled packages in plain, joined, nested and scoped modules', () => {
    expect(
      packageFolders([
        { nameForCondition: '/r/build/src/main.js', modules: [{ nameForCondition: '/r/node_modules/zod/v4/core.js' }] },
        { nameForCondition: '/r/node_modules/@a/b/node_modules/c/index.js' },
        { nameForCondition: 'C:\\r\\node_modules\\@a\\b\\lib\\x.js' },
        { nameForCondition: '/r/node_modules/zod/mini/index.js' },
        { nameForCondition: null },
        {},
      ]),
    ).toEqual(['/r/node_modules/@a/b/node_modules/c', '/r/node_modules/zod', 'C:/r/node_modules/@a/b']);
  });

  test('stops the build if the list of modules is incomplete', () => {
    expect(() => packageFolders([{ nameForCondition: '/r/build/src/main.js', filteredChildren: 2 }])).toThrow(
      'not complete',
    );
  });

  /** Creates a package with these files. */
  function createPackage(manifest: object, files: Readonly<Record<string, string>> = {}): string {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'licenses'));
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'one', version: '1.0.0', ...manifest }));
    for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
    return folder;
  }

  test('collects all notices of a package with any line endings', async () => {
    const files = { 'license.md': 'MIT\r\n© Ann  \r\n', NOTICE: 'By Ben\n', 'licenses/d3': 'By Cid', 'index.js': 'x' };
    expect(await readPackage(createPackage({ license: 'MIT' }, files))).toEqual({
      ...MIT,
      notice: 'By Ben\n\nMIT\n© Ann\n\nBy Cid',
    });
  });

  test('adds a known license text to a package without one, and fails if it has one', async () => {
    const buffers = await readPackage(createPackage({ name: 'buffers' }));
    expect(buffers.license).toBe('MIT');
    expect(buffers.notice).toMatch(/^Copyright .* James Halliday[^]*Permission is hereby granted/);
    await expect(readPackage(createPackage({ name: 'buffers' }, { LICENSE: 'MIT' }))).rejects.toThrow(
      'buffers has a license text',
    );
  });

  test.each(['MIT', '(MIT AND Zlib)', '(GPL-3.0-only OR MIT)', 'Apache-2.0'])(
    'accepts packages under the license %s',
    (license) => {
      expect(licenseProblems([{ ...MIT, license }])).toEqual([]);
    },
  );

  test.each(['', 'UNLICENSED', 'GPL-3.0-only', 'MPL-2.0', '(MIT AND GPL-3.0-only)', 'SEE LICENSE IN LICENSE'])(
    'rejects packages under the license "%s"',
    (license) => {
      expect(licenseProblems([{ ...MIT, license }])).toEqual([
        expect.stringContaining(`one@1.0.0 is under "${license}"`),
      ]);
    },
  );

  test('rejects packages without a notice', () => {
    expect(licenseProblems([{ ...MIT, notice: '' }])).toEqual([
      expect.stringContaining('one@1.0.0 has no license text'),
    ]);
  });
});
