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
  /** Messages of its commits. Undefined if there are too many to see them all. */
  readonly messages: readonly string[] | undefined;
  /** True if it changes exactly the wanted files, and they have the wanted texts. */
  readonly isAsWanted: boolean;
}

/** Path in the repository → the text that the branch is to have. Sorted by path. */
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
  /** Adds one commit, never by force. @param branch undefined to create the branch */
  writeBranch(wanted: WantedTexts, message: string, branch: State | undefined): Promise<void>;
  deleteBranch(): Promise<void>;
  createRequest(title: string, body: string): Promise<ExistingRequest>;
  updateBody(number: number, body: string): Promise<void>;
  close(number: number): Promise<void>;
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
  const known = findRequests(requests, markerOf(slug, wanted), slug);
  const result = { branch: editsBranchOf(slug), paths: [...wanted.keys()], ...left, url: known.url };
  if (!known.open && (wanted.size === 0 || known.isRejected))
    return { ...result, state: wanted.size === 0 ? 'none' : 'rejected' };
  const branch = await repository.readBranch(wanted);
  if (branch && !isOwn(branch, slug)) return { ...result, state: 'foreign' };
  return { ...result, ...(await writeRequest(repository, request, { known, wanted, branch })) };
}

async function writeRequest<State extends BranchState>(
  repository: EditsRepository<State>,
  request: EditsRequest,
  { known, wanted, branch }: { known: KnownRequests; wanted: WantedTexts; branch: State | undefined },
): Promise<Pick<ProposedEdits, 'state' | 'url'>> {
  const { open, outdated, marker } = known;
  const text = renderMarkdown(request.body([...wanted.keys()]), { limitBytes: repository.maxBodyBytes });
  const body = `${marker}\n${text}`;
  if (open && wanted.size === 0) {
    // The new text comes first: a closed request with the old one would count as rejected.
    if (outdated) await repository.updateBody(open.number, body);
    // An open request also keeps commits that arrive until the branch is gone.
    if (branch) await deleteBranch(repository);
    await repository.close(open.number);
    return { state: 'none', url: undefined };
  }
  const isWritten = branch?.isAsWanted || (await writeBranch(repository, request, { wanted, before: branch }));
  if (!isWritten) return { state: 'moved' };
  const { number, url } = open ?? (await createRequest(repository, request.title, body));
  if (outdated) await repository.updateBody(number, body);
  return { state: 'open', url };
}

interface KnownRequests {
  readonly marker: string;
  readonly open: ExistingRequest | undefined;
  /** True if the open request is of docs-ci, and has other edits. People open requests, too, whose text is theirs. */
  readonly outdated: boolean;
  /** True if people closed a request with these edits. */
  readonly isRejected: boolean;
  readonly url: string | undefined;
}

function findRequests(requests: readonly ExistingRequest[], marker: string, slug: string): KnownRequests {
  const open = requests.find(({ state }) => state === 'open');
  const rejected = requests.find(({ state, body }) => state === 'closed' && body.startsWith(marker));
  const isOurs = open?.body.startsWith(`<!-- ${ownLine(slug)} `) ?? false;
  const outdated = isOurs && !open?.body.startsWith(marker);
  return { marker, open, outdated, isRejected: rejected !== undefined, url: (open ?? rejected)?.url };
}

async function readEdits(
  repository: EditsRepository,
  edits: EditsRequest['edits'],
): Promise<{ wanted: WantedTexts; untracked: string[]; uncommitted: string[] }> {
  const wanted = new Map<string, string>();
  const untracked: string[] = [];
  const uncommitted: string[] = [];
  for (const edit of edits) {
    const { path } = edit;
    const committed = await repository.readCommitted(path);
    const text = committed === undefined ? undefined : edit.textFor(committed);
    if (text !== undefined) wanted.set(path, text);
    else (committed === undefined ? untracked : uncommitted).push(path);
  }
  return { wanted, untracked, uncommitted };
}

const FINGERPRINT_DIGITS = 16;

/** The first line of the request: whose it is, and which edits it has. */
function markerOf(slug: string, wanted: WantedTexts): string {
  const fingerprint = hash('sha256', JSON.stringify([...wanted]), 'hex').slice(0, FINGERPRINT_DIGITS);
  return hiddenMarker(`${ownLine(slug)} ${fingerprint}`);
}

/** The last line of each commit message of docs-ci. */
function ownLine(slug: string): string {
  return `docs-ci-edits: ${slug}`;
}

function isOwn({ messages }: BranchState, slug: string): boolean {
  return messages?.every((message) => message.trimEnd().split('\n').at(-1) === ownLine(slug)) ?? false;
}

/** Resolves to false if others pushed to the branch in the meantime. */
async function writeBranch<State extends BranchState>(
  repository: EditsRepository<State>,
  { slug, title }: EditsRequest,
  { wanted, before }: { readonly wanted: WantedTexts; readonly before: State | undefined },
): Promise<boolean> {
  return unlessDone(
    async () => {
      await repository.writeBranch(wanted, `${title}\n\n${ownLine(slug)}`, before);
      return true;
    },
    async () => {
      const now = await repository.readBranch(wanted);
      if (now?.isAsWanted && isOwn(now, slug)) return true;
      return now?.head === before?.head ? undefined : false;
    },
  );
}

async function createRequest(repository: EditsRepository, title: string, body: string): Promise<ExistingRequest> {
  return unlessDone(
    () => repository.createRequest(title, body),
    async () => (await repository.listRequests()).find(({ state }) => state === 'open'),
  );
}

async function deleteBranch(repository: EditsRepository): Promise<true> {
  return unlessDone(
    () => repository.deleteBranch().then(() => true as const),
    async () => (await repository.readBranch(new Map())) === undefined || undefined,
  );
}

/** Sends a write. After a failure, looks for its result, and rejects with the failure if there is none. */
async function unlessDone<T>(write: () => Promise<T>, find: () => Promise<T | undefined>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const found = await find().catch(() => undefined);
    if (found === undefined) throw error;
    return found;
  }
}
