/** Declares the inputs and outputs of sync-media, and checks combinations of inputs. */
import { choice, flag, globs, type InputValues, number, path, countOrPercent } from '../input-kinds.js';
import { isWithin } from '../../disk/paths.js';
import type { Problem } from '../command.js';
import { commonInputs } from '../common-inputs.js';

export const inputs = {
  path: path({ description: 'Folder to sync.', default: 'media' }),
  include: globs({
    description:
      'Globs below path, one a line, of the files to sync. Given, they decide alone, also for types that the service may refuse.',
    defaultText: 'the file types that the service accepts',
  }),
  exclude: globs({ description: 'Globs below path, one a line, of files to leave out.' }),
  naming: choice(['basename', 'path'], {
    description:
      'Names in the library, which has no folders: basename takes the last part of a path, path all of it (guide/logo.png becomes guide-logo.png).',
    default: 'basename',
  }),
  lockFile: path({
    description:
      'File that keeps what is in the library, by path, so that nothing is uploaded or compared twice; commit or cache it. none keeps none.',
    default: '.docs-media.lock.json',
    keyword: 'none',
  }),
  prune: choice(['none', 'managed', 'all'], {
    description:
      'Library files to delete at the end, with a key of the role admin: none, managed (what the lock file says we put there and nothing uses any more), or all that nothing in the folder uses.',
    default: 'none',
  }),
  maxDeletes: countOrPercent({
    description:
      'The most files that prune may delete: a count, or a share such as 5% (of the lock file for managed, of the library for all). Above it nothing is deleted and the job fails.',
    default: '10',
  }),
  altText: path({ description: 'YAML or JSON file of alt texts: globs below path to texts, the first match wins.' }),
  requireAlt: flag({
    description: 'Stop before anything is written (exit 3) where an image has no alt text.',
    default: 'false',
  }),
  imports: path({
    description: 'YAML or JSON file with a list of url, name and alt: files that the service fetches itself, once.',
  }),
  rewrite: globs({
    description:
      'Globs of pages (Markdown, MDX, HTML), one a line, in which references to synced files become library addresses.',
  }),
  concurrency: number({ description: 'Requests at once, at most 32.', default: '4' }, { min: 1, max: 32 }),
  failOn: choice(['any', 'none'], {
    description:
      'What a file that failed means for the job, after all others were done: any fails it, none only warns.',
    default: 'any',
  }),
  ...commonInputs({
    name: 'sync-media',
    timeout: '60m',
    timeoutText: 'Reaching it stops cleanly and saves the lock file; the next run goes on from there.',
  }),
} as const;

export type Values = InputValues<typeof inputs>;

export const outputs = {
  added: 'Number of files uploaded as new',
  replaced: 'Number of library files that got new bytes; their addresses stay',
  reused: 'Number of files whose bytes were in the library already',
  unchanged: 'Number of files that are as they were',
  imported: 'Number of files that the service fetched',
  'alt-updated': 'Number of alt texts set',
  deleted: 'Number of library files deleted',
  failed: 'Number of files that failed',
  skipped: 'Number of files below path that are not synced',
  changed: 'true where anything in the library changed',
  complete: 'true where everything was done that was to be done',
  'media-map': 'Path of a JSON object: path below the folder to address',
  plan: 'Path of plan.json: every step and its reason',
  rewritten: 'Number of references that became library addresses',
  'lock-file': 'Path of the lock file',
};

export function checkValues({ prune, lockFile, path: folder, resultsDir }: Partial<Values>): Problem<keyof Values>[] {
  const problems: Problem<keyof Values>[] = [];
  if (prune === 'managed' && lockFile === 'none') {
    const problem = 'needs a lock-file, because only that says which files are ours; keep one, or use prune: all';
    problems.push({ input: 'prune', subject: 'managed', problem });
  }
  if (folder !== undefined && resultsDir !== undefined && isWithin(resultsDir, folder)) {
    const problem = 'holds the folder to sync, and results are never synced; name another';
    problems.push({ input: 'resultsDir', problem });
  }
  return problems;
}
