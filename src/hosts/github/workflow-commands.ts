/** Formats the workflow commands that the runner reads from stdout. */
import { logLine } from '../../text/log.js';
import type { Annotation } from '../host.js';

/** Where the runner shows an annotation. */
export type AnnotationLocation = Pick<Annotation, 'title' | 'file' | 'line'>;

/** Returns the command that adds an annotation. Line breaks of the message stay. */
export function annotationCommand(level: string, message: string, { title, file, line }: AnnotationLocation): string {
  const properties = Object.entries({ title, file, line })
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
    .map(([name, value]) => `${name}=${escapeProperty(logLine(String(value)))}`);
  return `::${level}${properties.length === 0 ? '' : ` ${properties.join(',')}`}::${escapeData(message)}`;
}

/** Escapes the data of a workflow command the way the runner unescapes it. */
export function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
