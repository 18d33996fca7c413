/** Carries out one push: looks at the pages right before each attempt, and looks up a push whose response is lost. */
import type { Api, Guard } from '../../../api/api.js';
import { getConfig } from '../../../api/endpoints/content.js';
import type { Commit } from '../../../api/schemas/content.js';
import { forEachConcurrently, REQUESTS_AT_ONCE } from '../../../api/concurrency.js';
import type { PushRun } from '../inputs.js';
import { type Batch, sizeOf } from '../../../project/batches.js';
import { listsDeleted } from '../plan/navigation.js';
import type { PlannedChanges } from '../plan/plan-changes.js';
import { type PageStep, isChange } from '../plan/steps.js';
import { parseManifest } from '../project/manifest.js';
import type { Project } from '../project/open-project.js';
import { Stop } from '../record.js';
import { isPage } from '../../../pages/place.js';
import { hashPage, isSameText } from '../../../project/page-text.js';
import { patiently } from '../../../project/patiently.js';
import { pushOnce, SlowError } from '../../../project/push-batches.js';
import { readPage } from '../../../project/read-project.js';
import { ConflictError, lookAtOperations, type Sight } from '../../../project/write-once.js';

/** What shows whether a write was carried out. Without a manifest, only the pages show it. */
export interface Proof extends Pick<Batch, 'operations' | 'pushId'> {
  /** The branch that gets the write. */
  readonly project: Project;
  /** True if the last operation is the manifest. */
  readonly hasManifest?: boolean;
}

/** What a push with its looks needs. */
type Writing = Pick<PushRun, 'api' | 'clock' | 'pause'>;

/** Pushes one commit of a plan. @param look at the branch; missing for a branch of this run */
export async function pushBatch(
  run: Writing,
  { project, message }: PlannedChanges,
  batch: Batch,
  look?: Look,
): Promise<Commit> {
  const change = { commitMessage: message, operations: batch.operations, branch: project.branch };
  const isShown = (): Promise<boolean> => isCarriedOut(run.api, { ...batch, project });
  return pushOnce(run.api, change, isShown, look && guardOf(run, batch, look));
}

/** How to look at the pages that a push overwrites, and at the manifest. */
export interface Look {
  /** Local time before the plan read them. */
  readonly readMs: number;
  /**
   * Resolves to the local time before the pages were read, or to undefined if others have changed them.
   * @param readMs that of the last look, which may be recent enough
   */
  readonly read: (readMs: number) => Promise<number | undefined>;
  /** Number of requests of one look, if none of them is repeated. */
  readonly requests: number;
  /** True if reads may show the state before an earlier push of this run. */
  readonly isPatient?: boolean;
}

/** Why the run stops if a look and its push never fit into a minute. */
export function slowKey(limit: number, requests: number): Stop {
  return new Stop({ kind: 'slow-key', limit, needed: requests + 1 });
}

/** A look that takes too long is repeated so often. */
const MAX_LOOKS = 3;

/**
 * Looks right before each attempt of a push, whatever it waited for. Rejects with ConflictError if others have changed the
 * pages, and with SlowError if their texts are never recent and a smaller push may help.
 */
function guardOf(run: Writing, { changes }: Batch, { readMs, read, requests, isPatient }: Look): Guard {
  let plannedMs = readMs;
  // The text of one page was read last, so nothing waits between this read and the push.
  const maySplit = !isPatient || changes.length > 1;
  const look = async (): Promise<void> => {
    const { requestsPerMinute = Infinity } = run.api.observed;
    // After a refusal, a look and its push that don't fit into one window would be refused for ever.
    if (plannedMs === 0 && requests >= requestsPerMinute)
      throw maySplit ? new SlowError() : slowKey(requestsPerMinute, requests);
    let sinceMs = plannedMs;
    // Only the first attempt can leave so soon that what the plan read is enough.
    plannedMs = 0;
    const isSame = async (): Promise<boolean> => {
      const seenMs = await read(sinceMs);
      sinceMs = seenMs ?? 0;
      return seenMs !== undefined;
    };
    for (let count = 0; count < MAX_LOOKS; count += 1) {
      if (!(await (isPatient ? patiently(run, isSame) : isSame())))
        throw new ConflictError('others changed the same pages');
      if (isRecent(run, sinceMs)) return;
    }
    if (maySplit) throw new SlowError();
  };
  return { look, requests };
}

async function look(api: Api, proof: Proof): Promise<Sight> {
  const { project, operations } = proof;
  const sight = await sightOfManifest(api, proof);
  if (sight !== undefined) return sight;
  // A service that doesn't return the manifest still returns the pages.
  const seen = await lookAtOperations({ api }, project, operations);
  // Another run may have pushed the same texts between the two looks.
  return (seen === 'shown' && (await sightOfManifest(api, proof))) || seen;
}

/** Undefined if the write has no manifest, or if the service doesn't return it. */
async function sightOfManifest(
  api: Api,
  { project, pushId, hasManifest, operations }: Proof,
): Promise<Sight | undefined> {
  const last = hasManifest || pushId !== undefined ? operations.at(-1) : undefined;
  const manifest = last && (await readPage(api, project, last.path));
  if (manifest === undefined) return undefined;
  if (pushId === undefined) return last && 'content' in last && isSameText(manifest, last.content) ? 'shown' : 'other';
  const parsed = parseManifest(manifest);
  return parsed.kind === 'ok' && parsed.manifest.push === pushId ? 'shown' : 'other';
}

/** True if the branch shows the write. */
export async function isCarriedOut(api: Api, proof: Proof): Promise<boolean> {
  return (await look(api, proof)) === 'shown';
}

/** Looks a few times, because reads may show the state before a write for a while. Files that are no pages may never show. */
export async function lookPatiently(run: Pick<PushRun, 'api' | 'pause'>, proof: Proof): Promise<Sight> {
  let sight: Sight = 'hidden';
  const isShown = async (): Promise<boolean> => (sight = await look(run.api, proof)) === 'shown';
  const hasPages = proof.operations.some(({ path }) => isPage(path));
  await (hasPages ? patiently(run, isShown) : isShown());
  return sight;
}

/** A push leaves at most about this long after its pages were read. */
const MAX_AGE_MS = 1_000;

/** True if what was read at a local time is recent enough for a push. In a pause, however short, others may write. */
export function isRecent({ api, clock }: Pick<PushRun, 'api' | 'clock'>, readMs: number): boolean {
  return clock.now() - readMs <= MAX_AGE_MS && api.lastPauseMs <= readMs;
}

/** True if the branch still has what the plan for these steps is based on. The texts are read last: they can be the most. */
export async function isAsPlanned(
  api: Api,
  { project, group }: Pick<PlannedChanges, 'project' | 'group'>,
  steps: readonly PageStep[],
): Promise<boolean> {
  // People can list a page that the plan deletes.
  const isListedAnew = async (): Promise<boolean> =>
    listsDeleted((await getConfig(api, { branch: project.branch })).config, steps, project, group);
  return !(isDeleting(steps) && (await isListedAnew())) && hasSameTexts(api, project, steps);
}

export function isDeleting(steps: readonly PageStep[]): boolean {
  return steps.some(({ action }) => action === 'delete');
}

/** Reads the pages again that a push overwrites, and is true if they have the texts that the plan is based on. */
async function hasSameTexts(api: Api, project: Project, steps: readonly PageStep[]): Promise<boolean> {
  const isHidden = ({ path, place }: PageStep): boolean => !isPage(path) && !project.listed.has(place);
  const touched = steps.filter((step) => isChange(step) && !isHidden(step));
  let isSame = true;
  await forEachConcurrently(touched, REQUESTS_AT_ONCE, async ({ path, remote }) => {
    const text = await readPage(api, project, remote?.path ?? path);
    isSame &&= (text === undefined ? undefined : hashPage(text)) === remote?.hash;
  });
  return isSame;
}

/** Why the run stops if the service rejects a push of one change as too large. */
export function tooLarge({ operations, hasManifest }: Batch): Stop {
  const path = operations[0]?.path ?? '';
  return new Stop({ kind: hasManifest ? 'rejected-manifest' : 'rejected-page', path, bytes: sizeOf(operations) });
}
