/** Outputs, annotations and the job summary of a GitHub Actions step. */
import { appendFileSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Block } from '../../text/document.js';
import { cleanLines } from '../../text/log.js';
import { renderMarkdown } from '../../text/markdown.js';
import { shorten } from '../../text/width.js';
import type { Annotation, Environment, LogSink, Publication } from '../host.js';
import { messageOf } from '../../text/error-message.js';
import { workspacePath } from '../../disk/paths.js';

/** The runner shows the first ten of each kind a step. */
const ANNOTATIONS_A_KIND = 10;

/** The runner cuts longer messages. */
const MESSAGE_LENGTH = 4096;

/** A step's summary may have 1 MiB; above it the runner drops all of it. */
const SUMMARY_LIMIT_BYTES = 1_000_000;

interface Place {
  readonly env: Environment;
  readonly workspace: string;
  readonly log: LogSink;
}

type Core = typeof import('@actions/core');

/** Publishes everything; what the runner has no place for is said in the log. */
export async function publishOnGitHub(publication: Publication, place: Place): Promise<void> {
  const core = await import('@actions/core');
  setOutputs(core, publication.outputs, place);
  if (publication.summary) appendSummary(publication.summary, publication.resultsDir, place);
  for (const level of ['error', 'warning', 'notice'] as const) {
    annotate(
      core,
      level,
      publication.annotations.filter((annotation) => annotation.level === level),
    );
  }
}

function setOutputs(core: Core, outputs: Publication['outputs'], place: Place): void {
  // Without the file @actions/core prints a command that the runner no longer knows, or throws.
  toRunnerFile('GITHUB_OUTPUT', 'outputs', place, () => {
    for (const [name, value] of Object.entries(outputs)) core.setOutput(name, value);
  });
}

function appendSummary(blocks: readonly Block[], resultsDir: string | undefined, place: Place): void {
  const path = resultsDir === undefined ? undefined : workspacePath(place.workspace, join(resultsDir, 'summary.md'));
  const pointer =
    path === undefined ? 'The rest was left out.' : ['The rest was left out; all of it is in ', { code: path }, '.'];
  toRunnerFile('GITHUB_STEP_SUMMARY', 'the job summary', place, (file) => {
    const limitBytes = SUMMARY_LIMIT_BYTES - statSync(file).size;
    appendFileSync(file, renderMarkdown(blocks, { limitBytes, pointer }));
  });
}

/** Writes to a file of the runner's. One that cannot be written costs nothing but what belongs there. */
function toRunnerFile(variable: string, what: string, { env, log }: Place, write: (file: string) => void): void {
  const giveUp = (why: string): void => log.line('warning', `${variable} ${why}: ${what} could not be published`);
  const path = env[variable];
  if (!path) {
    giveUp('is not set');
    return;
  }
  if (!existsSync(path)) {
    giveUp('names no file');
    return;
  }
  try {
    write(path);
  } catch (error) {
    giveUp(`cannot be written (${messageOf(error)})`);
  }
}

function annotate(core: Core, level: Annotation['level'], annotations: readonly Annotation[]): void {
  const tooMany = annotations.length > ANNOTATIONS_A_KIND;
  for (const { message, title, file, line } of annotations.slice(0, tooMany ? ANNOTATIONS_A_KIND - 1 : undefined)) {
    core[level](shorten(cleanLines(message).join('\n'), MESSAGE_LENGTH), { title, file, startLine: line });
  }
  if (!tooMany) return;
  const left = annotations.length - ANNOTATIONS_A_KIND + 1;
  core[level](`${left} more: the log has them all.`);
}
