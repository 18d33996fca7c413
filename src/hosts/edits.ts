/**
 * Keeps one pull or merge request with edits of pages: reads what is there, decides, and writes as little as possible. Both
 * platforms share it. A write whose response is lost or a failure is looked up, so no POST is repeated.
 */
import { hash } from 'node:crypto';
import { renderMarkdown } from '../text/markdown.js';
import type { EditsRequest, ProposedEdits } from './host.js';
import { hiddenMarker } from './sticky.js';

/** A pull or merge request of the branch, whatever its state. */
export interface ExistingRequest {
  readonly number: number;
  readonly state: 'open' | 'merged' | 'closed';
  readonly body: string;
  readonly url: string;
}

/** What the branch has beyond the commit of the run. */
export interface BranchState {
  /** Its newest commit. */
  readonly head: string;
  /** Messages of its commits. Undefined if others pushed to the branch while it was read. */
  readonly messages: readonly string[] | undefined;
  /** True if it changes exactly the wanted files, and they have the wanted texts. */
  readonly isAsWanted: boolean;
}

/** Path in the repository → the text that the branch is to have. */
export type WantedTexts = ReadonlyMap<string, string>;

/** The repository of one run. Every method rejects with HostError. */
export interface EditsRepository<State extends BranchState = BranchState> {
  readonly maxBodyBytes: number;
  /** Newest first. */
  listRequests(): Promise<readonly ExistingRequest[]>;
  /** Resolves to the text that a file has in the commit of the run; undefined if the commit doesn't have the file. */
  readCommitted(path: string): Promise<string | undefined>;
  /** Resolves to undefined if the branch doesn't exist. */
  readBranch(wanted: WantedTexts): Promise<State | undefined>;
  /** Adds one commit, never by force. @param before undefined to create the branch */
  writeBranch(wanted: WantedTexts, message: string, before: State | undefined): Promise<void>;
  deleteBranch(): Promise<void>;
  createRequest(title: string, body: string): Promise<ExistingRequest>;
  updateRequest(number: number, change: 'close' | { readonly body: string }): Promise<ExistingRequest>;
}

export function editsBranchOf(slug: string): string {
  return `docs-ci/edits-${slug}`;
}

/** Does what a request asks for. Rejects with HostError. */
export async function keepEditsRequest<State extends BranchState>(
  repository: EditsRepository<State>,
  request: EditsRequest,
): Promise<ProposedEdits> {
  const { slug } = request;
  const requests = await repository.listRequests();
  const { wanted, ...left } = await readEdits(repository, request.edits);
  const { open, isOutdated, rejected } = findRequests(requests, slug, wanted);
  const result = { branch: editsBranchOf(slug), paths: [...wanted.keys()], ...left, url: (open ?? rejected)?.url };
  const goal = wanted.size === 0 ? 'none' : rejected ? 'rejected' : 'open';
  if (!open && goal !== 'open') return { ...result, state: goal };
  const branch = await repository.readBranch(wanted);
  if (branch && !isOwn(branch, slug)) return { ...result, state: branch.messages ? 'foreign' : 'moved' };
  if (open && goal !== 'open') {
    // The new text comes first: a closed request with the old one would count as rejected.
    if (isOutdated) await repository.updateRequest(open.number, { body: bodyOf(repository, request, NOTHING, open) });
    // An open request also keeps commits that arrive until the branch is gone.
    if (branch) await deleteBranch(repository);
    await repository.updateRequest(open.number, 'close');
    return { ...result, state: goal, url: undefined };
  }
  const isWritten = !branch?.isAsWanted;
  if (isWritten && !(await writeBranch(repository, request, wanted, branch))) return { ...result, state: 'moved' };
  let shown = open ?? (await createRequest(repository, request.title, bodyOf(repository, request, wanted)));
  // The response also tells whether people closed the request during the run. Their own requests keep their text.
  if (open && (isOutdated || (isWritten && isOurs(open, slug))))
    shown = await repository.updateRequest(open.number, { body: bodyOf(repository, request, wanted, open) });
  return { ...result, state: STATES[shown.state], url: shown.url };
}

const NOTHING: WantedTexts = new Map();

/** What a request means after its branch got the edits. */
const STATES = { open: 'open', closed: 'rejected', merged: 'moved' } as const;

function findRequests(
  requests: readonly ExistingRequest[],
  slug: string,
  wanted: WantedTexts,
): { open?: ExistingRequest; isOutdated: boolean; rejected?: ExistingRequest } {
  const marker = markerOf(slug, wanted);
  const open = requests.find(({ state }) => state === 'open');
  const isOutdated = open !== undefined && isOurs(open, slug) && !open.body.includes(marker);
  const rejected = requests.find(({ state, body }) => state === 'closed' && body.includes(marker));
  // People can open a request again, or their own.
  return { open, isOutdated, rejected: !open || isOutdated ? rejected : undefined };
}

async function readEdits(
  repository: EditsRepository,
  edits: EditsRequest['edits'],
): Promise<{ wanted: WantedTexts; untracked: string[]; uncommitted: string[] }> {
  const wanted = new Map<string, string>();
  const untracked: string[] = [];
  const uncommitted: string[] = [];
  for (const edit of edits) {
    const committed = await repository.readCommitted(edit.path);
    const text = committed === undefined ? undefined : edit.textFor(committed);
    if (text !== undefined) wanted.set(edit.path, text);
    else (committed === undefined ? untracked : uncommitted).push(edit.path);
  }
  return { wanted, untracked, uncommitted };
}

/** The last line of each commit message of docs-ci. */
function ownLine(slug: string): string {
  return `docs-ci-edits: ${slug}`;
}

function isOwn({ messages }: BranchState, slug: string): boolean {
  return messages?.every((message) => message.trimEnd().split('\n').at(-1) === ownLine(slug)) ?? false;
}

const FINGERPRINT_DIGITS = 16;

/** The first line of docs-ci's text: whose the request is, and which edits it has. */
function markerOf(slug: string, wanted: WantedTexts): string {
  const fingerprint = hash('sha256', JSON.stringify([...wanted]), 'hex').slice(0, FINGERPRINT_DIGITS);
  return hiddenMarker(`${ownLine(slug)} ${fingerprint}`);
}

/** The last line of docs-ci's text. */
const END = hiddenMarker('docs-ci-edits: end');

function startOfText({ body }: ExistingRequest, slug: string): number {
  return body.indexOf(`<!-- ${ownLine(slug)} `);
}

function isOurs(request: ExistingRequest, slug: string): boolean {
  return startOfText(request, slug) >= 0;
}

/** Renders the text of a request, and keeps what people wrote before and after it. */
function bodyOf(
  { maxBodyBytes }: EditsRepository,
  { slug, body }: EditsRequest,
  wanted: WantedTexts,
  before?: ExistingRequest,
): string {
  const start = before ? startOfText(before, slug) : 0;
  const end = before?.body.indexOf(END, start) ?? -1;
  const lead = before?.body.slice(0, start) ?? '';
  const trail = end < 0 ? '' : (before?.body.slice(end + END.length) ?? '');
  const text = renderMarkdown(body([...wanted.keys()]), { limitBytes: maxBodyBytes - Buffer.byteLength(lead + trail) });
  return `${lead}${markerOf(slug, wanted)}\n${text}${END}${trail}`;
}

/** Resolves to false if others changed the branch in the meantime. */
async function writeBranch<State extends BranchState>(
  repository: EditsRepository<State>,
  { slug, title }: EditsRequest,
  wanted: WantedTexts,
  before: State | undefined,
): Promise<boolean> {
  const write = repository.writeBranch(wanted, `${title}\n\n${ownLine(slug)}`, before);
  return unlessDone(
    write.then(() => true),
    async () => {
      const now = await repository.readBranch(wanted);
      if (now?.isAsWanted && isOwn(now, slug)) return true;
      return now?.head === before?.head ? undefined : false;
    },
  );
}

async function createRequest(repository: EditsRepository, title: string, body: string): Promise<ExistingRequest> {
  const findOpen = async (): Promise<ExistingRequest | undefined> =>
    (await repository.listRequests()).find(({ state }) => state === 'open');
  return unlessDone(repository.createRequest(title, body), findOpen);
}

async function deleteBranch(repository: EditsRepository): Promise<boolean> {
  const isGone = async (): Promise<true | undefined> => ((await repository.readBranch(NOTHING)) ? undefined : true);
  return unlessDone(
    repository.deleteBranch().then(() => true),
    isGone,
  );
}

/** After a failed write, looks for its result, and rejects with the failure if there is none. */
async function unlessDone<T>(write: Promise<T>, find: () => Promise<T | undefined>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    const found = await find().catch(() => undefined);
    if (found === undefined) throw error;
    return found;
  }
}
