/** Reads live and the state to test, with as few requests as that takes. Nothing is ever written to the service. */
import { type BranchQuery, getConfig, getPage, listPages } from '../../api/endpoints/content.js';
import { ApiError, hasStatus, InputError, reasonOf, UnexpectedResponseError } from '../../api/errors.js';
import type { PageList } from '../../api/schemas/content.js';
import type { ChangedFile } from '../../hosts/host.js';
import { addressOf, AddressSet } from '../../pages/address.js';
import { placeProblem } from '../../pages/place.js';
import { type Folder, readFolder, readFolderPage } from './folder.js';
import type { CheckPagesContext } from './record.js';
import { pagesOf, readConfigFacts, type State } from './state.js';

export interface ReadStates {
  readonly live: State;
  readonly tested: State;
  readonly folder: Folder | undefined;
  /** The branch of the service that is looked at; undefined for live and for a folder. */
  readonly branch: string | undefined;
  /** True if the default branch doesn't exist at the service: only code is looked at. */
  readonly isBranchMissing: boolean;
  /** Addresses of tested pages whose text differs from live, and of new ones. */
  readonly changed: ReadonlySet<string>;
  /** The files of the pull request, if they are known completely. */
  readonly files: readonly ChangedFile[] | undefined;
}

interface Listed {
  readonly list: PageList;
  readonly config: Readonly<Record<string, unknown>> | undefined;
}

export async function readStates(context: CheckPagesContext): Promise<ReadStates> {
  const { path } = context.inputs;
  const branch = branchOf(context);
  const [liveList, branchList, files] = await Promise.all([
    readListed(context, {}),
    branch === undefined ? undefined : readBranch(context, branch),
    listFiles(context),
  ]);
  const live = stateOf(liveList);
  const nothing = { live, files, folder: undefined, branch: undefined, isBranchMissing: false };
  if (path !== undefined) {
    const folder = await readFolderOf(context, path, liveList.list);
    return { ...nothing, ...compareFolder(live, folder, liveList, context.inputs.to), folder };
  }
  if (!branchList) return { ...nothing, tested: live, changed: new Set(), isBranchMissing: branch !== undefined };
  const changed = changedPages(liveList.list, branchList.list, files ?? []);
  return { ...nothing, tested: stateOf(branchList), changed, branch };
}

/** The branch of the service to look at; undefined for live. */
function branchOf({ inputs, host }: CheckPagesContext): string | undefined {
  const { pullRequest, branch } = host.runContext;
  if (inputs.branch !== undefined) return inputs.branch;
  return inputs.path === undefined && inputs.scope === 'changes' && pullRequest !== undefined ? branch : undefined;
}

async function readFolderOf(
  { inputs, host, signal }: CheckPagesContext,
  folder: string,
  list: PageList,
): Promise<Folder> {
  const listed = new AddressSet(list.pages.map(({ path }) => path));
  const rules = { ...inputs, workspace: host.workspace, folder, label: (input: string) => host.label(input), signal };
  return readFolder(rules, (path) => listed.has(addressOf(path)));
}

/** True for an address in a folder of the project. */
export function isBelow(address: string, to: string): boolean {
  return to === '.' || address === addressOf(to) || address.startsWith(`${addressOf(to)}/`);
}

function compareFolder(
  live: State,
  folder: Folder,
  { list, config }: Listed,
  to: string,
): Pick<ReadStates, 'live' | 'tested' | 'changed'> {
  const sizes = new Map(list.pages.map(({ path, size }) => [addressOf(path), size]));
  const elsewhere = list.pages.map(({ path }) => path).filter((path) => !isBelow(addressOf(path), to));
  const changed = [...folder.pages.values()].filter((page) => {
    const size = sizes.get(addressOf(page.path));
    // Whether a service counts the last line break is open.
    return size === undefined || size === null || !page.sizes.some((own) => Math.abs(own - size) <= 1);
  });
  const json = folder.config?.json ?? config;
  const tested: State = {
    pages: pagesOf([...folder.pages.keys(), ...elsewhere]),
    isComplete: to === '.' || live.isComplete,
    config: json && readConfigFacts(json),
  };
  return { live, tested, changed: new Set(changed.map(({ path }) => addressOf(path))) };
}

function changedPages(live: PageList, branch: PageList, files: readonly ChangedFile[]): Set<string> {
  const sizes = new Map(live.pages.map(({ path, size }) => [addressOf(path), size]));
  const edited = files.map(({ path }) => `/${addressOf(path)}`);
  const changed = branch.pages.filter(({ path, size }) => {
    const address = addressOf(path);
    const isEqual = size !== null && sizes.get(address) === size;
    return !isEqual || edited.some((file) => file.endsWith(`/${address}`));
  });
  return new Set(changed.map(({ path }) => addressOf(path)));
}

function stateOf({ list, config }: Listed): State {
  const isComplete = list.count === null || list.count === list.pages.length;
  return { pages: pagesOf(list.pages.map(({ path }) => path)), isComplete, config: config && readConfigFacts(config) };
}

async function readListed({ api, log }: CheckPagesContext, query: BranchQuery): Promise<Listed> {
  const readConfig = getConfig(api, query).catch((error: unknown) => {
    const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 429 && error.status !== 401;
    if (!isRefused && !(error instanceof UnexpectedResponseError)) throw error;
    return error;
  });
  const [list, configuration] = await Promise.all([listPages(api, query), readConfig]);
  if (!(configuration instanceof Error)) return { list, config: configuration.config };
  log.notice(
    `The configuration couldn't be read: ${reasonOf(configuration) ?? configuration.message}. Redirects and navigation are not known.`,
  );
  return { list, config: undefined };
}

/** Undefined, with a notice, if the service has no branch of the default name. */
async function readBranch(context: CheckPagesContext, branch: string): Promise<Listed | undefined> {
  const { inputs, host, log } = context;
  try {
    return await readListed(context, { branch });
  } catch (error) {
    if (!hasStatus(error, 404)) throw error;
    const problem = `the service has no branch ${JSON.stringify(branch)}`;
    if (inputs.branch !== undefined)
      throw new InputError([`${host.label('branch')}: ${problem}. Check the name of the branch.`], 'missing-branch');
    log.notice(`Pages: skipped, because ${problem}. Set ${host.label('path')} to look at a folder instead.`);
    return undefined;
  }
}

/** GitHub lists at most as many files. */
const MAX_FILES = 3_000;

async function listFiles({ inputs, host, optional }: CheckPagesContext): Promise<readonly ChangedFile[] | undefined> {
  if (inputs.scope !== 'changes' || host.runContext.pullRequest === undefined || !host.listChangedFiles)
    return undefined;
  const files = await optional('files', async () => host.listChangedFiles?.(inputs.token ?? ''));
  return files && files.length < MAX_FILES ? files : undefined;
}

/** Reads texts of pages, each once. */
export class PageTexts {
  readonly #texts = new Map<string, Promise<string | undefined>>();

  constructor(
    readonly context: Pick<CheckPagesContext, 'api' | 'host' | 'signal'>,
    readonly state: State,
    readonly source: Pick<ReadStates, 'folder' | 'branch'>,
  ) {}

  /** The text of a page; undefined if it isn't there. */
  read(address: string): Promise<string | undefined> {
    const text = this.#texts.get(address) ?? this.#read(address);
    this.#texts.set(address, text);
    return text;
  }

  async #read(address: string): Promise<string | undefined> {
    const { context, source, state } = this;
    context.signal.throwIfAborted();
    const path = state.pages.pathOf(address);
    if (path === undefined) return undefined;
    const own = source.folder?.pages.get(path);
    if (own) return readFolderPage(context.host.workspace, own);
    if (placeProblem(path) !== undefined || source.folder) return undefined;
    try {
      return (await getPage(context.api, path, source.branch === undefined ? {} : { branch: source.branch })).content;
    } catch (error) {
      if (hasStatus(error, 404)) return undefined;
      throw error;
    }
  }
}
