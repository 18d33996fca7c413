/** Several jobs that attach to the same release at once, whose requests are carried out in any order. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createGitHubHost } from '../../../src/hosts/github/github.js';
import { temporaryFolder } from '../../support/folder.js';
import { startGitHubApi } from '../../support/github-api.js';
import { type Fault, Interleaving } from '../../support/interleaving.js';

/** More seeds find more: set it to some hundreds after a change of what replaces files. */
const SEEDS = Number(process.env.DOCS_CI_TEST_SEEDS ?? 20);
/** So many run at the same time: a second try waits for half a second. */
const AT_ONCE = 12;
const JOBS = ['one', 'two'];
const NEXT = 'next';
const pdfOf = (job: string): Buffer => Buffer.from(`%PDF of ${job} %%EOF`);
const OLD = pdfOf('an earlier run');
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const sumOf = (bytes: Buffer): string => `${sha256(bytes)}  docs.pdf\n`;

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
  for (const job of [...JOBS, NEXT]) writeFileSync(join(folder, `${job}.pdf`), pdfOf(job));
});

interface Scenario {
  readonly jobs: number;
  /** What is among the assets: nothing, a file with its checksum, or those of a run that died between the renames. */
  readonly start: 'nothing' | 'both' | 'halfway';
  readonly fault?: Omit<Fault, 'job'>;
}

/** Returns sentences about what is wrong. */
async function play({ jobs, start, fault }: Scenario, seed: number): Promise<string[]> {
  const problems: string[] = [];
  const faults = fault ? [{ job: 'one', ...fault }] : [];
  const interleaving = new Interleaving(seed, faults, {
    jobOf: ({ headers }) => /(\w+)$/.exec(headers.authorization ?? '')?.[1] ?? '',
    afterEach: (done) => {
      const isThere = release.assets.some(({ bytes }) => bytes.toString().startsWith('%PDF'));
      if (hadFile && !isThere) problems.push(`no complete file after ${done}`);
      // One that is refused where there was nothing takes its own away again.
      hadFile ||= isThere && jobs === 1 && faults.length === 0;
    },
  });
  const tokens = Object.fromEntries([...JOBS, NEXT].map((job) => [job, 'github-actions[bot]']));
  const api = await startGitHubApi({ tokens, gate: interleaving.hold });
  const release = api.releases.add('v1');
  let hadFile = start !== 'nothing';
  if (hadFile) {
    const name = start === 'halfway' ? 'docs.pdf.docs-ci-old' : 'docs.pdf';
    api.releases.addAsset(release, name, OLD);
    api.releases.addAsset(release, 'docs.pdf.sha256', Buffer.from(sumOf(OLD)), { contentType: 'text/plain' });
  }
  const find = (job: string) => {
    const env = { GITHUB_API_URL: api.url, GITHUB_REPOSITORY: 'octo/docs' };
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
  // A run repairs the release first.
  const before = { ...(hadFile && { 'docs.pdf': OLD.toString(), 'docs.pdf.sha256': sumOf(OLD) }) };
  await interleaving.run(Object.fromEntries(JOBS.slice(0, jobs).map((job) => [job, work(job, () => attach(job))])));
  const after = assets();
  const isAttached = [...said.values()].includes('attached');
  const isConflict = [...said.values()].some((words) => words.includes('another job changed this file'));
  const isDead = interleaving.dead.size > 0;
  for (const [job, words] of said)
    if (words !== 'attached' && faults.length === 0 && !(jobs > 1 && CONFLICT.test(words)))
      problems.push(`${job} had no fault: ${words}`);
  if (isAttached && !isConflict && after['docs.pdf'] === OLD.toString())
    problems.push('attached, and the old one is there');
  if (isAttached && jobs === 1 && !isPair()) problems.push('file and checksum are of two runs');
  const isUndone = [...said.values()].every((words) => words.endsWith('The release is unchanged'));
  if (isUndone && !isDead && JSON.stringify(sorted(after)) !== JSON.stringify(sorted(before)))
    problems.push('the release is not as it was');
  await interleaving.run({ [NEXT]: work(NEXT, () => (jobs === 1 ? find(NEXT) : attach(NEXT))) });
  if (said.get(NEXT) !== 'attached') problems.push(`the next run fails: ${said.get(NEXT)}`);
  if ((start !== 'nothing' || after['docs.pdf'] !== undefined) && !isPair())
    problems.push('the next run leaves no file with its checksum');
  const left = Object.keys(assets()).filter((name) => name.includes('docs-ci'));
  if (left.length > 0) problems.push(`the next run leaves ${left.join()}`);
  await api.close();
  return problems.map((problem) =>
    [`seed ${seed}: ${problem}`, ...said, `at the end ${Object.keys(assets()).join()}`, ...interleaving.trace].join(
      '\n  ',
    ),
  );
}

/** Says what happened and what to do; a rollback that finds the files of the other job adds that a run repairs them. */
const CONFLICT =
  /^couldn't attach docs\.pdf to release v1: another job changed this file at the same time\. Attach it in one job at a time, then run this job again(\. Couldn't undo all changes\. Run the job again to repair the release)?$/;

function sorted(assets: Record<string, string>): [string, string][] {
  return Object.entries(assets).sort(([one], [two]) => one.localeCompare(two));
}

async function playAll(scenarioOf: (seed: number) => Scenario, seeds = SEEDS): Promise<string[]> {
  const problems: string[] = [];
  let seed = 0;
  const player = async (): Promise<void> => {
    for (let own = seed++; own < seeds; own = seed++) problems.push(...(await play(scenarioOf(own), own)));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, player));
  return problems;
}

describe('jobs on a GitHub release', () => {
  it.each<Scenario['start']>(['nothing', 'both', 'halfway'])(
    'keeps the old file while two jobs replace it at once, and a rejected job says so (release with %s)',
    async (start) => {
      expect((await playAll(() => ({ jobs: 2, start }))).slice(0, 2)).toEqual([]);
    },
  );

  it.each(['refused', 'lost', 'dies-before', 'dies-after'] as const)(
    'keeps a complete file with its own checksum if any change of a single job is %s',
    async (kind) => {
      for (const start of ['nothing', 'both', 'halfway'] as const)
        expect((await playAll((seed) => ({ jobs: 1, start, fault: { kind, nth: 1 + seed } }), 12)).slice(0, 2)).toEqual(
          [],
        );
    },
  );
});
