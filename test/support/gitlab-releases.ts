/** Fakes GitLab's releases, their links, and the generic packages behind them, as the job token sees them. */
import { createHash } from 'node:crypto';
import { type ApiRequest, type FakeResponse, pageOf } from './api-server.js';
import { Lag } from './lag.js';

interface StoredLink {
  readonly id: number;
  readonly name: string;
  url: string;
  readonly direct_asset_path?: string;
  readonly link_type?: string;
}

interface StoredPackage {
  readonly id: number;
  readonly name: string;
  readonly version: string;
  readonly files: { readonly id: number; readonly file_name: string; readonly bytes: Buffer }[];
}

export class GitLabReleases {
  readonly jobToken = 'glcbt-job-token';
  readonly projectUrl = 'https://gitlab.example.com/docs/site';
  /** Maps tags to links. */
  readonly links = new Map<string, StoredLink[]>();
  readonly packages: StoredPackage[] = [];
  /** Is called before every request. */
  interfere: (request: ApiRequest) => FakeResponse | undefined = () => undefined;
  /** What arrives of an upload. */
  receive: (bytes: Buffer) => { readonly bytes: Buffer } = (bytes) => ({ bytes });
  /** Lists of links and reads of releases show writes late. Names are unique at once. */
  readonly lag = new Lag(
    () => new Map([...this.links].map(([tag, links]) => [tag, links.map((link) => ({ ...link }))])),
  );
  readonly #base: string;
  #lastId = 100;

  constructor(base: string) {
    this.#base = base;
  }

  /** Returns the bytes that a link leads to. */
  linked(tag: string, name: string): string | undefined {
    const url = this.links.get(tag)?.find((link) => link.name === name)?.url ?? '';
    const id = Number(/^https:\/\/gitlab\.example\.com\/docs\/site\/-\/package_files\/(\d+)\/download$/.exec(url)?.[1]);
    return this.packages
      .flatMap(({ files }) => files)
      .find((file) => file.id === id)
      ?.bytes.toString();
  }

  isFor({ path }: ApiRequest): boolean {
    return path.startsWith(`${this.#base}/releases/`) || path.startsWith(`${this.#base}/packages`);
  }

  answer(request: ApiRequest): FakeResponse {
    if (request.headers['job-token'] !== this.jobToken) return { status: 401, json: { message: '401 Unauthorized' } };
    if (this.lag.isEmpty) this.lag.record();
    const answer = this.interfere(request) ?? this.#answer(request);
    if (request.method !== 'GET') this.lag.record();
    return answer;
  }

  #answer({ method, path, query, bytes, body }: ApiRequest): FakeResponse {
    const place = path.slice(this.#base.length);
    if (place.startsWith('/packages')) return this.#packages(method, place, query, bytes);
    const [, tag = '', linkId] = /^\/releases\/([^/]+)(?:\/assets\/links(?:\/(\d+))?)?$/.exec(place) ?? [];
    const links = (method === 'GET' ? this.lag.shown : this.links).get(decodeURIComponent(tag));
    if (!links) return missing();
    if (!place.includes('/assets/links')) return { status: 200, json: { tag_name: decodeURIComponent(tag) } };
    const link = links.find(({ id }) => id === Number(linkId));
    const wanted = (body ?? {}) as Partial<StoredLink>;
    if (method === 'GET') return paged(links, query);
    const others = links.filter((one) => one !== link);
    if (others.some(({ name, url }) => name === wanted.name || url === wanted.url))
      return { status: 400, json: { message: { name: ['has already been taken'] } } };
    if (others.some((one) => one.direct_asset_path && one.direct_asset_path === wanted.direct_asset_path))
      return { status: 400, json: { message: { filepath: ['has already been taken'] } } };
    if (method === 'POST') {
      const made = { ...wanted, id: ++this.#lastId } as StoredLink;
      links.push(made);
      return { status: 201, json: made };
    }
    if (!link) return missing();
    // GitLab takes a missing type for the default one.
    if (method === 'PUT') Object.assign(link, { link_type: 'other' }, wanted);
    else links.splice(links.indexOf(link), 1);
    return { status: 200, json: link };
  }

  #packages(method: string, place: string, query: URLSearchParams, bytes: Buffer): FakeResponse {
    const [, name = '', version = '', file] = /^\/packages\/generic\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(place) ?? [];
    if (method === 'PUT' && file !== undefined) {
      if (!/^[\w.+-]+$/.test(version)) return { status: 400, json: { error: 'package_version is invalid' } };
      return {
        status: 201,
        json: query.get('select') === 'package_file' ? this.#store(name, version, file, bytes) : {},
      };
    }
    if (place === '/packages')
      return paged(
        this.packages.filter((one) => one.name === query.get('package_name')),
        query,
      );
    const [, id, fileId] = /^\/packages\/(\d+)\/package_files(?:\/(\d+))?$/.exec(place) ?? [];
    const found = this.packages.find((one) => one.id === Number(id));
    if (!found) return missing();
    if (method === 'GET')
      return paged(
        found.files.map((one) => shownFile(found, one)),
        query,
      );
    const index = found.files.findIndex((one) => one.id === Number(fileId));
    if (method !== 'DELETE' || index < 0) return missing();
    found.files.splice(index, 1);
    return { status: 204 };
  }

  #store(name: string, version: string, file_name: string, bytes: Buffer): object {
    let found = this.packages.find((one) => one.name === name && one.version === version);
    if (!found) this.packages.push((found = { id: ++this.#lastId, name, version, files: [] }));
    const file = { id: ++this.#lastId, file_name, ...this.receive(bytes) };
    found.files.push(file);
    return shownFile(found, file);
  }
}

function shownFile(
  { id: package_id }: StoredPackage,
  { id, file_name, bytes }: StoredPackage['files'][number],
): object {
  return {
    id,
    package_id,
    file_name,
    size: bytes.length,
    file_sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

/** Answers with the page that a query asks for. */
export function paged(items: readonly object[], query: URLSearchParams): FakeResponse {
  const page = pageOf(items, query, 20);
  const hasMore = page.length > 0 && page.at(-1) !== items.at(-1);
  return {
    status: 200,
    headers: { 'x-next-page': hasMore ? String(Number(query.get('page') ?? 1) + 1) : '' },
    json: page,
  };
}

function missing(): FakeResponse {
  return { status: 404, json: { message: '404 Not Found' } };
}
