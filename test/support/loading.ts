/** Records which files of dist a run reads, and which of them before its first request. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface Loading {
  /** These variables start the recording. */
  readonly env: Readonly<Record<string, string>>;
  /** Returns all files of dist that were read, in their order. Throws if there was no run. */
  all(): string;
  /** Returns the files that were read before the first request was sent. Throws if none was. */
  beforeFirstRequest(): string;
}

const SENT = 'sent';

/** @param folder takes the notes, of one run */
export function watchLoading(folder: string): Loading {
  const notes = join(folder, 'loading.txt');
  const loader = join(folder, 'loader.mjs');
  // Both kinds of lines go into one file synchronously, so that their order is right.
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
    subscribe('http.client.request.start', () => ${note(`'${SENT}'`)});`;
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
