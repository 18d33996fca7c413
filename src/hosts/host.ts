/**
 * Defines the interface between a command and the platform that runs the command. GitHub Actions, GitLab CI and a
 * terminal each implement `Host`. An optional method is undefined if the host lacks the feature; the command then says
 * so in a notice.
 */
import type { Block, Sign } from '../text/document.js';
import { endSentence } from '../text/sentences.js';

type HostName = 'github' | 'gitlab' | 'terminal';

/** Environment variables, as `main` read them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Writes to stdout or stderr. */
export type Write = (text: string) => void;

/** The platform's data about this run. A terminal knows the branch at most. */
export interface RunContext {
  /** True if a push started the run, not a schedule, a person, or a pull or merge request. */
  readonly startedByPush: boolean;
  /** Time of the push in epoch milliseconds, by the platform's clock. */
  readonly pushedAtMs?: number;
  /** The newest commit of the branch before the push; undefined for a new branch. */
  readonly pushedFrom?: string;
  /** Branch that is built; the head branch of a pull or merge request; undefined on a tag. */
  readonly branch?: string;
  /** The default branch, if a person started the run on another branch. Pushes are filtered by the workflow, people by nothing. */
  readonly startedBeside?: string;
  /** Tag that is built. */
  readonly tag?: string;
  /** Commit that is built; the head commit of a pull request, not its merge commit. */
  readonly commitSha?: string;
  /**
   * Name of an event that doesn't say for which branch, or for which pull request, it started the run. Such a run isn't for
   * the branch that it runs on, which is the default branch.
   */
  readonly unclearEvent?: string;
  /** Pull request number, or merge request iid. */
  readonly pullRequest?: number;
  /** True if the event says that the pull request is merged, as the one of its closing does. */
  readonly isMerged?: boolean;
  /** True if the head of the pull or merge request is another repository. */
  readonly fromFork: boolean;
  /**
   * Whether the run gets the secrets and variables of its repository. They are `withheld` from a fork, whose token can
   * only read, unless the settings of a private repository on GitHub say otherwise. They are `exposed` if even a pull
   * request from a fork gets them.
   */
  readonly secrets: 'given' | 'withheld' | 'exposed';
  /**
   * True if the platform's data shows that the run could get the secrets: it is neither for a fork nor in one, and Dependabot
   * didn't start it. Otherwise nobody knows.
   */
  readonly canGetSecrets?: boolean;
  /** URL of this run on the platform. */
  readonly runUrl?: string;
  /** Host, owner and name of the repository: `github.com/acme/api`. A repository on GitLab may have several owners. */
  readonly repository?: string;
  /** True if the platform says that everyone can see the repository; undefined if it isn't known. */
  readonly isPublic?: boolean;
  /** Number of this run that grows with every run of the repository; a run that is started again keeps it. */
  readonly sequence?: number;
  /** Counts from 1 how often this run was started. Only GitHub counts. */
  readonly attempt?: number;
  /** True if other jobs run with the same inputs: `docs-ci run`, or one step of the root action. */
  readonly sharesInputs?: boolean;
  /** Identifies this start of this run or job in the repository: digits and hyphens. */
  readonly runId?: string;
}

/**
 * Returns the branch that is built, if the service can have it. Of a branch of a fork, it can only have another one with
 * the same name, whether the run gets secrets or not.
 */
export function ownBranch({ branch, fromFork }: RunContext): string | undefined {
  return fromFork ? undefined : branch;
}

/** True if the files that a pull request or a push changes say nothing about a branch, because it isn't the run's own. */
export function isOtherBranch({ runContext }: Pick<Host, 'runContext'>, branch: string | undefined): branch is string {
  return branch !== undefined && branch !== ownBranch(runContext);
}

/** Returns the repository whose files the run is about; undefined for a pull request of a fork, whose clone is as good. */
export function ownRepository({ repository, fromFork }: RunContext): string | undefined {
  return fromFork ? undefined : repository;
}

/** Says, as a clause, why a run has no branch of its own. */
export function missingBranchReason({ fromFork, unclearEvent, tag }: RunContext): string {
  if (fromFork) return "the job runs for a branch of a fork, which the service doesn't have";
  if (unclearEvent !== undefined) return `the event ${unclearEvent} doesn't say for which branch the job runs`;
  return tag === undefined ? "the job doesn't run on a branch" : 'the job runs on a tag';
}

export type Level = 'debug' | 'info' | 'notice' | 'warning' | 'error';

/** Writes log lines. It makes every text harmless (`text/log.ts`), so callers pass untrusted text as it is. */
export interface LogSink {
  /** True if `progress` redraws one line (a TTY); false if every line is kept. */
  readonly live: boolean;
  /** Writes one line; line breaks inside become blanks. `debug` lines appear only if debugging is on. */
  line(level: Level, text: string, details?: LineDetails): void;
  /** Writes untrusted text of several lines, each line marked as quoted. */
  quote(text: string): void;
  /** Shows a state that replaces the last one: redrawn on a TTY, a plain line elsewhere. The caller limits how often. */
  progress(text: string): void;
  /** Folds the lines until `endGroup` under the title. Groups do not nest. */
  group(title: string): void;
  endGroup(): void;
}

/** The file and line that a log line is about, for platforms that show it there too. */
interface LineDetails extends Pick<Annotation, 'title' | 'file' | 'line'> {
  /** Says how the run ended, for the message that says so. Platforms that show only some lines beside the log show it. */
  readonly ending?: Sign;
}

export interface Annotation {
  readonly level: 'notice' | 'warning' | 'error';
  readonly message: string;
  readonly title?: string;
  /** Path relative to the workspace. */
  readonly file?: string;
  /** Line number, counted from 1. */
  readonly line?: number;
}

export interface Link {
  readonly label: string;
  readonly url: string;
}

/** Everything that a run publishes once, at its end, whatever the outcome. It contains no secrets. */
export interface Publication {
  readonly command: string;
  readonly outcome: string;
  /** Names are kebab-case; an unknown value is the empty string. */
  readonly outputs: Readonly<Record<string, string>>;
  readonly summary: readonly Block[];
  /** The summary without its heading and its message, for a log that already ends with the message. */
  readonly details: readonly Block[];
  /** What a terminal shows below the message that ends the run. */
  readonly terminal: readonly Block[];
  /** Annotations that are not in the log. */
  readonly annotations: readonly Annotation[];
  readonly links: readonly Link[];
  /** Absolute folder that contains result.json and summary.md; undefined if it couldn't be written. */
  readonly resultsDir?: string;
  /** Text of result.json, which the terminal prints if `--json` is set. */
  readonly resultJson: string;
}

type DeploymentState = 'in_progress' | 'success' | 'failure' | 'error' | 'inactive';

export interface DeploymentRequest {
  readonly environment: string;
  readonly description: string;
  /** True for a preview, which is not production and is removed after a while. */
  readonly transient: boolean;
  /** Commit or branch that is deployed; undefined if only the commit of the run is known. */
  readonly ref?: string;
  readonly token: string;
}

/** A record of a deployment on the platform (GitHub Deployment), which stays open until an update closes it. */
export interface DeploymentRecord {
  update(state: DeploymentState, details: { description: string; url?: string }): Promise<void>;
}

export interface CommentRequest {
  /** Letters, digits, `:` and `-`. The comment is found by it. */
  readonly marker: string;
  readonly body: readonly Block[];
  readonly token: string;
  /** True to write nothing if there is no such comment yet. */
  readonly updateOnly?: boolean;
  /** True to write what is so now, such as that a branch was deleted, even if a newer run wrote the comment. */
  readonly isCurrent?: boolean;
}

export interface IssueRequest extends Pick<CommentRequest, 'marker' | 'token'> {
  readonly title: string;
  /** The beginning of the title, which each run has. */
  readonly constantTitle: string;
  /** Decides what to write, maybe twice; undefined for nothing. Nothing is written either if the issue is like this already. */
  readonly change: (known: Omit<IssueChange, 'body'> | undefined) => IssueChange | undefined;
}

interface IssueChange {
  readonly isOpen: boolean;
  readonly body: readonly Block[];
  /** A hidden line for later runs: letters, digits, spaces, `:` and single hyphens. */
  readonly note?: string;
}

/** A file that the pull or merge request, or the push, changes. A renamed file counts as changed. */
export interface ChangedFile {
  /** Path in the repository. */
  readonly path: string;
  readonly change: 'added' | 'changed' | 'removed';
  /** The path before the file was renamed. */
  readonly previousPath?: string;
}

/** A line of a file in the repository. */
export interface FileLine {
  readonly path: string;
  readonly commitSha: string;
  readonly line: number;
}

/** A comment or an issue that was created or updated. */
export interface PublishedPost {
  /** Undefined if the platform did not return one. */
  readonly url?: string;
  /** True if the comment of a newer run stays as it is. */
  readonly isLeft?: boolean;
}

export interface PublishedIssue extends PublishedPost {
  /** Adds a comment, which notifies the subscribers of the issue, unlike an update. Rejects with HostError. */
  addComment(body: readonly Block[]): Promise<void>;
}

/** A file of the repository whose page people edited in the web editor. */
interface FileEdit {
  /** Path in the repository, with slashes. */
  readonly path: string;
  /**
   * Returns the text to propose for the file, with the line ends of the committed text, or why the edit can't be proposed.
   * @param committed undefined if the commit doesn't have the file
   */
  textFor(committed: string | undefined): string | { readonly obstacle: string };
}

/** What the one pull or merge request of a purpose is to contain. Without edits, an open one is closed. */
export interface EditsRequest {
  /** Letters, digits and hyphens. Commits and request are found by it. */
  readonly slug: string;
  /** Title of the request, and subject of each commit. */
  readonly title: string;
  readonly edits: readonly FileEdit[];
  /** Describes the request. @param paths the files that it changes, sorted; empty if no edit is left */
  body(paths: readonly string[]): readonly Block[];
  /** The branch of the request, and the branch that is to get the edits. */
  readonly branch: string;
  readonly base: string;
  /** The commit of the run. */
  readonly commitSha: string;
  readonly token: string;
  /** No request is sent after it has aborted. */
  readonly signal: AbortSignal;
}

export interface ProposedEdits {
  /**
   * `open`: the request has the edits. `none`: there is nothing to propose. `rejected`: people closed a request with these
   * edits. `foreign`: the branch has commits by people and stays as it is.
   */
  readonly state: 'open' | 'none' | 'rejected' | 'foreign';
  /** URL of the request, if there is one and the platform returned it. */
  readonly url?: string;
  /** URL of the request that this run closed, because no edit is left to propose. */
  readonly closedUrl?: string;
  /** Files that the request contains. */
  readonly paths: readonly string[];
  /** The other files, each with the obstacle. */
  readonly left: ReadonlyMap<string, string>;
}

export interface ArtifactRequest {
  /** The name of the artifact; of a raw one, the name of the file in it. */
  readonly name: string;
  /** Absolute paths below `rootDirectory`. */
  readonly files: readonly string[];
  readonly rootDirectory: string;
  /** The platform's own default applies if it is undefined. */
  readonly retentionDays?: number;
  /** True to upload one file unzipped. */
  readonly raw: boolean;
  /** The input that gives the artifact another name. */
  readonly nameInput?: string;
}

export interface UploadedArtifact {
  readonly name: string;
  readonly id?: string;
  readonly url?: string;
}

export interface ReleaseRequest {
  readonly tag: string;
  readonly assetName: string;
  readonly token: string;
  /** True to change nothing, not even what an interrupted run left behind. */
  readonly readOnly: boolean;
}

/** A release that accepts files. */
export interface Release {
  /**
   * Attaches a file under the requested asset name, in place of the asset that has it now. At every moment, the release
   * has the old or the new file, complete: under its name, or for the next run to give it its name. Rejects with HostError.
   * An aborted signal ends the upload, but not the renaming after it.
   */
  attach(file: ReleaseFile): Promise<AttachedFile>;
}

export interface ReleaseFile {
  /** Absolute path. */
  readonly path: string;
  readonly sizeBytes: number;
  /** Hexadecimal digits. */
  readonly sha256: string;
  readonly contentType: string;
  readonly signal: AbortSignal;
  readonly onProgress: (sentBytes: number) => void;
}

export interface AttachedFile {
  readonly url?: string;
  /** What the file replaces in the release, as a clause; absent if the release had no file of this name. */
  readonly replaced?: string;
  /** One sentence about what is left to do. */
  readonly warning?: string;
}

/** What a look at the platform or at the machine found. */
export interface PlatformFinding {
  readonly about: 'platform' | 'machine';
  /** `unknown`: it wasn't found out, so it is neither right nor wrong. `note`: whether it is right depends on
   * what isn't known here: what the platform never says, or the inputs of a job.
   */
  readonly verdict: 'ok' | 'warning' | 'problem' | 'unknown' | 'note';
  /** What is there, as a clause without a full stop. It can contain text of the platform. */
  readonly found: string;
  /** What to do, in sentences. */
  readonly cure?: string;
}

export interface PlatformQuestion {
  readonly token: string;
  /** What needs a token of its own on GitLab. */
  readonly tokenUses: readonly string[];
  /** The lowest role of that token on GitLab. */
  readonly tokenRole: string;
  /** The time by the clock of the run, in epoch milliseconds. */
  readonly nowMs: number;
}

interface HostErrorOptions extends ErrorOptions {
  /** The `retry-after` header of the response: seconds that the platform asks to wait. `unknown` for a rate limit without it. */
  readonly retryAfter?: string;
}

/**
 * A feature that the platform denied or does not have. `message` says what failed, why, and what to do, such as the
 * permission to grant. It starts in lower case and has no full stop, because callers put it after a colon.
 */
export class HostError extends Error {
  override readonly name = 'HostError';
  readonly retryAfter?: string;

  constructor(message: string, { retryAfter, ...options }: HostErrorOptions = {}) {
    super(message, options);
    this.retryAfter = retryAfter;
  }
}

/** The token lacks a permission. */
export class PermissionError extends HostError {}

/** A feature that does not exist on this server or in this kind of job. The run logs a notice and continues. */
export class UnsupportedError extends HostError {}

export interface Host {
  readonly name: HostName;
  readonly runContext: RunContext;
  /** Absolute path; every path in inputs is relative to it. */
  readonly workspace: string;
  /** The variable GIT_DIR: Git takes this for the repository, wherever the workspace is. */
  readonly gitFolder?: string | undefined;
  readonly log: LogSink;
  /** Returns the raw text of an input by its kebab-case name; undefined or empty if it was not set. */
  input(name: string): string | undefined;
  /**
   * Lists problems with the way inputs were passed, one sentence each: unknown names (with a suggestion) and flags
   * without a value. It covers flags only, since a platform sets variables of its own.
   */
  inputProblems(): readonly string[];
  /** Tokens that the platform gave this run. Servers may repeat them, so they are redacted like secret inputs. */
  readonly tokens: readonly string[];
  /** Redacts this text from the platform's log from now on, as far as the platform can. */
  mask(secret: string): void;
  publish(publication: Publication): Promise<void>;

  /** Looks at the run, the machine and the rights of the token, and changes nothing. Failed requests are findings. */
  inspectPlatform(question: PlatformQuestion): Promise<readonly PlatformFinding[]>;

  /**
   * Opens a deployment record for an environment. On GitLab the job's own `environment:` keyword creates the record, so
   * no call is made. Rejects with HostError.
   */
  openDeployment?(request: DeploymentRequest): Promise<DeploymentRecord>;

  /**
   * Creates or updates the sticky comment of the current pull or merge request. It begins with the marker and was
   * written by the token's own user. A hidden line keeps the number of the run, so an older run never replaces what a newer
   * one wrote. Resolves to `{}` if `updateOnly` left nothing to do. Rejects with HostError.
   */
  upsertComment?(request: CommentRequest): Promise<PublishedPost>;

  /**
   * Returns when the newest commit of a branch was committed, in epoch milliseconds; undefined if there is no commit, and
   * `no branch` if the token reads other commits of the repository. Only commits that change the path count. Rejects with
   * HostError.
   */
  newestCommitMs?(request: { branch: string; path?: string; token: string }): Promise<number | 'no branch' | undefined>;

  /**
   * Lists the files that the current pull or merge request, or the push, changes. Rejects with HostError.
   * @param isForComment true if the run also comments: then an error names the permission that is enough for both
   */
  listChangedFiles?(token: string, isForComment?: boolean): Promise<readonly ChangedFile[]>;

  /** Returns the URL of a line of a file on the platform; undefined if the repository is unknown. */
  fileUrl?(line: FileLine): string | undefined;

  /**
   * Uploads files as an artifact of this run. It never deletes or replaces an artifact: if a re-run finds the name
   * taken, the new one is called `<base>-attempt<N><ext>`. On GitLab the job's own `artifacts:` keyword uploads the
   * files, so no call is made, and the URL works as soon as the job has ended. Rejects with UnsupportedError if there are no artifacts, and with HostError otherwise,
   * including a name that another job has taken.
   */
  uploadArtifact?(request: ArtifactRequest): Promise<UploadedArtifact>;

  /**
   * Finds a release, drafts included, and never changes its text, state or latest flag. Unless `readOnly`, it finishes
   * or removes what an interrupted run left of the asset. Rejects with HostError if the release does not exist or
   * accepts no more files.
   */
  findRelease?(request: ReleaseRequest): Promise<Release>;

  /**
   * Creates, updates, closes or reopens the sticky issue of the repository. It begins with the marker and was written by
   * the token's own user. Rejects with HostError.
   */
  upsertIssue?(request: IssueRequest): Promise<PublishedIssue>;

  /**
   * Creates, updates or closes the one pull or merge request with edits of pages. It never forces a push, and doesn't
   * change a branch that has commits by people. Rejects with HostError.
   */
  upsertEdits?(request: EditsRequest): Promise<ProposedEdits>;
}

/** The topic of the documentation about an error of GitHub or GitLab; undefined for other errors. */
export function platformTopicOf(error: unknown): 'platform' | 'platform-permission' | undefined {
  if (error instanceof PermissionError) return 'platform-permission';
  return error instanceof HostError ? 'platform' : undefined;
}

/** What failed and why, in lower case and without a full stop, and what to do as sentences; empty if nothing is known. */
export function splitAdvice({ message }: HostError): { readonly problem: string; readonly advice: string } {
  const [, problem = message, advice = ''] = /^(.*?)\. (?=[A-Z])(.*)$/s.exec(message) ?? [];
  return { problem, advice: advice === '' ? '' : endSentence(advice) };
}

/** What a platform calls a request to merge a branch. */
export function requestName(host: Host['name']): 'merge request' | 'pull request' {
  return host === 'gitlab' ? 'merge request' : 'pull request';
}

/** What makes a folder or a file of the workspace exist, as the end of `Check the spelling, and that …`. */
export function originOf(what: 'file' | 'folder', host: Host['name']): string {
  const origins: Readonly<Record<Host['name'], string>> = {
    github: `the repository is checked out, or that an earlier step creates the ${what}`,
    gitlab: `the ${what} is committed, or that an earlier job passes it on as artifacts`,
    terminal: 'the current folder is the one of the repository',
  };
  return origins[host];
}
