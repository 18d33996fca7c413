"use strict";
exports.id = 334;
exports.ids = [334];
exports.modules = {

/***/ 78815:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FAULT_OPTIONS: () => (/* binding */ FAULT_OPTIONS),
/* harmony export */   parseFault: () => (/* binding */ parseFault),
/* harmony export */   serveEmulator: () => (/* binding */ serveEmulator)
/* harmony export */ });
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43947);
/* harmony import */ var _emulator_emulator_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33472);
/* harmony import */ var _emulator_faults_faults_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15297);
/* harmony import */ var _emulator_routes_all_routes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12066);
/** Runs `docs-ci emulator`: serves a mock of the service's API on this machine, with the faults of `--fault`. */




/** Serves until SIGINT or SIGTERM and resolves to the exit code. */
async function serveEmulator({ faults, stdout, onCancel, ...flags }) {
    const stopped = new Promise((resolve) => onCancel(() => resolve()));
    const parsed = faults.map(parseFault);
    const { port, hostile, ids, stoppedAt, shownOrigin } = flags;
    const emulator = await (0,_emulator_emulator_js__WEBPACK_IMPORTED_MODULE_1__/* .startEmulator */ .s)({ port, hostile, ids, stoppedAt, shownOrigin });
    for (const fault of parsed)
        emulator.addFault(fault);
    const { viewer, editor, admin } = emulator.keys;
    stdout(`Mock service running on this machine. Press Ctrl-C to stop it.\n\n` +
        `  export DOCS_CI_BASE_URL=${emulator.baseUrl}\n` +
        `  export DOCS_CI_API_KEY=${editor}   # editor\n\n` +
        `Other keys:\n  viewer ${viewer}\n  admin  ${admin}\n\n` +
        `Published site: ${emulator.filesOrigin}/site/\n\n`);
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
/** The options of a fault, as `docs-ci emulator --help` shows them. */
const FAULT_OPTIONS = [
    ['x2', 'apply to 2 matching requests (default: 1)'],
    ['after=1', 'let 1 matching request succeed first'],
    ['retry-after=5', 'send "retry-after: 5" (seconds)'],
    ['bytes=100', 'bytes that "cut" sends, or bytes per chunk of "slow"'],
    ['every=50', 'milliseconds between the chunks of "slow"'],
    ['after-work', 'process the request first, so that only the response is lost'],
];
const KINDS = Object.keys(_emulator_faults_faults_js__WEBPACK_IMPORTED_MODULE_2__.FAULT_KINDS);
/**
 * Parses the text of `--fault`: a route, what happens, and options. `*` is every route.
 * Throws an InputError that names the invalid word.
 */
function parseFault(text) {
    const words = text.trim().split(/\s+/);
    const route = words[0] === '*' ? '*' : words.slice(0, 2).join(' ');
    if (route !== '*' && !_emulator_routes_all_routes_js__WEBPACK_IMPORTED_MODULE_3__/* .ROUTE_NAMES */ .V.has(route)) {
        throw invalidFault(text, `"${route}" isn't a route. Use a method and a path template, such as "POST /deploy", or "*"`);
    }
    const [what, ...options] = words.slice(route === '*' ? 1 : 2);
    if (what === undefined)
        throw invalidFault(text, `the fault is missing. Add ${listKinds()}`);
    return Object.assign({ route }, parseKind(text, what), ...options.map((option) => parseOption(text, option)));
}
function parseKind(text, word) {
    if (/^[2-5]\d\d$/.test(word))
        return { kind: 'status', status: Number(word) };
    const kind = KINDS.find((known) => known === word);
    if (kind)
        return { kind };
    throw invalidFault(text, `"${word}" isn't a fault. Use ${listKinds()}`);
}
function listKinds() {
    return `a status such as 502, or one of ${KINDS.filter((kind) => kind !== 'status').join(', ')}`;
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
    const known = FAULT_OPTIONS.map(([option]) => option).join(', ');
    throw invalidFault(text, `"${word}" isn't an option of a fault. Use ${known}`);
}
function invalidFault(text, reason) {
    return new _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([`--fault: "${text.trim()}" isn't valid: ${reason}.`]);
}


/***/ })

};
;