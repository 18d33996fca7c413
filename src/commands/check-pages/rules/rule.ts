/** Defines what a rule is, what it looks at, and what it finds. */
import type { Outline } from '../../../pages/headings.js';
import type { Target } from '../../../pages/link-targets.js';
import type { Reference } from '../../../pages/reference.js';
import type { State } from '../state.js';

export type Severity = 'problem' | 'warning' | 'off';

/** What a rule found, before its severity is applied. */
export interface Found {
  readonly kind?: string;
  /** Place of the page, or the source of a redirect. */
  readonly page: string;
  /** Relative to the workspace. */
  readonly file?: string | undefined;
  /** Line number, counted from 1. */
  readonly line?: number;
  readonly target?: string;
  /** The link as written. */
  readonly url?: string | undefined;
  /** Address of the page that seems to be the successor. */
  readonly proposal?: string;
  /** A clause without a full stop. */
  readonly message: string;
  /** `mild`: a warning at most. `unknown`: the contract leaves open whether it is one. `allowed`: the input `allow` permits it. */
  readonly level?: 'mild' | 'unknown' | 'allowed';
}

/** True for what is wrong, and not only not known, or permitted. */
export function isWrong({ level }: Found): boolean {
  return level !== 'unknown' && level !== 'allowed';
}

export interface Rule {
  /** How reports and the input `severity` name it. */
  readonly name: string;
  /** What its findings are by default. */
  readonly severity: Severity;
  /** What a finding is, in one or two sentences. `npm run generate` writes them into the page of the job. */
  readonly finds: string;
  /** What is wrong in one page. */
  readonly inPage?: (page: LinkedPage) => readonly PageFound[];
  /** True if the change takes away what the finding in an unchanged page is about. */
  readonly isLost?: (found: Found, lost: Lost) => boolean;
  readonly inConfig?: ConfigRule;
}

/** How a rule looks at the configuration of a state. */
export interface ConfigRule {
  /** Returns undefined if the state doesn't tell. */
  readonly find: (state: State) => readonly Found[] | undefined;
  /** False if the findings can't be compared with those of live: then they may be old. */
  readonly isComparable: (live: State) => boolean;
  /** Why the rule isn't decided in both cases, as a clause. */
  readonly doubt: string;
}

/** What the change takes away from other pages. */
export interface Lost {
  /** Published addresses. */
  readonly addresses: { readonly has: (address: string) => boolean };
  readonly files: { readonly has: (address: string) => boolean };
}

/** A page that was read and parsed. */
export interface Page {
  /** Path in the project. */
  readonly path: string;
  /** Relative to the workspace; undefined for a page of the service. */
  readonly file: string | undefined;
  readonly references: readonly (Pick<Reference, 'url' | 'isEmbedded' | 'lacksAlt'> & { readonly line: number })[];
  readonly imports?: readonly Inclusion[];
  readonly parts?: readonly Inclusion[];
  readonly outline: Outline | undefined;
  readonly isHidden: boolean;
}

/** The path of another file, as written. */
interface Inclusion {
  readonly path: string;
  readonly line: number;
}

/** A page of a state, with what its links lead to. */
export interface LinkedPage {
  readonly page: Page;
  readonly state: State;
  /** Undefined if nothing is known of it. */
  readonly library: Library | undefined;
  readonly links: readonly Link[];
}

/** A link, or something that the page embeds. */
export interface Link extends Pick<Reference, 'isEmbedded' | 'lacksAlt'> {
  readonly place: Pick<Found, 'page' | 'file' | 'line'> & { readonly url: string };
  readonly target: Target;
  /** True for a link to the public URL, below which services may publish other pages, too. */
  readonly isFullUrl: boolean;
}

/** The media library: what begins with its folder is one of its files. */
export interface Library {
  readonly folder: string;
  /** URLs of its files, without queries. */
  readonly files: ReadonlySet<string>;
}

/** A finding in a page. With an anchor, it is one if no page that the link may lead to has the anchor. */
export interface PageFound extends Found {
  readonly anchor?: Anchor;
}

export interface Anchor {
  readonly addresses: readonly string[];
  readonly name: string;
}
