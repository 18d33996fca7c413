/**
 * Fakes GitHub's Results service and its blob storage, which @actions/artifact talks to. It checks the requests, and
 * keeps the bytes for tests to compare.
 */
import { createHash } from 'node:crypto';
import { type ApiRequest, type FakeResponse, startApiServer } from './api-server.js';

interface StoredArtifact {
  readonly name: string;
  readonly id: string;
  readonly expiresAt?: string;
  readonly mimeType?: unknown;
  /** Is undefined until the block list has arrived. */
  bytes?: Buffer;
  contentType?: string;
  finalized: boolean;
}

const P = '/twirp/github.actions.results.api.v1.ArtifactService/';
const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const TOKEN = `${encode({ alg: 'none' })}.${encode({ scp: 'Actions.Example Actions.Results:run-1:job-1' })}.x`;

/** The artifacts of the fake, and ways to make it fail. */
export type ResultsApi = Awaited<ReturnType<typeof startResultsApi>>;

export async function startResultsApi() {
  const world = new World();
  const server = await startApiServer((request) => world.answer(request));
  // The runner sets these variables for a step that may upload.
  const env = { ACTIONS_RUNTIME_TOKEN: TOKEN, ACTIONS_RESULTS_URL: `${server.origin}/some/path` };
  return Object.assign(world, server, { env });
}

class World {
  origin = '';
  readonly artifacts: StoredArtifact[] = [];
  readonly #next: FakeResponse[] = [];
  readonly #nextBlob: FakeResponse[] = [];
  readonly #blocks = new Map<string, Buffer>();

  /** Sets the responses of the next requests, one each. */
  answerNext(...answers: readonly FakeResponse[]): void {
    this.#next.push(...answers);
  }

  /** Sets the responses of the next requests to the blob storage, one each. */
  answerNextBlob(...answers: readonly FakeResponse[]): void {
    this.#nextBlob.push(...answers);
  }

  /** Adds an existing artifact, such as that of another job. */
  addArtifact(name: string, bytes: Buffer): void {
    this.#add(name, { bytes, finalized: true });
  }

  #add(name: string, more: Partial<StoredArtifact>): StoredArtifact {
    const artifact = { name, id: String(1001 + this.artifacts.length), finalized: false, ...more };
    this.artifacts.push(artifact);
    return artifact;
  }

  answer(request: ApiRequest): FakeResponse {
    if (request.path.startsWith('/blob/')) return this.#nextBlob.shift() ?? this.#store(request);
    const planned = this.#next.shift();
    if (planned) return planned;
    if (request.headers.authorization !== `Bearer ${TOKEN}`) return { status: 401, json: { msg: 'bad token' } };
    const message = request.body as Record<string, unknown>;
    if (message.workflow_run_backend_id !== 'run-1' || message.workflow_job_run_backend_id !== 'job-1')
      return { status: 400, json: { msg: 'whose run is this?' } };
    if (request.path === `${P}CreateArtifact`) return this.#create(message);
    if (request.path === `${P}FinalizeArtifact`) return this.#finalize(message);
    return { status: 404, json: { msg: 'no such method' } };
  }

  #create({ name, version, expires_at, mime_type }: Record<string, unknown>): FakeResponse {
    if (version !== 7 || typeof name !== 'string') return { status: 400, json: { msg: 'malformed' } };
    if (this.artifacts.some((one) => one.name === name)) {
      const msg = 'an artifact with this name already exists on the workflow run';
      return { status: 409, json: { msg } };
    }
    const { id } = this.#add(name, { expiresAt: expires_at as string | undefined, mimeType: mime_type });
    const signed_upload_url = `${this.origin}/blob/${id}?sig=secret-signature-${id}`;
    return { status: 200, json: { ok: true, signed_upload_url } };
  }

  #finalize({ name, size, hash }: Record<string, unknown>): FakeResponse {
    const artifact = this.artifacts.find((one) => one.name === name && !one.finalized);
    const bytes = artifact?.bytes;
    const digest = bytes && `sha256:${createHash('sha256').update(bytes).digest('hex')}`;
    if (!artifact || !bytes || size !== String(bytes.length) || hash !== digest)
      return { status: 400, json: { msg: 'what was uploaded is something else' } };
    artifact.finalized = true;
    return { status: 200, json: { ok: true, artifact_id: artifact.id } };
  }

  #store({ method, path, query, headers, bytes }: ApiRequest): FakeResponse {
    const artifact = this.artifacts.find(({ id }) => path === `/blob/${id}`);
    if (method !== 'PUT' || !artifact || query.get('sig') !== `secret-signature-${artifact.id}`) return { status: 403 };
    if (query.get('comp') === 'block') {
      this.#blocks.set(`${path} ${query.get('blockid')}`, bytes);
    } else {
      const ids = [...bytes.toString('utf8').matchAll(/<Latest>([^<]+)</g)].map(([, id]) => id ?? '');
      artifact.bytes = Buffer.concat(ids.map((id) => this.#blocks.get(`${path} ${id}`) ?? Buffer.alloc(0)));
      artifact.contentType = String(headers['x-ms-blob-content-type']);
    }
    return { status: 201, headers: { etag: '"1"', 'last-modified': new Date().toUTCString() } };
  }
}
