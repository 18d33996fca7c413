/** Lists, uploads, renames and deletes the files of a GitHub release. */
import { Readable } from 'node:stream';
import { HostError } from '../host.js';
import { retryDelayMs } from '../retry-delay.js';
import { type UploadContent, uploadTimeoutMs } from '../release-file.js';
import { type GitHubClient } from './client.js';
import { ifFound, isPermissionDenied, statusOf } from './octokit-error.js';
import { anything, type Asset, asset as assetSchema, assets as assetsSchema, validationError } from './schemas.js';

const MAX_UPLOAD_ATTEMPTS = 3;
const UPLOAD_RETRY_DELAY_MS = 1_000;
/** No asset has this id, since ids start at 1. */
const UNUSED_ID = 0;

/** Another job has taken the name, or has renamed or deleted the asset. */
export class ConflictError extends HostError {}

export class ReleaseAssets {
  /** @param task purpose of the calls, phrased to follow "couldn't" */
  constructor(
    readonly client: GitHubClient,
    readonly release: { readonly id: number; readonly upload_url: string },
    readonly task: string,
  ) {}

  async list(): Promise<Asset[]> {
    const all: Asset[] = [];
    for await (const asset of this.client.list(assetsSchema, `releases/${this.release.id}/assets`)) all.push(asset);
    return all;
  }

  async find(name: string): Promise<Asset | undefined> {
    return (await this.list()).find((asset) => asset.name === name);
  }

  async rename(id: number, name: string): Promise<Asset> {
    return this.client.send(assetSchema, `PATCH releases/assets/${id}`, { name }).catch((error: unknown) => {
      throw [404, 422].includes(statusOf(error) ?? 0) ? this.conflict(error) : error;
    });
  }

  conflict(cause?: unknown): ConflictError {
    return new ConflictError(
      `couldn't ${this.task}: another job changed this file at the same time. Attach it in one job at a time, then run this job again`,
      { cause },
    );
  }

  /** Deletes an asset. An asset that no longer exists counts as deleted. */
  async delete(id: number): Promise<void> {
    await ifFound(this.client.send(anything, `DELETE releases/assets/${id}`));
  }

  /** Deletes an asset that still has this name: another job may have renamed it to the final name. */
  async deleteNamed({ id, name }: Pick<Asset, 'id' | 'name'>): Promise<void> {
    if ((await this.find(name))?.id === id) await this.delete(id);
  }

  /**
   * Rejects if the token can't change files, which it finds out by deleting an asset that can't exist. A workflow token
   * without the permission gets 403, though GitHub documents it nowhere. Tokens of other kinds get 404, as does a token
   * with the permission. So only 403 rejects.
   */
  async checkWritable(): Promise<void> {
    await this.delete(UNUSED_ID).catch((error: unknown) => {
      if (isPermissionDenied(error)) throw error;
    });
  }

  /** Uploads under an unused name, and compares what arrived with what was sent. A failed upload is removed. */
  async upload(name: string, content: UploadContent, signal: AbortSignal): Promise<Asset> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#verify(await this.#send(name, content, signal), name, content);
      } catch (error) {
        // The asset with this name is another job's, so it is left alone.
        if (isNameTaken(error)) throw this.conflict(error);
        // The response may be lost and the asset there, complete or in part.
        const found = await this.find(name).catch(() => undefined);
        if (found && isComplete(found, content)) return found;
        if (found) await this.delete(found.id).catch(() => undefined);
        signal.throwIfAborted();
        const delayMs = attempt < MAX_UPLOAD_ATTEMPTS ? delayBeforeRetryMs(error) : undefined;
        if (delayMs === undefined) throw error;
        await new Promise((resolve) => setTimeout(resolve, Math.max(delayMs, UPLOAD_RETRY_DELAY_MS * attempt)));
      }
    }
  }

  async #send(name: string, { sizeBytes, contentType, open }: UploadContent, signal: AbortSignal): Promise<Asset> {
    const { data }: { data: unknown } = await this.client.call(
      'once',
      (octokit, request) =>
        octokit.request({
          method: 'POST',
          // The release names the URL for uploads, which is on another host than the API.
          url: this.release.upload_url,
          name,
          data: Readable.toWeb(open()),
          headers: { 'content-type': contentType, 'content-length': String(sizeBytes) },
          request,
        }),
      () => AbortSignal.any([signal, AbortSignal.timeout(uploadTimeoutMs(sizeBytes))]),
    );
    return this.client.parse(assetSchema, data);
  }

  async #verify(asset: Asset, name: string, content: UploadContent): Promise<Asset> {
    if (asset.name === name && isComplete(asset, content)) return asset;
    await this.delete(asset.id);
    throw new HostError(
      asset.name === name
        ? `couldn't attach the file: GitHub stored other content than was sent (${asset.size} of ${content.sizeBytes} bytes). Run the job again`
        : `couldn't attach the file: GitHub stored it under another name (${asset.name}). Set asset-name to a name with only letters, digits, ".", "_" and "-"`,
    );
  }
}

/** Undefined if another attempt is useless, or GitHub lets it wait for too long. */
function delayBeforeRetryMs(error: unknown): number | undefined {
  if (!(error instanceof HostError) || (statusOf(error) ?? 0) < 500) return undefined;
  return retryDelayMs(error.retryAfter);
}

function isNameTaken(error: unknown): boolean {
  const { data } = validationError.safeParse(error instanceof HostError ? error.cause : error);
  return data?.response.data.errors.some(({ code }) => code === 'already_exists') ?? false;
}

function isComplete({ state, size, digest }: Asset, { sizeBytes, sha256 }: UploadContent): boolean {
  return state === 'uploaded' && size === sizeBytes && (digest ? digest === `sha256:${sha256}` : true);
}
