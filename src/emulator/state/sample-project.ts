/** Fills the state with a sample project that has existed for some time. */
import { sitePathOf } from './site.js';
import { FRIENDLY_READERS, HOSTILE_READERS } from './reader-samples.js';
import { DRAFT_PAGE, TABLES_PAGE } from './sample-guides.js';
import { SAMPLE_NAVIGATION, sourceOf } from './sample-pages.js';
import { DAY_MS } from './visits.js';
import { sampleMp4, samplePdf, samplePng, sampleSvg } from './sample-files.js';
import type { EmulatorState } from './emulator-state.js';

/** Users write titles, so hostile data has one with markup. */
const HOSTILE_TITLE = 'Pipes | tables & <b>bold</b>';
const HOSTILE_REQUEST = 'Guide to webhooks | <draft>';

/** The draft of another branch belongs to the group of this page. */
const DRAFT_NEXT_TO = 'guides/alerts.mdx';

/** How the configuration lists the pages: by their paths, or nested, as objects with a title and a path without ending. */
export type NavigationShape = 'groups' | 'nested';

/**
 * Adds pages, deployments, media, import sources and readers.
 * @param options.isHostile readers and a title contain markup, commands and private data
 */
export function addSampleData(
  state: EmulatorState,
  options: { readonly isHostile: boolean; readonly navigation: NavigationShape },
): void {
  const { isHostile } = options;
  const navigation = SAMPLE_NAVIGATION.map(({ group, pages }) => ({
    group,
    pages: pages.map((page) => (isHostile && page.path === TABLES_PAGE ? { ...page, title: HOSTILE_TITLE } : page)),
  }));
  addPages(state, navigation, options.navigation);
  const title = isHostile ? HOSTILE_REQUEST : 'Guide to webhooks';
  state.project.pullRequests.push(
    { number: 11, title: 'Fix a typo', state: 'closed', head: 'fix-typo', base: 'main' },
    { number: 12, title, state: 'open', head: 'new-guide', base: 'main' },
  );
  addDeployments(state);
  addMedia(state);
  addImportSources(state);
  state.readers.setPages(
    navigation.flatMap(({ pages }) => pages.map(({ path, title }) => ({ path: sitePathOf(path), title }))),
    isHostile ? HOSTILE_READERS : FRIENDLY_READERS,
  );
}

function addPages({ project, context }: EmulatorState, groups: typeof SAMPLE_NAVIGATION, shape: NavigationShape): void {
  const pages = groups.flatMap((group) => group.pages);
  const sources = pages.map((page) => [page.path, sourceOf(page)] as const);
  project.edit({ [context.configPath]: configOf(groups, shape), ...Object.fromEntries(sources) });
  project.createBranch('new-guide', project.deploymentBranch);
  const withDraft = groups.map(({ group, pages: before }) => ({
    group,
    pages: before.some(({ path }) => path === DRAFT_NEXT_TO) ? [...before, DRAFT_PAGE] : before,
  }));
  const draft = { [DRAFT_PAGE.path]: sourceOf(DRAFT_PAGE), [context.configPath]: configOf(withDraft, shape) };
  project.edit(draft, 'new-guide');
  project.createBranch('fix-typo', project.deploymentBranch);
  project.settle();
}

function configOf(groups: typeof SAMPLE_NAVIGATION, shape: NavigationShape): string {
  const navigation =
    shape === 'nested'
      ? nestGroups(groups)
      : groups.map(({ group, pages }) => ({ group, pages: pages.map(({ path }) => path) }));
  return JSON.stringify({ name: 'Tidewater', navigation }, null, 2);
}

/** Puts each group into the group before it, and the first one into a tab. */
function nestGroups(groups: typeof SAMPLE_NAVIGATION): object {
  const nested = groups.reduceRight<object[]>((inner, { group, pages }) => {
    const entries = pages.map(({ path, title }) => ({ title, path: path.replace(/\.mdx$/, '') }));
    return [{ group, pages: [...entries, ...inner] }];
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
