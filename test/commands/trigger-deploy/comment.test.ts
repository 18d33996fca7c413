import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageBlocks } from '../../../src/commands/account/account.js';
import { matchChangedPages } from '../../../src/commands/trigger-deploy/changed-pages.js';
import { renderComment, renderStartComment } from '../../../src/commands/trigger-deploy/comment.js';
import type { DeployRecord } from '../../../src/commands/trigger-deploy/record.js';
import { accountOf } from '../../../src/commands/trigger-deploy/account.js';
import { renderMarkdown } from '../../../src/text/markdown.js';
import { endingOf } from '../../support/endings.js';
import { hostileText, runs } from '../../support/hostile.js';
import { expectHarmless, readMarkdown } from '../../support/markdown.js';

const URL = 'https://preview.example.com/d51e0d9d';
const FACTS = { nowMs: Date.UTC(2026, 10, 15, 12, 4), runUrl: 'https://github.com/acme/docs/actions/runs/1' };
const DEPLOYMENT = {
  deploymentId: 'd51e0d9d-4692',
  status: 'ready',
  url: URL,
  branch: 'new-guide',
  createdAt: '2026-11-15T12:03:00Z',
  updatedAt: '2026-11-15T12:03:42Z',
};
const RECORD: DeployRecord = { isPreview: true, branch: 'new-guide', commitSha: '4f2c9d1aaaa', deployment: DEPLOYMENT };
const FOOT =
  '15 Nov 2026, 12:04 UTC · [run](https://github.com/acme/docs/actions/runs/1) · deployment `d51e0d9d`</sub>';
const DONE = endingOf('done');

test('begins the comment of a finished preview with its link, and lists the changed pages', () => {
  const changedPages = matchChangedPages(
    [
      { path: 'docs/guides/webhooks.mdx', change: 'added' },
      { path: 'docs/index.mdx', change: 'changed' },
      { path: 'docs/old.mdx', change: 'removed' },
      { path: 'logo.svg', change: 'changed' },
    ],
    ['/guides/webhooks', 'index.mdx'],
  );
  expect(renderMarkdown(renderComment({ ...RECORD, changedPages }, DONE, FACTS))).toBe(
    `### ✅ Documentation preview is ready

**[Open the preview](${URL})** of \`new-guide\` for \`4f2c9d1\`

| Page | Change |
| :--- | :--- |
| [/guides/webhooks](${URL}/guides/webhooks) | new |
| [/](${URL}/) | changed |

<details><summary>2 more files</summary>

- \`docs/old.mdx\` (removed)
- \`logo.svg\`

</details>

<sub>Built in 42s · ${FOOT}

`,
  );
});

test('names the site, the source and the duration of the build in the comment of a live deployment', () => {
  const deployment = { ...DEPLOYMENT, url: 'https://docs.example.com/', branch: 'main' };
  expect(renderMarkdown(renderComment({ isPreview: false, deployment }, DONE, FACTS))).toBe(
    `### ✅ Documentation is live

**[docs.example.com](https://docs.example.com/)** · built from \`main\` in 42s

<sub>${FOOT}

`,
  );
});

test('names the commit and the last preview that worked in the comment of a running build', () => {
  expect(renderMarkdown(renderStartComment({ ...RECORD, lastPreviewUrl: URL }, FACTS))).toBe(
    `### 🔄 Documentation preview is building

\`new-guide\` for \`4f2c9d1\`

The last preview that worked is [still there](${URL}). It may lack the newest changes.

<sub>${FOOT}

`,
  );
});

test('begins the comment of a failed build with file, line and message, and links the last preview that worked', () => {
  const buildError = { file: 'a.mdx', line: 31, message: 'Bad <tag>', frame: '> 31 | x', url: 'https://x.test/a#L31' };
  const deployment = { ...DEPLOYMENT, status: 'error', url: null, logs: 'one\ntwo' };
  const record = { ...RECORD, deployment, buildError, lastPreviewUrl: URL };
  expect(renderMarkdown(renderComment(record, endingOf('failed'), FACTS))).toBe(
    `### ❌ Documentation preview failed to build

[a.mdx, line 31](https://x.test/a#L31): Bad &lt;tag&gt;

\`\`\`text
> 31 | x
\`\`\`

<details><summary>Build log (2 lines)</summary>

\`\`\`text
one
two
\`\`\`

</details>

The last preview that worked is [still there](${URL}). It may lack the newest changes.

<sub>\`new-guide\` for \`4f2c9d1\` · ${FOOT}

`,
  );
});

test('says in the comment after a timeout that the service continues, and what to do', () => {
  const deployment = { ...DEPLOYMENT, status: 'building', url: null };
  const message = 'The timeout was reached. Deployment d51e0d9d (building) continues on the service.';
  const ending = endingOf('timed-out', { message, durationMs: 1_200_000, helpUrl: 'https://x.test/help' });
  expect(renderMarkdown(renderComment({ ...RECORD, deployment }, ending, FACTS))).toBe(
    `### ❌ Docs · Still building after 20 min

The timeout was reached. Deployment \`d51e0d9d\` (building) continues on the service.

[Troubleshooting](https://x.test/help)

<sub>\`new-guide\` for \`4f2c9d1\` · ${FOOT}

`,
  );
});

test('links the preview in the comment if its pages could not be verified in time', () => {
  const record = { ...RECORD, isVerifyingPages: true };
  const message = "The timeout was reached. Deployment d51e0d9d is published, but its pages aren't verified.";
  const text = renderMarkdown(renderComment(record, endingOf('timed-out', { message }), FACTS));
  expect(text).toContain(`aren't verified.\n\n**[Open the preview](${URL})** of \`new-guide\``);
});

test('folds the rows of a comment after ten changed pages', () => {
  const pages = Array.from({ length: 13 }, (_, index) => ({ path: `/p${index}`, change: 'new' as const, file: '' }));
  const text = renderMarkdown(renderComment({ ...RECORD, changedPages: { pages, otherFiles: [] } }, DONE, FACTS));
  expect(text.indexOf('/p9]')).toBeLessThan(text.indexOf('<summary>3 more pages</summary>'));
  expect(text.indexOf('/p10]')).toBeGreaterThan(text.indexOf('<summary>3 more pages</summary>'));
});

test('keeps links to changed pages below the preview, whatever characters their names have', () => {
  const pages = ['/a b', '/a?b#c', '/100%25', '/ü'].map((path) => ({ path, change: 'new' as const, file: '' }));
  const text = renderMarkdown(renderComment({ ...RECORD, changedPages: { pages, otherFiles: [] } }, DONE, FACTS));
  expect([...text.matchAll(/d51e0d9d(\/[^)]+)\) \| new/g)].map(([, path]) => path)).toEqual([
    '/a%20b',
    '/a%3Fb%23c',
    '/100%2525',
    '/%C3%BC',
  ]);
});

test('shows names and build logs of strangers as text in the comments and in the summary', () => {
  const text = hostileText();
  fc.assert(
    fc.property(text, text, text, fc.boolean(), (name, logs, file, isPreview) => {
      const changedPages = {
        pages: [{ path: `/${name}`, change: 'new' as const, file: '' }],
        otherFiles: [{ path: file, change: 'removed' as const }],
      };
      const buildError = { file, line: 3, message: logs, frame: logs };
      const ready = { ...RECORD, isPreview, branch: name, deployment: { ...DEPLOYMENT, branch: name }, changedPages };
      const broken = {
        ...ready,
        deployment: { ...DEPLOYMENT, branch: name, status: 'error', url: null, logs },
        buildError,
      };
      const stopped = { ...ready, deployment: undefined };
      const failed = endingOf('failed', { message: logs });
      for (const [record, ending] of [
        [ready, DONE],
        [broken, failed],
        [stopped, failed],
      ] as const) {
        expectHarmless(readMarkdown(renderMarkdown(renderComment(record, ending, FACTS))));
        expectHarmless(readMarkdown(renderMarkdown(renderStartComment(record, FACTS))));
        expectHarmless(readMarkdown(renderMarkdown(pageBlocks(accountOf(record, ending)))));
      }
    }),
    runs(200),
  );
});
