/** Files on their way into the media library: uploaded, imported from an address, put in place of another. */
import type { Api, Call } from '../client.js';
import { ApiError } from '../errors.js';
import { orNull } from '../fields.js';
import type { FormFile } from '../http.js';
import { type Media, media, oneMedia } from './media.js';
import type { Shape, Zod } from '../schema.js';

/** Files an upload or import, at least one (contract [S]: Limits). */
export const MAX_FILES = 10;
/** What the service allows itself for fetching one file of an import (contract [S]: Limits). */
const FETCH_MS = 30_000;
/** For checking and storing what arrived. */
const STORE_MS = 60_000;

const fileResult = (z: Zod) =>
  z.object({
    /** The file's origin label: its name or address, perhaps in another form [?]. */
    source: z.string(),
    /** `added`, `reused` (identical content was there, perhaps under another name) or `failed` [S]. */
    status: z.string(),
    media: orNull(media(z)),
    error: orNull(z.string()),
    /** 415, 413, 507, or 429 with an error that names seconds, when 120 files a minute are used up [S]. */
    statusCode: orNull(z.number()),
  });

export type FileResult = Shape<typeof fileResult>;

const fileResults = (z: Zod) => z.object({ results: z.array(fileResult(z)) });

/**
 * `POST /media` (editor) [S], multipart, 1 to 10 files with distinct names. Resolves with one result a file, also when
 * all of them failed: whether a file was stored is in its result. Which result is whose tells `matchResults`. Files of
 * an attempt whose answer was lost are `reused` in the next one.
 */
export async function uploadMedia(api: Api, files: readonly FormFile[]): Promise<readonly FileResult[]> {
  return store(api, files.length, {
    path: '/media',
    form: { field: 'files', files },
    answerTimeoutMs: STORE_MS,
  });
}

/** A file that the service fetches itself, over public HTTPS. */
export interface ImportFile {
  readonly url: string;
  readonly name?: string;
  readonly altText?: string;
}

/** `POST /media/import` (editor) [S], 1 to 10 addresses. Resolves as `uploadMedia` does; `source` is the address. */
export async function importMedia(api: Api, files: readonly ImportFile[]): Promise<readonly FileResult[]> {
  return store(api, files.length, {
    path: '/media/import',
    json: { files },
    answerTimeoutMs: files.length * FETCH_MS + STORE_MS,
  });
}

async function store(
  api: Api,
  count: number,
  request: Pick<Call<unknown>, 'path' | 'form' | 'json' | 'answerTimeoutMs'>,
): Promise<readonly FileResult[]> {
  if (count < 1 || count > MAX_FILES) throw new RangeError(`${count} files in one request`);
  const { body } = await api.call({
    ...request,
    method: 'POST',
    role: 'editor',
    answer: fileResults,
    repeat: 'safe',
    charge: { bucket: 'files', units: count },
    // 207, or the status of the first failure: with results it is an answer [S].
    anyStatus: true,
  });
  return body.results;
}

/** A file as it was sent, to find its result by. */
export interface SentFile {
  /** Its name, or the address of an import. */
  readonly source: string;
  /** Undefined where the service chose it. */
  readonly name?: string;
  /** Undefined where only the service has seen it. */
  readonly sizeBytes?: number;
}

/**
 * Which result is whose: by `source` where it equals exactly one sent source, else by position where the numbers agree
 * (contract: neither the form of `source` nor the order is agreed). A match is trusted only if name and size fit; a
 * position that turns out wrong for one file is believed for none.
 * @returns a result for each sent file, in their order; undefined where the library has to be read to know
 */
export function matchResults(sent: readonly SentFile[], results: readonly FileResult[]): (FileResult | undefined)[] {
  const bySource = sent.map(({ source }) => {
    const mine = results.filter((result) => result.source === source);
    return mine.length === 1 && sent.filter((one) => one.source === source).length === 1 ? mine[0] : undefined;
  });
  const byPosition = bySource.map((result, index) => result ?? results[index]);
  const positionsHold =
    sent.length === results.length &&
    new Set(byPosition).size === sent.length &&
    sent.every((file, index) => fits(file, byPosition[index], sent));
  const matched = positionsHold ? byPosition : bySource;
  return matched.map((result, index) => (fits(sent[index], result, sent) ? result : undefined));
}

function fits(file: SentFile | undefined, result: FileResult | undefined, sent: readonly SentFile[]): boolean {
  if (!file || !result) return false;
  if (!result.media) return result.status === 'failed';
  const { name, sizeBytes } = result.media;
  if (file.sizeBytes !== undefined && file.sizeBytes !== sizeBytes) return false;
  if (file.name === undefined || result.source === file.source || isNamedAfter(name, file.name)) return true;
  // Identical content keeps the name it had, so only a size that no other file has can tell.
  return result.status === 'reused' && sent.filter((one) => one.sizeBytes === sizeBytes).length === 1;
}

/** A name that is taken becomes `name-2.ext` (contract [S]). */
function isNamedAfter(name: string, wanted: string): boolean {
  const dot = wanted.lastIndexOf('.');
  const [stem, extension] = dot > 0 ? [wanted.slice(0, dot), wanted.slice(dot)] : [wanted, ''];
  return (
    name === wanted ||
    (name.startsWith(`${stem}-`) &&
      name.endsWith(extension) &&
      /^\d+$/.test(name.slice(stem.length + 1, name.length - extension.length)))
  );
}

/**
 * `POST /media/{id}/replace` (editor) [S] with a file of ours, which keeps its address; 415 where the type is not the
 * original's. Readers may get the old bytes for up to a minute. The name of the form's field is not agreed [?]:
 * `file`, else what a 400 calls it, else `files`; what worked is kept for the run.
 */
export async function replaceMedia(api: Api, id: string, file: FormFile): Promise<Media> {
  const refused: { field: string; error: ApiError }[] = [];
  for (let field: string | undefined = replaceFields.get(api) ?? 'file'; field !== undefined;) {
    try {
      const replaced = await replace(api, id, { form: { field, files: [file] }, answerTimeoutMs: STORE_MS });
      replaceFields.set(api, field);
      return replaced;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 400) throw error;
      refused.push({ field, error });
      field = nextField(
        refused.map((one) => one.field),
        error,
      );
    }
  }
  // The first refusal is the one that speaks of the file; the others may only speak of our guesses.
  throw refused[0]?.error ?? new RangeError('no field was tried');
}

/** Field that worked, for each connection to the API. */
const replaceFields = new WeakMap<Api, string>();

/** Refusals until it is plain that the field's name is not what is wrong. */
const MAX_FIELDS = 3;

function nextField(tried: readonly string[], { details }: ApiError): string | undefined {
  if (tried.length >= MAX_FIELDS) return undefined;
  const named = details.map((one) => one.field);
  return [...named, 'files'].find((field) => /^[\w-]{1,40}$/.test(field) && !tried.includes(field));
}

/** The same with a file that the service fetches itself, over public HTTPS [S]. */
export async function replaceMediaFrom(api: Api, id: string, url: string): Promise<Media> {
  return replace(api, id, { json: { url }, answerTimeoutMs: FETCH_MS + STORE_MS });
}

async function replace(
  api: Api,
  id: string,
  request: Pick<Call<unknown>, 'form' | 'json' | 'answerTimeoutMs'>,
): Promise<Media> {
  const { body } = await api.call({
    ...request,
    method: 'POST',
    path: '/media/{id}/replace',
    role: 'editor',
    params: { id },
    answer: oneMedia,
    repeat: 'safe',
    // Whether a replace counts as a stored file is not agreed [?]; paced as if it did.
    charge: { bucket: 'files', units: 1 },
  });
  return body.media;
}
