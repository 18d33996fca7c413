/** The one note of ours on a merge request. */
import type { Readable } from 'node:stream';
import { renderMarkdown } from '../text/markdown.js';
import { mergeRequestProject } from './gitlab-facts.js';
import { HostError, type Environment, type Host, type RunFacts } from './host.js';
import { hiddenMarker } from './marker.js';

/** Sends one HTTP request and resolves with any answer; header names are lower-case. Follows no redirect. */
export type GitLabRequest = (wanted: {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly json?: unknown;
  /** Sent as it is read. */
  readonly stream?: { readonly body: Readable; readonly sizeBytes: number };
  readonly signal?: AbortSignal;
  /** Milliseconds until the answer begins, for uploads that take longer than usual. */
  readonly timeoutMs?: number;
}) => Promise<{
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly text: string;
}>;

type Wanted = Parameters<NonNullable<Host['upsertComment']>>[0];

/** A note may have 1,000,000 characters; bytes are never fewer. */
const BODY_LIMIT_BYTES = 900_000;

const WHAT = 'write the note on the merge request';
const TOKEN_HINT =
  'set DOCS_CI_GITLAB_TOKEN to a project access token with the scope api and the role Developer (the job token may not write notes)';

interface Note {
  readonly id: number;
  readonly body?: string;
  readonly system?: boolean;
  readonly author?: { readonly id?: number };
}

/** Creates or updates the note. Resolves to its address; rejects with HostError. */
export async function upsertGitLabNote(
  { env, facts, request }: { env: Environment; facts: RunFacts; request: GitLabRequest },
  wanted: Wanted,
): Promise<{ url?: string }> {
  const project = mergeRequestProject(env);
  if (facts.pullRequest === undefined || project === undefined) {
    throw new HostError(`could not ${WHAT}: this pipeline belongs to no merge request`);
  }
  const api = createApi(env, request, wanted.token);
  const marker = hiddenMarker(wanted.marker);
  const text = renderMarkdown(wanted.body, { limitBytes: BODY_LIMIT_BYTES, pointer: 'The rest was left out.' });
  const body = `${marker}\n${text}`;
  const notes = `/projects/${encodeURIComponent(project)}/merge_requests/${facts.pullRequest}/notes`;
  const ours = await findNote(api, notes, marker);
  const { json } = await (ours === undefined ? api('POST', notes, { body }) : api('PUT', `${notes}/${ours}`, { body }));
  const { CI_MERGE_REQUEST_PROJECT_URL: page } = env;
  const id = ours ?? (json as Note | null)?.id;
  if (!page || id === undefined) return {};
  return { url: `${page}/-/merge_requests/${facts.pullRequest}#note_${id}` };
}

type Api = (
  method: string,
  path: string,
  json?: unknown,
) => Promise<{ readonly json: unknown; readonly headers: Readonly<Record<string, string | undefined>> }>;

/** Calls below CI_API_V4_URL, the only place the token is sent to. */
function createApi(env: Environment, request: GitLabRequest, token: string): Api {
  const base = env.CI_API_V4_URL;
  if (!base) throw new HostError(`could not ${WHAT}: CI_API_V4_URL is not set`);
  // A variable that does not exist is left as the reference it was.
  if (token === '' || token.startsWith('$')) throw new HostError(`could not ${WHAT}: ${TOKEN_HINT}`);
  return async (method, path, json) => {
    const headers = { 'PRIVATE-TOKEN': token, accept: 'application/json' };
    const answer = await request({ method, url: base + path, headers, json }).catch((cause: unknown) => {
      throw new HostError(`could not ${WHAT}: GitLab did not answer`, { cause });
    });
    if (answer.status >= 200 && answer.status < 300) {
      return { json: parse(answer.text), headers: answer.headers };
    }
    throw new HostError(`could not ${WHAT}: ${reasonOf(answer.status)}`);
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new HostError(`could not ${WHAT}: GitLab's answer is not JSON`, { cause });
  }
}

function reasonOf(status: number): string {
  if (status === 401) return `GitLab does not accept the token (HTTP 401); ${TOKEN_HINT}`;
  if (status === 403 || status === 404) return `the token may not (HTTP ${status}); ${TOKEN_HINT}`;
  return `GitLab answered HTTP ${status}`;
}

/** Anybody may write a note that begins with our marker: only one by the token's own user is ours. */
async function findNote(api: Api, notes: string, marker: string): Promise<number | undefined> {
  const { json: user } = await api('GET', '/user');
  const self = (user as { id?: number } | null)?.id;
  if (self === undefined) throw new HostError(`could not ${WHAT}: GitLab does not say whose token this is`);
  let page = '1';
  while (page !== '') {
    const { json, headers } = await api('GET', `${notes}?sort=asc&order_by=created_at&per_page=100&page=${page}`);
    const list = Array.isArray(json) ? (json as readonly Note[]) : [];
    const ours = list.find(
      (note) => note.author?.id === self && note.system !== true && note.body?.startsWith(marker) === true,
    );
    if (ours) return ours.id;
    page = headers['x-next-page'] ?? '';
  }
  return undefined;
}
