import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Http } from '../../../src/api/http.js';
import { readText } from '../../../src/api/http-response.js';
import type { GitLabRequest } from '../../../src/hosts/gitlab/client.js';
import type { Environment, Release } from '../../../src/hosts/host.js';
import { type ApiRequest, NEVER, startApiServer } from '../../support/api-server.js';
import { type GitLabApi, startGitLabApi } from '../../support/gitlab-api.js';
import { hostErrorMessage } from '../host-error.js';
import { gitLabHost, shortenPauses } from '../hosts.js';
import { fileOf, NEW, OLD, sha256 } from '../release-files.js';

let api: GitLabApi;
let http: Http;
beforeEach(async () => {
  shortenPauses();
  api = await startGitLabApi();
  http = new Http({ connections: 2, userAgent: 'test' });
});
afterEach(async () => {
  await http.close();
  await api.close();
});

const request: GitLabRequest = async ({ url, timeoutMs, ...rest }) => {
  const { status, headers, body } = await http.send({ ...rest, url: new URL(url), headersTimeoutMs: timeoutMs });
  return { status, headers, text: await readText(body, 1_000_000) };
};

function find(more: { tag?: string; env?: Environment } = {}): Promise<Release> {
  const { tag = 'v1' } = more;
  const env = {
    CI_API_V4_URL: api.url,
    CI_PROJECT_URL: api.releases.projectUrl,
    CI_JOB_TOKEN: api.releases.jobToken,
    ...more.env,
  };
  return (
    gitLabHost(env, request).findRelease?.({ tag, assetName: 'docs.pdf', token: 'glpat-not-used', readOnly: false }) ??
    Promise.reject(new Error('no releases'))
  );
}

const isUpload = ({ method, path }: ApiRequest): boolean => method === 'PUT' && path.includes('/packages/');

const linked = (tag = 'v1') => api.releases.linked(tag, 'docs.pdf');
const packageFiles = () => api.releases.packages.flatMap(({ files }) => files);

/** A release with a file. */
async function released(): Promise<void> {
  api.releases.links.set('v1', []);
  await (await find()).attach(fileOf(OLD));
}

describe('attaching to a GitLab release', () => {
  it('uploads the file as a generic package and links it, with the job token only', async () => {
    api.releases.links.set('v1', []);
    const progress: number[] = [];
    const { url } = await (await find()).attach(fileOf(NEW, { onProgress: (sent) => progress.push(sent) }));
    expect(linked()).toEqual(NEW.toString());
    expect(url).toBe('https://gitlab.example.com/docs/site/-/releases/v1/downloads/docs.pdf');
    expect(api.releases.links.get('v1')?.[0]).toMatchObject({ direct_asset_path: '/docs.pdf', link_type: 'other' });
    expect(progress.at(-1)).toBe(NEW.length);
    expect(api.requests.every(({ headers }) => headers['private-token'] === undefined)).toBe(true);
  });

  it('replaces only its own link, even on a second page of links', async () => {
    api.releases.links.set(
      'v1',
      Array.from({ length: 130 }, (_, id) => ({ id: 1000 + id, name: `part ${id}`, url: `https://x.example/${id}` })),
    );
    await (await find()).attach(fileOf(OLD));
    const release = await find();
    await release.attach(fileOf(NEW));
    expect(linked()).toEqual(NEW.toString());
    expect(api.releases.links.get('v1')).toHaveLength(131);
  });

  it('adds the download path to a link that was created by hand, and keeps its type', async () => {
    const byHand = { id: 1, name: 'docs.pdf', url: 'https://files.example.com/docs.pdf', link_type: 'runbook' };
    api.releases.links.set('v1', [{ ...byHand }]);
    const { warning } = await (await find()).attach(fileOf());
    const { id, link_type } = byHand;
    expect(warning).toContain('Before, it led to https://files.example.com/docs.pdf');
    expect(api.releases.links.get('v1')?.[0]).toMatchObject({ id, link_type, direct_asset_path: '/docs.pdf' });
    expect(linked()).toEqual(NEW.toString());
  });

  it.each([
    ['https://files.example.com/docs.pdf', true],
    ['https://gitlab.example.com/docs/site/-/jobs/7/artifacts/raw/docs.pdf', true],
    ['https://gitlab.example.com/docs/site-2/-/package_files/7/download', true],
    ['https://gitlab.example.com/docs/site/-/package_files/7/download', false],
  ])('says where the link led that it replaces, unless it was its own: %s', async (url, isForeign) => {
    api.releases.links.set('v1', [{ id: 1, name: 'docs.pdf', url }]);
    const { warning } = await (await find()).attach(fileOf());
    expect(linked()).toEqual(NEW.toString());
    const said = `The link docs.pdf of release v1 leads to the new file. Before, it led to ${url}`;
    expect(warning).toBe(
      isForeign ? `${said}. To keep that one, add it to the release under another name.` : undefined,
    );
  });

  it('attaches to a release whose tag has special characters', async () => {
    api.releases.links.set('docs/v1 ü', []);
    const { url } = await (await find({ tag: 'docs/v1 ü' })).attach(fileOf());
    expect(linked('docs/v1 ü')).toEqual(NEW.toString());
    expect(url).toContain('/-/releases/docs%2Fv1%20%C3%BC/downloads/docs.pdf');
  });

  it("fails with a clear message if the GitLab release doesn't exist, and doesn't create it", async () => {
    expect(await hostErrorMessage(find({ tag: 'v9' }))).toMatch(
      /no release with this tag is visible to the job token \(HTTP 404\)\. Check the tag, or create/,
    );
    expect(api.requests.every(({ method }) => method === 'GET')).toBe(true);
  });

  it.each(['CI_JOB_TOKEN', 'CI_API_V4_URL', 'CI_PROJECT_URL'])(
    'fails with a clear message if %s is not set',
    async (name) => {
      expect(await hostErrorMessage(find({ env: { [name]: undefined } }))).toContain(
        `${name} isn't set. GitLab sets it in each job: pass it on to the container or script that runs docs-ci`,
      );
    },
  );
});

describe('failures on a GitLab release', () => {
  const nth = (fits: (request: ApiRequest) => boolean, status: number, which = 1) => {
    let seen = 0;
    api.releases.interfere = (request) => (fits(request) && (seen += 1) === which ? { status, json: {} } : undefined);
  };

  it.each<[string, () => void]>([
    ['the upload', () => nth(isUpload, 403)],
    ['the link', () => nth(({ method, path }) => method === 'PUT' && path.includes('/links/'), 403)],
  ])('leaves the release unchanged after a failure of %s', async (_, prepare) => {
    await released();
    const release = await find();
    prepare();
    expect(await hostErrorMessage(release.attach(fileOf()))).toMatch(
      /^couldn't attach docs.pdf to release v1: .*The release is unchanged$/,
    );
    expect(linked()).toBe(OLD.toString());
  });

  it.each([
    ['changed', OLD],
    ['created', undefined],
  ])('takes a link as %s although the response was lost', async (_, old) => {
    if (old) await released();
    else api.releases.links.set('v1', []);
    const release = await find();
    const links = api.releases.links.get('v1') ?? [];
    api.releases.interfere = ({ method, path, body }) => {
      if (method === 'GET' || !path.includes('/links')) return undefined;
      const { url, name } = body as { url: string; name: string };
      if (links[0]) links[0].url = url;
      else links.push({ id: 900, name, url });
      return { status: 502, json: {} };
    };
    await release.attach(fileOf());
    expect(linked()).toBe(NEW.toString());
  });

  it('takes a link as its own if the request that made it is answered with 404, and the next one with a taken name', async () => {
    api.releases.links.set('v1', []);
    const release = await find();
    const links = api.releases.links.get('v1') ?? [];
    api.releases.interfere = ({ method, path, body }) => {
      if (method !== 'POST' || !path.endsWith('/links') || links.length > 0) return undefined;
      const { url, name } = body as { url: string; name: string };
      links.push({ id: 900, name, url });
      return { status: 404, json: { message: '404 Not Found' } };
    };
    await release.attach(fileOf());
    expect([linked(), packageFiles().length]).toEqual([NEW.toString(), 1]);
  });

  it('deletes no file that a link may point to', async () => {
    api.releases.links.set('v1', []);
    const release = await find();
    api.releases.interfere = ({ method, path }) =>
      method === 'POST' && path.endsWith('/links') ? { status: 502, json: {} } : undefined;
    expect(await hostErrorMessage(release.attach(fileOf()))).toMatch(
      /The release has the old or the new file\. Run the job again/,
    );
    expect(packageFiles()).toHaveLength(1);
  });

  it('retries GitLab requests after one server error', async () => {
    await released();
    nth(({ method }) => method === 'GET', 502);
    const release = await find();
    nth(({ method, path }) => method === 'PUT' && path.includes('/links/'), 503);
    await release.attach(fileOf());
    expect(linked()).toEqual(NEW.toString());
  });

  it('shows the problem of a field in words, such as a path that another link has', async () => {
    const other = { id: 1, name: 'Manual', url: 'https://files.example.com/a.pdf', direct_asset_path: '/docs.pdf' };
    api.releases.links.set('v1', [other]);
    expect(await hostErrorMessage((await find()).attach(fileOf()))).toMatch(
      /: GitLab returned HTTP 400: filepath has already been taken\. The release is unchanged$/,
    );
    api.releases.interfere = () => ({ status: 429, json: { message: { error: 'Try again later.' } } });
    expect(await hostErrorMessage(find())).toMatch(/: GitLab returned HTTP 429: Try again later\.$/);
    expect(api.releases.links.get('v1')).toEqual([other]);
  });

  it("shows GitLab's own message for a rejected package on one line", async () => {
    api.releases.links.set('v1', []);
    const release = await find();
    const json = { message: 'Package protected.\r::error::x' };
    api.releases.interfere = (received) => (isUpload(received) ? { status: 403, json } : undefined);
    const message = await hostErrorMessage(release.attach(fileOf()));
    expect(message).toContain('Package protected');
    expect(message).not.toMatch(/[\r\n]/);
  });

  it('retries an upload from its first byte after a server error', async () => {
    await released();
    const release = await find();
    nth(isUpload, 502);
    await release.attach(fileOf());
    expect(linked()).toEqual(NEW.toString());
  });

  it('fails after the second server error of an upload', async () => {
    await released();
    const release = await find();
    const before = api.requests.length;
    api.releases.interfere = (received) => (isUpload(received) ? { status: 502, json: {} } : undefined);
    expect(await hostErrorMessage(release.attach(fileOf()))).toMatch(
      /GitLab returned HTTP 502\. The release is unchanged$/,
    );
    expect(api.requests.slice(before).filter(isUpload)).toHaveLength(2);
    expect(linked()).toEqual(OLD.toString());
  });

  it('names the setting to change if the group forbids duplicate packages', async () => {
    await released();
    const release = await find();
    const json = { message: '400 Bad request - Duplicate package is not allowed' };
    api.releases.interfere = (received) => (isUpload(received) ? { status: 400, json } : undefined);
    expect(await hostErrorMessage(release.attach(fileOf()))).toMatch(
      /Duplicate package is not allowed\. .*allow duplicates.*Settings → Packages and registries.*docs-ci-export-pdf/,
    );
    api.releases.interfere = (received) => (isUpload(received) ? { status: 400, json: { message: 'no' } } : undefined);
    expect(await hostErrorMessage(release.attach(fileOf()))).not.toContain('duplicates');
  });

  it("fails if GitLab doesn't return the id of the uploaded file", async () => {
    await released();
    const release = await find();
    api.releases.interfere = (received) => (isUpload(received) ? { status: 201, json: { message: '201' } } : undefined);
    expect(await hostErrorMessage(release.attach(fileOf()))).toContain(
      "GitLab's response doesn't name the uploaded file",
    );
    expect(linked()).toEqual(OLD.toString());
  });

  it('reports missing access to releases instead of a missing release', async () => {
    await released();
    nth(({ path }) => /\/releases\/[^/]+$/.test(path), 403);
    const message = await hostErrorMessage(find());
    expect(message).toContain('the job token lacks permission (HTTP 403)');
    expect(message).not.toContain('no release with this tag');
  });

  it('keeps the release unchanged if the run is cancelled during the upload', async () => {
    await released();
    const release = await find();
    const stop = new AbortController();
    api.releases.interfere = (received) => {
      if (!isUpload(received)) return undefined;
      setImmediate(() => stop.abort(new Error('cancelled')));
      return { status: NEVER };
    };
    const before = api.requests.length;
    await expect(release.attach(fileOf(NEW, { signal: stop.signal }))).rejects.toThrow('The release is unchanged');
    expect(api.requests.slice(before)).toHaveLength(2);
    expect(linked()).toEqual(OLD.toString());
    expect(packageFiles()).toHaveLength(1);
  });

  it('names the role and settings that the job token needs', async () => {
    api.releases.links.set('v1', []);
    const release = await find();
    nth(({ method }) => method === 'PUT', 403);
    expect(await hostErrorMessage(release.attach(fileOf()))).toMatch(
      /job token lacks permission \(HTTP 403\).*as a Developer.*package registry/,
    );
  });

  it.each([
    ['a file of another size', { size: 3 }],
    ['other content of the same size', { size: NEW.length, file_sha256: sha256(OLD) }],
  ])('fails if GitLab received %s', async (_, seen) => {
    api.releases.links.set('v1', []);
    const release = await find();
    api.releases.interfere = ({ method }) =>
      method === 'PUT' ? { status: 201, json: { id: 7, package_id: 1, ...seen } } : undefined;
    expect(await hostErrorMessage(release.attach(fileOf()))).toContain('GitLab stored other content than was sent');
  });

  it('sends the job token to no other origin', async () => {
    const elsewhere = await startApiServer(() => ({ status: 200, json: {} }));
    try {
      api.releases.links.set('v1', []);
      const release = await find();
      const redirect = { status: 302, headers: { location: `${elsewhere.origin}/upload` } };
      api.releases.interfere = ({ method }) => (method === 'PUT' ? redirect : undefined);
      expect(await hostErrorMessage(release.attach(fileOf()))).toContain('the job token is not sent to other URLs');
      expect(elsewhere.requests).toEqual([]);
    } finally {
      await elsewhere.close();
    }
  });
});
