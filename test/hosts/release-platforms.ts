/** The releases of both platforms as one job sees them, and what they hold afterwards. */
import type { GitLabRequest } from '../../src/hosts/gitlab/client.js';
import type { Release } from '../../src/hosts/host.js';
import type { ApiRequest, FakeResponse } from '../support/api-server.js';
import { startGitHubApi } from '../support/github-api.js';
import { startGitLabApi } from '../support/gitlab-api.js';
import { gitHubHost, gitLabHost, sendRequest } from './hosts.js';

export type AssetState = 'uploaded' | 'starter' | 'new' | 'open';

/** Decides when a request of a job is sent, and whether its response arrives. */
export type Wire = <T>(send: () => Promise<T>) => Promise<T>;

const direct: Wire = (send) => send();

export interface Platform {
  find(wire?: Wire, tag?: string): Promise<Release>;
  /** Creates a release, with a file if there are bytes. */
  release(bytes?: Buffer, tag?: string): void;
  /** What readers get under the name docs.pdf; undefined if it is incomplete. */
  file(tag?: string): string | undefined;
  /** Names of all files of the release. */
  names(tag?: string): string[];
  setLag(ms: number): void;
  /** Of the next uploads, so many bytes arrive, in this state where the platform has one. */
  cutUploads(uploads: number, sizeBytes: number, state?: AssetState): void;
  interfere(how: (request: ApiRequest) => FakeResponse | undefined): void;
  readonly isWriteOfName: (request: ApiRequest) => boolean;
  close(): Promise<void>;
}

async function startGitHub(): Promise<Platform> {
  const api = await startGitHubApi();
  const { releases } = api;
  const assetsOf = (tag: string) => releases.all.find(({ tag_name }) => tag_name === tag)?.assets ?? [];
  return {
    find: async (wire = direct, tag = 'v1') => {
      const send: typeof fetch = (...request) => wire(() => fetch(...request));
      const host = gitHubHost({ GITHUB_API_URL: api.url }, undefined, send);
      const request = { tag, assetName: 'docs.pdf', token: api.token, readOnly: false };
      return host.findRelease?.(request) ?? Promise.reject(new Error('no releases'));
    },
    release: (bytes, tag = 'v1') => {
      const release = releases.add(tag);
      if (bytes) releases.addAsset(release, 'docs.pdf', bytes);
    },
    file: (tag = 'v1') => {
      const found = assetsOf(tag).find(({ name, state }) => name === 'docs.pdf' && state === 'uploaded');
      return found?.bytes.toString();
    },
    names: (tag = 'v1') => assetsOf(tag).map(({ name }) => name),
    setLag: (ms) => (releases.lag.ms = ms),
    cutUploads: (uploads, sizeBytes, state = 'uploaded') => {
      let seen = 0;
      releases.receive = (bytes) =>
        (seen += 1) <= uploads ? { bytes: bytes.subarray(0, sizeBytes), state } : { bytes, state: 'uploaded' };
    },
    interfere: (how) => (releases.interfere = how),
    isWriteOfName: ({ method, body }) => method === 'PATCH' && (body as { name: string }).name === 'docs.pdf',
    close: () => api.close(),
  };
}

async function startGitLab(): Promise<Platform> {
  const api = await startGitLabApi();
  const { releases } = api;
  return {
    find: async (wire = direct, tag = 'v1') => {
      const env = { CI_API_V4_URL: api.url, CI_PROJECT_URL: releases.projectUrl, CI_JOB_TOKEN: releases.jobToken };
      const send: GitLabRequest = (request) => wire(() => sendRequest(request));
      const request = { tag, assetName: 'docs.pdf', token: '', readOnly: false };
      return gitLabHost(env, send).findRelease?.(request) ?? Promise.reject(new Error('no releases'));
    },
    release: (bytes, tag = 'v1') => {
      releases.links.set(tag, []);
      if (!bytes) return;
      releases.packages.push({
        id: 1,
        name: 'docs-ci-export-pdf',
        version: '1',
        files: [{ id: 2, file_name: 'docs.pdf', bytes }],
      });
      releases.links.set(tag, [{ id: 3, name: 'docs.pdf', url: `${releases.projectUrl}/-/package_files/2/download` }]);
    },
    file: (tag = 'v1') => releases.linked(tag, 'docs.pdf'),
    names: (tag = 'v1') => (releases.links.get(tag) ?? []).map(({ name }) => name),
    setLag: (ms) => (releases.lag.ms = ms),
    cutUploads: (uploads, sizeBytes) => {
      let seen = 0;
      releases.receive = (bytes) => ({ bytes: (seen += 1) <= uploads ? bytes.subarray(0, sizeBytes) : bytes });
    },
    interfere: (how) => (releases.interfere = how),
    isWriteOfName: ({ method, path }) => method !== 'GET' && path.includes('/assets/links'),
    close: () => api.close(),
  };
}

export const PLATFORMS = { GitHub: startGitHub, GitLab: startGitLab } as const;
