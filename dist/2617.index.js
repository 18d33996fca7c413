export const id = 2617;
export const ids = [2617];
export const modules = {

/***/ 32617:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  serveEmulator: () => (/* binding */ serveEmulator)
});

// EXTERNAL MODULE: ./build/src/api/errors.js
var errors = __webpack_require__(56271);
// EXTERNAL MODULE: ./build/src/emulator/emulator.js + 11 modules
var emulator_emulator = __webpack_require__(14309);
// EXTERNAL MODULE: ./build/src/emulator/faults/faults.js
var faults = __webpack_require__(3790);
// EXTERNAL MODULE: ./build/src/emulator/routes/routes.js + 12 modules
var routes = __webpack_require__(62192);
;// CONCATENATED MODULE: ./build/src/cli/fault-text.js


const NUMBER_OPTIONS = {
    'retry-after': 'retryAfterSeconds',
    after: 'after',
    bytes: 'bytes',
    every: 'everyMs',
};
/**
 * A fault as it is typed: `POST /deploy 502 x2`, `GET /deployments/{id} hang`, `* html x3 after=1`,
 * `POST /media 429 retry-after=5`. Options: `xN`, `after=`, `retry-after=`, `bytes=`, `every=`, `after-work`.
 * Throws an Error whose message says what is wrong with which word.
 */
function parseFault(text) {
    const words = text.trim().split(/\s+/);
    const route = words[0] === '*' ? '*' : words.slice(0, 2).join(' ');
    if (route !== '*' && !routes/* ROUTE_NAMES */.V.has(route)) {
        throw wrong(text, `"${route}" is no route; write a method and a path template, such as "POST /deploy", or "*"`);
    }
    const [what, ...options] = words.slice(route === '*' ? 1 : 2);
    if (what === undefined)
        throw wrong(text, `it says no fault; add a status such as 502, or ${faults/* FAULT_KINDS */.ln.join(', ')}`);
    return Object.assign({ route }, parseKind(text, what), ...options.map((option) => parseOption(text, option)));
}
function parseKind(text, word) {
    if (/^[2-5]\d\d$/.test(word))
        return { kind: 'status', status: Number(word) };
    const kind = faults/* FAULT_KINDS */.ln.find((known) => known === word);
    if (kind)
        return { kind };
    throw wrong(text, `"${word}" is no fault; use a status such as 502, or ${faults/* FAULT_KINDS */.ln.join(', ')}`);
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
    throw wrong(text, `"${word}" is no option; use x2, after=1, retry-after=5, bytes=100, every=50 or after-work`);
}
function wrong(text, reason) {
    return new Error(`The fault "${text.trim()}" cannot be read: ${reason}.`);
}

;// CONCATENATED MODULE: ./build/src/cli/serve-emulator.js
/** `docs-ci emulator`: the service's API on this machine until it is told to stop. */



/** Serves until SIGINT or SIGTERM and resolves to the exit code. */
async function serveEmulator({ port, faults, stdout, onCancel }) {
    const stopped = new Promise((resolve) => onCancel(() => resolve()));
    const parsed = parseFaults(faults);
    const emulator = await (0,emulator_emulator/* startEmulator */.s)({ port });
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
function parseFaults(texts) {
    try {
        return texts.map(parseFault);
    }
    catch (error) {
        throw new errors/* InputError */.dz([error instanceof Error ? error.message : String(error)]);
    }
}


/***/ })

};
