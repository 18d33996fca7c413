/** Lists, uploads, renames and deletes the files of a GitHub release. */
import { HostError } from '../host.js';
import { retryDelayMs } from '../retry-delay.js';
import { afterNotFound, conflictOf, untilVisible, type UploadContent, uploadTimeoutMs } from '../release-file.js';
import { type GitHubClient } from './client.js';
import { ifFound, isPermissionDenied, statusOf } from './octokit-error.js';
import { anything, type Asset, asset as assetSchema, assets as assetsSchema, validationError } from './schemas.js';
import { inputName } from '../../text/input-names.js';

const MAX_UPLOAD_ATTEMPTS = 3;
const UPLOAD_RETRY_DELAY_MS = 1_000;
/** No asset has this id, since ids start at 1. */
const UNUSED_ID = 0;

/** What became of a rename. GitHub gives a name to one asset of a release, so `taken` and `renamed` are certain. */
export type Renamed = Asset | 'taken' | 'missing';

export class ReleaseAssets {
  /** @param task purpose of the calls, phrased to follow "couldn't" */
  constructor(
    readonly client: GitHubClient,
    readonly release: { readonly id: number; readonly upload_url: string },
    readonly task: string,
  ) {}

  /** The list can lag behind what was just written. */
  async list(): Promise<Asset[]> {
    return afterNotFound(async () => {
      const all: Asset[] = [];
      for await (const asset of this.client.list(assetsSchema, `releases/${this.release.id}/assets`)) all.push(asset);
      return all;
    }, statusOf);
  }

  /** Looks again after a 404, which GitHub can return once for what was just written. */
  async rename(id: number, name: string): Promise<Renamed> {
    const attempt = (): Promise<Asset | 'taken' | undefined> =>
      ifFound(
        this.client.send(assetSchema, `PATCH releases/assets/${id}`, { name }).catch((error: unknown) => {
          if (isNameTaken(error)) return 'taken' as const;
          throw error;
        }),
      );
    return (await untilVisible(attempt)) ?? 'missing';
  }

  conflict(cause?: unknown): HostError {
    return conflictOf(this.task, cause);
  }

  /** Deletes an asset. An asset that no longer exists counts as deleted. */
  async delete(id: number): Promise<void> {
    await ifFound(this.client.send(anything, `DELETE releases/assets/${id}`));
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

  /**
   * Uploads under a new name per attempt, and compares what arrived with what was sent. What an attempt without a response
   * has left is a leftover like that of a killed run.
   */
  async upload(newName: () => string, content: UploadContent, signal: AbortSignal): Promise<Asset> {
    for (let attempt = 1; ; attempt += 1) {
      const name = newName();
      try {
        const asset = await afterNotFound(() => this.#send(name, content, signal), statusOf);
        return await this.#verify(asset, name, content);
      } catch (error) {
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
          data: open(),
          headers: { 'content-type': contentType, 'content-length': String(sizeBytes) },
          // A request that may be redirected is kept in memory as a whole.
          request: { ...request, redirect: 'error' },
        }),
      () => AbortSignal.any([signal, AbortSignal.timeout(uploadTimeoutMs(sizeBytes))]),
    );
    return this.client.parse(assetSchema, data);
  }

  async #verify(asset: Asset, name: string, content: UploadContent): Promise<Asset> {
    if (asset.name === name && holds(asset, content)) return asset;
    await this.delete(asset.id);
    if (asset.name !== name)
      throw new HostError(
        `couldn't attach the file: GitHub stored it under another name (${asset.name}). Set ${inputName('asset-name')} to a name with only letters, digits, ".", "_" and "-"`,
      );
    throw new IncompleteError(
      `couldn't attach the file: GitHub stored other content than was sent (${asset.size} of ${content.sizeBytes} bytes). Run the job again`,
    );
  }
}

/** Another upload helps. */
class IncompleteError extends HostError {}

/** Undefined if another attempt is useless, or GitHub lets it wait for too long. */
function delayBeforeRetryMs(error: unknown): number | undefined {
  if (error instanceof IncompleteError) return UPLOAD_RETRY_DELAY_MS;
  if (!(error instanceof HostError) || (statusOf(error) ?? 0) < 500) return undefined;
  return retryDelayMs(error.retryAfter);
}

function isNameTaken(error: unknown): boolean {
  const { data } = validationError.safeParse(error instanceof HostError ? error.cause : error);
  return data?.response.data.errors.some(({ code }) => code === 'already_exists') ?? false;
}

function holds(asset: Asset, { sizeBytes, sha256 }: UploadContent): boolean {
  return isComplete(asset) && asset.size === sizeBytes && (asset.digest ? asset.digest === `sha256:${sha256}` : true);
}

/** False for an upload that was never finished, and for an empty file, which no PDF is. */
export function isComplete({ state, size }: Pick<Asset, 'state' | 'size'>): boolean {
  return state === 'uploaded' && size > 0;
}
