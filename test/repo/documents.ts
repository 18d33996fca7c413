/** Parses action.yml files and GitLab templates. */
import { parse, parseAllDocuments } from 'yaml';

interface ActionInput {
  readonly description?: string;
  readonly required?: boolean;
  readonly default?: string;
}

export interface ActionStep {
  readonly name?: string;
  readonly id?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly shell?: string;
  readonly run?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, string>>;
}

export interface Action {
  readonly name: string;
  readonly description: string;
  readonly author?: string;
  readonly branding?: { readonly icon: string; readonly color: string };
  readonly inputs: Readonly<Record<string, ActionInput | undefined>>;
  readonly outputs: Readonly<Record<string, { readonly description?: string; readonly value?: string } | undefined>>;
  readonly runs: { readonly using: string; readonly main?: string; readonly steps?: readonly ActionStep[] };
}

export interface TemplateInput {
  readonly description?: string;
  readonly type?: 'string' | 'number' | 'boolean' | 'array';
  readonly default?: unknown;
  readonly options?: readonly unknown[];
  readonly regex?: string;
}

interface TemplateJob {
  readonly script?: readonly string[];
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly [keyword: string]: unknown;
}

export interface Template {
  readonly spec: { readonly inputs: Readonly<Record<string, TemplateInput>> };
  readonly jobs: Readonly<Record<string, TemplateJob | null>>;
}

export function parseAction(text: string): Action {
  return parse(text) as Action;
}

export function parseTemplate(text: string): Template {
  const [header, jobs] = parseAllDocuments(text, { version: '1.1' }).map((one) => one.toJS() as unknown);
  return { ...(header as Pick<Template, 'spec'>), jobs: jobs as Template['jobs'] };
}
