export const id = 1307;
export const ids = [1307];
export const modules = {

/***/ 21307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   serveEmulator: () => (/* binding */ serveEmulator)
/* harmony export */ });
/* unused harmony export parseFault */
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56271);
/* harmony import */ var _emulator_emulator_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55457);
/* harmony import */ var _emulator_faults_faults_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3790);
/* harmony import */ var _emulator_routes_all_routes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14303);
/** Runs `docs-ci emulator`: serves the service's API on this machine, with the faults of `--fault`. */




/** Serves until SIGINT or SIGTERM and resolves to the exit code. */
async function serveEmulator({ port, faults, stdout, onCancel }) {
    const stopped = new Promise((resolve) => onCancel(() => resolve()));
    const parsed = faults.map(parseFault);
    const emulator = await (0,_emulator_emulator_js__WEBPACK_IMPORTED_MODULE_1__/* .startEmulator */ .s)({ port });
    for (const fault of parsed)
        emulator.addFault(fault);
    const { viewer, editor, admin } = emulator.keys;
    stdout(`The documentation service's API, on this machine only. Ctrl-C ends it.\n\n` +
        `  export DOCS_CI_BASE_URL=${emulator.baseUrl}\n` +
        `  export DOCS_CI_API_KEY=${editor}   # editor\n\n` +
        `  viewer ${viewer}\n  admin  ${admin}\n\n`);
    await stopped;
    await emulator.close();
    return 0;
}
const NUMBER_OPTIONS = {
    'retry-after': 'retryAfterSeconds',
    after: 'after',
    bytes: 'bytes',
    every: 'everyMs',
};
/**
 * Parses the text of `--fault`: `POST /deploy 502 x2`, `GET /deployments/{id} hang`, `* html x3 after=1`,
 * `POST /media 429 retry-after=5`. Options: `xN`, `after=`, `retry-after=`, `bytes=`, `every=`, `after-work`.
 * Throws an InputError that names the invalid word.
 */
function parseFault(text) {
    const words = text.trim().split(/\s+/);
    const route = words[0] === '*' ? '*' : words.slice(0, 2).join(' ');
    if (route !== '*' && !_emulator_routes_all_routes_js__WEBPACK_IMPORTED_MODULE_3__/* .ROUTE_NAMES */ .V.has(route)) {
        throw invalidFault(text, `"${route}" is no route; write a method and a path template, such as "POST /deploy", or "*"`);
    }
    const [what, ...options] = words.slice(route === '*' ? 1 : 2);
    if (what === undefined)
        throw invalidFault(text, `it says no fault; add a status such as 502, or ${_emulator_faults_faults_js__WEBPACK_IMPORTED_MODULE_2__/* .FAULT_KINDS */ .ln.join(', ')}`);
    return Object.assign({ route }, parseKind(text, what), ...options.map((option) => parseOption(text, option)));
}
function parseKind(text, word) {
    if (/^[2-5]\d\d$/.test(word))
        return { kind: 'status', status: Number(word) };
    const kind = _emulator_faults_faults_js__WEBPACK_IMPORTED_MODULE_2__/* .FAULT_KINDS */ .ln.find((known) => known === word);
    if (kind)
        return { kind };
    throw invalidFault(text, `"${word}" is no fault; use a status such as 502, or ${_emulator_faults_faults_js__WEBPACK_IMPORTED_MODULE_2__/* .FAULT_KINDS */ .ln.join(', ')}`);
}
function parseOption(text, word) {
    if (word === 'after-work')
        return { afterWork: true };
    const times = /^x(\d+)$/.exec(word)?.[1];
    if (times !== undefined && Number(times) > 0)
        return { times: Number(times) };
    const [, name, value] = /^([a-z-]+)=(\d+)$/.exec(word) ?? [];
    if (name !== undefined && name in NUMBER_OPTIONS) {
        return { [NUMBER_OPTIONS[name]]: Number(value) };
    }
    throw invalidFault(text, `"${word}" is no option; use x2, after=1, retry-after=5, bytes=100, every=50 or after-work`);
}
function invalidFault(text, reason) {
    return new _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([`The fault "${text.trim()}" cannot be read: ${reason}.`]);
}


/***/ })

};
