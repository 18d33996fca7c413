import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A file that can be sent in parts. */
interface FileContent {
  readonly size: number;
  readonly type: string;
  /** Quoted; null for none. */
  readonly etag: string | null;
  /** The bytes from `start` to before `end`. */
  read(start: number, end: number): Iterable<Uint8Array>;
}

/** Sends a file as static hosts do: ETag and If-None-Match, one Range, If-Range, 416 beyond the end; HEAD alike. */
export function sendFile(request: FastifyRequest, reply: FastifyReply, file: FileContent): FastifyReply {
  const { headers, method } = request;
  void reply.headers({ 'accept-ranges': 'bytes', ...(file.etag !== null && { etag: file.etag }) });
  if (file.etag !== null && headers['if-none-match'] === file.etag) return reply.code(304).send();
  const isStillValid = headers['if-range'] === undefined || headers['if-range'] === file.etag;
  const range = isStillValid ? parseRange(headers.range, file.size) : null;
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${file.size}`).send();
  const { start, end } = range ?? { start: 0, end: file.size };
  if (range) void reply.code(206).header('content-range', `bytes ${start}-${end - 1}/${file.size}`);
  void reply.type(file.type).header('content-length', end - start);
  return reply.send(method === 'HEAD' ? null : Readable.from(file.read(start, end), { objectMode: false }));
}

/** Null for no range, and for what may be ignored: other units and several ranges. */
function parseRange(header: string | undefined, size: number): { start: number; end: number } | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size : Math.min(size, Number(last) + 1);
  if (first !== '' && last !== '' && Number(last) < start) return null;
  return start < end ? { start, end } : 'unsatisfiable';
}
