"use strict";
exports.id = 2027;
exports.ids = [2027,406];
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
/* harmony import */ var _text_sentences_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58423);
/** Parses the command line: which command runs, and with which flags. */





/** What `--help` can be about besides the commands themselves. */
const OTHER_TOPICS = ['run', 'demo', 'emulator'];
const TOPICS = [..._commands_index_js__WEBPACK_IMPORTED_MODULE_1__/* .commandNames */ .oQ, ...OTHER_TOPICS];
function parseArguments(words) {
    const [first, ...rest] = words;
    if (first === undefined)
        return { kind: 'help' };
    if (words.includes('--help') || words.includes('-h'))
        return { kind: 'help', topic: findTopic(words) };
    if (words.includes('--version') || first === '-v')
        return { kind: 'version' };
    if ((0,_commands_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isCommandName */ .zZ)(first))
        return { kind: 'run', names: [first], flags: rest, several: false };
    return OTHER_COMMANDS.get(first)?.(rest) ?? unknownCommand(first, TOPICS);
}
const OTHER_COMMANDS = new Map([
    ['help', (words) => ({ kind: 'help', topic: findTopic(words) })],
    ['run', parseRun],
    ['demo', parseDemo],
    ['emulator', parseEmulator],
]);
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
function parseDemo(words) {
    return words.every((word) => word === '--keep')
        ? { kind: 'demo', keep: words.length > 0 }
        : invalid('demo only takes the option --keep', 'docs-ci demo --help');
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
            },
        });
        const port = parsePort(values.port);
        if (Number.isNaN(port))
            return invalid('--port must be a number from 0 (any free port) to 65535', help);
        return { kind: 'emulator', port, faults: values.fault };
    }
    catch (error) {
        const [problem = ''] = (0,_text_error_message_js__WEBPACK_IMPORTED_MODULE_3__/* .messageOf */ .b)(error).split(/\. |\.$/);
        return invalid(`emulator: ${problem}`, help);
    }
}
/** Returns a port, or NaN. */
function parsePort(text) {
    return /^\d+$/.test(text) && Number(text) <= 65_535 ? Number(text) : NaN;
}
function unknownCommand(word, known) {
    const nearest = (0,_text_nearest_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestName */ .q)(word, known);
    const suggestion = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
    return { kind: 'invalid', problem: `Unknown command ${(0,_text_sentences_js__WEBPACK_IMPORTED_MODULE_4__/* .quoted */ .TL)(word)}.${suggestion} Run docs-ci --help for a list.` };
}
function invalid(problem, help) {
    return { kind: 'invalid', problem: `${problem}. Run ${help} for details.` };
}


/***/ }),

/***/ 53701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderHelp: () => (/* binding */ renderHelp)
/* harmony export */ });
/* harmony import */ var _text_group_by_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17266);
/* harmony import */ var _commands_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17924);
/* harmony import */ var _commands_inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19699);
/* harmony import */ var _run_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12315);
/* harmony import */ var _text_width_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46965);





/** Longer lines are hard to read, however wide the terminal is. */
const MAX_WIDTH = 100;
const TAGLINE = 'Automate your hosted docs: sync media, push pages, deploy, export PDFs, report on readers.';
/** @param columns width of the terminal; undefined or 0 if it is not known */
async function renderHelp(topic, columns) {
    return renderPage(await describeTopic(topic), Math.min(columns || MAX_WIDTH, MAX_WIDTH));
}
async function describeTopic(topic) {
    switch (topic) {
        case undefined:
            return describeRoot(await loadAll());
        case 'run':
            return describeRun(await loadAll());
        case 'demo':
            return DEMO;
        case 'emulator':
            return describeEmulator();
        default:
            return describeCommand(await _commands_index_js__WEBPACK_IMPORTED_MODULE_0__/* .commands */ .Pi[topic]());
    }
}
async function loadAll() {
    return Promise.all(Object.values(_commands_index_js__WEBPACK_IMPORTED_MODULE_0__/* .commands */ .Pi).map((load) => load()));
}
const HELP_HINT = 'Run docs-ci <command> --help for options.';
const NO_COLOR = ['NO_COLOR', 'Set to any value to turn off colors.'];
const ENVIRONMENT = [
    ['DOCS_CI_API_KEY', 'API key. docs-ci reads DOCS_API_KEY if this variable is not set.'],
    ['DOCS_CI_BASE_URL', 'API base URL, such as https://api.example.com/api/v1'],
    ['DOCS_CI_<OPTION>', 'Any other option except --json and --help, such as DOCS_CI_TIMEOUT'],
    NO_COLOR,
];
function describeRoot(all) {
    return {
        summary: TAGLINE,
        sections: {
            USAGE: ['docs-ci <command> [options]'],
            COMMANDS: [...listCommands(all), ['run', 'Run several of these in order; stop at the first failure']],
            'TRY IT': [
                ['demo', 'Run every command against a local mock service (no account needed)'],
                ['emulator', 'Start the mock service; --fault injects errors'],
            ],
            FLAGS: [
                ['-h, --help', 'Show help for docs-ci or for a command'],
                ['-v, --version', 'Show the version'],
            ],
            EXAMPLES: [
                '$ docs-ci demo',
                '$ docs-ci trigger-deploy --mode preview --branch new-guide',
                '$ docs-ci sync-media --dry-run',
            ],
            ENVIRONMENT,
            '': [HELP_HINT],
        },
    };
}
function listCommands(all) {
    return all.map(({ name, summary }) => [name, summary]);
}
const HELP_OPTION = ['-h, --help', 'Show this help.'];
const VERBOSE = ['--verbose', 'Print one line per request.'];
const TERMINAL_OPTIONS = [
    ['--json', 'Print only result.json on stdout and everything else on stderr.'],
    VERBOSE,
    HELP_OPTION,
];
function describeCommand(command) {
    const { name, summary, examples, inputs, inputGroups } = command;
    const isRequired = (input) => inputs[input]?.required === true;
    const grouped = new Set(Object.values(inputGroups).flat());
    const common = Object.keys(inputs).filter((input) => !grouped.has(input) && !isRequired(input));
    const optionsOf = (names) => names.map((input) => describeOption(input, inputs[input]));
    const groups = Object.entries(inputGroups).map(([title, names]) => [title.toUpperCase(), optionsOf(names)]);
    return {
        summary: `${summary}.`,
        sections: {
            USAGE: [`docs-ci ${name} [options]`],
            EXAMPLES: examples.map((example) => `$ docs-ci ${example}`),
            REQUIRED: optionsOf(Object.keys(inputs).filter(isRequired)),
            ...Object.fromEntries(groups),
            'COMMON OPTIONS': [...optionsOf(common), ...TERMINAL_OPTIONS],
            '': ['You can repeat an option that ends in "..." to pass several values.'],
            ENVIRONMENT,
            'OUTPUTS (in result.json)': [
                ['outcome', 'How the run ended'],
                ['result', 'Path of result.json'],
                ...Object.entries(command.outputs),
            ],
            'EXIT CODES': EXIT_CODES,
        },
    };
}
/** Outcomes with one exit code share a line. */
const EXIT_CODES = [...(0,_text_group_by_js__WEBPACK_IMPORTED_MODULE_4__/* .groupBy */ .$)(Object.values(_run_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .OUTCOMES */ .im), ({ exitCodes }) => exitCodes.join(', '))].map(([codes, outcomes]) => [codes, outcomes.map(({ meaning }) => meaning).join(' or ')]);
const SAFER_KEY = 'Every user of the machine sees it in the list of processes: prefer the variable DOCS_CI_API_KEY.';
/** The placeholder of a value, by the kind of its input. */
const PLACEHOLDERS = {
    text: '<text>',
    lines: '<value>...',
    quota: '<n|n%>',
    date: '<YYYY-MM-DD>',
    secret: '<key>',
    duration: '<time>',
    url: '<url>',
    number: '<n>',
    path: '<path>',
};
function describeOption(name, input) {
    const option = (0,_commands_inputs_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .kebab */ .i9)(name);
    const term = input.kind === 'flag' ? `--[no-]${option}` : `--${option} ${placeholderOf(input)}`;
    const safer = name === 'apiKey' ? ` ${SAFER_KEY}` : '';
    return [term, `${input.description}${safer}${describeChoices(input)}${describeDefault(input)}`];
}
/** Longer lists of choices stand in the description. */
const MAX_CHOICES_LENGTH = 24;
function placeholderOf({ kind, choices = [] }) {
    const list = choices.join('|');
    if (kind === 'choice')
        return list.length > MAX_CHOICES_LENGTH ? '<choice>' : `<${list}>`;
    return kind === 'flag' ? '' : PLACEHOLDERS[kind];
}
function describeChoices({ choices = [] }) {
    return choices.join('|').length > MAX_CHOICES_LENGTH ? ` One of ${choices.join(', ')}.` : '';
}
function describeDefault({ default: value, defaultText }) {
    if (value !== undefined)
        return ` (default "${value}")`;
    return defaultText === undefined ? '' : ` (default: ${defaultText.replaceAll('`', '')})`;
}
function describeRun(all) {
    return {
        summary: 'Run several commands in order; stop at the first failure.',
        sections: {
            USAGE: ['docs-ci run <command>... [options]'],
            EXAMPLES: ['$ docs-ci run sync-media trigger-deploy --path media --verify-pages /'],
            'COMMANDS, in the order in which they run': listCommands(all),
            OPTIONS: [
                ['--<option>', 'Any option of these commands. Each command uses the options that it has.'],
                ['--results-dir <path>', 'Folder for result files; each command writes to a subfolder. (default "docs-ci")'],
                ['--json', 'Print only the result.json of each command on stdout, and everything else on stderr.'],
                VERBOSE,
                HELP_OPTION,
            ],
            'EXIT CODES': EXIT_CODES,
            '': [HELP_HINT],
        },
    };
}
const DEMO = {
    summary: 'Run every command against a local mock service, on a copy of the sample files. Needs no account and no network.',
    sections: {
        USAGE: ['docs-ci demo [--keep]'],
        OPTIONS: [
            ['--keep', 'Serve the site and the previews after the last command, until you press Ctrl-C.'],
            HELP_OPTION,
        ],
        ENVIRONMENT: [NO_COLOR],
    },
};
const EMULATOR_OPTIONS = [
    ['--port <n>', 'Port to listen on. (default: any free port)'],
    ['--fault <fault>...', 'Change a response: "<METHOD> <path> <what> [options]". Use * for every request.'],
    HELP_OPTION,
];
async function describeEmulator() {
    const [{ FAULT_KINDS }, { FAULT_OPTIONS }] = await Promise.all([
        Promise.all(/* import() | emulator */[__webpack_require__.e(2087), __webpack_require__.e(7280), __webpack_require__.e(7520), __webpack_require__.e(334)]).then(__webpack_require__.bind(__webpack_require__, 15297)),
        Promise.all(/* import() | emulator */[__webpack_require__.e(2087), __webpack_require__.e(7280), __webpack_require__.e(7520), __webpack_require__.e(334)]).then(__webpack_require__.bind(__webpack_require__, 78815)),
    ]);
    return {
        summary: "Start a mock of the documentation service's API on this machine. Press Ctrl-C to stop it.",
        sections: {
            USAGE: ['docs-ci emulator [options]'],
            EXAMPLES: [
                '$ docs-ci emulator --port 4000',
                '$ docs-ci emulator --fault "POST /deploy 502 x2"',
                '$ docs-ci emulator --fault "GET /config hang" --fault "POST /media 429 x2"',
            ],
            OPTIONS: EMULATOR_OPTIONS,
            'FAULTS (<what>)': [['400 to 599', 'send an error with this status'], ...Object.entries(FAULT_KINDS).slice(1)],
            'OPTIONS OF A FAULT': FAULT_OPTIONS,
        },
    };
}
function renderPage({ summary, sections }, width) {
    const rows = Object.values(sections).flat();
    const longest = Math.max(0, ...rows.map((row) => (typeof row === 'string' ? 0 : row[0].length)));
    // A narrow terminal has no room for two columns.
    const termWidth = width < MIN_COLUMNS_WIDTH ? 4 : Math.min(MAX_TERM_WIDTH, longest) + INDENT.length;
    const renderRow = (title, row) => {
        if (typeof row !== 'string')
            return renderTerm(row, termWidth, width);
        // People copy commands, so these are never broken.
        return title === '' ? (0,_text_width_js__WEBPACK_IMPORTED_MODULE_3__/* .wrapWords */ .EO)(row, width) : [INDENT + row];
    };
    const parts = Object.entries(sections).map(([title, lines]) => [
        ...(title === '' ? [] : [title]),
        ...lines.flatMap((row) => renderRow(title, row)),
    ]);
    return `${[(0,_text_width_js__WEBPACK_IMPORTED_MODULE_3__/* .wrapWords */ .EO)(summary, width), ...parts].map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
const INDENT = '  ';
const MIN_COLUMNS_WIDTH = 72;
/** Longer terms have their description on the next line. */
const MAX_TERM_WIDTH = 26;
function renderTerm([term, description], termWidth, width) {
    const [first = '', ...rest] = (0,_text_width_js__WEBPACK_IMPORTED_MODULE_3__/* .wrapWords */ .EO)(description, width, INDENT + ' '.repeat(termWidth));
    return term.length + INDENT.length > termWidth
        ? [INDENT + term, first, ...rest]
        : [INDENT + term.padEnd(termWidth) + first.trimStart(), ...rest];
}


/***/ }),

/***/ 28881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ SHARED_VARIABLES),
/* harmony export */   e: () => (/* binding */ readCliInputs)
/* harmony export */ });
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(724);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40406);
/** Reads inputs from flags, then from environment variables: in a terminal, and in a GitLab job. */


/** Other tools of the service read this variable, so it is often set already. */
const SHARED_VARIABLES = { 'api-key': 'DOCS_API_KEY' };
/** @param otherVariables input → a second variable that can hold it */
function readCliInputs({ flags: words, flagTypes, env }, otherVariables) {
    const flags = (0,_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .parseFlags */ .u)(words, flagTypes);
    const { values } = flags;
    return {
        // A blank variable counts as not set.
        input: (name) => values.get(name) ??
            [(0,_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .inputVariable */ .LO)(name), otherVariables[name] ?? ''].map((one) => env[one]).find((one) => one?.trim()),
        inputProblems: () => (0,_flags_js__WEBPACK_IMPORTED_MODULE_0__/* .flagProblems */ .b)(flags, flagTypes),
        verbose: values.get('verbose') === 'true' || (0,_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .isVerbose */ .rb)(env),
        json: values.get('json') === 'true',
    };
}


/***/ }),

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


/***/ }),

/***/ 2405:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ isAtLeast),
/* harmony export */   inspectMachine: () => (/* binding */ inspectMachine),
/* harmony export */   j: () => (/* binding */ platformFinding)
/* harmony export */ });
/** `engines` of package.json. */
const MIN_NODE = [20, 19];
const CONNECTION_VARIABLES = ['HTTPS_PROXY', 'HTTP_PROXY', 'NO_PROXY', 'NODE_EXTRA_CA_CERTS'];
/** @param nodeVersion such as `24.1.0` */
function inspectMachine(env, nodeVersion = process.versions.node) {
    // The values can contain credentials, so only the names are shown.
    const names = CONNECTION_VARIABLES.filter((name) => env[name] || env[name.toLowerCase()]);
    const found = [`Node.js ${nodeVersion}`, names.length === 0 ? 'no proxy' : `${names.join(', ')} set`].join('; ');
    if (isAtLeast(nodeVersion, MIN_NODE))
        return { about: 'machine', verdict: 'ok', found };
    const cure = `Install Node.js ${MIN_NODE.join('.')} or newer.`;
    return { about: 'machine', verdict: 'problem', found, cure };
}
/** Returns what a look at the platform found. */
function platformFinding(verdict, found, cure) {
    return { about: 'platform', verdict, found, ...(cure !== undefined && { cure }) };
}
/** Compares the first two numbers of a version. */
function isAtLeast(version, [minMajor, minMinor]) {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    return major > minMajor || (major === minMajor && minor >= minMinor);
}


/***/ }),

/***/ 44945:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vj: () => (/* binding */ styleOf),
/* harmony export */   _X: () => (/* binding */ DEFAULT_COLUMNS)
/* harmony export */ });
/* unused harmony exports usesColor, showsUnicode */
/** Width if the terminal reports none, or 0. */
const DEFAULT_COLUMNS = 80;
function styleOf(env, isTTY, columns) {
    return {
        color: usesColor(env, isTTY),
        ascii: !showsUnicode(env),
        width: isTTY ? columns || DEFAULT_COLUMNS : undefined,
    };
}
/** Decides by FORCE_COLOR, then NO_COLOR, then the terminal, in the order of Node and npm. */
function usesColor(env, isTTY) {
    const forced = env.FORCE_COLOR;
    if (forced !== undefined)
        return forced !== '0' && forced !== 'false';
    return !env.NO_COLOR && isTTY && env.TERM !== 'dumb';
}
/**
 * Returns false if signs such as a check mark would be unreadable. Without a locale it returns true: containers set none,
 * and the terminal in front of them shows UTF-8.
 */
function showsUnicode(env) {
    if (env.OS === 'Windows_NT')
        return isUnicodeWindowsTerminal(env);
    // The console of Linux has few characters.
    if (env.TERM === 'linux')
        return false;
    const locale = env.LC_ALL || env.LC_CTYPE || env.LANG;
    return !locale || /utf-?8/i.test(locale);
}
const WINDOWS_TERM = /^(?:xterm-256color|alacritty|rxvt-unicode(?:-256color)?)$/;
const WINDOWS_TERM_PROGRAM = /^(?:vscode|Terminus-Sublime|WezTerm|mintty)$/;
/** Knows the terminals that the package is-unicode-supported knows. The old console shows boxes in place of signs. */
function isUnicodeWindowsTerminal(env) {
    return (Boolean(env.CI || env.WT_SESSION || env.TERMINUS_SUBLIME) ||
        env.ConEmuTask === '{cmd::Cmder}' ||
        env.TERMINAL_EMULATOR === 'JetBrains-JediTerm' ||
        WINDOWS_TERM.test(env.TERM ?? '') ||
        WINDOWS_TERM_PROGRAM.test(env.TERM_PROGRAM ?? ''));
}


/***/ }),

/***/ 13357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createTerminalHost: () => (/* binding */ createTerminalHost)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _text_color_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73730);
/* harmony import */ var _text_isolate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82752);
/* harmony import */ var _text_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42883);
/* harmony import */ var _text_signs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(93703);
/* harmony import */ var _text_width_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(46965);
/* harmony import */ var _cli_inputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28881);
/* harmony import */ var _log_format_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(12575);
/* harmony import */ var _terminal_style_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(44945);
/** Runs commands in a terminal: flags, log lines on stderr, and the result or result.json on stdout. */










const ERASE_LINE = '\r\u001b[2K';
function createTerminalHost(options) {
    const { env, stdout, cwd } = options;
    const { input, inputProblems, verbose, json } = (0,_cli_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .readCliInputs */ .e)(options, _cli_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .SHARED_VARIABLES */ .c);
    const stdoutStyle = (0,_terminal_style_js__WEBPACK_IMPORTED_MODULE_9__/* .styleOf */ .Vj)(env, options.stdoutIsTTY === true, options.stdoutColumns);
    const { log, clear } = createLog(options, { verbose, json, stdoutStyle });
    return {
        name: 'terminal',
        runContext: { startedByPush: false, fromFork: false, secrets: 'given', branch: readBranch(cwd) },
        workspace: cwd,
        gitFolder: env.GIT_DIR,
        log,
        input,
        inputProblems,
        tokens: [],
        // No program masks a terminal's lines; the redactor keeps secrets out of docs-ci's lines.
        mask: () => undefined,
        async inspectPlatform() {
            const { inspectMachine } = await Promise.resolve(/* import() eager */).then(__webpack_require__.bind(__webpack_require__, 2405));
            return [inspectMachine(env)];
        },
        async publish({ terminal, resultJson }) {
            clear();
            if (json)
                stdout(resultJson);
            else if (terminal.length > 0) {
                const { renderPlain } = await __webpack_require__.e(/* import() */ 3293).then(__webpack_require__.bind(__webpack_require__, 33293));
                stdout(renderPlain(terminal, stdoutStyle));
            }
        },
    };
}
/** Creates the log, and a function that erases the progress line. */
function createLog({ env, stdout, stderr, isTTY, columns }, { verbose, json, stdoutStyle }) {
    const style = (0,_terminal_style_js__WEBPACK_IMPORTED_MODULE_9__/* .styleOf */ .Vj)(env, isTTY, columns);
    const redraws = isTTY && env.TERM !== 'dumb';
    let hasProgressLine = false;
    const clear = () => {
        if (hasProgressLine)
            stderr(ERASE_LINE);
        hasProgressLine = false;
    };
    const print = (line) => {
        clear();
        stderr(`${line}\n`);
    };
    // Programs that read the result find it on stdout, and nothing else.
    const printEnding = (level, text, ending) => {
        const isResult = level === 'info' && ending !== 'bad' && !json;
        clear();
        (isResult ? stdout : stderr)(renderEnding(text, ending, isResult ? stdoutStyle : style));
    };
    const log = {
        live: redraws,
        line(level, text, { ending } = {}) {
            if (ending !== undefined)
                printEnding(level, text, ending);
            else if (level !== 'debug' || verbose)
                print((0,_log_format_js__WEBPACK_IMPORTED_MODULE_8__/* .formatLogLine */ .I)(level, text, style));
        },
        quote: (text) => print((0,_text_log_js__WEBPACK_IMPORTED_MODULE_4__/* .quotedLines */ .Gi)(text).join('\n')),
        progress(text) {
            const line = (0,_text_isolate_js__WEBPACK_IMPORTED_MODULE_3__/* .shownLine */ .QN)(text);
            // One column stays free, since a wrapped line would leave its first row behind.
            const width = (columns || _terminal_style_js__WEBPACK_IMPORTED_MODULE_9__/* .DEFAULT_COLUMNS */ ._X) - 1;
            if (redraws)
                stderr(`${ERASE_LINE}${(0,_text_width_js__WEBPACK_IMPORTED_MODULE_6__/* .clip */ .$Q)(line, width, (0,_text_signs_js__WEBPACK_IMPORTED_MODULE_5__/* .ellipsisOf */ .$E)(style))}`);
            else
                print(line);
            hasProgressLine = redraws;
        },
        group: (title) => print((0,_text_color_js__WEBPACK_IMPORTED_MODULE_2__/* .paint */ .n)((0,_text_isolate_js__WEBPACK_IMPORTED_MODULE_3__/* .shownLine */ .QN)(title), 'bold', style.color)),
        endGroup: () => undefined,
    };
    return { log, clear };
}
const URLS = /https?:\/\/[^\s"]+/g;
function renderEnding(text, ending, style) {
    const line = (0,_text_isolate_js__WEBPACK_IMPORTED_MODULE_3__/* .shownLine */ .QN)(text).replace(URLS, (url) => (0,_text_color_js__WEBPACK_IMPORTED_MODULE_2__/* .paint */ .n)(url, 'cyan', style.color));
    return `${(0,_text_width_js__WEBPACK_IMPORTED_MODULE_6__/* .wrapAfter */ .pI)(`${(0,_text_signs_js__WEBPACK_IMPORTED_MODULE_5__/* .paintSign */ .AO)(ending, style)} `, line, style.width).join('\n')}\n`;
}
/** Returns the branch that is checked out; undefined outside a repository or on a detached HEAD. */
function readBranch(cwd) {
    try {
        let gitFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cwd, '.git');
        // In a worktree, `.git` is a file that contains the path of the folder.
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(gitFolder).isFile()) {
            gitFolder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(gitFolder, 'utf8')
                .replace(/^gitdir:/, '')
                .trim());
        }
        return /^ref: refs\/heads\/(.+)$/m.exec((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitFolder, 'HEAD'), 'utf8'))?.[1];
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 78140:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findProblemsOfAll: () => (/* binding */ findProblemsOfAll)
/* harmony export */ });
/* harmony import */ var _api_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43947);
/* harmony import */ var _disk_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83319);
/* harmony import */ var _text_list_items_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90692);
/* harmony import */ var _parse_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51515);
/** Finds what is wrong with the inputs of several jobs, and with the files that they name, before the first job writes. */




/** Returns one sentence per problem, with the names of the jobs that have it. */
async function findProblemsOfAll(jobs, runtime) {
    const secretsOf = new Map(jobs.map(({ command, host }) => [command, (0,_parse_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .maskSecrets */ .QU)(command.inputs, host)]));
    const names = new Map();
    const valid = [];
    const report = (command, problems) => {
        for (const problem of problems)
            names.set(problem, [...(names.get(problem) ?? []), command.name]);
    };
    for (const { command, host } of jobs) {
        const { values, problems, skipReason } = (0,_parse_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readInputs */ .Ko)(command, host);
        // A job that gets no key may be skipped. What else is missing is then no problem.
        if (skipReason !== undefined)
            continue;
        report(command, problems);
        const secrets = secretsOf.get(command);
        if (secrets && problems.length === 0)
            valid.push({ command, host, values: values, secrets });
    }
    for (const job of valid)
        report(job.command, [...sharedFileProblems(job, valid), ...(await fileProblems(job, runtime))]);
    return [...names].map(([problem, jobsOfIt]) => `${(0,_text_list_items_js__WEBPACK_IMPORTED_MODULE_3__/* .listItems */ .D)(jobsOfIt, Infinity)}: ${problem}`);
}
async function fileProblems({ command, host, values, secrets }, { clock, random, version }) {
    try {
        await command.checkFiles?.({
            ...{ inputs: values, host, log: SILENT, record: command.createRecord(), clock, random, version },
            deadlineMs: Infinity,
            signal: new AbortController().signal,
            resultsDir: values.resultsDir,
            redact: (text) => secrets.redact(text),
            hasSecret: (text) => secrets.has(text),
        });
        return [];
    }
    catch (error) {
        // The job itself reports everything else.
        return error instanceof _api_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz ? error.problems : [];
    }
}
/** The job itself logs what it finds. */
const SILENT = {
    ...{ info: ignore, debug: ignore, notice: ignore, warning: ignore, error: ignore, quote: ignore },
    ...{ progress: ignore, startProgress: ignore, endProgress: ignore, wait: ignore, group: ignore },
};
function ignore() {
    // Nothing is logged.
}
/** A file that one job writes isn't what another one reads or wrote there. */
function sharedFileProblems(job, jobs) {
    const others = jobs.filter((other) => other !== job);
    return pathsOf(job, ({ isWritten }) => isWritten === true).flatMap(([input, file]) => others.flatMap((other) => {
        const { name } = other.command;
        const isSame = pathsOf(other, ({ kind }) => kind === 'path').some(([, path]) => path === file);
        if (isSame)
            return (0,_parse_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .describeProblem */ .BJ)({ input, problem: `is a path that ${name} uses, too. Use another path` });
        if (!(0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .isWithin */ .UO)((0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveRealPath */ .Sc)(other.values.resultsDir), file))
            return [];
        return (0,_parse_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .describeProblem */ .BJ)({ input, problem: `is in the folder for the results of ${name}. Use another path` });
    }));
}
function pathsOf({ command, values }, isWanted) {
    return Object.entries(values).flatMap(([name, value]) => {
        const input = command.inputs[name];
        if (!input || !isWanted(input) || typeof value !== 'string' || value === input.keyword)
            return [];
        return [[name, (0,_disk_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .resolveRealPath */ .Sc)(value)]];
    });
}


/***/ }),

/***/ 17266:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy)
/* harmony export */ });
/** Groups values by a key. */
/** Returns the values by key, in their order. Node.js 20 has no `Map.groupBy`. */
function groupBy(values, keyOf) {
    const groups = new Map();
    for (const value of values) {
        const key = keyOf(value);
        const group = groups.get(key);
        if (group)
            group.push(value);
        else
            groups.set(key, [value]);
    }
    return groups;
}


/***/ }),

/***/ 93703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $E: () => (/* binding */ ellipsisOf),
/* harmony export */   AO: () => (/* binding */ paintSign),
/* harmony export */   B2: () => (/* binding */ SIGNS)
/* harmony export */ });
/* harmony import */ var _color_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73730);
/** Shows signs: as emoji where a platform renders Markdown, as colored characters in a terminal. */

const SIGNS = {
    good: { emoji: '✅', character: '✔', ascii: 'OK', color: 'green' },
    bad: { emoji: '❌', character: '✖', ascii: 'X', color: 'red' },
    warning: { emoji: '⚠️', character: '▲', ascii: '!', color: 'yellow' },
    neutral: { emoji: '⚪', character: '○', ascii: '-', color: 'dim' },
    same: { emoji: '＝', character: '=', ascii: '=', color: 'dim' },
    waiting: { emoji: '⏳', character: '…', ascii: '...', color: 'yellow' },
    working: { emoji: '🔄', character: '…', ascii: '...', color: 'cyan' },
    plan: { emoji: '📝', character: '▸', ascii: '>', color: 'cyan' },
    added: { emoji: '➕', character: '+', ascii: '+', color: 'green' },
    changed: { emoji: '🔁', character: '~', ascii: '~', color: 'yellow' },
    removed: { emoji: '➖', character: '-', ascii: '-', color: 'red' },
};
/** What shows that text was shortened. */
function ellipsisOf({ ascii }) {
    return ascii ? '...' : '…';
}
/** Returns the sign for a terminal. */
function paintSign(sign, style) {
    const { character, ascii, color } = SIGNS[sign];
    return (0,_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)(style.ascii ? ascii : character, color, style.color);
}


/***/ })

};
;