/** Tests that no symlink leads a write or a removal of any job out of the workspace. */
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type CommandName, commandNames } from '../../src/commands/index.js';
import { CASES } from '../platforms/cases.js';
import { temporaryFolder, writeFiles } from '../support/folder.js';
import { type Stage, startStage } from '../support/runs.js';
import { NEEDS, skipUnless } from '../support/tools.js';

/** What a stranger has outside of the workspace, under names that jobs write. */
const NAMES = [
  ...['result.json', 'summary.md', 'outputs.env', 'links.json', 'plan.json', 'changes.diff', 'edited.patch'],
  ...['check.json', 'check-pages.json', 'redirects.json', 'site.json', 'search.json', 'report.json', 'report.html'],
  ...['media-map.json', 'export.pdf', 'docs.pdf', 'lock.json', 'queries.yaml'],
];

interface Place {
  readonly workspace: string;
  /** A folder of somebody else, with files. */
  readonly outside: string;
  readonly results: string;
}

/** Makes a link. */
type Trap = (place: Place) => void;

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
}

const STATIC: Readonly<Record<string, Trap>> = {
  'the results folder': ({ outside, results }) => link(outside, results),
  'its parent': ({ outside, workspace }) => link(outside, join(workspace, 'docs-ci')),
  'its parent, by a chain of links': ({ outside, workspace }) => {
    link(outside, join(workspace, 'a/one'));
    link('a/one', join(workspace, 'docs-ci'));
  },
  'the results folder, to a folder that does not exist': ({ outside, results }) => link(join(outside, 'new'), results),
  'its parent, to a folder that does not exist': ({ outside, workspace }) =>
    link(join(outside, 'new'), join(workspace, 'docs-ci')),
  'every file in it': ({ outside, results }) => {
    for (const name of [...NAMES, '.gitignore']) link(join(outside, name), join(results, name));
  },
  'every file in it, to files that do not exist': ({ outside, results }) => {
    for (const name of [...NAMES, '.gitignore']) link(join(outside, 'new', name), join(results, name));
  },
  'every file in it, to a folder': ({ outside, results }) => {
    for (const name of NAMES) link(outside, join(results, name));
  },
};

/** Every path below a folder, with its content. */
function contentOf(folder: string): Record<string, string> {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const read = (path: string): string =>
    lstatSync(join(folder, path)).isFile() ? readFileSync(join(folder, path), 'utf8') : 'folder';
  return Object.fromEntries(paths.map((path) => [path, read(path)]));
}

interface World extends AsyncDisposable {
  readonly stage: Stage;
  readonly place: Place;
  readonly before: Record<string, string>;
}

async function startPlace(name: CommandName): Promise<World> {
  const outside = temporaryFolder();
  writeFiles(
    outside,
    Object.fromEntries(NAMES.flatMap((file) => [file, `${name}/${file}`].map((path) => [path, '{}']))),
  );
  const stage = await startStage({ seed: true, ...CASES[name].service });
  CASES[name].prepare?.(stage.emulator, stage.folder);
  const place = { workspace: stage.folder, outside, results: join(stage.folder, 'docs-ci', name) };
  return { stage, place, before: contentOf(outside), [Symbol.asyncDispose]: () => stage[Symbol.asyncDispose]() };
}

/** Plays the job; a run that can write no results has none to read. */
const play = (stage: Stage, name: CommandName, more: Readonly<Record<string, string>> = {}) =>
  stage.runJob(name, { ...CASES[name].inputs, ...CASES[name].gitlab.inputs, ...more }).catch((error: unknown) => {
    if (!['ENOENT', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return undefined;
  });

describe.each(commandNames)('%s', (name) => {
  test.for(Object.entries(STATIC))('writes and removes nothing outside if a link is %s', async ([, trap], { skip }) => {
    skipUnless(NEEDS.symlinks, { skip });
    await using world = await startPlace(name);
    const { stage, place, before } = world;
    trap(place);
    await play(stage, name);
    expect(contentOf(place.outside)).toEqual(before);
  });

  test.for([1, 2, 4, 8])(
    'writes and removes nothing outside if its folder becomes a link after %i requests',
    async (count, { skip }) => {
      skipUnless(NEEDS.symlinks, { skip });
      await using world = await startPlace(name);
      const { stage, place, before } = world;
      let state: 'waiting' | 'swapped' | 'ended' = 'waiting';
      stage.cancelWhen(() => {
        if (state === 'waiting' && stage.emulator.requests.length >= count) {
          state = 'swapped';
          if (existsSync(place.results)) renameSync(place.results, join(place.workspace, 'moved'));
          link(place.outside, place.results);
        }
        return state === 'ended';
      }, 'SIGTERM');
      await play(stage, name);
      state = 'ended';
      expect(contentOf(place.outside)).toEqual(before);
    },
  );

  test('writes its results again, although the folder became a link to another one in the workspace', async ({
    skip,
  }) => {
    skipUnless(NEEDS.symlinks, { skip });
    await using world = await startPlace(name);
    const { stage, place } = world;
    mkdirSync(join(place.workspace, 'real'));
    link(join(place.workspace, 'real'), place.results);
    await play(stage, name);
    expect(existsSync(join(place.workspace, 'real/result.json'))).toBe(true);
  });
});

const OWN_PATHS: readonly (readonly [name: CommandName, input: string, text: string])[] = [
  ['sync-media', 'lock-file', 'state/lock.json'],
  ['export-pdf-artifact', 'output', 'state/docs.pdf'],
];

describe.each(OWN_PATHS)('%s with the input %s', (name, input, text) => {
  const traps: Readonly<Record<string, Trap>> = {
    'its folder': ({ outside, workspace }) => link(outside, join(workspace, 'state')),
    'its folder, to one that does not exist': ({ outside, workspace }) =>
      link(join(outside, 'new'), join(workspace, 'state')),
    'the file': ({ outside, workspace }) => link(join(outside, 'lock.json'), join(workspace, text)),
    'the file, to one that does not exist': ({ outside, workspace }) =>
      link(join(outside, 'new.json'), join(workspace, text)),
    'the file, to one of the system': ({ workspace }) => link('/etc/hostname', join(workspace, text)),
    'the file, to itself': ({ workspace }) => link(join(workspace, text), join(workspace, text)),
  };
  test.for(Object.entries(traps))('writes nothing outside if a link is %s', async ([, trap], { skip }) => {
    skipUnless(NEEDS.symlinks, { skip });
    await using world = await startPlace(name);
    const { stage, place, before } = world;
    const system = existsSync('/etc/hostname') ? readFileSync('/etc/hostname', 'utf8') : '';
    trap(place);
    await play(stage, name, { [input]: text });
    expect(contentOf(place.outside)).toEqual(before);
    if (system !== '') expect(readFileSync('/etc/hostname', 'utf8')).toBe(system);
  });

  test.for([1, 3, 6])(
    'writes nothing outside if its folder becomes a link after %i requests',
    async (count, { skip }) => {
      skipUnless(NEEDS.symlinks, { skip });
      await using world = await startPlace(name);
      const { stage, place, before } = world;
      const folder = join(place.workspace, 'state');
      mkdirSync(folder);
      let state: 'waiting' | 'swapped' | 'ended' = 'waiting';
      stage.cancelWhen(() => {
        if (state === 'waiting' && stage.emulator.requests.length >= count) {
          state = 'swapped';
          cpSync(folder, join(place.workspace, 'moved'), { recursive: true });
          renameSync(folder, join(place.workspace, 'moved-too'));
          link(place.outside, folder);
        }
        return state === 'ended';
      }, 'SIGTERM');
      await play(stage, name, { [input]: text });
      state = 'ended';
      expect(contentOf(place.outside)).toEqual(before);
    },
  );
});

test('rewrites pages in the workspace only', async ({ skip }) => {
  skipUnless(NEEDS.symlinks, { skip });
  await using world = await startPlace('sync-media');
  const { stage, place } = world;
  writeFileSync(join(place.outside, 'page.md'), '![](../media/logo.png)');
  link(place.outside, join(place.workspace, 'pages'));
  link(join(place.outside, 'page.md'), join(place.workspace, 'docs/page.md'));
  const before = contentOf(place.outside);
  await play(stage, 'sync-media', { rewrite: '**/*.md' });
  expect(contentOf(place.outside)).toEqual(before);
});
