/** Names the variables that hold inputs in GitLab CI and in a terminal. */
import type { Environment } from './host.js';

/** Returns the variable of an input: `max-deletes` is DOCS_CI_MAX_DELETES. */
export function inputVariable(input: string): string {
  return `DOCS_CI_${upperSnake(input)}`;
}

/** Converts kebab-case to the name of a variable. */
export function upperSnake(name: string): string {
  return name.toUpperCase().replaceAll('-', '_');
}

/** Returns true if `DOCS_CI_VERBOSE=true` adds debug lines to the log. */
export function isVerbose(env: Environment): boolean {
  return env.DOCS_CI_VERBOSE?.toLowerCase() === 'true';
}
