"use strict";
exports.id = 9022;
exports.ids = [9022];
exports.modules = {

/***/ 76927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  findReferences: () => (/* binding */ findReferences),
  b: () => (/* binding */ formatOf)
});

// EXTERNAL MODULE: ../../build/src/pages/headings.js
var headings = __webpack_require__(15951);
;// CONCATENATED MODULE: ../../build/src/pages/html-references.js
/** Attributes whose value is a URL, and whether the page embeds the target. */
const URL_ATTRIBUTES = {
    src: true,
    poster: true,
    srcset: true,
    data: true,
    href: false,
    'xlink:href': false,
    // React's spelling.
    xlinkhref: false,
};
/** Attributes by which components show an image file. They can also be a color, or the name of an icon. */
const IMAGE_ATTRIBUTES = new Set(['icon', 'image', 'img']);
const IMAGE_FILE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)(?:[?#]|$)/i;
/**
 * SVG elements that show the target of their `href`. Outside of an svg element, the HTML parser changes `image` to `img`
 * and `feImage` to lower case.
 */
const SHOWING_TAGS = new Set(['image', 'img', 'use', 'feImage', 'feimage']);
/** The search of a longer list of images could take long. */
const MAX_SRCSET_LENGTH = 10_000;
/** @param offset where this piece of HTML starts in the page */
async function findHtmlReferences(html, offset) {
    const { Parser } = await Promise.all(/* import() | parser */[__webpack_require__.e(3447), __webpack_require__.e(7981), __webpack_require__.e(9022)]).then(__webpack_require__.bind(__webpack_require__, 4644));
    const references = [];
    let tag = '';
    let ofEarlierTags = 0;
    const parser = new Parser({
        onopentagname: (name) => {
            tag = name;
            ofEarlierTags = references.length;
        },
        onopentag: (name, attributes) => {
            if (name === 'img' && attributes.alt === undefined)
                references.push(...withoutAlt(references.splice(ofEarlierTags)));
        },
        onattribute: (name, value, quote) => {
            const isQuoted = quote !== null;
            const end = parser.endIndex - (isQuoted ? 1 : 0);
            const [prefix = ''] = /^[^=]*=\s*["']?/.exec(html.slice(parser.startIndex, end)) ?? [];
            const start = parser.startIndex + prefix.length;
            const raw = html.slice(start, end);
            // A value that begins with an entity isn't a path of a file.
            if (value === '' || (raw.startsWith('&') && raw !== value) || (name === 'data' && tag !== 'object'))
                return;
            const context = isQuoted ? 'attribute' : 'bare attribute';
            const place = { start: offset + start, end: offset + end, context };
            references.push(...findInAttribute({ tag, name }, value, raw, place));
        },
    });
    parser.end(html);
    return references;
}
/** Marks the images among the references of an `img` element that has no `alt`. */
function withoutAlt(references) {
    return references.map((reference) => (reference.isEmbedded ? { ...reference, lacksAlt: true } : reference));
}
/** @param raw the value as written, with its entities */
function findInAttribute({ tag, name }, value, raw, place) {
    const attribute = name.toLowerCase();
    const isImage = /^[A-Z]/.test(tag) && IMAGE_ATTRIBUTES.has(attribute) && IMAGE_FILE.test(value);
    if (!isImage && !Object.hasOwn(URL_ATTRIBUTES, attribute))
        return [];
    // Only the author of a component knows what it does with a value.
    const isElement = /^[a-z]/.test(tag) && (attribute !== 'data' || tag === 'object');
    const isEmbedded = isElement && (URL_ATTRIBUTES[attribute] === true || SHOWING_TAGS.has(tag));
    if (attribute !== 'srcset')
        return [{ ...place, url: value.trim(), isEmbedded }];
    // Data URLs contain commas.
    if (value.includes('data:') || raw.length > MAX_SRCSET_LENGTH)
        return [];
    const context = place.context === 'script' ? 'script srcset' : 'srcset';
    // In HTML a URL ends at a space, so it may contain commas, and its descriptor ends at a comma. In MDX, the marker of a
    // block quote may precede a URL.
    return [...raw.matchAll(/([\s,>]*)([^\s,>](?:\S*[^\s,])?)(?:,+(?=\s|$)|[^,]*)/g)].flatMap((match) => {
        const [, before = '', url = ''] = match;
        // With entities or escapes, the written URL isn't the one that a browser reads.
        if (raw !== value && /[&\\]/.test(url))
            return [];
        const start = place.start + match.index + before.length;
        return [{ start, end: start + url.length, url, context, isEmbedded }];
    });
}

;// CONCATENATED MODULE: ../../build/src/pages/mdx-references.js

/** @param nodes all nodes of the page's tree */
async function findMdxReferences(text, nodes) {
    const { visit } = await Promise.all(/* import() | parser */[__webpack_require__.e(3447), __webpack_require__.e(7981), __webpack_require__.e(9022)]).then(__webpack_require__.bind(__webpack_require__, 9920));
    const references = [];
    for (const node of nodes) {
        if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
            references.push(...findInElement(text, node));
        for (const program of programsOf(node)) {
            visit(program, (code) => {
                if (code.type === 'JSXOpeningElement')
                    references.push(...findInOpeningElement(text, code));
            });
        }
    }
    return references;
}
function programsOf(node) {
    const expressions = [];
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression' || node.type === 'mdxjsEsm') {
        expressions.push(node);
    }
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        for (const attribute of node.attributes) {
            if (attribute.type === 'mdxJsxExpressionAttribute')
                expressions.push(attribute);
            else if (attribute.value && typeof attribute.value !== 'string')
                expressions.push(attribute.value);
        }
    }
    // Code without elements, such as large data, isn't visited.
    return expressions.flatMap(({ value, data }) => (value.includes('<') ? (data?.estree ?? []) : []));
}
function findInElement(text, element) {
    // An expression such as `{...props}` may have the text.
    const hasAlt = element.attributes.some((one) => one.type !== 'mdxJsxAttribute' || one.name === 'alt');
    const references = element.attributes.flatMap((attribute) => {
        const { start, end } = attribute.position ?? {};
        if (attribute.type !== 'mdxJsxAttribute' || start?.offset === undefined || end?.offset === undefined)
            return [];
        const { value } = attribute;
        const named = { tag: element.name ?? '', name: attribute.name };
        if (typeof value === 'string') {
            const quote = text.slice(start.offset, end.offset).search(/["']/);
            return findInQuotes(text, named, value, [start.offset + quote, end.offset], 'attribute');
        }
        const code = expressionOf(value);
        return code ? findInExpression(text, named, code) : [];
    });
    return element.name === 'img' && !hasAlt ? withoutAlt(references) : references;
}
/** Returns the code of an attribute value in braces. */
function expressionOf(value) {
    if (typeof value !== 'object')
        return undefined;
    const [statement] = value?.data?.estree?.body ?? [];
    return statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
}
function findInOpeningElement(text, element) {
    const tag = element.name.type === 'JSXIdentifier' ? element.name.name : '';
    const hasAlt = element.attributes.some((one) => one.type !== 'JSXAttribute' || one.name.name === 'alt');
    const references = element.attributes.flatMap((attribute) => {
        if (attribute.type !== 'JSXAttribute')
            return [];
        const { name, value } = attribute;
        const named = { tag, name: name.type === 'JSXIdentifier' ? name.name : `${name.namespace.name}:${name.name.name}` };
        if (value?.type === 'JSXExpressionContainer')
            return findInExpression(text, named, value.expression);
        return value?.type === 'Literal' ? findInQuotes(text, named, value.value, value.range, 'attribute') : [];
    });
    return tag === 'img' && !hasAlt ? withoutAlt(references) : references;
}
/** Finds a URL in an attribute value that is code: only strings and templates without substitutions are URLs. */
function findInExpression(text, attribute, code) {
    if (code.type === 'Literal')
        return findInQuotes(text, attribute, code.value, code.range, 'script');
    if (code.type !== 'TemplateLiteral' || code.quasis.length !== 1)
        return [];
    return findInQuotes(text, attribute, code.quasis[0]?.value.cooked, code.range, 'script');
}
/** @param range offsets in the page, quotes included */
function findInQuotes(text, attribute, value, range, context) {
    if (typeof value !== 'string' || !range)
        return [];
    const [start, end] = [range[0] + 1, range[1] - 1];
    return findInAttribute(attribute, value, text.slice(start, end), { start, end, context });
}

;// CONCATENATED MODULE: ../../build/src/pages/find-references.js



const BYTE_ORDER_MARK = '\ufeff';
/**
 * All references of a page, and what links can jump to. Throws if it can't be parsed (MDX is strict): an error with the
 * fields of SyntaxFault if the text isn't valid, or another error of the parser.
 */
async function findReferences(text, format) {
    // Parsers skip the mark without counting it.
    const skipped = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
    const body = text.slice(skipped);
    const isHtml = format === 'html';
    const found = isHtml ? { references: await findHtmlReferences(body, 0) } : await findInMarkdown(body, format);
    const references = found.references
        .map((reference) => ({ ...reference, start: reference.start + skipped, end: reference.end + skipped }))
        .sort((a, b) => a.start - b.start);
    return { ...found, references };
}
/** The format that the extension of a path stands for. */
function formatOf(path) {
    if (/\.mdx$/i.test(path))
        return 'mdx';
    return /\.html?$/i.test(path) ? 'html' : 'markdown';
}
async function findInMarkdown(text, format) {
    const references = [];
    const tree = await parseMarkdown(format === 'markdown' ? withoutSlashes(text) : text, format, (start, end, node) => {
        if (node.type !== 'image' && node.type !== 'link' && node.type !== 'definition')
            return;
        const isEmbedded = node.type === 'image';
        const lacksAlt = isEmbedded && (node.alt ?? '').trim() === '';
        references.push({ start, end, url: node.url, context: 'markdown', isEmbedded, ...(lacksAlt && { lacksAlt }) });
    });
    const nodes = [...walk(tree)];
    for (const node of nodes) {
        if (node.type === 'html')
            references.push(...(await findHtmlReferences(blankMarkers(text, node), offsetOf(node))));
    }
    if (format !== 'markdown')
        references.push(...(await findMdxReferences(text, nodes)));
    return { references, outline: (0,headings/* outlineOf */.W4)(nodes) };
}
/** @param onUrl receives the offsets of each URL, which the tree doesn't contain */
async function parseMarkdown(text, format, onUrl) {
    const [{ fromMarkdown }, { gfm }, { gfmFromMarkdown }, { frontmatter }, { frontmatterFromMarkdown }] = await Promise.all([
        Promise.all(/* import() | parser */[__webpack_require__.e(3447), __webpack_require__.e(7981), __webpack_require__.e(9022)]).then(__webpack_require__.bind(__webpack_require__, 92257)),
        Promise.all(/* import() | parser */[__webpack_require__.e(3447), __webpack_require__.e(7981), __webpack_require__.e(9022)]).then(__webpack_require__.bind(__webpack_require__, 50143)),
        Promise.all(/* import() | parser */[__webpack_require__.e(3447), __webpack_require__.e(7981), __webpack_require__.e(9022)]).then(__webpack_require__.bind(__webpack_require__, 9888)),
        Promise.all(/* import() | parser */[__webpack_require__.e(3447), __webpack_require__.e(7981), __webpack_require__.e(9022)]).then(__webpack_require__.bind(__webpack_require__, 94792)),
        Promise.all(/* import() | parser */[__webpack_require__.e(3447), __webpack_require__.e(7981), __webpack_require__.e(9022)]).then(__webpack_require__.bind(__webpack_require__, 38074)),
    ]);
    const extensions = [EMAIL_START.test(text) ? gfm() : withoutEmails(gfm()), frontmatter(['yaml', 'toml'])];
    // Its transforms search all text for e-mail addresses and web URLs, which takes a third of the time and finds no file.
    const gfmNodes = gfmFromMarkdown().map((extension) => ({ ...extension, transforms: [] }));
    const mdastExtensions = [gfmNodes, frontmatterFromMarkdown(['yaml', 'toml']), reportUrls(onUrl)];
    if (format === 'markdown')
        return fromMarkdown(text, { extensions, mdastExtensions });
    const [{ mdxjs }, { mdxFromMarkdown }] = await Promise.all([
        Promise.all(/* import() | parser */[__webpack_require__.e(3447), __webpack_require__.e(7981), __webpack_require__.e(9022)]).then(__webpack_require__.bind(__webpack_require__, 8396)),
        Promise.all(/* import() | parser */[__webpack_require__.e(3447), __webpack_require__.e(7981), __webpack_require__.e(9022)]).then(__webpack_require__.bind(__webpack_require__, 82870)),
    ]);
    let openedAt;
    const mdx = reportStarts(mdxjs(), (offset) => (openedAt = offset));
    const formulas = format === 'mdx with formulas' ? [await formulaSyntax()] : [];
    try {
        return fromMarkdown(text, {
            extensions: [...extensions, mdx, ...formulas],
            mdastExtensions: [...mdastExtensions, mdxFromMarkdown()],
        });
    }
    catch (error) {
        throw Object.assign(error, { openedAt });
    }
}
/** The bundle leaves out what else the package has, which shows formulas. */
async function formulaSyntax() {
    const { math } = await Promise.all(/* import() | parser */[__webpack_require__.e(3447), __webpack_require__.e(7981), __webpack_require__.e(9022)]).then(__webpack_require__.bind(__webpack_require__, 98056));
    return math();
}
/** Reports where each expression and each tag begins: an error of the parser only says where it ends. */
function reportStarts({ flow, text, ...extension }, onStart) {
    const reporting = (construct) => ({
        ...construct,
        tokenize(...states) {
            onStart(this.now().offset);
            return construct.tokenize.apply(this, states);
        },
    });
    const all = (constructs = {}) => Object.fromEntries(Object.entries(constructs).map(([code, one]) => [code, one && [one].flat().map(reporting)]));
    return { ...extension, flow: all(flow), text: all(text) };
}
/** Every e-mail address that the parser recognizes contains this. */
const EMAIL_START = /[\w.+-]@/;
/** Without e-mail addresses, the parser needn't try each word as one, which takes a fifth of the memory. */
function withoutEmails({ text = {}, ...extension }) {
    const constructs = Object.entries(text).map(([code, one]) => {
        const list = one === undefined || Array.isArray(one) ? one : [one];
        return [code, list?.filter(({ name }) => name !== 'emailAutolink')];
    });
    // Even an empty list makes the parser stop at its character.
    return { ...extension, text: Object.fromEntries(constructs.filter(([, list]) => list?.length !== 0)) };
}
/** Reports the offsets of the URLs of links, images and definitions while the tree is built. */
function reportUrls(onUrl) {
    function onDestination({ start, end }) {
        const url = this.resume();
        const node = this.stack.at(-1);
        node.url = url;
        onUrl(start.offset, end.offset, node);
    }
    return { exit: { resourceDestinationString: onDestination, definitionDestinationString: onDestination } };
}
function* walk(node) {
    yield node;
    if ('children' in node)
        for (const child of node.children)
            yield* walk(child);
}
function offsetOf(node) {
    return node.position?.start.offset ?? 0;
}
const LINE = /^.*$/gm;
/** The HTML of a node, with blanks in place of the markers of block quotes around it: a marker would end a tag. */
function blankMarkers(text, node) {
    const raw = text.slice(offsetOf(node), node.position?.end.offset ?? 0);
    const lines = node.value.match(LINE) ?? [];
    let index = 0;
    return raw.replace(LINE, (line) => {
        const { length } = (lines[index++] ?? '').trimStart();
        return line.slice(line.length - length).padStart(line.length);
    });
}
/** Tags with attributes, but not URLs of links. */
const TAG = /(?<!\]\(\s*|\]:\s*)<[a-z][\w-]*\s[^<>[\]]*>/gi;
/** Unlike CommonMark, the parser ends a value without quotes at a slash. A comma in its place keeps all offsets. */
function withoutSlashes(text) {
    return text.replace(TAG, (tag) => tag.replace(/=\s*[^\s"'=<>`]+/g, (value) => value.replaceAll('/', ',')));
}


/***/ }),

/***/ 15951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W4: () => (/* binding */ outlineOf),
/* harmony export */   ZH: () => (/* binding */ lostAnchors),
/* harmony export */   t1: () => (/* binding */ findAnchor)
/* harmony export */ });
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24169);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64931);
/* harmony import */ var _text_unicode_form_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66285);



/** @param nodes all nodes of the page's tree */
function outlineOf(nodes) {
    const outline = { headings: [], ids: [], imports: [], parts: [], isOpen: false };
    for (const node of nodes)
        addNode(node, outline);
    return outline;
}
const OWN_ID = /(?<!\s)\s*\\?\{\s*#([^\s{}]+)\s*\}\s*$/;
const EXPRESSION = /^(?!\s*\/\*[^]*\*\/\s*$)/;
/**
 * Texts that can add content: templates such as `{{ include }}` or `{% include %}`, expressions, except comments, and the
 * page of an API description, whose headings the service generates.
 */
const MAY_ADD = {
    text: /\{[{%]/,
    mdxFlowExpression: EXPRESSION,
    mdxTextExpression: EXPRESSION,
    yaml: /^["']?(?:api|openapi|asyncapi|openrpc|graphql|swagger)[\w-]*["']?\s*:/im,
};
function addNode(node, outline) {
    if ('value' in node && MAY_ADD[node.type]?.test(node.value))
        outline.isOpen = true;
    switch (node.type) {
        case 'heading':
            addHeading(plainText(node), outline);
            break;
        case 'html':
            addHtml(node.value, outline);
            break;
        case 'mdxJsxFlowElement':
        case 'mdxJsxTextElement':
            addElement(node, outline);
            break;
        case 'mdxjsEsm':
            outline.isOpen = true;
            outline.imports.push(...Array.from(node.value.matchAll(/\bfrom\s*["']([^"'\n]*)["']/g), ([, path = '']) => path));
    }
}
function addHeading(text, { headings, ids }) {
    const [whole = '', id] = OWN_ID.exec(text) ?? [];
    headings.push(whole === '' ? text : text.slice(0, -whole.length));
    if (id !== undefined)
        ids.push(id);
}
function addElement(element, outline) {
    const name = element.name ?? '';
    if (/^[A-Z]|\./.test(name))
        outline.isOpen = true;
    if (/^h[1-6]$/.test(name))
        addHeading(plainText(element), outline);
    for (const attribute of element.attributes) {
        if (attribute.type !== 'mdxJsxAttribute')
            outline.isOpen = true;
        else if (attribute.name === 'file' && /^[A-Z]/.test(name))
            addPart(attribute.value, outline);
        else if (attribute.name !== 'id' && (attribute.name !== 'name' || name !== 'a'))
            continue;
        else if (typeof attribute.value === 'string')
            outline.ids.push(attribute.value);
        else
            outline.isOpen = true;
    }
}
function addPart(file, { parts }) {
    if (typeof file === 'string' && (0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .isPage */ .yp)(file))
        parts.push(file);
}
/** Splitting takes linear time, whatever the text is. */
function addHtml(html, outline) {
    let heading;
    for (const piece of html.split('<').slice(1)) {
        const end = piece.indexOf('>');
        const [tag, text] = end < 0 ? [piece, ''] : [piece.slice(0, end), piece.slice(end + 1)];
        if (/^[A-Z]/.test(tag)) {
            outline.isOpen = true;
            addPart(/\sfile\s*=\s*["']([^"']*)["']/.exec(tag)?.[1], outline);
        }
        for (const [, id = ''] of tag.matchAll(/\s(?:id|name)\s*=\s*["']?([^"'\s>]+)/gi))
            outline.ids.push(id);
        if (/^\/h[1-6]/i.test(tag) && heading !== undefined) {
            addHeading(heading, outline);
            heading = undefined;
        }
        else if (/^h[1-6](?:\s|$)/i.test(tag))
            heading = text;
        else if (heading !== undefined)
            heading += text;
    }
}
function plainText(node) {
    if (node.type === 'image')
        return node.alt ?? '';
    if (node.type === 'html')
        return '';
    if ('children' in node)
        return node.children.map(plainText).join('');
    return 'value' in node ? node.value : '';
}
/** Whether an anchor leads somewhere in a page. */
function findAnchor(anchor, { headings, ids, isOpen }) {
    const wanted = fold((0,_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePath */ .q0)(anchor));
    if (wanted === '' || wanted === 'top' || ids.some((id) => fold(id) === wanted))
        return 'there';
    const known = new Set(headings.flatMap(anchorsOf));
    if (known.has(wanted) || known.has(wanted.replace(/-\d+$/, '')))
        return 'there';
    // A text fragment or the route of a component isn't an anchor.
    if (isOpen || /^[:/!]/.test(wanted))
        return 'unknown';
    const letters = lettersOf(wanted);
    const isAlmost = [...headings, ...ids].some((text) => lettersOf(fold(text)) === letters);
    return isAlmost || letters === '' ? 'unknown' : 'missing';
}
/** The headings and other anchors that a page has lost. */
function lostAnchors({ headings, ids }, now) {
    const lost = [
        ...headings.filter((heading) => anchorsOf(heading).every((anchor) => findAnchor(anchor, now) === 'missing')),
        ...ids.filter((id) => findAnchor(id, now) === 'missing'),
    ];
    return [...new Set(lost)];
}
function fold(text) {
    return (0,_text_unicode_form_js__WEBPACK_IMPORTED_MODULE_2__/* .unicodeForm */ .w)(text, 'NFC').toLowerCase();
}
function lettersOf(text) {
    return text.replace(/[^\p{L}\p{N}]+/gu, '');
}
/** What services change in a heading before they make an anchor of it. */
const CHANGES = [
    (text) => text,
    (text) => (0,_text_unicode_form_js__WEBPACK_IMPORTED_MODULE_2__/* .unicodeForm */ .w)(text.replaceAll('ß', 'ss'), 'NFD').replace(/\p{M}+/gu, ''),
    (text) => text.replaceAll('&', ' and '),
    (text) => text.replace(/['’]/g, ''),
];
const SIGNS = /[^\p{L}\p{M}\p{N}\p{Pc}\- ]+/gu;
const OUTER_DASHES = /^-|-$/g;
/** How they make it: as GitHub does, with dashes collapsed, of letters from a to z, and with only blanks replaced. */
const FORMS = [
    (text) => text.replace(SIGNS, '').replaceAll(' ', '-'),
    (text) => text.replace(SIGNS, '').replace(/[ -]+/g, '-').replace(OUTER_DASHES, ''),
    (text) => text.replace(/[^a-z\d]+/g, '-').replace(OUTER_DASHES, ''),
    (text) => text.replace(/\s+/g, '-'),
];
function anchorsOf(heading) {
    const text = fold(heading.trim());
    return CHANGES.flatMap((change) => FORMS.map((form) => form(change(text).trim())));
}


/***/ })

};
;