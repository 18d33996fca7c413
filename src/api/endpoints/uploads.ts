/** Puts files into the media library: uploads and imports them, and replaces the content of existing ones. */
import type { Api, Call } from '../api.js';
import { ApiError, hasStatus } from '../errors.js';
import type { FormFile } from '../multipart.js';
import type { FileResult, Media } from '../schemas/media.js';
import { getMedia } from './media.js';
import { schemasOf } from './read.js';

export type { FileResult };

/** Maximum number of files per upload or import; the minimum is one (contract [S]: Limits). */
export const MAX_FILES = 10;
/** Maximum time for which the service fetches one file of an import (contract [S]: Limits). */
const MAX_FETCH_MS = 30_000;
/** Maximum time for which the service checks and stores the files. */
const MAX_STORE_MS = 60_000;

const schema = schemasOf(() => import(/* webpackChunkName: 'schemas' */ '../schemas/media.js'));

/**
 * `POST /media` (editor) [S], multipart, 1 to 10 files with distinct names. Resolves with one result per file, even if
 * all files failed. `matchResults` assigns the results to the files. After a lost response, the next attempt reports the
 * files as `reused`.
 */
export async function uploadMedia(api: Api, files: readonly FormFile[]): Promise<readonly FileResult[]> {
  return store(api, files.length, {
    path: '/media',
    goal: 'upload files to the media library',
    form: { field: 'files', files },
    responseTimeoutMs: MAX_STORE_MS,
  });
}

/**
 * `POST /media/import` (editor) [S], 1 to 10 URLs, which the service fetches itself, over public HTTPS. It resolves like
 * `uploadMedia`; `source` is the URL.
 */
export async function importMedia(
  api: Api,
  files: readonly { readonly url: string; readonly name?: string; readonly altText?: string }[],
): Promise<readonly FileResult[]> {
  return store(api, files.length, {
    path: '/media/import',
    goal: 'import files into the media library',
    json: { files },
    responseTimeoutMs: files.length * MAX_FETCH_MS + MAX_STORE_MS,
  });
}

async function store(
  api: Api,
  count: number,
  request: Pick<Call<unknown>, 'path' | 'goal' | 'form' | 'json' | 'responseTimeoutMs'>,
): Promise<readonly FileResult[]> {
  if (count < 1 || count > MAX_FILES) throw new RangeError(`wrong number of files in one request: ${count}`);
  const { body } = await api.call({
    ...request,
    method: 'POST',
    role: 'editor',
    schema: schema('fileResults'),
    idempotent: true,
    charge: { bucket: 'files', units: count },
    // The status is 207 or that of the first failure, and the body has the results either way [S].
    acceptAnyStatus: true,
  });
  return body.results;
}

/** Identifies a sent file, to find its result. */
export interface SentFile {
  /** The name of an upload, or the URL of an import. */
  readonly source: string;
  /** Undefined if the service chooses the name. */
  readonly name?: string;
  /** Undefined if only the service has seen the file. */
  readonly sizeBytes?: number;
}

/**
 * Assigns results to sent files: by `source` if it equals exactly one sent source, else by position if the numbers agree
 * (the contract defines neither the form of `source` nor the order). A match counts only if name and size fit, and the
 * name alone suffices: a service may store other bytes than it got. If one file contradicts its position, no position counts.
 * @returns a result per sent file, in order; undefined for files that only the library can decide
 */
export function matchResults(sent: readonly SentFile[], results: readonly FileResult[]): (FileResult | undefined)[] {
  const bySource = sent.map(({ source }) => {
    const matches = results.filter((result) => result.source === source);
    return matches.length === 1 && sent.filter((file) => file.source === source).length === 1 ? matches[0] : undefined;
  });
  const byPosition = bySource.map((result, index) => result ?? results[index]);
  const positionsFit =
    sent.length === results.length &&
    new Set(byPosition).size === sent.length &&
    sent.every((file, index) => fits(file, byPosition[index], sent));
  const matched = positionsFit ? byPosition : bySource;
  return matched.map((result, index) => (fits(sent[index], result, sent) ? result : undefined));
}

function fits(file: SentFile | undefined, result: FileResult | undefined, sent: readonly SentFile[]): boolean {
  if (!file || !result) return false;
  if (!result.media) return result.status === 'failed';
  const { name, sizeBytes } = result.media;
  const [isReused, isNamed] = [result.status === 'reused', result.source === file.source];
  // Names of one request are distinct, and were free before it.
  if (file.name === undefined || name === file.name) return true;
  if (isNamed && (isReused || isVariantOf(name, file.name))) return true;
  if (file.sizeBytes !== undefined && file.sizeBytes !== sizeBytes) return false;
  if (isNamed || isVariantOf(name, file.name)) return true;
  // Identical content keeps its old name, so only a size that no other file has can identify it.
  return isReused && sent.filter((other) => other.sizeBytes === sizeBytes).length === 1;
}

/** The service renames a file to `name-2.ext` if its name is taken (contract [S]). */
function isVariantOf(name: string, requested: string): boolean {
  const dot = requested.lastIndexOf('.');
  const [stem, extension] = dot > 0 ? [requested.slice(0, dot), requested.slice(dot)] : [requested, ''];
  return (
    name.startsWith(`${stem}-`) &&
    name.endsWith(extension) &&
    /^\d+$/.test(name.slice(stem.length + 1, name.length - extension.length))
  );
}

/**
 * `POST /media/{id}/replace` (editor) [S] with an uploaded file. The URL stays the same. 415 if the type differs from
 * the original. Readers may get the old content for up to a minute. The contract doesn't name the form's field [?], so
 * it tries `file`, then the name from a 400, then `files`. The run keeps the name that works.
 */
export async function replaceMedia(api: Api, id: string, file: FormFile): Promise<Media> {
  const triedFields: string[] = [];
  let firstError: ApiError | undefined;
  for (let field: string | undefined = replaceFields.get(api) ?? 'file'; field !== undefined;) {
    try {
      const replaced = await replace(api, id, { form: { field, files: [file] }, responseTimeoutMs: MAX_STORE_MS });
      replaceFields.set(api, field);
      return replaced;
    } catch (error) {
      if (!hasStatus(error, 400)) throw error;
      // Only the first error is surely about the file. The others may be about guessed field names.
      firstError ??= error;
      triedFields.push(field);
      field = nextField(triedFields, error);
    }
  }
  throw firstError ?? new RangeError('no field was tried');
}

/** Keeps the field name that worked, per connection to the API. */
const replaceFields = new WeakMap<Api, string>();

/** After this many errors, the name of the field can't be the problem. */
const MAX_FIELDS = 3;

function nextField(tried: readonly string[], { details }: ApiError): string | undefined {
  if (tried.length >= MAX_FIELDS) return undefined;
  const candidates = [...details.map(({ field }) => field), 'files'];
  return candidates.find((field) => /^[\w-]{1,40}$/.test(field) && !tried.includes(field));
}

/** `POST /media/{id}/replace` (editor) [S] with a file that the service fetches itself, over public HTTPS. */
export const replaceMediaFrom = (api: Api, id: string, url: string) =>
  replace(api, id, { json: { url }, responseTimeoutMs: MAX_FETCH_MS + MAX_STORE_MS });

async function replace(
  api: Api,
  id: string,
  request: Pick<Call<unknown>, 'form' | 'json' | 'responseTimeoutMs'>,
): Promise<Media> {
  const { body } = await api.call({
    ...request,
    method: 'POST',
    path: '/media/{id}/replace',
    role: 'editor',
    goal: 'replace a file of the media library',
    params: { id },
    schema: schema('changedMedia'),
    idempotent: true,
    // The contract doesn't say whether a replace counts as a stored file [?], so it is counted.
    charge: { bucket: 'files', units: 1 },
  });
  // A response may say only that it is done.
  return body?.media ?? getMedia(api, id);
}
