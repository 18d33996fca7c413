/** Runs `.github/workflows/release.yml` on the mini runner, each of its jobs in a checkout of its own. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fastGlob from 'fast-glob';
import { parse } from 'yaml';
import { z } from 'zod';
import { dispatched } from '../platforms/runner/events.js';
import { evaluateCondition, evaluateTexts } from '../platforms/runner/expressions.js';
import { Job, type StandIn } from '../platforms/runner/job.js';
import { readStep } from '../platforms/runner/manifest.js';
import { type GitHubSite, sha256 } from './github-site.js';
import type { NpmRegistry } from './npm-registry.js';
import { createGh, type Prepared, setUpNode } from './programs.js';

const texts = z.record(z.string(), z.string());
const jobSchema = z.looseObject({
  needs: z.union([z.string().transform((one) => [one]), z.array(z.string())]).default([]),
  if: z.string().optional(),
  uses: z.string().optional(),
  environment: z.string().default(''),
  permissions: texts.optional(),
  outputs: texts.default({}),
  env: texts.default({}),
  steps: z.array(z.unknown().transform((step) => readStep(step))).default([]),
});
const workflowSchema = z.looseObject({ permissions: texts, jobs: z.record(z.string(), jobSchema) });
type JobDefinition = z.infer<typeof jobSchema>;

interface Hosted {
  readonly site: GitHubSite;
  readonly registry: NpmRegistry;
  /** The bare repository of the mirror on GitLab. */
  readonly mirror: string;
  readonly prepared: Prepared;
  /** An empty folder, for workspaces and programs. */
  readonly folder: string;
}

interface JobEnd {
  readonly result: 'success' | 'failure' | 'skipped';
  readonly outputs: Readonly<Record<string, string>>;
  readonly log: string;
}

const MIRROR_URL = 'https://gitlab.example.com/mirror.git';

export class ReleaseWorkflow {
  readonly #hosted: Hosted;
  readonly #gh: string;
  /** Folders of programs by version. */
  readonly #nodes: ReadonlyMap<string, string>;

  constructor(hosted: Hosted) {
    this.#hosted = hosted;
    const { folder, site, prepared } = hosted;
    this.#gh = createGh(folder, site);
    this.#nodes = new Map(['20', '24'].map((version) => [version, setUpNode(folder, version, prepared)]));
  }

  /** Runs it on the newest commit of main. @returns how each job ended */
  async run(): Promise<Record<string, JobEnd>> {
    const text = execFileSync('git', ['show', 'main:.github/workflows/release.yml'], { cwd: this.#hosted.site.origin });
    const { permissions, jobs } = workflowSchema.parse(parse(text.toString()));
    const ended: Record<string, JobEnd> = {};
    for (const [id, job] of Object.entries(jobs))
      ended[id] = await this.#job({ ...job, permissions: job.permissions ?? permissions }, ended);
    return ended;
  }

  async #job(definition: JobDefinition, ended: Readonly<Record<string, JobEnd>>): Promise<JobEnd> {
    const { needs, if: condition, uses, outputs, env, steps, permissions = {} } = definition;
    const needed = Object.fromEntries(
      needs.map((id) => [id, ended[id] ?? { result: 'skipped' as const, outputs: {}, log: '' }]),
    );
    const vars = { GITLAB_MIRROR: MIRROR_URL };
    const contexts = { github: { ref: 'refs/heads/main' }, vars, needs: needed };
    const mayRun = Object.values(needed).every(({ result }) => result === 'success');
    if (!mayRun || !evaluateCondition(condition, contexts, 'success'))
      return { result: 'skipped', outputs: {}, log: '' };
    // CI and the self-test have run for the commit already.
    if (uses !== undefined) return { result: 'success', outputs: {}, log: '' };
    const { site } = this.#hosted;
    const token = site.tokenOf(permissions.contents === 'write' ? 'write' : 'read');
    const job = new Job({
      folder: mkdtempSync(join(this.#hosted.folder, 'job-')),
      node: process.execPath,
      started: dispatched(),
      repository: site.repository,
      token,
      needs: needed,
      vars,
      secrets: { GITLAB_MIRROR_TOKEN: 'glpat_rehearsal' },
      env: {
        ...evaluateTexts(env, { ...contexts, github: { token } }),
        ...this.#environment(definition),
      },
      standIns: this.#actions(permissions),
    });
    job.addPath(this.#gh);
    const reports = await job.run(steps);
    const log = reports.map((report) => report.log).join('\n');
    return { result: job.status === 'success' ? 'success' : 'failure', outputs: job.outputs(outputs), log };
  }

  /** What a job finds on its machine beside the workflow's own variables. */
  #environment({ environment, permissions = {} }: JobDefinition): Record<string, string> {
    const { registry, mirror, site } = this.#hosted;
    return {
      npm_config_registry: registry.url,
      npm_config_cache: join(this.#hosted.folder, 'npm-cache'),
      npm_config_update_notifier: 'false',
      // Without its setup, git reaches no repository.
      GIT_CONFIG_COUNT: '2',
      GIT_CONFIG_KEY_0: 'http.proxy',
      GIT_CONFIG_VALUE_0: 'http://127.0.0.1:9',
      GIT_CONFIG_KEY_1: `url.file://${mirror}.insteadOf`,
      GIT_CONFIG_VALUE_1: MIRROR_URL,
      ...(permissions['id-token'] === 'write' && {
        ACTIONS_ID_TOKEN_REQUEST_URL: site.identityUrl('release.yml', environment),
        ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'id-token',
      }),
    };
  }

  #actions(permissions: Readonly<Record<string, string>>): Record<string, StandIn> {
    const { site } = this.#hosted;
    return {
      'actions/checkout': (inputs, { workspace }) => {
        const depth = inputs['fetch-depth'] === '0' ? [] : ['--depth', '1', '--no-tags'];
        execFileSync('git', ['clone', '-q', ...depth, `file://${site.origin}`, workspace]);
        execFileSync('git', ['remote', 'set-url', 'origin', site.gitUrl], { cwd: workspace });
        return {};
      },
      'actions/setup-node': ({ 'node-version': version = '' }, job) => {
        job.addPath(this.#nodes.get(version) ?? `no-node-${version}`);
        return {};
      },
      'actions/attest': ({ 'subject-path': paths = '' }, { workspace, temporary }) => {
        if (permissions['id-token'] !== 'write' || permissions.attestations !== 'write')
          throw new Error('The job may not attest.');
        const patterns = paths.split('\n').filter(Boolean);
        const found = patterns.map((pattern) => fastGlob.sync(pattern, { cwd: workspace, absolute: true }));
        if (found.some((files) => files.length === 0)) throw new Error(`Could not find subject at path ${paths}`);
        const subjects = Object.fromEntries(found.flat().map((path) => [path.replace(/.*\//, ''), sha256(path)]));
        site.attest(subjects);
        const bundle = join(mkdtempSync(join(temporary, 'attest-')), 'attestation.json');
        writeFileSync(bundle, `${JSON.stringify({ subjects })}\n`);
        return { 'bundle-path': bundle, 'attestation-id': '1' };
      },
    };
  }
}

/** Exports a repository at a ref as a job downloads an action: without what .gitattributes keeps back. */
export function exportAction(remote: string, ref: string, folder: string): string {
  const target = mkdtempSync(join(folder, 'action-'));
  const archive = join(target, 'archive.tar');
  execFileSync('git', ['archive', '--output', archive, ref], { cwd: remote });
  mkdirSync(join(target, 'files'));
  execFileSync('tar', ['-xf', archive, '-C', join(target, 'files')]);
  return join(target, 'files');
}
