/** Fills the state with a sample project that has existed for some time. */
import { sitePathOf, CONFIG_PATH } from './project.js';
import { DAY_MS } from './visits.js';
import { sampleMp4, samplePdf, samplePng, sampleSvg } from './sample-files.js';
import type { EmulatorState } from './emulator-state.js';

/** The pages in the order of the navigation, most viewed first. */
const PAGES: readonly { readonly path: string; readonly title: string; readonly text: string }[] = [
  { path: 'index.mdx', title: 'Welcome', text: 'What this is, and where to begin.' },
  { path: 'guides/install.mdx', title: 'Install', text: 'Install the CLI with npm, then sign in with an API key.' },
  { path: 'guides/quickstart.mdx', title: 'Quickstart', text: 'Publish the first page in five minutes.' },
  {
    path: 'api/authentication.mdx',
    title: 'Authentication',
    text: 'Every request carries an API key. Rotate keys often.',
  },
  {
    path: 'guides/deploy.mdx',
    title: 'Deploy and preview',
    text: 'A push to main goes live; other branches are previews.',
  },
  { path: 'api/rate-limits.mdx', title: 'Rate limits', text: 'Each key has a rate limit per minute.' },
  { path: 'guides/media.mdx', title: 'Media library', text: 'Upload images, videos and documents.' },
  { path: 'api/errors.mdx', title: 'Errors', text: 'What each error means, and what to do about it.' },
  // This title contains markup, because users write titles.
  { path: 'guides/tables.mdx', title: 'Pipes | tables & <b>bold</b>', text: 'How to write tables.' },
  { path: 'guides/pdf.mdx', title: 'Export as PDF', text: 'The whole site as one PDF.' },
  { path: 'guides/sso.mdx', title: 'Single sign-on', text: 'Single sign-on (SSO) with SAML.' },
  { path: 'changelog.mdx', title: 'Changelog', text: 'What changed.' },
];

/** Adds pages, deployments, media, import sources and readers. */
export function addSampleData(state: EmulatorState): void {
  addPages(state);
  addDeployments(state);
  addMedia(state);
  addImportSources(state);
  state.readers.setPages(PAGES.map(({ path, title }) => ({ path: sitePathOf(path), title })));
}

function addPages({ project }: EmulatorState): void {
  const main = project.branch();
  const navigation = ['', 'guides', 'api'].map((folder) => ({
    group: folder || 'start',
    pages: PAGES.map(({ path }) => path).filter((path) => path.replace(/[^/]*$/, '') === (folder && `${folder}/`)),
  }));
  main.files = new Map([
    [CONFIG_PATH, JSON.stringify({ name: 'Example Docs', navigation }, null, 2)],
    ...PAGES.map(({ path, title, text }): [string, string] => [path, `---\ntitle: "${title}"\n---\n\n${text}\n`]),
  ]);
  project.createBranch('new-guide', project.deploymentBranch);
  project.push('new-guide', [{ type: 'create', path: 'guides/webhooks.mdx', content: '---\ntitle: Webhooks\n---\n' }]);
  project.createBranch('fix-typo', project.deploymentBranch);
  project.pullRequests.push(
    { number: 11, title: 'Fix a typo', state: 'closed', head: 'fix-typo', base: 'main' },
    { number: 12, title: 'Guide to webhooks | <draft>', state: 'open', head: 'new-guide', base: 'main' },
  );
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
  state.addMedia('logo.svg', sampleSvg('Example'), { ...created(40), altText: 'Example' });
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
