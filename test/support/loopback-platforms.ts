/** Starts loopback platforms that close with their test, and describes the runs of pull and merge requests on them. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { REPOSITORY, type Started } from '../platforms/runner/events.js';
import type { Finish } from './folder.js';

/** Closes what is starting at the end of the test. A concurrent test passes its context. */
export async function closedLater<T extends { close(): Promise<unknown> }>(
  starting: Promise<T>,
  running: Finish = { onTestFinished },
): Promise<T> {
  const api = await starting;
  running.onTestFinished(() => api.close().then(() => undefined));
  return api;
}

interface PullRequest {
  readonly github?: { readonly url: string };
  readonly repository?: string;
  readonly number?: number;
  readonly ref?: string;
  readonly sha?: string;
  /** The repository of the head, if the pull request is one of a fork. */
  readonly fork?: string;
}

/** Writes the event file of a pull request below the folder. Returns the variables of its run. */
export async function pullRequestEnv(
  folder: string,
  { github, repository = 'octo/docs', number = 7, ref = 'topic', sha = 'a'.repeat(40), fork }: PullRequest = {},
): Promise<Record<string, string>> {
  const head = { ref, sha, repo: { full_name: fork ?? repository } };
  const event = { repository: { full_name: repository }, pull_request: { number, head } };
  return {
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_EVENT_PATH: await writeEvent(folder, event),
    GITHUB_REPOSITORY: repository,
    ...(github && { GITHUB_API_URL: github.url }),
  };
}

/** Returns the variables of a run of merge request 7. */
export function mergeRequestEnv({ url }: { readonly url: string }, branch: string): Record<string, string> {
  return {
    CI_API_V4_URL: url,
    CI_PROJECT_ID: '42',
    CI_MERGE_REQUEST_IID: '7',
    CI_MERGE_REQUEST_PROJECT_ID: '42',
    CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: branch,
  };
}

/** Writes the event file of a run below the folder. Returns the variables of its step. */
export async function startedEnv(
  folder: string,
  { event_name, event, ref_name, ref_type, head_ref, sha }: Started,
  github?: { readonly url: string },
): Promise<Record<string, string>> {
  return {
    GITHUB_EVENT_NAME: event_name,
    GITHUB_EVENT_PATH: await writeEvent(folder, event),
    GITHUB_REF_NAME: ref_name,
    GITHUB_REF_TYPE: ref_type,
    GITHUB_HEAD_REF: head_ref,
    GITHUB_SHA: sha,
    GITHUB_REPOSITORY: REPOSITORY,
    ...(github && { GITHUB_API_URL: github.url }),
  };
}

/** Writes an event file as the runner does. */
export async function writeEvent(folder: string, event: object): Promise<string> {
  const path = join(folder, 'event.json');
  await writeFile(path, JSON.stringify(event));
  return path;
}
