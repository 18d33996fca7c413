/** Handles uploads, imports and replacements of media. */
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { checkFile } from '../state/media/media-checks.js';
import { findMedia } from './media.js';
import { readMultipartFiles } from './multipart-files.js';
import { isDecodable } from '../origin.js';
import { badRequest, HttpError } from '../http-error.js';
import { defineRoute, type RouteResponse, type RouteRequest, type Route } from './define-route.js';
import type { EmulatorState } from '../state/emulator-state.js';

/** Contract: an upload or import has 1 to 10 files. */
const MAX_FILES = 10;

const URL_TEXT = z.string().refine((url) => URL.canParse(url), 'Must be a URL');
const FLAT_NAME = z
  .string()
  .min(1)
  .refine((name) => !/[/\\]/.test(name), 'Must not contain slashes');
const IMPORT_FILE = z.strictObject({ url: URL_TEXT, name: FLAT_NAME.optional(), altText: z.string().optional() });

/** The result of one file (contract: one entry per file). */
type FileResult =
  | { source: string; status: 'added' | 'reused'; media: Record<string, unknown> }
  | { source: string; status: 'failed'; error: string; statusCode: number };

/** A file that is not fetched and checked yet. */
interface IncomingFile {
  readonly source: string;
  readonly name: string;
  readonly bytes: () => Buffer;
  readonly altText?: string | undefined;
}

export const MEDIA_WRITE_ROUTES: readonly Route[] = [
  defineRoute({ name: 'POST /media', role: 'editor', acceptsMultipart: true, handle: uploadFiles }),
  defineRoute({
    name: 'POST /media/import',
    role: 'editor',
    body: z.strictObject({ files: z.array(IMPORT_FILE).min(1).max(MAX_FILES) }),
    handle: ({ body: { files }, ...call }) => {
      const { state } = call;
      const incoming = files.map(({ url, name, altText }) => ({
        source: url,
        name: name ?? nameFromUrl(url),
        bytes: () => state.imports.fetch(url, maxFileBytes(state)),
        altText,
      }));
      return storeFiles(call, incoming);
    },
  }),
  defineRoute({
    name: 'POST /media/{id}/replace',
    role: 'editor',
    acceptsMultipart: true,
    body: z.strictObject({ url: URL_TEXT }).optional(),
    handle: replaceFile,
  }),
];

async function uploadFiles(call: RouteRequest<Record<string, never>, undefined>): Promise<RouteResponse> {
  const { state, request } = call;
  if (!request.isMultipart()) throw new HttpError(415, 'Files must be uploaded as multipart/form-data');
  const expected = { field: 'files', maxFiles: MAX_FILES, maxBytes: maxFileBytes(state) };
  const uploads = await readMultipartFiles(request, expected);
  const incoming = uploads.map(({ name, bytes }, index) => {
    return { source: resultSource(state, name, index), name, bytes: () => bytes };
  });
  return storeFiles(call, incoming);
}

/** Stores one file after the other, because names, contents and limits depend on the files before. */
async function storeFiles(
  call: Pick<RouteRequest<unknown, unknown>, 'state' | 'addLimits'>,
  incoming: readonly IncomingFile[],
): Promise<RouteResponse> {
  call.addLimits(call.state.limits.storedFiles);
  const results: FileResult[] = [];
  for (const file of incoming) results.push(await storeFile(call.state, file));
  const failures = results.filter((result) => result.status === 'failed');
  const [first] = failures;
  // Contract: the status is 200 for all files, 207 for some, else that of the first failure.
  const status = first ? (failures.length < results.length ? 207 : first.statusCode) : 200;
  return {
    status,
    body: { results: call.state.context.settings.resultOrder === 'reversed' ? results.reverse() : results },
    // Only the limit of files per minute fails inside results.
    ...(status === 429 && { retryAfterSeconds: call.state.limits.storedFiles.status().resetSeconds }),
  };
}

async function storeFile(state: EmulatorState, incoming: IncomingFile): Promise<FileResult> {
  const { source } = incoming;
  try {
    const file = await checkFile(incoming.name, incoming.bytes(), state.context.settings.limitsBytes);
    const { item, isNew } = state.media.store(file, state.limits.storedFiles, incoming.altText);
    return { source, status: isNew ? 'added' : 'reused', media: state.media.view(item) };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return { source, status: 'failed', error: error.message, statusCode: error.status };
  }
}

async function replaceFile(
  call: RouteRequest<Record<string, never>, { url: string } | undefined>,
): Promise<RouteResponse> {
  const { state, request } = call;
  const item = findMedia(state, call.param('id'));
  const { name, bytes } = call.body ? fetchImport(state, call.body.url) : await readUpload(state, request);
  const file = await checkFile(name, bytes, state.context.settings.limitsBytes);
  call.addLimits(state.limits.storedFiles);
  state.media.replace(item, file, state.limits.storedFiles);
  return { body: { media: state.media.view(item) } };
}

function fetchImport(state: EmulatorState, url: string): { name: string; bytes: Buffer } {
  return { name: nameFromUrl(url), bytes: state.imports.fetch(url, maxFileBytes(state)) };
}

async function readUpload(state: EmulatorState, request: FastifyRequest): Promise<{ name: string; bytes: Buffer }> {
  const field = state.context.settings.replaceField;
  if (!request.isMultipart())
    throw badRequest([{ field, message: 'Must contain the new file as multipart/form-data' }]);
  const [file] = await readMultipartFiles(request, { field, maxFiles: 1, maxBytes: maxFileBytes(state) });
  if (!file) throw badRequest([{ field, message: 'Must contain one file' }]);
  return file;
}

function maxFileBytes(state: EmulatorState): number {
  return Math.max(...Object.values(state.context.settings.limitsBytes));
}

function nameFromUrl(url: string): string {
  const last = new URL(url).pathname.split('/').at(-1) ?? '';
  const name = isDecodable(last) ? decodeURIComponent(last) : last;
  return name.replace(/[/\\]/g, '-');
}

/** Returns the `source` of a result. The contract leaves its form open, so tests can choose it. */
function resultSource(state: EmulatorState, name: string, index: number): string {
  const labels = { name, index: `files[${index}]`, same: 'upload' };
  return labels[state.context.settings.uploadSource];
}
