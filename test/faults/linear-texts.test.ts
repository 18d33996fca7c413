/** Tests that no text of 300 kB takes more than linear time, wherever it stands: in responses, pages and inputs. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { commandNames, commands } from '../../src/commands/index.js';
import { kebab, tryInput } from '../../src/commands/input-kinds.js';
import { findCodeLinks } from '../../src/commands/check-pages/code-links.js';
import { findBuildError } from '../../src/deployments/build-error.js';
import { flagProblems, mistypedVariables, parseFlags } from '../../src/hosts/flags.js';
import {
  addressOf,
  AddressSet,
  exactAddressOf,
  isPartial,
  isWithinFolder,
  knownFolderOf,
} from '../../src/pages/address.js';
import { folderAddressOf, nameOf } from '../../src/pages/address.js';
import { formatOf } from '../../src/pages/find-references.js';
import { isHiddenPage, splitFrontMatter } from '../../src/pages/front-matter.js';
import { findAnchor } from '../../src/pages/headings.js';
import { findHtmlReferences, findInAttribute } from '../../src/pages/html-references.js';
import { endingOf, fileTest, kindOfTarget } from '../../src/pages/link-kinds.js';
import { findTarget, isNowhere, type Site } from '../../src/pages/link-targets.js';
import {
  entriesWithoutPage,
  findListedPages,
  isFileField,
  isWholeNavigation,
  ListedPages,
  navigationEntries,
} from '../../src/pages/navigation.js';
import { titleOfPage } from '../../src/pages/page-title.js';
import { isPage, placeOf, placeProblem } from '../../src/pages/place.js';
import { redirectFinder } from '../../src/pages/redirect-finder.js';
import { isPlainSource, pathIn, readRedirects, Redirects } from '../../src/pages/redirects.js';
import { decodePath, fromSiteRoots, resolveReference, writeUrl } from '../../src/pages/reference.js';
import { isManifest, normalize } from '../../src/project/page-text.js';
import { paint, withoutColors } from '../../src/text/color.js';
import { alignColumns, alignmentOf } from '../../src/text/columns.js';
import { type Block, bulletedItems, isWebUrl, linkOrCode, linkUrls, partsOf, textOf } from '../../src/text/document.js';
import { messageOf, yamlReasonOf } from '../../src/text/error-message.js';
import { guessGlobs } from '../../src/text/glob-hints.js';
import { globProblem } from '../../src/text/globs.js';
import { decodeEntities, escapeHtmlText, markup } from '../../src/text/html.js';
import { withCode, withFlags, withFlagsInCell } from '../../src/text/input-names.js';
import { toInstant } from '../../src/text/instant.js';
import { hasRtl, isolate, isolateNames, shownLine } from '../../src/text/isolate.js';
import { lineCounter } from '../../src/text/line-counter.js';
import { listItems, listPaths } from '../../src/text/list-items.js';
import { cleanLines, logLine, oneLine, quotedLines } from '../../src/text/log.js';
import { escapeHtml, fenceFor, renderCell, renderHtmlLine, renderLine } from '../../src/text/markdown-inline.js';
import { renderMarkdown } from '../../src/text/markdown.js';
import { parseMergedJson } from '../../src/text/merged-json.js';
import { renderMermaid } from '../../src/text/mermaid.js';
import { nearestName } from '../../src/text/nearest-name.js';
import { renderPlain } from '../../src/text/plain.js';
import { redactPii } from '../../src/text/redact-pii.js';
import { Secrets } from '../../src/text/redact-secrets.js';
import { endSentence, lowerFirst, quoted, upperFirst } from '../../src/text/sentences.js';
import { shortHash } from '../../src/text/short-hash.js';
import { shortCommit, shortId } from '../../src/text/short-id.js';
import { formatLike, renderDiff, renderPatch } from '../../src/text/unified-diff.js';
import { clip, displayWidth, maxDisplayWidth, shorten, wrapAfter, wrapWords } from '../../src/text/width.js';
import { sharesTopic, spellingKey, wordKeys } from '../../src/text/words.js';
import { repeated, steepGrowth, type TextMaker } from '../support/growth.js';

const UNITS = [
  ...['é', 'e\u0301', '\u0301', '👨‍👩‍👧', '🇩🇪', '\u200b', 'א', 'א ', '漢', '\ud800', '\u0000', '\u202e', '…'],
  ...[
    '[',
    '](',
    '[](',
    '![',
    '(',
    '!',
    '`',
    '` ',
    '<',
    '<a ',
    '<!--',
    '{',
    '{{',
    '${',
    '*',
    '*a ',
    '_',
    '_a',
    '~',
    '$',
    '|',
  ],
  ...[
    ' ',
    '\t',
    '\n',
    '\r',
    '\r\n',
    ' \n',
    '\n\n',
    'a',
    'A',
    '0',
    '1,',
    'a ',
    'a1b2c3d ',
    '00000000 ',
    '-',
    '---\n',
    '- ',
    '> ',
    '# a\n',
  ],
  ...[
    '"',
    "'",
    '\\',
    '.',
    '/',
    './',
    '../',
    '../a/',
    '/a.',
    '%',
    '%25',
    '%E2',
    '#',
    '##[',
    ':',
    '::',
    'a: ',
    '@',
    'a@',
    'a@b.',
    '+',
    ',',
  ],
  ...[
    '&',
    '&amp;',
    '=',
    'a=',
    '?a=',
    '&a=',
    'sig=',
    '\u001b[',
    '\u001b]',
    'https://',
    'www.',
    'set "',
    'src=',
    'from "',
  ],
];

/** Other ends and starts make expressions search to the end, and then again from the next character. */
const TEXTS: readonly (readonly [name: string, make: TextMaker])[] = UNITS.flatMap((unit) => [
  [JSON.stringify(unit), repeated(unit)] as const,
  [`${JSON.stringify(unit)} between letters`, repeated(unit, 'a', '\u0000x')] as const,
]);

const isInput = (name: string): boolean => name === 'wait';
const SITE: Site = {
  pages: new AddressSet(['a.mdx', 'guide/b.mdx']),
  redirects: new Redirects([{ source: '/old/:name', destination: '/a' }]),
  knownPages: new AddressSet(['a.mdx', 'guide/b.mdx']),
  mayExist: () => false,
  files: new AddressSet(['a.png']),
  isAtRoot: true,
};
const OUTLINE = { headings: ['a', 'b c'], ids: ['d'], imports: [], isOpen: false };
const PLACE = { start: 0, end: 1, context: 'attribute' } as const;

function blocksOf(text: string): Block[] {
  return [
    { heading: text },
    {
      paragraph: [
        'a ',
        text,
        { code: text },
        { strong: text },
        { link: 'https://e.example', text },
        { link: text, text: 'a' },
      ],
    },
    { list: [text, { item: text, quotes: [text] }] },
    {
      table: {
        head: ['a', text],
        rows: [
          [text, { code: text }],
          ['a', '1'],
        ],
      },
    },
    {
      facts: [
        [text, text],
        ['a', 'b'],
      ],
    },
    { plan: [{ change: 'added', columns: ['a', text, text] }] },
    { chart: { title: text, labels: [text, text], lines: [{ name: text, values: [1, 2] }] } },
    { verbatim: text },
    { details: text, blocks: [{ footnote: text }] },
  ];
}

const PLAIN = { color: true, width: 80 } as const;
/** Blocks have the text many times. */
const part = (text: string): string => text.slice(0, text.length / 10);
const secrets = new Secrets(['sk-0123456789abcdef', 'é'.repeat(20), 'a'.repeat(30)]);

/** By module and function; several calls of one function are tried one after the other. */
const FUNCTIONS: Readonly<Record<string, (text: string) => unknown>> = {
  'text/color withoutColors': withoutColors,
  'text/color paint': (text) => paint(text, 'red', true),
  'text/columns alignmentOf': (text) => alignmentOf({ rows: [[text], ['1']] }, 0),
  'text/columns alignColumns': (text) =>
    alignColumns(
      [
        [text, 'a', text],
        ['a', 'b', 'c'],
      ],
      (one) => clip(one, 80),
    ),
  'text/document partsOf': (text) => partsOf(text),
  'text/document bulletedItems': (text) => bulletedItems({ list: [text] }),
  'text/document textOf': (text) => textOf([text, { code: text }]),
  'text/document isWebUrl': (text) => [isWebUrl(text), isWebUrl(`https://${text}`), isWebUrl(`https://a/${text}`)],
  'text/document linkOrCode': (text) => linkOrCode(text, text),
  'text/document linkUrls': (text) => linkUrls(text, ['https://e.example/a', `https://e.example/${text.slice(0, 50)}`]),
  'text/error-message messageOf': messageOf,
  'text/error-message yamlReasonOf': yamlReasonOf,
  'text/glob-hints guessGlobs': (text) => [guessGlobs(text, 'docs', 'a'), guessGlobs(`"${text}`, text)],
  'text/globs globProblem': globProblem,
  'text/html markup': (text) => markup`<p>${text}</p>`,
  'text/html escapeHtmlText': escapeHtmlText,
  'text/html decodeEntities': decodeEntities,
  'text/input-names withFlags': (text) => withFlags(text, isInput),
  'text/input-names withFlagsInCell': (text) =>
    withFlagsInCell(['set ', { code: text }, text, { code: 'wait' }], isInput),
  'text/input-names withCode': (text) => withCode(text, isInput),
  'text/instant toInstant': (text) => [toInstant(text), toInstant(`2026-09-07T10:00:00.${text}`)],
  'text/isolate hasRtl': hasRtl,
  'text/isolate isolate': isolate,
  'text/isolate isolateNames': (text) => [isolateNames(text), isolateNames(`${text}א`)],
  'text/isolate shownLine': shownLine,
  'text/line-counter lineCounter': (text) => {
    const lineOf = lineCounter(text);
    for (let at = 0; at < text.length; at += 1) lineOf(at);
  },
  'text/list-items listPaths': (text) => listPaths([text, text, 'a'], 2),
  'text/list-items listItems': (text) => listItems([text, text, 'a'], 2),
  'text/log cleanLines': cleanLines,
  'text/log oneLine': oneLine,
  'text/log logLine': logLine,
  'text/log quotedLines': quotedLines,
  'text/markdown-inline signPrefix': () => undefined,
  'text/markdown-inline renderLine': renderLine,
  'text/markdown-inline renderCell': (text) => renderCell([text, { code: text }, { strong: text }]),
  'text/markdown-inline escapeHtml': escapeHtml,
  'text/markdown-inline fenceFor': (text) => fenceFor(text, 3),
  'text/markdown-inline renderHtmlLine': (text) =>
    renderHtmlLine([text, { code: text }, { link: 'https://e.example', text }]),
  'text/markdown renderMarkdown': (text) => [
    renderMarkdown(blocksOf(part(text))),
    renderMarkdown(blocksOf(part(text)), { limitBytes: 60_000, pointer: part(text) }),
  ],
  'text/merged-json parseMergedJson': (text) => [parseMergedJson(text), parseMergedJson(`{${text}`)],
  'text/mermaid renderMermaid': (text) =>
    renderMermaid({ title: text, labels: [text, text], lines: [{ name: text, values: [1, 2] }] }),
  'text/nearest-name nearestName': (text) => nearestName(text, ['wait', 'results-dir']),
  'text/plain renderPlain': (text) => [
    renderPlain(blocksOf(part(text)), PLAIN),
    renderPlain(blocksOf(part(text)), { color: false }),
  ],
  'text/pluralize formatCount': () => undefined,
  'text/pluralize pluralize': () => undefined,
  'text/redact-pii redactPii': redactPii,
  'text/redact-secrets Secrets': (text) => [
    secrets.redact(text),
    secrets.has(text),
    secrets.redactAll({ text }),
    new Secrets([text]).redact('a'),
  ],
  'text/render-lines renderLines': () => undefined,
  'text/sentences upperFirst': upperFirst,
  'text/sentences lowerFirst': lowerFirst,
  'text/sentences endSentence': endSentence,
  'text/sentences quoted': quoted,
  'text/short-hash shortHash': (text) => shortHash(text),
  'text/short-id shortId': shortId,
  'text/short-id shortCommit': shortCommit,
  'text/signs ellipsisOf': () => undefined,
  'text/signs paintSign': () => undefined,
  'text/unified-diff renderPatch': (text) => renderPatch('a.mdx', text, `${text}\nb`),
  'text/unified-diff renderDiff': (text) => renderDiff('a.mdx', text, `a${text.replaceAll('a', 'b')}`),
  'text/unified-diff formatLike': (text) => formatLike(text, `${text}\n`),
  'text/units formatBytes': () => undefined,
  'text/units formatDuration': () => undefined,
  'text/units formatMinutes': () => undefined,
  'text/units isTime': () => undefined,
  'text/units formatTime': () => undefined,
  'text/units roundedPercent': () => undefined,
  'text/width displayWidth': displayWidth,
  'text/width maxDisplayWidth': (text) => maxDisplayWidth([text, text]),
  'text/width wrapWords': (text) => wrapWords(text, 80, '  '),
  'text/width wrapAfter': (text) => wrapAfter(text.slice(0, 10), text, 80),
  'text/width clip': (text) => clip(text, 80),
  'text/width shorten': (text) => shorten(text, text.length - 1),
  'text/words spellingKey': spellingKey,
  'text/words wordKeys': wordKeys,
  'text/words sharesTopic': (text) => sharesTopic(wordKeys(text), wordKeys(`${text} a`)),
  'pages/address addressOf': addressOf,
  'pages/address exactAddressOf': exactAddressOf,
  'pages/address isPartial': isPartial,
  'pages/address nameOf': nameOf,
  'pages/address folderAddressOf': folderAddressOf,
  'pages/address isWithinFolder': (text) => isWithinFolder(text, 'a'),
  'pages/address knownFolderOf': knownFolderOf,
  'pages/address AddressSet': (text) => {
    const set = new AddressSet([text, `a/${text}`]);
    return [set.hasAlike(text), set.hasEndOf(text), set.hasFolder(text)];
  },
  'pages/find-references formatOf': formatOf,
  'pages/front-matter splitFrontMatter': (text) => [splitFrontMatter(text), splitFrontMatter(`---\n${text}`)],
  'pages/front-matter isHiddenPage': (text) => [isHiddenPage(text), isHiddenPage(`---\n${text}\n---\n`)],
  'pages/headings outlineOf': () => undefined,
  'pages/headings findAnchor': (text) => [
    findAnchor(text, OUTLINE),
    findAnchor('x', { ...OUTLINE, headings: [text], ids: [text] }),
  ],
  'pages/html-references findHtmlReferences': (text) => findHtmlReferences(text, 0),
  'pages/html-references withoutAlt': () => undefined,
  'pages/html-references findInAttribute': (text) => [
    findInAttribute({ tag: 'img', name: 'srcset' }, text, text, PLACE),
    findInAttribute({ tag: 'Card', name: 'icon' }, text, text, PLACE),
  ],
  'pages/link-targets findTarget': (text) =>
    ['', 'b', './', '/guide/'].map((start) =>
      findTarget({ url: start + text, isEmbedded: false }, 'guide/b.mdx', SITE),
    ),
  'pages/link-targets isNowhere': (text) => isNowhere(text, SITE),
  'pages/mdx-references findMdxReferences': () => undefined,
  'pages/navigation isFileField': isFileField,
  'pages/navigation isWholeNavigation': (text) => isWholeNavigation({ navigation: [text], [text]: text }),
  'pages/navigation navigationEntries': (text) => navigationEntries({ pages: [text, { path: text }] }),
  'pages/navigation findListedPages': (text) => findListedPages({ pages: [text] }, [text]),
  'pages/navigation entriesWithoutPage': (text) => entriesWithoutPage([text, 'a'], [text]),
  'pages/navigation ListedPages': (text) => new ListedPages({ pages: [text] }, [text]).of(text),
  'pages/page-title titleOfPage': (text) =>
    Promise.all([`---\n${text}`, `---\ntitle: ${text}\n---\n`, text, `# ${text}`].map((one) => titleOfPage(one, 'a'))),
  'pages/place isPage': isPage,
  'pages/place placeOf': placeOf,
  'pages/place placeProblem': placeProblem,
  'pages/redirect-finder redirectFinder': (text) =>
    redirectFinder({ redirects: [{ source: text }, { from: `/:a/${text}*` }] })(text),
  'pages/redirects readRedirects': (text) => readRedirects([{ source: text, destination: text }]),
  'pages/redirects Redirects': (text) => {
    const redirects = [
      { source: `/a/${text}`, destination: text },
      { source: `${text}/*`, destination: '/a' },
      { source: `/:a/${text}`, destination: `/${text}` },
    ];
    const all = new Redirects(redirects);
    return [all.find(text), all.follow(text, SITE.pages), ...redirects.map((one) => all.leadsBack(one))];
  },
  'pages/redirects isPlainSource': isPlainSource,
  'pages/link-kinds kindOfTarget': (text) => [kindOfTarget(text, false), kindOfTarget(text, true)],
  'pages/link-kinds endingOf': endingOf,
  'pages/link-kinds fileTest': (text) => fileTest([text])(text),
  'pages/redirects pathIn': (text) => [pathIn(text), pathIn(`/${text}`)],
  'pages/reference resolveReference': (text) => [
    resolveReference(text, 'guide/b.mdx'),
    resolveReference(`./${text}`, text),
  ],
  'pages/reference fromSiteRoots': (text) => fromSiteRoots(text, ['a/b/c']),
  'pages/reference decodePath': decodePath,
  'pages/reference writeUrl': (text) =>
    (['markdown', 'attribute', 'bare attribute', 'script', 'srcset', 'script srcset'] as const).map((one) =>
      writeUrl(text, one),
    ),
  'pages/walk-json walkJson': () => undefined,
  'project/page-text normalize': normalize,
  'project/page-text isManifest': isManifest,
  'deployments/build-error findBuildError': (text) => [
    findBuildError(text),
    findBuildError(`Error: ${text}`),
    findBuildError(`a.mdx:3:1 ${text}\nError`),
    findBuildError(`Error in a.mdx: ${text}`),
  ],
  'commands/check-pages/code-links findCodeLinks': (text) => findCodeLinks(text, ['https://docs.example']),
  'hosts/flags parseFlags': (text) => {
    const types = new Map([
      ['wait', 'boolean'],
      ['to', 'text'],
    ] as const);
    return flagProblems(parseFlags([`--${text}`, text, `--to=${text}`], types), types);
  },
  'hosts/flags mistypedVariables': (text) => mistypedVariables({ [`DOCS_CI_${text}`]: text }, ['wait']),
};

/** Parsing has its own limit, since these parsers are others' work. */
const PARSED = ['pages/find-references findReferences', 'pages/parse-page parsePage'];

function exportedFunctions(folder: 'text' | 'pages'): string[] {
  const url = new URL(`../../src/${folder}/`, import.meta.url);
  return readdirSync(url).flatMap((file) =>
    Array.from(
      readFileSync(new URL(file, url), 'utf8').matchAll(/^export (?:async )?(?:function\*?|class) (\w+)/gm),
      ([, name]) => `${folder}/${file.replace(/\.ts$/, '')} ${name ?? ''}`,
    ),
  );
}

test('measures every exported function of src/text and src/pages', () => {
  const others = ['text/html Html', 'pages/page-parser PageParser', ...PARSED];
  const expected = [...exportedFunctions('text'), ...exportedFunctions('pages')].filter(
    (name) => !others.includes(name),
  );
  expect(expected.filter((name) => !(name in FUNCTIONS))).toEqual([]);
});

async function steepOnes(work: (text: string) => unknown): Promise<string[]> {
  const found: string[] = [];
  for (const [name, make] of TEXTS) {
    const growth = await steepGrowth(work, make);
    if (growth !== undefined) found.push(`${name}: ${growth}`);
  }
  return found;
}

describe('a function whose time is proportional to the length of its text', () => {
  test.each(Object.entries(FUNCTIONS))('takes linear time in %s', async (_, work) => {
    expect(await steepOnes(work)).toEqual([]);
  });
});

describe('an input whose time is proportional to its length', () => {
  test.each(commandNames)('takes linear time in the inputs of %s', async (command) => {
    const { inputs } = await commands[command]();
    for (const [name, input] of Object.entries(inputs))
      expect([kebab(name), await steepOnes((text) => tryInput(input, text.trim()))]).toEqual([kebab(name), []]);
  });
});
