export const id = 6486;
export const ids = [6486,7297];
export const modules = {

/***/ 47297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   optionalTotal: () => (/* binding */ optionalTotal),
/* harmony export */   overview: () => (/* binding */ overview),
/* harmony export */   range: () => (/* binding */ range),
/* harmony export */   rate: () => (/* binding */ rate),
/* harmony export */   searchQueries: () => (/* binding */ searchQueries),
/* harmony export */   searchResults: () => (/* binding */ searchResults),
/* harmony export */   searchVolume: () => (/* binding */ searchVolume),
/* harmony export */   searches: () => (/* binding */ searches),
/* harmony export */   topPages: () => (/* binding */ topPages),
/* harmony export */   topReferrers: () => (/* binding */ topReferrers),
/* harmony export */   traffic: () => (/* binding */ traffic)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38816);
/* harmony import */ var _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35172);
/** Describes the responses of the analytics endpoints about views and searches. */


/** Every response repeats the period it covers [S]. */
const range = { startDate: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), endDate: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() };
const count = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig();
const rate = (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .orNull */ .Xd)(zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig());
/** The number of rows in all. Only [P] promises it; a list without it is read until a page is empty. */
const optionalTotal = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional();
const overview = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ ...range, pageViews: count, sessions: count });
const traffic = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    ...range,
    series: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ date: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), pageViews: count, sessions: count })),
});
const topPages = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    ...range,
    pages: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ pagePath: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), pageTitle: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullableText */ .DU, pageViews: count, sessions: count })),
});
const topReferrers = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    ...range,
    /** `percentage` is 0–100. */
    referrers: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ referrer: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), pageViews: count, percentage: rate })),
});
const searches = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    ...range,
    totalSearches: count,
    sessions: count,
    noResultRate: rate,
    clickThroughRate: rate,
});
const searchVolume = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    ...range,
    series: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ date: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), searches: count, sessions: count })),
});
const searchQueries = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    ...range,
    queries: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        query: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        count,
        /** The contract leaves open whether this is a flag or a number of searches [?]. */
        noResults: zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(), zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()]),
        clicks: count,
        aiEscalations: count,
    })),
    total: optionalTotal,
});
const searchResults = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    ...range,
    pages: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        pagePath: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        pageTitle: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .nullableText */ .DU,
        totalSearches: count,
        noResultSearches: count,
        /** The rate is 0–1. */
        noResultRate: rate,
    })),
    total: count,
});


/***/ }),

/***/ 16486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   answerFeedback: () => (/* binding */ answerFeedback),
/* harmony export */   feedback: () => (/* binding */ feedback),
/* harmony export */   feedbackComments: () => (/* binding */ feedbackComments),
/* harmony export */   questionVolume: () => (/* binding */ questionVolume),
/* harmony export */   questions: () => (/* binding */ questions)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38816);
/* harmony import */ var _analytics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47297);
/* harmony import */ var _shared_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35172);
/** Describes the responses of the analytics endpoints about votes, comments and questions to the assistant. */



const count = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig();
const votes = { likes: count, dislikes: count, totalFeedback: count, comments: count, satisfactionRate: _analytics_js__WEBPACK_IMPORTED_MODULE_0__.rate };
const feedback = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    ..._analytics_js__WEBPACK_IMPORTED_MODULE_0__.range,
    pages: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ pagePath: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), pageTitle: _shared_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .nullableText */ .DU, ...votes })),
    summary: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc(votes),
    total: count,
});
const feedbackComments = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    ..._analytics_js__WEBPACK_IMPORTED_MODULE_0__.range,
    pagePath: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    comments: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        /** `like` or `dislike` [P]. */
        type: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        text: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        sessionId: _shared_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .nullableText */ .DU,
        submittedAt: _shared_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .timestamp */ .vE,
    })),
    total: _analytics_js__WEBPACK_IMPORTED_MODULE_0__.optionalTotal,
});
const questions = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    ..._analytics_js__WEBPACK_IMPORTED_MODULE_0__.range,
    questions: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        question: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        answer: _shared_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .nullableText */ .DU,
        pagePath: _shared_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .nullableText */ .DU,
        sessionId: _shared_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .nullableText */ .DU,
        /** The score is 0–1, or null if the answer was not scored. */
        confidenceScore: _analytics_js__WEBPACK_IMPORTED_MODULE_0__.rate,
        askedAt: _shared_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .timestamp */ .vE,
    })),
    total: count,
});
const answerFeedback = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    ..._analytics_js__WEBPACK_IMPORTED_MODULE_0__.range,
    entries: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        questionId: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        question: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        answerSnippet: _shared_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .nullableText */ .DU,
        type: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        pagePath: _shared_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .nullableText */ .DU,
        sessionId: _shared_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .nullableText */ .DU,
        submittedAt: _shared_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .timestamp */ .vE,
    })),
    /** The contract doesn't define its shape. */
    summary: zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J().optional(),
    total: _analytics_js__WEBPACK_IMPORTED_MODULE_0__.optionalTotal,
});
const questionVolume = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    ..._analytics_js__WEBPACK_IMPORTED_MODULE_0__.range,
    series: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ date: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), questions: count, sessions: count })),
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
