/**
 * What each command needs to be played through a platform: a service that it succeeds, fails or never ends with, and what
 * that leaves. A new command is one entry here; the tests of both platforms then play it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { allCommandMetadata } from '../../scripts/generator/command-metadata.js';
import { type CommandName, isCommandName } from '../../src/commands/index.js';
import type { Emulator, EmulatorOptions } from '../../emulator/emulator.js';
import type { GitHubApi } from '../support/github-api.js';
import type { GitLabApi } from '../support/gitlab-api.js';

/** The text of an output, or what it is like. */
type Outputs = Readonly<Record<string, string | RegExp>>;

/** What a platform has, and what is to be found there afterwards. */
interface OnPlatform<Api> {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly prepare?: (api: Api) => void;
  /** Outputs that only this platform gives. */
  readonly outputs?: Outputs;
  expectArrived?(api: Api, outputs: Readonly<Record<string, string>>): void;
}

interface Case {
  /** Of a service with which the work is soon done. */
  readonly service: EmulatorOptions;
  /** What there is before the run: at the service, and in the workspace. */
  readonly prepare?: (emulator: Emulator, workspace: string) => void;
  /** Beside base-url and api-key. */
  readonly inputs: Readonly<Record<string, string>>;
  /** Of the work that was done, beside outcome and result. */
  readonly outputs: Outputs;
  /** Requests that it takes. */
  readonly asked: readonly string[];
  /** Of the workspace: what `prepare` put there, or the command leaves beside its results. */
  readonly leaves?: readonly string[];
  /** Names of the artifacts that GitHub keeps. */
  readonly artifacts: readonly string[];
  /** In the warning of a run for a pull request, which changes what readers see, or can't show the request. */
  readonly warnsOfRequest?: string;
  /** Work that the service accepts and that fails. */
  readonly failure: { arrange(emulator: Emulator): void; readonly said: RegExp };
  /** Work that takes longer than any timeout. */
  readonly endless: { arrange(emulator: Emulator): void; isUnderWay(emulator: Emulator): boolean };
  readonly github: OnPlatform<GitHubApi>;
  readonly gitlab: OnPlatform<GitLabApi> & {
    /** Artifacts of the job beside the files that every command leaves. */
    readonly files: readonly string[];
    /** Whether its page links to something that came of it. */
    readonly hasLinks: boolean;
  };
}

const ANY_TEXT = /./;
const CHANGES_SITE = 'This run is for a pull or merge request';
const AGES_MS = 600_000;

/** For a command that does no work which can fail or last at the service itself. */
const AT_SERVICE: Pick<Case, 'failure' | 'endless'> = {
  failure: {
    arrange: (emulator) => emulator.addFault({ route: '*', kind: 'status', status: 403, times: Infinity }),
    said: /403/,
  },
  endless: {
    arrange: (emulator) => emulator.addFault({ route: '*', kind: 'hang', times: Infinity }),
    isUnderWay: ({ requests }) => requests.length >= 1,
  },
};

export const CASES: Readonly<Record<CommandName, Case>> = {
  check: {
    service: { seed: true },
    inputs: {},
    outputs: {
      ...{ role: 'editor', 'rate-limit': /^\d+$/, 'deployment-branch': 'main', 'storage-percent': /^\d/ },
      ...{ problems: '0', warnings: /^\d+$/, unknown: /^\d+$/ },
    },
    asked: ['GET /media', 'PATCH /media/{id}', 'DELETE /media/{id}'],
    artifacts: [],
    ...AT_SERVICE,
    github: {},
    gitlab: { files: ['docs-ci/check/check.json'], hasLinks: false },
  },
  'check-pages': {
    service: { seed: true },
    inputs: { scope: 'all' },
    outputs: {
      ...{ problems: /^\d+$/, warnings: /^\d+$/, unknown: /^\d+$/, pages: /^\d+$/, old: '0' },
      report: 'docs-ci/check-pages/check-pages.json',
    },
    asked: ['GET /pages', 'GET /config', 'GET /pages/{path}'],
    artifacts: [],
    ...AT_SERVICE,
    github: {},
    gitlab: { files: ['docs-ci/check-pages/check-pages.json'], hasLinks: false },
  },
  'sync-media': {
    service: { seed: false },
    prepare(_, workspace) {
      mkdirSync(join(workspace, 'media'), { recursive: true });
      writeFileSync(join(workspace, 'media/notes.txt'), 'notes');
    },
    inputs: {},
    outputs: {
      ...{ added: '1', replaced: '0', reused: '0', unchanged: '0', imported: '0', 'alt-updated': '0', deleted: '0' },
      ...{ failed: '0', skipped: '0', changed: 'true', complete: 'true', rewritten: '0' },
      ...{ 'media-map': 'docs-ci/sync-media/media-map.json', plan: 'docs-ci/sync-media/plan.json' },
      'lock-file': '.docs-media.lock.json',
    },
    leaves: ['media', '.docs-media.lock.json'],
    asked: ['POST /media'],
    artifacts: [],
    warnsOfRequest: CHANGES_SITE,
    ...AT_SERVICE,
    github: {},
    gitlab: { files: ['docs-ci/sync-media/plan.json', 'docs-ci/sync-media/media-map.json'], hasLinks: false },
  },
  'push-content': {
    service: { seed: true, otherFiles: 'readable', build: { pendingMs: 50, buildingMs: 100 } },
    prepare(_, workspace) {
      mkdirSync(join(workspace, 'docs'), { recursive: true });
      writeFileSync(join(workspace, 'docs/client.mdx'), '# Client\n');
    },
    inputs: { to: 'reference', 'navigation-group': 'API', 'config-file': 'docs.json' },
    outputs: {
      ...{ created: '1', updated: '0', deleted: '0', unchanged: '0', kept: '0', failed: '0', skipped: '0' },
      ...{ changed: 'true', complete: 'true', branch: 'main', commits: '1', merged: 'true', status: 'ready' },
      ...{ 'not-in-navigation': '0', manifest: 'reference/docs-ci-manifest.mdx' },
      ...{ plan: 'docs-ci/push-content/plan.json', changes: 'docs-ci/push-content/changes.diff' },
      'commit-sha': /^[0-9a-f]{40}$/,
      'deployment-id': ANY_TEXT,
      url: /^http:/,
    },
    leaves: ['docs'],
    asked: ['POST /push', 'POST /branches/merge'],
    artifacts: ['push-content-github-com-octo-docs-docs-a2c586'],
    warnsOfRequest: CHANGES_SITE,
    ...AT_SERVICE,
    github: {
      inputs: { comment: 'true' },
      expectArrived({ comments }) {
        expect(comments.map(({ body }) => body)).toEqual(
          expect.arrayContaining([expect.stringContaining('reference/client.mdx')]),
        );
      },
    },
    gitlab: {
      files: ['docs-ci/push-content/plan.json', 'docs-ci/push-content/changes.diff'],
      hasLinks: true,
    },
  },
  'publish-branch': {
    service: { seed: true, build: { pendingMs: 50, buildingMs: 100 } },
    inputs: { from: 'new-guide', 'restore-point': 'v1' },
    outputs: {
      ...{ created: '1', updated: '0', deleted: '0', kept: '0', changed: 'true', complete: 'true', conflict: 'false' },
      ...{ 'without-redirect': '0', 'not-in-navigation': '0', branch: 'main', status: 'ready' },
      ...{ plan: 'docs-ci/publish-branch/plan.json', changes: 'docs-ci/publish-branch/changes.diff' },
      'restore-point': /^docs-ci-before\/\d{8}T\d{6}Z-publish-v1-\w{7}1\.from-\w{8}\.\w{8}$/,
      'commit-sha': /^[0-9a-f]{40}$/,
      'deployment-id': ANY_TEXT,
      url: /^http:/,
    },
    asked: ['POST /branches/merge', 'POST /branches'],
    artifacts: [],
    warnsOfRequest: CHANGES_SITE,
    ...AT_SERVICE,
    github: {},
    gitlab: { files: ['docs-ci/publish-branch/plan.json', 'docs-ci/publish-branch/changes.diff'], hasLinks: true },
  },
  'trigger-deploy': {
    service: { seed: false, build: { pendingMs: 50, buildingMs: 100 } },
    inputs: {},
    outputs: {
      ...{ status: 'ready', branch: 'main', 'is-preview': 'false', 'timed-out': 'false' },
      'deployment-id': ANY_TEXT,
      url: /^http:/,
      'duration-seconds': /^\d/,
    },
    asked: ['POST /deploy', 'GET /deployments/{id}'],
    artifacts: [],
    warnsOfRequest: 'only go live after they are merged',
    failure: {
      arrange: (emulator) => emulator.configure({ build: { outcome: 'error', logs: 'page.mdx:3 is broken' } }),
      said: /page\.mdx.*is broken/s,
    },
    endless: {
      arrange: (emulator) => emulator.configure({ build: { buildingMs: AGES_MS } }),
      isUnderWay: ({ requests }) => requests.length >= 3,
    },
    github: {
      inputs: { environment: 'true', comment: 'true' },
      expectArrived(github, { url }) {
        const [deployment] = github.deployments;
        expect(deployment?.statuses.map(({ state }) => state)).toEqual(['in_progress', 'success']);
        expect(deployment?.statuses.at(-1)).toMatchObject({ environment_url: url });
      },
    },
    gitlab: { files: [], hasLinks: true },
  },
  'check-site': {
    service: { seed: true },
    prepare: ({ state }) => void state.addDeployment({ createdAt: Date.now() - 60_000 }),
    inputs: { 'max-age': '1h' },
    outputs: {
      ...{ problems: '0', warnings: '0', unknown: '0', 'behind-minutes': '0', url: /^http:/, 'last-live': ANY_TEXT },
      ...{ 'pages-verified': /^[1-9]\d*$/, 'pages-failed': '0', 'pages-unknown': '0' },
    },
    asked: ['GET files/site', 'GET /deployments', 'GET /config', 'GET /pages'],
    artifacts: [],
    ...AT_SERVICE,
    github: {},
    gitlab: { files: ['docs-ci/check-site/site.json'], hasLinks: true },
  },
  'check-search': {
    service: { seed: true },
    prepare(_, workspace) {
      writeFileSync(join(workspace, 'queries.yaml'), '- query: api key\n  expect: api/authentication\n');
    },
    inputs: {},
    outputs: {
      ...{ queries: '1', failed: '0', 'no-results': '0', 'hit-rate': '1', 'thresholds-met': 'true' },
      'search-json': 'docs-ci/check-search/search.json',
    },
    asked: ['GET /search'],
    leaves: ['queries.yaml'],
    artifacts: [],
    ...AT_SERVICE,
    github: {},
    gitlab: { files: ['docs-ci/check-search/search.json'], hasLinks: false },
  },
  'export-pdf-artifact': {
    service: { seed: false, export: { pendingMs: 50, perPageMs: 10, pages: 5 } },
    prepare: ({ state }) => void state.addDeployment({ createdAt: Date.now() - 60_000 }),
    inputs: { 'release-tag': 'v1', 'asset-name': 'manual.pdf', 'retention-days': '7' },
    outputs: {
      ...{ pages: '5', 'pages-left-out': '0', reused: 'false', path: 'docs-ci/export-pdf-artifact/docs.pdf' },
      'size-bytes': /^\d{3,}$/,
      sha256: /^[0-9a-f]{64}$/,
      'export-id': ANY_TEXT,
      'deployment-id': ANY_TEXT,
    },
    asked: ['POST /exports/pdf', 'GET files/exports'],
    artifacts: ['docs.pdf'],
    failure: {
      arrange: (emulator) => emulator.configure({ export: { outcome: 'failed', errorMessage: 'a page is too long' } }),
      said: /a page is too long/,
    },
    endless: {
      arrange: (emulator) => emulator.configure({ export: { perPageMs: AGES_MS } }),
      isUnderWay: ({ requests }) => requests.length >= 3,
    },
    github: {
      prepare: ({ releases }) => void releases.add('v1'),
      outputs: {
        // In one step, the artifact of push-content comes first.
        'artifact-id': /^100[12]$/,
        'artifact-url': /\/octo\/docs\/actions\/runs\/99\/artifacts\/100[12]$/,
        'release-asset-url': /\/v1\/manual\.pdf$/,
      },
      expectArrived({ releases }) {
        expect(releases.all[0]?.assets.map(({ name }) => name).sort()).toEqual(['manual.pdf']);
      },
    },
    gitlab: {
      files: ['docs-ci/export-pdf-artifact/docs.pdf'],
      hasLinks: true,
      prepare: ({ releases }) => void releases.links.set('v1', []),
      outputs: {
        'artifact-url': /\/-\/jobs\/\d+\/artifacts\/file\/docs-ci\/export-pdf-artifact\/docs\.pdf$/,
        'release-asset-url': /\/-\/releases\/v1\/downloads\/manual\.pdf$/,
      },
      expectArrived({ releases }) {
        expect(releases.linked('v1', 'manual.pdf')).toMatch(/^%PDF/);
      },
    },
  },
  'analytics-report': {
    service: { seed: true },
    inputs: { thresholds: 'traffic.page-views >= 1' },
    outputs: {
      ...{ 'page-views': /^[1-9]\d*$/, sessions: /^[1-9]\d*$/, 'thresholds-met': 'true' },
      ...{ searches: /^[1-9]\d*$/, 'ai-questions': /^[1-9]\d*$/, 'low-confidence': /^[1-9]\d*$/ },
      ...{ 'no-result-rate': /^0\.\d+$/, 'satisfaction-rate': /^\d+(?:\.\d+)?$/ },
      'report-json': 'docs-ci/analytics-report/report.json',
      'report-html': 'docs-ci/analytics-report/report.html',
      verdict: /^[A-Z]/,
    },
    // check asks for the overview, too.
    asked: ['GET /analytics/traffic'],
    artifacts: ['analytics-report', 'analytics-report.html'],
    ...AT_SERVICE,
    github: { outputs: { 'artifact-url': /\/octo\/docs\/actions\/runs\/99\/artifacts\/100\d$/ } },
    gitlab: {
      outputs: {
        'artifact-url': /\/-\/jobs\/\d+\/artifacts\/file\/docs-ci\/analytics-report\/report\.html$/,
      },
      files: ['docs-ci/analytics-report/report.html', 'docs-ci/analytics-report/report.json'],
      hasLinks: true,
    },
  },
};

/** Every command with the names of its outputs, in the order of the registry. */
export const COMMANDS = (await allCommandMetadata()).map(({ name, outputs }) => {
  if (!isCommandName(name)) throw new Error(`${name} is not in the registry`);
  return { name, outputs: outputs.map((output) => output.name) };
});

/** What the outputs of a run that succeeded are compared with. */
export function expectedOutputs(
  { name, outputs }: (typeof COMMANDS)[number],
  onPlatform: Outputs = {},
): Record<string, string> {
  const given = { outcome: 'done', result: `docs-ci/${name}/result.json`, ...CASES[name].outputs, ...onPlatform };
  const entries = Object.entries(given).map(([output, expected]) => [
    output,
    typeof expected === 'string' ? expected : (expect.stringMatching(expected) as string),
  ]);
  return Object.fromEntries([...outputs.map((output) => [output, '']), ...entries]) as Record<string, string>;
}
