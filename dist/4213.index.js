"use strict";
exports.id = 4213;
exports.ids = [4213];
exports.modules = {

/***/ 2405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ isAtLeast),
/* harmony export */   inspectMachine: () => (/* binding */ inspectMachine)
/* harmony export */ });
/** `engines` of package.json. */
const MIN_NODE = [20, 19];
const CONNECTION_VARIABLES = ['HTTPS_PROXY', 'HTTP_PROXY', 'NO_PROXY', 'NODE_EXTRA_CA_CERTS'];
/** @param nodeVersion such as `24.1.0` */
function inspectMachine(env, nodeVersion = process.versions.node) {
    // The values can contain credentials, so only the names are shown.
    const names = CONNECTION_VARIABLES.filter((name) => env[name] || env[name.toLowerCase()]);
    const found = [`Node.js ${nodeVersion}`, names.length === 0 ? 'no proxy' : `${names.join(', ')} set`].join('; ');
    if (isAtLeast(nodeVersion, MIN_NODE))
        return { about: 'machine', verdict: 'ok', found };
    const cure = `Install Node.js ${MIN_NODE.join('.')} or newer.`;
    return { about: 'machine', verdict: 'problem', found, cure };
}
/** Compares the first two numbers of a version. */
function isAtLeast(version, [minMajor, minMinor]) {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    return major > minMajor || (major === minMajor && minor >= minMinor);
}


/***/ })

};
;