/** Tests that no post to GitHub or GitLab has a secret of the run, whatever texts a command passes. */
import { describe, expect, test } from 'vitest';
import type { Host } from '../../src/hosts/host.js';
import type { ApiRequest } from '../support/api-server.js';
import { startGitHubApi } from '../support/github-api.js';
import { startGitLabApi } from '../support/gitlab-api.js';
import { closedLater } from '../support/loopback-platforms.js';
import { gitHubHost, gitLabHost } from './hosts.js';

const TOKEN = 'glpat-t0ken_of~the*run';
const SECRETS = {
  'the API key': 'sk_live_51H8xQ2eZvKYlo_2C',
  'the token': TOKEN,
  'the runtime token': 'eyJhbGciOiJSUzI1NiJ9.runtime_9f8e7d.c2ln',
  'the token for identities': 'eyJhbGciOiJSUzI1NiJ9.identity_1a2b3c.c2ln',
};
const SIGNATURE = 'a1b2c3d4e5f60718293a4b5c6d7e8f90';
const SIGNED = `https://files.example/a.pdf?X-Amz-Signature=${SIGNATURE}`;

const FORMS: Readonly<Record<string, (secret: string) => string>> = {
  'as it is': (secret) => secret,
  'in a URL': encodeURIComponent,
  'in base64': (secret) => Buffer.from(`user:${secret}`).toString('base64'),
  'interrupted by invisible characters': (secret) => [...secret].join('\u200b'),
  'interrupted by colors': (secret) => [...secret].join('\u001b[31m'),
  'cut off': (secret) => `${'x'.repeat(130)}${secret}${'y'.repeat(2_000)}`,
};

interface World {
  readonly host: Host;
  readonly requests: readonly ApiRequest[];
}

const WORLDS: Readonly<Record<string, () => Promise<World>>> = {
  GitHub: async () => {
    const api = await closedLater(startGitHubApi({ tokens: { [TOKEN]: 'bot' } }));
    const env = {
      GITHUB_API_URL: api.url,
      GITHUB_REPOSITORY: 'octo/docs',
      GITHUB_SHA: 'c'.repeat(40),
      ACTIONS_RUNTIME_TOKEN: SECRETS['the runtime token'],
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: SECRETS['the token for identities'],
    };
    const host = gitHubHost(env).host;
    return { host: { ...host, runContext: host.runContext }, requests: api.requests };
  },
  GitLab: async () => {
    const api = await closedLater(
      startGitLabApi({ tokens: { [TOKEN]: { id: 1, username: 'bot', mayWrite: true } } }),
    );
    const env = {
      CI_API_V4_URL: api.url,
      CI_PROJECT_ID: '42',
      CI_JOB_TOKEN: SECRETS['the runtime token'],
      CI_REGISTRY_PASSWORD: SECRETS['the token for identities'],
    };
    return { host: gitLabHost(env).host, requests: api.requests };
  },
};
