/** Finds the files of dist that a run reads, and which of them it reads before its first request. */
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The compiled scripts are one folder deeper than their sources, which tests import. */
export const ROOT = resolve(import.meta.dirname.replace(/([\\/]build)?[\\/]scripts[\\/]bench$/, ''));
/** DOCS_CI_BENCH_DIST names the dist of another build to measure. */
export const DIST = resolve(process.env.DOCS_CI_BENCH_DIST ?? join(ROOT, 'dist'));

const SENT = 'sent';

/** A file of dist that a run read. */
interface LoadedFile {
  /** An absolute path. */
  readonly path: string;
  readonly bytes: number;
  /** Epoch milliseconds. */
  readonly atMs: number;
  /** True if the file was read before the first request was sent. */
  readonly isEarly: boolean;
}

interface Loading {
  /** These variables start the recording in one process. */
  readonly env: Readonly<Record<string, string>>;
  /** Returns the files in their order. Throws if the run sent no request. */
  files(): readonly LoadedFile[];
}

/** @param folder takes the record, of one run */
export function recordLoading(folder: string): Loading {
  const record = join(folder, 'loaded.txt');
  const preload = join(folder, 'record-loading.cjs');
  rmSync(record, { force: true });
  // Both kinds of lines go into one file at once, so that their order shows what came first.
  writeFileSync(
    preload,
    `const { appendFileSync } = require('node:fs');
    const note = (what) => appendFileSync(${JSON.stringify(record)}, Date.now() + ' ' + what + '\\n');
    const { extensions } = require;
    const load = extensions['.js'];
    extensions['.js'] = (module, path) => {
      if (path.startsWith(${JSON.stringify(DIST)})) note(path);
      return load(module, path);
    };
    require('node:diagnostics_channel').subscribe('undici:client:sendHeaders', () => note('${SENT}'));`,
  );
  return { env: { NODE_OPTIONS: `--require=${JSON.stringify(preload)}` }, files: () => parseRecord(record) };
}

function parseRecord(record: string): readonly LoadedFile[] {
  const lines = readFileSync(record, 'utf8')
    .trim()
    .split('\n')
    .map((line) => ({ atMs: Number.parseInt(line, 10), what: line.slice(line.indexOf(' ') + 1) }));
  const sent = lines.findIndex(({ what }) => what === SENT);
  if (sent < 0) throw new Error('no request was sent, so nothing was measured');
  return lines.flatMap(({ atMs, what: path }, index) =>
    path === SENT ? [] : [{ path, bytes: statSync(path).size, atMs, isEarly: index < sent }],
  );
}

/** Returns the total size of the files. */
export function totalBytes(files: readonly LoadedFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}
