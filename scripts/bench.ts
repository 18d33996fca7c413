/**
 * `npm run bench` measures the performance against its targets, prints a table and writes it to
 * docs/internals/benchmarks.md.
 * Exits with 1 if a target is missed. The targets are ratios, because seconds depend on the machine.
 */
import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { benchAnalyticsReport } from './bench/analytics-report.js';
import { benchCheckSite } from './bench/check-site.js';
import { benchExportPdf } from './bench/export-pdf.js';
import { benchGitLab } from './bench/gitlab.js';
import { benchPushContent } from './bench/push-content.js';
import { benchRequests } from './bench/requests.js';
import type { Row } from './bench/rows.js';
import { benchStartUp } from './bench/start-up.js';
import { benchSyncMedia } from './bench/sync-media.js';
import { benchWeight, recordWeights } from './bench/weight.js';

const PAGE = resolve(import.meta.dirname, '../../docs/internals/benchmarks.md');

// `npm run bench -- record` only accepts the weights of the last commit as those that later ones are compared with.
if (process.argv[2] === 'record') {
  await recordWeights();
  process.exit();
}
const rows: Row[] = [];
const benches = {
  benchWeight,
  benchStartUp,
  benchGitLab,
  benchRequests,
  benchSyncMedia,
  benchPushContent,
  benchCheckSite,
  benchExportPdf,
  benchAnalyticsReport,
};
// `npm run bench -- start weight` measures only a part, and writes nothing.
const chosen = process.argv.slice(2).map((part) => part.toLowerCase());
for (const [name, bench] of Object.entries(benches))
  if (chosen.length === 0 || chosen.some((part) => name.toLowerCase().includes(part))) rows.push(...(await bench()));
const width = Math.max(...rows.map(({ what }) => what.length));
const measuredWidth = Math.max(...rows.map(({ measured }) => measured.length));
for (const { what, measured, target, least, beside } of rows) {
  const targetText = target ? `${target.text}${target.isMet ? '' : ', MISSED'}; ` : '';
  process.stdout.write(
    `${what.padEnd(width)}  ${measured.padStart(measuredWidth)}  ${least === undefined ? '' : `least ${least}; `}${targetText}${beside}\n`,
  );
}
if (chosen.length === 0) await writeFile(PAGE, renderPage(rows));
const missed = rows.filter(({ target }) => target?.isMet === false);
if (missed.length > 0) {
  process.stderr.write(`${missed.length} targets are missed: ${missed.map(({ what }) => what).join('; ')}\n`);
  process.exitCode = 1;
}

function renderPage(lines: readonly Row[]): string {
  const table = lines.map(({ what, measured, target, least = '', beside }) => {
    const targetText = target ? `${target.text}${target.isMet ? '' : ' (**missed**)'}` : '';
    return `| ${[what, measured, least, targetText, beside].map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  });
  return `# Benchmarks

\`npm run bench\` writes this page. It measures everything again, on one machine with ${cpus().length} cores and Node.js
${process.version}, over loopback against the built-in emulator. Commands that are compared run in turns. Ratios also hold on
other machines, but seconds don't. A test fails if the code that a job reads grows by more than 3%. *Least possible* is what
the API, the platform or the machine allows at least; it is empty where no bound is known. Missed targets are bold.

| What | Measured | Least possible | Target | Compared with |
| --- | --: | --: | --- | --- |
${table.join('\n')}
`;
}
