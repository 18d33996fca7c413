/** Bare repositories on this machine with the rules of a hosted platform for tags and branches. */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A ref that a push created, moved or deleted. */
interface Update {
  readonly ref: string;
  /** Which of the pushes, counted from 1. */
  readonly push: number;
}

const NONE = '0'.repeat(40);

/**
 * Creates a repository whose protected tags can be created, but neither moved nor deleted, and whose branches only move
 * forward.
 * @param patterns in which `*` is any text, as in `v*.*.*`
 * @returns its path
 */
export function createProtectedRemote(folder: string, name: string, patterns: readonly string[]): string {
  const path = join(folder, name);
  mkdirSync(path, { recursive: true });
  const git = (...args: readonly string[]): void => void execFileSync('git', args, { cwd: path, stdio: 'ignore' });
  git('init', '-q', '--bare', '-b', 'main');
  const protectedTags = patterns.map((pattern) => `refs/tags/${pattern}`).join('|');
  writeHook(
    join(path, 'hooks/update'),
    `ref=$1 old=$2 new=$3
[ "$old" = ${NONE} ] && exit 0
case $ref in
  ${protectedTags || 'none'}) echo "You can't move or delete $ref: it is protected." >&2; exit 1 ;;
  refs/heads/*) git merge-base --is-ancestor "$old" "$new" || { echo "$ref only moves forward." >&2; exit 1; } ;;
esac
`,
  );
  writeHook(
    join(path, 'hooks/post-receive'),
    `{ echo push; while read -r old new ref; do echo "$ref"; done; } >>updates\n`,
  );
  return path;
}

/** Returns what pushes changed, the oldest first. */
export function readUpdates(remote: string): Update[] {
  const path = join(remote, 'updates');
  if (!existsSync(path)) return [];
  let push = 0;
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      if (line !== 'push') return [{ ref: line, push }];
      push += 1;
      return [];
    });
}

function writeHook(path: string, script: string): void {
  writeFileSync(path, `#!/bin/sh\n${script}`);
  chmodSync(path, 0o755);
}
