/** Which packages are in the bundle, under which licences, and the notices that have to travel with them. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Grant, GRANTS_OF_PARTS, GRANTS_WITHOUT_TEXT, grantText } from './license-grants.js';

/** SPDX names of the licences that may be in the bundle: a notice is all they ask for. */
export const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];

/** As much of webpack's statistics as is read here; a module may be several that were joined. */
export interface BundledModule {
  /** The file it came from; nothing for modules of Node.js and of webpack itself. */
  readonly nameForCondition?: string | null;
  readonly modules?: readonly BundledModule[];
  /** How many webpack left out of the list, to keep it short. */
  readonly filteredChildren?: number;
}

export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** An expression of SPDX names. */
  readonly licence: string;
  /** Everything that the package says about its licence; empty where it says nothing. */
  readonly notice: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  /** An old form: the licences to choose from. */
  readonly licenses?: readonly { readonly type: string }[];
}

/** Names that are no SPDX names. */
const ALIASES: Readonly<Record<string, string>> = { 'MIT/X11': 'MIT' };
const NOTICE_FILE = /^(licen[cs]e|copying|notice|copyright)/i;
/** Of echarts: what it took over from others. */
const NOTICE_FOLDER = /^licen[cs]es$/i;
export const RULE = '='.repeat(100);

/** Folders of the packages that the modules came from, sorted. */
export function packageFolders(modules: readonly BundledModule[]): string[] {
  const folders = new Set<string>();
  const visit = ({ nameForCondition, modules: joined = [], filteredChildren = 0 }: BundledModule): void => {
    const path = (nameForCondition ?? '').replaceAll('\\', '/');
    const [folder] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? [];
    if (folder !== undefined) folders.add(folder);
    else if (path !== '' && filteredChildren > 0) throw new Error(`The list of modules in ${path} is not complete.`);
    joined.forEach(visit);
  };
  modules.forEach(visit);
  return [...folders].sort();
}

/** Reads what a package says about its licence, by itself or, where it has no text, by `GRANTS_WITHOUT_TEXT`. */
export async function readPackage(folder: string): Promise<BundledPackage> {
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;
  const { name, version } = manifest;
  const shipped = await noticeOf(folder);
  const grants = GRANTS_WITHOUT_TEXT[name] ?? [];
  if (shipped !== '' && grants.length > 0)
    throw new Error(`${name} has a licence text: drop it from licence-grants.ts.`);
  const declared = manifest.license ?? manifest.licenses?.map(({ type }) => type).join(' OR ');
  const licence = declared ?? [...new Set(grants.map((grant: Grant) => grant.licence))].join(' AND ');
  const added = [...grants, ...(GRANTS_OF_PARTS[name] ?? [])].map(grantText);
  const notice = [shipped, ...added].filter((text) => text !== '').join('\n\n');
  return { name, version, licence: ALIASES[licence] ?? licence, notice };
}

async function noticeOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { withFileTypes: true });
  const texts: string[] = [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && NOTICE_FOLDER.test(entry.name)) {
      for (const file of (await readdir(path)).sort()) texts.push(await textOf(join(path, file)));
    } else if (entry.isFile() && NOTICE_FILE.test(entry.name)) {
      texts.push(await textOf(path));
    }
  }
  return texts.filter((text) => text !== '').join('\n\n');
}

async function textOf(path: string): Promise<string> {
  return (await readFile(path, 'utf8'))
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .trim();
}

/** One sentence for each package that may not be in the bundle as it is. */
export function licenceProblems(packages: readonly BundledPackage[]): string[] {
  return packages.flatMap(({ name, version, licence, notice }) => [
    ...(isAllowed(licence)
      ? []
      : [`${name}@${version} is under "${licence}", which is not among ${ALLOWED.join(', ')}.`]),
    ...(notice === ''
      ? [`${name}@${version} has no licence text: add what its authors say to licence-grants.ts.`]
      : []),
    ...(notice.includes(RULE) ? [`The notice of ${name}@${version} has a line that ends a section of the list.`] : []),
  ]);
}

/** All parts of an AND, one of an OR; a mixture of both is for people to decide. */
function isAllowed(licence: string): boolean {
  const parts = licence.replace(/^\((.*)\)$/, '$1');
  const known = (name: string): boolean => ALLOWED.includes(name);
  return parts.includes(' OR ') ? parts.split(' OR ').some(known) : parts.split(' AND ').every(known);
}

/** The list that is shipped: who is under what, then each notice once, with everybody it belongs to. */
export function renderLicences(packages: readonly BundledPackage[]): string {
  const byId = new Map(packages.map((one) => [`${one.name}@${one.version}`, one]));
  const sorted = [...byId].sort(([a], [b]) => (a < b ? -1 : 1));
  const idsBy = (key: (one: BundledPackage) => string): [key: string, ids: string[]][] => {
    const ids = new Map<string, string[]>();
    for (const [id, each] of sorted) ids.set(key(each), [...(ids.get(key(each)) ?? []), id]);
    return [...ids];
  };
  const byLicence = idsBy(({ licence }) => licence).sort(([a], [b]) => (a < b ? -1 : 1));
  const byNotice = idsBy(({ licence, notice }) => `${licence}\n\n${notice}`);
  return [
    [
      'Packages in this bundle, each with its licence and the notice that comes with it. Written by `npm run build`.',
      ...byLicence.map(([licence, ids]) => `${licence}: ${ids.join(', ')}`),
    ].join('\n\n'),
    ...byNotice.map(([notice, ids]) => `${ids.join('\n')}\nLicence: ${notice}`),
  ]
    .map((section) => `${section}\n`)
    .join(`\n${RULE}\n`);
}
