/** Keeps files out of a plan's deletes that belong to a file that the run doesn't sync, or that others changed. */
import { join, posix } from 'node:path';
import { hashFile } from '../../../disk/hash.js';
import { type LeftOut, listLeftOut } from '../../../disk/left-out.js';
import { foldCase } from '../../../disk/paths.js';
import { groupBy } from '../../../text/group-by.js';
import { type Ended, learn } from '../../command.js';
import { logFiles } from '../../inputs/folder.js';
import { ownersOf, pathsBySize } from './left-out-owners.js';
import type { Library, LibraryFile } from '../library/library.js';
import { currentHashes, pathOfKey, unchangedIds } from '../library/lock.js';
import type { DeleteStep, Plan } from '../plan/steps.js';
import type { SkippedFile } from '../folder/select-files.js';
import { folderOf, type PruneBlock, type SyncRun } from '../record.js';
import { unicodeForm } from '../../../text/unicode-form.js';
import { compareWithUrl, hasTrustedUrl } from './compare.js';

interface KeptFacts {
  skipped: readonly SkippedFile[];
  pruneBlock?: PruneBlock;
}

/**
 * The plan without the deletes of these files. The log says which they are, and so do the skipped files.
 * @param skipped the files that are known to be skipped
 */
export async function keepLeftOut(
  plan: Plan,
  library: Library,
  { run, skipped }: { readonly run: SyncRun; readonly skipped: readonly SkippedFile[] },
): Promise<Ended<KeptFacts, Plan>> {
  return learn(run, { skipped }, (facts) => keep(plan, library, run, facts));
}

async function keep(plan: Plan, library: Library, run: SyncRun, facts: KeptFacts): Promise<Plan> {
  if (plan.deletes.length === 0) return plan;
  const leftOut = await listLeftOut(run.inputs.path, new Set(plan.files.map(({ file }) => file.diskPath)));
  const ownerByName = ownersOf(leftOut, run.inputs.naming);
  const ownerByContent = contentOwners(leftOut, library, run);
  const keysById = groupBy(run.lock.state.files.keys(), (key) => run.lock.state.files.get(key)?.id);
  const unchanged = unchangedIds(run.lock.state, library);
  const deletes: DeleteStep[] = [];
  const kept: { path: string; reason: string }[] = [];
  for (const step of plan.deletes) {
    const { media } = step;
    const isChanged = run.inputs.prune === 'managed' && !unchanged.has(media.id);
    const paths = (keysById.get(media.id) ?? []).map((key) => pathOfKey(media, key));
    const owner = isChanged ? undefined : (ownerByName(media, paths) ?? (await ownerByContent(media)));
    if (isChanged) kept.push({ path: media.name, reason: 'changed since the last sync, perhaps by other people' });
    else if (owner === undefined) deletes.push(step);
    else {
      kept.push({ path: `${media.name} (${owner})`, reason: 'in the folder, but not synced' });
      facts.skipped = withOwner(facts.skipped, owner);
    }
  }
  logFiles(run.log, 'kept in the library', kept);
  const [unlisted] = deletes.length > 0 ? leftOut.unlisted : [];
  if (unlisted) facts.pruneBlock = unlistedBlock(unlisted, folderOf(run));
  return { ...plan, deletes };
}

/** Returns a function that finds a path with the content of a library file. What can't be compared counts as equal. */
function contentOwners(leftOut: LeftOut, library: Library, run: SyncRun) {
  const { api, clock, inputs, lock } = run;
  const bySize = pathsBySize(inputs.path, leftOut);
  const hashes = currentHashes(lock.state, library);
  const serverNowMs = api.toServerMs(clock.now());
  const recorded = groupBy(lock.state.files.values(), ({ id }) => id);
  // The service may have stored another number of bytes than it got.
  const sizesOf = ({ id, sizeBytes }: LibraryFile): ReadonlySet<number> => {
    const entries = recorded.get(id) ?? [];
    return new Set([sizeBytes, ...entries.map(({ size, localSize = size }) => localSize)]);
  };
  // An older lock file can have the time of the library file, but the hash of another content.
  const isStale = ({ id, sizeBytes }: LibraryFile): boolean =>
    recorded.get(id)?.every(({ size }) => size !== sizeBytes) === true;
  const isEqual = async (path: string, media: LibraryFile): Promise<boolean> => {
    const isLink = leftOut.links.has(path);
    const digest = isLink ? undefined : await hashFile(join(inputs.path, path), 'sha256').catch(() => undefined);
    const known = hashes.get(media.id);
    // An unreadable file may be a renamed one, unless the lock file has its path. So may a symlink: nothing outside is read.
    if (!digest) return known === undefined || !lock.state.files.has(unicodeForm(path, 'NFC'));
    if (digest.hex === known) return true;
    if (known !== undefined && !isStale(media)) return false;
    if (!hasTrustedUrl(media, serverNowMs)) return true;
    const expected = { sha256: digest.hex, size: digest.sizeBytes };
    return (await compareWithUrl(expected, undefined, media, run)).verdict !== 'different';
  };
  return async (media: LibraryFile): Promise<string | undefined> => {
    const ofSize = [...sizesOf(media)].flatMap((size) => bySize.get(size) ?? []);
    const unsized = (bySize.get(undefined) ?? []).filter((path) => leftOut.links.has(path) && hasEnding(path, media));
    const paths = [...ofSize, ...unsized];
    for (const path of paths) if (await isEqual(path, media)) return path;
    return undefined;
  };
}

/** A file can have another ending behind its own. */
function hasEnding(path: string, { name }: LibraryFile): boolean {
  return foldCase(`${path}.`).includes(foldCase(`${posix.extname(name)}.`));
}

/** What keeps a library file is a skipped file, too. */
function withOwner(skipped: readonly SkippedFile[], path: string): readonly SkippedFile[] {
  const isListed = skipped.some(
    (file) => path === file.path || (file.path.endsWith('/') && path.startsWith(file.path)),
  );
  if (isListed) return skipped;
  const reason = /(^|\/)\./.test(path) ? 'a hidden file' : 'a file of docs-ci';
  return [...skipped, { path, reason }];
}

function unlistedBlock({ path, reason }: LeftOut['unlisted'][number], synced: string): PruneBlock {
  const folder = JSON.stringify(posix.join(synced, path));
  return {
    headline: "Nothing was deleted: a folder couldn't be listed",
    reason: `Nothing was deleted, because ${folder} couldn't be listed: ${reason}. The library files may belong to files in it. Make the folder readable.`,
    topic: 'failed-files',
  };
}
