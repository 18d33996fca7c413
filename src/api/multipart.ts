/** Encodes files as multipart/form-data (RFC 7578), with names escaped as browsers do it. */

/** One file of a multipart body. A blob may read from disk while it is sent; its size is known. */
export interface FormFile {
  readonly name: string;
  readonly content: Uint8Array | Blob;
}

export interface Form {
  /** The name that all files have in the form. */
  readonly field: string;
  readonly files: readonly FormFile[];
}

interface EncodedForm {
  readonly contentType: string;
  readonly sizeBytes: number;
  /** Reads the files. Fails with the error of a blob whose file has changed. */
  readonly chunks: AsyncIterable<Uint8Array>;
}

export function encodeForm({ field, files }: Form): EncodedForm {
  const boundary = `docs-ci-${crypto.randomUUID()}`;
  const end = Buffer.from(`--${boundary}--\r\n`);
  const parts = files.map(({ name, content }) => ({
    head: Buffer.from(
      `--${boundary}\r\n` +
        `Content-Disposition: form-data; name="${escapeName(field)}"; filename="${escapeName(name)}"\r\n` +
        'Content-Type: application/octet-stream\r\n\r\n',
    ),
    content,
  }));
  async function* chunks(): AsyncGenerator<Uint8Array> {
    for (const { head, content } of parts) {
      yield head;
      if (content instanceof Uint8Array) yield content;
      else yield* content.stream();
      yield LINE_BREAK;
    }
    yield end;
  }
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    sizeBytes: parts.reduce(
      (sum, { head, content }) => sum + head.length + sizeOf(content) + LINE_BREAK.length,
      end.length,
    ),
    chunks: chunks(),
  };
}

function sizeOf(content: FormFile['content']): number {
  return content instanceof Uint8Array ? content.length : content.size;
}

const LINE_BREAK = Buffer.from('\r\n');

function escapeName(name: string): string {
  return name.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22');
}
