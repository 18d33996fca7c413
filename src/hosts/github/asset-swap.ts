/**
 * Replaces a file of a GitHub release: upload, verify, rename, delete. Two assets can't have one name, so the old file gets
 * the name `<name>.docs-ci-old` first. Only one asset can have that name either: it is the lock of a replacement.
 *
 * Lists lag and another job may run, so no file is deleted because of a list. It is deleted after a rename to a name
 * that only one asset can have has shown that another complete file has the final name.
 */
import { randomUUID } from 'node:crypto';
import { messageOf } from '../../text/error-message.js';
import { formatBytes } from '../../text/units.js';
import { type AttachedFile, HostError, type ReleaseFile } from '../host.js';
import { contentOf, withState } from '../release-file.js';
import { isComplete, type ReleaseAssets, type Renamed } from './assets.js';
import type { Asset } from './schemas.js';

/** GitHub accepts files that are smaller than this. */
const ASSET_LIMIT_BYTES = 2 * 1024 ** 3;

/** Returns another name each time, so that no other job has it. */
function newNameOf(name: string): string {
  return `${name}.docs-ci-new-${randomUUID().slice(0, 8)}`;
}

/** True for the name of an upload that did not get its final name yet. */
function isNewNameOf(name: string, candidate: string): boolean {
  return candidate.startsWith(`${name}.docs-ci-new-`) && /^[0-9a-f]{8}$/.test(candidate.slice(-8));
}

/** Returns the name of a file after it lost its final name. */
function oldNameOf(name: string): string {
  return `${name}.docs-ci-old`;
}

/** A replacement that has begun. */
interface Swap {
  readonly assets: ReleaseAssets;
  readonly name: string;
  readonly uploaded: Asset;
  /** The asset that has the final name, as far as is known. */
  replaced?: Asset;
}

/** Attaches the file. Rejects with HostError, and then the release is as it was, or the error says so. */
export async function replaceAsset(assets: ReleaseAssets, name: string, file: ReleaseFile): Promise<AttachedFile> {
  if (file.sizeBytes >= ASSET_LIMIT_BYTES)
    throw new HostError(
      `couldn't ${assets.task}: the file has ${formatBytes(file.sizeBytes)}, and release assets must be smaller than 2 GiB. The release is unchanged`,
    );
  const uploaded = await assets
    .upload(() => newNameOf(name), contentOf(file), file.signal)
    .catch((error: unknown) => {
      throw toHostError(assets, error, 'The release is unchanged');
    });
  const swap: Swap = { assets, name, uploaded };
  try {
    swap.replaced = await repairAssets(assets, name, uploaded.id);
    const { browser_download_url: url } = await takeName(swap);
    const replaced = swap.replaced && `in place of the earlier ${name}`;
    return { url, ...(replaced && { replaced }), warning: await deleteOthers(swap) };
  } catch (error) {
    throw await rollBack(swap, error);
  }
}

/** Renames the old file away, if there is one, and gives its name to the new file. */
async function takeName({ assets, name, uploaded, replaced }: Swap): Promise<Asset> {
  if (replaced && typeof (await assets.rename(replaced.id, oldNameOf(name))) === 'string') throw assets.conflict();
  const renamed = await assets.rename(uploaded.id, name);
  if (typeof renamed === 'string') throw assets.conflict();
  return renamed;
}

/** The new file has its name. Deletes the old file, which is the lock, and what interrupted runs left. */
async function deleteOthers(swap: Swap): Promise<string | undefined> {
  const { assets, name, uploaded, replaced } = swap;
  try {
    if (replaced) await assets.delete(replaced.id);
    for (const asset of await assets.list())
      if (isNewNameOf(name, asset.name) && asset.id !== uploaded.id) await discard(swap, asset);
    return undefined;
  } catch {
    return `Couldn't delete the previous ${name} from the release. The next run deletes it.`;
  }
}

/**
 * Deletes an upload that has no final name, or has one by now: only the lock shows that no job is replacing the file, and
 * only a rename that the new file still has its name.
 */
async function discard({ assets, name, uploaded }: Swap, { id }: Asset): Promise<void> {
  if (typeof (await assets.rename(id, oldNameOf(name))) === 'string') return;
  const confirmed = await assets.rename(uploaded.id, name);
  if (typeof confirmed !== 'string') await assets.delete(id);
  // Another job has replaced the new file with this one.
  else if (confirmed === 'missing') await assets.rename(id, name);
}

const NOT_UNDONE = "Couldn't undo all changes. Run the job again to repair the release";

/** Resolves to the error that says in which state the release is. */
async function rollBack({ assets, name, uploaded, replaced }: Swap, cause: unknown): Promise<HostError> {
  try {
    // The name must be free for the old file: the response to the last rename may have been lost.
    await assets.rename(uploaded.id, newNameOf(name));
    const restored = replaced && (await assets.rename(replaced.id, name));
    if (typeof restored === 'string') {
      // Another job deleted the old file, or gave the name to one. Nothing is deleted then: the file with the name may be the
      // new one, or another that its own job takes away again. The next run deletes what has no final name.
      const kept = await assets.rename(uploaded.id, name);
      return toHostError(assets, cause, stateAfter(kept));
    }
    await assets.delete(uploaded.id);
  } catch {
    return toHostError(assets, cause, NOT_UNDONE);
  }
  return toHostError(assets, cause, 'The release is unchanged');
}

/** What the release has if the old file couldn't get its name back. @param kept what became of the name of the new file */
function stateAfter(kept: Renamed): string {
  if (kept === 'taken') return 'The release has the file of the other job';
  return kept === 'missing' ? NOT_UNDONE : 'Another job deleted the old file, so the new one stays';
}

function toHostError(assets: ReleaseAssets, cause: unknown, state: string): HostError {
  const error =
    cause instanceof HostError ? cause : new HostError(`couldn't ${assets.task}: ${messageOf(cause)}`, { cause });
  return withState(error, state);
}

/**
 * Gives its name back to the file of a replacement that was interrupted. Resolves to the file that has the name then.
 * A job that is still at work finds the name taken, and fails.
 * @param ownId the asset that this job has just uploaded
 */
export async function repairAssets(assets: ReleaseAssets, name: string, ownId?: number): Promise<Asset | undefined> {
  const all = (await assets.list()).filter(({ id }) => id !== ownId);
  const current = all.find((asset) => asset.name === name);
  const old = all.find((asset) => asset.name === oldNameOf(name));
  if (!old && current) return current;
  const complete = all.filter((asset) => isComplete(asset) && (asset === old || isNewNameOf(name, asset.name)));
  const survivor = complete.find((asset) => asset === old) ?? complete.at(-1) ?? old;
  if (!survivor) return undefined;
  // An empty file or half of one is worth less than the complete file that it is in the way of.
  if (current && isComplete(survivor) && !isComplete(current)) await assets.delete(current.id);
  const renamed = await assets.rename(survivor.id, name);
  if (typeof renamed !== 'string') return renamed;
  // The name is taken by a complete file, so the old one is superfluous. A file that the list doesn't show yet can be half.
  if (renamed === 'taken' && old && current && isComplete(current)) await assets.delete(old.id);
  return current;
}
