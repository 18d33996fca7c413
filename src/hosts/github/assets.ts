/** The files of a GitHub release: listed, uploaded, renamed, deleted; and the names of those that are on their way. */
import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { fieldsOf } from '../fields.js';
import { type GitHubCalls, isForbidden, NOT_AS_AGREED, pauseAskedMs, statusOf } from './client.js';
import { HostError, type Environment } from '../host.js';
import { counted, uploadTimeoutMs } from '../upload-progress.js';

/** The fields of an asset that are read here. */
export interface Asset {
  readonly id: number;
  readonly name: string;
  readonly size: number;
  /** `uploaded`, or `starter` for a half that was never finished. */
  readonly state: string;
  /** `sha256:<hex>`; older servers have none. */
  readonly digest?: string | null;
  readonly created_at: string;
  readonly browser_download_url: string;
}

/** Bytes to upload, which can be read again for a second try. */
export interface Content {
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly contentType: string;
  readonly open: () => Readable;
}

export function fileContent(path: string, more: Omit<Content, 'open'>): Content {
  return { ...more, open: () => createReadStream(path, { highWaterMark: 256 * 1024 }) };
}

const PAGE = 100;
const MAX_TRIES = 3;
const PAUSE_MS = 1_000;
/** GitHub takes files that are smaller than this. */
export const ASSET_LIMIT_BYTES = 2 * 1024 ** 3;
/** Ids begin at 1. */
const NO_ID = 0;

export class Assets {
  readonly #calls: GitHubCalls;
  readonly #release: { readonly id: number; readonly upload_url: string };

  constructor(calls: GitHubCalls, release: { readonly id: number; readonly upload_url: string }) {
    this.#calls = calls;
    this.#release = release;
  }

  async list(): Promise<Asset[]> {
    const { owner, repo, call } = this.#calls;
    const all: Asset[] = [];
    for (let page = 1; ; page += 1) {
      const { data } = await call(true, ({ rest }, request) =>
        rest.repos.listReleaseAssets({ owner, repo, release_id: this.#release.id, per_page: PAGE, page, request }),
      );
      if (!isAssets(data)) throw this.#calls.refusal(NOT_AS_AGREED);
      all.push(...data);
      if (data.length < PAGE) return all;
    }
  }

  async find(name: string): Promise<Asset | undefined> {
    return (await this.list()).find((asset) => asset.name === name);
  }

  async rename(id: number, name: string): Promise<Asset> {
    const { owner, repo, call } = this.#calls;
    const { data } = await call(true, ({ rest }, request) =>
      rest.repos.updateReleaseAsset({ owner, repo, asset_id: id, name, request }),
    );
    if (!isAsset(data)) throw this.#calls.refusal(NOT_AS_AGREED);
    return data;
  }

  /** One that is gone already is deleted too. */
  async delete(id: number): Promise<void> {
    const { owner, repo, call } = this.#calls;
    try {
      await call(true, ({ rest }, request) => rest.repos.deleteReleaseAsset({ owner, repo, asset_id: id, request }));
    } catch (error) {
      if (statusOf(error) !== 404) throw error;
    }
  }

  /** Deletes what still has this name: by now another job may have given it the name that people look for. */
  async deleteNamed({ id, name }: Pick<Asset, 'id' | 'name'>): Promise<void> {
    if ((await this.find(name))?.id === id) await this.delete(id);
  }

  /**
   * Rejects where GitHub says that the token may not change files. It asks for nothing: it deletes a file that cannot
   * exist. That a token of a workflow without the permission then gets 403 is what GitHub does, but is written nowhere;
   * tokens of other kinds get 404, as does one that may. So only 403 refuses, and every other answer means nothing.
   */
  async checkWritable(): Promise<void> {
    await this.delete(NO_ID).catch((error: unknown) => {
      if (isForbidden(error)) throw error;
    });
  }

  /** Uploads under a name that nothing has. What arrived is compared with what was sent; nothing is left behind. */
  async upload(
    name: string,
    content: Content,
    { signal, onProgress }: { signal: AbortSignal; onProgress?: (sentBytes: number) => void },
  ): Promise<Asset> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.#verified(await this.#send(name, content, signal, onProgress), name, content);
      } catch (error) {
        // The answer may be lost and the asset there, whole or in part.
        const found = await this.find(name).catch(() => undefined);
        if (found && isComplete(found, content)) return found;
        if (found) await this.delete(found.id).catch(() => undefined);
        signal.throwIfAborted();
        const askedMs = pauseAskedMs(error);
        if (tries === MAX_TRIES || (statusOf(error) ?? 0) < 500 || askedMs === undefined) throw error;
        await new Promise((resolve) => setTimeout(resolve, Math.max(askedMs, PAUSE_MS * tries)));
      }
    }
  }

  async #send(
    name: string,
    { sizeBytes, contentType, open }: Content,
    signal: AbortSignal,
    onProgress: ((sentBytes: number) => void) | undefined,
  ): Promise<Asset> {
    const { data }: { data: unknown } = await this.#calls.call(
      false,
      (octokit, request) =>
        octokit.request({
          method: 'POST',
          // Where uploads go is told by the release: another host than the API's.
          url: this.#release.upload_url,
          name,
          data: Readable.toWeb(counted(open(), onProgress)),
          headers: { 'content-type': contentType, 'content-length': String(sizeBytes) },
          request,
        }),
      () => AbortSignal.any([signal, AbortSignal.timeout(uploadTimeoutMs(sizeBytes))]),
    );
    if (!isAsset(data)) throw this.#calls.refusal(NOT_AS_AGREED);
    return data;
  }

  async #verified(asset: Asset, name: string, content: Content): Promise<Asset> {
    if (asset.name === name && isComplete(asset, content)) return asset;
    await this.delete(asset.id);
    throw new HostError(
      asset.name === name
        ? `could not attach the file: GitHub received ${asset.size} bytes that are not the ${content.sizeBytes} that were sent`
        : `could not attach the file: GitHub calls it ${asset.name} instead of ${name}; give it another name`,
    );
  }
}

function isAssets(data: unknown): data is Asset[] {
  return Array.isArray(data) && data.every(isAsset);
}

function isAsset(data: unknown): data is Asset {
  const { id, name, size, state, digest, created_at, browser_download_url } = fieldsOf(data);
  const texts = [name, state, created_at, browser_download_url, digest ?? ''];
  return typeof id === 'number' && typeof size === 'number' && texts.every((text) => typeof text === 'string');
}

function isComplete({ state, size, digest }: Asset, { sizeBytes, sha256 }: Content): boolean {
  return state === 'uploaded' && size === sizeBytes && (digest ? digest === `sha256:${sha256}` : true);
}

/** Which exchange a file on its way belongs to. */
interface Exchange {
  readonly runId: string;
  readonly attempt: number;
  /** Tells the jobs of a run apart. */
  readonly mark: string;
}

export function newExchange(env: Environment): Exchange {
  const runId = /^\d+$/.test(env.GITHUB_RUN_ID ?? '') ? (env.GITHUB_RUN_ID ?? '') : '0';
  return { runId, attempt: Number(env.GITHUB_RUN_ATTEMPT) || 1, mark: randomBytes(4).toString('hex') };
}

/** What a file is called before it gets its name (`new`), and after it lost it (`old`). */
export function passingName(name: string, kind: 'new' | 'old', { runId, attempt, mark }: Exchange): string {
  return `${name}.docs-ci-${kind}-${runId}-${attempt}-${mark}`;
}

export interface Passing extends Exchange {
  readonly asset: Asset;
  readonly kind: 'new' | 'old';
}

/** The files that are on their way to this name, or away from it. */
export function passingFor(name: string, assets: readonly Asset[]): Passing[] {
  return assets.flatMap((asset) => {
    const prefix = `${name}.docs-ci-`;
    if (!asset.name.startsWith(prefix)) return [];
    const [, kind, runId, attempt, mark] =
      /^(new|old)-(\d+)-(\d+)-([0-9a-f]+)$/.exec(asset.name.slice(prefix.length)) ?? [];
    if (kind === undefined || runId === undefined || mark === undefined) return [];
    return [{ asset, kind: kind as 'new' | 'old', runId, attempt: Number(attempt), mark }];
  });
}
