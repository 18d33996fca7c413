/**
 * Replaces `gh release` on the API of the run: view, create and edit, with the options that pages use. It rejects what gh
 * rejects: no token, no repository, an unknown option, a tag or a release that isn't there, a missing permission.
 */
import process, { argv, env } from 'node:process';

const OPTIONS = { view: [], create: ['draft', 'verify-tag', 'generate-notes'], edit: ['draft'] };

class GhError extends Error {
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** `--draft` is true, `--draft=false` is false; the other word is the tag. */
function parseWords(words, known) {
  const options = new Map();
  const tags = words.filter((word) => {
    const [, name, value = 'true'] = /^--([^=]+)(?:=(.*))?$/.exec(word) ?? [];
    if (name === undefined) return true;
    if (!known.includes(name)) throw new GhError(`unknown flag: --${name}`);
    options.set(name, value === 'true');
    return false;
  });
  if (tags.length !== 1 || tags[0] === '') throw new GhError(`accepts 1 arg(s), received ${tags.length}`);
  return { tag: tags[0], options };
}

async function request(method, path, body) {
  const { GH_TOKEN, GH_REPO, GITHUB_API_URL } = env;
  const url = `${GITHUB_API_URL}/repos/${GH_REPO}/${path}`;
  const headers = {
    authorization: `token ${GH_TOKEN}`,
    'user-agent': 'GitHub CLI',
    'content-type': 'application/json',
  };
  const response = await globalThis.fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const json = await response.json();
  if (response.status === 404) return undefined;
  if (!response.ok) throw new GhError(`HTTP ${response.status}: ${json.message} (${url})`);
  return json;
}

/** Published ones by tag, drafts by the list. */
async function findRelease(tag) {
  const published = await request('GET', `releases/tags/${encodeURIComponent(tag)}`);
  if (published) return published;
  const found = (await request('GET', 'releases?per_page=100')).find((one) => one.draft && one.tag_name === tag);
  if (!found) throw new GhError('release not found');
  return found;
}

async function create(tag, options) {
  if (options.get('verify-tag') && !(await request('GET', `git/ref/tags/${tag}`)))
    throw new GhError(`tag ${tag} doesn't exist in the repo ${env.GH_REPO}, aborting due to --verify-tag flag`);
  const notes = options.get('generate-notes') ?? false;
  await request('POST', 'releases', {
    tag_name: tag,
    draft: options.get('draft') ?? false,
    generate_release_notes: notes,
  });
}

async function run() {
  const [group, action = '', ...words] = argv.slice(2);
  if (group !== 'release' || !Object.hasOwn(OPTIONS, action))
    throw new GhError(`unknown command "${argv.slice(2, 4).join(' ')}" for "gh"`);
  const { tag, options } = parseWords(words, OPTIONS[action]);
  if (!env.GH_TOKEN)
    throw new GhError('To use GitHub CLI in a GitHub Actions workflow, set the GH_TOKEN environment variable.', 4);
  if (!env.GH_REPO) throw new GhError('failed to run git: fatal: not a git repository');
  if (action === 'create') return create(tag, options);
  const { id, ...found } = await findRelease(tag);
  if (action === 'view') process.stdout.write(`${found.tag_name}\n`);
  else await request('PATCH', `releases/${id}`, Object.fromEntries(options));
}

await run().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error.exitCode ?? 1;
});
