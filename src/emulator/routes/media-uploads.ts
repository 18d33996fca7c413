import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { checkFile } from '../state/media-checks.js';
import { found } from './media.js';
import { readFiles } from './multipart-files.js';
import { isDecodable } from '../origin.js';
import { badRequest, Problem } from '../http-error.js';
import { route, type Answer, type Call, type Route } from './define-route.js';
import type { EmulatorState } from '../state/emulator-state.js';

/** Contract: 1 to 10 files an upload or import. */
const MAX_FILES = 10;

const URL_TEXT = z.string().refine((url) => URL.canParse(url), 'Must be an address');
const FLAT_NAME = z
  .string()
  .min(1)
  .refine((name) => !/[/\\]/.test(name), 'Names are flat: no slashes');
const IMPORT = z.strictObject({ url: URL_TEXT, name: FLAT_NAME.optional(), altText: z.string().optional() });

/** How one file went (contract: one entry a file). */
type Result =
  | { source: string; status: 'added' | 'reused'; media: Record<string, unknown> }
  | { source: string; status: 'failed'; error: string; statusCode: number };

/** A file to be stored, still to be fetched or checked. */
interface Candidate {
  readonly source: string;
  readonly name: string;
  readonly bytes: () => Buffer;
  readonly altText?: string | undefined;
}

/** Media that comes in: uploads, imports, replacements. */
export const MEDIA_WRITE_ROUTES: readonly Route[] = [
  route({ name: 'POST /media', role: 'editor', takesUploads: true, answer: upload }),
  route({
    name: 'POST /media/import',
    role: 'editor',
    body: z.strictObject({ files: z.array(IMPORT).min(1).max(MAX_FILES) }),
    answer: ({ body: { files }, ...call }) => {
      const { state } = call;
      const candidates = files.map(({ url, name, altText }) => ({
        source: url,
        name: name ?? nameFrom(url),
        bytes: () => state.imports.fetch(url, largestLimit(state)),
        altText,
      }));
      return storeAll(call, candidates);
    },
  }),
  route({
    name: 'POST /media/{id}/replace',
    role: 'editor',
    takesUploads: true,
    body: z.strictObject({ url: URL_TEXT }).optional(),
    answer: replace,
  }),
];

async function upload(call: Call<Record<string, never>, undefined>): Promise<Answer> {
  const { state, request } = call;
  if (!request.isMultipart()) throw new Problem(415, 'Files are uploaded as multipart/form-data');
  const sent = await readFiles(request, { field: 'files', maxFiles: MAX_FILES, maxBytes: largestLimit(state) });
  const candidates = sent.map(({ name, bytes }, index) => ({
    source: sourceLabel(state, name, index),
    name,
    bytes: () => bytes,
  }));
  return storeAll(call, candidates);
}

/** One after the other, so that names, contents and limits see what came before them in the same request. */
async function storeAll(
  call: Pick<Call<unknown, unknown>, 'state' | 'countsAgainst'>,
  candidates: readonly Candidate[],
): Promise<Answer> {
  call.countsAgainst(call.state.limits.files);
  const results: Result[] = [];
  for (const candidate of candidates) results.push(await storeOne(call.state, candidate));
  const failures = results.filter((result) => result.status === 'failed');
  const [first] = failures;
  // Contract: 200 all stored, 207 some, else the status of the first failure with the same body.
  const status = first ? (failures.length < results.length ? 207 : first.statusCode) : 200;
  return {
    status,
    body: { results: call.state.world.settings.resultOrder === 'reversed' ? results.reverse() : results },
    // The files stored a minute are the only limit that fails inside results.
    ...(status === 429 && { retryAfterSeconds: call.state.limits.files.view().resetSeconds }),
  };
}

async function storeOne(state: EmulatorState, candidate: Candidate): Promise<Result> {
  const { source } = candidate;
  try {
    const file = await checkFile(candidate.name, candidate.bytes(), state.world.settings.limitsBytes);
    const { item, isNew } = state.media.store(file, state.limits.files, candidate.altText);
    return { source, status: isNew ? 'added' : 'reused', media: state.media.view(item) };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { source, status: 'failed', error: error.message, statusCode: error.status };
  }
}

async function replace(call: Call<Record<string, never>, { url: string } | undefined>): Promise<Answer> {
  const { state, request } = call;
  const item = found(state, call.param('id'));
  const { name, bytes } = call.body ? importOf(state, call.body.url) : await fileOf(state, request);
  const file = await checkFile(name, bytes, state.world.settings.limitsBytes);
  const files = state.world.settings.replaceCounts ? state.limits.files : null;
  if (files) call.countsAgainst(files);
  state.media.replace(item, file, files);
  return { body: { media: state.media.view(item) } };
}

function importOf(state: EmulatorState, url: string): { name: string; bytes: Buffer } {
  return { name: nameFrom(url), bytes: state.imports.fetch(url, largestLimit(state)) };
}

async function fileOf(state: EmulatorState, request: FastifyRequest): Promise<{ name: string; bytes: Buffer }> {
  const field = state.world.settings.replaceField;
  if (!request.isMultipart()) throw badRequest([{ field, message: 'Must hold the new file, as multipart' }]);
  const [file] = await readFiles(request, { field, maxFiles: 1, maxBytes: largestLimit(state) });
  if (!file) throw badRequest([{ field, message: 'Must hold one file' }]);
  return file;
}

function largestLimit(state: EmulatorState): number {
  return Math.max(...Object.values(state.world.settings.limitsBytes));
}

function nameFrom(url: string): string {
  const last = new URL(url).pathname.split('/').at(-1) ?? '';
  const name = isDecodable(last) ? decodeURIComponent(last) : last;
  return name.replace(/[/\\]/g, '-');
}

/** The contract leaves the exact form of `source` open, so tests can switch it. */
function sourceLabel(state: EmulatorState, name: string, index: number): string {
  const labels = { name, index: `files[${index}]`, same: 'upload' };
  return labels[state.world.settings.uploadSource];
}
