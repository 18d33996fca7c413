/** Creates the hosts of both platforms as tests use them, and makes their pauses short. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { onTestFinished, vi } from 'vitest';
import { createGitHubHost } from '../../src/hosts/github/github.js';
import type { GitLabRequest } from '../../src/hosts/gitlab/client.js';
import { createGitLabHost } from '../../src/hosts/gitlab/gitlab.js';
import type { Environment, Host } from '../../src/hosts/host.js';
import { temporaryFolder } from '../support/folder.js';

/** @param event what the event file has beside the repository */
export function gitHubHost(env: Environment, event?: object, send: typeof fetch = fetch): Host {
  const path = event && join(temporaryFolder(), 'event.json');
  if (path) writeFileSync(path, JSON.stringify({ repository: { full_name: 'octo/docs' }, ...event }));
  const all = { GITHUB_REPOSITORY: 'octo/docs', GITHUB_EVENT_PATH: path, ...env };
  return createGitHubHost({ env: all, stdout: () => undefined, cwd: '/', version: '1.2.3', fetch: send });
}

/** Sends requests like main.ts: it resolves for any status and follows no redirect. */
export const sendRequest: GitLabRequest = async ({ method, url, headers, json, stream }) => {
  const body =
    json === undefined
      ? stream && { body: new Uint8Array(await buffer(stream.body)) }
      : { body: JSON.stringify(json), headers: { ...headers, 'content-type': 'application/json' } };
  const response = await fetch(url, { method, headers, redirect: 'manual', ...body });
  return { status: response.status, headers: Object.fromEntries(response.headers), text: await response.text() };
};

export function gitLabHost(env: Environment, request = sendRequest): Host {
  const all = { CI_PROJECT_ID: '42', ...env };
  return createGitLabHost({
    env: all,
    stdout: () => undefined,
    stderr: () => undefined,
    cwd: '/',
    flags: [],
    flagTypes: new Map(),
    request,
  });
}

const MIN_PAUSE_MS = 400;
const MAX_PAUSE_MS = 10_000;
/** That of Node.js, since a test with many hosts shortens the pauses again and again. */
const startTimer = setTimeout;

/** Makes pauses between attempts 50 times shorter, until the test ends. Deadlines of calls stay as they are. */
export function shortenPauses(): void {
  const shortened = (callback: () => void, ms = 0, ...rest: []) =>
    startTimer(callback, ms >= MIN_PAUSE_MS && ms <= MAX_PAUSE_MS ? ms / 50 : ms, ...rest);
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(shortened);
  onTestFinished(() => spy.mockRestore());
}
