export const id = 9172;
export const ids = [9172];
export const modules = {

/***/ 89172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   branchList: () => (/* binding */ branchList),
/* harmony export */   commit: () => (/* binding */ commit),
/* harmony export */   configuration: () => (/* binding */ configuration),
/* harmony export */   createdBranch: () => (/* binding */ createdBranch),
/* harmony export */   deletedBranch: () => (/* binding */ deletedBranch),
/* harmony export */   merge: () => (/* binding */ merge),
/* harmony export */   pageList: () => (/* binding */ pageList),
/* harmony export */   pageSource: () => (/* binding */ pageSource),
/* harmony export */   pullRequestList: () => (/* binding */ pullRequestList),
/* harmony export */   searchHits: () => (/* binding */ searchHits)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38816);
/* harmony import */ var _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35172);
/** Describes the responses of the endpoints for pages, search, configuration, branches and pull requests. */


const pageList = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    pages: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), size: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() })),
    count: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
});
const pageSource = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), branch: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), content: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const searchHits = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    results: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        title: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullableText */ .DU,
        path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        url: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        content: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullableText */ .DU,
        relevanceScore: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    })),
    query: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    count: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
});
const configuration = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ branch: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), config: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()) });
const commit = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    commitSha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    branch: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    isDeploymentBranch: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    operationsCompleted: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
});
const branchList = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    branches: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), protected: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY() })),
    count: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
});
const createdBranch = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ branchName: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), sourceBranch: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), sourceSha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
/** The contract doesn't define what a branch deletion responds. */
const deletedBranch = zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J();
const merge = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ commitSha: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullableText */ .DU, status: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const pullRequestList = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    pullRequests: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ number: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), title: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), state: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), head: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), base: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })),
    count: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
});


/***/ }),

/***/ 35172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DU: () => (/* binding */ nullableText),
/* harmony export */   Xd: () => (/* binding */ orNull),
/* harmony export */   vE: () => (/* binding */ timestamp)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38816);
/** Defines the field types that several response schemas share. */

/** Accepts a field that the service sends as null or omits. Readers get null in both cases. */
function orNull(schema) {
    return schema.nullish().transform((value) => value ?? null);
}
const nullableText = orNull(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP());
/** ISO 8601 in UTC (contract: Rules for every request). It stays text because it is shown more often than computed with. */
const timestamp = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP();


/***/ })

};
