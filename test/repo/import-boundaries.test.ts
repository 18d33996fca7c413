/** Tests that src keeps the module boundaries of docs/internals/architecture.md, and that each broken boundary is reported. */
import { describe, expect, test } from 'vitest';
import { readRepositoryFile, repositoryFiles } from './files.js';
import { parseModule } from './parse-module.js';
import { boundaryProblems, cycleProblems, nameProblems } from './import-boundaries.js';

const MODULES = repositoryFiles(/^(src|emulator)\/(?!test\/).*\.ts$/).map((path) =>
  parseModule(path, readRepositoryFile(path)),
);

describe('src and emulator', () => {
  test('reads all modules of src and of the emulator', () => {
    expect(MODULES.length).toBeGreaterThan(50);
    const client = MODULES.find(({ path }) => path === 'src/api/proxy-client.ts');
    expect(client?.imports.map(({ target }) => target)).toContain('undici/lib/api/api-request.js');
  });

  test('keeps the module boundaries in src and the emulator', () => {
    expect(boundaryProblems(MODULES)).toEqual([]);
  });

  test('has no two modules in src and the emulator that import each other, type imports included', () => {
    expect(cycleProblems(MODULES)).toEqual([]);
  });
});

describe('boundaryProblems', () => {
  test.each([
    ['src/api/a.ts', "import { x } from '../hosts/host.js';", 'api may not know host interface'],
    ['src/api/a.ts', "import type { X } from '../commands/command.js';", 'api may not know contract'],
    ['src/api/a.ts', "import { setting } from '../../emulator/settings.js';", 'api may not know emulator'],
    ['src/api/a.ts', 'console.log(1);', 'uses console.log'],
    ['src/api/a.ts', 'process.stdout.write(x);', 'uses process.stdout'],
    ['emulator/a.ts', "import { media } from '../src/api/media.js';", 'emulator may not know api'],
    ['emulator/a.ts', "type X = import('../src/api/media.js').Media;", 'emulator may not know api'],
    ['emulator/a.ts', "import { systemClock } from '../src/clock.js';", 'emulator may not know clock'],
    ['emulator/a.ts', "import { temporaryFolder } from '../test/support/folder.js';", 'outside of src and emulator'],
    ['src/run/run.ts', "import { startEmulator } from '../../emulator/emulator.js';", 'run may not know emulator'],
    ['src/commands/one/a.ts', "import { x } from '../two/command.js';", 'command may not know command'],
    ['src/commands/one/a.ts', "import { x } from '../../hosts/github/github.js';", 'command may not know hosts'],
    ['src/commands/one/a.ts', "await import('../../hosts/github.js');", 'command may not know hosts'],
    [
      'src/commands/one/a.ts',
      "import { readFile } from 'node:fs/promises';",
      'only disk, hosts, the emulator and the demo access files',
    ],
    ['src/commands/one/a.ts', "import { request } from 'undici';", 'only api/proxy-client.ts imports undici'],
    ['src/commands/one/a.ts', "await import('@actions/core');", 'only hosts know'],
    ['src/commands/one/a.ts', "import { z } from 'zod';", 'only schemas import zod'],
    ['src/api/endpoints/a.ts', "import * as z from 'zod';", 'only schemas import zod'],
    ['src/run/run.ts', "import { main } from '../main.js';", 'run may not know main'],
    ['src/run/run.ts', "import { x } from '../hosts/github/github.js';", 'run may not know hosts'],
    ['src/run/run.ts', 'const { env } = process;', 'uses process'],
    ['src/run/run.ts', 'const { env } = globalThis.process;', 'uses process'],
    ['src/run/run.ts', "import { env } from 'node:process';", 'uses node:process'],
    ['src/hosts/a.ts', 'const key = process.env.KEY;', 'uses process.env'],
    ['src/hosts/a.ts', "import { x } from '../api/http.js';", 'hosts may not know api'],
    ['src/text/a.ts', "import { x } from '../disk/write.js';", 'text may not know disk'],
    ['src/text/a.ts', "export * from './log.js';", 'only passes on'],
    ['src/text/a.ts', "import { x } from './log.js';\nexport { x };", 'only passes on'],
    ['src/text/a.ts', "import { x } from '../../test/x.js';", 'outside of src and emulator'],
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

  test('reports zod if a command loads it at its start', () => {
    const modules = (text: string) => [
      parseModule('src/commands/one/command.ts', text),
      parseModule('src/commands/one/report-schema.ts', "import * as z from 'zod';"),
    ];
    expect(boundaryProblems(modules("await import('./report-schema.js');"))).toEqual([]);
    expect(boundaryProblems(modules("import { report } from './report-schema.js';"))).toEqual([
      expect.stringContaining('zod is loaded at the start'),
    ]);
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

describe('nameProblems', () => {
  test('has module names that say what is inside', () => {
    expect(nameProblems(repositoryFiles(/^(src|emulator|scripts|test)\/.*\.(ts|sh)$/))).toEqual([]);
  });

  test.each(['src/utils.ts', 'src/text/markdown-helper.ts', 'src/common/log.ts', 'src/api/media.service.ts'])(
    'reports the generic name %s',
    (path) => expect(nameProblems([path])).toHaveLength(1),
  );

  test('accepts names that only contain a generic word', () => {
    expect(nameProblems(['src/cli/serve-emulator.ts', 'src/commonmark.ts', 'src/commands/common-inputs.ts'])).toEqual(
      [],
    );
  });
});

describe('mocks', () => {
  test('mocks no module of docs-ci', () => {
    const tests = repositoryFiles(/^(emulator\/)?test\/.*\.ts$/).map((path) =>
      parseModule(path, readRepositoryFile(path)),
    );
    expect(tests.filter(({ mockedModules }) => mockedModules.length > 0).map(({ path }) => path)).toEqual([]);
  });

  test.each([
    ["vi.mock('../src/run.js', () => ({}));", 1],
    ["vi.doMock(import('../src/run.js'));", 1],
    ["vi.mock('@actions/core');", 0],
  ])('counts mocks of docs-ci’s own modules: %s', (text, count) =>
    expect(parseModule('test/a.test.ts', text).mockedModules).toHaveLength(count),
  );
});
