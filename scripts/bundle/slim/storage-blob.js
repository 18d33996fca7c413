/**
 * Uploads a blob in blocks, with Azure's own scheduler and pipeline, which retries and uses proxies. The whole client
 * also has the other kinds of blobs, containers, downloads, copies, leases and checksums.
 */
import { Buffer } from 'node:buffer';
import { randomBytes } from 'node:crypto';
import { URL } from 'node:url';
import {
  createDefaultHttpClient,
  createHttpHeaders,
  createPipelineFromOptions,
  createPipelineRequest,
  RestError,
} from '@azure/core-rest-pipeline';
import { SERVICE_VERSION } from '../../../node_modules/@azure/storage-blob/dist/esm/utils/constants.js';
import { BufferScheduler } from '../../../node_modules/@azure/storage-common/dist/esm/BufferScheduler.js';

export class BlobClient {
  #url;
  #httpClient = createDefaultHttpClient();
  #pipeline = createPipelineFromOptions({});

  /** @param {string} url is signed */
  constructor(url) {
    this.#url = url;
  }

  getBlockBlobClient() {
    return this;
  }

  /** Rejects with RestError. */
  async uploadStream(stream, bufferSize, maxConcurrency, { blobHTTPHeaders, onProgress, abortSignal }) {
    const uploadId = randomBytes(16).toString('hex');
    const ids = [];
    let loadedBytes = 0;
    const stage = async (openBody, sizeBytes) => {
      // Blocks of a blob have ids of one length.
      const id = Buffer.from(`${uploadId}-${String(ids.length).padStart(6, '0')}`).toString('base64');
      ids.push(id);
      const headers = { 'content-type': 'application/octet-stream', 'content-length': String(sizeBytes) };
      await this.#put({ comp: 'block', blockid: id }, headers, openBody, abortSignal);
      loadedBytes += sizeBytes;
      onProgress({ loadedBytes });
    };
    await new BufferScheduler(stream, bufferSize, maxConcurrency, stage, maxConcurrency).do();
    const list = ids.map((id) => `<Latest>${id}</Latest>`).join('');
    const body = `<?xml version="1.0" encoding="utf-8"?><BlockList>${list}</BlockList>`;
    const headers = { 'content-type': 'application/xml', 'x-ms-blob-content-type': blobHTTPHeaders.blobContentType };
    await this.#put({ comp: 'blocklist' }, headers, body, abortSignal);
  }

  async #put(query, headers, body, abortSignal) {
    const url = new URL(this.#url);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const request = createPipelineRequest({
      url: url.href,
      method: 'PUT',
      headers: createHttpHeaders({ 'x-ms-version': SERVICE_VERSION, ...headers }),
      body,
      abortSignal,
      allowInsecureConnection: url.protocol === 'http:',
    });
    const response = await this.#pipeline.sendRequest(this.#httpClient, request);
    if (response.status === 201) return;
    const code = response.headers.get('x-ms-error-code') ?? 'no code';
    throw new RestError(`The storage responded with HTTP ${response.status} (${code})`, {
      statusCode: response.status,
      request,
      response,
    });
  }
}
