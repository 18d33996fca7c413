/** Stores the PDF as an artifact of the run and as a release asset. */
import { basename, dirname } from 'node:path';
import { workspacePath } from '../../disk/paths.js';
import type { AttachedFile, Release } from '../../hosts/host.js';
import { formatBytes } from '../../text/units.js';
import { uploadArtifact } from '../account/posts.js';
import type { ExportInputs } from './inputs.js';
import type { ExportRecord, ExportRun, SavedPdf } from './record.js';
import { inputName } from '../../text/input-names.js';

/** The name of the PDF among the assets of the release. */
export function assetNameOf({ assetName, output }: ExportInputs): string {
  return assetName ?? basename(output);
}

/** Finds the release before anything is rendered. Undefined without release-tag, and on a platform without releases. */
export async function findRelease({ inputs, host, log }: ExportRun): Promise<Release | undefined> {
  const { releaseTag: tag, token = '', dryRun: readOnly } = inputs;
  if (tag === undefined) return undefined;
  if (!host.findRelease) {
    log.notice(`${inputName('release-tag')}: skipped, because releases only exist on GitHub and GitLab.`);
    return undefined;
  }
  return host.findRelease({ tag, assetName: assetNameOf(inputs), token, readOnly });
}

/** Resolves to undefined without an artifact. */
export async function storeArtifact(run: ExportRun): Promise<ExportRecord['artifact']> {
  const { inputs, host, log } = run;
  const { output, retentionDays } = inputs;
  const artifact = await uploadArtifact(
    run,
    {
      name: basename(output),
      nameInput: 'output',
      files: [output],
      rootDirectory: dirname(output),
      retentionDays,
      raw: true,
    },
    `Later steps find the PDF at ${workspacePath(host.workspace, output)}.`,
  );
  // GitLab uploads after the job's script.
  const uploaded =
    host.name === 'gitlab'
      ? `GitLab uploads ${workspacePath(host.workspace, output)} at the end of the job.`
      : undefined;
  if (artifact) log.info(uploaded ?? `Uploaded as artifact ${artifact.name}.`);
  return artifact;
}

export async function attachToRelease(
  { inputs, log, signal, defer }: ExportRun,
  release: Release,
  { sizeBytes, sha256 }: SavedPdf,
): Promise<AttachedFile & { readonly tag: string }> {
  const { releaseTag: tag = '', output: path } = inputs;
  const name = assetNameOf(inputs);
  const onProgress = (sentBytes: number): void =>
    log.progress(`Attaching ${name}: ${formatBytes(sentBytes)} of ${formatBytes(sizeBytes)}`);
  const contentType = 'application/pdf';
  const attaching = release.attach({ path, sizeBytes, sha256, signal, onProgress, contentType });
  // A run that ends early waits for it, so that the release is not left between two states.
  defer(async () => {
    await attaching.catch(() => undefined);
  });
  const attached = await attaching.catch((error: unknown) => {
    // The deadline or a signal decides how the run ends, not the error that it caused.
    signal.throwIfAborted();
    throw error;
  });
  return { tag, ...attached };
}
