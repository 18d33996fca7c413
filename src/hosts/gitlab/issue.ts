/** The one issue of ours in a GitLab project, kept by a schedule. */
import { renderMarkdown } from '../../text/markdown.js';
import { type GitLabPlace, tokenApi } from './api.js';
import { fieldsOf, isTextOrNone } from '../fields.js';
import { HostError, type Host } from '../host.js';
import { hiddenMarker } from '../sticky.js';

type Wanted = Parameters<NonNullable<Host['upsertIssue']>>[0];

/** A description may have 1,000,000 characters; bytes are never fewer. */
const BODY_LIMIT_BYTES = 900_000;
const WHAT = 'write the issue';

interface Issue {
  readonly iid: number;
  readonly state?: string;
  readonly description?: string | null;
  readonly author: { readonly id: number };
}

/** Creates or updates the issue, open afterwards. Resolves to its address; rejects with HostError. */
export async function upsertGitLabIssue(place: GitLabPlace, wanted: Wanted): Promise<{ url?: string }> {
  const project = place.env.CI_PROJECT_ID;
  if (!project) throw new HostError(`could not ${WHAT}: CI_PROJECT_ID is not set`);
  const api = tokenApi(place, { token: wanted.token, what: WHAT, kind: 'issues' });
  const marker = hiddenMarker(wanted.marker);
  const text = renderMarkdown(wanted.body, { limitBytes: BODY_LIMIT_BYTES, pointer: 'The rest was left out.' });
  const content = { title: wanted.title, description: `${marker}\n${text}` };
  const issues = `/projects/${encodeURIComponent(project)}/issues`;
  const self = await api.ownId();
  const query = { scope: 'all', state: 'all', author_id: String(self), order_by: 'updated_at', sort: 'desc' };
  for await (const issue of api.list(issues, isIssue, query)) {
    if (issue.author.id !== self || issue.description?.startsWith(marker) !== true) continue;
    const state = issue.state === 'closed' ? { state_event: 'reopen' } : {};
    return addressOf(await api.send('PUT', `${issues}/${issue.iid}`, { ...content, ...state }));
  }
  return addressOf(await api.send('POST', issues, content));
}

function isIssue(data: unknown): data is Issue {
  const { iid, description, author } = fieldsOf(data);
  return typeof iid === 'number' && isTextOrNone(description) && typeof fieldsOf(author).id === 'number';
}

function addressOf(issue: unknown): { url?: string } {
  const { web_url } = fieldsOf(issue);
  return { url: typeof web_url === 'string' ? web_url : undefined };
}
