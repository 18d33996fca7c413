"use strict";
exports.id = 574;
exports.ids = [574];
exports.modules = {

/***/ 85574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   entrySchemas: () => (/* binding */ entrySchemas),
/* harmony export */   lockFileSchema: () => (/* binding */ lockFileSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52087);
/** Defines the schemas of the lock file. This module loads zod, so import its values only when a lock file is read. */

/** The library file of a path or an import. */
const entry = (0,zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc)({
    id: (0,zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP)(),
    /** The name in the library, which may differ from the requested one. */
    name: (0,zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP)(),
    /** Hash of the content; absent for imports, whose content docs-ci never has. */
    sha256: (0,zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP)().optional(),
    size: (0,zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig)(),
    updatedAt: (0,zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP)(),
    url: (0,zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP)(),
    /** The library had the file before docs-ci, under another name: docs-ci neither replaces nor deletes it. */
    found: (0,zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz)(true).optional(),
});
/** An upload that has started: enough to recognize it in the library if it did arrive. */
const unfinishedUpload = (0,zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc)({ name: (0,zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP)(), sha256: (0,zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP)(), size: (0,zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig)() });
/** A change of an alt text that has started. */
const unfinishedText = (0,zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc)({
    alt: (0,zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP)(),
    /** The value of the library file before the change. */
    updatedAt: (0,zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP)(),
});
/**
 * Entries are checked one by one, because a schema of all of them would copy them, and there may be very many. A record
 * would also drop a file that is called `__proto__`.
 */
const entries = (0,zod__WEBPACK_IMPORTED_MODULE_0__/* .custom */ .IeY)((value) => typeof value === 'object' && value !== null && !Array.isArray(value));
const lockFileSchema = (0,zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc)({
    version: (0,zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz)(1),
    files: entries,
    imports: entries.default({}),
    unfinished: entries.default({}),
    unfinishedTexts: entries.default({}),
});
const entrySchemas = {
    files: entry,
    imports: entry,
    unfinished: unfinishedUpload,
    unfinishedTexts: unfinishedText,
};


/***/ })

};
;