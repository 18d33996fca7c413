/** Logs in the forms of real build tools, and the file, the line and the cause that a person finds in them. */

interface BuildLog {
  readonly tool: string;
  readonly log: string;
  readonly file: string;
  readonly line?: number;
  readonly message: string;
}

const TAG = 'Expected a closing tag for `<Steps>` (31:1-31:8) before the end of `paragraph`';
const SLASH = 'Unexpected closing slash `/` in tag, expected an open tag first';

export const BUILD_LOGS: readonly BuildLog[] = [
  {
    tool: 'a service that parses each page',
    log: `Fetching the repository
Syntax error - Unable to parse guides/x.mdx - 12:3: ${SLASH}
The deployment stopped`,
    file: 'guides/x.mdx',
    line: 12,
    message: SLASH,
  },
  {
    tool: 'a service that parses each page, without the words syntax error',
    log: `Unable to parse guides/x.mdx - 12:3: ${SLASH}`,
    file: 'guides/x.mdx',
    line: 12,
    message: SLASH,
  },
  {
    tool: 'a parser that puts a blank before the position',
    log: `Building 48 pages\n./guides/x.mdx: 31:5: Unexpected character \`5\` (U+0035) before name\nStopped`,
    file: 'guides/x.mdx',
    line: 31,
    message: 'Unexpected character `5` (U+0035) before name',
  },
  {
    tool: 'docusaurus',
    log: `[INFO] [en] Creating an optimized production build...
[WARNING] The blog has posts without a marker.

✖ Client

[ERROR] Client bundle compiled with errors therefore further build is impossible.

Error: MDX compilation failed for file "/opt/build/repo/guides/x.mdx"
Cause: ${TAG}
Details:
{
  "ancestors": [],
  "column": 1,
  "message": "Expected a closing tag",
  "line": 31,
  "name": "31:1-31:8"
}
    at createFormattedError (/opt/build/repo/node_modules/@docusaurus/mdx-loader/lib/utils.js:93:15)`,
    file: '/opt/build/repo/guides/x.mdx',
    line: 31,
    message: TAG,
  },
  {
    tool: 'docusaurus on a host that prints times, with the position in JSON only',
    log: `1:09:33 PM: Error: MDX compilation failed for file "/opt/build/repo/docs/ui/select.md"
1:09:33 PM: Cause: Could not parse expression with acorn
1:09:33 PM: Details:
1:09:33 PM: {
1:09:33 PM:   "cause": {
1:09:33 PM:     "pos": 14639,
1:09:33 PM:     "loc": {
1:09:33 PM:       "line": 407,
1:09:33 PM:       "column": 16
1:09:33 PM:     }
1:09:33 PM:   }
1:09:33 PM: }`,
    file: '/opt/build/repo/docs/ui/select.md',
    line: 407,
    message: 'Could not parse expression with acorn',
  },
  {
    tool: 'docusaurus on Windows',
    log: `Error: MDX compilation failed for file "C:\\work\\docs\\go\\minio.md"
Cause: Unexpected character \`/\` (U+002F) before local name
Details:
{
  "column": 44,
  "line": 18
}`,
    file: 'C:/work/docs/go/minio.md',
    line: 18,
    message: 'Unexpected character `/` (U+002F) before local name',
  },
  {
    tool: 'next',
    log: `   Creating an optimized production build ...
Failed to compile.

./guides/x.mdx
Expected the closing tag \`</Callout>\` either after the end of \`listItem\` (66:13) or another opening tag after the start of \`listItem\` (65:1)

> Build failed because of webpack errors
Error: Command "npm run build" exited with 1`,
    file: 'guides/x.mdx',
    line: 66,
    message:
      'Expected the closing tag `</Callout>` either after the end of `listItem` (66:13) or another opening tag after the start of `listItem` (65:1)',
  },
  {
    tool: 'next with a range',
    log: `Failed to compile.\n\n./guides/x.mdx\nUnexpected lazy line in container (31:1-31:7)\n`,
    file: 'guides/x.mdx',
    line: 31,
    message: 'Unexpected lazy line in container (31:1-31:7)',
  },
  {
    tool: 'nextra',
    log: `docs:build: info  - Creating an optimized production build...
docs:build:
Error compiling /opt/ci/work/site/pages/basics/syntax.md
17:3: Could not parse expression with acorn: Unexpected token`,
    file: '/opt/ci/work/site/pages/basics/syntax.md',
    line: 17,
    message: 'Could not parse expression with acorn: Unexpected token',
  },
  {
    tool: 'js-yaml, with the file at the end',
    log: `YAMLException: bad indentation of a mapping entry at line 3, column 9:
    title: Webhooks: how to
            ^
    at generateError (/app/node_modules/js-yaml/lib/loader.js:183:10)
    while reading guides/webhooks.mdx`,
    file: 'guides/webhooks.mdx',
    line: 3,
    message: 'bad indentation of a mapping entry at line 3, column 9',
  },
  {
    tool: 'js-yaml 4 in one line, with the file at the end',
    log: `Error: can not read a block mapping entry; a multiline key may not be an implicit key (4:7) in ./guides/x.mdx`,
    file: 'guides/x.mdx',
    line: 4,
    message: 'can not read a block mapping entry; a multiline key may not be an implicit key (4:7)',
  },
  {
    tool: 'hexo',
    log: `INFO  Validating config
ERROR Process failed: _posts/quick-start.md
YAMLException: bad indentation of a mapping entry at line 7, column 3:
      * [one](#1)
      ^`,
    file: '_posts/quick-start.md',
    line: 7,
    message: 'bad indentation of a mapping entry at line 7, column 3',
  },
  {
    tool: 'jekyll',
    log: `      Generating...
Error reading file /github/workspace/guides/x.md: (<unknown>): did not find expected key while parsing a block mapping at line 2 column 1`,
    file: '/github/workspace/guides/x.md',
    line: 2,
    message: '(<unknown>): did not find expected key while parsing a block mapping at line 2 column 1',
  },
  {
    tool: 'eleventy',
    log: `11:34:22 AM: [11ty] Problem writing Eleventy templates:
11:34:22 AM: [11ty] 1. Having trouble reading front matter from template ./src/docs/x.md (via TemplateContentFrontMatterError)
11:34:22 AM: [11ty] 2. bad indentation of a mapping entry at line 9, column 3:
11:34:22 AM: [11ty]       tags:`,
    file: 'src/docs/x.md',
    line: 9,
    message: 'bad indentation of a mapping entry at line 9, column 3',
  },
  {
    tool: 'vite with rollup',
    log: `✓ 210 modules transformed.
✗ Build failed in 1.24s
error during build:
[@mdx-js/rollup] guides/x.mdx (31:5): ${SLASH}
file: /opt/build/repo/guides/x.mdx:31:5
    at getRollupError (file:///opt/build/repo/node_modules/rollup/dist/es/shared/parseAst.js:397:41)`,
    file: 'guides/x.mdx',
    line: 31,
    message: SLASH,
  },
  {
    tool: 'gatsby',
    log: ` ERROR #85923  GRAPHQL

There was an error in your GraphQL query:
Failed to compile the file "/opt/build/repo/content/x.mdx". Original error message:

Unexpected closing tag \`</Note>\`, expected corresponding closing tag for \`<Tip>\` (12:1-12:7)

File: content/x.mdx:12:1
not finished createPages - 0.2s`,
    file: 'content/x.mdx',
    line: 12,
    message: 'Unexpected closing tag `</Note>`, expected corresponding closing tag for `<Tip>` (12:1-12:7)',
  },
  {
    tool: 'astro',
    log: `[build] Building static entrypoints...
[MDXError] Could not parse expression with acorn
  Hint:
    See the guide of MDX.
  Location:
    /opt/build/repo/src/content/docs/relay.mdx:28:39`,
    file: '/opt/build/repo/src/content/docs/relay.mdx',
    line: 28,
    message: 'Could not parse expression with acorn',
  },
  {
    tool: 'a validator that only warns',
    log: `warning - parsing error ./release.mdx:17:47 - ${SLASH}
error Build validation failed with 2 warning(s).`,
    file: 'release.mdx',
    line: 17,
    message: SLASH,
  },
  {
    tool: 'quartz',
    log: `ERROR

Failed to process \`content/daily-note.md\`: bad indentation of a mapping entry (4:21)

 1 |
 2 | author: a
 3 | title: b
 4 | aliases: c: d
-----------------^`,
    file: 'content/daily-note.md',
    line: 4,
    message: 'bad indentation of a mapping entry (4:21)',
  },
  {
    tool: 'a service that names no line',
    log: `Failed to parse page content at path changelog/sdk.mdx: Unexpected character \`5\` (U+0035) before name`,
    file: 'changelog/sdk.mdx',
    message: 'Unexpected character `5` (U+0035) before name',
  },
];
