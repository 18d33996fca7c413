/**
 * Keeps one pull or merge request with edits of pages: reads what is there, decides, and writes as little as possible. Both
 * platforms share it.
 */
import type { Secrets } from '../text/redact-secrets.js';
import { shortHash } from '../text/short-hash.js';
import { type EditsRequest, HostError, type ProposedEdits } from './host.js';
import { retryDelayMs } from './retry-delay.js';
import { hiddenMarker, stickyBody } from './sticky.js';

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
  /** True if no further commit could bring a wanted text: the branch began with it, so a merge sees no change. */
  readonly isSpent: boolean;
  /** Adds one commit, never by force, or creates the branch with it. */
  write(message: string): Promise<unknown>;
}

/** Path in the repository → the text that the branch is to have. */
export type WantedTexts = ReadonlyMap<string, string>;

/** The repository of one run. Every method rejects with HostError. */
export interface EditsRepository {
  /** Every secret of the run. */
  readonly secrets: Secrets;
  /** Newest first. */
  listRequests(): Promise<readonly ExistingRequest[]>;
  /** Resolves to the text that a file has in the commit of the run; undefined if the commit doesn't have the file. */
  readCommitted(path: string): Promise<string | undefined>;
  readBranch(wanted: WantedTexts): Promise<EditsBranch>;
  deleteBranch(): Promise<unknown>;
  createRequest(title: string, body: string): Promise<ExistingRequest>;
  updateRequest(number: number, change: 'close' | { readonly body: string }): Promise<ExistingRequest>;
}

/** GitHub allows 65,536 characters, GitLab more; a text never has fewer bytes than characters. */
const MAX_BODY_BYTES = 65_000;
/** The last line of docs-ci's text. */
const END = hiddenMarker('docs-ci-edits: end');

/** Does what a request asks for. Rejects with HostError. */
export async function keepEditsRequest(repository: EditsRepository, request: EditsRequest): Promise<ProposedEdits> {
  try {
    return await keepOnce(repository, request);
  } catch (error) {
    const delayMs = error instanceof HostError ? retryDelayMs(error.retryAfter) : undefined;
    if (delayMs === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    // A write can be done although its response is lost, and others can get in between: a second look shows both.
    return keepOnce(repository, request);
  }
}

export function interrupted({ branch }: EditsRequest): HostError {
  return new HostError(
    `couldn't propose the edits: others changed the branch ${branch} or its request during this run. Run the job again later`,
  );
}

async function keepOnce(
  repository: EditsRepository,
  request: EditsRequest,
  hasNewBranch?: boolean,
): Promise<ProposedEdits> {
  const requests = await repository.listRequests();
  const { wanted, left } = await readWanted(repository, request);
  const { state, open, isOutdated, url } = decide(requests, request, wanted);
  const result = { state, left, paths: [...wanted.keys()], url } as const;
  if (!open && state !== 'open') return result;
  const branch = await repository.readBranch(wanted);
  const isOwn = (message: string): boolean => message.trimEnd().split('\n').at(-1) === ownLine(request);
  if (!branch.messages.every(isOwn)) return { ...result, state: 'foreign' };
  if (state === 'open' && !branch.isSpent)
    return { ...result, url: await settle(repository, request, { open, isOutdated, wanted, branch }) };
  if (hasNewBranch) throw interrupted(request);
  await end(repository, request, { open, branch });
  if (state === 'open') return keepOnce(repository, request, true);
  return { ...result, url: undefined, closedUrl: open?.url };
}

/** Says which state the requests should have. `isOutdated` is true if docs-ci's text of the open one is about other edits. */
function decide(requests: readonly ExistingRequest[], request: EditsRequest, wanted: WantedTexts) {
  const marker = hiddenMarker(markerOf(request, wanted));
  const open = requests.find(({ state }) => state === 'open');
  const isOutdated = open !== undefined && ownText(request).test(open.body) && !open.body.includes(marker);
  const isRejected = ({ state, body }: ExistingRequest): boolean => state === 'closed' && body.includes(marker);
  // People can open a request again, or their own.
  const rejected = open && !isOutdated ? undefined : requests.find(isRejected);
  const state = wanted.size === 0 ? 'none' : rejected ? 'rejected' : 'open';
  return { state, open, isOutdated, url: (open ?? rejected)?.url } as const;
}

async function readWanted(
  repository: EditsRepository,
  request: EditsRequest,
): Promise<{ wanted: WantedTexts; left: Map<string, string> }> {
  const wanted = new Map<string, string>();
  const left = new Map<string, string>();
  for (const edit of request.edits) {
    const text = edit.textFor(await repository.readCommitted(edit.path));
    if (typeof text === 'string') wanted.set(edit.path, text);
    else left.set(edit.path, text.obstacle);
  }
  return { wanted, left };
}

/** Writes what differs. Resolves to the URL of the open request. */
async function settle(
  repository: EditsRepository,
  request: EditsRequest,
  known: { open?: ExistingRequest; isOutdated: boolean; wanted: WantedTexts; branch: EditsBranch },
): Promise<string> {
  const { open, isOutdated, wanted, branch } = known;
  if (!branch.isAsWanted) await branch.write(`${request.title}\n\n${ownLine(request)}`);
  if (!open) return (await repository.createRequest(request.title, bodyOf(repository, request, { wanted }))).url;
  if (isOutdated || !branch.isAsWanted) await updateText(repository, request, open, wanted);
  return open.url;
}

/** Deletes the branch and closes the open request. */
async function end(
  repository: EditsRepository,
  request: EditsRequest,
  { open, branch }: { readonly open?: ExistingRequest; readonly branch: EditsBranch },
): Promise<void> {
  // The text comes before the end: closed with the text of its edits, the request would count as rejected.
  if (open) await updateText(repository, request, open, new Map());
  // An open request also keeps commits that arrive until the branch is gone.
  if (branch.isThere) await repository.deleteBranch();
  if (open) await repository.updateRequest(open.number, 'close');
}

/** Changes docs-ci's own text, if the request has one. Rejects with HostError if it isn't open any more. */
async function updateText(
  repository: EditsRepository,
  request: EditsRequest,
  { number, body }: ExistingRequest,
  wanted: WantedTexts,
): Promise<void> {
  if (!ownText(request).test(body)) return;
  const text = bodyOf(repository, request, { wanted, before: body });
  if ((await repository.updateRequest(number, { body: text })).state === 'open') return;
  // It was closed with the edits that people saw, so it is to be known by them.
  await repository.updateRequest(number, { body });
  throw interrupted(request);
}

/** The last line of each commit message of docs-ci. */
function ownLine({ slug }: EditsRequest): string {
  return `docs-ci-edits: ${slug}`;
}

/** Says whose the request is, and which edits it has. */
function markerOf(request: EditsRequest, wanted: WantedTexts): string {
  return `${ownLine(request)} ${shortHash(JSON.stringify([...wanted]))}`;
}

function ownText(request: EditsRequest): RegExp {
  return new RegExp(`<!-- ${ownLine(request)} [^]*?(?:${END}|$)`);
}

/** Renders the text of a request, and keeps what people wrote before and after it. */
function bodyOf(
  { secrets }: EditsRepository,
  request: EditsRequest,
  { wanted, before = '' }: { readonly wanted: WantedTexts; readonly before?: string },
): string {
  const [own = ''] = ownText(request).exec(before) ?? [];
  const limitBytes = MAX_BODY_BYTES - Buffer.byteLength(before) + Buffer.byteLength(own);
  const post = { marker: markerOf(request, wanted), body: request.body([...wanted.keys()]) };
  const text = stickyBody(post, { secrets, limitBytes });
  return before.replace(own, () => text + END);
}
