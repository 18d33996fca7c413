/** Loads every module that a run may load, because a virtual clock doesn't notice the time of loading. */
import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';

for (const name of readdirSync('src', { recursive: true, encoding: 'utf8' }))
  if (/(?<!\.d)\.ts$/.test(name)) await import(resolve('src', name));
await Promise.all([import('@actions/artifact'), import('@actions/core'), import('@actions/github')]);
