/** Reads live and the state to test, with as few requests as that takes. Nothing is ever written to the service. */
import { join, posix } from 'node:path';
import { type BranchQuery, getConfig, listPages } from '../../../api/endpoints/content.js';
import { fileInRepository } from '../../../disk/repository.js';
import { GLOB_OPTIONS } from '../../../disk/find-files.js';
import { workspacePath } from '../../../disk/paths.js';
import { ApiError, hasStatus, InputError, reasonOf, UnexpectedResponseError } from '../../../api/errors.js';
import type { PageList } from '../../../api/schemas/content.js';
import {
  type ChangedFile,
  ownBranch,
  ownRepository,
  HostError,
  type RunContext,
  splitAdvice,
} from '../../../hosts/host.js';
import { addressOf, AddressSet, exactAddressOf, folderAddressOf, isWithinFolder } from '../../../pages/address.js';
import { isNavigation, navigationEntries } from '../../../pages/navigation.js';
import { placeOf } from '../../../pages/place.js';
import { unicodeForm } from '../../../text/unicode-form.js';
import { type ConfigFile, readConfigFile } from './config-file.js';
import { type Folder, readFolder } from './folder.js';
import type { CheckRun, Unread } from '../record.js';
import { pathInFolder, removalTest } from '../rules/vanished-pages.js';
import { type Listing, type State, statesOf } from '../state.js';
import { inputName, setting } from '../../../text/input-names.js';
import { endSentence, upperFirst } from '../../../text/sentences.js';

export interface States {
  readonly live: State;
  readonly tested: State;
  readonly folder: Folder | undefined;
  /** The configuration in the repository; undefined for that of the service. */
  readonly config: ConfigFile | undefined;
  /** The branch of the service that is looked at; undefined for live and for a folder. */
  readonly branch: string | undefined;
  /** Why there is nothing to compare with live, as a clause: only links in code are. */
  readonly untested: string | undefined;
  /** Addresses of tested pages whose text differs from live, and of new ones. */
  readonly changed: ReadonlySet<string>;
  /** What live says of the sizes of its pages, by address. */
  readonly liveSizes: ReadonlyMap<string, number | null>;
  /** Addresses of tested pages that the files of the pull request name. */
  readonly edited: ReadonlySet<string>;
  /** The files of the pull request, if they are known completely. */
  readonly files: readonly ChangedFile[] | undefined;
  /** Undefined if there are no such pages. */
  readonly unread: Unread | undefined;
  readonly isAllowed: (address: string) => boolean;
}

interface Branch extends Listing {
  readonly list: PageList;
}

export async function readStates(context: CheckRun): Promise<States> {
  const { path, to, scope, siteUrl = [], allow } = context.inputs;
  const config = path === undefined ? undefined : await readConfigFile(context, path);
  const name = branchOf(context);
  const [live, branch, listed] = await Promise.all([
    readListing(context, {}),
    name === undefined ? undefined : readBranch(context, name),
    listFiles(context),
  ]);
  warnOfBrokenConfig(context, live, branch, name);
  const files = typeof listed === 'string' ? undefined : listed;
  const isAllowed = await matcherOf(allow);
  const isAtRoot = siteUrl.every((url) => /^https?:\/\/[^/]+\/*$/i.test(url));
  const untested =
    branch || path !== undefined || scope === 'all' ? undefined : untestedReason(context.host.runContext, name);
  const common = { config, files, isAllowed, branch: branch && name, untested };
  if (path === undefined) {
    const none = new AddressSet([]);
    const doubtful = new AddressSet(branch ? newerPages(live, branch.paths, files, '.') : []);
    const rules = { isAllowed, isAtRoot, doubtful, files: undefined, lostFiles: none };
    const pages = (branch?.list.pages ?? []).map((page) => ({ ...page, sizes: [page.size] }));
    const changes = findChanged(live.list, pages, listed);
    return { ...statesOf(live, branch ?? live, rules), ...common, ...changes, folder: undefined };
  }
  const folder = await readFolder(context, path, listedIn(live, config));
  const lostFiles = new AddressSet(lostPaths(files, workspacePath(context.host.workspace, path), to));
  const tested = withFolder(live, folder, config, to);
  const doubtful = folder.doubtful.with(newerPages(live, tested.paths, files, to));
  const states = statesOf(live, tested, { ...folder, doubtful, lostFiles, isAllowed, isAtRoot });
  return { ...states, ...common, ...findChanged(live.list, folder.pages.values(), listed), folder };
}

/** The service may return a part of a configuration that isn't valid JSON. */
function warnOfBrokenConfig({ log }: CheckRun, live: Listing, branch: Listing | undefined, name = ''): void {
  if (!branch?.json || !hasNavigation(live) || hasNavigation(branch)) return;
  log.warning(
    `The configuration of branch ${JSON.stringify(name)} has no navigation, unlike that of the live site, so nothing is compared with its navigation. Check that its file is valid JSON.`,
  );
}

function hasNavigation({ json }: Listing): boolean {
  return isNavigation(json?.navigation);
}

/**
 * Addresses that live has and the tested state lacks, although the pull request doesn't remove them: the branch may be older
 * than live, whose pages it then gets with the merge. Without the list of files, nothing is known to be newer.
 */
function newerPages(live: Listing, tested: readonly string[], files: States['files'], to: string): string[] {
  const isRemoved = removalTest(files, to);
  const known = new AddressSet(tested);
  return live.paths.map(addressOf).filter((address) => !known.has(address) && isRemoved(address) === false);
}

/** What the list of live or the navigation calls a page. */
function listedIn(live: Listing, config: ConfigFile | undefined): AddressSet {
  return new AddressSet([...live.paths, ...navigationEntries(config?.json ?? live.json)]);
}

/**
 * The paths in the project of the files that a pull request removes or renames.
 * @param folder relative to the workspace
 */
function lostPaths(files: States['files'] = [], folder: string, to: string): string[] {
  const restOf = pathInFolder(folder);
  const lost = files.flatMap(({ path, change, previousPath }) => (change === 'removed' ? path : (previousPath ?? [])));
  return lost.flatMap((path) => {
    const rest = restOf(path);
    return rest === undefined ? [] : posix.join(to, unicodeForm(rest, 'NFC'));
  });
}

/** The branch of the service to look at; undefined for live. */
function branchOf({ inputs, host }: CheckRun): string | undefined {
  const { pullRequest } = host.runContext;
  const isDefault = inputs.path === undefined && inputs.scope === 'changes' && pullRequest !== undefined;
  return inputs.branch ?? (isDefault ? ownBranch(host.runContext) : undefined);
}

function untestedReason({ fromFork }: RunContext, branch: string | undefined): string {
  if (branch !== undefined) return missingReason(branch);
  return fromFork ? 'the service has no branches of forks' : "this job doesn't run for a pull or merge request";
}

function missingReason(branch: string): string {
  return `the service has no branch ${JSON.stringify(branch)}`;
}

async function matcherOf(globs: readonly string[] = []): Promise<(address: string) => boolean> {
  if (globs.length === 0) return () => false;
  const { default: micromatch } = await import('micromatch');
  const addresses = globs.map((glob) => placeOf(glob.replace(/(?<!\/)\/+$/, '')));
  return (address) => micromatch.isMatch(address, addresses, GLOB_OPTIONS);
}

/** Says which lines of `allow` match no page or redirect: where a problem fails the job, a line may be misspelled. */
export async function noticeIdleAllow({ inputs, log }: CheckRun, { live, tested }: States): Promise<void> {
  const redirects = [live, tested].flatMap((state) => state.redirects?.all ?? []);
  const sources = redirects.map(({ source }) => exactAddressOf(source));
  const addresses = [...live.pages.addresses, ...tested.pages.addresses, ...sources];
  for (const glob of inputs.allow ?? []) {
    const isMatch = await matcherOf([glob]);
    if (!addresses.some(isMatch))
      log.notice(
        `${inputName('allow')}: ${JSON.stringify(glob)} matches no page. ${glob.includes(',') ? 'Write one path on each line, without commas.' : 'Write the path of the page in the project.'}`,
      );
  }
}

/** The project with the folder in the place of what live has there. */
function withFolder(live: Listing, folder: Folder, config: ConfigFile | undefined, to: string): Listing {
  const target = folderAddressOf(to);
  const elsewhere = live.paths.filter((path) => !isWithinFolder(addressOf(path), target));
  const paths = [...[...folder.pages.values()].map(({ path }) => path), ...elsewhere];
  const isComplete = target === '' || live.isComplete;
  return { paths, isComplete, json: config?.json ?? live.json, hasLiveConfig: config === undefined };
}

interface SizedPage {
  readonly path: string;
  /** Each form of its size; null if it is unknown. */
  readonly sizes: readonly (number | null)[];
}

/** @param files undefined if every page is read, and what to do if they aren't known */
function findChanged(
  live: PageList,
  pages: Iterable<SizedPage>,
  files: States['files'] | string,
): Pick<States, 'changed' | 'edited' | 'unread' | 'liveSizes'> {
  const sizes = new Map(live.pages.map(({ path, size }) => [addressOf(path), size]));
  const isKnown = typeof files === 'object';
  const named = isKnown ? files.map(({ path }) => `/${addressOf(path)}`) : [];
  const [changed, edited, alike] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const page of pages) {
    const address = addressOf(page.path);
    const size = sizes.get(address) ?? undefined;
    const isNamed = named.some((file) => file.endsWith(`/${address}`));
    if (isNamed) edited.add(address);
    if (isNamed || size === undefined || !page.sizes.includes(size)) changed.add(address);
    else alike.add(address);
  }
  const unread = typeof files === 'string' && alike.size > 0 ? { addresses: alike, advice: files } : undefined;
  return { changed, edited, unread, liveSizes: sizes };
}

async function readListing({ api, log }: CheckRun, query: BranchQuery): Promise<Branch> {
  const readConfig = getConfig(api, query).catch((error: unknown) => {
    const isRefused = error instanceof ApiError && error.status < 500 && error.status !== 429 && error.status !== 401;
    if (!isRefused && !(error instanceof UnexpectedResponseError)) throw error;
    return error;
  });
  const [list, found] = await Promise.all([listPages(api, query), readConfig]);
  const hasFailed = found instanceof Error;
  if (hasFailed)
    log.notice(
      `The configuration couldn't be read: ${endSentence(reasonOf(found) ?? found.message)} Redirects and navigation are not known.`,
    );
  const isComplete = list.count === null || list.count === list.pages.length;
  const paths = list.pages.map(({ path }) => path);
  return { list, paths, isComplete, json: hasFailed ? undefined : found.config };
}

/** Undefined if the service has no branch of the default name. */
async function readBranch(context: CheckRun, branch: string): Promise<Branch | undefined> {
  const { inputs } = context;
  try {
    return await readListing(context, { branch });
  } catch (error) {
    if (!hasStatus(error, 404)) throw error;
    if (inputs.branch === undefined) return undefined;
    const { explainMissingBranch } = await import(
      /* webpackChunkName: 'missing-branch' */ '../../../project/missing-branch.js'
    );
    const explained = await explainMissingBranch(context, branch);
    const problem = explained ?? `${missingReason(branch)}. Check the name of the branch.`;
    throw new InputError([`${inputName('branch')}: ${problem}`], 'missing-branch');
  }
}

/** GitHub lists at most as many files. */
const MAX_FILES = 3_000;

const READ_ALL = `set ${setting('scope', 'all')} to read every page; then no finding fails the job.`;

/** The files of the pull request; undefined if every page is read anyway; or a sentence about how to have pages read. */
async function listFiles({ inputs, host, optional }: CheckRun): Promise<readonly ChangedFile[] | string | undefined> {
  if (inputs.scope !== 'changes') return undefined;
  if (host.runContext.pullRequest === undefined || !host.listChangedFiles)
    return `Run the job for a pull or merge request, or ${READ_ALL}`;
  const readAll = upperFirst(READ_ALL);
  // The pull request changes no file of another repository that the job cloned.
  if (inputs.path !== undefined && isInOtherRepository(host, inputs.path)) return readAll;
  let advice = '';
  const files = await optional('changed files', async () => {
    try {
      return await host.listChangedFiles?.(inputs.token ?? '', inputs.comment);
    } catch (error) {
      if (error instanceof HostError) ({ advice } = splitAdvice(error));
      throw error;
    }
  });
  if (files && files.length < MAX_FILES) return files;
  return advice || readAll;
}

function isInOtherRepository({ workspace, runContext }: CheckRun['host'], folder: string): boolean {
  const inside = workspacePath(workspace, join(folder, 'docs.json'));
  return fileInRepository(workspace, inside, ownRepository(runContext)).other !== undefined;
}
