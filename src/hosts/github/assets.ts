/** Lists, uploads, renames and deletes the files of a GitHub release. */
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { HostError } from '../host.js';
import { retryDelayMs } from '../retry-delay.js';
import { uploadTimeoutMs, withProgress } from '../upload-progress.js';
import { type GitHubClient, isPermissionDenied, statusOf } from './client.js';
import { type Asset, asset as assetSchema, assets as assetsSchema, validationError } from './schemas.js';

/** A file content to upload, which can be read again for a retry. */
export interface UploadContent {
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly contentType: string;
  readonly open: () => Readable;
}

export function fileContent(path: string, properties: Omit<UploadContent, 'open'>): UploadContent {
  return { ...properties, open: () => createReadStream(path, { highWaterMark: 256 * 1024 }) };
}

const PAGE_SIZE = 100;
const ASSET = '/repos/{owner}/{repo}/releases/assets/{asset_id}';
const MAX_UPLOAD_ATTEMPTS = 3;
const UPLOAD_RETRY_DELAY_MS = 1_000;
/** GitHub accepts files that are smaller than this. */
export const ASSET_LIMIT_BYTES = 2 * 1024 ** 3;
/** No asset has this id, since ids start at 1. */
const UNUSED_ID = 0;

/** Another job has taken the name, or has renamed or deleted the asset. */
export class ConflictError extends HostError {}

export class ReleaseAssets {
  /** Purpose of the calls, phrased to follow "couldn't". */
  readonly task: string;
  readonly #client: GitHubClient;
  readonly #release: { readonly id: number; readonly upload_url: string };

  constructor(client: GitHubClient, release: { readonly id: number; readonly upload_url: string }, task: string) {
    this.#client = client;
    this.#release = release;
    this.task = task;
  }

  async list(): Promise<Asset[]> {
    const { owner, repo, call, parse } = this.#client;
    const all: Asset[] = [];
    for (let page = 1; ; page += 1) {
      const { data } = await call('repeatable', ({ request }, options) =>
        request('GET /repos/{owner}/{repo}/releases/{release_id}/assets', {
          owner,
          repo,
          release_id: this.#release.id,
          per_page: PAGE_SIZE,
          page,
          request: options,
        }),
      );
      const assets = parse(assetsSchema, data);
      all.push(...assets);
      if (assets.length < PAGE_SIZE) return all;
    }
  }

  async find(name: string): Promise<Asset | undefined> {
    return (await this.list()).find((asset) => asset.name === name);
  }

  async rename(id: number, name: string): Promise<Asset> {
    const { owner, repo, call, parse } = this.#client;
    try {
      const { data } = await call('repeatable', ({ request }, options) =>
        request(`PATCH ${ASSET}`, { owner, repo, asset_id: id, name, request: options }),
      );
      return parse(assetSchema, data);
    } catch (error) {
      const isConflict = statusOf(error) === 422 || statusOf(error) === 404;
      throw isConflict ? this.conflict(error) : error;
    }
  }

  conflict(cause?: unknown): ConflictError {
    return new ConflictError(
      `couldn't ${this.task}: another job changed this file at the same time. Attach it in one job at a time, then run this job again`,
      { cause },
    );
  }

  /** Deletes an asset. An asset that no longer exists counts as deleted. */
  async delete(id: number): Promise<void> {
    const { owner, repo, call } = this.#client;
    try {
      await call('repeatable', ({ request }, options) =>
        request(`DELETE ${ASSET}`, { owner, repo, asset_id: id, request: options }),
      );
    } catch (error) {
      if (statusOf(error) !== 404) throw error;
    }
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
  async upload(
    name: string,
    content: UploadContent,
    { signal, onProgress }: { signal: AbortSignal; onProgress?: (sentBytes: number) => void },
  ): Promise<Asset> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#verify(await this.#send(name, content, signal, onProgress), name, content);
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

  async #send(
    name: string,
    { sizeBytes, contentType, open }: UploadContent,
    signal: AbortSignal,
    onProgress: ((sentBytes: number) => void) | undefined,
  ): Promise<Asset> {
    const { data }: { data: unknown } = await this.#client.call(
      'once',
      (octokit, request) =>
        octokit.request({
          method: 'POST',
          // The release names the URL for uploads, which is on another host than the API.
          url: this.#release.upload_url,
          name,
          data: Readable.toWeb(withProgress(open(), onProgress)),
          headers: { 'content-type': contentType, 'content-length': String(sizeBytes) },
          request,
        }),
      () => AbortSignal.any([signal, AbortSignal.timeout(uploadTimeoutMs(sizeBytes))]),
    );
    return this.#client.parse(assetSchema, data);
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
