import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { findDeviations } from '../../../src/api/schemas/deviations.js';
import { orNull } from '../../../src/api/schemas/shared-fields.js';
import type { EndpointConformance } from '../../../src/commands/check/conformance.js';
import { ROUTE_NAMES } from '../../../src/emulator/routes/all-routes.js';
import { type CheckFixture, failRoute, startCheck } from './fixture.js';

const conformanceOf = ({ folder }: CheckFixture): EndpointConformance[] =>
  (
    JSON.parse(readFileSync(join(folder, 'docs-ci/check/check.json'), 'utf8')) as {
      conformance: EndpointConformance[];
    }
  ).conformance;

describe('deep check', () => {
  test('reads each GET endpoint of the contract, and finds no deviation in the emulator', async () => {
    await using fixture = await startCheck();
    fixture.emulator.state.media.add('a.txt', Buffer.from('a'));
    const { exitCode } = await fixture.check(['--deep']);
    expect(exitCode).toBe(0);
    const endpoints = conformanceOf(fixture).map(({ endpoint }) => endpoint);
    const reads = [...ROUTE_NAMES].filter((name) => name.startsWith('GET /'));
    expect(endpoints.toSorted()).toEqual(reads.toSorted());
    // The sample project has no export yet.
    expect(fixture.rowsAbout('conformance')).toEqual(['unknown: no response to compare: GET /exports/pdf (404)']);
  });

  test('lists missing, extra and other fields by name and type, and never a value', async () => {
    await using fixture = await startCheck();
    failRoute(fixture, 'GET /branches', 200, {
      branches: [{ name: 'words of an author', protected: 'yes' }, { protected: true }],
      more: 'words of a reader',
      'words of a key': 1,
    });
    const { exitCode, result } = await fixture.check(['--deep']);
    expect(exitCode).toBe(0);
    expect(Number(result.outputs.warnings)).toBeGreaterThan(0);
    expect(conformanceOf(fixture).find(({ endpoint }) => endpoint === 'GET /branches')).toEqual({
      endpoint: 'GET /branches',
      status: 200,
      fields: [
        { field: 'branches[].protected', problem: 'type', expected: 'boolean', found: 'string' },
        { field: 'branches[].name', problem: 'missing' },
        { field: 'more', problem: 'extra', found: 'string' },
        { field: '(other name)', problem: 'extra', found: 'number' },
      ],
    });
    const file = readFileSync(join(fixture.folder, 'docs-ci/check/check.json'), 'utf8');
    expect(JSON.stringify(JSON.parse(file))).not.toContain('words of');
  });

  test('requests nothing that belongs to it without deep', async () => {
    await using fixture = await startCheck();
    await fixture.check();
    expect(fixture.emulator.requests.map(({ route }) => route)).not.toContain('GET /search');
    expect(fixture.rowsAbout('conformance')).toEqual([]);
  });
});

describe('findDeviations', () => {
  const schema = z.object({
    id: z.string(),
    size: orNull(z.number()),
    tags: z.array(z.object({ name: z.string() })),
    limits: z.unknown().optional(),
    flag: z.union([z.boolean(), z.number()]),
  });

  test.each([
    [{ id: 'a', size: 1, tags: [], flag: 1 }, []],
    [{ id: 'a', tags: [], flag: true }, []],
    [{ id: 'a', size: null, tags: [{ name: 'x' }], flag: true }, []],
    [
      { id: 1, size: '2', tags: [{}, {}], flag: 'x' },
      ['id type number', 'size type string', 'tags[].name missing ', 'flag type string'],
    ],
    [{ id: 'a', tags: {}, flag: 1, limits: { image: 5 } }, ['tags type object', 'limits open object {image: number}']],
    ['text', ['the body type string']],
    [null, ['the body type null']],
  ])('lists the deviations of %j', (value, expected) => {
    const found = findDeviations(schema, value);
    expect(found.map((one) => `${one.field} ${one.problem} ${one.found ?? ''}`)).toEqual(expected);
  });
});
