/**
 * Attaches files to an existing GitLab release with the job token. The file is uploaded to the generic package registry,
 * and a release link points to it. Changing a link's URL is one step, so the release has a file at any moment.
 */
import { messageOf } from '../../text/error-message.js';
import { type AttachedFile, HostError, type Release, type ReleaseFile, type ReleaseRequest } from '../host.js';
import {
  checksumContent,
  checksumName,
  contentsOf,
  staleChecksumWarnings,
  type UploadContent,
  withState,
} from '../release-file.js';
import { type GitLabConnection, jobApi } from './access.js';
import type { GitLabClient } from './client.js';
import {
  anything,
  links as linksSchema,
  type PackageFile,
  packageFiles as packageFilesSchema,
  packages as packagesSchema,
  type ReleaseLink,
  uploadedFile,
} from './schemas.js';

/** The package in the registry that contains the files; the tag is its version. */
const PACKAGE_NAME = 'docs-ci-export-pdf';
/** Ends the loop of two jobs that attach at the same time. */
const MAX_ROUNDS = 5;

/** Rejects with HostError if the release doesn't exist. It uses the job token, not the token of the request. */
export async function findGitLabRelease(
  connection: GitLabConnection,
  { tag, assetName }: ReleaseRequest,
): Promise<Release> {
  const task = `attach ${assetName} to release ${tag}`;
  const api = jobApi(connection, task);
  const path = `releases/${encodeURIComponent(tag)}`;
  if ((await api.find(anything, path)) === undefined)
    throw new HostError(
      `couldn't ${task}: no release with this tag is visible to the job token (HTTP 404). Create the release first`,
    );
  const release: ReleaseLocation = { api, tag, path, projectUrl: connection.env.CI_PROJECT_URL ?? '' };
  const link = await findLink(release, assetName);
  return {
    replacedBytes: link && ((await findPackageFile(release, link.url))?.size ?? undefined),
    attach: (file) => new Attachment(release, assetName, file).run(),
  };
}

interface ReleaseLocation {
  readonly api: GitLabClient;
  readonly tag: string;
  /** API path of the release, below the project. */
  readonly path: string;
  readonly projectUrl: string;
}

async function findLink({ api, path }: ReleaseLocation, name: string): Promise<ReleaseLink | undefined> {
  for await (const link of api.list(linksSchema, `${path}/assets/links`)) if (link.name === name) return link;
  return undefined;
}

/** Returns the web URL, since the API's URL requires a token even in public projects. */
function downloadUrl({ projectUrl }: ReleaseLocation, fileId: number): string {
  return `${projectUrl}/-/package_files/${fileId}/download`;
}

/** Finds the file of the package that a URL leads to; undefined for any other URL. */
async function findPackageFile({ api, projectUrl }: ReleaseLocation, url: string): Promise<PackageFile | undefined> {
  const id = url.startsWith(`${projectUrl}/`) ? /\/-\/package_files\/(\d+)\/download$/.exec(url)?.[1] : undefined;
  if (id === undefined) return undefined;
  const query = { package_type: 'generic', package_name: PACKAGE_NAME };
  for await (const { id: packageId } of api.list(packagesSchema, 'packages', query)) {
    for await (const file of api.list(packageFilesSchema, `packages/${packageId}/package_files`))
      if (file.id === Number(id)) return file;
  }
  return undefined;
}

/** Returns the tag without characters that a package version can't have. Two tags can share a version: files have ids. */
function packageVersionOf(tag: string): string {
  return tag.replace(/[^A-Za-z0-9.+-]/g, '-').replace(/^[^A-Za-z0-9]+/, '') || 'untagged';
}

class Attachment {
  /** Undoes the changes, which are listed in the order they were made. */
  readonly #undoSteps: (() => Promise<unknown>)[] = [];

  constructor(
    readonly release: ReleaseLocation,
    readonly name: string,
    readonly file: ReleaseFile,
  ) {}

  async run(): Promise<AttachedFile> {
    const { projectUrl, tag } = this.release;
    try {
      const urls = new Map<string, string>();
      for (const [name, content] of contentsOf(this.file, this.name)) urls.set(name, await this.#upload(name, content));
      for (const [name, url] of urls) await this.#link(name, url);
      const [fileUrl, checksumUrl] = urls.values();
      if (checksumUrl !== undefined) await this.#reconcileChecksum(fileUrl, checksumUrl);
    } catch (error) {
      throw await this.#rollBack(error);
    }
    const warnings = this.file.checksum ? [] : await this.#staleChecksumWarnings().catch(() => []);
    return { url: `${projectUrl}/-/releases/${encodeURIComponent(tag)}/downloads/${this.name}`, warnings };
  }

  get #checksumName(): string {
    return checksumName(this.name);
  }

  /** Warns of an earlier checksum that belongs to another file; `checksum: false` keeps docs-ci from changing it. */
  async #staleChecksumWarnings(): Promise<string[]> {
    const link = await findLink(this.release, this.#checksumName);
    if (!link) return [];
    const digest = (await findPackageFile(this.release, link.url))?.file_sha256 ?? undefined;
    return staleChecksumWarnings(this.name, this.file.sha256, digest);
  }

  /** Resolves to the URL of the file in the registry. */
  async #upload(name: string, content: UploadContent): Promise<string> {
    const { api, tag } = this.release;
    const folder = `packages/generic/${PACKAGE_NAME}/${packageVersionOf(tag)}`;
    const file = await api.upload(uploadedFile, `${folder}/${name}?select=package_file`, content, this.file.signal);
    if (!file) throw api.error("GitLab's response doesn't name the uploaded file. Run the job again");
    const { id, package_id, size, file_sha256 } = file;
    const path = `packages/${package_id}/package_files/${id}`;
    // Only a Maintainer may delete the file. One that stays isn't part of the release.
    this.#undoSteps.push(() => api.send(anything, 'DELETE', path).catch(() => undefined));
    const isComplete =
      (size ?? content.sizeBytes) === content.sizeBytes && (file_sha256 || content.sha256) === content.sha256;
    if (!isComplete) throw api.error('GitLab stored other content than was sent. Run the job again');
    return downloadUrl(this.release, id);
  }

  /** Points the link of this name to the URL. Its undo step is added first, since the response may be lost. */
  async #link(name: string, url: string): Promise<void> {
    const { api, path } = this.release;
    const linksPath = `${path}/assets/links`;
    const link = { name, url, direct_asset_path: `/${name}`, link_type: 'other' };
    let existing = await findLink(this.release, name);
    if (!existing) {
      this.#undoSteps.push(() =>
        this.#ifUnchanged(name, url, ({ id }) => api.send(anything, 'DELETE', `${linksPath}/${id}`)),
      );
      try {
        await api.send(anything, 'POST', linksPath, link);
        return;
      } catch (error) {
        // Another job may have created the link meanwhile, or the response was lost.
        existing = await findLink(this.release, name);
        if (!existing) throw error;
      }
    }
    const { id, url: earlierUrl, link_type } = existing;
    if (earlierUrl === url) return;
    // GitLab takes a missing type for `other`.
    const change = (json: object): Promise<unknown> =>
      api.send(anything, 'PUT', `${linksPath}/${id}`, { ...json, link_type });
    this.#undoSteps.push(() => this.#ifUnchanged(name, url, () => change({ url: earlierUrl })));
    // A link that was created by hand may lack the path, which the URL of the asset depends on.
    await change({ url, direct_asset_path: link.direct_asset_path });
  }

  /** Runs the undo only if the link still has this URL: another job may have changed it. */
  async #ifUnchanged(name: string, url: string, undo: (link: ReleaseLink) => Promise<unknown>): Promise<void> {
    const link = await findLink(this.release, name);
    if (link?.url === url) await undo(link);
  }

  /** Makes the checksum match the file if one job was the last to write the file, and another the checksum. */
  async #reconcileChecksum(ownFileUrl: string | undefined, ownChecksumUrl: string): Promise<void> {
    let checksumUrl = ownChecksumUrl;
    let checksumFileUrl = ownFileUrl;
    for (let round = 1; round <= MAX_ROUNDS; round += 1) {
      const file = await findLink(this.release, this.name);
      const checksum = await findLink(this.release, this.#checksumName);
      const isOtherFile = file !== undefined && file.url !== ownFileUrl;
      if (!file || (checksum?.url === checksumUrl ? file.url === checksumFileUrl : isOtherFile)) return;
      const digest = isOtherFile ? (await findPackageFile(this.release, file.url))?.file_sha256 : this.file.sha256;
      if (!digest) return;
      checksumUrl = await this.#upload(this.#checksumName, checksumContent(digest, this.name));
      await this.#link(this.#checksumName, checksumUrl);
      checksumFileUrl = file.url;
    }
  }

  async #rollBack(cause: unknown): Promise<HostError> {
    let failureCount = 0;
    for (const undo of this.#undoSteps.toReversed()) await undo().catch(() => (failureCount += 1));
    const state =
      failureCount === 0 ? 'The release is unchanged' : "Couldn't undo all changes. Check the files of the release";
    return withState(cause instanceof HostError ? cause : this.release.api.error(messageOf(cause), { cause }), state);
  }
}
