/** Uploads files as an artifact of the run, if the input `artifact` is true. */
import { type ArtifactRequest, type UploadedArtifact, UnsupportedError } from '../hosts/host.js';
import { endSentence } from '../text/sentences.js';
import type { Context } from './command.js';
import { inputName } from '../text/input-names.js';

/**
 * Resolves to undefined without an artifact. If the platform can't have one, a notice says so. Rejects with HostError.
 * @param whereElse a sentence that says where the files are without the artifact
 */
export async function uploadArtifact(
  { inputs, host, log }: Pick<Context<{ readonly artifact: boolean }, unknown>, 'inputs' | 'host' | 'log'>,
  request: ArtifactRequest,
  whereElse = '',
): Promise<UploadedArtifact | undefined> {
  if (!inputs.artifact) return undefined;
  if (!host.uploadArtifact) {
    // By default, artifact is true everywhere, so only a user who set it expects an artifact here.
    if (host.input('artifact'))
      log.notice(`${inputName('artifact')}: skipped, because artifacts only exist on GitHub and GitLab.`);
    return undefined;
  }
  try {
    return await host.uploadArtifact(request);
  } catch (error) {
    if (!(error instanceof UnsupportedError)) throw error;
    log.notice(`${inputName('artifact')}: ${endSentence(error.message)}${whereElse === '' ? '' : ` ${whereElse}`}`);
    return undefined;
  }
}
