import type { FastifyRequest } from 'fastify';
import { countBodyBytes } from '../exchange.js';
import { badRequest, type FieldError } from '../http-error.js';

/** A file as it came in a multipart body. */
export interface UploadedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Far above what the contract allows, so that the refusal is the route's and not the parser's. */
const MAX_FILES = 100;

/** What a route expects of a multipart body. */
interface ExpectedFiles {
  /** Name of the only field that is allowed. */
  readonly field: string;
  readonly maxFiles: number;
  /** Bytes of a file that are read; what is longer is cut one byte above it and fails its size check. */
  readonly maxBytes: number;
}

/** The files of a request's body; 400 for other fields, and for too few or too many files. */
export async function readMultipartFiles(request: FastifyRequest, expected: ExpectedFiles): Promise<UploadedFile[]> {
  countBodyBytes(request);
  const { files, details } = await readParts(request, expected).catch((error: unknown) => {
    // What the parser cannot read is the sender's mistake.
    throw badRequest([{ field: expected.field, message: (error as Error).message }]);
  });
  if (files.length < 1 || files.length > expected.maxFiles) {
    const count = expected.maxFiles === 1 ? 'one file' : `1 to ${expected.maxFiles} files`;
    details.unshift({ field: expected.field, message: `Must hold ${count}, not ${files.length}` });
  }
  if (details.length > 0) throw badRequest(details);
  return files;
}

async function readParts(
  request: FastifyRequest,
  { field, maxBytes }: ExpectedFiles,
): Promise<{ readonly files: UploadedFile[]; readonly details: FieldError[] }> {
  const files: UploadedFile[] = [];
  const details: FieldError[] = [];
  const limits = { fileSize: maxBytes + 1, files: MAX_FILES };
  for await (const part of request.parts({ limits, throwFileSizeLimit: false } as Parameters<
    typeof request.parts
  >[0])) {
    const isExpected = part.type === 'file' && part.fieldname === field;
    if (!isExpected) details.push({ field: part.fieldname, message: 'Unknown field' });
    if (part.type !== 'file') continue;
    const pieces: Buffer[] = [];
    for await (const piece of part.file) if (isExpected) pieces.push(piece as Buffer);
    if (isExpected) files.push({ name: part.filename, bytes: Buffer.concat(pieces) });
  }
  return { files, details };
}
