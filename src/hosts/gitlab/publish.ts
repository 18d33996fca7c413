/** The report files of a GitLab job (dotenv, annotations) and the summary in its log. */
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderPlain } from '../../text/plain.js';
import { upperSnake } from '../environment.js';
import type { Link, LogSink, Publication, Write } from '../host.js';
import { messageOf } from '../../text/error-message.js';

/** GitLab takes a dotenv report below 5 KB. */
const DOTENV_LIMIT_BYTES = 5 * 1024 - 1;

/** The default of self-managed servers; one variable too many and GitLab drops the whole report. */
const DOTENV_VARIABLES = 20;

/** Writes the reports into the results folder. What cannot be written there is said in the log. */
export function publishOnGitLab(publication: Publication, place: { log: LogSink; stdout: Write }): void {
  const { command, outputs, links, resultsDir, summary } = publication;
  // Verbatim blocks stand in the log above already.
  if (summary) place.stdout(`\n${renderPlain(summary, { colour: true, verbatim: false })}`);
  if (resultsDir === undefined) {
    place.log.line('warning', 'there is no results folder: outputs and links could not be written');
    return;
  }
  const dotenv = renderDotenv(command, outputs);
  for (const { name, why } of dotenv.leftOut) {
    place.log.line('warning', `output ${name} is not in outputs.env: ${why}; result.json has it`);
  }
  writeReport(resultsDir, 'outputs.env', dotenv.text, place.log);
  writeReport(resultsDir, 'links.json', renderLinks(links), place.log);
}

/** Whole or not at all: GitLab takes whatever stands there. */
function writeReport(folder: string, name: string, content: string, log: LogSink): void {
  const temporary = join(folder, `.${name}.${process.pid}.tmp`);
  try {
    writeFileSync(temporary, content);
    renameSync(temporary, join(folder, name));
  } catch (error) {
    log.line('warning', `${name} could not be written: ${messageOf(error)}`);
    removeIfThere(temporary);
  }
}

function removeIfThere(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {
    // A folder that takes no file has none to remove.
  }
}

interface Dotenv {
  readonly text: string;
  readonly leftOut: readonly { readonly name: string; readonly why: string }[];
}

function renderDotenv(command: string, outputs: Publication['outputs']): Dotenv {
  const leftOut: { name: string; why: string }[] = [];
  let text = '';
  let count = 0;
  for (const [output, value] of Object.entries(outputs)) {
    const name = `${upperSnake(command)}_${upperSnake(output)}`;
    const line = `${name}=${value}\n`;
    const why = unfit(value) ?? noRoom(count, Buffer.byteLength(text + line));
    if (why === undefined) {
      text += line;
      count++;
    } else leftOut.push({ name, why });
  }
  return { text, leftOut };
}

function unfit(value: string): string | undefined {
  if (/\p{Cc}|[\u2028\u2029]/u.test(value)) return 'its value has a line break or a control character';
  if (value.includes('$')) return 'its value has a $, which GitLab would expand';
  if (/\s/.test(value)) return 'its value has a blank';
  return undefined;
}

function noRoom(count: number, sizeBytes: number): string | undefined {
  if (count >= DOTENV_VARIABLES) return `GitLab takes at most ${DOTENV_VARIABLES} variables`;
  return sizeBytes > DOTENV_LIMIT_BYTES ? 'GitLab takes less than 5 KB' : undefined;
}

function renderLinks(links: readonly Link[]): string {
  const shown = links.filter(({ url }) => /^https?:\/\//i.test(url) && URL.canParse(url));
  const report = shown.length === 0 ? {} : { Documentation: shown.map((link) => ({ external_link: pick(link) })) };
  return `${JSON.stringify(report, null, 2)}\n`;
}

function pick({ label, url }: Link): Link {
  return { label, url };
}
