/** The two systems that are compared: each starts scripts of dist in its own way, and writes paths in its own way. */
import { join } from 'node:path';
import { installNode } from '../../nodes/install-node.js';
import { type Ended, runProgram } from '../../run-program.js';
import { prepareWindowsNode, windowsPath } from '../windows-node.js';

export interface Side {
  readonly name: 'linux' | 'windows';
  readonly version: string;
  /** Writes an absolute path of this machine as the side does. */
  typed(path: string): string;
  run(options: {
    readonly script: string;
    readonly args: readonly string[];
    readonly folder: string;
    readonly env: Readonly<Record<string, string>>;
  }): Promise<Ended>;
}

/** Both sides have one version of Node, so that only the systems differ. @param dist the folder of the bundle */
export async function prepareSides(version: string, dist: string, step: (text: string) => void): Promise<Side[]> {
  const windows = await prepareWindowsNode(version, step);
  const linux = await installNode(windows.version);
  return [
    {
      name: 'linux',
      version: linux.version,
      typed: (path) => path,
      run: ({ script, args, folder, env }) =>
        runProgram(linux.program, [join(dist, script), ...args], { cwd: folder, env: { NO_COLOR: '1', ...env } }),
    },
    {
      name: 'windows',
      version: windows.version,
      typed: windowsPath,
      run: ({ script, args, ...options }) =>
        windows.run({ ...options, args: [windowsPath(join(dist, script)), ...args] }),
    },
  ];
}
