export const id = 9154;
export const ids = [9154];
export const modules = {

/***/ 59154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   entry: () => (/* binding */ entry),
/* harmony export */   lockFile: () => (/* binding */ lockFile),
/* harmony export */   unfinished: () => (/* binding */ unfinished),
/* harmony export */   unfinishedText: () => (/* binding */ unfinishedText)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38816);
/** Describes the content of a lock file. */

const entry = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    sha256: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    size: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    updatedAt: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    url: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    found: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true).optional(),
});
const unfinished = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), sha256: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), size: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig() });
const unfinishedText = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ alt: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), updatedAt: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
/**
 * Entries are checked one by one, because a schema of all of them would copy what may be very many. `z.record` would
 * also drop a file named `__proto__`.
 */
const entries = zod__WEBPACK_IMPORTED_MODULE_0__/* .custom */ .IeY((value) => typeof value === 'object' && value !== null && !Array.isArray(value));
const lockFile = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    version: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(1),
    files: entries,
    imports: entries.default({}),
    unfinished: entries.default({}),
    unfinishedTexts: entries.default({}),
});


/***/ })

};
