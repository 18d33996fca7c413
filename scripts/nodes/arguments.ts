/** Reads the arguments of `npm run test:nodes`. */
import { parseArgs } from 'node:util';
import { messageOf } from '../../src/text/error-message.js';
import { ScriptError } from '../run-program.js';
import { TESTED_VERSIONS, VERSION } from './versions.js';

const CHECKS = ['demo', 'launchers', 'cit'] as const;
export type CheckName = (typeof CHECKS)[number];

const USAGE = 'Write npm run test:nodes -- [VERSION…] [--only demo,launchers,cit]';

interface NodesArguments {
  readonly versions: readonly string[];
  readonly checks: readonly CheckName[];
}

export function parseNodesArguments(words: readonly string[]): NodesArguments {
  const { values, positionals } = parse(words);
  const invalid = positionals.filter((word) => !VERSION.test(word));
  if (invalid.length > 0) throw new ScriptError(`Can't test: ${invalid.join(', ')} isn't a valid version. ${USAGE}.`);
  const names = values.only?.split(',') ?? [...CHECKS];
  const unknown = names.filter((name) => !CHECKS.some((check) => check === name));
  if (unknown.length > 0) throw new ScriptError(`Can't test: ${unknown.join(', ')} isn't a known check. ${USAGE}.`);
  return {
    versions: positionals.length > 0 ? positionals : TESTED_VERSIONS,
    // The order stays: the clone has no node_modules before the last check.
    checks: CHECKS.filter((check) => names.includes(check)),
  };
}

function parse(words: readonly string[]): { values: { only?: string }; positionals: string[] } {
  try {
    return parseArgs({ args: [...words], options: { only: { type: 'string' } }, allowPositionals: true });
  } catch (error) {
    throw new ScriptError(`No Node was tested: ${messageOf(error)}. ${USAGE}.`);
  }
}
