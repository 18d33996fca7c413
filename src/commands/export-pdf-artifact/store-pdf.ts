/** Keeping the PDF where people look for it: as an artifact of the run, and attached to a release. */
import { basename, dirname } from 'node:path';
import { workspacePath } from '../../disk/paths.js';
import { type Release, UnsupportedError } from '../../hosts/host.js';
import type { InputValues } from '../input-kinds.js';
import { formatBytes } from '../../text/units.js';
import type { Context } from '../command.js';
import type { CommonInputs } from '../common-inputs.js';
import type { ExportRecord, SavedPdf } from './summary.js';

interface KeepInputs {
  /** Absolute. */
  readonly output: string;
  readonly artifact: boolean;
  readonly retentionDays?: number;
  readonly releaseTag?: string;
  readonly assetName?: string;
  readonly checksum: boolean;
}

type Keeper = Context<KeepInputs & InputValues<CommonInputs>, ExportRecord>;

/** What the PDF is called among the assets of a release. */
export function assetNameOf({ assetName, output }: Pick<KeepInputs, 'assetName' | 'output'>): string {
  return assetName ?? basename(output);
}

/** The release to attach to, looked at before anything is rendered; undefined where none is wanted or possible. */
export async function findRelease({ inputs, host, log }: Keeper): Promise<Release | undefined> {
  const { releaseTag: tag, token = '', dryRun: readOnly } = inputs;
  if (tag === undefined) return undefined;
  if (!host.findRelease) {
    log.notice(
      `release-tag: there is no platform here that has releases; the PDF stays at ${workspacePath(host.workspace, inputs.output)}.`,
    );
    return undefined;
  }
  return host.findRelease({ tag, assetName: assetNameOf(inputs), token, readOnly });
}

export async function keepArtifact({ inputs, host, log, record }: Keeper): Promise<void> {
  const { output, artifact, retentionDays } = inputs;
  if (!artifact) return;
  const stays = `The PDF stays at ${workspacePath(host.workspace, output)} for a later step.`;
  if (!host.uploadArtifact) {
    log.notice(`artifact: there is no platform here that keeps artifacts. ${stays}`);
    return;
  }
  try {
    const wanted = {
      name: basename(output),
      files: [output],
      rootDirectory: dirname(output),
      retentionDays,
      raw: true,
    };
    record.artifact = await host.uploadArtifact(wanted);
    log.info(`Kept as the artifact ${record.artifact.name}.`);
  } catch (error) {
    if (!(error instanceof UnsupportedError)) throw error;
    log.notice(`artifact: ${error.message}. ${stays}`);
  }
}

export async function attachToRelease(
  context: Keeper,
  release: Release,
  { sizeBytes, sha256 }: SavedPdf,
): Promise<void> {
  const { inputs, log, record, signal, defer: afterwards } = context;
  const { releaseTag: tag = '', output: path, checksum } = inputs;
  const name = assetNameOf(inputs);
  const onProgress = (sentBytes: number): void =>
    log.progress(`Attaching ${name}: ${formatBytes(sentBytes)} of ${formatBytes(sizeBytes)}`);
  const attaching = release.attach({
    path,
    sizeBytes,
    sha256,
    checksum,
    signal,
    onProgress,
    contentType: 'application/pdf',
  });
  // A run that ends early must not leave the release between two states.
  afterwards(async () => {
    await attaching.catch(() => undefined);
  });
  const { url, warnings } = await attaching.catch((error: unknown) => {
    // The deadline or a signal is why, and what the run ends as.
    signal.throwIfAborted();
    throw error;
  });
  record.release = { tag, url };
  for (const warning of warnings) log.warning(warning);
  log.info(`Attached to the release ${tag} as ${name}.`);
}
