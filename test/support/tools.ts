/** Says what tests need beside the project, and skips tests with a note where that is missing. */
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { beforeEach, type TestContext } from 'vitest';
import { createFolder, removeFolder } from './folder.js';

const SOURCES = resolve(import.meta.dirname, '../..');
const SIDE_TOOLS = resolve(import.meta.dirname, '../../.ci/tools/node_modules');
export const IS_WINDOWS = process.platform === 'win32';

/** Is something that tests need and that some machines lack. */
export interface Need<Found = unknown> {
  /** Says what is missing and what would run the tests. */
  readonly note: string;
  /** Is the path of a program, or true. It is undefined where the need is not met. */
  readonly found: Found | undefined;
}

const LINUX_NAMES = ['a', 'A', 'e\u0301', '\u00e9', 'a\nb', 'a\\b', 'trailing.', 'é'.repeat(125)];

/** Lists all that a test may lack. The table in docs/internals/platforms.md has a row for each note. */
export const NEEDS = {
  /** A real Node 24, from the npm package `node@24`. */
  node24: need('no Node 24 in .ci/tools; .ci/run installs it', () => existing(join(SIDE_TOOLS, 'node/bin/node'))),
  chromium: need('no chromium on the PATH; install the package chromium', () =>
    ['chromium', 'chromium-browser', 'google-chrome'].map(onPath).find(Boolean),
  ),
  pdfinfo: need('no pdfinfo on the PATH; install the package poppler-utils', () => onPath('pdfinfo')),
  /** The script of gitlab-ci-local, which needs rsync for runs. */
  gitlabCiLocal: need(
    'no gitlab-ci-local in .ci/tools, or no rsync on the PATH; .ci/run installs both',
    () => onPath('rsync') && existing(join(SIDE_TOOLS, 'gitlab-ci-local/dist/index.js')),
  ),
  npm: need('no npm on the PATH; install Node.js with npm', () => onPath('npm')),
  git: need('no git on the PATH; install the package git', () => onPath('git')),
  // On Windows, the first bash of the PATH may be that of WSL, which sees other paths and other programs.
  bash: need('no bash on the PATH, or the bash of Windows; run the tests on Linux or macOS', () => shell('bash')),
  sh: need('no POSIX sh on the PATH; run the tests on Linux or macOS', () => shell('sh')),
  dash: need('no dash on the PATH; install the package dash', () => shell('dash')),
  busybox: need('no busybox on the PATH; install the package busybox', () => shell('busybox', 'sh')),
  signals: need('no signals on Windows, where a kill ends a process at once; run the tests on Linux or macOS', () =>
    IS_WINDOWS ? undefined : true,
  ),
  permissions: need('no permissions of files that keep their owner out; run the tests on Linux or macOS', () =>
    IS_WINDOWS ? undefined : true,
  ),
  symlinks: need('no symlinks on this disk or for this user; run the tests on Linux or macOS', probeSymlinks),
  posixNames: need('no names with quotes, colons, backslashes or line breaks; run the tests on Linux or macOS', () =>
    probeNames(['a"b', 'a:b', 'a\\b', 'a\nb']),
  ),
  /** For whom modes of folders count, since root ignores them. */
  ordinaryUser: need(
    'no user other than root that can read this checkout; run the tests as an ordinary user',
    probeUser,
  ),
  linuxNames: need(
    'no names and no depth of folders that only Linux allows; run the tests on a file system of Linux',
    () => (process.platform === 'linux' ? probeNames(LINUX_NAMES) : undefined),
  ),
} satisfies Record<string, Need>;

/** What the running test needs. */
export const neededNow = new Set<Need>();

/**
 * Skips a test if what it needs is missing: the one whose context is given, or else all of the calling file or `describe`.
 * test/support/run-summary.ts prints and counts the notes.
 */
export function skipUnless(need: Need, context?: Pick<TestContext, 'skip'>): void {
  const look = ({ skip }: Pick<TestContext, 'skip'>): void => {
    neededNow.add(need);
    skip(need.found === undefined, need.note);
  };
  if (context) look(context);
  else beforeEach(look);
}

/** Returns the path of a program, or undefined if there is none. */
export function onPath(name: string): string | undefined {
  const names = IS_WINDOWS ? [`${name}.exe`, `${name}.cmd`] : [name];
  return (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((file) => join(folder, file)))
    .find(existsSync);
}

/** Returns options for a child process: of the user `nobody`, or none if this process isn't root's. */
function probeUser(): { readonly uid?: number } | undefined {
  if (process.getuid?.() === undefined) return undefined;
  if (process.getuid() !== 0) return {};
  const nobody = { uid: 65_534 };
  const ended = spawnSync(process.execPath, ['-e', ''], { ...nobody, cwd: SOURCES });
  return ended.status === 0 ? nobody : undefined;
}

/** Looks only when the first test asks, and only once. */
function need<Found>(note: string, find: () => Found | undefined): Need<Found> {
  let looked: { readonly found: Found | undefined } | undefined;
  return {
    note,
    get found() {
      looked ??= { found: find() };
      return looked.found;
    },
  };
}

function existing(path: string): string | undefined {
  return existsSync(path) ? path : undefined;
}

/** A program of this name may not start. */
function shell(program: string, ...args: readonly string[]): string | undefined {
  if (IS_WINDOWS || spawnSync(program, [...args, '-c', 'true']).status !== 0) return undefined;
  return onPath(program);
}

/** Windows lets only some users create symlinks, and other layers only pretend to. */
function probeSymlinks(): true | undefined {
  return probe((folder) => {
    const [target, link] = [join(folder, 'target'), join(folder, 'link')];
    writeFileSync(target, '');
    symlinkSync('target', link);
    return lstatSync(link).isSymbolicLink() && realpathSync(link) === target;
  });
}

/** Some systems change or refuse names, or take two for one. */
function probeNames(names: readonly string[]): true | undefined {
  return probe((folder) => {
    for (const name of names) writeFileSync(join(folder, name), '');
    return readdirSync(folder).sort().join('/') === [...names].sort().join('/');
  });
}

function probe(isPossible: (folder: string) => boolean): true | undefined {
  const folder = createFolder();
  try {
    return isPossible(folder) || undefined;
  } catch {
    return undefined;
  } finally {
    removeFolder(folder);
  }
}
