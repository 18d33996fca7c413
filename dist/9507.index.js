"use strict";
exports.id = 9507;
exports.ids = [9507];
exports.modules = {

/***/ 13408:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DefaultArtifactClient: () => (/* binding */ DefaultArtifactClient)
/* harmony export */ });
/* harmony import */ var _build_slim_node_modules_actions_artifact_lib_internal_upload_upload_artifact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83559);
/** Uploads artifacts. The whole client also downloads and lists them, with a second client of GitHub's API. */


class DefaultArtifactClient {
  uploadArtifact = _build_slim_node_modules_actions_artifact_lib_internal_upload_upload_artifact_js__WEBPACK_IMPORTED_MODULE_0__/* .uploadArtifact */ .m;
}


/***/ }),

/***/ 22233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ BlobClient)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73136);
/* harmony import */ var _azure_core_rest_pipeline__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88240);
/* harmony import */ var _node_modules_azure_storage_blob_dist_esm_utils_constants_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4028);
/* harmony import */ var _node_modules_azure_storage_common_dist_esm_BufferScheduler_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(613);
/**
 * Uploads a blob in blocks, with Azure's own scheduler and pipeline, which retries and uses proxies. The whole client
 * also has the other kinds of blobs, containers, downloads, copies, leases and checksums.
 */







class BlobClient {
  #url;
  #httpClient = (0,_azure_core_rest_pipeline__WEBPACK_IMPORTED_MODULE_3__/* .createDefaultHttpClient */ .fl)();
  #pipeline = (0,_azure_core_rest_pipeline__WEBPACK_IMPORTED_MODULE_3__/* .createPipelineFromOptions */ .Fp)({});

  /** @param {string} url is signed */
  constructor(url) {
    this.#url = url;
  }

  getBlockBlobClient() {
    return this;
  }

  /** Rejects with RestError. */
  async uploadStream(stream, bufferSize, maxConcurrency, { blobHTTPHeaders, onProgress, abortSignal }) {
    const uploadId = (0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.randomBytes)(16).toString('hex');
    const ids = [];
    let loadedBytes = 0;
    const stage = async (openBody, sizeBytes) => {
      // Blocks of a blob have ids of one length.
      const id = node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.from(`${uploadId}-${String(ids.length).padStart(6, '0')}`).toString('base64');
      ids.push(id);
      const headers = { 'content-type': 'application/octet-stream', 'content-length': String(sizeBytes) };
      await this.#put({ comp: 'block', blockid: id }, headers, openBody, abortSignal);
      loadedBytes += sizeBytes;
      onProgress({ loadedBytes });
    };
    await new _node_modules_azure_storage_common_dist_esm_BufferScheduler_js__WEBPACK_IMPORTED_MODULE_5__/* .BufferScheduler */ .c(stream, bufferSize, maxConcurrency, stage, maxConcurrency).do();
    const list = ids.map((id) => `<Latest>${id}</Latest>`).join('');
    const body = `<?xml version="1.0" encoding="utf-8"?><BlockList>${list}</BlockList>`;
    const headers = { 'content-type': 'application/xml', 'x-ms-blob-content-type': blobHTTPHeaders.blobContentType };
    await this.#put({ comp: 'blocklist' }, headers, body, abortSignal);
  }

  async #put(query, headers, body, abortSignal) {
    const url = new node_url__WEBPACK_IMPORTED_MODULE_2__.URL(this.#url);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const request = (0,_azure_core_rest_pipeline__WEBPACK_IMPORTED_MODULE_3__/* .createPipelineRequest */ .G6)({
      url: url.href,
      method: 'PUT',
      headers: (0,_azure_core_rest_pipeline__WEBPACK_IMPORTED_MODULE_3__/* .createHttpHeaders */ .Nc)({ 'x-ms-version': _node_modules_azure_storage_blob_dist_esm_utils_constants_js__WEBPACK_IMPORTED_MODULE_4__/* .SERVICE_VERSION */ .vY, ...headers }),
      body,
      abortSignal,
      allowInsecureConnection: url.protocol === 'http:',
    });
    const response = await this.#pipeline.sendRequest(this.#httpClient, request);
    if (response.status === 201) return;
    const code = response.headers.get('x-ms-error-code') ?? 'no code';
    throw new _azure_core_rest_pipeline__WEBPACK_IMPORTED_MODULE_3__/* .RestError */ .pj(`The storage responded with HTTP ${response.status} (${code})`, {
      statusCode: response.status,
      request,
      response,
    });
  }
}


/***/ }),

/***/ 89566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* reexport default export from named module */ undici_lib_dispatcher_proxy_agent_js__WEBPACK_IMPORTED_MODULE_2__)
/* harmony export */ });
/* harmony import */ var undici_lib_api_api_connect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(85729);
/* harmony import */ var undici_lib_dispatcher_dispatcher_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4942);
/* harmony import */ var undici_lib_dispatcher_proxy_agent_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50171);
/** Exports what @actions/http-client imports from undici. The index also loads caches, mocks, WebSocket and EventSource. */



// The index adds this method, and the proxy agent calls it to open tunnels.
Object.assign(undici_lib_dispatcher_dispatcher_js__WEBPACK_IMPORTED_MODULE_1__.prototype, { connect: undici_lib_api_api_connect_js__WEBPACK_IMPORTED_MODULE_0__ });




/***/ })

};
;