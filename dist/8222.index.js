"use strict";
exports.id = 8222;
exports.ids = [8222];
exports.modules = {

/***/ 58222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openProxyAgent: () => (/* binding */ openProxyAgent)
/* harmony export */ });
/* harmony import */ var _text_connection_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49014);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43947);


/** Loads what tunnels need beside the code of a direct request. All of it is in one file of dist. */
async function loadProxyAgent() {
    const [agent, pool, dispatcher, connect] = await Promise.all([
        Promise.all(/* import() | proxy-agent */[__webpack_require__.e(3234), __webpack_require__.e(1077)]).then(__webpack_require__.t.bind(__webpack_require__, 50171, 19)),
        Promise.all(/* import() | proxy-agent */[__webpack_require__.e(3234), __webpack_require__.e(1077)]).then(__webpack_require__.t.bind(__webpack_require__, 89009, 19)),
        Promise.all(/* import() | proxy-agent */[__webpack_require__.e(3234), __webpack_require__.e(1077)]).then(__webpack_require__.t.bind(__webpack_require__, 4942, 19)),
        Promise.all(/* import() | proxy-agent */[__webpack_require__.e(3234), __webpack_require__.e(1077)]).then(__webpack_require__.t.bind(__webpack_require__, 85729, 19)),
    ]);
    // undici's index adds this method, and its proxy agent calls it to open tunnels.
    Object.assign(dispatcher.default.prototype, { connect: connect.default });
    return { ProxyAgent: agent.default, Pool: pool.default };
}
/** Rejects with InputError if the proxy's URL isn't valid. */
async function openProxyAgent(uri, options) {
    const { ProxyAgent, Pool } = await loadProxyAgent();
    try {
        return new ProxyAgent({
            ...options,
            uri,
            // The library would wait 5 minutes for a proxy that never opens the tunnel.
            clientFactory(origin, poolOptions) {
                const pool = new Pool(origin, { ...poolOptions, headersTimeout: options.connect.timeout });
                const openTunnel = pool.connect.bind(pool);
                const openInTime = (request) => openTunnel(request).then(requireTunnel, nameProxyError);
                return Object.assign(pool, { connect: openInTime });
            },
        });
    }
    catch {
        // The error of the library can contain the value.
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz([INVALID_PROXY], 'proxy-or-tls');
    }
}
const INVALID_PROXY = "HTTP_PROXY or HTTPS_PROXY isn't a valid URL of a proxy (not shown, because it may contain a password). Use a URL such as http://proxy.example.com:3128.";
/** The library would only say in words with which status the proxy rejected the tunnel. */
function requireTunnel(tunnel) {
    const { statusCode, socket } = tunnel;
    if (statusCode === 200)
        return tunnel;
    socket.on('error', () => undefined).destroy();
    throw Object.assign(new Error('the proxy rejected the tunnel'), { code: (0,_text_connection_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .proxyCode */ .US)(String(statusCode)) });
}
/** The error is the proxy's, not the server's. A tunnel that isn't open has carried no byte of the request. */
function nameProxyError(cause) {
    const code = (0,_text_connection_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .errorCodeOf */ .D9)(cause);
    if (code === undefined || (code !== _text_connection_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .NOT_HTTP */ .T4 && /ABORT|DESTROYED|CLOSED|INVALID/.test(code)))
        throw cause;
    throw Object.assign(new Error('the proxy opened no tunnel', { cause }), { code: (0,_text_connection_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .proxyCode */ .US)(code) });
}


/***/ })

};
;