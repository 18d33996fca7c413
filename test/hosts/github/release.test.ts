import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createGitHubHost } from '../../../src/hosts/github/github.js';
import type { Environment, Release, ReleaseFile } from '../../../src/hosts/host.js';
import { type ApiRequest, NEVER } from '../../support/api-server.js';
import { temporaryFolder } from '../../support/folder.js';
import { type GitHubApi, startGitHubApi } from '../../support/github-api.js';
import { refusal } from '../refusal.js';

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

/** All but the question whether the token may write. */
const changes = (): ApiRequest[] =>
  api.requests.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/assets/0'));

/** Does something before the list of assets is asked for once more than so often. */
function afterLists(lists: number, act: () => void): void {
  let seen = 0;
  api.releases.interfere = ({ method, path }) => {
    if (method === 'GET' && path.endsWith('/assets') && (seen += 1) === lists + 1) act();
    return undefined;
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

describe('a token that may only read', () => {
  const forbidWrites = (answer = { status: 403, headers: {} }): void => {
    const json = { message: 'Resource not accessible by integration' };
    api.releases.interfere = ({ method }) => (method === 'GET' ? undefined : { ...answer, json });
  };
  const fork = (event: string): Environment => {
    const path = join(temporaryFolder(), 'event.json');
    const head = { sha: 'a'.repeat(40), repo: { full_name: 'stranger/docs' } };
    writeFileSync(path, JSON.stringify({ repository: { full_name: 'octo/docs' }, pull_request: { number: 7, head } }));
    return { GITHUB_EVENT_PATH: path, GITHUB_EVENT_NAME: event };
  };

  it('is told before anything is rendered, and nothing is changed to find out', async () => {
    released();
    forbidWrites();
    expect(await refusal(find())).toContain('add "contents: write" to the job\'s permissions');
    expect(changes()).toEqual([]);
    expect(assets()).toEqual(BEFORE);
  });

  it('is not asked after where nothing may be written', async () => {
    released();
    forbidWrites();
    expect((await find({ readOnly: true })).replacedBytes).toBe(OLD.length);
  });

  it.each([
    ['no such file', { status: 404, headers: {} }],
    ['a refusal of another kind', { status: 422, headers: {} }],
    ['a server error', { status: 503, headers: {} }],
    ['a rate limit', { status: 403, headers: { 'x-ratelimit-remaining': '0' } }],
  ])('is not taken from %s', async (_, answer) => {
    released();
    forbidWrites(answer);
    expect((await find()).replacedBytes).toBe(OLD.length);
  });

  it('is told without a request in a pull request from a fork', async () => {
    released();
    const said = await refusal(find({ env: fork('pull_request') }));
    expect(said).toContain('from a fork is read-only, and nothing in the workflow can change that');
    expect(api.requests).toEqual([]);
    expect((await find({ env: fork('pull_request'), readOnly: true })).replacedBytes).toBe(OLD.length);
  });

  it('cannot be helped there: no permission is named', async () => {
    released();
    api.forbid('releases');
    const said = await refusal(find({ env: fork('pull_request'), readOnly: true }));
    expect(said).toContain('read-only (HTTP 403); nothing in the workflow can change that');
    expect(said).not.toContain('contents: write');
  });

  it('is not what a workflow of the target has, whoever made the pull request', async () => {
    released();
    await (await find({ env: fork('pull_request_target') })).attach(fileOf());
    expect(assets()).toEqual(BOTH);
    forbidWrites();
    expect(await refusal(find({ env: fork('pull_request_target') }))).toContain('add "contents: write"');
  });
});

describe('looking up a release', () => {
  it('prefers the published one to a draft of the same tag', async () => {
    const published = released();
    api.releases.add('v1', { draft: true });
    await (await find()).attach(fileOf());
    expect(published.assets.find(({ name }) => name === 'docs.pdf')?.bytes.toString()).toBe(NEW.toString());
    expect(api.releases.all[1]?.assets).toEqual([]);
  });

  it('does not take a server error for a missing release', async () => {
    released();
    fail(({ path }) => path.includes('/tags/'), 500, { from: true });
    const said = await refusal(find());
    expect(said).toContain('GitHub answered: Server Error');
    expect(said).not.toContain('no release');
  });

  it('has twenty seconds, and another try', async () => {
    released();
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const waited: number[] = [];
    const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      waited.push(ms);
      return timeout(ms / 50);
    });
    try {
      fail(({ path }) => path.includes('/tags/'), NEVER);
      expect((await find()).replacedBytes).toBe(OLD.length);
    } finally {
      spy.mockRestore();
    }
    expect(waited[0]).toBe(20_000);
    expect(api.requests.filter(({ path }) => path.includes('/tags/'))).toHaveLength(2);
  });

  it('says the status where a proxy answers with a page', async () => {
    released();
    const bytes = Buffer.from(`<html>${'x'.repeat(200_000)}\r::error::x</html>`);
    api.releases.interfere = () => ({ status: 502, headers: { 'content-type': 'text/html' }, bytes });
    expect(await refusal(find())).toBe('could not attach docs.pdf to the release v1: GitHub answered HTTP 502');
  });

  it('says what GitHub says on one line that ends', async () => {
    released();
    const message = `no\r::error::${'x'.repeat(5000)}`;
    api.releases.interfere = () => ({ status: 500, json: { message } });
    const said = await refusal(find());
    expect(said).toContain('GitHub answered: no');
    expect(said).not.toMatch(/[\r\n]/);
    expect(said.length).toBeLessThan(400);
  });
});

describe('without a checksum', () => {
  const NONE = { checksum: false };

  it('one that is there and of another file is warned of, and left', async () => {
    released();
    const { warnings } = await (await find()).attach(fileOf(NEW, NONE));
    expect(warnings).toEqual([
      'docs.pdf.sha256 was attached to the release earlier and is not of this docs.pdf. It was left as it is, since checksum is false: delete it, or let checksum be true',
    ]);
    expect(assets()).toEqual({ 'docs.pdf': NEW.toString(), 'docs.pdf.sha256': sumOf(OLD) });
  });

  it('one that is of the same file is right', async () => {
    released();
    expect((await (await find()).attach(fileOf(OLD, NONE))).warnings).toEqual([]);
  });

  it('none is missed', async () => {
    api.releases.add('v1');
    expect((await (await find()).attach(fileOf(NEW, NONE))).warnings).toEqual([]);
  });

  it('one on a server without digests may be wrong', async () => {
    released();
    api.releases.digestOf = () => undefined;
    const { warnings } = await (await find()).attach(fileOf(NEW, NONE));
    expect(warnings).toEqual([expect.stringContaining('docs.pdf.sha256 was attached to the release earlier and may')]);
  });
});

describe('replacing', () => {
  it('begins no upload of what GitHub will not take', async () => {
    released();
    const release = await find();
    const said = await refusal(release.attach(fileOf(NEW, { sizeBytes: 2 * 1024 ** 3 })));
    expect(said).toMatch(/files of less than 2 GiB, and this one has 2147483648 bytes. The release is as it was$/);
    expect(changes()).toEqual([]);
  });

  it('believes a server without digests by the size', async () => {
    released();
    api.releases.digestOf = () => undefined;
    await (await find()).attach(fileOf());
    expect(assets()).toEqual(BOTH);
  });

  it.each([
    ['too few bytes', { size: NEW.length - 1, state: 'uploaded' }],
    ['a half', { size: NEW.length, state: 'starter' }],
  ])('does not take %s for the file where there is no digest', async (_, seen) => {
    const release = released();
    const found = await find();
    api.releases.digestOf = () => undefined;
    api.releases.interfere = (request) => {
      if (!isUpload(request)) return undefined;
      const name = request.query.get('name') ?? '';
      const { id } = api.releases.addAsset(release, name, NEW.subarray(0, 5), { state: 'starter' });
      const more = { created_at: new Date().toISOString(), browser_download_url: 'https://github.com/x' };
      return { status: 201, json: { id, name, digest: null, ...more, ...seen } };
    };
    expect(await refusal(found.attach(fileOf(NEW, { checksum: false })))).toMatch(
      /GitHub received .* The release is as it was$/,
    );
    expect(assets()).toEqual(BEFORE);
  });

  it('gives up after the third server error to an upload', async () => {
    released();
    const release = await find();
    fail(isUpload, 502, { from: true });
    expect(await refusal(release.attach(fileOf()))).toContain('The release is as it was');
    expect(api.requests.filter(isUpload)).toHaveLength(3);
    expect(assets()).toEqual(BEFORE);
  });

  it('waits where GitHub wants uploads to be slower', async () => {
    released();
    const release = await find();
    let uploads = 0;
    api.releases.interfere = (request) =>
      isUpload(request) && (uploads += 1) === 1
        ? { status: 429, headers: { 'retry-after': '1' }, json: { message: 'secondary rate limit' } }
        : undefined;
    await release.attach(fileOf());
    expect(assets()).toEqual(BOTH);
    expect(uploads).toBe(3);
  });

  it('has nothing to say of an old file that another job has deleted', async () => {
    const { assets: stored } = released();
    const release = await find();
    api.releases.interfere = ({ method, path }) => {
      if (method !== 'DELETE') return undefined;
      const index = stored.findIndex(({ id }) => path.endsWith(`/${id}`));
      if (index >= 0) stored.splice(index, 1);
      return { status: 404, json: { message: 'Not Found' } };
    };
    expect((await release.attach(fileOf())).warnings).toEqual([]);
    expect(assets()).toEqual(BOTH);
  });

  it('does not delete the old file where another job goes back to it', async () => {
    const { assets: stored } = released();
    const release = await find();
    const old = stored.find(({ name }) => name === 'docs.pdf');
    // The first list is of who has the name, the second is looked at before the old one is deleted.
    afterLists(1, () => {
      const ours = stored.find(({ name }) => name === 'docs.pdf');
      if (ours) ours.name = 'docs.pdf.docs-ci-old-55-1-aa';
      if (old) old.name = 'docs.pdf';
    });
    await release.attach(fileOf(NEW, { checksum: false }));
    expect(assets()['docs.pdf']).toBe(OLD.toString());
  });

  it('leaves no moment without a complete file, and nothing else behind', async () => {
    released();
    await (await find()).attach(fileOf());
    expect(assets()).toEqual(BOTH);
    expect(api.releases.gaps).toEqual([]);
    expect(changes().map(({ method }) => method)).toEqual([
      'POST',
      'POST',
      'PATCH',
      'PATCH',
      'PATCH',
      'PATCH',
      'DELETE',
      'DELETE',
    ]);
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
    expect(changes()).toEqual([]);
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
    const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString();
    api.releases.addAsset(release, 'docs.pdf.docs-ci-new-7-1-aa', NEW, { created_at: HOURS_AGO });
    api.releases.addAsset(release, 'docs.pdf.docs-ci-new-7-1-bb', NEW, { state: 'starter', created_at: yesterday });
    // Half of something large, which may be on its way for hours.
    api.releases.addAsset(release, 'docs.pdf.docs-ci-new-7-1-b2', NEW, { state: 'starter', created_at: HOURS_AGO });
    api.releases.addAsset(release, 'docs.pdf.docs-ci-new-99-1-cc', NEW);
    api.releases.addAsset(release, 'docs.pdf.docs-ci-new-99-2-c2', NEW);
    api.releases.addAsset(release, 'docs.pdf.docs-ci-new-55-1-dd', NEW);
    api.releases.addAsset(release, 'docs.pdf.docs-ci-old-55-1-ee', OLD);
    api.releases.addAsset(release, 'docs.pdf.docs-ci-notes.txt', OLD);
    await find({ env: { GITHUB_RUN_ATTEMPT: '2' } });
    const kept = ['new-7-1-b2', 'new-99-2-c2', 'new-55-1-dd', 'notes.txt'].map((rest) => `docs.pdf.docs-ci-${rest}`);
    expect(Object.keys(assets()).sort()).toEqual([...Object.keys(BEFORE), ...kept].sort());
  });

  it('with half of a new file goes back to the old one', async () => {
    const release = api.releases.add('v1');
    api.releases.addAsset(release, 'docs.pdf.docs-ci-new-7-1-ab12', NEW, { state: 'starter' });
    api.releases.addAsset(release, 'docs.pdf.docs-ci-old-7-1-ab12', OLD);
    await find();
    expect(assets()['docs.pdf']).toBe(OLD.toString());
  });

  it('in several runs goes back to what had the name last', async () => {
    const release = api.releases.add('v1');
    const created = (hours: number) => ({ created_at: new Date(Date.now() - hours * 3_600_000).toISOString() });
    api.releases.addAsset(release, 'docs.pdf.docs-ci-old-7-1-aa', Buffer.from('%PDF 1'), created(5));
    api.releases.addAsset(release, 'docs.pdf.docs-ci-old-8-1-bb', OLD, created(3));
    api.releases.addAsset(release, 'docs.pdf.docs-ci-old-6-1-cc', Buffer.from('%PDF 2'), created(4));
    await find();
    expect(assets()).toEqual({ 'docs.pdf': OLD.toString() });
  });

  it('is not deleted while nothing has the name', async () => {
    const release = api.releases.add('v1');
    api.releases.addAsset(release, 'docs.pdf.docs-ci-old-7-1-aa', OLD, { state: 'starter', created_at: HOURS_AGO });
    await find();
    expect(Object.keys(assets())).toEqual(['docs.pdf.docs-ci-old-7-1-aa']);
  });

  it('is not deleted where another job goes back to it meanwhile', async () => {
    const release = api.releases.add('v1');
    const theirs = api.releases.addAsset(release, 'docs.pdf', NEW);
    const old = api.releases.addAsset(release, 'docs.pdf.docs-ci-old-55-1-aa', OLD);
    afterLists(1, () => {
      theirs.name = 'docs.pdf.docs-ci-new-55-1-aa';
      old.name = 'docs.pdf';
    });
    await find();
    expect(assets()['docs.pdf']).toBe(OLD.toString());
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
