/** Generates projects with old problems and changes that move pages, and plays them with the proposed redirects. */
import { seededRandom } from '../../faults/seeded-random.js';
import { startPages } from './fixture.js';

const FOLDERS = ['guides', 'guides/deep', 'api/v1', 'help'];
const NAMES = ['setup', 'index', 'überblick', 'a b', 'Start', 'v1.2', 'next', 'faq'];

interface Page {
  readonly path: string;
  readonly text: string;
}

function linkOf({ path }: Page): string {
  return `/${path.replace(/(?:\/index)?\.mdx?$/, '')}`.replaceAll(' ', '%20');
}

/** Pages with links to each other, and with links that lead nowhere already. */
function generatePages(random: () => number): Page[] {
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const all = FOLDERS.flatMap((folder) => NAMES.map((name) => `${folder}/${name}.mdx`));
  const paths = all.filter(() => random() < 0.5).map((path) => (random() < 0.2 ? path.replace('.mdx', '.md') : path));
  const empty = paths.map((path) => ({ path, text: '' }));
  return empty.map(({ path }, page) => {
    const lines = Array.from({ length: 8 }, (_, line) => `Only page ${page} has line ${line}.`);
    const links = [
      `[Here](${linkOf(pick(empty))}#part)`,
      `[There](${linkOf(pick(empty))}?x=1)`,
      ...(random() < 0.4
        ? [pick(['[Old](./nowhere)', '[Old](/guides/nowhere)', '![](gone.png)', '[Old](#nowhere)'])]
        : []),
    ];
    return { path, text: [`# Page ${page}`, '## Part', ...lines, ...links].join('\n\n') };
  });
}

/** Moves some pages to places that were free. A page of a folder stays: whether its other pages show there is not known. */
function movePages(pages: readonly Page[], random: () => number): Page[] {
  const drawn = pages.map((page) => ({ page, ticket: random() })).sort((a, b) => a.ticket - b.ticket);
  const movable = drawn.map(({ page }) => page).filter(({ path }) => !/index\.mdx?$/.test(path));
  const moved = new Set(movable.slice(0, 1 + Math.floor((random() * pages.length) / 2.5)));
  return pages.map((page, index) => {
    if (!moved.has(page)) return page;
    const path = random() < 0.5 ? `moved/${index}/${page.path}` : page.path.replace(/[^/]+$/, `moved-${index}.mdx`);
    // Some are edited, too.
    return { path, text: random() < 0.5 ? page.text : page.text.replace(/line 3/, 'another line') };
  });
}

function configOf(pages: readonly Page[], redirects: readonly object[]): object {
  const entries = pages.map(({ path }) => path.replace(/\.mdx?$/, ''));
  return { navigation: { pages: [...entries, 'help/never-written'] }, redirects };
}

const OLD_REDIRECTS = [
  { source: '/older', destination: '/guides/never-written' },
  { source: '/oldest', destination: '/older' },
];

/** Plays one change. Returns what it does wrong, in sentences. */
export async function playMoves(seed: number): Promise<string[]> {
  const random = seededRandom(seed);
  const before = generatePages(random);
  const after = movePages(before, random);
  const files = (pages: readonly Page[]): Record<string, string> =>
    Object.fromEntries(pages.map(({ path, text }) => [path, text]));
  await using stage = await startPages({}, files(before), configOf(before, OLD_REDIRECTS));
  stage.change(Object.fromEntries(before.map(({ path }) => [path, null])));
  stage.change(files(after));
  stage.configure(configOf(after, OLD_REDIRECTS));
  const gone = before.filter(({ path }) => !after.some((page) => page.path === path));
  const run = await stage.check();
  const fromMoves = (finding: string): boolean =>
    /^(?:vanished-pages|links) /.test(finding) &&
    gone.some((page) => finding.includes(decodeURI(linkOf(page))) || finding.includes(linkOf(page)));
  const wrong = [...stage.findings(), ...stage.findings('warning')].filter((finding) => !fromMoves(finding));
  if (run.exitCode !== 3) wrong.push(`exit code ${run.exitCode}: ${run.result.message}`);
  const redirects = stage.redirects() as object[];
  if (redirects.length !== gone.length) wrong.push(`${redirects.length} proposals for ${gone.length} pages`);
  stage.configure(configOf(after, [...OLD_REDIRECTS, ...redirects]));
  const next = await stage.check();
  const left = [...stage.findings(), ...stage.findings('warning'), ...stage.findings('unknown')];
  if (next.exitCode !== 0) wrong.push(`exit code ${next.exitCode} with the entries: ${next.result.message}`);
  return [...wrong, ...left.map((finding) => `with the entries: ${finding}`)].map((one) => `seed ${seed}: ${one}`);
}
