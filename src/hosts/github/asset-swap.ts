/**
 * One exchange of a file of a GitHub release, and of its checksum. Everything is decided by what the list of assets
 * says at the moment, since another job may be doing the same.
 */
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  type Asset,
  ASSET_LIMIT_BYTES,
  type Assets,
  type Content,
  fileContent,
  newExchange,
  passingName,
} from './assets.js';
import { statusOf } from './client.js';
import { type Environment, HostError, type ReleaseFile } from '../host.js';
import { checksumBytes, checksumName, staleChecksumWarning } from '../release-checksum.js';
import { messageOf } from '../../text/error-message.js';

/** Two jobs that take the name from each other again and again come to an end. */
export const MAX_ROUNDS = 10;

/** Another job was faster: the name is taken, or the file gone. */
export function isRace(error: unknown): boolean {
  return statusOf(error) === 422 || statusOf(error) === 404;
}

/** A file on its way to its name. */
interface Arrival {
  readonly name: string;
  readonly asset: Asset;
  readonly mark: string;
  /** What had the name, with the names they were to get, in the order in which they were to be renamed away. */
  readonly moved: Pick<Asset, 'id' | 'name'>[];
  /** Who had the name when it was first looked at; undefined until then. */
  seen?: { readonly id: number | undefined };
}

/** What calls and names need to know of the run. */
interface Place {
  /** What is done, as it continues "could not". */
  readonly what: string;
  readonly env: Environment;
}

export class Replacement {
  readonly #assets: Assets;
  readonly #name: string;
  readonly #file: ReleaseFile;
  readonly #place: Place;
  readonly #arrivals: Arrival[] = [];

  constructor(assets: Assets, name: string, file: ReleaseFile, place: Place) {
    this.#assets = assets;
    this.#name = name;
    this.#file = file;
    this.#place = place;
  }

  async run(): Promise<{ url?: string; warnings: string[] }> {
    const { path, sizeBytes, sha256, checksum, onProgress } = this.#file;
    if (sizeBytes >= ASSET_LIMIT_BYTES)
      throw new HostError(
        `could not ${this.#place.what}: GitHub's releases take files of less than 2 GiB, and this one has ${sizeBytes} bytes. The release is as it was`,
      );
    try {
      await this.#upload(this.#name, fileContent(path, this.#file), onProgress);
      if (checksum) await this.#upload(checksumName(this.#name), checksumContent(sha256, this.#name));
      for (const arrival of this.#arrivals) await take(this.#assets, arrival, this.#place);
    } catch (error) {
      const state = await this.#rollBack().catch(() => 'Going back failed too; the next run tidies up');
      const message = error instanceof HostError ? error.message : `could not ${this.#place.what}: ${String(error)}`;
      throw new HostError(`${message}. ${state}`, { cause: error });
    }
    const warnings = [...(await this.#settle()), ...(await this.#deleteMoved())];
    const all = await this.#assets.list().catch(() => []);
    const stale = checksum ? undefined : this.#staleChecksum(all);
    if (stale !== undefined) warnings.push(stale);
    return { url: all.find(({ name }) => name === this.#name)?.browser_download_url, warnings };
  }

  async #upload(name: string, content: Content, onProgress?: (sentBytes: number) => void): Promise<Arrival> {
    const options = { signal: this.#file.signal, onProgress };
    const arrival = await arrive(this.#assets, name, content, { ...options, env: this.#place.env });
    this.#arrivals.push(arrival);
    return arrival;
  }

  /** How the release is afterwards, in words. */
  async #rollBack(): Promise<string> {
    const failures: unknown[] = [];
    for (const arrival of this.#arrivals.toReversed())
      await this.#withdraw(arrival).catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new Error('not everything could be taken back', { cause: failures[0] });
    const all = await this.#assets.list();
    const isAsBefore = this.#arrivals.every(
      ({ name, seen }) => seen === undefined || all.find((one) => one.name === name)?.id === seen.id,
    );
    if (isAsBefore) return 'The release is as it was';
    await matchChecksum(this.#assets, this.#name, this.#place);
    return 'Another job changed the release meanwhile, so it could not become what it was; its file is complete';
  }

  async #withdraw({ name, asset, moved }: Arrival): Promise<void> {
    const all = await this.#assets.list();
    const current = all.find((one) => one.name === name);
    const before = moved.findLast(({ id }) => all.some((one) => one.id === id))?.id;
    // Whoever had the name is gone for good, and a whole file stays.
    if (current?.id === asset.id && before === undefined && moved.length > 0) return;
    if (current?.id === asset.id && before !== undefined) await this.#assets.rename(asset.id, asset.name);
    const isFree = current === undefined || current.id === asset.id;
    if (before !== undefined && isFree) await this.#assets.rename(before, name);
    await this.#assets.deleteNamed(asset);
    for (const one of moved) if (!isFree || one.id !== before) await this.#assets.deleteNamed(one);
  }

  /** Of two jobs one may have come last with the file, the other with the checksum: the file decides. */
  async #settle(): Promise<string[]> {
    const [file, checksum] = this.#arrivals;
    if (!file || !checksum) return [];
    let ours = checksum.asset.id;
    let writtenFor = file.asset.id;
    try {
      for (let round = 1; round <= MAX_ROUNDS; round += 1) {
        const all = await this.#assets.list();
        const current = all.find(({ name }) => name === file.name);
        const isOurSum = all.some(({ id, name }) => id === ours && name === checksum.name);
        const isAnothers = current !== undefined && current.id !== file.asset.id;
        // Where both are another's they are that job's affair, and a missing file is on its way.
        if (!current || (isOurSum ? current.id === writtenFor : isAnothers)) return [];
        const digest = isAnothers ? digestOf(current) : this.#file.sha256;
        if (!digest) return [`${checksum.name} may be of another file: another job attached its own at the same time`];
        const arrival = await this.#upload(checksum.name, checksumContent(digest, file.name));
        await take(this.#assets, arrival, this.#place);
        ours = arrival.asset.id;
        writtenFor = current.id;
      }
      return [];
    } catch (error) {
      return [`${checksum.name} could not be checked: ${messageOf(error)}`];
    }
  }

  /** A checksum that we were not asked to change, and that is not of our file. */
  #staleChecksum(all: readonly Asset[]): string | undefined {
    const checksum = all.find(({ name }) => name === checksumName(this.#name));
    return checksum && staleChecksumWarning(this.#name, this.#file.sha256, digestOf(checksum));
  }

  async #deleteMoved(): Promise<string[]> {
    const warnings: string[] = [];
    for (const { name, moved } of this.#arrivals) {
      for (const one of moved) {
        await this.#assets.deleteNamed(one).catch(() => {
          warnings.push(
            `The file that was ${name} before could not be deleted from the release; the next run deletes it`,
          );
        });
      }
    }
    return warnings;
  }
}

async function arrive(
  assets: Assets,
  name: string,
  content: Content,
  { env, ...options }: { env: Environment; signal: AbortSignal; onProgress?: (sentBytes: number) => void },
): Promise<Arrival> {
  const exchange = newExchange(env);
  const asset = await assets.upload(passingName(name, 'new', exchange), content, options);
  return { name, asset, mark: exchange.mark, moved: [] };
}

/** Takes the name from whoever has it. Another job may take it in between, or help. */
async function take(assets: Assets, arrival: Arrival, { what, env }: Place): Promise<void> {
  const { name, asset, mark, moved } = arrival;
  for (let round = 1; round <= MAX_ROUNDS; round += 1) {
    const all = await assets.list();
    const current = all.find((one) => one.name === name);
    arrival.seen ??= { id: current?.id };
    if (current?.id === asset.id) return;
    // A job that tidied up gave it the name, and yet another took it since: that one came last, and deletes ours.
    if (current && all.find(({ id }) => id === asset.id)?.name !== asset.name) return;
    try {
      if (current) {
        const exchange = newExchange(env);
        // The mark they share tells a later run that the new file is whole.
        const old = passingName(name, 'old', round === 1 ? { ...exchange, mark } : exchange);
        // Before it is done: its answer may be lost, and then it has to be taken back all the same.
        moved.push({ id: current.id, name: old });
        await assets.rename(current.id, old);
      }
      await assets.rename(asset.id, name);
      return;
    } catch (error) {
      const isThere = (await assets.list()).some(({ id }) => id === asset.id);
      if (!isThere || !isRace(error)) throw error;
    }
  }
  throw new HostError(`could not ${what}: other jobs take the name ${name} again and again`);
}

/**
 * Where an exchange ended half way, the file may be of one run and the checksum of another: then the checksum is
 * written anew, for the file that is there. Servers that tell no digests leave nothing to compare.
 */
export async function matchChecksum(assets: Assets, name: string, place: Place): Promise<void> {
  const all = await assets.list();
  const file = all.find((one) => one.name === name);
  const checksum = all.find((one) => one.name === checksumName(name));
  const digest = file && digestOf(file);
  if (!digest || !checksum?.digest) return;
  const content = checksumContent(digest, name);
  if (digestOf(checksum) === content.sha256) return;
  const signal = new AbortController().signal;
  const arrival = await arrive(assets, checksum.name, content, { env: place.env, signal });
  await take(assets, arrival, place);
  for (const one of arrival.moved) await assets.deleteNamed(one);
}

/** Hexadecimal SHA-256. */
function digestOf({ digest }: Asset): string | undefined {
  return digest?.replace(/^sha256:/, '');
}

function checksumContent(sha256: string, name: string): Content {
  const bytes = checksumBytes(sha256, name);
  return {
    sizeBytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    contentType: 'text/plain',
    open: () => Readable.from([bytes]),
  };
}
