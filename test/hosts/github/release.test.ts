import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Environment, Release } from '../../../src/hosts/host.js';
import { type ApiRequest, NEVER } from '../../support/api-server.js';
import { type GitHubApi, startGitHubApi } from '../../support/github-api.js';
import { hostErrorMessage } from '../host-error.js';
import { gitHubHost, shortenPauses } from '../hosts.js';
import { fileOf, NEW, OLD } from '../release-files.js';

let api: GitHubApi;
beforeEach(async () => {
  shortenPauses();
  api = await startGitHubApi();
});
afterEach(() => api.close());

function find(
  more: { tag?: string; env?: Environment; event?: object; readOnly?: boolean; assetName?: string } = {},
): Promise<Release> {
  const { tag = 'v1', assetName = 'docs.pdf', readOnly = false } = more;
  const host = gitHubHost({ GITHUB_API_URL: api.url, ...more.env }, more.event);
  return host.findRelease?.({ tag, assetName, token: api.token, readOnly }) ?? Promise.reject(new Error('no releases'));
}

/** Name → content. */
function assets(tag = 'v1'): Record<string, string> {
  const release = api.releases.all.find(({ tag_name }) => tag_name === tag);
  return Object.fromEntries((release?.assets ?? []).map(({ name, bytes }) => [name, bytes.toString()]));
}

const BOTH = { 'docs.pdf': NEW.toString() };

/** A release with a file. */
function released(): (typeof api.releases.all)[number] {
  const release = api.releases.add('v1');
  api.releases.addAsset(release, 'docs.pdf', OLD);
  return release;
}

const BEFORE = { 'docs.pdf': OLD.toString() };

/** Responds to the nth matching request with a status, and to all later ones if `from` is true. */
function fail(
  matches: (request: ApiRequest) => boolean,
  status: number,
  which: { nth?: number; from?: boolean } = {},
): void {
  const { nth = 1, from = false } = which;
  let seen = 0;
  api.releases.interfere = (request) => {
    if (!matches(request)) return undefined;
    seen += 1;
    return seen === nth || (from && seen > nth) ? { status, json: { message: 'Server Error' } } : undefined;
  };
}

/** Returns all requests that change something, except the check for write access. */
const changes = (): ApiRequest[] =>
  api.requests.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/assets/0'));

const isUpload = ({ method, path }: ApiRequest): boolean => method === 'POST' && path.startsWith('/uploads/');
const renames =
  (name: RegExp) =>
  ({ method, body }: ApiRequest): boolean =>
    method === 'PATCH' && name.test((body as { name: string }).name);

describe('attaching to a GitHub release', () => {
  it('attaches the unchanged file to the release with the tag', async () => {
    api.releases.add('v1');
    const progress: number[] = [];
    const { url, warning } = await (await find()).attach(fileOf(NEW, { onProgress: (sent) => progress.push(sent) }));
    expect(assets()).toEqual(BOTH);
    expect(url).toBe('https://github.com/octo/docs/releases/download/v1/docs.pdf');
    expect(warning).toBeUndefined();
    expect(progress.at(-1)).toBe(NEW.length);
    expect(api.releases.all[0]?.assets[0]?.contentType).toBe('application/pdf');
  });

  it('finds a draft release on a later page, and changes only its files', async () => {
    api.releases.add('v1', { draft: true });
    for (let index = 0; index < 120; index += 1) api.releases.add(`v0.${index}`);
    const before = { ...api.releases.all[0], assets: undefined };
    await (await find()).attach(fileOf());
    expect(assets()).toEqual({ 'docs.pdf': NEW.toString() });
    expect({ ...api.releases.all[0], assets: undefined }).toEqual(before);
    expect(api.requests.some(({ method, path }) => method !== 'GET' && /releases\/\d+$/.test(path))).toBe(false);
  });

  it("fails with a clear message if the release doesn't exist, and doesn't create it", async () => {
    expect(await hostErrorMessage(find({ tag: 'v9' }))).toMatch(
      /couldn't find release v9: no release or draft has this tag/,
    );
    expect(api.requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  it('fails with a clear message if the release is immutable', async () => {
    api.releases.add('v1', { immutable: true });
    expect(await hostErrorMessage(find())).toContain('the release is immutable');
  });

  it("names the missing permission if the token can't change the release", async () => {
    released();
    const release = await find();
    api.forbid('releases');
    expect(await hostErrorMessage(release.attach(fileOf()))).toContain(
      'Add "contents: write" to the job\'s "permissions:"',
    );
  });
});

describe('read-only token', () => {
  const forbidWrites = (answer = { status: 403, headers: {} }): void => {
    const json = { message: 'Resource not accessible by integration' };
    api.releases.interfere = ({ method }) => (method === 'GET' ? undefined : { ...answer, json });
  };
  const fork = (name: string) => {
    const head = { sha: 'a'.repeat(40), repo: { full_name: 'stranger/docs' } };
    return { env: { GITHUB_EVENT_NAME: name }, event: { pull_request: { number: 7, head } } };
  };

  it('names the missing permission before the export starts, and changes no asset to find out', async () => {
    released();
    forbidWrites();
    expect(await hostErrorMessage(find())).toContain('Add "contents: write" to the job\'s "permissions:"');
    expect(changes()).toEqual([]);
    expect(assets()).toEqual(BEFORE);
  });

  it("doesn't check write access if readOnly is true", async () => {
    released();
    forbidWrites();
    await find({ readOnly: true });
  });

  it.each([
    ['a 404', { status: 404, headers: {} }],
    ['a 422', { status: 422, headers: {} }],
    ['a server error', { status: 503, headers: {} }],
    ['a rate limit', { status: 403, headers: { 'x-ratelimit-remaining': '0' } }],
  ])("doesn't report a missing permission after %s", async (_, answer) => {
    released();
    forbidWrites(answer);
    await find();
  });

  it('fails without a request in a pull request from a fork', async () => {
    released();
    const message = await hostErrorMessage(find(fork('pull_request')));
    expect(message).toContain(
      'by default, pull requests from forks only get a read-only token. Attach the file in a workflow that runs on a push',
    );
    expect(api.requests).toEqual([]);
    await find({ ...fork('pull_request'), readOnly: true });
  });

  it('names no permission in a pull request from a fork, since nothing can grant it', async () => {
    released();
    api.forbid('releases');
    const message = await hostErrorMessage(find({ ...fork('pull_request'), readOnly: true }));
    expect(message).toContain('by default, pull requests from forks only get a read-only token (HTTP 403)');
    expect(message).not.toContain('contents: write');
  });

  it("attaches files in a pull_request_target workflow of a fork's pull request", async () => {
    released();
    await (await find(fork('pull_request_target'))).attach(fileOf());
    expect(assets()).toEqual(BOTH);
    forbidWrites();
    expect(await hostErrorMessage(find(fork('pull_request_target')))).toContain('Add "contents: write"');
  });
});

describe('finding a GitHub release', () => {
  it('prefers the published release to a draft with the same tag', async () => {
    const published = released();
    api.releases.add('v1', { draft: true });
    await (await find()).attach(fileOf());
    expect(published.assets.find(({ name }) => name === 'docs.pdf')?.bytes.toString()).toBe(NEW.toString());
    expect(api.releases.all[1]?.assets).toEqual([]);
  });

  it('reports a server error instead of a missing release', async () => {
    released();
    fail(({ path }) => path.includes('/tags/'), 500, { from: true });
    const message = await hostErrorMessage(find());
    expect(message).toContain('GitHub says: Server Error');
    expect(message).not.toContain('no release');
  });

  it('waits 20 seconds for the release lookup, and retries it once', async () => {
    released();
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const waited: number[] = [];
    const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      waited.push(ms);
      return timeout(ms / 50);
    });
    try {
      fail(({ path }) => path.includes('/tags/'), NEVER);
      await find();
    } finally {
      spy.mockRestore();
    }
    expect(waited[0]).toBe(20_000);
    expect(api.requests.filter(({ path }) => path.includes('/tags/'))).toHaveLength(2);
  });

  it('reports only the status if a proxy responds with an HTML page', async () => {
    released();
    const bytes = Buffer.from(`<html>${'x'.repeat(200_000)}\r::error::x</html>`);
    api.releases.interfere = () => ({ status: 502, headers: { 'content-type': 'text/html' }, bytes });
    expect(await hostErrorMessage(find())).toBe(
      "couldn't attach docs.pdf to release v1: GitHub returned HTTP 502. Run the job again later",
    );
  });

  it("shows GitHub's error message on one line of limited length", async () => {
    released();
    const message = `no\r::error::${'x'.repeat(5000)}`;
    api.releases.interfere = () => ({ status: 500, json: { message } });
    const error = await hostErrorMessage(find());
    expect(error).toContain('GitHub says: no');
    expect(error).not.toMatch(/[\r\n]/);
    expect(error.length).toBeLessThan(400);
  });
});

describe('replacing a GitHub release asset', () => {
  it('rejects a file of 2 GiB before the upload', async () => {
    released();
    const release = await find();
    const message = await hostErrorMessage(release.attach(fileOf(NEW, { sizeBytes: 2 * 1024 ** 3 })));
    expect(message).toMatch(
      /the file has 2\.1 GB, and release assets must be smaller than 2 GiB\. The release is unchanged$/,
    );
    expect(changes()).toEqual([]);
  });

  it('compares sizes if the server reports no digest', async () => {
    released();
    api.releases.digestOf = () => undefined;
    await (await find()).attach(fileOf());
    expect(assets()).toEqual(BOTH);
  });

  it.each([
    ['too few bytes', { size: NEW.length - 1, state: 'uploaded' }],
    ['an unfinished asset', { size: NEW.length, state: 'starter' }],
  ])('rejects an upload that arrived as %s if the server reports no digest', async (_, seen) => {
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
    expect(await hostErrorMessage(found.attach(fileOf()))).toMatch(
      /GitHub stored other content .* The release is unchanged$/,
    );
    expect(assets()).toEqual(BEFORE);
  });

  it("doesn't warn if another job has already deleted the old file", async () => {
    const { assets: stored } = released();
    const release = await find();
    api.releases.interfere = ({ method, path }) => {
      if (method !== 'DELETE') return undefined;
      const index = stored.findIndex(({ id }) => path.endsWith(`/${id}`));
      if (index >= 0) stored.splice(index, 1);
      return { status: 404, json: { message: 'Not Found' } };
    };
    expect((await release.attach(fileOf())).warning).toBeUndefined();
    expect(assets()).toEqual(BOTH);
  });

  it('keeps a complete file in the release at any moment, and leaves no temporary file', async () => {
    released();
    await (await find()).attach(fileOf());
    expect(assets()).toEqual(BOTH);
    expect(api.releases.gaps).toEqual([]);
    const methods = changes().map(({ method }) => method);
    expect(methods.join(' ')).toBe('POST PATCH PATCH DELETE');
  });

  it("warns if the old file can't be deleted, and the next run deletes it", async () => {
    released();
    fail(({ method }) => method === 'DELETE', 500, { from: true });
    const { warning } = await (await find()).attach(fileOf());
    expect(warning).toContain('The next run deletes it.');
    expect(assets()).toMatchObject(BOTH);
    api.releases.interfere = () => undefined;
    await find();
    expect(assets()).toEqual(BOTH);
  });

  it('retries an upload after a server error that left half of the file', async () => {
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
    expect(uploads).toBe(2);
  });

  it('uploads again if the response was lost, and removes what arrived the first time', async () => {
    released();
    let isDone = false;
    api.releases.interfere = (request) => {
      if (!isUpload(request) || isDone) return undefined;
      isDone = true;
      const release = api.releases.all[0];
      if (release) api.releases.addAsset(release, request.query.get('name') ?? '', request.bytes);
      return { status: 504, json: {} };
    };
    await (await find()).attach(fileOf());
    expect(assets()).toEqual(BOTH);
    expect(api.requests.filter(isUpload)).toHaveLength(2);
  });

  it.each([
    ['half of an upload', { state: 'starter' as const }, OLD],
    ['an empty file', {}, Buffer.alloc(0)],
  ])('replaces %s that has the name, and prefers a complete old file to it', async (_, more, bytes) => {
    const release = api.releases.add('v1');
    api.releases.addAsset(release, 'docs.pdf', bytes, more);
    api.releases.addAsset(release, 'docs.pdf.docs-ci-old', OLD);
    await find();
    expect(assets()).toEqual(BEFORE);
    release.assets.splice(0);
    api.releases.addAsset(release, 'docs.pdf', bytes, more);
    await (await find()).attach(fileOf());
    expect(assets()).toEqual(BOTH);
  });
});

describe('rollback of a GitHub release', () => {
  it.each<[string, () => void]>([
    ['the upload', () => fail(isUpload, 422)],
    ['renaming the old file', () => fail(renames(/docs-ci-old$/), 403)],
    ['renaming the new file', () => fail(renames(/^docs\.pdf$/), 403)],
    ['the comparison of digests', () => (api.releases.digestOf = () => `sha256:${'0'.repeat(64)}`)],
  ])('rolls back after a failure of %s', async (_, prepare) => {
    released();
    const release = await find();
    prepare();
    expect(await hostErrorMessage(release.attach(fileOf()))).toMatch(/^couldn't attach .*The release is unchanged$/);
    expect(assets()).toEqual(BEFORE);
    expect(api.releases.gaps).toEqual([]);
  });

  it('rolls back a rename of the old file whose response was lost', async () => {
    const { assets: stored } = released();
    const release = await find();
    api.releases.interfere = (request) => {
      if (!renames(/^docs\.pdf\.docs-ci-old$/)(request)) return undefined;
      const asset = stored.find(({ id }) => request.path.endsWith(`/${id}`));
      if (asset) asset.name = (request.body as { name: string }).name;
      return { status: 504, json: {} };
    };
    expect(await hostErrorMessage(release.attach(fileOf()))).toContain('The release is unchanged');
    expect(assets()).toEqual(BEFORE);
  });

  it('rolls back if GitHub changes the name of the asset', async () => {
    released();
    const release = await find({ assetName: 'my docs.pdf' });
    expect(await hostErrorMessage(release.attach(fileOf()))).toContain(
      'GitHub stored it under another name (my.docs.pdf',
    );
    expect(assets()).toEqual(BEFORE);
  });

  it('rolls back if the run is cancelled during the upload', async () => {
    released();
    const stop = new AbortController();
    const release = await find();
    api.releases.interfere = (request) => {
      if (isUpload(request)) stop.abort(new Error('cancelled'));
      return undefined;
    };
    await hostErrorMessage(release.attach(fileOf(NEW, { signal: stop.signal })));
    // The response may be lost with what arrived, and the next run deletes that.
    expect(assets()).toMatchObject(BEFORE);
    await (await find()).attach(fileOf());
    expect(assets()).toEqual(BOTH);
  });

  it('reports a failed rollback, and the next run completes the asset', async () => {
    released();
    const release = await find();
    fail(renames(/^docs\.pdf$/), 500, { from: true });
    expect(await hostErrorMessage(release.attach(fileOf()))).toContain(
      "Couldn't undo all changes. Run the job again to repair the release",
    );
    expect(Object.keys(assets())).not.toContain('docs.pdf');
    api.releases.interfere = () => undefined;
    await find({ readOnly: true });
    expect(Object.keys(assets())).not.toContain('docs.pdf');
    await (await find()).attach(fileOf());
    expect(assets()).toEqual(BOTH);
    expect(api.releases.gaps).toEqual([]);
  });
});

describe('assets of an interrupted run', () => {
  const UPLOADED = 'docs.pdf.docs-ci-new-0a1b2c3d';

  it('get their name back if the run was interrupted between its two renames', async () => {
    const release = api.releases.add('v1');
    api.releases.addAsset(release, 'docs.pdf.docs-ci-old', OLD);
    api.releases.addAsset(release, UPLOADED, NEW);
    await find();
    expect(assets()['docs.pdf']).toBe(OLD.toString());
    expect(api.releases.gaps).toEqual([]);
  });

  it('get the name if no file has it, and only if they are complete', async () => {
    const release = api.releases.add('v1');
    api.releases.addAsset(release, 'docs.pdf.docs-ci-old', Buffer.alloc(0));
    api.releases.addAsset(release, UPLOADED, NEW);
    api.releases.addAsset(release, 'docs.pdf.docs-ci-new-00000000', OLD, { state: 'starter' });
    await find();
    expect(assets()['docs.pdf']).toBe(NEW.toString());
  });

  it('get deleted by the next run that attaches the file, and no other file does', async () => {
    const release = released();
    api.releases.addAsset(release, UPLOADED, NEW, { state: 'starter' });
    api.releases.addAsset(release, 'docs.pdf.docs-ci-new-00000000', OLD);
    api.releases.addAsset(release, 'docs.pdf.docs-ci-notes.txt', OLD);
    await (await find()).attach(fileOf());
    expect(assets()).toEqual({ ...BOTH, 'docs.pdf.docs-ci-notes.txt': OLD.toString() });
  });

  it('change nothing if readOnly is true', async () => {
    const release = api.releases.add('v1');
    api.releases.addAsset(release, 'docs.pdf.docs-ci-old', OLD);
    await find({ readOnly: true });
    expect(api.requests.every(({ method }) => method === 'GET')).toBe(true);
  });
});

describe('two jobs that attach to the same GitHub release', () => {
  const SENTENCE =
    /^couldn't attach docs\.pdf to release v1: another job changed this file at the same time\. Attach it in one job at a time, then run this job again\. The release is unchanged$/;

  it.each([
    ['renames the old file', renames(/^docs\.pdf\.docs-ci-old$/), 'already_exists'],
    ['takes the name', renames(/^docs\.pdf$/), 'already_exists'],
    ['deletes the upload', renames(/^docs\.pdf$/), 'missing'],
  ])('keeps the old file if another job %s first', async (_, matches, code) => {
    released();
    const release = await find();
    let isRestoring = false;
    api.releases.interfere = (request) => {
      isRestoring ||= renames(/docs-ci-new-/)(request);
      if (isRestoring || !matches(request)) return undefined;
      return code === 'missing'
        ? { status: 404, json: {} }
        : { status: 422, json: { message: 'Validation Failed', errors: [{ code }] } };
    };
    expect(await hostErrorMessage(release.attach(fileOf()))).toMatch(SENTENCE);
    expect(assets()).toEqual(BEFORE);
  });
});
