/**
 * Fakes GitHub's releases and their assets: drafts without a tag, taken names, lists that lag, and uploads to another URL.
 * It records every moment in which a release that had a complete file has none.
 */
import { createHash } from 'node:crypto';
import { type ApiRequest, type FakeResponse, pageOf } from './api-server.js';
import { Lag } from './lag.js';

interface StoredAsset {
  readonly id: number;
  name: string;
  readonly bytes: Buffer;
  readonly contentType: string;
  state: 'uploaded' | 'starter' | 'new' | 'open';
  created_at: string;
}

interface StoredRelease {
  readonly id: number;
  readonly tag_name: string;
  draft: boolean;
  readonly immutable: boolean;
  readonly body: string;
  readonly assets: StoredAsset[];
}

/** Happens instead of the response, or before it. */
type Interference = (request: ApiRequest) => FakeResponse | undefined;

export class Releases {
  origin = '';
  readonly all: StoredRelease[] = [];
  /** Describes moments in which the release had no complete file. */
  readonly gaps: string[] = [];
  /** Is called before every request for an asset or a release. */
  interfere: Interference = () => undefined;
  /** Returns the digest of received bytes, or undefined as older servers do. */
  digestOf: (bytes: Buffer) => string | undefined = (bytes) =>
    `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
  /** What arrives of an upload. */
  receive: (bytes: Buffer) => Pick<StoredAsset, 'bytes' | 'state'> = (bytes) => ({ bytes, state: 'uploaded' });
  /** Lists and reads by tag show writes late. Names are unique at once. */
  readonly lag = new Lag(() =>
    this.all.map((release) => ({ ...release, assets: release.assets.map((one) => ({ ...one })) })),
  );
  #lastId = 5_000_000_000;

  add(tag: string, more: { draft?: boolean; immutable?: boolean } = {}): StoredRelease {
    const { draft = false, immutable = false } = more;
    const release = { id: ++this.#lastId, tag_name: tag, draft, immutable, body: 'Written by hand', assets: [] };
    this.all.push(release);
    return release;
  }

  addAsset(release: StoredRelease, name: string, bytes: Buffer, more: Partial<StoredAsset> = {}): StoredAsset {
    const created_at = new Date().toISOString();
    const asset = {
      id: ++this.#lastId,
      name,
      bytes,
      contentType: 'application/pdf',
      state: 'uploaded' as const,
      created_at,
      ...more,
    };
    release.assets.push(asset);
    return asset;
  }

  isFor({ path }: ApiRequest): boolean {
    return /^(\/uploads)?\/repos\/[^/]+\/[^/]+\/releases(\/|$)/.test(path);
  }

  answer(request: ApiRequest): FakeResponse {
    if (this.lag.isEmpty) this.lag.record();
    const answer = this.interfere(request) ?? this.#answer(request);
    if (request.method !== 'GET') this.lag.record();
    this.#noteGaps(request);
    return answer;
  }

  #answer({ method, path, query, headers, bytes, body }: ApiRequest): FakeResponse {
    const place = path.replace(/^(\/uploads)?\/repos\/[^/]+\/[^/]+\/releases/, '');
    const tag = /^\/tags\/(.+)$/.exec(place)?.[1];
    if (tag !== undefined) {
      const found = this.lag.shown.find((one) => one.tag_name === decodeURIComponent(tag) && !one.draft);
      return found ? { status: 200, json: this.#shownRelease(found) } : missing();
    }
    if (method === 'GET' && place === '')
      return {
        status: 200,
        json: pageOf(this.lag.shown.toReversed(), query, 30).map((one) => this.#shownRelease(one)),
      };
    if (method === 'POST' && place === '') return this.#create(body as Partial<StoredRelease>);
    const changed = this.all.find(({ id }) => method === 'PATCH' && place === `/${id}`);
    if (changed) return this.#publish(changed, body as Partial<StoredRelease>);
    const assetId = Number(/^\/assets\/(\d+)$/.exec(place)?.[1]);
    if (assetId) return this.#asset(method, assetId, body as { name?: string } | undefined);
    const isOfPlace = ({ id }: StoredRelease): boolean => place === `/${id}/assets`;
    const release = (method === 'GET' ? this.lag.shown : this.all).find(isOfPlace);
    if (!release) return missing();
    if (method === 'GET')
      return { status: 200, json: pageOf(release.assets, query, 30).map((one) => this.#shownAsset(release, one)) };
    if (!path.startsWith('/uploads/')) return missing();
    if (Number(headers['content-length']) !== bytes.length)
      return { status: 400, json: { message: 'Bad Content-Length' } };
    if (release.immutable) return { status: 422, json: { message: 'Cannot upload assets to an immutable release.' } };
    const name = (query.get('name') ?? '').replace(/[^A-Za-z0-9._-]+/g, '.');
    if (release.assets.some((one) => one.name === name)) return taken();
    const contentType = String(headers['content-type']);
    const asset = this.addAsset(release, name, bytes, { contentType, ...this.receive(bytes) });
    return { status: 201, json: this.#shownAsset(release, asset) };
  }

  #create({ tag_name: tag = '', draft = false }: Partial<StoredRelease>): FakeResponse {
    if (!draft && this.all.some((one) => one.tag_name === tag && !one.draft)) return taken();
    return { status: 201, json: this.#shownRelease(this.add(tag, { draft })) };
  }

  #publish(release: StoredRelease, { draft = release.draft }: Partial<StoredRelease>): FakeResponse {
    release.draft = draft;
    return { status: 200, json: this.#shownRelease(release) };
  }

  #asset(method: string, id: number, body: { name?: string } | undefined): FakeResponse {
    const release = this.all.find(({ assets }) => assets.some((one) => one.id === id));
    const asset = release?.assets.find((one) => one.id === id);
    if (!release || !asset) return missing();
    if (method === 'DELETE') {
      release.assets.splice(release.assets.indexOf(asset), 1);
      return { status: 204 };
    }
    if (method !== 'PATCH' || body?.name === undefined) return missing();
    if (release.assets.some((one) => one.id !== id && one.name === body.name)) return taken();
    asset.name = body.name;
    return { status: 200, json: this.#shownAsset(release, asset) };
  }

  #noteGaps({ method, path }: ApiRequest): void {
    for (const release of this.all) {
      const whole = release.assets.filter((one) => one.state === 'uploaded' && one.bytes.length > 0);
      const had = this.#hadFile.has(release.id);
      if (had && whole.length === 0) this.gaps.push(`${release.tag_name} has no complete file after ${method} ${path}`);
      if (whole.length > 0) this.#hadFile.add(release.id);
    }
  }
  readonly #hadFile = new Set<number>();

  #shownRelease({ id, tag_name, draft, immutable, body }: StoredRelease): object {
    const upload_url = `${this.origin}/uploads/repos/octo/docs/releases/${id}/assets{?name,label}`;
    return { id, tag_name, draft, immutable, body, upload_url };
  }

  #shownAsset({ tag_name }: StoredRelease, { id, name, bytes, state, created_at }: StoredAsset): object {
    const browser_download_url = `https://github.com/octo/docs/releases/download/${tag_name}/${name}`;
    return {
      id,
      name,
      size: bytes.length,
      state,
      digest: this.digestOf(bytes) ?? null,
      created_at,
      browser_download_url,
    };
  }
}

function missing(): FakeResponse {
  return { status: 404, json: { message: 'Not Found' } };
}

function taken(): FakeResponse {
  const errors = [{ resource: 'ReleaseAsset', code: 'already_exists', field: 'name' }];
  return { status: 422, json: { message: 'Validation Failed', errors } };
}
