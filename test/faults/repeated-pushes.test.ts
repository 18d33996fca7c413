/** Tests many random histories of a folder and a project: edits on both sides, kills, and services of every kind. */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashPage, normalize } from '../../src/project/page-text.js';
import { placeOf } from '../../src/pages/place.js';
import type { SettingsChange } from '../../emulator/state/settings.js';
import { type Stage, startStage } from '../support/runs.js';
import {
  branchesOf,
  expectRun,
  manifestHashes,
  pagesOf,
  planOf,
  push,
  SERVICE,
  writePages,
} from '../commands/push-content/fixture.js';
import { logCaseCount, propertyRuns } from './hostile-values.js';

logCaseCount('histories of push-content');

/** Few names, so that both sides often meet. Two of them are the same place. */
const NAMES = ['a.mdx', 'b.mdx', 'b.md', 'sub/c.mdx', 'sub/d.md', 'e.mdx'];
const BULK = Array.from({ length: 22 }, (_, index) => `bulk/p${index}.mdx`);
const TEXTS = ['one\n', 'two\n', 'three, ä\n', '\ufeffone\r\n', 'no end', '😀\n\n'];

interface Edit {
  readonly side: 'folder' | 'service';
  readonly name: string;
  /** Undefined deletes the page. */
  readonly text: string | undefined;
}

interface Step {
  readonly edits: readonly Edit[];
  /** The text of many pages of the folder, which don't fit into one push; undefined leaves them. */
  readonly bulk: string | undefined;
  readonly onEdited: 'keep' | 'overwrite';
  readonly prune: 'none' | 'managed';
  /** From this request on, the service is dead; undefined means that the run isn't disturbed. */
  readonly diesAt: number | undefined;
  /** True if the request at which the service dies is carried out. */
  readonly isCarriedOut: boolean;
}

interface History {
  readonly settings: SettingsChange;
  readonly steps: readonly Step[];
}

const edit = fc
  .record({
    side: fc.constantFrom('folder' as const, 'service' as const),
    name: fc.constantFrom(...NAMES),
    text: fc.option(fc.constantFrom(...TEXTS), { nil: undefined, freq: 3 }),
  })
  .map(({ side, name, text }) => ({ side, name, text: side === 'service' ? text && `by a person: ${text}` : text }));

const histories: fc.Arbitrary<History> = fc.record({
  settings: fc.record({
    // Without endings, a run can't overwrite a page of people that has another ending: it fails, and loses nothing.
    pagePaths: fc.constantFrom('with-ending' as const, 'leading-slash' as const),
    pageList: fc.constantFrom('complete' as const, 'wrong-count' as const, 'half' as const),
    pageSizeAs: fc.constantFrom('bytes' as const, 'characters' as const),
    storedText: fc.constantFrom(
      'as-sent' as const,
      'lf' as const,
      'one-final-newline' as const,
      'no-final-newline' as const,
    ),
    createExisting: fc.constantFrom(409 as const, 422 as const),
    updateMissing: fc.constantFrom(404 as const, 422 as const),
    deleteMissing: fc.constantFrom(404 as const, 422 as const, 'ignore' as const),
    mergeStatus: fc.constantFrom('merged', 'ok', null),
    pushLimitBytes: fc.constantFrom(null, 3_000),
  }),
  steps: fc.array(
    fc.record({
      edits: fc.array(edit, { maxLength: 5 }),
      bulk: fc.option(fc.constantFrom('bulk one\n', 'bulk two\n'), { nil: undefined, freq: 2 }),
      onEdited: fc.constantFrom('keep' as const, 'overwrite' as const),
      prune: fc.constantFrom('none' as const, 'managed' as const),
      diesAt: fc.option(fc.nat({ max: 30 }), { nil: undefined, freq: 2 }),
      isCarriedOut: fc.boolean(),
    }),
    { minLength: 1, maxLength: 5 },
  ),
});

test('ends with the project like the folder after any history of edits and kills', { timeout: 3_600_000 }, async () => {
  await fc.assert(fc.asyncProperty(histories, checkHistory), propertyRuns(60));
});

/** Plays a history, and checks each run and the end. */
async function checkHistory({ settings, steps }: History): Promise<void> {
  await using stage = await startStage({ ...SERVICE, ...settings });
  const { project } = stage.emulator.state;
  const theirs = { 'reference/api/theirs.mdx': 'theirs\n', 'guides/a.mdx': 'a\n', 'index.mdx': 'index\n' };
  project.edit(theirs);
  writePages(stage, { 'always.mdx': 'always\n' });
  let runId = 0;
  for (const step of steps) {
    // In half a list, nothing shows a page of people that has another ending than the folder's.
    const edits = step.edits.filter(({ name }) => settings.pageList !== 'half' || name !== 'b.mdx');
    for (const one of edits) apply(stage, one);
    if (step.bulk !== undefined) writePages(stage, Object.fromEntries(BULK.map((path) => [path, step.bulk ?? ''])));
    stage.clock.advance(60_000);
    const before = pagesOf(stage);
    const ours = manifestHashes(stage);
    if (step.diesAt !== undefined) {
      if (step.isCarriedOut) stage.emulator.addFault({ route: '*', kind: 'reset-after', after: step.diesAt });
      stage.emulator.addFault({ route: '*', kind: 'reset', after: step.diesAt, times: Infinity });
    }
    const inputs = { 'on-edited': step.onEdited, prune: step.prune, 'max-deletes': '100%' };
    const run = await push(stage, ++runId, inputs);
    stage.emulator.clearFaults();
    expect(run.deployments).toBeLessThanOrEqual(1);
    if (step.diesAt === undefined) expect(run.exitCode, run.result.message).toBe(0);
    for (const [path, text] of Object.entries(theirs)) expect(project.branch().files.get(path)).toBe(text);
    if (step.onEdited === 'keep') expectNoEditLost(stage, before, ours);
  }
  stage.clock.advance(60_000);
  const last = await push(stage, ++runId, { prune: 'managed', 'max-deletes': '100%' });
  expect(last.exitCode, last.result.message).toBe(0);
  expectProjectLikeFolder(stage, steps.filter(({ diesAt }) => diesAt !== undefined).length);
  const again = await push(stage, ++runId, { prune: 'managed', 'max-deletes': '100%' });
  expectRun(again, { exitCode: 0, deployments: 0 });
}

function apply(stage: Stage, { side, name, text }: Edit): void {
  if (side === 'service') {
    stage.emulator.state.project.edit({ [`reference/api/${name}`]: text ?? null });
    return;
  }
  const other = name.endsWith('.mdx') ? name.replace('.mdx', '.md') : name.replace('.md', '.mdx');
  for (const path of [name, other]) rmSync(join(stage.folder, 'docs', path), { force: true });
  if (text !== undefined) writePages(stage, { [name]: text });
}

const hashOf = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : hashPage(normalize(text));

/** Pages whose text isn't what the manifest says keep it. */
function expectNoEditLost(stage: Stage, before: Record<string, string>, ours: ReadonlyMap<string, string>): void {
  const after = pagesOf(stage);
  for (const [path, text] of Object.entries(before))
    if (hashOf(text) !== ours.get(path)) expect(hashOf(after[path]), path).toBe(hashOf(text));
}

/** @param deaths the number of runs that were killed */
function expectProjectLikeFolder(stage: Stage, deaths: number): void {
  const pages = Object.entries(pagesOf(stage));
  for (const { action, path, file } of planOf(stage)) {
    if (action === 'kept' || action === 'left' || action === 'forgotten') continue;
    // A page of people may be at the same place, with another ending.
    const hashes = pages.filter(([one]) => placeOf(one) === placeOf(path)).map(([, text]) => hashOf(text));
    if (file === undefined) expect(Object.keys(pagesOf(stage))).not.toContain(path);
    else expect(hashes, path).toContain(hashOf(readFileSync(join(stage.folder, file), 'utf8')));
  }
  // A run that died after its merge leaves its branch to the next run that pushes. A run without changes looks for none.
  const leftBehind = branchesOf(stage).filter((name) => name !== 'main');
  expect(leftBehind.length).toBeLessThanOrEqual(Math.max(1, deaths));
  expect(leftBehind.every((name) => name.startsWith('docs-ci-push/'))).toBe(true);
}
