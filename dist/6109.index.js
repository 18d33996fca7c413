export const id = 6109;
export const ids = [6109];
export const modules = {

/***/ 36109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   deployment: () => (/* binding */ deployment),
/* harmony export */   deploymentPage: () => (/* binding */ deploymentPage),
/* harmony export */   startedDeployment: () => (/* binding */ startedDeployment)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38816);
/* harmony import */ var _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35172);
/** Describes the responses of the deployment endpoints. */


/**
 * Statuses (contract [S]): `pending` and `building` are in progress, `ready`, `error` and `cancelled` are final. They
 * stay text so that a status of a newer service survives. Treat an unknown status as in progress.
 */
const deployment = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    deploymentId: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** The URL is null until the deployment succeeds [S]. */
    url: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullableText */ .DU,
    /** The branch may be null [P]. */
    branch: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullableText */ .DU,
    isPreview: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    /** `user`, `auto` (a push), `system` or `api` [S]; may be null [P]. */
    triggerType: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullableText */ .DU,
    /** The build's output is null unless the status is `error` [S]. It may contain anything: escape it before showing it. */
    logs: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullableText */ .DU,
    createdAt: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .timestamp */ .vE,
    updatedAt: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .timestamp */ .vE,
});
const deploymentPage = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ deployments: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(deployment), total: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() });
const startedDeployment = deployment.pick({ deploymentId: true, status: true, url: true, branch: true });


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
