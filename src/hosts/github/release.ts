/** Finds the GitHub release that a file is attached to. */
import { HostError, type Release, type ReleaseRequest } from '../host.js';
import { untilVisible } from '../release-file.js';
import { repairAssets, replaceAsset } from './asset-swap.js';
import { ReleaseAssets } from './assets.js';
import { createGitHubClient, type GitHubClient, type GitHubConnection } from './client.js';
import { ifFound, READ_ONLY_TOKEN } from './octokit-error.js';
import { type GitHubRelease, release as releaseSchema, releases } from './schemas.js';

/** Rejects with HostError if the release doesn't exist, accepts no more files, or the token can't change it. */
export async function findGitHubRelease(connection: GitHubConnection, request: ReleaseRequest): Promise<Release> {
  const { tag, assetName, token, readOnly } = request;
  const task = readOnly ? `find release ${tag}` : `attach ${assetName} to release ${tag}`;
  if (!readOnly && connection.runContext.secrets === 'withheld')
    throw new HostError(
      `couldn't ${task}: ${READ_ONLY_TOKEN}. Attach the file in a workflow that runs on a push, a tag or a release`,
    );
  const client = await createGitHubClient(connection, { token, permission: 'contents: write', task, patient: true });
  const release = await untilVisible(async () => (await findPublished(client, tag)) ?? (await findDraft(client, tag)));
  if (!release)
    throw new HostError(
      `couldn't find release ${tag}: no release or draft has this tag. Check the tag, or create the release first; finding a draft requires "contents: write"`,
    );
  if (release.immutable === true)
    throw new HostError(
      `couldn't ${task}: the release is immutable, so no file can be added after it was published. Attach the file to a release that is still a draft, then publish that one`,
    );
  const assets = new ReleaseAssets(client, release, task);
  if (!readOnly) {
    await assets.checkWritable();
    await repairAssets(assets, assetName);
  }
  return { attach: (file) => replaceAsset(assets, assetName, file) };
}

/** The lookup by tag doesn't find drafts. */
async function findPublished(client: GitHubClient, tag: string): Promise<GitHubRelease | undefined> {
  return ifFound(client.send(releaseSchema, `GET releases/tags/${encodeURIComponent(tag)}`));
}

/** The list starts with the newest draft. */
async function findDraft(client: GitHubClient, tag: string): Promise<GitHubRelease | undefined> {
  for await (const release of client.list(releases, 'releases'))
    if (release.draft && release.tag_name === tag) return release;
  return undefined;
}
