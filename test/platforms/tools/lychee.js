/**
 * Does what lychee 0.24 does with the options of the recipes: it requests each page of the list and each link of these
 * pages, and ends with 2 if one is broken. It rejects all other options.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import process, { argv, stdout } from 'node:process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  args: argv.slice(2),
  options: {
    'no-progress': { type: 'boolean' },
    'files-from': { type: 'string' },
    // The action adds these.
    mode: { type: 'string' },
    format: { type: 'string' },
    output: { type: 'string' },
  },
});

const lines = readFileSync(values['files-from'], 'utf8').split('\n');
const inputs = lines.filter((line) => line !== '' && !line.startsWith('#'));
const responses = new Map();
const problems = [];

/** Requests each URL once, and follows redirects. */
async function request(url) {
  if (!responses.has(url)) {
    responses.set(
      url,
      await globalThis.fetch(url).then(
        async (response) => ({ status: response.status, text: await response.text() }),
        () => ({ status: 0, text: '' }),
      ),
    );
  }
  return responses.get(url);
}

function linksOf(page, html) {
  const attributes = [...html.matchAll(/\s(?:href|src)="([^"#][^"]*)"/g)];
  const urls = attributes.map(([, link]) => new globalThis.URL(link.replaceAll('&amp;', '&'), page));
  return urls.filter(({ protocol }) => /^https?:$/.test(protocol)).map((url) => url.href.replace(/#.*/, ''));
}

for (const input of inputs) {
  const page = await request(input);
  if (page.status !== 200) problems.push(`[${page.status}] ${input}`);
  for (const url of linksOf(input, page.text)) {
    const { status } = await request(url);
    if (status < 200 || status > 299) problems.push(`[${status}] ${url} in ${input}`);
  }
}
const report = `${responses.size} Total, ${problems.length} Errors\n${problems.join('\n')}\n`;
if (values.output === undefined) stdout.write(report);
else writeFileSync(values.output, report);
process.exitCode = problems.length > 0 ? 2 : 0;
