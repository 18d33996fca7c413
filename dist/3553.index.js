"use strict";
exports.id = 3553;
exports.ids = [3553];
exports.modules = {

/***/ 23553:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkSearch: () => (/* binding */ checkSearch)
});

// EXTERNAL MODULE: ../../build/src/api/endpoints/content.js
var content = __webpack_require__(43098);
// EXTERNAL MODULE: ../../build/src/disk/paths.js
var paths = __webpack_require__(83319);
// EXTERNAL MODULE: ../../build/src/disk/earlier-results.js
var earlier_results = __webpack_require__(73372);
// EXTERNAL MODULE: ../../build/src/disk/results-file.js
var results_file = __webpack_require__(77056);
// EXTERNAL MODULE: ../../build/src/pages/address.js
var address = __webpack_require__(98870);
// EXTERNAL MODULE: ../../build/src/text/pluralize.js
var pluralize = __webpack_require__(22805);
// EXTERNAL MODULE: ../../build/src/text/units.js
var units = __webpack_require__(42690);
// EXTERNAL MODULE: ../../build/src/text/sentences.js
var sentences = __webpack_require__(58423);
// EXTERNAL MODULE: ../../build/src/commands/common-inputs.js
var common_inputs = __webpack_require__(51757);
// EXTERNAL MODULE: ../../build/src/commands/concurrency.js
var concurrency = __webpack_require__(20539);
// EXTERNAL MODULE: ../../build/src/commands/input-kinds.js
var input_kinds = __webpack_require__(82682);
// EXTERNAL MODULE: ../../build/src/commands/thresholds.js
var commands_thresholds = __webpack_require__(34030);
;// CONCATENATED MODULE: ../../build/src/commands/check-search/judge.js


/** The number of results that a search asks for. */
const MAX_RANK = 20;
const METRICS = {
    metrics: { 'hit-rate': { scale: 'fraction' }, 'no-results': { scale: 'count' } },
    example: 'hit-rate >= 90%',
};
const ORIGIN = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i;
/** The place of a page, without what only URLs have. Undefined if nothing is left, such as of a fragment. */
function pageAddressOf(text) {
    const path = text.replace(ORIGIN, '/').replace(/[?#].*$/s, '');
    return path === '' ? undefined : (0,address/* addressOf */.ci)(path);
}
function judge(query, { results }) {
    const paths = new Set(query.expect.map(pageAddressOf));
    const urls = new Set(query.expect.filter((text) => ORIGIN.test(text)).map(pageAddressOf));
    const found = results.map((result, index) => {
        const [path, url] = [pageAddressOf(result.path), pageAddressOf(result.url)];
        const isExpected = (path !== undefined && paths.has(path)) || (url !== undefined && urls.has(url));
        // A result without a place is a page of its own, so that no other page gets a better rank.
        return { page: path ?? url ?? index, isExpected };
    });
    const pages = [...new Set(found.map(({ page }) => page))];
    const ranks = found.flatMap(({ page, isExpected }) => (isExpected ? [pages.indexOf(page) + 1] : []));
    const rank = ranks.length === 0 ? null : Math.min(...ranks);
    const first = results[0] ? { path: results[0].path, title: results[0].title } : null;
    return {
        ...query,
        rank,
        hit: rank !== null && rank <= query.maxRank,
        /** The number of distinct pages. */
        results: pages.length,
        first,
        /** Whether the project lists an expected page; null if that isn't known. */
        isPageListed: null,
    };
}
/** What all queries say, once each of them has an answer. */
function resultOf(answers, thresholdLines) {
    const numbers = {
        'hit-rate': Number((answers.filter(({ hit }) => hit).length / answers.length).toFixed(6)),
        'no-results': answers.filter(({ results }) => results === 0).length,
    };
    const thresholds = (0,commands_thresholds/* evaluateThresholds */.S$)(thresholdLines, METRICS, ({ metric }) => numbers[metric]);
    const unmet = thresholds.flatMap(({ line, met }) => (met ? [] : [line]));
    return { answers, misses: answers.filter(({ hit }) => !hit), numbers, thresholds, unmet };
}
/** Whether the project lists one of the pages. Without a page at its path, it isn't known where a URL leads. */
function isListed(expect, pages) {
    if (expect.some((page) => pages.has(pageAddressOf(page) ?? '')))
        return true;
    return expect.some((page) => ORIGIN.test(page)) ? null : false;
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ../../build/src/api/endpoints/analytics.js
var analytics = __webpack_require__(84107);
// EXTERNAL MODULE: ../../build/src/api/errors.js
var api_errors = __webpack_require__(43947);
// EXTERNAL MODULE: ../../build/src/text/redact-pii.js
var redact_pii = __webpack_require__(26859);
// EXTERNAL MODULE: ../../build/src/text/words.js
var words = __webpack_require__(89352);
// EXTERNAL MODULE: ../../build/src/commands/command.js
var command = __webpack_require__(37065);
// EXTERNAL MODULE: ../../build/src/commands/group-by.js
var group_by = __webpack_require__(81133);
// EXTERNAL MODULE: ../../build/src/disk/read.js
var read = __webpack_require__(55919);
// EXTERNAL MODULE: ../../build/src/text/error-message.js
var error_message = __webpack_require__(92161);
;// CONCATENATED MODULE: ../../build/src/commands/check-search/queries-file.js







const MAX_QUERIES = 500;
const MAX_BYTES = 500_000;
const MAX_PROBLEMS = 100;
const MAX_BRACKETS = 5_000;
const USE_FIELDS = 'Use query, expect and optionally max-rank';
const FIELDS = ['query', 'expect', 'max-rank'];
/** Returns what is wrong with the value of a field. */
function valueProblem(field, value) {
    if (field === 'max-rank')
        return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_RANK
            ? undefined
            : `isn't a valid rank. Use a whole number from 1 to ${MAX_RANK}`;
    if (typeof value !== 'string')
        return "isn't text. Put it in quotes";
    if (field === 'expect' && pageAddressOf(value.trim()) === undefined)
        return "isn't a page. Use a path such as guides/install";
    if (field === 'query' && !/^.{1,200}$/su.test(value.trim()))
        return 'has too few or too many characters. Use 1 to 200';
    return undefined;
}
/**
 * Resolves to the queries in the order of the file. Rejects with an InputError that has all problems.
 * @param file how messages name the file; the input comes before it
 */
async function readQueries(path, label, file, maxRank) {
    const text = readText(path, `${label}: ${file}`);
    const yaml = await __webpack_require__.e(/* import() */ 3483).then(__webpack_require__.t.bind(__webpack_require__, 33483, 19));
    const lines = new yaml.LineCounter();
    const problems = [];
    const reportAt = (offset, problem) => {
        const { line, col } = lines.linePos(offset);
        problems.push({ line, message: `${label}: ${file}, line ${line}, column ${col} ${problem}.` });
    };
    const report = (node, problem) => reportAt(node?.range?.[0] ?? 0, problem);
    // The parser would compare each key of a mapping with all others, which takes minutes for a hostile file.
    const options = { lineCounter: lines, uniqueKeys: false, prettyErrors: false };
    const { errors, contents } = yaml.parseDocument(text, options);
    for (const { pos, message } of errors)
        reportAt(pos[0], `isn't valid YAML: ${(0,error_message/* yamlReasonOf */.X)(message)}. Fix the syntax`);
    const entries = yaml.isSeq(contents) && errors.length === 0 ? contents.items : [];
    if (entries.length === 0 && errors.length === 0)
        report(contents, `isn't a list of queries. ${USE_FIELDS}`);
    const known = new Map();
    const queries = entries.slice(0, MAX_QUERIES).map((entry) => {
        const { start, ...read } = readEntry(yaml, entry, report);
        const { line } = lines.linePos(start.range?.[0] ?? 0);
        const key = read.query.toLowerCase().replace(/\s+/g, ' ');
        const earlier = known.get(key);
        if (earlier !== undefined)
            report(start, `has the same query as line ${earlier}. Remove one of them`);
        else if (key !== '')
            known.set(key, line);
        return { ...read, line, maxRank: read.maxRank ?? maxRank };
    });
    for (const entry of entries.slice(MAX_QUERIES, MAX_QUERIES + 1))
        report(entry, `is one query too many. Use at most ${MAX_QUERIES}`);
    if (problems.length === 0)
        return queries;
    const shown = problems.sort((a, b) => a.line - b.line).slice(0, MAX_PROBLEMS);
    const more = problems.length > MAX_PROBLEMS ? [`And ${(0,pluralize/* formatCount */.B)(problems.length - MAX_PROBLEMS)} more.`] : [];
    const places = shown.map(({ line }) => ({ title: 'check-search', file, line }));
    throw new api_errors/* InputError */.dz([...shown.map(({ message }) => message), ...more], undefined, places);
}
function readText(path, file) {
    try {
        const bytes = (0,read/* readSmallFile */.EW)(path, Buffer.alloc(MAX_BYTES));
        const text = (0,read/* textOfBytes */.gm)(bytes);
        // The parser would crash on more brackets in each other.
        if (text !== undefined && text.split(/[[{]/).length > MAX_BRACKETS)
            throw new Error(`the file has more than ${MAX_BRACKETS} brackets`);
        if (text !== undefined)
            return text;
    }
    catch (error) {
        if ((0,paths/* isMissing */.b2)(error))
            throw new api_errors/* InputError */.dz([`${file} doesn't exist. To start, set "propose" to true.`]);
        const advice = `Use a readable YAML file of up to ${MAX_BYTES} bytes`;
        throw new api_errors/* InputError */.dz([`${file} can't be read: ${(0,read/* readErrorReason */.Dx)(error)}. ${advice}.`]);
    }
    throw new api_errors/* InputError */.dz([`${file} isn't valid UTF-8. Save the file as UTF-8.`]);
}
function readEntry({ isAlias, isMap, isScalar, isSeq }, entry, report) {
    const pairs = isMap(entry) ? entry.items : [];
    const start = pairs[0]?.key ?? entry;
    const fields = new Map();
    const valueOf = (name, node, key) => {
        const value = isScalar(node) ? node.value : undefined;
        const problem = isAlias(node) ? 'is an alias. Write the text itself' : valueProblem(name, value);
        if (problem !== undefined)
            report(node ?? key, problem);
        return typeof value === 'string' ? value.trim() : value;
    };
    for (const { key, value } of pairs) {
        const name = isScalar(key) ? String(key.value) : '';
        const nodes = name === 'expect' && isSeq(value) ? value.items : [value];
        if (!FIELDS.includes(name))
            report(key, `has the unknown field ${(0,sentences/* quoted */.TL)(name)}. ${USE_FIELDS}`);
        else if (fields.has(name))
            report(key, `has ${name} twice. Remove one of them`);
        else
            fields.set(name, nodes.map((node) => valueOf(name, node, key)));
    }
    const valuesOf = (name) => fields.get(name) ?? [];
    const [query, expect] = [valuesOf('query'), valuesOf('expect')];
    if (query.length === 0)
        report(start, 'has no query. Add it');
    if (expect.length === 0)
        report(start, 'has no expect. Add the page to find');
    const maxRank = valuesOf('max-rank')[0];
    return { start, query: query.join(''), expect: expect.map(String), maxRank };
}

// EXTERNAL MODULE: ../../build/src/text/log.js
var log = __webpack_require__(42883);
// EXTERNAL MODULE: ../../build/src/text/width.js
var width = __webpack_require__(46965);
// EXTERNAL MODULE: ../../build/src/commands/summary-blocks.js
var summary_blocks = __webpack_require__(32319);
;// CONCATENATED MODULE: ../../build/src/commands/check-search/summary.js






/** GitHub shows ten errors: one of them is the message that ends the run, and one would count what is hidden. */
const MAX_ANNOTATIONS = 8;
const MAX_TITLE_LENGTH = 100;
/** A list of pages can be as long as the file. */
const MAX_PAGES_LENGTH = 300;
const NOT_LISTED = "isn't among the project's pages";
function describeEnding(result) {
    const { misses, unmet } = result;
    const miss = misses.slice(0, 1).map((first) => ` ${describeMiss(first)}`);
    const message = `${headlineOf(result).text} (${numbersText(result)}).${miss.join('')}`;
    if (unmet.length === 0)
        return { outcome: 'done', message, finding: misses.length === 0 ? 'good' : 'attention' };
    const advice = `${unmetText(result)}. Fix the pages, or correct what the file expects.`;
    return { outcome: 'gate', message: `${message} ${advice}`, topic: 'threshold' };
}
function headlineOf({ answers, misses }) {
    if (misses.length === 0)
        return { sign: 'good', text: 'Every query finds its page' };
    const verb = misses.length === 1 ? 'misses its' : 'miss their';
    return { sign: 'warning', text: `${misses.length} of ${(0,pluralize/* pluralize */.t)(answers.length, 'query', 'queries')} ${verb} page` };
}
/** Rounds down, so that no number looks like a threshold that isn't met. */
function numbersText({ numbers }) {
    const hitRate = (Math.floor(Number((numbers['hit-rate'] * 1000).toFixed(3))) / 10).toFixed(1);
    return `hit-rate ${hitRate}%, no-results ${numbers['no-results']}`;
}
function unmetText({ unmet }) {
    return `${unmet.join(' and ')} ${unmet.length === 1 ? "isn't" : "aren't"} met`;
}
function describeMiss(answer) {
    const { query, rank, maxRank, results, first } = answer;
    const others = results === 0
        ? 'the search has no results'
        : `the first ${MAX_RANK} results have ${(0,pluralize/* pluralize */.t)(results, 'other page')}`;
    const place = rank === null ? `isn't found: ${others}` : `is at rank ${rank}, not in the first ${maxRank}`;
    return `${(0,sentences/* quoted */.TL)(query)}: ${expectedText(answer)} ${place}.${first ? ` First is ${titleOf(first)}.` : ''}`;
}
function expectedText({ expect, isPageListed }) {
    return (0,width/* shorten */.ml)(expect.join(' or '), MAX_PAGES_LENGTH) + (isPageListed === false ? ` (${NOT_LISTED})` : '');
}
/** The title of a result in one short line, or else its path. */
function titleOf({ title, path }) {
    return (0,width/* shorten */.ml)((0,log/* oneLine */.TN)(title ?? '').trim() || (0,log/* oneLine */.TN)(path).trim() || '–', MAX_TITLE_LENGTH);
}
function summarizeCheckSearch(record, _, { exitCode }) {
    const { result, missing = [], searchJson, proposal, file } = record;
    const wrong = result?.misses.map((miss) => ({ line: miss.line, message: describeMiss(miss) })) ?? missing;
    const counts = result && { queries: result.answers.length, failed: result.misses.length, ...result.numbers };
    const more = wrong.length > MAX_ANNOTATIONS ? ` And ${(0,pluralize/* formatCount */.B)(wrong.length - MAX_ANNOTATIONS)} more.` : '';
    const shown = wrong
        .slice(0, MAX_ANNOTATIONS)
        .map(({ line, message }, index) => ({ line, message: message + (index === MAX_ANNOTATIONS - 1 ? more : '') }));
    return {
        outputs: { ...counts, 'thresholds-met': result && result.unmet.length === 0, 'search-json': searchJson, proposal },
        headline: result && headlineOf(result),
        includesMessage: result !== undefined,
        summary: result ? resultBlocks(result) : [{ list: wrong.map(({ message }) => message) }],
        brief: [{ list: shown.map(({ message }) => message) }],
        annotations: shown.map((one) => ({ ...one, level: exitCode ? 'error' : 'warning', title: 'check-search', file })),
        counts,
    };
}
function resultBlocks(result) {
    const { answers, misses, unmet } = result;
    const hits = answers.filter(({ hit }) => hit);
    return [
        ...(misses.length === 0 ? [] : [tableOf(misses)]),
        ...(0,summary_blocks/* folded */.TM)('Queries that find their page', hits.length, [tableOf(hits)]),
        { paragraph: `${numbersText(result)}${unmet.length === 0 ? '' : `: ${unmetText(result)}`}.` },
    ];
}
function tableOf(answers) {
    const rows = answers.map((answer) => {
        const { query, rank, first } = answer;
        return [query, expectedText(answer), rank === null ? '–' : String(rank), first ? titleOf(first) : 'no results'];
    });
    return (0,summary_blocks/* limitedTable */.Rl)(['Query', 'Expected', 'Rank', 'First result'], rows, { rows: summary_blocks/* MAX_ROWS */.pX });
}

;// CONCATENATED MODULE: ../../build/src/commands/check-search/propose.js
/** Writes a file of queries to start from: what readers search for most, and the page that each search finds first. */















const FILE = 'queries.yaml';
const DAY_MS = 86_400_000;
const propose_MAX_QUERIES = 50;
const MIN_SEARCHES = 2;
const EXPECT = '\n  expect: ';
const PAGES = "The pages are only today's first results: correct them";
async function propose(context) {
    const { api, clock, host, log, record, redact, resultsDir } = context;
    const path = (0,external_node_path_.join)(resultsDir, FILE);
    // It may be the team's file, or an earlier proposal with corrections.
    if ((0,paths/* isFile */.fo)(path))
        throw new api_errors/* InputError */.dz([
            `${host.label('propose')}: ${(0,paths/* workspacePath */.X5)(host.workspace, path)} already exists. Move or delete the file.`,
        ]);
    const [startDate, endDate] = [30, 1].map((days) => new Date(clock.now() - days * DAY_MS).toISOString().slice(0, 10));
    const { queries } = await (0,analytics/* getSearchQueries */.Lf)(api, { startDate, endDate, limit: analytics/* MAX_PAGE_SIZE */.H4, offset: 0 });
    const frequent = [...(0,group_by/* groupBy */.$)(queries, ({ query }) => (0,words/* spellingKey */.iB)(query)).values()]
        .map((group) => ({ query: group[0]?.query.trim() ?? '', count: group.reduce((sum, { count }) => sum + count, 0) }))
        .filter(({ query, count }) => count >= MIN_SEARCHES && valueProblem('query', query) === undefined)
        .filter(({ query }) => redact((0,redact_pii/* redactPii */.K)(query)) === query)
        .sort((a, b) => b.count - a.count)
        .slice(0, propose_MAX_QUERIES);
    const found = new Map();
    log.startProgress(() => `Searched for ${found.size} of ${frequent.length} queries`);
    await (0,concurrency/* forEachConcurrently */.D)(frequent, 4, async ({ query }) => {
        try {
            const hits = await (0,content/* searchPages */.ng)(api, { q: query, limit: MAX_RANK });
            found.set(query, hits.results);
        }
        catch (error) {
            // What the service doesn't accept, it doesn't find.
            if (!(0,api_errors/* hasStatus */.Ro)(error, 400, 422))
                throw error;
        }
    });
    log.endProgress();
    const entries = frequent.map((one) => entryOf(one, found.get(one.query)));
    const proposed = entries.filter((entry) => entry.includes(EXPECT)).length;
    const message = `${(0,pluralize/* pluralize */.t)(proposed, 'query', 'queries')} proposed of ${frequent.length} frequent searches`;
    if (proposed === 0)
        return { outcome: 'done', finding: 'neutral', message: `${message}, so no file was written.` };
    const head = `# What readers searched for from ${startDate ?? ''} to ${endDate ?? ''}. ${PAGES}, and move the file.`;
    record.proposal = await (0,results_file/* writeResultsFile */.A)(context, FILE, redact(`${[head, ...entries].join('\n')}\n`));
    if (record.proposal === undefined)
        return (0,command/* failed */.gz)(`${FILE} couldn't be written. Set another results-dir.`, 'other');
    return { outcome: 'done', finding: 'attention', message: `${message}. ${PAGES} in ${record.proposal}.` };
}
function entryOf({ query, count }, [first] = []) {
    const place = first && pageAddressOf(first.path);
    if (!first || place === undefined)
        return `# ${count} searches, no page: ${quoteYaml(query)}`;
    const expect = place.replace(/[%?#]/g, encodeURIComponent) || '/';
    return `# ${count} searches, first: ${quoteYaml(titleOf(first))}\n- query: ${quoteYaml(query)}${EXPECT}${quoteYaml(expect)}`;
}
/** Text in double quotes on one line, in which every character is visible. */
function quoteYaml(text) {
    const escape = (character) => `\\U${(character.codePointAt(0) ?? 0).toString(16).padStart(8, '0')}`;
    return JSON.stringify(text).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, escape);
}

;// CONCATENATED MODULE: ../../build/src/commands/check-search/command.js
/** Defines the command check-search: searches for what a team expects to find, and again after a while for what is missing. */
















const inputs = {
    queries: (0,input_kinds/* filePath */.s$)({ description: 'YAML file of queries, with the pages to find.', default: 'queries.yaml' }),
    maxRank: (0,input_kinds/* number */.ai)({ description: `Rank, 1 to ${MAX_RANK}, up to which an expected page counts as found.`, default: '5' }, { min: 1, max: MAX_RANK }),
    thresholds: (0,input_kinds/* lines */.Mn)({
        description: 'Conditions to meet, one per line, with hit-rate or no-results.',
        default: 'hit-rate == 100%',
    }),
    gracePeriod: (0,input_kinds/* duration */.p0)({
        description: 'How long a query must miss its page before it counts, such as 5m. Until then, the job repeats the query up to 4 times.',
    }),
    propose: (0,input_kinds/* flag */.Jt)({
        description: 'Write a file of queries to start from, with what readers search for, and judge nothing.',
        default: 'false',
    }),
    ...(0,common_inputs/* commonInputs */.j$)({ name: 'check-search', timeout: '10m', timeoutText: 'At the limit, nothing is judged.' }),
};
const checkSearch = {
    name: 'check-search',
    summary: 'Test that searches find the pages that readers need',
    branding: { icon: 'search', color: 'purple' },
    inputs,
    inputGroups: { Queries: ['queries', 'maxRank', 'propose'], Checks: ['thresholds', 'gracePeriod'] },
    keyRole: 'viewer',
    examples: ['check-search --propose', 'check-search --dry-run', 'check-search --thresholds "hit-rate >= 90%"'],
    outputs: {
        queries: 'Number of queries; this and the next 4 outputs are empty if a query has no response',
        failed: 'Number of queries that miss their page',
        'no-results': 'Number of queries without results',
        'hit-rate': 'Share of queries that find their page, 0 to 1',
        'thresholds-met': 'true if every threshold is met, otherwise false',
        'search-json': 'Path of search.json',
        proposal: 'Path of the proposed file of queries',
    },
    createRecord: () => ({ queries: [], answers: new Map() }),
    check: ({ thresholds = [], propose: isProposal, dryRun }) => [
        ...(0,commands_thresholds/* thresholdProblems */.oT)(thresholds, METRICS),
        ...(isProposal && dryRun ? [{ input: 'propose', problem: "can't be used with dry-run. Remove one" }] : []),
    ],
    run: runCheckSearch,
    onInterrupted: ({ unanswered, searchJson, answers }, values, outcome) => {
        if (values.dryRun)
            return undefined;
        if (values.propose)
            return 'No file of queries was written.';
        const query = outcome === 'cancelled' || unanswered === undefined ? '' : `The query is ${unanswered}. `;
        const isTooShort = outcome === 'timed-out' && (values.gracePeriod ?? 0) >= values.timeout;
        const advice = isTooShort ? ' Set "timeout" to more than "grace-period".' : '';
        const isKept = searchJson !== undefined && answers.size > 0;
        return `${query}Nothing is judged${isKept ? '; search.json has the answers so far' : ''}.${advice}`;
    },
    summarize: summarizeCheckSearch,
};
async function runCheckSearch(context) {
    const { inputs: values, host, record } = context;
    await (0,earlier_results/* removeResultsFiles */.e)(context, ['search.json']);
    if (values.propose)
        return propose(context);
    record.file = (0,paths/* workspacePath */.X5)(host.workspace, values.queries);
    record.queries = await readQueries(values.queries, host.label('queries'), record.file, values.maxRank);
    if (values.dryRun)
        return checkPages(context);
    try {
        await search(context, record.queries);
        await searchAgain(context);
        await lookUpPages(context);
        record.result = resultSoFar(context);
        return describeEnding(record.result);
    }
    finally {
        const { answers } = resultSoFar(context);
        const thresholds = record.result?.thresholds.map(({ line, value, met }) => ({ line, value, met })) ?? [];
        const report = { schemaVersion: 1, queries: answers, thresholds };
        record.searchJson = await (0,results_file/* writeResultsJson */.O)(context, 'search.json', report);
    }
}
function resultSoFar({ record: { queries, answers }, inputs: { thresholds } }) {
    return resultOf(queries.flatMap(({ query }) => answers.get(query) ?? []), thresholds);
}
async function search({ api, log, record }, queries) {
    let answered = 0;
    log.startProgress(() => `Searched for ${answered} of ${(0,pluralize/* pluralize */.t)(queries.length, 'query', 'queries')}`);
    await (0,concurrency/* forEachConcurrently */.D)(queries, 4, async (query) => {
        try {
            const hits = await (0,content/* searchPages */.ng)(api, { q: query.query, limit: MAX_RANK });
            record.answers.set(query.query, judge(query, hits));
            answered += 1;
        }
        catch (error) {
            record.unanswered ??= `${(0,sentences/* quoted */.TL)(query.query)} (line ${query.line})`;
            throw error;
        }
    });
    log.endProgress();
}
/** Asks again what misses, because the index of the search may be older than the pages. */
async function searchAgain(context) {
    const { inputs: values, clock, log, pause } = context;
    const { gracePeriod = 0 } = values;
    const startMs = clock.now();
    for (const share of gracePeriod === 0 ? [] : [1 / 8, 1 / 4, 1 / 2, 1]) {
        const { misses, unmet } = resultSoFar(context);
        if (misses.length === 0 || unmet.length === 0)
            return;
        const waitMs = Math.max(0, startMs + gracePeriod * share - clock.now());
        log.info(`Searching again in ${(0,units/* formatDuration */.a3)(waitMs)}: ${(0,pluralize/* pluralize */.t)(misses.length, 'query misses', 'queries miss')}.`);
        await pause(waitMs);
        await search(context, misses);
    }
}
/** Finds out which of the pages that weren't found don't exist. */
async function lookUpPages(context) {
    const { misses } = resultSoFar(context);
    if (misses.length === 0)
        return;
    const pages = await context.optional("Couldn't look up the expected pages", () => readPages(context));
    context.signal.throwIfAborted();
    if (!pages)
        return;
    // A page that the search finds exists, whatever the list says.
    for (const miss of misses.filter(({ rank }) => rank === null))
        context.record.answers.set(miss.query, { ...miss, isPageListed: isListed(miss.expect, pages) });
}
/** Undefined for a list that isn't complete, which says nothing about a page. */
async function readPages({ api }) {
    const { pages, count } = await (0,content/* listPages */.pN)(api);
    return count === pages.length ? new address/* AddressSet */.dy(pages.map(({ path }) => path)) : undefined;
}
async function checkPages(context) {
    const { record } = context;
    const pages = await readPages(context);
    const valid = `Dry run: ${(0,pluralize/* pluralize */.t)(record.queries.length, 'query is', 'queries are')} valid`;
    if (!pages)
        return { outcome: 'done', finding: 'neutral', message: `${valid}. The list of pages is incomplete.` };
    record.missing = record.queries.flatMap(({ query, line, expect }) => {
        const missing = expect.filter((page) => isListed([page], pages) === false);
        return missing.map((page) => ({ line, message: `${(0,sentences/* quoted */.TL)(query)}: ${page} ${NOT_LISTED}.` }));
    });
    const { length } = record.missing;
    const message = `${valid}, ${(0,pluralize/* pluralize */.t)(length, 'expected page')} not found.`;
    return { outcome: 'done', message, finding: length === 0 ? 'good' : 'attention' };
}


/***/ }),

/***/ 20539:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ forEachConcurrently),
/* harmony export */   o: () => (/* binding */ forEachPage)
/* harmony export */ });
/** Calls `work` for every page, at most `concurrency` at a time, and shows how many are done. */
async function forEachPage({ log, signal }, pages, { verb, concurrency }, work) {
    let done = 0;
    const line = () => `${verb} pages: ${done} of ${pages.length}`;
    if (pages.length > 0)
        log.startProgress(line);
    await forEachConcurrently(pages, concurrency, async (page) => {
        signal.throwIfAborted();
        await work(page);
        done += 1;
        log.progress(line);
    });
    log.endProgress();
}
/**
 * Calls `work` for every item in order, at most `concurrency` at a time. Items that are added during the work are done
 * too. After an error no new item starts; the first error is thrown when all running work has ended.
 */
async function forEachConcurrently(items, concurrency, work) {
    let next = 0;
    const errors = [];
    const runSlot = async () => {
        while (next < items.length && errors.length === 0) {
            const item = items[next];
            next += 1;
            try {
                await work(item);
            }
            catch (error) {
                errors.push(error);
            }
        }
    };
    // An item that is added at the end may come after most slots have run out of items.
    while (next < items.length && errors.length === 0) {
        await Promise.all(Array.from({ length: concurrency }, runSlot));
    }
    if (errors.length > 0)
        throw errors[0];
}


/***/ }),

/***/ 32319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   GQ: () => (/* binding */ foldLong),
/* harmony export */   JG: () => (/* binding */ limitedList),
/* harmony export */   Rl: () => (/* binding */ limitedTable),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   bd: () => (/* binding */ moreOf),
/* harmony export */   gu: () => (/* binding */ detailBlocks),
/* harmony export */   pX: () => (/* binding */ MAX_ROWS)
/* harmony export */ });
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22805);

/** Rows per table or list of a summary. */
const MAX_ROWS = 200;
/** Rows that are shown unfolded. */
const MAX_OPEN_ROWS = 20;
/** A table of the first rows. Its last row counts the others. A column without a title has signs. */
function limitedTable(head, rows, limit) {
    const { rows: maxRows, count = rows.length, place, column = 0 } = limit;
    const more = moreOf(count, maxRows, place).map((text) => [...Array(column).fill(''), text]);
    const align = head.map((title) => (title === '' ? 'center' : 'left'));
    return { table: { head, rows: [...rows.slice(0, maxRows), ...more], align } };
}
/** A list of the first items. Its last item counts the others. */
function limitedList(items, limit = MAX_ROWS, place) {
    return { list: [...items.slice(0, limit), ...moreOf(items.length, limit, place)] };
}
/** `12 more, listed in plan.json`, if there are more than the limit. */
function moreOf(count, limit, place) {
    const listed = place === undefined ? [] : [', listed in ', place];
    return count > limit ? [[`${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B)(count - limit)} more`, ...listed]] : [];
}
/** Folds what has a number in its title. Nothing if there is nothing to fold. */
function folded(title, count, blocks) {
    return count === 0 ? [] : [{ details: `${title} (${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B)(count)})`, blocks }];
}
function foldLong(title, count, blocks) {
    return count <= MAX_OPEN_ROWS ? blocks : folded(title, count, blocks);
}
/** The cell of a fact that is code; undefined if it isn't known. */
function codeOf(text) {
    return text === undefined ? undefined : { code: text };
}
/** The facts that are known, folded. */
function detailBlocks(facts) {
    const known = facts.flatMap(([label, value]) => (value === undefined ? [] : [[label, value]]));
    return [{ details: 'Details', blocks: [{ facts: known }] }];
}


/***/ }),

/***/ 55919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ readEntries),
/* harmony export */   BO: () => (/* binding */ hasInvalidName),
/* harmony export */   Dx: () => (/* binding */ readErrorReason),
/* harmony export */   EW: () => (/* binding */ readSmallFile),
/* harmony export */   Gu: () => (/* binding */ readTextFile),
/* harmony export */   Tq: () => (/* binding */ openFile),
/* harmony export */   gm: () => (/* binding */ textOfBytes),
/* harmony export */   oD: () => (/* binding */ readWhole),
/* harmony export */   qC: () => (/* binding */ readIfThere)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57975);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83319);
/** Opens and reads files, lists the entries of folders, and says why a file can't be read. */





/** Reads a text file. Rejects with RangeError if it is larger than the limit. */
async function readTextFile(path, limitBytes) {
    const { size } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(path);
    if (size > limitBytes)
        throw new RangeError(`the file has ${size} bytes; the maximum is ${limitBytes} bytes`);
    return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.readFile)(path, 'utf8');
}
/**
 * The text of a file without its byte order mark. Undefined if the bytes aren't UTF-8; a NUL stands in files of UTF-16, whose
 * letters may look like UTF-8, and in binary files.
 */
function textOfBytes(bytes) {
    return (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) && !bytes.includes(0) ? bytes.toString('utf8').replace(/^\ufeff/, '') : undefined;
}
/** Opens a pipe without waiting for its other end. On Windows the second flag is undefined, and so changes nothing. */
const READ_WITHOUT_WAITING = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK;
/**
 * Reads a file into the buffer, and returns the part of the buffer that holds the content. It is synchronous, because
 * that takes half of the time for small files. Throws RangeError if the file is larger than the buffer.
 */
function readSmallFile(path, buffer) {
    const fd = node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync(path, READ_WITHOUT_WAITING);
    try {
        const stats = statFile(fd);
        if (stats.size > buffer.length)
            throw new RangeError(`the file has ${stats.size} bytes`);
        let sizeBytes = 0;
        while (sizeBytes < stats.size) {
            const bytesRead = node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync(fd, buffer, sizeBytes, stats.size - sizeBytes, sizeBytes);
            if (bytesRead === 0)
                break;
            sizeBytes += bytesRead;
        }
        return buffer.subarray(0, sizeBytes);
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync(fd);
    }
}
/** The state of an open file. Throws if it is something else: what was listed as a file may be a pipe by now. */
function statFile(fd) {
    const stats = node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync(fd);
    // On Windows a folder has no size, so that reading it would not fail.
    if (stats.isDirectory())
        throw Object.assign(new Error('EISDIR: is a directory'), { code: 'EISDIR' });
    if (!stats.isFile())
        throw new Error('it is a pipe or a device, not a file');
    return stats;
}
// FileHandle objects live until a full garbage collection: for very many files, they would take most of the memory.
const openFd = (0,node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_1__.open);
const readFd = (0,node_util__WEBPACK_IMPORTED_MODULE_3__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_1__.readFile);
/** Opens a file, which the caller closes. Rejects for a folder, a pipe or a device, without waiting for it. */
async function openFile(path) {
    const fd = await openFd(path, READ_WITHOUT_WAITING);
    try {
        return { fd, stats: statFile(fd) };
    }
    catch (error) {
        node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync(fd);
        throw error;
    }
}
/** Reads a file. Rejects for a folder, a pipe or a device, without waiting for it. */
async function readWhole(path) {
    const { fd } = await openFile(path);
    try {
        return await readFd(fd);
    }
    finally {
        node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync(fd);
    }
}
/** Reads a file. Resolves to undefined if it doesn't exist. */
async function readIfThere(path) {
    try {
        return await readWhole(path);
    }
    catch (error) {
        if ((0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .isMissing */ .b2)(error))
            return undefined;
        throw error;
    }
}
/** Returns the reason why a file can't be read, in words that fit after a colon. */
function readErrorReason(error) {
    const { code, message } = error;
    if (code === 'EACCES' || code === 'EPERM')
        return `permission denied (${code})`;
    if (code === 'EISDIR')
        return 'it is a folder, not a file';
    if (code === 'EIO')
        return 'the disk reported an error (EIO)';
    return code ?? message;
}
/** True if the name of a file that was listed isn't valid UTF-8: Node has U+FFFD for invalid bytes, and finds no such file. */
function hasInvalidName(path, error) {
    return path.includes('\ufffd') && error.code === 'ENOENT';
}
/** Lists a folder step by step, because the entries of a very large folder take too much memory at once. */
async function* readEntries(folder) {
    yield* await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.opendir)(folder, { bufferSize: 256 });
}


/***/ }),

/***/ 77056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ writeResultsFile),
/* harmony export */   O: () => (/* binding */ writeResultsJson)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83319);
/* harmony import */ var _write_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54368);
/** Writes files of a command into the results folder. */



/**
 * Returns the path relative to the workspace. Undefined, with a warning, if the file can't be written: that doesn't fail a
 * command. Errors of `content` itself are thrown.
 */
async function writeResultsFile({ host, resultsDir, log }, name, content) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(resultsDir, name);
    try {
        // The folder, or one above it, can have become a link since the inputs were checked.
        if ((0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .leadsOutside */ .dr)(host.workspace, (0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(path)))
            return undefined;
        await (0,_write_js__WEBPACK_IMPORTED_MODULE_2__/* .createResultsDir */ .u4)(resultsDir);
    }
    catch {
        // The end of the run needs the same folder, and warns.
        return undefined;
    }
    try {
        await (0,_write_js__WEBPACK_IMPORTED_MODULE_2__/* .writeAtomically */ .vK)(path, content);
    }
    catch (error) {
        // Only errors of the file system name a system call.
        if (error.syscall === undefined)
            throw error;
        const reason = await (0,_write_js__WEBPACK_IMPORTED_MODULE_2__/* .describeResultsError */ .i0)(host.workspace, error);
        log.warning(`Couldn't write "${(0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .workspacePath */ .X5)(host.workspace, path)}": ${reason}`);
        return undefined;
    }
    return (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .workspacePath */ .X5)(host.workspace, path);
}
/** Writes a JSON file. The texts of strangers are redacted here, because the run only redacts what it publishes itself. */
async function writeResultsJson(context, name, content) {
    const redactText = (_, value) => typeof value === 'string' ? context.redact(value) : value;
    return writeResultsFile(context, name, `${JSON.stringify(content, redactText, 2)}\n`);
}


/***/ }),

/***/ 98870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J6: () => (/* binding */ exactAddressOf),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   _d: () => (/* binding */ isWithinFolder),
/* harmony export */   ci: () => (/* binding */ addressOf),
/* harmony export */   dy: () => (/* binding */ AddressSet),
/* harmony export */   eb: () => (/* binding */ folderAddressOf),
/* harmony export */   mt: () => (/* binding */ isPartial),
/* harmony export */   nv: () => (/* binding */ knownFolderOf)
/* harmony export */ });
/* harmony import */ var _place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24169);
/* harmony import */ var _reference_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64931);
/** Defines where readers find a page, so that its forms in files, lists, links and configurations can be compared. Pure. */


/**
 * What a page is called in URLs: its place, decoded and in NFC, without `index` and slashes at its ends. That of the start
 * page is empty.
 */
function addressOf(path) {
    const segments = exactAddressOf(path).split('/');
    while (segments.at(-1) === 'index')
        segments.pop();
    return segments.join('/');
}
/** The place of a page or URL path, decoded and in NFC. `index` counts here; a slash at the end does not. */
function exactAddressOf(path) {
    return (0,_place_js__WEBPACK_IMPORTED_MODULE_1__/* .placeOf */ .$t)((0,_reference_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePath */ .q0)(path).normalize('NFC').split('/').filter(Boolean).join('/'));
}
/** Names of folders, and starts of names, by which authors mark text that other pages include. */
const PARTIAL_SEGMENT = /(?:^|\/)(?:(?:snippets|partials|includes)\/|_)/i;
/** True if a page is rather a part of other pages than a page for readers. @param path with the name of its file */
function isPartial(path) {
    return PARTIAL_SEGMENT.test(path);
}
/** The last segment of a path. */
function nameOf(address) {
    return address.slice(address.lastIndexOf('/') + 1);
}
/** The address of a folder of the project; empty for the root, `.`. */
function folderAddressOf(folder) {
    return folder === '.' ? '' : addressOf(folder);
}
/** True for a folder, and for what is in it. The root has everything. */
function isWithinFolder(address, folder) {
    return folder === '' || address === folder || address.startsWith(`${folder}/`);
}
/** The first two folders of an address; empty for one at the root. Only in a folder that has pages can a page be missing. */
function knownFolderOf(address) {
    return address.split('/').slice(0, -1).slice(0, 2).join('/');
}
/** Looks up addresses of pages or files. */
class AddressSet {
    #paths = new Map();
    #folders = new Set(['']);
    #folded = new Set();
    /** In lower case, by the last segment. */
    #foldedByName = new Map();
    /** @param paths files or entries of a list, in any form; the first one of an address counts */
    constructor(paths) {
        for (const path of paths) {
            const address = addressOf(path);
            if (this.#paths.has(address))
                continue;
            this.#paths.set(address, path);
            const folded = address.toLowerCase();
            this.#folded.add(folded);
            const sameName = this.#foldedByName.get(nameOf(folded));
            if (sameName)
                sameName.push(folded);
            else
                this.#foldedByName.set(nameOf(folded), [folded]);
            for (let end = address.lastIndexOf('/'); end > 0; end = address.lastIndexOf('/', end - 1)) {
                const folder = address.slice(0, end);
                if (this.#folders.has(folder))
                    break;
                this.#folders.add(folder);
            }
        }
    }
    has(address) {
        return this.#paths.has(address);
    }
    /** The path of the page, as written. */
    pathOf(address) {
        return this.#paths.get(address);
    }
    /** True if the address is in the set in some case, or is a folder: whether readers find something there is open. */
    hasAlike(address) {
        return this.#folders.has(address) || this.#folded.has(address.toLowerCase());
    }
    /** True if one path is the end of the other, in any case: a site may begin in a folder, or have a base path. */
    hasEndOf(address) {
        const folded = `/${address.toLowerCase()}`;
        const sameName = this.#foldedByName.get(nameOf(folded)) ?? [];
        return sameName.some((other) => folded.endsWith(`/${other}`) || `/${other}`.endsWith(folded));
    }
    /** True for the root, and for a folder with pages at any depth. */
    hasFolder(folder) {
        return this.#folders.has(folder);
    }
    get addresses() {
        return [...this.#paths.keys()];
    }
    get size() {
        return this.#paths.size;
    }
}


/***/ }),

/***/ 24169:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   Do: () => (/* binding */ placeProblem),
/* harmony export */   yp: () => (/* binding */ isPage)
/* harmony export */ });
/** Defines where a file goes in the documentation project, and which paths are not allowed there. Pure. */
const PAGE_EXTENSION = /\.mdx?$/i;
const MAX_SEGMENT_BYTES = 255;
const MAX_PATH_BYTES = 1024;
/** True for Markdown and MDX. */
function isPage(path) {
    return PAGE_EXTENSION.test(path);
}
/** What identifies a page: its path without a leading slash, and without `.md` or `.mdx`. Other files keep their ending. */
function placeOf(path) {
    return path.replace(/^\/+/, '').replace(PAGE_EXTENSION, '');
}
/**
 * Returns why docs-ci never writes to a path of the documentation project, as the end of a sentence that starts with the
 * path. A name that begins with a dot could change the machinery of the repository, such as `.github/workflows`.
 */
function placeProblem(path) {
    const segments = path.split('/');
    // Half of a surrogate pair has no form in UTF-8.
    if (/[\p{Cc}\p{Cs}]/u.test(path))
        return 'contains a control character';
    if (path.includes('\\'))
        return 'contains a backslash';
    if (path.startsWith('/') || path.endsWith('/'))
        return 'begins or ends with a slash';
    if (segments.includes(''))
        return 'contains an empty name';
    if (segments.includes('..'))
        return 'contains ".."';
    if (segments.some((segment) => segment.startsWith('.')))
        return 'contains a name that begins with a dot';
    if (segments.some((segment) => Buffer.byteLength(segment) > MAX_SEGMENT_BYTES))
        return `contains a name of more than ${MAX_SEGMENT_BYTES} bytes`;
    if (Buffer.byteLength(path) > MAX_PATH_BYTES)
        return `has more than ${MAX_PATH_BYTES} bytes`;
    return undefined;
}


/***/ }),

/***/ 64931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B2: () => (/* binding */ writeUrl),
/* harmony export */   Vt: () => (/* binding */ fromSiteRoots),
/* harmony export */   dt: () => (/* binding */ ALIAS),
/* harmony export */   q0: () => (/* binding */ decodePath),
/* harmony export */   sX: () => (/* binding */ resolveReference)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/** Describes a reference in a page: the file that it points to, and how to replace its URL. */

/** The beginning of a path that the generator of a site looks up, such as `@site/` or `~/`. */
const ALIAS = /^[@~][^/]*\//;
/**
 * The file that a URL of a page refers to, relative to the workspace, and the query and fragment behind its path. A path
 * that starts with a slash is relative to the workspace, any other to its page. Undefined for absolute URLs, for
 * templates that are filled in later and for paths that lead out of the workspace.
 */
function resolveReference(url, page) {
    if (/^([a-z][a-z0-9+.-]*:|\/\/|[#?]|$)/i.test(url) || /[{}]|\$\(/.test(url))
        return undefined;
    const [, encodedPath = '', suffix = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
    const decoded = decodePath(encodedPath).normalize('NFC');
    const path = decoded.startsWith('/') ? node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(decoded.slice(1)) : node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(page), decoded);
    return path === '..' || path.startsWith('../') ? undefined : { path, suffix };
}
/**
 * What a path from the root of the site can be, relative to the workspace: the site begins at the workspace, or at a folder
 * on the way to one of these folders.
 */
function fromSiteRoots(path, folders) {
    return [...new Set(folders.flatMap(foldersDownTo))].map((root) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.join(root, path));
}
/** `a/b` → `.`, `a`, `a/b`. */
function foldersDownTo(folder) {
    const names = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(folder).split('/');
    return ['.', ...names.map((_, index) => names.slice(0, index + 1).join('/'))];
}
/** Resolves the escapes of a URL's path or fragment. A percent sign that escapes nothing is part of the name. */
function decodePath(path) {
    return path.replace(/(?:%[\da-f]{2})+/gi, (escapes) => {
        try {
            return decodeURIComponent(escapes);
        }
        catch {
            return escapes;
        }
    });
}
/** Characters that would end or change a URL in one of the contexts. */
const UNSAFE = /[\s"'<>()`\\{}^|]/g;
/** Escapes a URL for its context. */
function writeUrl(url, context) {
    const safe = url.replace(UNSAFE, (character) => {
        const code = encodeURIComponent(character);
        return code === character ? `%${character.charCodeAt(0).toString(16).toUpperCase()}` : code;
    });
    switch (context) {
        case 'attribute':
            return safe.replaceAll('&', '&amp;');
        case 'bare attribute':
            return `"${safe.replaceAll('&', '&amp;')}"`;
        case 'markdown':
            return safe.replace(/&(?=#?\w+;)/g, '&amp;');
        case 'srcset':
            return safe.replaceAll(',', '%2C').replaceAll('&', '&amp;');
        case 'script srcset':
            return safe.replaceAll(',', '%2C');
        case 'script':
            return safe;
    }
}


/***/ }),

/***/ 42690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J9: () => (/* binding */ roundedPercent),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   dp: () => (/* binding */ formatMinutes),
/* harmony export */   fU: () => (/* binding */ formatTime),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
/** Formats sizes, durations and times with their units. */
/** Formats bytes in decimal units, like browsers and GitHub: `512 B`, `12.3 MB`, `500 MB`. */
function formatBytes(bytes) {
    const units = ['B', 'kB', 'MB', 'GB', 'TB'];
    let value = bytes;
    let unit = 0;
    for (; value >= 999.5 && unit < units.length - 1; unit += 1)
        value /= 1000;
    return `${unit === 0 || value >= 99.95 ? Math.round(value) : value.toFixed(1)} ${units[unit] ?? ''}`;
}
/** Formats milliseconds like the durations of inputs: `45s`, `2m 5s`, `3h 20m`, `2d 4h`. */
function formatDuration(ms) {
    const seconds = Math.round(ms / 1000);
    if (seconds < 60)
        return `${seconds}s`;
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60)
        return `${minutes}m ${seconds % 60}s`;
    const hours = Math.floor(minutes / 60);
    return hours < 48 ? `${hours}h ${minutes % 60}m` : `${Math.floor(hours / 24)}d ${hours % 24}h`;
}
/** Formats how long something has lasted at least: `45s`, or whole minutes such as `20 min`. */
function formatMinutes(ms) {
    const minutes = Math.floor(Math.round(ms / 1000) / 60);
    return minutes < 1 ? formatDuration(ms) : `${minutes} min`;
}
/** Formats a time such as `15 Nov 2026, 12:04 UTC`. */
function formatTime(ms) {
    const [, day = '', month = '', year = '', time = ''] = new Date(ms).toUTCString().split(' ');
    return `${Number(day)} ${month} ${year}, ${time.slice(0, 5)} UTC`;
}
/**
 * Returns a share as a percentage with one decimal: 0.8999 → 89.9 with Math.floor, 90 with Math.ceil. A product that isn't
 * exact doesn't change the result.
 */
function roundedPercent(share, round) {
    return round(Number((share * 1000).toFixed(6))) / 10;
}


/***/ })

};
;