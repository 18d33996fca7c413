/** Reads the files of a multipart body. */
import type { FastifyRequest } from 'fastify';
import { countBodyBytes } from '../exchange.js';
import { badRequest, type FieldError } from '../http-error.js';

/** A file of a multipart body. */
interface UploadedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The parser's limit is far above the contract's, so that the route rejects the request and not the parser. */
const MAX_FILES = 100;

/** The files that a route expects. */
interface ExpectedFiles {
  /** The name of the only allowed field. */
  readonly field: string;
  readonly maxFiles: number;
  /** The largest file. A longer file is cut one byte above this size and fails its size check. */
  readonly maxBytes: number;
}

/** Reads the files of a request body. Throws a 400 for other fields, and for too few or too many files. */
export async function readMultipartFiles(request: FastifyRequest, expected: ExpectedFiles): Promise<UploadedFile[]> {
  countBodyBytes(request);
  const { files, details } = await readParts(request, expected).catch((error: unknown) => {
    // A body that the parser cannot read is the client's error.
    throw badRequest([{ field: expected.field, message: (error as Error).message }]);
  });
  if (files.length < 1 || files.length > expected.maxFiles) {
    const count = expected.maxFiles === 1 ? 'one file' : `1 to ${expected.maxFiles} files`;
    details.unshift({ field: expected.field, message: `Must contain ${count}; got ${files.length}` });
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
    const chunks: Buffer[] = [];
    for await (const chunk of part.file) if (isExpected) chunks.push(chunk as Buffer);
    if (isExpected) files.push({ name: part.filename, bytes: Buffer.concat(chunks) });
  }
  return { files, details };
}
