/** Renders the pages of the published site and of previews: HTML with navigation, without scripts. */
import { sitePathOf, type Site, type SitePage } from './state/site.js';

/** Where a site is, and what its readers should know about it. */
interface SitePlace {
  /** The path before the paths of pages, such as `/site`. */
  readonly base: string;
  /** A line above every page, such as the branch of a preview. */
  readonly note: string | null;
}

const STYLE = `
:root{color-scheme:light dark;--paper:#fff;--side:#f6f8fa;--ink:#1b1f24;--muted:#57606a;--line:#d8dee4;--accent:#1558b0}
@media (prefers-color-scheme:dark){:root{--paper:#0f1419;--side:#171d24;--ink:#e9edf1;--muted:#a3adb8;--line:#303841;--accent:#79b8ff}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.6 system-ui,sans-serif}
a{color:var(--accent)}
.note{margin:0;padding:.4rem 1.5rem;background:var(--accent);color:var(--paper);font-size:.9rem}
header{display:flex;gap:1rem;align-items:baseline;padding:.9rem 1.5rem;border-bottom:1px solid var(--line)}
header a{font-weight:650;font-size:1.1rem;color:var(--ink);text-decoration:none}
header .menu{margin-left:auto;display:none;font-weight:400;font-size:1rem;color:var(--accent)}
.columns{display:grid;grid-template-columns:15rem minmax(0,1fr);min-height:85vh}
nav.pages{padding:1rem 1.5rem;background:var(--side);border-right:1px solid var(--line)}
nav.pages h2{margin:1.2rem 0 .3rem;font-size:.8rem;font-weight:650;color:var(--muted)}
nav.pages ul{margin:0;padding:0;list-style:none}
nav.pages a{display:block;padding:.2rem .6rem;margin:0 -.6rem;border-radius:.3rem;color:var(--ink);text-decoration:none}
nav.pages a:hover{text-decoration:underline}
nav.pages a[aria-current]{background:var(--line);font-weight:600}
main{padding:2rem 3rem 3rem;max-width:52rem}
h1{margin:0 0 1rem;font-size:2rem;line-height:1.2}
main h2{margin:2.2rem 0 .6rem;font-size:1.3rem}
code{font:.9em ui-monospace,monospace;background:var(--side);padding:.1em .3em;border-radius:.2rem}
pre{padding:.9rem 1.1rem;overflow-x:auto;background:var(--side);border:1px solid var(--line);border-radius:.4rem;line-height:1.45}
pre code{padding:0;background:none}
table{display:block;overflow-x:auto;border-collapse:collapse;margin:1rem 0}
th,td{padding:.4rem .9rem .4rem 0;text-align:left;border-bottom:1px solid var(--line);vertical-align:top}
blockquote{margin:1.2rem 0;padding:.1rem 1rem;border-left:4px solid var(--accent);background:var(--side)}
img{max-width:100%}
.next{display:flex;justify-content:space-between;gap:1rem;margin-top:3rem;padding-top:1rem;border-top:1px solid var(--line)}
@media (max-width:48rem){.columns{display:flex;flex-direction:column-reverse}header .menu{display:block}main{padding:1.5rem}
nav.pages{border-right:0;border-top:1px solid var(--line)}}
`;

/** Renders a page of a site. Null renders the start of a site without pages. */
export async function renderSitePage(site: Site, page: SitePage | null, place: SitePlace): Promise<string> {
  const title = page?.title ?? site.name;
  const text = page ? await renderMarkdown(page.text, place.base) : '<p>This site has no pages yet.</p>';
  const name = escapeHtml(site.name);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${page ? `${escapeHtml(title)} – ${name}` : name}</title>
<style>${STYLE}</style>
</head>
<body>
${place.note === null ? '' : `<p class="note">${escapeHtml(place.note)}</p>\n`}<header>
<a href="${place.base}/">${name}</a>
<a class="menu" href="#pages">Menu</a>
</header>
<div class="columns">
<nav class="pages" id="pages" aria-label="Pages">
${site.groups.map((group) => renderGroup(group, page, place)).join('\n')}
</nav>
<main>
<h1>${escapeHtml(title)}</h1>
${text}
${page ? renderNeighbors(site, page, place) : ''}
</main>
</div>
</body>
</html>
`;
}

function renderGroup({ title, pages }: Site['groups'][number], current: SitePage | null, place: SitePlace): string {
  const items = pages.map((page) => {
    const state = page.path === current?.path ? ' aria-current="page"' : '';
    return `<li><a href="${urlOf(page, place)}"${state}>${escapeHtml(page.title)}</a></li>`;
  });
  return `<h2>${escapeHtml(title)}</h2>\n<ul>\n${items.join('\n')}\n</ul>`;
}

function renderNeighbors(site: Site, page: SitePage, place: SitePlace): string {
  const pages = site.groups.flatMap((group) => group.pages);
  const index = pages.findIndex(({ path }) => path === page.path);
  const link = (to: SitePage | undefined, rel: string, before: string, after: string): string =>
    to ? `<a rel="${rel}" href="${urlOf(to, place)}">${before}${escapeHtml(to.title)}${after}</a>` : '<span></span>';
  const next = [link(pages[index - 1], 'prev', '← ', ''), link(pages[index + 1], 'next', '', ' →')];
  return `<nav class="next" aria-label="Previous and next page">\n${next.join('\n')}\n</nav>`;
}

function urlOf(page: SitePage, { base }: SitePlace): string {
  return base + escapeHtml(encodeURI(sitePathOf(page.path)));
}

/** Renders Markdown. HTML in it becomes text. Links from the root of the site get its base. */
async function renderMarkdown(text: string, base: string): Promise<string> {
  const [{ micromark }, { gfm, gfmHtml }] = await Promise.all([
    import(/* webpackChunkName: 'markdown' */ 'micromark'),
    import(/* webpackChunkName: 'markdown' */ 'micromark-extension-gfm'),
  ]);
  const html = micromark(text, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
  return html.replace(/(<(?:a|img)\b[^>]*? (?:href|src)=")\/(?!\/)/g, `$1${base}/`);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
