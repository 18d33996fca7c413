/**
 * Attaches files to an existing GitHub release without a gap. The new file is uploaded under a temporary name and
 * verified. Then the old one is renamed away, the new one gets the name, and the old one is deleted. An interruption
 * leaves a complete file, which the next run finds by its temporary name.
 */
import { type Environment, HostError, type Release, type ReleaseRequest } from '../host.js';
import { checksumName } from '../release-checksum.js';
import { uploadTimeoutMs } from '../upload-progress.js';
import { AssetSwap, isConflict, MAX_ROUNDS, repairChecksum } from './asset-swap.js';
import { ASSET_LIMIT_BYTES, findTemporaryAssets, ReleaseAssets, type TemporaryAsset } from './assets.js';
import { createGitHubClient, type GitHubClient, type GitHubConnection, READ_ONLY_TOKEN, statusOf } from './client.js';
import { type Asset, type GitHubRelease, release as releaseSchema, releases as releasesSchema } from './schemas.js';

const PAGE_SIZE = 100;
/** A new file without its name belongs to a run that ended, if its upload can't have finished within this time. */
const ABANDONED_MS = 60 * 60_000;

/** Rejects with HostError if the release doesn't exist, accepts no more files, or the token can't change it. */
export async function findGitHubRelease(connection: GitHubConnection, request: ReleaseRequest): Promise<Release> {
  const { tag, assetName, token, readOnly } = request;
  const task = `attach ${assetName} to release ${tag}`;
  if (!readOnly && connection.runContext.secrets === 'withheld')
    throw new HostError(
      `couldn't ${task}: ${READ_ONLY_TOKEN}. Attach the file in a workflow that runs on a push, a tag or a release`,
    );
  const client = await createGitHubClient(connection, { token, permission: 'contents: write', task, patient: true });
  const release = (await findPublishedRelease(client, tag)) ?? (await findDraftRelease(client, tag));
  if (!release)
    throw new HostError(
      `couldn't ${task}: no release or draft has this tag. Create the release first; finding a draft requires "contents: write"`,
    );
  if (release.immutable === true)
    throw new HostError(
      `couldn't ${task}: the release is immutable, so files can't be added. Attach the PDF to the draft, then publish the release`,
    );
  const assets = new ReleaseAssets(client, release);
  const context = { task, env: connection.env };
  if (!readOnly) {
    await assets.checkWritable();
    await cleanUpAssets(assets, assetName, context);
  }
  const all = await assets.list();
  const current = all.find(({ name }) => name === assetName) ?? findSurvivor(findTemporaryAssets(assetName, all));
  return {
    replacedBytes: current?.size,
    attach: (file) => new AssetSwap(assets, assetName, file, context).run(),
  };
}

async function findPublishedRelease(
  { owner, repo, call, parse }: GitHubClient,
  tag: string,
): Promise<GitHubRelease | undefined> {
  try {
    const { data } = await call('repeatable', ({ request }, options) =>
      request('GET /repos/{owner}/{repo}/releases/tags/{tag}', { owner, repo, tag, request: options }),
    );
    return parse(releaseSchema, data);
  } catch (error) {
    if (statusOf(error) === 404) return undefined;
    throw error;
  }
}

/** Searches the list, since the lookup by tag doesn't find drafts. The list starts with the newest draft. */
async function findDraftRelease(
  { owner, repo, call, parse }: GitHubClient,
  tag: string,
): Promise<GitHubRelease | undefined> {
  for (let page = 1; ; page += 1) {
    const { data } = await call('repeatable', ({ request }, options) =>
      request('GET /repos/{owner}/{repo}/releases', { owner, repo, per_page: PAGE_SIZE, page, request: options }),
    );
    const releases = parse(releasesSchema, data);
    const found = releases.find(({ draft, tag_name }) => draft && tag_name === tag);
    if (found || releases.length < PAGE_SIZE) return found;
  }
}

/** Cleans up the file and its checksum, and makes them match if an interrupted run left either of them. */
async function cleanUpAssets(
  assets: ReleaseAssets,
  name: string,
  context: { task: string; env: Environment },
): Promise<void> {
  const wasFileLeft = await cleanUpInRounds(assets, name, context.env);
  const wasChecksumLeft = await cleanUpInRounds(assets, checksumName(name), context.env);
  if (wasFileLeft || wasChecksumLeft) await repairChecksum(assets, name, context);
}

/** Starts again after a conflict: two jobs may clean up at once while a third one swaps the file. */
async function cleanUpInRounds(assets: ReleaseAssets, name: string, env: Environment): Promise<boolean> {
  for (let round = 1; ; round += 1) {
    try {
      return await cleanUp(assets, name, env);
    } catch (error) {
      if (!isConflict(error) || round === MAX_ROUNDS) throw error;
    }
  }
}

/**
 * Finishes or removes what an interrupted swap left. If no file has the name, its new file gets it, or else the file that
 * lost it. Then superfluous files are deleted. Each step is one that a job in the middle of a swap is about to take itself.
 * @returns true if anything was left
 */
async function cleanUp(assets: ReleaseAssets, name: string, env: Environment): Promise<boolean> {
  const all = await assets.list();
  const leftovers = findTemporaryAssets(name, all);
  if (leftovers.length === 0) return false;
  let current = all.find((asset) => asset.name === name);
  if (!current) {
    const survivor = findSurvivor(leftovers);
    current = survivor && (await assets.rename(survivor.id, name));
  }
  for (const leftover of leftovers) {
    if (leftover.asset.id === current?.id) continue;
    const isSuperfluous = leftover.kind === 'old' ? current !== undefined : isAbandoned(leftover, env);
    if (isSuperfluous) await assets.deleteNamed(leftover.asset);
  }
  return true;
}

/** Finds the file that should have the name. A new file is verified if the old one was already renamed away for it. */
function findSurvivor(leftovers: readonly TemporaryAsset[]): Asset | undefined {
  const complete = leftovers.filter(({ asset }) => asset.state === 'uploaded');
  const replaced = complete.filter(({ kind }) => kind === 'old');
  const verified = complete.find(({ kind, nonce }) => kind === 'new' && replaced.some((old) => old.nonce === nonce));
  return (verified ?? replaced.toSorted((a, b) => b.asset.created_at.localeCompare(a.asset.created_at))[0])?.asset;
}

function isAbandoned({ runId, attempt, asset }: TemporaryAsset, env: Environment): boolean {
  const isEarlierAttempt = runId === env.GITHUB_RUN_ID && attempt < Number(env.GITHUB_RUN_ATTEMPT);
  // The final size of an unfinished upload is unknown, so it gets the time of the largest file.
  const uploadMs = uploadTimeoutMs(asset.state === 'uploaded' ? asset.size : ASSET_LIMIT_BYTES);
  return isEarlierAttempt || Date.now() - Date.parse(asset.created_at) > uploadMs + ABANDONED_MS;
}
