import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../src/commands/command.js';
import { commandNames, type CommandName } from '../../src/commands/index.js';
import { factsOf } from '../../src/commands/push-content/report/facts.js';
import { renderComment as renderPushComment } from '../../src/commands/push-content/report/comment.js';
import { renderComment as renderDeployComment } from '../../src/commands/trigger-deploy/comment.js';
import type { Fault } from '../../emulator/faults/faults.js';
import { ROUTE_NAMES } from '../../emulator/routes/all-routes.js';
import { OUTCOMES } from '../../src/run/outcome.js';
import { renderMarkdown } from '../../src/text/markdown.js';
import { SIGNS } from '../../src/text/signs.js';
import { BRANCH, inputsOf, LIVE, recordOf, stopped } from '../commands/push-content/report/push-run.js';
import { endingOf } from '../support/endings.js';
import { startStage } from '../support/runs.js';

interface Situation {
  readonly flags?: readonly string[];
  readonly fault?: Omit<Fault, 'route' | 'times'>;
  readonly isCancelled?: boolean;
}

const SITUATIONS: Readonly<Record<string, Situation>> = {
  'no fault': {},
  'a dry run': { flags: ['--dry-run'] },
  'an invalid input': { flags: ['--timeout', 'never'] },
  'a missing key that may skip': { flags: ['--api-key', '', '--on-missing-key', 'skip'] },
  'no connection': { flags: ['--base-url', 'http://127.0.0.1:1/api/v1'] },
  'a refused key': { fault: { kind: 'status', status: 403 } },
  'a service in maintenance': { fault: { kind: 'status', status: 503 } },
  'a lasting rate limit': { fault: { kind: 'status', status: 429, retryAfterSeconds: 600 } },
  'a short timeout': { flags: ['--timeout', '1s'] },
  'a cancelled run': { isCancelled: true },
};

interface CommandCase {
  /** What the command needs beside the key. */
  readonly flags: readonly string[];
  /** Inputs that make a threshold fail. */
  readonly gate?: readonly string[];
  /** What a run without `dry-run` does. Absent: it changes nothing either. */
  readonly goal?: string;
}

const COMMANDS: Readonly<Record<CommandName, CommandCase>> = {
  check: { flags: [] },
  'check-pages': { flags: [] },
  'sync-media': { flags: ['--path', 'media'], goal: 'sync' },
  'push-content': { flags: ['--path', 'docs', '--to', 'reference'], gate: ['--on-edited', 'fail'], goal: 'push' },
  'publish-branch': { flags: ['--from', 'new-guide'], goal: 'publish' },
  'trigger-deploy': { flags: [], goal: 'start it' },
  // In a terminal, no issue is written.
  'check-site': { flags: ['--issue', 'Docs'] },
  'check-search': {
    flags: ['--queries', 'media/queries.yaml'],
    gate: ['--thresholds', 'hit-rate < 1%'],
    goal: 'search',
  },
  'export-pdf-artifact': { flags: [], goal: 'export the PDF' },
  'analytics-report': {
    flags: ['--issue', 'Docs'],
    gate: ['--thresholds', 'search.total < 1'],
  },
};

const seen = new Set<string>();

describe.each(commandNames)('%s', (name) => {
  const { flags, gate, goal } = COMMANDS[name];
  const situations = { ...SITUATIONS, ...(gate && { 'a threshold': { flags: gate } }) };

  test.each(Object.entries(situations))(
    'shows one sign in title and terminal, and ❌ exactly if the exit code is not 0: %s',
    async (_, { flags: more = [], fault, isCancelled }: Situation) => {
      await using stage = await startStage({ seed: true });
      for (const folder of ['media', 'docs']) mkdirSync(join(stage.folder, folder));
      writeFileSync(join(stage.folder, 'media', 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
      writeFileSync(
        join(stage.folder, 'docs', 'broken.mdx'),
        name === 'push-content' && more === gate ? '<Open>' : 'Text.',
      );
      writeFileSync(join(stage.folder, 'media', 'queries.yaml'), '- query: api key\n  expect: api/authentication\n');
      if (fault) for (const route of ROUTE_NAMES) stage.emulator.addFault({ route, times: Infinity, ...fault });
      if (isCancelled) stage.cancelWhen(() => stage.emulator.requests.length > 0, 'SIGTERM');
      const { exitCode, summary, result, stdout, stderr } = await stage.run(name, [...flags, ...more]);
      seen.add(`${result.outcome} ${exitCode}`);
      expect([result.message, summary.split('\n')[0]?.startsWith('## ❌')]).toEqual([result.message, exitCode !== 0]);
      expect([stderr, /^✖ /m.test(stdout + stderr)]).toEqual([stderr, exitCode !== 0]);
      const title = Object.values(SIGNS).find(({ emoji }) => summary.startsWith(`## ${emoji} `));
      const start = result.message.split('\n')[0]?.slice(0, 30) ?? '';
      expect(stdout + stderr).toContain(`${title?.character ?? '?'} ${start}`);
      const advice = `Run without --dry-run to ${goal ?? ''}.`;
      const isPlan = more.includes('--dry-run') && goal !== undefined;
      expect([stdout.endsWith(`${advice}\n`), summary.includes(advice)]).toEqual([isPlan, isPlan]);
    },
  );
});

const ENDINGS = (Object.keys(OUTCOMES) as Outcome[]).map((outcome) => endingOf(outcome));

/** Only pages that don't respond end trigger-deploy with a gate. */
const FAILED_PAGES = [{ path: '/guides/b', verdict: 'failed', found: 'responds with 404', cure: '' }] as const;

test.each(['ready', 'pending', 'error', 'cancelled'])(
  'shows ❌ in comments exactly if the exit code is not 0, with a deployment that is %s',
  (status) => {
    const deployment = { ...LIVE, status };
    const facts = { nowMs: 0, canLinkPages: false };
    const pushed = [
      recordOf({ result: undefined, deployment }),
      recordOf({ result: { kind: 'published', deployment }, deployment }),
      recordOf({ result: { kind: 'proposed', branch: BRANCH, deployment }, deployment }),
      stopped({ kind: 'syntax', problems: [] }),
    ];
    for (const ending of ENDINGS) {
      const comments = [
        renderDeployComment({ isPreview: true, deployment, pages: FAILED_PAGES }, ending, facts),
        ...pushed.map((record) => renderPushComment(factsOf(record, inputsOf()), ending, facts)),
      ];
      for (const blocks of comments) {
        const [title = ''] = renderMarkdown(blocks).split('\n');
        expect([ending, title, title.startsWith('### ❌')]).toEqual([ending, title, ending.exitCode !== 0]);
      }
    }
  },
);

test('covers every outcome', () => {
  expect([...seen].sort()).toEqual([
    'cancelled 143',
    'done 0',
    'failed 1',
    'gate 3',
    'refused 2',
    'skipped 0',
    'timed-out 4',
    'unavailable 5',
  ]);
});
