/** Decides whether a Windows node.exe can run on this machine, and what to do if not. */

export interface Machine {
  readonly platform: NodeJS.Platform;
  readonly architecture: string;
  readonly isDebian: boolean;
  readonly isRoot: boolean;
  readonly hasDebootstrap: boolean;
  /** Whether a process can have mounts of its own, which most containers forbid. */
  readonly canMount: boolean;
  /** Whether the Debian with Wine is there already. */
  readonly isSetUp: boolean;
}

/** Returns the first reason why it cannot run, with what to do about it; undefined if it can. */
export function missingRequirement(machine: Machine): string | undefined {
  const { platform, architecture, isDebian, isRoot, hasDebootstrap, canMount, isSetUp } = machine;
  if (platform === 'win32') return 'this is a Windows already. Run npm test';
  if (platform !== 'linux')
    return `Wine is set up on Linux only, and this is ${platform}. Use a Debian, such as a virtual machine`;
  if (architecture !== 'x64')
    return `node.exe is one for x64, and this machine is ${architecture}. Use a machine with x64`;
  if (!isDebian)
    return 'there is no apt-get, so this is no Debian. Use a Debian 12 or newer, such as a virtual machine';
  if (!isRoot) return 'only root may install a Debian and mount folders in it. Run it as root, for example with sudo';
  if (!canMount) return 'this machine forbids mounts. Start the container with --privileged, or use a virtual machine';
  if (!isSetUp && !hasDebootstrap) return 'there is no debootstrap. Run apt-get install debootstrap';
  return undefined;
}
