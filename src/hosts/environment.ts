/** Names the environment variables of inputs, for platforms without inputs of their own: GitLab and the terminal. */
import type { Environment } from './host.js';

/** The variable of an input: `max-deletes` → DOCS_CI_MAX_DELETES. */
export function inputVariable(input: string): string {
  return `DOCS_CI_${upperSnake(input)}`;
}

/** `max-deletes` → MAX_DELETES. */
export function upperSnake(name: string): string {
  return name.toUpperCase().replaceAll('-', '_');
}

/** True if DOCS_CI_VERBOSE=true asks for debug lines in the log. */
export function isVerbose(env: Environment): boolean {
  return env.DOCS_CI_VERBOSE === 'true';
}
