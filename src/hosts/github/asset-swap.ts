/**
 * Replaces a file of a GitHub release and its checksum. Another job may swap the same file at the same time,
 * so every step first reads the current list of assets.
 */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { messageOf } from '../../text/error-message.js';
import { formatBytes } from '../../text/units.js';
import { type AttachedFile, type Environment, HostError, PermissionError, type ReleaseFile } from '../host.js';
import { checksumBytes, checksumName, staleChecksumWarning } from '../release-checksum.js';
import {
  ASSET_LIMIT_BYTES,
  fileContent,
  newSwapId,
  type ReleaseAssets,
  temporaryAssetName,
  type UploadContent,
} from './assets.js';
import { statusOf } from './client.js';
import type { Asset } from './schemas.js';

/** Ends the loop of two jobs that keep taking the name from each other. */
export const MAX_ROUNDS = 10;

/** Returns true if another job was faster: the name is taken, or the file is gone. */
export function isConflict(error: unknown): boolean {
  return statusOf(error) === 422 || statusOf(error) === 404;
}

/** An uploaded file that is to get its final name. */
interface PendingAsset {
  readonly name: string;
  readonly asset: Asset;
  readonly nonce: string;
  /** Assets that had the name, with the names that they were to get, in the order of the renames. */
  readonly replaced: Pick<Asset, 'id' | 'name'>[];
  /** The asset that had the name at the first look; undefined until then. */
  original?: { readonly id: number | undefined };
}

interface SwapContext {
  /** Purpose of the swap, phrased to follow "couldn't". */
  readonly task: string;
  readonly env: Environment;
}

export class AssetSwap {
  readonly #assets: ReleaseAssets;
  readonly #name: string;
  readonly #file: ReleaseFile;
  readonly #context: SwapContext;
  readonly #pending: PendingAsset[] = [];

  constructor(assets: ReleaseAssets, name: string, file: ReleaseFile, context: SwapContext) {
    this.#assets = assets;
    this.#name = name;
    this.#file = file;
    this.#context = context;
  }

  async run(): Promise<AttachedFile> {
    const { path, sizeBytes, sha256, checksum, onProgress } = this.#file;
    const { task } = this.#context;
    if (sizeBytes >= ASSET_LIMIT_BYTES)
      throw new HostError(
        `couldn't ${task}: the file has ${formatBytes(sizeBytes)}, and release assets must be smaller than 2 GiB. The release is unchanged`,
      );
    try {
      await this.#upload(this.#name, fileContent(path, this.#file), onProgress);
      if (checksum) await this.#upload(checksumName(this.#name), checksumContent(sha256, this.#name));
      for (const pending of this.#pending) await takeName(this.#assets, pending, this.#context);
    } catch (error) {
      const state = await this.#rollBack().catch(
        () => "Couldn't undo all changes. Run the job again to repair the release",
      );
      const message = error instanceof HostError ? error.message : `couldn't ${task}: ${messageOf(error)}`;
      throw new (error instanceof PermissionError ? PermissionError : HostError)(`${message}. ${state}`, {
        cause: error,
      });
    }
    const warnings = [...(await this.#reconcileChecksum()), ...(await this.#deleteReplaced())];
    const all = await this.#assets.list().catch(() => []);
    const staleChecksum = checksum ? undefined : this.#staleChecksumWarning(all);
    if (staleChecksum !== undefined) warnings.push(staleChecksum);
    return { url: all.find(({ name }) => name === this.#name)?.browser_download_url, warnings };
  }

  async #upload(name: string, content: UploadContent, onProgress?: (sentBytes: number) => void): Promise<PendingAsset> {
    const options = { signal: this.#file.signal, onProgress };
    const pending = await uploadTemporary(this.#assets, name, content, { ...options, env: this.#context.env });
    this.#pending.push(pending);
    return pending;
  }

  /** Resolves to a sentence about the state of the release afterwards. */
  async #rollBack(): Promise<string> {
    const failures: unknown[] = [];
    for (const pending of this.#pending.toReversed())
      await this.#undo(pending).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new Error('an undo step failed', { cause: failures[0] });
    const all = await this.#assets.list();
    const isAsBefore = this.#pending.every(
      ({ name, original }) => original === undefined || all.find((asset) => asset.name === name)?.id === original.id,
    );
    if (isAsBefore) return 'The release is unchanged';
    await repairChecksum(this.#assets, this.#name, this.#context);
    return 'Another job changed the release at the same time. Its file is complete';
  }

  async #undo({ name, asset, replaced }: PendingAsset): Promise<void> {
    const all = await this.#assets.list();
    const current = all.find((one) => one.name === name);
    const previousId = replaced.findLast(({ id }) => all.some((one) => one.id === id))?.id;
    const isOwn = current?.id === asset.id;
    // The replaced file is gone for good, so the new one stays: it is complete.
    if (isOwn && previousId === undefined && replaced.length > 0) return;
    if (isOwn && previousId !== undefined) await this.#assets.rename(asset.id, asset.name);
    const isFree = current === undefined || isOwn;
    if (previousId !== undefined && isFree) await this.#assets.rename(previousId, name);
    await this.#assets.deleteNamed(asset);
    for (const one of replaced) if (!isFree || one.id !== previousId) await this.#assets.deleteNamed(one);
  }

  /** Makes the checksum match the file if one job was the last to write the file, and another the checksum. */
  async #reconcileChecksum(): Promise<string[]> {
    const [file, checksum] = this.#pending;
    if (!file || !checksum) return [];
    let checksumId = checksum.asset.id;
    let checksumFileId = file.asset.id;
    try {
      for (let round = 1; round <= MAX_ROUNDS; round += 1) {
        const all = await this.#assets.list();
        const current = all.find(({ name }) => name === file.name);
        const isOwnChecksum = all.some(({ id, name }) => id === checksumId && name === checksum.name);
        const isOtherFile = current !== undefined && current.id !== file.asset.id;
        // If both belong to another job, it reconciles them; a missing file is about to get its name.
        if (!current || (isOwnChecksum ? current.id === checksumFileId : isOtherFile)) return [];
        const digest = isOtherFile ? digestOf(current) : this.#file.sha256;
        if (!digest)
          return [
            `${checksum.name} may belong to another file, because another job attached one at the same time. Run the job again.`,
          ];
        const pending = await this.#upload(checksum.name, checksumContent(digest, file.name));
        await takeName(this.#assets, pending, this.#context);
        checksumId = pending.asset.id;
        checksumFileId = current.id;
      }
      return [];
    } catch (error) {
      return [`Couldn't check ${checksum.name}: ${messageOf(error)}.`];
    }
  }

  /** Warns of an earlier checksum that belongs to another file; `checksum: false` keeps docs-ci from changing it. */
  #staleChecksumWarning(all: readonly Asset[]): string | undefined {
    const checksum = all.find(({ name }) => name === checksumName(this.#name));
    return checksum && staleChecksumWarning(this.#name, this.#file.sha256, digestOf(checksum));
  }

  async #deleteReplaced(): Promise<string[]> {
    const warnings: string[] = [];
    for (const { name, replaced } of this.#pending) {
      for (const asset of replaced) {
        await this.#assets.deleteNamed(asset).catch(() => {
          warnings.push(`Couldn't delete the previous ${name} from the release. The next run deletes it.`);
        });
      }
    }
    return warnings;
  }
}

async function uploadTemporary(
  assets: ReleaseAssets,
  name: string,
  content: UploadContent,
  { env, ...options }: { env: Environment; signal: AbortSignal; onProgress?: (sentBytes: number) => void },
): Promise<PendingAsset> {
  const swapId = newSwapId(env);
  const asset = await assets.upload(temporaryAssetName(name, 'new', swapId), content, options);
  return { name, asset, nonce: swapId.nonce, replaced: [] };
}

/** Gives the uploaded file its final name. Meanwhile another job may take the name, or finish this rename. */
async function takeName(assets: ReleaseAssets, pending: PendingAsset, { task, env }: SwapContext): Promise<void> {
  const { name, asset, nonce, replaced } = pending;
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    const all = await assets.list();
    const current = all.find((one) => one.name === name);
    pending.original ??= { id: current?.id };
    if (current?.id === asset.id) return;
    // One job gave this file the name, and a later one took it: that one was last, and deletes this file.
    if (current && all.find(({ id }) => id === asset.id)?.name !== asset.name) return;
    try {
      if (current) {
        const swapId = newSwapId(env);
        // The shared nonce tells a later run that the new file is complete.
        const oldName = temporaryAssetName(name, 'old', round === 1 ? { ...swapId, nonce } : swapId);
        // It is recorded before the rename, whose response may be lost: a rollback must undo it all the same.
        replaced.push({ id: current.id, name: oldName });
        await assets.rename(current.id, oldName);
      }
      await assets.rename(asset.id, name);
      return;
    } catch (error) {
      const isThere = (await assets.list()).some(({ id }) => id === asset.id);
      if (!isThere || !isConflict(error)) throw error;
    }
  }
  throw new HostError(`couldn't ${task}: other jobs keep replacing ${name}. Run the job again`);
}

/**
 * Rewrites the checksum if it doesn't match the current file, since an interrupted swap can leave the two from different
 * runs. Without digests from the server there is nothing to compare.
 */
export async function repairChecksum(assets: ReleaseAssets, name: string, context: SwapContext): Promise<void> {
  const all = await assets.list();
  const file = all.find((asset) => asset.name === name);
  const checksum = all.find((asset) => asset.name === checksumName(name));
  const digest = file && digestOf(file);
  if (!digest || !checksum?.digest) return;
  const content = checksumContent(digest, name);
  if (digestOf(checksum) === content.sha256) return;
  const signal = new AbortController().signal;
  const pending = await uploadTemporary(assets, checksum.name, content, { env: context.env, signal });
  await takeName(assets, pending, context);
  for (const asset of pending.replaced) await assets.deleteNamed(asset);
}

/** Returns the hexadecimal SHA-256; undefined if the server reports none. */
function digestOf({ digest }: Asset): string | undefined {
  return digest?.replace(/^sha256:/, '');
}

function checksumContent(sha256: string, name: string): UploadContent {
  const bytes = checksumBytes(sha256, name);
  return {
    sizeBytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    contentType: 'text/plain',
    open: () => Readable.from([bytes]),
  };
}
