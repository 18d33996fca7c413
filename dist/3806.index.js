export const id = 3806;
export const ids = [3806];
export const modules = {

/***/ 43806:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   publishOnGitHub: () => (/* binding */ publishOnGitHub)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _text_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33127);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32946);
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(78609);
/* harmony import */ var _text_width_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27241);
/* harmony import */ var _text_error_message_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40949);
/* harmony import */ var _disk_paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26491);
/** Publishes outputs, annotations and the job summary of a GitHub Actions step. */








/** The runner truncates longer messages. */
const MAX_MESSAGE_LENGTH = 4096;
/** The runner drops a summary above 1 MiB as a whole. */
const SUMMARY_LIMIT_BYTES = 1_000_000;
/** Publishes everything. A warning in the log names what couldn't be published. */
async function publishOnGitHub(publication, step) {
    const core = await Promise.all(/* import() */[__webpack_require__.e(3137), __webpack_require__.e(1659), __webpack_require__.e(770)]).then(__webpack_require__.bind(__webpack_require__, 91659));
    setOutputs(core, publication.outputs, step);
    if (publication.summary)
        appendSummary(publication.summary, publication.resultsDir, step);
    annotate(core, publication.annotations, step.budget);
}
function setOutputs(core, outputs, step) {
    // Without the file, @actions/core throws or prints a command that the runner no longer supports.
    writeRunnerFile('GITHUB_OUTPUT', 'the outputs', step, () => {
        for (const [name, value] of Object.entries(outputs))
            core.setOutput(name, value);
    });
}
function appendSummary(blocks, resultsDir, step) {
    const path = resultsDir === undefined ? undefined : (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .workspacePath */ .X5)(step.workspace, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(resultsDir, 'summary.md'));
    const pointer = path === undefined ? 'Truncated.' : ['Truncated. Full version: ', { code: path }, '.'];
    writeRunnerFile('GITHUB_STEP_SUMMARY', 'the job summary', step, (file) => {
        const limitBytes = SUMMARY_LIMIT_BYTES - (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file).size;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(file, (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__.renderMarkdown)(blocks, { limitBytes, pointer }));
    });
}
/** Writes to a file of the runner. If that fails, a warning says what couldn't be published. */
function writeRunnerFile(variable, content, { env, log }, write) {
    const warn = (reason) => log.line('warning', `Couldn't publish ${content}: ${variable} ${reason}.`);
    const path = env[variable];
    if (!path) {
        warn("isn't set");
        return;
    }
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)) {
        warn("isn't the path of a file");
        return;
    }
    try {
        write(path);
    }
    catch (error) {
        warn(`can't be written (${(0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_6__/* .messageOf */ .b)(error)})`);
    }
}
/** Prints the annotations that are not in the log, and how many of each level are only in the log. */
function annotate(core, annotations, budget) {
    for (const { level, message, title, file, line } of annotations) {
        if (!budget.take(level, true))
            continue;
        core[level]((0,_text_width_js__WEBPACK_IMPORTED_MODULE_4__/* .shorten */ .ml)((0,_text_log_js__WEBPACK_IMPORTED_MODULE_2__/* .cleanLines */ .v3)(message).join('\n'), MAX_MESSAGE_LENGTH), { title, file, startLine: line });
    }
    for (const level of ['error', 'warning', 'notice']) {
        const count = budget.hiddenCount(level);
        if (count > 0)
            core[level](`${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_7__/* .pluralize */ .t)(count, `more ${level}`)}. The log lists all of them.`);
    }
}


/***/ }),

/***/ 78609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ formatCount),
/* harmony export */   t: () => (/* binding */ pluralize)
/* harmony export */ });
/** Formats counts with their nouns: `1 file`, `2 files`, `1,967 files`. */
/** Returns `1,234`. The first number that Intl formats takes longer than reading a hundred files. */
function formatCount(count) {
    return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
/** Returns the count with its noun. The plural is the singular with an s unless it is given. */
function pluralize(count, singular, plural = `${singular}s`) {
    return `${formatCount(count)} ${count === 1 ? singular : plural}`;
}


/***/ })

};
