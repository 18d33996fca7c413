/** Places problems at files and lines of the repository, so that platforms show them in the changes. Pure. */
import type { Annotation } from '../../../hosts/host.js';
import { shorten } from '../../../text/width.js';
import type { BuildError } from '../../../deployments/build-error.js';
import type { PageProblem } from '../folder/check-pages.js';
import type { PushedPages } from './pages.js';
import type { PushRecord } from '../result.js';

/** Annotations of one kind; one more counts the others. */
const MAX_ANNOTATIONS = 10;
/** Characters of a message; platforms truncate slightly longer texts. */
const MAX_MESSAGE_LENGTH = 3_000;

/** What the message of the run doesn't say: it is an annotation, too, and names the first problem. */
export function annotationsOf(record: PushRecord, { kept }: PushedPages): Annotation[] {
  const { syntaxProblems, syntaxWarnings, missingTargets } = record.check;
  const fileOf = fileFinder(record);
  const placeOf = (path: string): { readonly file?: string } => {
    const file = fileOf(path);
    return file === undefined ? {} : { file };
  };
  return [
    ...limited(syntaxProblems.slice(1), 'error', 'Invalid MDX', 'more problems with the syntax', locate),
    ...limited(
      kept,
      'warning',
      'Page edited at the service',
      'more pages were edited at the service',
      ({ path, reason }) => ({ message: `${path} was kept: ${reason}.`, ...placeOf(path) }),
    ),
    ...limited(
      record.plan?.unlisted ?? [],
      'warning',
      'Page not in the navigation',
      "more pages aren't in the navigation",
      (path) => ({
        message: `Readers may not find ${path}, because the navigation doesn't list it.`,
        ...placeOf(path),
      }),
    ),
    ...limited(syntaxWarnings, 'warning', 'Page not checked', 'more pages have warnings about their syntax', locate),
    ...limited(missingTargets, 'warning', 'Missing target', 'more images or links lead nowhere', locate),
  ];
}

/** Returns the file of the repository that a page of the project was pushed from. */
function fileFinder({ plan }: PushRecord): (path: string) => string | undefined {
  const files = new Map(plan?.steps.flatMap(({ path, page }) => (page ? [[path, page.file]] : [])));
  return (path) => files.get(path);
}

/** Where a page that the service rejects, or that breaks the build, is in the repository. */
export function locatePage(record: PushRecord, path: string): Pick<Annotation, 'file'> {
  const file = fileFinder(record)(path);
  return file === undefined ? {} : { file };
}

/** The log of a build names the page in the project; its text is that of the file, line by line. */
export function locateBuildError(
  { plan }: PushRecord,
  { file: logFile = '', line }: BuildError,
): Pick<Annotation, 'title' | 'file' | 'line'> {
  const steps = plan?.steps.filter(({ page }) => page) ?? [];
  const found =
    steps.find(({ path }) => path === logFile) ??
    steps.find(({ path }) => path.includes('/') && logFile.endsWith(`/${path}`));
  const file = found?.page?.file;
  return {
    title: 'Documentation build failed',
    ...(file !== undefined && { file, ...(line !== undefined && { line }) }),
  };
}

type Place = Pick<Annotation, 'title' | 'message' | 'file' | 'line'>;

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
function locate({ title, file, line, column, message }: PageProblem): Place {
  return {
    ...(title !== undefined && { title }),
    file,
    line,
    message: column === undefined ? message : `Column ${column}: ${message}`,
  };
}
