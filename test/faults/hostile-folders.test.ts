/**
 * Tests hostile folders: each file is uploaded under its name, or rejected by name before any write, and each page is
 * checked. Nothing outside the folder is read, nothing is obeyed, and the time for many files is limited.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, describe, expect, test, vi } from 'vitest';
import type { CommandName } from '../../src/commands/index.js';
import { addressOf } from '../../src/pages/address.js';
import { samplePng } from '../../emulator/state/sample-files.js';
import { createFolder, removeFolder } from '../support/folder.js';
import { withoutIsolates } from '../support/hostile.js';
import { readMarkdown } from '../support/markdown.js';
import { runnerFiles } from '../support/processes.js';
import { commandsIn } from '../support/runner-commands.js';
import { type Run, type Stage, startStage } from '../support/runs.js';
import { NEEDS, skipUnless } from '../support/tools.js';
import { HOSTILE_FOLDERS, HOSTILE_NAMES } from './hostile-folder-samples.js';
import { hostileInput, propertyRuns, logCaseCount } from './hostile-values.js';

logCaseCount('folders');

const HOSTS = ['terminal', 'github', 'gitlab'] as const;
type HostName = (typeof HOSTS)[number];
const LOCK = '.docs-media.lock.json';

/** The folder of the GitHub runner's files. */
const RUNNER = createFolder();

afterAll(() => {
  vi.unstubAllEnvs();
  removeFolder(RUNNER);
});

describe('hostile folders', () => {
  skipUnless(NEEDS.linuxNames);

  test(
    "rejects file names that the library can't have, all by name, and uploads the others",
    {
      timeout: 60_000,
    },
    async () => {
      await using stage = await startStage({ keyLimitPerMinute: null, filesPerMinute: null });
      const made = build('odd names', stage);
      for (const [index, path] of made.entries()) writeReal(join(stage.folder, 'media', path), index);
      for (const naming of ['basename', 'path'] as const) {
        const { bad } = expectation(made, naming);
        expect(bad.length).toBeGreaterThan(5);
        const run = await sync(stage, 'terminal', { naming });
        expectRefused(run, bad, stage);
      }
      const { bad } = expectation(made, 'path');
      const { good } = expectation(
        made.filter((path) => !bad.includes(path)),
        'path',
      );
      expect(good.size).toBeGreaterThan(50);
      // Globs can't express every name.
      const run = await sync(stage, 'terminal', { naming: 'path', exclude: bad.map(literalGlob).join('\n') });
      expect(run.exitCode, run.result.message).toBe(0);
      expect(namesIn(stage)).toEqual([...good.values()].sort());
      expectHarmless(run, 'terminal', stage);
    },
  );

  test('writes URLs into pages with unusual file names', { timeout: 30_000 }, async () => {
    await using stage = await startStage({ keyLimitPerMinute: null, filesPerMinute: null });
    for (const folder of ['media', 'docs']) mkdirSync(join(stage.folder, folder));
    writeFileSync(join(stage.folder, 'media', 'a.txt'), 'one');
    // Names that begin with a dot aren't pages. The extension counts for the length, too.
    const pages = HOSTILE_NAMES.filter((name) => /^[^.].*\.png$/s.test(name)).map((name) =>
      name.replace(/png$/, 'mdx'),
    );
    for (const page of pages) writeFileSync(join(stage.folder, 'docs', page), '[a](../media/a.txt)\n');
    const run = await sync(stage, 'terminal', { rewrite: 'docs/*.mdx' });
    expect(run.exitCode, run.result.message).toBe(0);
    const left = pages.filter((page) => readFileSync(join(stage.folder, 'docs', page), 'utf8').includes('../media'));
    expect(left).toEqual([]);
    expect(Math.max(...pages.map((page) => Buffer.byteLength(page)))).toBe(255);
  });

  test('plans 100,000 files within a minute and 400 MB', { timeout: 180_000 }, async () => {
    await using stage = await startStage({ keyLimitPerMinute: null });
    const made = build('100,000 files', stage);
    const beforeBytes = process.memoryUsage().heapUsed;
    let mostBytes = 0;
    const watch = setInterval(() => (mostBytes = Math.max(mostBytes, process.memoryUsage().heapUsed)), 20);
    const startCpu = process.cpuUsage();
    const { exitCode, result } = await sync(stage, 'terminal', { 'dry-run': 'true' });
    const seconds = process.cpuUsage(startCpu).user / 1e6;
    clearInterval(watch);
    const moreMb = (mostBytes - beforeBytes) / 1e6;
    console.log(
      `hostile worlds, folders: ${made.length} files planned in ${seconds.toFixed(1)} s of CPU time with ${moreMb.toFixed(0)} MB more of heap`,
    );
    expect(exitCode).toBe(0);
    // The files are empty, so one library file has the content of all.
    expect(result.message).toContain('1 file would change');
    const { steps } = JSON.parse(readFileSync(join(stage.folder, 'docs-ci/sync-media/plan.json'), 'utf8')) as {
      steps: unknown[];
    };
    expect(steps).toHaveLength(made.length);
    expect(stage.emulator.requests.every(({ method }) => method === 'GET')).toBe(true);
    expect(seconds).toBeLessThan(60);
    expect(moreMb).toBeLessThan(400);
  });

  test.each(['basename', 'path'])('uploads a file 400 folders deep with naming %s', async (naming) => {
    await using stage = await startStage();
    const [real = ''] = build('deep folders', stage);
    const { exitCode, result } = await sync(stage, 'terminal', { naming });
    expect(exitCode, result.message).toBe(0);
    expect(namesIn(stage)).toEqual([naming === 'path' ? real.replaceAll('/', '-') : posix.basename(real)]);
    const again = await sync(stage, 'terminal', { naming });
    expect(again.result.outputs).toMatchObject({ unchanged: '1', changed: 'false' });
  });

  test('syncs generated file names in generated folders on every host', { timeout: 600_000 }, async () => {
    const world = fc.record({
      paths: generatedPaths('.txt'),
      naming: fc.constantFrom('basename' as const, 'path' as const),
      host: fc.constantFrom(...HOSTS),
    });
    const seen = { refused: 0, done: 0 };
    await fc.assert(
      fc.asyncProperty(world, async ({ paths, naming, host }) => {
        await using stage = await startStage({ keyLimitPerMinute: null, filesPerMinute: null });
        const made = paths.filter((one, index) => put(join(stage.folder, 'media'), one, index));
        const { bad, good } = expectation(made, naming);
        const run = await sync(stage, host, { naming });
        expectHarmless(run, host, stage);
        if (bad.length > 0) {
          seen.refused += 1;
          expectRefused(run, bad, stage);
          return;
        }
        seen.done += 1;
        expect(run.exitCode, run.result.message).toBe(0);
        expect(namesIn(stage)).toEqual([...good.values()].sort());
        const map = JSON.parse(readFileSync(join(stage.folder, 'docs-ci/sync-media/media-map.json'), 'utf8')) as object;
        expect(Object.keys(map).sort()).toEqual([...good.keys()].sort());
        const again = await sync(stage, host, { naming });
        expect(again.result.outputs).toMatchObject({ outcome: 'done', unchanged: String(good.size), changed: 'false' });
      }),
      propertyRuns(200),
    );
    // Both kinds of files have to exist.
    expect(Math.min(seen.refused, seen.done)).toBeGreaterThan(20);
  });

  test('checks each page with a generated file name on every host', { timeout: 600_000 }, async () => {
    const world = fc.record({ paths: generatedPaths('.mdx'), host: fc.constantFrom(...HOSTS) });
    let most = 0;
    await fc.assert(
      fc.asyncProperty(world, async ({ paths, host }) => {
        await using stage = await startStage({ keyLimitPerMinute: null });
        mkdirSync(join(stage.folder, 'media'));
        const made = paths.filter((one, index) => put(join(stage.folder, 'media'), one, index));
        const pages = made.filter(isShownPage);
        const run = await runOn(stage, host, 'check-pages', { path: 'media', severity: 'alt-text: problem' });
        expectHarmless(run, host, stage);
        const count = new Set(pages.map(addressOf)).size;
        most = Math.max(most, count);
        expect(run.exitCode, run.result.message).toBe(count === 0 ? 0 : 3);
        expect(run.result.outputs).toMatchObject({ pages: String(count), problems: String(count) });
        const report = readFileSync(join(stage.folder, 'docs-ci/check-pages/check-pages.json'), 'utf8');
        const { findings } = JSON.parse(report) as { findings: readonly { rule: string; file: string }[] };
        const files = findings.filter(({ rule }) => rule === 'alt-text').map(({ file }) => file);
        expect(files.filter((file) => !pages.some((page) => file === `media/${page}`))).toEqual([]);
        expect(stage.emulator.requests.map(({ route }) => route).sort()).toEqual(['GET /config', 'GET /pages']);
      }),
      propertyRuns(200),
    );
    expect(most).toBeGreaterThan(5);
  });

  test("skips only the file whose name isn't UTF-8, with a message", async () => {
    await using stage = await startStage();
    mkdirSync(join(stage.folder, 'media'));
    writeFileSync(join(stage.folder, 'media', 'a.txt'), 'one');
    const odd = Buffer.concat([
      Buffer.from(join(stage.folder, 'media', 'caf')),
      Buffer.from([0xe9]),
      Buffer.from('.txt'),
    ]);
    writeFileSync(odd, 'two');
    const { exitCode, result } = await sync(stage, 'terminal', {});
    expect(exitCode).toBe(1);
    expect(namesIn(stage)).toEqual(['a.txt']);
    expect(result.annotations).toContainEqual(
      expect.objectContaining({
        message: expect.stringMatching(/^caf\ufffd\.txt: the file name isn't valid UTF-8/) as string,
      }),
    );
  });
});

/** Generates paths of files in folders. Most of them end in the given extension. */
function generatedPaths(extension: string): fc.Arbitrary<string[]> {
  const name = fc
    .oneof({ weight: 2, arbitrary: fc.constantFrom(...HOSTILE_NAMES) }, { weight: 1, arbitrary: hostileInput() })
    .map((text) => Buffer.from(text.replaceAll('/', '').replaceAll('\u0000', '')).toString())
    .filter((text) => !['', '.', '..'].includes(text) && Buffer.byteLength(text) <= 250);
  const below = fc.array(name, { maxLength: 2 });
  const file = fc.oneof(
    name,
    name.map((text) => `${text}${extension}`),
  );
  const path = fc.tuple(below, file).map(([folders, last]) => [...folders, last].join('/'));
  return fc.array(path, { minLength: 1, maxLength: 12 });
}

/** Names in capitals, such as README, are no pages unless live lists them. */
function isShownPage(path: string): boolean {
  const segments = path.split('/');
  const isLeftOut = segments.some((segment) => segment.startsWith('.') || segment === 'node_modules');
  return !isLeftOut && path.endsWith('.mdx') && !/^[A-Z\d_-]*[A-Z][A-Z\d_-]*\.mdx$/.test(segments.at(-1) ?? '');
}

function build(name: string, { folder }: Stage): string[] {
  const media = join(folder, 'media');
  mkdirSync(media);
  return HOSTILE_FOLDERS.find((one) => one.name === name)?.build(media) ?? [];
}

/** Returns unique content that fits the extension. */
function writeReal(file: string, index: number): void {
  const text = `file ${index}\n`;
  const contents: Readonly<Record<string, Buffer>> = {
    '.png': samplePng(1, 1, [index % 256, index >> 8, 7]),
    '.pdf': Buffer.from(`%PDF-1.7\n%${index}\n%%EOF\n`),
    '.gz': gzipSync(text),
    '.mdx': Buffer.from(`![](/image-${index}.svg)\n`),
  };
  writeFileSync(file, contents[extname(file)] ?? text);
}

/** Writes the file. Returns false if the name is taken, or a parent is a file. */
function put(folder: string, path: string, index: number): boolean {
  const file = join(folder, path);
  try {
    mkdirSync(dirname(file), { recursive: true });
    if (existsSync(file)) return false;
    writeReal(file, index);
    return true;
  } catch {
    return false;
  }
}

/** Returns the expected names of uploaded files by path in NFC, and the paths that are rejected. */
function expectation(
  paths: readonly string[],
  naming: 'basename' | 'path',
): { good: Map<string, string>; bad: string[] } {
  const isSynced = (path: string): boolean =>
    !path.split('/').some((part) => part.startsWith('.')) && /[^/]\.(png|txt|pdf|gz)$/i.test(path);
  const expected = paths.filter(isSynced).map((path) => {
    const name = naming === 'path' ? path.split('/').join('-') : posix.basename(path);
    return { path, name: name.normalize('NFC') };
  });
  const alike = new Map<string, number>();
  const keyOf = (name: string): string => name.toLowerCase().normalize('NFC');
  for (const { name } of expected) alike.set(keyOf(name), (alike.get(keyOf(name)) ?? 0) + 1);
  // eslint-disable-next-line no-control-regex
  const cannot = (name: string): boolean => /["\\\u0000-\u001f\u007f-\u009f]/.test(name);
  const bad = expected.filter(({ name }) => cannot(name) || (alike.get(keyOf(name)) ?? 0) > 1);
  return {
    good: new Map(expected.map(({ path, name }) => [path.normalize('NFC'), name])),
    bad: bad.map(({ path }) => path),
  };
}

function sync(stage: Stage, host: HostName, inputs: Record<string, string>): Promise<Run> {
  return runOn(stage, host, 'sync-media', inputs);
}

async function runOn(stage: Stage, host: HostName, name: CommandName, inputs: Record<string, string>): Promise<Run> {
  if (host === 'github') {
    // @actions/core reads these variables of the process, and remembers the file of the summary.
    const { env } = await runnerFiles(RUNNER);
    for (const [variable, path] of Object.entries(env)) vi.stubEnv(variable, path);
    return stage.runAction(name, inputs, { ...env, RUNNER_DEBUG: '1' });
  }
  if (host === 'gitlab') return stage.runJob(name, inputs);
  return stage.run(
    name,
    Object.entries(inputs).map(([input, value]) => `--${input}=${value}`),
  );
}

function expectRefused({ exitCode, result }: Run, bad: readonly string[], stage: Stage): void {
  expect(exitCode).toBe(2);
  for (const path of bad) {
    const label = `media/${path.normalize('NFC')}`;
    const isNamed = result.message.includes(label) || result.message.includes(JSON.stringify(label));
    expect(isNamed, `${JSON.stringify(label)} is not in ${result.message}`).toBe(true);
  }
  expect(stage.emulator.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  expect(namesIn(stage)).toEqual([]);
  expect(existsSync(join(stage.folder, LOCK))).toBe(false);
}

function namesIn({ emulator }: Stage): string[] {
  return emulator.state.media
    .newestFirst()
    .map(({ name }) => name)
    .sort();
}

/** docs-ci prints these colors and sections. Colors in hostile names end differently. */
const OF_THE_HOST =
  // eslint-disable-next-line no-control-regex
  /\u001b\[(?:1|22|2|31|32|33|36|39)m|\u001b\[0Ksection_(?:start|end):\d+:[\w.-]+(?:\[collapsed=true\])?\r\u001b\[0K/g;

/** Checks that no output contains anything that a terminal, a runner or a page obeys. */
function expectHarmless({ stdout, stderr, summary, result }: Run, host: HostName, stage: Stage): void {
  // eslint-disable-next-line no-control-regex -- what is there to be obeyed
  const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/;
  if (host === 'terminal') expect(withoutIsolates(`${stdout}${stderr}`)).not.toMatch(CONTROLS);
  if (host === 'gitlab') expect(withoutIsolates(stdout.replace(OF_THE_HOST, ''))).not.toMatch(CONTROLS);
  if (host === 'github') {
    const told = commandsIn(stdout).filter(({ name }) => !/^(add-mask|debug|group|endgroup)$/.test(name));
    // Only commands of the run itself may reach the runner.
    const may = result.annotations.map(({ level }) => level);
    for (const { name } of told) expect(may.splice(may.indexOf(name), 1), JSON.stringify(stdout)).toEqual([name]);
  }
  const { tags, prose } = readMarkdown(summary);
  for (const tag of tags) {
    const [, name = ''] = /^<\/?([a-z\d]+|!--)/i.exec(tag) ?? [];
    expect([
      'a',
      'code',
      'details',
      'em',
      'h1',
      'h2',
      'h3',
      'li',
      'p',
      'pre',
      'strong',
      'summary',
      'ul',
      'br',
    ]).toContain(name.replace(/^(table|thead|tbody|tr|th|td)$/, 'p'));
    const [, address] = / href="([^"]*)"/.exec(tag) ?? [];
    const isOwn = /^https:\/\/github\.com\/octo\/docs-ci\/blob\/v0\.0\.0-test\/docs\/troubleshooting\.md#[a-z-]+$/;
    if (address !== undefined && !isOwn.test(address))
      expect(address.startsWith(`${stage.emulator.filesOrigin}/media/`), address).toBe(true);
  }
  expect(prose).not.toMatch(/(^|\s)(@everyone|#12)/m);
  expect(
    readdirSync(stage.folder)
      .sort()
      .filter((name) => !name.startsWith('.')),
  ).toEqual(['docs-ci', 'media']);
}

/** Returns a glob that matches this path. Control characters and quotation marks become wildcards. */
function literalGlob(path: string): string {
  return path.replace(/[\p{Cc}"\\]|[*?[\]{}()!+@|^$]/gu, (one) => (/[\p{Cc}"\\]/u.test(one) ? '?' : `\\${one}`));
}
