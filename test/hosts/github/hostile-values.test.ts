/**
 * Compares what the runner reads of hostile values with what it has always read: hostile-values.txt was recorded from
 * docs-ci's own writer of commands and files, which @actions/core replaced.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { summary } from '@actions/core';
import { expect, it, vi } from 'vitest';
import { createGitHubHost } from '../../../src/hosts/github/github.js';
import { temporaryFolder } from '../../support/folder.js';
import { collectStdout } from '../../support/process-output.js';
import { parseCommand, readCommandFile } from '../../support/runner-commands.js';
import { Written } from '../../support/written.js';
import { publicationOf } from '../publication.js';

const HOSTILE = {
  'line breaks': 'one\ntwo\r\nthree\rfour\u2028five\u2029six\u0085seven',
  commands: '::error::a\n ::add-mask::b\n##[warning]c x##[group]d\n::stop-commands::e',
  'escaped commands': '%0A::error::a%0D%0a##[error]b%25%3A%2C',
  'another output': 'status=forged\nx<<EOF\ny\nEOF\n<<\nghadelimiter_1\ndocs-ci-1',
  'hidden text': 'a\u200bb\u00ad::\u200d:error::c #\u00ad#[error]d \ufeff::notice::e',
  'right-to-left text': '\u202efdp.\u2066exe\u2069 \u05d0\u05d1\u05d2.mdx \u0627\u0644',
  'lone surrogates': 'a\ud800b\udc00c\ud83d',
  'control characters': 'a\u0000b\u001b[31mc\u001b]8;;https://evil.example\u0007d\u0008e\u007f\u009b2Jf',
  markup: '<img src=x onerror=a()> <!-- @octocat #1 | ``` --> [a](javascript:b) </details>',
  properties: 'file=a,line=1,title=b::c;d]e:f',
  blank: ' \t ',
  empty: '',
};

it('gives the runner the same outputs, summary and commands for hostile values as ever', async () => {
  const folder = temporaryFolder();
  const env = {
    GITHUB_WORKSPACE: folder,
    GITHUB_OUTPUT: join(folder, 'output'),
    GITHUB_STEP_SUMMARY: join(folder, 'summary'),
    RUNNER_DEBUG: '1',
  };
  for (const [name, value] of Object.entries(env)) {
    if (/^GITHUB_(OUTPUT|STEP)/.test(name)) writeFileSync(value, '');
    vi.stubEnv(name, value);
  }
  // The library remembers the file of its process.
  Reflect.deleteProperty(summary, '_filePath');
  const out = new Written();
  const host = createGitHubHost({ env, stdout: out.write, cwd: '/', version: '1.2.3', fetch });
  await collectStdout(out.write, async () => {
    const values = Object.values(HOSTILE);
    for (const value of values) host.mask(value);
    for (const value of values) {
      host.log.group(value);
      for (const level of ['debug', 'info'] as const) host.log.line(level, value);
      host.log.endGroup();
      host.log.quote(value);
    }
    for (const [index, level] of (['notice', 'warning', 'error'] as const).entries())
      for (const value of values.slice(index * 4, index * 4 + 4))
        host.log.line(level, value, { title: value, file: value, line: 3 });
    // Masks after the first annotation are printed by the library.
    await vi.dynamicImportSettled();
    host.mask(`later ${HOSTILE['escaped commands']}`);
    await host.publish(
      publicationOf({
        outputs: Object.fromEntries(values.map((value, index) => [`output-${index}`, value])),
        summary: values.flatMap((value) => [
          { heading: value },
          { paragraph: value },
          { verbatim: value },
          { table: { head: [value], rows: [[value]] } },
        ]),
        annotations: values.map((value, index) => ({
          level: (['error', 'notice', 'warning'] as const)[index % 3] ?? 'error',
          message: value,
          title: value,
          file: value,
          line: index + 1,
        })),
        resultsDir: join(folder, 'docs-ci'),
      }),
    );
  });
  vi.unstubAllEnvs();
  const outputFile = readFileSync(env.GITHUB_OUTPUT, 'utf8');
  // The runner reads values between two lines with the delimiter, byte for byte.
  const outputs = [...outputFile.matchAll(/(\S+?)<<(\S+)\r?\n([^]*?)\r?\n\2\r?\n/g)];
  expect(Object.keys(readCommandFile(outputFile))).toHaveLength(outputs.length);
  const read = [
    ...outputs.map(([, name, , value]) => ({ output: name, value })),
    { summary: readFileSync(env.GITHUB_STEP_SUMMARY, 'utf8') },
    ...out.text.split(/\r?\n/).map(readLine),
  ];
  const text = read.map((part) => JSON.stringify(part).replace(/[^ -~]/g, codeOf)).join('\n');
  await expect(`${text}\n`).toMatchFileSnapshot('hostile-values.txt');
});

/** The runner obeys a line or shows it. An empty property is the same to it as none. */
function readLine(line: string): object {
  const command = parseCommand(line);
  if (!command) return { line };
  const properties = Object.entries(command.properties).filter(([, value]) => value !== '');
  return { ...command, properties: Object.fromEntries(properties) };
}

/** Hidden characters of the record are visible in any editor. */
function codeOf(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
