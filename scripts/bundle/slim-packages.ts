/** Copies packages for the bundle without the parts that docs-ci never reaches, and with less memory. The rest stays as it is. */
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const WHOLE = /^[^]+$/;

/** The parts of packages that docs-ci never reaches or that are too large, and what replaces them. */
const REPLACED: Readonly<Record<string, readonly (readonly [file: string, part: RegExp, replacement: string])[]>> = {
  // Nothing asks for OIDC tokens or describes the machine, which takes an HTTP client and the versions of programs.
  '@actions/core': [
    ['lib/oidc-utils.js', WHOLE, 'export class OidcClient {}'],
    ['lib/platform.js', WHOLE, 'export {}'],
  ],
  // docs-ci has read the event before this package loads, and passes a fetch of its own, which uses proxies.
  '@actions/github': [
    ['lib/context.js', WHOLE, 'export class Context {}'],
    ['lib/internal/utils.js', /^import .* from '(@actions\/http-client|undici)';$/gm, ''],
    ['lib/utils.js', /\{\s*agent: .*,\s*fetch: .*\s*\}/, '{}'],
  ],
  // The file is read in parts of a block that is sent: whole blocks would be in memory in five places at once.
  '@actions/artifact': [
    ['lib/internal/upload/stream.js', /const bufferSize = getUploadChunkSize\(\)/, 'const bufferSize = 512 * 1024'],
  ],
  // Connections only use HTTP/1.1, and loading node:http2 takes a tenth of the time until the first request.
  // No body is a form of the web, whose code is also that of fetch.
  undici: [
    ['lib/dispatcher/client-h2.js', WHOLE, 'module.exports = undefined'],
    ['lib/dispatcher/client-h1.js', /require\('\.\.\/web\/fetch\/body\.js'\)\.extractBody/, 'undefined'],
  ],
};

/** Copies packages into build/slim without what is never reached. @param root folder of the project */
export async function slimPackages(root: string): Promise<void> {
  for (const [name, parts] of Object.entries(REPLACED)) {
    const copy = join(root, 'build/slim/node_modules', name);
    await cp(join(root, 'node_modules', name), copy, { recursive: true });
    for (const [file, part, replacement] of parts) {
      const text = await readFile(join(copy, file), 'utf8');
      if (!part.test(text)) throw new Error(`${name}/${file} has no ${String(part)}. Update REPLACED.`);
      await writeFile(join(copy, file), text.replace(part, replacement));
    }
  }
}
