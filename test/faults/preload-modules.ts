/** Loads everything that a run may load: loading takes time that no virtual clock can see. */
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

for (const name of readdirSync('src', { recursive: true, encoding: 'utf8' }))
  if (/(?<!\.d)\.ts$/.test(name)) await import(resolve('src', name));
await Promise.all([import('@actions/artifact'), import('@actions/core'), import('@actions/github')]);
