import { test } from 'vitest';
import { summarizePush } from '../../../src/commands/push-content/summary.js';
import { renderComment, isUpdateOnly } from '../../../src/commands/push-content/comment.js';
import { describePushed, describeInterrupted } from '../../../src/commands/push-content/describe-run.js';
import { renderMarkdown } from '../../../src/text/markdown.js';
import { renderPlain } from '../../../src/text/plain.js';
import * as f from './push-run.js';
import { writeFileSync } from 'node:fs';
const facts = { nowMs: Date.UTC(2026, 10, 15, 12, 4), runUrl: 'https://github.com/acme/docs/actions/runs/1', commitSha: '4f2c9d1aaaa', canLinkPages: true };
const K = f.planOf([...f.CHANGES, ...f.KEPT, ...f.UNCHANGED]);
const syn = [{ file: 'docs/client.mdx', line: 12, column: 5, message: "MDX can't parse <br>: the tag isn't closed. Write <br />." }];
const states: [string, any, any, any][] = [
 ['live', f.writtenRecord(f.CHANGES, { deployment: f.LIVE }), f.inputsOf(), 'done'],
 ['live with trouble', f.writtenRecord(f.CHANGES, { plan: f.planOf([...f.CHANGES, ...f.KEPT, ...f.UNCHANGED, f.stepOf('left','gone.mdx','removed from the folder'), f.stepOf('left','gone2.mdx','not deleted, because the navigation lists it')]), patchPath: 'docs-ci/push-content/edited.patch', deployment: f.LIVE, notInNavigation: ['reference/api/webhooks.mdx'], missingTargets: [{file:'docs/client.mdx', line: 3, message: "../img/a.png isn't at the service: push-content only pushes pages. Run sync-media with rewrite before push-content."}], skipped: [{file:'docs/.env', reason:'hidden file'}], isManifestHidden: true, manifest: 'reference/api/docs-ci-manifest.mdx' }), f.inputsOf(), 'done'],
 ['not waited', f.writtenRecord(f.CHANGES, { deployment: {...f.LIVE, status: 'building', url: null} }), f.inputsOf(), 'done'],
 ['other branch', f.writtenRecord(f.CHANGES, { branch: 'release', target: 'release' }), f.inputsOf(), 'done'],
 ['nothing', f.recordOf({ plan: f.planOf(f.UNCHANGED) }), f.inputsOf(), 'done'],
 ['no pages', f.recordOf({ plan: f.planOf([]) }), f.inputsOf(), 'done'],
 ['only kept', f.recordOf({ plan: f.planOf([...f.KEPT, ...f.UNCHANGED]), patchPath: 'p.patch' }), f.inputsOf(), 'done'],
 ['older', f.recordOf({ isOlderRun: true, plan: undefined }), f.inputsOf(), 'done'],
 ['dry', f.recordOf({ plan: K }), f.inputsOf({ dryRun: true }), 'done'],
 ['gate syntax', f.recordOf({ syntaxProblems: syn }), f.inputsOf(), 'gate'],
 ['gate edited', f.recordOf({ plan: f.planOf([...f.CHANGES, ...f.KEPT], { gated: f.KEPT }), patchPath: 'p.patch' }), f.inputsOf(), 'gate'],
 ['rejected', f.recordOf({ rejected: [{ path: 'reference/api/client.mdx', reason: 'The page is too large (1.2 MB).' }] }), f.inputsOf(), 'failed'],
 ['deletes', f.recordOf({ stop: { headline: 'Nothing was pushed: 12 pages would be deleted' }, plan: f.planOf(Array.from({length: 12}, (_, i) => f.stepOf('delete', `${i}.mdx`, 'removed from the folder'))) }), f.inputsOf(), 'failed'],
 ['build', f.writtenRecord(f.CHANGES, { deployment: {...f.LIVE, status: 'error', url: null, logs: 'one\nError: reference/api/client.mdx:31:5: Bad\n'}, buildError: { file: 'reference/api/client.mdx', line: 31, message: 'Bad <tag>', frame: '> 31 | x' } }), f.inputsOf(), 'failed'],
 ['conflict', f.recordOf(), f.inputsOf(), 'failed'],
 ['timeout before', f.recordOf(), f.inputsOf(), 'timed-out'],
 ['timeout after', f.writtenRecord(f.CHANGES, { deployment: {...f.LIVE, status: 'building', url: null} }), f.inputsOf(), 'timed-out'],
 ['cancelled', f.recordOf(), f.inputsOf(), 'cancelled'],
 ['uncertain', f.recordOf({ isUncertain: true }), f.inputsOf(), 'timed-out'],
 ['unavailable after', f.writtenRecord(), f.inputsOf(), 'unavailable'],
 ['propose', f.writtenRecord(f.CHANGES, { branch: f.BRANCH, target: f.BRANCH, deployment: {...f.LIVE, url: f.PREVIEW}, pullRequest: { number: 12, title: 'Update @api <b>' }, notInNavigation: ['reference/api/webhooks.mdx'] }), f.inputsOf({ mode: 'propose' }), 'done'],
 ['propose partly', f.recordOf({ written: new Set(f.CHANGES.slice(0, 1)), target: f.BRANCH }), f.inputsOf({ mode: 'propose' }), 'timed-out'],
 ['propose again', f.recordOf({ plan: f.planOf(f.UNCHANGED), branch: f.BRANCH, target: f.BRANCH, deployment: {...f.LIVE, url: f.PREVIEW} }), f.inputsOf({ mode: 'propose' }), 'done'],
 ['propose nothing', f.recordOf({ plan: f.planOf(f.UNCHANGED), target: f.BRANCH }), f.inputsOf({ mode: 'propose' }), 'done'],
 ['taken back', f.recordOf({ plan: f.planOf(f.UNCHANGED), target: f.BRANCH, isTakenBack: true }), f.inputsOf({ mode: 'propose' }), 'done'],
 ['removed', f.recordOf({ plan: undefined, target: f.BRANCH, isRemoved: true }), f.inputsOf({ mode: 'remove' }), 'done'],
 ['remove none', f.recordOf({ plan: undefined, target: f.BRANCH }), f.inputsOf({ mode: 'remove' }), 'done'],
 ['remove dry', f.recordOf({ plan: undefined, target: f.BRANCH, branch: f.BRANCH }), f.inputsOf({ mode: 'remove', dryRun: true }), 'done'],
];
test('looks', () => {
  let out = '';
  for (const [name, record, inputs, outcome] of states) {
    const e = f.endingOf(outcome);
    const s = summarizePush(record, inputs, e);
    out += `\n\n=================== ${name} (${outcome})\nMESSAGE: ${outcome === 'done' ? describePushed(record, inputs) : describeInterrupted(record, inputs, outcome)}\n`;
    out += `--- summary\n## ${s.headline?.sign} ${s.headline?.text}\n${s.includesMessage ? '' : '[message]\n'}${renderMarkdown(s.summary).replace(/<details><summary>Details[^]*/, '[details]\n')}`;
    out += `--- brief\n${renderPlain(s.brief ?? [], { color: false, width: 100 } as any)}`;
    out += `--- comment ${isUpdateOnly(record, inputs, e) ? '(update only)' : ''}\n${renderMarkdown(renderComment(record, inputs, e, facts))}`;
  }
  writeFileSync('/tmp/look/out.md', out);
});
