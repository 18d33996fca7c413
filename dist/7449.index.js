"use strict";
exports.id = 7449;
exports.ids = [7449,6532];
exports.modules = {

/***/ 36242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  addBook: () => (/* binding */ addBook)
});

// EXTERNAL MODULE: ../../node_modules/pdf-lib/es/index.js + 136 modules
var es = __webpack_require__(460);
// EXTERNAL MODULE: ../../node_modules/mdast-util-from-markdown/lib/index.js + 1 modules
var lib = __webpack_require__(94053);
// EXTERNAL MODULE: ../../node_modules/mdast-util-gfm/lib/index.js + 53 modules
var mdast_util_gfm_lib = __webpack_require__(71268);
// EXTERNAL MODULE: ../../node_modules/micromark-extension-gfm/index.js + 13 modules
var micromark_extension_gfm = __webpack_require__(50143);
;// CONCATENATED MODULE: ../../build/src/emulator/state/pdf-text.js
/** Characters of the standard fonts outside Latin-1. */
const TYPOGRAPHY = '\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u20ac';
const MISSING = new RegExp(`[^\\x20-\\x7e\\xa0-\\xff${TYPOGRAPHY}]`, 'gu');
/** Replaces characters that the standard fonts do not contain. */
function toPrintable(text) {
    return text.replace(/\s+/g, ' ').replace(MISSING, '?');
}
/** Returns the runs of Markdown text. */
function runsOf(nodes, fonts, font = fonts.regular, url) {
    return nodes.flatMap((node) => {
        const run = (text, runFont) => [
            { text: toPrintable(text), font: runFont, ...(url !== undefined && { url }) },
        ];
        switch (node.type) {
            case 'text':
                return run(node.value, font);
            case 'inlineCode':
                return run(node.value, fonts.code);
            case 'strong':
                return runsOf(node.children, fonts, fonts.bold, url);
            case 'emphasis':
                return runsOf(node.children, fonts, fonts.italic, url);
            case 'delete':
                return runsOf(node.children, fonts, font, url);
            case 'link':
                return runsOf(node.children, fonts, font, node.url);
            case 'image':
                return run(`[${node.alt ?? ''}]`, fonts.italic);
            case 'break':
                return run(' ', font);
            default:
                return [];
        }
    });
}
const characterWidths = new WeakMap();
/** Returns the width of a text. pdf-lib measures with kerning, but draws without it. */
function textWidth(text, font, size) {
    const known = characterWidths.get(font) ?? new Map();
    characterWidths.set(font, known);
    let width = 0;
    for (const character of text) {
        const one = known.get(character) ?? font.widthOfTextAtSize(character, 1);
        known.set(character, one);
        width += one * size;
    }
    return width;
}
/** Returns the width of a text without line breaks. */
function widthOf(runs, size) {
    return runs.reduce((sum, { text, font }) => sum + textWidth(text, font, size), 0);
}
/** Returns the width of the longest word. */
function longestWordOf(runs, size) {
    return Math.max(0, ...wordsOf(runs).map(({ parts }) => widthOf(parts, size)));
}
/** Breaks a text into lines. Words that are wider than a line are cut. */
function wrapRuns(runs, size, width) {
    const lines = [[]];
    let x = 0;
    const fits = (more) => x === 0 || x + more <= width;
    const endLine = () => {
        lines.push([]);
        x = 0;
    };
    const place = (run) => {
        const line = lines.at(-1) ?? [];
        const last = line.at(-1);
        const runWidth = widthOf([run], size);
        // One text per look keeps the PDF small.
        if (last?.font === run.font && last.url === run.url) {
            line[line.length - 1] = { ...last, text: last.text + run.text, width: last.width + runWidth };
        }
        else
            line.push({ ...run, x, width: runWidth });
        x += runWidth;
    };
    for (const { space, parts } of wordsOf(runs)) {
        if (!fits(widthOf([...space, ...parts], size)))
            endLine();
        if (x > 0)
            space.forEach(place);
        for (const part of parts.flatMap((run) => cutRun(run, size, width))) {
            if (!fits(widthOf([part], size)))
                endLine();
            place(part);
        }
    }
    return lines.filter((line) => line.length > 0);
}
function wordsOf(runs) {
    const words = [];
    let space = [];
    let isOpen = false;
    for (const run of runs) {
        for (const text of run.text.match(/ +|[^ ]+/g) ?? []) {
            if (text.startsWith(' ')) {
                space = [{ ...run, text: ' ' }];
                isOpen = false;
            }
            else if (isOpen)
                words.at(-1)?.parts.push({ ...run, text });
            else {
                words.push({ space, parts: [{ ...run, text }] });
                space = [];
                isOpen = true;
            }
        }
    }
    return words;
}
/** Cuts a word that is wider than a line. */
function cutRun(run, size, width) {
    if (widthOf([run], size) <= width)
        return [run];
    const pieces = [''];
    for (const character of run.text) {
        const longer = `${pieces.at(-1) ?? ''}${character}`;
        if (textWidth(longer, run.font, size) <= width)
            pieces[pieces.length - 1] = longer;
        else
            pieces.push(character);
    }
    return pieces.map((text) => ({ ...run, text }));
}

;// CONCATENATED MODULE: ../../build/src/emulator/state/pdf-layout.js

const A4 = [595, 842];
const MARGIN = 64;
/** The foot of a page is below the text. */
const BOTTOM = 80;
const TEXT_WIDTH = A4[0] - 2 * MARGIN;
const TEXT_SIZE = 10.5;
const CODE_SIZE = 9;
const TABLE_SIZE = 9.5;
const LINE_HEIGHT = 1.45;
const HEADING_SIZES = [20, 14, 12];
const INDENT = 18;
/** Deeper lists are not indented further, so that their text keeps some width. */
const MAX_INDENT = 6 * INDENT;
const CODE_PADDING = 6;
const CELL_GAP = 12;
/** Writes from top to bottom, and adds pages when one is full. */
class PdfLayout {
    document;
    fonts;
    palette;
    links = [];
    page;
    y = A4[1] - MARGIN;
    constructor(document, fonts, palette) {
        this.document = document;
        this.fonts = fonts;
        this.palette = palette;
        this.page = document.addPage(A4);
    }
    /** The page that the next line is on. */
    get currentPage() {
        return this.page;
    }
    /** Leaves a gap before the next line. */
    space(points) {
        this.y -= points;
    }
    heading(text, depth) {
        const size = HEADING_SIZES[Math.min(depth, HEADING_SIZES.length) - 1] ?? TEXT_SIZE;
        this.space(depth === 1 ? 0 : size * 0.7);
        // A heading stays with the first lines of its text.
        this.reserve(size * LINE_HEIGHT + 3 * TEXT_SIZE * LINE_HEIGHT);
        this.text([{ text, font: this.fonts.bold }], { size, x: MARGIN, width: TEXT_WIDTH });
        this.space(depth === 1 ? 10 : 4);
    }
    text(runs, style) {
        for (const line of wrapRuns(runs, style.size, style.width)) {
            this.reserve(style.size * LINE_HEIGHT);
            this.line(line, style);
            this.y -= style.size * LINE_HEIGHT;
        }
    }
    blocks(nodes, indent = 0) {
        for (const node of nodes)
            this.block(node, Math.min(indent, MAX_INDENT));
    }
    block(node, indent) {
        const x = MARGIN + indent;
        const width = TEXT_WIDTH - indent;
        switch (node.type) {
            case 'heading':
                this.heading(this.plain(runsOf(node.children, this.fonts)), node.depth);
                break;
            case 'paragraph':
                this.text(runsOf(node.children, this.fonts), { size: TEXT_SIZE, x, width });
                this.space(7);
                break;
            case 'code':
                this.code(node.value, x, width);
                break;
            case 'list':
                this.list(node, indent);
                break;
            case 'table':
                this.table(node, x, width);
                break;
            case 'blockquote':
                this.quote(node.children, indent);
                break;
            default:
                break;
        }
    }
    list(list, indent) {
        for (const [index, item] of list.children.entries()) {
            const mark = list.ordered === true ? `${(list.start ?? 1) + index}.` : '\u2022';
            this.reserve(TEXT_SIZE * LINE_HEIGHT);
            this.draw(mark, MARGIN + indent, this.y - TEXT_SIZE, TEXT_SIZE);
            const start = this.y;
            this.blocks(item.children, indent + INDENT);
            // The items of a list are close to each other.
            if (this.y < start)
                this.y += 4;
        }
        this.space(5);
    }
    quote(nodes, indent) {
        this.space(2);
        const [page, top] = [this.page, this.y];
        this.blocks(nodes, indent + INDENT);
        const bottom = page === this.page ? this.y + 7 : BOTTOM;
        const x = MARGIN + indent + 4;
        page.drawLine({ start: { x, y: top }, end: { x, y: bottom }, thickness: 2, color: this.palette.accent });
        this.space(3);
    }
    code(value, x, width) {
        const height = CODE_SIZE * 1.4;
        const perLine = Math.floor((width - 16) / textWidth('x', this.fonts.code, CODE_SIZE));
        const lines = value.split('\n').flatMap((line) => cutLine(line, perLine));
        this.space(2);
        if (lines.length * height + 14 < A4[1] / 3)
            this.reserve(lines.length * height + 14);
        this.panel(x, width, CODE_PADDING);
        this.y -= CODE_PADDING;
        for (const line of lines) {
            this.reserve(height);
            this.panel(x, width, height);
            this.draw(line, x + 8, this.y - CODE_SIZE, CODE_SIZE, this.fonts.code);
            this.y -= height;
        }
        this.panel(x, width, CODE_PADDING);
        this.y -= CODE_PADDING;
        this.space(11);
    }
    /** Draws a panel behind what follows. It overlaps the panel above, so that no line is visible between them. */
    panel(x, width, height) {
        const color = this.palette.panel;
        this.page.drawRectangle({ x, y: this.y - height, width, height: height + 0.5, color });
    }
    table(table, x, width) {
        const rows = table.children.map(({ children }, index) => children.map((cell) => runsOf(cell.children, this.fonts, index === 0 ? this.fonts.bold : this.fonts.regular)));
        const widths = columnWidths(rows, width);
        this.space(2);
        for (const [index, row] of rows.entries()) {
            const cells = row.map((runs, column) => wrapRuns(runs, TABLE_SIZE, (widths[column] ?? 0) - CELL_GAP));
            const lineHeight = TABLE_SIZE * LINE_HEIGHT;
            const height = Math.max(1, ...cells.map(({ length }) => length)) * lineHeight + 6;
            this.reserve(index === 0 ? height * 2 : height);
            let left = x;
            for (const [column, lines] of cells.entries()) {
                for (const [number, line] of lines.entries()) {
                    this.line(line, { size: TABLE_SIZE, x: left, width }, this.y - 3 - number * lineHeight);
                }
                left += widths[column] ?? 0;
            }
            this.y -= height;
            const thickness = index === 0 ? 1 : 0.5;
            const end = { x: x + width, y: this.y };
            this.page.drawLine({ start: { x, y: this.y }, end, thickness, color: this.palette.line });
        }
        this.space(12);
    }
    line(parts, { size, x, color }, top = this.y) {
        const baseline = top - size;
        for (const { text, font, url, x: offset, width } of parts) {
            const left = x + offset;
            const isLink = url !== undefined;
            this.draw(text, left, baseline, size, font, isLink ? this.palette.accent : color);
            if (isLink) {
                this.links.push({ page: this.page, url, rectangle: [left, baseline - 3, left + width, baseline + size] });
            }
        }
    }
    draw(text, x, y, size, font = this.fonts.regular, color) {
        this.page.drawText(text, { x, y, size, font, color: color ?? this.palette.ink });
    }
    reserve(height) {
        if (this.y - height >= BOTTOM)
            return;
        this.page = this.document.addPage(A4);
        this.y = A4[1] - MARGIN;
    }
    plain(runs) {
        return runs.map(({ text }) => text).join('');
    }
}
function cutLine(line, length) {
    const text = line.replace(/\t/g, '    ').replace(/[^\x20-\x7e\xa0-\xff]/gu, '?');
    return text === '' ? [''] : (text.match(new RegExp(`.{1,${length}}`, 'g')) ?? []);
}
/** Gives each column its longest word, and the rest of the width to the columns with the longest text. */
function columnWidths(rows, width) {
    const count = Math.max(0, ...rows.map(({ length }) => length));
    const columns = Array.from({ length: count }, (_, column) => {
        const cells = rows.map((row) => row[column] ?? []);
        const least = Math.max(...cells.map((runs) => longestWordOf(runs, TABLE_SIZE))) + CELL_GAP;
        return { least, full: Math.max(least, ...cells.map((runs) => widthOf(runs, TABLE_SIZE) + CELL_GAP)) };
    });
    const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
    const leastSum = sum(columns.map(({ least }) => least));
    const wanted = sum(columns.map(({ least, full }) => full - least));
    if (leastSum + wanted <= width)
        return columns.map(({ full }) => full + (width - leastSum - wanted) / count);
    if (leastSum >= width)
        return columns.map(() => width / count);
    return columns.map(({ least, full }) => least + ((width - leastSum) * (full - least)) / wanted);
}

// EXTERNAL MODULE: ../../build/src/emulator/state/site.js
var site = __webpack_require__(83772);
;// CONCATENATED MODULE: ../../build/src/emulator/state/pdf-book.js







const PALETTE = {
    ink: (0,es.rgb)(0.11, 0.12, 0.14),
    muted: (0,es.rgb)(0.34, 0.38, 0.42),
    accent: (0,es.rgb)(0.08, 0.35, 0.69),
    line: (0,es.rgb)(0.8, 0.83, 0.86),
    panel: (0,es.rgb)(0.955, 0.965, 0.975),
};
const CONTENTS_SIZE = 11;
const CONTENTS_LINE = 20;
const CONTENTS_TOP = A4[1] - MARGIN - 56;
const CONTENTS_LINES = Math.floor((CONTENTS_TOP - MARGIN) / CONTENTS_LINE);
const FOOT_SIZE = 8.5;
const FOOT_Y = 44;
/** Adds a book to an empty document. */
async function addBook(document, { site, url }, createdAt) {
    const [regular, bold, italic, code] = await Promise.all([es.StandardFonts.Helvetica, es.StandardFonts.HelveticaBold, es.StandardFonts.HelveticaOblique, es.StandardFonts.Courier].map((name) => document.embedFont(name)));
    const fonts = { regular, bold, italic, code };
    const cover = document.addPage(A4);
    const entries = site.groups.reduce((sum, { pages }) => sum + 1 + pages.length, 0);
    const contents = Array.from({ length: Math.ceil(entries / CONTENTS_LINES) }, () => document.addPage(A4));
    const links = drawCover(cover, { site, url }, createdAt, fonts);
    const parts = site.groups.map(({ title, pages }) => ({
        title,
        chapters: pages.map((page) => {
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
function parseMarkdown(text) {
    return (0,lib/* fromMarkdown */.Y)(text, { extensions: [(0,micromark_extension_gfm.gfm)()], mdastExtensions: [(0,mdast_util_gfm_lib/* gfmFromMarkdown */.C)()] });
}
function drawCover(page, { site, url }, createdAt, fonts) {
    const [width, height] = A4;
    page.drawRectangle({ x: 0, y: height * 0.56, width, height: height * 0.44, color: PALETTE.accent });
    const white = (0,es.rgb)(1, 1, 1);
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
    document;
    parts;
    fonts;
    numbers;
    chapters;
    constructor(document, parts, fonts) {
        this.document = document;
        this.parts = parts;
        this.fonts = fonts;
        this.numbers = new Map(document.getPages().map((page, index) => [page, index + 1]));
        this.chapters = parts.flatMap(({ chapters }) => chapters);
    }
    drawContents(pages) {
        const rows = this.parts.flatMap(({ title, chapters }) => [
            { title, chapter: undefined },
            ...chapters.map((chapter) => ({ title: chapter.page.title, chapter })),
        ]);
        for (const [index, page] of pages.entries()) {
            const y = A4[1] - MARGIN - 20;
            if (index === 0)
                page.drawText('Contents', { x: MARGIN, y, size: 20, font: this.fonts.bold, color: PALETTE.ink });
            const shown = rows.slice(index * CONTENTS_LINES, (index + 1) * CONTENTS_LINES);
            for (const [row, { title, chapter }] of shown.entries()) {
                this.drawEntry(page, CONTENTS_TOP - row * CONTENTS_LINE, title, chapter);
            }
        }
    }
    drawEntry(page, y, title, chapter) {
        const font = chapter ? this.fonts.regular : this.fonts.bold;
        const x = chapter ? MARGIN + 14 : MARGIN;
        const right = A4[0] - MARGIN;
        const text = toPrintable(title);
        page.drawText(text, { x, y, size: CONTENTS_SIZE, font, color: PALETTE.ink });
        if (!chapter)
            return;
        const number = String(this.numbers.get(chapter.startsOn) ?? '');
        const left = right - textWidth(number, font, CONTENTS_SIZE);
        page.drawText(number, { x: left, y, size: CONTENTS_SIZE, font, color: PALETTE.ink });
        const start = { x: x + textWidth(text, font, CONTENTS_SIZE) + 6, y: y + 2 };
        page.drawLine({ start, end: { x: left - 6, y: y + 2 }, thickness: 0.5, color: PALETTE.line, dashArray: [1, 3] });
        this.addLink(page, [MARGIN, y - 4, right, y + CONTENTS_SIZE + 2], chapter.startsOn);
    }
    /** Writes the title of the chapter and the number below every page but the cover. */
    drawFeet(name) {
        const pages = this.document.getPages();
        let chapter = 'Contents';
        for (const [index, page] of pages.entries()) {
            if (index === 0)
                continue;
            chapter = this.chapters.find(({ startsOn }) => startsOn === page)?.page.title ?? chapter;
            const style = { y: FOOT_Y, size: FOOT_SIZE, font: this.fonts.regular, color: PALETTE.muted };
            const number = `${index + 1} / ${pages.length}`;
            const x = A4[0] - MARGIN - textWidth(number, this.fonts.regular, FOOT_SIZE);
            page.drawText(toPrintable(`${name} \u2022 ${chapter}`), { x: MARGIN, ...style });
            page.drawText(number, { x, ...style });
        }
    }
    /** Links to pages of the site lead to their chapters. Only web and e-mail links lead out of the PDF. */
    addLinks(links, siteUrl) {
        const chapters = new Map(this.chapters.map(({ page, startsOn }) => [(0,site/* sitePathOf */.MZ)(page.path), startsOn]));
        for (const { page, url, rectangle } of links) {
            const target = chapters.get(url.replace(/#.*$/, ''));
            const outside = url.startsWith('/') ? siteUrl.replace(/\/$/, '') + url : url;
            if (target || /^(https?|mailto):/i.test(outside))
                this.addLink(page, rectangle, target ?? outside);
        }
    }
    addLink(page, rectangle, target) {
        const { context } = this.document;
        const destination = typeof target === 'string'
            ? { A: { Type: 'Action', S: 'URI', URI: es.PDFHexString.of(Buffer.from(target).toString('hex')) } }
            : { Dest: topOf(target) };
        const link = { Type: 'Annot', Subtype: 'Link', Rect: [...rectangle], Border: [0, 0, 0], ...destination };
        page.node.addAnnot(context.register(context.obj(link)));
    }
    /** Adds the bookmarks: first pages of their own, then the groups of the navigation with their pages. */
    addOutline(first) {
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
        catalog.set(es.PDFName.of('Outlines'), root);
        catalog.set(es.PDFName.of('PageMode'), es.PDFName.of('UseOutlines'));
    }
    addBookmarks(items, parent) {
        const { context } = this.document;
        const refs = items.map(() => context.nextRef());
        for (const [index, ref] of refs.entries()) {
            const { title, startsOn, children } = items[index];
            const below = this.addBookmarks(children, ref);
            const [previous, next] = [refs[index - 1], refs[index + 1]];
            context.assign(ref, context.obj({
                Title: es.PDFHexString.fromText(title),
                Parent: parent,
                ...(previous && { Prev: previous }),
                ...(next && { Next: next }),
                ...below.ends,
                ...(children.length > 0 && { Count: children.length }),
                ...(startsOn && { Dest: topOf(startsOn) }),
            }));
        }
        const [start, end] = [refs[0], refs.at(-1)];
        return { ends: start && end ? { First: start, Last: end } : {} };
    }
}
/** A destination at the top of a page that keeps the zoom of the viewer. */
function topOf(page) {
    return [page.ref, 'XYZ', 0, A4[1], null];
}


/***/ }),

/***/ 96532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KQ: () => (/* binding */ Font),
/* harmony export */   p6: () => (/* reexport safe */ _node_modules_pdf_lib_standard_fonts_es_Encoding_js__WEBPACK_IMPORTED_MODULE_5__.p),
/* harmony export */   sD: () => (/* binding */ FontNames)
/* harmony export */ });
/* harmony import */ var _node_modules_pdf_lib_standard_fonts_es_Helvetica_Bold_compressed_json__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91525);
/* harmony import */ var _node_modules_pdf_lib_standard_fonts_es_Courier_compressed_json__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10781);
/* harmony import */ var _node_modules_pdf_lib_standard_fonts_es_Helvetica_Oblique_compressed_json__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(259);
/* harmony import */ var _node_modules_pdf_lib_standard_fonts_es_Helvetica_compressed_json__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31625);
/* harmony import */ var _node_modules_pdf_lib_standard_fonts_es_utils_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32797);
/* harmony import */ var _node_modules_pdf_lib_standard_fonts_es_Encoding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29093);
/** Exports what pdf-lib imports from its fonts, with the metrics of the four fonts that the emulator's PDFs use, of 14. */








const METRICS = { Helvetica: _node_modules_pdf_lib_standard_fonts_es_Helvetica_compressed_json__WEBPACK_IMPORTED_MODULE_3__, 'Helvetica-Bold': _node_modules_pdf_lib_standard_fonts_es_Helvetica_Bold_compressed_json__WEBPACK_IMPORTED_MODULE_0__, 'Helvetica-Oblique': _node_modules_pdf_lib_standard_fonts_es_Helvetica_Oblique_compressed_json__WEBPACK_IMPORTED_MODULE_2__, Courier: _node_modules_pdf_lib_standard_fonts_es_Courier_compressed_json__WEBPACK_IMPORTED_MODULE_1__ };

/** pdf-lib recognizes a standard font by its name. */
const FontNames = Object.fromEntries(Object.keys(METRICS).map((name) => [name.replace('-', ''), name]));

const Font = {
  load(name) {
    const metrics = JSON.parse((0,_node_modules_pdf_lib_standard_fonts_es_utils_js__WEBPACK_IMPORTED_MODULE_4__/* .decompressJson */ .Ok)(METRICS[name]));
    const widths = new Map(metrics.CharMetrics.map(({ N: glyph, WX: width }) => [glyph, width]));
    const kerning = new Map(metrics.KernPairs.map(([left, right, amount]) => [`${left} ${right}`, amount]));
    return {
      ...metrics,
      getWidthOfGlyph: (glyph) => widths.get(glyph),
      getXAxisKerningForPair: (left, right) => kerning.get(`${left} ${right}`),
    };
  },
};


/***/ })

};
;