/** Acts as people do at the service, and remembers each text that they committed. */
import type { Files } from '../../../emulator/state/commits.js';
import type { Branches, World } from './world.js';

/** A text that a person committed, known by a marker in it. */
interface PersonText {
  readonly marker: string;
  readonly branch: string;
  readonly path: string;
  /** The place in the order of the world. */
  readonly at: number;
  readonly nowMs: number;
}

/** An act on a page: who commits it is a person. */
export interface PageAct {
  readonly branch: string;
  readonly path: string;
  readonly at: number;
  readonly nowMs: number;
  /** True if neither the set of pages nor the listed size shows it. */
  readonly keepsSize: boolean;
  readonly isDelete: boolean;
}

/** A text that no branch has anymore. */
export interface Loss extends PersonText {
  /** The branch that had it last, before the request. */
  readonly lostOn: string;
}

export class People {
  readonly acts: PageAct[] = [];
  /** Branches that a person deleted → the place in the order of the world. */
  readonly deletedBranches = new Map<string, number>();
  readonly #world: World;
  #texts: PersonText[] = [];
  #count = 0;

  constructor(world: World) {
    this.#world = world;
  }

  /** Writes a page, or a file, with a text of their own. */
  write(path: string, branch = 'main'): void {
    const marker = this.#nextMarker();
    this.#commit(branch, path, `${marker}, who has more to say.\n`, marker);
  }

  /** Edits a page without a change of its size; a page that doesn't exist stays so. */
  editKeepingSize(path: string, branch = 'main'): void {
    const text = this.#world.files(branch)?.get(path);
    const marker = this.#nextMarker();
    if (text === undefined || text.length < marker.length + 2) return;
    this.#commit(branch, path, `${text.slice(0, -marker.length - 1)}${marker}${text.slice(-1)}`, marker);
  }

  delete(path: string, branch = 'main'): void {
    if (this.#world.files(branch)?.has(path)) this.#commit(branch, path, null);
  }

  deleteBranch(branch: string): void {
    const world = this.#world;
    if (!world.branches.has(branch)) return;
    this.deletedBranches.set(branch, (world.at += 1));
    world.emulator.state.project.deleteBranch(branch);
  }

  /** Adds an entry to the group Guides of the navigation. */
  list(entry: string, branch = 'main'): void {
    this.#editNavigation(branch, (pages, group) => (group === 'Guides' ? [...pages, entry] : pages));
  }

  /** Takes an entry out of all groups. */
  unlist(entry: string, branch = 'main'): void {
    this.#editNavigation(branch, (pages) => pages.filter((page) => page !== entry));
  }

  /** True if a person has ever changed or deleted the page on one of the branches. */
  hasTouched(path: string): boolean {
    const place = placeOf(path);
    return this.acts.some((act) => placeOf(act.path) === place);
  }

  /** The texts that a branch had before, and has no longer. With a deleted branch, only what no other branch has. */
  lossesBetween(before: Branches, after: Branches): Loss[] {
    return this.#texts.flatMap((text) => {
      const lostOn = [...before].find(([name, files]) => {
        if (!hasText(files, text)) return false;
        const now = after.get(name);
        return now ? !hasText(now, text) : ![...after.values()].some((other) => hasText(other, text));
      })?.[0];
      return lostOn === undefined ? [] : [{ ...text, lostOn }];
    });
  }

  #editNavigation(branch: string, change: (pages: string[], group: string) => string[]): void {
    const text = this.#world.files(branch)?.get('docs.json');
    if (text === undefined) return;
    const config = JSON.parse(text) as { navigation: { group: string; pages: string[] }[] };
    for (const group of config.navigation) group.pages = change(group.pages, group.group);
    this.#commit(branch, 'docs.json', `${JSON.stringify(config, undefined, 2)}\n`);
  }

  #commit(branch: string, path: string, text: string | null, marker?: string): void {
    const world = this.#world;
    // A queued merge whose time has come was carried out before.
    world.settle();
    const files = world.files(branch);
    if (files === undefined) return;
    const old = files.get(path);
    const at = (world.at += 1);
    const nowMs = world.clock.now();
    // What a person replaces on purpose isn't lost.
    this.#texts = this.#texts.filter((one) => old === undefined || !old.includes(one.marker));
    if (marker !== undefined) this.#texts.push({ marker, branch, path, at, nowMs });
    const keepsSize = typeof text === 'string' && old?.length === text.length;
    this.acts.push({ branch, path, at, nowMs, keepsSize, isDelete: text === null });
    world.emulator.state.editFiles({ [path]: text }, branch);
  }

  #nextMarker(): string {
    this.#count += 1;
    return `Person ${String(this.#count).padStart(4, '0')}`;
  }
}

/** The path of a page without its ending. */
export function placeOf(path: string): string {
  return path.replace(/\.mdx?$/, '');
}

function hasText(files: Files, { path, marker }: PersonText): boolean {
  const place = placeOf(path);
  return [...files].some(([one, text]) => placeOf(one) === place && text.includes(marker));
}
