"use strict";
exports.id = 9131;
exports.ids = [9131];
exports.modules = {

/***/ 42801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $G: () => (/* binding */ toEnding),
/* harmony export */   AJ: () => (/* binding */ SIGN),
/* harmony export */   DT: () => (/* binding */ describeChanges),
/* harmony export */   EG: () => (/* binding */ renderPlan),
/* harmony export */   LL: () => (/* binding */ describeUnbuilt),
/* harmony export */   Vw: () => (/* binding */ done),
/* harmony export */   cT: () => (/* binding */ withoutSecrets),
/* harmony export */   gz: () => (/* binding */ failed),
/* harmony export */   jg: () => (/* binding */ countSteps),
/* harmony export */   vZ: () => (/* binding */ PAST)
/* harmony export */ });
/* harmony import */ var _text_render_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64131);
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22805);
/* harmony import */ var _text_list_items_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90692);
/** Tells what a run changes in pages: its steps and plan.json, differences without secrets, and the words of its ending. */



/** The kinds of steps that change the project: what such a step did, and its sign. */
const PAST = { create: 'created', update: 'updated', delete: 'deleted' };
const SIGN = { create: 'added', update: 'changed', delete: 'removed' };
function countSteps(steps, action) {
    return steps.filter((step) => step.action === action).length;
}
/** Returns `3 created, 8 updated, 1 deleted`; an empty text without changes. */
function describeChanges(steps, verbs = PAST) {
    const counts = Object.entries(verbs).map(([action, verb]) => ({ count: countSteps(steps, action), verb }));
    return counts.flatMap(({ count, verb }) => (count > 0 ? `${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_0__/* .formatCount */ .B)(count)} ${verb}` : [])).join(', ');
}
/** Renders plan.json, without secrets of the run. @param describe what the file says about one step */
function* renderPlan({ redact }, steps, describe) {
    const redacted = (_, value) => (typeof value === 'string' ? redact(value) : value);
    const render = (step) => JSON.stringify(describe(step), redacted);
    yield '{\n  "schemaVersion": 1,\n';
    yield* (0,_text_render_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .renderLines */ .E)('  "steps": [', steps, render, ']');
    yield '\n}\n';
}
/** Paths that the warning names. */
const MAX_LISTED = 10;
/** Passes on the texts of the differences as they are. A warning names those with a secret of the run, which are left out. */
async function* withoutSecrets({ hasSecret, log }, file, differences) {
    const left = [];
    for await (const { path, text } of differences) {
        if ([path, text, ...sidesOf(text)].some(hasSecret))
            left.push(path);
        else
            yield text;
    }
    if (left.length === 0)
        return;
    log.warning(`${file}: ${(0,_text_list_items_js__WEBPACK_IMPORTED_MODULE_2__/* .listPaths */ .P)(left, MAX_LISTED)} left out, because the text contains this run's API key or token. Remove the secret from the page, and replace the key if anyone else can read the page.`);
}
/** The text before and the text after: the signs in front of the lines would hide a secret that is divided over two lines. */
function sidesOf(text) {
    const lines = text.split('\n');
    const isOf = (sign, line) => line.startsWith(sign) || line.startsWith(' ');
    return ['-', '+'].map((sign) => lines
        .filter((line) => isOf(sign, line))
        .map((line) => line.slice(1))
        .join('\n'));
}
function failed(topic, text, sentences) {
    return { outcome: 'failed', topic, headline: { sign: 'bad', text }, sentences };
}
function done(sign, text, sentences = []) {
    return { outcome: 'done', headline: { sign, text }, sentences };
}
function toEnding({ headline, sentences, ...ending }) {
    return { ...ending, message: [`${headline.text}.`, ...sentences].join(' ') };
}
/** Why the changes of a run aren't live, and the section that says more. */
const UNBUILT = {
    missing: 'no-deployment',
    unknown: 'no-deployment',
    cancelled: 'cancelled-build',
    error: 'failed-build',
};
/**
 * The end of a run whose pages are where they belong, but not live. Undefined if the build didn't fail.
 * @param phase of the deployment, `missing` or `unknown`
 */
function describeUnbuilt(phase, words) {
    if (phase === undefined || !isUnbuilt(phase))
        return undefined;
    const [text, ...sentences] = words[phase];
    return failed(UNBUILT[phase], text, sentences);
}
function isUnbuilt(phase) {
    return Object.hasOwn(UNBUILT, phase);
}


/***/ }),

/***/ 97075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ sizeOf),
/* harmony export */   Hh: () => (/* binding */ load),
/* harmony export */   YZ: () => (/* binding */ MAX_OPERATIONS),
/* harmony export */   oY: () => (/* binding */ inPushOrder),
/* harmony export */   pl: () => (/* binding */ Batches)
/* harmony export */ });
/** Contract: operations of one push. */
const MAX_OPERATIONS = 20;
/** Many servers reject bodies above 1 MiB. */
const MAX_BYTES = 900_000;
/** Returns the changes in the order in which they are pushed: creates and updates, configuration, deletes. */
function inPushOrder(changes) {
    const rankOf = ({ type, step }) => (type === 'delete' ? 2 : step === undefined ? 1 : 0);
    return [...changes].sort((a, b) => rankOf(a) - rankOf(b));
}
/** The pushes of a run, one after another. Each holds the texts of one push in memory. */
class Batches {
    #changes;
    #manifest;
    /** Number of changes that are in the batches so far. */
    #taken = 0;
    #isFinished = false;
    #maxBytes = MAX_BYTES;
    #maxChanges = MAX_OPERATIONS;
    /** A change that was loaded for the batch before and didn't fit. */
    #next;
    constructor(changes, manifest) {
        this.#changes = inPushOrder(changes);
        this.#manifest = manifest;
        this.#isFinished = changes.length === 0 && manifest === undefined;
    }
    /** The next push. Undefined if all changes are in earlier ones. */
    async next() {
        if (this.#isFinished)
            return undefined;
        const loaded = await this.#take();
        const changes = loaded.map(({ change }) => change);
        const operations = loaded.flatMap((one) => one.operations);
        const isComplete = this.#taken === this.#changes.length;
        const manifest = this.#renderManifest(operations, isComplete);
        this.#isFinished = isComplete && (manifest !== undefined || this.#manifest === undefined);
        const rest = { changes, isLast: this.#isFinished };
        if (!manifest)
            return { operations, hasManifest: false, ...rest };
        return { operations: [...operations, manifest], hasManifest: true, pushId: this.#manifest?.pushId, ...rest };
    }
    /** Undefined if a later push has it, with these changes, too. */
    #renderManifest(operations, isComplete) {
        if (!this.#manifest || (!isComplete && this.#manifest.pushId !== undefined))
            return undefined;
        const manifest = this.#manifest.render(this.#changes.slice(0, this.#taken));
        const isFull = operations.length >= MAX_OPERATIONS || sizeOf([...operations, manifest]) > this.#maxBytes;
        return operations.length > 0 && isFull ? undefined : manifest;
    }
    /**
     * Takes back the latest batch. Later ones have at most half its size if the service rejected it as too large (413), and
     * half its changes if the service is slow. So after at most log2 of the size, a push has one change or the manifest alone.
     * Returns false for such a push, which can't be divided: a page that gets another ending is one change of two operations.
     */
    takeBack({ operations, changes, hasManifest }, cause) {
        if (changes.length + (hasManifest && cause === 'too large' ? 1 : 0) <= 1)
            return false;
        this.#taken -= changes.length;
        if (cause === 'slow')
            this.#maxChanges = Math.floor(changes.length / 2);
        else
            this.#maxBytes = Math.min(this.#maxBytes, sizeOf(operations)) / 2;
        this.#next = undefined;
        this.#isFinished = false;
        return true;
    }
    /** Loads changes while they fit into one push. A change that is larger than a push is alone. */
    async #take() {
        const done = this.#changes.slice(0, this.#taken);
        const manifest = this.#manifest && this.#manifest.pushId === undefined ? [this.#manifest.render(done)] : [];
        const loaded = [];
        let [count, bytes] = [manifest.length, sizeOf(manifest)];
        for (let change = this.#changes[this.#taken]; change; change = this.#changes[this.#taken]) {
            const needed = change.replaces === undefined ? 1 : 2;
            if (count + needed > MAX_OPERATIONS || loaded.length === this.#maxChanges)
                break;
            const one = this.#next ?? (await load(change));
            this.#next = undefined;
            if (loaded.length > 0 && bytes + one.bytes > this.#maxBytes) {
                this.#next = one;
                break;
            }
            loaded.push(one);
            count += needed;
            bytes += one.bytes;
            this.#taken += 1;
        }
        return loaded;
    }
}
async function load(change) {
    const { type, path, replaces } = change;
    const operations = type === 'delete' ? [{ type, path }] : [{ type, path, content: (await change.content?.()) ?? '' }];
    if (replaces !== undefined)
        operations.push({ type: 'delete', path: replaces });
    return { change, operations, bytes: sizeOf(operations) };
}
/** Bytes of operations in the JSON of a request. */
function sizeOf(operations) {
    return operations.reduce((sum, operation) => sum + Buffer.byteLength(JSON.stringify(operation)), 0);
}


/***/ }),

/***/ 36589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JS: () => (/* binding */ readNewBranch),
/* harmony export */   LC: () => (/* binding */ readUntil),
/* harmony export */   d_: () => (/* binding */ patiently),
/* harmony export */   nJ: () => (/* binding */ waitForMerge)
/* harmony export */ });
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43947);
/* harmony import */ var _api_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95060);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42690);
/** Looks a few times, because reads may show the state before a write for a while. */



/** Reads until a reading shows the write, a few times. Returns the last reading, also if it never does. */
async function readUntil({ pause }, read, isShown) {
    for (const delayMs of _api_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .LOOK_DELAYS_MS */ .OC) {
        const reading = await read();
        if (isShown(reading))
            return reading;
        await pause(delayMs);
    }
    return read();
}
/** Looks until the write shows, a few times. False if it never does. */
function patiently(pausing, isShown) {
    return readUntil(pausing, isShown, (shown) => shown);
}
/** Reads a branch that was just created: reads may not show it at once. */
async function readNewBranch({ pause }, read) {
    for (const delayMs of _api_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .LOOK_DELAYS_MS */ .OC) {
        try {
            return await read();
        }
        catch (error) {
            if (!(0,_api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 404))
                throw error;
            await pause(delayMs);
        }
    }
    return read();
}
/** Looks until base shows a merge that the service took but didn't confirm. False if that takes too long. */
async function waitForMerge({ clock, log, pause }, isShown, { timeoutMs, delayMs }) {
    const startMs = clock.now();
    for (let waitedMs = 0; waitedMs < timeoutMs; waitedMs = clock.now() - startMs) {
        log.progress(`Waiting for the merge (${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a3)(waitedMs)})`);
        await pause(delayMs(waitedMs));
        if (await isShown())
            return true;
    }
    return false;
}


/***/ }),

/***/ 61170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I9: () => (/* binding */ isTooLarge),
/* harmony export */   SD: () => (/* binding */ SlowError),
/* harmony export */   qU: () => (/* binding */ pushOnce),
/* harmony export */   x7: () => (/* binding */ pushBatches)
/* harmony export */ });
/* harmony import */ var _api_endpoints_content_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43098);
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43947);
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22805);
/* harmony import */ var _write_once_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27208);




const NO_DETAILS = { commitSha: null, branch: null, isDeploymentBranch: null, operationsCompleted: null };
/** A look at the pages of a push takes so long that they may have changed again. */
class SlowError extends Error {
    name = 'SlowError';
}
/**
 * Pushes one commit. Rejects with ConflictError if the service refuses it because of the state of the branch.
 * @param guard for a branch that others write to
 */
async function pushOnce(api, change, isShown, guard) {
    const find = async () => ((await isShown()) ? NO_DETAILS : undefined);
    return (0,_write_once_js__WEBPACK_IMPORTED_MODULE_2__/* .writeOnce */ .Fq)((lookUp) => (0,_api_endpoints_content_js__WEBPACK_IMPORTED_MODULE_0__/* .pushCommit */ .Sq)(api, change, lookUp, guard), find);
}
/** Pushes all batches. `onPushed` gets each batch that is on the branch. Rejects with the errors of the target. */
async function pushBatches({ log, signal }, { push, tooLarge }, batches, onPushed) {
    let pushed = 0;
    log.startProgress(() => `Pushing: ${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralize */ .t)(pushed, 'commit')}`);
    for (let batch = await batches.next(); batch; batch = await batches.next()) {
        signal.throwIfAborted();
        try {
            await push(batch);
            pushed += 1;
            onPushed(batch);
            log.progress(() => `Pushing: ${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_3__/* .pluralize */ .t)(pushed, 'commit')}`);
        }
        catch (error) {
            // Fewer pages are looked at in less time.
            if (error instanceof SlowError && batches.takeBack(batch, 'slow'))
                continue;
            if (!isTooLarge(error))
                throw error;
            if (!batches.takeBack(batch, 'too large'))
                throw tooLarge(batch);
        }
    }
    log.endProgress();
}
function isTooLarge(error) {
    return error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiError */ .hD && error.status === 413;
}


/***/ }),

/***/ 83407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SP: () => (/* binding */ readPage),
/* harmony export */   Xg: () => (/* binding */ readConfig),
/* harmony export */   iI: () => (/* binding */ toListing),
/* harmony export */   o$: () => (/* binding */ readSource),
/* harmony export */   pV: () => (/* binding */ exactly)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _api_endpoints_content_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43098);
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43947);
/* harmony import */ var _pages_place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24169);
/* harmony import */ var _page_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90050);
/* harmony import */ var _text_sentences_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58423);
/** Reads a branch of the documentation project: the list of its pages, single pages and the configuration. */






/** Leaves out paths that docs-ci would never write: they are neither read nor changed. */
function toListing({ pages: entries, count }) {
    const listed = entries.flatMap(({ path, size }) => {
        const plain = path.replace(/^\/+/, '');
        return (0,_pages_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeProblem */ .Do)(plain) === undefined ? [{ path: plain, size }] : [];
    });
    const byPath = new Map(listed.map((page) => [page.path, page]));
    const byPlace = new Map(listed.map((page) => [(0,_pages_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOf */ .$t)(page.path), page]));
    const unlistedForms = unlistedFormsFor(listed);
    const formsOf = (path) => {
        const known = byPath.get(path) ?? byPlace.get((0,_pages_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOf */ .$t)(path));
        return known ? [known.path] : unlistedForms(path);
    };
    return { byPath, byPlace, formsOf, isComplete: count === entries.length };
}
/** The forms of a page that the list lacks, like those of the others. A list without pages doesn't tell, so both are asked for. */
function unlistedFormsFor(listed) {
    if (listed.some(({ path }) => (0,_pages_place_js__WEBPACK_IMPORTED_MODULE_4__/* .isPage */ .yp)(path)))
        return (path) => [path];
    const hasBare = listed.some(({ path }) => node_path__WEBPACK_IMPORTED_MODULE_0__.posix.extname(path) === '');
    return (path) => (hasBare ? [(0,_pages_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOf */ .$t)(path)] : [...new Set([path, (0,_pages_place_js__WEBPACK_IMPORTED_MODULE_4__/* .placeOf */ .$t)(path)])]);
}
/** Returns the text of a page in normal form; undefined if the page doesn't exist. */
async function readPage(api, branch, path) {
    const text = await readSource({ api }, branch, path);
    return text === undefined ? undefined : (0,_page_text_js__WEBPACK_IMPORTED_MODULE_3__/* .normalize */ .S8)(text);
}
/** Returns the text of a page as the service has it; undefined if the page doesn't exist. */
async function readSource({ api }, { branch, formsOf }, path) {
    for (const form of formsOf(path)) {
        try {
            return (await (0,_api_endpoints_content_js__WEBPACK_IMPORTED_MODULE_1__/* .getPage */ .WE)(api, form, { branch })).content;
        }
        catch (error) {
            if (!(0,_api_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .hasStatus */ .Ro)(error, 404))
                throw error;
        }
    }
    return undefined;
}
/** Reads a path exactly as it is written. */
const exactly = (path) => [path];
/**
 * Returns undefined if the service doesn't return the configuration.
 * @param effect for a notice: what docs-ci doesn't do then; undefined for no notice
 */
async function readConfig({ api, log }, branch, effect) {
    try {
        return await (0,_api_endpoints_content_js__WEBPACK_IMPORTED_MODULE_1__/* .getConfig */ .zj)(api, { branch });
    }
    catch (error) {
        const isRefused = error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ApiError */ .hD && error.status < 500 && error.status !== 429;
        if (!isRefused && !(error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UnexpectedResponseError */ .dk))
            throw error;
        if (effect !== undefined)
            log.notice(`The navigation couldn't be read: ${(0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_5__/* .endSentence */ .H_)((0,_api_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonOf */ .A3)(error) ?? error.message)} ${effect}.`);
        return undefined;
    }
}


/***/ }),

/***/ 38466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ MAX_ROUNDS),
/* harmony export */   a: () => (/* binding */ repeatRounds)
/* harmony export */ });
/* harmony import */ var _write_once_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27208);
/** Plans and writes again after a conflict, a few times. */

/** After so many plans that others made out of date, a run gives up. */
const MAX_ROUNDS = 3;
/**
 * Works again after a ConflictError.
 * @param work gets the number of the round, which counts from 1
 * @param onConflict resets the record. Its result ends the run after the last round
 * @param delaysMs pauses between the rounds, in milliseconds
 */
async function repeatRounds({ log, pause }, work, onConflict, delaysMs) {
    for (let round = 1;; round += 1) {
        try {
            return await work(round);
        }
        catch (error) {
            if (!(error instanceof _write_once_js__WEBPACK_IMPORTED_MODULE_0__/* .ConflictError */ .fK))
                throw error;
            const end = onConflict(error);
            if (round === MAX_ROUNDS)
                throw end;
            log.info(`The project changed during the run (${error.message}). Comparing again.`);
            await pause(delaysMs[round - 1] ?? 0);
        }
    }
}


/***/ }),

/***/ 46591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ createOwnBranch),
/* harmony export */   VS: () => (/* binding */ removeBranch),
/* harmony export */   it: () => (/* binding */ findCreated),
/* harmony export */   j8: () => (/* binding */ hasBranch)
/* harmony export */ });
/* harmony import */ var _api_endpoints_content_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43098);
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43947);


async function hasBranch(api, branch) {
    const { branches } = await (0,_api_endpoints_content_js__WEBPACK_IMPORTED_MODULE_0__/* .listBranches */ .jr)(api);
    return branches.some(({ name }) => name === branch);
}
/** Finds a branch whose creation has no response. */
async function findCreated(api, branchName) {
    return (await hasBranch(api, branchName)) ? { branchName, sourceBranch: null, sourceSha: null } : undefined;
}
/**
 * Creates a branch. A lost response is looked up by the name, which is this run's own.
 * @param sourceBranch undefined: the deployment branch
 */
async function createOwnBranch(api, branch) {
    return (0,_api_endpoints_content_js__WEBPACK_IMPORTED_MODULE_0__/* .createBranch */ .lY)(api, branch, () => findCreated(api, branch.branchName));
}
/** Deletes a branch; one that is gone already is fine. @param signal ends the waits for a limit */
async function removeBranch(api, name, signal) {
    await (0,_api_endpoints_content_js__WEBPACK_IMPORTED_MODULE_0__/* .deleteBranch */ .SN)(api, name, signal).catch((error) => {
        if (!(0,_api_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .hasStatus */ .Ro)(error, 404))
            throw error;
    });
}


/***/ }),

/***/ 27208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fq: () => (/* binding */ writeOnce),
/* harmony export */   dh: () => (/* binding */ isConflict),
/* harmony export */   fK: () => (/* binding */ ConflictError),
/* harmony export */   lH: () => (/* binding */ tryOnce),
/* harmony export */   tK: () => (/* binding */ lookAtOperations),
/* harmony export */   vo: () => (/* binding */ explainRejection)
/* harmony export */ });
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43947);
/* harmony import */ var _pages_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24169);
/* harmony import */ var _page_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90050);
/* harmony import */ var _read_project_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83407);
/* harmony import */ var _text_sentences_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58423);





/** Others write to the same pages, or the service has another state than it showed: plan again. */
class ConflictError extends Error {
    name = 'ConflictError';
}
/** Statuses with which a service says that the branch has another state than this run saw. */
const CONFLICT_STATUSES = [404, 409, 422];
function isConflict(error) {
    return (0,_api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, ...CONFLICT_STATUSES);
}
/** Sends a write. After a lost response, it is only sent again if it isn't found. */
async function tryOnce(send, find) {
    const lost = { is: false };
    try {
        const result = await send(() => {
            lost.is = true;
            return find();
        });
        return { result, refusal: undefined, wasLost: lost.is };
    }
    catch (error) {
        // The look before a later attempt can meet the result of an earlier one.
        const result = error instanceof ConflictError && lost.is ? await find() : undefined;
        if (result !== undefined)
            return { result, refusal: undefined, wasLost: true };
        if (!isConflict(error))
            throw error;
        return { result: undefined, refusal: error, wasLost: lost.is };
    }
}
/**
 * Sends a write. Rejects with ConflictError if the service refuses it because of the state of the branch, unless that is
 * the result of an earlier attempt.
 */
async function writeOnce(send, find) {
    const { result, refusal, wasLost } = await tryOnce(send, find);
    const written = result ?? (wasLost ? await find() : undefined);
    if (written !== undefined)
        return written;
    throw new ConflictError(refusal?.message, { cause: refusal });
}
/** Operations that are looked at. A commit is whole, but another writer may have written one of the same texts. */
const MAX_LOOKED_UP = 3;
/** Looks at the pages of a write, and at other files only if there are too few pages. All of these show it, or none does. */
async function lookAtOperations(run, branch, operations) {
    const pages = operations.filter(({ path }) => (0,_pages_place_js__WEBPACK_IMPORTED_MODULE_3__/* .isPage */ .yp)(path));
    const sights = new Set();
    for (const operation of [...pages, ...operations.filter((one) => !pages.includes(one))].slice(0, MAX_LOOKED_UP)) {
        const there = await (0,_read_project_js__WEBPACK_IMPORTED_MODULE_2__/* .readPage */ .SP)(run.api, branch, operation.path);
        if (isAsWritten(operation, there))
            sights.add('shown');
        else if (there !== undefined)
            return 'other';
        // The service may never return a file that isn't a page.
        else if ((0,_pages_place_js__WEBPACK_IMPORTED_MODULE_3__/* .isPage */ .yp)(operation.path))
            sights.add('hidden');
    }
    return sights.has('shown') && !sights.has('hidden') ? 'shown' : 'hidden';
}
function isAsWritten(operation, there) {
    if (operation.type === 'delete')
        return there === undefined;
    return there !== undefined && (0,_page_text_js__WEBPACK_IMPORTED_MODULE_1__/* .hashPage */ .az)(there) === (0,_page_text_js__WEBPACK_IMPORTED_MODULE_1__/* .hashPage */ .az)((0,_page_text_js__WEBPACK_IMPORTED_MODULE_1__/* .normalize */ .S8)(operation.content));
}
/** Adds the advice to the reason of a rejected write: a 403 can mean the role, the plan, or a protected branch. */
function explainRejection(error, advice) {
    if (!(0,_api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStatus */ .Ro)(error, 403) || error.request.method !== 'POST')
        return error;
    // A reason that names the role leaves no other cause.
    if (/\brole\b/i.test(error.reason) && !/protect/i.test(error.reason))
        return error;
    return new _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ApiError */ .hD(error.request, error.status, `${(0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_4__/* .endSentence */ .H_)((0,_api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3)(error) ?? error.message)} ${advice}`);
}


/***/ }),

/***/ 54415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hY: () => (/* binding */ renderPatch),
/* harmony export */   "in": () => (/* binding */ renderDiff),
/* harmony export */   vr: () => (/* binding */ formatLike)
/* harmony export */ });
/** Lines that git shows around a change. */
const CONTEXT_LINES = 3;
/** More changed lines are compared in quadratic time. */
const MAX_CHANGED_LINES = 1_000;
/** The time is proportional to the number of lines times the number of changed lines. */
const MAX_COMPARISONS = 20_000_000;
/**
 * A part of edited.patch: `git apply` turns the file into the page of the service. Empty if both have the same content.
 * @param file path relative to the root of the repository, with slashes
 * @param disk text of the file as it is on the disk, with its byte order mark and line ends
 * @param remote text of the page at the service, in normal form
 */
async function renderPatch(file, disk, remote) {
    return render(`a/${file}`, `b/${file}`, disk, formatLike(disk, remote));
}
/**
 * A part of changes.diff. Empty if nothing changes.
 * @param path in the documentation project
 * @param before text in normal form, as `after`; undefined if the page doesn't exist
 */
async function renderDiff(path, before, after) {
    const [oldPath, newPath] = [
        before === undefined ? NO_FILE : `a/${path}`,
        after === undefined ? NO_FILE : `b/${path}`,
    ];
    return render(oldPath, newPath, before ?? '', after ?? '');
}
const NO_FILE = '/dev/null';
async function render(oldPath, newPath, before, after) {
    if (before === after && oldPath !== NO_FILE && newPath !== NO_FILE)
        return '';
    const { formatPatch, structuredPatch } = await __webpack_require__.e(/* import() | diff */ 6622).then(__webpack_require__.bind(__webpack_require__, 65589));
    const lines = `${before}${after}`.split('\n').length;
    const maxEditLength = Math.min(MAX_CHANGED_LINES, Math.ceil(MAX_COMPARISONS / (lines + 1)));
    const options = { context: CONTEXT_LINES, maxEditLength };
    const found = structuredPatch(oldPath, newPath, before, after, undefined, undefined, options);
    const patch = {
        oldFileName: oldPath,
        newFileName: newPath,
        oldHeader: undefined,
        newHeader: undefined,
        hunks: found?.hunks ?? [replaceAll(before, after)],
        isGit: true,
        ...(oldPath === NO_FILE && { isCreate: true }),
        ...(newPath === NO_FILE && { isDelete: true }),
    };
    return formatPatch(patch);
}
/** A hunk that removes all lines and adds all others. */
function replaceAll(before, after) {
    const [removed, added] = [signedLines('-', before), signedLines('+', after)];
    const lines = [...removed, ...added];
    const countOf = (sign) => lines.filter((line) => line.startsWith(sign)).length;
    return { oldStart: 1, oldLines: countOf('-'), newStart: 1, newLines: countOf('+'), lines };
}
function signedLines(sign, text) {
    const lines = text.split('\n').map((line) => `${sign}${line}`);
    return text === '' || text.endsWith('\n') ? lines.slice(0, -1) : [...lines, '\\ No newline at end of file'];
}
/** Gives a page in normal form the byte order mark, the line ends and the last line break of a file. */
function formatLike(disk, normal) {
    if (disk === '' || normal === '')
        return normal;
    const mark = disk.startsWith('\ufeff') ? '\ufeff' : '';
    let end = disk.length;
    while (end > 0 && /[\r\n]/.test(disk.charAt(end - 1)))
        end -= 1;
    const body = normal.replace(/\n$/, '').replaceAll('\n', lineEndOf(disk));
    return mark + body + disk.slice(end);
}
/** The most frequent line end. */
function lineEndOf(text) {
    const windows = text.split('\r\n').length - 1;
    const unix = text.split('\n').length - 1 - windows;
    if (windows > unix)
        return '\r\n';
    return unix === 0 && text.includes('\r') ? '\r' : '\n';
}


/***/ })

};
;