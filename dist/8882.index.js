"use strict";
exports.id = 8882;
exports.ids = [8882];
exports.modules = {

/***/ 8882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reportSchema: () => (/* binding */ reportSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52087);
/* harmony import */ var _metrics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66933);
/* harmony import */ var _report_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73917);
/* harmony import */ var _thresholds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33902);
/**
 * Defines the data of report.json (docs/files.md). Every format is rendered from it, and merged
 * reports consist of several. This module loads zod, so import its values only when a report.json is read.
 */




const number = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig();
/** Null means no data. */
const numberOrNull = number.nullable();
const text = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP();
const title = text.nullable();
const day = text.regex(/^\d{4}-\d\d-\d\d$/);
const range = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ startDate: day, endDate: day });
const metricName = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .METRIC_NAMES */ .Uw);
const period = range.extend({
    /** Null if start-date and end-date set the days. */
    name: title,
    days: number,
    isOpen: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    previous: range.nullable(),
});
/** Files of earlier versions lack the fields with a default. */
const metric = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    name: metricName,
    value: numberOrNull,
    previous: numberOrNull,
    changePercent: numberOrNull,
    changePoints: numberOrNull.default(null),
    beyondChance: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().nullable().default(null),
});
/** One day. A field is null if its section was not collected. */
const daily = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    date: day,
    pageViews: numberOrNull,
    sessions: numberOrNull,
    searches: numberOrNull,
    questions: numberOrNull,
});
/** A note says what the report lacks, or what readers must know to read it right. */
const note = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ section: text, message: text });
const votes = { likes: number, dislikes: number };
const pageRow = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    path: text,
    title,
    pageViews: number,
    sessions: number,
    /** The page views of the previous period; null if they are unknown. */
    previous: numberOrNull.default(null),
    /** Page views of equal parts of the period, in order; null if they weren't read. */
    trend: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(number).nullable().default(null),
});
const referrerRow = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ referrer: text, pageViews: number, percentage: numberOrNull });
const feedbackRow = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ path: text, title, ...votes, comments: number, satisfactionRate: numberOrNull });
const queryRow = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    query: text,
    searches: number,
    noResults: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    clicks: number,
    aiEscalations: number,
});
const searchPageRow = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    path: text,
    title,
    searches: number,
    noResultSearches: number,
    noResultRate: numberOrNull,
});
const answerRow = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ question: text, answer: title, path: title, date: text });
const texts = { finding: text, action: text };
const change = {
    value: number,
    previous: number,
    previousIsUpperBound: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    changePercent: numberOrNull,
};
const lowConfidenceRow = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    question: text,
    count: number,
    lowestConfidence: numberOrNull,
    paths: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text),
    lastAskedAt: text,
});
const insight = zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('high-traffic-poor-feedback'),
        ...texts,
        items: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ path: text, title, pageViews: number, ...votes, dissatisfiedViews: number })),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('poor-feedback'),
        ...texts,
        items: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(feedbackRow.omit({ comments: true }).extend({ dislikeRateLowerBound: number, comments: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text) })),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('no-result-searches'),
        ...texts,
        items: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ query: text, searches: number, aiEscalations: number })),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('low-confidence-questions'),
        ...texts,
        items: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(lowConfidenceRow),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('traffic-changes'),
        ...texts,
        items: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ path: text, title, ...change })),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('search-changes'),
        ...texts,
        items: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ query: text, ...change })),
    }),
]);
/** A table is null if it was left out, and a note says why. An empty table had no data. */
const project = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    /** Null in a report of one project. */
    name: title,
    /** What the project is called in its configuration. */
    title: title.default(null),
    /** URL of the live site. */
    site: title.default(null),
    /** The requested sections; metrics and tables of other sections are null. */
    sections: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text),
    period,
    metrics: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(metric),
    daily: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(daily),
    /** The days of the previous period; empty without a comparison. */
    dailyBefore: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(daily).default([]),
    insights: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(insight),
    pages: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(pageRow).nullable(),
    referrers: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(referrerRow).nullable(),
    feedback: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(feedbackRow).nullable(),
    searchQueries: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(queryRow).nullable(),
    searchPages: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(searchPageRow).nullable(),
    dislikedAnswers: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(answerRow).nullable(),
    notes: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(note),
});
const threshold = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    line: text,
    metric: metricName,
    isChange: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    operator: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_thresholds_js__WEBPACK_IMPORTED_MODULE_1__/* .OPERATOR_NAMES */ .KR),
    limit: number,
    value: numberOrNull,
    met: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
});
const reportSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(_report_version_js__WEBPACK_IMPORTED_MODULE_3__/* .REPORT_VERSION */ .A),
    report: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('analytics-report'),
    generatedAt: text,
    period,
    metrics: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(metric),
    daily: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(daily),
    thresholds: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(threshold),
    notes: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(note),
    projects: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(project).min(1),
});


/***/ })

};
;