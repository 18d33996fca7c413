/** Sends a file as static hosts do, with ETags and ranges. */
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A file whose ranges can be read. */
interface FileContent {
  readonly size: number;
  readonly type: string;
  /** The ETag with its quotes; null sends no ETag. */
  readonly etag: string | null;
  /** Reads the bytes from `start` up to, but not including, `end`. */
  read(start: number, end: number): Iterable<Uint8Array>;
}

/** Sends a file. Supports If-None-Match, If-Range, one range, 416 beyond the end, and HEAD. */
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

/** Returns null without a range, and for units and multiple ranges that a server may ignore. */
function parseRange(header: string | undefined, size: number): { start: number; end: number } | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size : Math.min(size, Number(last) + 1);
  if (first !== '' && last !== '' && Number(last) < start) return null;
  return start < end ? { start, end } : 'unsatisfiable';
}
