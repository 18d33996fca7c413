/** The one note of ours on a merge request. */
import { renderMarkdown } from '../../text/markdown.js';
import { type GitLabApi, type GitLabPlace, tokenApi } from './api.js';
import { fieldsOf } from '../fields.js';
import { mergeRequestProject } from './context.js';
import { HostError, type Host, type RunContext } from '../host.js';
import { hiddenMarker } from '../sticky.js';

type Wanted = Parameters<NonNullable<Host['upsertComment']>>[0];

/** A note may have 1,000,000 characters; bytes are never fewer. */
const BODY_LIMIT_BYTES = 900_000;

const WHAT = 'write the note on the merge request';

interface Note {
  readonly id: number;
  readonly body: string;
  readonly system?: boolean;
  readonly author: { readonly id: number };
}

/** Creates or updates the note. Resolves to its address; rejects with HostError. */
export async function upsertGitLabNote(
  { facts, ...place }: GitLabPlace & { readonly facts: RunContext },
  wanted: Wanted,
): Promise<{ url?: string }> {
  const project = mergeRequestProject(place.env);
  if (facts.pullRequest === undefined || project === undefined) {
    throw new HostError(`could not ${WHAT}: this pipeline belongs to no merge request`);
  }
  const api = tokenApi(place, { token: wanted.token, what: WHAT, kind: 'notes' });
  const marker = hiddenMarker(wanted.marker);
  const text = renderMarkdown(wanted.body, { limitBytes: BODY_LIMIT_BYTES, pointer: 'The rest was left out.' });
  const body = `${marker}\n${text}`;
  const notes = `/projects/${encodeURIComponent(project)}/merge_requests/${facts.pullRequest}/notes`;
  const ours = await findNote(api, notes, marker);
  const json = await (ours === undefined
    ? api.send('POST', notes, { body })
    : api.send('PUT', `${notes}/${ours}`, { body }));
  const { CI_MERGE_REQUEST_PROJECT_URL: page } = place.env;
  const id = ours ?? fieldsOf(json).id;
  if (!page || typeof id !== 'number') return {};
  return { url: `${page}/-/merge_requests/${facts.pullRequest}#note_${id}` };
}

function isNote(data: unknown): data is Note {
  const { id, body, author } = fieldsOf(data);
  return typeof id === 'number' && typeof body === 'string' && typeof fieldsOf(author).id === 'number';
}

/** Anybody may write a note that begins with our marker: only one by the token's own user is ours. */
async function findNote(api: GitLabApi, notes: string, marker: string): Promise<number | undefined> {
  const self = await api.ownId();
  for await (const note of api.list(notes, isNote, { sort: 'asc', order_by: 'created_at' })) {
    if (note.author.id === self && note.system !== true && note.body.startsWith(marker)) return note.id;
  }
  return undefined;
}
