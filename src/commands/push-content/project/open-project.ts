/** Opens a branch of the project for a push: the list of its pages, the manifest and the navigation. */
import type { Api } from '../../../api/api.js';
import { listPages } from '../../../api/endpoints/content.js';
import { hasStatus, InputError } from '../../../api/errors.js';
import type { Configuration, PageList } from '../../../api/schemas/content.js';
import { placeOf } from '../../../pages/place.js';
import { type ListedPage, type PageForms, readConfig, readPage, toListing } from '../../../project/read-project.js';
import type { LocalFolder } from '../folder/read-pages.js';
import { manifestPathOf, purposeOf, type PushRun } from '../inputs.js';
import type { Purpose } from '../names.js';
import {
  type Manifest,
  type ParsedManifest,
  type WrittenPage,
  findGone,
  pagesByPlace,
  parseManifest,
} from './manifest.js';
import { sharedPages } from './shared-pages.js';
import { inputName } from '../../../text/input-names.js';

/** One branch of the documentation project at one time. */
export interface Project extends PageForms {
  /** The listed pages by place. */
  readonly listed: ReadonlyMap<string, ListedPage>;
  /** False if the list has fewer entries than it says: a page that seems missing may exist. */
  readonly isListComplete: boolean;
  /** True after a conflict: what the list lacks and what only the manifest has is asked for. */
  readonly isDoubted: boolean;
  /** Undefined if there is none, or if none is kept. */
  readonly manifest: Manifest | undefined;
  /** The pages of the manifest by place. */
  readonly written: ReadonlyMap<string, WrittenPage>;
}

/** @param folder where the project has two files for one place, the path of its page counts */
export async function openProject(
  { api, inputs, host }: Pick<PushRun, 'api' | 'host' | 'inputs'>,
  branch: string | undefined,
  { pages, findLeftOut }: Pick<LocalFolder, 'pages' | 'findLeftOut'>,
  isDoubted = false,
): Promise<Project> {
  const { to = '.', base, prune } = inputs;
  const { byPath, byPlace, formsOf, isComplete } = toListing(await listPagesOf(api, branch, base));
  const manifest = await readManifest(api, { branch, formsOf }, purposeOf({ host, inputs }));
  const written = pagesByPlace(to, manifest?.pages ?? new Map());
  const isShared = sharedPages(api, { branch, formsOf, listed: byPlace }, to);
  for (const [place, page] of findGone(written, pages)) {
    const leftOut = await findLeftOut(page, written);
    if (leftOut) written.set(place, { ...page, leftOut });
    else if (prune === 'managed' && (await isShared(place))) written.set(place, { ...page, isShared: true });
  }
  for (const { path } of [...written.values(), ...pages]) {
    const exact = byPath.get(path);
    if (exact) byPlace.set(placeOf(path), exact);
  }
  return { branch, listed: byPlace, isListComplete: isComplete, isDoubted, formsOf, manifest, written };
}

async function listPagesOf(api: Api, branch: string | undefined, base: string | undefined): Promise<PageList> {
  try {
    return await listPages(api, { branch });
  } catch (error) {
    if (!hasStatus(error, 404) || error.body !== 'json' || branch === undefined || branch !== base) throw error;
    throw new InputError(
      [
        `${inputName('base')}: the service can't list the pages of the branch ${JSON.stringify(branch)} (${error.message}). Check the name of the branch.`,
      ],
      'missing-branch',
    );
  }
}

/** Undefined if none is there. Rejects with InputError if it can't be used, because it shows what people edited. */
export async function readManifest(
  api: Api,
  project: PageForms,
  { source, to }: Purpose,
): Promise<Manifest | undefined> {
  const path = manifestPathOf({ to });
  const text = await readPage(api, project, path);
  if (text === undefined) return undefined;
  const parsed = parseManifest(text);
  if (parsed.kind === 'ok' && parsed.manifest.source === source) return parsed.manifest;
  throw new InputError([`The manifest ${JSON.stringify(path)} ${manifestProblem(parsed, source)}`], 'manifest');
}

function manifestProblem(parsed: ParsedManifest, source: string): string {
  if (parsed.kind === 'damaged')
    return `is damaged: ${parsed.reason}. Restore it from the Git history of the documentation repository. Or delete it, and run the job again: that run compares all pages, creates those again that people deleted, and no longer knows which ones it may delete.`;
  if (parsed.kind === 'newer')
    return `is from a newer version of docs-ci (version ${parsed.version} of the format). Update docs-ci.`;
  return `belongs to another source: ${JSON.stringify(parsed.manifest.source)}. This run is ${JSON.stringify(source)}. If these are the same pages, for example from a terminal, or after the repository or its folder (${inputName('path')}) was renamed, set ${inputName('source')} to that of the manifest. Else set ${inputName('to')} to another folder.`;
}

/** What a run does without the navigation. */
const WITHOUT_NAVIGATION = "docs-ci doesn't check whether it lists the pages, and deletes none";

/** The logs that have the notice: one for a run is enough, however many branches it reads. */
const toldLogs = new WeakSet<object>();

/** The configuration for a plan. Undefined, with one notice in a run, if the service doesn't return it. */
export async function readNavigation(
  run: Pick<PushRun, 'api' | 'log'>,
  branch: string | undefined,
): Promise<Configuration | undefined> {
  const config = await readConfig(run, branch, toldLogs.has(run.log) ? undefined : WITHOUT_NAVIGATION);
  if (!config) toldLogs.add(run.log);
  return config;
}
