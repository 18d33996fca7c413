import { HttpError } from '../http-error.js';

/** What an address of the internet would do. The emulator fetches nothing: the table decides. */
interface ImportSource {
  readonly bytes?: Uint8Array;
  /** Size that it announces; by default that of its bytes. */
  readonly sizeBytes?: number;
  /** How long it takes. */
  readonly seconds?: number;
  readonly redirectsTo?: string;
  /** The error status that it answers, such as 403 for signed-in readers only. */
  readonly status?: number;
  /** Its name resolves to an address that is not public. */
  readonly isPrivate?: boolean;
}

/** Contract: 3 redirects and 30 seconds a file. */
const MAX_REDIRECTS = 3;
const MAX_SECONDS = 30;

const PRIVATE_HOST =
  /^(localhost|.*\.local|.*\.internal|127\..*|10\..*|192\.168\..*|169\.254\..*|172\.(1[6-9]|2\d|3[01])\..*|0\..*|\[.*\])$/i;

/** The internet as far as imports can see it. */
export class ImportSources {
  private readonly sources = new Map<string, ImportSource>();

  set(url: string, address: ImportSource): void {
    this.sources.set(url, address);
  }

  /** The bytes behind a public https address. @param maxBytes what any kind of file may have */
  fetch(url: string, maxBytes: number): Buffer {
    let address = this.lookUp(url);
    for (let redirects = 1; address.redirectsTo !== undefined; redirects += 1) {
      if (redirects > MAX_REDIRECTS) throw new HttpError(422, `The address redirects more than ${MAX_REDIRECTS} times`);
      address = this.lookUp(address.redirectsTo);
    }
    const { bytes = new Uint8Array(), seconds = 0, status } = address;
    if (status !== undefined) throw new HttpError(422, `The address answered with status ${status}`);
    if (seconds > MAX_SECONDS) throw new HttpError(504, `The address did not answer within ${MAX_SECONDS} seconds`);
    if ((address.sizeBytes ?? bytes.length) > maxBytes) throw new HttpError(413, 'The file is too large for this plan');
    return Buffer.from(bytes);
  }

  private lookUp(url: string): ImportSource {
    const parsed = URL.canParse(url) ? new URL(url) : null;
    if (parsed?.protocol !== 'https:') throw new HttpError(400, 'Only public https addresses can be imported');
    const address = this.sources.get(url);
    if (parsed.username !== '' || PRIVATE_HOST.test(parsed.hostname) || address?.isPrivate === true) {
      throw new HttpError(400, 'The address is not public');
    }
    if (!address) throw new HttpError(422, 'The address answered with status 404');
    return address;
  }
}
