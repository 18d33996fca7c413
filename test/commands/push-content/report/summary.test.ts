/** Tests the exact texts of push-content's summary in each of its states, and its outputs. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { annotationsOf, pageBlocks, terminalBlocks, titleBlock } from '../../../../src/commands/account/account.js';
import type { Outcome } from '../../../../src/commands/command.js';
import type { PageProblem } from '../../../../src/commands/push-content/folder/check-pages.js';
import type { PushInputs } from '../../../../src/commands/push-content/inputs.js';
import { isChange, type PageStep } from '../../../../src/commands/push-content/plan/steps.js';
import type { PushRecord } from '../../../../src/commands/push-content/record.js';
import { accountOf } from '../../../../src/commands/push-content/report/account.js';
import { renderMarkdown } from '../../../../src/text/markdown.js';
import { renderPlain } from '../../../../src/text/plain.js';
import { withPlainNames } from '../../../support/plain-names.js';
import { hostileText, runs } from '../../../support/hostile.js';
import { expectHarmless, readMarkdown } from '../../../support/markdown.js';
import {
  BRANCH,
  CHANGES,
  endingOf,
  hostileRecords,
  inputsOf,
  KEPT,
  largeStep,
  LIVE,
  PATCH,
  PLAN,
  planOf,
  proposed,
  published,
  READY_PREVIEW,
  PREVIEW,
  recordOf,
  stepOf,
  stopped,
  UNCHANGED,
  upToDate,
  excludedStep,
} from './push-run.js';

const BUILDING = { ...LIVE, status: 'building', url: null };
const BROKEN_BUILD = {
  deployment: {
    ...LIVE,
    status: 'error',
    url: null,
    logs: 'one\nError: reference/api/client.mdx:31:5: Bad <tag>\n> 31 | x',
  },
};
const SYNTAX: PageProblem = {
  kind: 'syntax',
  file: 'docs/client.mdx',
  line: 12,
  column: 5,
  message: "MDX can't parse <br>. Write <br />.",
};
const FILES = { plan: PLAN, patch: PATCH };

/** The summary without the folded details at its end. */
function textOf(record: PushRecord, inputs: PushInputs = inputsOf(), outcome: Outcome = 'done'): string {
  const ending = endingOf(outcome);
  const account = accountOf(record, inputs, ending);
  const { headline = { sign: 'good', text: '(the cause)' } } = account;
  const text = renderMarkdown([titleBlock(headline, ending), ...pageBlocks(account)]);
  const shown = text.replace(/<details><summary>Details<[^]*$/, '');
  return shown.replaceAll('\u00a0', ' ').trim();
}

function outputsOf(record: PushRecord, outcome: Outcome = 'done', inputs: PushInputs = inputsOf()): object {
  return accountOf(record, inputs, endingOf(outcome)).outputs;
}

const GONE =
  'Without a redirect, the URL of a deleted page leads nowhere: reference/api/old.mdx. Add redirects in the configuration of the documentation.';

const TABLE = `| Change | Page | Why |
| :--- | :--- | :--- |
| 🔁 updated | \`reference/api/client.mdx\` | changed in the folder |
| ➖ deleted | \`reference/api/old.mdx\` | removed from the folder |
| ➕ created | \`reference/api/webhooks.mdx\` | new |`;

describe('summary of a finished run', () => {
  test('begins with the site and the counts, and lists the changed pages', () => {
    expect(textOf(published(CHANGES, { deployment: LIVE }))).toBe(`## ✅ 2 pages published to reference/api, 1 deleted

**[docs.example.com](https://docs.example.com/)** · **1 created, 1 updated, 1 deleted**, 2 unchanged · built in 42s

${GONE}

${TABLE}`);
  });

  /** Nothing is left of a page that is forgotten. */
  const TOLD: Readonly<Record<PageStep['action'], readonly [reason: PageStep['reason'], text: RegExp]>> = {
    create: ['new', /➕ created \| `reference\/api\/x\.mdx`/],
    update: ['changed in the folder', /🔁 updated \| `reference\/api\/x\.mdx`/],
    delete: ['removed from the folder', /➖ deleted \| `reference\/api\/x\.mdx`/],
    unchanged: ['same content', /The page is up to date/],
    kept: ['edited in the web editor', /1 page was edited [^]*`reference\/api\/x\.mdx`/],
    left: ['removed from the folder', /Pages that the folder no longer has \(1\)[^]*`reference\/api\/x\.mdx`/],
    skipped: ['skipped: a hidden file', /Skipped files \(1\)[^]*`docs\/\.x\.mdx` \| a hidden file/],
    forgotten: ['removed from the folder and in the web editor', /up to date/],
  };

  test.each(Object.entries(TOLD) as [PageStep['action'], (typeof TOLD)['create']][])(
    'tells what became of a page, for each kind of step: %s',
    (action, [reason, told]) => {
      const leftOut = action === 'skipped' ? { leftOut: { file: 'docs/.x.mdx', reason: 'a hidden file' } } : {};
      const steps = [stepOf(action, 'x.mdx', reason, leftOut)];
      const record = isChange(stepOf(action, 'x.mdx', reason))
        ? published(steps)
        : { ...upToDate(), plan: planOf(steps) };
      expect(textOf(record)).toMatch(told);
    },
  );

  test('says that a commit without pages wrote the manifest', () => {
    expect(textOf(published([]))).toMatch(/up to date[^]*\n\nOnly the manifest was written\./);
    expect(textOf(published(CHANGES))).not.toContain('manifest');
  });

  test('names an unchanged page outside the navigation as the project has it', () => {
    const remote = { path: 'reference/api/a.md' };
    const steps = [...CHANGES, stepOf('unchanged', 'a.mdx', 'same content', { remote })];
    const record = published(CHANGES, { plan: planOf(steps, { unlisted: ['reference/api/a.mdx'] }) });
    expect(textOf(record)).toContain("| `reference/api/a.md` |\n\nThe navigation doesn't list this page.");
  });

  test('shows edited pages, missing navigation and undeleted pages before the changes', () => {
    const left = [
      stepOf('left', 'gone.mdx', 'removed from the folder'),
      stepOf('left', 'listed.mdx', 'not deleted, because the navigation lists it'),
    ];
    const record = published(CHANGES, {
      plan: planOf([...CHANGES, ...KEPT, ...left], { unlisted: ['reference/api/webhooks.mdx'] }),
      files: FILES,
      deployment: LIVE,
      skipped: [{ file: 'docs/.env', reason: 'the name begins with a dot' }],
    });
    const text = textOf(record);
    expect(text.match(/^#+ .*|^<details>.*/gm)).toEqual([
      '## ⚠️ 2 pages published to reference/api, 1 deleted, 2 kept as they are, 1 not deleted',
      '### ⚠️ 2 pages were edited or deleted in the web editor and stay as they are',
      '### ⚠️ Readers may not find 1 page',
      "### ⚠️ 1 page wasn't deleted",
      '### Changes',
      '<details><summary>Pages that the folder no longer has (1)</summary>',
      '<details><summary>Skipped files (1)</summary>',
    ]);
    for (const part of [
      '| `reference/api/intro.mdx` | deleted in the web editor |\n\nTo take the edits into this repository, run `git apply',
      "| `reference/api/webhooks.mdx` |\n\nThe navigation doesn't list this page.",
      '| `reference/api/listed.mdx` | the navigation lists it |\n\nAn entry of the navigation without a page breaks builds.',
      `### Changes\n\n${TABLE}`,
      'To delete those that docs-ci wrote, use `prune: managed`.\n\n| Page |\n| :--- |\n| `reference/api/gone.mdx` |',
      '| `docs/.env` | the name begins with a dot |',
    ])
      expect(text).toContain(part);
  });

  test('says where the pages are if they are not live, or not yet', () => {
    expect(textOf(published(CHANGES, { deployment: BUILDING }))).toMatch(
      /^## ✅ 2 pages pushed to reference\/api, 1 deleted\n\nThe deployment continues on the service · /,
    );
    expect(textOf(published())).toContain('\n\nThe service deploys the branch main · ');
    expect(textOf(published(CHANGES, { target: 'release' }))).toContain('The pages are on the branch release · ');
  });

  test('links the preview of a proposal, and names its pull request or how to publish it', () => {
    const record = proposed(CHANGES, { deployment: READY_PREVIEW });
    const inputs = inputsOf({ mode: 'propose' });
    expect(textOf(record, inputs)).toMatch(
      `## ✅ 2 pages proposed for reference/api, 1 deleted

**[Open the preview](${PREVIEW})** · **1 created, 1 updated, 1 deleted**, 2 unchanged · built in 42s

${GONE}

To publish the pages, merge the branch \`${BRANCH}\` in the documentation project.
`,
    );
    expect(textOf({ ...record, pullRequest: { number: 12, title: 'Update <api>' } }, inputs)).toContain(
      'Open pull request in the documentation project: Update &lt;api&gt; (12)',
    );
  });

  test('names pages that existed already, and advises to overwrite them for one run', () => {
    const text = textOf(upToDate({ plan: planOf([stepOf('kept', 'a.mdx', 'existed already')]), files: FILES }));
    expect(text).toMatch(/^## ⚠️ Nothing was pushed: 1 page existed already and stays as it is\n\n### ⚠️ 1 page exi/);
    expect(text).toContain('| `reference/api/a.mdx` | existed already |\n\nTo take the edits');
    expect(text).toContain('To replace them by the pages of the folder, set `on-edited` to `overwrite` for one run.');
  });

  /** Comes last: people mostly wrote such pages before docs-ci came. */
  const LOST =
    'for one run. If docs-ci pushed this page earlier, its record is lost: restore an earlier `reference/api/docs-ci-manifest.mdx` from the Git history of the documentation repository.\n';

  test.each([
    ['a first push', {}, { others: 3 }, 'If `to` is the wrong folder, change it. To take'],
    ['a later push', {}, {}, '|\n\nTo take'],
    ['a dry run', { dryRun: true }, { others: 0, creates: true }, 'If `to` is the wrong folder, change it. To take'],
    [
      'a first push that created pages',
      {},
      { others: 0, creates: true },
      'change it, and delete the created pages and docs-ci-manifest.mdx in reference/api, in the documentation repository. To take',
    ],
    ['a first push beside other pages, whose lead says it', {}, { others: 1, creates: true }, '|\n\nTo take'],
  ] as const)('says what to do if pages are kept because `to` is wrong: %s', (_, inputs, more, told) => {
    const { creates = false, ...plan }: { creates?: boolean; others?: number } = more;
    const created = creates ? [stepOf('create', 'new.mdx', 'new')] : [];
    const steps = [stepOf('kept', 'a.mdx', 'existed already'), ...created];
    const facts = { plan: planOf(steps, plan), files: FILES };
    const text = `${textOf(creates ? published(created, facts) : upToDate(facts), inputsOf(inputs))}\n`;
    expect(text).toContain(told);
    expect(text).toContain(LOST);
  });

  test('says where the text is that a page overwrote', () => {
    const steps = [stepOf('update', 'b.mdx', 'edited in the web editor and in the folder')];
    const text = textOf(published(steps, { files: FILES }));
    expect(text).toContain(
      '### ⚠️ The text of 1 page was overwritten\n\n| Page | What happened |\n| :--- | :--- |\n| `reference/api/b.mdx` | edited in the web editor and in the folder |\n\nThe Git history of the documentation repository has the text before. The lines that were removed are also in `changes.diff`.',
    );
    const plan = textOf(recordOf({ plan: planOf(steps), result: { kind: 'planned' } }), inputsOf({ dryRun: true }));
    expect(plan).toContain('The text of 1 page would be overwritten');
  });

  test('says that the text of several pages was overwritten', () => {
    const steps = ['b', 'c'].map((name) => stepOf('update', `${name}.mdx`, 'created again in the web editor'));
    expect(textOf(published(steps, { files: FILES }))).toContain('### ⚠️ The text of 2 pages was overwritten\n');
  });

  test('does not advise to delete a page by hand that may be the new one for the service', () => {
    const rename = stepOf('left', 'A.mdx', 'not deleted, because a new page may be the same one for the service', {
      page: undefined,
    });
    const record = published([...CHANGES, rename], { plan: planOf([...CHANGES, rename]) });
    const text = textOf(record, inputsOf({ prune: 'managed' }));
    expect(text).toContain('If the service lists both pages, the next run deletes the old one.');
    expect(text).not.toContain('in the dashboard');
  });

  test('says how to delete a page whose file exclude leaves out', () => {
    const text = textOf(upToDate({ plan: planOf([excludedStep()]) }), inputsOf({ prune: 'managed' }));
    expect(text).toContain('### ⚠️ 1 page stays, because its file is still in the folder');
    expect(text).toContain('| `reference/api/b.mdx` | docs/b.mdx: not selected by include and exclude |');
    expect(text).toContain('move its file out of this folder, or delete the page in the dashboard.');
  });

  test('names a page that the patch replaces before the command', () => {
    const kept = ['a', 'b'].map((name) =>
      stepOf('kept', `${name}.mdx`, `edited in the web editor${name === 'b' ? ' and in the folder' : ''}`, {
        remote: { path: `reference/api/${name}.mdx` },
      }),
    );
    expect(textOf(upToDate({ plan: planOf(kept), files: FILES }))).toContain(
      'edited.patch replaces the text of docs/b.mdx, which changed in the folder, too. Look at the differences, and keep what you need of both texts. To take the edits into this repository, run `git apply docs-ci/push-content/edited.patch`. To discard the edits and push',
    );
  });

  test('says which ending of a page a page replaces', () => {
    const renamed = stepOf('update', 'c.md', 'changed in the folder', { replaces: 'reference/api/c.mdx' });
    const text = textOf(published([renamed]));
    expect(text).toContain('`reference/api/c.md` | changed in the folder, replaces reference/api/c.mdx |');
  });

  test('shows the plan of a dry run, and counts nothing as changed', () => {
    const record = recordOf({ result: { kind: 'planned' } });
    const inputs = inputsOf({ dryRun: true });
    expect(textOf(record, inputs)).toBe(`## 📝 Plan: 3 pages would change, nothing was changed

**1 to create, 1 to update, 1 to delete**, 2 unchanged

${GONE}

${TABLE.replace('updated', 'update').replace('deleted', 'delete').replace('created', 'create')}

This dry run doesn't check the role of the key: the job needs an editor key. Run without \`dry-run\` to push.`);
    const none = { created: 0, unchanged: 2, changed: false, complete: false };
    expect(outputsOf(record, 'done', inputs)).toMatchObject(none);
  });

  test('warns in a plan of a page that the service may reject, because only a push tells the limit', () => {
    const record = recordOf({ plan: planOf([largeStep()]), result: { kind: 'planned' } });
    const text = textOf(record, inputsOf({ dryRun: true }));
    expect(text).toContain('### ⚠️ The service may reject 1 page as too large');
    expect(text).toContain('| `reference/api/large.mdx` | 1.2 MB |\n\nOnly a push tells the limit of the service');
    expect(textOf(published([largeStep()]))).not.toContain('too large');
  });

  test.each([
    ['Deployment', published(CHANGES, { deployment: LIVE }), true],
    ['Newest deployment (not of this run)', upToDate({ deployment: LIVE }), false],
  ])('tells in the details whose deployment it is: %s', (label, record, isBuilt) => {
    const account = accountOf(record, inputsOf(), endingOf('done'));
    const text = renderMarkdown(pageBlocks(account)).replaceAll('\u00a0', ' ');
    expect(text).toMatch(new RegExp(`<summary>Details[^]*${label.replace(/[()]/g, '\\$&')}[^]*29a4b339`));
    expect(text.includes('built in')).toBe(isBuilt);
  });

  test('says which pages were compared by size only if edits decide what happens', () => {
    const unread = { remote: { path: 'reference/api/a.mdx' } };
    const plan = planOf([stepOf('unchanged', 'a.mdx', 'same content', unread)]);
    expect(textOf(upToDate({ plan }))).not.toContain('compared by size');
    expect(textOf(upToDate({ plan }), inputsOf({ onEdited: 'fail' }))).toContain(
      "1 page was compared by size only, so an edit that keeps the size, or changes it by one character, isn't found.",
    );
  });

  const listed = stepOf('left', 'x.mdx', 'not deleted, because the navigation lists it', { page: undefined });
  const found = stepOf('left', 'y.mdx', 'not deleted, because docs-ci may not have written it', { page: undefined });
  const withLeft = (steps: readonly PageStep[]): Partial<PushRecord> => ({ plan: planOf([...steps, listed, found]) });

  test.each<[sign: string, verb: string, record: PushRecord, inputs: Partial<PushInputs>]>([
    ['⚠️', "wasn't", upToDate(withLeft(UNCHANGED)), {}],
    ['⚠️', "wasn't", published(CHANGES, withLeft(CHANGES)), {}],
    ['⚠️', "wasn't", upToDate({ ...withLeft(UNCHANGED), result: { kind: 'taken-back', branch: BRANCH } }), {}],
    ['📝', "wouldn't be", recordOf({ ...withLeft(UNCHANGED), result: { kind: 'planned' } }), { dryRun: true }],
    ['⚠️', "wasn't", upToDate(withLeft(UNCHANGED)), { navigationGroup: 'API' }],
  ])('warns of each page that prune leaves, under the sign %s: the page %s deleted', (sign, verb, record, values) => {
    const inputs = inputsOf({ prune: 'managed', ...values });
    expect(textOf(record, inputs)).toMatch(new RegExp(`^## ${sign} `));
    const [first, ...others] = annotationsOf(accountOf(record, inputs, endingOf('done')));
    const group =
      inputs.navigationGroup === undefined ? ', or set navigation-group and config-file to let docs-ci do it' : '';
    expect(withPlainNames([first, ...others], 'keys')).toEqual([
      {
        level: 'warning',
        title: 'Page not deleted',
        message: `reference/api/x.mdx ${verb} deleted: the navigation lists it. Remove the entry in the dashboard${group}.`,
      },
      {
        level: 'warning',
        title: 'Page not deleted',
        message: `reference/api/y.mdx ${verb} deleted: docs-ci may not have written it. If you don't need the page, delete it in the dashboard.`,
      },
    ]);
  });

  test('warns if the service hides the manifest, without which prune deletes nothing', () => {
    const record = published(CHANGES, { hiddenManifest: 'reference/api/docs-ci-manifest.mdx' });
    expect(textOf(record)).toMatch(/^## ⚠️ 2 pages/);
  });

  test('tells what others did to the navigation during the run', () => {
    const navigationRaces = ['The navigation lists reference/api/a.mdx twice.'];
    expect(textOf(published(CHANGES, { navigationRaces }))).toContain(
      'lists reference/api/a.mdx twice. Correct the navigation in the dashboard.',
    );
  });
});

describe('summary of a run that did not finish', () => {
  test('shows file, line and column of pages that are not valid MDX', () => {
    const record = stopped({ kind: 'syntax', problems: [SYNTAX, { ...SYNTAX, line: 20 }] });
    expect(textOf(record, inputsOf(), 'gate')).toBe(`## ❌ Nothing was written: 1 page failed the syntax check

| Where | Problem |
| :--- | :--- |
| \`docs/client.mdx:12:5\` | MDX can't parse &lt;br&gt;. Write &lt;br /&gt;. |
| \`docs/client.mdx:20:5\` | MDX can't parse &lt;br&gt;. Write &lt;br /&gt;. |

Fix the pages, or set \`syntax\` to \`none\`.`);
  });

  test.for([
    [1, ['Fix the pages, or set syntax to none.']],
    [2, ["- docs/client.mdx:20:5  MDX can't parse <br>. Write <br />.", '', 'Fix the pages, or set syntax to none.']],
  ] as const)('lists in a terminal the syntax errors that the message lacks, of %i', ([count, expected]) => {
    const record = stopped({ kind: 'syntax', problems: [SYNTAX, { ...SYNTAX, line: 20 }].slice(0, count) });
    const blocks = terminalBlocks(accountOf(record, inputsOf(), endingOf('gate')), 'summary.md');
    const lines = renderPlain(blocks, { color: false }).split('\n');
    expect(lines).toEqual([...expected, '']);
  });

  test('shows the edited pages that stopped a run with on-edited: fail', () => {
    const plan = planOf([...CHANGES, ...KEPT]);
    const record = stopped({ kind: 'edited', steps: KEPT }, { plan, files: FILES });
    const text = textOf(record, inputsOf({ onEdited: 'fail' }), 'gate');
    expect(text).toMatch(
      /^## ❌ Nothing was written: 2 pages were edited or deleted in the web editor and stay as they are\n\n\| Page \|/,
    );
    expect(text).toContain(`\`git apply ${PATCH}\``);
    expect(text).not.toContain('webhooks');
  });

  test('shows the pages that are too many to delete', () => {
    const deletes = Array.from({ length: 11 }, (_, index) =>
      stepOf('delete', `${index}.mdx`, 'removed from the folder'),
    );
    const record = stopped({ kind: 'too-many-deletes', deletes, limit: 10 }, { plan: planOf(deletes) });
    const text = textOf(record, inputsOf(), 'failed');
    expect(text).toMatch(
      /^## ❌ Nothing was written: `prune` would delete 11 pages, but `max-deletes` allows 10\n\nCheck `path` and `include`\./,
    );
    expect(text).toContain('| Page that would be deleted |\n| :--- |\n| `reference/api/0.mdx` |');
  });

  test('shows where the build failed, then the changes that were pushed', () => {
    const text = textOf(published(CHANGES, BROKEN_BUILD), inputsOf(), 'failed');
    expect(text).toMatch(
      /^## ❌ Documentation failed to build\n\nThe pages are committed to the branch main, but readers still see the version before\. The error is in a page of this run\.\n\n`reference\/api\/client.mdx, line 31`: Bad &lt;tag&gt;/,
    );
    expect(text).toContain('<summary>Build log (3 lines)</summary>');
    expect(text.endsWith(TABLE)).toBe(true);
  });
});

describe('outputs', () => {
  test('has counts, the state and the paths of a finished run', () => {
    const plan = planOf([...CHANGES, ...KEPT, ...UNCHANGED]);
    const commits = { count: 1, sha: 'c0ffee1', merge: true } as const;
    const record = published(CHANGES, { plan, deployment: LIVE, commits, files: FILES });
    const { outputs, counts } = accountOf(record, inputsOf(), endingOf('done'));
    expect(outputs).toMatchObject({
      ...counts,
      changed: true,
      complete: false,
      branch: 'main',
      'commit-sha': 'c0ffee1',
      commits: 1,
      merged: true,
      status: 'ready',
      url: LIVE.url,
      'edited-patch': PATCH,
    });
    expect(counts).toMatchObject({ created: 1, updated: 1, deleted: 1, unchanged: 2, kept: 2, failed: 0 });
  });

  test('leaves counts empty before there is a plan, and changed empty if the last write is uncertain', () => {
    const outputs = outputsOf(recordOf({ plan: undefined }), 'unavailable');
    expect(outputs).toMatchObject({ changed: false, complete: false });
    expect(outputs).not.toHaveProperty('created');
    expect(outputsOf(recordOf({ progress: 'in-doubt' }), 'timed-out')).toMatchObject({ changed: undefined });
  });

  test('says complete if the project has all pages, also without any change', () => {
    expect(outputsOf(upToDate())).toMatchObject({ changed: false, complete: true });
    expect(outputsOf(published())).toMatchObject({ changed: true, complete: true });
  });

  test('counts pages as created that an earlier round of the same run has written', () => {
    const later = CHANGES.map(({ path }) => stepOf('unchanged', path.slice('reference/api/'.length), 'same content'));
    const counts = { created: 1, updated: 1, deleted: 1, unchanged: 0 };
    expect(outputsOf(published(CHANGES, { plan: planOf(later) }))).toMatchObject(counts);
  });
});

describe('annotations', () => {
  test('marks pages at their files, with the column in the message', () => {
    const syntax = [{ ...SYNTAX, file: 'docs/first.mdx' }, SYNTAX];
    const facts = { plan: planOf(KEPT), problems: syntax };
    const record = stopped({ kind: 'syntax', problems: syntax }, facts);
    const edited = { level: 'warning', title: 'Page edited in the web editor' };
    // The message of the run is the annotation of the first problem.
    expect(annotationsOf(accountOf(record, inputsOf(), endingOf('gate')))).toEqual([
      {
        level: 'error',
        title: 'Invalid MDX',
        file: 'docs/client.mdx',
        line: 12,
        message: `docs/client.mdx:12:5: ${SYNTAX.message}`,
      },
      {
        ...edited,
        file: 'docs/auth.mdx',
        message: 'reference/api/auth.mdx: edited in the web editor and in the folder',
      },
      { ...edited, file: 'docs/intro.mdx', message: 'reference/api/intro.mdx: deleted in the web editor' },
    ]);
  });

  test.each([
    [['existed already'], 'Page existed already'],
    [['existed already', 'edited in the web editor'], 'Page kept as it is'],
  ] as const)('names pages that are kept because they %j', (reasons, title) => {
    const steps = reasons.map((reason, index) => stepOf('kept', `${index}.mdx`, reason));
    const account = accountOf(published([], { plan: planOf(steps) }), inputsOf(), endingOf('done'));
    expect(new Set(annotationsOf(account).map((one) => one.title))).toEqual(new Set([title]));
  });

  test('has no second annotation for a failed build', () => {
    expect(annotationsOf(accountOf(published(CHANGES, BROKEN_BUILD), inputsOf(), endingOf('failed')))).toEqual([]);
  });
});

describe('size and safety', () => {
  test('shows at most 200 of 5,000 changes, and says where the others are', () => {
    const changes = Array.from({ length: 5_000 }, (_, index) => stepOf('create', `${index}.mdx`, 'new'));
    for (const [record, inputs] of [
      [published(changes), inputsOf()],
      [recordOf({ plan: planOf(changes), result: { kind: 'planned' } }), inputsOf({ dryRun: true })],
    ] as const) {
      const text = textOf(record, inputs);
      expect(text).toContain('4,800 more, listed in `docs-ci/push-content/plan.json`');
      expect(text.match(/\.mdx/g)).toHaveLength(200);
    }
  });

  test('shows a terminal ten changes and what needs attention', () => {
    const changes = Array.from({ length: 12 }, (_, index) => stepOf('create', `${index + 10}.mdx`, 'new'));
    const record = published(changes, {
      plan: planOf([...changes, ...KEPT], { unlisted: ['reference/api/10.mdx'] }),
    });
    const blocks = terminalBlocks(accountOf(record, inputsOf(), endingOf('done')), 'summary.md');
    const lines = renderPlain(blocks, { color: false }).split('\n');
    expect(lines.slice(0, 13)).toEqual([
      '▲ 2 pages were edited or deleted in the web editor and stay as they are',
      '  - reference/api/auth.mdx   edited in the web editor and in the folder',
      '  - reference/api/intro.mdx  deleted in the web editor',
      '',
      '  To keep deleted pages deleted, delete their files, too: docs/intro.mdx. To discard edits and deletions and push the pages of the folder, set on-edited to overwrite for one run.',
      '',
      '▲ Readers may not find 1 page',
      '  - reference/api/10.mdx',
      '',
      "  The navigation doesn't list this page. Add it in the dashboard, or set navigation-group and config-file to let docs-ci do it.",
      '',
      '+ created  reference/api/10.mdx  new',
      '+ created  reference/api/11.mdx  new',
    ]);
    expect(lines.slice(21)).toEqual(['', 'And 2 more, listed in docs-ci/push-content/plan.json.', '']);
  });

  test('shows paths, reasons, titles and logs of strangers as text', () => {
    const text = hostileText();
    fc.assert(
      fc.property(text, text, (path, words) => {
        for (const record of hostileRecords(path, words))
          for (const outcome of ['done', 'failed'] as const) {
            const inputs = inputsOf({ mode: 'propose', to: path });
            const account = accountOf(record, inputs, endingOf(outcome));
            const all = [{ heading: account.headline?.text ?? '' }, ...pageBlocks(account)];
            expectHarmless(readMarkdown(renderMarkdown(all)));
          }
      }),
      runs(30),
    );
  });
});
