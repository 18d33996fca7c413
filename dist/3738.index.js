"use strict";
exports.id = 3738;
exports.ids = [3738];
exports.modules = {

/***/ 39604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   describeMissingBranch: () => (/* binding */ describeMissingBranch),
/* harmony export */   explainMissingBranch: () => (/* binding */ explainMissingBranch),
/* harmony export */   findBranch: () => (/* binding */ findBranch)
/* harmony export */ });
/* harmony import */ var _api_endpoints_content_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43098);
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43947);
/* harmony import */ var _text_list_items_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90692);
/* harmony import */ var _text_nearest_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88763);
/* harmony import */ var _own_branch_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54173);
/* harmony import */ var _tidying_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16735);






/**
 * Returns sentences that follow the name of an input.
 * @param names of all branches: those of people are listed, the nearest first
 */
function describeMissingBranch(branch, names) {
    const listed = names.filter((name) => !(0,_own_branch_names_js__WEBPACK_IMPORTED_MODULE_3__/* .isOwnBranch */ .t$)(name));
    const nearest = (0,_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestName */ .q)(branch, listed);
    const others = nearest === undefined ? listed : [nearest, ...listed.filter((name) => name !== nearest)];
    const branches = others.length === 0 ? '' : ` Its branches are ${(0,_text_list_items_js__WEBPACK_IMPORTED_MODULE_4__/* .listItems */ .D)(others)}.`;
    return `the service has no branch ${JSON.stringify(branch)}.${branches} Check the name, or create the branch in the documentation repository.`;
}
/** Resolves to undefined if the service has the branch, or doesn't list all branches. */
async function explainMissingBranch(run, branch) {
    const { isThere, names } = await findBranch(run, branch);
    return isThere === false ? describeMissingBranch(branch, names) : undefined;
}
/** Asks the service with one request. */
async function findBranch(run, branch) {
    const listed = await (0,_tidying_js__WEBPACK_IMPORTED_MODULE_5__/* .withinMinute */ .O)(run, (late) => (0,_api_endpoints_content_js__WEBPACK_IMPORTED_MODULE_0__/* .listBranches */ .jr)(run.api, late)).catch((error) => {
        // Whatever the run reports says more than this error.
        if (error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .GI)
            return undefined;
        throw error;
    });
    const names = listed?.branches.map(({ name }) => name) ?? [];
    const isComplete = names.length > 0 && (listed?.count ?? names.length) === names.length;
    return { isThere: names.includes(branch) || (isComplete ? false : undefined), names };
}


/***/ }),

/***/ 54173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Am: () => (/* binding */ PUBLICATION_BRANCH),
/* harmony export */   GV: () => (/* binding */ BEFORE),
/* harmony export */   Nc: () => (/* binding */ WORK_PREFIX),
/* harmony export */   t$: () => (/* binding */ isOwnBranch),
/* harmony export */   vz: () => (/* binding */ AFTER)
/* harmony export */ });
/** Recognizes the branches of docs-ci. Pure. */
/** Begins the name of what was live before a publication or a restore. */
const BEFORE = 'docs-ci-before/';
/** Begins the name of what a publication, a restore or a trial makes. */
const AFTER = 'docs-ci-after/';
/** Begins the name of a branch on which pushes are collected. Git allows no branch `x` beside `x/y`. */
const WORK_PREFIX = 'docs-ci-push/';
/** The random digits of a run and the number of the round; in a restore point, also what was published and deployed then. */
const PUBLICATION_BRANCH = /^docs-ci-(before|after)\/((\d{8}T\d{6}Z)-(publish|restore|check)-([A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)-[a-z0-9]{7}[1-9])(?:\.from-([a-f0-9]{8}))?(?:\.([a-f0-9]{8}))?$/;
/** The origin, the number or the time of the run, the run, and the round. */
const WORK_BRANCH = /^docs-ci-push\/.+-[a-f0-9]{4}-t?\d+-.+-\d+$/;
/** True for a restore point, its other branch, and a branch that a run works on. Proposals are for people. */
function isOwnBranch(name) {
    return PUBLICATION_BRANCH.test(name) || WORK_BRANCH.test(name);
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