/** Plays random edits, people and faults around the request with edits. A failure names its seed; `DOCS_CI_SEED` sets it. */
import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { SEED, seededRandom } from '../faults/seeded-random.js';
import { RESET } from '../support/api-server.js';
import { BRANCH, type Gate, type Platform, startGitHub, startGitLab } from './edits-platforms.js';

const STARTS = { GitHub: startGitHub, GitLab: startGitLab };
const PAGES = ['docs/a.md', 'docs/b.md', 'docs/ü %#?.md'];
const PEOPLE = ['push', 'main', 'close', 'delete'];
const ACTS = [...PEOPLE, 'merge', 'squash', 'reopen', 'clear', 'drop', 'edit', 'edit', 'edit', 'edit'];
const FAULTS = [...PEOPLE, 'none', 'none', 'lost', '502', '403', 'kill', 'twice'];

class Play {
  readonly log: string[] = [];
  readonly edits = new Map<string, string>();
  /** Files that people changed on the branch → their newest commits. */
  readonly persons = new Map<string, string>();
  /** First lines of the requests that people closed. */
  readonly rejected = new Set<string>();
  gate: Gate = (_, carryOut) => carryOut();

  constructor(
    readonly platform: Platform,
    readonly random: () => number,
  ) {}

  pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.random() * items.length)] as T;
  }

  /** Does what people do, as far as it is possible now. Returns the file that was pushed to the branch. */
  act(name: string, path = this.pick(PAGES)): string {
    const { git, ...platform } = this.platform;
    const { state, body = '' } = platform.shown().at(-1) ?? {};
    const [marker = ''] = body.split('\n');
    const [isOpen, hasBranch] = [state === 'open', git.branches.has(BRANCH)];
    const isMerged = isOpen && hasBranch && (name === 'merge' || name === 'squash');
    const text = `${this.log.push(`${name} ${path};`)}\n`;
    if (name === 'edit') this.edits.set(path, `edit ${this.pick([1, 2, 3])}\n`);
    if (name === 'drop') this.edits.delete(path);
    if (name === 'clear') this.edits.clear();
    if (name === 'main') git.commit('main', { [path]: this.pick([text, text, undefined]) }, 'Main');
    if (name === 'push' && hasBranch) this.persons.set(path, git.commit(BRANCH, { [path]: text }, 'Person'));
    if (name === 'reopen' && hasBranch && this.rejected.delete(marker)) platform.reopen();
    if (isOpen && /close|delete/.test(name)) platform.reject();
    if (isOpen && /close|delete/.test(name)) this.rejected.add(marker);
    if (isMerged) platform.merge(name === 'squash');
    const isGone = (name === 'delete' || (isMerged && this.pick([true, false]))) && git.branches.delete(BRANCH);
    if (isGone || (isMerged && name === 'merge')) this.persons.clear();
    return name === 'push' ? path : '';
  }

  disturb(fault: string, at: number): void {
    let [count, unseen] = [0, ''];
    this.log.push(`[${fault} at ${at}]`);
    this.gate = ({ method, path }, carryOut) => {
      const isNow = ++count === at || (count > at && fault === 'kill');
      if (isNow && PEOPLE.includes(fault)) unseen = this.act(fault);
      if (isNow && /^\d|kill/.test(fault)) return { status: Number(fault) || RESET, json: {} };
      // A platform can't be told to delete a branch only if nobody has pushed since the last look.
      if (method === 'DELETE') this.persons.delete(unseen);
      if (/compare|git\/ref\//.test(path)) unseen = '';
      const response = carryOut();
      return isNow && fault === 'lost' ? { status: RESET } : response;
    };
  }

  async run(other: Readonly<Record<string, string>> = {}): Promise<string> {
    const { git } = this.platform;
    const main = git.files('main');
    for (const [path, text] of this.edits) if (main[path] === text) this.edits.delete(path);
    const edits = { ...Object.fromEntries(this.edits), ...other };
    const state = await this.platform.propose(edits, git.branches.get('main'), main).then((one) => one.state, String);
    this.log.push(`${JSON.stringify(edits)} -> ${state};`);
    return state;
  }

  problems(state: string): string[] {
    const { git, ...platform } = this.platform;
    const [main, head = ''] = [git.files('main'), git.branches.get(BRANCH)];
    const open = platform.shown().filter((one) => one.state === 'open');
    const isLost = ([path, sha]: readonly [string, string]): boolean =>
      head === '' || !git.isAncestor(sha, head) || git.files(BRANCH)[path] !== git.resolve(sha)?.tree.get(path);
    const wanted = { ...main, ...Object.fromEntries([...this.edits].filter(([path]) => path in main)) };
    git.fork('trial', 'main');
    if (head !== '') git.merge('trial', BRANCH);
    const found = {
      "a person's commit is lost": [...this.persons].some(isLost),
      'the run failed': !['open', 'none', 'rejected', 'foreign'].includes(state),
      'not one request is open': state === 'open' && open.length !== 1,
      'a request is still open': /none|rejected/.test(state) && open.length > 0,
      'a rejected request came back': state === 'open' && this.rejected.has(open[0]?.body.split('\n')[0] ?? ''),
      'nobody rejected anything': state === 'rejected' && this.rejected.size === 0,
      'the branch has commits by people': state === 'open' && this.persons.size > 0,
      'the branch has no commit by people': state === 'foreign' && this.persons.size === 0,
      'merging it brings other files': state === 'open' && !isDeepStrictEqual(git.files('trial'), wanted),
    };
    return Object.entries(found).flatMap(([problem, isFound]) => (isFound ? problem : []));
  }
}

async function play(start: (gate: Gate) => Promise<Platform>, seed: number): Promise<void> {
  const one: Play = new Play(await start((...request) => one.gate(...request)), seededRandom(seed));
  one.platform.git.commit('main', { 'docs/ü %#?.md': 'u\n' }, 'second');
  for (let step = 0; step < 12; step += 1) {
    const fault = one.pick(FAULTS);
    one.act(one.pick(ACTS));
    one.disturb(fault, one.pick([1, 2, 3, 4, 5, 6, 7, 8, 9]));
    if (fault === 'twice') await Promise.all([one.run(), one.run({ [one.pick(PAGES)]: 'other\n' })]);
    else await one.run();
    one.disturb('none', 0);
    const problems = one.problems(await one.run());
    expect(problems, `seed ${seed}: ${one.log.join(' ')}`).toEqual([]);
  }
}

test.each(Object.entries(STARTS))(`keeps edits and commits of people on %s (seed ${SEED})`, async (_, start) => {
  for (let seed = SEED; seed < SEED + 5; seed += 1) await play(start, seed);
});
