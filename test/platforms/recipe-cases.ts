/** What recipes of both platforms are played with. */
import { samplePng } from '../../src/emulator/state/sample-files.js';

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
