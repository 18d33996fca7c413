"use strict";
exports.id = 8882;
exports.ids = [8882];
exports.modules = {

/***/ 8882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reportSchema: () => (/* binding */ reportSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52087);
/* harmony import */ var _thresholds_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34030);
/* harmony import */ var _metrics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66933);
/* harmony import */ var _report_version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73917);
/**
 * Defines the data of report.json (docs/files.md). Every format is rendered from it, and merged
 * reports consist of several. This module loads zod, so import its values only when a report.json is read.
 */




const number = zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig();
/** Null means no data. */
const numberOrNull = number.nullable();
const text = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP();
const title = text.nullable();
const day = text.regex(/^\d{4}-\d\d-\d\d$/);
const range = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ startDate: day, endDate: day });
const metricName = zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_metrics_js__WEBPACK_IMPORTED_MODULE_1__/* .METRIC_NAMES */ .Uw);
const period = range.extend({
    /** Null if start-date and end-date set the days. */
    name: title,
    days: number,
    /** The day that isn't over and that the period leaves out; null if there is none. */
    leftOut: day.nullable(),
    previous: range.nullable(),
});
const metric = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    name: metricName,
    value: numberOrNull,
    previous: numberOrNull,
    changePercent: numberOrNull,
    changePoints: numberOrNull,
    beyondChance: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().nullable(),
    p: numberOrNull,
    isFew: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
});
/** One day. A field is null if its section was not collected. */
const daily = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    date: day,
    pageViews: numberOrNull,
    sessions: numberOrNull,
    searches: numberOrNull,
    questions: numberOrNull,
});
/**
 * A note says what the report lacks, or what readers must know to read it right. `missing` tells whether a requested
 * section or a part of it couldn't be fetched.
 */
const note = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ section: text, message: text, missing: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['section', 'part']).nullable() });
const votes = { likes: number, dislikes: number };
const page = { path: text, title };
const pageRow = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    ...page,
    pageViews: number,
    sessions: number,
    /** The sessions of the previous period; null if they are unknown. */
    previousSessions: numberOrNull,
    /** Page views of equal parts of the period, in order; null if they weren't read. */
    trend: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(number).nullable(),
});
const referrerRow = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ referrer: text, pageViews: number, percentage: numberOrNull });
const feedbackRow = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ ...page, ...votes, comments: number, satisfactionRate: numberOrNull });
const poorRow = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    ...page,
    ...votes,
    /** The range is 0–100. */
    satisfactionRate: numberOrNull,
    /** Null if the list of pages doesn't have the page. */
    sessions: numberOrNull,
    /** The readers whom the page disappoints beyond those of other pages, in the period: an estimate. */
    readers: number,
    comments: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(text),
});
const queryRow = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    query: text,
    searches: number,
    noResults: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
    clicks: number,
    aiEscalations: number,
});
const failedQueryRow = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    query: text,
    searches: number,
    readers: number,
    aiEscalations: number,
    /** What the search finds now; missing if it wasn't repeated. Only a page with all words of the query is named. */
    now: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ verdict: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_report_version_js__WEBPACK_IMPORTED_MODULE_2__/* .NOW_VERDICTS */ .Au), path: text.optional(), title: text.optional() }).optional(),
});
const searchPageRow = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ ...page, searches: number, noResultSearches: number, noResultRate: numberOrNull });
const questionRow = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    question: text,
    count: number,
    readers: number,
    lowestConfidence: numberOrNull,
    paths: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(text),
    lastAskedAt: text,
});
const answerRow = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    question: text,
    answer: title,
    count: number,
    readers: number,
    path: title,
    date: text,
});
/** `isBound` marks a change that is at least this large, because a list was too long. `p` is a false discovery rate. */
const moved = { previous: number, isBound: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(), p: number };
const movedCounts = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    pages: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ ...page, sessions: number, ...moved })),
    searches: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ query: text, searches: number, ...moved })),
    /** How many pages and searches were compared; null without a comparison. */
    lookedAt: numberOrNull,
});
/** What isn't recorded any more. */
const outage = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    series: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['traffic', 'search', 'ai']),
    since: day,
    /** The events of the seven days before. */
    weekBefore: number,
    readersPerWeek: number,
    /** Another series that is still recorded. */
    isRecorded: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['traffic', 'search', 'ai']).nullable(),
});
/** How much of a list the service has, and how much was read. */
const list = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ table: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_report_version_js__WEBPACK_IMPORTED_MODULE_2__/* .TABLE_NAMES */ .ek), total: number, read: number });
const toDo = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    verb: text,
    path: title,
    title,
    /** What readers typed. */
    words: title,
    readersPerWeek: number,
    /** `about 58 readers a week` */
    effect: text,
    evidence: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(text),
    /** What readers wrote about the page. */
    quotes: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(text),
    sources: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(text),
    /** The name of the project in a report of several. */
    project: title,
});
const verdict = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    rule: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_report_version_js__WEBPACK_IMPORTED_MODULE_2__/* .VERDICT_RULES */ .wy),
    sign: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['bad', 'warning', 'good', 'neutral', 'same']),
    text,
    clause: text,
    words: text,
});
/** A table is null if it was left out, and a note says why. An empty table had no data. */
const project = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    /** Null in a report of one project. */
    name: title,
    /** What the project is called in its configuration. */
    title,
    /** URL of the live site. */
    site: title,
    /** The requested sections; metrics and tables of other sections are null. */
    sections: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(text),
    period,
    metrics: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(metric),
    daily: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(daily),
    /** The days of the previous period; empty without a comparison. */
    dailyBefore: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(daily),
    outages: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(outage),
    moved: movedCounts,
    pages: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(pageRow).nullable(),
    referrers: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(referrerRow).nullable(),
    feedback: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(feedbackRow).nullable(),
    poorFeedback: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(poorRow).nullable(),
    searchQueries: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(queryRow).nullable(),
    noResultSearches: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(failedQueryRow).nullable(),
    searchPages: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(searchPageRow).nullable(),
    lowConfidenceQuestions: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(questionRow).nullable(),
    dislikedAnswers: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(answerRow).nullable(),
    lists: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(list),
    notes: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(note),
});
const threshold = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    /** The line is written as in the input, with single spaces. */
    line: text,
    metric: metricName,
    /**
     * True compares the change from the previous period instead of the value: in percent of the previous value, or in
     * percentage points if the line ends in `pp`.
     */
    isChange: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
    operator: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(_thresholds_js__WEBPACK_IMPORTED_MODULE_0__/* .OPERATOR_NAMES */ .KR),
    /** The limit has the metric's scale: `30%` is 0.3 for a fraction. */
    limit: number,
    /** Null means no data, which meets no threshold. */
    value: numberOrNull,
    met: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY(),
});
const reportSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(_report_version_js__WEBPACK_IMPORTED_MODULE_2__/* .REPORT_VERSION */ .Aj),
    report: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz('analytics-report'),
    generatedAt: text,
    verdict,
    toDos: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(toDo),
    period,
    metrics: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(metric),
    daily: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(daily),
    thresholds: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(threshold),
    notes: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(note),
    projects: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(project).min(1),
});


/***/ })

};
;