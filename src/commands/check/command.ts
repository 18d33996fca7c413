/** Defines the command check, which finds out before the first real run what the jobs will miss. */
import { removeResultsFiles } from '../../disk/earlier-results.js';
import { writeResultsJson } from '../../disk/results-file.js';
import { type Command, type Ending, failed } from '../command.js';
import { describeCounts, row, sentenceOf } from '../account/verdicts.js';
import { askWithin, errorOf, valueOf } from './answer.js';
import { connectionRows, keyRole } from './connection-rows.js';
import { gitlabTokenNeeds, inputs, renderPermissions } from './inputs.js';
import { projectRows } from './project-rows.js';
import { hasAnswer, readAnswers } from './read-answers.js';
import type { CheckContext, CheckRecord } from './record.js';
import { type Row, RUN_AGAIN, sortRows } from './rows.js';
import { accountOf } from './account.js';

export const check: Command<typeof inputs, CheckRecord> = {
  name: 'check',
  summary: 'Check the API key, the URL, the project and the platform before the first run',
  branding: { icon: 'check-circle', color: 'green' },
  inputs,
  inputGroups: { What: ['for'] },
  keyRole: 'viewer (editor without `for`)',
  examples: ['check', 'check --for sync-media', 'check --dry-run'],
  outputs: {
    role: 'Role of the API key: viewer, editor or admin; empty if it is not known',
    'rate-limit': 'Requests per minute of the API key',
    'deployment-branch': 'Branch that the service deploys live',
    'storage-percent': "Used share of the organization's storage, 0 to 100",
    problems: 'Number of problems, which fail the job',
    warnings: 'Number of warnings',
    unknown: 'Number of rows whose result is not known',
  },
  createRecord: () => ({ answers: {}, observed: {}, rows: [] }),
  run: runCheck,
  account: accountOf,
};

async function runCheck(context: CheckContext): Promise<Ending> {
  const { inputs: values, api, log, record } = context;
  await removeResultsFiles(context, ['check.json']);
  log.startProgress(() => 'Checking the service and the platform');
  await Promise.all([
    readAnswers(context, record.answers, { baseUrl: values.baseUrl, isReadOnly: values.dryRun }),
    inspectPlatform(context),
  ]);
  record.observed = { ...api.observed };
  log.endProgress();
  record.rows = sortRows([
    ...connectionRows(record, values),
    ...projectRows(record.answers, values.for),
    ...platformRows(record),
  ]);
  const { rows } = record;
  const permissions = renderPermissions(values.for);
  await writeResultsJson(context, 'check.json', { schemaVersion: 1, rows, permissions });
  const firstError = errorOf(record.answers.media);
  // A URL that isn't the API's is a problem to fix. Without any response there is nothing to decide.
  if (firstError && !hasAnswer(record.answers) && !record.answers.url) throw firstError;
  const problems = rows.filter(({ verdict }) => verdict === 'problem');
  if (problems.length > 0) return failed(problems.map(sentenceOf).join('\n'), 'check');
  const role = keyRole(record.answers);
  return { outcome: 'done', message: describeCounts(rows) + (role === undefined ? '' : ` (role: ${role})`) };
}

async function inspectPlatform(context: CheckContext): Promise<void> {
  const { inputs: values, host, clock, record } = context;
  const { uses, role } = gitlabTokenNeeds(values.for);
  record.platform = await askWithin(context, () =>
    host.inspectPlatform({ token: values.token ?? '', tokenUses: uses, tokenRole: role, nowMs: clock.now() }),
  );
}

function platformRows({ platform }: CheckRecord): Row[] {
  const findings = valueOf(platform);
  if (findings === undefined) return [row('platform', 'unknown', 'the platform gave no response in time', RUN_AGAIN)];
  return findings.map(({ about, verdict, found, cure }) => row(about, verdict, found, cure));
}
