"use strict";
exports.id = 297;
exports.ids = [297];
exports.modules = {

/***/ 15297:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FAULT_KINDS: () => (/* binding */ FAULT_KINDS),
/* harmony export */   FaultQueue: () => (/* binding */ FaultQueue),
/* harmony export */   isLateFault: () => (/* binding */ isLateFault)
/* harmony export */ });
/** Declares faults, and keeps them until a matching request arrives. */
/** Every kind of fault and what it does, as `docs-ci emulator --help` shows it. */
const FAULT_KINDS = {
    status: 'send an error body with a status',
    html: "send a proxy's error page",
    hang: 'never respond',
    reset: 'reset the connection',
    'reset-after': 'process the request, then reset the connection',
    cut: 'announce the full length and stop early',
    slow: 'send small chunks with pauses',
    empty: 'send no body',
    'wrong-types': 'swap the types of values',
    'truncated-json': 'send half a JSON document with a correct length',
    redirect: 'redirect to another origin',
};
const KINDS_AFTER_WORK = new Set([
    'reset-after',
    'cut',
    'slow',
    'empty',
    'wrong-types',
    'truncated-json',
]);
/** Whether a fault takes effect after the work. */
function isLateFault(fault) {
    return fault.afterWork === true || KINDS_AFTER_WORK.has(fault.kind);
}
/** The faults that wait for their requests, in the order in which they were added. */
class FaultQueue {
    routeNames;
    pending = [];
    /** @param routeNames the routes that a fault may wait for; a fault for another route would never take effect */
    constructor(routeNames) {
        this.routeNames = routeNames;
    }
    add(fault) {
        if (!this.routeNames.has(fault.route) && fault.route !== '*') {
            throw new Error(`"${fault.route}" isn't a route. Use one such as "POST /deploy", or "*" for all routes.`);
        }
        this.pending.push({ fault, remainingPasses: fault.after ?? 0, remainingUses: fault.times ?? 1 });
    }
    clear() {
        this.pending = [];
    }
    /** Returns the fault for this request, if there is one, and counts it as used. */
    take(routeName) {
        const candidates = this.pending.filter(({ fault }) => matches(fault.route, routeName));
        const match = candidates.find((candidate) => candidate.remainingPasses-- <= 0);
        if (!match)
            return undefined;
        match.remainingUses -= 1;
        this.pending = this.pending.filter((candidate) => candidate.remainingUses > 0);
        return match.fault;
    }
}
function matches(pattern, routeName) {
    if (pattern === '*')
        return true;
    return (routeName !== null && (routeName === pattern || (routeName.startsWith(`${pattern}/`) && pattern.endsWith(' files'))));
}


/***/ })

};
;