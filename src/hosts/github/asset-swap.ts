/**
 * Replaces a file of a GitHub release and its checksum: upload, verify, rename, delete. The temporary names are fixed, so
 * GitHub rejects the second of two jobs, and the next run knows how far an interrupted one came.
 */
import { messageOf } from '../../text/error-message.js';
import { formatBytes } from '../../text/units.js';
import { type AttachedFile, HostError, type ReleaseFile } from '../host.js';
import { checksumName, contentsOf, staleChecksumWarnings, withState } from '../release-file.js';
import { ConflictError, type ReleaseAssets } from './assets.js';
import type { Asset } from './schemas.js';

/** GitHub accepts files that are smaller than this. */
const ASSET_LIMIT_BYTES = 2 * 1024 ** 3;

/** Returns the name of a file before it gets its final name. */
function newNameOf(name: string): string {
  return `${name}.docs-ci-new`;
}

/** Returns the name of a file after it lost its final name. */
export function oldNameOf(name: string): string {
  return `${name}.docs-ci-old`;
}

/** An uploaded and verified file that is to get its final name. */
interface Swap {
  readonly name: string;
  readonly asset: Asset;
  /** The asset that had the name. */
  replaced?: Asset;
}

/** Attaches the file and its checksum. Rejects with HostError, and then the release is as it was, or the error says so. */
export async function replaceAsset(assets: ReleaseAssets, name: string, file: ReleaseFile): Promise<AttachedFile> {
  const { sizeBytes, sha256, checksum, signal } = file;
  if (sizeBytes >= ASSET_LIMIT_BYTES)
    throw new HostError(
      `couldn't ${assets.task}: the file has ${formatBytes(sizeBytes)}, and release assets must be smaller than 2 GiB. The release is unchanged`,
    );
  const swaps: Swap[] = [];
  try {
    for (const [target, content] of contentsOf(file, name))
      swaps.push({ name: target, asset: await assets.upload(newNameOf(target), content, signal) });
    for (const swap of swaps) await takeName(assets, swap);
    // Another job may have deleted the file, and then the old one is the only one.
    if ((await assets.find(name))?.id !== swaps[0]?.asset.id) throw assets.conflict();
  } catch (error) {
    throw await rollBack(assets, swaps, error);
  }
  const warnings = await deleteReplaced(assets, swaps);
  const all = await assets.list().catch(() => []);
  if (!checksum) warnings.push(...oldChecksumWarnings(all, name, sha256));
  return { url: all.find((asset) => asset.name === name)?.browser_download_url, warnings };
}

function oldChecksumWarnings(all: readonly Asset[], name: string, sha256: string): string[] {
  const found = all.find((asset) => asset.name === checksumName(name));
  return found ? staleChecksumWarnings(name, sha256, found.digest?.replace(/^sha256:/, '')) : [];
}

/** Renames the current file away, if there is one, and gives its name to the new file. */
async function takeName(assets: ReleaseAssets, swap: Swap): Promise<void> {
  const { name, asset } = swap;
  // It is recorded before the rename, whose response may be lost: a rollback must undo it all the same.
  swap.replaced = await assets.find(name);
  if (swap.replaced) await assets.rename(swap.replaced.id, oldNameOf(name));
  await assets.rename(asset.id, name);
}

async function deleteReplaced(assets: ReleaseAssets, swaps: readonly Swap[]): Promise<string[]> {
  const warnings: string[] = [];
  for (const { name, replaced } of swaps) {
    if (!replaced) continue;
    await assets.deleteNamed({ id: replaced.id, name: oldNameOf(name) }).catch(() => {
      warnings.push(`Couldn't delete the previous ${name} from the release. The next run deletes it.`);
    });
  }
  return warnings;
}

/** Resolves to the error that says in which state the release is. */
async function rollBack(assets: ReleaseAssets, swaps: readonly Swap[], cause: unknown): Promise<HostError> {
  let state = "Couldn't undo all changes. Run the job again to repair the release";
  try {
    // The checksum comes first, since repairAssets takes one without its new file for a started swap.
    for (const swap of swaps.toReversed()) await undo(assets, swap);
    state = 'The release is unchanged';
    if (cause instanceof ConflictError) return cause;
  } catch {
    // The next run repairs the release.
  }
  return withState(
    cause instanceof HostError ? cause : new HostError(`couldn't ${assets.task}: ${messageOf(cause)}`, { cause }),
    state,
  );
}

async function undo(assets: ReleaseAssets, { name, asset, replaced }: Swap): Promise<void> {
  const all = await assets.list();
  const isNamed = all.some((one) => one.id === asset.id && one.name === name);
  if (replaced && all.some((one) => one.id === replaced.id && one.name === oldNameOf(name))) {
    if (isNamed) await assets.rename(asset.id, newNameOf(name));
    await assets.rename(replaced.id, name).catch((error: unknown) => {
      if (!(error instanceof ConflictError)) throw error;
    });
  }
  const current = replaced && (await assets.find(name));
  if (replaced && (!current || current.id === asset.id)) {
    await assets.rename(asset.id, name);
    throw new HostError('another job deleted the old file, so the new one stays');
  }
  await assets.delete(asset.id);
}

/**
 * Finishes or discards what an interrupted swap left. Both files are complete before the first rename, so a started swap
 * is finished. Otherwise the uploads are deleted.
 */
export async function repairAssets(assets: ReleaseAssets, name: string): Promise<void> {
  const all = await assets.list();
  const find = (wanted: string): Asset | undefined => all.find((asset) => asset.name === wanted);
  const checksum = checksumName(name);
  const [newFile, newChecksum] = [find(newNameOf(name)), find(newNameOf(checksum))];
  const [oldFile, oldChecksum] = [find(oldNameOf(name)), find(oldNameOf(checksum))];
  if (!newFile && !newChecksum && !oldFile && !oldChecksum) return;
  const isStarted = oldFile !== undefined || newFile === undefined;
  // The checksum of the old file is wrong for the new one.
  const outdated = isStarted ? [newChecksum && find(checksum)] : [newChecksum, newFile];
  for (const asset of outdated) if (asset) await assets.deleteNamed(asset);
  await finishSwap(assets, name);
  await finishSwap(assets, checksum);
}

/** Gives the name to the new file, or else to the old one, if no file has it. Deletes the superfluous files. */
async function finishSwap(assets: ReleaseAssets, name: string): Promise<void> {
  const all = await assets.list();
  const find = (wanted: string): Asset | undefined => all.find((asset) => asset.name === wanted);
  const [newFile, oldFile] = [find(newNameOf(name)), find(oldNameOf(name))];
  let current = find(name);
  if (!current) {
    const survivor = newFile?.state === 'uploaded' ? newFile : oldFile;
    current = survivor && (await assets.rename(survivor.id, name));
  }
  for (const leftover of [newFile, oldFile])
    if (leftover && leftover.id !== current?.id) await assets.deleteNamed(leftover);
}
