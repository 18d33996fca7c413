/** Writes the sticky note of a merge request and the sticky issue of a project. */
import type { Block } from '../../text/document.js';
import { renderMarkdown } from '../../text/markdown.js';
import { type CommentRequest, HostError, type IssueRequest, type PublishedIssue, type PublishedPost } from '../host.js';
import { hiddenMarker, stickyBody, wantedIssue } from '../sticky.js';
import { type GitLabApi, type GitLabConnection, tokenApi } from './api.js';
import { mergeRequestProject } from './context.js';
import { createdNote, issues, type ListedIssue, notes, writtenIssue } from './schemas.js';

/** A note or a description can have 1,000,000 characters; a text never has fewer bytes than characters. */
const BODY_LIMIT_BYTES = 900_000;
/** Issues that are searched for an open one after a closed one was found. */
const MAX_OTHERS = 20;

/** Creates or updates the note; with `updateOnly`, it only updates one. Rejects with HostError. */
export async function upsertGitLabNote(connection: GitLabConnection, request: CommentRequest): Promise<PublishedPost> {
  const task = 'write the note on the merge request';
  const { env, runContext } = connection;
  const project = mergeRequestProject(env);
  if (runContext.pullRequest === undefined || project === undefined)
    throw new HostError(`couldn't ${task}: this job doesn't run for a merge request`);
  const api = tokenApi(connection, { token: request.token, task, kind: 'notes' });
  const body = stickyBody(request, BODY_LIMIT_BYTES);
  const path = `/projects/${encodeURIComponent(project)}/merge_requests/${runContext.pullRequest}/notes`;
  const existingId = await findOwnNote(api, path, hiddenMarker(request.marker));
  if (existingId === undefined && request.updateOnly) return {};
  const response = await (existingId === undefined
    ? api.send('POST', path, { body })
    : api.send('PUT', `${path}/${existingId}`, { body }));
  const id = existingId ?? createdNote.safeParse(response).data?.id;
  const { CI_MERGE_REQUEST_PROJECT_URL: projectUrl } = env;
  if (!projectUrl || id === undefined) return {};
  return { url: `${projectUrl}/-/merge_requests/${runContext.pullRequest}#note_${id}` };
}

/** Anyone can write a note that begins with the marker, so only a note by the token's own user counts. */
async function findOwnNote(api: GitLabApi, path: string, marker: string): Promise<number | undefined> {
  const ownId = await api.ownId();
  for await (const { id, body, author, system } of api.list(path, notes, { sort: 'asc', order_by: 'created_at' }))
    if (author.id === ownId && system !== true && body.startsWith(marker)) return id;
  return undefined;
}

/** Creates, updates, closes or reopens the issue. Rejects with HostError. */
export async function upsertGitLabIssue(connection: GitLabConnection, request: IssueRequest): Promise<PublishedIssue> {
  const task = 'write the issue';
  const project = connection.env.CI_PROJECT_ID;
  if (!project) throw new HostError(`couldn't ${task}: CI_PROJECT_ID isn't set`);
  const api = tokenApi(connection, { token: request.token, task, kind: 'issues' });
  const { title, marker } = request;
  const path = `/projects/${encodeURIComponent(project)}/issues`;
  const existing = await findOwnIssue(api, path, hiddenMarker(marker));
  const isOpen = existing?.state !== 'closed';
  const known = existing && { isOpen, body: existing.description ?? '' };
  const wanted = wantedIssue(request, known, BODY_LIMIT_BYTES);
  const write = async ({ isOpen: opens, body: description }: NonNullable<typeof wanted>) => {
    const event = opens === isOpen ? {} : { state_event: opens ? 'reopen' : 'close' };
    const response = await (existing === undefined
      ? api.send('POST', path, { title, description })
      : api.send('PUT', `${path}/${existing.iid}`, { title, description, ...event }));
    return writtenIssue.safeParse(response).data;
  };
  const written = wanted ? await write(wanted) : existing;
  const addComment = async (blocks: readonly Block[]): Promise<void> => {
    const commentTask = 'comment on the issue';
    const iid = existing?.iid ?? written?.iid;
    if (iid === undefined) throw new HostError(`couldn't ${commentTask}: GitLab returned no issue`);
    const notesApi = tokenApi(connection, { token: request.token, task: commentTask, kind: 'issues' });
    await notesApi.send('POST', `${path}/${iid}/notes`, {
      body: renderMarkdown(blocks, { limitBytes: BODY_LIMIT_BYTES }),
    });
  };
  return { url: written?.web_url ?? undefined, addComment };
}

async function findOwnIssue(api: GitLabApi, path: string, marker: string) {
  const ownId = await api.ownId();
  const query = { scope: 'all', state: 'all', author_id: String(ownId), order_by: 'updated_at', sort: 'desc' };
  let closed: ListedIssue | undefined;
  let others = 0;
  for await (const issue of api.list(path, issues, query)) {
    const isOwn = issue.author.id === ownId && issue.description?.startsWith(marker);
    // Two jobs can create an issue at the same time. The next runs close one after the other.
    if (isOwn && issue.state !== 'closed') return issue;
    if (isOwn) closed ??= issue;
    else if (closed && (others += 1) === MAX_OTHERS) break;
  }
  return closed;
}
