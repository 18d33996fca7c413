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

/** The body reads the files while it is sent. Its stream fails with the error of a blob whose file has changed. */
export function encodeForm({ field, files }: Form): { readonly contentType: string; readonly body: Blob } {
  const boundary = `docs-ci-${crypto.randomUUID()}`;
  const parts = files.flatMap(({ name, content }) => [
    `--${boundary}\r\n` +
      `Content-Disposition: form-data; name="${escapeName(field)}"; filename="${escapeName(name)}"\r\n` +
      'Content-Type: application/octet-stream\r\n\r\n',
    content,
    '\r\n',
  ]);
  const contentType = `multipart/form-data; boundary=${boundary}`;
  return { contentType, body: new Blob([...parts, `--${boundary}--\r\n`]) };
}

function escapeName(name: string): string {
  return name.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22');
}
