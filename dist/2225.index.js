export const id = 2225;
export const ids = [2225];
export const modules = {

/***/ 22225:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderHelp: () => (/* binding */ renderHelp)
/* harmony export */ });
/* harmony import */ var _commands_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29624);
/* harmony import */ var _commands_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66934);
/* harmony import */ var _run_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12407);



const WIDTH = 100;
const INDENT = '      ';
async function renderHelp(topic) {
    return topic
        ? renderCommandHelp(await _commands_index_js__WEBPACK_IMPORTED_MODULE_0__/* .commands */ .Pi[topic]())
        : renderOverview(await Promise.all(Object.values(_commands_index_js__WEBPACK_IMPORTED_MODULE_0__/* .commands */ .Pi).map((load) => load())));
}
function renderOverview(all) {
    const longest = Math.max(...all.map(({ name }) => name.length));
    const rows = all.map(({ name, summary }) => `  docs-ci ${name.padEnd(longest)}  ${summary}`);
    return [
        'docs-ci: a hosted documentation service from GitHub Actions, GitLab CI and a terminal',
        '',
        ...rows,
        '',
        '  docs-ci run <command>… --<input> …   several of them, in this order, until one fails',
        '  docs-ci merge-reports a.json b.json  one report out of several report.json files; no key, no network',
        '  docs-ci demo                         the commands against the built-in emulator; no network',
        '  docs-ci emulator [--port N] [--fault "POST /deploy 502 x2"]   the service’s API on this machine',
        '  docs-ci <command> --help             inputs, outputs and exit codes',
        '  docs-ci --version',
        '',
    ].join('\n');
}
function renderCommandHelp(command) {
    return [
        `docs-ci ${command.name} --<input> <value> …`,
        '',
        ...wrap(command.summary + '.', ''),
        '',
        'Inputs (flags, or the environment variables DOCS_CI_<INPUT>):',
        '',
        ...Object.entries(command.inputs).flatMap(([name, input]) => renderInput((0,_commands_input_kinds_js__WEBPACK_IMPORTED_MODULE_1__/* .kebab */ .i9)(name), input)),
        '',
        'Flags of the terminal:',
        '',
        '  --json',
        ...wrap('Print result.json alone on stdout, everything else on stderr.', INDENT),
        '  --verbose',
        ...wrap('One line for each request.', INDENT),
        '',
        'Outputs (in result.json):',
        '',
        '  outcome, result',
        ...wrap('How it ended, and the path of result.json.', INDENT),
        ...Object.entries(command.outputs).flatMap(([name, text]) => [`  ${name}`, ...wrap(`${text}.`, INDENT)]),
        '',
        `Exit codes: ${listExitCodes()}`,
        '',
    ].join('\n');
}
function listExitCodes() {
    const meanings = new Map();
    for (const { exitCodes, meaning } of Object.values(_run_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .OUTCOMES */ .im)) {
        const codes = exitCodes.join('/');
        meanings.set(codes, [...(meanings.get(codes) ?? []), meaning]);
    }
    return [...meanings].map(([codes, shared]) => `${codes} ${shared.join(' or ')}`).join(', ');
}
function renderInput(name, input) {
    const value = { flag: '[true|false]', choice: (input.choices ?? []).join('|') }[input.kind] ?? `<${input.kind}>`;
    const note = input.required ? 'required' : (input.default ?? input.defaultText);
    return [`  --${name} ${value}${note === undefined ? '' : `   (${note})`}`, ...wrap(input.description, INDENT)];
}
function wrap(text, indent) {
    const lines = [];
    let line = indent;
    for (const word of text.split(' ')) {
        if (line.length + word.length + 1 > WIDTH && line.trim() !== '') {
            lines.push(line);
            line = indent;
        }
        line += line === indent ? word : ` ${word}`;
    }
    return [...lines, line];
}


/***/ })

};
