/**
 * Files of an existing release on GitHub, replaced without a gap: the new one is uploaded under a passing name and
 * checked, the old one renamed away, the new one renamed to the name, the old one deleted. Whatever is interrupted in
 * between leaves a complete file, which the next run finds by its name.
 */
import { type Asset, ASSET_LIMIT_BYTES, Assets, type Passing, passingFor } from './assets.js';
import { fieldsOf } from '../fields.js';
import {
  createGitHubCalls,
  type GitHubCalls,
  type GitHubPlace,
  hasReadOnlyToken,
  NOT_AS_AGREED,
  statusOf,
} from './client.js';
import { isRace, matchChecksum, MAX_ROUNDS, Replacement } from './asset-swap.js';
import { type Environment, type Host, HostError, type Release } from '../host.js';
import { checksumName } from '../release-checksum.js';
import { uploadTimeoutMs } from '../upload-progress.js';

type Wanted = Parameters<NonNullable<Host['findRelease']>>[0];

interface ReleaseFacts {
  readonly id: number;
  readonly tag_name: string;
  readonly upload_url: string;
  readonly draft: boolean;
  readonly immutable?: boolean;
}

const PAGE = 100;
/** A new file that got no name for so long after the last moment of its upload belongs to a run that is no more. */
const ABANDONED_MS = 60 * 60_000;

/** Rejects with HostError where there is no such release, where it takes no files any more, or not from this token. */
export async function findGitHubRelease(place: GitHubPlace, wanted: Wanted): Promise<Release> {
  const { tag, assetName, token, readOnly } = wanted;
  const what = `attach ${assetName} to the release ${tag}`;
  if (!readOnly && hasReadOnlyToken(place))
    throw new HostError(
      `could not ${what}: the token of a pull request from a fork is read-only, and nothing in the workflow can change that. Attach in a workflow that runs on a push, a tag or a release`,
    );
  const calls = await createGitHubCalls(place, { token, permission: 'contents: write', what, patient: true });
  const release = (await publishedRelease(calls, tag)) ?? (await draftRelease(calls, tag));
  if (!release)
    throw new HostError(
      `could not ${what}: there is no release with this tag, no draft either. Create it first (a draft is seen with the permission contents: write only); docs-ci attaches to releases and makes none`,
    );
  if (release.immutable === true)
    throw new HostError(
      `could not ${what}: the release is immutable, so it takes no files any more. Attach the PDF while it is a draft, and publish it afterwards`,
    );
  const assets = new Assets(calls, release);
  if (!readOnly) {
    await assets.checkWritable();
    await tidyBoth(assets, assetName, { what, env: place.env });
  }
  const all = await assets.list();
  const current = all.find(({ name }) => name === assetName) ?? survivorOf(passingFor(assetName, all));
  return {
    replacedBytes: current?.size,
    attach: (file) => new Replacement(assets, assetName, file, { what, env: place.env }).run(),
  };
}

async function publishedRelease(
  { owner, repo, call, refusal }: GitHubCalls,
  tag: string,
): Promise<ReleaseFacts | undefined> {
  try {
    const { data } = await call(true, ({ rest }, request) => rest.repos.getReleaseByTag({ owner, repo, tag, request }));
    if (!isRelease(data)) throw refusal(NOT_AS_AGREED);
    return data;
  } catch (error) {
    if (statusOf(error) === 404) return undefined;
    throw error;
  }
}

function isRelease(data: unknown): data is ReleaseFacts {
  const { id, tag_name, upload_url, draft } = fieldsOf(data);
  const isNamed = typeof tag_name === 'string' && typeof upload_url === 'string';
  return typeof id === 'number' && typeof draft === 'boolean' && isNamed;
}

/** The lookup by tag does not see drafts. Of several the newest, which the list names first. */
async function draftRelease(
  { owner, repo, call, refusal }: GitHubCalls,
  tag: string,
): Promise<ReleaseFacts | undefined> {
  for (let page = 1; ; page += 1) {
    const { data } = await call(true, ({ rest }, request) =>
      rest.repos.listReleases({ owner, repo, per_page: PAGE, page, request }),
    );
    if (!Array.isArray(data) || !data.every(isRelease)) throw refusal(NOT_AS_AGREED);
    const found = data.find((release: ReleaseFacts) => release.draft && release.tag_name === tag);
    if (found || data.length < PAGE) return found;
  }
}

/** The file, its checksum, and where something was left of either, that they belong together. */
async function tidyBoth(assets: Assets, name: string, place: { what: string; env: Environment }): Promise<void> {
  const wasFileLeft = await tidyInRounds(assets, name, place.env);
  const wasChecksumLeft = await tidyInRounds(assets, checksumName(name), place.env);
  if (wasFileLeft || wasChecksumLeft) await matchChecksum(assets, name, place);
}

/** Two jobs may tidy up at once, and a third be at work: whoever comes too late looks again. */
async function tidyInRounds(assets: Assets, name: string, env: Environment): Promise<boolean> {
  for (let round = 1; ; round += 1) {
    try {
      return await tidy(assets, name, env);
    } catch (error) {
      if (!isRace(error) || round === MAX_ROUNDS) throw error;
    }
  }
}

/**
 * What an interrupted exchange left: without a file of the name its new file gets it, else the one it had taken the
 * name from; then what is superfluous goes. Another job may be at it right now: all of this only does, a little
 * earlier, what that job is about to do itself. True where anything was left.
 */
async function tidy(assets: Assets, name: string, env: Environment): Promise<boolean> {
  const all = await assets.list();
  const left = passingFor(name, all);
  if (left.length === 0) return false;
  let named = all.find((asset) => asset.name === name);
  if (!named) {
    const survivor = survivorOf(left);
    named = survivor && (await assets.rename(survivor.id, name));
  }
  for (const one of left) {
    if (one.asset.id === named?.id) continue;
    const isOver = one.kind === 'old' ? named !== undefined : isAbandoned(one, env);
    if (isOver) await assets.deleteNamed(one.asset);
  }
  return true;
}

/** A new file is whole where the old one was renamed away for it: that is done after the check. */
function survivorOf(left: readonly Passing[]): Asset | undefined {
  const whole = left.filter(({ asset }) => asset.state === 'uploaded');
  const olds = whole.filter(({ kind }) => kind === 'old');
  const finished = whole.find(({ kind, mark }) => kind === 'new' && olds.some((old) => old.mark === mark));
  return (finished ?? olds.toSorted((a, b) => b.asset.created_at.localeCompare(a.asset.created_at))[0])?.asset;
}

function isAbandoned({ runId, attempt, asset }: Passing, env: Environment): boolean {
  const isEarlierAttempt = runId === env.GITHUB_RUN_ID && attempt < Number(env.GITHUB_RUN_ATTEMPT);
  // A half may be of the largest file there is, and on its way still.
  const uploadMs = uploadTimeoutMs(asset.state === 'uploaded' ? asset.size : ASSET_LIMIT_BYTES);
  return isEarlierAttempt || Date.now() - Date.parse(asset.created_at) > uploadMs + ABANDONED_MS;
}
