/** What recipes of both platforms are played with. */
import type { EmulatorOptions } from '../../emulator/emulator.js';
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
export const NAVIGATION = ['API reference', 'SDK', 'Client', 'Server'].map((group) => ({
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

/** Pages of two packages. */
export const PACKAGES = { 'packages/client/docs/usage.md': '# Use\n', 'packages/server/docs/usage.md': '# Run\n' };
