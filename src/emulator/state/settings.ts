/** Declares the settings of an emulator, which `configure` changes while it runs. */
import type { MediaKind } from './file-types.js';

/** The log of a build that fails in the page that only the branch `new-guide` of the sample project has. */
const SAMPLE_BUILD_LOG = `[12:04:01] Cloning the repository
[12:04:03] Installing dependencies
[12:04:09] Reading docs.json
[12:04:09] Building 14 pages
[12:04:12] guides/webhooks.mdx
[12:04:12] Error: guides/webhooks.mdx:25:18: Unexpected character "1" before name, expected a letter, "$" or "_"
  23 | ## Failures
  24 |
> 25 | Your server has <10 seconds to respond with a status from 200 to 299.
     |                  ^
  26 | If it doesn't, Tidewater tries again three times.
[12:04:12] 13 pages built, 1 page failed
[12:04:12] To show the character "<", write "&lt;" or put the text into backticks
[12:04:12] Build stopped after 11 s`;

/** The duration of the phases of a deployment, and its outcome. */
export interface BuildPlan {
  /** How many milliseconds the deployment is `pending`. */
  pendingMs: number;
  /** How many milliseconds the deployment is `building` after that. */
  buildingMs: number;
  outcome: 'ready' | 'error' | 'cancelled';
  /** The logs, which only a deployment with the outcome `error` shows. */
  logs: string;
}

/** The duration of the phases of a PDF export, its pages and its outcome. */
export interface RenderPlan {
  pendingMs: number;
  perPageMs: number;
  /** The titles or the number of pages. Null exports the pages of the navigation. */
  pages: readonly string[] | number | null;
  /** The number of pages that cannot be rendered. They are skipped silently, so completed stays below total. */
  skippedPages: number;
  outcome: 'completed' | 'failed' | 'cancelled';
  errorMessage: string;
  /** Pads the file to this size without holding it in memory. 0 adds nothing. */
  padToBytes: number;
}

/** The settings. Behavior that the contract leaves open can be chosen here. */
export interface Settings {
  /** The delay of every response on both origins, in real milliseconds. */
  latencyMs: number;
  /** Requests per minute for each key. Null means no limit; the headers then show a very large one. */
  keyLimitPerMinute: number | null;
  /** The unit of `x-ratelimit-reset`: seconds until the reset, or the Unix time of the older reference. */
  rateLimitResetAs: 'seconds' | 'unix';
  /** Files per minute that the organization may upload, import and replace. Null means no limit. */
  filesPerMinute: number | null;
  /** The storage of the whole organization. */
  quotaBytes: number;
  /** The largest file of each kind. */
  limitsBytes: Record<MediaKind, number>;
  /** The plan of deployments that start after the change. */
  build: BuildPlan;
  /** The plan of exports that start after the change. */
  export: RenderPlan;
  /** The multipart field that `POST /media/{id}/replace` expects. */
  replaceField: string;
  /** Whether a replace counts against `filesPerMinute`. */
  countReplaces: boolean;
  /** The `source` of an upload's results: the file name, `files[0]`, or the word `upload` for every file. */
  uploadSource: 'name' | 'index' | 'same';
  /** The order of an upload's results. */
  resultOrder: 'sent' | 'reversed';
  /** The HTTP status of a bulk delete with failed files. */
  bulkDeletePartialStatus: 200 | 207;
  /** The ETag of public media files: the MD5 of their content, an opaque value, or no ETag. */
  mediaEtag: 'md5' | 'opaque' | 'none';
  /** How long the public URL serves the old content after a replace, as a CDN does. */
  staleAfterReplaceMs: number;
  /** How long the published URL responds with 404 after its deployment is ready. */
  publishedAfterMs: number;
  /** The type of `noResults` in `GET /analytics/search/queries`. */
  noResultsAs: 'boolean' | 'count';
  /** Whether a request with an invalid body gets 403 for a role that is too low, or 400 before the key is looked at. */
  checks: 'role-first' | 'body-first';
}

/** The settings to change. Plans and limits may be partial. */
export type SettingsChange = Partial<Omit<Settings, 'limitsBytes' | 'build' | 'export'>> & {
  limitsBytes?: Partial<Record<MediaKind, number>>;
  build?: Partial<BuildPlan>;
  export?: Partial<RenderPlan>;
};

const MIB = 1024 * 1024;

/** The limits are as in the contract: 10–30 MB for documents, 20–50 MB for video and audio. */
const DEFAULT_SETTINGS: Settings = {
  latencyMs: 0,
  keyLimitPerMinute: 600,
  rateLimitResetAs: 'seconds',
  filesPerMinute: 120,
  quotaBytes: 5 * 1024 * MIB,
  limitsBytes: {
    image: 20 * MIB,
    video: 50 * MIB,
    audio: 50 * MIB,
    document: 30 * MIB,
    data: 10 * MIB,
    archive: 30 * MIB,
    font: 10 * MIB,
  },
  build: {
    pendingMs: 1500,
    buildingMs: 4500,
    outcome: 'ready',
    logs: SAMPLE_BUILD_LOG,
  },
  export: {
    pendingMs: 1000,
    perPageMs: 250,
    pages: null,
    skippedPages: 0,
    outcome: 'completed',
    errorMessage: "The PDF couldn't be assembled.",
    padToBytes: 0,
  },
  replaceField: 'file',
  countReplaces: true,
  uploadSource: 'name',
  resultOrder: 'sent',
  bulkDeletePartialStatus: 200,
  mediaEtag: 'md5',
  staleAfterReplaceMs: 0,
  publishedAfterMs: 0,
  noResultsAs: 'boolean',
  checks: 'role-first',
};

/** Returns the default settings with a change applied. */
export function createSettings(change: SettingsChange): Settings {
  const settings = structuredClone(DEFAULT_SETTINGS);
  changeSettings(settings, change);
  return settings;
}

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
