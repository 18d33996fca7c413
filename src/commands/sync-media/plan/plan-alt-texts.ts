/** Plans alt texts, and finds images without one. Pure. */
import { isImage, nameFromUrl } from '../folder/library-names.js';
import {
  type AltStep,
  type ConflictStep,
  type FileStep,
  type FinishedImport,
  type ImportStep,
  type Plan,
  type PlanInput,
  replacedByPath,
} from './steps.js';

/** An alt text that is requested for a path or an import. */
interface AltRequest {
  readonly key: string;
  /** Equal for all keys that share a library file. */
  readonly target: string;
  /** The text that the library has now. */
  readonly current: string;
  readonly text: string;
}

/** Texts that have to be set, in the order of the folder and then of the imports. Those in conflict have no step. */
export function planAltTexts(
  { altTexts, imports }: PlanInput,
  files: readonly FileStep[],
  importSteps: readonly (ImportStep | FinishedImport)[],
): Pick<Plan, 'alts' | 'texts' | 'conflicts'> {
  const targetOf = targetFinder(files);
  const forFiles = files.flatMap((step): AltRequest[] => {
    const text = altTexts.textOf(step.key);
    return text === undefined ? [] : [{ key: step.key, ...targetOf(step), text }];
  });
  const mediaByUrl = new Map(importSteps.map(({ key, media }) => [key, media]));
  const forImports = imports.flatMap(({ url, alt }): AltRequest[] => {
    if (alt === undefined || !mediaByUrl.has(url)) return [];
    const media = mediaByUrl.get(url);
    return [{ key: url, target: media?.id ?? url, current: media?.altText ?? '', text: alt }];
  });
  return planRequests([...forFiles, ...forImports]);
}

function targetFinder(files: readonly FileStep[]): (step: FileStep) => Pick<AltRequest, 'target' | 'current'> {
  const replaced = replacedByPath(files);
  return (step) => {
    const path = step.action === 'add' && step.from.kind === 'path' ? step.from.path : step.key;
    const own = step.action === 'add' ? replaced.get(path) : step.media;
    const media = step.action === 'add' && step.from.kind === 'library' ? step.from.media : own;
    return { target: media?.id ?? path, current: media?.altText ?? '' };
  };
}

/** Why a text isn't set. @param owner the path or import whose text the shared library file has */
export function otherTextReason(owner: string): string {
  return `its alt text can't be set, because the file shares a library file with ${owner}, which has a different alt text. Give both the same text, or change one of the files`;
}

/** Paths that share a library file share its text, so different texts are a conflict. */
function planRequests(requests: readonly AltRequest[]): Pick<Plan, 'alts' | 'texts' | 'conflicts'> {
  const alts: AltStep[] = [];
  const conflicts: ConflictStep[] = [];
  const firstByTarget = new Map<string, AltRequest>();
  for (const request of requests) {
    const { key, target, text, current } = request;
    const first = firstByTarget.get(target);
    if (!first) {
      firstByTarget.set(target, request);
      const reason = current === '' ? 'no alt text yet' : 'alt text differs';
      if (text !== current) alts.push({ action: 'alt', key, text, reason });
    } else if (first.text !== text) {
      const reason = otherTextReason(first.key);
      conflicts.push({ action: 'conflict', key, reason, failedPart: 'alt-text' });
    }
  }
  const texts = new Map([...firstByTarget.values()].map(({ key, text }) => [key, text]));
  return { alts, texts, conflicts };
}

/** Path or URL of the images that have an alt text neither in the manifests nor in the library, once per library file. */
export function findMissingAltTexts(
  { altTexts, imports }: PlanInput,
  files: readonly FileStep[],
  importSteps: readonly (ImportStep | FinishedImport)[],
): string[] {
  const targetOf = targetFinder(files);
  const mediaByUrl = new Map(importSteps.map(({ key, media }) => [key, media]));
  const images = [
    ...files.flatMap((step) =>
      isImage(step.key) ? [{ key: step.key, ...targetOf(step), text: altTexts.textOf(step.key) }] : [],
    ),
    ...imports.flatMap(({ url, name, alt }) => {
      const media = mediaByUrl.get(url);
      const image = { key: url, target: media?.id ?? url, current: media?.altText ?? '', text: alt };
      return isImage(name ?? nameFromUrl(url)) ? [image] : [];
    }),
  ];
  // Paths that share a library file share its text.
  const described = new Set(images.filter(({ text }) => text !== undefined).map(({ target }) => target));
  const keys = new Map<string, string>();
  for (const { target, key, current } of images)
    if (current === '' && !described.has(target) && !keys.has(target)) keys.set(target, key);
  return [...keys.values()];
}
