/** Renders the help of the command line for docs/cli.md. */
import { OTHER_TOPICS } from '../../src/cli/arguments.js';
import { renderHelp } from '../../src/cli/help.js';
import { commandNames } from '../../src/commands/index.js';

const COLUMNS = 100;

/** Returns a section for each topic, the root first. */
export async function cliHelp(): Promise<string> {
  const topics = [undefined, ...commandNames, ...OTHER_TOPICS];
  const sections = topics.map(async (topic) => {
    const title = topic === undefined ? 'docs-ci' : `docs-ci ${topic}`;
    return `## ${title}\n\n\`\`\`text\n${await renderHelp(topic, COLUMNS)}\`\`\``;
  });
  return (await Promise.all(sections)).join('\n\n');
}
