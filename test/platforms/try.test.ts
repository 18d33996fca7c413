import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, existsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { test, vi } from 'vitest';
import { startEmulator } from '../../emulator/emulator.js';
import { withOwnComponents } from '../repo/example-uses.js';
import { startGitLabApi } from '../support/gitlab-api.js';
import { closedLater } from '../support/loopback-platforms.js';
import { CLI, commitProject, MERGE_REQUEST, TAG, FORK, variablesOf } from './gitlab.js';
import { FAST } from './recipe-cases.js';
import { dispatched, pullRequest, pushed, pushedTag, released, scheduled } from './runner/events.js';
import { startRepository } from './workflow.js';

vi.setConfig({ testTimeout: 600_000 });
const given = JSON.parse(readFileSync(process.env.TRY ?? '', 'utf8'));
const at = process.env.TRY!.replace(/[^/]*$/, '');
function read(folder: string): Record<string, any> {
  const out: Record<string, any> = {};
  const walk = (f: string): void => {
    for (const n of readdirSync(f)) {
      const p = join(f, n);
      if (n === '.git') continue;
      if (statSync(p).isDirectory()) walk(p);
      else out[relative(join(at, folder), p)] = /\.(png|jpg|jpeg|gif|pdf|webp|ico)$/.test(n) ? readFileSync(p) : readFileSync(p, 'utf8');
    }
  };
  if (folder && existsSync(join(at, folder))) walk(join(at, folder));
  return out;
}
// ── The repository of each step: files that an earlier step had and this one lacks are deleted; a commit may be empty.
const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
let earlier: string[] = [];
function takeFiles(files: Record<string, any>): string[] {
  const lacking = earlier.filter((p) => !(p in files));
  earlier = Object.keys(files);
  return lacking;
}
function writeInto(folder: string, files: Record<string, any>, lacking: string[]): void {
  for (const p of lacking) rmSync(join(folder, p), { force: true });
  for (const [p, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, p)), { recursive: true });
    writeFileSync(join(folder, p), text);
  }
}
/** Keeps the commit of a step for the platform's API, as it answers for branches, commits and compared commits. Returns the commit before it. */
function keepCommit(store: any, files: Record<string, any>, lacking: string[], sha: string, minutesAgo: number): string | undefined {
  const before = store.branches.get('main');
  if (before === sha) return before;
  const texts = Object.fromEntries(Object.entries(files).map(([p, t]) => [p, typeof t === 'string' ? t : t.toString('latin1')]));
  store.commit('main', { ...texts, ...Object.fromEntries(lacking.map((p) => [p, undefined])) }, 'Change', sha);
  store.commits.get(sha).at = new Date(Date.now() - minutesAgo * 60_000).toISOString();
  return before;
}
/** What `changed` means: a string is a modified file, an object has GitHub's fields. */
const changesOf = (step: any): any[] =>
  (step.changed ?? Object.keys(read(step.repo))).map((c: any) => (typeof c === 'string' ? { filename: c, status: 'modified' } : c));
const service = { ...FAST, otherFiles: 'readable', seed: given.project === undefined || given.project === 'sample', ...(given.service ?? {}) };
function prepare(emulator: any): void {
  if (!service.seed) emulator.state.project.edit(read(given.project));
  for (const b of given.branches ?? []) emulator.state.project.createBranch(b, 'main');
  for (const f of given.faults ?? []) emulator.addFault(f);
}
const say = (...t: unknown[]): void => { process.stdout.write(t.join(' ') + '\n'); };
function after(emulator: any): void {
  say('── branches of the service: ' + [...emulator.state.project.branches.keys()].join(', '));
  say('── files on main: ' + [...emulator.state.project.branches.get('main').files.keys()].join(' '));
}
const [platform] = [given.platform];
test.runIf(platform === 'github')('github', async (running) => {
  const first = read(given.steps[0].repo);
  const repository = await startRepository(running, service as never, Object.keys(first).length ? first : { 'README.md': 'x\n' });
  prepare(repository.emulator);
  for (const step of given.steps) {
    const ev = step.event ?? 'workflow_dispatch';
    const tag = step.tag ?? 'v1.0.0';
    const started: any = ev === 'pull_request' ? pullRequest({ fork: step.fork ?? false }) : ev === 'push' ? pushed(step.branch ?? 'main') : ev === 'schedule' ? scheduled()
      : ev === 'release' ? released(tag, {}, step.action ?? 'released') : ev === 'tag' ? pushedTag(tag) : dispatched(step.inputs ?? {});
    const files = read(step.repo);
    const lacking = takeFiles(files);
    if (step !== given.steps[0]) {
      const clone = mkdtempSync(join(tmpdir(), 'try-'));
      git(clone, 'clone', '-q', repository.remote.url, '.');
      writeInto(clone, files, lacking);
      git(clone, 'add', '-A');
      git(clone, 'commit', '-q', '--allow-empty', '-m', 'Somebody writes');
      git(clone, 'push', '-q', 'origin', 'HEAD:main');
      rmSync(clone, { recursive: true });
    }
    const tip = git('/', 'ls-remote', repository.remote.url, 'refs/heads/main').split('\t')[0] ?? '';
    const before = keepCommit(repository.github.repository.git, files, lacking, tip, step.committedMinutesAgo ?? 0);
    if (ev === 'push') Object.assign(started, { sha: tip, event: { ...started.event, after: tip, ...(before && { before }) } });
    const changes = changesOf(step);
    repository.github.changedFiles.splice(0, Infinity, ...changes);
    if (step.edit) repository.emulator.state.project.edit(step.edit.folder ? read(step.edit.folder) : step.edit);
    if (started.head_ref && !repository.emulator.state.project.branches.has('topic')) repository.emulator.state.project.createBranch('topic', 'main');
    if (step.onTopic) repository.emulator.state.project.edit(read(step.onTopic), 'topic');
    if (started.ref_type === 'tag') repository.github.repository.git.tags.set(tag, started.sha);
    for (const f of step.faults ?? []) repository.emulator.addFault(f);
    const text = readFileSync(join(at, step.workflow), 'utf8');
    let ended: any;
    try {
      ended = await repository.run(text, { started, changed: changes.flatMap((c: any) => [c.filename, ...(c.previous_filename ? [c.previous_filename] : [])]), secrets: step.secrets ?? {} } as never);
    } catch (error) { say('══ GitHub would not run this workflow: ' + String(error)); continue; }
    say(`══ ${step.workflow}, event ${ev}: ${ended ? ended.conclusion : 'the event does not start this workflow'}`);
    if (ended) say('── log\n' + ended.log, '\n── summary\n' + ended.summary, '\n── artifacts: ' + ended.artifacts.map((a: any) => a.name).join(', '));
    say('── comments of the pull request\n' + repository.github.comments.map((c: any) => c.body).join('\n---\n'));
    say('── issues\n' + repository.github.issues.map((i: any) => `#${i.number} ${i.state} ${i.title}\n${i.body}\n${(i.comments ?? []).join('\n')}`).join('\n---\n'));
    say('── releases\n' + JSON.stringify(repository.github.releases.all.map((r: any) => ({ tag: r.tag_name, draft: r.draft, assets: r.assets.map((a: any) => a.name) }))));
    after(repository.emulator);
  }
});
test.runIf(platform === 'gitlab')('gitlab', async (running) => {
  const emulator: any = await closedLater(startEmulator(service as never), running);
  const gitlab: any = await closedLater(startGitLabApi(), running);
  gitlab.releases.links.set('v1.0.0', []);
  prepare(emulator);
  const project = await commitProject(running, { 'README.md': 'Documentation\n' });
  await project.setBase();
  for (const step of given.steps) {
    if (step.edit) emulator.state.project.edit(step.edit.folder ? read(step.edit.folder) : step.edit);
    for (const f of step.faults ?? []) emulator.addFault(f);
    const ev = step.event ?? 'web';
    const sources: any = ev === 'merge_request' ? MERGE_REQUEST : ev === 'fork' ? { ...MERGE_REQUEST, ...FORK } : ev === 'tag' ? TAG : { CI_PIPELINE_SOURCE: ev };
    if (ev === 'merge_request' && !emulator.state.project.branches.has('topic')) emulator.state.project.createBranch('topic', 'main');
    if (step.onTopic) emulator.state.project.edit(read(step.onTopic), 'topic');
    const pipeline = withOwnComponents(readFileSync(join(at, step.pipeline), 'utf8'));
    const files = { ...read(step.repo), '.gitlab-ci.yml': pipeline };
    const lacking = takeFiles(files);
    writeInto(project.folder, files, lacking);
    await project.git('add', '-A');
    await project.git('commit', '-q', '--allow-empty', '-m', 'Change');
    const tip = git(project.folder, 'rev-parse', 'HEAD');
    const before = keepCommit(gitlab.repository.git, files, lacking, tip, step.committedMinutesAgo ?? 0);
    if (ev === 'push') sources.CI_COMMIT_BEFORE_SHA = before ?? '0'.repeat(40);
    gitlab.changedFiles.splice(0, Infinity, ...changesOf(step).map((c: any) => ({ old_path: c.previous_filename ?? c.filename, new_path: c.filename, new_file: c.status === 'added', deleted_file: c.status === 'removed', renamed_file: c.status === 'renamed' })));
    const variables = { ...variablesOf({ emulator, gitlab }), DOCS_CI_CLI: CLI, DOCS_BASE_URL: emulator.baseUrl, DOCS_CI_GITLAB_TOKEN: gitlab.token, ...sources };
    for (const [k, v] of Object.entries(step.variables ?? {})) variables[k] = v === null ? undefined : String(v).replace('VIEWER', emulator.keys.viewer);
    const ended = await project.run(variables, { isolated: true });
    say(`══ ${step.pipeline}, ${ev}: exit ${ended.code}, jobs ${JSON.stringify(ended.jobs)}`);
    say('── log\n' + ended.log);
    for (const job of Object.keys(ended.jobs)) { try { say(`── artifacts of ${job}: ` + ended.artifacts(job).join(', ')); } catch { /* none */ } }
    say('── notes of the merge request\n' + (gitlab.notes ?? []).map((n: any) => n.body).join('\n---\n'));
    say('── issues\n' + gitlab.issues.map((i: any) => `#${i.iid} ${i.state} ${i.title}\n${i.description}\n${(i.notes ?? []).map((n: any) => n.body ?? n).join('\n')}`).join('\n---\n'));
    say('── release links\n' + JSON.stringify([...gitlab.releases.links]));
    after(emulator);
  }
});
