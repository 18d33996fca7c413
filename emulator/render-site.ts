/** Renders the pages of the published site and of previews: HTML with navigation, without scripts. */
import { readContent } from './read-content.js';
import { sitePathOf, type Site, type SitePage } from './state/site.js';

/** Where a site is, and what its readers should know about it. */
interface SitePlace {
  /** The path before the paths of pages, such as `/site`. */
  readonly base: string;
  /** A line above every page, such as the branch of a preview. */
  readonly note: string | null;
}

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
<style>
${readContent('site.css')}</style>
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
