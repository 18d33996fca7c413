/** Writes the checksum file beside a release asset, in the format that `sha256sum --check` reads. */
import { createHash } from 'node:crypto';

export function checksumName(assetName: string): string {
  return `${assetName}.sha256`;
}

/** @param sha256 hexadecimal digits */
export function checksumBytes(sha256: string, assetName: string): Buffer {
  return Buffer.from(`${sha256}  ${assetName}\n`);
}

/**
 * Warns if an earlier run attached a checksum and this run replaced the file without one.
 * @param digest the hexadecimal SHA-256 of the existing checksum file, if the platform reports it
 * @returns no warning if the existing checksum belongs to this file
 */
export function staleChecksumWarnings(assetName: string, sha256: string, digest: string | undefined): string[] {
  if (digest === createHash('sha256').update(checksumBytes(sha256, assetName)).digest('hex')) return [];
  const verb = digest === undefined ? 'may belong' : 'belongs';
  return [
    `${checksumName(assetName)} in the release ${verb} to an older ${assetName}. Delete it, or set "checksum" to true to update it.`,
  ];
}
