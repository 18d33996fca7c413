/** GitHub's part of a release on this machine: what `gh` asks for, and the identity of a workflow. */
import { createHash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';

const callSchema = z.object({ args: z.array(z.string()), cwd: z.string(), token: z.string(), home: z.string() });
type Call = z.infer<typeof callSchema>;

/** What the token of a job may do with the repository. */
type Access = 'read' | 'write';

interface SiteRelease {
  readonly tag: string;
  isDraft: boolean;
  readonly isPrerelease: boolean;
  readonly notes: string;
  /** The hash of each file. */
  readonly assets: Readonly<Record<string, string>>;
}

class Refused extends Error {}

export class GitHubSite {
  /** Drafts too, of which there may be several with one tag. */
  releases: SiteRelease[] = [];
  latest: string | undefined;
  /** The subjects of each attestation, with their hashes. */
  readonly attestations: Readonly<Record<string, string>>[] = [];
  /** The next release stops after its draft, as if the job was cancelled there. */
  isStoppedAfterDraft = false;
  readonly #server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '', this.url);
      const isCall = url.pathname === '/gh';
      const answer = isCall
        ? this.#gh(callSchema.parse(JSON.parse(Buffer.concat(chunks).toString())))
        : { value: this.#identity(url) };
      response.end(JSON.stringify(answer));
    });
  });

  constructor(
    readonly repository: string,
    /** The path of the bare repository. */
    readonly origin: string,
  ) {}

  async start(): Promise<void> {
    await new Promise<void>((listening) => this.#server.listen(0, '127.0.0.1', listening));
  }

  close(): Promise<void> {
    return new Promise((closed) => void this.#server.close(() => closed()));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  get gitUrl(): string {
    return `https://github.com/${this.repository}.git`;
  }

  tokenOf(access: Access): string {
    return `ghs_rehearsal_${access}`;
  }

  /** The URL that a job asks for its identity. */
  identityUrl(workflow: string, environment: string): string {
    return `${this.url}/identity?workflow=${workflow}&environment=${environment}`;
  }

  attest(subjects: Readonly<Record<string, string>>): void {
    this.attestations.push(subjects);
  }

  #identity({ searchParams }: URL): string {
    const [workflow, environment, aud] = ['workflow', 'environment', 'audience'].map((name) => searchParams.get(name));
    const claims = { aud, repository: this.repository, workflow, environment };
    return ['{}', JSON.stringify(claims), ''].map((part) => Buffer.from(part).toString('base64url')).join('.');
  }

  #gh(call: Call): { exitCode: number; stdout: string; stderr: string } {
    try {
      return { exitCode: 0, stdout: this.#command(call), stderr: '' };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { exitCode: 1, stdout: '', stderr: `${error.message}\n` };
    }
  }

  #command(call: Call): string {
    const [group, name, ...words] = call.args;
    const access = (['read', 'write'] as const).find((one) => this.tokenOf(one) === call.token);
    if (access === undefined)
      throw new Refused('To use GitHub CLI in a workflow, set the GH_TOKEN environment variable.');
    const command = `${group ?? ''} ${name ?? ''}`;
    if (command === 'auth setup-git') return this.#setUpGit(call, access);
    if (command === 'release view') return this.#view(words);
    if (access !== 'write') throw new Refused('HTTP 403: Resource not accessible by integration');
    if (command === 'release delete') return this.#delete(words);
    if (command === 'release create') return this.#create(words, call.cwd);
    throw new Refused(`gh ${call.args.join(' ')} is not known here`);
  }

  #setUpGit({ home }: Call, access: Access): string {
    const lines = [`[url "file://${this.origin}"]`, `insteadOf = ${this.gitUrl}`];
    if (access === 'read') lines.push('[url "file:///the-token-may-not-write"]', `pushInsteadOf = ${this.gitUrl}`);
    appendFileSync(join(home, '.gitconfig'), `${lines.join('\n')}\n`);
    return '';
  }

  #view(words: readonly string[]): string {
    const [tag, ...options] = words;
    if (options.join(' ') !== '--json isDraft --jq .isDraft')
      throw new Refused(`${options.join(' ')} is not known here`);
    // A published release is found before a draft.
    const found = this.releases.filter((one) => one.tag === tag).sort((a, b) => Number(a.isDraft) - Number(b.isDraft));
    if (found[0] === undefined) throw new Refused('release not found');
    return `${found[0].isDraft}\n`;
  }

  #delete(words: readonly string[]): string {
    const [tag, confirmed] = words;
    const found = this.releases.find((one) => one.tag === tag);
    if (found === undefined || confirmed !== '--yes') throw new Refused('release not found, or not confirmed');
    if (!found.isDraft) throw new Refused('HTTP 422: the release is immutable');
    this.releases = this.releases.filter((one) => one !== found);
    return '';
  }

  #create(words: readonly string[], cwd: string): string {
    const { positionals, values } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        'verify-tag': { type: 'boolean' },
        title: { type: 'string' },
        'notes-file': { type: 'string' },
        latest: { type: 'string' },
        prerelease: { type: 'boolean' },
      },
    });
    const [tag = '', ...files] = positionals;
    if (values['verify-tag'] && !this.tags().includes(tag)) throw new Refused(`tag ${tag} doesn't exist`);
    if (this.releases.some((one) => one.tag === tag && !one.isDraft))
      throw new Refused('HTTP 422: Validation Failed: tag_name already_exists');
    if (values.prerelease && values.latest === 'true') throw new Refused('HTTP 422: a prerelease is never the latest');
    const paths = files.map((file) => resolve(cwd, file));
    const release: SiteRelease = {
      tag,
      isDraft: true,
      isPrerelease: values.prerelease ?? false,
      notes: readFileSync(resolve(cwd, values['notes-file'] ?? ''), 'utf8'),
      assets: Object.fromEntries(paths.map((path) => [basename(path), sha256(path)])),
    };
    if (Object.keys(release.assets).length !== files.length) throw new Refused('HTTP 422: a name is there twice');
    this.releases.push(release);
    if (this.isStoppedAfterDraft) {
      this.isStoppedAfterDraft = false;
      throw new Refused('HTTP 502: the files were not uploaded');
    }
    release.isDraft = false;
    if (values.latest === 'true') this.latest = tag;
    return `https://github.com/${this.repository}/releases/tag/${tag}\n`;
  }

  tags(): string[] {
    const names = execFileSync('git', ['tag', '--list'], { cwd: this.origin, encoding: 'utf8' });
    return names.split('\n').filter(Boolean);
  }
}

export function sha256(path: string): string {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}
