/** Tests what a restore takes back, what stays as people left it, and how it can itself be taken back. */
import { describe, expect, test } from 'vitest';
import { namesOf, withMark } from '../../../../src/commands/publish-branch/names.js';
import type { PublishInputs } from '../../../../src/commands/publish-branch/inputs.js';
import { createRecord } from '../../../../src/commands/publish-branch/record.js';
import { describeUnfinished } from '../../../../src/commands/publish-branch/report/ending.js';
import { decideConfig, decideRestore } from '../../../../src/commands/publish-branch/plan/plan-restore.js';
import {
  CHANGES,
  configOf,
  filesOf,
  later,
  mainRequests,
  NOTHING,
  ownBranches,
  PAGES,
  prepare,
  publishBranch,
  type PublishRun,
  stage,
  startStages,
  stepsOf,
} from '../fixture.js';

startStages();

/** Publishes, and lets people edit. */
async function published(
  edits: Readonly<Record<string, string | null>> = {},
  changes: object = CHANGES,
): Promise<PublishRun> {
  prepare(stage, { changes });
  const run = await publishBranch(stage);
  expect(run.exitCode).toBe(0);
  stage.emulator.state.project.edit(edits);
  await later(stage);
  return run;
}

const warnings = ({ result, stdout }: PublishRun): string[] => {
  const found = result.annotations.filter(({ level }) => level === 'warning').map(({ message }) => message);
  // The log of the job has them, too.
  for (const message of found) expect(stdout).toContain(message);
  return found;
};

const restore = async (inputs: Readonly<Record<string, string>> = {}): Promise<PublishRun> =>
  publishBranch(stage, { mode: 'restore', ...inputs });

const BY_HAND = 'To take the rest back by hand';
const LOST = "but the restored navigation doesn't list it";

test.each([
  ['publish', 'main has all changes.'],
  ['restore', 'main has the changes of this run.'],
] as const)('says what a run in mode %s left that was stopped while it waited', (mode, said) => {
  const record = { ...createRecord(), base: 'main', progress: 'done' } as const;
  expect(describeUnfinished(record, { mode } as PublishInputs)).toBe(said);
});

describe('decideRestore', () => {
  const rules = { isComplete: true, isListed: false, losesEntry: false };
  test.each([
    ['b', 'b', 'b', undefined],
    ['b', 'a', 'b', undefined],
    ['b', 'b', 'n', undefined],
    ['b', 'a', 'a', 'update'],
    [undefined, 'a', 'a', 'delete'],
    ['b', undefined, undefined, 'create'],
    ['b', 'a', 'n', 'kept: edited since'],
    ['b', 'a', undefined, 'kept: deleted since'],
    ['b', undefined, 'n', 'kept: added again since'],
    [undefined, 'a', 'n', 'kept: edited since'],
    [undefined, 'a', undefined, undefined],
    [undefined, undefined, 'n', undefined],
  ])('takes a page that was %j before, %j after and %j now for %j', (before, after, now, expected) => {
    const found = decideRestore({ before, after, now }, rules);
    expect(found?.reason === undefined ? found?.action : `${found.action}: ${found.reason}`).toBe(expected);
  });

  test.each([
    [undefined, 'a', 'n', `kept: edited since, ${LOST}`],
    [undefined, undefined, 'n', `kept: added since, ${LOST}`],
    ['b', 'b', 'n', `kept: edited since, ${LOST}`],
    ['b', 'b', undefined, undefined],
    ['b', 'a', 'b', undefined],
    ['b', 'a', 'a', 'update'],
    ['b', undefined, undefined, "create: the navigation, which stays, doesn't list it"],
  ])(
    'says what readers lose if the navigation loses a page that was %j before, %j after and %j now',
    (before, after, now, expected) => {
      const found = decideRestore({ before, after, now }, { ...rules, losesEntry: true });
      expect(found?.reason === undefined ? found?.action : `${found.action}: ${found.reason}`).toBe(expected);
      expect(found?.risk).toBe(found?.reason === undefined ? undefined : 'not-in-navigation');
    },
  );

  test.each([
    [{ isComplete: true, isListed: true }, 'not deleted, because the navigation lists it'],
    [{ isComplete: true, isListed: undefined }, "not deleted, because the navigation couldn't be read"],
    [{ isComplete: false, isListed: false }, "not deleted, because the service's list of pages is incomplete"],
  ])('keeps a page that the publication created with %j', (more, reason) => {
    expect(decideRestore({ before: undefined, after: 'a', now: 'a' }, { ...rules, ...more })).toEqual({
      action: 'kept',
      reason,
      byHand: 'delete',
    });
  });
});

describe('decideConfig', () => {
  /** @param isFile true if the text is the file of the configuration */
  const version = (config: unknown, text?: string, isFile = text?.startsWith(String(config)) ?? false) => ({
    config,
    text,
    isFile,
  });
  const decide = (...[before, after, now]: readonly [object, object, object]) =>
    decideConfig({ before, after, now } as Parameters<typeof decideConfig>[0], 'point', false);
  const withPath = { before: version(1), after: version(2), now: version(2) };
  test.each([
    ['nothing that the publication left', decide(version(1, '1'), version(1, '1'), version(2, '2')), []],
    ['nothing that is as before', decide(version(1, '1'), version(2, '2'), version(1, '1')), []],
    ['the text of the file', decide(version(1, '1'), version(2, '2'), version(2, '2')), ['text']],
    ['what others changed', decide(version(1, '1'), version(2, '2'), version(3, '3')), ['kept']],
    ['a comment that others added', decide(version(1, '1'), version(2, '2'), version(2, '2 //')), ['kept']],
    ['a text that is another file', decide(version(1, '7'), version(2, '8'), version(2, '8')), ['kept', 'left']],
    ['a file without a text', decide(version(1), version(2), version(2)), ['kept', 'left']],
    ['the object for a given path', decideConfig(withPath, 'point', true), ['text']],
    ['an unknown configuration', decide(version(undefined), version(2), version(2)), ['kept', 'left']],
  ])('decides about a configuration: %s', (_, decision, keys) => expect(Object.keys(decision)).toEqual(keys));
});

describe('restore', () => {
  test('goes back to the state before with one deployment, pages and navigation', async () => {
    await published();
    const run = await restore();
    expect([run.exitCode, run.result.message]).toEqual([
      0,
      expect.stringContaining(' The configuration changed. This run changed no other page of main. '),
    ]);
    expect(run.result.outputs).toMatchObject({
      outcome: 'done',
      changed: 'true',
      complete: 'true',
      kept: '0',
      status: 'ready',
    });
    expect(filesOf(stage)).toEqual(PAGES);
    expect(run.deployments).toBe(1);
    expect(mainRequests(run)).toEqual([
      ...['GET /branches', 'GET /config', 'POST /branches'],
      ...['GET /pages', 'GET /config', 'GET /pages', 'GET /config', 'GET /pages', 'GET /config'],
      ...['POST /push', 'GET /pages', 'GET /config', 'GET /deployments', 'POST /branches', 'GET /pages'],
      ...['POST /branches/merge', 'GET /deployments'],
    ]);
  });

  test('keeps what people edited or deleted since, names it, and touches no page of their own', async () => {
    await published({ 'b.mdx': '# B, edited\n', 'new.mdx': null, 'own.mdx': '# Own\n', 'c.mdx': '# C, edited\n' });
    const run = await restore();
    expect([run.exitCode, run.result.outputs.complete, run.result.outputs.kept]).toEqual([0, 'false', '1']);
    expect(stepsOf(stage)).toEqual(['kept b.mdx: edited since', 'create gone.mdx']);
    expect(filesOf(stage)).toEqual({
      ...PAGES,
      'b.mdx': '# B, edited\n',
      'own.mdx': '# Own\n',
      'c.mdx': '# C, edited\n',
    });
    expect(run.summary).toContain('Restored main to before v2-4-0: 1 page is as before, 1 kept as it is');
    const later =
      "c and own changed after v2-4-0, and a restore leaves them as they are. A later publication without a restore point isn't taken back.";
    expect(warnings(run).sort()).toEqual(['b.mdx is left as it is: edited since.', later]);
  });

  test('says when it runs again how to take a kept page back, and how to publish again', async () => {
    await published({ 'b.mdx': '# B, edited\n' });
    const first = await restore();
    await later(stage);
    const again = await restore();
    const [, point = ''] = /from the branch (\S+) of/.exec(again.result.message) ?? [];
    expect(again.result.message).toMatch(
      /^This run took nothing back: 1 page was edited, added or deleted since, and is left as it is\. To take the/,
    );
    expect(point).toMatch(/^docs-ci-before\/.*-publish-v2-4-0-/);
    for (const { result } of [first, again])
      expect(result.message).toContain(`back by hand, copy b.mdx from the branch ${point}`);
    // The page says it once, too.
    for (const { summary } of [first, again]) expect(summary.split(BY_HAND)).toHaveLength(2);
    const { 'restore-point': made } = first.result.outputs;
    for (const { summary } of [first, again])
      expect(summary).toContain(
        `To publish it again, first run the job with \`mode: restore\`, \`restore-point: ${made}\``,
      );
    expect([again.exitCode, again.result.outputs['restore-point']]).toEqual([0, '']);
  });

  test('says that a later publication without a restore point stays, unless the restore point is named', async () => {
    await published();
    stage.emulator.state.project.edit({ 'own.mdx': '# Own, as a later publication\n' }, 'next');
    expect((await publishBranch(stage, { 'restore-point': 'none' })).exitCode).toBe(0);
    const told =
      "own changed after v2-4-0, and a restore leaves it as it is. A later publication without a restore point isn't taken back.";
    expect(warnings(await restore({ 'dry-run': 'true' }))).toContain(told);
    expect(warnings(await restore({ 'dry-run': 'true', 'restore-point': 'v2-4-0' }))).not.toContain(told);
  });

  const incomplete = "not deleted, because the service's list of pages is incomplete";
  test.each([
    ['edited since', CHANGES, { 'new.mdx': '# New, edited\n' }, 'complete'],
    [incomplete, CHANGES, {}, 'wrong-count'],
    ['added since', { ...CHANGES, 'new.mdx': null }, { 'new.mdx': '# New\n' }, 'complete'],
  ] as const)(
    'says that readers lose a page that stays, if the restored navigation lacks it: %s',
    async (reason, changes, edits, pageList) => {
      await published(edits, changes);
      stage.emulator.configure({ pageList });
      const plan = await restore({ 'dry-run': 'true' });
      const run = await restore();
      for (const one of [plan, run]) {
        expect(one.result.outputs).toMatchObject({ kept: '1', 'not-in-navigation': '1', 'without-redirect': '' });
        expect(one.summary).toContain(`kept | \`new.mdx\` | ${reason}, ${LOST} |`);
        expect(warnings(one)).toContain(
          `new.mdx is left as it is: ${reason}, ${LOST}. Readers may not reach the page: add it to the navigation, or delete it.`,
        );
      }
      expect(stepsOf(stage)).toContain(`kept new.mdx: ${reason}, ${LOST}`);
      expect(filesOf(stage)).toMatchObject({
        'docs.json': PAGES['docs.json'],
        'new.mdx': expect.any(String) as string,
      });
    },
  );

  test('says nothing of a page that the navigation lacked before, because the restore goes back to that', async () => {
    prepare(stage, {
      pages: { ...PAGES, 'old.mdx': '# Old\n' },
      changes: { 'docs.json': configOf(['a', 'b', 'c', 'gone', 'old']), 'old.mdx': '# Older\n' },
    });
    await publishBranch(stage);
    await later(stage);
    const run = await restore();
    expect([run.exitCode, warnings(run), run.result.outputs['not-in-navigation']]).toEqual([0, [], '0']);
  });

  test('names a page that comes back without its entry, and an entry whose page stays away', async () => {
    const edits = { 'b.mdx': null, 'docs.json': configOf(['a', 'b', 'c', 'new'], { logo: 'x' }) };
    const { 'restore-point': point = '?' } = (await published(edits)).result.outputs;
    const run = await restore();
    expect(stepsOf(stage)).toEqual([
      'kept b.mdx: deleted since',
      "create gone.mdx: the navigation, which stays, doesn't list it",
      'kept new.mdx: not deleted, because the navigation lists it',
    ]);
    expect(run.result.outputs).toMatchObject({ kept: '2', created: '1', 'not-in-navigation': '1' });
    expect(warnings(run)).toEqual([
      `The configuration and its navigation stay as they are: it was changed since. To take the publication back in it, compare it with that of the branch ${point}.`,
      'The navigation lists b.mdx, which was deleted since. Remove the entry.',
      'b.mdx is left as it is: deleted since.',
      'new.mdx is left as it is: not deleted, because the navigation lists it.',
    ]);
    expect(run.summary).toContain('The navigation does not list `gone.mdx`, which comes back');
    expect(run.result.message).toContain(
      `${BY_HAND}, copy b.mdx from the branch ${point} of the documentation repository, which has the state before, and delete new.mdx (and any entry in the navigation), because the state before lacks it.`,
    );
  });

  test.each(['new', '/new.mdx', 'new/', 'n%65w'])(
    'keeps a navigation that was changed since, and the pages that it lists: %s',
    async (entry) => {
      await published({ 'docs.json': configOf(['a', 'b', 'c', entry], { logo: 'x' }) });
      const run = await restore();
      expect(stepsOf(stage)).toEqual([
        'update b.mdx',
        "create gone.mdx: the navigation, which stays, doesn't list it",
        'kept new.mdx: not deleted, because the navigation lists it',
      ]);
      expect(run.summary).toContain('The configuration and its navigation stay as they are: it was changed since.');
      expect(filesOf(stage)['docs.json']).toContain('logo');
    },
  );

  test('writes the configuration of a service that returns no file only to a path that the user names', async () => {
    stage.emulator.configure({ otherFiles: 'hidden' });
    await published();
    const run = await restore();
    expect(run.result.outputs.complete).toBe('false');
    const why = 'its file is not known, because the service returns no docs.json';
    expect(run.summary).toContain(`${why}. Set \`config-file\` to the path of the configuration file`);
    await later(stage);
    const named = await restore({ 'config-file': 'docs.json' });
    expect(named.exitCode).toBe(0);
    expect(JSON.parse(filesOf(stage)['docs.json'] ?? '')).toEqual(JSON.parse(PAGES['docs.json']));
    expect(filesOf(stage)['new.mdx']).toBeUndefined();
  });

  test.each(['create', 404, 422] as const)(
    'stops before anything is live if config-file is another file (%s)',
    async (updateMissing) => {
      stage.emulator.configure({ otherFiles: 'hidden', updateMissing });
      await published();
      const before = filesOf(stage);
      const plan = await restore({ 'config-file': 'mint.json', 'dry-run': 'true' });
      expect(plan.result.message).toContain(
        "The configuration changes if its file is mint.json: docs-ci can't check this name before it writes the file.",
      );
      const run = await restore({ 'config-file': 'mint.json' });
      expect([run.exitCode, run.result.outputs]).toMatchObject([1, NOTHING]);
      expect(run.result.message).toMatch(
        /^Nothing was restored: .*Set config-file to the path of the configuration file, in most projects docs\.json\./,
      );
      expect(run.stdout).not.toContain('Comparing the project again');
      expect([filesOf(stage), ownBranches(stage)]).toEqual([before, expect.any(Array)]);
      expect(ownBranches(stage)).toHaveLength(2);
    },
  );

  test.each(['true', 'false'])(
    'rejects a config-file that is not there if the service returns the right one, with dry-run: %s',
    async (dryRun) => {
      await published();
      const [before, branches] = [filesOf(stage), ownBranches(stage)];
      const run = await restore({ 'config-file': 'doc.json', 'dry-run': dryRun });
      expect([run.exitCode, run.result.message]).toEqual([
        2,
        expect.stringContaining(
          'config-file: the configuration file is docs.json, and the service returns no doc.json. Set config-file: docs.json.',
        ),
      ]);
      expect([filesOf(stage), ownBranches(stage)]).toEqual([before, branches]);
    },
  );

  test('finds nothing to restore if it is run again, and does not turn back', async () => {
    await published();
    await restore();
    await later(stage);
    const again = await restore();
    expect([again.exitCode, again.result.outputs.changed]).toEqual([0, 'false']);
    expect(again.result.message).toContain('Nothing to restore: main has no change of v2-4-0.');
    expect(filesOf(stage)).toEqual(PAGES);
  });

  test.each([
    [
      'of another size',
      '# B, new\n',
      0,
      ['Nothing to restore: main has no change of v2-5-0.', 'To go back further, set '],
    ],
    [
      'of the same size',
      '# B 3\n',
      1,
      ["This run changed nothing, but main may have changes that readers don't see yet."],
    ],
  ])(
    'claims nothing of a publication that was killed before its merge, with a page %s',
    async (_, text, code, expected) => {
      await published();
      const { project, deployments } = stage.emulator.state;
      const [point = ''] = ownBranches(stage).filter((name) => name.startsWith('docs-ci-before/'));
      const killed = namesOf({ startMs: stage.clock.now(), kind: 'publish', label: 'v2-5-0', random: 0.5, round: 1 });
      project.createBranch(withMark(killed.before, deployments.newestFirst()[0]?.deploymentId), 'main');
      project.createBranch(killed.after, 'main');
      project.edit({ 'b.mdx': text }, killed.after);
      await later(stage);
      const before = filesOf(stage);
      const run = await restore();
      expect([run.exitCode, filesOf(stage)]).toEqual([code, before]);
      for (const part of expected) expect(run.result.message).toContain(part);
      expect(run.result.message.includes(point)).toBe(code === 0);
    },
  );

  test('takes a restore back by its full name', async () => {
    await published();
    const afterPublication = filesOf(stage);
    const first = await restore();
    await later(stage);
    const back = await restore({ 'restore-point': first.result.outputs['restore-point'] ?? '' });
    expect(back.exitCode).toBe(0);
    expect(filesOf(stage)).toEqual(afterPublication);
    expect(back.result.message).toMatch(/^Restored main to before the restore of v2-4-0: 3 pages are as before\./);
    expect(back.summary).not.toContain('Git counts');
    await later(stage);
    const again = await publishBranch(stage);
    expect(again.result.message).toMatch(/^Nothing to publish: next has nothing new for main\./);
    expect(again.stdout).not.toContain('took the last publication back');
    expect((await restore()).exitCode).toBe(0);
    expect(filesOf(stage)).toEqual(PAGES);
  });

  test('makes the next publication warn that Git counts the branch as merged', async () => {
    await published();
    const run = await restore();
    await later(stage);
    const again = await publishBranch(stage);
    expect(again.result.message).toContain('Nothing to publish');
    const input = `restore-point: ${run.result.outputs['restore-point'] ?? '?'}`;
    expect(again.stdout).toContain('A restore took the publication v2-4-0 of next back, so only what is new on next');
    expect(again.stdout).toContain(`first run the job with mode: restore, ${input} and config-file: docs.json.`);
    // The name of a restore point ends in what looks like a commit.
    expect(again.summary).toContain(`\`${input}\``);
    const { stdout } = await stage.runJob('publish-branch', { from: 'next' });
    expect(stdout).toContain('Nothing to publish');
    expect(stdout).not.toContain('built in');
  });

  test('makes a plan without a trial claim no page, because Git may count each as merged', async () => {
    await published();
    await restore();
    await later(stage);
    const plan = await publishBranch(stage, { mode: 'check' });
    expect(plan.result.message).toMatch(
      /^Plan: publishing next to main may change up to 3 pages\. This run changed nothing\./,
    );
    expect(plan.result.outputs).toMatchObject({ created: '', updated: '', deleted: '', 'not-in-navigation': '' });
    expect(plan.summary).toContain('may be created | `new.mdx`');
    const trial = await publishBranch(stage, { mode: 'check', trial: 'true' });
    expect(trial.result.message).toContain('would change no page');
    expect(trial.result.outputs).toMatchObject({ created: '0', updated: '0', deleted: '0' });
  });

  test.each([
    ['of another branch', (name: string) => name, []],
    [
      'that does not tell its branch',
      (name: string) => name.replace(/\.from-\w+/, ''),
      ['A restore took the publication v2-4-0 back. If it was of fix, only what is new on fix is published.'],
    ],
  ])('advises nobody to publish again what a restore took back %s', async (_, rename, expected) => {
    const { project } = stage.emulator.state;
    await published();
    await restore();
    for (const name of ownBranches(stage).filter((one) => rename(one) !== one)) {
      project.createBranch(rename(name), name);
      project.deleteBranch(name);
    }
    project.createBranch('fix', 'main');
    project.edit({ 'b.mdx': '# B, fixed\n' }, 'fix');
    await later(stage);
    const run = await publishBranch(stage, { from: 'fix', mode: 'check', trial: 'true' });
    const messages = run.result.annotations.map(({ message }) => message);
    expect(messages.filter((one) => !one.includes('is protected'))).toEqual(expected);
  });

  test('finds a publication by its label, and lists what there is otherwise', async () => {
    const run = await published();
    const missing = await restore({ 'restore-point': 'v9' });
    expect(missing.exitCode).toBe(2);
    expect(run.summary).toContain('Instead of the long name, you can type `v2-4-0`');
    expect(missing.result.message).toMatch(
      /service lists no restore point "v9"\. Set restore-point to one of these, the newest first: v2-4-0 \(\d+ \w+ \d+, \d\d:\d\d UTC\)\. See /,
    );
    expect(missing.summary).toMatch(/^## ❌ publish-branch: the restore isn't possible\n/);
    expect((await restore({ 'restore-point': 'v2.4.0' })).exitCode).toBe(0);
    expect(filesOf(stage)).toEqual(PAGES);
  });

  test('lists restores after publications, each with its date, because going back to one undoes it', async () => {
    await published();
    const { 'restore-point': point = '' } = (await restore()).result.outputs;
    await later(stage);
    const date = String.raw`\d+ \w+ \d+, \d\d:\d\d UTC`;
    const restores = `Or, to take a restore back, set restore-point to one of these: ${point} \\(of ${date}\\)\\. See `;
    const both = await restore({ 'restore-point': 'v9' });
    expect(both.result.message).toMatch(
      new RegExp(`Set restore-point to one of these, the newest first: v2-4-0 \\(${date}\\)\\. ${restores}`),
    );
    for (const name of ownBranches(stage).filter((one) => one.includes('-publish-')))
      stage.emulator.state.project.deleteBranch(name);
    expect((await restore()).result.message).toMatch(
      new RegExp(`lists no restore point of a publication\\. A publication makes one .* ${restores}`),
    );
  });

  test('refuses a restore point whose other branch was deleted', async () => {
    const run = await published();
    const after = (run.result.outputs['restore-point'] ?? '').replace('before', 'after').split('.')[0] ?? '';
    stage.emulator.state.project.deleteBranch(after);
    const refused = await restore();
    expect(refused.exitCode).toBe(2);
    expect(refused.result.message).toContain(`the branch ${after} of this restore point was deleted`);
    // That point can't be used, and it is the only one.
    expect(refused.result.message).toMatch(/revert its merge in the documentation repository\. See /);
  });

  test('plans in a dry run, with a viewer key, and writes nothing', async () => {
    await published({ 'b.mdx': '# B, edited\n' });
    const before = filesOf(stage);
    const run = await restore({ 'dry-run': 'true', 'api-key': stage.emulator.keys.viewer });
    expect([run.exitCode, filesOf(stage)]).toEqual([0, before]);
    expect(stepsOf(stage)).toEqual(['kept b.mdx: edited since', 'create gone.mdx', 'delete new.mdx']);
  });

  test('deletes nothing if the list of pages is incomplete', async () => {
    await published();
    stage.emulator.configure({ pageList: 'wrong-count' });
    const run = await restore();
    expect([run.exitCode, run.result.outputs.deleted, run.result.outputs.complete]).toEqual([0, '0', 'false']);
    expect(filesOf(stage)).toMatchObject({ 'new.mdx': '# New\n', 'gone.mdx': '# Gone\n' });
  });

  test('restores a page with its former ending', async () => {
    await published({}, { 'b.mdx': null, 'b.md': '# B 2\n' });
    const run = await restore();
    expect(run.exitCode).toBe(0);
    expect(filesOf(stage)).toEqual(PAGES);
  });

  test('restores more than 20 pages with one push per 20 operations', async () => {
    const many = (text: string): Record<string, string> =>
      Object.fromEntries(Array.from({ length: 45 }, (_, index) => [`p${index}.mdx`, `# ${index}${text}\n`]));
    prepare(stage, { pages: { ...PAGES, ...many('') }, changes: many(' new') });
    await publishBranch(stage);
    await later(stage);
    const run = await restore();
    expect(run.requests.filter((request) => request === 'POST /push')).toHaveLength(3);
    expect(filesOf(stage)).toEqual({ ...PAGES, ...many('') });
    expect(run.deployments).toBe(1);
  });
});
