/** Tests that a page of HTML in place of a response is never taken for the API's own answer, in any command. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { commandNames, type CommandName } from '../../src/commands/index.js';
import { startApiServer } from '../support/api-server.js';
import { startStage } from '../support/runs.js';

const PAGE = '<!doctype html><title>Sign in</title><form></form>';
const SENTENCE = /a web page answered instead of the API/;
/** The advice for the same status of the API itself. */
const ADVICE_OF_THE_API =
  /API key is|role or higher|new key|Publish the|from this project|belongs to this project|plan/;

const FLAGS: Partial<Record<CommandName, readonly string[]>> = {
  'publish-branch': ['--from', 'next'],
  'push-content': ['--path', 'docs', '--to', 'reference'],
};

describe.each(commandNames)('%s', (name) => {
  test.each([200, 401, 403, 404, 409, 422])('names a page with status %i as what it is', async (status) => {
    const server = await startApiServer(() => ({ status, bytes: Buffer.from(PAGE) }));
    await using stage = await startStage();
    for (const [folder, file] of [
      ['media', 'a.txt'],
      ['docs', 'a.mdx'],
    ] as const) {
      mkdirSync(join(stage.folder, folder));
      writeFileSync(join(stage.folder, folder, file), 'text\n');
    }
    writeFileSync(join(stage.folder, 'queries.yaml'), '- query: tides\n  expect: tides\n');
    const flags = ['--base-url', `${server.origin}/api/v1`, ...(FLAGS[name] ?? [])];
    const { exitCode, result, summary } = await stage.run(name, flags);
    await server.close();
    expect(exitCode).toBe(1);
    expect(result.message).toMatch(SENTENCE);
    for (const text of [result.message, summary]) expect(text).not.toMatch(ADVICE_OF_THE_API);
    expect(result.annotations.filter(({ level }) => level === 'error')).toHaveLength(1);
  });
});
