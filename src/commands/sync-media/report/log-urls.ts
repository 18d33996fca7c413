/** Logs where the files of a small sync are. */
import type { RunLog } from '../../command.js';
import type { Result } from '../record.js';

/** The URLs of more files are only in media-map.json. */
const MAX_URLS = 5;

/** Logs one line per file that this run put into the library, or found there. */
export function logUrls(log: Pick<RunLog, 'info'>, results: readonly Result[]): void {
  const urls = new Map(results.flatMap(({ key, url }) => (url === undefined ? [] : [[key, url] as const])));
  if (urls.size > MAX_URLS) return;
  for (const [key, url] of urls) log.info(`${key}: ${url}`);
}
