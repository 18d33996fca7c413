/** Looks at the machine of a run: the version of Node.js, and the variables that change its connections. */
import type { Environment, PlatformFinding } from './host.js';

/** `engines` of package.json. */
const MIN_NODE = [20, 19] as const;

const CONNECTION_VARIABLES = ['HTTPS_PROXY', 'HTTP_PROXY', 'NO_PROXY', 'NODE_EXTRA_CA_CERTS'];

/** @param nodeVersion such as `24.1.0` */
export function inspectMachine(env: Environment, nodeVersion = process.versions.node): PlatformFinding {
  // The values can contain credentials, so only the names are shown.
  const names = CONNECTION_VARIABLES.filter((name) => env[name] || env[name.toLowerCase()]);
  const found = [`Node.js ${nodeVersion}`, names.length === 0 ? 'no proxy' : `${names.join(', ')} set`].join('; ');
  if (isAtLeast(nodeVersion, MIN_NODE)) return { about: 'machine', verdict: 'ok', found };
  const cure = `Install Node.js ${MIN_NODE.join('.')} or newer.`;
  return { about: 'machine', verdict: 'problem', found, cure };
}

/** Returns what a look at the platform found. */
export function platformFinding(verdict: PlatformFinding['verdict'], found: string, cure?: string): PlatformFinding {
  return { about: 'platform', verdict, found, ...(cure !== undefined && { cure }) };
}

/** Compares the first two numbers of a version. */
export function isAtLeast(version: string, [minMajor, minMinor]: readonly [number, number]): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > minMajor || (major === minMajor && minor >= minMinor);
}
