/** Several jobs that attach to the same release at once, whose requests are carried out in any order. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createGitHubHost } from '../../../src/hosts/github/github.js';
import { temporaryFolder } from '../../support/folder.js';
import { startGitHubApi } from '../../support/github-api.js';
import { type Fault, Interleaving } from '../../support/interleaving.js';

/** More find more: set it to some hundreds after a change of what replaces files. */
const SEEDS = Number(process.env.DOCS_CI_TEST_SEEDS ?? 20);
/** So many run at the same time: a second try waits for half a second. */
const AT_ONCE = 12;
const JOBS = ['one', 'two', 'three'];
const NEXT = 'next';
const pdfOf = (job: string): Buffer => Buffer.from(`%PDF of ${job} %%EOF`);
const OLD = pdfOf('an earlier run');
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const sumOf = (bytes: Buffer): string => `${sha256(bytes)}  docs.pdf\n`;

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  for (const job of JOBS) writeFileSync(join(folder, `${job}.pdf`), pdfOf(job));
});

interface Scenario {
  readonly jobs: number;
  /** What is among the assets: nothing, a file with its checksum, or those of a run that died between the renames. */
  readonly start: 'nothing' | 'both' | 'halfway';
  readonly fault?: (seed: number) => Omit<Fault, 'job'>;
}

/** Sentences about what is wrong. */
async function play({ jobs, start, fault }: Scenario, seed: number): Promise<string[]> {
  const problems: string[] = [];
  const faults = fault ? [{ job: 'one', ...fault(seed) }] : [];
  const interleaving = new Interleaving(seed, faults, {
    jobOf: ({ headers }) => /(\w+)$/.exec(headers.authorization ?? '')?.[1] ?? '',
    afterEach: (done) => {
      const isThere = release.assets.some(({ bytes }) => bytes.toString().startsWith('%PDF'));
      if (hadFile && !isThere) problems.push(`no complete file after ${done}`);
      // One that is refused where there was nothing takes its own away again.
      hadFile ||= isThere && faults.length === 0;
    },
  });
  const tokens = Object.fromEntries([...JOBS, NEXT].map((job) => [job, 'github-actions[bot]']));
  const api = await startGitHubApi({ tokens, gate: interleaving.hold });
  const release = api.releases.add('v1');
  let hadFile = start !== 'nothing';
  if (hadFile) {
    const created_at = new Date(Date.now() - 300_000).toISOString();
    const name = start === 'halfway' ? 'docs.pdf.docs-ci-old-5-1-aa' : 'docs.pdf';
    api.releases.addAsset(release, name, OLD, { created_at });
    api.releases.addAsset(release, 'docs.pdf.sha256', Buffer.from(sumOf(OLD)), { contentType: 'text/plain' });
  }
  const find = (job: string) => {
    const runId = job === NEXT ? '78' : '77';
    const place = { GITHUB_API_URL: api.url, GITHUB_REPOSITORY: 'octo/docs', GITHUB_RUN_ID: runId };
    const env = { ...place, GITHUB_RUN_ATTEMPT: '1' };
    const host = createGitHubHost({ env, stdout: () => undefined, cwd: '/', version: '1.2.3', fetch });
    const found = host.findRelease?.({ tag: 'v1', assetName: 'docs.pdf', token: job, readOnly: false });
    return found ?? Promise.reject(new Error('no releases'));
  };
  /** Job → what it says, `attached` where it was. */
  const said = new Map<string, string>();
  const attach = async (job: string): Promise<void> => {
    const found = await find(job);
    await found.attach({
      path: join(folder, `${job}.pdf`),
      sizeBytes: pdfOf(job).length,
      sha256: sha256(pdfOf(job)),
      contentType: 'application/pdf',
      checksum: true,
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
  };
  const work = (job: string, what: () => Promise<unknown>) => () =>
    what().then(
      () => void said.set(job, 'attached'),
      (error: unknown) => void said.set(job, error instanceof Error ? error.message : String(error)),
    );
  const assets = (): Record<string, string> =>
    Object.fromEntries(release.assets.map(({ name, bytes }) => [name, bytes.toString()]));
  const isPair = (): boolean => {
    const { 'docs.pdf': file, 'docs.pdf.sha256': sum } = assets();
    return file !== undefined && (sum === undefined || sum === sumOf(Buffer.from(file)));
  };
  const before = assets();
  await interleaving.run(Object.fromEntries(JOBS.slice(0, jobs).map((job) => [job, work(job, () => attach(job))])));
  const after = assets();
  for (const [job, words] of said)
    if (words !== 'attached' && !faults.some((one) => one.job === job)) problems.push(`${job} had no fault: ${words}`);
  const isAttached = [...said.values()].includes('attached');
  const isDead = interleaving.dead.size > 0;
  if (isAttached && after['docs.pdf'] === OLD.toString()) problems.push('attached, and the old one is there');
  if (isAttached && !isDead && !isPair()) problems.push('file and checksum are of two jobs');
  if (faults.length === 0 && release.assets.length !== 2) problems.push('something was left');
  const isUndone = [...said.values()].every((words) => words.endsWith('The release is unchanged'));
  if (isUndone && !isDead && JSON.stringify(sorted(after)) !== JSON.stringify(sorted(before)))
    problems.push('the release is not as it was');
  await interleaving.run({ [NEXT]: work(NEXT, () => find(NEXT)) });
  if (said.get(NEXT) !== 'attached') problems.push(`the next run fails: ${said.get(NEXT)}`);
  // Where there was none before, a file that died on its way may still be of a run that is at it.
  const wasNamed = start !== 'nothing' || after['docs.pdf'] !== undefined;
  if (wasNamed && !isPair()) problems.push('the next run leaves no file with its checksum');
  await api.close();
  return problems.map((problem) =>
    [`seed ${seed}: ${problem}`, ...said, `at the end ${Object.keys(assets()).join()}`, ...interleaving.trace].join(
      '\n  ',
    ),
  );
}

function sorted(assets: Record<string, string>): [string, string][] {
  return Object.entries(assets).sort(([one], [two]) => one.localeCompare(two));
}

async function playAll(scenario: Scenario, seeds = SEEDS): Promise<string[]> {
  const problems: string[] = [];
  let seed = 0;
  const player = async (): Promise<void> => {
    while (seed < seeds) problems.push(...(await play(scenario, seed++)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, player));
  return problems;
}

describe('concurrent jobs on a GitHub release', () => {
  it.each<[string, Scenario]>([
    ['two jobs, release without a file', { jobs: 2, start: 'nothing' }],
    ['two jobs', { jobs: 2, start: 'both' }],
    ['two jobs, after an interrupted run', { jobs: 2, start: 'halfway' }],
    ['three jobs', { jobs: 3, start: 'both' }],
    [
      'two jobs, one of which is rejected',
      { jobs: 2, start: 'both', fault: (seed) => ({ kind: 'refused', nth: 2 + (seed % 8) }) },
    ],
    [
      'two jobs, one of which loses a response',
      { jobs: 2, start: 'both', fault: (seed) => ({ kind: 'lost', nth: 2 + (seed % 8) }) },
    ],
    [
      'two jobs, one of which is killed',
      {
        jobs: 2,
        start: 'both',
        fault: (seed) => ({ kind: seed % 2 ? 'dies-before' : 'dies-after', nth: 2 + (seed % 8) }),
      },
    ],
  ])('keeps a complete file with its own checksum, and reports the truth: %s', async (_, scenario) => {
    expect((await playAll(scenario)).slice(0, 2)).toEqual([]);
  });

  it.each(['refused', 'lost', 'dies-before', 'dies-after'] as const)(
    'keeps a complete file with its own checksum if a change of a single job is %s',
    async (kind) => {
      const fault = (seed: number): Omit<Fault, 'job'> => ({ kind, nth: 1 + seed });
      expect((await playAll({ jobs: 1, start: 'both', fault }, 10)).slice(0, 2)).toEqual([]);
      expect((await playAll({ jobs: 1, start: 'nothing', fault }, 10)).slice(0, 2)).toEqual([]);
    },
  );
});
