"use strict";
exports.id = 9792;
exports.ids = [9792];
exports.modules = {

/***/ 39792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openProxyClient: () => (/* binding */ openProxyClient)
/* harmony export */ });
/* harmony import */ var node_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57075);
/* harmony import */ var _text_connection_codes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49014);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43947);
/* harmony import */ var _http_response_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1378);
/** Sends requests through the proxies of the settings. Only this file imports undici, and it loads on first use. */




/** Loads what proxied requests need: undici's index would load twice as much. All of it is in one file of dist. */
async function loadUndici() {
    const [agent, pool, request, fetch, dispatcher, connect] = await Promise.all([
        Promise.all(/* import() | undici */[__webpack_require__.e(9907), __webpack_require__.e(1215)]).then(__webpack_require__.t.bind(__webpack_require__, 49221, 19)),
        Promise.all(/* import() | undici */[__webpack_require__.e(9907), __webpack_require__.e(1215)]).then(__webpack_require__.t.bind(__webpack_require__, 5928, 19)),
        Promise.all(/* import() | undici */[__webpack_require__.e(9907), __webpack_require__.e(1215)]).then(__webpack_require__.t.bind(__webpack_require__, 50887, 19)),
        Promise.all(/* import() | undici */[__webpack_require__.e(9907), __webpack_require__.e(1215)]).then(__webpack_require__.t.bind(__webpack_require__, 64202, 19)),
        Promise.all(/* import() | undici */[__webpack_require__.e(9907), __webpack_require__.e(1215)]).then(__webpack_require__.t.bind(__webpack_require__, 33415, 19)),
        Promise.all(/* import() | undici */[__webpack_require__.e(9907), __webpack_require__.e(1215)]).then(__webpack_require__.t.bind(__webpack_require__, 73192, 19)),
    ]);
    // undici's index adds this method, and its proxy agent calls it to open tunnels.
    Object.assign(dispatcher.default.prototype, { connect: connect.default });
    return {
        EnvHttpProxyAgent: agent.default,
        Pool: pool.default,
        sendRequest: request.default,
        fetch: fetch.default.fetch,
    };
}
/** Rejects with InputError if a proxy isn't valid. */
async function openProxyClient(options) {
    const undici = await loadUndici();
    const { sendRequest, fetch } = undici;
    const dispatcher = openDispatcher(undici, options);
    return {
        send: async ({ url, method, headers, body, signal, onSent, ...timeouts }) => {
            const received = sendRequest.call(dispatcher, {
                origin: url.origin,
                path: url.pathname + url.search,
                method,
                headers,
                body: typeof body === 'object' ? node_stream__WEBPACK_IMPORTED_MODULE_0__.Readable.from(body, { objectMode: false }) : body,
                signal,
                headersTimeout: timeouts.headersTimeoutMs,
                bodyTimeout: timeouts.bodyTimeoutMs,
            });
            onSent?.();
            const response = await received;
            // The reader of a body gets its error. An abandoned body has no reader, and its error must not end the process.
            response.body.on('error', () => undefined);
            return { status: response.statusCode, headers: (0,_http_response_js__WEBPACK_IMPORTED_MODULE_2__/* .flattenHeaders */ .N4)(response.headers), body: response.body };
        },
        fetch: (url, init) => fetch(url, { ...init, dispatcher }),
        close: () => dispatcher.destroy(),
    };
}
function openDispatcher({ EnvHttpProxyAgent, Pool }, { connections, connectTimeoutMs, proxies }) {
    // With undefined, the library would read the environment of the process itself. NO_PROXY has decided before.
    const { httpProxy = '', httpsProxy = '' } = proxies;
    const connect = { timeout: connectTimeoutMs };
    const settings = { httpProxy: withScheme(httpProxy), httpsProxy: withScheme(httpsProxy), noProxy: '' };
    try {
        return new EnvHttpProxyAgent({
            connections,
            pipelining: 1,
            connect,
            // The library would wait 5 minutes for a proxy that never opens the tunnel.
            clientFactory(origin, options) {
                const pool = new Pool(origin, { ...options, headersTimeout: connectTimeoutMs });
                const openTunnel = pool.connect.bind(pool);
                const openInTime = (request) => openTunnel(request).then(requireTunnel, nameProxyError);
                return Object.assign(pool, { connect: openInTime });
            },
            ...settings,
        });
    }
    catch {
        // The error of the library can contain the value.
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([INVALID_PROXY], 'proxy-or-tls');
    }
}
const INVALID_PROXY = "HTTP_PROXY or HTTPS_PROXY isn't a valid URL of a proxy (not shown, because it may contain a password). Use a URL such as http://proxy.example.com:3128.";
function withScheme(proxy) {
    const text = proxy.trim();
    return text === '' || text.includes('://') ? text : `http://${text}`;
}
/** The library would only say in words with which status the proxy rejected the tunnel. */
function requireTunnel(tunnel) {
    const { statusCode, socket } = tunnel;
    if (statusCode === 200)
        return tunnel;
    socket.on('error', () => undefined).destroy();
    throw Object.assign(new Error('the proxy rejected the tunnel'), { code: (0,_text_connection_codes_js__WEBPACK_IMPORTED_MODULE_3__/* .proxyCode */ .US)(String(statusCode)) });
}
/** The error is the proxy's, not the server's. A tunnel that isn't open has carried no byte of the request. */
function nameProxyError(cause) {
    const code = (0,_text_connection_codes_js__WEBPACK_IMPORTED_MODULE_3__/* .errorCodeOf */ .D9)(cause);
    if (code === undefined || (code !== _text_connection_codes_js__WEBPACK_IMPORTED_MODULE_3__/* .NOT_HTTP */ .T4 && /ABORT|DESTROYED|CLOSED|INVALID/.test(code)))
        throw cause;
    throw Object.assign(new Error('the proxy opened no tunnel', { cause }), { code: (0,_text_connection_codes_js__WEBPACK_IMPORTED_MODULE_3__/* .proxyCode */ .US)(code) });
}


/***/ })

};
;