/** Decides whether a Windows node.exe can run on this machine, and what to do if not. */

interface Machine {
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
  if (platform === 'win32') return 'this is already Windows. Run npm test';
  if (platform !== 'linux')
    return `Wine runs on Linux only, and this is ${platform}. Use Debian, such as a virtual machine`;
  if (architecture !== 'x64') return `node.exe is for x64, and this machine is ${architecture}. Use an x64 machine`;
  if (!isDebian) return "apt-get is missing, so this isn't Debian. Use Debian 12 or newer, such as a virtual machine";
  if (!isRoot)
    return 'only root can install Debian and mount folders in it. Run the command as root, for example with sudo';
  if (!canMount) return 'this machine forbids mounts. Start the container with --privileged, or use a virtual machine';
  if (!isSetUp && !hasDebootstrap) return 'debootstrap is missing. Run apt-get install debootstrap';
  return undefined;
}
