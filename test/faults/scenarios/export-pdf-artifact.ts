/** Declares the scenarios of export-pdf-artifact: one export for all runs, and complete files everywhere. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from '../../../src/commands/command.js';
import type { Scenario } from '../scenario.js';

const RENDER = { pendingMs: 500, perPageMs: 100, pages: 12, padToBytes: 20_000 };
const QUICK = { pendingMs: 50, perPageMs: 10, pages: 12, padToBytes: 20_000 };
const PDF = 'docs-ci/export-pdf-artifact/docs.pdf';
const OLD = '%PDF-1.7 the one before startxref 0 %%EOF';
const TAG = 'v1.0';

type FixtureState = Parameters<Scenario['violations']>[0];

function isCompletePdf(bytes: Buffer): boolean {
  return bytes.toString('latin1').startsWith('%PDF-') && bytes.toString('latin1').trimEnd().endsWith('%%EOF');
}

/** Returns the file in the workspace, if it exists. */
function localPdf({ folder }: FixtureState): Buffer | undefined {
  const path = join(folder, PDF);
  return existsSync(path) ? readFileSync(path) : undefined;
}

function brokenFiles(place: FixtureState): string[] {
  const wrong = [];
  const rendered = place.emulator.state.exports.all.length;
  if (rendered > 1) wrong.push(`${rendered} exports were rendered`);
  const bytes = localPdf(place);
  if (bytes && !isCompletePdf(bytes)) wrong.push('docs.pdf is half a file');
  for (const artifact of place.results.artifacts) {
    if (artifact.finalized && !isCompletePdf(artifact.bytes ?? Buffer.alloc(0)))
      wrong.push(`the artifact ${artifact.name} is half a file`);
  }
  return wrong;
}

function missingLocally(place: FixtureState): string[] {
  return localPdf(place) ? [] : ['docs.pdf is missing'];
}

/** Lists the outcomes if the server of the file fails. */
const downloadEnds: NonNullable<Scenario['expectedOutcomes']> = (_, { name }, always) => {
  if (!always) return ['done'];
  if (['redirect to another origin', 'wrong types', 'truncated JSON'].includes(name)) return ['failed'];
  return name === 'slow body' ? ['done'] : ['unavailable'];
};

const DONE: readonly Outcome[] = ['done'];
const platformEnds: readonly Outcome[] = ['done', 'failed'];
/** The artifact client retries for minutes. Only the timeout of the run limits it. */
const artifactEnds: readonly Outcome[] = ['done', 'failed', 'timed-out'];

const platformFailures: NonNullable<Scenario['expectedOutcomes']> = (request, fault, always) => {
  // What was there before the start is only needed if the answer to the start is lost.
  if (request.route === 'GET /exports/pdf' && request.nth === 0 && fault.name === 'wrong types' && !always) return DONE;
  if (request.proxy === 'files') return downloadEnds(request, fault, always);
  if (request.proxy === 'results') return artifactEnds;
  return request.proxy === 'api' ? undefined : platformEnds;
};

const BASE = {
  command: 'export-pdf-artifact',
  emulator: { export: RENDER },
  realTimeEmulator: { export: QUICK },
  lookedUpRoutes: ['POST /exports/pdf'],
  expectedOutcomes: platformFailures,
} as const;

export const EXPORT_PDF_ARTIFACT: readonly Scenario[] = [
  {
    ...BASE,
    name: 'export-pdf-artifact on GitHub',
    host: 'github',
    inputs: { 'release-tag': TAG },
    prepare: ({ emulator, github, clock }) => {
      emulator.state.addDeployment({ createdAt: clock.now() - 3_600_000 });
      github.releases.addAsset(github.releases.add(TAG), 'docs.pdf', Buffer.from(OLD));
    },
    violations: (place) => [...brokenFiles(place), ...place.github.releases.gaps],
    missingResults: (place, run) => {
      const missing = missingLocally(place);
      const bytes = localPdf(place) ?? Buffer.alloc(0);
      const assets = place.github.releases.all[0]?.assets ?? [];
      const names = assets.map(({ name }) => name).sort();
      if (names.join() !== 'docs.pdf') missing.push(`the release has ${names.join(', ')}`);
      if (!assets.find(({ name }) => name === 'docs.pdf')?.bytes.equals(bytes))
        missing.push('the release has another file');
      const artifact = place.results.artifacts.find(({ id }) => id === run.result.outputs['artifact-id']);
      if (!artifact?.finalized || !artifact.bytes?.equals(bytes)) missing.push('the artifact is another file');
      return missing;
    },
  },
  {
    ...BASE,
    name: 'export-pdf-artifact on GitLab',
    host: 'gitlab',
    inputs: { 'release-tag': TAG },
    prepare: ({ emulator, gitlab, clock }) => {
      emulator.state.addDeployment({ createdAt: clock.now() - 3_600_000 });
      gitlab.releases.links.set(TAG, []);
    },
    violations: (place) => brokenFiles(place),
    missingResults: (place) => {
      const missing = missingLocally(place);
      const bytes = localPdf(place) ?? Buffer.alloc(0);
      const { releases } = place.gitlab;
      if (releases.linked(TAG, 'docs.pdf') !== bytes.toString()) missing.push('the release has another file');
      if (releases.links.get(TAG)?.length !== 1) missing.push('the release has other links');
      return missing;
    },
  },
  {
    ...BASE,
    name: 'export-pdf-artifact on GitHub for a draft',
    host: 'github',
    inputs: { 'release-tag': TAG, artifact: 'false' },
    prepare: ({ emulator, github, clock }) => {
      emulator.state.addDeployment({ createdAt: clock.now() - 3_600_000 });
      github.releases.add(TAG, { draft: true });
    },
    routes: ['GET /repos/octo/docs/releases'],
    violations: brokenFiles,
    missingResults: (place) => {
      const bytes = localPdf(place);
      const assets = place.github.releases.all[0]?.assets ?? [];
      const isThere = bytes !== undefined && assets.length === 1 && assets[0]?.bytes.equals(bytes);
      return isThere ? [] : [`the draft has ${assets.map(({ name }) => name).join(', ')}`];
    },
  },
  {
    ...BASE,
    name: 'export-pdf-artifact on GitLab that replaces',
    host: 'gitlab',
    inputs: { 'release-tag': TAG },
    prepare: ({ emulator, gitlab: { releases }, clock }) => {
      emulator.state.addDeployment({ createdAt: clock.now() - 3_600_000 });
      const files = [{ id: 11, file_name: 'docs.pdf', bytes: Buffer.from(OLD) }];
      releases.packages.push({ id: 10, name: 'docs-ci-export-pdf', version: TAG, files });
      const links = files.map(({ id, file_name: name }) => {
        return { id: id + 10, name, url: `${releases.projectUrl}/-/package_files/${id}/download` };
      });
      releases.links.set(TAG, links);
    },
    routes: ['PUT /api/v4/projects/{id}/releases/v1.0/assets/links/{id}'],
    violations: (place) => {
      const { releases } = place.gitlab;
      const wrong = brokenFiles(place);
      if (!isCompletePdf(Buffer.from(releases.linked(TAG, 'docs.pdf') ?? '')))
        wrong.push('the release has half a file');
      if (releases.links.get(TAG)?.length !== 1) wrong.push('the release has other links');
      return wrong;
    },
    missingResults: (place) => {
      const bytes = localPdf(place);
      const isThere = bytes !== undefined && place.gitlab.releases.linked(TAG, 'docs.pdf') === bytes.toString();
      return isThere ? [] : ['the release has another file'];
    },
  },
  {
    ...BASE,
    name: 'export-pdf-artifact that joins',
    lookedUpRoutes: [],
    host: 'terminal',
    inputs: {},
    prepare: ({ emulator, clock }) => {
      emulator.state.addDeployment({ createdAt: clock.now() - 3_600_000 });
      emulator.state.startDashboardExport();
    },
    violations: brokenFiles,
    missingResults: missingLocally,
    expectedOutcomes: (request, fault, always) => {
      if (request.proxy === 'files') return downloadEnds(request, fault, always);
      const isUnread = ['truncated JSON', 'wrong types', 'empty body'].includes(fault.name);
      if (!isUnread || request.route !== 'POST /exports/pdf') return undefined;
      // Status 409 is enough without a body. After the wait, the start is tried again, and its answer names the export.
      const isReadOnce = request.nth === 0 || fault.name !== 'wrong types';
      return !always && isReadOnce ? ['done'] : ['failed'];
    },
  },
];
