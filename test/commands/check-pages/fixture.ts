/** A live project and a folder with a change of it, for the tests of check-pages. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { EmulatorOptions } from '../../../emulator/emulator.js';
import { type Run, type Stage, startStage } from '../../support/runs.js';

/** Pages of live: enough that one of them is less than half. */
export const LIVE: Readonly<Record<string, string>> = {
  'index.mdx': '# Home\n\n[Setup](/guides/setup)\n',
  'guides/setup.mdx': '---\ntitle: Set up\n---\n\n## First\n\nInstall it.\n\n## Second\n\nRun it.\n',
  'guides/deploy.mdx': '---\ntitle: Deploy\n---\n\nAfter [the setup](/guides/setup#first), deploy it.\n',
  'guides/more.mdx': '---\ntitle: More\n---\n\nThere is more. [An old problem](/guides/nowhere).\n',
};

/** A change that needs the list of the media library. */
export const WITH_WEB_IMAGE: Readonly<Record<string, string>> = {
  'guides/more.mdx': `${LIVE['guides/more.mdx'] ?? ''}\n![Map](https://files.example.com/map.png)\n`,
};

export const CONFIG = {
  name: 'Docs',
  navigation: { groups: [{ group: 'Guides', pages: ['index', 'guides/setup', 'guides/deploy', 'guides/more'] }] },
};

export interface PagesFixture extends Stage {
  /** Changes files of the folder `docs`; null removes one. */
  change(files: Readonly<Record<string, string | null>>): void;
  /** Writes the configuration of the folder. */
  configure(config: object): void;
  /** Runs the command with a viewer key. */
  check(flags?: readonly string[]): Promise<Run & { readonly requests: readonly string[] }>;
  /** `rule kind page: message` of the findings of a verdict. */
  findings(verdict?: 'problem' | 'warning' | 'unknown'): string[];
  verdictOf(rule: string): string | undefined;
  redirects(): unknown;
}

interface Report {
  readonly findings: readonly { verdict: string; rule: string; page: string; line?: number; message: string }[];
  readonly rules: readonly { rule: string; verdict: string }[];
}

/** Starts an emulator whose live branch has the pages, and a folder with the same. */
export async function startPages(
  options: Omit<EmulatorOptions, 'now'> = {},
  pages: Readonly<Record<string, string>> = LIVE,
  config: object = CONFIG,
): Promise<PagesFixture> {
  const stage = await startStage({ seed: false, keyLimitPerMinute: null, ...options });
  const files = { ...pages, 'docs.json': JSON.stringify(config, null, 2) };
  stage.emulator.state.project.edit(files);
  const change: PagesFixture['change'] = (changes) => {
    for (const [path, text] of Object.entries(changes)) {
      const file = join(stage.folder, 'docs', path);
      mkdirSync(dirname(file), { recursive: true });
      if (text === null) rmSync(file);
      else writeFileSync(file, text);
    }
  };
  change(files);
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(join(stage.folder, 'docs-ci/check-pages', name), 'utf8')) as unknown;
  return {
    ...stage,
    change,
    configure: (changed) => change({ 'docs.json': JSON.stringify(changed, null, 2) }),
    check: async (flags = ['--path', 'docs']) => {
      const start = stage.emulator.requests.length;
      const run = await stage.run('check-pages', flags, { DOCS_CI_API_KEY: stage.emulator.keys.viewer });
      const requests = stage.emulator.requests
        .slice(start)
        .map(({ method, route, path }) => route ?? `${method} ${path}`);
      return { ...run, requests };
    },
    findings: (verdict = 'problem') =>
      (read('check-pages.json') as Report).findings
        .filter((finding) => finding.verdict === verdict)
        .map(({ rule, page, message }) => `${rule} ${page}: ${message}`),
    verdictOf: (rule) => (read('check-pages.json') as Report).rules.find((one) => one.rule === rule)?.verdict,
    redirects: () => read('redirects.json'),
    [Symbol.asyncDispose]: () => stage[Symbol.asyncDispose](),
  };
}

/** Pages with a link to the same missing page. */
export function manyPages(count: number): Record<string, string> {
  const text = (index: number): string => `# Page ${index}\n\nText of page ${index}.\n\n[Old](/pages/nowhere)\n`;
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`pages/p${index}.mdx`, text(index)]));
}

/** A configuration that lists all pages. */
export function configOf(pages: Record<string, string>, redirects: readonly object[] = []): object {
  return { navigation: { pages: Object.keys(pages).map((path) => path.replace('.mdx', '')) }, redirects };
}

/** Numbers of requests by route. */
export function count(requests: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const request of requests) counts[request] = (counts[request] ?? 0) + 1;
  return counts;
}
