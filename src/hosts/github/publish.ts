/** Publishes outputs, annotations and the job summary of a GitHub Actions step. */
import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Block } from '../../text/document.js';
import { cleanLines } from '../../text/log.js';
import { renderMarkdown } from '../../text/markdown.js';
import { pluralize } from '../../text/pluralize.js';
import { shorten } from '../../text/width.js';
import type { Annotation, Environment, LogSink, Publication, Write } from '../host.js';
import { annotationCommand, type AnnotationLocation } from './workflow-commands.js';
import type { AnnotationBudget } from './annotation-budget.js';
import { messageOf } from '../../text/error-message.js';
import { workspacePath } from '../../disk/paths.js';

/** The runner truncates longer messages. */
const MAX_MESSAGE_LENGTH = 4096;

/** The runner drops a summary above 1 MiB as a whole. */
const SUMMARY_LIMIT_BYTES = 1_000_000;

interface Step {
  readonly env: Environment;
  readonly workspace: string;
  readonly log: LogSink;
  readonly budget: AnnotationBudget;
  readonly stdout: Write;
}

/** Publishes everything. A warning in the log names what couldn't be published. */
export function publishOnGitHub(publication: Publication, step: Step): void {
  setOutputs(publication.outputs, step);
  if (publication.summary) appendSummary(publication.summary, publication.resultsDir, step);
  annotate(publication.annotations, step);
}

/** Writes each value between two lines that it can't contain, because a value may have several lines. */
function setOutputs(outputs: Publication['outputs'], step: Step): void {
  writeRunnerFile('GITHUB_OUTPUT', 'the outputs', step, (file) => {
    for (const [name, value] of Object.entries(outputs)) {
      const delimiter = `docs-ci-${randomUUID()}`;
      appendFileSync(file, `${name}<<${delimiter}\n${value}\n${delimiter}\n`);
    }
  });
}

function appendSummary(blocks: readonly Block[], resultsDir: string | undefined, step: Step): void {
  const path = resultsDir === undefined ? undefined : workspacePath(step.workspace, join(resultsDir, 'summary.md'));
  const pointer = path === undefined ? 'Truncated.' : ['Truncated. Full version: ', { code: path }, '.'];
  writeRunnerFile('GITHUB_STEP_SUMMARY', 'the job summary', step, (file) => {
    const limitBytes = SUMMARY_LIMIT_BYTES - statSync(file).size;
    appendFileSync(file, renderMarkdown(blocks, { limitBytes, pointer }));
  });
}

/** Writes to a file of the runner. If that fails, a warning says what couldn't be published. */
function writeRunnerFile(variable: string, content: string, { env, log }: Step, write: (file: string) => void): void {
  const warn = (reason: string): void => log.line('warning', `Couldn't publish ${content}: ${variable} ${reason}.`);
  const path = env[variable];
  if (!path) {
    warn("isn't set");
    return;
  }
  if (!existsSync(path)) {
    warn("isn't the path of a file");
    return;
  }
  try {
    write(path);
  } catch (error) {
    warn(`can't be written (${messageOf(error)})`);
  }
}

/** Prints the annotations that are not in the log, and how many of each level are only in the log. */
function annotate(annotations: readonly Annotation[], { budget, stdout }: Step): void {
  const print = (level: Annotation['level'], message: string, location: AnnotationLocation = {}): void =>
    stdout(`${annotationCommand(level, message, location)}\n`);
  for (const { level, message, ...location } of annotations) {
    if (budget.take(level, true)) print(level, shorten(cleanLines(message).join('\n'), MAX_MESSAGE_LENGTH), location);
  }
  for (const level of ['error', 'warning', 'notice'] as const) {
    const count = budget.hiddenCount(level);
    if (count > 0) print(level, `${pluralize(count, `more ${level}`)}. The log lists all of them.`);
  }
}
