/** What recipes of both platforms are played with. */
import type { EmulatorOptions } from '../../emulator/emulator.js';
import type { EmulatorState } from '../../emulator/state/emulator-state.js';
import { samplePng } from '../../emulator/state/sample-files.js';

/** Builds and renders at once. */
export const FAST = { build: { pendingMs: 0, buildingMs: 0 }, export: { pendingMs: 0, perPageMs: 1 } };

/** A page with a picture beside it, and what else is in a folder of pages. */
export const PAGE = '# Tides\n\n![The curve](img/curve.png) [The next page](wind.md)\n';
export const TREE = {
  'docs/tides.md': PAGE,
  'docs/wind.md': '# Wind\n',
  'docs/img/curve.png': samplePng(4, 4, [0, 90, 200]),
  'docs/navigation.yaml': 'pages: [tides, wind]\n',
};

/** A documentation project whose groups the recipes for generated pages keep up to date. */
const NAVIGATION = ['API reference', 'SDK', 'Client', 'Server', 'Releases'].map((group) => ({
  group,
  pages: [] as string[],
}));
export const PROJECT = { 'docs.json': JSON.stringify({ name: 'Tidewater', navigation: NAVIGATION }, null, 2) };

/** An empty project that builds at once. */
export const PAGES_SERVICE = { ...FAST, seed: false, otherFiles: 'readable' } as const satisfies EmulatorOptions;

/** What generates pages in the repository of the code. */
export const GENERATOR = {
  'scripts/write-reference.mjs': `import { mkdirSync, writeFileSync } from 'node:fs';
mkdirSync('docs/reference', { recursive: true });
writeFileSync('docs/reference/client.mdx', '# Client\\n');
`,
};

/** A site of two pages that link to each other; one also links to `elsewhere`. */
export function linkedPages(elsewhere: string): Readonly<Record<string, string>> {
  return {
    'docs.json': JSON.stringify({
      name: 'Tidewater',
      navigation: [{ group: 'Guides', pages: ['guides/tides', 'guides/wind'] }],
    }),
    'guides/tides.mdx': `# Tides\n\n[Wind](/guides/wind) [Elsewhere](${elsewhere})\n`,
    'guides/wind.mdx': '# Wind\n\n[Tides](/guides/tides)\n',
  };
}

/** The folder `docs` with these pages, one of which is renamed, also in links and in the navigation. */
export function renamedPages(
  pages: Readonly<Record<string, string>>,
  redirects: readonly object[] = [],
): Readonly<Record<string, string>> {
  const rename = (text: string): string => text.replaceAll('guides/wind', 'guides/air');
  const files = Object.entries(pages).map(([path, text]) => [`docs/${rename(path)}`, rename(text)] as const);
  const config = JSON.parse(rename(pages['docs.json'] ?? '{}')) as object;
  return { ...Object.fromEntries(files), 'docs/docs.json': JSON.stringify({ ...config, redirects }) };
}

/** What takes screenshots in the repository of the code, and what pages get them from. */
export const SCREENSHOTS = {
  'scripts/take-screenshots.mjs': `import { cpSync } from 'node:fs';
cpSync('taken', 'screenshots', { recursive: true });
`,
  'taken/checkout/cart.png': samplePng(4, 4, [0, 90, 200]),
  'taken/start.png': samplePng(4, 4, [200, 90, 0]),
};

/** Release notes of strangers: code for MDX, for a shell and for expressions, and links that run code. */
export const HOSTILE_NOTES = [
  'Fix {process.exit(1)} and {x} by @stranger',
  '<script>alert(1)</script> <Component x={y} /> <!-- open',
  'import x from "https://evil.example/x.js"',
  'export const x = 1',
  '',
  'import y from "y"',
  '${{ secrets.DOCS_API_KEY }} $(touch bad) `touch bad` "; touch bad; \' \\',
  '\\{x} \\<b> [click](javascript:alert(1)) ![pixel](data:image/svg+xml,x) [later][l] [fine](https://example.com/a)',
  '',
  '[l]: javascript:alert(2)',
  '',
  '```json',
  '{"a": "<b>"}',
  '```',
  '{open',
].join('\n');

/** Pages of two packages. */
export const PACKAGES = { 'packages/client/docs/usage.md': '# Use\n', 'packages/server/docs/usage.md': '# Run\n' };

/** The live site after a fix, while a page was written on the branch `next`. Returns the files of both. */
export function writeNextRelease({ project }: EmulatorState): { readonly live: Pages; readonly published: Pages } {
  const linked = linkedPages('/guides/wind');
  // docs-ci writes files with a line break at the end.
  const pages = { ...linked, 'docs.json': `${linked['docs.json'] ?? ''}\n` };
  const config = pages['docs.json'].replace('"guides/wind"', '"guides/wind","guides/air"');
  const written = { 'guides/air.mdx': '# Air\n', 'docs.json': config };
  const fix = { 'guides/wind.mdx': '# Wind\n\nFixed. [Tides](/guides/tides)\n' };
  project.edit(pages);
  project.createBranch('next', 'main');
  project.edit(written, 'next');
  project.edit(fix);
  return { live: { ...pages, ...fix }, published: { ...pages, ...fix, ...written } };
}

type Pages = Readonly<Record<string, string>>;
