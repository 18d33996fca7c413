import js from '@eslint/js';
import tseslint from 'typescript-eslint';

/** A title that begins with one of these words continues the title of its group and says nothing alone. */
const HALF_SENTENCE_WORDS = [
  'a an the this that these those it its they their them there he she who whom whose whoever which what whatever',
  'and or nor but so then than also too as if when whenever where while until because although though once how why',
  'of to in on at by for from with without within into onto over under above below between among through about',
  'after before behind beside beyond during since against despite except like near per than toward towards upon',
  'is are am was were be been being may might can could will would shall should must',
  'none nobody nothing nowhere no not one some somebody someone something any anybody anything all every everything',
  'each both either neither another other others same such more most less least much many few',
].flatMap((words) => words.split(' '));

/** Matches the first argument of `test(…)`, `it(…)`, `test.each(…)(…)` and `test.for(…)(…)`. */
const TITLE =
  ':matches(CallExpression[callee.name=/^(test|it)$/], CallExpression[callee.callee.object.name=/^(test|it)$/])';

const titleRule = (pattern, message) => ({
  selector: `:matches(${TITLE} > Literal:first-child[value=/${pattern}/i], ${TITLE} > TemplateLiteral:first-child > TemplateElement:first-child[value.raw=/${pattern}/i])`,
  message: `The title of a test is understandable alone: ${message}.`,
});

export default tseslint.config(
  { ignores: ['dist/', 'build/', 'node_modules/', 'examples/'] },
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { project: './test/tsconfig.json' } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    },
  },
  {
    files: ['src/**/*.ts', 'emulator/**/*.ts'],
    ignores: ['emulator/test/**'],
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
      complexity: ['error', 14],
    },
  },
  {
    files: ['test/**/*.ts', 'emulator/test/**/*.ts'],
    ignores: ['test/support/tools.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        titleRule(`^[^a-z\\s]*(${HALF_SENTENCE_WORDS.join('|')})[^a-z\\s]*(\\s|$)`, 'it begins with a verb'),
        titleRule('^["\'(]*([%$]|$)', 'it begins with no inserted value'),
        titleRule('^\\S+( \\S+)?$', 'it has three words or more'),
        {
          selector:
            ':matches(CallExpression[callee.name="skip"], MemberExpression[property.name=/^(skip|todo|fixme|skipIf|runIf)$/])',
          message: 'Skip tests by skipUnless alone, whose reasons are documented.',
        },
      ],
    },
  },
);
