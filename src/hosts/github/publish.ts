/** Publishes outputs, annotations and the job summary of a GitHub Actions step. */
import { accessSync, constants, statSync } from 'node:fs';
import { join } from 'node:path';
import { isFile, workspacePath } from '../../disk/paths.js';
import type { Block } from '../../text/document.js';
import { cleanLines } from '../../text/log.js';
import { renderMarkdown } from '../../text/markdown.js';
import { messageOf } from '../../text/error-message.js';
import { pluralize } from '../../text/pluralize.js';
import { shorten } from '../../text/width.js';
import type { Annotation, Environment, LogSink, Publication } from '../host.js';
import type { AnnotationBudget } from './annotation-budget.js';
import { annotate, type Core, type StepOutput } from './log.js';

/** The runner truncates longer messages. */
const MAX_MESSAGE_LENGTH = 4096;

/** The runner drops a summary above 1 MiB as a whole. */
const SUMMARY_LIMIT_BYTES = 1_000_000;

interface Step {
  /** The environment of the process, which @actions/core reads. */
  readonly env: Environment;
  readonly workspace: string;
  readonly log: LogSink;
  readonly output: StepOutput;
  readonly budget: AnnotationBudget;
  /** Gives an annotation the path that GitHub knows. */
  readonly placed: (annotation: Annotation) => Annotation;
}

/** Publishes everything. A warning in the log names what couldn't be published. */
export async function publishOnGitHub(publication: Publication, step: Step): Promise<void> {
  const { outputs, summary, resultsDir, annotations } = publication;
  const core = await step.output.loadCore();
  await writeRunnerFile('GITHUB_OUTPUT', 'the outputs', step, () => {
    for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
  });
  await writeRunnerFile('GITHUB_STEP_SUMMARY', 'the job summary', step, async (file) => {
    const text = renderSummary(summary, resultsDir, { workspace: step.workspace, bytesBefore: statSync(file).size });
    await core.summary.emptyBuffer().addRaw(text).write();
  });
  addAnnotations(core, annotations.map(step.placed), step.budget);
}

function renderSummary(
  blocks: readonly Block[],
  resultsDir: string | undefined,
  { workspace, bytesBefore }: { workspace: string; bytesBefore: number },
): string {
  const path = resultsDir === undefined ? undefined : workspacePath(workspace, join(resultsDir, 'summary.md'));
  const pointer = path === undefined ? 'Truncated.' : ['Truncated. Full version: ', { code: path }, '.'];
  return renderMarkdown(blocks, { limitBytes: SUMMARY_LIMIT_BYTES - bytesBefore, pointer });
}

/** Writes to a file of the runner. If that fails, a warning says what couldn't be published. */
async function writeRunnerFile(
  variable: string,
  content: string,
  { env, log }: Step,
  write: (file: string) => void | Promise<void>,
): Promise<void> {
  const warn = (reason: string): void => log.line('warning', `Couldn't publish ${content}: ${variable} ${reason}.`);
  const path = env[variable];
  if (!path) {
    warn("isn't set");
    return;
  }
  if (!isFile(path)) {
    warn("isn't the path of a file");
    return;
  }
  try {
    // The library's own message about a file that it may not write has several sentences.
    accessSync(path, constants.W_OK);
    await write(path);
  } catch (error) {
    warn(`can't be written (${(error as NodeJS.ErrnoException).code ?? messageOf(error)})`);
  }
}

/** Adds the annotations that aren't in the log, and how many of each level aren't shown. */
function addAnnotations(core: Core, annotations: readonly Annotation[], budget: AnnotationBudget): void {
  for (const { message, ...rest } of annotations) {
    if (budget.take(rest.level, true))
      annotate(core, { ...rest, message: shorten(cleanLines(message).join('\n'), MAX_MESSAGE_LENGTH) });
  }
  for (const level of ['error', 'warning', 'notice'] as const) {
    const count = budget.hiddenCount(level);
    if (count > 0)
      annotate(core, {
        level,
        message: `${pluralize(count, `more ${level}`)}. The log and the job summary list them.`,
      });
  }
}
