import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGitHubHost } from '../../src/hosts/github.js';
import type { Environment, Release, ReleaseFile } from '../../src/hosts/host.js';
import type { ApiRequest } from '../support/api-server.js';
import { temporaryFolder } from '../support/folder.js';
import { type GitHubApi, startGitHubApi } from '../support/github-api.js';
import { refusal } from './refusal.js';

const OLD = Buffer.from('%PDF-1.7 the old one %%EOF');
const NEW = Buffer.from('%PDF-1.7 the new one, a little longer %%EOF');

let api: GitHubApi;
beforeEach(async () => {
  api = await startGitHubApi();
});
afterEach(() => api.close());

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const sumOf = (bytes: Buffer, name = 'docs.pdf'): string => `${sha256(bytes)}  ${name}\n`;

function find(
  more: { tag?: string; env?: Environment; readOnly?: boolean; assetName?: string } = {},
): Promise<Release> {
  const { tag = 'v1', assetName = 'docs.pdf', readOnly = false } = more;
  const env = {
    GITHUB_API_URL: api.url,
    GITHUB_REPOSITORY: 'octo/docs',
    GITHUB_RUN_ID: '99',
    GITHUB_RUN_ATTEMPT: '1',
    ...more.env,
  };
  const host = createGitHubHost({ env, stdout: () => undefined, cwd: '/', version: '1.2.3' });
  return host.findRelease?.({ tag, assetName, token: api.token, readOnly }) ?? Promise.reject(new Error('no releases'));
}

function fileOf(bytes = NEW, more: Partial<ReleaseFile> = {}): ReleaseFile {
  const path = join(temporaryFolder(), 'docs.pdf');
  writeFileSync(path, bytes);
  return {
    path,
    sizeBytes: bytes.length,
    sha256: sha256(bytes),
    contentType: 'application/pdf',
    checksum: true,
    signal: new AbortController().signal,
    onProgress: () => undefined,
    ...more,
  };
}

/** Name → content. */
function assets(tag = 'v1'): Record<string, string> {
  const release = api.releases.all.find(({ tag_name }) => tag_name === tag);
  return Object.fromEntries((release?.assets ?? []).map(({ name, bytes }) => [name, bytes.toString()]));
}

const BOTH = { 'docs.pdf': NEW.toString(), 'docs.pdf.sha256': sumOf(NEW) };

/** A release with a file and its checksum. */
function released(): (typeof api.releases.all)[number] {
  const release = api.releases.add('v1');
  api.releases.addAsset(release, 'docs.pdf', OLD);
  api.releases.addAsset(release, 'docs.pdf.sha256', Buffer.from(sumOf(OLD)), { contentType: 'text/plain' });
  return release;
}

const BEFORE = { 'docs.pdf': OLD.toString(), 'docs.pdf.sha256': sumOf(OLD) };

/** Answers the nth request that fits with a status, and all after it if `from`. */
function fail(
  fits: (request: ApiRequest) => boolean,
  status: number,
  which: { nth?: number; from?: boolean } = {},
): void {
  const { nth = 1, from = false } = which;
  let seen = 0;
  api.releases.interfere = (request) => {
    if (!fits(request)) return undefined;
    seen += 1;
    return seen === nth || (from && seen > nth) ? { status, json: { message: 'Server Error' } } : undefined;
  };
}

const isUpload = ({ method, path }: ApiRequest): boolean => method === 'POST' && path.startsWith('/uploads/');
const renames =
  (name: RegExp) =>
  ({ method, body }: ApiRequest): boolean =>
    method === 'PATCH' && name.test((body as { name: string }).name);

describe('a release', () => {
  it('is found by its tag, and the file arrives byte for byte with its checksum', async () => {
    api.releases.add('v1');
    const progress: number[] = [];
    const { url, warnings } = await (await find()).attach(fileOf(NEW, { onProgress: (sent) => progress.push(sent) }));
    expect(assets()).toEqual(BOTH);
    expect(url).toBe('https://github.com/octo/docs/releases/download/v1/docs.pdf');
    expect(warnings).toEqual([]);
    expect(progress.at(-1)).toBe(NEW.length);
    expect(api.releases.all[0]?.assets[0]?.contentType).toBe('application/pdf');
  });

  it('that is a draft is found on any page, and nothing of it but its files changes', async () => {
    api.releases.add('v1', { draft: true });
    for (let index = 0; index < 120; index += 1) api.releases.add(`v0.${index}`);
    const before = { ...api.releases.all[0], assets: undefined };
    await (await find()).attach(fileOf(NEW, { checksum: false }));
    expect(assets()).toEqual({ 'docs.pdf': NEW.toString() });
    expect({ ...api.releases.all[0], assets: undefined }).toEqual(before);
    expect(api.requests.some(({ method, path }) => method !== 'GET' && /releases\/\d+$/.test(path))).toBe(false);
  });

  it('that is missing is told, and none is made', async () => {
    expect(await refusal(find({ tag: 'v9' }))).toMatch(
      /could not attach docs.pdf to the release v9: there is no release with this tag/,
    );
    expect(api.requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('that is immutable is told', async () => {
    api.releases.add('v1', { immutable: true });
    expect(await refusal(find())).toContain('the release is immutable');
  });

  it('that the token may not change names the permission', async () => {
    released();
    const release = await find();
    api.forbid('releases');
    expect(await refusal(release.attach(fileOf()))).toContain('add "contents: write" to the job\'s permissions');
  });

  it('knows the size of the file that will be replaced, over many pages of files', async () => {
    const release = api.releases.add('v1');
    for (let index = 0; index < 130; index += 1) api.releases.addAsset(release, `part-${index}.zip`, Buffer.alloc(1));
    api.releases.addAsset(release, 'docs.pdf', OLD);
    expect((await find()).replacedBytes).toBe(OLD.length);
    expect((await find({ assetName: 'other.pdf' })).replacedBytes).toBeUndefined();
  });
});

describe('replacing', () => {
  it('leaves no moment without a complete file, and nothing else behind', async () => {
    released();
    await (await find()).attach(fileOf());
    expect(assets()).toEqual(BOTH);
    expect(api.releases.gaps).toEqual([]);
    const changes = api.requests.filter(({ method }) => method !== 'GET').map(({ method }) => method);
    expect(changes).toEqual(['POST', 'POST', 'PATCH', 'PATCH', 'PATCH', 'PATCH', 'DELETE', 'DELETE']);
  });

  it('warns where the old file cannot be deleted, and the next run clears it', async () => {
    released();
    fail(({ method }) => method === 'DELETE', 500, { from: true });
    const { warnings } = await (await find()).attach(fileOf());
    expect(warnings).toEqual([
      expect.stringContaining('the next run deletes it'),
      expect.stringContaining('docs.pdf.sha256'),
    ]);
    expect(assets()).toMatchObject(BOTH);
    api.releases.interfere = () => undefined;
    await find();
    expect(assets()).toEqual(BOTH);
  });

  it('is tried again after a server error, also over the half that it left', async () => {
    released();
    let uploads = 0;
    api.releases.interfere = (request) => {
      if (!isUpload(request) || (uploads += 1) > 1) return undefined;
      const release = api.releases.all[0];
      if (release)
        api.releases.addAsset(release, request.query.get('name') ?? '', Buffer.from('%PD'), { state: 'starter' });
      return { status: 502, json: {} };
    };
    await (await find()).attach(fileOf());
    expect(assets()).toEqual(BOTH);
    expect(uploads).toBe(3);
  });

  it('takes an upload whose answer was lost for what it is', async () => {
    released();
    const done = new Set<string>();
    api.releases.interfere = (request) => {
      const name = request.query.get('name') ?? '';
      if (!isUpload(request) || done.size > 0) return undefined;
      done.add(name);
      const release = api.releases.all[0];
      if (release) api.releases.addAsset(release, name, request.bytes);
      return { status: 504, json: {} };
    };
    await (await find()).attach(fileOf());
    expect(assets()).toEqual(BOTH);
    expect(api.requests.filter(isUpload)).toHaveLength(2);
  });
});

describe('a failure is rolled back', () => {
  it.each<[string, () => void]>([
    ['the upload', () => fail(isUpload, 422)],
    ['the upload of the checksum', () => fail(isUpload, 422, { nth: 2 })],
    ['renaming the old one away', () => fail(renames(/docs-ci-old/), 403)],
    ['renaming the new one', () => fail(renames(/^docs\.pdf$/), 403)],
    ['renaming the new one, over and over', () => fail(renames(/^docs\.pdf$/), 500, { nth: 1 })],
    ['renaming the old checksum away', () => fail(renames(/sha256\.docs-ci-old/), 403)],
    ['renaming the new checksum', () => fail(renames(/^docs\.pdf\.sha256$/), 403)],
    ['the bytes, which are others at GitHub', () => (api.releases.digestOf = () => `sha256:${'0'.repeat(64)}`)],
  ])('of %s', async (what, prepare) => {
    released();
    const release = await find();
    prepare();
    const attaching = release.attach(fileOf());
    if (what.endsWith('over and over')) {
      // One server error alone is nobody's failure.
      await attaching;
      expect(assets()).toEqual(BOTH);
      return;
    }
    expect(await refusal(attaching)).toMatch(/^could not attach .*The release is as it was$/);
    expect(assets()).toEqual(BEFORE);
    expect(api.releases.gaps).toEqual([]);
  });

  it.each([
    ['the file', /^docs\.pdf\.docs-ci-old/],
    ['the checksum', /^docs\.pdf\.sha256\.docs-ci-old/],
  ])('of renaming %s away, which was done although no answer says so', async (_, name) => {
    const { assets: stored } = released();
    const release = await find();
    api.releases.interfere = (request) => {
      if (!renames(name)(request)) return undefined;
      const asset = stored.find(({ id }) => request.path.endsWith(`/${id}`));
      if (asset) asset.name = (request.body as { name: string }).name;
      return { status: 504, json: {} };
    };
    expect(await refusal(release.attach(fileOf()))).toContain('The release is as it was');
    expect(assets()).toEqual(BEFORE);
  });

  it('of a name that GitHub changes', async () => {
    released();
    const release = await find({ assetName: 'my docs.pdf' });
    expect(await refusal(release.attach(fileOf()))).toContain('GitHub calls it my.docs.pdf');
    expect(assets()).toEqual(BEFORE);
  });

  it('of a run that is cancelled while it uploads', async () => {
    released();
    const stop = new AbortController();
    const release = await find();
    api.releases.interfere = (request) => {
      if (isUpload(request)) stop.abort(new Error('cancelled'));
      return undefined;
    };
    await refusal(release.attach(fileOf(NEW, { signal: stop.signal })));
    expect(assets()).toEqual(BEFORE);
  });

  it('where even that fails, says so, and the next run finishes what was begun', async () => {
    released();
    const release = await find();
    fail(renames(/^docs\.pdf$/), 500, { from: true });
    expect(await refusal(release.attach(fileOf(NEW, { checksum: false })))).toContain(
      'Going back failed too; the next run tidies up',
    );
    expect(Object.keys(assets())).not.toContain('docs.pdf');
    api.releases.interfere = () => undefined;
    expect((await find({ readOnly: true })).replacedBytes).toBeDefined();
    expect(Object.keys(assets())).not.toContain('docs.pdf');
    expect((await find()).replacedBytes).toBeDefined();
    expect(Object.keys(assets()).sort()).toEqual(['docs.pdf', 'docs.pdf.sha256']);
    expect(api.releases.gaps).toEqual([]);
  });
});

describe('what an earlier run left', () => {
  const HOURS_AGO = new Date(Date.now() - 2 * 3_600_000).toISOString();

  it('between the two renames is finished', async () => {
    const release = api.releases.add('v1');
    api.releases.addAsset(release, 'docs.pdf.docs-ci-old-7-1-ab12', OLD);
    api.releases.addAsset(release, 'docs.pdf.docs-ci-new-7-1-ab12', NEW);
    expect((await find()).replacedBytes).toBe(NEW.length);
    expect(assets()).toEqual({ 'docs.pdf': NEW.toString() });
    expect(api.releases.gaps).toEqual([]);
  });

  it.each(['docs.pdf', 'docs.pdf.docs-ci-new-7-1-ab12'])(
    'between the file (%s) and its checksum is a pair again, whatever comes of this run',
    async (name) => {
      const release = api.releases.add('v1');
      api.releases.addAsset(release, 'docs.pdf.docs-ci-old-7-1-ab12', OLD);
      api.releases.addAsset(release, name, NEW);
      api.releases.addAsset(release, 'docs.pdf.sha256', Buffer.from(sumOf(OLD)), { contentType: 'text/plain' });
      await find();
      expect(assets()).toEqual(BOTH);
    },
  );

  it('is nobody’s reason to touch a checksum of somebody’s own', async () => {
    const release = api.releases.add('v1');
    api.releases.addAsset(release, 'docs.pdf', NEW);
    api.releases.addAsset(release, 'docs.pdf.sha256', Buffer.from(`SHA256 (docs.pdf) = ${sha256(NEW)}`));
    await find();
    expect(assets()['docs.pdf.sha256']).toContain('SHA256 (docs.pdf)');
    expect(api.requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  it.each([422, 404])('is looked at again where another job was faster (%i)', async (status) => {
    const release = api.releases.add('v1');
    const old = api.releases.addAsset(release, 'docs.pdf.docs-ci-old-7-1-ab12', OLD);
    let isTurned = false;
    api.releases.interfere = (request) => {
      if (isTurned || !renames(/^docs\.pdf$/)(request)) return undefined;
      isTurned = true;
      if (status === 404) release.assets.splice(release.assets.indexOf(old), 1);
      api.releases.addAsset(release, 'docs.pdf', NEW);
      return undefined;
    };
    expect((await find()).replacedBytes).toBe(NEW.length);
    expect(assets()).toEqual({ 'docs.pdf': NEW.toString() });
  });

  it('without a new file that is known to be whole goes back to the old one', async () => {
    const release = api.releases.add('v1');
    api.releases.addAsset(release, 'docs.pdf.docs-ci-old-7-1-ab12', OLD);
    api.releases.addAsset(release, 'docs.pdf.docs-ci-new-8-1-ff00', NEW, { created_at: HOURS_AGO });
    await find();
    expect(assets()).toEqual({ 'docs.pdf': OLD.toString() });
  });

  it('of uploads is removed once nobody can be at it any more, and not before', async () => {
    const release = released();
    api.releases.addAsset(release, 'docs.pdf.docs-ci-new-7-1-aa', NEW, { created_at: HOURS_AGO });
    api.releases.addAsset(release, 'docs.pdf.docs-ci-new-7-1-bb', NEW, { state: 'starter', created_at: HOURS_AGO });
    api.releases.addAsset(release, 'docs.pdf.docs-ci-new-99-1-cc', NEW);
    api.releases.addAsset(release, 'docs.pdf.docs-ci-new-55-1-dd', NEW);
    api.releases.addAsset(release, 'docs.pdf.docs-ci-old-55-1-ee', OLD);
    api.releases.addAsset(release, 'docs.pdf.docs-ci-notes.txt', OLD);
    await find({ env: { GITHUB_RUN_ATTEMPT: '2' } });
    const kept = ['docs.pdf.docs-ci-new-55-1-dd', 'docs.pdf.docs-ci-notes.txt'];
    expect(Object.keys(assets()).sort()).toEqual([...Object.keys(BEFORE), ...kept].sort());
  });

  it('is left alone where nothing may be written', async () => {
    const release = api.releases.add('v1');
    api.releases.addAsset(release, 'docs.pdf.docs-ci-old-7-1-ab12', OLD);
    expect((await find({ readOnly: true })).replacedBytes).toBe(OLD.length);
    expect(api.requests.every(({ method }) => method === 'GET')).toBe(true);
  });
});

describe('two jobs at once', () => {
  const OTHER = Buffer.from('%PDF-1.7 of the other job %%EOF');

  /** All orders in which the requests of both arrive are as likely as any. */
  it.each(Array.from({ length: 12 }, (_, seed) => seed))('end with a file and its own checksum (%i)', async (seed) => {
    if (seed % 3 > 0) released();
    else api.releases.add('v1');
    let state = seed + 1;
    const chance = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
    const [one, two] = await Promise.all([find(), find()]);
    const slowed = (release: Release, file: ReleaseFile) =>
      new Promise((resolve) => setTimeout(resolve, chance() * 12)).then(() => release.attach(file));
    await Promise.all([slowed(one, fileOf(NEW)), slowed(two, fileOf(OTHER))]);
    const winner = assets()['docs.pdf'] === NEW.toString() ? NEW : OTHER;
    expect(assets()).toEqual({ 'docs.pdf': winner.toString(), 'docs.pdf.sha256': sumOf(winner) });
    expect(api.releases.gaps).toEqual([]);
  });

  it('and a third that took the name from a file which one had been helped to: that was first, and is no failure', async () => {
    const release = released();
    const first = await find();
    let isTurned = false;
    api.releases.interfere = (request) => {
      if (isTurned || !renames(/^docs\.pdf$/)(request)) return undefined;
      isTurned = true;
      // One job has renamed ours to the name, another took it since, and is about to delete ours.
      const ours = release.assets.find(({ name }) => name.startsWith('docs.pdf.docs-ci-new'));
      if (ours) ours.name = 'docs.pdf.docs-ci-old-55-1-aa';
      api.releases.addAsset(release, 'docs.pdf', OTHER);
      return undefined;
    };
    await first.attach(fileOf());
    expect(assets()).toMatchObject({ 'docs.pdf': OTHER.toString(), 'docs.pdf.sha256': sumOf(OTHER) });
  });

  it('of which one fails and goes back, leave a file with its own checksum', async () => {
    const release = released();
    const first = await find();
    let isTurned = false;
    api.releases.interfere = (request) => {
      if (!renames(/^docs\.pdf\.sha256$/)(request)) return undefined;
      if (isTurned) return undefined;
      isTurned = true;
      // Another job's tidying up deletes what ours renamed away; then ours is refused.
      const old = release.assets.find(({ name }) => name.startsWith('docs.pdf.docs-ci-old'));
      if (old) release.assets.splice(release.assets.indexOf(old), 1);
      return { status: 403, json: {} };
    };
    expect(await refusal(first.attach(fileOf()))).not.toContain('The release is as it was');
    expect(assets()).toEqual(BOTH);
  });

  it('leave each other’s uploads alone', async () => {
    released();
    const first = await find();
    let second: Promise<Release> | undefined;
    api.releases.interfere = (request) => {
      if (renames(/docs-ci-old/)(request)) second ??= find();
      return undefined;
    };
    await first.attach(fileOf());
    await second;
    expect(assets()).toEqual(BOTH);
  });

  it('of which one comes last with the file, the other with the checksum, agree', async () => {
    released();
    const first = await find();
    let isTurned = false;
    api.releases.interfere = (request) => {
      // The other job takes the name of the file after ours did, and has not come to its checksum yet.
      const release = api.releases.all[0];
      const ours = release?.assets.find(({ name }) => name === 'docs.pdf');
      if (isTurned || !ours?.bytes.equals(NEW) || !renames(/^docs\.pdf\.sha256$/)(request) || !release)
        return undefined;
      isTurned = true;
      ours.name = 'docs.pdf.docs-ci-old-55-1-aa';
      api.releases.addAsset(release, 'docs.pdf', OTHER);
      return undefined;
    };
    await first.attach(fileOf());
    expect(assets()).toMatchObject({ 'docs.pdf': OTHER.toString(), 'docs.pdf.sha256': sumOf(OTHER) });
  });
});
