"use strict";
exports.id = 3738;
exports.ids = [3738];
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

/***/ 39604:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   explainMissingBranch: () => (/* binding */ explainMissingBranch),
/* harmony export */   w: () => (/* binding */ describeMissingBranch)
/* harmony export */ });
/* harmony import */ var _api_endpoints_content_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43098);
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43947);
/* harmony import */ var _text_list_items_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90692);
/* harmony import */ var _text_nearest_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88763);
/* harmony import */ var _tidying_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16735);





/** Returns sentences that follow the name of an input. @param listed the branches to name, of which the nearest comes first */
function describeMissingBranch(branch, listed) {
    const nearest = (0,_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestName */ .q)(branch, listed);
    const others = nearest === undefined ? listed : [nearest, ...listed.filter((name) => name !== nearest)];
    const branches = others.length === 0 ? '' : ` Its branches are ${(0,_text_list_items_js__WEBPACK_IMPORTED_MODULE_3__/* .listItems */ .D)(others)}.`;
    return `the service has no branch ${JSON.stringify(branch)}.${branches} Check the name, or create the branch in the documentation repository.`;
}
/** Asks the service with one request. Resolves to undefined if it has the branch, or doesn't list all branches. */
async function explainMissingBranch(run, branch) {
    const listed = await (0,_tidying_js__WEBPACK_IMPORTED_MODULE_4__/* .withinMinute */ .O)(run, (late) => (0,_api_endpoints_content_js__WEBPACK_IMPORTED_MODULE_0__/* .listBranches */ .jr)(run.api, late)).catch((error) => {
        // Whatever the run reports says more than this error.
        if (error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .GI)
            return undefined;
        throw error;
    });
    const names = listed?.branches.map(({ name }) => name) ?? [];
    const isComplete = names.length > 0 && (listed?.count ?? names.length) === names.length;
    return isComplete && !names.includes(branch) ? describeMissingBranch(branch, names) : undefined;
}


/***/ }),

/***/ 16735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ withinMinute)
/* harmony export */ });
const MAX_TIDYING_MS = 60_000;
/**
 * Awaits a request that tidies up. It rejects with the service's last answer if a limit takes longer than a minute.
 * @param request gets the signal that ends its waits
 */
async function withinMinute({ clock, signal }, request) {
    const [late, ended] = [new AbortController(), new AbortController()];
    void clock.sleep(MAX_TIDYING_MS, AbortSignal.any([signal, ended.signal])).then(() => late.abort(), () => undefined);
    try {
        return await request(late.signal);
    }
    finally {
        ended.abort();
    }
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