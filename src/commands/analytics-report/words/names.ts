/** Names the subject of a report, its sections, its pages, and the URLs of these. A path can't lead to another site. Pure. */
import { isWebUrl } from '../../../text/document.js';
import { formatCount, pluralize } from '../../../text/pluralize.js';
import { shorten } from '../../../text/width.js';
import { MIN_CHANGE_SHARE } from '../numbers/metrics.js';
import type { LargestChange, Project } from '../numbers/report-schema.js';

/** Returns what the report is about: the project, or its site. */
export function subjectOf({ title, site }: Project): string {
  return title ?? hostOf(site) ?? 'Your documentation';
}

function hostOf(site: string | null): string | undefined {
  return site !== null && URL.canParse(site) ? new URL(site).host : undefined;
}

interface SectionWords {
  readonly title: string;
  /** What it reports, in a sentence. */
  readonly contents?: string;
}

/** What people call the sections of notes. */
export const SECTION_WORDS: Readonly<Record<string, SectionWords | undefined>> = {
  overview: { title: 'Totals', contents: 'page views and sessions' },
  traffic: { title: 'Daily page views', contents: 'daily page views' },
  pages: { title: 'Pages', contents: 'pages' },
  referrers: { title: 'Referrers', contents: 'referrers' },
  feedback: { title: 'Feedback', contents: 'feedback' },
  ai: { title: 'AI assistant', contents: 'questions to the AI assistant' },
  search: { title: 'Search', contents: 'search' },
  readers: { title: 'Text of readers' },
  period: { title: 'Period' },
};

export interface PageName {
  readonly path: string;
  readonly title: string | null;
}

/** Returns the title, or the path of a page without one. */
export function pageText({ path, title }: PageName): string {
  return title === null || title.trim() === '' ? path : title;
}

/** Returns the path beside the title; undefined for a page without a title, whose path is shown instead. */
export function pathBeside(page: PageName): string | undefined {
  return pageText(page) === page.path ? undefined : page.path;
}

/** Returns the URL of a page of the site; undefined if the site is unknown or the path isn't one of its pages. */
export function pageUrl(site: string | null, path: string): string | undefined {
  if (site === null || !isWebUrl(site) || !path.startsWith('/')) return undefined;
  const { origin, pathname } = new URL(site);
  const address = `${origin}${pathname.replace(/(?<!\/)\/+$/, '')}${path}`;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.origin === origin && url.username === '' ? url.href : undefined;
}

const MAX_NAME_LENGTH = 60;

/** The least share of a page that is named among the largest changes. */
export const LEAST_CHANGE = `${MIN_CHANGE_SHARE * 100}%`;
export const LARGEST_CHANGES = `Largest changes of ${LEAST_CHANGE} or more`;

/** Returns who changed and how: `Print as PDF` and `312 → 193 readers`. */
export function changedPage(change: LargestChange): { readonly name: string; readonly numbers: string } {
  const { path, previousPath, sessions, previous } = change;
  const name = shorten(pageText({ ...change, path: previousPath ?? path }), MAX_NAME_LENGTH);
  return {
    name: previousPath === null ? name : `${name} moved to ${shorten(path, MAX_NAME_LENGTH)}`,
    // Both numbers stay in one line.
    numbers: `${formatCount(previous)}\u00a0→\u00a0${pluralize(sessions, 'reader')}`,
  };
}
