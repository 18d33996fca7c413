/** Tests what `docs-ci demo` shows in a terminal. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { Socket } from 'node:net';
import { platform } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { runDemo } from '../../src/cli/demo.js';
import { systemClock } from '../../src/main.js';
import { displayWidth } from '../../src/text/width.js';
import { temporaryFolder } from '../support/folder.js';

const EXAMPLES = resolve(import.meta.dirname, '../../examples');
const PAGE = resolve(import.meta.dirname, '../../docs/cli.md');
// eslint-disable-next-line no-control-regex -- a terminal erases a line by these characters.
const ERASED_LINE = /[^\n]*\r\u001b\[2K/g;

interface Demo {
  readonly lines: readonly string[];
  /** The files to open that exist. */
  readonly files: readonly string[];
}

const RUNTIME = {
  clock: systemClock,
  random: Math.random,
  version: '0.0.0-test',
  repositoryUrl: 'https://github.com/octo/docs-ci',
  onCancel: () => undefined,
};
const OPTIONS = {
  runtime: RUNTIME,
  keep: false,
  // Inputs of the user's own project must not reach the demo.
  env: { NO_COLOR: '1', DOCS_CI_DRY_RUN: 'true', DOCS_CI_TIMEOUT: 'soon' },
  examples: EXAMPLES,
  program: 'node dist/cli.js',
  isTTY: true,
  columns: 100,
};

async function playDemo(columns: number): Promise<Demo> {
  let output = '';
  const stdout = (text: string): void => void (output += text);
  const exitCode = await runDemo({ ...OPTIONS, stdout, columns });
  expect(exitCode, output).toBe(0);
  const lines = output.replace(ERASED_LINE, '').trimEnd().split('\n');
  const named = lines.flatMap((line) => /^\w+ +(file:.*)$/.exec(line)?.[1] ?? []).map((url) => fileURLToPath(url));
  const files = named.filter((path) => existsSync(path));
  rmSync(dirname(named.find((path) => path.endsWith('docs.pdf')) ?? ''), { recursive: true });
  return { lines, files };
}

/** A demo with --keep. */
interface KeptDemo {
  output: string;
  readonly ended: Promise<number>;
  readonly stop: () => void;
}

function keepDemo(): KeptDemo {
  const callbacks: ((signal: 'SIGINT') => void)[] = [];
  const onCancel = (callback: (typeof callbacks)[number]): void => void callbacks.push(callback);
  const stdout = (text: string): void => void (demo.output += text);
  const ended = runDemo({ ...OPTIONS, runtime: { ...RUNTIME, onCancel }, keep: true, stdout });
  const demo: KeptDemo = { output: '', ended, stop: () => callbacks.forEach((callback) => callback('SIGINT')) };
  return demo;
}

const WIDTHS = [80, 100];
let demos: ReadonlyMap<number, Demo>;
let kept: KeptDemo;
/** The hosts that the demos connected to. */
let hosts: ReadonlySet<unknown>;

// A demo mostly waits, so three of them take no longer than one.
beforeAll(async () => {
  const connect = vi.spyOn(Socket.prototype, 'connect');
  kept = keepDemo();
  demos = new Map(await Promise.all(WIDTHS.map(async (columns) => [columns, await playDemo(columns)] as const)));
  hosts = new Set(connect.mock.calls.map(([first]) => ([first].flat()[0] as unknown as { host?: string }).host));
  connect.mockRestore();
}, 120_000);

test('connects to nothing but the mock service of the demo, whatever the command', () => {
  expect([...hosts]).toEqual(['127.0.0.1']);
});

describe.each(WIDTHS)('the demo in a terminal of %s columns', (columns) => {
  let lines: readonly string[];
  let files: readonly string[];
  beforeAll(() => {
    ({ lines, files } = demos.get(columns) as Demo);
  });

  test(`keeps every line within ${columns} columns`, () => {
    // A link is never cut, and as long as the temporary folder of the machine makes it.
    const cut = lines.filter((line) => !/\w:\/\//.test(line));
    expect(cut.filter((line) => displayWidth(line) > columns)).toEqual([]);
  });

  test(`fits on a screen (${columns} columns)`, () => {
    expect(lines.length).toBeLessThanOrEqual(columns === 80 ? 65 : 62);
  });

  test(`prints no warning of Node.js (${columns} columns)`, () => {
    expect(lines.filter((line) => /^\(node:\d+\)/.test(line))).toEqual([]);
  });

  test(`has no color if NO_COLOR is set (${columns} columns)`, () => {
    expect(lines.join('\n')).not.toContain('\u001b');
  });

  test(`ends with the files to open and the next step (${columns} columns)`, () => {
    const commands = lines.filter((line) => line.startsWith('$ docs-ci ')).length;
    expect(lines.slice(-6)).toEqual([
      '',
      `✔ ${commands} of ${commands} commands did what they should`,
      expect.stringMatching(/^Report {2}file:\/\/\/.*report\.html$/),
      expect.stringMatching(/^PDF {5}file:\/\/\/.*docs\.pdf$/),
      expect.stringMatching(/^Media {3}file:\/\/\/.*media-map\.json$/),
      'Next    node dist/cli.js demo --keep to open the site, or --help',
    ]);
  });

  test(`shows a rename without a redirect, and the same with the proposed one (${columns} columns)`, () => {
    const start = lines.findIndex((line) => line.startsWith('$ docs-ci check-pages'));
    const scene = lines.slice(start, lines.indexOf('', lines.indexOf('', start) + 1));
    expect(scene.filter((line) => line.startsWith('$'))).toEqual([
      '$ docs-ci check-pages --path site  # pdf.mdx is print.mdx now',
      '$ docs-ci check-pages --path site  # docs.json has the redirect',
    ]);
    const text = scene.map((line) => line.trim()).join(' ');
    expect(text).toContain(
      '✖ 1 problem. /guides/pdf disappears without a redirect. Add a redirect to /guides/print in site/docs.json.',
    );
    expect(scene.at(-1)).toMatch(/✔ No new problem with pages, redirects or links was found\.$/);
  });

  test(`ends as docs/cli.md shows it (${columns} columns)`, () => {
    const [, shown = ''] = /```text\n(✔ [^]*?)```/.exec(readFileSync(PAGE, 'utf8')) ?? [];
    const ending = lines
      .slice(-5)
      .map((line) => line.replace(/file:\/\/\/.*\/docs-ci-demo-[^/]+/, '/tmp/docs-ci-demo-…'));
    expect(shown.trimEnd().split('\n')).toEqual(ending);
  });

  test(`prints no URL of the mock service, which ends with the demo (${columns} columns)`, () => {
    expect(lines.filter((line) => /https?:\/\/127\.0\.0\.1/.test(line))).toEqual([]);
    expect(lines).toContainEqual(expect.stringMatching(/…\/site\/ ?$/));
  });

  test(`leaves the files that it names (${columns} columns)`, () => {
    expect(files).toHaveLength(3);
  });

  test(`ends every command with the sign of its result (${columns} columns)`, () => {
    const endings = lines.filter((line) => /^[✔○=✖] /.test(line));
    expect(endings).toHaveLength(lines.filter((line) => line.startsWith('$ docs-ci ')).length + 1);
  });

  test(`shows no hostile text of readers (${columns} columns)`, () => {
    expect(lines.join('\n')).not.toMatch(/<script|alert\(|javascript:|::error|@SUM/);
  });
});

test('serves the site and the preview with --keep until Ctrl-C', async () => {
  await vi.waitFor(() => expect(kept.output).toContain('Press Ctrl-C to stop.'), { timeout: 60_000 });
  const folder = /^PDF +(file:.*)$/m.exec(kept.output)?.[1] ?? '';
  onTestFinished(() => rmSync(dirname(fileURLToPath(folder)), { recursive: true }));
  const urls = ['Site', 'Live:', 'Preview:'].map(
    (name) => new RegExp(`${name}\\s+(http:\\S+)`).exec(kept.output)?.[1] ?? '',
  );
  for (const url of urls) expect((await fetch(url)).status).toBe(200);
  kept.stop();
  expect(await kept.ended).toBe(0);
  await expect(fetch(urls[0] ?? '')).rejects.toThrow();
});

test("names the temporary folder that it can't write to", async () => {
  const missing = join(temporaryFolder(), 'missing');
  vi.stubEnv(platform() === 'win32' ? 'TEMP' : 'TMPDIR', missing);
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(runDemo({ ...OPTIONS, stdout: () => undefined })).rejects.toThrow(
    `The folder of the demo couldn't be written in ${missing}: ENOENT. Set TMPDIR to a folder that you can write to.`,
  );
});
