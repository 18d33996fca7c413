/** Names of variables, for the hosts whose platform has no inputs of its own: GitLab and the terminal. */
import type { Environment } from './host.js';

/** The variable of an input: `max-deletes` is DOCS_CI_MAX_DELETES. */
export function inputVariable(input: string): string {
  return `DOCS_CI_${upperSnake(input)}`;
}

/** Kebab-case as the name of a variable. */
export function upperSnake(name: string): string {
  return name.toUpperCase().replaceAll('-', '_');
}

/** `DOCS_CI_VERBOSE=true`: show what is otherwise left out of the log. */
export function isVerbose(env: Environment): boolean {
  return env.DOCS_CI_VERBOSE === 'true';
}
