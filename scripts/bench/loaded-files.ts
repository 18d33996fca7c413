/** Finds the files of dist that a run reads, and when it reads them. */
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The compiled scripts are one folder deeper than their sources, which tests import. */
export const ROOT = resolve(import.meta.dirname.replace(/([\\/]build)?[\\/]scripts[\\/]bench$/, ''));
export const DIST = join(ROOT, 'dist');

/** This module loader records each file of the bundle and the time at which it is read. */
const LOADER = `
  import { appendFileSync } from 'node:fs';
  export async function load(url, context, next) {
    if (url.startsWith('file:')) appendFileSync(process.env.BENCH_LOADED, Date.now() + ' ' + url + '\\n');
    return next(url, context);
  }`;

const SENT_MARKER = 'sent';

/** Records each sent request in the same file, so that the order of lines shows what came first. */
const SENDING_SUBSCRIBER = `
  import { subscribe } from 'node:diagnostics_channel';
  import { appendFileSync } from 'node:fs';
  subscribe('http.client.request.start', () => appendFileSync(process.env.BENCH_LOADED, Date.now() + ' ${SENT_MARKER}\\n'));`;

/** A file of dist that a run read. */
export interface LoadedFile {
  /** An absolute path. */
  readonly path: string;
  readonly bytes: number;
  /** Epoch milliseconds. */
  readonly atMs: number;
  /** True if the file was read before the first request was sent. */
  readonly isEarly: boolean;
}

/** Returns the files that a run read, in order. `run` starts Node with these flags and variables in this folder. */
export async function findLoadedFiles(
  folder: string,
  run: (options: { readonly flags: readonly string[]; readonly env: NodeJS.ProcessEnv }) => Promise<unknown>,
): Promise<LoadedFile[]> {
  const recordPath = join(folder, 'loaded.txt');
  const loader = join(folder, 'loader.mjs');
  await rm(recordPath, { force: true });
  await writeFile(loader, LOADER);
  const register = `import { register } from 'node:module'; register(${JSON.stringify(`file://${loader}`)});`;
  const flags = ['--import', `data:text/javascript,${encodeURIComponent(register + SENDING_SUBSCRIBER)}`];
  await run({ flags, env: { BENCH_LOADED: recordPath } });
  const lines = (await readFile(recordPath, 'utf8')).trim().split('\n');
  const files: LoadedFile[] = [];
  let isEarly = true;
  for (const line of lines) {
    const [atMs, url = ''] = line.split(' ');
    if (url === SENT_MARKER) isEarly = false;
    const path = url === SENT_MARKER ? '' : fileURLToPath(url);
    if (path.startsWith(DIST)) files.push({ path, bytes: (await stat(path)).size, atMs: Number(atMs), isEarly });
  }
  if (isEarly) throw new Error('no request was sent, so nothing was measured');
  return files;
}

/** Returns the total size of the files. */
export function totalBytes(files: readonly LoadedFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
