/** Registers every command behind a lazy import, in the order in which several commands run. */
import type { AnyCommand } from './inputs/common-inputs.js';

const registry = {
  check: async () => (await import('./check/command.js')).check,
  'check-pages': async () => (await import('./check-pages/command.js')).checkPages,
  'sync-media': async () => (await import('./sync-media/command.js')).syncMedia,
  'push-content': async () => (await import('./push-content/command.js')).pushContent,
  'publish-branch': async () => (await import('./publish-branch/command.js')).publishBranch,
  'trigger-deploy': async () => (await import('./trigger-deploy/command.js')).triggerDeploy,
  'check-site': async () => (await import('./check-site/command.js')).checkSite,
  'check-search': async () => (await import('./check-search/command.js')).checkSearch,
  'export-pdf-artifact': async () => (await import('./export-pdf-artifact/command.js')).exportPdfArtifact,
  'analytics-report': async () => (await import('./analytics-report/command.js')).analyticsReport,
} as const;

export type CommandName = keyof typeof registry;

const known: unknown = registry;

/** Each command as the run knows it: it passes a command only the values of that command's own inputs. */
export const commands = known as Readonly<Record<CommandName, () => Promise<AnyCommand>>>;

export const commandNames = Object.keys(commands) as readonly CommandName[];

export function isCommandName(name: string | undefined): name is CommandName {
  return name !== undefined && Object.hasOwn(commands, name);
}
