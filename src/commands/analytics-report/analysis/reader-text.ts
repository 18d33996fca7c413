/**
 * What is shown of the words that readers typed, in one place for every format: each goes through `words`, or all are
 * left out. Pure.
 */
import { round } from '../metrics.js';
import type { Insight, Project } from '../report-schema.js';

/** A reader's words as they may be shown. */
export type Words = (text: string) => string;

const NOTE = { section: 'readers', message: 'What readers typed is left out, because quote-readers is false.' };

/** The project with at most so many rows a table. Without `words` nothing is left that a reader typed. */
export function showReaders(project: Project, words: Words | undefined, top: number): Project {
  const rows = <T>(table: readonly T[] | null): T[] | null => table && table.slice(0, top);
  const cut: Project = {
    ...project,
    insights: project.insights.map((insight) => ({ ...insight, items: insight.items.slice(0, top) }) as Insight),
    pages: rows(project.pages),
    referrers: rows(words || isSilent(project) ? project.referrers : hostsOf(project.referrers)),
    feedback: rows(project.feedback),
    searchQueries: rows(project.searchQueries),
    searchPages: rows(project.searchPages),
    dislikedAnswers: rows(project.dislikedAnswers),
  };
  return words ? quoting(cut, words) : silent(cut);
}

/** It came out of a run that left readers' words out, so its referrers are hosts already. */
function isSilent({ notes }: Project): boolean {
  return notes.some(({ section }) => section === NOTE.section);
}

function quoting(whole: Project, words: Words): Project {
  const project = withPaths(whole, words);
  return {
    ...project,
    insights: project.insights.map((insight) => quotingInsight(insight, words)),
    referrers: project.referrers?.map((row) => ({ ...row, referrer: words(row.referrer) })) ?? null,
    searchQueries: project.searchQueries?.map((row) => ({ ...row, query: words(row.query) })) ?? null,
    dislikedAnswers:
      project.dislikedAnswers?.map((row) => {
        return { ...row, question: words(row.question), answer: row.answer === null ? null : words(row.answer) };
      }) ?? null,
  };
}

function quotingInsight(insight: Insight, words: Words): Insight {
  switch (insight.kind) {
    case 'poor-feedback':
      return { ...insight, items: insight.items.map((item) => ({ ...item, comments: item.comments.map(words) })) };
    case 'no-result-searches':
      return { ...insight, items: insight.items.map((item) => ({ ...item, query: words(item.query) })) };
    case 'search-movers':
      return { ...insight, items: insight.items.map((item) => ({ ...item, query: words(item.query) })) };
    case 'unsure-questions':
      return { ...insight, items: insight.items.map((item) => ({ ...item, question: words(item.question) })) };
    default:
      return insight;
  }
}

/** Counts, titles and paths only. */
function silent(project: Project): Project {
  const counted = {
    ...project,
    insights: project.insights.map(silentInsight),
    searchQueries: null,
    dislikedAnswers: null,
  };
  const plain = withPaths(counted, () => '');
  const notes = plain.notes.filter(({ section }) => section !== NOTE.section);
  return { ...plain, notes: [...notes, NOTE] };
}

function silentInsight(insight: Insight): Insight {
  switch (insight.kind) {
    case 'poor-feedback':
      return { ...insight, items: insight.items.map((item) => ({ ...item, comments: [] })) };
    case 'no-result-searches':
    case 'search-movers':
      return { ...insight, items: [] };
    case 'unsure-questions':
      // How many were read and how they group was counted for the list alone.
      return { ...insight, finding: insight.finding.replace(/[,:].*$/, '.'), items: [] };
    default:
      return insight;
  }
}

/** What stands behind a page's path can be typed into an address by anybody. */
function withPaths(project: Project, words: Words): Project {
  const shown = (path: string): string => path.replace(/[?#].*$/s, words);
  const row = <T extends { path: string }>(one: T): T => ({ ...one, path: shown(one.path) });
  return {
    ...project,
    insights: project.insights.map((insight): Insight => {
      if (insight.kind === 'unsure-questions')
        return { ...insight, items: insight.items.map((item) => ({ ...item, paths: item.paths.map(shown) })) };
      return insight.kind === 'no-result-searches' || insight.kind === 'search-movers'
        ? insight
        : ({ ...insight, items: insight.items.map((item) => row(item)) } as Insight);
    }),
    pages: project.pages?.map(row) ?? null,
    feedback: project.feedback?.map(row) ?? null,
    searchPages: project.searchPages?.map(row) ?? null,
    dislikedAnswers:
      project.dislikedAnswers?.map((one) => ({ ...one, path: one.path === null ? null : shown(one.path) })) ?? null,
  };
}

/** Referrers by their host, whose views add up. */
function hostsOf(referrers: Project['referrers']): Project['referrers'] {
  if (!referrers) return null;
  const hosts = new Map<string, { pageViews: number; percentage: number | null }>();
  for (const { referrer, pageViews, percentage } of referrers) {
    const host = hostOf(referrer);
    const known = hosts.get(host) ?? { pageViews: 0, percentage: 0 };
    const both = known.percentage === null || percentage === null ? null : round(known.percentage + percentage, 2);
    hosts.set(host, { pageViews: known.pageViews + pageViews, percentage: both });
  }
  return [...hosts]
    .map(([referrer, rest]) => ({ referrer, ...rest }))
    .sort((a, b) => b.pageViews - a.pageViews || (a.referrer < b.referrer ? -1 : 1));
}

const NO_HOST = '(other)';

/** The host of a web address and nothing else of it. */
function hostOf(referrer: string): string {
  if (referrer === '(direct)') return referrer;
  if (!/^https?:\/\//i.test(referrer) || !URL.canParse(referrer)) return NO_HOST;
  const { hostname } = new URL(referrer);
  // What is no plain host name could still be somebody's words.
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(hostname) ? hostname : NO_HOST;
}
