/** Opens a GitHub Deployment and keeps its state up to date. */
import { shorten } from '../../text/width.js';
import { type DeploymentRecord, type DeploymentRequest, HostError } from '../host.js';
import { createGitHubClient, type GitHubConnection } from './client.js';
import { statusOf } from './octokit-error.js';
import { anything, deployment } from './schemas.js';

/** GitHub rejects longer descriptions of a status. */
const MAX_DESCRIPTION_LENGTH = 140;

/** Creates the deployment; the returned record updates its state. Rejects with HostError. */
export async function openGitHubDeployment(
  connection: GitHubConnection,
  { environment, description, transient, ref, token }: DeploymentRequest,
): Promise<DeploymentRecord> {
  const task = `record the deployment in the environment ${environment}`;
  const client = await createGitHubClient(connection, { token, permission: 'deployments: write', task });
  const { commitSha, runUrl } = connection.runContext;
  const shown = (text: string): string => shorten(connection.secrets.redact(text), MAX_DESCRIPTION_LENGTH);
  if (commitSha === undefined) throw new HostError(`couldn't ${task}: GITHUB_SHA isn't set`);
  const open = async (deployed: string) =>
    client.send(deployment, 'POST deployments', {
      ref: deployed,
      environment,
      description: shown(description),
      transient_environment: transient,
      production_environment: !transient,
      // The record neither waits for the checks of the commit nor merges anything.
      auto_merge: false,
      required_contexts: [],
    });
  const opened = await open(ref ?? commitSha).catch((error: unknown) => {
    // The service may build a commit of another repository.
    if (ref === undefined || statusOf(error) !== 422) throw error;
    return open(commitSha);
  });
  if (!opened) throw new HostError(`couldn't ${task}: GitHub returned no deployment`);
  return {
    async update(state, { description, url }) {
      const status = {
        state,
        description: shown(description),
        environment_url: url,
        log_url: runUrl,
        // A live deployment replaces the earlier ones of its environment.
        auto_inactive: state === 'success',
      };
      await client.send(anything, `POST deployments/${opened.id}/statuses`, status, 'repeatable');
    },
  };
}
