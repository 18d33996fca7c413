/**
 * `npm run build`: the compiled JavaScript → dist/. One ncc bundle whose lazy imports are chunks, one launcher for each
 * action, the command line, and the licences of what is inside. The same bytes from any folder.
 */
import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandNames } from '../src/commands/index.js';
import { type BundledModule, licenceProblems, packageFolders, readPackage, renderLicences } from './bundle/licenses.js';

interface Asset {
  readonly source: string | Buffer;
}

interface Bundle {
  readonly code: string;
  readonly assets: Readonly<Record<string, Asset>>;
  /** Webpack's. */
  readonly stats: { toJson(options: object): { readonly chunks: readonly { readonly modules: BundledModule[] }[] } };
}

type Ncc = (input: string, options: Record<string, unknown>) => Promise<Bundle>;

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');
/** Threads and a command of pino that nothing here starts; as they are they could not even be loaded. */
const UNUSED = ['file.js', 'worker.js', 'worker1.js'];

/** Builds into `folder`, which is emptied first. */
async function build(folder: string): Promise<void> {
  const ncc = createRequire(import.meta.url)('@vercel/ncc') as Ncc;
  const bundle = await ncc(join(ROOT, 'build/src/main.js'), {
    cache: false,
    quiet: true,
    // An optional import of a library, which would load whatever a parent folder happens to have installed: a module of
    // Node.js without what is looked for stands in.
    externals: { 'supports-color': 'node:util/types' },
  });
  const licences = await licencesOf(bundle);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.js'), bundle.code);
  for (const [name, { source }] of Object.entries(bundle.assets)) {
    if (!UNUSED.includes(name)) await writeFile(join(folder, name), source);
  }
  await writeFile(join(folder, 'licenses.txt'), licences);
  for (const name of commandNames) {
    const launch = `{ host: 'github', command: '${name}' }`;
    await writeFile(join(folder, `${name}.js`), launcher(launch));
  }
  await writeFile(join(folder, 'cli.js'), `#!/usr/bin/env node\n${launcher('')}`);
  await chmod(join(folder, 'cli.js'), 0o755);
}

async function licencesOf({ stats }: Bundle): Promise<string> {
  const complete = { chunkModulesSpace: Infinity, nestedModulesSpace: Infinity };
  const listed = { chunks: true, chunkModules: true, nestedModules: true, dependentModules: true, cachedModules: true };
  const { chunks } = stats.toJson({ all: false, ...listed, ...complete });
  const packages = await Promise.all(packageFolders(chunks.flatMap(({ modules }) => modules)).map(readPackage));
  const problems = licenceProblems(packages);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return renderLicences(packages);
}

function launcher(launch: string): string {
  return `import { main } from './index.js';\n\nawait main(${launch});\n`;
}

const folder = resolve(process.argv[2] ?? join(ROOT, 'dist'));
await build(folder);
process.stdout.write(`${(await readdir(folder)).join('\n')}\n`);
