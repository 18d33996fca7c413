import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { findDeviations } from '../../../src/api/schemas/deviations.js';
import { orNull, promised, promisedOrNull } from '../../../src/api/schemas/shared-fields.js';
import { ENDPOINTS, type EndpointConformance } from '../../../src/commands/check/conformance.js';
import { ROUTE_NAMES } from '../../../emulator/routes/all-routes.js';
import type { CheckRecord } from '../../../src/commands/check/record.js';
import { type CheckFixture, failRoute, startCheck } from './fixture.js';

function conformanceOf({ folder }: CheckFixture): readonly EndpointConformance[] {
  const file = readFileSync(join(folder, 'docs-ci/check/check.json'), 'utf8');
  return (JSON.parse(file) as Required<Pick<CheckRecord, 'conformance'>>).conformance;
}

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
        { field: 'count', problem: 'missing' },
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

const PERIOD = ['startDate', 'endDate'];
const DEPLOYMENT = 'deploymentId status url branch isPreview triggerType logs createdAt updatedAt'.split(' ');
const MEDIA = 'id name kind mimeType sizeBytes url createdAt updatedAt'.split(' ');
const EXPORT =
  'exportId status progress.completed progress.total fileSize downloadUrl downloadUrlExpiresAt deploymentId source errorMessage createdAt completedAt';
const VOTES = ['likes', 'dislikes', 'totalFeedback', 'comments', 'satisfactionRate'];
const each = (list: string, fields: string): string[] => fields.split(' ').map((field) => `${list}[].${field}`);

/** For each endpoint, a response with empty objects, and the fields that the contract promises there. */
const PROMISED: Record<string, [response: object, fields: string[]]> = {
  '/media': [
    { media: [{}], pagination: {} },
    [...each('media', MEDIA.join(' ')), ...['page', 'limit', 'total', 'pages'].map((name) => `pagination.${name}`)],
  ],
  '/storage': [{}, ['usedBytes', 'quotaBytes', 'limits']],
  '/deployments': [{ deployments: [{}] }, [...each('deployments', DEPLOYMENT.join(' ')), 'total']],
  '/exports/pdf': [{ progress: {} }, EXPORT.split(' ')],
  '/pages': [{ pages: [{}] }, [...each('pages', 'path size'), 'count']],
  '/search': [{ results: [{}] }, [...each('results', 'title path url content relevanceScore'), 'query', 'count']],
  '/config': [{}, ['branch', 'config']],
  '/branches': [{ branches: [{}] }, [...each('branches', 'name protected'), 'count']],
  '/pull-requests': [{ pullRequests: [{}] }, [...each('pullRequests', 'number title state head base'), 'count']],
  '/analytics/overview': [{}, [...PERIOD, 'pageViews', 'sessions']],
  '/analytics/traffic': [{ series: [{}] }, [...PERIOD, ...each('series', 'date pageViews sessions')]],
  '/analytics/pages': [{ pages: [{}] }, [...PERIOD, ...each('pages', 'pagePath pageTitle pageViews sessions')]],
  '/analytics/referrers': [{ referrers: [{}] }, [...PERIOD, ...each('referrers', 'referrer pageViews percentage')]],
  '/analytics/feedback': [
    { pages: [{}], summary: {} },
    [
      ...PERIOD,
      ...each('pages', ['pagePath', 'pageTitle', ...VOTES].join(' ')),
      ...VOTES.map((name) => `summary.${name}`),
      'total',
    ],
  ],
  '/analytics/ai/questions': [
    { questions: [{}] },
    [...PERIOD, ...each('questions', 'question answer pagePath sessionId askedAt'), 'total'],
  ],
  '/analytics/ai/answer-feedback': [
    { entries: [{}] },
    [
      ...PERIOD,
      ...each('entries', 'questionId question answerSnippet type pagePath sessionId submittedAt'),
      'summary',
      'total',
    ],
  ],
  '/analytics/ai/volume': [{ series: [{}] }, [...PERIOD, ...each('series', 'date questions sessions')]],
  '/analytics/search': [{}, [...PERIOD, 'totalSearches', 'sessions', 'noResultRate', 'clickThroughRate']],
  '/analytics/search/volume': [{ series: [{}] }, [...PERIOD, ...each('series', 'date searches sessions')]],
  '/analytics/search/queries': [
    { queries: [{}] },
    [...PERIOD, ...each('queries', 'query count noResults clicks aiEscalations'), 'total'],
  ],
  '/analytics/search/results': [
    { pages: [{}] },
    [...PERIOD, ...each('pages', 'pagePath pageTitle totalSearches noResultSearches noResultRate'), 'total'],
  ],
  '/media/{id}': [{ media: {} }, MEDIA.map((name) => `media.${name}`)],
  '/deployments/{id}': [{}, DEPLOYMENT],
  '/pages/{path}': [{}, ['path', 'branch', 'content']],
  '/analytics/feedback/comments': [
    { comments: [{}] },
    [...PERIOD, 'pagePath', ...each('comments', 'id type text sessionId submittedAt'), 'total'],
  ],
};

describe('a response without the fields that the contract promises', () => {
  test('has a case for each endpoint', () => {
    expect(Object.keys(PROMISED).toSorted()).toEqual(ENDPOINTS.map(({ path }) => path).toSorted());
  });

  test.each(ENDPOINTS)('lists each of them for $path', ({ path, schema }) => {
    const [response, fields] = PROMISED[path] ?? [{}, []];
    const missing = findDeviations(schema, response);
    expect(missing.map(({ field, problem }) => `${field} ${problem}`).toSorted()).toEqual(
      fields.map((field) => `${field} missing`).toSorted(),
    );
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

  test.each([
    [{ url: null, count: 1 }, []],
    [{ url: 'x', count: null }, ['count type null']],
    [{}, ['url missing', 'count missing']],
  ])('lists fields of %j that docs-ci can do without', (value, expected) => {
    const lenient = z.object({ url: promisedOrNull(z.string()), count: promised(z.number()) });
    expect(lenient.safeParse(value).success).toBe(true);
    expect(findDeviations(lenient, value).map((one) => [one.field, one.problem, one.found].join(' ').trim())).toEqual(
      expected,
    );
  });
});
