/** A GitHub Deployment, kept true through its life. */
import { shorten } from '../../text/width.js';
import { fieldsOf } from '../fields.js';
import { createGitHubCalls, type GitHubCalls, type GitHubPlace } from './client.js';
import { HostError, type DeploymentRecord, type Host } from '../host.js';

type Wanted = Parameters<NonNullable<Host['openDeployment']>>[0];

/** GitHub refuses longer descriptions of a status. */
const DESCRIPTION_LENGTH = 140;

/** Creates the deployment; its states follow through the record. Rejects with HostError. */
export async function openGitHubDeployment(place: GitHubPlace, wanted: Wanted): Promise<DeploymentRecord> {
  const what = `record the deployment to the environment ${wanted.environment}`;
  const access = { token: wanted.token, permission: 'deployments: write', what };
  const calls = await createGitHubCalls(place, access);
  const ref = place.facts.commitSha;
  if (ref === undefined) throw new HostError(`could not ${what}: GITHUB_SHA is not set`);
  const id = await create(calls, ref, wanted);
  if (id === undefined) throw new HostError(`could not ${what}: GitHub made none`);
  const { owner, repo, call } = calls;
  return {
    async update(state, { description, url }) {
      await call(true, (octokit, request) =>
        octokit.rest.repos.createDeploymentStatus({
          owner,
          repo,
          deployment_id: id,
          state,
          description: shorten(description, DESCRIPTION_LENGTH),
          environment_url: url,
          log_url: place.facts.runUrl,
          // Earlier deployments to the environment are history once this one is live.
          auto_inactive: state === 'success',
          request,
        }),
      );
    },
  };
}

async function create({ owner, repo, call }: GitHubCalls, ref: string, wanted: Wanted): Promise<number | undefined> {
  const { data } = await call(false, (octokit, request) =>
    octokit.rest.repos.createDeployment({
      owner,
      repo,
      ref,
      environment: wanted.environment,
      description: shorten(wanted.description, DESCRIPTION_LENGTH),
      transient_environment: wanted.transient,
      production_environment: !wanted.transient,
      // The documentation is live whatever the checks of this commit say, and nothing is to be merged for it.
      auto_merge: false,
      required_contexts: [],
      request,
    }),
  );
  const { id } = fieldsOf(data);
  return typeof id === 'number' ? id : undefined;
}
