/** Tests the exact texts of push-content's comment on pull and merge requests. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../../../src/commands/command.js';
import { firstPageUrl, isUpdateOnly, renderComment } from '../../../../src/commands/push-content/report/comment.js';
import { endingOfRun } from '../../../../src/commands/push-content/report/ending.js';
import { factsOf } from '../../../../src/commands/push-content/report/facts.js';
import type { PushInputs } from '../../../../src/commands/push-content/inputs.js';
import type { PushRecord } from '../../../../src/commands/push-content/record.js';
import { renderMarkdown } from '../../../../src/text/markdown.js';
import { hostileText, runs } from '../../../support/hostile.js';
import { expectHarmless, readMarkdown } from '../../../support/markdown.js';
import {
  BRANCH,
  CHANGES,
  endingOf,
  hostileRecords,
  inputsOf,
  KEPT,
  LIVE,
  PATCH,
  planOf,
  PREVIEW,
  proposed,
  published,
  READY_PREVIEW,
  recordOf,
  stepOf,
  stopped,
  UNCHANGED,
  upToDate,
} from './push-run.js';

const RUN = 'https://github.com/acme/docs/actions/runs/1';
const FACTS = { nowMs: Date.UTC(2026, 10, 15, 12, 4), runUrl: RUN, commitSha: '4f2c9d1aaaa', canLinkPages: true };
const FOOT = `commit \`4f2c9d1\` · 15 Nov 2026, 12:04 UTC · [run](${RUN})`;
const PROPOSE = inputsOf({ mode: 'propose' });
const READY = { deployment: READY_PREVIEW };
const FILES = { patch: PATCH };

function textOf(record: PushRecord, inputs: PushInputs = inputsOf(), outcome: Outcome = 'done', facts = FACTS): string {
  const text = renderMarkdown(renderComment(factsOf(record, inputs), endingOf(outcome), facts));
  return text.replaceAll('\u00a0', ' ').trim();
}

describe('comment of a finished run', () => {
  test('begins with the preview, links its pages, and ends with what needs attention', () => {
    const left = stepOf('left', 'x.mdx', 'not deleted, because the navigation lists it');
    const record = proposed(CHANGES, {
      ...READY,
      plan: planOf([...CHANGES, ...KEPT, left], { unlisted: ['reference/api/webhooks.mdx'] }),
      files: FILES,
      pullRequest: { number: 12, title: 'Update' },
    });
    expect(textOf(record, PROPOSE))
      .toBe(`### ⚠️ Docs · 2 pages proposed for reference/api, 1 deleted, 2 kept as they are, 1 not deleted

**[Open the preview](${PREVIEW})** · **1 created, 1 updated, 1 deleted** · built in 42s

Without a redirect, the URL of a deleted page leads nowhere: reference/api/old.mdx. Add redirects in the configuration of the documentation.

Open pull request in the documentation project: Update (12)

| Change | Page | Why |
| :--- | :--- | :--- |
| 🔁 updated | [reference/api/client.mdx](${PREVIEW}/reference/api/client) | changed in the folder |
| ➖ deleted | \`reference/api/old.mdx\` | removed from the folder |
| ➕ created | [reference/api/webhooks.mdx](${PREVIEW}/reference/api/webhooks) | new |

⚠️ 2 pages were edited or deleted in the web editor and stay as they are: \`reference/api/auth.mdx\` and \`reference/api/intro.mdx\`. To take the edits into this repository, run \`git apply ${PATCH}\`. To keep deleted pages deleted, delete their files, too: docs/intro.mdx. To discard edits and deletions and push the pages of the folder, set \`on-edited\` to \`overwrite\` for one run.

⚠️ Readers may not find 1 page: \`reference/api/webhooks.mdx\`. The navigation doesn't list this page. Add it in the dashboard, or set \`navigation-group\` and \`config-file\` to let docs-ci do it.

⚠️ 1 page wasn't deleted: \`reference/api/x.mdx\`. An entry of the navigation without a page breaks builds. Remove the entries in the dashboard, or set \`navigation-group\` and \`config-file\` to let docs-ci do it.

<sub>${FOOT} · deployment \`29a4b339\`</sub>`);
  });

  test('links no page if the first one does not respond in the preview', () => {
    const text = textOf(proposed(CHANGES, READY), PROPOSE, 'done', { ...FACTS, canLinkPages: false });
    expect(text).toContain('| `reference/api/client.mdx` | changed in the folder |');
    expect(firstPageUrl(factsOf(proposed(CHANGES, READY), PROPOSE))).toBe(`${PREVIEW}/reference/api/client`);
    const deleted = CHANGES.filter(({ action }) => action === 'delete');
    expect(firstPageUrl(factsOf(proposed(deleted, READY), PROPOSE))).toBeUndefined();
  });

  test('needs no comment to say that all pages are up to date', () => {
    for (const values of [{}, { mode: 'propose' }, { dryRun: true }] as const) {
      const record = upToDate();
      expect(textOf(record, inputsOf(values))).toBe(`### ✅ Docs · All 2 pages are up to date\n\n<sub>${FOOT}</sub>`);
      expect(isUpdateOnly(factsOf(record, inputsOf(values)), endingOf('done'))).toBe(true);
    }
  });

  test('still links the preview of a proposal that the run did not have to change', () => {
    const record = proposed([], { ...READY, plan: planOf(UNCHANGED), commits: { count: 0 } });
    expect(textOf(record, PROPOSE)).toMatch(`### ✅ Docs · All 2 pages are up to date

**[Open the preview](${PREVIEW})** · built in 42s
`);
    expect(isUpdateOnly(factsOf(record, PROPOSE), endingOf('done'))).toBe(false);
  });

  test.each([
    [`✅ Docs · The branch ${BRANCH} was deleted`, { kind: 'removed', branches: [BRANCH] }, 'remove'],
    [`✅ Docs · Nothing to delete: the service lists no branch ${BRANCH}`, { kind: 'removed', branches: [] }, 'remove'],
    ['✅ Docs · The proposal has no changes left', { kind: 'taken-back', branch: BRANCH }, 'propose'],
    ['⚪ Docs · Nothing was pushed: a newer run has pushed already', { kind: 'older-run' }, 'publish'],
  ] as const)('only updates an existing comment to %j', (title, result, mode) => {
    const record = recordOf({ plan: planOf(UNCHANGED), target: BRANCH, result });
    expect(textOf(record, inputsOf({ mode }))).toContain(`### ${title}\n`);
    expect(isUpdateOnly(factsOf(record, inputsOf({ mode })), endingOf('done'))).toBe(true);
  });

  test.each([
    ['published', 'missing'],
    ['up-to-date', 'unknown'],
    ['up-to-date', 'missing'],
  ] as const)(
    'creates a comment for a job that fails, although no page changed: %s, deployment %s',
    (kind, deployment) => {
      const record = recordOf({
        plan: planOf(UNCHANGED),
        progress: 'done',
        commits: { count: 1 },
        result: { kind, deployment },
      });
      const { outcome, message } = endingOfRun(record, inputsOf(), record.result ?? { kind: 'planned' });
      expect(outcome).toBe('failed');
      expect(message).toMatch(/^[A-Z]/);
      expect(isUpdateOnly(factsOf(record, inputsOf()), endingOf(outcome))).toBe(false);
    },
  );
});

describe('comment of a run that did not finish', () => {
  test('shows where the preview failed to build, and the last 40 lines of its log', () => {
    const logs = Array.from({ length: 60 }, (_, index) => `line ${index + 1}`).join('\n');
    const deployment = { ...LIVE, status: 'error', url: null, logs: `${logs}\nError: a/a.mdx:31:5: Bad <tag>` };
    const record = proposed(CHANGES, { deployment });
    const text = textOf(record, PROPOSE, 'failed');
    expect(text).toMatch(
      /^### ❌ Documentation preview failed to build\n\nThe pages are committed to the branch \S+\. The error isn't in a page of this run\.\n\n`a\/a.mdx, line 31`: Bad &lt;tag&gt;\n/,
    );
    expect(text).toContain('\nline 60\n');
    expect(text).toContain('\nline 22\n');
    expect(text).not.toContain('\nline 21\n');
    expect(isUpdateOnly(factsOf(record, PROPOSE), endingOf('failed'))).toBe(false);
  });

  test('shows the message and the troubleshooting page of a failure', () => {
    const ending = { ...endingOf('failed', 'The API key is invalid.'), helpUrl: 'https://x.test/help' };
    expect(
      renderMarkdown(renderComment(factsOf(recordOf({ plan: undefined }), inputsOf()), ending, FACTS)).trim(),
    ).toBe(
      `### ❌ The documentation pages weren't pushed

The API key is invalid.

[Troubleshooting](https://x.test/help)

<sub>${FOOT}</sub>`,
    );
  });

  test('writes the names of inputs as code in the advice of a run that stopped', () => {
    expect(textOf(stopped({ kind: 'unknown-base' }), inputsOf(), 'failed')).toContain(
      '\n\nSet `base` to its name.\n\n',
    );
  });

  test('shows the pages that a gate stopped, at most ten', () => {
    const problem = { kind: 'syntax', line: 1, message: 'x' } as const;
    const problems = Array.from({ length: 12 }, (_, index) => ({ ...problem, file: `docs/${index}.mdx` }));
    const text = textOf(stopped({ kind: 'syntax', problems }), inputsOf(), 'gate');
    expect(text).toMatch(
      /^### ❌ Docs · Nothing was written: 12 pages failed the syntax check\n\n\| Where \| Problem \|/,
    );
    expect(text).toContain('| 2 more |');
    const gated = stopped({ kind: 'edited', steps: KEPT }, { plan: planOf(KEPT), files: FILES });
    expect(textOf(gated, inputsOf(), 'gate')).toContain(`\`git apply ${PATCH}\``);
  });
});

describe('size and safety of a comment', () => {
  test('folds the changed pages after the tenth', () => {
    const changes = Array.from({ length: 12 }, (_, index) =>
      stepOf('update', `${10 + index}.mdx`, 'changed in the folder'),
    );
    const text = textOf(published(changes, { deployment: LIVE }));
    const [open = '', folded = ''] = text.split('<details><summary>2 more pages</summary>');
    expect(open.match(/^\| 🔁 updated/gm)).toHaveLength(10);
    expect(folded.match(/^\| 🔁 updated/gm)).toHaveLength(2);
    expect(textOf(published(changes.slice(0, 10), { deployment: LIVE }))).not.toContain('<details>');
  });

  test('lists 50 of 5,000 pages and counts the others', () => {
    const changes = Array.from({ length: 5_000 }, (_, index) => stepOf('create', `${index}.mdx`, 'new'));
    const text = textOf(proposed(changes, READY), PROPOSE);
    expect(text.match(/\.mdx\]/g)).toHaveLength(50);
    expect(text).toContain('| 4,950 more |');
  });

  test('has at most 60,000 bytes, however long the paths are', () => {
    for (const path of ['ü'.repeat(100), 'ü'.repeat(500), '漢'.repeat(200)]) {
      const changes = Array.from({ length: 5_000 }, (_, index) =>
        stepOf('create', `${path}/${path}/${index}.mdx`, 'new'),
      );
      const plan = planOf(changes, { unlisted: changes.map(({ path: unlisted }) => unlisted) });
      const record = proposed(changes, { ...READY, plan });
      const text = textOf(record, PROPOSE);
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(60_000);
      expect(text).toContain(`[Open the preview](${PREVIEW})`);
      expect(text).toContain(' more |');
    }
  });

  test('leaves out a patch that the platform would cut, also if each character has three bytes', () => {
    const record = published(CHANGES, {
      plan: planOf([...CHANGES, ...KEPT]),
      files: FILES,
      edits: '漢'.repeat(30_000),
    });
    const text = textOf(record);
    expect(text).not.toContain('漢');
    expect(text).toContain(FOOT);
  });

  test('shows paths, reasons, titles and logs of strangers as text', () => {
    const text = hostileText();
    fc.assert(
      fc.property(text, text, (path, words) => {
        for (const record of hostileRecords(path, words))
          for (const outcome of ['done', 'gate', 'failed'] as const) {
            const inputs = inputsOf({ mode: 'propose', to: path });
            const blocks = renderComment(factsOf(record, inputs), endingOf(outcome, words), FACTS);
            expectHarmless(readMarkdown(renderMarkdown(blocks)));
          }
      }),
      runs(30),
    );
  });
});
