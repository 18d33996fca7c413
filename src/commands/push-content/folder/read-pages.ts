/** Describes the pages of the folder. */

export interface LocalPage {
  /** Path of the file relative to the workspace, with slashes. */
  readonly file: string;
  /** Path in the documentation project, with its ending: `reference/api/client.mdx`. */
  readonly path: string;
  /** `reference/api/client` */
  readonly place: string;
  /** Hash of the normal form. */
  readonly hash: string;
  /** Of the normal form: UTF-8 bytes, and UTF-16 units. */
  readonly sizeBytes: number;
  readonly sizeUnits: number;
}
