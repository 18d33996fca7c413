export const id = 7559;
export const ids = [7559,2946];
export const modules = {

/***/ 8679:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H4: () => (/* binding */ MAX_PAGE_SIZE),
/* harmony export */   Jh: () => (/* binding */ getSearches),
/* harmony export */   K6: () => (/* binding */ getOverview),
/* harmony export */   Lf: () => (/* binding */ getSearchQueries),
/* harmony export */   M0: () => (/* binding */ getTopReferrers),
/* harmony export */   MC: () => (/* binding */ getTopPages),
/* harmony export */   fD: () => (/* binding */ getSearchVolume),
/* harmony export */   hV: () => (/* binding */ MAX_RANGE_DAYS),
/* harmony export */   p5: () => (/* binding */ getSearchResults),
/* harmony export */   qA: () => (/* binding */ getTraffic),
/* harmony export */   rO: () => (/* binding */ readAnalytics)
/* harmony export */ });
/* unused harmony export listSearchQueries */

/** Days from the first to the last, both included (contract [S]: Limits). A longer range gets 400. */
const MAX_RANGE_DAYS = 90;
/** Maximum `limit` of the analytics lists (contract: feedback [S], pages and referrers [P]). */
const MAX_PAGE_SIZE = 100;
const schemas = () => __webpack_require__.e(/* import() */ 7297).then(__webpack_require__.bind(__webpack_require__, 47297));
/** `GET /analytics/overview` [S]. Sessions are unique over the whole range, so never add or average them over ranges. */
async function getOverview(api, query = {}) {
    return readAnalytics(api, '/analytics/overview', query, async () => (await schemas()).overview);
}
/** `GET /analytics/traffic` [P]: one row per day, days without readers included. */
async function getTraffic(api, query = {}) {
    return readAnalytics(api, '/analytics/traffic', query, async () => (await schemas()).traffic);
}
/** `GET /analytics/pages` [S]: the pages with most views first. At most 100 [P], without a total. */
async function getTopPages(api, query = {}) {
    return readAnalytics(api, '/analytics/pages', query, async () => (await schemas()).topPages);
}
/** `GET /analytics/referrers` [P]: the sources of visits, `(direct)` included. At most 100, without a total [S]. */
async function getTopReferrers(api, query = {}) {
    return readAnalytics(api, '/analytics/referrers', query, async () => (await schemas()).topReferrers);
}
/** `GET /analytics/search` [S]. Both rates are 0–1. */
async function getSearches(api, query = {}) {
    return readAnalytics(api, '/analytics/search', query, async () => (await schemas()).searches);
}
/** `GET /analytics/search/volume` [S]: one row per day, days without searches included. */
async function getSearchVolume(api, query = {}) {
    return readAnalytics(api, '/analytics/search/volume', query, async () => (await schemas()).searchVolume);
}
/** `GET /analytics/search/queries`: one page of search queries, most popular first [P: rows]. */
async function getSearchQueries(api, query = {}) {
    return readAnalytics(api, '/analytics/search/queries', query, async () => (await schemas()).searchQueries);
}
/** Lists all search queries, most popular first. It requests pages while they are read. */
function listSearchQueries(api, query = {}) {
    return listByOffset(async (offset) => {
        const { queries, total } = await getSearchQueries(api, { ...query, limit: MAX_PAGE_SIZE, offset });
        return { items: queries, total };
    }, (row) => row.query);
}
/** `GET /analytics/search/results` [S]: the pages with most search activity first. `total` also counts omitted pages. */
async function getSearchResults(api, query = {}) {
    return readAnalytics(api, '/analytics/search/results', query, async () => (await schemas()).searchResults);
}
/** Makes one read below `/analytics`. */
async function readAnalytics(api, path, query, schema) {
    const call = { method: 'GET', path, role: 'viewer', query: { ...query }, schema, idempotent: true };
    return (await api.call(call)).body;
}


/***/ }),

/***/ 41284:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ listByPage),
/* harmony export */   v: () => (/* binding */ listByOffset)
/* harmony export */ });
/**
 * Reads paged lists as async iterators. A list may change while it is read, so items are identified by id and yielded
 * once, and a pass over the pages that doesn't add up is repeated.
 *
 * Guarantee for a newest-first list: an item that is in the list from the first request to the last is yielded exactly
 * once. Additions push items to later pages, where they appear again. Deletions pull items into pages that are already
 * read, which shows in a smaller `total`. Items that come or go in between may or may not be yielded. A list that never
 * stops changing is read three times at most.
 *
 * A reader that stops early causes no further request.
 */
/** Maximum number of passes over one list. */
const MAX_PASSES = 3;
/** After this many pages in a row without a new item, the service seems to ignore the page number. */
const MAX_STALE_PAGES = 3;
/**
 * Reads a list by page number, several pages at a time.
 * @param getPage gets a page; pages count from 1
 * @param concurrency maximum number of pages in flight once the reader wants more than the first
 */
function listByPage(getPage, idOf, concurrency) {
    return collect(() => readNumbered(getPage, concurrency), idOf);
}
/** Reads a list by the number of items to skip. */
function listByOffset(getPage, idOf) {
    return collect(() => readByOffset(getPage), idOf);
}
async function* collect(readPages, idOf) {
    const yielded = new Set();
    let everShrank = false;
    for (let passes = 1; passes <= MAX_PASSES; passes += 1) {
        const yieldedBefore = yielded.size;
        const pass = new Pass();
        for await (const page of readPages()) {
            pass.add(page.items.map(idOf), page.total);
            for (const item of page.items) {
                if (yielded.has(idOf(item)))
                    continue;
                yielded.add(idOf(item));
                yield item;
            }
            everShrank ||= pass.shrank;
            // New items are in front. A later pass that only lacked those ends as soon as it has them.
            if (pass.isStale || (passes > 1 && !everShrank && yielded.size === page.total))
                break;
        }
        if (pass.isComplete || (pass.isStable && yielded.size === yieldedBefore))
            return;
    }
}
/** Counts what one pass over the pages saw. */
class Pass {
    #ids = new Set();
    #stalePages = 0;
    #total;
    isStable = true;
    /** The list got shorter during the pass, so items may have moved into pages that were read already. */
    shrank = false;
    add(ids, total) {
        const before = this.#ids.size;
        for (const id of ids)
            this.#ids.add(id);
        this.#stalePages = this.#ids.size === before ? this.#stalePages + 1 : 0;
        if (total !== undefined && this.#total !== undefined) {
            this.isStable &&= total === this.#total;
            this.shrank ||= total < this.#total;
        }
        this.#total = total;
    }
    get isStale() {
        return this.#stalePages >= MAX_STALE_PAGES;
    }
    get isComplete() {
        return this.#total === undefined || (this.isStable && this.#ids.size === this.#total);
    }
}
async function* readNumbered(getPage, concurrency) {
    const first = await getPage(1);
    yield first;
    let { pages } = first;
    const inFlight = [];
    for (let page = 2, next = 2; page <= pages; page += 1) {
        for (; next <= Math.min(pages, page + concurrency - 1); next += 1)
            inFlight.push(ignoringRejection(getPage(next)));
        const current = await inFlight.shift();
        if (!current)
            return;
        yield current;
        pages = current.items.length === 0 ? 0 : current.pages;
    }
}
/** Keeps Node.js from ending the process if a page fails that the reader never asks for. */
function ignoringRejection(promise) {
    promise.catch(() => undefined);
    return promise;
}
async function* readByOffset(getPage) {
    for (let offset = 0;;) {
        const page = await getPage(offset);
        yield page;
        offset += page.items.length;
        // A total below the offset is wrong, so the list ends only at its total or at an empty page.
        if (page.items.length === 0 || offset === page.total)
            return;
    }
}


/***/ }),

/***/ 17559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  analyticsReport: () => (/* binding */ analyticsReport)
});

// EXTERNAL MODULE: ./build/src/api/errors.js
var api_errors = __webpack_require__(56271);
// EXTERNAL MODULE: ./build/src/disk/write.js
var write = __webpack_require__(64244);
// EXTERNAL MODULE: ./build/src/commands/input-kinds.js
var input_kinds = __webpack_require__(66934);
;// CONCATENATED MODULE: ./build/src/text/redact-pii.js
/**
 * Takes what could name or reach a person out of text that readers typed: e-mail addresses, and long runs of digits
 * such as phone, card and order numbers. Invisible characters in between hide nothing.
 */
const BLOT = '[removed]';
/** A local part of at most so many characters, which bounds the search. */
const EMAIL = /[^\s@＠<>()[\]{},;:"'`|\\/?&=#]{1,128}(?:@|＠|%40)\p{DI}*[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\p{DI}-]{0,62}\.\p{DI}*){1,8}[\p{L}\p{M}\p{DI}]{2,63}/giu;
/** Eight digits or more of any script, with blanks and hyphens between them or without. */
const DIGITS = /\p{Nd}(?:[\p{Zs}\p{Pd}\p{DI}\t]{0,4}\p{Nd}){7,}/gu;
/** The text without e-mail addresses and without runs of 8 or more digits, also grouped by blanks or hyphens. */
function redactPii(text) {
    const known = /@|＠|%40/i.test(text) ? text.replace(EMAIL, BLOT) : text;
    return known.replace(DIGITS, BLOT);
}

// EXTERNAL MODULE: ./build/src/commands/common-inputs.js
var common_inputs = __webpack_require__(50401);
// EXTERNAL MODULE: ./build/src/api/endpoints/analytics.js
var analytics = __webpack_require__(8679);
// EXTERNAL MODULE: ./build/src/api/pagination.js
var pagination = __webpack_require__(41284);
;// CONCATENATED MODULE: ./build/src/api/endpoints/feedback.js


/** Maximum `limit` of AI questions (contract [S]: Limits, page sizes). */
const MAX_QUESTION_PAGE_SIZE = 50;
const schemas = () => __webpack_require__.e(/* import() */ 6486).then(__webpack_require__.bind(__webpack_require__, 16486));
/**
 * `GET /analytics/feedback` [S]: one page of the pages with votes or comments. `summary` covers the whole range,
 * whatever the page. `satisfactionRate` is 0–100. `total` counts pages with feedback.
 */
async function getFeedback(api, query = {}) {
    return (0,analytics/* readAnalytics */.rO)(api, '/analytics/feedback', query, async () => (await schemas()).feedback);
}
/** Lists all pages with feedback. It requests pages while they are read. */
function listFeedback(api, query = {}) {
    return (0,pagination/* listByOffset */.v)(async (offset) => {
        const { pages, total } = await getFeedback(api, { ...query, limit: analytics/* MAX_PAGE_SIZE */.H4, offset });
        return { items: pages, total };
    }, (page) => page.pagePath);
}
/** `GET /analytics/feedback/comments` [P]: one page of readers' comments on one page. */
async function getFeedbackComments(api, query) {
    return (0,analytics/* readAnalytics */.rO)(api, '/analytics/feedback/comments', query, async () => (await schemas()).feedbackComments);
}
/** Lists all comments on one page. It requests pages while they are read. */
function listFeedbackComments(api, query) {
    return listByOffset(async (offset) => {
        const { comments, total } = await getFeedbackComments(api, { ...query, limit: MAX_PAGE_SIZE, offset });
        return { items: comments, total };
    }, (comment) => comment.id);
}
/** `GET /analytics/ai/questions` [S]: one page of readers' questions to the assistant, newest first. */
async function getQuestions(api, query = {}) {
    return (0,analytics/* readAnalytics */.rO)(api, '/analytics/ai/questions', query, async () => (await schemas()).questions);
}
/** Lists all questions, newest first. It requests pages while they are read. */
function listQuestions(api, query = {}) {
    return listByOffset(async (offset) => {
        const { questions, total } = await getQuestions(api, { ...query, limit: MAX_QUESTION_PAGE_SIZE, offset });
        return { items: questions, total };
    }, 
    // Questions have no id. A session doesn't ask the same question twice at the same instant.
    (question) => JSON.stringify([question.askedAt, question.sessionId, question.question]));
}
/** `GET /analytics/ai/answer-feedback` [P]: one page of votes on the assistant's answers. */
async function getAnswerFeedback(api, query = {}) {
    return (0,analytics/* readAnalytics */.rO)(api, '/analytics/ai/answer-feedback', query, async () => (await schemas()).answerFeedback);
}
/** Lists all votes on the assistant's answers. It requests pages while they are read. */
function listAnswerFeedback(api, query = {}) {
    return (0,pagination/* listByOffset */.v)(async (offset) => {
        const { entries, total } = await getAnswerFeedback(api, { ...query, limit: analytics/* MAX_PAGE_SIZE */.H4, offset });
        return { items: entries, total };
    }, (entry) => JSON.stringify([entry.questionId, entry.sessionId, entry.type, entry.submittedAt]));
}
/** `GET /analytics/ai/volume` [P]: one row per day, days without questions included. */
async function getQuestionVolume(api, query = {}) {
    return (0,analytics/* readAnalytics */.rO)(api, '/analytics/ai/volume', query, async () => (await schemas()).questionVolume);
}

// EXTERNAL MODULE: ./build/src/commands/analytics-report/metrics.js
var analytics_report_metrics = __webpack_require__(6545);
;// CONCATENATED MODULE: ./build/src/commands/analytics-report/analysis/group-similar-questions.js
/** Texts that mean about the same, told by the words they share. Pure. */
/** Words that say nothing of what a question is about. */
const FILLERS = new Set(`a an and any are be can could do does for from get have how i if in into is it its me my of on or our please should that
  the there this to use using want we what when where which who why will with would you your`.split(/\s+/));
/** Texts that share at least this part of all their words are alike. */
const ALIKE = 0.5;
let segmenter;
/** The words of a text that tell what it is about; all of them where only such words are left that tell nothing. */
function wordsOf(text) {
    segmenter ??= new Intl.Segmenter('en', { granularity: 'word' });
    const words = [...segmenter.segment(text.normalize('NFKC').toLowerCase())]
        .filter(({ isWordLike }) => isWordLike)
        .map(({ segment }) => stem(segment));
    const telling = words.filter((word) => !FILLERS.has(word));
    return new Set(telling.length > 0 ? telling : words);
}
/** Groups, in the order of their first members; each text goes to the group whose first member it is most like. */
function groupSimilar(items, textOf) {
    const groups = [];
    for (const item of items) {
        const words = wordsOf(textOf(item));
        const ranked = groups
            .map((group) => ({ group, likeness: likeness(group.words, words) }))
            .sort((a, b) => b.likeness - a.likeness);
        const [best] = ranked;
        if (best && best.likeness >= ALIKE)
            best.group.items.push(item);
        else
            groups.push({ words, items: [item] });
    }
    return groups.map((group) => group.items);
}
/** The shared part of all words of both, 0–1. Two texts without words are alike. */
function likeness(a, b) {
    if (a.size === 0 && b.size === 0)
        return 1;
    let shared = 0;
    for (const word of a)
        if (b.has(word))
            shared += 1;
    return shared / (a.size + b.size - shared);
}
/** Plural and singular as one word; enough for English, harmless elsewhere. */
function stem(word) {
    return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

;// CONCATENATED MODULE: ./build/src/commands/analytics-report/analysis/insights.js
/**
 * What stands out, and what to do about it. Each is a pure function of rows, and gives nothing where there is nothing
 * to say. Sentences are ours: whatever readers typed stands in `items` only.
 */


/** Fewer votes say nothing of a page. */
const MIN_VOTES = 5;
/** A page is poor if it is all but certain that at least this share of its readers dislikes it. */
const POOR_SHARE = 0.2;
/** Weaker evidence will do where a page has many views. */
const DOUBTFUL_SHARE = 0.12;
/** 95 % certainty (two-sided). */
const Z = 1.96;
/** A change counts from so many, and from so many times the spread that chance alone gives to counts. */
const MIN_CHANGE = 10;
const MIN_SPREADS = 2;
/** And from so many percent: on large numbers chance is small and everything moves a little. */
const MIN_PERCENT = 15;
/** The least share that is compatible with so many of so many (Wilson's interval): small samples give small shares. */
function wilsonLowerBound(some, all) {
    // Of nothing there is nothing, not the little that rounding leaves.
    if (all <= 0 || some <= 0)
        return 0;
    const share = some / all;
    const middle = share + Z ** 2 / (2 * all);
    const spread = Z * Math.sqrt((share * (1 - share) + Z ** 2 / (4 * all)) / all);
    return (middle - spread) / (1 + Z ** 2 / all);
}
/** Pages that readers dislike, the surest first. */
function poorPages(pages, top) {
    return pages
        .filter(({ likes, dislikes }) => likes + dislikes >= MIN_VOTES)
        .map((page) => ({ ...page, dislikedByAtLeast: (0,analytics_report_metrics/* round */.LI)(dislikedByAtLeast(page), 4) }))
        .filter((page) => page.dislikedByAtLeast >= POOR_SHARE)
        .sort((a, b) => b.dislikedByAtLeast - a.dislikedByAtLeast || byPath(a, b))
        .slice(0, top);
}
function dislikedByAtLeast({ likes, dislikes }) {
    return wilsonLowerBound(dislikes, likes + dislikes);
}
/** @param comments what readers wrote, by path */
function poorFeedback(pages, comments, top) {
    const items = poorPages(pages, top).map(({ path, title, likes, dislikes, satisfactionRate, dislikedByAtLeast }) => {
        return {
            path,
            title,
            likes,
            dislikes,
            satisfactionRate,
            dislikedByAtLeast,
            comments: [...(comments.get(path) ?? [])],
        };
    });
    if (items.length === 0)
        return undefined;
    return {
        kind: 'poor-feedback',
        finding: `${countOf(items.length, 'page is', 'pages are')} disliked by at least a fifth of those who vote, beyond chance.`,
        action: 'Read the comments, try each page as a newcomer would, and correct or rewrite it from the top of this list down.',
        items,
    };
}
/** Pages with many views and poor feedback: where a better page helps most readers. */
function costlyPages(views, pages, top) {
    const viewsOf = new Map(views.map(({ path, pageViews }) => [path, pageViews]));
    const items = pages
        .filter(({ likes, dislikes }) => likes + dislikes >= MIN_VOTES)
        .map((page) => ({ page, share: dislikedByAtLeast(page), pageViews: viewsOf.get(page.path) ?? 0 }))
        .filter(({ share, pageViews }) => share >= DOUBTFUL_SHARE && share * pageViews >= 1)
        .map(({ page: { path, title, likes, dislikes }, share, pageViews }) => {
        return { path, title, pageViews, likes, dislikes, unhappyViews: Math.round(share * pageViews) };
    })
        .sort((a, b) => b.unhappyViews - a.unhappyViews || byPath(a, b))
        .slice(0, top);
    if (items.length === 0)
        return undefined;
    return {
        kind: 'costly-pages',
        finding: `${countOf(items.length, 'much read page has', 'much read pages have')} poor feedback.`,
        action: 'Begin here: a better page at the top of this list helps more readers than anywhere else.',
        items,
    };
}
/**
 * Searches that found nothing, ranked; spellings that differ only in case or blanks are one.
 * @param total how many queries there are, of which `queries` may be the most frequent only
 */
function noResultSearches(queries, total, top) {
    const byName = new Map();
    for (const { query, searches, aiEscalations } of queries.filter(({ noResults }) => noResults)) {
        const name = query.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');
        const known = byName.get(name) ?? { query, searches: 0, aiEscalations: 0 };
        known.searches += searches;
        known.aiEscalations += aiEscalations;
        byName.set(name, known);
    }
    const all = [...byName.values()].sort((a, b) => b.searches - a.searches || (a.query < b.query ? -1 : 1));
    if (all.length === 0)
        return undefined;
    const searches = countOf(all.reduce((sum, one) => sum + one.searches, 0), 'search', 'searches');
    return {
        kind: 'no-result-searches',
        finding: total > queries.length
            ? `${countOf(total, 'query', 'queries')} found nothing; the ${queries.length} most frequent were read, in ${searches}.`
            : `${countOf(all.length, 'query', 'queries')} found nothing, in ${searches}.`,
        action: 'Write what is missing; where a page exists under another name, use the words of readers in its title, its headings or its keywords.',
        items: all.slice(0, top),
    };
}
/**
 * Questions that the assistant was unsure of, similar ones together, the most asked first.
 * @param total how many there are, of which `questions` may be the newest only
 */
function unsureQuestions(questions, total, top) {
    if (questions.length === 0)
        return undefined;
    const groups = groupSimilar(questions, ({ question }) => question);
    const items = groups.map((group) => ({
        question: mostFrequent(group.map(({ question }) => question)),
        times: group.length,
        lowestConfidence: lowest(group.flatMap(({ confidence }) => confidence ?? [])),
        paths: [...new Set(group.flatMap(({ path }) => path ?? []))].sort().slice(0, MAX_PATHS),
        lastAsked: group.map(({ askedAt }) => askedAt).reduce((a, b) => (a > b ? a : b)),
    }));
    items.sort((a, b) => b.times - a.times || (a.lowestConfidence ?? 1) - (b.lowestConfidence ?? 1) || (a.question < b.question ? -1 : 1));
    const newest = total > questions.length ? `, of which the newest ${questions.length} were read` : '';
    return {
        kind: 'unsure-questions',
        finding: `The assistant was unsure of ${countOf(total, 'answer', 'answers')}${newest}: ${countOf(groups.length, 'question', 'different questions')}.`,
        action: 'Answer the questions at the top on the pages where they were asked: the assistant knows only what is written there.',
        items: items.slice(0, top),
    };
}
const MAX_PATHS = 3;
/**
 * What changed most against the window before, beyond what chance does to such numbers. The lists are the top of longer
 * ones where they have `limit` rows: what is missing from one then had at most as many as its last row.
 */
function movers(now, before, limit, top) {
    const floorOf = (list) => list.length >= limit ? Math.min(...list.map(({ value }) => value)) : 0;
    const floors = { now: floorOf(now), before: floorOf(before) };
    const valuesBefore = new Map(before.map(({ key, value }) => [key, value]));
    const valuesNow = new Map(now.map(({ key, value }) => [key, value]));
    const keys = new Set([...valuesNow.keys(), ...valuesBefore.keys()]);
    return [...keys]
        .flatMap((key) => {
        const value = valuesNow.get(key);
        const previous = valuesBefore.get(key) ?? floors.before;
        // What fell out of a cut list has a number that nobody knows.
        if (value === undefined && floors.now > 0)
            return [];
        const previousIsAtMost = !valuesBefore.has(key) && floors.before > 0;
        return [
            { key, value: value ?? 0, previous, previousIsAtMost, changePercent: (0,analytics_report_metrics/* changePercent */.AI)(value ?? 0, previous) },
        ];
    })
        .filter((mover) => !(mover.previousIsAtMost && mover.value <= mover.previous) && isBeyondChance(mover))
        .sort((a, b) => Math.abs(b.value - b.previous) - Math.abs(a.value - a.previous) || (a.key < b.key ? -1 : 1))
        .slice(0, top);
}
/** The noise floor: counts of independent events spread by about their square root. */
function isBeyondChance({ value, previous }) {
    const change = Math.abs(value - previous);
    const spread = Math.sqrt(value + previous);
    const percent = (0,analytics_report_metrics/* changePercent */.AI)(value, previous);
    return (change >= MIN_CHANGE && change >= MIN_SPREADS * spread && (percent === null || Math.abs(percent) >= MIN_PERCENT));
}
function pageMovers(found, titleOf) {
    if (found.length === 0)
        return undefined;
    return {
        kind: 'page-movers',
        finding: `${countOf(found.length, 'page', 'pages')} moved beyond chance: ${upAndDown(found)}.`,
        action: 'Find out why: a page that rose may need more than it says today, one that fell may have lost a link, a place in the navigation or its reason.',
        items: found.map(({ key, ...rest }) => ({ path: key, title: titleOf(key), ...rest })),
    };
}
function searchMovers(found) {
    if (found.length === 0)
        return undefined;
    return {
        kind: 'search-movers',
        finding: `${countOf(found.length, 'query', 'queries')} moved beyond chance: ${upAndDown(found)}.`,
        action: 'Check that what is searched for more than before is found at once, and say it earlier on the pages.',
        items: found.map(({ key, ...rest }) => ({ query: key, ...rest })),
    };
}
function upAndDown(found) {
    const up = found.filter(({ value, previous }) => value > previous).length;
    return `${up} up, ${found.length - up} down`;
}
function mostFrequent(texts) {
    const times = new Map();
    for (const text of texts)
        times.set(text, (times.get(text) ?? 0) + 1);
    return [...times].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}
function lowest(values) {
    return values.length === 0 ? null : Math.min(...values);
}
function countOf(count, one, several) {
    return `${count} ${count === 1 ? one : several}`;
}
function byPath(a, b) {
    return a.path < b.path ? -1 : 1;
}

;// CONCATENATED MODULE: ./build/src/commands/analytics-report/read/section-requests.js
/** The requests of each section: the window, the one before it where there is a comparison, lists as far as needed. */



/** Unsure answers that are read to be grouped; the newest say what readers lack now. */
const MAX_QUESTIONS = 200;
const QUESTION_PAGE = 50;
/** Pages with fewer dislikes are in no list of poor pages, so reading ends there. */
const MIN_DISLIKES = 2;
const MAX_FEEDBACK_PAGES = 1_000;
/** Pages whose comments are read, and how many of each are kept. */
const COMMENTED_PAGES = 5;
const COMMENTS_A_PAGE = 3;
const COMMENTS_READ = 20;
/** Votes on answers that are read for those against. */
const MAX_VOTES = 500;
/** Page views, sessions, daily series, pages and referrers. */
async function readVisits({ api, wanted, part }) {
    const { period, top } = wanted;
    const one = wholeWindow(period);
    const [overview, overviewBefore, traffic, pages, pagesBefore, referrers] = await Promise.all([
        part('overview', 'page views and sessions', () => readParts(period, (window) => (0,analytics/* getOverview */.K6)(api, window))),
        compared(wanted, 'overview', (window) => (0,analytics/* getOverview */.K6)(api, window), part),
        part('traffic', 'page views by day', () => readParts(period, (window) => (0,analytics/* getTraffic */.qA)(api, window))),
        one && part('pages', 'the most read pages', () => (0,analytics/* getTopPages */.MC)(api, { ...one, limit: analytics/* MAX_PAGE_SIZE */.H4 })),
        compared(wanted, 'pages', (window) => (0,analytics/* getTopPages */.MC)(api, { ...window, limit: analytics/* MAX_PAGE_SIZE */.H4 }), part),
        one &&
            part('referrers', 'where readers came from', () => (0,analytics/* getTopReferrers */.M0)(api, { ...one, limit: wanted.quoteReaders ? top : analytics/* MAX_PAGE_SIZE */.H4 })),
    ]);
    return { overview, overviewBefore, traffic: traffic?.flatMap(({ series }) => series), pages, pagesBefore, referrers };
}
/** Votes of the whole range, the pages with most votes and those with most dislikes, and comments on the poor ones. */
async function readFeedback({ api, wanted, part }) {
    const { period, top, pathContains } = wanted;
    const one = wholeWindow(period);
    if (!one)
        return {};
    const filter = { ...one, pathContains };
    const [feedback, feedbackBefore, disliked] = await Promise.all([
        part('feedback', 'votes and comments', () => getFeedback(api, { ...filter, limit: top, sortBy: 'totalFeedback', sortOrder: 'desc' })),
        compared(wanted, 'feedback', (window) => getFeedback(api, { ...window, limit: 1 }), part),
        part('feedback', 'disliked pages', () => readDisliked(api, filter)),
    ]);
    const paths = poorPages((disliked ?? []).map(votedPage), COMMENTED_PAGES).map(({ path }) => path);
    const comments = wanted.quoteReaders && paths.length > 0
        ? await part('feedback', 'comments on disliked pages', () => readComments(api, one, paths))
        : undefined;
    return { feedback, feedbackBefore, disliked, comments };
}
/** Questions to the assistant: how many, by day, those it was unsure of, and answers that readers voted down. */
async function readAi({ api, wanted, part }) {
    const { period, maxConfidence, quoteReaders, top } = wanted;
    const one = wholeWindow(period);
    const count = async (query) => (await getQuestions(api, { ...query, limit: 1 })).total;
    const [questionVolume, questions, questionsBefore, unsure, unsureBefore, answers] = await Promise.all([
        part('ai', 'questions by day', () => readParts(period, (window) => getQuestionVolume(api, window))),
        one && part('ai', 'the number of questions', () => count(one)),
        compared(wanted, 'ai', count, part),
        one &&
            part('ai', 'questions the assistant was unsure of', () => readUnsure(api, { ...one, maxConfidence }, quoteReaders ? MAX_QUESTIONS : 1)),
        compared(wanted, 'ai', (window) => count({ ...window, maxConfidence }), part),
        one && quoteReaders
            ? part('ai', 'answers that readers voted down', () => readDislikedAnswers(api, one, top))
            : undefined,
    ]);
    return {
        questionVolume: questionVolume?.flatMap(({ series }) => series),
        questions,
        questionsBefore,
        unsure,
        unsureBefore,
        answers,
    };
}
/** Searches: how many, by day, the most frequent ones, those that found nothing, and the pages they were made from. */
async function readSearch({ api, wanted, part }) {
    const { period, top, pathContains } = wanted;
    const one = wholeWindow(period);
    const rows = period.previous ? analytics/* MAX_PAGE_SIZE */.H4 : top;
    const queries = (window) => (0,analytics/* getSearchQueries */.Lf)(api, { ...window, limit: rows });
    const [searches, searchesBefore, searchVolume, searchQueries, searchQueriesBefore, failedQueries, searchPages] = await Promise.all([
        part('search', 'the number of searches', () => readParts(period, (window) => (0,analytics/* getSearches */.Jh)(api, window))),
        compared(wanted, 'search', (window) => (0,analytics/* getSearches */.Jh)(api, window), part),
        part('search', 'searches by day', () => readParts(period, (window) => (0,analytics/* getSearchVolume */.fD)(api, window))),
        one && wanted.quoteReaders ? part('search', 'what was searched for', () => queries(one)) : undefined,
        wanted.quoteReaders ? compared(wanted, 'search', queries, part) : undefined,
        one &&
            part('search', 'searches that found nothing', () => (0,analytics/* getSearchQueries */.Lf)(api, { ...one, noResultsOnly: true, limit: analytics/* MAX_PAGE_SIZE */.H4 })),
        one &&
            part('search', 'pages that were searched from', () => (0,analytics/* getSearchResults */.p5)(api, { ...one, limit: pathContains ? analytics/* MAX_PAGE_SIZE */.H4 : top })),
    ]);
    return {
        searches,
        searchesBefore,
        searchVolume: searchVolume?.flatMap(({ series }) => series),
        searchQueries,
        searchQueriesBefore,
        failedQueries,
        searchPages,
    };
}
/** The window, where the service answers for all of it at once. */
function wholeWindow({ parts }) {
    return parts.length === 1 ? parts[0] : undefined;
}
async function readParts({ parts }, read) {
    return Promise.all(parts.map(read));
}
async function compared({ period: { previous } }, section, read, part) {
    return previous && part(section, 'the comparison with the window before', () => read(previous));
}
/** Pages by dislikes, as far as any could be poor. */
async function readDisliked(api, filter) {
    const pages = [];
    for await (const page of listFeedback(api, { ...filter, sortBy: 'dislikes', sortOrder: 'desc' })) {
        if (page.dislikes < MIN_DISLIKES || pages.length === MAX_FEEDBACK_PAGES)
            break;
        pages.push(page);
    }
    return pages;
}
/** The newest comments of those who disliked the page. */
async function readComments(api, window, paths) {
    const read = paths.map(async (pagePath) => {
        const { comments } = await getFeedbackComments(api, { ...window, pagePath, limit: COMMENTS_READ });
        const critical = comments.filter(({ type }) => type === 'dislike').map(({ text }) => text);
        return [pagePath, critical.slice(0, COMMENTS_A_PAGE)];
    });
    return new Map(await Promise.all(read));
}
/** The newest unsure questions, at most so many, and how many there are. */
async function readUnsure(api, query, most) {
    const questions = [];
    for (;;) {
        const limit = Math.min(QUESTION_PAGE, most - questions.length);
        const page = await getQuestions(api, { ...query, limit, offset: questions.length });
        questions.push(...page.questions);
        if (page.questions.length === 0 || questions.length >= Math.min(page.total, most))
            return { questions, total: page.total };
    }
}
/** The newest votes against answers, at most `top`, as far as they are among so many votes. */
async function readDislikedAnswers(api, window, top) {
    const disliked = [];
    let read = 0;
    for await (const vote of listAnswerFeedback(api, window)) {
        read += 1;
        if (vote.type === 'dislike')
            disliked.push(vote);
        if (disliked.length === top || read === MAX_VOTES)
            break;
    }
    return disliked;
}
/** A page's votes in the form that insights take. */
function votedPage({ pagePath, pageTitle, likes, dislikes, satisfactionRate }) {
    return { path: pagePath, title: pageTitle, likes, dislikes, satisfactionRate };
}

;// CONCATENATED MODULE: ./build/src/commands/analytics-report/read/collect.js


const SECTIONS = ['overview', 'traffic', 'pages', 'referrers', 'feedback', 'ai', 'search'];
/** The first answer tells how fast the service may be asked, so the other requests wait for it, but no longer. */
const LEAD_MS = 1_000;
/** Rejects where nothing could be read, with the error that tells most. */
async function collect({ api, log, clock, signal }, wanted) {
    const failures = [];
    const done = { all: 0, ended: 0 };
    let lead;
    const afterLead = async (read) => {
        if (lead)
            await lead;
        const reading = read();
        lead ??= settledWithin(reading, LEAD_MS, { clock, signal });
        return reading;
    };
    const part = async (section, what, read) => {
        if (!wanted.sections.includes(section))
            return undefined;
        done.all += 1;
        try {
            return await afterLead(read);
        }
        catch (error) {
            if (!isOfThisPart(error))
                throw error;
            failures.push({ section, what, error });
            return undefined;
        }
        finally {
            done.ended += 1;
            log.progress(`Collected ${done.ended} of ${done.all} parts`);
        }
    };
    const read = await readEverything({ api, wanted, part });
    if (failures.length > 0 && failures.length === done.all)
        throw worstOf(failures);
    for (const { section, what, error } of failures)
        log.warning(`${section}: left out: ${what} (${reasonOf(error)}).`);
    return { ...read, failures };
}
/** Resolves when the work is over, however it ended, or after that time. */
async function settledWithin(work, ms, { clock, signal }) {
    const over = new AbortController();
    const settled = work.then(() => over.abort(), () => over.abort());
    await Promise.race([settled, clock.sleep(ms, AbortSignal.any([signal, over.signal])).catch(() => undefined)]);
}
async function readEverything(reading) {
    const [visits, feedback, ai, search] = await Promise.all([
        readVisits(reading),
        readFeedback(reading),
        readAi(reading),
        readSearch(reading),
    ]);
    return { ...visits, ...feedback, ...ai, ...search };
}
/** An error of the service about one request, not of the whole run. A bad key is bad for all. */
function isOfThisPart(error) {
    if (error instanceof api_errors/* ApiError */.hD && error.status === 401)
        return false;
    const isOfRun = error instanceof api_errors/* TimeoutError */.MU || error instanceof api_errors/* CancelledError */.cc || error instanceof api_errors/* InputError */.dz;
    return error instanceof Error && !isOfRun;
}
/** A service that cannot be reached may be there later, so that tells more than a refusal. */
function worstOf(failures) {
    const errors = failures.map(({ error }) => error);
    const passing = errors.find((error) => error instanceof api_errors/* ConnectionError */.Rc || (error instanceof api_errors/* ApiError */.hD && (error.status >= 500 || error.status === 429)));
    return passing ?? errors[0] ?? new Error('Nothing was collected.');
}
/** Why a part is missing, in a few words. */
function reasonOf(error) {
    if (!(error instanceof api_errors/* ApiError */.hD))
        return error instanceof api_errors/* ConnectionError */.Rc ? `no answer: ${error.code}` : error.message;
    const told = {
        403: 'HTTP 403: the key or the plan does not include it',
        404: 'HTTP 404: this service does not have it yet',
        502: 'HTTP 502: the store behind it could not be reached',
    };
    return told[error.status] ?? `HTTP ${error.status}`;
}

// EXTERNAL MODULE: ./build/src/commands/analytics-report/report-version.js
var report_version = __webpack_require__(91849);
// EXTERNAL MODULE: ./build/src/commands/analytics-report/period.js
var analytics_report_period = __webpack_require__(30371);
;// CONCATENATED MODULE: ./build/src/commands/analytics-report/analysis/reader-text.js
/**
 * What is shown of the words that readers typed, in one place for every format: each goes through `words`, or all are
 * left out. Pure.
 */

const NOTE = { section: 'readers', message: 'What readers typed is left out, because quote-readers is false.' };
/** The project with at most so many rows a table. Without `words` nothing is left that a reader typed. */
function showReaders(project, words, top) {
    const rows = (table) => table && table.slice(0, top);
    const cut = {
        ...project,
        insights: project.insights.map((insight) => ({ ...insight, items: insight.items.slice(0, top) })),
        pages: rows(project.pages),
        referrers: rows(words || isSilent(project) ? project.referrers : hostsOf(project.referrers)),
        feedback: rows(project.feedback),
        searchQueries: rows(project.searchQueries),
        searchPages: rows(project.searchPages),
        dislikedAnswers: rows(project.dislikedAnswers),
    };
    return words ? quoting(cut, words) : silent(cut);
}
/** It came out of a run that left readers' words out, so its referrers are hosts already. */
function isSilent({ notes }) {
    return notes.some(({ section }) => section === NOTE.section);
}
function quoting(whole, words) {
    const project = withPaths(whole, words);
    return {
        ...project,
        insights: project.insights.map((insight) => quotingInsight(insight, words)),
        referrers: project.referrers?.map((row) => ({ ...row, referrer: words(row.referrer) })) ?? null,
        searchQueries: project.searchQueries?.map((row) => ({ ...row, query: words(row.query) })) ?? null,
        dislikedAnswers: project.dislikedAnswers?.map((row) => {
            return { ...row, question: words(row.question), answer: row.answer === null ? null : words(row.answer) };
        }) ?? null,
    };
}
function quotingInsight(insight, words) {
    switch (insight.kind) {
        case 'poor-feedback':
            return { ...insight, items: insight.items.map((item) => ({ ...item, comments: item.comments.map(words) })) };
        case 'no-result-searches':
            return { ...insight, items: insight.items.map((item) => ({ ...item, query: words(item.query) })) };
        case 'search-movers':
            return { ...insight, items: insight.items.map((item) => ({ ...item, query: words(item.query) })) };
        case 'unsure-questions':
            return { ...insight, items: insight.items.map((item) => ({ ...item, question: words(item.question) })) };
        default:
            return insight;
    }
}
/** Counts, titles and paths only. */
function silent(project) {
    const counted = {
        ...project,
        insights: project.insights.map(silentInsight),
        searchQueries: null,
        dislikedAnswers: null,
    };
    const plain = withPaths(counted, () => '');
    const notes = plain.notes.filter(({ section }) => section !== NOTE.section);
    return { ...plain, notes: [...notes, NOTE] };
}
function silentInsight(insight) {
    switch (insight.kind) {
        case 'poor-feedback':
            return { ...insight, items: insight.items.map((item) => ({ ...item, comments: [] })) };
        case 'no-result-searches':
        case 'search-movers':
            return { ...insight, items: [] };
        case 'unsure-questions':
            // How many were read and how they group was counted for the list alone.
            return { ...insight, finding: insight.finding.replace(/[,:].*$/, '.'), items: [] };
        default:
            return insight;
    }
}
/** What stands behind a page's path can be typed into an address by anybody. */
function withPaths(project, words) {
    const shown = (path) => path.replace(/[?#].*$/s, words);
    const row = (one) => ({ ...one, path: shown(one.path) });
    return {
        ...project,
        insights: project.insights.map((insight) => {
            if (insight.kind === 'unsure-questions')
                return { ...insight, items: insight.items.map((item) => ({ ...item, paths: item.paths.map(shown) })) };
            return insight.kind === 'no-result-searches' || insight.kind === 'search-movers'
                ? insight
                : { ...insight, items: insight.items.map((item) => row(item)) };
        }),
        pages: project.pages?.map(row) ?? null,
        feedback: project.feedback?.map(row) ?? null,
        searchPages: project.searchPages?.map(row) ?? null,
        dislikedAnswers: project.dislikedAnswers?.map((one) => ({ ...one, path: one.path === null ? null : shown(one.path) })) ?? null,
    };
}
/** Referrers by their host, whose views add up. */
function hostsOf(referrers) {
    if (!referrers)
        return null;
    const hosts = new Map();
    for (const { referrer, pageViews, percentage } of referrers) {
        const host = hostOf(referrer);
        const known = hosts.get(host) ?? { pageViews: 0, percentage: 0 };
        const both = known.percentage === null || percentage === null ? null : (0,analytics_report_metrics/* round */.LI)(known.percentage + percentage, 2);
        hosts.set(host, { pageViews: known.pageViews + pageViews, percentage: both });
    }
    return [...hosts]
        .map(([referrer, rest]) => ({ referrer, ...rest }))
        .sort((a, b) => b.pageViews - a.pageViews || (a.referrer < b.referrer ? -1 : 1));
}
const NO_HOST = '(other)';
/** The host of a web address and nothing else of it. */
function hostOf(referrer) {
    if (referrer === '(direct)')
        return referrer;
    if (!/^https?:\/\//i.test(referrer) || !URL.canParse(referrer))
        return NO_HOST;
    const { hostname } = new URL(referrer);
    // What is no plain host name could still be somebody's words.
    return /^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(hostname) ? hostname : NO_HOST;
}

;// CONCATENATED MODULE: ./build/src/commands/analytics-report/analysis/rows.js

/** Whole tables, as they came; null for one that was not collected. */
function rowsOf(collected, wanted) {
    return {
        pages: pageRows(collected, wanted),
        referrers: collected.referrers?.referrers ?? null,
        feedback: feedbackRows(collected),
        searchQueries: queryRows(collected),
        searchPages: searchPageRows(collected, wanted),
        dislikedAnswers: answerRows(collected),
    };
}
function pageRows({ pages }, { pathContains }) {
    if (!pages)
        return null;
    return pages.pages
        .filter(({ pagePath }) => matches(pagePath, pathContains))
        .map(({ pagePath, pageTitle, pageViews, sessions }) => ({ path: pagePath, title: pageTitle, pageViews, sessions }));
}
/** The service filters votes by path; what it cannot filter is filtered here, in the same way. */
function matches(path, pathContains) {
    return pathContains === undefined || path.toLowerCase().includes(pathContains.toLowerCase());
}
function feedbackRows({ feedback }) {
    if (!feedback)
        return null;
    return feedback.pages.map(({ pagePath, pageTitle, likes, dislikes, comments, satisfactionRate }) => {
        return {
            path: pagePath,
            title: pageTitle,
            likes,
            dislikes,
            comments,
            satisfactionRate: (0,analytics_report_metrics/* rateOf */.MK)(satisfactionRate, likes + dislikes),
        };
    });
}
function queryRows({ searchQueries }) {
    if (!searchQueries)
        return null;
    return searchQueries.queries.map(({ query, count, noResults, clicks, aiEscalations }) => {
        return { query, searches: count, noResults: Boolean(noResults), clicks, aiEscalations };
    });
}
function searchPageRows({ searchPages }, { pathContains }) {
    if (!searchPages)
        return null;
    return searchPages.pages
        .filter(({ pagePath }) => matches(pagePath, pathContains))
        .map(({ pagePath, pageTitle, totalSearches, noResultSearches, noResultRate }) => {
        const rate = (0,analytics_report_metrics/* rateOf */.MK)(noResultRate, totalSearches);
        return { path: pagePath, title: pageTitle, searches: totalSearches, noResultSearches, noResultRate: rate };
    });
}
function answerRows({ answers }) {
    if (!answers)
        return null;
    return answers.map(({ question, answerSnippet, pagePath, submittedAt }) => {
        return { question, answer: answerSnippet, path: pagePath, date: submittedAt.slice(0, 10) };
    });
}

// EXTERNAL MODULE: ./build/src/commands/analytics-report/thresholds.js
var analytics_report_thresholds = __webpack_require__(24770);
;// CONCATENATED MODULE: ./build/src/commands/analytics-report/analysis/build-report.js
/** What was collected → the report. Pure. */










function buildReport(collected, options) {
    const { wanted, words } = options;
    const project = showReaders(buildProject(collected, wanted), words, wanted.top);
    const { period, metrics, daily } = project;
    return {
        schemaVersion: report_version/* REPORT_VERSION */.A,
        report: 'analytics-report',
        generatedAt: new Date(options.nowMs).toISOString(),
        period,
        metrics,
        daily,
        thresholds: (0,analytics_report_thresholds/* judge */.S4)(options.thresholds, metrics),
        notes: [],
        projects: [project],
    };
}
function buildProject(collected, wanted) {
    const { name, startDate, endDate, days, isOpen, previous } = wanted.period;
    return {
        name: null,
        sections: [...wanted.sections],
        period: { name: name ?? null, startDate, endDate, days, isOpen, previous: previous ?? null },
        metrics: metricsOf(collected),
        daily: dailyOf(collected),
        insights: insightsOf(collected, wanted),
        ...rowsOf(collected, wanted),
        notes: notesOf(collected, wanted),
    };
}
function metricsOf(collected) {
    const now = valuesOf(collected);
    const { overviewBefore, feedbackBefore, searchesBefore, questionsBefore, unsureBefore } = collected;
    const before = valuesOf({
        overview: overviewBefore && [overviewBefore],
        feedback: feedbackBefore,
        searches: searchesBefore && [searchesBefore],
        questions: questionsBefore,
        unsure: unsureBefore === undefined ? undefined : { total: unsureBefore },
    });
    return analytics_report_metrics/* METRIC_NAMES */.Uw.map((name) => (0,analytics_report_metrics/* metricOf */.ak)(name, now[name] ?? null, before[name] ?? null));
}
/** Of several parts only what adds up is a value: sessions and rates do not. */
function valuesOf({ overview, searches, feedback, questions, questionVolume, unsure, }) {
    const visits = only(overview);
    const search = only(searches);
    const votes = feedback?.summary;
    const volume = questionVolume && sum(questionVolume, (day) => day.questions);
    return {
        'traffic.page-views': overview && sum(overview, (part) => part.pageViews),
        'traffic.sessions': visits?.sessions,
        'feedback.total': votes?.totalFeedback,
        'feedback.comments': votes?.comments,
        'feedback.satisfaction-rate': votes && (0,analytics_report_metrics/* rateOf */.MK)(votes.satisfactionRate, votes.likes + votes.dislikes),
        'search.total': searches && sum(searches, (part) => part.totalSearches),
        'search.sessions': search?.sessions,
        'search.no-result-rate': search && (0,analytics_report_metrics/* rateOf */.MK)(search.noResultRate, search.totalSearches),
        'search.click-through-rate': search && (0,analytics_report_metrics/* rateOf */.MK)(search.clickThroughRate, search.totalSearches),
        'ai.questions': questions ?? volume,
        'ai.low-confidence': unsure?.total,
    };
}
function only(parts) {
    return parts?.length === 1 ? parts[0] : undefined;
}
function sum(items, valueOf) {
    return items.reduce((total, item) => total + valueOf(item), 0);
}
/** The daily series side by side. */
function dailyOf({ traffic, searchVolume, questionVolume }) {
    const days = new Map();
    const put = (date, values) => {
        const known = days.get(date) ?? { date, pageViews: null, sessions: null, searches: null, questions: null };
        days.set(date, { ...known, ...values });
    };
    for (const { date, pageViews, sessions } of traffic ?? [])
        put(date, { pageViews, sessions });
    for (const { date, searches } of searchVolume ?? [])
        put(date, { searches });
    for (const { date, questions } of questionVolume ?? [])
        put(date, { questions });
    return [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}
/** Where a better page helps most comes first; what merely changed comes last. */
function insightsOf(collected, wanted) {
    const { disliked, pages, comments, failedQueries } = collected;
    const { top } = wanted;
    const voted = (disliked ?? []).map(votedPage);
    const views = (pages?.pages ?? []).map(({ pagePath, pageViews }) => ({ path: pagePath, pageViews }));
    const queries = (failedQueries?.queries ?? []).map(({ query, count, noResults, aiEscalations }) => ({
        query,
        searches: typeof noResults === 'number' ? noResults : count,
        noResults: Boolean(noResults),
        aiEscalations,
    }));
    const found = [
        costlyPages(views, voted, top),
        poorFeedback(voted, comments ?? new Map(), top),
        noResultSearches(queries, failedQueries?.total ?? queries.length, top),
        unsure(collected, top),
        moversOfPages(collected, wanted),
        moversOfSearches(collected, wanted),
    ];
    return found.filter((one) => one !== undefined);
}
function unsure({ unsure: found }, top) {
    const questions = (found?.questions ?? []).map(({ question, pagePath, confidenceScore, askedAt }) => {
        return { question, path: pagePath, confidence: confidenceScore, askedAt };
    });
    return unsureQuestions(questions, found?.total ?? 0, top);
}
function moversOfPages({ pages, pagesBefore }, { top, pathContains }) {
    if (!pages || !pagesBefore)
        return undefined;
    const counted = (list) => list.pages.map(({ pagePath, pageViews }) => ({ key: pagePath, value: pageViews }));
    const titles = new Map([...pagesBefore.pages, ...pages.pages].map(({ pagePath, pageTitle }) => [pagePath, pageTitle]));
    const found = movers(counted(pages), counted(pagesBefore), analytics/* MAX_PAGE_SIZE */.H4, analytics/* MAX_PAGE_SIZE */.H4);
    const below = found.filter(({ key }) => matches(key, pathContains)).slice(0, top);
    return pageMovers(below, (path) => titles.get(path) ?? null);
}
function moversOfSearches({ searchQueries, searchQueriesBefore }, { top }) {
    if (!searchQueries || !searchQueriesBefore)
        return undefined;
    const counted = (list) => list.queries.map(({ query, count }) => ({ key: query, value: count }));
    return searchMovers(movers(counted(searchQueries), counted(searchQueriesBefore), analytics/* MAX_PAGE_SIZE */.H4, top));
}
/** What each section lacks over 90 days, as it continues with "not available". */
const LONG_RANGE = {
    overview: 'Sessions',
    traffic: undefined,
    pages: 'The most read pages',
    referrers: 'Referrers',
    feedback: 'Votes and comments',
    ai: 'Questions the assistant was unsure of',
    search: 'Rates, sessions and queries of searches',
};
function notesOf({ failures }, wanted) {
    const { period, sections, pathContains } = wanted;
    const notes = [];
    const add = (section, message) => void notes.push({ section, message });
    if (period.isOpen)
        add('period', `The range is still open: ${period.endDate} is not over (UTC), so its numbers will grow.`);
    if ((0,analytics_report_period/* isLong */.x7)(period)) {
        for (const section of sections)
            if (LONG_RANGE[section])
                add(section, `${LONG_RANGE[section]}: ${analytics_report_period/* NOT_OVER_90 */.p9}.`);
        add('period', `Comparison with the window before: ${analytics_report_period/* NOT_OVER_90 */.p9}.`);
    }
    if (pathContains !== undefined)
        add('pages', 'Tables of pages hold only those that match path-contains; the numbers above are of the whole site.');
    for (const { section, what, error } of failures)
        add(section, `Left out: ${what} (${reasonOf(error)}).`);
    return notes;
}

// EXTERNAL MODULE: ./build/src/text/log.js
var log = __webpack_require__(33127);
;// CONCATENATED MODULE: ./build/src/text/csv.js
/**
 * Tables as CSV (RFC 4180), for programs and spreadsheets alike: text is quoted and can be no formula, numbers are bare.
 */

/** Rows end in CRLF; null is an empty field. */
function renderCsv(head, rows) {
    const lines = [head, ...rows.map((row) => head.map((_, column) => row[column] ?? null))];
    return lines.map((line) => `${line.map(field).join(',')}\r\n`).join('');
}
function field(value) {
    if (value === null)
        return '';
    if (typeof value !== 'string')
        return String(value);
    return `"${withoutFormula((0,log/* oneLine */.TN)(value)).replaceAll('"', '""')}"`;
}
/**
 * A spreadsheet takes what begins with one of these signs for a formula, also in their full-width forms, behind blanks,
 * and, where it splits fields at another sign than the comma, in the middle of ours. An apostrophe in front makes it
 * text; the reader of the file sees that apostrophe.
 */
const FORMULA = /(^|[;,\t|"'])([\s\p{DI}]*)(?=[=+\-@＝＋－＠])/gu;
function withoutFormula(text) {
    return text.replace(FORMULA, "$1$2'");
}

// EXTERNAL MODULE: ./build/src/text/markdown.js + 2 modules
var markdown = __webpack_require__(32946);
// EXTERNAL MODULE: ./build/src/commands/analytics-report/formats/report-blocks.js
var report_blocks = __webpack_require__(80044);
// EXTERNAL MODULE: ./build/src/commands/analytics-report/formats/insight-tables.js
var insight_tables = __webpack_require__(89521);
// EXTERNAL MODULE: ./build/src/commands/analytics-report/formats/tables.js
var tables = __webpack_require__(86890);
;// CONCATENATED MODULE: ./build/src/commands/analytics-report/formats/formats.js
/** The report in each of its formats, as texts by file name. */





const FORMATS = ['markdown', 'json', 'csv', 'html'];
/** Job summaries are dropped as a whole above 1 MiB (reference: limits of GitHub); report.md fits into one. */
const MARKDOWN_LIMIT_BYTES = 1_000_000;
/** Whole texts are in the other formats. */
const MAX_TEXT_LENGTH = 240;
const CSV_FOLDER = 'csv';
/** Blocks as summaries, issues and report.md have them. */
function summaryBlocks(report) {
    return (0,report_blocks/* describeReport */.As)(report, { longestText: MAX_TEXT_LENGTH });
}
/** File name, relative to the results folder → content. */
async function renderFormats(report, formats) {
    const files = new Map();
    if (formats.includes('json'))
        files.set('report.json', renderJson(report));
    if (formats.includes('markdown'))
        files.set('report.md', renderReportMarkdown(report));
    if (formats.includes('csv'))
        for (const [name, text] of renderTables(report))
            files.set(`${CSV_FOLDER}/${name}.csv`, text);
    if (formats.includes('html')) {
        const [{ renderPage }, { drawChart }] = await Promise.all([__webpack_require__.e(/* import() */ 1403).then(__webpack_require__.bind(__webpack_require__, 51403)), Promise.all(/* import() */[__webpack_require__.e(8689), __webpack_require__.e(4462)]).then(__webpack_require__.bind(__webpack_require__, 54462))]);
        files.set('report.html', renderPage(report, { drawChart }));
    }
    return files;
}
function renderReportMarkdown(report) {
    const blocks = [{ heading: 'Documentation report' }, ...summaryBlocks(report)];
    const pointer = 'The rest was left out; report.html, report.json and the CSV files have all of it.';
    return (0,markdown.renderMarkdown)(blocks, { limitBytes: MARKDOWN_LIMIT_BYTES, pointer });
}
/** JSON in which nothing is invisible and nothing would be markup: such characters are written as escapes. */
function renderJson(report) {
    const text = JSON.stringify(report, undefined, 2);
    return `${text.replace(/(?!\n)[<\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escaped)}\n`;
}
function escaped(character) {
    return Array.from({ length: character.length }, (_, index) => {
        return `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`;
    }).join('');
}
/** One file a table; a table of several projects names each row's. */
function renderTables(report) {
    const several = report.projects.length > 1;
    const files = new Map();
    const add = (table, project) => {
        const own = several && project !== null ? withProject(table, project) : table;
        const known = files.get(table.id);
        files.set(table.id, known ? { ...known, rows: [...known.rows, ...own.rows] } : own);
    };
    for (const table of (0,tables/* overallTables */.L4)(report))
        add(table, null);
    for (const project of report.projects) {
        for (const table of [...project.insights.map(insight_tables/* insightTable */.X), ...(0,tables/* tablesOf */.tI)(project)])
            add(table, project.name ?? '');
    }
    return new Map([...files].map(([id, { columns, rows }]) => [
        id,
        renderCsv(columns.map((one) => one.id), rows),
    ]));
}
function withProject(table, project) {
    const columns = [{ id: 'project', label: 'Project', kind: 'text' }, ...table.columns];
    return { ...table, columns, rows: table.rows.map((row) => [project, ...row]) };
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/src/disk/paths.js
var disk_paths = __webpack_require__(26491);
// EXTERNAL MODULE: ./build/src/disk/read.js
var disk_read = __webpack_require__(31059);
;// CONCATENATED MODULE: ./build/src/commands/analytics-report/read/merge-files.js
/** Report files of other runs, found, read and checked. */





/** A report of 100 rows a table has less than one megabyte. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;
/** All reports that the patterns match, each under a name of its own. Rejects with an InputError that names every bad file. */
async function readReports(patterns, { workspace, resultsDir, label }) {
    const outside = patterns.filter((pattern) => /^(?:[/\\]|[A-Za-z]:)|(?:^|[/\\])\.\.(?:[/\\]|$)/.test(pattern));
    if (outside.length > 0)
        throw new api_errors/* InputError */.dz(outside.map((pattern) => outsideProblem(label, pattern)));
    const paths = await (0,disk_read/* matchFiles */.xo)(patterns, workspace);
    if (paths.length === 0)
        throw new api_errors/* InputError */.dz([
            `${label}: no file matches ${patterns.map((one) => JSON.stringify(one)).join(', ')}; check that the reports were made and downloaded.`,
        ]);
    const shown = paths.map((path) => (0,disk_paths/* workspacePath */.X5)(workspace, path));
    const leading = await Promise.all(paths.map((path) => (0,disk_paths/* leadsOutside */.dr)(workspace, path)));
    if (leading.includes(true))
        throw new api_errors/* InputError */.dz(shown.filter((_, index) => leading[index]).map((path) => outsideProblem(label, path)));
    const own = (0,external_node_path_.join)(resultsDir, 'report.json');
    if (paths.includes(own))
        throw new api_errors/* InputError */.dz([
            `${label}: ${shown[paths.indexOf(own)] ?? ''} is where this run writes its own report; give results-dir another folder, or leave that file out.`,
        ]);
    const read = await Promise.all(paths.map((path) => readReport(path)));
    const problems = read.flatMap((one, index) => 'problem' in one ? [`${label}: ${shown[index] ?? ''} ${one.problem}.`] : []);
    if (problems.length > 0)
        throw new api_errors/* InputError */.dz(problems);
    const names = namesOf(shown);
    return read.flatMap((one, index) => ('problem' in one ? [] : [{ name: names[index] ?? '', report: one }]));
}
function outsideProblem(label, path) {
    return `${label}: ${JSON.stringify(path)} leads outside of the workspace; name files below it.`;
}
async function readReport(path) {
    let data;
    try {
        data = JSON.parse((await (0,disk_read/* readTextFile */.Gu)(path, MAX_FILE_BYTES)).replace(/^\ufeff/, ''));
    }
    catch (error) {
        return {
            problem: error instanceof SyntaxError ? 'is no JSON' : `cannot be read: ${error.message}`,
        };
    }
    const { schemaVersion, report } = (typeof data === 'object' && data !== null ? data : {});
    if (report !== 'analytics-report')
        return { problem: 'is no report.json of analytics-report' };
    if (schemaVersion !== report_version/* REPORT_VERSION */.A)
        return {
            problem: `has schemaVersion ${String(schemaVersion)}, not ${report_version/* REPORT_VERSION */.A}; make all reports with one version of docs-ci`,
        };
    const { reportSchema } = await Promise.resolve(/* import() */).then(__webpack_require__.bind(__webpack_require__, 64694));
    const parsed = reportSchema.safeParse(data);
    if (parsed.success)
        return parsed.data;
    const [issue] = parsed.error.issues;
    return { problem: `is damaged: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}` };
}
/** What is different between the paths, without what all share at the beginning and at the end; each another. */
function namesOf(paths) {
    const parts = paths.map((path) => path.replace(/\.json$/i, '').split('/'));
    const [first = []] = parts;
    if (parts.length === 1)
        return [first.at(-1) === 'report' ? (first.at(-2) ?? 'report') : (first.at(-1) ?? '')];
    const shortest = Math.min(...parts.map(({ length }) => length));
    const same = (at) => {
        let count = 0;
        while (count < shortest - 1 && parts.every((path) => at(path, count) === at(first, count)))
            count += 1;
        return count;
    };
    const head = same((path, index) => path[index]);
    const tail = same((path, index) => path.at(-1 - index));
    const names = parts.map((path) => path.slice(head, Math.max(head + 1, path.length - tail)).join('/'));
    return new Set(names).size === names.length ? names : [...paths];
}

// EXTERNAL MODULE: ./build/src/commands/analytics-report/report-schema.js
var report_schema = __webpack_require__(64694);
;// CONCATENATED MODULE: ./build/src/commands/analytics-report/analysis/merge-reports.js
/** One report out of several. Pure. */





/**
 * Projects side by side under their totals: counts add up, sessions of different projects too, since they are different
 * sessions; rates are weighted by what they are rates of. Everything else stays each project's own.
 */
function mergeReports(named, { thresholds, top, words, nowMs }) {
    const projects = named
        .flatMap(({ name, report }) => report.projects.map((project) => ({
        ...project,
        name: project.name === null ? name : `${name}/${project.name}`,
    })))
        .map((project) => showReaders(project, words, top));
    const all = projects.map((project) => project.metrics);
    const metrics = analytics_report_metrics/* METRIC_NAMES */.Uw.map((name) => (0,analytics_report_metrics/* combine */.kg)(name, all));
    return {
        schemaVersion: report_version/* REPORT_VERSION */.A,
        report: 'analytics-report',
        generatedAt: new Date(nowMs).toISOString(),
        period: periodOf(projects.map((project) => project.period)),
        metrics,
        daily: merge_reports_dailyOf(projects),
        thresholds: (0,analytics_report_thresholds/* judge */.S4)(thresholds, metrics),
        notes: merge_reports_notesOf(projects),
        projects,
    };
}
/** The days that the reports cover together. */
function periodOf(periods) {
    const [first] = periods;
    if (!first)
        throw new RangeError('there is no report to merge');
    const isOpen = periods.some((one) => one.isOpen);
    const isCompared = periods.every(({ previous }) => previous?.startDate === first.previous?.startDate);
    if (periods.every((one) => isSame(one, first)))
        return { ...first, isOpen, previous: isCompared ? first.previous : null };
    const startDate = periods.map((one) => one.startDate).reduce((a, b) => (a < b ? a : b));
    const endDate = periods.map((one) => one.endDate).reduce((a, b) => (a > b ? a : b));
    const days = Math.round((Date.parse(endDate) - Date.parse(startDate)) / 86_400_000) + 1;
    return { name: null, startDate, endDate, days, isOpen, previous: null };
}
function isSame(a, b) {
    return a.startDate === b.startDate && a.endDate === b.endDate;
}
function merge_reports_dailyOf(projects) {
    const days = new Map();
    for (const { date, ...values } of projects.flatMap(({ daily }) => daily)) {
        const known = days.get(date);
        days.set(date, {
            date,
            pageViews: add(known?.pageViews, values.pageViews),
            sessions: add(known?.sessions, values.sessions),
            searches: add(known?.searches, values.searches),
            questions: add(known?.questions, values.questions),
        });
    }
    return [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}
function add(a, b) {
    return a === null || a === undefined ? b : a + (b ?? 0);
}
function merge_reports_notesOf(projects) {
    const [first] = projects;
    const notes = [];
    if (first && !projects.every(({ period }) => isSame(period, first.period)))
        notes.push({ section: 'period', message: 'The reports cover different days, so their totals do not compare.' });
    for (const name of analytics_report_metrics/* METRIC_NAMES */.Uw) {
        const lacking = projects.filter(({ metrics }) => (metrics.find((one) => one.name === name)?.value ?? null) === null);
        // A rate without anything to rate is no gap.
        if (lacking.length === 0 || lacking.length === projects.length || 'weight' in analytics_report_metrics/* METRICS */.Cb[name])
            continue;
        notes.push({
            section: analytics_report_metrics/* METRICS */.Cb[name].section,
            message: `${analytics_report_metrics/* METRICS */.Cb[name].label}: the total lacks ${lacking.map((one) => one.name).join(', ')}.`,
        });
    }
    return notes;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/src/hosts/host.js
var hosts_host = __webpack_require__(70095);
// EXTERNAL MODULE: ./build/src/text/error-message.js
var error_message = __webpack_require__(40949);
;// CONCATENATED MODULE: ./build/src/commands/analytics-report/platform.js
/** What the platform keeps of a report: an artifact with all formats, and one rolling issue. */




/** All files of the report as one artifact. A refusal is kept for the end: the report itself is there. */
async function keepArtifact({ inputs, host, log, record, resultsDir, }) {
    const files = (record.files ?? []).map(({ path }) => path);
    if (!inputs.artifact || files.length === 0)
        return;
    if (!host.uploadArtifact) {
        log.info('artifact: there is no platform here that keeps artifacts; the files stay in the results folder.');
        return;
    }
    try {
        const kept = await host.uploadArtifact({ name: inputs.artifactName, files, rootDirectory: resultsDir, raw: false });
        record.artifactUrl = kept.url;
    }
    catch (error) {
        const why = (0,error_message/* messageOf */.b)(error);
        if (error instanceof hosts_host/* UnsupportedError */.W)
            log.notice(`artifact: ${why}`);
        else
            record.artifactProblem = why;
    }
}
/** The issue that holds the newest report. The job never fails for it. */
async function keepIssue({ inputs, host, log, record, optional }, report) {
    const { issue: title, token = '' } = inputs;
    if (title === undefined)
        return;
    if (!host.upsertIssue) {
        log.notice('issue: there is no platform here that has issues.');
        return;
    }
    const { runUrl } = host.runContext;
    const run = runUrl
        ? [{ paragraph: ['All tables, charts and files: ', { link: runUrl, text: 'the run that made this report' }] }]
        : [];
    const written = await optional('issue', async () => host.upsertIssue?.({ marker: markerOf(title), title, body: [...run, ...summaryBlocks(report)], token }));
    record.issueUrl = written?.url;
}
/** Issues of two titles are two issues, so that each project of a matrix can have its own. */
function markerOf(title) {
    return `docs-ci:analytics-report:${(0,external_node_crypto_.createHash)('sha256').update(title).digest('hex').slice(0, 16)}`;
}

// EXTERNAL MODULE: ./build/src/commands/analytics-report/formats/numbers.js
var numbers = __webpack_require__(805);
;// CONCATENATED MODULE: ./build/src/commands/analytics-report/summary.js




function reportAnalytics(record) {
    const { report, issueUrl, artifactUrl } = record;
    if (!report)
        return { outputs: {}, summary: [] };
    const value = (name) => report.metrics.find((one) => one.name === name)?.value ?? undefined;
    const file = (ending) => record.files?.find(({ shown }) => shown.endsWith(ending))?.shown;
    return {
        outputs: {
            'page-views': value('traffic.page-views'),
            sessions: value('traffic.sessions'),
            searches: value('search.total'),
            'no-result-rate': value('search.no-result-rate'),
            'satisfaction-rate': value('feedback.satisfaction-rate'),
            'ai-questions': value('ai.questions'),
            'low-confidence': value('ai.low-confidence'),
            'thresholds-met': report.thresholds.every(({ met }) => met),
            'report-json': file('report.json'),
            'report-html': file('report.html'),
            'report-csv': file('.csv')?.replace(new RegExp(`(${CSV_FOLDER})[\\\\/][^\\\\/]*$`), '$1'),
            'issue-url': issueUrl,
        },
        summary: [...linkBlocks(record), ...summaryBlocks(report)],
        links: [
            ...(issueUrl ? [{ label: 'Report (issue)', url: issueUrl }] : []),
            ...(artifactUrl ? [{ label: 'Report (artifact)', url: artifactUrl }] : []),
        ],
        counts: Object.fromEntries(report.metrics.flatMap((one) => (one.value === null ? [] : [[one.name, one.value]]))),
    };
}
function linkBlocks({ artifactUrl, issueUrl }) {
    return [
        ...(artifactUrl
            ? [{ paragraph: ['The page, JSON and CSV are in ', { link: artifactUrl, text: 'the artifact' }, '.'] }]
            : []),
        ...(issueUrl ? [{ paragraph: ['The newest report is kept in ', { link: issueUrl, text: 'an issue' }, '.'] }] : []),
    ];
}
/** How a run ends whose report is written. */
function verdictEnding(report, { files = [], artifactProblem }, prefix = '') {
    const { thresholds, period } = report;
    const unmet = thresholds.filter(({ met }) => !met);
    const best = files.find(({ shown }) => shown.endsWith('.html')) ?? files[0];
    const where = best ? ` The report: ${best.shown}` : '';
    const gate = `${unmet.length} of ${thresholds.length} thresholds not met: ${unmet.map((one) => `${one.line} (${(0,report_blocks/* thresholdValue */.Vc)(one, period)})`).join('; ')}.`;
    if (artifactProblem !== undefined) {
        return {
            outcome: 'failed',
            message: `${prefix}${unmet.length > 0 ? `${gate} ` : ''}The report was made, but ${artifactProblem}.${where}`,
        };
    }
    if (unmet.length > 0)
        return { outcome: 'gate', message: `${prefix}${gate}${where}` };
    return { outcome: 'done', message: `${prefix}${headline(report)}${where}` };
}
function headline({ metrics, period, projects }) {
    const shown = (name) => {
        const metric = metrics.find((one) => one.name === name);
        return `${analytics_report_metrics/* METRICS */.Cb[name].label.toLowerCase()} ${(0,numbers/* formatMetric */.gI)(metric?.value ?? null, analytics_report_metrics/* METRICS */.Cb[name].scale, period)}`;
    };
    const asked = ['traffic.page-views', 'search.total', 'feedback.satisfaction-rate'].filter((name) => projects.some(({ sections }) => sections.includes(analytics_report_metrics/* METRICS */.Cb[name].section)));
    return [`${period.startDate} to ${period.endDate}`, ...asked.map(shown)].join(', ') + '.';
}

;// CONCATENATED MODULE: ./build/src/commands/analytics-report/formats/write-report.js
/** The files of a report in the results folder. */



/** Absolute paths of what was written. */
async function writeReport(report, formats, resultsDir) {
    const files = await renderFormats(report, formats);
    const paths = [];
    for (const [name, content] of files) {
        const path = (0,external_node_path_.join)(resultsDir, name);
        await (0,write/* writeAtomically */.vK)(path, content);
        paths.push(path);
    }
    return paths;
}

;// CONCATENATED MODULE: ./build/src/commands/analytics-report/command.js
/** analytics-report: what readers did, and what to do about it. */
















const inputs = {
    period: (0,input_kinds/* choice */.Yq)(analytics_report_period/* PERIOD_NAMES */.tf, {
        description: 'Which days, in UTC: the last 7, 30 or 90 days end yesterday, last-week is Monday to Sunday, last-month a month of the calendar. start-date and end-date take its place.',
        fallback: 'last-7-days',
    }),
    startDate: (0,input_kinds/* date */.p6)({ description: 'First day, such as 2026-09-01; needs end-date.' }),
    endDate: (0,input_kinds/* date */.p6)({
        description: 'Last day, included. Over 90 days only page views, searches and the days are reported.',
    }),
    compare: (0,input_kinds/* choice */.Yq)(['previous', 'none'], {
        description: 'Compare with the window of the same length right before.',
        fallback: 'previous',
    }),
    sections: (0,input_kinds/* picks */.hI)(SECTIONS, {
        description: `What to report, one a line: ${SECTIONS.join(', ')}; or all.`,
        fallback: 'all',
    }),
    top: (0,input_kinds/* number */.ai)({ description: 'Rows a table, 1 to 100.', fallback: '10' }, { min: 1, max: 100 }),
    pathContains: (0,input_kinds/* text */.Qq)({ description: 'Tables of pages hold only paths with this in them, in any case.' }),
    maxConfidence: (0,input_kinds/* number */.ai)({ description: 'The assistant was unsure of answers that it scored below this, 0 to 1.', fallback: '0.5' }, { min: 0, max: 1, fractions: true }),
    thresholds: (0,input_kinds/* lines */.Mn)({
        description: 'What must hold, one a line, such as search.no-result-rate < 0.3 or traffic.page-views.change > -20. A line that does not hold, or has no data, ends the job with exit 3 after everything is published.',
    }),
    formats: (0,input_kinds/* picks */.hI)(FORMATS, {
        description: `Files to write, one a line: ${FORMATS.join(', ')}; or all.`,
        fallback: 'all',
    }),
    quoteReaders: (0,input_kinds/* flag */.Jt)({
        description: 'Show what readers typed: searches, questions, comments. With false no format holds a word of it, and referrers are cut to their host.',
        fallback: 'true',
    }),
    redact: (0,input_kinds/* flag */.Jt)({
        description: 'Take e-mail addresses and runs of 8 or more digits out of what readers typed.',
        fallback: 'true',
    }),
    artifact: (0,input_kinds/* flag */.Jt)({ description: 'Keep all files as one artifact of the run.', fallback: 'true' }),
    artifactName: (0,input_kinds/* text */.Qq)({
        description: 'Name of that artifact; each job of a matrix needs its own.',
        fallback: 'analytics-report',
    }),
    issue: (0,input_kinds/* text */.Qq)({
        description: 'Title of one issue that holds the newest report: written once, then updated, opened again if closed (GitHub: permission issues: write; GitLab: needs token).',
    }),
    merge: (0,input_kinds/* lines */.Mn)({
        description: 'Patterns of report.json files below the workspace, one a line: one report is made of them, without a key and without asking the service.',
    }),
    ...(0,common_inputs/* commonInputs */.j)({
        name: 'analytics-report',
        timeout: '10m',
        timeoutText: 'A section that the service cannot answer is left out long before.',
    }),
};
/** An artifact and an issue, each with a second try. */
const MAX_PUBLISHING_MS = 60_000;
const analyticsReport = {
    name: 'analytics-report',
    summary: 'Report what readers of the documentation did, and what to do about it',
    branding: { icon: 'bar-chart', color: 'blue' },
    inputs,
    outputs: {
        'page-views': 'Page views',
        sessions: 'Sessions, distinct over the whole range',
        searches: 'Searches',
        'no-result-rate': 'Share of searches that found nothing, 0 to 1; empty without searches',
        'satisfaction-rate': 'Share of likes among votes, 0 to 100; empty without votes',
        'ai-questions': 'Questions to the assistant',
        'low-confidence': 'Answers that the assistant was unsure of',
        'thresholds-met': 'true where every threshold holds',
        'report-json': 'Path of report.json, relative to the workspace',
        'report-html': 'Path of report.html',
        'report-csv': 'Folder of the CSV files',
        'issue-url': 'Address of the issue',
    },
    // A limit that holds one section back for all that time would take the others with it.
    publishingMs: (timeoutMs) => Math.min(timeoutMs / 10, MAX_PUBLISHING_MS),
    createRecord: () => ({}),
    needsService: (values) => values.merge === undefined,
    check: ({ merge, startDate, endDate, sections = SECTIONS, thresholds = [] }) => [
        ...(0,analytics_report_period/* periodProblems */.wp)({ startDate, endDate }),
        ...(0,analytics_report_thresholds/* thresholdProblems */.oT)(thresholds, merge ? SECTIONS : sections),
    ],
    run: runReport,
    onInterrupted: ({ files }) => (files ? 'The files of the report were written before.' : undefined),
    summarize: (record) => reportAnalytics(record),
};
async function runReport(context) {
    const { host, record, resultsDir } = context;
    await checkResultsDir(context);
    const made = context.inputs.merge ? await mergeFiles(context, context.inputs.merge) : await collectReport(context);
    const report = withoutSecrets(made, context.redact);
    record.report = report;
    const files = await writeReport(report, context.inputs.formats, resultsDir);
    record.files = files.map((path) => ({ path, shown: (0,disk_paths/* workspacePath */.X5)(host.workspace, path) }));
    if (context.inputs.dryRun)
        return verdictEnding(report, record, 'Dry run: neither artifact nor issue was written. ');
    await keepArtifact(context);
    await keepIssue(context, report);
    return verdictEnding(report, record);
}
/** A report that cannot be written is not worth a request. */
async function checkResultsDir({ resultsDir, host }) {
    try {
        await (0,write/* createResultsDir */.u4)(resultsDir);
    }
    catch (error) {
        const why = error.code ?? String(error);
        throw new api_errors/* InputError */.dz([
            `${host.label('results-dir')}: ${(0,disk_paths/* workspacePath */.X5)(host.workspace, resultsDir)} cannot be written to (${why}); give a folder that can.`,
        ]);
    }
}
async function collectReport(context) {
    const { inputs: values, log, clock, redact } = context;
    const period = (0,analytics_report_period/* planPeriod */.TY)(values, clock.now());
    if ('problem' in period)
        throw new api_errors/* InputError */.dz([period.problem]);
    if (period.isOpen)
        log.notice(`The range is still open: ${period.endDate} is not over (UTC), so its numbers will grow.`);
    const wanted = { ...values, period };
    const collected = await collect(context, wanted);
    return buildReport(collected, {
        wanted,
        words: command_wordsOf(values, redact),
        thresholds: values.thresholds ?? [],
        nowMs: clock.now(),
    });
}
async function mergeFiles({ inputs: values, host, log, clock, redact, resultsDir }, patterns) {
    const named = await readReports(patterns, { workspace: host.workspace, resultsDir, label: host.label('merge') });
    log.info(`Merging ${named.length} ${named.length === 1 ? 'report' : 'reports'}: ${named.map(({ name }) => name).join(', ')}.`);
    const { top, thresholds = [] } = values;
    return mergeReports(named, { top, thresholds, words: command_wordsOf(values, redact), nowMs: clock.now() });
}
/** How readers' words may be shown; undefined where they may not. */
function command_wordsOf({ quoteReaders, redact: isRedacted }, redact) {
    if (!quoteReaders)
        return undefined;
    return (typed) => (isRedacted ? redactPii(redact(typed)) : redact(typed));
}
function withoutSecrets(report, redact) {
    const clean = (_, value) => (typeof value === 'string' ? redact(value) : value);
    return JSON.parse(JSON.stringify(report), clean);
}


/***/ }),

/***/ 89521:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ insightTable)
/* harmony export */ });
/* harmony import */ var _tables_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86890);

function insightTable(insight) {
    switch (insight.kind) {
        case 'costly-pages':
            return costlyTable(insight);
        case 'poor-feedback':
            return poorTable(insight);
        case 'no-result-searches':
            return noResultTable(insight);
        case 'unsure-questions':
            return unsureTable(insight);
        case 'page-movers':
            return (0,_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)({ id: insight.kind, title: 'Pages that moved' }, insight.items, [
                [_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .PATH */ .gI, (item) => item.path],
                [_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .TITLE */ .ly, (item) => item.title],
                ...MOVED,
            ]);
        case 'search-movers':
            return (0,_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)({ id: insight.kind, title: 'Searches that moved' }, insight.items, [
                [(0,_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .column */ .fi)('query', 'Query', 'text'), (item) => item.query],
                ...MOVED,
            ]);
    }
}
function costlyTable({ kind, items }) {
    return (0,_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)({ id: kind, title: 'Many views, poor feedback' }, items, [
        [_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .PATH */ .gI, (item) => item.path],
        [_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .TITLE */ .ly, (item) => item.title],
        [(0,_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .column */ .fi)('page_views', 'Views', 'count'), (item) => item.pageViews],
        [(0,_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .column */ .fi)('likes', 'Likes', 'count'), (item) => item.likes],
        [(0,_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .column */ .fi)('dislikes', 'Dislikes', 'count'), (item) => item.dislikes],
        [(0,_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .column */ .fi)('unhappy_views', 'Unhappy views, at least', 'count'), (item) => item.unhappyViews],
    ]);
}
function poorTable({ kind, items }) {
    return (0,_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)({ id: kind, title: 'Disliked pages' }, items, [
        [_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .PATH */ .gI, (item) => item.path],
        [_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .TITLE */ .ly, (item) => item.title],
        [(0,_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .column */ .fi)('likes', 'Likes', 'count'), (item) => item.likes],
        [(0,_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .column */ .fi)('dislikes', 'Dislikes', 'count'), (item) => item.dislikes],
        [(0,_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .column */ .fi)('satisfaction_rate', 'Satisfaction', 'percent'), (item) => item.satisfactionRate],
        [(0,_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .column */ .fi)('disliked_by_at_least', 'Disliked by at least', 'fraction'), (item) => item.dislikedByAtLeast],
        [(0,_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .column */ .fi)('comments', 'Comments', 'text'), (item) => item.comments.join(' · ')],
    ]);
}
function noResultTable({ kind, items }) {
    return (0,_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)({ id: kind, title: 'Searches that found nothing' }, items, [
        [(0,_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .column */ .fi)('query', 'Query', 'text'), (item) => item.query],
        [(0,_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .column */ .fi)('searches', 'Searches', 'count'), (item) => item.searches],
        [(0,_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .column */ .fi)('ai_escalations', 'Then asked the assistant', 'count'), (item) => item.aiEscalations],
    ]);
}
function unsureTable({ kind, items }) {
    return (0,_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .table */ .tp)({ id: kind, title: 'Questions the assistant was unsure of' }, items, [
        [(0,_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .column */ .fi)('question', 'Question', 'text'), (item) => item.question],
        [(0,_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .column */ .fi)('times', 'Times', 'count'), (item) => item.times],
        [(0,_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .column */ .fi)('lowest_confidence', 'Lowest confidence', 'fraction'), (item) => item.lowestConfidence],
        [(0,_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .column */ .fi)('paths', 'Asked on', 'path'), (item) => item.paths.join(', ')],
        [(0,_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .column */ .fi)('last_asked', 'Last asked', 'date'), (item) => item.lastAsked.slice(0, 10)],
    ]);
}
const MOVED = [
    [(0,_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .column */ .fi)('value', 'Now', 'count'), (item) => item.value],
    [(0,_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .column */ .fi)('previous', 'Before', 'count'), (item) => item.previous],
    [(0,_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .column */ .fi)('previous_is_at_most', 'Before is at most', 'flag'), (item) => item.previousIsAtMost],
    [(0,_tables_js__WEBPACK_IMPORTED_MODULE_0__/* .column */ .fi)('change_percent', 'Change', 'change'), (item) => item.changePercent],
];


/***/ }),

/***/ 805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   MJ: () => (/* binding */ formatFraction),
/* harmony export */   V5: () => (/* binding */ NO_DATA),
/* harmony export */   eD: () => (/* binding */ formatChange),
/* harmony export */   gI: () => (/* binding */ formatMetric),
/* harmony export */   l9: () => (/* binding */ formatPercent)
/* harmony export */ });
/* harmony import */ var _period_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30371);

const NO_DATA = 'no data';
const COUNTS = new Intl.NumberFormat('en-US');
const PERCENTS = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** `12,345` */
function formatCount(value) {
    return value === null ? NO_DATA : COUNTS.format(value);
}
/** 0–100 as `59.6 %`. */
function formatPercent(value) {
    return value === null ? NO_DATA : `${PERCENTS.format(value)} %`;
}
/** 0–1 as `59.6 %`. */
function formatFraction(value) {
    return formatPercent(value === null ? null : value * 100);
}
/** `+12.3 %`, `-4.0 %`; a dash where there is nothing to compare with. */
function formatChange(value) {
    if (value === null)
        return '–';
    return `${value > 0 ? '+' : ''}${PERCENTS.format(value)} %`;
}
/** A metric's value on its scale. Of a long period, what is missing is missing for that reason. */
function formatMetric(value, scale, period) {
    if (value === null && (0,_period_js__WEBPACK_IMPORTED_MODULE_0__/* .isLong */ .x7)(period))
        return _period_js__WEBPACK_IMPORTED_MODULE_0__/* .NOT_OVER_90 */ .p9;
    if (scale === 'count')
        return formatCount(value);
    return scale === 'percent' ? formatPercent(value) : formatFraction(value);
}


/***/ }),

/***/ 80044:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   As: () => (/* binding */ describeReport),
/* harmony export */   JX: () => (/* binding */ periodText),
/* harmony export */   Vc: () => (/* binding */ thresholdValue),
/* harmony export */   fE: () => (/* binding */ shownMetrics)
/* harmony export */ });
/* harmony import */ var _text_width_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27241);
/* harmony import */ var _numbers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(805);
/* harmony import */ var _metrics_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6545);
/* harmony import */ var _insight_tables_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89521);
/* harmony import */ var _tables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86890);





function describeReport(report, look) {
    const { projects } = report;
    const [single] = projects.length === 1 ? projects : [];
    const level = look.withoutHead ? 2 : 3;
    return [
        ...(look.withoutHead ? [] : [{ paragraph: periodText(report.period) }]),
        ...noteBlocks([...report.notes, ...(single?.notes ?? [])]),
        ...(look.withoutHead ? [] : [metricTable(shownMetrics(report.metrics, projects), report.period)]),
        ...thresholdBlocks(report, level),
        ...(single ? [] : projectTable(projects, level)),
        ...(single ? insightBlocks(single, look, level) : []),
        ...chartBlocks(report.daily, level),
        ...(single ? tableBlocks(single, look, level) : projects.flatMap((project) => projectBlocks(project, look, level))),
    ];
}
function periodText({ startDate, endDate, days, previous }) {
    const compared = previous ? `, compared with ${previous.startDate} to ${previous.endDate}` : '';
    return `${startDate} to ${endDate} (${days} ${days === 1 ? 'day' : 'days'}, UTC)${compared}.`;
}
function noteBlocks(notes) {
    return notes.length === 0
        ? []
        : [{ list: notes.map(({ section, message }) => [{ strong: section }, `: ${message}`]) }];
}
/** Those of sections that were asked for. */
function shownMetrics(metrics, projects) {
    return metrics.filter(({ name }) => projects.some(({ sections }) => sections.includes(_metrics_js__WEBPACK_IMPORTED_MODULE_1__/* .METRICS */ .Cb[name].section)));
}
function metricTable(metrics, period) {
    const rows = metrics.map(({ name, value, previous, changePercent }) => {
        const { label, scale } = _metrics_js__WEBPACK_IMPORTED_MODULE_1__/* .METRICS */ .Cb[name];
        return [
            label,
            (0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMetric */ .gI)(value, scale, period),
            previous === null ? '–' : (0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMetric */ .gI)(previous, scale, period),
            (0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatChange */ .eD)(changePercent),
        ];
    });
    return { table: { head: ['Number', 'Value', 'Before', 'Change'], rows, whole: true } };
}
function thresholdBlocks({ thresholds, period }, level) {
    if (thresholds.length === 0)
        return [];
    const rows = thresholds.map(({ line, metric, ofChange, value, met }) => {
        return [{ code: line }, thresholdValue({ metric, ofChange, value }, period), met ? 'met' : { strong: 'not met' }];
    });
    return [{ heading: 'Thresholds', level }, { table: { head: ['Threshold', 'Value', 'Result'], rows, whole: true } }];
}
/** What a threshold was compared with. */
function thresholdValue({ metric, ofChange, value }, period) {
    if (ofChange)
        return value === null ? _numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_DATA */ .V5 : (0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatChange */ .eD)(value);
    return (0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMetric */ .gI)(value, _metrics_js__WEBPACK_IMPORTED_MODULE_1__/* .METRICS */ .Cb[metric].scale, period);
}
/** The projects of a merged report side by side. */
function projectTable(projects, level) {
    const shown = [
        'traffic.page-views',
        'traffic.sessions',
        'feedback.satisfaction-rate',
        'search.no-result-rate',
        'ai.low-confidence',
    ];
    const rows = projects.map(({ name, metrics, period }) => [
        name ?? '',
        ...shown.map((wanted) => (0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatMetric */ .gI)(metrics.find((one) => one.name === wanted)?.value ?? null, _metrics_js__WEBPACK_IMPORTED_MODULE_1__/* .METRICS */ .Cb[wanted].scale, period)),
    ]);
    return [
        { heading: 'Projects', level },
        { table: { head: ['Project', ...shown.map((name) => _metrics_js__WEBPACK_IMPORTED_MODULE_1__/* .METRICS */ .Cb[name].label)], rows, whole: true } },
    ];
}
function projectBlocks(project, look, level) {
    const below = level === 2 ? 3 : 4;
    return [
        { heading: project.name ?? '', level },
        { paragraph: periodText(project.period) },
        ...noteBlocks(project.notes),
        metricTable(shownMetrics(project.metrics, [project]), project.period),
        ...insightBlocks(project, look, below),
        ...tableBlocks(project, look, below),
    ];
}
function insightBlocks({ insights }, look, level) {
    return insights.flatMap((insight) => [
        { heading: (0,_insight_tables_js__WEBPACK_IMPORTED_MODULE_2__/* .insightTable */ .X)(insight).title, level },
        { paragraph: insight.finding },
        { paragraph: [{ strong: 'What to do' }, `: ${insight.action}`] },
        ...(insight.items.length === 0 ? [] : [shownTable(readable(insight), look)]),
    ]);
}
/** The table without what only programs want to know of it. */
function readable(insight) {
    const table = (0,_insight_tables_js__WEBPACK_IMPORTED_MODULE_2__/* .insightTable */ .X)(insight);
    const isSilent = insight.kind === 'poor-feedback' && insight.items.every(({ comments }) => comments.length === 0);
    const shown = table.columns.flatMap(({ kind, id }, index) => kind === 'flag' || (isSilent && id === 'comments') ? [] : [index]);
    const previous = table.columns.findIndex(({ id }) => id === 'previous_is_at_most') - 1;
    return {
        ...table,
        columns: shown.flatMap((index) => table.columns[index] ?? []),
        rows: table.rows.map((row) => shown.map((index) => index === previous && row[index + 1] === true
            ? `up to ${(0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(Number(row[index]))}`
            : (row[index] ?? null))),
    };
}
const NOTHING = 'No data.';
const CHARTS = [
    ['pageViews', 'Page views by day'],
    ['searches', 'Searches by day'],
    ['questions', 'Questions to the assistant by day'],
];
/** Series in which nothing happened are not drawn; the table beside the charts has all numbers. */
function chartBlocks(daily, level) {
    if (daily.length === 0)
        return [];
    const charts = CHARTS.flatMap(([key, title]) => {
        const known = daily.filter((day) => day[key] !== null);
        const values = known.map((day) => day[key] ?? 0);
        return values.length > 1 && Math.max(...values) > 0
            ? [{ title, dates: known.map(({ date }) => date), values }]
            : [];
    });
    return [
        { heading: 'By day', level },
        ...(charts.length === 0 ? [{ paragraph: NOTHING }] : charts.map((chart) => ({ chart }))),
        { details: 'The same numbers as a table', blocks: [shownTable((0,_tables_js__WEBPACK_IMPORTED_MODULE_3__/* .dailyTable */ .MW)(daily), { longestText: Infinity })] },
    ];
}
function tableBlocks(project, look, level) {
    return (0,_tables_js__WEBPACK_IMPORTED_MODULE_3__/* .tablesOf */ .tI)(project).flatMap((table) => [
        { heading: table.title, level },
        table.rows.length === 0 ? { paragraph: NOTHING } : shownTable(table, look),
    ]);
}
function shownTable({ columns, rows }, look) {
    return {
        table: {
            head: columns.map(({ label }) => label),
            rows: rows.map((row) => columns.map((column, index) => shownValue(row[index] ?? null, column, look))),
            whole: true,
        },
    };
}
function shownValue(value, { kind }, { longestText }) {
    if (typeof value === 'boolean')
        return value ? 'yes' : 'no';
    if (typeof value === 'string') {
        const text = (0,_text_width_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)(value, longestText);
        return kind === 'path' ? { code: text } : text;
    }
    switch (kind) {
        case 'percent':
            return (0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPercent */ .l9)(value);
        case 'fraction':
            return (0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatFraction */ .MJ)(value);
        case 'change':
            return value === null ? 'new' : (0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatChange */ .eD)(value);
        case 'count':
            return value === null ? '–' : (0,_numbers_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B4)(value);
        default:
            return value === null ? '–' : String(value);
    }
}


/***/ }),

/***/ 86890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L4: () => (/* binding */ overallTables),
/* harmony export */   MW: () => (/* binding */ dailyTable),
/* harmony export */   fi: () => (/* binding */ column),
/* harmony export */   gI: () => (/* binding */ PATH),
/* harmony export */   ly: () => (/* binding */ TITLE),
/* harmony export */   tI: () => (/* binding */ tablesOf),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
function column(id, label, kind) {
    return { id, label, kind };
}
const PATH = column('path', 'Page', 'path');
const TITLE = column('title', 'Title', 'text');
function table(about, rows, fields) {
    return {
        ...about,
        columns: fields.map(([one]) => one),
        rows: rows.map((row) => fields.map(([, valueOf]) => valueOf(row))),
    };
}
/** The tables of one project that hold what was collected; one that was left out is not among them. */
function tablesOf(project) {
    const { pages, referrers, feedback, searchQueries, searchPages, dislikedAnswers } = project;
    const tables = [
        pages && pageTable(pages),
        referrers && referrerTable(referrers),
        feedback && feedbackTable(feedback),
        searchQueries && queryTable(searchQueries),
        searchPages && searchPageTable(searchPages),
        dislikedAnswers && answerTable(dislikedAnswers),
    ];
    return tables.filter((one) => one !== null);
}
function pageTable(rows) {
    return table({ id: 'pages', title: 'Most read pages' }, rows, [
        [PATH, (row) => row.path],
        [TITLE, (row) => row.title],
        [column('page_views', 'Views', 'count'), (row) => row.pageViews],
        [column('sessions', 'Sessions', 'count'), (row) => row.sessions],
    ]);
}
function referrerTable(rows) {
    return table({ id: 'referrers', title: 'Where readers came from' }, rows, [
        [column('referrer', 'Referrer', 'text'), (row) => row.referrer],
        [column('page_views', 'Views', 'count'), (row) => row.pageViews],
        [column('percentage', 'Share', 'percent'), (row) => row.percentage],
    ]);
}
function feedbackTable(rows) {
    return table({ id: 'feedback', title: 'Pages with most votes' }, rows, [
        [PATH, (row) => row.path],
        [TITLE, (row) => row.title],
        [column('likes', 'Likes', 'count'), (row) => row.likes],
        [column('dislikes', 'Dislikes', 'count'), (row) => row.dislikes],
        [column('comments', 'Comments', 'count'), (row) => row.comments],
        [column('satisfaction_rate', 'Satisfaction', 'percent'), (row) => row.satisfactionRate],
    ]);
}
function queryTable(rows) {
    return table({ id: 'search-queries', title: 'Most frequent searches' }, rows, [
        [column('query', 'Query', 'text'), (row) => row.query],
        [column('searches', 'Searches', 'count'), (row) => row.searches],
        [column('no_results', 'Found nothing', 'flag'), (row) => row.noResults],
        [column('clicks', 'Clicks', 'count'), (row) => row.clicks],
        [column('ai_escalations', 'Then asked the assistant', 'count'), (row) => row.aiEscalations],
    ]);
}
function searchPageTable(rows) {
    return table({ id: 'search-pages', title: 'Pages that readers searched from' }, rows, [
        [PATH, (row) => row.path],
        [TITLE, (row) => row.title],
        [column('searches', 'Searches', 'count'), (row) => row.searches],
        [column('no_result_searches', 'Found nothing', 'count'), (row) => row.noResultSearches],
        [column('no_result_rate', 'Share', 'fraction'), (row) => row.noResultRate],
    ]);
}
function answerTable(rows) {
    return table({ id: 'disliked-answers', title: 'Answers that readers voted down' }, rows, [
        [column('question', 'Question', 'text'), (row) => row.question],
        [column('answer', 'Answer', 'text'), (row) => row.answer],
        [PATH, (row) => row.path],
        [column('date', 'Day', 'date'), (row) => row.date],
    ]);
}
/** The daily series side by side. */
function dailyTable(daily) {
    return table({ id: 'daily', title: 'By day' }, daily, [
        [column('date', 'Day', 'date'), (day) => day.date],
        [column('page_views', 'Page views', 'count'), (day) => day.pageViews],
        [column('sessions', 'Sessions', 'count'), (day) => day.sessions],
        [column('searches', 'Searches', 'count'), (day) => day.searches],
        [column('questions', 'Questions', 'count'), (day) => day.questions],
    ]);
}
/** What CSV has beside the tables of the projects: all numbers, days, thresholds, notes. */
function overallTables({ metrics, thresholds, notes, daily, projects }) {
    const ofProjects = projects.flatMap((one) => one.notes.map((note) => ({ ...note, project: one.name ?? '' })));
    return [
        table({ id: 'metrics', title: 'Numbers' }, metrics, [
            [column('metric', 'Metric', 'text'), (metric) => metric.name],
            [column('value', 'Value', 'count'), (metric) => metric.value],
            [column('previous', 'Before', 'count'), (metric) => metric.previous],
            [column('change_percent', 'Change', 'change'), (metric) => metric.changePercent],
        ]),
        dailyTable(daily),
        table({ id: 'thresholds', title: 'Thresholds' }, thresholds, [
            [column('threshold', 'Threshold', 'text'), (verdict) => verdict.line],
            [column('value', 'Value', 'count'), (verdict) => verdict.value],
            [column('met', 'Met', 'flag'), (verdict) => verdict.met],
        ]),
        table({ id: 'notes', title: 'Notes' }, [...notes.map((note) => ({ ...note, project: '' })), ...ofProjects], [
            [column('project', 'Project', 'text'), (note) => note.project],
            [column('section', 'Section', 'text'), (note) => note.section],
            [column('message', 'Note', 'text'), (note) => note.message],
        ]),
    ];
}


/***/ }),

/***/ 6545:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AI: () => (/* binding */ changePercent),
/* harmony export */   Cb: () => (/* binding */ METRICS),
/* harmony export */   LI: () => (/* binding */ round),
/* harmony export */   MK: () => (/* binding */ rateOf),
/* harmony export */   Uw: () => (/* binding */ METRIC_NAMES),
/* harmony export */   ak: () => (/* binding */ metricOf),
/* harmony export */   kg: () => (/* binding */ combine)
/* harmony export */ });
/** The numbers of a report: their names, what they mean, and how they change. Pure. */
const METRICS = {
    'traffic.page-views': { label: 'Page views', scale: 'count', section: 'overview' },
    'traffic.sessions': { label: 'Sessions', scale: 'count', section: 'overview' },
    'feedback.total': { label: 'Votes', scale: 'count', section: 'feedback' },
    'feedback.comments': { label: 'Comments', scale: 'count', section: 'feedback' },
    'feedback.satisfaction-rate': {
        label: 'Satisfaction',
        scale: 'percent',
        section: 'feedback',
        weight: 'feedback.total',
    },
    'search.total': { label: 'Searches', scale: 'count', section: 'search' },
    'search.sessions': { label: 'Sessions with a search', scale: 'count', section: 'search' },
    'search.no-result-rate': {
        label: 'Searches that found nothing',
        scale: 'fraction',
        section: 'search',
        weight: 'search.total',
    },
    'search.click-through-rate': {
        label: 'Searches with a click',
        scale: 'fraction',
        section: 'search',
        weight: 'search.total',
    },
    'ai.questions': { label: 'Questions to the assistant', scale: 'count', section: 'ai' },
    'ai.low-confidence': { label: 'Answers it was unsure of', scale: 'count', section: 'ai' },
};
const METRIC_NAMES = Object.keys(METRICS);
function metricOf(name, value, previous) {
    return { name, value, previous, changePercent: changePercent(value, previous) };
}
/** Percent by which a number changed; null where that means nothing. */
function changePercent(value, previous) {
    if (value === null || previous === null || previous === 0)
        return null;
    return round(((value - previous) / previous) * 100, 2);
}
/** The rate that an answer gave, or null where there was nothing to rate: 0 of 0 is no data, not 0 %. */
function rateOf(rate, outOf) {
    return outOf > 0 ? rate : null;
}
/**
 * One metric of several projects: counts add up (sessions of different projects are different sessions), rates are
 * weighted by what they are rates of. Projects without data count for nothing.
 */
function combine(name, projects) {
    const of = (when) => combined(name, projects, when);
    const { weight = name } = { weight: undefined, ...METRICS[name] };
    const complete = projects.every((metrics) => isComparable(find(metrics, weight)));
    return metricOf(name, of('value'), complete ? of('previous') : null);
}
/** A value that lacks its counterpart would make one window the total of fewer projects than the other. */
function isComparable(metric) {
    return metric === undefined || (metric.value === null) === (metric.previous === null);
}
function combined(name, projects, when) {
    const { weight } = { weight: undefined, ...METRICS[name] };
    let total = 0;
    let weights = 0;
    for (const metrics of projects) {
        const value = find(metrics, name)?.[when] ?? null;
        const weighs = weight === undefined ? 1 : (find(metrics, weight)?.[when] ?? 0);
        if (value === null)
            continue;
        total += value * weighs;
        weights += weighs;
    }
    if (weights === 0)
        return null;
    return weight === undefined ? total : round(total / weights, 6);
}
function find(metrics, name) {
    return metrics.find((metric) => metric.name === name);
}
function round(value, digits) {
    return Number(value.toFixed(digits));
}


/***/ }),

/***/ 30371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TY: () => (/* binding */ planPeriod),
/* harmony export */   p9: () => (/* binding */ NOT_OVER_90),
/* harmony export */   tf: () => (/* binding */ PERIOD_NAMES),
/* harmony export */   wp: () => (/* binding */ periodProblems),
/* harmony export */   x7: () => (/* binding */ isLong)
/* harmony export */ });
/* harmony import */ var _api_endpoints_analytics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8679);
/** Which days a report covers: calendar windows in UTC, split where the service gives no longer range. Pure. */

const PERIOD_NAMES = ['last-7-days', 'last-30-days', 'last-90-days', 'last-week', 'last-month'];
/** What is said of everything that neither adds up nor joins. */
const NOT_OVER_90 = `not available over ${_api_endpoints_analytics_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_RANGE_DAYS */ .hV} days`;
/** True where the service has to be asked in parts. */
function isLong({ days }) {
    return days > _api_endpoints_analytics_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_RANGE_DAYS */ .hV;
}
const DAY_MS = 24 * 60 * 60_000;
/** Longer ones are slips of the pen: each 90 days cost five requests. */
const MAX_DAYS = 3660;
/** Problems that need no clock, one sentence each. */
function periodProblems({ startDate, endDate }) {
    if ((startDate === undefined) !== (endDate === undefined))
        return [
            `start-date and end-date belong together; ${startDate === undefined ? 'start-date' : 'end-date'} is missing.`,
        ];
    if (startDate === undefined || endDate === undefined)
        return [];
    if (endDate < startDate)
        return [`end-date: ${endDate} lies before start-date ${startDate}; swap them.`];
    const days = daysOf({ startDate, endDate });
    return days > MAX_DAYS ? [`start-date: the range has ${days} days; it can have at most ${MAX_DAYS}.`] : [];
}
/** The period, or the one sentence why there can be none. */
function planPeriod(inputs, nowMs) {
    const today = dayOf(nowMs);
    const given = inputs.startDate !== undefined && inputs.endDate !== undefined;
    const window = inputs.startDate !== undefined && inputs.endDate !== undefined
        ? { startDate: inputs.startDate, endDate: inputs.endDate }
        : windowOf(inputs.period, today);
    if (window.startDate > today)
        return { problem: `start-date: ${window.startDate} has not begun yet (today is ${today}, UTC).` };
    const days = daysOf(window);
    return {
        name: given ? undefined : inputs.period,
        ...window,
        days,
        parts: partsOf(window),
        previous: inputs.compare === 'none' || isLong({ days }) ? undefined : before(window),
        isOpen: window.endDate >= today,
    };
}
function windowOf(name, today) {
    switch (name) {
        case 'last-week': {
            // Monday is day 0, so that going back the days of this week leads to Sunday.
            const weekday = (new Date(Date.parse(today)).getUTCDay() + 6) % 7;
            const sunday = addDays(today, -weekday - 1);
            return { startDate: addDays(sunday, -6), endDate: sunday };
        }
        case 'last-month': {
            const lastDay = addDays(`${today.slice(0, 8)}01`, -1);
            return { startDate: `${lastDay.slice(0, 8)}01`, endDate: lastDay };
        }
        default: {
            const days = { 'last-7-days': 7, 'last-30-days': 30, 'last-90-days': 90 }[name];
            return { startDate: addDays(today, -days), endDate: addDays(today, -1) };
        }
    }
}
function partsOf({ startDate, endDate }) {
    const parts = [];
    for (let from = startDate; from <= endDate; from = addDays(from, _api_endpoints_analytics_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_RANGE_DAYS */ .hV)) {
        const until = addDays(from, _api_endpoints_analytics_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_RANGE_DAYS */ .hV - 1);
        parts.push({ startDate: from, endDate: until < endDate ? until : endDate });
    }
    return parts;
}
function before(window) {
    return { startDate: addDays(window.startDate, -daysOf(window)), endDate: addDays(window.startDate, -1) };
}
/** Days from the first to the last, both included. */
function daysOf({ startDate, endDate }) {
    return Math.round((Date.parse(endDate) - Date.parse(startDate)) / DAY_MS) + 1;
}
function addDays(day, days) {
    return dayOf(Date.parse(day) + days * DAY_MS);
}
/** The UTC day of a time. */
function dayOf(epochMs) {
    return new Date(epochMs).toISOString().slice(0, 10);
}


/***/ }),

/***/ 64694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reportSchema: () => (/* binding */ reportSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38816);
/* harmony import */ var _metrics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6545);
/* harmony import */ var _report_version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91849);
/* harmony import */ var _thresholds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24770);
/**
 * The report as data, and as report.json holds it (docs/report-json.md). Every format is made from this alone, and a
 * merged report out of several of these. A change that readers of the file would notice raises the version.
 */




const number = zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig();
/** Null for no data. */
const perhaps = number.nullable();
const text = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP();
const title = text.nullable();
const day = text.regex(/^\d{4}-\d\d-\d\d$/);
const window = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ startDate: day, endDate: day });
const metricName = zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .METRIC_NAMES */ .Uw);
const period = window.extend({
    /** Null where the days were given one by one. */
    name: title,
    days: number,
    isOpen: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    previous: window.nullable(),
});
const metric = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ name: metricName, value: perhaps, previous: perhaps, changePercent: perhaps });
/** One day. Null where a section was not collected. */
const daily = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ date: day, pageViews: perhaps, sessions: perhaps, searches: perhaps, questions: perhaps });
/** What is not in the report, or has to be known to read it right. */
const note = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ section: text, message: text });
const votes = { likes: number, dislikes: number };
const pageRow = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ path: text, title: title, pageViews: number, sessions: number });
const referrerRow = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ referrer: text, pageViews: number, percentage: perhaps });
const feedbackRow = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ path: text, title: title, ...votes, comments: number, satisfactionRate: perhaps });
const queryRow = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    query: text,
    searches: number,
    noResults: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    clicks: number,
    aiEscalations: number,
});
const searchPageRow = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    path: text,
    title: title,
    searches: number,
    noResultSearches: number,
    noResultRate: perhaps,
});
const answerRow = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ question: text, answer: title, path: title, date: text });
const told = { finding: text, action: text };
const mover = {
    value: number,
    previous: number,
    previousIsAtMost: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    changePercent: perhaps,
};
const unsureRow = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    question: text,
    times: number,
    lowestConfidence: perhaps,
    paths: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text),
    lastAsked: text,
});
const insight = zod__WEBPACK_IMPORTED_MODULE_2__/* .discriminatedUnion */ .gMt('kind', [
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('costly-pages'),
        ...told,
        items: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ path: text, title: title, pageViews: number, ...votes, unhappyViews: number })),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('poor-feedback'),
        ...told,
        items: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(feedbackRow.omit({ comments: true }).extend({ dislikedByAtLeast: number, comments: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text) })),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('no-result-searches'),
        ...told,
        items: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ query: text, searches: number, aiEscalations: number })),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('unsure-questions'),
        ...told,
        items: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(unsureRow),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('page-movers'),
        ...told,
        items: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ path: text, title: title, ...mover })),
    }),
    zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        kind: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('search-movers'),
        ...told,
        items: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ query: text, ...mover })),
    }),
]);
/** Null tables were left out, and a note says why; empty ones had no data. */
const project = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    /** Null in a report of one project. */
    name: title,
    /** What was asked for; metrics and tables of other sections are null. */
    sections: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(text),
    period: period,
    metrics: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(metric),
    daily: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(daily),
    insights: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(insight),
    pages: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(pageRow).nullable(),
    referrers: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(referrerRow).nullable(),
    feedback: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(feedbackRow).nullable(),
    searchQueries: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(queryRow).nullable(),
    searchPages: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(searchPageRow).nullable(),
    dislikedAnswers: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(answerRow).nullable(),
    notes: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(note),
});
const verdict = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    line: text,
    metric: metricName,
    ofChange: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    operator: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(_thresholds_js__WEBPACK_IMPORTED_MODULE_1__/* .OPERATOR_NAMES */ .KR),
    limit: number,
    value: perhaps,
    met: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
});
const reportSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    schemaVersion: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz(_report_version_js__WEBPACK_IMPORTED_MODULE_3__/* .REPORT_VERSION */ .A),
    report: zod__WEBPACK_IMPORTED_MODULE_2__/* .literal */ .euz('analytics-report'),
    generatedAt: text,
    period: period,
    metrics: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(metric),
    daily: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(daily),
    thresholds: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(verdict),
    notes: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(note),
    projects: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(project).min(1),
});


/***/ }),

/***/ 91849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ REPORT_VERSION)
/* harmony export */ });
/** The version of report.json. Raise it if readers of the file would notice a change (docs/report-json.md). */
const REPORT_VERSION = 1;


/***/ }),

/***/ 24770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KR: () => (/* binding */ OPERATOR_NAMES),
/* harmony export */   S4: () => (/* binding */ judge),
/* harmony export */   oT: () => (/* binding */ thresholdProblems)
/* harmony export */ });
/* unused harmony export parseThreshold */
/* harmony import */ var _metrics_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6545);
/** Thresholds: lines of `metric op number`, what must hold. Pure. */

const OPERATORS = {
    '<': (value, limit) => value < limit,
    '<=': (value, limit) => value <= limit,
    '>': (value, limit) => value > limit,
    '>=': (value, limit) => value >= limit,
    '==': (value, limit) => value === limit,
};
const OPERATOR_NAMES = Object.keys(OPERATORS);
const CHANGE = '.change';
/** A threshold, or the end of a sentence that says what is wrong with the line. */
function parseThreshold(line) {
    const [, name = '', symbol = '', number = ''] = /^([^\s<>=]+)\s*([<>=]+)\s*(\S+)$/.exec(line) ?? [];
    if (name === '')
        return { problem: 'is not of the form metric op number; write one like search.no-result-rate < 0.3' };
    const ofChange = name.endsWith(CHANGE);
    const metric = _metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .METRIC_NAMES */ .Uw.find((known) => known === (ofChange ? name.slice(0, -CHANGE.length) : name));
    if (metric === undefined) {
        return { problem: `names no metric; there are ${_metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .METRIC_NAMES */ .Uw.join(', ')}, each also with ${CHANGE}` };
    }
    const operator = OPERATOR_NAMES.find((known) => known === symbol);
    if (operator === undefined)
        return { problem: `has the operator ${symbol}; write one of ${OPERATOR_NAMES.join(' ')}` };
    const limit = /^-?\d+(?:\.\d+)?$/.test(number) ? Number(number) : Number.NaN;
    if (Number.isNaN(limit))
        return { problem: 'does not end in a plain number' };
    const range = ofChange ? undefined : rangeProblem(metric, limit);
    return range === undefined
        ? { line: `${name} ${operator} ${number}`, metric, ofChange, operator, limit }
        : { problem: range };
}
/** A limit on the wrong scale would always hold, or never. */
function rangeProblem(metric, limit) {
    const { scale } = _metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .METRICS */ .Cb[metric];
    const most = { count: Infinity, percent: 100, fraction: 1 }[scale];
    if (limit >= 0 && limit <= most)
        return undefined;
    return most === Infinity ? 'has a limit below 0' : `has a limit that is not on the scale of ${metric}: 0 to ${most}`;
}
/** Problems of all lines, one sentence each. `sections` are those that will be collected. */
function thresholdProblems(lines, sections) {
    return lines.flatMap((line) => {
        const parsed = parseThreshold(line);
        if ('problem' in parsed)
            return [`thresholds: ${JSON.stringify(line)} ${parsed.problem}.`];
        const { section } = _metrics_js__WEBPACK_IMPORTED_MODULE_0__/* .METRICS */ .Cb[parsed.metric];
        if (sections.includes(section))
            return [];
        return [`thresholds: ${JSON.stringify(line)} needs the section ${section}; add it to sections.`];
    });
}
/** The verdict on each line, in their order. Lines that cannot be read were refused before. */
function judge(lines, metrics) {
    return lines.flatMap((line) => {
        const threshold = parseThreshold(line);
        if ('problem' in threshold)
            return [];
        const metric = metrics.find(({ name }) => name === threshold.metric);
        const value = (threshold.ofChange ? metric?.changePercent : metric?.value) ?? null;
        return [{ ...threshold, value, met: value !== null && OPERATORS[threshold.operator](value, threshold.limit) }];
    });
}


/***/ }),

/***/ 31059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ readEntries),
/* harmony export */   Dx: () => (/* binding */ readErrorReason),
/* harmony export */   Gu: () => (/* binding */ readTextFile),
/* harmony export */   qC: () => (/* binding */ readIfThere),
/* harmony export */   xo: () => (/* binding */ matchFiles)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26491);



/** Absolute paths of the files that patterns below a folder match, sorted; a pattern that names a file is that file. */
async function matchFiles(patterns, folder) {
    const { default: glob } = await Promise.all(/* import() */[__webpack_require__.e(8785), __webpack_require__.e(5648)]).then(__webpack_require__.t.bind(__webpack_require__, 25648, 19));
    const found = patterns.map(async (pattern) => {
        const literal = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, pattern);
        if (await (0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .isFile */ .fo)(literal).catch(() => false))
            return [literal];
        return glob(pattern.replaceAll('\\', '/'), { cwd: folder, absolute: true, onlyFiles: true, dot: true });
    });
    return [...new Set((await Promise.all(found)).flat().map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path)))].sort();
}
/** A text file as a whole. Rejects with a RangeError above that many bytes. */
async function readTextFile(path, limitBytes) {
    const { size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
    if (size > limitBytes)
        throw new RangeError(`it has ${size} bytes, more than ${limitBytes}`);
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8');
}
/** The bytes of a file; undefined where there is none. */
async function readIfThere(path) {
    try {
        return await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path);
    }
    catch (error) {
        if ((0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .isMissing */ .b2)(error))
            return undefined;
        throw error;
    }
}
/** Why the disk refused, in words that go on after `because`. */
function readErrorReason(error) {
    const { code, message } = error;
    if (code === 'EACCES' || code === 'EPERM')
        return 'it may not be read (permission denied)';
    if (code === 'EISDIR')
        return 'it is a folder, not a file';
    return `it could not be read (${code ?? message})`;
}
/** What lies in a folder, in pieces: what the system tells of each of very many files is more than anybody keeps. */
async function* readEntries(folder) {
    yield* await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.opendir)(folder, { bufferSize: 256 });
}


/***/ }),

/***/ 70095:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ UnsupportedError),
/* harmony export */   d: () => (/* binding */ HostError)
/* harmony export */ });
/**
 * A feature the platform refused or does not have. `message` is one sentence for people that names the permission or
 * the token that is missing and how to grant it.
 */
class HostError extends Error {
    name = 'HostError';
}
/** A feature that does not exist on this server or in this sort of job: told in a notice, the job goes on without it. */
class UnsupportedError extends HostError {
}


/***/ }),

/***/ 33127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ logLine),
/* harmony export */   Gi: () => (/* binding */ quotedLines),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   v3: () => (/* binding */ cleanLines)
/* harmony export */ });
/**
 * The one way for text to reach a log. A runner reads every line a job prints and obeys what looks like a command, so a
 * build log or a reader's question must not be able to look like one.
 */
const OTHER_LINE_ENDS = /\r\n|[\r\u0085\u2028\u2029]/g;
/**
 * Colours, cursor movements, titles and addresses: CSI, OSC, and an escape with its letter. None runs over a control or
 * a line's end, so no text is looked at more than a few times, whatever stands there. An opened one that nothing ends
 * loses its opening only, or it could hide the rest.
 */
const SEQUENCES = 
// eslint-disable-next-line no-control-regex -- controls are what it is about
/(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b\]|\u009d)[^\u0000-\u001f\u007f-\u009f]*(?:\u0007|\u001b\\|\u009c)|\u001b[ -/]*[0-~]/g;
/** C0 (without tab and line feed), DEL and C1. */
const CONTROLS = /[^\P{Cc}\t\n]/gu;
/** Controls that reorder what people see, so that a line can read otherwise than it is. */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const BIDI_NAMES = new Map(Array.from('\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069', (control) => [
    control,
    `⟪U+${control.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}⟫`,
]));
/**
 * `##[command]` is obeyed anywhere in a line. Invisible characters in between are looked through, since the runner's
 * search is culture-sensitive and does so too.
 */
const COMMAND_ANYWHERE = /#(\p{DI}*)#(\p{DI}*)\[/gu;
/** `::command::` is obeyed at the start of a line, after any white space. */
const COMMAND_AT_START = /^([\s\p{DI}]*):(?=\p{DI}*:)/u;
/** The lines of a text, without anything that acts on a terminal or hides what stands there. Not yet safe in a log. */
function cleanLines(text) {
    return (text
        // All of it at once: millions of empty lines are soon there.
        .replace(OTHER_LINE_ENDS, '\n')
        // As a whole and before the other controls, or their letters would stay behind.
        .replace(SEQUENCES, '')
        .replace(CONTROLS, '')
        .replace(BIDI_CONTROLS, (control) => BIDI_NAMES.get(control) ?? '')
        .split('\n'));
}
/** The text on one line, line breaks and runs of blanks as one blank each, for formats other than a log. */
function oneLine(text) {
    return cleanLines(text)
        .join(' ')
        .replace(/[ \t]+/g, ' ');
}
/** One harmless log line: no command, no control, no line break. */
function logLine(text) {
    return defuse(bounded(cleanLines(text).join(' '))).replace(COMMAND_AT_START, '$1: ');
}
/** Somebody else's text as harmless log lines, each marked as quoted. */
function quotedLines(text) {
    return cleanLines(text).map((line) => `| ${defuse(bounded(line))}`);
}
/** Nobody reads a line of this length in a log, and the searches below need an end. */
const MAX_LINE_LENGTH = 100_000;
function bounded(line) {
    return line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH)}…` : line;
}
// Nothing may be removed after this: a removal could put a command together.
function defuse(line) {
    return line.includes('#') ? line.replace(COMMAND_ANYWHERE, '#$1#$2 [') : line;
}


/***/ }),

/***/ 32946:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderMarkdown: () => (/* binding */ renderMarkdown)
});

// EXTERNAL MODULE: ./build/src/text/log.js
var log = __webpack_require__(33127);
;// CONCATENATED MODULE: ./build/src/text/markdown-inline.js

/**
 * Put where the platforms would make a link or a mention out of plain text. They look at the finished text, so a
 * backslash or an entity would not stop them; a character that is part of no name does.
 */
const BREAK = '\u200b';
/** A line for a paragraph, a heading or a list item. */
function renderLine(cell) {
    return atLineStart(renderCell(cell));
}
/** A line for a table cell. */
function renderCell(cell) {
    let line = '';
    for (const part of joinStrings(typeof cell === 'string' || !isList(cell) ? [cell] : cell)) {
        const piece = renderInline(part);
        // `a` and `b` side by side would read as one run of backticks; so would two pairs of asterisks.
        if (/([`*])$/.exec(line)?.[1] === piece[0] && typeof part !== 'string')
            line += BREAK;
        line += piece;
    }
    return line.trim();
}
/** Text for the inside of an HTML element. */
function escapeHtml(text) {
    return withEntities(withBreaks((0,log/* oneLine */.TN)(text))).trim();
}
/** Backticks, at least so many, of which no run in the text has as many. */
function fenceFor(text, shortest) {
    let longest = shortest - 1;
    for (const [run] of text.matchAll(/`+/g))
        longest = Math.max(longest, run.length);
    return '`'.repeat(longest + 1);
}
function renderInline(part) {
    if (typeof part === 'string')
        return escapeText(part);
    if ('code' in part)
        return renderCode(part.code);
    if ('strong' in part)
        return renderStrong(part.strong);
    return renderLink(part.link, part.text);
}
function escapeText(text) {
    return (withEntities(withBreaks((0,log/* oneLine */.TN)(text)).replace(/[\\`*_~[\]|$#{}^]/g, '\\$&'))
        // A link behind it would become an image.
        .replace(/!$/, '\\!'));
}
function withEntities(text) {
    return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
function withBreaks(text) {
    return (text
        .replaceAll('@', `@${BREAK}`)
        .replace(/:(?=\/\/)/g, `:${BREAK}`)
        .replace(/(www)(?=\.)/gi, `$1${BREAK}`)
        // #12 and GH-12; !12, &12 and $12 are GitLab's, as are ~label, %milestone and [epic:12].
        .replace(/([#!&$]|GH-)(?=\d)/gi, `$1${BREAK}`)
        .replace(/([~%])(?=["\p{L}\p{N}_])/gu, `$1${BREAK}`)
        .replace(/(\[\w+:)(?=\S)/g, `$1${BREAK}`)
        // What could be a commit's id; a UUID is none.
        .replace(/(?<![\w-])[0-9a-f]{7,40}(?![\w-])/gi, (id) => id.replace(/.{6}(?=.)/g, `$&${BREAK}`)));
}
function renderCode(text) {
    const code = (0,log/* oneLine */.TN)(text).trim();
    // Readers of tables disagree on a pipe behind a backslash inside code; an element leaves no doubt.
    if (code.includes('|'))
        return `<code>${escapeText(code)}</code>`;
    const fence = fenceFor(code, 1);
    const blank = code.startsWith('`') || code.endsWith('`') ? ' ' : '';
    return fence + blank + code + blank + fence;
}
function renderStrong(text) {
    const strong = (0,log/* oneLine */.TN)(text).trim();
    // Asterisks mean emphasis only beside letters and digits; the element always does.
    const plain = /^[\p{L}\p{N}]/u.test(strong) && /[\p{L}\p{N}]$/u.test(strong);
    return plain ? `**${escapeText(strong)}**` : `<strong>${escapeText(strong)}</strong>`;
}
function renderLink(address, text) {
    return `[${escapeText(text.trim() === '' ? address : text)}](${linkTarget(address) ?? ''})`;
}
/** Only http(s) without a user name, in a form that ends where the link ends. */
function linkTarget(address) {
    if (!/^https?:\/\//i.test(address) || !URL.canParse(address))
        return undefined;
    const url = new URL(address);
    if (url.username !== '' || url.password !== '')
        return undefined;
    const encode = (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
    return url.href.replace(/[\s<>()\\|`]/g, encode).replaceAll('&', '&amp;');
}
/** Takes the meaning from what would begin a list, a heading's underline, or a command of GitLab's. */
function atLineStart(line) {
    return line.replace(/^[-+=:/.]/, '\\$&').replace(/^(\d{1,9})([.)])/, '$1\\$2');
}
/** Neighbouring strings as one, or two harmless halves could make a whole. */
function joinStrings(parts) {
    const joined = [];
    for (const part of parts.map(asTextIfNoMore)) {
        const last = joined.at(-1);
        if (typeof part === 'string' && typeof last === 'string')
            joined[joined.length - 1] = last + part;
        else
            joined.push(part);
    }
    return joined;
}
/** Parts without content, and links that may not be links, are text. */
function asTextIfNoMore(part) {
    if (typeof part === 'string')
        return part;
    if ('code' in part)
        return (0,log/* oneLine */.TN)(part.code).trim() === '' ? '' : part;
    if ('strong' in part)
        return (0,log/* oneLine */.TN)(part.strong).trim() === '' ? '' : part;
    if (linkTarget(part.link) !== undefined)
        return part;
    const { link, text } = part;
    return text.trim() === '' || link.trim() === '' || text === link ? text.trim() || link : `${text} (${link})`;
}
function isList(cell) {
    return Array.isArray(cell);
}

;// CONCATENATED MODULE: ./build/src/text/mermaid.js

/** More days than this have no room for a label each, so they are numbered along the axis. */
const MAX_LABELS = 14;
/** The colour that it takes by itself can hardly be seen; this one can, by day and by night. */
const COLOUR = "%%{init: {'themeVariables': {'xyChart': {'plotColorPalette': '#3b82d0'}}}}%%";
/** The lines of an xychart; empty where there is nothing to draw. Only letters, digits and a few marks of a title stay. */
function renderMermaid({ title, dates, values }) {
    if (values.length < 2 || dates.length !== values.length)
        return '';
    const most = Math.max(1, ...values);
    return [
        COLOUR,
        'xychart-beta',
        `    title "${plainText(title)}"`,
        `    x-axis ${axisOf(dates.map(plainText))}`,
        `    y-axis 0 --> ${most}`,
        `    line [${values.map((value) => (Number.isFinite(value) ? value : 0)).join(', ')}]`,
        '',
    ].join('\n');
}
function axisOf(dates) {
    if (dates.length <= MAX_LABELS)
        return `[${dates.map((date) => `"${date.slice(5)}"`).join(', ')}]`;
    return `"${dates[0] ?? ''} to ${dates.at(-1) ?? ''}" 1 --> ${dates.length}`;
}
/** Mermaid knows no escapes inside of quotes, so what could end them or begin a fence goes. */
function plainText(text) {
    return (0,log/* oneLine */.TN)(text)
        .replace(/[^\p{L}\p{M}\p{N} ,.()-]/gu, '')
        .trim();
}

// EXTERNAL MODULE: ./build/src/text/width.js
var width = __webpack_require__(27241);
;// CONCATENATED MODULE: ./build/src/text/markdown.js




/** Where room is short, longer lines of verbatim text are cut: one of them alone could take it all. */
const LINE_LENGTH = 10_000;
/**
 * Renders blocks. Above `limitBytes` whole rows, items, lines and blocks are left out from the first that does not
 * fit (of verbatim text the last lines stay: that is where a log says what went wrong; very long lines are cut), and
 * `pointer` ends the page.
 */
function renderMarkdown(blocks, options = {}) {
    const whole = new Page(Infinity);
    writeBlocks(whole, blocks);
    if (whole.sizeBytes <= (options.limitBytes ?? Infinity))
        return whole.text;
    const pointer = options.pointer === undefined ? '' : `${renderLine(options.pointer)}\n\n`;
    const page = new Page((options.limitBytes ?? Infinity) - Buffer.byteLength(pointer));
    if (page.full)
        return '';
    writeBlocks(page, blocks);
    return page.text + pointer;
}
/** Markdown as far as it fits. Once a piece did not fit, nothing more is written. */
class Page {
    #pieces = [];
    #left;
    #full;
    sizeBytes = 0;
    constructor(limitBytes) {
        this.#left = limitBytes;
        this.#full = limitBytes < 0;
    }
    get text() {
        return this.#pieces.join('');
    }
    /** Something did not fit. */
    get full() {
        return this.#full;
    }
    get isLimited() {
        return this.#left !== Infinity;
    }
    get leftBytes() {
        return this.#left;
    }
    add(piece) {
        const size = Buffer.byteLength(piece);
        if (this.#full || size > this.#left) {
            this.#full = true;
            return false;
        }
        this.#put(piece, size);
        return true;
    }
    /** Says that something was left out, so that nothing follows. */
    stop() {
        this.#full = true;
    }
    /** Opens a frame that will be closed whatever happens to its body; one whose body stays empty is taken back. */
    frame(open, close, body) {
        const closeBytes = Buffer.byteLength(close);
        const openBytes = Buffer.byteLength(open);
        if (this.#full || openBytes + closeBytes > this.#left) {
            this.#full = true;
            return;
        }
        this.#left -= closeBytes;
        this.#put(open, openBytes);
        const before = this.#pieces.length;
        body();
        this.#left += closeBytes;
        if (this.full && this.#pieces.length === before) {
            this.#pieces.pop();
            this.sizeBytes -= openBytes;
            this.#left += openBytes;
        }
        else
            this.#put(close, closeBytes);
    }
    #put(piece, size) {
        this.#pieces.push(piece);
        this.sizeBytes += size;
        this.#left -= size;
    }
}
function writeBlocks(page, blocks) {
    for (const block of blocks) {
        if (page.full)
            return;
        writeBlock(page, block);
    }
}
function writeBlock(page, block) {
    if ('heading' in block) {
        addLine(page, '#'.repeat(block.level ?? 2) + ' ', renderLine(block.heading));
    }
    else if ('paragraph' in block) {
        addLine(page, '', renderLine(block.paragraph));
    }
    else if ('list' in block) {
        if (block.list.length === 0)
            return;
        page.frame('', '\n', () => {
            for (const item of block.list)
                if (!page.add(`- ${renderLine(item)}\n`))
                    return;
        });
    }
    else if ('table' in block) {
        writeTable(page, block.table);
    }
    else if ('chart' in block) {
        const chart = renderMermaid(block.chart);
        if (chart !== '')
            page.add(`\`\`\`mermaid\n${chart}\`\`\`\n\n`);
    }
    else if ('verbatim' in block) {
        writeVerbatim(page, block.verbatim);
    }
    else {
        const summary = escapeHtml(block.details);
        page.frame(`<details><summary>${summary}</summary>\n\n`, '</details>\n\n', () => writeBlocks(page, block.blocks));
    }
}
function addLine(page, prefix, line) {
    if (line !== '')
        page.add(`${prefix}${line}\n\n`);
}
function writeTable(page, table) {
    if (table.head.length === 0)
        return;
    if (table.whole) {
        const whole = new Page(Infinity);
        writeTable(whole, { ...table, whole: false });
        page.add(whole.text);
        return;
    }
    const head = tableRow(table.head);
    const rule = tableRow(table.head.map(() => '---'), (cell) => cell);
    page.frame(head + rule, '\n', () => {
        for (const row of table.rows)
            if (!page.add(tableRow(table.head.map((_, index) => row[index] ?? ''))))
                return;
    });
}
function tableRow(cells, render = (cell) => renderCell(cell)) {
    return `| ${cells.map(render).join(' | ')} |\n`;
}
function writeVerbatim(page, text) {
    const whole = (0,log/* cleanLines */.v3)(text).map(withoutQuickAction);
    const lines = page.isLimited ? whole.map((line) => (0,width/* shorten */.ml)(line, LINE_LENGTH)) : whole;
    while (lines.at(-1)?.trim() === '')
        lines.pop();
    if (lines.length === 0)
        return;
    // Of what is shown: a control that was taken away may have parted two runs of backticks.
    const fence = fenceFor(lines.join('\n'), 3);
    page.frame(`${fence}text\n`, `${fence}\n\n`, () => {
        const kept = lastLines(lines, page.leftBytes);
        if (kept.length > 0)
            page.add(kept.map((line) => `${line}\n`).join(''));
        if (kept.length < lines.length)
            page.stop();
    });
}
/** The last lines that take at most so many bytes, each with its line break. */
function lastLines(lines, limitBytes) {
    let first = lines.length;
    let left = limitBytes;
    while (first > 0) {
        left -= Buffer.byteLength(lines[first - 1] ?? '') + 1;
        if (left < 0)
            break;
        first--;
    }
    return lines.slice(first);
}
/**
 * GitLab obeys a line such as `/close` in a note. It means to skip code, but tells code from text by a search of its
 * own, which a shorter fence inside ends early. One blank makes the line plain text for it.
 */
function withoutQuickAction(line) {
    return /^\/\w+(?:\s|$)/.test(line) ? ` ${line}` : line;
}


/***/ }),

/***/ 27241:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ clip),
/* harmony export */   F1: () => (/* binding */ displayWidth),
/* harmony export */   ml: () => (/* binding */ shorten)
/* harmony export */ });
/** How much room text takes, and text cut to it. */
let segmenter;
/** Characters that take two columns: East Asian scripts, full-width forms, emoji. */
const WIDE = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Emoji_Presentation}|[\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]/u;
const INVISIBLE = /^[\p{Mn}\p{Me}\p{Cf}]+$/u;
const ASCII = /^[ -~]*$/;
/** Columns of a line without colour codes. */
function displayWidth(text) {
    if (ASCII.test(text))
        return text.length;
    let width = 0;
    for (const { segment } of graphemes(text))
        width += graphemeWidth(segment);
    return width;
}
/** The text cut to that many columns, an ellipsis in the last where something was cut. */
function clip(text, columns) {
    if (displayWidth(text) <= columns)
        return text;
    let kept = '';
    let width = 0;
    for (const { segment } of graphemes(text)) {
        width += graphemeWidth(segment);
        if (width > columns - 1)
            break;
        kept += segment;
    }
    return columns > 0 ? `${kept}…` : '';
}
/** The text cut to that many UTF-16 units, as the platforms count, with an ellipsis and no half of a character. */
function shorten(text, length) {
    return text.length <= length ? text : `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
function graphemes(text) {
    segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
    return segmenter.segment(text);
}
function graphemeWidth(segment) {
    if (INVISIBLE.test(segment))
        return 0;
    return WIDE.test(segment) ? 2 : 1;
}


/***/ })

};
