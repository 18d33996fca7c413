/** The first snippet of each page, pasted whole into a repository that has nothing but what the page names. */
import { expect, test, vi } from 'vitest';
import { commandNames, type CommandName } from '../../src/commands/index.js';
import { withOwnComponents } from '../repo/example-uses.js';
import { readRepositoryFile } from '../repo/files.js';
import { fences } from '../repo/markdown.js';
import { startEmulator } from '../../emulator/emulator.js';
import { startGitLabApi } from '../support/gitlab-api.js';
import { closedLater } from '../support/loopback-platforms.js';
import { NEEDS, skipUnless } from '../support/tools.js';
import { firstSnippet, NAMED } from './first-snippets.js';
import { CLI, commitProject, MERGE_REQUEST, TAG, variablesOf } from './gitlab.js';
import { FAST } from './recipe-cases.js';
import { dispatched, pullRequest, pushed, pushedTag, released, scheduled, type Started } from './runner/events.js';
import { startRepository } from './workflow.js';

vi.setConfig({ testTimeout: 240_000 });

const README = { 'README.md': 'Documentation\n' };
const SCHEDULE = { CI_PIPELINE_SOURCE: 'schedule' };

/** What starts each workflow. */
const EVENTS: Readonly<Record<CommandName, Started>> = {
  check: dispatched(),
  'check-pages': pullRequest(),
  'sync-media': pushed(),
  'push-content': pushed(),
  'publish-branch': released('v1.0.0', {}, 'released'),
  'trigger-deploy': dispatched(),
  'check-site': scheduled(),
  'check-search': scheduled(),
  'export-pdf-artifact': pushedTag('v1.0.0'),
  'analytics-report': scheduled(),
};

/** What starts each pipeline. */
const SOURCES: Readonly<Record<CommandName, Readonly<Record<string, string | undefined>>>> = {
  check: { CI_PIPELINE_SOURCE: 'web' },
  'check-pages': MERGE_REQUEST,
  'sync-media': { CI_PIPELINE_SOURCE: 'push' },
  'push-content': { CI_PIPELINE_SOURCE: 'push' },
  'publish-branch': TAG,
  'trigger-deploy': SCHEDULE,
  'check-site': SCHEDULE,
  'check-search': SCHEDULE,
  'export-pdf-artifact': TAG,
  'analytics-report': SCHEDULE,
};

/** The sample project has a branch of another name. */
function withItsBranch(text: string): string {
  return text.replace('from: next', 'from: new-guide');
}

/** The page of check-pages names the folder with all pages of the project, so the project has these pages only. */
function serviceOf(name: CommandName): { readonly seed: boolean } & typeof FAST {
  return { ...FAST, seed: name !== 'check-pages' };
}

test.each(Object.entries(NAMED))('names on the page what its first snippet needs: %s', (name, files) => {
  const page = readRepositoryFile(`actions/${name}/README.md`);
  for (const path of Object.keys(files)) expect(page).toContain(path.replace(/\/[^/]*$/, ''));
});

function pagesOf(name: CommandName): Record<string, string> {
  const pages = name === 'check-pages' ? Object.entries(NAMED[name] ?? {}) : [];
  return Object.fromEntries(pages.map(([path, text]) => [path.replace('docs/', ''), text]));
}

const [PREVIEW = '', SEVERAL = ''] = fences(readRepositoryFile('README.md'))
  .filter(({ language, text }) => language === 'yaml' && text.includes('steps:'))
  .map(({ text }) => text);

/** Page → its job, the text and the event. */
const WORKFLOWS: readonly (readonly [string, CommandName, string, Started])[] = [
  ['README', 'trigger-deploy', PREVIEW, pullRequest()],
  ['README for several jobs', 'sync-media', SEVERAL, pushed()],
  ...Object.entries(EVENTS).map(([page, started]) => {
    const name = page as keyof typeof EVENTS;
    return [page, name, firstSnippet(name, 'GitHub'), started] as const;
  }),
];

test.for(WORKFLOWS)('runs the first workflow of the page on GitHub: %s', async ([, name, text, started], running) => {
  skipUnless(NEEDS.bash, running);
  skipUnless(NEEDS.git, running);
  const files = NAMED[name] ?? {};
  const repository = await startRepository(running, serviceOf(name), { ...README, ...files });
  repository.emulator.state.project.edit(pagesOf(name));
  // The page says that the project is connected to this repository.
  if (started.head_ref !== '') repository.emulator.state.project.createBranch(started.head_ref, 'main');
  if (started.ref_type === 'tag') repository.github.repository.git.tags.set(started.ref_name, started.sha);
  const ended = await repository.run(withItsBranch(text), { started, changed: Object.keys(files) });
  expect(ended?.conclusion, ended?.log).toBe('success');
  expect(ended?.summary).toMatch(/^#+ /m);
  const isReleased = name === 'export-pdf-artifact';
  expect(repository.github.releases.all).toMatchObject(
    isReleased ? [{ tag_name: 'v1.0.0', draft: false, assets: [{ name: 'manual.pdf' }] }] : [],
  );
});

test('commits the lock file after a step that changed a file, even if somebody else changes the same file', async (running) => {
  skipUnless(NEEDS.bash, running);
  skipUnless(NEEDS.git, running);
  const files = NAMED['sync-media'] ?? {};
  const repository = await startRepository(running, serviceOf('sync-media'), { ...README, ...files });
  const { remote } = repository;
  const text = firstSnippet('sync-media', 'GitHub').replace(
    '      - uses: OWNER/',
    '      - run: echo "Of the job" > README.md\n      - uses: OWNER/',
  );
  const ended = await repository.run(text, {
    started: pushed(),
    changed: Object.keys(files),
    meanwhile: () => remote.push({ 'README.md': 'Of somebody\n' }),
  });
  expect(ended?.conclusion, ended?.log).toBe('success');
  expect(remote.log[0]).toBe('Update the media lock');
  expect(remote.read('.docs-media.lock.json')).toContain('logo.svg');
  expect(remote.read('README.md')).toBe('Of somebody\n');
});

test.for(commandNames)('runs the first pipeline of the page on GitLab: %s', async (name, running) => {
  skipUnless(NEEDS.gitlabCiLocal, running);
  const emulator = await closedLater(startEmulator(serviceOf(name)), running);
  const gitlab = await closedLater(startGitLabApi(), running);
  gitlab.releases.links.set('v1.0.0', []);
  emulator.state.project.edit(pagesOf(name));
  const project = await commitProject(running, README);
  await project.setBase();
  const pipeline = withOwnComponents(withItsBranch(firstSnippet(name, 'GitLab')));
  await project.commit({ ...(NAMED[name] ?? {}), '.gitlab-ci.yml': pipeline });
  const ended = await project.run(
    {
      ...variablesOf({ emulator, gitlab }),
      DOCS_CI_CLI: CLI,
      DOCS_BASE_URL: emulator.baseUrl,
      DOCS_CI_GITLAB_TOKEN: gitlab.token,
      ...SOURCES[name],
    },
    { isolated: true },
  );
  expect(ended.code, ended.log).toBe(0);
  expect(ended.jobs[name]).toEqual({ ended: 'PASS', code: 0 });
});
