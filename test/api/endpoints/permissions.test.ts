import { describe, expect, test } from 'vitest';
import { permissionFrom, probePermission } from '../../../src/api/endpoints/permissions.js';
import { startBench } from '../../support/api.js';

describe('permissionFrom', () => {
  test.each([
    [200, 'executed'],
    [204, 'executed'],
    [403, 'denied'],
    [404, 'granted'],
    [400, 'unchecked'],
    [405, 'unknown'],
    [422, 'unchecked'],
  ] as const)('reads status %i as %s', (status, permission) => {
    expect(permissionFrom(status)).toBe(permission);
  });
});

describe('probePermission', () => {
  test('rejects with the error of an invalid key and of an overload', async () => {
    await using bench = await startBench({ role: 'admin' });
    for (const status of [401, 503]) {
      bench.emulator.addFault({ route: 'PATCH /media/{id}', kind: 'status', status, times: Infinity });
      await expect(probePermission(bench.api, 'edit')).rejects.toMatchObject({ status });
      bench.emulator.clearFaults();
    }
  });
});
