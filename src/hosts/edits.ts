/**
 * Keeps one pull or merge request with edits of pages: reads what is there, decides, and writes as little as possible. Both
 * platforms share it.
 */
import { hash } from 'node:crypto';
import { renderMarkdown } from '../text/markdown.js';
import { type EditsRequest, HostError, type ProposedEdits } from './host.js';
import { hiddenMarker } from './sticky.js';

/** A pull or merge request of the branch, whatever its state. */
export interface ExistingRequest {
  readonly number: number;
  readonly state: 'open' | 'merged' | 'closed';
  readonly body: string;
  readonly url: string;
}

/** The branch, and what it has beyond the commit of the run. */
export interface EditsBranch {
  readonly isThere: boolean;
  /** Messages of its commits; empty for an unknown one. */
  readonly messages: readonly string[];
  /** True if it changes exactly the wanted files, and they have the wanted texts. */
  readonly isAsWanted: boolean;
  /** Adds one commit, never by force, or creates the branch with it. */
  write(message: string): Promise<void>;
}

/** Path in the repository → the text that the branch is to have. */
export type WantedTexts = ReadonlyMap<string, string>;

/** The repository of one run. Every method rejects with HostError. */
export interface EditsRepository {
  /** Newest first. */
  listRequests(): Promise<readonly ExistingRequest[]>;
  /** Resolves to the text that a file has in the commit of the run; undefined if the commit doesn't have the file. */
  readCommitted(path: string): Promise<string | undefined>;
  readBranch(wanted: WantedTexts): Promise<EditsBranch>;
  deleteBranch(): Promise<void>;
  createRequest(title: string, body: string): Promise<ExistingRequest>;
  updateRequest(number: number, change: 'close' | { readonly body: string }): Promise<ExistingRequest>;
}

/** GitHub allows 65,536 characters, GitLab more; a text never has fewer bytes than characters. */
const MAX_BODY_BYTES = 65_000;
const FINGERPRINT_DIGITS = 16;

/** Does what a request asks for. Rejects with HostError. */
export async function keepEditsRequest(repository: EditsRepository, request: EditsRequest): Promise<ProposedEdits> {
  try {
    return await keepOnce(repository, request);
  } catch (error) {
    if (!(error instanceof HostError)) throw error;
    // A write can be done although its response is lost, and others can get in between: a second look shows both.
    return keepOnce(repository, request);
  }
}

export function interrupted({ branch }: EditsRequest): HostError {
  return new HostError(
    `couldn't propose the edits: others changed the branch ${branch} or its request during this run. Run the job again later`,
  );
}

async function keepOnce(repository: EditsRepository, request: EditsRequest): Promise<ProposedEdits> {
  const requests = await repository.listRequests();
  const wanted = new Map<string, string>();
  const left = new Map<string, string>();
  for (const edit of request.edits) {
    const text = edit.textFor(await repository.readCommitted(edit.path));
    if (typeof text === 'string') wanted.set(edit.path, text);
    else left.set(edit.path, text.obstacle);
  }
  const known = findRequests(requests, request, wanted);
  const { open, rejected, goal } = known;
  const result = { left, paths: [...wanted.keys()], url: (open ?? rejected)?.url };
  if (!open && goal !== 'open') return { ...result, state: goal };
  const branch = await repository.readBranch(wanted);
  const isOwn = (message: string): boolean => message.trimEnd().split('\n').at(-1) === ownLine(request);
  if (!branch.messages.every(isOwn)) return { ...result, state: 'foreign' };
  if (goal === 'open')
    return { ...result, state: goal, url: await propose(repository, request, { ...known, wanted, branch }) };
  if (open) await takeBack(repository, request, { ...known, open, branch });
  return { ...result, state: goal, url: undefined };
}

interface KnownRequests {
  readonly open?: ExistingRequest;
  /** True if the open request has the text of docs-ci, for other edits. */
  readonly isOutdated: boolean;
  readonly rejected?: ExistingRequest;
  readonly goal: 'open' | 'none' | 'rejected';
}

function findRequests(requests: readonly ExistingRequest[], request: EditsRequest, wanted: WantedTexts): KnownRequests {
  const marker = markerOf(request, wanted);
  const open = requests.find(({ state }) => state === 'open');
  const isOutdated = open !== undefined && isOurs(open, request) && !open.body.includes(marker);
  // People can open a request again, or their own.
  const rejected =
    open && !isOutdated ? undefined : requests.find(({ state, body }) => state === 'closed' && body.includes(marker));
  return { open, isOutdated, rejected, goal: wanted.size === 0 ? 'none' : rejected ? 'rejected' : 'open' };
}

/** Resolves to the URL of the open request. */
async function propose(
  repository: EditsRepository,
  request: EditsRequest,
  { open, isOutdated, wanted, branch }: KnownRequests & { readonly wanted: WantedTexts; readonly branch: EditsBranch },
): Promise<string> {
  if (!branch.isAsWanted) await branch.write(`${request.title}\n\n${ownLine(request)}`);
  if (!open) return (await repository.createRequest(request.title, bodyOf(request, wanted))).url;
  // People's own requests keep their text.
  if (!isOutdated && (branch.isAsWanted || !isOurs(open, request))) return open.url;
  const shown = await repository.updateRequest(open.number, { body: bodyOf(request, wanted, open.body) });
  if (shown.state === 'open') return shown.url;
  // It was closed with the edits that people saw, so it is to be known by them.
  await repository.updateRequest(open.number, { body: open.body });
  throw interrupted(request);
}

async function takeBack(
  repository: EditsRepository,
  request: EditsRequest,
  { open, isOutdated, branch }: KnownRequests & { readonly open: ExistingRequest; readonly branch: EditsBranch },
): Promise<void> {
  // The new text comes first: a closed request with the old one would count as rejected.
  if (isOutdated) await repository.updateRequest(open.number, { body: bodyOf(request, new Map(), open.body) });
  // An open request also keeps commits that arrive until the branch is gone.
  if (branch.isThere) await repository.deleteBranch();
  await repository.updateRequest(open.number, 'close');
}

/** The last line of each commit message of docs-ci. */
function ownLine({ slug }: EditsRequest): string {
  return `docs-ci-edits: ${slug}`;
}

/** The first line of docs-ci's text: whose the request is, and which edits it has. */
function markerOf(request: EditsRequest, wanted: WantedTexts): string {
  const fingerprint = hash('sha256', JSON.stringify([...wanted]), 'hex').slice(0, FINGERPRINT_DIGITS);
  return hiddenMarker(`${ownLine(request)} ${fingerprint}`);
}

/** The last line of docs-ci's text. */
const END = hiddenMarker('docs-ci-edits: end');

function isOurs({ body }: ExistingRequest, request: EditsRequest): boolean {
  return body.includes(`<!-- ${ownLine(request)} `);
}

/** Renders the text of a request, and keeps what people wrote before and after it. */
function bodyOf(request: EditsRequest, wanted: WantedTexts, before = ''): string {
  const start = Math.max(0, before.indexOf(`<!-- ${ownLine(request)} `));
  const end = before.indexOf(END, start);
  const [lead, trail] = [before.slice(0, start), end < 0 ? '' : before.slice(end + END.length)];
  const limitBytes = MAX_BODY_BYTES - Buffer.byteLength(lead + trail);
  return `${lead}${markerOf(request, wanted)}\n${renderMarkdown(request.body([...wanted.keys()]), { limitBytes })}${END}${trail}`;
}
