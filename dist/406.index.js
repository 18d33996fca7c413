"use strict";
exports.id = 406;
exports.ids = [406];
exports.modules = {

/***/ 40406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ flagProblems),
/* harmony export */   mistypedVariables: () => (/* binding */ mistypedVariables),
/* harmony export */   u: () => (/* binding */ parseFlags)
/* harmony export */ });
/* harmony import */ var _text_nearest_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88763);
/* harmony import */ var _text_pluralize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(22805);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(724);
/** Parses command-line flags as inputs: `--x v`, `--x=v`, `--no-x`, lists by repetition. Finds mistyped flags and variables. */



/** The hosts read these flags themselves. */
const TERMINAL_FLAGS = new Map([
    ['json', 'boolean'],
    ['verbose', 'boolean'],
]);
/** Only these words are shown in a problem. Any other word can be a key in the wrong place. */
const SHOWABLE = /^[a-z-]{1,20}$/;
/**
 * Parses the words behind a command. `parseArgs` of node:util doesn't fit: it takes a known flag for the value of the
 * flag before it, and shows the value of an unknown flag as a word of its own.
 */
function parseFlags(words, inputTypes) {
    const types = new Map([...inputTypes, ...TERMINAL_FLAGS]);
    const values = new Map();
    const withoutValue = [];
    const strays = [];
    let boolean;
    const remaining = [...words];
    const takeValue = () => (isFlag(remaining[0], types) ? undefined : remaining.shift());
    const takeBoolean = () => (/^(true|false)$/.test(remaining[0] ?? '') ? remaining.shift() : undefined) ?? 'true';
    for (let word = remaining.shift(); word !== undefined; word = remaining.shift()) {
        const { name, inline } = splitFlag(word, types);
        const before = boolean;
        boolean = name !== undefined && inline === undefined && types.get(name) === 'boolean' ? name : undefined;
        if (word === '--')
            strays.push(...remaining.splice(0).map((one) => ({ word: one })));
        else if (name === undefined)
            strays.push({ word, boolean: word.startsWith('-') ? undefined : before });
        else if (types.get(name) === 'boolean')
            values.set(name, inline ?? takeBoolean());
        else {
            const value = inline ?? takeValue();
            const others = values.get(name);
            if (value === undefined)
                withoutValue.push(name);
            else
                values.set(name, others === undefined ? value : `${others}\n${value}`);
        }
    }
    return { values, withoutValue, strays };
}
/** `--x=v` is flag x with the value v, `--no-x` is flag x with the value false. */
function splitFlag(word, types) {
    const [, name, inline] = /^--([^=]+)(?:=([^]*))?$/.exec(word) ?? [];
    const positive = name?.replace(/^no-/, '') ?? '';
    const isNegated = positive !== name && inline === undefined && types.get(positive) === 'boolean';
    return isNegated ? { name: positive, inline: 'false' } : { name, inline };
}
function isFlag(word, types) {
    return word === undefined || word === '--' || types.has(splitFlag(word, types).name ?? '');
}
/** Returns the problems of the flags, one sentence each, without any value. */
function flagProblems({ values, withoutValue, strays }, inputTypes) {
    const names = [...inputTypes.keys()];
    const isKnown = (name) => inputTypes.has(name) || TERMINAL_FLAGS.has(name);
    const isBoolean = (value) => [undefined, 'true', 'false'].includes(value);
    const unknown = new Set([...values.keys(), ...withoutValue].filter((name) => !isKnown(name)));
    const invalid = [...TERMINAL_FLAGS.keys()].filter((name) => !isBoolean(values.get(name)));
    return [
        ...[...unknown].map((name) => describeUnknownFlag(name, (0,_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestName */ .q)(name, names))),
        ...withoutValue.filter(isKnown).map((name) => `--${name} needs a value.`),
        ...invalid.map((name) => `--${name} must be true or false.`),
        ...strayProblems(strays, inputTypes.has('for')),
    ];
}
/** These variables aren't inputs. */
const OTHER_VARIABLES = ['DOCS_CI_CLI', 'DOCS_CI_GITLAB_TOKEN', 'DOCS_CI_HOST', 'DOCS_CI_VERBOSE'];
/**
 * Returns a sentence for each variable whose name is nearly that of an input, without any value.
 * @param inputs the inputs of all commands, because the jobs of a pipeline share its variables
 */
function mistypedVariables(env, inputs) {
    const known = inputs.map(_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .inputVariable */ .LO);
    const isUnknown = (name) => name.startsWith('DOCS_CI_') && ![...known, ...OTHER_VARIABLES].includes(name);
    return Object.keys(env)
        .filter(isUnknown)
        .flatMap((name) => {
        const nearest = (0,_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestName */ .q)(name.slice('DOCS_CI_'.length), known.map((one) => one.slice('DOCS_CI_'.length)));
        return nearest === undefined ? [] : [`${name} has no effect. Did you mean DOCS_CI_${nearest}?`];
    });
}
function describeUnknownFlag(name, nearest) {
    if (nearest !== undefined)
        return `Unknown option --${name}. Did you mean --${nearest}?`;
    return SHOWABLE.test(name)
        ? `Unknown option --${name}. Use --help for a list.`
        : 'Unknown option (not shown, because it may contain a secret). Use --help for a list.';
}
/** The names of the jobs have a hyphen, and check takes them with an option. */
const JOB_NAME = /^[a-z]+(?:-[a-z]+)+$/;
function strayAdvice({ word, boolean }, takesJobs) {
    if (boolean !== undefined)
        return `Use --${boolean} alone, or --no-${boolean}.`;
    return takesJobs && JOB_NAME.test(word) ? `Use --for ${word}.` : 'Remove it.';
}
function strayProblems(strays, takesJobs) {
    const shown = strays.filter(({ word }) => SHOWABLE.test(word));
    const hiddenCount = strays.length - shown.length;
    return [
        ...shown.map((stray) => `Unexpected argument "${stray.word}". ${strayAdvice(stray, takesJobs)}`),
        ...(hiddenCount === 0
            ? []
            : [
                `${(0,_text_pluralize_js__WEBPACK_IMPORTED_MODULE_2__/* .pluralize */ .t)(hiddenCount, 'unexpected argument')} (not shown, because ${hiddenCount === 1 ? 'it' : 'they'} may contain a secret). Remove ${hiddenCount === 1 ? 'it' : 'them'}.`,
            ]),
    ];
}


/***/ })

};
;