/** Tests what a run says if no response tells whether the service started what it was asked for. */
import { describe, expect, test } from 'vitest';
import type { Fault } from '../../../emulator/faults/faults.js';
import { startStage } from '../../support/runs.js';

const LOST: readonly (Omit<Fault, 'route'> & { readonly name: string })[] = [
  { name: 'a 302', kind: 'redirect', status: 302 },
  { name: 'a 303', kind: 'redirect', status: 303 },
  { name: 'a body above the limit', kind: 'status', status: 200, body: `"${'x'.repeat(17_000_000)}"` },
  { name: 'deep JSON', kind: 'status', status: 200, body: '['.repeat(100_000) + ']'.repeat(100_000) },
  { name: 'a 404 in HTML', kind: 'html', status: 404 },
];

/** Their start is looked up, too. */
const CUT: typeof LOST = [
  { name: 'cut off', kind: 'reset-after' },
  { name: 'half a JSON', kind: 'truncated-json' },
  { name: 'empty', kind: 'empty' },
];

const FALSE_WORDS = /\b(nothing|unchanged|wasn't published|No PDF was created)\b/i;

describe.each([
  ['trigger-deploy', 'POST /deploy', 'A deployment may have started.'],
  ['export-pdf-artifact', 'POST /exports/pdf', 'An export may have started.'],
] as const)('%s', (command, route, words) => {
  test.each([...LOST, ...CUT])('finds what a start created whose response was $name', async (fault) => {
    await using stage = await startStage({ seed: true });
    stage.emulator.addFault({ ...fault, route, afterWork: true, times: Infinity });
    const { exitCode } = await stage.run(command);
    expect(exitCode).toBe(0);
    expect(stage.emulator.requests.filter((request) => request.route === route)).toHaveLength(1);
  });

  test.each(LOST)('never denies a start whose response was $name', async (fault) => {
    await using stage = await startStage({ seed: true });
    stage.emulator.addFault({ ...fault, route, times: Infinity });
    const { exitCode, result, summary } = await stage.run(command);
    expect(exitCode).toBe(1);
    expect(result.message).toContain(words);
    expect(result.message).not.toContain('Maximum call stack');
    expect(summary).not.toMatch(FALSE_WORDS);
  });
});
