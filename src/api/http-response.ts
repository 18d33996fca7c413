/** Defines a response whose headers have arrived, and reads its body. */

export interface HttpResponse {
  readonly status: number;
  /** Names are in lower case. Values of a repeated header are joined by `, `. */
  readonly headers: Readonly<Record<string, string>>;
  /** Streams the body. Read it to its end or destroy it, or its connection stays in use. */
  readonly body: AsyncIterable<Uint8Array> & { destroy(): void };
}

export function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/** The coding of a body that arrives in another form than docs-ci asked for, such as `gzip`. Undefined for a plain one. */
export function codingOf({ headers }: Pick<HttpResponse, 'headers'>): string | undefined {
  // Each proxy on the way may add that it changes nothing.
  const codings = (headers['content-encoding'] ?? '').split(',').map((coding) => coding.trim().toLowerCase());
  return codings.filter((coding) => coding !== '' && coding !== 'identity').join(', ') || undefined;
}

/** The body is larger than the caller allows. */
export class BodyTooLargeError extends Error {
  override readonly name = 'BodyTooLargeError';
}

/** Reads a body to its end as UTF-8 text, whatever it is. Rejects with BodyTooLargeError above the limit. */
export async function readText(body: HttpResponse['body'], limitBytes: number): Promise<string> {
  return (await readBytes(body, limitBytes)).toString('utf8');
}

/** Reads a body to its end. Rejects with BodyTooLargeError above the limit. */
export async function readBytes(body: HttpResponse['body'], limitBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let sizeBytes = 0;
  for await (const chunk of body) {
    sizeBytes += chunk.byteLength;
    if (sizeBytes > limitBytes) {
      body.destroy();
      throw new BodyTooLargeError(`more than ${limitBytes} bytes`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export function flattenHeaders(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): HttpResponse['headers'] {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]),
  );
}
