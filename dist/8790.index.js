export const id = 8790;
export const ids = [8790];
export const modules = {

/***/ 88790:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   pdfExport: () => (/* binding */ pdfExport)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38816);
/* harmony import */ var _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35172);
/** Describes the responses of the PDF export endpoints. */


/**
 * Statuses (contract [S]): `pending` and `processing` are in progress, `completed`, `failed` and `cancelled` are final.
 * They stay text so that a status of a newer service survives. Treat an unknown status as in progress.
 */
const pdfExport = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    exportId: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** Counts pages. `total` is null until it is known. `completed` below `total` at the end means missing pages [S]. */
    progress: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ completed: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), total: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .orNull */ .Xd)(zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()) }),
    /** Size in bytes. */
    fileSize: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .orNull */ .Xd)(zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()),
    /** A secret for an hour: mask it, never log or store it. Null while running, after failure and once replaced [S]. */
    downloadUrl: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullableText */ .DU,
    downloadUrlExpiresAt: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .orNull */ .Xd)(_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .timestamp */ .vE),
    deploymentId: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** `dashboard` or `api` [S]. */
    source: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    errorMessage: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullableText */ .DU,
    createdAt: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .timestamp */ .vE,
    completedAt: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .orNull */ .Xd)(_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .timestamp */ .vE),
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
