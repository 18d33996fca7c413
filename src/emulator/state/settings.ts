import type { MediaKind } from './file-types.js';

/** How a deployment goes: its phases on the clock and its end. */
export interface BuildPlan {
  /** Milliseconds as `pending` after creation. */
  pendingMs: number;
  /** Milliseconds as `building` after that. */
  buildingMs: number;
  outcome: 'ready' | 'error' | 'cancelled';
  /** Shown once the outcome is `error`, and only then. */
  logs: string;
}

/** How a PDF export goes: its phases on the clock, its pages and its end. */
export interface RenderPlan {
  pendingMs: number;
  perPageMs: number;
  /** Titles, a count, or null for the pages of the project's navigation. */
  pages: readonly string[] | number | null;
  /** Pages that cannot be rendered: left out silently, so completed stays below total. */
  skippedPages: number;
  outcome: 'completed' | 'failed' | 'cancelled';
  errorMessage: string;
  /** Blows the file up to this size without holding it in memory; 0 = as rendered. */
  padToBytes: number;
}

/** Everything that `configure` may change while the emulator runs. What the contract leaves open is a switch here. */
export interface Settings {
  /** Real milliseconds before every answer, on both origins. */
  latencyMs: number;
  /** Requests a minute for each key; null for no limit (the headers then describe a very large one). */
  keyLimitPerMinute: number | null;
  /** What `x-ratelimit-reset` says: seconds until then, or, as the older reference has it, the Unix time. */
  rateLimitResetAs: 'seconds' | 'unix';
  /** Files stored a minute through upload, import and replace, for the organization; null for no limit. */
  filesPerMinute: number | null;
  /** Storage of the whole organization. */
  quotaBytes: number;
  /** Largest file of each kind. */
  limitsBytes: Record<MediaKind, number>;
  /** For deployments that start from now on. */
  build: BuildPlan;
  /** For exports that start from now on. */
  export: RenderPlan;
  /** Multipart field that `POST /media/{id}/replace` expects. */
  replaceField: string;
  /** Whether a replace counts against `filesPerMinute`. */
  countReplaces: boolean;
  /** The `source` of an upload's results: the file's name, `files[0]`, or the word `upload` for all of them. */
  uploadSource: 'name' | 'index' | 'same';
  /** Order of an upload's results. */
  resultOrder: 'sent' | 'reversed';
  /** HTTP status of a bulk delete of which some failed. */
  bulkDeletePartialStatus: 200 | 207;
  /** ETag of public media files: the MD5 of their bytes, something opaque, or none at all. */
  mediaEtag: 'md5' | 'opaque' | 'none';
  /** How long the public address goes on serving the old bytes after a replace, like a CDN. */
  staleAfterReplaceMs: number;
  /** How long the published address answers 404 after its deployment is ready. */
  publishedAfterMs: number;
  /** The form of `noResults` in `GET /analytics/search/queries`. */
  noResultsAs: 'boolean' | 'count';
}

/** What `startEmulator` and `configure` take: any of the settings, the two plans in part. */
export type SettingsChange = Partial<Omit<Settings, 'limitsBytes' | 'build' | 'export'>> & {
  limitsBytes?: Partial<Record<MediaKind, number>>;
  build?: Partial<BuildPlan>;
  export?: Partial<RenderPlan>;
};

const MIB = 1024 * 1024;

/** Limits as the contract has seen them: 10–30 MB for documents, 20–50 MB for video and audio. */
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
    logs: 'Error: Build failed: docs.json: unexpected token',
  },
  export: {
    pendingMs: 1000,
    perPageMs: 250,
    pages: null,
    skippedPages: 0,
    outcome: 'completed',
    errorMessage: 'The PDF could not be assembled.',
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
};

/** Fresh settings: the defaults with a change on top. */
export function createSettings(change: SettingsChange): Settings {
  const settings = structuredClone(DEFAULT_SETTINGS);
  changeSettings(settings, change);
  return settings;
}

/** Applies a change in place; a part that is undefined stays as it is. */
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
