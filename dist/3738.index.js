"use strict";
exports.id = 3738;
exports.ids = [3738];
exports.modules = {

/***/ 39604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   explainMissingBranch: () => (/* binding */ explainMissingBranch),
/* harmony export */   w: () => (/* binding */ describeMissingBranch)
/* harmony export */ });
/* harmony import */ var _api_endpoints_content_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43098);
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43947);
/* harmony import */ var _text_list_items_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90692);
/* harmony import */ var _text_nearest_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88763);
/* harmony import */ var _tidying_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16735);





/** Returns sentences that follow the name of an input. @param listed the branches to name, of which the nearest comes first */
function describeMissingBranch(branch, listed) {
    const nearest = (0,_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestName */ .q)(branch, listed);
    const others = nearest === undefined ? listed : [nearest, ...listed.filter((name) => name !== nearest)];
    const branches = others.length === 0 ? '' : ` Its branches are ${(0,_text_list_items_js__WEBPACK_IMPORTED_MODULE_3__/* .listItems */ .D)(others)}.`;
    return `the service has no branch ${JSON.stringify(branch)}.${branches} Check the name, or create the branch in the documentation repository.`;
}
/** Asks the service with one request. Resolves to undefined if it has the branch, or doesn't list all branches. */
async function explainMissingBranch(run, branch) {
    const listed = await (0,_tidying_js__WEBPACK_IMPORTED_MODULE_4__/* .withinMinute */ .O)(run, (late) => (0,_api_endpoints_content_js__WEBPACK_IMPORTED_MODULE_0__/* .listBranches */ .jr)(run.api, late)).catch((error) => {
        // Whatever the run reports says more than this error.
        if (error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .GI)
            return undefined;
        throw error;
    });
    const names = listed?.branches.map(({ name }) => name) ?? [];
    const isComplete = names.length > 0 && (listed?.count ?? names.length) === names.length;
    return isComplete && !names.includes(branch) ? describeMissingBranch(branch, names) : undefined;
}


/***/ }),

/***/ 16735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ withinMinute)
/* harmony export */ });
const MAX_TIDYING_MS = 60_000;
/**
 * Awaits a request that tidies up. It rejects with the service's last answer if a limit takes longer than a minute.
 * @param request gets the signal that ends its waits
 */
async function withinMinute({ clock, signal }, request) {
    const [late, ended] = [new AbortController(), new AbortController()];
    void clock.sleep(MAX_TIDYING_MS, AbortSignal.any([signal, ended.signal])).then(() => late.abort(), () => undefined);
    try {
        return await request(late.signal);
    }
    finally {
        ended.abort();
    }
}


/***/ })

};
;