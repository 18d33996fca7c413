/** What a run leaves behind: result.json, summary.md, and what the host shows. */
import { join } from 'node:path';
import type { ApiStats } from '../api/api.js';
import type { RunSummary, RunEnding } from '../commands/command.js';
import { type AnyCommand, type CommonInputs, RESULTS_FOLDER } from '../commands/common-inputs.js';
import { createResultsDir, writeAtomically } from '../disk/write.js';
import type { Annotation, Host } from '../hosts/host.js';
import { type Inputs, type InputValues, kebab } from '../commands/input-kinds.js';
import { readText } from './parse-inputs.js';
import type { RecordingLog } from './log.js';
import type { Block } from '../text/document.js';
import type { Secrets } from '../text/redact-secrets.js';
import { messageOf } from '../text/error-message.js';
import { workspacePath } from '../disk/paths.js';

const SCHEMA_VERSION = 1;

/** A run that has ended, with everything there is to tell of it. */
export interface Ended {
  readonly command: AnyCommand;
  readonly host: Host;
  readonly tools: { readonly version: string };
  readonly log: RecordingLog;
  readonly secrets: Secrets;
  readonly record: unknown;
  readonly startedMs: number;
  /** Incomplete where inputs were refused. */
  readonly values: Partial<InputValues<CommonInputs>>;
  readonly ending: RunEnding;
  readonly exitCode: number;
  /** Undefined where no request was made. */
  readonly requests?: ApiStats;
}

/** Writes the files and hands everything to the host. What cannot be written is a warning, never a lost result. */
export async function publish(ended: Ended): Promise<void> {
  const { command, host, log, secrets, values, ending } = ended;
  const resultsDir = values.resultsDir ?? join(host.workspace, RESULTS_FOLDER, command.name);
  // Without good inputs there is nothing a command could say of its work.
  const report: RunSummary =
    ending.outcome === 'refused' || ending.outcome === 'skipped'
      ? { outputs: {}, summary: [] }
      : command.summarize(ended.record, values as InputValues<CommonInputs>, ending);
  const clean = redactor(secrets);
  const outputs = clean(outputsOf(ended, report, workspacePath(host.workspace, join(resultsDir, 'result.json'))));
  const summary = clean(summaryOf(ended, report));
  const annotations = (): Annotation[] => clean([...(report.annotations ?? []), ...log.annotations]);
  const resultJson = `${JSON.stringify(clean(resultOf(ended, report, outputs, annotations())), undefined, 2)}\n`;
  const { renderMarkdown } = await import('../text/markdown.js');
  const files = { 'result.json': resultJson, 'summary.md': renderMarkdown(summary) };
  const written = await writeResults(resultsDir, files, log);
  await host.publish({
    command: command.name,
    outcome: ending.outcome,
    outputs: written ? outputs : { ...outputs, result: '' },
    summary: values.summary === false ? undefined : summary,
    annotations: annotations(),
    links: clean(report.links ?? []),
    resultsDir: written ? resultsDir : undefined,
    resultJson,
  });
}

/** Copies data with every text in it freed of secrets. */
function redactor(secrets: Secrets): <T>(data: T) => T {
  const copy = (data: unknown): unknown => {
    if (typeof data === 'string') return secrets.redact(data);
    if (Array.isArray(data)) return data.map(copy);
    if (typeof data !== 'object' || data === null) return data;
    return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, copy(value)]));
  };
  return (data) => copy(data) as typeof data;
}

function outputsOf(
  { command, ending }: Pick<Ended, 'command' | 'ending'>,
  report: RunSummary,
  resultPath: string,
): Record<string, string> {
  const own = Object.keys(command.outputs).map((name) => [name, String(report.outputs[name] ?? '')] as const);
  return { outcome: ending.outcome, result: resultPath, ...Object.fromEntries(own) };
}

function summaryOf({ command, ending }: Pick<Ended, 'command' | 'ending'>, report: RunSummary): Block[] {
  return [
    { heading: `${command.name}: ${ending.outcome}` },
    ...ending.message.split('\n').map((line): Block => ({ paragraph: line })),
    ...report.summary,
  ];
}

function resultOf(
  ended: Ended,
  report: RunSummary,
  outputs: Record<string, string>,
  annotations: readonly Annotation[],
): object {
  const { command, host, tools, ending, exitCode, startedMs, requests } = ended;
  return {
    schemaVersion: SCHEMA_VERSION,
    docsCi: tools.version,
    command: command.name,
    host: host.name,
    outcome: ending.outcome,
    exitCode,
    message: ending.message,
    inputs: givenInputs(command.inputs, host),
    outputs,
    counts: report.counts ?? {},
    timings: { startedAt: new Date(startedMs).toISOString(), durationMs: Math.round(ending.durationMs) },
    requests: requests ?? { requests: 0, limited: 0, retried: 0 },
    annotations,
  };
}

/** What was given or stands by default, as text; secrets are left out altogether. */
function givenInputs(inputs: Inputs, host: Host): Record<string, string> {
  const texts = Object.entries(inputs)
    .filter(([, input]) => input.kind !== 'secret')
    .map(([name, input]) => [kebab(name), readText(host, kebab(name)) ?? input.fallback] as const);
  return Object.fromEntries(texts.filter((pair): pair is [string, string] => pair[1] !== undefined));
}

async function writeResults(
  folder: string,
  files: Readonly<Record<string, string>>,
  log: RecordingLog,
): Promise<boolean> {
  try {
    await createResultsDir(folder);
    for (const [name, content] of Object.entries(files)) await writeAtomically(join(folder, name), content);
    return true;
  } catch (error) {
    const why = messageOf(error);
    log.warning(
      `The results could not be written to disk (${why}). Set results-dir to a folder that can be written to.`,
    );
    return false;
  }
}
