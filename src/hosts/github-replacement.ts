/**
 * One exchange of a file of a GitHub release, and of its checksum. Everything is decided by what the list of assets
 * says at the moment, since another job may be doing the same.
 */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { type Asset, type Assets, type Content, fileContent, newExchange, passingName } from './github-assets.js';
import { statusOf } from './github-calls.js';
import { type Environment, HostError, type ReleaseFile } from './host.js';

/** Two jobs that take the name from each other again and again come to an end. */
const MOST_ROUNDS = 10;

export function checksumName(name: string): string {
  return `${name}.sha256`;
}

/** A file on its way to its name. */
interface Arrival {
  readonly name: string;
  readonly asset: Asset;
  readonly mark: string;
  /** Ids of what had the name, in the order in which they were renamed away. */
  readonly moved: number[];
}

export class Replacement {
  readonly #assets: Assets;
  readonly #name: string;
  readonly #file: ReleaseFile;
  readonly #what: string;
  readonly #env: Environment;
  readonly #arrivals: Arrival[] = [];

  /** @param what what it does, as it continues "could not" */
  constructor(assets: Assets, name: string, file: ReleaseFile, place: { what: string; env: Environment }) {
    this.#assets = assets;
    this.#name = name;
    this.#file = file;
    this.#what = place.what;
    this.#env = place.env;
  }

  async run(): Promise<{ url?: string; warnings: string[] }> {
    const { path, sha256, checksum, onProgress } = this.#file;
    try {
      await this.#upload(this.#name, fileContent(path, this.#file), onProgress);
      if (checksum) await this.#upload(checksumName(this.#name), checksumContent(sha256, this.#name));
      for (const arrival of this.#arrivals) await this.#take(arrival);
    } catch (error) {
      const isRestored = await this.#rollBack();
      const message = error instanceof HostError ? error.message : `could not ${this.#what}: ${String(error)}`;
      const state = isRestored ? 'The release is as it was' : 'Going back failed too; the next run tidies up';
      throw new HostError(`${message}. ${state}`, { cause: error });
    }
    const warnings = [...(await this.#settle()), ...(await this.#deleteMoved())];
    const named = await this.#assets.find(this.#name).catch(() => undefined);
    return { url: named?.browser_download_url, warnings };
  }

  async #upload(name: string, content: Content, onProgress?: (sentBytes: number) => void): Promise<Arrival> {
    const exchange = newExchange(this.#env);
    const options = { signal: this.#file.signal, onProgress };
    const asset = await this.#assets.upload(passingName(name, 'new', exchange), content, options);
    const arrival = { name, asset, mark: exchange.mark, moved: [] };
    this.#arrivals.push(arrival);
    return arrival;
  }

  /** Takes the name from whoever has it. Another job may take it in between, or help. */
  async #take({ name, asset, mark, moved }: Arrival): Promise<void> {
    for (let round = 1; round <= MOST_ROUNDS; round += 1) {
      const current = await this.#assets.find(name);
      if (current?.id === asset.id) return;
      try {
        if (current) {
          const exchange = newExchange(this.#env);
          // The mark they share tells a later run that the new file is whole.
          const old = passingName(name, 'old', round === 1 ? { ...exchange, mark } : exchange);
          await this.#assets.rename(current.id, old);
          moved.push(current.id);
        }
        await this.#assets.rename(asset.id, name);
        return;
      } catch (error) {
        const isThere = (await this.#assets.list()).some(({ id }) => id === asset.id);
        const isRace = statusOf(error) === 422 || statusOf(error) === 404;
        if (!isThere || !isRace) throw error;
      }
    }
    throw new HostError(`could not ${this.#what}: other jobs take the name ${name} again and again`);
  }

  /** False where something of it is left. */
  async #rollBack(): Promise<boolean> {
    let isRestored = true;
    for (const arrival of this.#arrivals.toReversed()) {
      await this.#withdraw(arrival).catch(() => (isRestored = false));
    }
    return isRestored;
  }

  async #withdraw({ name, asset, moved }: Arrival): Promise<void> {
    const all = await this.#assets.list();
    const current = all.find((one) => one.name === name);
    const before = moved.findLast((id) => all.some((one) => one.id === id));
    // Whoever had the name is gone for good, and a whole file stays.
    if (current?.id === asset.id && before === undefined && moved.length > 0) return;
    if (current?.id === asset.id && before !== undefined) await this.#assets.rename(asset.id, asset.name);
    const isFree = current === undefined || current.id === asset.id;
    if (before !== undefined && isFree) await this.#assets.rename(before, name);
    await this.#assets.delete(asset.id);
    for (const id of moved) if (!isFree || id !== before) await this.#assets.delete(id);
  }

  /** Of two jobs one may have come last with the file, the other with the checksum: the file decides. */
  async #settle(): Promise<string[]> {
    const [file, checksum] = this.#arrivals;
    if (!file || !checksum) return [];
    let ours = checksum.asset.id;
    let writtenFor = file.asset.id;
    try {
      for (let round = 1; round <= MOST_ROUNDS; round += 1) {
        const all = await this.#assets.list();
        const current = all.find(({ name }) => name === file.name);
        const isOurSum = all.some(({ id, name }) => id === ours && name === checksum.name);
        const isAnothers = current !== undefined && current.id !== file.asset.id;
        // Where both are another's they are that job's affair, and a missing file is on its way.
        if (!current || (isOurSum ? current.id === writtenFor : isAnothers)) return [];
        const digest = isAnothers ? current.digest?.replace(/^sha256:/, '') : this.#file.sha256;
        if (!digest) return [`${checksum.name} may be of another file: another job attached its own at the same time`];
        const arrival = await this.#upload(checksum.name, checksumContent(digest, file.name));
        await this.#take(arrival);
        ours = arrival.asset.id;
        writtenFor = current.id;
      }
      return [];
    } catch (error) {
      return [`${checksum.name} could not be checked: ${error instanceof Error ? error.message : String(error)}`];
    }
  }

  async #deleteMoved(): Promise<string[]> {
    const warnings: string[] = [];
    for (const { name, moved } of this.#arrivals) {
      for (const id of moved) {
        await this.#assets.delete(id).catch(() => {
          warnings.push(
            `The file that was ${name} before could not be deleted from the release; the next run deletes it`,
          );
        });
      }
    }
    return warnings;
  }
}

function checksumContent(sha256: string, name: string): Content {
  const bytes = Buffer.from(`${sha256}  ${name}\n`);
  return {
    sizeBytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    contentType: 'text/plain',
    open: () => Readable.from([bytes]),
  };
}
