/** Uploads artifacts. The whole client also downloads and lists them, with a second client of GitHub's API. */
import { uploadArtifact } from '../../../build/slim/node_modules/@actions/artifact/lib/internal/upload/upload-artifact.js';

export class DefaultArtifactClient {
  uploadArtifact = uploadArtifact;
}
