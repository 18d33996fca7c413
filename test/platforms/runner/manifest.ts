/** action.yml as the runner reads it: what it would refuse throws, in one sentence; the rest is data. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

/** Its templates turn every plain scalar into text, and nothing into an empty one. */
const text = z
  .union([z.string(), z.number(), z.boolean(), z.null()])
  .transform((value) => (value === null ? '' : String(value)));
const present = text.refine((value) => value !== '', 'is empty');
const texts = z.record(z.string(), text);

const about = {
  id: z
    .string()
    .regex(/^[A-Za-z_][A-Za-z0-9_-]*$/)
    .optional(),
  name: text.optional(),
  if: text.optional(),
  env: texts.optional(),
  'continue-on-error': text.optional(),
};

/** A step of a composite action, and of a job, as far as jobs here have them. */
const stepSchema = z
  .union([
    z.strictObject({ ...about, uses: present, with: texts.optional() }),
    z.strictObject({ ...about, run: text, shell: present.optional(), 'working-directory': text.optional() }),
  ])
  .transform((step) => step as Step);

const nodeSchema = z.strictObject({ using: z.enum(['node20', 'node24']), main: present });
const compositeSchema = z.strictObject({ using: z.literal('composite'), steps: z.array(stepSchema) });

const manifestSchema = z.looseObject({
  name: present,
  description: text.optional(),
  inputs: z.record(z.string(), z.looseObject({ default: text.optional() })).default({}),
  outputs: z.record(z.string(), z.strictObject({ description: text.optional(), value: text.optional() })).default({}),
  runs: z.discriminatedUnion('using', [nodeSchema, compositeSchema]),
});

export interface Step {
  readonly id?: string;
  readonly name?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly with?: Readonly<Record<string, string>>;
  readonly run?: string;
  readonly shell?: string;
  readonly 'working-directory'?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly 'continue-on-error'?: string;
}

export interface Manifest extends z.infer<typeof manifestSchema> {
  /** Absolute. */
  readonly folder: string;
}

/**
 * Reads the action.yml of a folder. Throws where the runner would not start it. `pre`, `post` and containers, which no
 * action here has, are refused as unknown keys.
 */
export function readManifest(folder: string): Manifest {
  const path = ['action.yml', 'action.yaml'].map((name) => join(folder, name)).find(existsSync);
  if (path === undefined) throw new Error(`Can't find 'action.yml' or 'action.yaml' under '${folder}'`);
  const parsed = manifestSchema.safeParse(parse(readFileSync(path, 'utf8')));
  if (!parsed.success) throw new Error(`${path}: ${z.prettifyError(parsed.error)}`);
  const { runs } = parsed.data;
  if (runs.using !== 'composite' && !existsSync(join(folder, runs.main)))
    throw new Error(`${path}: File not found: '${runs.main}'`);
  if (runs.using === 'composite') checkSteps(path, runs.steps);
  return { ...parsed.data, folder };
}

/** A step of a job, read from YAML that was parsed already. */
export function readStep(step: unknown): Step {
  const parsed = stepSchema.safeParse(step);
  if (!parsed.success) throw new Error(`a step is malformed: ${z.prettifyError(parsed.error)}`);
  return parsed.data;
}

function checkSteps(path: string, steps: readonly Step[]): void {
  const ids = steps.flatMap(({ id }) => id ?? []);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`${path}: The identifier '${twice}' may not be used more than once`);
  const shellless = steps.find(({ run, shell }) => run !== undefined && shell === undefined);
  if (shellless) throw new Error(`${path}: Required property is missing: shell`);
}
