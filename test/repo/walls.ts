/** The walls of docs/architecture.md as data, and what stands against them. */
import type { Import, Module } from './modules.js';

/** Each file belongs to the first area that fits it. */
const AREAS: readonly (readonly [area: string, files: RegExp])[] = [
  ['main', /^src\/(main|words|usage|demo|serve-emulator)\.ts$/],
  ['run', /^src\/(run|run-log|publish|outcome)\.ts$/],
  ['inputs', /^src\/inputs\.ts$/],
  ['clock', /^src\/clock\.ts$/],
  ['files', /^src\/(files|arriving-file)\.ts$/],
  ['api', /^src\/api\//],
  ['registry', /^src\/commands\/index\.ts$/],
  ['contract', /^src\/commands\/(command|every)\.ts$/],
  ['command', /^src\/commands\/[^/]+\//],
  ['host interface', /^src\/hosts\/host\.ts$/],
  ['hosts', /^src\/hosts\//],
  ['text', /^src\/text\//],
  ['emulator', /^src\/emulator\//],
];

/** What an area may import, beside itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  main: ['run', 'registry', 'contract', 'hosts', 'host interface', 'inputs', 'clock', 'api', 'emulator'],
  run: ['contract', 'host interface', 'inputs', 'clock', 'files', 'api', 'text'],
  registry: ['contract', 'command'],
  contract: ['host interface', 'inputs', 'clock', 'api', 'text'],
  command: ['contract', 'host interface', 'inputs', 'clock', 'files', 'api', 'text'],
  hosts: ['host interface', 'text'],
  'host interface': ['text'],
  inputs: ['api'],
  api: ['clock'],
};

/** Packages and globals that belong to certain files. */
const KEPT: readonly { readonly what: RegExp; readonly where: RegExp; readonly why: string }[] = [
  { what: /^undici(\/|$)/, where: /^src\/api\/(http\.ts|undici\.d\.ts)$/, why: 'only api/http.ts imports undici' },
  { what: /^@(actions|octokit)\//, where: /^src\/hosts\//, why: 'only hosts know a platform’s libraries' },
  {
    what: /^(node:)?fs(\/promises)?$/,
    where: /^src\/((files|arriving-file|demo)\.ts$|hosts\/|emulator\/)/,
    why: 'files are touched by files.ts, arriving-file.ts, hosts, emulator and demo',
  },
  {
    what: /^(process\.(env|argv)|process|(node:)?process)$/,
    where: /^src\/main\.ts$/,
    why: 'only main.ts reads the process’s environment and words',
  },
  {
    what: /^zod(\/|$)/,
    where: /^src\/(api\/(schema|fields|answers)\.ts$|emulator\/)/,
    why: 'only api/schema.ts loads zod, when something is read',
  },
  { what: /^process\./, where: /^src\/(?!api\/|text\/|commands\/)/, why: 'it is handed what it needs of the process' },
  { what: /^console\b/, where: /^$/, why: 'a run has a log' },
];

const NAMES_OF_NOTHING = /(^|[/.-])(utils?|helpers?|common|misc|managers?|services?)([/.-]|$)/i;

/** One sentence for each place that stands against a wall. `modules` are those of src. */
export function wallProblems(modules: readonly Module[]): string[] {
  return [...modules.flatMap(problemsOf), ...eagerPlatformLibraries(modules)];
}

function problemsOf(module: Module): string[] {
  const { path, imports, globals } = module;
  const problems = imports.flatMap((one) => directionProblem(path, one) ?? []);
  for (const used of [...imports.map(({ target }) => target), ...globals]) {
    const kept = KEPT.filter(({ what, where }) => what.test(used) && !where.test(path));
    problems.push(...kept.map(({ why }) => `${path} uses ${used}: ${why}`));
  }
  if (areaOf(path) === undefined) problems.push(`${path} belongs to no area of test/repo/walls.ts`);
  if (module.isBarrel) problems.push(`${path} only passes on other modules`);
  return [...new Set(problems)];
}

/** Names that say nothing of what is inside. */
export function nameProblems(paths: readonly string[]): string[] {
  return paths.filter((path) => NAMES_OF_NOTHING.test(path)).map((path) => `${path} is named after nothing`);
}

function areaOf(path: string): string | undefined {
  return AREAS.find(([, files]) => files.test(path))?.[0];
}

function directionProblem(path: string, { target }: Import): string | undefined {
  if (!/^(src|test|scripts)\/|^[^/]+\.(ts|json)$/.test(target)) return undefined;
  if (!target.startsWith('src/')) {
    return path === 'src/main.ts' && target === 'package.json'
      ? undefined
      : `${path} imports ${target}, outside of src`;
  }
  const from = areaOf(path) ?? '';
  const to = areaOf(target) ?? '';
  const isOwn = from === to && (from !== 'command' || folderOf(path) === folderOf(target));
  return isOwn || MAY_IMPORT[from]?.includes(to) ? undefined : `${path} imports ${target}: ${from} may not know ${to}`;
}

function folderOf(path: string): string {
  return path.split('/').slice(0, 3).join('/');
}

/** The platform's libraries are large: whatever is loaded at the start must not bring them. */
function eagerPlatformLibraries(modules: readonly Module[]): string[] {
  const byPath = new Map(modules.map((module) => [module.path, module]));
  const loaded = new Set<string>();
  const load = (path: string): void => {
    if (loaded.has(path)) return;
    loaded.add(path);
    for (const { kind, target } of byPath.get(path)?.imports ?? []) if (kind === 'static') load(target);
  };
  load('src/main.ts');
  const eager = [...loaded].filter((target) => target.startsWith('@actions/'));
  return eager.map((target) => `${target} is loaded at the start; import it where something is published`);
}
