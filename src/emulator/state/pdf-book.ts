/** Renders a site as a book: cover, contents, one chapter per page of the site, page numbers, links and outline. */
import type { Root } from 'mdast';
import { PDFHexString, PDFName, StandardFonts, rgb, type PDFDocument, type PDFPage, type PDFRef } from 'pdf-lib';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { A4, MARGIN, PdfLayout, TEXT_WIDTH, type LinkArea, type Palette } from './pdf-layout.js';
import { sitePathOf, type Site, type SitePage } from './site.js';
import { textWidth, toPrintable, type Fonts } from './pdf-text.js';

/** What a book is made of. */
export interface Book {
  readonly site: Site;
  /** The URL of the published site. */
  readonly url: string;
}

/** A page of the site, and where it starts. */
interface Chapter {
  readonly page: SitePage;
  readonly startsOn: PDFPage;
}

interface Part {
  readonly title: string;
  readonly chapters: readonly Chapter[];
}

const PALETTE: Palette = {
  ink: rgb(0.11, 0.12, 0.14),
  muted: rgb(0.34, 0.38, 0.42),
  accent: rgb(0.08, 0.35, 0.69),
  line: rgb(0.8, 0.83, 0.86),
  panel: rgb(0.955, 0.965, 0.975),
};

const CONTENTS_SIZE = 11;
const CONTENTS_LINE = 20;
const CONTENTS_TOP = A4[1] - MARGIN - 56;
const CONTENTS_LINES = Math.floor((CONTENTS_TOP - MARGIN) / CONTENTS_LINE);
const FOOT_SIZE = 8.5;
const FOOT_Y = 44;

/** Adds a book to an empty document. */
export async function addBook(document: PDFDocument, { site, url }: Book, createdAt: number): Promise<void> {
  const [regular, bold, italic, code] = await Promise.all(
    [StandardFonts.Helvetica, StandardFonts.HelveticaBold, StandardFonts.HelveticaOblique, StandardFonts.Courier].map(
      (name) => document.embedFont(name),
    ),
  );
  const fonts = { regular, bold, italic, code } as Fonts;
  const cover = document.addPage(A4);
  const entries = site.groups.reduce((sum, { pages }) => sum + 1 + pages.length, 0);
  const contents = Array.from({ length: Math.ceil(entries / CONTENTS_LINES) }, () => document.addPage(A4));
  const links: LinkArea[] = drawCover(cover, { site, url }, createdAt, fonts);
  const parts = site.groups.map(({ title, pages }) => ({
    title,
    chapters: pages.map((page): Chapter => {
      const layout = new PdfLayout(document, fonts, PALETTE);
      const startsOn = layout.currentPage;
      layout.heading(toPrintable(page.title), 1);
      layout.blocks(parseMarkdown(page.text).children);
      links.push(...layout.links);
      return { page, startsOn };
    }),
  }));
  const book = new BookIndex(document, parts, fonts);
  book.drawContents(contents);
  book.drawFeet(site.name);
  book.addLinks(links, url);
  book.addOutline([{ title: 'Contents', startsOn: contents[0] ?? cover }]);
}

function parseMarkdown(text: string): Root {
  return fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}

function drawCover(page: PDFPage, { site, url }: Book, createdAt: number, fonts: Fonts): LinkArea[] {
  const [width, height] = A4;
  page.drawRectangle({ x: 0, y: height * 0.56, width, height: height * 0.44, color: PALETTE.accent });
  const white = rgb(1, 1, 1);
  const title = toPrintable(site.name);
  const size = Math.min(44, (44 * TEXT_WIDTH) / textWidth(title, fonts.bold, 44));
  page.drawText(title, { x: MARGIN, y: height * 0.66, size, font: fonts.bold, color: white });
  page.drawText('Documentation', { x: MARGIN, y: height * 0.61, size: 18, font: fonts.regular, color: white });
  const count = site.groups.reduce((sum, { pages }) => sum + pages.length, 0);
  const date = new Date(createdAt).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const y = height * 0.5;
  page.drawText(`Exported on ${date}, ${count} ${count === 1 ? 'page' : 'pages'}`, {
    x: MARGIN,
    y,
    size: 12,
    font: fonts.regular,
    color: PALETTE.ink,
  });
  const text = toPrintable(url);
  page.drawText(text, { x: MARGIN, y: y - 22, size: 12, font: fonts.regular, color: PALETTE.accent });
  const right = MARGIN + textWidth(text, fonts.regular, 12);
  return [{ page, url, rectangle: [MARGIN, y - 26, right, y - 10] }];
}

/** Everything that needs the numbers of all pages: contents, feet, links and outline. */
class BookIndex {
  private readonly numbers: ReadonlyMap<PDFPage, number>;
  private readonly chapters: readonly Chapter[];

  constructor(
    private readonly document: PDFDocument,
    private readonly parts: readonly Part[],
    private readonly fonts: Fonts,
  ) {
    this.numbers = new Map(document.getPages().map((page, index) => [page, index + 1]));
    this.chapters = parts.flatMap(({ chapters }) => chapters);
  }

  drawContents(pages: readonly PDFPage[]): void {
    const rows = this.parts.flatMap(({ title, chapters }) => [
      { title, chapter: undefined },
      ...chapters.map((chapter) => ({ title: chapter.page.title, chapter })),
    ]);
    for (const [index, page] of pages.entries()) {
      const y = A4[1] - MARGIN - 20;
      if (index === 0) page.drawText('Contents', { x: MARGIN, y, size: 20, font: this.fonts.bold, color: PALETTE.ink });
      const shown = rows.slice(index * CONTENTS_LINES, (index + 1) * CONTENTS_LINES);
      for (const [row, { title, chapter }] of shown.entries()) {
        this.drawEntry(page, CONTENTS_TOP - row * CONTENTS_LINE, title, chapter);
      }
    }
  }

  private drawEntry(page: PDFPage, y: number, title: string, chapter: Chapter | undefined): void {
    const font = chapter ? this.fonts.regular : this.fonts.bold;
    const x = chapter ? MARGIN + 14 : MARGIN;
    const right = A4[0] - MARGIN;
    const text = toPrintable(title);
    page.drawText(text, { x, y, size: CONTENTS_SIZE, font, color: PALETTE.ink });
    if (!chapter) return;
    const number = String(this.numbers.get(chapter.startsOn) ?? '');
    const left = right - textWidth(number, font, CONTENTS_SIZE);
    page.drawText(number, { x: left, y, size: CONTENTS_SIZE, font, color: PALETTE.ink });
    const start = { x: x + textWidth(text, font, CONTENTS_SIZE) + 6, y: y + 2 };
    page.drawLine({ start, end: { x: left - 6, y: y + 2 }, thickness: 0.5, color: PALETTE.line, dashArray: [1, 3] });
    this.addLink(page, [MARGIN, y - 4, right, y + CONTENTS_SIZE + 2], chapter.startsOn);
  }

  /** Writes the title of the chapter and the number below every page but the cover. */
  drawFeet(name: string): void {
    const pages = this.document.getPages();
    let chapter = 'Contents';
    for (const [index, page] of pages.entries()) {
      if (index === 0) continue;
      chapter = this.chapters.find(({ startsOn }) => startsOn === page)?.page.title ?? chapter;
      const style = { y: FOOT_Y, size: FOOT_SIZE, font: this.fonts.regular, color: PALETTE.muted };
      const number = `${index + 1} / ${pages.length}`;
      const x = A4[0] - MARGIN - textWidth(number, this.fonts.regular, FOOT_SIZE);
      page.drawText(toPrintable(`${name} \u2022 ${chapter}`), { x: MARGIN, ...style });
      page.drawText(number, { x, ...style });
    }
  }

  /** Links to pages of the site lead to their chapters. Only web and e-mail links lead out of the PDF. */
  addLinks(links: readonly LinkArea[], siteUrl: string): void {
    const chapters = new Map(this.chapters.map(({ page, startsOn }) => [sitePathOf(page.path), startsOn]));
    for (const { page, url, rectangle } of links) {
      const target = chapters.get(url.replace(/#.*$/, ''));
      const outside = url.startsWith('/') ? siteUrl.replace(/\/$/, '') + url : url;
      if (target || /^(https?|mailto):/i.test(outside)) this.addLink(page, rectangle, target ?? outside);
    }
  }

  private addLink(page: PDFPage, rectangle: LinkArea['rectangle'], target: PDFPage | string): void {
    const { context } = this.document;
    const destination =
      typeof target === 'string'
        ? { A: { Type: 'Action', S: 'URI', URI: PDFHexString.of(Buffer.from(target).toString('hex')) } }
        : { Dest: topOf(target) };
    const link = { Type: 'Annot', Subtype: 'Link', Rect: [...rectangle], Border: [0, 0, 0], ...destination };
    page.node.addAnnot(context.register(context.obj(link)));
  }

  /** Adds the bookmarks: first pages of their own, then the groups of the navigation with their pages. */
  addOutline(first: readonly { readonly title: string; readonly startsOn: PDFPage }[]): void {
    const { context, catalog } = this.document;
    const root = context.nextRef();
    const items = [
      ...first.map(({ title, startsOn }) => ({ title, startsOn, children: [] })),
      ...this.parts.map(({ title, chapters }) => ({
        title,
        startsOn: chapters[0]?.startsOn,
        children: chapters.map(({ page, startsOn }) => ({ title: page.title, startsOn, children: [] })),
      })),
    ];
    const { ends } = this.addBookmarks(items, root);
    context.assign(root, context.obj({ Type: 'Outlines', ...ends, Count: items.length + this.chapters.length }));
    catalog.set(PDFName.of('Outlines'), root);
    catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
  }

  private addBookmarks(items: readonly Bookmark[], parent: PDFRef): { readonly ends: Record<string, PDFRef> } {
    const { context } = this.document;
    const refs = items.map(() => context.nextRef());
    for (const [index, ref] of refs.entries()) {
      const { title, startsOn, children } = items[index] as Bookmark;
      const below = this.addBookmarks(children, ref);
      const [previous, next] = [refs[index - 1], refs[index + 1]];
      context.assign(
        ref,
        context.obj({
          Title: PDFHexString.fromText(title),
          Parent: parent,
          ...(previous && { Prev: previous }),
          ...(next && { Next: next }),
          ...below.ends,
          ...(children.length > 0 && { Count: children.length }),
          ...(startsOn && { Dest: topOf(startsOn) }),
        }),
      );
    }
    const [start, end] = [refs[0], refs.at(-1)];
    return { ends: start && end ? { First: start, Last: end } : {} };
  }
}

interface Bookmark {
  readonly title: string;
  readonly startsOn: PDFPage | undefined;
  readonly children: readonly Bookmark[];
}

/** A destination at the top of a page that keeps the zoom of the viewer. */
function topOf(page: PDFPage): (PDFRef | string | number | null)[] {
  return [page.ref, 'XYZ', 0, A4[1], null];
}
