/** The checksum beside a file of a release, in the form that `sha256sum --check` reads. */
import { createHash } from 'node:crypto';

export function checksumName(name: string): string {
  return `${name}.sha256`;
}

/** @param sha256 hexadecimal digits */
export function checksumBytes(sha256: string, name: string): Buffer {
  return Buffer.from(`${sha256}  ${name}\n`);
}

/**
 * For a file that was attached without a checksum where one has been since earlier: nobody asked for a change of it.
 * @param digest the hexadecimal SHA-256 of the checksum that is there, where the platform tells it
 * @returns undefined where it is of this very file
 */
export function staleChecksumWarning(name: string, sha256: string, digest: string | undefined): string | undefined {
  if (digest === createHash('sha256').update(checksumBytes(sha256, name)).digest('hex')) return undefined;
  const is = digest === undefined ? 'may not be' : 'is not';
  return `${checksumName(name)} was attached to the release earlier and ${is} of this ${name}. It was left as it is, since checksum is false: delete it, or let checksum be true`;
}
