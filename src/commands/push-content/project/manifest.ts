/**
 * Renders and parses the manifest: the page of the documentation project that says what docs-ci has put there. It is part
 * of the same commits as the pages. It has one entry per line with an empty line between them, so that branches merge. Pure.
 */
import { placeOf } from '../../../pages/place.js';
import type { SkippedFile } from '../folder/left-out.js';
import { parseMergedJson } from '../../../text/merged-json.js';

const VERSION = 2;

/** Stands before the hash of a page that a run found equal: nobody knows that docs-ci has written it, so it isn't deleted. */
const FOUND = 'found:';

/** Larger manifests are not written: the request that contains one would be too large for many servers. */
export const MAX_MANIFEST_BYTES = 700_000;

export interface Manifest {
  /** Who the pages belong to: `github.com/acme/api:docs/reference`. */
  readonly source: string;
  /** The last run that published: the id of a GitHub run or of a GitLab pipeline. */
  readonly sequence?: number;
  /** The platform and the server that count these runs, such as `github:github.com`. */
  readonly origin?: string;
  /** Identifies the last push among those of all jobs. */
  readonly push?: string;
  /** Path below `to`, with its ending → hash of the page, with `found:` before it if docs-ci hasn't written the page. */
  readonly pages: ReadonlyMap<string, string>;
}

export type ParsedManifest =
  | { readonly kind: 'ok'; readonly manifest: Manifest }
  /** The reason continues "The manifest is damaged:". */
  | { readonly kind: 'damaged'; readonly reason: string }
  | { readonly kind: 'newer'; readonly version: number };

const HEADER = `---
title: What docs-ci put here
description: Written by docs-ci, which needs it to recognize its own pages. Not part of the navigation.
---

{/* docs-ci-manifest
`;

/** Stands for the hash of a page that people deleted. It has the form of a hash, but no page has it. */
export const DELETED_HASH = 'deleted-at-the-service';

/** Equal manifests have equal texts. */
export function renderManifest({ source, sequence, origin, push, pages }: Manifest): string {
  const fields = Object.entries({ version: VERSION, source, sequence, origin, push }).flatMap(([name, value]) =>
    value === undefined ? [] : [`  ${toJson(name)}: ${toJson(value)},\n`],
  );
  const entries = [...pages].sort(([a], [b]) => (a < b ? -1 : 1));
  const lines = entries.map(([path, hash]) => `    ${toJson(path)}: ${toJson(hash)}`).join(',\n\n');
  return `${HEADER}{\n${fields.join('')}  "pages": {${lines === '' ? '' : `\n${lines}\n  `}}\n}\n*/}\n`;
}

/** JSON without the slash that could end the comment around it. */
function toJson(value: string | number): string {
  return JSON.stringify(value).replaceAll('/', '\\/');
}

const START = /\{\/\*\s*docs-ci-manifest\b/;

/** Reads the text of a manifest, with whatever is around the comment. Fields that this version doesn't know are ignored. */
export function parseManifest(text: string): ParsedManifest {
  const start = START.exec(text);
  if (!start) return damaged("it doesn't contain the comment that docs-ci writes");
  const [content = ''] = text.slice(start.index + start[0].length).split('*/', 1);
  const json = parseMergedJson(content, text);
  if ('problem' in json) return damaged(json.problem);
  if (!isRecord(json.value)) return damaged("it isn't a JSON object");
  const { version } = json.value;
  if (typeof version !== 'number') return damaged('version has an unexpected value');
  return version > VERSION ? { kind: 'newer', version } : parseFields(json.value, version);
}

/** The fields beside `version`, and whether a value fits. */
const FIELDS = {
  source: (value: unknown) => typeof value === 'string',
  sequence: (value: unknown) => value === undefined || Number.isSafeInteger(value),
  origin: (value: unknown) => value === undefined || typeof value === 'string',
  push: (value: unknown) => value === undefined || typeof value === 'string',
  pages: isRecord,
} as const;

function parseFields(json: Readonly<Record<string, unknown>>, version: number): ParsedManifest {
  for (const [name, fits] of Object.entries(FIELDS))
    if (!fits(json[name])) return damaged(`${name} has an unexpected value`);
  const { source, sequence, origin, push, pages } = json as unknown as Omit<Manifest, 'pages'> & { pages: object };
  // An object would treat a page that is called `__proto__` differently.
  const hashByPath = new Map<string, string>();
  for (const [path, hash] of Object.entries(pages) as [string, unknown][]) {
    if (!isPlainPath(path))
      return damaged(`pages contains ${JSON.stringify(path)}, which isn't a path below the folder`);
    if (typeof hash !== 'string' || !HASH.test(hash)) return damaged(`pages.${path} has an unexpected value`);
    // Version 1 doesn't tell which pages a run has written.
    hashByPath.set(path, version === 1 && !hash.startsWith(FOUND) ? FOUND + hash : hash);
  }
  return { kind: 'ok', manifest: { source, sequence, origin, push, pages: hashByPath } };
}

const HASH = /^(?:found:)?[\w-]{22}$/;

/** A manifest decides what is deleted, so a path in it must not lead out of the folder or to a hidden file. */
function isPlainPath(path: string): boolean {
  // eslint-disable-next-line no-control-regex
  const isForbidden = /[\x00-\x1f\x7f\\]/.test(path) || path.length > 1024;
  return !isForbidden && path.split('/').every((segment) => segment !== '' && !segment.startsWith('.'));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function damaged(reason: string): ParsedManifest {
  return { kind: 'damaged', reason };
}

/** A page of the manifest, by its path in the documentation project. */
export interface WrittenPage {
  readonly path: string;
  readonly hash: string;
  /** True if a run found the page equal, so docs-ci may not have written it. */
  readonly isFound?: true;
  /** True if the manifest of another job lists the page, too. */
  readonly isShared?: true;
  /** The file that the folder still has, if it isn't pushed. */
  readonly leftOut?: SkippedFile;
}

/** The pages of a manifest by place. */
export function pagesByPlace(to: string, pages: Manifest['pages']): Map<string, WrittenPage> {
  const written = [...pages].map(([entry, mark]): WrittenPage => {
    const path = to === '.' ? entry : `${to}/${entry}`;
    const isFound = mark.startsWith(FOUND);
    return { path, hash: mark.slice(isFound ? FOUND.length : 0), ...(isFound && { isFound }) };
  });
  return new Map(written.map((page) => [placeOf(page.path), page]));
}

/** The reverse of `pagesByPlace`. */
export function entriesOf(to: string, pages: ReadonlyMap<string, WrittenPage>): Manifest['pages'] {
  const entries = [...pages.values()].map(({ path, hash, isFound }) => {
    return [to === '.' ? path : path.slice(to.length + 1), isFound ? FOUND + hash : hash] as const;
  });
  return new Map(entries);
}

/** The page of the folder that has the text of a page that is gone from it. Undefined if several have it. */
export function findRenamed<Page extends { readonly hash: string }>(
  pages: readonly Page[],
  { hash }: Pick<WrittenPage, 'hash'>,
): Page | undefined {
  const [found, ...others] = pages.filter((page) => page.hash === hash);
  return others.length > 0 ? undefined : found;
}

/** The pages of the manifest that the folder no longer has, by place. */
export function findGone(
  written: ReadonlyMap<string, WrittenPage>,
  pages: readonly { readonly place: string }[],
): (readonly [place: string, page: WrittenPage])[] {
  const ownPlaces = new Set(pages.map(({ place }) => place));
  return [...written].filter(([place, { leftOut }]) => !leftOut && !ownPlaces.has(place));
}
