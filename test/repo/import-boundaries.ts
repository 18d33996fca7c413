/** Declares the module boundaries of docs/internals/architecture.md and reports broken ones. */
import { dirname } from 'node:path/posix';
import type { Import, Module } from './parse-module.js';

/** The areas of src, and the emulator beside it. A file belongs to the first area that matches. */
const AREAS: readonly (readonly [area: string, files: RegExp])[] = [
  ['main', /^src\/main\.ts$/],
  ['registry', /^src\/commands\/index\.ts$/],
  ['contract', /^src\/commands\/((account|inputs)\/)?[^/]+\.ts$/],
  ['command', /^src\/commands\/[^/]+\//],
  ['host interface', /^src\/hosts\/host\.ts$/],
  ...['cli', 'run', 'project', 'deployments', 'pages', 'api', 'hosts', 'text', 'disk'].map(
    (folder) => [folder, new RegExp(`^src/${folder}/`)] as const,
  ),
  ['emulator', /^emulator\/(?!test\/)/],
];

/** The areas that an area may import besides itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  main: ['cli', 'run', 'registry', 'contract', 'hosts', 'host interface', 'api', 'pages', 'text'],
  cli: ['run', 'registry', 'contract', 'hosts', 'api', 'emulator', 'text'],
  run: ['contract', 'host interface', 'api', 'text', 'disk'],
  registry: ['contract', 'command'],
  contract: ['host interface', 'api', 'text', 'disk'],
  command: ['contract', 'host interface', 'api', 'project', 'deployments', 'pages', 'text', 'disk'],
  project: ['api', 'pages', 'text'],
  deployments: ['api', 'pages', 'text'],
  pages: ['text', 'disk'],
  disk: ['text'],
  hosts: ['host interface', 'text', 'disk'],
  'host interface': ['text'],
  api: ['text'],
};

/** Packages and globals that only certain files may use. */
const KEPT: readonly { readonly what: RegExp; readonly where: RegExp; readonly why: string }[] = [
  {
    what: /^undici(\/|$)/,
    where: /^src\/api\/(http\.ts|proxy-agent\.ts|undici\.d\.ts)$/,
    why: 'only api/http.ts and api/proxy-agent.ts import undici',
  },
  {
    what: /^(node:)?child_process$/,
    where: /^$/,
    why: 'no input becomes a command, because docs-ci starts no program',
  },
  {
    what: /^(node:)?(http|https|http2|net|tls|dgram)$|^(fetch|WebSocket|XMLHttpRequest|EventSource)$/,
    where: /^(emulator|src\/api)\//,
    why: 'only the API client opens connections',
  },
  {
    what: /^@actions\/github(\/|$)|^@octokit\//,
    where: /^src\/hosts\/github\/client\.ts$/,
    why: 'only the client of GitHub, which redacts what it sends, knows octokit',
  },
  {
    what: /^@actions\/artifact(\/|$)/,
    where: /^src\/hosts\/github\/artifact\.ts$/,
    why: 'only artifact.ts, which checks the names, uploads artifacts',
  },
  {
    what: /^@actions\/(?!github|artifact|core)/,
    where: /^$/,
    why: 'it could send something to a platform that nobody redacts',
  },
  { what: /^@(actions|octokit)\//, where: /^src\/hosts\//, why: 'only hosts know a platform’s libraries' },
  {
    what: /^(node:)?fs(\/promises)?$/,
    where: /^(emulator|src\/(disk|hosts))\/|^src\/cli\/demo\.ts$/,
    why: 'only disk, hosts, the emulator and the demo access files',
  },
  {
    what: /^(process\.(env|argv)|process|(node:)?process)$/,
    where: /^src\/main\.ts$/,
    why: 'only main.ts reads the process’s environment and words',
  },
  {
    what: /^zod(\/|$)/,
    where:
      /^src\/(api\/(schemas\/|(api|responses)\.ts$)|commands\/.+-schema\.ts$|commands\/sync-media\/library\/lock\.ts$|hosts\/(github|gitlab)\/schemas\.ts$)|^emulator\//,
    why: 'only schemas import zod, and only what reads data loads schemas',
  },
  {
    what: /^process\./,
    where: /^src\/(main\.ts$|cli\/|run\/|hosts\/|disk\/)/,
    why: 'it is handed what it needs of the process',
  },
  {
    what: /^src\/text\/cell-parts\.ts$/,
    where: /^src\/text\//,
    why: 'only renderers write the names of inputs, because a command has no host',
  },
  { what: /^console\b/, where: /^$/, why: 'a run has a log' },
];

/** How something is sent to a platform, and the only files that do it: each call passes through a client that redacts. */
const SENDERS: readonly { readonly calls: RegExp; readonly where: RegExp; readonly why: string }[] = [
  {
    calls: /^(request|graphql|paginate)$/,
    where: /^src\/hosts\/github\/(client|assets|sticky)\.ts$/,
    why: 'only with the octokit of the client, whose hook redacts',
  },
  { calls: /^#request$/, where: /^src\/hosts\/gitlab\/client\.ts$/, why: 'only the client of GitLab sends requests' },
  { calls: /^fetch$/, where: /^$/, why: "only octokit calls the connection's fetch" },
  {
    calls: /^getOctokit$/,
    where: /^src\/hosts\/github\/client\.ts$/,
    why: 'only the client has the hook that redacts',
  },
];

/** These words are too generic. `common` is allowed before a noun. */
const NAMES_OF_NOTHING = /(^|[/.-])((utils?|helpers?|misc|managers?|services?)([/.-]|$)|common([/.]|$))/i;

/** Returns one sentence for each import that breaks a boundary. @param modules the modules of src and of the emulator */
export function boundaryProblems(modules: readonly Module[]): string[] {
  return [...modules.flatMap(problemsOf), ...eagerLibraryProblems(modules)];
}

function problemsOf(module: Module): string[] {
  const { path, imports, globals } = module;
  const problems = imports.flatMap((one) => directionProblem(path, one) ?? []);
  for (const used of [...imports.map(({ target }) => target), ...globals]) {
    const kept = KEPT.filter(({ what, where }) => what.test(used) && !where.test(path));
    problems.push(...kept.map(({ why }) => `${path} uses ${used}: ${why}`));
  }
  problems.push(...imports.flatMap((one) => writeProblem(path, one) ?? []));
  if (path.startsWith('src/hosts/')) problems.push(...sendingProblems(module));
  if (areaOf(path) === undefined) problems.push(`${path} belongs to no area of test/repo/import-boundaries.ts`);
  if (module.isBarrel) problems.push(`${path} only passes on other modules`);
  return [...new Set(problems)];
}

/** These change nothing on the disk. */
const READS =
  /^(access|constants|createReadStream|exists|fstat|lstat|openAsBlob|opendir|readFile|readdir|readlink|realpath|stat)(Sync)?$|^(Dirent|FileHandle|Stats)$/;

/**
 * `disk/write.ts` looks where symlinks lead before each write. Artifacts get their names in the runner's own folder, the demo
 * writes into a folder that it has created, and `read.ts` and `hash.ts` use what only the whole module has.
 */
const MAY_WRITE =
  /^(emulator\/|src\/disk\/(write|rename|partial-file|read|hash)\.ts$|src\/hosts\/github\/artifact\.ts$|src\/cli\/demo\.ts$)/;

function writeProblem(path: string, { target, kind, names = ['all of it'] }: Import): string | undefined {
  if (!/^(node:)?fs(\/promises)?$/.test(target) || kind === 'type' || MAY_WRITE.test(path)) return undefined;
  const writes = names.filter((name) => !READS.test(name));
  return writes.length === 0
    ? undefined
    : `${path} takes ${writes.join(', ')} of ${target}: only disk/write.ts changes files`;
}

/** What the hosts send leaves through a client that redacts it. */
function sendingProblems({ path, calls }: Module): string[] {
  return [...calls].flatMap((called) =>
    SENDERS.filter(({ calls: what, where }) => what.test(called) && !where.test(path)).map(
      ({ why }) => `${path} calls ${called}: ${why}`,
    ),
  );
}

/** Returns one sentence for each generic name. */
export function nameProblems(paths: readonly string[]): string[] {
  return paths.filter((path) => NAMES_OF_NOTHING.test(path)).map((path) => `${path} is named after nothing`);
}

/** Text has many small formats. Every other folder has fewer files, so that its list can be read at a glance. */
const MAX_LOOSE_FILES = 18;
const CROWDED = ['src/text'];

/** Returns one sentence for each folder with too many files that are in none of its folders. */
export function crowdProblems(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  return [...counts]
    .filter(([folder, count]) => count > MAX_LOOSE_FILES && !CROWDED.includes(folder))
    .map(([folder, count]) => `${folder} has ${count} files`);
}

function areaOf(path: string): string | undefined {
  return AREAS.find(([, files]) => files.test(path))?.[0];
}

function directionProblem(path: string, { target }: Import): string | undefined {
  if (!/^(src|emulator|test|scripts)\/|^[^/]+\.(ts|json)$/.test(target)) return undefined;
  if (!/^(src|emulator)\/(?!test\/)/.test(target)) {
    return path === 'src/main.ts' && target === 'package.json'
      ? undefined
      : `${path} imports ${target}, outside of src and emulator`;
  }
  const from = areaOf(path) ?? '';
  const to = areaOf(target) ?? '';
  const isOwn = from === to && (from !== 'command' || folderOf(path) === folderOf(target));
  return isOwn || MAY_IMPORT[from]?.includes(to) ? undefined : `${path} imports ${target}: ${from} may not know ${to}`;
}

function folderOf(path: string): string {
  return path.split('/').slice(0, 3).join('/');
}

/** Returns one sentence for each import cycle, type imports included. */
export function cycleProblems(modules: readonly Pick<Module, 'path' | 'imports'>[]): string[] {
  const importsOf = new Map(modules.map(({ path, imports }) => [path, imports.map(({ target }) => target)]));
  const problems: string[] = [];
  const finished = new Set<string>();
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) problems.push(`${[...trail.slice(start), path].join(' → ')} import each other`);
    if (start >= 0 || finished.has(path)) return;
    for (const target of importsOf.get(path) ?? []) visit(target, [...trail, path]);
    finished.add(path);
  };
  for (const { path } of modules) visit(path, []);
  return problems;
}

/**
 * Reports the rooms of a command that import each other, type imports included. A room is a folder, or a file that lies beside
 * the folders.
 */
export function roomProblems(modules: readonly Module[]): string[] {
  const rooms = new Map<string, Import[]>();
  for (const { path, imports } of modules) {
    const room = roomOf(path);
    const ofSameCommand = imports
      .map((one) => ({ ...one, target: roomOf(one.target) }))
      .filter(({ target }) => target !== room && folderOf(target) === folderOf(room));
    if (areaOf(path) === 'command') rooms.set(room, [...(rooms.get(room) ?? []), ...ofSameCommand]);
  }
  return cycleProblems([...rooms].map(([path, imports]) => ({ path, imports })));
}

function roomOf(path: string): string {
  return path.split('/').length > 4 ? dirname(path) : path;
}

/** Large libraries, and where to import them instead of at the start. */
const LAZY: readonly { readonly what: RegExp; readonly cure: string }[] = [
  { what: /^@actions\//, cure: 'import it where something is published' },
  { what: /^zod(\/|$)/, cure: 'import the schema where something is read' },
  { what: /^diff(\/|$)/, cure: 'import it where texts are compared' },
  { what: /^jsonc-parser(\/|$)/, cure: 'import it where the navigation is edited' },
];

/** Reports large libraries that main.ts or a command loads before it does anything. */
function eagerLibraryProblems(modules: readonly Module[]): string[] {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const loaded = new Set<string>();
  const load = (path: string): void => {
    if (loaded.has(path)) return;
    loaded.add(path);
    for (const { kind, target } of byPath.get(path)?.imports ?? []) if (kind === 'static') load(target);
  };
  for (const { path } of modules) if (/^src\/(main|commands\/[^/]+\/command)\.ts$/.test(path)) load(path);
  return LAZY.flatMap(({ what, cure }) =>
    [...loaded].filter((target) => what.test(target)).map((target) => `${target} is loaded at the start; ${cure}`),
  );
}
