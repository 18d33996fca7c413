/**
 * What a command may ask of the place it runs in. GitHub Actions, GitLab CI and a terminal each implement this;
 * commands know the interface only. A feature that a host lacks is left undefined, and the command says so in a notice.
 */
import type { Block } from '../text/document.js';

export type HostName = 'github' | 'gitlab' | 'terminal';

/** Environment variables, as `main` read them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Writes to stdout or stderr. */
export type Write = (text: string) => void;

/** What the platform knows of this run. Everything is optional: a terminal knows nothing. */
export interface RunContext {
  /** The run was started by a push (not by a schedule, by hand, or for a pull or merge request). */
  readonly startedByPush: boolean;
  /** When the push happened, epoch milliseconds by the platform's clock. */
  readonly pushedAtMs?: number;
  /** Branch being built; the head branch of a pull or merge request; undefined on a tag. */
  readonly branch?: string;
  /** Commit being built; the head commit of a pull request, not its merge commit. */
  readonly commitSha?: string;
  /** Pull request number, or merge request iid. */
  readonly pullRequest?: number;
  /** True where the head of the pull or merge request is another repository, which gets no secrets. */
  readonly fromFork: boolean;
  /** Address of this run on the platform. */
  readonly runUrl?: string;
}

export type Level = 'debug' | 'info' | 'notice' | 'warning' | 'error';

/**
 * Where log lines go. Every text is made harmless here (`text/log.ts`), so callers pass what they have, strangers'
 * words included.
 */
export interface LogSink {
  /** True where `progress` redraws one line (a TTY); false where every line is kept. */
  readonly live: boolean;
  /** One line; line breaks inside become blanks. `debug` appears only where debugging was asked for. */
  line(level: Level, text: string): void;
  /** Text of several lines that somebody else wrote, each line marked as quoted. */
  quote(text: string): void;
  /** A state that replaces the last one: redrawn on a TTY, a plain line elsewhere (the caller paces it). */
  progress(text: string): void;
  /** Lines until `endGroup` fold under the title. Groups do not nest. */
  group(title: string): void;
  endGroup(): void;
}

export interface Annotation {
  readonly level: 'notice' | 'warning' | 'error';
  readonly message: string;
  readonly title?: string;
  /** Path relative to the workspace. */
  readonly file?: string;
  /** From 1. */
  readonly line?: number;
}

export interface Link {
  readonly label: string;
  readonly url: string;
}

/** Everything a run has to say, once, at its end, whatever the outcome. Already free of secrets. */
export interface Publication {
  readonly command: string;
  readonly outcome: string;
  /** Kebab-case names; values as text, empty where nothing is known. */
  readonly outputs: Readonly<Record<string, string>>;
  /** Undefined where the input `summary` is false. */
  readonly summary?: readonly Block[];
  readonly annotations: readonly Annotation[];
  readonly links: readonly Link[];
  /** Absolute folder that holds result.json and summary.md; undefined where it could not be written. */
  readonly resultsDir?: string;
  /** result.json's text; the terminal prints it under `--json`. */
  readonly resultJson: string;
}

export type DeploymentState = 'in_progress' | 'success' | 'failure' | 'error' | 'inactive';

/** A record of a deployment on the platform (GitHub Deployment), open until it is closed. */
export interface DeploymentRecord {
  update(state: DeploymentState, more: { description: string; url?: string }): Promise<void>;
}

/**
 * A feature the platform refused or does not have. `message` is one sentence for people that names the permission or
 * the token that is missing and how to grant it.
 */
export class HostError extends Error {
  override readonly name = 'HostError';
}

/** A feature that does not exist on this server or in this sort of job: told in a notice, the job goes on without it. */
export class UnsupportedError extends HostError {}

export interface Host {
  readonly name: HostName;
  readonly runContext: RunContext;
  /** Absolute path; every path in inputs is relative to it. */
  readonly workspace: string;
  readonly log: LogSink;
  /** The raw text of an input by its kebab-case name; undefined or empty where it was not given. */
  input(name: string): string | undefined;
  /** How people name that input here: `timeout`, `--timeout`. */
  label(name: string): string;
  /**
   * What is wrong with the way inputs were given, one sentence each: names that do not exist (with the name that was
   * probably meant), flags without their value. Flags only: a platform sets variables of its own.
   */
  inputProblems(): readonly string[];
  /**
   * Tokens that the platform itself gave this run, beside those of inputs: what they are sent to may repeat them, so they
   * are kept out of everything that is shown or written.
   */
  readonly tokens: readonly string[];
  /** From now on this text is blotted out of the platform's log, as far as the platform can. */
  mask(secret: string): void;
  publish(publication: Publication): Promise<void>;

  /**
   * Opens a deployment record for an environment. GitLab's comes from the job's own `environment:` keyword and is
   * a record that needs no call. Rejects with HostError where the platform refuses.
   */
  openDeployment?(wanted: {
    environment: string;
    description: string;
    /** A preview: not production, gone after a while. */
    transient: boolean;
    token: string;
  }): Promise<DeploymentRecord>;

  /**
   * Creates or updates the one comment of the current pull or merge request that carries `marker` (letters, digits,
   * `:` and `-`), over any number of comments. Resolves to its address. Rejects with HostError.
   */
  upsertComment?(wanted: { marker: string; body: readonly Block[]; token: string }): Promise<{ url?: string }>;

  /**
   * Keeps files as an artifact of this run. None is ever deleted or replaced: in a re-run a name that is taken becomes
   * `<base>-attempt<N><ext>`. GitLab's comes from the job's own `artifacts:` keyword and needs no call. Rejects with
   * UnsupportedError where there are no artifacts, with HostError otherwise, a name taken by another job included.
   */
  uploadArtifact?(wanted: {
    /** Ignored where `raw`. */
    name: string;
    /** Absolute paths below `rootDirectory`. */
    files: readonly string[];
    rootDirectory: string;
    /** The platform's own limit where undefined. */
    retentionDays?: number;
    /** One file as it is, not zipped; the artifact is called like the file. */
    raw: boolean;
  }): Promise<{ name: string; id?: string; url?: string }>;

  /**
   * Looks at a release, drafts included, to which a file is to be attached: its text, state and latest flag are never
   * touched. What an interrupted run left of an asset of this name is finished or removed, unless `readOnly`. Rejects
   * with HostError where the release does not exist or takes no files any more.
   */
  findRelease?(wanted: { tag: string; assetName: string; token: string; readOnly: boolean }): Promise<Release>;

  /**
   * Creates or updates the one issue of the repository that begins with `marker` (letters, digits, `:` and `-`) and was
   * written by the token's own user; a closed one is opened again. Resolves to its address. Rejects with HostError.
   */
  upsertIssue?(wanted: {
    marker: string;
    title: string;
    body: readonly Block[];
    token: string;
  }): Promise<{ url?: string }>;
}

/** A release that takes files. */
export interface Release {
  /** Of the asset that has the name now; undefined where none has, or where the platform does not know. */
  readonly replacedBytes?: number;
  /**
   * Puts a file under the name in the place of what has it now. At any moment a complete file is among the assets; where
   * anything fails, all is as it was. Rejects with HostError. A signal that aborts ends the upload, not the exchange.
   */
  attach(file: ReleaseFile): Promise<{ readonly url?: string; readonly warnings: readonly string[] }>;
}

export interface ReleaseFile {
  /** Absolute. */
  readonly path: string;
  readonly sizeBytes: number;
  /** Hexadecimal digits. */
  readonly sha256: string;
  readonly contentType: string;
  /** Attach `<name>.sha256` too, in the form that `sha256sum --check` reads. */
  readonly checksum: boolean;
  readonly signal: AbortSignal;
  readonly onProgress: (sentBytes: number) => void;
}
