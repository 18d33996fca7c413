"use strict";
exports.id = 836;
exports.ids = [836];
exports.modules = {

/***/ 38232:
/***/ ((__unused_webpack_module, exports) => {

var __webpack_unused_export__;

__webpack_unused_export__ = true;
exports.Io = __webpack_unused_export__ = void 0;
var peq = new Uint32Array(0x10000);
var myers_32 = function (a, b) {
    var n = a.length;
    var m = b.length;
    var lst = 1 << (n - 1);
    var pv = -1;
    var mv = 0;
    var sc = n;
    var i = n;
    while (i--) {
        peq[a.charCodeAt(i)] |= 1 << i;
    }
    for (i = 0; i < m; i++) {
        var eq = peq[b.charCodeAt(i)];
        var xv = eq | mv;
        eq |= ((eq & pv) + pv) ^ pv;
        mv |= ~(eq | pv);
        pv &= eq;
        if (mv & lst) {
            sc++;
        }
        if (pv & lst) {
            sc--;
        }
        mv = (mv << 1) | 1;
        pv = (pv << 1) | ~(xv | mv);
        mv &= xv;
    }
    i = n;
    while (i--) {
        peq[a.charCodeAt(i)] = 0;
    }
    return sc;
};
var myers_x = function (b, a) {
    var n = a.length;
    var m = b.length;
    var mhc = [];
    var phc = [];
    var hsize = Math.ceil(n / 32);
    var vsize = Math.ceil(m / 32);
    for (var i = 0; i < hsize; i++) {
        phc[i] = -1;
        mhc[i] = 0;
    }
    var j = 0;
    for (; j < vsize - 1; j++) {
        var mv_1 = 0;
        var pv_1 = -1;
        var start_1 = j * 32;
        var vlen_1 = Math.min(32, m) + start_1;
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] |= 1 << k;
        }
        for (var i = 0; i < n; i++) {
            var eq = peq[a.charCodeAt(i)];
            var pb = (phc[(i / 32) | 0] >>> i) & 1;
            var mb = (mhc[(i / 32) | 0] >>> i) & 1;
            var xv = eq | mv_1;
            var xh = ((((eq | mb) & pv_1) + pv_1) ^ pv_1) | eq | mb;
            var ph = mv_1 | ~(xh | pv_1);
            var mh = pv_1 & xh;
            if ((ph >>> 31) ^ pb) {
                phc[(i / 32) | 0] ^= 1 << i;
            }
            if ((mh >>> 31) ^ mb) {
                mhc[(i / 32) | 0] ^= 1 << i;
            }
            ph = (ph << 1) | pb;
            mh = (mh << 1) | mb;
            pv_1 = mh | ~(xv | ph);
            mv_1 = ph & xv;
        }
        for (var k = start_1; k < vlen_1; k++) {
            peq[b.charCodeAt(k)] = 0;
        }
    }
    var mv = 0;
    var pv = -1;
    var start = j * 32;
    var vlen = Math.min(32, m - start) + start;
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] |= 1 << k;
    }
    var score = m;
    for (var i = 0; i < n; i++) {
        var eq = peq[a.charCodeAt(i)];
        var pb = (phc[(i / 32) | 0] >>> i) & 1;
        var mb = (mhc[(i / 32) | 0] >>> i) & 1;
        var xv = eq | mv;
        var xh = ((((eq | mb) & pv) + pv) ^ pv) | eq | mb;
        var ph = mv | ~(xh | pv);
        var mh = pv & xh;
        score += (ph >>> (m - 1)) & 1;
        score -= (mh >>> (m - 1)) & 1;
        if ((ph >>> 31) ^ pb) {
            phc[(i / 32) | 0] ^= 1 << i;
        }
        if ((mh >>> 31) ^ mb) {
            mhc[(i / 32) | 0] ^= 1 << i;
        }
        ph = (ph << 1) | pb;
        mh = (mh << 1) | mb;
        pv = mh | ~(xv | ph);
        mv = ph & xv;
    }
    for (var k = start; k < vlen; k++) {
        peq[b.charCodeAt(k)] = 0;
    }
    return score;
};
var distance = function (a, b) {
    if (a.length < b.length) {
        var tmp = b;
        b = a;
        a = tmp;
    }
    if (b.length === 0) {
        return a.length;
    }
    if (a.length <= 32) {
        return myers_32(a, b);
    }
    return myers_x(a, b);
};
exports.Io = distance;
var closest = function (str, arr) {
    var min_distance = Infinity;
    var min_index = 0;
    for (var i = 0; i < arr.length; i++) {
        var dist = distance(str, arr[i]);
        if (dist < min_distance) {
            min_distance = dist;
            min_index = i;
        }
    }
    return arr[min_index];
};
__webpack_unused_export__ = closest;


/***/ }),

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


/***/ }),

/***/ 88763:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ nearestName)
/* harmony export */ });
/* harmony import */ var fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38232);
/** Finds the known name that a mistyped one probably means. */

/** The known name that differs by at most a third of its letters, rounded up. */
function nearestName(name, known) {
    const ranked = known
        .map((candidate) => ({ candidate, edits: (0,fastest_levenshtein__WEBPACK_IMPORTED_MODULE_0__/* .distance */ .Io)(name, candidate) }))
        .filter(({ candidate, edits }) => edits <= Math.ceil(candidate.length / 3))
        .sort((a, b) => a.edits - b.edits);
    return ranked[0]?.candidate;
}


/***/ })

};
;