/** Publishes a finished run: result.json, summary.md, and the publication on the host. */
import { join } from 'node:path';
import type { ApiStats } from '../api/api.js';
import { helpBlocks, messageBlocks, messageLine } from '../commands/account/comment.js';
import {
  type Account,
  annotationsOf,
  type Headline,
  logBlocks,
  pageBlocks,
  terminalBlocks,
  titleBlock,
} from '../commands/account/account.js';
import type { RunEnding, Inputs, InputValues } from '../commands/command.js';
import { type AnyCommand, type CommonInputs, RESULTS_FOLDER } from '../commands/inputs/common-inputs.js';
import { createResultsDir, describeResultsError, writeAtomically } from '../disk/write.js';
import type { Annotation, Host } from '../hosts/host.js';
import { kebab } from '../commands/inputs/kinds.js';
import { readText } from './parse-inputs.js';
import type { RecordingLog } from './log.js';
import { accountOf, OUTCOMES } from './outcome.js';
import { TROUBLESHOOTING_TITLES } from '../api/help-topics.js';
import { withHelp } from './troubleshooting.js';
import { type Block, inlinesOf } from '../text/document.js';
import type { Secrets } from '../text/redact-secrets.js';
import { renderMarkdown } from '../text/markdown.js';
import { lowerFirst } from '../text/sentences.js';
import { isFolder, workspacePath } from '../disk/paths.js';
import { inputName, nameStyleOf } from '../text/input-names.js';
import { mapTexts } from '../text/map-texts.js';

const SCHEMA_VERSION = 1;

/** What failed without failing the run: a page says it as well as the log. */
export interface Note {
  readonly text: string;
  readonly helpUrl?: string;
}

interface FinishedRun {
  readonly command: AnyCommand;
  readonly host: Host;
  readonly version: string;
  readonly log: RecordingLog;
  readonly secrets: Secrets;
  /** The text without secrets, and with the names of inputs as the host writes them. */
  readonly shown: (text: string) => string;
  readonly record: unknown;
  readonly startedMs: number;
  /** Incomplete if inputs are invalid. */
  readonly values: Partial<InputValues<CommonInputs>>;
  readonly ending: RunEnding;
  readonly notes: readonly Note[];
  /** Undefined if no request was made. */
  readonly requests?: ApiStats;
}

/** Writes the files and publishes on the host. A file that can't be written is a warning, so that no result is lost. */
export async function publish(finished: FinishedRun): Promise<void> {
  const { command, host, log, secrets, shown, values, ending } = finished;
  const resultsDir = values.resultsDir ?? join(host.workspace, RESULTS_FOLDER, command.name);
  const account = accountOf(command, finished.record, values, ending);
  const redact = <T>(data: T): T => secrets.redactAll(data);
  const plain = <T>(data: T): T => mapTexts(data, shown);
  // On a page of a platform, names of inputs are code.
  const page = nameStyleOf(host.name) === 'flags' ? plain : redact;
  const pathOf = (name: string): string => workspacePath(host.workspace, join(resultsDir, name));
  const outputs = plain({
    outcome: ending.outcome,
    result: pathOf('result.json'),
    ...commandOutputs(command, account),
  });
  const summary = page(renderSummary(finished, account));
  const own = annotationsOf(account);
  const result = plain(createResult(finished, account, outputs, [...own, ...log.annotations]));
  const resultJson = `${JSON.stringify(result, undefined, 2)}\n`;
  const files = { 'result.json': resultJson, 'summary.md': renderMarkdown(summary) };
  // A workspace that doesn't exist is a problem of the inputs, and creating it would hide the problem.
  const isWritten = isFolder(host.workspace) && (await writeResults(resultsDir, files, finished));
  await host.publish({
    command: command.name,
    outcome: ending.outcome,
    outputs: isWritten ? outputs : { ...outputs, result: '' },
    summary,
    details: page(logBlocks(account)),
    terminal: page(terminalBlocks(account, isWritten ? pathOf('summary.md') : undefined)),
    annotations: plain(own),
    links: redact(account.links ?? []),
    resultsDir: isWritten ? resultsDir : undefined,
    resultJson,
  });
}

function commandOutputs({ outputs }: AnyCommand, account: Account): Record<string, string> {
  return Object.fromEntries(Object.keys(outputs).map((name) => [name, String(account.outputs[name] ?? '')]));
}

function renderSummary({ command, ending, notes }: FinishedRun, account: Account): Block[] {
  const urls = (account.links ?? []).map(({ url }) => url);
  const title = titleBlock(account.headline ?? defaultHeadline(command, ending), ending);
  const blocks = pageBlocks({ ...account, next: [...(account.next ?? []), ...noteBlocks(notes)] });
  return account.lead
    ? [title, ...blocks, ...helpBlocks(ending)]
    : [title, ...messageBlocks(withoutTitle(ending, account.headline), urls), ...blocks];
}

/** Several requests can fail for the same reason, which the page says once. */
function noteBlocks(notes: readonly Note[]): Block[] {
  const urls = new Map(notes.map(({ text, helpUrl }) => [text, helpUrl]));
  return [...urls].map(([text, url]) => ({
    paragraph: [
      { sign: 'warning' },
      '\u00a0',
      ...inlinesOf(messageLine(text)),
      ...(url === undefined ? [] : [' ', { link: url, text: 'Troubleshooting' }]),
    ],
  }));
}

/** The ending without the sentence that is the title already. */
function withoutTitle(ending: RunEnding, headline: Headline | undefined): RunEnding {
  const { message } = ending;
  const sentence = `${headline?.text ?? ''}.`;
  return message.startsWith(sentence) ? { ...ending, message: message.slice(sentence.length).trim() } : ending;
}

/** Names the cause if it is a known one, as the section of the troubleshooting page does. */
function defaultHeadline({ name }: AnyCommand, { outcome, topic }: RunEnding): Headline {
  const { sign, event } = OUTCOMES[outcome];
  const cause = topic && topic !== 'other' && TROUBLESHOOTING_TITLES[topic];
  return { sign, text: `${name}: ${cause ? lowerFirst(cause) : event}` };
}

function createResult(
  finished: FinishedRun,
  account: Account,
  outputs: Record<string, string>,
  annotations: readonly Annotation[],
): object {
  const { command, host, version, ending, startedMs, requests } = finished;
  return {
    schemaVersion: SCHEMA_VERSION,
    docsCi: version,
    command: command.name,
    host: host.name,
    outcome: ending.outcome,
    exitCode: ending.exitCode,
    message: withHelp(ending.message, ending.helpUrl),
    inputs: inputTexts(command.inputs, host),
    outputs,
    counts: account.counts ?? {},
    timings: { startedAt: new Date(startedMs).toISOString(), durationMs: Math.round(ending.durationMs) },
    requests: requests ?? { requests: 0, limited: 0, retried: 0 },
    annotations,
  };
}

/** The inputs as text, defaults included and secrets left out. */
function inputTexts(inputs: Inputs, host: Host): Record<string, string> {
  const texts = Object.entries(inputs)
    .filter(([, input]) => input.kind !== 'secret')
    .map(([name, input]) => [kebab(name), readText(host, kebab(name)) ?? input.default] as const);
  return Object.fromEntries(texts.filter((pair): pair is [string, string] => pair[1] !== undefined));
}

async function writeResults(
  folder: string,
  files: Readonly<Record<string, string>>,
  { host, log, ending }: FinishedRun,
): Promise<boolean> {
  try {
    await createResultsDir(host.workspace, folder);
    for (const [name, content] of Object.entries(files))
      await writeAtomically({ workspace: host.workspace, path: join(folder, name) }, content);
    return true;
  } catch (error) {
    const isReported = ending.outcome === 'refused' && ending.message.includes(inputName('results-dir'));
    if (isReported) return false;
    const reason = await describeResultsError(host.workspace, error);
    log.warning(`Couldn't write the results to "${workspacePath(host.workspace, folder)}": ${reason}`);
    return false;
  }
}
