/** Describes what sample readers do on which page, and the texts that they type, which `content/` has. */
import { readContent } from '../../read-content.js';

/** How often sample readers choose something, relative to the other choices. */
interface Weighted {
  readonly weight: number;
}

/** A question to the assistant, its answer and its confidence, which each visit varies a little. */
interface SampleQuestion extends Weighted {
  readonly question: string;
  readonly answer: string;
  readonly confidence: number;
}

/** A search without results is a gap of the sample pages: no page contains its words. */
interface SampleSearch extends Weighted {
  readonly query: string;
  readonly hasResults: boolean;
}

/** An empty string means no referrer. */
interface SampleReferrer extends Weighted {
  readonly referrer: string;
}

/** What readers do on a page, beyond what they do on every page. They need some pages more, and like some of them less. */
interface PageHabits extends Weighted {
  /** The share of visits that vote. */
  readonly voteShare?: number;
  /** The share of votes that are dislikes. */
  readonly dislikeShare?: number;
  readonly likeComments?: readonly string[];
  readonly dislikeComments?: readonly string[];
}

/** What sample readers do and type, and where they come from. */
export interface ReaderSamples {
  /** Comments on any page. */
  readonly likeComments: readonly string[];
  readonly dislikeComments: readonly string[];
  readonly questions: readonly SampleQuestion[];
  readonly searches: readonly SampleSearch[];
  readonly referrers: readonly SampleReferrer[];
  /** By path on the site. */
  readonly habits: Readonly<Record<string, PageHabits>>;
  /** A newsletter features one of these pages each week, in turn. It gains readers, and loses them a week later. */
  readonly featured: readonly string[];
}

/** Readers as most are. */
export const FRIENDLY_READERS = JSON.parse(readContent('readers.json')) as ReaderSamples;

/** What hostile readers do besides. Their comments on what they dislike replace the friendly ones. */
const HOSTILE_TEXTS = JSON.parse(readContent('hostile-readers.json')) as Omit<ReaderSamples, 'habits' | 'featured'>;

/**
 * Readers whose texts are hostile or private in part: markup, links, mentions, workflow commands, spreadsheet formulas,
 * control characters, e-mail addresses and card numbers. Reports must render them safely.
 */
export const HOSTILE_READERS: ReaderSamples = {
  ...FRIENDLY_READERS,
  likeComments: [...FRIENDLY_READERS.likeComments, ...HOSTILE_TEXTS.likeComments],
  dislikeComments: HOSTILE_TEXTS.dislikeComments,
  questions: [...FRIENDLY_READERS.questions, ...HOSTILE_TEXTS.questions],
  searches: [...FRIENDLY_READERS.searches, ...HOSTILE_TEXTS.searches],
  referrers: [...FRIENDLY_READERS.referrers, ...HOSTILE_TEXTS.referrers],
};
