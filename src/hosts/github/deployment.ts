/** Opens a GitHub Deployment and keeps its state up to date. */
import { shorten } from '../../text/width.js';
import { type DeploymentRecord, type DeploymentRequest, HostError } from '../host.js';
import { createGitHubClient, type GitHubClient, type GitHubConnection } from './client.js';
import { deployment } from './schemas.js';

/** GitHub rejects longer descriptions of a status. */
const MAX_DESCRIPTION_LENGTH = 140;

/** Creates the deployment; the returned record updates its state. Rejects with HostError. */
export async function openGitHubDeployment(
  connection: GitHubConnection,
  request: DeploymentRequest,
): Promise<DeploymentRecord> {
  const task = `record the deployment in the environment ${request.environment}`;
  const client = await createGitHubClient(connection, {
    token: request.token,
    permission: 'deployments: write',
    task,
  });
  const { commitSha, runUrl } = connection.runContext;
  if (commitSha === undefined) throw new HostError(`couldn't ${task}: GITHUB_SHA isn't set`);
  const id = await createDeployment(client, commitSha, request);
  if (id === undefined) throw new HostError(`couldn't ${task}: GitHub returned no deployment`);
  const { owner, repo, call } = client;
  return {
    async update(state, { description, url }) {
      await call('repeatable', ({ rest }, options) =>
        rest.repos.createDeploymentStatus({
          owner,
          repo,
          deployment_id: id,
          state,
          description: shorten(description, MAX_DESCRIPTION_LENGTH),
          environment_url: url,
          log_url: runUrl,
          // A live deployment replaces the earlier ones of its environment.
          auto_inactive: state === 'success',
          request: options,
        }),
      );
    },
  };
}

async function createDeployment(
  { owner, repo, call }: GitHubClient,
  ref: string,
  { environment, description, transient }: DeploymentRequest,
): Promise<number | undefined> {
  const { data } = await call('once', ({ rest }, options) =>
    rest.repos.createDeployment({
      owner,
      repo,
      ref,
      environment,
      description: shorten(description, MAX_DESCRIPTION_LENGTH),
      transient_environment: transient,
      production_environment: !transient,
      // The record neither waits for the checks of the commit nor merges anything.
      auto_merge: false,
      required_contexts: [],
      request: options,
    }),
  );
  return deployment.safeParse(data).data?.id;
}
