/**
 * Attaches a file to an existing GitLab release with the job token. The file is uploaded to the generic package registry,
 * and a release link points to it. Changing a link's URL is one step, so the release has the old or the new file at any
 * moment. Earlier files stay in the registry.
 */
import { messageOf } from '../../text/error-message.js';
import { type AttachedFile, HostError, type Release, type ReleaseFile, type ReleaseRequest } from '../host.js';
import { afterNotFound, conflictOf, contentOf, untilVisible, withState } from '../release-file.js';
import { type GitLabConnection, jobApi } from './access.js';
import { type GitLabClient, statusOf } from './client.js';
import { anything, links as linksSchema, type PackageFile, type ReleaseLink, uploadedFile } from './schemas.js';

/** The package in the registry that contains the files; the tag is its version. */
const PACKAGE_NAME = 'docs-ci-export-pdf';

/** Rejects with HostError if the release doesn't exist. It uses the job token, not the token of the request. */
export async function findGitLabRelease(
  connection: GitLabConnection,
  { tag, assetName, readOnly }: ReleaseRequest,
): Promise<Release> {
  const task = readOnly ? `find release ${tag}` : `attach ${assetName} to release ${tag}`;
  const api = jobApi(connection, task);
  const path = `releases/${encodeURIComponent(tag)}`;
  if ((await untilVisible(() => api.find(anything, path))) === undefined)
    throw new HostError(
      `couldn't find release ${tag}: no release with this tag is visible to the job token (HTTP 404). Check the tag, or create the release first`,
    );
  const release: ReleaseLocation = { api, tag, task, path, projectUrl: connection.env.CI_PROJECT_URL ?? '' };
  return { attach: (file) => attach(release, assetName, file) };
}

interface ReleaseLocation {
  readonly api: GitLabClient;
  readonly tag: string;
  /** Purpose of the calls, phrased to follow "couldn't". */
  readonly task: string;
  /** API path of the release, below the project. */
  readonly path: string;
  readonly projectUrl: string;
}

async function attach(release: ReleaseLocation, name: string, file: ReleaseFile): Promise<AttachedFile> {
  const before = await findLink(release, name);
  const uploaded = await upload(release, name, file);
  const url = downloadUrl(release, uploaded.id);
  const existing = await findLink(release, name);
  if (existing?.url !== before?.url) throw await withoutFile(release, uploaded, conflictOf(release.task));
  if (existing) await changeLink(release, existing, url);
  else await createLink(release, name, uploaded);
  const shown = `${release.projectUrl}/-/releases/${encodeURIComponent(release.tag)}/downloads/${name}`;
  const isForeign = existing && !existing.url.startsWith(`${release.projectUrl}/-/package_files/`);
  return {
    url: shown,
    ...(existing && {
      replaced: isForeign
        ? 'in place of an earlier link'
        : `in place of the link to the earlier ${name}, which stays in the package registry`,
    }),
    ...(isForeign && { warning: replacedWarning(release, existing) }),
  };
}

/** Someone may still need what the link led to. */
function replacedWarning({ tag }: ReleaseLocation, { name, url }: ReleaseLink): string {
  return `The link ${name} of release ${tag} leads to the new file. Before, it led to ${url}. To keep that one, add it to the release under another name.`;
}

/** Each upload is a file of its own in the registry, which nothing shows before the link points to it. */
async function upload({ api, tag }: ReleaseLocation, name: string, file: ReleaseFile): Promise<PackageFile> {
  const folder = `packages/generic/${PACKAGE_NAME}/${packageVersionOf(tag)}`;
  try {
    const content = contentOf(file);
    const place = `${folder}/${name}?select=package_file`;
    const uploaded = await afterNotFound(() => api.upload(uploadedFile, place, content, file.signal), statusOf);
    if (!uploaded) throw api.error("GitLab's response doesn't name the uploaded file. Run the job again");
    const { size, file_sha256 } = uploaded;
    if ((size ?? file.sizeBytes) === file.sizeBytes && (file_sha256 || file.sha256) === file.sha256) return uploaded;
    await discard({ api }, uploaded);
    throw api.error('GitLab stored other content than was sent. Run the job again');
  } catch (error) {
    throw withState(toHostError(api, error), UNCHANGED);
  }
}

/** Points the link to the new file in one step. */
async function changeLink(release: ReleaseLocation, { id, name, link_type }: ReleaseLink, url: string): Promise<void> {
  const { api, path, task } = release;
  // GitLab takes a missing type for `other`. A link that was created by hand may lack the path of the asset's URL.
  const change = { url, direct_asset_path: `/${name}`, link_type };
  try {
    const put = (): Promise<unknown> => api.send(anything, 'PUT', `${path}/assets/links/${id}`, change);
    const changed = await untilVisible(() => ifNot404(put()));
    if (changed === undefined) throw conflictOf(task, { status: 404 });
  } catch (error) {
    if (!(await isLinked(release, name, url, error))) throw withState(toHostError(api, error), stateAfter(error));
  }
}

/** Names are unique in a release, so the second of two jobs is rejected. */
async function createLink(release: ReleaseLocation, name: string, uploaded: PackageFile): Promise<void> {
  const { api, path, task } = release;
  const url = downloadUrl(release, uploaded.id);
  const link = { name, url, direct_asset_path: `/${name}`, link_type: 'other' };
  try {
    const post = (): Promise<unknown> => api.send(anything, 'POST', `${path}/assets/links`, link);
    if ((await untilVisible(() => ifNot404(post()))) === undefined) throw conflictOf(task, { status: 404 });
  } catch (error) {
    const isTaken = statusOf(error) === 400 && toHostError(api, error).message.includes('name has already been taken');
    // It may be this link: an earlier request can be done although its response was an error.
    if (await isLinked(release, name, url, isTaken ? undefined : error)) return;
    if (statusOf(error) !== 400) throw withState(toHostError(api, error), stateAfter(error));
    // The list may not show the link of another job yet, but names are unique.
    throw await withoutFile(release, uploaded, isTaken ? conflictOf(task, error) : toHostError(api, error));
  }
}

/** Resolves to undefined for a 404, which GitLab can return once for what was just written. */
async function ifNot404<T>(response: Promise<T>): Promise<T | true | undefined> {
  return response.then(
    (value) => value ?? true,
    (error: unknown) => {
      if (statusOf(error) === 404) return undefined;
      throw error;
    },
  );
}

/** True if the link points to the URL although the response was an error or got lost. A rejection says that it doesn't. */
async function isLinked(release: ReleaseLocation, name: string, url: string, error?: unknown): Promise<boolean> {
  if (isRejected(error)) return false;
  const look = async (): Promise<true | undefined> => (await findLink(release, name))?.url === url || undefined;
  return (await untilVisible(look).catch(() => undefined)) ?? false;
}

const UNCHANGED = 'The release is unchanged';

function isRejected(error: unknown): boolean {
  const status = statusOf(error);
  return status !== undefined && status < 500;
}

function stateAfter(error: unknown): string {
  return isRejected(error) ? UNCHANGED : 'The release has the old or the new file. Run the job again to make sure';
}

function toHostError(api: GitLabClient, error: unknown): HostError {
  return error instanceof HostError ? error : api.error(messageOf(error), { cause: error });
}

/** Deletes a file that no link points to, and resolves to the error. */
async function withoutFile(release: ReleaseLocation, uploaded: PackageFile, cause: HostError): Promise<HostError> {
  await discard(release, uploaded);
  return withState(cause, UNCHANGED);
}

/** Only a Maintainer may delete the file. One that stays isn't part of the release. */
async function discard({ api }: Pick<ReleaseLocation, 'api'>, { id, package_id }: PackageFile): Promise<void> {
  await api.send(anything, 'DELETE', `packages/${package_id}/package_files/${id}`).catch(() => undefined);
}

/** The list can lag behind what was just written. */
async function findLink({ api, path }: ReleaseLocation, name: string): Promise<ReleaseLink | undefined> {
  return afterNotFound(async () => {
    for await (const link of api.list(linksSchema, `${path}/assets/links`)) if (link.name === name) return { link };
    return {};
  }, statusOf).then(({ link }) => link);
}

/** Returns the web URL, since the API's URL requires a token even in public projects. */
function downloadUrl({ projectUrl }: ReleaseLocation, fileId: number): string {
  return `${projectUrl}/-/package_files/${fileId}/download`;
}

/** Returns the tag without characters that a package version can't have. Two tags can share a version: files have ids. */
function packageVersionOf(tag: string): string {
  return tag.replace(/[^A-Za-z0-9.+-]/g, '-').replace(/^[^A-Za-z0-9]+/, '') || 'untagged';
}
