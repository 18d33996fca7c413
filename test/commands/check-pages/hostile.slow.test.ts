/** Tests that large pages and configurations of attackers are judged within seconds. */
import { expect, test } from 'vitest';
import { cpuMsOf } from '../../support/cpu-time.js';
import { CONFIG, startPages } from './fixture.js';

const MAX_CPU_MS = 20_000;

test.each([
  ['open images', '!['.repeat(50_000)],
  ['open tags', '<a '.repeat(50_000)],
  ['nested quotes', '>'.repeat(20_000)],
  ['headings', '# a\n'.repeat(20_000)],
  ['backticks', '`'.repeat(100_000)],
  ['one link 20,000 times', '[x](/guides/gone)\n'.repeat(20_000)],
])('ends within seconds for a page of %s', async (_, text) => {
  await using stage = await startPages();
  stage.change({ 'guides/more.mdx': text });
  const ms = await cpuMsOf(async () => expect([0, 3]).toContain((await stage.check()).exitCode));
  expect(ms).toBeLessThan(MAX_CPU_MS);
});

/** A list in lists: deeper ones can't be written by JSON.stringify, as the emulator does. */
function nested(depth: number): string {
  return `{"navigation":${'['.repeat(depth)}${']'.repeat(depth)}}`;
}

const LOOP = [...chain(10_000), { source: '/r10000', destination: '/r0' }];

test.each([
  ['20,000 lists in lists', nested(20_000)],
  ['10,000 redirects in one chain', JSON.stringify({ ...CONFIG, redirects: chain(10_000) })],
  ['10,000 redirects in one loop', JSON.stringify({ ...CONFIG, redirects: LOOP })],
  ['10,000 redirects with parameters', JSON.stringify({ ...CONFIG, redirects: withParameters(10_000) })],
  ['names of prototypes', '{"__proto__":{"navigation":[]},"constructor":{},"navigation":["__proto__","constructor"]}'],
])('ends within seconds for a configuration of %s, in the folder and of live', async (name, json) => {
  await using stage = await startPages();
  stage.change({ 'docs.json': json, 'guides/more.mdx': '[a](/r0) [b](/p7/x/y) [c](/guides/gone)' });
  const ms = await cpuMsOf(async () => {
    expect([0, 3]).toContain((await stage.check()).exitCode);
    stage.emulator.state.project.edit({ 'docs.json': name.includes('lists') ? nested(500) : json });
    expect([0, 3]).toContain((await stage.check()).exitCode);
    expect((await stage.check(['--scope', 'all'])).exitCode).toBe(0);
  });
  expect(ms).toBeLessThan(MAX_CPU_MS);
});

function chain(length: number): object[] {
  return Array.from({ length }, (_, index) => ({ source: `/r${index}`, destination: `/r${index + 1}` }));
}

function withParameters(length: number): object[] {
  return Array.from({ length }, (_, index) => ({ source: `/p${index}/:a/:b`, destination: '/guides/setup' }));
}
