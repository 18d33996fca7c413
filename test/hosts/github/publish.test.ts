import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { summary } from '@actions/core';
import { describe, expect, it, vi } from 'vitest';
import { createGitHubHost } from '../../../src/hosts/github/github.js';
import type { Annotation, Publication } from '../../../src/hosts/host.js';
import { temporaryFolder } from '../../support/folder.js';
import { commandsIn, readCommandFile, type RunnerCommand } from '../../support/runner-commands.js';
import { collectStdout } from '../../support/process-output.js';
import { withoutPermission } from '../../support/without-permission.js';
import { Written } from '../../support/written.js';
import { publicationOf } from '../publication.js';

interface Published {
  readonly outputs: Record<string, string>;
  readonly summary: string;
  readonly commands: readonly RunnerCommand[];
  readonly printed: string;
}

/** Publishes as in a step of a job: with the runner's files and the commands on stdout. */
async function publish(
  fields: Partial<Publication>,
  {
    summaryBefore = '',
    unset = [] as readonly string[],
    missing = [] as readonly string[],
    folders = [] as readonly string[],
    /** The file that the step may neither read nor write. */
    closed = undefined as string | undefined,
  } = {},
): Promise<Published> {
  const workspace = temporaryFolder();
  const file = (name: string, content: string): string => {
    const path = join(workspace, name);
    writeFileSync(path, content);
    return path;
  };
  const env: Record<string, string | undefined> = {
    GITHUB_WORKSPACE: workspace,
    GITHUB_OUTPUT: file('output', ''),
    GITHUB_STEP_SUMMARY: file('summary', summaryBefore),
  };
  for (const name of unset) env[name] = undefined;
  for (const name of missing) env[name] = join(workspace, 'nowhere');
  for (const name of folders) mkdirSync((env[name] = join(workspace, `${name}-folder`)));
  for (const name of ['GITHUB_OUTPUT', 'GITHUB_STEP_SUMMARY']) vi.stubEnv(name, env[name]);
  // The library remembers the file of its process.
  Reflect.deleteProperty(summary, '_filePath');
  const out = new Written();
  try {
    const host = createGitHubHost({ env, stdout: out.write, cwd: '/', version: '1.2.3', fetch });
    const publication = publicationOf({ resultsDir: join(workspace, 'docs-ci/trigger-deploy'), ...fields });
    const work = (): Promise<void> => host.publish(publication);
    await collectStdout(out.write, () => (closed ? withoutPermission(workspace, env[closed] ?? '', work) : work()));
  } finally {
    vi.unstubAllEnvs();
  }
  return {
    outputs: readCommandFile(readFileSync(join(workspace, 'output'), 'utf8')),
    summary: readFileSync(join(workspace, 'summary'), 'utf8'),
    commands: commandsIn(out.text),
    printed: out.text,
  };
}

describe('GitHub outputs', () => {
  it('publishes outputs unchanged, even with line breaks and text that looks like another output', async () => {
    const outputs = {
      url: 'https://docs.example/?a=b',
      empty: '',
      notes: 'one\nstatus=forged\nx<<EOF\ny\nEOF',
      status: 'success',
    };
    expect((await publish({ outputs })).outputs).toEqual(outputs);
  });

  it.each([
    ["isn't set", { unset: ['GITHUB_OUTPUT', 'GITHUB_STEP_SUMMARY'] }],
    ["isn't the path of a file", { missing: ['GITHUB_OUTPUT', 'GITHUB_STEP_SUMMARY'] }],
  ])("warns that outputs and summary can't be published if the variable %s", async (reason, runner) => {
    const { printed, commands } = await publish({ outputs: { url: 'x' }, summary: [{ paragraph: 'hello' }] }, runner);
    expect(printed).toContain(`Couldn't publish the outputs: GITHUB_OUTPUT ${reason}.`);
    expect(printed).toContain(`Couldn't publish the job summary: GITHUB_STEP_SUMMARY ${reason}.`);
    expect(commands.map(({ name }) => name)).toEqual(['warning', 'warning']);
  });
});

describe("runner file that isn't one", () => {
  const everything: Partial<Publication> = {
    outputs: { url: 'x' },
    summary: [{ heading: 'done' }],
    annotations: [{ level: 'notice', message: 'hello' }],
  };

  it.each([
    ['GITHUB_OUTPUT', 'the outputs', {}, '## done\n\n'],
    ['GITHUB_STEP_SUMMARY', 'the job summary', { url: 'x' }, ''],
  ])('warns about a folder in %s, and publishes the rest', async (variable, what, outputs, summary) => {
    const published = await publish(everything, { folders: [variable] });
    expect(published.printed).toContain(`Couldn't publish ${what}: ${variable} isn't the path of a file.\n`);
    expect([published.outputs, published.summary]).toEqual([outputs, summary]);
    expect(published.commands.map(({ name, data }) => [name, data])).toEqual([
      ['warning', expect.stringContaining(variable)],
      ['notice', 'hello'],
    ]);
  });
});

describe('runner file that the step may not write', () => {
  it.each([
    ['GITHUB_OUTPUT', 'the outputs'],
    ['GITHUB_STEP_SUMMARY', 'the job summary'],
  ])('gives %s one sentence without a stack trace, and publishes the annotations', async (closed, what) => {
    const annotations = [{ level: 'notice', message: 'hello' }] as const;
    const published = await publish({ outputs: { url: 'x' }, summary: [{ heading: 'done' }], annotations }, { closed });
    const told = published.commands.map(({ name, data }) => [name, data]);
    expect(told).toContainEqual(['warning', `Couldn't publish ${what}: ${closed} can't be written (EACCES).`]);
    expect(told.at(-1)).toEqual(['notice', 'hello']);
    expect(published.printed).not.toMatch(/^ +at |Error:/m);
  });
});

describe('GitHub job summary', () => {
  const table = (rows: number): Publication['summary'] => [
    { table: { head: ['file'], rows: Array.from({ length: rows }, (_, row) => [`grüße-${row}.png`]) } },
  ];

  it('appends to the summary that the step already has', async () => {
    const { summary } = await publish({ summary: [{ heading: 'done' }] }, { summaryBefore: 'before\n\n' });
    expect(summary).toBe('before\n\n## done\n\n');
  });

  it("keeps the summary under the runner's byte limit, existing text included, and names the full file", async () => {
    const summaryBefore = `${'x'.repeat(300_000)}\n\n`;
    const { summary } = await publish({ summary: table(60_000) }, { summaryBefore });
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(1_000_000);
    expect(Buffer.byteLength(summary)).toBeGreaterThan(999_000);
    expect(summary.startsWith(summaryBefore)).toBe(true);
    expect(summary).toMatch(
      /\| grüße-\d+\.png \|\n\nTruncated. Full version: `docs-ci\/trigger-deploy\/summary\.md`\.\n\n$/,
    );
  });

  it('shows the beginning of a 5 MB log line in the summary', async () => {
    const { summary } = await publish({ summary: [{ heading: 'Build log' }, { verbatim: 'x'.repeat(5_000_000) }] });
    expect(summary).toMatch(/^## Build log\n\n```text\nx{9999}…\n```\n\nTruncated. Full version: /);
  });

  it("doesn't change a summary file that is full", async () => {
    const summaryBefore = 'x'.repeat(999_990);
    expect((await publish({ summary: table(9) }, { summaryBefore })).summary).toBe(summaryBefore);
  });

  it('writes no summary if the user disables it', async () => {
    expect((await publish({ summary: undefined })).summary).toBe('');
  });
});

describe('GitHub annotations', () => {
  const many = (level: Annotation['level'], length: number): Annotation[] =>
    Array.from({ length }, (_, index) => ({ level, message: `${level} ${index + 1}` }));

  it('prints annotations with file and line, and makes their text harmless', async () => {
    const message = 'broken link\n::set-output name=a::b\n##[error]c 100%';
    const { commands } = await publish({
      annotations: [{ level: 'error', message, title: 'Build: failed, twice', file: 'docs/a,b.md', line: 12 }],
    });
    // The log shows only the message.
    const data = `docs/a,b.md:12: ${message}`;
    expect(commands).toEqual([
      { name: 'error', properties: { title: 'Build: failed, twice', file: 'docs/a,b.md', line: '12' }, data },
    ]);
  });

  it('prints at most ten annotations per level, and counts the others in the last one', async () => {
    const { commands } = await publish({
      annotations: [...many('error', 9), ...many('warning', 25), ...many('notice', 10)],
      summary: [{ heading: 'done' }],
    });
    const of = (name: string): string[] => commands.filter((command) => command.name === name).map(({ data }) => data);
    expect(of('error')).toEqual(many('error', 9).map(({ message }) => message));
    expect(of('warning')).toHaveLength(10);
    expect(of('warning').at(-1)).toBe('16 more warnings. The log and the job summary list them.');
    expect(of('notice')).toHaveLength(10);
    expect(of('notice').at(-1)).toBe('1 more notice. The log and the job summary list them.');
  });

  it("shortens annotations to the runner's limit", async () => {
    const { commands } = await publish({ annotations: [{ level: 'notice', message: 'x'.repeat(5_000) }] });
    expect(commands[0]?.data).toHaveLength(4_096);
    expect(commands[0]?.data.endsWith('x…')).toBe(true);
  });
});
