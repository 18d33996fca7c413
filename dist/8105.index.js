export const id = 8105;
export const ids = [8105];
export const modules = {

/***/ 58105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bulkDeletion: () => (/* binding */ bulkDeletion),
/* harmony export */   deletedMedia: () => (/* binding */ deletedMedia),
/* harmony export */   fileResults: () => (/* binding */ fileResults),
/* harmony export */   media: () => (/* binding */ media),
/* harmony export */   mediaPage: () => (/* binding */ mediaPage),
/* harmony export */   singleMedia: () => (/* binding */ singleMedia),
/* harmony export */   storage: () => (/* binding */ storage)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38816);
/* harmony import */ var _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35172);
/** Describes the responses of the media library endpoints, uploads included. */


const nullableNumber = (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .orNull */ .Xd)(zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig());
/** Some fields exist for some kinds only. The service may send null or omit them [?]; here they are null. */
const media = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** `image`, `video`, `audio`, `document`, `data`, `archive` or `font` [S]. It stays text because kinds may be added. */
    kind: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    mimeType: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    sizeBytes: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    /** The URL is public and survives a replace [S]. Never send the key to it. */
    url: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** Images have an alt text here, other kinds the link text of the next insertion [S]. */
    altText: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullableText */ .DU,
    width: nullableNumber,
    height: nullableNumber,
    durationSeconds: nullableNumber,
    pageCount: nullableNumber,
    posterUrl: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullableText */ .DU,
    createdAt: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .timestamp */ .vE,
    updatedAt: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .timestamp */ .vE,
    snippet: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullableText */ .DU,
});
const mediaPage = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    media: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(media),
    pagination: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ total: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), pages: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() }),
});
const singleMedia = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ media });
const deletedMedia = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ deleted: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .orNull */ .Xd)(media) });
const bulkDeletion = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    deleted: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    failed: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ source: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), error: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })),
    reclaimedBytes: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
});
/** `limits` holds the maximum file size per kind. The contract doesn't define its shape [?]. */
const storage = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    usedBytes: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    quotaBytes: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    limits: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J().optional(),
});
const fileResult = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The file's origin label: its name or URL, perhaps in another form [?]. */
    source: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    /** `added`, `reused` (the library has identical content, perhaps under another name) or `failed` [S]. */
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    media: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .orNull */ .Xd)(media),
    error: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullableText */ .DU,
    /** 415, 413, 507, or 429 with an error that names seconds if 120 files per minute are used up [S]. */
    statusCode: nullableNumber,
});
const fileResults = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ results: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(fileResult) });


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
