/** Measures a watch of a healthy site: its requests to the service, to the platform and to the site, and its time. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchAction } from './launchers.js';
import { median, waitForSuccess } from './processes.js';
import { atMost, type Row } from './rows.js';
import { inWorkspace, serve } from './workspace.js';

const RUNS = 7;

export function benchCheckSite(): Promise<Row[]> {
  return inWorkspace({ keyLimitPerMinute: null }, async (workspace) => {
    const gitHub = await startGitHub();
    const env = {
      GITHUB_API_URL: gitHub.origin,
      GITHUB_REPOSITORY: 'octo/docs',
      INPUT_TOKEN: 'token',
      INPUT_FOLLOW: 'main',
    };
    try {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const startMs = performance.now();
        await waitForSuccess(launchAction(workspace, 'check-site', env));
        times.push(performance.now() - startMs);
      }
      const results = join(workspace.folder, 'docs-ci/check-site/result.json');
      const { requests, outputs } = JSON.parse(await readFile(results, 'utf8')) as Result;
      if (outputs.problems !== '0' || outputs.unknown !== '0')
        throw new Error('the site of the emulator is not healthy');
      return [
        {
          what: 'check-site: requests of a healthy watch with follow to the service',
          ...atMost(requests.requests, 3, String),
          least: '3',
          beside: 'deployments, configuration and pages',
        },
        {
          what: 'check-site: requests of a healthy watch with follow to GitHub',
          ...atMost(gitHub.countRequests() / RUNS, 1, String),
          least: '1',
          beside: 'the newest commit',
        },
        {
          what: 'check-site: time of a healthy watch, whole process',
          measured: `${median(times).toFixed(0)} ms`,
          beside: `${outputs['pages-verified']} pages, 4 at a time`,
        },
      ];
    } finally {
      gitHub.close();
    }
  });
}

interface Result {
  readonly requests: { readonly requests: number };
  readonly outputs: Readonly<Record<string, string>>;
}

/** Knows one old commit, which any deployment has. */
async function startGitHub() {
  let count = 0;
  const commits = [{ commit: { committer: { date: '2020-01-01T00:00:00Z' } } }];
  const served = await serve((_, response) => {
    count += 1;
    response.setHeader('content-type', 'application/json').end(JSON.stringify(commits));
  });
  return { ...served, countRequests: () => count };
}
