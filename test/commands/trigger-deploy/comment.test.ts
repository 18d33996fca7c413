import { expect, test } from 'vitest';
import { matchChangedPages } from '../../../src/commands/trigger-deploy/changed-pages.js';
import { renderComment, renderStartComment } from '../../../src/commands/trigger-deploy/comment.js';
import type { DeployRecord } from '../../../src/commands/trigger-deploy/record.js';
import { renderMarkdown } from '../../../src/text/markdown.js';

const URL = 'https://preview.example.com/d51e0d9d';
const FACTS = {
  nowMs: Date.UTC(2026, 10, 15, 12, 4),
  runUrl: 'https://github.com/acme/docs/actions/runs/1',
  requestName: 'pull request',
};
const DEPLOYMENT = { deploymentId: 'd51e0d9d-4692', status: 'ready', url: URL, branch: 'new-guide' };
const RECORD: DeployRecord = { isPreview: true, branch: 'new-guide', commitSha: '4f2c9d1aaaa', deployment: DEPLOYMENT };
const FOOT = '[run](https://github.com/acme/docs/actions/runs/1) · deployment `d51e0d9d`</sub>';

test('the comment of a finished preview begins with its link and lists the changed pages', () => {
  const changedPages = matchChangedPages(
    [
      { path: 'docs/guides/webhooks.mdx', change: 'added' },
      { path: 'docs/index.mdx', change: 'changed' },
      { path: 'docs/old.mdx', change: 'removed' },
      { path: 'logo.svg', change: 'changed' },
    ],
    ['/guides/webhooks', 'index.mdx'],
  );
  const ending = { outcome: 'done', message: 'unused', durationMs: 42_000 } as const;
  expect(renderMarkdown(renderComment({ ...RECORD, changedPages }, ending, FACTS)))
    .toBe(`### ✅ Documentation preview is ready

**[Open the preview](${URL})** of \`new-guide\` at \`4f2c9d1\`

| Page | In this pull request |
| :--- | :--- |
| [/guides/webhooks](${URL}/guides/webhooks) | new |
| [/](${URL}/) | changed |

<details><summary>2 more files</summary>

- \`docs/old.mdx\`
- \`logo.svg\`

</details>

<sub>Built in 42s · 15 Nov 2026, 12:04 UTC · ${FOOT}

`);
});

test('the comment of a running build names the commit and the last preview that worked', () => {
  expect(renderMarkdown(renderStartComment({ ...RECORD, lastPreviewUrl: URL }, FACTS))).toBe(
    `### 🔄 Documentation preview is building

\`new-guide\` at \`4f2c9d1\` · The last preview that worked is [still there](${URL}).

<sub>15 Nov 2026, 12:04 UTC · ${FOOT}

`,
  );
});

test('the comment of a failed build begins with file, line and message', () => {
  const buildError = { file: 'a.mdx', line: 31, message: 'Bad <tag>', frame: '> 31 | x', url: 'https://x.test/a#L31' };
  const deployment = { ...DEPLOYMENT, status: 'error', url: null, logs: 'one\ntwo' };
  const ending = { outcome: 'failed', message: 'unused', durationMs: 1_000 } as const;
  expect(renderMarkdown(renderComment({ ...RECORD, deployment, buildError }, ending, FACTS))).toBe(
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

<sub>\`new-guide\` at \`4f2c9d1\` · 15 Nov 2026, 12:04 UTC · ${FOOT}

`,
  );
});

test('more than ten changed pages are folded', () => {
  const pages = Array.from({ length: 13 }, (_, index) => ({ path: `/p${index}`, change: 'new' as const }));
  const ending = { outcome: 'done', message: '', durationMs: 1_000 } as const;
  const text = renderMarkdown(renderComment({ ...RECORD, changedPages: { pages, otherFiles: [] } }, ending, FACTS));
  expect(text.indexOf('/p9]')).toBeLessThan(text.indexOf('<summary>3 more pages</summary>'));
  expect(text.indexOf('/p10]')).toBeGreaterThan(text.indexOf('<summary>3 more pages</summary>'));
});
