/** Declares the scenarios of check: nothing is changed, and one request that fails leaves the other rows. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from '../../../src/commands/command.js';
import { UNKNOWN_MEDIA_ID } from '../../../src/api/endpoints/permissions.js';
import type { Scenario } from '../scenario.js';

const DONE: readonly Outcome[] = ['done'];
const UNAVAILABLE: readonly Outcome[] = ['unavailable'];
/** A check of the sample project has at least these rows, also if most of them are not known. */
const MIN_ROWS = 12;

/** Only two requests that have no target may be anything but a GET. */
const changes: Scenario['violations'] = ({ proxies }) =>
  proxies.requests
    .filter(({ proxy, method }) => proxy === 'api' && method !== 'GET')
    .filter(({ path }) => !path.endsWith(`/media/${UNKNOWN_MEDIA_ID}`))
    .map(({ method, path }) => `${method} ${path} was sent`);

const missingRows: Scenario['missingResults'] = ({ folder }) => {
  const path = join(folder, 'docs-ci/check/check.json');
  if (!existsSync(path)) return ['check.json is missing'];
  const { rows } = JSON.parse(readFileSync(path, 'utf8')) as { rows: { verdict: string }[] };
  return rows.length < MIN_ROWS ? [`check.json has ${rows.length} rows`] : [];
};

/** Only the first request is needed, and only to know that there is a service. */
const expectedOutcomes: Scenario['expectedOutcomes'] = ({ route }, { name, fault }, always) => {
  if (route !== 'GET /media' || typeof fault !== 'string') return DONE;
  return always || name === 'expired TLS' ? UNAVAILABLE : DONE;
};

const BASE = { command: 'check', inputs: { timeout: '1m' }, violations: changes, expectedOutcomes } as const;

export const CHECK: readonly Scenario[] = [
  {
    ...BASE,
    name: 'check on GitHub',
    host: 'github',
    emulator: { seed: true },
    missingResults: missingRows,
  },
  {
    ...BASE,
    name: 'check on GitLab',
    host: 'gitlab',
    emulator: { seed: true },
    missingResults: missingRows,
    routes: ['GET /api/v4/personal_access_tokens/self', 'GET /api/v4/projects/{id}'],
    optionalProxies: ['gitlab'],
  },
];
