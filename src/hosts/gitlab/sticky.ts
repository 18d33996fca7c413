/** Writes the sticky note of a merge request and the sticky issue of a project. */
import { type CommentRequest, HostError, type IssueRequest, type PublishedIssue, type PublishedPost } from '../host.js';
import {
  COMMENT_TASK,
  hiddenMarker,
  issueTask,
  keepIssue,
  type FoundIssues,
  type KnownIssue,
  runNote,
  stickyBody,
} from '../sticky.js';
import { type GitLabConnection, missingVariable, tokenApi } from './access.js';
import { type GitLabClient, PAGE_SIZE } from './client.js';
import { mergeRequestProject } from './context.js';
import { anything, createdNote, issues, notes, writtenIssue } from './schemas.js';

/** A note or a description can have 1,000,000 characters; a text never has fewer bytes than characters. */
const BODY_LIMIT_BYTES = 900_000;
/** Notes or issues that are searched for another own one after one was found. */
const MAX_OTHERS = 20;

/** Creates or updates the note; with `updateOnly`, it only updates one. Rejects with HostError. */
export async function upsertGitLabNote(connection: GitLabConnection, request: CommentRequest): Promise<PublishedPost> {
  const task = 'write the note on the merge request';
  const { env, runContext } = connection;
  const project = mergeRequestProject(env);
  if (runContext.pullRequest === undefined || project === undefined)
    throw new HostError(`couldn't ${task}: this job doesn't run for a merge request`);
  const api = tokenApi(connection, { token: request.token, task, kind: 'notes', project });
  const path = `merge_requests/${runContext.pullRequest}/notes`;
  const own = await findOwnNotes(api, path, hiddenMarker(request.marker));
  const [existingId, ...duplicates] = own.map(({ id }) => id);
  if (existingId === undefined && request.updateOnly) return {};
  const { note, isOlder } = runNote(
    runContext,
    own.map(({ body }) => body),
  );
  if (isOlder && !request.isCurrent) return { isLeft: true };
  const body = stickyBody({ ...request, note }, { secrets: connection.secrets, limitBytes: BODY_LIMIT_BYTES });
  const written = await (existingId === undefined
    ? api.send(createdNote, 'POST', path, { body })
    : api.send(createdNote, 'PUT', `${path}/${existingId}`, { body }));
  // Two jobs can create a note at the same time. The next run deletes what stays.
  for (const duplicate of duplicates) await api.send(anything, 'DELETE', `${path}/${duplicate}`).catch(() => undefined);
  const id = existingId ?? written?.id;
  const { CI_MERGE_REQUEST_PROJECT_URL: projectUrl } = env;
  if (!projectUrl || id === undefined) return {};
  return { url: `${projectUrl}/-/merge_requests/${runContext.pullRequest}#note_${id}` };
}

/** Anyone can write a note that begins with the marker, so only a note by the token's own user counts. */
async function findOwnNotes(api: GitLabClient, path: string, marker: string): Promise<{ id: number; body: string }[]> {
  const ownId = await api.ownId();
  const own: { id: number; body: string }[] = [];
  let others = 0;
  for await (const { id, body, author, system } of api.list(notes, path, { sort: 'asc', order_by: 'created_at' })) {
    if (author.id === ownId && system !== true && body.startsWith(marker)) own.push({ id, body });
    else if (own.length > 0 && (others += 1) === MAX_OTHERS) break;
  }
  return own;
}

/** Creates, updates, closes or reopens the issue. Rejects with HostError. */
export async function upsertGitLabIssue(connection: GitLabConnection, request: IssueRequest): Promise<PublishedIssue> {
  const task = issueTask(request);
  if (!connection.env.CI_PROJECT_ID) throw missingVariable(task, 'CI_PROJECT_ID');
  const { token } = request;
  const api = tokenApi(connection, { token, task, kind: 'issues', isReading: !request.change(undefined) });
  return keepIssue(request, {
    name: 'GitLab',
    secrets: connection.secrets,
    limitBytes: BODY_LIMIT_BYTES,
    look: () => lookForIssues(api, request),
    write({ title, isOpen, body: description }, known) {
      if (!known) return api.send(writtenIssue, 'POST', 'issues', { title, description });
      // GitLab would answer as if it had done all.
      if (known.isLocked && isOpen && !known.isOpen)
        throw api.error(`GitLab doesn't reopen issue #${known.number}, because its discussion is locked. Unlock it`);
      const event = isOpen === known.isOpen ? {} : { state_event: isOpen ? 'reopen' : 'close' };
      return api.send(writtenIssue, 'PUT', `issues/${known.number}`, { title, description, ...event });
    },
    comment: (number, body) =>
      tokenApi(connection, { token, task: COMMENT_TASK, kind: 'issues' }).send(
        anything,
        'POST',
        `issues/${number}/notes`,
        { body },
      ),
  });
}

/** Looks at the issues that the user of the token updated last, and at those with the title. */
async function lookForIssues(
  api: GitLabClient,
  { marker, constantTitle }: Pick<IssueRequest, 'marker' | 'constantTitle'>,
): Promise<FoundIssues> {
  const ownId = await api.ownId();
  const query = { scope: 'all', state: 'all', author_id: String(ownId), order_by: 'updated_at', sort: 'desc' };
  const find = async (more: object, limit = Infinity): Promise<{ own: KnownIssue[]; isComplete: boolean }> => {
    const own: KnownIssue[] = [];
    let count = 0;
    let others = 0;
    for await (const { authorId, ...issue } of api.list(issues, 'issues', { ...query, ...more })) {
      if (authorId === ownId && issue.body.startsWith(hiddenMarker(marker))) own.push(issue);
      else if (own.length > 0 && (others += 1) === MAX_OTHERS) break;
      if ((count += 1) === limit) return { own, isComplete: false };
    }
    return { own, isComplete: true };
  };
  const newest = await find({}, PAGE_SIZE);
  if (newest.own.length > 0 || newest.isComplete) return newest;
  const { own } = await find({ search: constantTitle, in: 'title' }, PAGE_SIZE);
  return { own, readOn: async () => (await find({})).own };
}
