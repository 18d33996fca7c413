/** Searches the published pages by their words, in every form that the contract leaves open. */
import type { EmulatorState } from './emulator-state.js';
import { listedPath } from './page-list.js';
import { isPage, sitePathOf, titleOf } from './site.js';

const EXCERPT_LENGTH = 160;

interface Part {
  readonly path: string;
  readonly title: string;
  /** The part of the URL behind the page; empty for a whole page. */
  readonly fragment: string;
  readonly content: string;
}

/** Parts with more occurrences of the words come first, parts found by meaning last. */
export function search(state: EmulatorState, query: string, semanticRatio?: number): Record<string, unknown>[] {
  const { settings } = state.context;
  const { searchByMeaning, searchUrls, searchContent, searchPaths, searchLagMs } = settings;
  const isByMeaning = searchByMeaning === 'always' || (searchByMeaning === 'unless-ratio-0' && semanticRatio !== 0);
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return [...state.project.filesBefore(searchLagMs)]
    .filter(([path]) => isPage(path))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([path, content]) => partsOf(path, content, settings.searchResultsPer))
    .map((part) => {
      const content = part.content.toLowerCase();
      const counts = words.map((word) => content.split(word).length - 1);
      return { ...part, count: counts.includes(0) ? 0 : counts.reduce((sum, each) => sum + each, 0) };
    })
    .filter(({ count }) => count > 0 || isByMeaning)
    .map(({ path, title, fragment, content, count }) => {
      const site = searchUrls === 'absolute' ? state.publishedUrl.replace(/\/$/, '') : '';
      return {
        title,
        path: listedPath(path, searchPaths),
        url: searchUrls === 'empty' ? '' : site + sitePathOf(path) + fragment,
        content: searchContent === 'page' ? content : content.slice(0, EXCERPT_LENGTH),
        relevanceScore: 1 - 1 / (1 + count),
      };
    })
    .sort((a, b) => b.relevanceScore - a.relevanceScore);
}

/** A page, or its sections. Each section begins with a heading. */
function partsOf(path: string, content: string, per: 'page' | 'section'): Part[] {
  const title = titleOf(content, path);
  if (per === 'page') return [{ path, title, fragment: '', content }];
  return content.split(/^(?=## )/m).map((section) => {
    const [, heading] = /^## (.*)/.exec(section) ?? [];
    const fragment = heading === undefined ? '' : `#${heading.toLowerCase().replace(/[^a-z\d]+/g, '-')}`;
    return { path, title: heading ?? title, fragment, content: section };
  });
}
