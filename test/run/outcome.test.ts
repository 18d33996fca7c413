import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../src/commands/command.js';
import { exitCodeOf } from '../../src/run/outcome.js';

describe('exit code', () => {
  test.each<[Outcome, number]>([
    ['done', 0],
    ['skipped', 0],
    ['failed', 1],
    ['refused', 2],
    ['gate', 3],
    ['timed-out', 4],
    ['unavailable', 5],
    ['cancelled', 143],
  ])('maps the outcome %s to the exit code %i', (outcome, exitCode) => {
    expect(exitCodeOf(outcome)).toBe(exitCode);
  });

  test('maps a cancelled run to the exit code of its signal', () => {
    expect(exitCodeOf('cancelled', 'SIGINT')).toBe(130);
    expect(exitCodeOf('cancelled', 'SIGTERM')).toBe(143);
    expect(exitCodeOf('done', 'SIGINT')).toBe(0);
  });
});
