/** The part of the plan that is about alt texts. Pure. */
import { isImage, nameFromUrl } from '../folder/library-names.js';
import type { AltStep, ConflictStep, FileStep, ImportStep, Plan, World } from './plan.js';

/** What a text is set on: a library file, or whatever a path or an import brings in. */
interface Texted {
  readonly key: string;
  readonly isImport: boolean;
  readonly target: string;
  /** What it has now. */
  readonly altText: string;
  readonly text: string;
}

/** Texts that are to be set, in the order of the folder and then of the list. */
export function planAlts(
  { altTexts, imports }: World,
  files: readonly FileStep[],
  importSteps: readonly ImportStep[],
  imported: Plan['imported'],
): Pick<Plan, 'alts' | 'texts' | 'conflicts'> {
  const ofFiles = files.flatMap((step): Texted[] => {
    const text = altTexts(step.file.path);
    const { target, altText } = targetOf(step);
    return text === undefined ? [] : [{ key: step.file.path, isImport: false, target, altText, text }];
  });
  const stepOf = new Map(importSteps.map((step) => [step.wanted.url, step]));
  const mediaOf = new Map(imported.map(({ url, media }) => [url, media]));
  const ofImports = imports.flatMap(({ url, alt }): Texted[] => {
    if (alt === undefined || (!stepOf.has(url) && !mediaOf.has(url))) return [];
    const media = mediaOf.get(url) ?? stepOf.get(url)?.media;
    return [{ key: url, isImport: true, target: media?.id ?? url, altText: media?.altText ?? '', text: alt }];
  });
  return settleAlts([...ofFiles, ...ofImports]);
}

function targetOf(step: FileStep): { target: string; altText: string } {
  if (step.action !== 'add') return { target: step.media.id, altText: step.media.altText };
  if (step.from.kind === 'library') return { target: step.from.media.id, altText: step.from.media.altText };
  return { target: step.from.kind === 'path' ? step.from.path : step.file.path, altText: '' };
}

/** Why a text is not set. @param holder the path or import whose text the shared library file has */
export function otherTextReason(holder: string): string {
  return `it shares its library file with ${holder}, which has another alt text`;
}

/** A shared library file has one text, so paths that share it cannot want two. */
function settleAlts(texted: readonly Texted[]): Pick<Plan, 'alts' | 'texts' | 'conflicts'> {
  const alts: AltStep[] = [];
  const conflicts: ConflictStep[] = [];
  const settled = new Map<string, Texted>();
  for (const one of texted) {
    const first = settled.get(one.target);
    if (first && first.text !== one.text) {
      conflicts.push({ action: 'conflict', path: one.key, reason: otherTextReason(first.key) });
    }
    if (first) continue;
    settled.set(one.target, one);
    const { key, isImport, text, altText } = one;
    if (text === altText) continue;
    const reason = altText === '' ? 'it has no alt text yet' : 'its alt text differs';
    alts.push({ action: 'alt', key, isImport, text, reason });
  }
  const texts = new Map([...settled.values()].map(({ key, text }) => [key, text]));
  return { alts, texts, conflicts };
}

/** Images that have no alt text, neither in our lists nor in the library, by path or address. */
export function findWithoutAlt(
  { altTexts, imports }: World,
  files: readonly FileStep[],
  imported: Plan['imported'],
): string[] {
  const ofFiles = files
    .filter(({ file }) => isImage(file.path) && altTexts(file.path) === undefined)
    .filter((step) => targetOf(step).altText === '')
    .map(({ file }) => file.path);
  const altOf = new Map(imported.map(({ url, media }) => [url, media.altText]));
  const ofImports = imports
    .filter(({ url, name, alt }) => isImage(name ?? nameFromUrl(url)) && alt === undefined && !altOf.get(url))
    .map(({ url }) => url);
  return [...ofFiles, ...ofImports];
}
