/** Places problems at files and lines of the repository, so that platforms show them in the changes. Pure. */
import type { Annotation } from '../../hosts/host.js';
import { shorten } from '../../text/width.js';
import type { PageProblem } from './folder/check-pages.js';
import type { PushedPages } from './pushed-pages.js';
import type { PushRecord } from './record.js';

/** Annotations of one kind; one more counts the others. */
const MAX_ANNOTATIONS = 10;
/** Characters of a message; platforms truncate slightly longer texts. */
const MAX_MESSAGE_LENGTH = 3_000;

export function annotationsOf(record: PushRecord, { kept }: PushedPages): Annotation[] {
  const { syntaxProblems, missingTargets, rejected, notInNavigation } = record;
  const files = new Map(record.plan?.steps.flatMap(({ path, page }) => (page ? [[path, page.file]] : [])));
  const fileOf = (path: string): { readonly file?: string } => {
    const file = files.get(path);
    return file === undefined ? {} : { file };
  };
  return [
    ...limited(rejected, 'error', 'Page rejected', 'more pages were rejected', ({ path, reason }) => ({
      message: `${path}: ${reason}`,
      ...fileOf(path),
    })),
    ...limited(syntaxProblems, 'error', 'Invalid MDX', 'more problems with the syntax', locate),
    ...buildAnnotations(record, files),
    ...limited(
      kept,
      'warning',
      'Page edited at the service',
      'more pages were edited at the service',
      ({ path, reason }) => ({
        message: `${path} was kept: ${reason}.`,
        ...fileOf(path),
      }),
    ),
    ...limited(
      notInNavigation,
      'warning',
      'Page not in the navigation',
      "more pages aren't in the navigation",
      (path) => ({
        message: `Readers may not find ${path}, because the navigation doesn't list it.`,
        ...fileOf(path),
      }),
    ),
    ...limited(missingTargets, 'warning', 'Missing target', 'more images or links lead nowhere', locate),
  ];
}

type Place = Pick<Annotation, 'message' | 'file' | 'line'>;

function limited<T>(
  items: readonly T[],
  level: Annotation['level'],
  title: string,
  rest: string,
  placeOf: (item: T) => Place,
): Annotation[] {
  const hidden = items.length - MAX_ANNOTATIONS;
  return [
    ...items.slice(0, MAX_ANNOTATIONS).map((item): Annotation => {
      const place = placeOf(item);
      return { level, title, ...place, message: shorten(place.message, MAX_MESSAGE_LENGTH) };
    }),
    ...(hidden > 0 ? [{ level, title, message: `${hidden} ${rest}. The job summary lists them.` }] : []),
  ];
}

/** Annotations have no column, so the message names it. */
function locate({ file, line, column, message }: PageProblem): Place {
  return { file, line, message: column === undefined ? message : `Column ${column}: ${message}` };
}

/** The log of a build names the page in the project; its text is that of the file, line by line. */
function buildAnnotations({ buildError }: PushRecord, files: ReadonlyMap<string, string>): Annotation[] {
  if (!buildError) return [];
  const { file: logFile = '', line, message } = buildError;
  const path = files.has(logFile)
    ? logFile
    : [...files.keys()].find((known) => known.includes('/') && logFile.endsWith(`/${known}`));
  const file = path === undefined ? undefined : files.get(path);
  return [
    {
      level: 'error',
      title: 'Documentation build failed',
      message: shorten(message, MAX_MESSAGE_LENGTH),
      ...(file !== undefined && { file, ...(line !== undefined && { line }) }),
    },
  ];
}
