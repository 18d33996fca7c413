/** Writes the report files of a GitLab job (dotenv, annotations) and prints the details of the summary to its log. */
import { join } from 'node:path';
import { isWebUrl } from '../../text/document.js';
import { writeAtomically, writeErrorReason } from '../../disk/write.js';
import { listItems } from '../../text/list-items.js';
import { renderPlain } from '../../text/plain.js';
import { upperSnake } from '../environment.js';
import type { Link, LogSink, Publication, Write } from '../host.js';
import type { LineStyle } from '../log-format.js';

/** GitLab accepts a dotenv report below 5 KB. */
const MAX_DOTENV_BYTES = 5 * 1024 - 1;

/**
 * GitLab's documentation rules out spaces in a value. In a sentence for people, no-break spaces do the same; in a path or a
 * name they would make another one.
 */
const NO_BREAK_SPACE = '\u00a0';
const SENTENCES: ReadonlySet<string> = new Set(['verdict']);

/** The default limit of self-managed servers; above it GitLab drops the whole report. */
const MAX_DOTENV_VARIABLES = 20;

/** Writes the reports into the results folder. A warning in the log names what couldn't be written. */
export async function publishOnGitLab(
  publication: Publication,
  { workspace, log, write, style }: { workspace: string; log: LogSink; write: Write; style: LineStyle },
): Promise<void> {
  const { command, outputs, links, resultsDir, details } = publication;
  if (details.length > 0) write(`\n${renderPlain(details, { ...style, logged: false })}`);
  if (resultsDir === undefined) {
    log.line('warning', "Couldn't write outputs and links, because there is no results folder.");
    return;
  }
  const reports = { 'outputs.env': renderDotenv(command, outputs, log), 'links.json': renderLinks(links) };
  for (const [name, content] of Object.entries(reports)) {
    await writeAtomically({ workspace, path: join(resultsDir, name) }, content).catch((error: unknown) => {
      log.line('warning', `Couldn't write ${name}: ${writeErrorReason(error)}.`);
    });
  }
}

/** Names the outputs in the log that GitLab can't pass on. */
function renderDotenv(command: string, outputs: Publication['outputs'], log: LogSink): string {
  const lines: string[] = [];
  const excess: string[] = [];
  for (const [output, plain] of Object.entries(outputs)) {
    const value = SENTENCES.has(output) ? plain.replaceAll(' ', NO_BREAK_SPACE) : plain;
    const name = `${upperSnake(command)}_${upperSnake(output)}`;
    const line = `${name}=${value}\n`;
    const reason = invalidValueReason(value) ?? sizeReason(Buffer.byteLength(lines.join('') + line));
    if (reason !== undefined)
      log.line('warning', `Output ${name} isn't in outputs.env, because ${reason}. Read it from result.json.`);
    else if (lines.length >= MAX_DOTENV_VARIABLES) excess.push(name);
    else lines.push(line);
  }
  // No run of a job with that many outputs can pass all of them, so this is nothing to warn of.
  if (excess.length > 0) {
    const reason = `GitLab accepts at most ${MAX_DOTENV_VARIABLES} variables`;
    log.line('debug', `Not in outputs.env, because ${reason}: ${listItems(excess)}. Read them from result.json.`);
  }
  return lines.join('');
}

function invalidValueReason(value: string): string | undefined {
  if (/\p{Cc}|[\u2028\u2029]/u.test(value)) return 'the value has a line break or a control character';
  if (value.includes('$')) return 'the value has a $, which GitLab would expand';
  if (value.replaceAll(NO_BREAK_SPACE, '').match(/\s/)) return 'the value has a space';
  return undefined;
}

function sizeReason(sizeBytes: number): string | undefined {
  return sizeBytes > MAX_DOTENV_BYTES ? 'GitLab only accepts files below 5 KB' : undefined;
}

function renderLinks(links: readonly Link[]): string {
  const shown = links.filter(({ url }) => isWebUrl(url)).map(({ label, url }) => ({ external_link: { label, url } }));
  return `${JSON.stringify(shown.length === 0 ? {} : { Documentation: shown }, null, 2)}\n`;
}
