/** Chooses words by host. Pure. */
import type { Host } from '../../hosts/host.js';

type HostName = Host['name'];

/** What a platform calls a request to merge a branch. */
export function requestName(host: HostName): 'merge request' | 'pull request' {
  return host === 'gitlab' ? 'merge request' : 'pull request';
}

/** What makes a folder or a file of the workspace exist, as the end of `Check the spelling, and that …`. */
export function originOf(what: 'file' | 'folder', host: HostName): string {
  const origins: Readonly<Record<HostName, string>> = {
    github: `the repository is checked out, or that an earlier step creates the ${what}`,
    gitlab: `the ${what} is committed, or that an earlier job passes it on as artifacts`,
    terminal: 'the current folder is the one of the repository',
  };
  return origins[host];
}
