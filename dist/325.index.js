export const id = 325;
export const ids = [325,969];
export const modules = {

/***/ 30325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runDemo: () => (/* binding */ runDemo)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73136);
/* harmony import */ var _commands_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29624);
/* harmony import */ var _emulator_emulator_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14309);
/* harmony import */ var _hosts_terminal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(90969);
/* harmony import */ var _commands_input_kinds_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(66934);
/* harmony import */ var _run_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(51433);
/** `docs-ci demo`: every command as a user would run it, against the emulator, on a copy of the sample data. */









const SYNC = ['--alt-text', 'alt-texts.yaml'];
const SCENES = [
    {
        title: 'The media of a folder go into the library, with their alt texts',
        command: 'sync-media',
        flags: SYNC,
    },
    {
        title: 'The same again: nothing has changed, nothing is sent',
        command: 'sync-media',
        flags: SYNC,
    },
    {
        title: 'An edited file gets new bytes in the library; its address stays',
        command: 'sync-media',
        flags: SYNC,
        edit: { file: 'media/harbours.csv', line: 'Vigo,ES,2026' },
    },
    {
        title: 'Publish, and know that it is live',
        command: 'trigger-deploy',
        flags: ['--verify-url'],
    },
    {
        title: 'A preview of a branch',
        command: 'trigger-deploy',
        flags: ['--mode', 'preview', '--branch', 'new-guide'],
    },
    {
        title: 'The live site as one PDF',
        command: 'export-pdf-artifact',
        flags: ['--output', 'docs.pdf', '--min-pages', '2', '--no-artifact'],
    },
    {
        title: 'What readers did last week, and what to do about it',
        command: 'analytics-report',
        flags: ['--period', 'last-week', '--top', '5', '--thresholds', 'search.no-result-rate < 0.8'],
    },
];
/** Resolves to the exit code: 0 where every command ended as done. */
async function runDemo({ tools, stdout, colour }) {
    const workspace = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'docs-ci-demo-'));
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.cp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_url__WEBPACK_IMPORTED_MODULE_3__.fileURLToPath)(import.meta.url)), '..', 'examples'), workspace, { recursive: true });
    const emulator = await (0,_emulator_emulator_js__WEBPACK_IMPORTED_MODULE_5__/* .startEmulator */ .s)({ build: { pendingMs: 500, buildingMs: 1_500 }, publishedAfterMs: 500 });
    try {
        for (const scene of SCENES) {
            stdout(`\n── ${scene.title} ──\n${await edit(scene, workspace)}$ docs-ci ${[scene.command, ...scene.flags].join(' ')}\n`);
            const exitCode = await play(scene, { workspace, emulator, tools, stdout, colour });
            if (exitCode !== 0)
                return exitCode;
        }
    }
    finally {
        await emulator.close();
    }
    stdout(`\nAll of it ran against the emulator on this machine. The files it left: ${workspace}\n`);
    return 0;
}
/** Does what somebody does before a scene, and says it as a line of a shell. */
async function edit({ edit: change }, workspace) {
    if (!change)
        return '';
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.appendFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(workspace, change.file), `${change.line}\n`);
    return `$ echo '${change.line}' >> ${change.file}\n`;
}
async function play(scene, stage) {
    const { tools, stdout, colour, workspace, emulator } = stage;
    const command = await _commands_index_js__WEBPACK_IMPORTED_MODULE_4__/* .commands */ .Pi[scene.command]();
    const host = (0,_hosts_terminal_js__WEBPACK_IMPORTED_MODULE_6__.createTerminalHost)({
        flags: scene.flags,
        booleans: (0,_commands_input_kinds_js__WEBPACK_IMPORTED_MODULE_7__/* .flagNames */ .JY)([command.inputs]),
        env: {
            DOCS_CI_BASE_URL: emulator.baseUrl,
            DOCS_CI_API_KEY: emulator.keys.editor,
            FORCE_COLOR: colour ? '1' : '0',
        },
        stdout,
        stderr: stdout,
        cwd: workspace,
        isTTY: false,
    });
    return (0,_run_run_js__WEBPACK_IMPORTED_MODULE_8__/* .run */ .e)(command, host, tools);
}


/***/ }),

/***/ 10094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ typedInputs)
});

// EXTERNAL MODULE: ./build/src/hosts/environment.js
var environment = __webpack_require__(85624);
;// CONCATENATED MODULE: ./build/src/hosts/flags.js
/** Command-line flags as inputs: `--x v`, `--x=v`, a bare boolean, `--no-x`, lists by repetition. */
/** Flags that the hosts read; they are no inputs. */
const TERMINAL_FLAGS = new Set(['json', 'verbose']);
/** What may be repeated to whoever typed it. Any other word could be a key in the wrong place. */
const SHOWABLE = /^[a-z-]{1,20}$/;
function parseFlags(args, { booleans, known }) {
    const isBoolean = (name) => booleans.has(name) || TERMINAL_FLAGS.has(name);
    const isNegated = (name) => name.startsWith('no-') && isBoolean(name.slice(3));
    const isFlag = (word) => {
        const name = /^--([^=]+)/.exec(word)?.[1];
        if (name === undefined)
            return word === '--';
        return known === undefined ? /^[a-z]/i.test(name) : known.has(name) || isBoolean(name) || isNegated(name);
    };
    const values = new Map();
    const bare = [];
    const strays = [];
    const words = [...args];
    for (let word = words.shift(); word !== undefined; word = words.shift()) {
        const [, name, inline] = /^--([^=]+)(?:=([^]*))?$/.exec(word) ?? [];
        if (word === '--')
            strays.push(...words.splice(0));
        else if (name === undefined)
            strays.push(word);
        else if (isBoolean(name)) {
            const next = words[0] === 'true' || words[0] === 'false' ? words[0] : undefined;
            values.set(name, inline ?? (next && words.shift()) ?? 'true');
        }
        else if (isNegated(name) && inline === undefined)
            values.set(name.slice(3), 'false');
        else {
            const value = inline ?? (words[0] === undefined || isFlag(words[0]) ? undefined : words.shift());
            const before = values.get(name);
            if (value === undefined)
                bare.push(name);
            else
                values.set(name, before === undefined ? value : `${before}\n${value}`);
        }
    }
    return { values, bare, strays };
}
/** What is wrong with these flags, one sentence each. None of them shows a value. */
function flagProblems({ values, bare, strays }, known) {
    const isKnown = (name) => known.includes(name) || TERMINAL_FLAGS.has(name);
    const unknown = new Set([...values.keys(), ...bare].filter((name) => !isKnown(name)));
    const isAnswer = (value) => [undefined, 'true', 'false'].includes(value);
    return [
        ...[...unknown].map((name) => unknownFlag(name, nearestName(name, known))),
        ...bare.filter(isKnown).map((name) => `--${name} has no value.`),
        ...[...TERMINAL_FLAGS].filter((name) => !isAnswer(values.get(name))).map((name) => `--${name} is true or false.`),
        ...strayProblems(strays),
    ];
}
function unknownFlag(name, nearest) {
    const isShown = nearest !== undefined || SHOWABLE.test(name);
    const hint = nearest === undefined ? '' : ` Did you mean --${nearest}?`;
    return `${isShown ? `--${name}` : 'A flag that is not shown here, as it may be a secret,'} is not known.${hint}`;
}
function strayProblems(strays) {
    const shown = strays.filter((word) => SHOWABLE.test(word));
    const hidden = strays.length - shown.length;
    const subject = hidden === 1 ? '1 word belongs' : `${hidden} words belong`;
    return [
        ...shown.map((word) => `"${word}" belongs to no flag.`),
        ...(hidden === 0 ? [] : [`${subject} to no flag (not shown, as it may be a secret).`]),
    ];
}
/** The known name that is at most a third of its letters away. */
function nearestName(name, known) {
    const ranked = known
        .map((candidate) => ({ candidate, distance: editDistance(name, candidate) }))
        .filter(({ candidate, distance }) => distance <= Math.max(1, Math.floor(candidate.length / 3)))
        .sort((a, b) => a.distance - b.distance);
    return ranked[0]?.candidate;
}
/** Letters to change, add or drop to make one word of the other (Levenshtein). */
function editDistance(from, to) {
    let row = Array.from({ length: to.length + 1 }, (_, index) => index);
    for (let i = 1; i <= from.length; i++) {
        const next = [i];
        for (let j = 1; j <= to.length; j++) {
            const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
            next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, replaced));
        }
        row = next;
    }
    return row[to.length] ?? 0;
}

;// CONCATENATED MODULE: ./build/src/hosts/cli-inputs.js
/** Inputs where docs-ci is called by its name, in a GitLab job and in a terminal: flags, then variables. */


/** @param otherVariables input → a second variable that may hold it */
function typedInputs({ flags: args, booleans, known, env }, otherVariables = {}) {
    const flags = parseFlags(args, { booleans, known });
    const { values } = flags;
    return {
        input: (name) => values.get(name) ?? (env[(0,environment/* inputVariable */.LO)(name)] || env[otherVariables[name] ?? '']),
        unknownInputs: (known) => flagProblems(flags, known),
        verbose: values.get('verbose') === 'true' || (0,environment/* isVerbose */.rb)(env),
        json: values.get('json') === 'true',
    };
}


/***/ }),

/***/ 85624:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LO: () => (/* binding */ inputVariable),
/* harmony export */   rb: () => (/* binding */ isVerbose),
/* harmony export */   t_: () => (/* binding */ upperSnake)
/* harmony export */ });
/** The variable of an input: `max-deletes` is DOCS_CI_MAX_DELETES. */
function inputVariable(input) {
    return `DOCS_CI_${upperSnake(input)}`;
}
/** Kebab-case as the name of a variable. */
function upperSnake(name) {
    return name.toUpperCase().replaceAll('-', '_');
}
/** `DOCS_CI_VERBOSE=true`: show what is otherwise left out of the log. */
function isVerbose(env) {
    return env.DOCS_CI_VERBOSE === 'true';
}


/***/ }),

/***/ 3795:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ reasonOf),
/* harmony export */   v: () => (/* binding */ levelLine)
/* harmony export */ });
/* harmony import */ var _text_color_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51142);
/* harmony import */ var _text_log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33127);
/** Log lines as every host writes them. */


const COLOURS = {
    debug: 'dim',
    notice: 'cyan',
    warning: 'yellow',
    error: 'red',
};
/** Why something failed, in the words of whoever refused it. */
function reasonOf(error) {
    return error instanceof Error ? error.message : String(error);
}
/** One harmless line; every level but `info` is named in front, so that it can be told without colours. */
function levelLine(level, text, colour) {
    const line = (0,_text_log_js__WEBPACK_IMPORTED_MODULE_1__/* .logLine */ .BP)(text);
    return level === 'info' ? line : `${(0,_text_color_js__WEBPACK_IMPORTED_MODULE_0__/* .paint */ .n)(`${level}:`, COLOURS[level], colour)} ${line}`;
}


/***/ }),

/***/ 90969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createTerminalHost: () => (/* binding */ createTerminalHost)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _text_color_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51142);
/* harmony import */ var _text_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33127);
/* harmony import */ var _text_width_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27241);
/* harmony import */ var _log_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3795);
/* harmony import */ var _cli_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10094);
/** A terminal: flags, readable lines on stderr, the summary (or result.json) on stdout. */







/** A terminal that does not say how wide it is, or says 0. */
const USUAL_COLUMNS = 80;
const ERASE_LINE = '\r\u001b[2K';
/** Other tools of the service use this variable, so people have it set. */
const OTHER_VARIABLES = { 'api-key': 'DOCS_API_KEY' };
function createTerminalHost(options) {
    const { env, stdout, stderr, cwd } = options;
    const { input, unknownInputs, verbose, json } = (0,_cli_inputs_js__WEBPACK_IMPORTED_MODULE_5__/* .typedInputs */ .E)(options, OTHER_VARIABLES);
    const err = lookOf(env, options.isTTY, options.columns);
    const out = lookOf(env, options.stdoutIsTTY === true, options.stdoutColumns);
    const { log, clear } = createLog(options, { colour: err.colour, verbose });
    return {
        name: 'terminal',
        facts: { startedByPush: false, fromFork: false, branch: readBranch(cwd) },
        workspace: cwd,
        log,
        input,
        label: (name) => `--${name}`,
        unknownInputs,
        tokens: [],
        // Nothing reads a terminal's lines but people; the redactor keeps secrets out of ours.
        mask: () => undefined,
        async publish({ summary, resultJson }) {
            const { renderPlain } = await __webpack_require__.e(/* import() */ 8089).then(__webpack_require__.bind(__webpack_require__, 68089));
            clear();
            // Verbatim blocks stand in the log above already.
            if (summary)
                (json ? stderr : stdout)(`\n${renderPlain(summary, { ...(json ? err : out), verbatim: false })}`);
            if (json)
                stdout(resultJson);
        },
    };
}
/** The log, and a way to take a drawn progress line away. */
function createLog({ stderr, isTTY, columns }, look) {
    let drawn = false;
    const clear = () => {
        if (drawn)
            stderr(ERASE_LINE);
        drawn = false;
    };
    const print = (line) => {
        clear();
        stderr(`${line}\n`);
    };
    const log = {
        live: isTTY,
        line(level, text) {
            if (level !== 'debug' || look.verbose)
                print((0,_log_format_js__WEBPACK_IMPORTED_MODULE_4__/* .levelLine */ .v)(level, text, look.colour));
        },
        quote: (text) => print((0,_text_log_js__WEBPACK_IMPORTED_MODULE_3__/* .quotedLines */ .Gi)(text).join('\n')),
        progress(text) {
            const line = (0,_text_log_js__WEBPACK_IMPORTED_MODULE_3__/* .logLine */ .BP)(text);
            if (!isTTY) {
                print(line);
                return;
            }
            // One column stays free: a full line would wrap, and only its last row be redrawn.
            stderr(`${ERASE_LINE}${(0,_text_width_js__WEBPACK_IMPORTED_MODULE_6__/* .clip */ .$Q)(line, (columns || USUAL_COLUMNS) - 1)}`);
            drawn = true;
        },
        group: (title) => print((0,_text_color_js__WEBPACK_IMPORTED_MODULE_2__/* .paint */ .n)((0,_text_log_js__WEBPACK_IMPORTED_MODULE_3__/* .logLine */ .BP)(title), 'bold', look.colour)),
        endGroup: () => undefined,
    };
    return { log, clear };
}
/** How a stream is written to; what nobody looks on at is as wide as it must be. */
function lookOf(env, isTTY, columns) {
    return { colour: wantsColour(env, isTTY), width: isTTY ? columns || USUAL_COLUMNS : undefined };
}
/** FORCE_COLOR, then NO_COLOR, then whether somebody looks on: the order Node and npm keep. */
function wantsColour(env, isTTY) {
    const forced = env.FORCE_COLOR;
    if (forced !== undefined)
        return forced !== '0' && forced !== 'false';
    return !env.NO_COLOR && isTTY && env.TERM !== 'dumb';
}
/** The branch that is checked out; undefined outside a repository and on no branch. */
function readBranch(cwd) {
    try {
        let folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(cwd, '.git');
        // In a worktree it is a file that says where the folder is.
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(folder).isFile()) {
            folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(folder, 'utf8')
                .replace(/^gitdir:/, '')
                .trim());
        }
        return /^ref: refs\/heads\/(.+)$/m.exec((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'HEAD'), 'utf8'))?.[1];
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 51142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ paint)
/* harmony export */ });
/** Colours of a terminal. Plain codes, since `util.styleText` of newer Node decides by itself whether to colour. */
const CODES = {
    bold: [1, 22],
    dim: [2, 22],
    red: [31, 39],
    yellow: [33, 39],
    cyan: [36, 39],
};
/** The text in that colour, or as it is where colours are off. */
function paint(text, colour, on) {
    const [start, end] = CODES[colour];
    return on && text !== '' ? `\u001b[${start}m${text}\u001b[${end}m` : text;
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
const LONGEST_LINE = 100_000;
function bounded(line) {
    return line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)}…` : line;
}
// Nothing may be removed after this: a removal could put a command together.
function defuse(line) {
    return line.includes('#') ? line.replace(COMMAND_ANYWHERE, '#$1#$2 [') : line;
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
