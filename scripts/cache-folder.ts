/** Names the folder where the scripts keep what they download. */
import { homedir } from 'node:os';
import { join } from 'node:path';

export const CACHE = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'docs-ci');
