"use strict";
exports.id = 27;
exports.ids = [27];
exports.modules = {

/***/ 69836:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OTHER_TOPICS: () => (/* binding */ OTHER_TOPICS),
/* harmony export */   parseArguments: () => (/* binding */ parseArguments)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _commands_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17924);
/* harmony import */ var _text_nearest_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88763);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92161);
/** Parses the command line: which command runs, and with which flags. */




/** What `--help` can be about besides the commands themselves. */
const OTHER_TOPICS = ['run', 'merge-reports', 'demo', 'emulator'];
const TOPICS = [..._commands_index_js__WEBPACK_IMPORTED_MODULE_1__/* .commandNames */ .oQ, ...OTHER_TOPICS];
function parseArguments(words) {
    const [first, ...rest] = words;
    if (first === undefined)
        return { kind: 'help' };
    if (words.includes('--help') || words.includes('-h'))
        return { kind: 'help', topic: findTopic(words) };
    if (words.includes('--version') || first === '-v')
        return { kind: 'version' };
    switch (first) {
        case 'help':
            return { kind: 'help', topic: findTopic(rest) };
        case 'demo':
            return rest.every((word) => word === '--keep')
                ? { kind: 'demo', keep: rest.length > 0 }
                : invalid('demo only takes the option --keep', 'docs-ci demo --help');
        case 'emulator':
            return parseEmulator(rest);
        case 'run':
            return parseRun(rest);
        case 'merge-reports':
            return parseMergeReports(rest);
        default:
            if ((0,_commands_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isCommandName */ .zZ)(first))
                return { kind: 'run', names: [first], flags: rest, several: false };
            return unknownCommand(first, TOPICS);
    }
}
/** The first word that names a topic: `run sync-media --help` is about run. */
function findTopic(words) {
    return words.flatMap((word) => TOPICS.find((topic) => topic === word) ?? [])[0];
}
/** `run a b --flag …`: the commands run in the registry's order. */
function parseRun(words) {
    const { names: typed, flags } = splitAtFlags(words);
    const unknown = typed.find((name) => !(0,_commands_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isCommandName */ .zZ)(name));
    if (unknown?.includes(','))
        return invalid('run needs a space between the names of commands, not a comma', 'docs-ci run --help');
    if (unknown !== undefined)
        return unknownCommand(unknown, _commands_index_js__WEBPACK_IMPORTED_MODULE_1__/* .commandNames */ .oQ);
    if (typed.length === 0)
        return invalid('run needs the names of commands', 'docs-ci run --help');
    return { kind: 'run', names: _commands_index_js__WEBPACK_IMPORTED_MODULE_1__/* .commandNames */ .oQ.filter((name) => typed.includes(name)), flags, several: true };
}
/** `merge-reports a.json b.json --flag …`: analytics-report with one `--merge` per file. */
function parseMergeReports(words) {
    const { names: files, flags } = splitAtFlags(words);
    if (files.length === 0)
        return invalid('merge-reports needs report.json files before any option', 'docs-ci merge-reports --help');
    const mergeFlags = files.map((file) => `--merge=${file}`);
    return { kind: 'run', names: ['analytics-report'], flags: [...mergeFlags, ...flags], several: false };
}
function splitAtFlags(words) {
    const firstFlag = words.findIndex((word) => word.startsWith('-'));
    const count = firstFlag < 0 ? words.length : firstFlag;
    return { names: words.slice(0, count), flags: words.slice(count) };
}
function parseEmulator(words) {
    const help = 'docs-ci emulator --help';
    try {
        const { values } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
            args: [...words],
            options: {
                port: { type: 'string', default: '0' },
                fault: { type: 'string', multiple: true, default: [] },
                hostile: { type: 'boolean', default: false },
                ids: { type: 'string', default: 'random' },
                clock: { type: 'string' },
                origin: { type: 'string' },
            },
        });
        const { fault: faults, hostile, ids, clock, origin } = values;
        const port = /^\d+$/.test(values.port) ? Number(values.port) : Infinity;
        if (port > 65_535)
            return invalid('--port must be a number from 0 (any free port) to 65535', help);
        if (ids !== 'random' && ids !== 'counted')
            return invalid('--ids must be random or counted', help);
        const stoppedAt = clock === undefined ? undefined : parseTime(clock);
        if (Number.isNaN(stoppedAt))
            return invalid('--clock must be a time in UTC, such as 2026-11-20T09:00:00Z', help);
        const shownOrigin = origin === undefined ? undefined : parseOrigin(origin);
        if (shownOrigin === null)
            return invalid('--origin must be an origin, such as https://docs.example.com', help);
        return { kind: 'emulator', port, faults, hostile, ids, stoppedAt, shownOrigin };
    }
    catch (error) {
        const [problem = ''] = (0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .b)(error).split(/\. |\.$/);
        return invalid(`emulator: ${problem}`, help);
    }
}
/** Returns epoch milliseconds, or NaN. */
function parseTime(text) {
    return /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/.test(text) ? Date.parse(text) : NaN;
}
/** Returns the origin of an http or https URL without a path, or null. */
function parseOrigin(text) {
    const url = URL.canParse(text) ? new URL(text) : null;
    const isOrigin = url !== null && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
    return isOrigin ? url.origin : null;
}
function unknownCommand(word, known) {
    const nearest = (0,_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestName */ .q)(word, known);
    const suggestion = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
    return { kind: 'invalid', problem: `Unknown command "${word}".${suggestion} Run docs-ci --help for a list.` };
}
function invalid(problem, help) {
    return { kind: 'invalid', problem: `${problem}. Run ${help} for details.` };
}


/***/ })

};
;