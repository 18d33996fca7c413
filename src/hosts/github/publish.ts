/** Publishes outputs, annotations and the job summary of a GitHub Actions step. */
import { appendFileSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Block } from '../../text/document.js';
import { cleanLines } from '../../text/log.js';
import { renderMarkdown } from '../../text/markdown.js';
import { shorten } from '../../text/width.js';
import type { Annotation, Environment, LogSink, Publication } from '../host.js';
import { messageOf } from '../../text/error-message.js';
import { workspacePath } from '../../disk/paths.js';

/** The runner shows the first ten annotations of each level per step. */
const MAX_ANNOTATIONS_PER_LEVEL = 10;

/** The runner truncates longer messages. */
const MAX_MESSAGE_LENGTH = 4096;

/** The runner drops a summary above 1 MiB as a whole. */
const SUMMARY_LIMIT_BYTES = 1_000_000;

interface Step {
  readonly env: Environment;
  readonly workspace: string;
  readonly log: LogSink;
}

type Core = typeof import('@actions/core');

/** Publishes everything. A warning in the log names what could not be published. */
export async function publishOnGitHub(publication: Publication, step: Step): Promise<void> {
  const core = await import('@actions/core');
  setOutputs(core, publication.outputs, step);
  if (publication.summary) appendSummary(publication.summary, publication.resultsDir, step);
  for (const level of ['error', 'warning', 'notice'] as const) {
    annotate(
      core,
      level,
      publication.annotations.filter((annotation) => annotation.level === level),
    );
  }
}

function setOutputs(core: Core, outputs: Publication['outputs'], step: Step): void {
  // Without the file, @actions/core throws or prints a command that the runner no longer supports.
  writeRunnerFile('GITHUB_OUTPUT', 'outputs', step, () => {
    for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
  });
}

function appendSummary(blocks: readonly Block[], resultsDir: string | undefined, step: Step): void {
  const path = resultsDir === undefined ? undefined : workspacePath(step.workspace, join(resultsDir, 'summary.md'));
  const pointer =
    path === undefined ? 'The rest was left out.' : ['The rest was left out; all of it is in ', { code: path }, '.'];
  writeRunnerFile('GITHUB_STEP_SUMMARY', 'the job summary', step, (file) => {
    const limitBytes = SUMMARY_LIMIT_BYTES - statSync(file).size;
    appendFileSync(file, renderMarkdown(blocks, { limitBytes, pointer }));
  });
}

/** Writes to a file of the runner. If that fails, a warning says what could not be published. */
function writeRunnerFile(variable: string, content: string, { env, log }: Step, write: (file: string) => void): void {
  const warn = (reason: string): void =>
    log.line('warning', `${variable} ${reason}: ${content} could not be published`);
  const path = env[variable];
  if (!path) {
    warn('is not set');
    return;
  }
  if (!existsSync(path)) {
    warn('names no file');
    return;
  }
  try {
    write(path);
  } catch (error) {
    warn(`cannot be written (${messageOf(error)})`);
  }
}

function annotate(core: Core, level: Annotation['level'], annotations: readonly Annotation[]): void {
  const hasMore = annotations.length > MAX_ANNOTATIONS_PER_LEVEL;
  for (const { message, title, file, line } of annotations.slice(
    0,
    hasMore ? MAX_ANNOTATIONS_PER_LEVEL - 1 : undefined,
  )) {
    core[level](shorten(cleanLines(message).join('\n'), MAX_MESSAGE_LENGTH), { title, file, startLine: line });
  }
  if (!hasMore) return;
  const moreCount = annotations.length - MAX_ANNOTATIONS_PER_LEVEL + 1;
  core[level](`${moreCount} more: the log has them all.`);
}
