/** Simulates the web servers that imports fetch from. */
import { HttpError } from '../../http-error.js';

/** The simulated response of a URL. The emulator never sends requests to the internet. */
interface ImportSource {
  readonly bytes?: Uint8Array;
  /** The announced size. Default: the length of `bytes`. */
  readonly sizeBytes?: number;
  /** How long the response takes. */
  readonly seconds?: number;
  readonly redirectsTo?: string;
  /** The error status, such as 403 if only signed-in readers have access. */
  readonly status?: number;
  /** True if the host name resolves to a private IP address. */
  readonly isPrivate?: boolean;
}

/** Contract: at most 3 redirects and 30 seconds per file. */
const MAX_REDIRECTS = 3;
const MAX_SECONDS = 30;

const PRIVATE_HOST =
  /^(localhost|.*\.local|.*\.internal|127\..*|10\..*|192\.168\..*|169\.254\..*|172\.(1[6-9]|2\d|3[01])\..*|0\..*|\[.*\])$/i;

/** The URLs that imports can fetch. */
export class ImportSources {
  private readonly sources = new Map<string, ImportSource>();

  set(url: string, source: ImportSource): void {
    this.sources.set(url, source);
  }

  /**
   * Returns the content of a public https URL, or throws the error of the contract.
   * @param maxBytes the largest file of any kind
   */
  fetch(url: string, maxBytes: number): Buffer {
    let source = this.lookUp(url);
    for (let redirects = 1; source.redirectsTo !== undefined; redirects += 1) {
      if (redirects > MAX_REDIRECTS) throw new HttpError(422, `The URL redirects more than ${MAX_REDIRECTS} times`);
      source = this.lookUp(source.redirectsTo);
    }
    const { bytes = new Uint8Array(), seconds = 0, status } = source;
    if (status !== undefined) throw new HttpError(422, `The URL responded with status ${status}`);
    if (seconds > MAX_SECONDS) throw new HttpError(504, `The URL didn't respond within ${MAX_SECONDS} seconds`);
    if ((source.sizeBytes ?? bytes.length) > maxBytes) throw new HttpError(413, 'The file is too large for your plan');
    return Buffer.from(bytes);
  }

  private lookUp(url: string): ImportSource {
    const parsed = URL.canParse(url) ? new URL(url) : null;
    if (parsed?.protocol !== 'https:') throw new HttpError(400, 'Only public https URLs can be imported');
    const source = this.sources.get(url);
    if (parsed.username !== '' || PRIVATE_HOST.test(parsed.hostname) || source?.isPrivate === true) {
      throw new HttpError(400, "The URL isn't public");
    }
    if (!source) throw new HttpError(422, 'The URL responded with status 404');
    return source;
  }
}
