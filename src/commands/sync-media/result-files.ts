/** Writes plan.json and media-map.json. */
import { writeResultsFile } from '../../disk/results-file.js';
import type { Context } from '../command.js';
import type { Values } from './inputs.js';
import { renderPlan } from './plan/render-plan.js';
import type { Plan } from './plan/steps.js';
import type { SyncRecord } from './record.js';
import { renderLines } from '../../text/render-lines.js';

type SyncContext = Context<Values, SyncRecord>;

export async function writePlan(context: SyncContext, plan: Plan): Promise<void> {
  context.record.planPath = await writeResultsFile(context, 'plan.json', renderPlan(plan));
}

export async function writeMediaMap(context: SyncContext, plan: Plan): Promise<void> {
  context.record.mapPath = await writeResultsFile(context, 'media-map.json', renderMediaMap(plan, context.record));
}

/** media-map.json: path below the folder → URL, for the files that are in the library. */
function* renderMediaMap({ files }: Plan, { libraryFiles }: SyncRecord): Generator<string> {
  const paths = files.map(({ file }) => file.path).filter((path) => libraryFiles.has(path));
  const renderUrl = (path: string): string => `${JSON.stringify(path)}: ${JSON.stringify(libraryFiles.get(path)?.url)}`;
  yield* renderLines('{', paths, renderUrl, '}');
  yield '\n';
}
