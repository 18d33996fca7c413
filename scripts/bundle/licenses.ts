/** Finds the packages in the bundle, checks their licenses, and renders the notices that are shipped with them. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type LicenseGrant,
  GRANTS_FOR_COMPILED_PARTS,
  GRANTS_FOR_MISSING_TEXTS,
  renderGrant,
} from './license-grants.js';

/** The SPDX names of the allowed licenses. They require nothing but a notice. */
export const ALLOWED_LICENSES = [
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

/** A module in webpack's statistics. It may consist of several joined modules. */
export interface BundledModule {
  /** The source file; missing for modules of Node.js and of webpack itself. */
  readonly nameForCondition?: string | null;
  readonly modules?: readonly BundledModule[];
  /** The number of modules that webpack omitted from the list. */
  readonly filteredChildren?: number;
}

/** A package in the bundle and its license. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** An expression of SPDX names. */
  readonly license: string;
  /** All notices of the package; empty without notices. */
  readonly notice: string;
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  /** The old form of `license`: any of these licenses applies. */
  readonly licenses?: readonly { readonly type: string }[];
}

/** These names in package.json are not SPDX names. */
const LICENSE_ALIASES: Readonly<Record<string, string>> = { 'MIT/X11': 'MIT' };
const NOTICE_FILE = /^(licen[cs]e|copying|notice|copyright)/i;
/** Some packages have a folder with the notices of their third-party parts. */
const NOTICE_FOLDER = /^licen[cs]es$/i;
/** This line separates the sections of the list. */
export const SECTION_SEPARATOR = '='.repeat(100);

/** Returns the folders of the packages that contain the modules, sorted. */
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

/** Returns true if one of the modules is of this repository. */
export function hasOwnModules(modules: readonly BundledModule[]): boolean {
  return modules.some(
    ({ nameForCondition: path, modules: joined = [] }) =>
      (path && !/[\\/]node_modules[\\/]/.test(path)) || hasOwnModules(joined),
  );
}

/** Reads the license and the notices of a package, which `GRANTS_FOR_MISSING_TEXTS` completes. */
export async function readPackage(folder: string): Promise<BundledPackage> {
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;
  const { name, version } = manifest;
  const packageNotice = await readNotices(folder);
  const grants = GRANTS_FOR_MISSING_TEXTS[name] ?? [];
  if (packageNotice !== '' && grants.length > 0)
    throw new Error(`${name} has a license text. Remove the package from license-grants.ts.`);
  const declared = manifest.license ?? manifest.licenses?.map(({ type }) => type).join(' OR ');
  const license = declared ?? [...new Set(grants.map((grant: LicenseGrant) => grant.license))].join(' AND ');
  const added = [...grants, ...(GRANTS_FOR_COMPILED_PARTS[name] ?? [])].map(renderGrant);
  const notice = [packageNotice, ...added].filter((text) => text !== '').join('\n\n');
  return { name, version, license: LICENSE_ALIASES[license] ?? license, notice };
}

async function readNotices(folder: string): Promise<string> {
  const entries = await readdir(folder, { withFileTypes: true });
  const texts: string[] = [];
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && NOTICE_FOLDER.test(entry.name)) {
      for (const file of (await readdir(path)).sort()) texts.push(await readNormalized(join(path, file)));
    } else if (entry.isFile() && NOTICE_FILE.test(entry.name)) {
      texts.push(await readNormalized(path));
    }
  }
  return texts.filter((text) => text !== '').join('\n\n');
}

async function readNormalized(path: string): Promise<string> {
  return (await readFile(path, 'utf8'))
    .replace(/\r\n?/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .trim();
}

/** Returns one sentence for each package that the bundle must not contain. */
export function licenseProblems(packages: readonly BundledPackage[]): string[] {
  return packages.flatMap(({ name, version, license, notice }) => [
    ...(isAllowed(license)
      ? []
      : [`${name}@${version} is under "${license}", which isn't one of ${ALLOWED_LICENSES.join(', ')}.`]),
    ...(notice === ''
      ? [`${name}@${version} has no license text. Add the statement of its authors to license-grants.ts.`]
      : []),
    ...(notice.includes(SECTION_SEPARATOR)
      ? [`The notice of ${name}@${version} contains the line that separates sections of the list.`]
      : []),
  ]);
}

/** AND requires all licenses to be allowed, and OR requires one. A mixed part is never allowed itself. */
function isAllowed(license: string): boolean {
  const parts = license.replace(/^\((.*)\)$/, '$1');
  const isKnown = (name: string): boolean => ALLOWED_LICENSES.includes(name);
  return parts.includes(' OR ') ? parts.split(' OR ').some(isKnown) : parts.split(' AND ').every(isKnown);
}

/** Renders the shipped list: the packages by license, then each notice once with its packages. */
export function renderLicenses(packages: readonly BundledPackage[]): string {
  const byId = new Map(packages.map((bundled) => [`${bundled.name}@${bundled.version}`, bundled]));
  const sorted = [...byId].sort(([a], [b]) => (a < b ? -1 : 1));
  const idsBy = (key: (bundled: BundledPackage) => string): [key: string, ids: string[]][] => {
    const ids = new Map<string, string[]>();
    for (const [id, bundled] of sorted) ids.set(key(bundled), [...(ids.get(key(bundled)) ?? []), id]);
    return [...ids];
  };
  const byLicense = idsBy(({ license }) => license).sort(([a], [b]) => (a < b ? -1 : 1));
  const byNotice = idsBy(({ license, notice }) => `${license}\n\n${notice}`);
  return [
    [
      'The packages in this bundle, each with its license and its notice. `npm run build` writes this file.',
      ...byLicense.map(([license, ids]) => `${license}: ${ids.join(', ')}`),
    ].join('\n\n'),
    ...byNotice.map(([notice, ids]) => `${ids.join('\n')}\nLicense: ${notice}`),
  ]
    .map((section) => `${section}\n`)
    .join(`\n${SECTION_SEPARATOR}\n`);
}
