/** Which files of dist a run reads, and when. */
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const DIST = resolve(import.meta.dirname, '../../../dist');

/** A loader that notes each file of the bundle and when it was read. */
const LOADER = `
  import { appendFileSync } from 'node:fs';
  export async function load(url, context, next) {
    if (url.startsWith('file:')) appendFileSync(process.env.BENCH_LOADED, Date.now() + ' ' + url + '\\n');
    return next(url, context);
  }`;

const SENT = 'sent';

/** Notes in the same file when a request is written to its connection: by the order of lines, not by two clocks. */
const NOTE_SENDING = `
  import { subscribe } from 'node:diagnostics_channel';
  import { appendFileSync } from 'node:fs';
  subscribe('undici:client:sendHeaders', () => appendFileSync(process.env.BENCH_LOADED, Date.now() + ' ${SENT}\\n'));`;

export interface LoadedFile {
  /** Absolute. */
  readonly path: string;
  readonly bytes: number;
  /** Epoch milliseconds. */
  readonly atMs: number;
  /** Read before the first request was written to its connection. */
  readonly isEarly: boolean;
}

/** The files that a run read, in their order. `run` starts Node with these flags and variables, in this folder. */
export async function filesLoaded(
  folder: string,
  run: (how: { readonly flags: readonly string[]; readonly env: NodeJS.ProcessEnv }) => Promise<unknown>,
): Promise<LoadedFile[]> {
  const notes = join(folder, 'loaded.txt');
  const loader = join(folder, 'loader.mjs');
  await rm(notes, { force: true });
  await writeFile(loader, LOADER);
  const register = `import { register } from 'node:module'; register(${JSON.stringify(`file://${loader}`)});`;
  const flags = ['--import', `data:text/javascript,${encodeURIComponent(register + NOTE_SENDING)}`];
  await run({ flags, env: { BENCH_LOADED: notes } });
  const lines = (await readFile(notes, 'utf8')).trim().split('\n');
  const files: LoadedFile[] = [];
  let isEarly = true;
  for (const line of lines) {
    const [atMs, url = ''] = line.split(' ');
    if (url === SENT) isEarly = false;
    const path = url === SENT ? '' : fileURLToPath(url);
    if (path.startsWith(DIST)) files.push({ path, bytes: (await stat(path)).size, atMs: Number(atMs), isEarly });
  }
  if (isEarly) throw new Error('no request was sent, so nothing was measured');
  return files;
}

export function bytesOf(files: readonly LoadedFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
