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
    expect(exitCodeOf(outcome, 'fail')).toBe(exitCode);
  });

  test('maps a timeout to the exit code 0 with on-timeout: warn', () => {
    expect(exitCodeOf('timed-out', 'warn')).toBe(0);
    expect(exitCodeOf('failed', 'warn')).toBe(1);
  });

  test('maps a cancelled run to the exit code of its signal', () => {
    expect(exitCodeOf('cancelled', 'fail', 'SIGINT')).toBe(130);
    expect(exitCodeOf('cancelled', 'fail', 'SIGTERM')).toBe(143);
    expect(exitCodeOf('done', 'fail', 'SIGINT')).toBe(0);
  });
});
