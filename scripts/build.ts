/**
 * `npm run build` builds dist/ from the compiled JavaScript: one ncc bundle with lazy chunks, a launcher per action, the
 * command line, and the licenses of the bundled packages. Chunks of other packages are minified, and ours stay readable.
 * The output is the same in any folder.
 */
import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minify } from 'rolldown/utils';
import { commandNames } from '../src/commands/index.js';
import {
  type BundledModule,
  hasOwnModules,
  licenseProblems,
  packageFolders,
  readPackage,
  renderLicenses,
} from './bundle/licenses.js';
import { slimPackages } from './bundle/slim-packages.js';

interface Asset {
  readonly source: string | Buffer;
}

interface Bundle {
  readonly code: string;
  readonly assets: Readonly<Record<string, Asset>>;
  /** Webpack's statistics. */
  readonly stats: { toJson(options: object): { readonly chunks: readonly Chunk[] } };
}

interface Chunk {
  /** The names of its files. */
  readonly files: readonly string[];
  readonly modules: readonly BundledModule[];
}

type Ncc = (input: string, options: Record<string, unknown>) => Promise<Bundle>;

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');
/** ncc reads tsconfig.json of the working directory. That one replaces parts of packages that are never used. */
const ALIASES_FOLDER = join(ROOT, 'scripts/bundle');
/** The bundle starts none of these worker threads and commands of pino, and they could not be loaded. */
const UNUSED_ASSETS = ['file.js', 'worker.js', 'worker1.js'];

/** Empties `folder` and builds into it. */
async function build(folder: string): Promise<void> {
  await slimPackages(ROOT);
  const ncc = createRequire(import.meta.url)('@vercel/ncc') as Ncc;
  process.chdir(ALIASES_FOLDER);
  const bundle = await ncc(join(ROOT, 'build/src/main.js'), {
    cache: false,
    // Node.js loads CommonJS without waiting for the disk: the first request leaves 6 ms earlier than from ES modules.
    esm: false,
    quiet: true,
    // A library imports this optional package, which could be loaded from any parent folder. A module of Node.js without
    // the expected exports replaces it.
    externals: { 'supports-color': 'node:util/types' },
  });
  const chunks = listChunks(bundle);
  const licenses = await collectLicenses(chunks);
  const foreign = new Set(chunks.filter(({ modules }) => !hasOwnModules(modules)).flatMap(({ files }) => files));
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.js'), bundle.code);
  for (const [name, { source }] of Object.entries(bundle.assets)) {
    if (UNUSED_ASSETS.includes(name)) continue;
    await writeFile(join(folder, name), foreign.has(name) ? await minifyChunk(name, String(source)) : source);
  }
  await writeFile(join(folder, 'licenses.txt'), licenses);
  await writeFile(join(folder, 'package.json'), '{"type":"commonjs"}\n');
  for (const name of commandNames) {
    const launch = `{ host: 'github', command: '${name}' }`;
    await writeFile(join(folder, `${name}.js`), launcher(launch));
  }
  await writeFile(join(folder, 'parser-thread.js'), "void require('./index.js').parsePages();\n");
  await writeFile(join(folder, 'cli.js'), `#!/usr/bin/env node\n${launcher('')}`);
  await chmod(join(folder, 'cli.js'), 0o755);
}

function listChunks({ stats }: Bundle): readonly Chunk[] {
  const complete = { chunkModulesSpace: Infinity, nestedModulesSpace: Infinity };
  const lists = { chunks: true, chunkModules: true, nestedModules: true, dependentModules: true, cachedModules: true };
  return stats.toJson({ all: false, ...lists, ...complete }).chunks;
}

/** Names of functions and classes stay: libraries print them, and stack traces need them. */
async function minifyChunk(name: string, source: string): Promise<string> {
  const keepNames = { function: true, class: true };
  const { code, errors } = await minify(name, source, {
    module: true,
    compress: { keepNames },
    mangle: { keepNames },
    codegen: { removeWhitespace: true },
  });
  if (errors.length > 0)
    throw new Error(`${name} can't be minified: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}

async function collectLicenses(chunks: readonly Chunk[]): Promise<string> {
  const packages = await Promise.all(packageFolders(chunks.flatMap(({ modules }) => modules)).map(readPackage));
  const problems = licenseProblems(packages);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return renderLicenses(packages);
}

function launcher(launch: string): string {
  return `void require('./index.js').main(${launch});\n`;
}

const folder = resolve(process.argv[2] ?? join(ROOT, 'dist'));
await build(folder);
process.stdout.write(`${(await readdir(folder)).join('\n')}\n`);
