/** Tests that src keeps the module boundaries of docs/internals/architecture.md, and that each broken boundary is reported. */
import { describe, expect, test } from 'vitest';
import { readRepositoryFile, repositoryFiles } from './files.js';
import { parseModule } from './parse-module.js';
import { boundaryProblems, crowdProblems, cycleProblems, nameProblems, roomProblems } from './import-boundaries.js';

const MODULES = repositoryFiles(/^(src|emulator)\/(?!test\/).*\.ts$/).map((path) =>
  parseModule(path, readRepositoryFile(path)),
);

describe('src and emulator', () => {
  test('reads all modules of src and of the emulator', () => {
    expect(MODULES.length).toBeGreaterThan(50);
    const client = MODULES.find(({ path }) => path === 'src/api/http.ts');
    expect(client?.imports.map(({ target }) => target)).toContain('undici/lib/api/api-request.js');
  });

  test('keeps the module boundaries in src and the emulator', () => {
    expect(boundaryProblems(MODULES)).toEqual([]);
  });

  test('has no two modules in src and the emulator that import each other, type imports included', () => {
    expect(cycleProblems(MODULES)).toEqual([]);
  });
});

test('has no two folders of one command that import each other', () => {
  expect(roomProblems(MODULES)).toEqual([]);
});

describe('boundaryProblems', () => {
  test.each([
    ['src/api/a.ts', "import { x } from '../hosts/host.js';", 'api may not know host interface'],
    ['src/api/a.ts', 'console.log(1);', 'uses console.log'],
    ['src/api/a.ts', 'process.stdout.write(x);', 'uses process.stdout'],
    ['emulator/a.ts', "import { media } from '../src/api/media.js';", 'emulator may not know api'],
    ['emulator/a.ts', "type X = import('../src/api/media.js').Media;", 'emulator may not know api'],
    ['emulator/a.ts', "import { temporaryFolder } from '../test/support/folder.js';", 'outside of src and emulator'],
    ['src/commands/one/a.ts', "import { x } from '../two/command.js';", 'command may not know command'],
    ['src/commands/one/a.ts', "await import('../../hosts/github.js');", 'command may not know hosts'],
    [
      'src/commands/one/a.ts',
      "import { readFile } from 'node:fs/promises';",
      'only disk, hosts, the emulator and the demo access files',
    ],
    [
      'src/hosts/a.ts',
      "import { readFileSync, writeFileSync as put } from 'node:fs';",
      'only disk/write.ts changes files',
    ],
    ['src/hosts/a.ts', "import * as fs from 'node:fs';", 'only disk/write.ts changes files'],
    ['src/hosts/a.ts', "const { rm } = await import('node:fs/promises');", 'only disk/write.ts changes files'],
    ['src/disk/a.ts', "import { rm } from 'node:fs/promises';", 'only disk/write.ts changes files'],
    [
      'src/commands/one/a.ts',
      "import { request } from 'undici';",
      'only api/http.ts and api/proxy-agent.ts import undici',
    ],
    ['src/api/a.ts', "import { exec } from 'child_process';", 'no input becomes a command'],
    ['src/commands/one/a.ts', "await import('@actions/core');", 'only hosts know'],
    ['src/commands/one/a.ts', "import { z } from 'zod';", 'only schemas import zod'],
    ['src/run/run.ts', 'const { env } = process;', 'uses process'],
    ['src/run/run.ts', 'const { env } = globalThis.process;', 'uses process'],
    ['src/run/run.ts', "import { env } from 'node:process';", 'uses node:process'],
    ['src/hosts/a.ts', 'const key = process.env.KEY;', 'uses process.env'],
    ['src/text/a.ts', "export * from './log.js';", 'only passes on'],
    ['src/text/a.ts', "import { x } from './log.js';\nexport { x };", 'only passes on'],
    ['src/hosts/a.ts', "import { request } from 'node:https';", 'only the API client opens connections'],
    ['src/run/a.ts', "await fetch('https://api.github.com', { method: 'POST' });", 'opens connections'],
    ['src/run/a.ts', 'const send = globalThis.fetch;', 'opens connections'],
    ['src/hosts/github/a.ts', "import { getOctokit } from '@actions/github';", 'knows octokit'],
    ['src/hosts/github/a.ts', "import { Octokit } from '@octokit/core';", 'knows octokit'],
    ['src/hosts/github/a.ts', "import { DefaultArtifactClient } from '@actions/artifact';", 'uploads artifacts'],
    ['src/hosts/github/a.ts', "import { HttpClient } from '@actions/http-client';", 'nobody redacts'],
    ['src/hosts/github/a.ts', "octokit.request('POST /x');", 'whose hook redacts'],
    ['src/hosts/github/a.ts', 'connection.fetch(url, { method });', "the connection's fetch"],
    ['src/hosts/gitlab/a.ts', 'connection.request({ method, url });', 'whose hook redacts'],
    ['src/commands/one/a.ts', "import { partsOf } from '../../text/cell-parts.js';", 'only renderers write'],
    ['src/strange.ts', 'export const x = 1;', 'belongs to no area'],
  ])('reports a broken boundary in %s: %s', (path, text, problem) => {
    expect(boundaryProblems([parseModule(path, text)])).toEqual([expect.stringContaining(problem)]);
  });

  test.each([
    ['@actions/core', 'hosts/github/github', "import { setOutput } from '@actions/core';"],
    ['zod', 'api/schemas/media', "import * as z from 'zod';"],
  ])('reports %s if it is loaded at the start', (library, module, text) => {
    const modules = (main: string) => [parseModule('src/main.ts', main), parseModule(`src/${module}.ts`, text)];
    const problem = [expect.stringContaining(`${library} is loaded at the start`)];
    expect(boundaryProblems(modules(`await import('./${module}.js');`))).toEqual([]);
    expect(boundaryProblems(modules(`import type { X } from './${module}.js';`))).toEqual([]);
    expect(boundaryProblems(modules(`import { x } from './${module}.js';`))).toEqual(problem);
    expect(boundaryProblems(modules(`import { type X } from './${module}.js';`))).toEqual(problem);
  });
});

describe('cycleProblems', () => {
  test.each([
    ['of two modules', { a: "import { b } from './b.js';", b: "import { a } from './a.js';" }, 1],
    ['of type imports', { a: "import type { B } from './b.js';", b: "import type { A } from './a.js';" }, 1],
    [
      'through a third module',
      { a: "import { b } from './b.js';", b: "import { c } from './c.js';", c: "await import('./a.js');" },
      1,
    ],
    [
      'if two modules import the same third one',
      { a: "import { c } from './c.js';", b: "import { c } from './c.js';", c: '' },
      0,
    ],
  ])('counts import cycles %s', (_, texts, count) => {
    const modules = Object.entries(texts).map(([name, text]) => parseModule(`src/text/${name}.ts`, text));
    expect(cycleProblems(modules)).toHaveLength(count);
  });
});

describe('roomProblems', () => {
  test.each([
    [
      'of two folders',
      { 'read/a': "import { b } from '../plan/b.js';", 'plan/c': "import { a } from '../read/a.js';" },
      1,
    ],
    ['of types', { 'read/a': "import type { B } from '../b.js';", b: "import type { C } from './read/c.js';" }, 1],
    [
      'of a folder and one in it',
      { 'a/x': "import { y } from './b/y.js';", 'a/b/y': "import { z } from '../z.js';" },
      1,
    ],
    [
      'in one direction',
      { 'read/a': "import { b } from '../b.js';", 'plan/c': "import { a } from '../read/a.js';" },
      0,
    ],
  ])('counts circles %s', (_, texts, count) => {
    const modules = Object.entries(texts).map(([name, text]) => parseModule(`src/commands/one/${name}.ts`, text));
    expect(roomProblems(modules)).toHaveLength(count);
  });
});

describe('nameProblems', () => {
  test('has module names that say what is inside', () => {
    expect(nameProblems(repositoryFiles(/^(src|emulator|scripts|test)\/.*\.(ts|sh)$/))).toEqual([]);
  });

  test.each(['src/utils.ts', 'src/text/markdown-helper.ts', 'src/common/log.ts', 'src/api/media.service.ts'])(
    'reports the generic name %s',
    (path) => expect(nameProblems([path])).toHaveLength(1),
  );

  test('accepts names that only contain a generic word', () => {
    expect(
      nameProblems(['src/cli/serve-emulator.ts', 'src/commonmark.ts', 'src/commands/inputs/common-inputs.ts']),
    ).toEqual([]);
  });
});

describe('crowdProblems', () => {
  test('has at most 18 files in each folder of src, emulator and scripts, except for src/text', () => {
    expect(crowdProblems(repositoryFiles(/^(src|emulator|scripts)\//))).toEqual([]);
  });

  test('reports a folder with 19 files, and counts no file of its folders', () => {
    const paths = (count: number): string[] =>
      Array.from({ length: count }, (_, index) => `emulator/state/${index}.ts`);
    expect(crowdProblems([...paths(18), 'emulator/state/media/a.ts'])).toEqual([]);
    expect(crowdProblems(paths(19))).toEqual(['emulator/state has 19 files']);
  });
});

test('has at most 16 files that all commands share', () => {
  expect(repositoryFiles(/^src\/commands\/((account|inputs)\/)?[^/]+\.ts$/).length).toBeLessThanOrEqual(16);
});

test('mocks no module of docs-ci', () => {
  const tests = repositoryFiles(/^(emulator\/)?test\/.*\.ts$/);
  expect(tests.filter((path) => /\bvi\s*\.\s*(mock|doMock)\(/.test(readRepositoryFile(path)))).toEqual([]);
});
