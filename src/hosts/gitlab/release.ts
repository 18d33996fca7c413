/**
 * Files of an existing GitLab release, with the job token: the file goes to the generic package registry, and the
 * release links to it. Changing the address of a link is one step, so there is no moment without a file.
 */
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { fieldsOf, isTextOrNone } from '../fields.js';
import { counted } from '../upload-progress.js';
import { type GitLabApi, type GitLabPlace, jobApi, type Upload } from './api.js';
import { type Host, HostError, type Release, type ReleaseFile } from '../host.js';
import { checksumBytes, checksumName, staleChecksumWarning } from '../release-checksum.js';

type Wanted = Parameters<NonNullable<Host['findRelease']>>[0];

/** Our package in the registry; the tag is its version. */
const PACKAGE = 'docs-ci-export-pdf';
/** Two jobs that attach at the same time come to an end. */
const MAX_ROUNDS = 5;

/** The fields that are read here. */
interface LinkFacts {
  readonly id: number;
  readonly name: string;
  readonly url: string;
}

interface PackageFile {
  readonly id: number;
  readonly package_id?: number;
  readonly size?: number;
  readonly file_sha256?: string | null;
}

/** Rejects with HostError where there is no such release. `token` has no part in it: the job's own does this. */
export async function findGitLabRelease(place: GitLabPlace, { tag, assetName }: Wanted): Promise<Release> {
  const what = `attach ${assetName} to the release ${tag}`;
  const api = jobApi(place, what);
  const path = `/releases/${encodeURIComponent(tag)}`;
  if ((await api.find(path)) === undefined)
    throw new HostError(
      `could not ${what}: there is no release with this tag, or the job token may not see it (HTTP 404). Create it first; docs-ci attaches to releases and makes none`,
    );
  const release: ReleasePlace = { api, tag, path, webUrl: place.env.CI_PROJECT_URL ?? '' };
  const link = await findLink(release, assetName);
  return {
    replacedBytes: link && (await fileBehind(release, link.url))?.size,
    attach: (file) => new Attachment(release, assetName, file).run(),
  };
}

interface ReleasePlace {
  readonly api: GitLabApi;
  readonly tag: string;
  /** Below the project. */
  readonly path: string;
  /** Of the project. */
  readonly webUrl: string;
}

function isLink(data: unknown): data is LinkFacts {
  const { id, name, url } = fieldsOf(data);
  return typeof id === 'number' && typeof name === 'string' && typeof url === 'string';
}

function isPackageFile(data: unknown): data is PackageFile {
  const { id, package_id, size, file_sha256 } = fieldsOf(data);
  const isCounted = [package_id ?? 0, size ?? 0].every((field) => typeof field === 'number');
  return typeof id === 'number' && isCounted && isTextOrNone(file_sha256);
}

function isPackage(data: unknown): data is { readonly id: number } {
  return typeof fieldsOf(data).id === 'number';
}

async function findLink({ api, path }: ReleasePlace, name: string): Promise<LinkFacts | undefined> {
  for await (const link of api.list(`${path}/assets/links`, isLink)) if (link.name === name) return link;
  return undefined;
}

/** The web address, since the API's wants a token even in public projects. */
function addressOf({ webUrl }: ReleasePlace, fileId: number): string {
  return `${webUrl}/-/package_files/${fileId}/download`;
}

/** The file of our package that an address leads to; other addresses lead to what is not known. */
async function fileBehind({ api, webUrl }: ReleasePlace, url: string): Promise<PackageFile | undefined> {
  const id = url.startsWith(`${webUrl}/`) ? /\/-\/package_files\/(\d+)\/download$/.exec(url)?.[1] : undefined;
  if (id === undefined) return undefined;
  const query = { package_type: 'generic', package_name: PACKAGE };
  for await (const one of api.list('/packages', isPackage, query)) {
    for await (const file of api.list(`/packages/${one.id}/package_files`, isPackageFile))
      if (file.id === Number(id)) return file;
  }
  return undefined;
}

/** Package versions have these characters only; files are told apart by their id, so two tags may share one. */
function versionOf(tag: string): string {
  return tag.replace(/[^A-Za-z0-9.+-]/g, '-').replace(/^[^A-Za-z0-9]+/, '') || 'untagged';
}

class Attachment {
  readonly #release: ReleasePlace;
  readonly #name: string;
  readonly #file: ReleaseFile;
  /** What was changed, to be changed back. */
  readonly #undos: (() => Promise<unknown>)[] = [];

  constructor(release: ReleasePlace, name: string, file: ReleaseFile) {
    this.#release = release;
    this.#name = name;
    this.#file = file;
  }

  async run(): Promise<{ url?: string; warnings: string[] }> {
    const { path, sizeBytes, sha256, checksum, signal, onProgress } = this.#file;
    const { webUrl, tag } = this.#release;
    try {
      const content = {
        sizeBytes,
        open: () => counted(createReadStream(path, { highWaterMark: 256 * 1024 }), onProgress),
        signal,
      };
      const fileUrl = await this.#upload(this.#name, content, sha256);
      const sumUrl = checksum ? await this.#uploadChecksum(sha256) : undefined;
      await this.#link(this.#name, fileUrl);
      if (sumUrl !== undefined) {
        await this.#link(this.#sumName, sumUrl);
        await this.#settle(fileUrl, sumUrl);
      }
    } catch (error) {
      throw await this.#rollBack(error);
    }
    const warnings = checksum ? [] : await this.#staleChecksum().catch(() => []);
    return { url: `${webUrl}/-/releases/${encodeURIComponent(tag)}/downloads/${this.#name}`, warnings };
  }

  get #sumName(): string {
    return checksumName(this.#name);
  }

  /** A checksum that we were not asked to change, and that is not of our file. */
  async #staleChecksum(): Promise<string[]> {
    const link = await findLink(this.#release, this.#sumName);
    if (!link) return [];
    const digest = (await fileBehind(this.#release, link.url))?.file_sha256 ?? undefined;
    const warning = staleChecksumWarning(this.#name, this.#file.sha256, digest);
    return warning === undefined ? [] : [warning];
  }

  /** Resolves to the address of the file in the registry. */
  async #upload(name: string, content: Upload, sha256?: string): Promise<string> {
    const { api, tag } = this.#release;
    const path = `/packages/generic/${PACKAGE}/${versionOf(tag)}/${name}?select=package_file`;
    const file = await api.upload(path, content);
    if (!isPackageFile(file)) throw api.refusal('GitLab does not say which file it made');
    const { id, package_id, size, file_sha256 } = file;
    this.#undos.push(() => api.send('DELETE', `/packages/${package_id}/package_files/${id}`));
    const isWhole =
      (size ?? content.sizeBytes) === content.sizeBytes && (!file_sha256 || !sha256 || file_sha256 === sha256);
    if (!isWhole) throw api.refusal('GitLab received something else than was sent');
    return addressOf(this.#release, id);
  }

  async #uploadChecksum(sha256: string): Promise<string> {
    const bytes = checksumBytes(sha256, this.#name);
    const content = { sizeBytes: bytes.length, open: () => Readable.from([bytes]), signal: this.#file.signal };
    return this.#upload(this.#sumName, content);
  }

  /** Lets the link of this name lead to the address. An answer may be lost, so each change can be undone before it is made. */
  async #link(name: string, url: string): Promise<void> {
    const { api, path } = this.#release;
    const links = `${path}/assets/links`;
    const wanted = { name, url, direct_asset_path: `/${name}`, link_type: 'other' };
    let before = await findLink(this.#release, name);
    if (!before) {
      this.#undos.push(() => this.#whereOurs(name, url, ({ id }) => api.send('DELETE', `${links}/${id}`)));
      try {
        await api.send('POST', links, wanted);
        return;
      } catch (error) {
        // Another job may have made it since it was looked for, or its answer was lost.
        before = await findLink(this.#release, name);
        if (!before) throw error;
      }
    }
    const { id, url: earlier } = before;
    if (earlier === url) return;
    this.#undos.push(() => this.#whereOurs(name, url, () => api.send('PUT', `${links}/${id}`, { url: earlier })));
    // A link that somebody made by hand may lack the path, by which we tell where the file is.
    await api.send('PUT', `${links}/${id}`, { url, direct_asset_path: wanted.direct_asset_path });
  }

  /** What another job has changed since is its own. */
  async #whereOurs(name: string, url: string, undo: (link: LinkFacts) => Promise<unknown>): Promise<void> {
    const link = await findLink(this.#release, name);
    if (link?.url === url) await undo(link);
  }

  /** Of two jobs one may have come last with the file, the other with the checksum: the file decides. */
  async #settle(ourFile: string, ourSum: string): Promise<void> {
    let sumUrl = ourSum;
    let writtenFor = ourFile;
    for (let round = 1; round <= MAX_ROUNDS; round += 1) {
      const file = await findLink(this.#release, this.#name);
      const sum = await findLink(this.#release, this.#sumName);
      const isAnothers = file !== undefined && file.url !== ourFile;
      if (!file || (sum?.url === sumUrl ? file.url === writtenFor : isAnothers)) return;
      const digest = isAnothers ? (await fileBehind(this.#release, file.url))?.file_sha256 : this.#file.sha256;
      if (!digest) return;
      sumUrl = await this.#uploadChecksum(digest);
      await this.#link(this.#sumName, sumUrl);
      writtenFor = file.url;
    }
  }

  async #rollBack(cause: unknown): Promise<HostError> {
    let failures = 0;
    for (const undo of this.#undos.toReversed()) await undo().catch(() => (failures += 1));
    const message = cause instanceof HostError ? cause.message : this.#release.api.refusal(String(cause)).message;
    const state =
      failures === 0 ? 'The release is as it was' : 'Not everything could be taken back: look at the release';
    return new HostError(`${message}. ${state}`, { cause });
  }
}
