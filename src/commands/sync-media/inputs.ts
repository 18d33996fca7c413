/** Declares the inputs and outputs of sync-media, and checks combinations of inputs. */
import { type InputValues, type Problem, problemsOf } from '../command.js';
import { choice, countOrPercent, globs, path } from '../inputs/kinds.js';
import { isWithin } from '../../disk/paths.js';
import { quoted } from '../../text/sentences.js';
import { commonInputs } from '../inputs/common-inputs.js';
import { inputName } from '../../text/input-names.js';

export const inputs = {
  path: path({ description: 'Folder to sync to the media library.', default: 'media' }),
  include: globs({
    description:
      'Glob patterns of files to include, one per line, relative to path. Replaces the default list of file types.',
    defaultText: 'the file types that the service accepts',
  }),
  exclude: globs({ description: 'Glob patterns of files to exclude, one per line, relative to path.' }),
  naming: choice(['basename', 'path'], {
    description:
      'Library name: the file name (basename), or the whole path (path): guide-logo.png for guide/logo.png. Files in the lock file keep theirs.',
    default: 'basename',
  }),
  lockFile: path({
    description:
      'File that records what was uploaded, so unchanged files are skipped. Commit or cache this file. Use none to disable.',
    default: '.docs-media.lock.json',
    keyword: 'none',
    isWritten: true,
  }),
  prune: choice(['none', 'managed', 'all'], {
    description:
      'Unused library files to delete: those that an earlier run wrote (managed), or all of them (all). Needs an admin key.',
    default: 'none',
  }),
  maxDeletes: countOrPercent({
    description:
      'Maximum number of deletions by prune, or a share such as 5%. If more would be deleted, nothing is deleted and the job fails.',
    default: '10',
  }),
  altText: path({
    description: 'YAML or JSON file that maps glob patterns, relative to path, to alt texts. The first match wins.',
  }),
  imports: path({
    description:
      'YAML or JSON file that lists files for the service to import once. Each entry has a url, and optionally a name and an alt.',
  }),
  rewrite: globs({
    description:
      'Glob patterns of pages (Markdown, MDX, HTML), one per line. In these pages, references to synced files become library URLs.',
  }),
  ...commonInputs({
    name: 'sync-media',
    timeout: '60m',
    timeoutText: 'The lock file is saved, so the next run resumes.',
  }),
} as const;

export type Values = InputValues<typeof inputs>;

export const outputs = {
  added: 'Number of new files uploaded',
  replaced: 'Number of library files replaced; their URLs stay the same',
  reused: 'Number of files whose content was already in the library',
  unchanged: 'Number of unchanged files',
  imported: 'Number of files that the service imported',
  'alt-updated': 'Number of alt texts set',
  deleted: 'Number of library files deleted',
  failed: 'Number of failed changes',
  skipped: 'Number of files in the folder that are not synced',
  changed: 'true if anything in the library changed, or may have changed because a response was lost',
  complete: 'true if every planned change was made, or could be in a dry run, and every file could be read',
  'media-map': 'Path of media-map.json, which maps file paths to library URLs',
  plan: 'Path of plan.json, which lists every step and its reason',
  rewritten: 'Number of references replaced by library URLs',
  'lock-file': 'Path of the lock file',
};

export function checkValues({ prune, lockFile, path: folder, resultsDir }: Partial<Values>): Problem<keyof Values>[] {
  const needsLock = `needs a lock file, which lists the files to manage. Set ${inputName('lock-file')} to a path`;
  const hasFolder = 'contains the folder to sync, but results are never synced. Choose another folder';
  return problemsOf<keyof Values>([
    [prune === 'managed' && lockFile === 'none', 'prune', needsLock, quoted('managed')],
    [folder !== undefined && resultsDir !== undefined && isWithin(resultsDir, folder), 'resultsDir', hasFolder],
  ]);
}
