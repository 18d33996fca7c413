/**
 * GitLab CI: inputs from DOCS_CI_* variables (flags in a script of the user's own), collapsible log sections, report
 * files, merge request notes.
 */
import { basename } from 'node:path';
import { readGitLabFacts } from './context.js';
import type { GitLabRequest } from './api.js';
import type { Host, LogSink, Publication, Write } from '../host.js';
import { levelLine } from '../log-format.js';
import { type CliOptions, readCliInputs } from '../cli-inputs.js';
import { logLine, quotedLines } from '../../text/log.js';

export type { GitLabRequest };

interface GitLabOptions extends CliOptions {
  readonly stdout: Write;
  /** Where paths begin if GitLab does not say. */
  readonly cwd: string;
  /** Sends one HTTP request. The User-Agent, proxies and timeouts are its own; it must not follow redirects. */
  readonly request: GitLabRequest;
}

export function createGitLabHost(options: GitLabOptions): Host {
  const { env, stdout, cwd, request } = options;
  const { input, inputProblems, verbose } = readCliInputs(options);
  const facts = readGitLabFacts(env);
  const log = createLog(verbose, stdout);
  return {
    name: 'gitlab',
    runContext: facts,
    workspace: env.CI_PROJECT_DIR || cwd,
    log,
    input,
    label: (name) => name,
    inputProblems,
    tokens: [env.CI_JOB_TOKEN ?? ''],
    // GitLab masks the values of CI/CD variables and nothing at run time; the redactor keeps secrets out of our lines.
    mask: () => undefined,
    async publish(publication: Publication) {
      const { publishOnGitLab } = await import('./publish.js');
      publishOnGitLab(publication, { log, stdout });
    },
    // The record is the job's own `environment:`; its address comes from the dotenv report.
    openDeployment: () => Promise.resolve({ update: () => Promise.resolve() }),
    async upsertComment(wanted) {
      const { upsertGitLabNote } = await import('./notes.js');
      return upsertGitLabNote({ env, facts, request }, wanted);
    },
    async findRelease(wanted) {
      const { findGitLabRelease } = await import('./release.js');
      return findGitLabRelease({ env, request }, wanted);
    },
    async upsertIssue(wanted) {
      const { upsertGitLabIssue } = await import('./issue.js');
      return upsertGitLabIssue({ env, request }, wanted);
    },
    // The files lie below the results folder, which the job's own `artifacts:` keeps.
    uploadArtifact: ({ name, files, raw }) => Promise.resolve({ name: raw ? basename(files[0] ?? name) : name }),
  };
}

function createLog(verbose: boolean, stdout: Write): LogSink {
  const print = (line: string): void => stdout(`${line}\n`);
  const mark = (text: string): string => `\u001b[0K${text}\r\u001b[0K`;
  let sections = 0;
  let open: string | undefined;
  const seconds = (): number => Math.floor(Date.now() / 1000);
  const endGroup = (): void => {
    if (open !== undefined) print(mark(`section_end:${seconds()}:${open}`));
    open = undefined;
  };
  return {
    live: false,
    line(level, text) {
      if (level !== 'debug' || verbose) print(levelLine(level, text, true));
    },
    quote: (text) => print(quotedLines(text).join('\n')),
    progress: (text) => print(logLine(text)),
    group(title) {
      endGroup();
      open = `docs_ci_${++sections}`;
      print(mark(`section_start:${seconds()}:${open}[collapsed=true]`) + logLine(title));
    },
    endGroup,
  };
}
