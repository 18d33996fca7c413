"use strict";
exports.id = 7213;
exports.ids = [7213];
exports.modules = {

/***/ 44485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   overview: () => (/* binding */ overview),
/* harmony export */   searchQueries: () => (/* binding */ searchQueries),
/* harmony export */   searchResults: () => (/* binding */ searchResults),
/* harmony export */   searchVolume: () => (/* binding */ searchVolume),
/* harmony export */   searches: () => (/* binding */ searches),
/* harmony export */   topPages: () => (/* binding */ topPages),
/* harmony export */   topReferrers: () => (/* binding */ topReferrers),
/* harmony export */   traffic: () => (/* binding */ traffic)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52087);
/* harmony import */ var _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76552);
/** Describes the responses of the analytics endpoints about views and searches. */


const overview = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ ..._shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .range */ .y1, pageViews: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9, sessions: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9 });
const traffic = (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .perDay */ .U6)({ pageViews: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9 });
const topPages = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    ..._shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .range */ .y1,
    pages: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ pagePath: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, pageTitle: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .promised */ .Cp)(_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq), pageViews: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9, sessions: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9 })),
});
const topReferrers = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    ..._shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .range */ .y1,
    /** `percentage` is 0–100. */
    referrers: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ referrer: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, pageViews: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9, percentage: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .rate */ .TS })),
});
const searches = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    ..._shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .range */ .y1,
    totalSearches: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    sessions: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    noResultRate: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .rate */ .TS,
    clickThroughRate: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .rate */ .TS,
});
const searchVolume = (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .perDay */ .U6)({ searches: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9 });
const searchQueries = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    ..._shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .range */ .y1,
    queries: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        query: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        count: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
        /** The contract leaves open whether this is a flag or a number of searches [?]. */
        noResults: zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(), zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()]),
        clicks: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
        aiEscalations: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    })),
    total: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalTotal */ .HF,
});
const searchResults = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    ..._shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .range */ .y1,
    pages: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        pagePath: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        pageTitle: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .promised */ .Cp)(_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
        totalSearches: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
        noResultSearches: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
        /** The rate is 0–1. */
        noResultRate: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .rate */ .TS,
    })),
    total: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
});


/***/ }),

/***/ 87056:
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52087);
/* harmony import */ var _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76552);
/** Describes the responses of the endpoints for pages, search, configuration, branches and pull requests. */


const pageList = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    pages: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ path: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, size: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .promised */ .Cp)(zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()) })),
    count: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .promised */ .Cp)(zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()),
});
const pageSource = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ path: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .promised */ .Cp)(_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq), branch: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .promised */ .Cp)(_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq), content: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() });
const searchHits = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    results: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        title: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .promised */ .Cp)(_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
        path: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        url: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        content: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .promised */ .Cp)(_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
        relevanceScore: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    })),
    query: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    count: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
});
const configuration = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ branch: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .promised */ .Cp)(_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq), config: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()) });
/**
 * The contract doesn't define what writes of the repository respond. Any JSON means that the write was carried out, and a
 * field that is missing or has another type is null.
 */
const writtenFields = zod__WEBPACK_IMPORTED_MODULE_1__/* .json */ .Pq9()
    .transform((json) => (typeof json === 'object' && !Array.isArray(json) ? { ...json } : {}));
const writtenText = _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.nullable().catch(null);
const commit = writtenFields.pipe(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    commitSha: writtenText,
    branch: writtenText,
    isDeploymentBranch: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().nullable().catch(null),
    operationsCompleted: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullable().catch(null),
}));
const branchList = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    branches: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ name: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, protected: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .promised */ .Cp)(zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()) })),
    count: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .promised */ .Cp)(zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()),
});
const createdBranch = writtenFields.pipe(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ branchName: writtenText, sourceBranch: writtenText, sourceSha: writtenText }));
/** The contract doesn't define what a branch deletion responds. */
const deletedBranch = zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J();
const merge = writtenFields.pipe(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ commitSha: writtenText, status: writtenText }));
const pullRequestList = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    pullRequests: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ number: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), title: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, state: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, head: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, base: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq })),
    count: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
});


/***/ }),

/***/ 57481:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   deployment: () => (/* binding */ deployment),
/* harmony export */   deploymentPage: () => (/* binding */ deploymentPage),
/* harmony export */   startedDeployment: () => (/* binding */ startedDeployment)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52087);
/* harmony import */ var _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76552);
/** Describes the responses of the deployment endpoints. */


/**
 * Statuses (contract [S]): `pending` and `building` are in progress, `ready`, `error` and `cancelled` are final. They
 * stay text so that a status of a newer service survives. Treat an unknown status as in progress.
 */
const deployment = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    deploymentId: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    status: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    /** The URL is null until the deployment succeeds [S]. */
    url: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .promisedOrNull */ .EK)(_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
    /** The branch may be null [P]. */
    branch: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .promisedOrNull */ .EK)(_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
    isPreview: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    /** `user`, `auto` (a push), `system` or `api` [S]; may be null [P]. */
    triggerType: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .promisedOrNull */ .EK)(_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
    /** The build's output is null unless the status is `error` [S]. It may contain anything: escape it before showing it. */
    logs: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .promisedOrNull */ .EK)(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    createdAt: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .timestamp */ .O1,
    updatedAt: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .timestamp */ .O1,
});
const deploymentPage = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ deployments: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(deployment), total: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig() });
const startedDeployment = deployment.pick({ deploymentId: true, status: true, url: true, branch: true });


/***/ }),

/***/ 55226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   latestExport: () => (/* binding */ latestExport),
/* harmony export */   pdfExport: () => (/* binding */ pdfExport)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52087);
/* harmony import */ var _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76552);
/** Describes the responses of the PDF export endpoints. */


const UNKNOWN = { completed: null, total: null };
/** A number of pages. What is none is unknown: it isn't worth an export that is paid for. */
const count = zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J().transform((value) => {
    const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
    return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : null;
});
/**
 * Statuses (contract [S]): `pending` and `processing` are in progress, `completed`, `failed` and `cancelled` are final.
 * They stay text so that a status of a newer service survives. Treat an unknown status as in progress.
 */
const pdfExport = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    exportId: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    status: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    /**
     * Counts pages. `total` is null until it is known, and either is null if the service doesn't count. `completed` below
     * `total` at the end means missing pages [S].
     */
    progress: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .promised */ .Cp)(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ completed: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .promised */ .Cp)(count), total: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .promisedOrNull */ .EK)(count) }))
        .transform((progress) => progress ?? UNKNOWN)
        .catch(UNKNOWN),
    /** Size in bytes. */
    fileSize: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .promisedOrNull */ .EK)(zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()),
    /** A secret for an hour: mask it, never log or store it. Null while running, after failure and once replaced [S]. */
    downloadUrl: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .promisedOrNull */ .EK)(_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
    downloadUrlExpiresAt: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .promisedOrNull */ .EK)(_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .timestamp */ .O1),
    deploymentId: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    /** `dashboard` or `api` [S]. */
    source: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    errorMessage: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .promisedOrNull */ .EK)(_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
    createdAt: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .timestamp */ .O1,
    completedAt: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .promisedOrNull */ .EK)(_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .timestamp */ .O1),
});
/** A service that has no export yet may respond with `null` or `{}` instead of a 404 [?]. */
const latestExport = zod__WEBPACK_IMPORTED_MODULE_1__/* .preprocess */ .vkY((body) => (zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({}).safeParse(body).success ? null : body), pdfExport.nullable());


/***/ }),

/***/ 64458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   answerFeedback: () => (/* binding */ answerFeedback),
/* harmony export */   feedback: () => (/* binding */ feedback),
/* harmony export */   feedbackComments: () => (/* binding */ feedbackComments),
/* harmony export */   questionVolume: () => (/* binding */ questionVolume),
/* harmony export */   questions: () => (/* binding */ questions)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52087);
/* harmony import */ var _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76552);
/** Describes the responses of the analytics endpoints about votes, comments and questions to the assistant. */


const count = zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig();
const votes = { likes: count, dislikes: count, totalFeedback: count, comments: count, satisfactionRate: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .rate */ .TS };
const feedback = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    ..._shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .range */ .y1,
    pages: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ pagePath: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, pageTitle: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .promised */ .Cp)(_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq), ...votes })),
    summary: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc(votes),
    total: count,
});
const feedbackComments = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    ..._shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .range */ .y1,
    pagePath: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    comments: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        id: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        /** `like` or `dislike` [P]. */
        type: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        text: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        sessionId: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .promised */ .Cp)(_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
        submittedAt: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .timestamp */ .O1,
    })),
    total: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalTotal */ .HF,
});
const questions = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    ..._shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .range */ .y1,
    questions: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        question: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        answer: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .promised */ .Cp)(_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
        pagePath: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .promised */ .Cp)(_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
        sessionId: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .promised */ .Cp)(_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
        /** The score is 0–1, or null if the answer was not scored. */
        confidenceScore: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .orNull */ .Xd)(zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()),
        askedAt: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .timestamp */ .O1,
    })),
    total: count,
});
const answerFeedback = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    ..._shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .range */ .y1,
    entries: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        questionId: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        question: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        answerSnippet: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .promised */ .Cp)(_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
        type: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
        pagePath: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .promised */ .Cp)(_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
        sessionId: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .promised */ .Cp)(_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
        submittedAt: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .timestamp */ .O1,
    })),
    /** The contract doesn't define its shape. */
    summary: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .promised */ .Cp)(zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()),
    total: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .optionalTotal */ .HF,
});
const questionVolume = (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .perDay */ .U6)({ questions: count });


/***/ }),

/***/ 88666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   anyResponse: () => (/* binding */ anyResponse),
/* harmony export */   bulkDeletion: () => (/* binding */ bulkDeletion),
/* harmony export */   changedMedia: () => (/* binding */ changedMedia),
/* harmony export */   fileResults: () => (/* binding */ fileResults),
/* harmony export */   media: () => (/* binding */ media),
/* harmony export */   mediaPage: () => (/* binding */ mediaPage),
/* harmony export */   singleMedia: () => (/* binding */ singleMedia),
/* harmony export */   storage: () => (/* binding */ storage)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52087);
/* harmony import */ var _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76552);
/** Describes the responses of the media library endpoints, uploads included. */


const nullableText = (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .orNull */ .Xd)(_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq);
const nullableNumber = (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .orNull */ .Xd)(zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig());
/** Some fields exist for some kinds only. The service may send null or omit them [?]; here they are null. */
const media = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    name: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    /** `image`, `video`, `audio`, `document`, `data`, `archive` or `font` [S]. It stays text because kinds may be added. */
    kind: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    mimeType: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    sizeBytes: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    /** The URL is public and survives a replace [S]. Never send the key to it. */
    url: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    /** Images have an alt text here, other kinds the link text of the next insertion [S]. */
    altText: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .orNull */ .Xd)(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()),
    width: nullableNumber,
    height: nullableNumber,
    durationSeconds: nullableNumber,
    pageCount: nullableNumber,
    posterUrl: nullableText,
    createdAt: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .timestamp */ .O1,
    updatedAt: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .timestamp */ .O1,
    snippet: nullableText,
});
const mediaPage = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    media: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(media),
    pagination: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        total: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
        pages: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
        // docs-ci knows what it requested, so these may be anything.
        page: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .promised */ .Cp)(zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()),
        limit: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .promised */ .Cp)(zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()),
    }),
});
const singleMedia = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ media });
/** A change that is done, perhaps without saying what the file is like now. */
const changedMedia = singleMedia.nullable();
/** Accepts every response, for a caller that only needs the status. */
const anyResponse = zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J();
/** A response without a body says nothing about any file. */
const bulkDeletion = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    deleted: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
    failed: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ source: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, error: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq })),
    reclaimedBytes: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
})
    .nullable()
    .transform((body) => body ?? { deleted: [], failed: [], reclaimedBytes: 0 });
/** `limits` holds the maximum file size per kind. The contract doesn't define its shape [?]. */
const storage = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    usedBytes: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    quotaBytes: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    limits: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .promised */ .Cp)(zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()),
});
const fileResult = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The file's origin label: its name or URL, perhaps in another form [?]. */
    source: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    /** `added`, `reused` (the library has identical content, perhaps under another name) or `failed` [S]. */
    status: _shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    media: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .orNull */ .Xd)(media),
    error: (0,_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .orNull */ .Xd)(_shared_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq),
    /** 415, 413, 507, or 429 with an error that names seconds if 120 files per minute are used up [S]. */
    statusCode: nullableNumber,
});
/** A response without a body says nothing about any file. */
const fileResults = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ results: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(fileResult) })
    .nullable()
    .transform((body) => body ?? { results: [] });


/***/ }),

/***/ 76552:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cp: () => (/* binding */ promised),
/* harmony export */   EK: () => (/* binding */ promisedOrNull),
/* harmony export */   HF: () => (/* binding */ optionalTotal),
/* harmony export */   O1: () => (/* binding */ timestamp),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   TS: () => (/* binding */ rate),
/* harmony export */   U6: () => (/* binding */ perDay),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   Xd: () => (/* binding */ orNull),
/* harmony export */   y1: () => (/* binding */ range)
/* harmony export */ });
/* unused harmony export promises */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34288);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52087);
/* harmony import */ var _text_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42883);
/** Defines the field types that several response schemas share. */


/** Accepts a field that the contract lets the service send as null or omit. Readers get null in both cases. */
function orNull(schema) {
    return schema.nullish().transform((value) => value ?? null);
}
/** The fields that docs-ci can do without although the contract promises them. `check` reports where they are missing. */
const promises = zod__WEBPACK_IMPORTED_MODULE_1__/* .registry */ .u5();
/** Like orNull, for a field that the contract promises. */
function promised(schema) {
    const field = orNull(schema);
    promises.add(field, { allowsNull: false });
    return field;
}
/** Like orNull, for a field that the contract promises and that may be null. */
function promisedOrNull(schema) {
    const field = orNull(schema);
    promises.add(field, { allowsNull: true });
    return field;
}
/** No reader types or reads more, and no name is longer: a report or a wait can have the same text in hundreds of places. */
const MAX_LENGTH = 10_000;
/**
 * Every text of the service but the content of pages, alt texts and build logs, which aren't changed. A longer one is cut: it
 * equals no name.
 */
const text = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().overwrite((value) => (0,_text_log_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(value, MAX_LENGTH));
/** ISO 8601 in UTC (contract: Rules for every request). It stays text because it is shown more often than computed with. */
const timestamp = text;
/** Every response about readers repeats the period it covers [S]. */
const range = { startDate: text, endDate: text };
const count = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig();
const rate = promised(zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig());
/** The number of rows in all. Only [P] promises it; a list without it is read until a page is empty. */
const optionalTotal = promised(zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig());
/** One row per day, with these counts and the sessions. */
function perDay(counts) {
    return zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ ...range, series: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ date: text, ...counts, sessions: count })) });
}


/***/ }),

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
    /** Of the library file. */
    size: (0,zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig)(),
    /** Of the local file, if the service stored another number of bytes. */
    localSize: (0,zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig)().optional(),
    updatedAt: (0,zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP)(),
    url: (0,zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP)(),
    /** No run wrote the library file: it was there before with the same content. `prune: managed` never deletes it. */
    found: (0,zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz)(true).optional(),
});
/**
 * Entries are checked one by one, because a schema of all of them would copy them, and there may be very many. A record
 * would also drop a file that is called `__proto__`.
 */
const entries = (0,zod__WEBPACK_IMPORTED_MODULE_0__/* .custom */ .IeY)((value) => typeof value === 'object' && value !== null && !Array.isArray(value));
const lockFileSchema = (0,zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc)({
    version: (0,zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz)(1),
    folder: (0,zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP)().optional(),
    files: entries,
    imports: entries.default({}),
});
const entrySchemas = {
    files: entry,
    imports: entry,
};


/***/ })

};
;