/** Builds pages that look like GitHub's, around the Markdown of a job summary or a comment. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

export type Scheme = 'light' | 'dark';

/** A box of the page. Its title is HTML. */
interface Box {
  readonly title: string;
  readonly markdown: string;
}

const require = createRequire(import.meta.url);

/** GitHub's colors that its style sheet for Markdown doesn't have. */
const COLORS: Readonly<
  Record<Scheme, Readonly<Record<'page' | 'box' | 'head' | 'border' | 'text' | 'muted', string>>>
> = {
  light: { page: '#f6f8fa', box: '#ffffff', head: '#f6f8fa', border: '#d1d9e0', text: '#1f2328', muted: '#59636e' },
  dark: { page: '#010409', box: '#0d1117', head: '#151b23', border: '#3d444d', text: '#f0f6fc', muted: '#9198a1' },
};

const DIFF_COLORS: Readonly<Record<Scheme, string>> = {
  light: `.added { background: #dafbe1; color: #116329; }
.removed { background: #ffebe9; color: #82071e; }
.changed { background: #ffd8b5; color: #953800; }`,
  dark: `.added { background: #033a16; color: #aff5b4; }
.removed { background: #67060c; color: #ffdcd7; }
.changed { background: #5a1e02; color: #ffdfb6; }`,
};

/** Returns the page. Once its diagrams are drawn, the body has the attribute `data-drawn`. */
export function githubPage(kind: 'summary' | 'comment', boxes: readonly Box[], scheme: Scheme): string {
  const { page, box, head, border, text, muted } = COLORS[scheme];
  return `<!doctype html>
<meta charset="utf-8">
<style>
${readFileSync(require.resolve(`github-markdown-css/github-markdown-${scheme}.css`), 'utf8')}
body { margin: 0; padding: 16px; background: ${page}; color: ${text}; font: 14px/1.5 "Noto Sans", "DejaVu Sans", sans-serif; }
.row { display: flex; gap: 16px; align-items: flex-start; }
.row + .row { margin-top: 16px; }
.avatar { flex: none; width: 40px; height: 40px; border-radius: 50%; background: ${text}; color: ${box}; }
.box { flex: 1; min-width: 0; border: 1px solid ${border}; border-radius: 6px; background: ${box}; overflow: hidden; }
.title { padding: 8px 16px; border-bottom: 1px solid ${border}; background: ${head}; color: ${muted}; }
.title b { color: ${text}; font-weight: 600; }
.title i { margin: 0 4px; padding: 0 6px; border: 1px solid ${border}; border-radius: 2em; font-size: 12px; font-style: normal; }
.summary .title { padding: 16px 24px 0; border: 0; background: none; font-size: 16px; }
.comment { padding: 8px; background: ${box}; }
.markdown-body { padding: 16px; font-family: inherit; }
.comment .markdown-body { font-size: 14px; }
.summary .markdown-body { padding: 16px 24px 24px; }
.mermaid { text-align: center; }
${DIFF_COLORS[scheme]}
</style>
<body class="${kind}">
${boxes.map((one) => renderBox(one, kind === 'comment' ? AVATAR : '')).join('\n')}
<script>${readFileSync(require.resolve('@mermaid-js/tiny'), 'utf8').replaceAll('</script', '<\\/script')}</script>
<script type="module">
mermaid.initialize({ startOnLoad: false, theme: '${scheme === 'dark' ? 'dark' : 'default'}' });
await mermaid.run({ querySelector: '.mermaid' });
document.body.dataset.drawn = '';
</script>`;
}

/** GitHub's logo for Actions, as paths in a square of 24. */
const AVATAR = `<svg class="avatar" viewBox="-8 -8 40 40" fill="none" stroke="currentColor" stroke-width="2"><circle cx="5" cy="5" r="4"/><circle cx="19" cy="19" r="4" fill="currentColor"/><path d="M9 5h4a3 3 0 0 1 3 3v7"/></svg>`;

function renderBox({ title, markdown }: Box, before: string): string {
  return `<div class="row">${before}<div class="box"><div class="title">${title}</div><article class="markdown-body">${renderMarkdown(markdown)}</article></div></div>`;
}

/** HTML of the text stays, as on GitHub: docs-ci escapes what isn't its own. */
function renderMarkdown(markdown: string): string {
  const html = micromark(markdown, {
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
    allowDangerousHtml: true,
  });
  return html
    .replace(/<pre><code class="language-mermaid">([^]*?)<\/code><\/pre>/g, '<div class="mermaid">$1</div>')
    .replace(/(?<=<pre><code class="language-diff">)[^]*?(?=<\/code><\/pre>)/g, colorDiff);
}

/** Colors the lines of a diff as GitHub does: added, removed, changed. */
function colorDiff(diff: string): string {
  return diff.replace(/^([-+!]).*$/gm, (line, sign: string) => {
    const kind = sign === '+' ? 'added' : sign === '-' ? 'removed' : 'changed';
    return `<span class="${kind}">${line}</span>`;
  });
}
