/** Which code a run of dist reads, and which of it before its first request. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Loading {
  /** For the run that is watched. */
  readonly env: Readonly<Record<string, string>>;
  /** All files of dist that were read, one after the other. Throws where there was no run. */
  all(): string;
  /** Those that were read until the first request was written to its connection. Throws where none was. */
  beforeFirstRequest(): string;
}

const SENT = 'sent';

/** @param folder takes the notes, of one run */
export function watchLoading(folder: string): Loading {
  const notes = join(folder, 'loading.txt');
  const loader = join(folder, 'loader.mjs');
  // One file for both, written at once: its lines are in the order of what happened.
  const note = (what: string): string => `appendFileSync(${JSON.stringify(notes)}, ${what} + '\\n')`;
  writeFileSync(
    loader,
    `import { appendFileSync } from 'node:fs';
    export async function load(url, context, next) {
      if (url.includes('/dist/')) ${note('url')};
      return next(url, context);
    }`,
  );
  const preload = `import { subscribe } from 'node:diagnostics_channel';
    import { appendFileSync } from 'node:fs';
    import { register } from 'node:module';
    register(${JSON.stringify(pathToFileURL(loader).href)});
    subscribe('undici:client:sendHeaders', () => ${note(`'${SENT}'`)});`;
  const lines = (): string[] => readFileSync(notes, 'utf8').trim().split('\n');
  return {
    env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(preload)}` },
    all: () => textOf(lines().filter((line) => line !== SENT)),
    beforeFirstRequest: () => {
      const sent = lines().indexOf(SENT);
      if (sent < 0) throw new Error('no request was sent');
      return textOf(lines().slice(0, sent));
    },
  };
}

function textOf(urls: readonly string[]): string {
  return urls.map((url) => readFileSync(new URL(url), 'utf8')).join('\n');
}
