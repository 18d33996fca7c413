/** Fills the state with a sample project that has existed for some time. */
import { readContent } from '../read-content.js';
import type { EmulatorState } from './emulator-state.js';
import { FRIENDLY_READERS, HOSTILE_READERS } from './readers/reader-samples.js';
import { sampleMp4, samplePdf, samplePng, sampleSvg } from './sample-files.js';
import { sitePathOf, titleOf } from './site.js';
import { DAY_MS } from './readers/visits.js';

/** Users write titles, so hostile data has one with markup. */
const RETITLED_PAGE = 'guides/tables.mdx';
const HOSTILE_TITLE = 'Pipes | tables & <b>bold</b>';
const HOSTILE_REQUEST = 'Guide to webhooks | <draft>';

/** Only the branch `new-guide` has this page. */
const DRAFT_PAGE = 'guides/webhooks.mdx';

/** How the configuration lists the pages: by their paths, or nested, as objects with a title and a path without ending. */
type NavigationShape = 'groups' | 'nested';

/** How the configuration lists a redirect: with `source` and `destination`, with `from` and `to`, or by its source. */
type RedirectShape = 'source' | 'from' | 'object';

const REDIRECTS: Readonly<Record<RedirectShape, object>> = {
  source: { redirects: [{ source: '/start', destination: '/guides/quickstart' }] },
  from: { site: { redirects: [{ from: '/start', to: '/guides/quickstart' }] } },
  object: { redirects: { '/start': '/guides/quickstart' } },
};

/** How the sample project can differ. */
export interface SampleOptions {
  /** True adds markup, commands and private data to the sample project. Default: false. */
  readonly hostile?: boolean | undefined;
  /** The shape of the sample configuration: groups with the paths of pages (default), or tabs with nested groups. */
  readonly navigation?: NavigationShape | undefined;
  /** The form of the redirect of the sample configuration. Default: it has no redirect. */
  readonly redirectsAs?: RedirectShape | undefined;
}

/** The configuration as the sample project has it: the paths of the pages in groups. */
interface SampleConfig {
  readonly name: string;
  readonly navigation: readonly { readonly group: string; readonly pages: readonly string[] }[];
}

/** Adds pages, deployments, media, import sources and readers. */
export function addSampleData(state: EmulatorState, options: SampleOptions): void {
  const { project } = state;
  addPages(state, options);
  const title = options.hostile ? HOSTILE_REQUEST : 'Guide to webhooks';
  project.pullRequests.push(
    { number: 11, title: 'Fix a typo', state: 'closed', head: 'fix-typo', base: 'main' },
    { number: 12, title, state: 'open', head: 'new-guide', base: 'main' },
  );
  addDeployments(state);
  addMedia(state);
  addImportSources(state);
  const pages = project.site(project.branch()).groups.flatMap((group) => group.pages);
  state.readers.setPages(
    pages.map(({ path, title }) => ({ path: sitePathOf(path), title })),
    options.hostile ? HOSTILE_READERS : FRIENDLY_READERS,
  );
}

function addPages(
  { project, context }: EmulatorState,
  { hostile: isHostile, navigation: shape = 'groups', redirectsAs }: SampleOptions,
): void {
  const config = readConfig('main');
  const redirects = redirectsAs && REDIRECTS[redirectsAs];
  const paths = config.navigation.flatMap(({ pages }) => pages);
  const sources = Object.fromEntries(paths.map((path) => [path, readContent(`branches/main/${path}`)]));
  if (isHostile) sources[RETITLED_PAGE] = retitle(sources[RETITLED_PAGE] ?? '', HOSTILE_TITLE);
  project.edit({ [context.configPath]: formatConfig({ ...config, ...redirects }, shape, sources), ...sources });
  project.createBranch('new-guide', project.deploymentBranch);
  const draft = { [DRAFT_PAGE]: readContent(`branches/new-guide/${DRAFT_PAGE}`) };
  const draftConfig = formatConfig({ ...readConfig('new-guide'), ...redirects }, shape, { ...sources, ...draft });
  project.edit({ ...draft, [context.configPath]: draftConfig }, 'new-guide');
  project.createBranch('fix-typo', project.deploymentBranch);
  project.settle();
}

function readConfig(branch: string): SampleConfig {
  return JSON.parse(readContent(`branches/${branch}/docs.json`)) as SampleConfig;
}

function retitle(source: string, title: string): string {
  return source.replace(/^title: .*$/m, `title: "${title}"`);
}

/** @param sources the text of each page by path */
function formatConfig(config: SampleConfig, shape: NavigationShape, sources: Readonly<Record<string, string>>): string {
  const titled = (path: string): object => ({
    title: titleOf(sources[path] ?? '', path),
    path: path.replace(/\.mdx$/, ''),
  });
  const navigation = shape === 'nested' ? nestGroups(config.navigation, titled) : config.navigation;
  return JSON.stringify({ ...config, navigation }, null, 2);
}

/** Puts each group into the group before it, and the first one into a tab. */
function nestGroups(groups: SampleConfig['navigation'], entryOf: (path: string) => object): object {
  const nested = groups.reduceRight<object[]>((inner, { group, pages }) => {
    return [{ group, pages: [...pages.map(entryOf), ...inner] }];
  }, []);
  return { tabs: [{ tab: 'Documentation', groups: nested }] };
}

/** Adds deployments. The last live one finished two days ago, an older one failed, and another was cancelled. */
function addDeployments(state: EmulatorState): void {
  const now = state.context.now();
  const outcomes = ['ready', 'error', 'cancelled', 'ready'] as const;
  outcomes.forEach((outcome, index) => {
    const createdAt = now - (outcomes.length - index + 1) * DAY_MS;
    const triggerType = index % 2 === 0 ? 'auto' : 'user';
    state.addDeployment({ createdAt, triggerType, build: { pendingMs: 2000, buildingMs: 40_000, outcome } });
  });
  state.addDeployment({
    branch: 'new-guide',
    isPreview: true,
    createdAt: now - DAY_MS,
    build: { pendingMs: 2000, buildingMs: 30_000, outcome: 'ready' },
  });
}

function addMedia(state: EmulatorState): void {
  const now = state.context.now();
  const created = (daysAgo: number): { createdAt: number } => ({ createdAt: now - daysAgo * DAY_MS });
  state.addMedia('logo.svg', sampleSvg('Tidewater'), { ...created(40), altText: 'Tidewater' });
  state.addMedia('architecture.png', samplePng(64, 48, [30, 90, 160]), {
    ...created(30),
    altText: 'How the parts fit together',
  });
  state.addMedia('screenshot.png', samplePng(80, 60, [200, 200, 210]), created(21));
  state.addMedia('handbook.pdf', samplePdf(), created(14));
  state.addMedia('tour.mp4', sampleMp4(4096), created(9));
  state.addMedia('prices.csv', Buffer.from('plan,price\nstandard,20\n'), created(2));
  state.media.otherProjectsBytes = 123_456_789;
}

/** Adds one URL for every outcome of an import. */
function addImportSources({ imports }: EmulatorState): void {
  const site = 'https://assets.example.com';
  imports.set(`${site}/badge.png`, { bytes: samplePng(20, 20, [0, 160, 80]) });
  imports.set(`${site}/brochure.pdf`, { bytes: samplePdf(), seconds: 29 });
  imports.set(`${site}/moved.png`, { redirectsTo: `${site}/badge.png` });
  imports.set(`${site}/moved-twice.png`, { redirectsTo: `${site}/moved.png` });
  imports.set(`${site}/moved-3-times.png`, { redirectsTo: `${site}/moved-twice.png` });
  imports.set(`${site}/moved-4-times.png`, { redirectsTo: `${site}/moved-3-times.png` });
  imports.set(`${site}/moved-inside.png`, { redirectsTo: 'https://192.168.0.10/badge.png' });
  imports.set(`${site}/moved-to-http.png`, { redirectsTo: 'http://assets.example.com/badge.png' });
  imports.set(`${site}/members-only.pdf`, { status: 403 });
  imports.set(`${site}/gone.png`, { status: 404 });
  imports.set(`${site}/huge.mp4`, { bytes: sampleMp4(), sizeBytes: 4 * 1024 ** 3 });
  imports.set(`${site}/not-an-image.png`, { bytes: Buffer.from('<html>Sign in</html>') });
  imports.set('https://slow.example.com/video.mp4', { bytes: sampleMp4(), seconds: 45 });
  imports.set('https://intranet.example.com/plan.pdf', { bytes: samplePdf(), isPrivate: true });
}
