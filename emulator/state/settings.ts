/** Declares the settings of an emulator, which `configure` changes while it runs. */
import { readContent } from '../read-content.js';
import type { MediaKind } from './media/file-types.js';
import type { MediaItem } from './media/media-item.js';

/** The log of a build that fails in the page that only the branch `new-guide` of the sample project has. */
const SAMPLE_BUILD_LOG = readContent('build.log').trimEnd();

const DEFAULT_BUILD = {
  /** How many milliseconds the deployment is `pending`. */
  pendingMs: 1500,
  /** How many milliseconds the deployment is `building` after that. */
  buildingMs: 4500,
  outcome: 'ready' as 'ready' | 'error' | 'cancelled',
  /** The logs, which only a deployment with the outcome `error` shows. */
  logs: SAMPLE_BUILD_LOG,
};

/** The duration of the phases of a deployment, and its outcome. */
export type BuildPlan = typeof DEFAULT_BUILD;

const DEFAULT_EXPORT = {
  pendingMs: 1000,
  perPageMs: 250,
  /** The titles or the number of pages. Null exports the pages of the navigation. */
  pages: null as readonly string[] | number | null,
  /** The number of pages that cannot be rendered. They are skipped silently, so completed stays below total. */
  skippedPages: 0,
  outcome: 'completed' as 'completed' | 'failed' | 'cancelled',
  errorMessage: "The PDF couldn't be assembled.",
  /** Pads the file to this size without holding it in memory. 0 adds nothing. */
  padToBytes: 0,
};

/** The duration of the phases of a PDF export, its pages and its outcome. */
export type RenderPlan = typeof DEFAULT_EXPORT;

const MIB = 1024 * 1024;

/** The settings and their defaults. Behavior that the contract leaves open can be chosen here. */
export class Settings {
  /** The delay of every response on both origins, in real milliseconds. */
  latencyMs = 0;
  /** Requests per minute for each key. Null means no limit; the headers then show a very large one. */
  keyLimitPerMinute: number | null = 600;
  /** The unit of `x-ratelimit-reset`: seconds until the reset, or the Unix time of the older reference. */
  rateLimitResetAs: 'seconds' | 'unix' = 'seconds';
  /** Files per minute that the organization may upload, import and replace. Null means no limit. */
  filesPerMinute: number | null = 120;
  /** The storage of the whole organization. */
  quotaBytes = 5 * 1024 * MIB;
  /** The largest file of each kind. */
  limitsBytes: Record<MediaKind, number> = {
    image: 20 * MIB,
    video: 50 * MIB,
    audio: 50 * MIB,
    document: 30 * MIB,
    data: 10 * MIB,
    archive: 30 * MIB,
    font: 10 * MIB,
  };
  /** The plan of deployments that start after the change. */
  build: BuildPlan = { ...DEFAULT_BUILD };
  /** The status of deployments after `pending`. A newer service may have words of its own. */
  buildingStatus = 'building';
  /** The plan of exports that start after the change. */
  export: RenderPlan = { ...DEFAULT_EXPORT };
  /** The multipart field that `POST /media/{id}/replace` expects. */
  replaceField = 'file';
  /** The `source` of an upload's results: the file name, `files[0]`, or the word `upload` for every file. */
  uploadSource: 'name' | 'index' | 'same' = 'name';
  /** The order of an upload's results. */
  resultOrder: 'sent' | 'reversed' = 'sent';
  /** The HTTP status of a bulk delete with failed files. */
  bulkDeletePartialStatus: 200 | 207 = 200;
  /** What the library stores of an uploaded, imported or replacing file: all of it, or other bytes such as a cleaned SVG. */
  storedMedia: (name: string, bytes: Buffer) => Buffer = (_name, bytes) => bytes;
  /** Which bytes the library compares to find identical content: those that it stored, or those that were sent. */
  identicalMedia: 'stored' | 'sent' = 'stored';
  /** The largest page of the media list, whatever `limit` a request has. */
  mediaPageSize = 100;
  /** Which of the files, newest first, a search for a text finds. */
  mediaSearch: (items: readonly MediaItem[], text: string) => readonly MediaItem[] = findInNamesAndTexts;
  /** The ETag of public media files: the MD5 of their content, an opaque value, or no ETag. */
  mediaEtag: 'md5' | 'opaque' | 'none' = 'md5';
  /** How long the public URL serves the old content after a replace, as a CDN does. */
  staleAfterReplaceMs = 0;
  /** How long the published URL responds with 404 after its deployment is ready. */
  publishedAfterMs = 0;
  /** How long the published URL of a page responds with 404 after that, in milliseconds, by path such as `/guides/b`. */
  latePages: Readonly<Record<string, number>> = {};
  /** What the published site responds for unknown paths: 404, a page with 200, or a redirect to its start page. */
  unknownPaths: 404 | 'page' | 'start-page' = 404;
  /** Who can read the published site: everyone, or users with a login. Others get 401, or a redirect to another origin. */
  siteAccess: 'public' | 401 | 'login-page' = 'public';
  /** Whether the site serves pages outside the navigation. */
  servesUnlistedPages = false;
  /** The type of `noResults` in `GET /analytics/search/queries`. */
  noResultsAs: 'boolean' | 'count' = 'boolean';
  /** The paths of pages: `guides/install.mdx`, `guides/install` or `/guides/install.mdx`. URLs never have the slash. */
  pagePaths: 'with-ending' | 'without-ending' | 'leading-slash' = 'with-ending';
  /** Whether pages outside the navigation are in the list, can only be read, or neither. */
  pagesOutsideNavigation: 'listed' | 'readable' | 'hidden' = 'listed';
  /** The same for files that are not pages, such as the configuration. */
  otherFiles: 'listed' | 'readable' | 'hidden' = 'hidden';
  /**
   * What is wrong with the list of pages: nothing, a `count` that is one too high, every second page is missing, or the
   * same with a `count` that fits.
   */
  pageList: 'complete' | 'wrong-count' | 'half' | 'half-without-trace' = 'complete';
  /** The unit of `size` in the list of pages, or no size. Characters are UTF-16 code units. */
  pageSizeAs: 'bytes' | 'characters' | 'none' = 'bytes';
  /** How pushed text is stored: unchanged, with LF line ends, or also with one or no line break at the end. */
  storedText: 'as-sent' | 'lf' | 'one-final-newline' | 'no-final-newline' = 'as-sent';
  /** True for a service that keeps pages on a disk which takes `Guide` and `guide` for one name: the first one stays. */
  ignoresCase = false;
  /** What `create` does if the path exists: responds with this status, or overwrites. */
  createExisting: 409 | 422 | 'overwrite' = 409;
  /** What `update` does if the path doesn't exist: responds with this status, or creates. */
  updateMissing: 404 | 422 | 'create' = 404;
  /** What `delete` does if the path doesn't exist: responds with this status, or ignores it. */
  deleteMissing: 404 | 422 | 'ignore' = 404;
  /** The largest body of a push. A larger one gets 413. Null means no limit. */
  pushLimitBytes: number | null = null;
  /** The `status` of a merge that was carried out. Null leaves it out. */
  mergeStatus: string | null = 'merged';
  /** How long a merge waits until it is carried out. Its response then has no commit. Null merges at once. */
  mergeDelayMs: number | null = null;
  /** The response to a merge of a branch that the base already has: that word, like any other merge, `{}` or a status. */
  mergeNothing: 'up-to-date' | 'merged' | 'empty' | 409 | 422 = 'up-to-date';
  /** Whether Git counts a merged branch as merged. After a squash, a later merge of it may conflict. */
  mergeKind: 'merge' | 'squash' = 'merge';
  /** Whether a merge into the deployment branch starts a deployment, as a push to it does. */
  mergeDeploys = true;
  /** Whether a new branch starts a build, which is a preview. */
  branchDeploys = false;
  /** The source of a new branch if the request names none: the deployment branch, or the newest branch. */
  defaultBranchSource: 'deployment-branch' | 'newest-branch' = 'deployment-branch';
  /** Whether deployments show their branch and their trigger, or null for both. */
  deploymentOrigins: 'shown' | 'null' = 'shown';
  /** How long the list of deployments lacks a new one. */
  deploymentListLagMs = 0;
  /** How far the clock that dates deployments is ahead of the clock of the Date header. */
  deploymentClockMs = 0;
  /** Whether dates of deployments have milliseconds, or whole seconds only. */
  deploymentDates: 'milliseconds' | 'seconds' = 'milliseconds';
  /** How long reads of the PDF export lack a new one. */
  exportReadLagMs = 0;
  /** How far the clock that dates exports is ahead of the clock of the Date header. */
  exportClockMs = 0;
  /** How long reads of the repository show the state before a write. */
  staleReadsMs = 0;
  /** Whether a push or merge to a protected branch is allowed, or its status. */
  protectedWrites: 'allowed' | 403 | 409 | 422 = 'allowed';
  /**
   * Which searches also find pages by meaning, after those that have all words: none, all but those with the
   * `semanticRatio` 0, or all. Every page is found by meaning.
   */
  searchByMeaning: 'never' | 'unless-ratio-0' | 'always' = 'never';
  /** The paths of search results, as `pagePaths`. */
  searchPaths: 'with-ending' | 'without-ending' | 'leading-slash' = 'with-ending';
  /** The URLs of search results. */
  searchUrls: 'absolute' | 'relative' | 'empty' = 'absolute';
  /** Whether a search finds pages or sections of pages, so that a page can be found more than once. */
  searchResultsPer: 'page' | 'section' = 'page';
  /** What the `content` of a search result is. */
  searchContent: 'excerpt' | 'page' = 'excerpt';
  /** How long after a change a search still finds what was there before. */
  searchLagMs = 0;
  /** What a request is checked for first: its key and role, or its query and body. */
  checksFirst: 'role' | 'body' = 'role';
  /** What a change of a file of the library is checked for first: its role, or whether the file exists. `no-route`: 404 for all. */
  mediaChecksFirst: 'role' | 'file' | 'no-route' = 'role';
}

function findInNamesAndTexts(items: readonly MediaItem[], text: string): readonly MediaItem[] {
  const wanted = text.toLowerCase();
  return items.filter(({ name, altText }) => `${name}\n${altText ?? ''}`.toLowerCase().includes(wanted));
}

/** The settings to change. Plans and limits may be partial. */
export type SettingsChange = Partial<Omit<Settings, 'limitsBytes' | 'build' | 'export'>> & {
  limitsBytes?: Partial<Record<MediaKind, number>>;
  build?: Partial<BuildPlan>;
  export?: Partial<RenderPlan>;
};

/** Applies a change in place. Undefined fields do not change. */
export function changeSettings(settings: Settings, change: SettingsChange): void {
  const { limitsBytes, build, export: render, ...plain } = change;
  Object.assign(settings, definedFields(plain));
  Object.assign(settings.limitsBytes, definedFields(limitsBytes ?? {}));
  settings.build = { ...settings.build, ...definedFields(build ?? {}) };
  settings.export = { ...settings.export, ...definedFields(render ?? {}) };
}

function definedFields<T extends object>(part: T): Partial<T> {
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as Partial<T>;
}
