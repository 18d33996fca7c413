/** Explains errors of the YAML parser. Pure. */
import { yamlReasonOf } from './error-message.js';

interface YamlFault {
  /** A clause. */
  readonly reason: string;
  /** A sentence without a full stop. */
  readonly advice: string;
}

/** An error of the parser. */
interface YamlError {
  readonly code: string;
  readonly message: string;
}

export const QUOTE_VALUE = 'Put the value into quotation marks';
const TAB: YamlFault = { reason: 'a tab indents the line', advice: 'Use spaces' };
const INDENT: YamlFault = {
  reason: 'lines of one entry begin at different columns',
  advice: 'Begin its fields at the same column',
};
const OPEN: YamlFault = { reason: 'a quotation mark or a bracket has no end', advice: 'Add the closing one' };

/** By the code of an error that has only one cause. */
export const YAML_FAULTS: Readonly<Record<string, YamlFault>> = {
  BLOCK_AS_IMPLICIT_KEY: { reason: 'a value contains a colon and a space', advice: QUOTE_VALUE },
  TAB_AS_INDENT: TAB,
  BAD_DQ_ESCAPE: {
    reason: 'a backslash in quotation marks escapes nothing',
    advice: 'Write two backslashes, or use single quotes',
  },
};

/** Explains the errors of one line, of which the first has the cause. @param line its text */
export function explainYaml({ code, message }: YamlError, others: readonly YamlError[], line: string): YamlFault {
  if (/^ *\t/.test(line)) return TAB;
  // A field that begins at another column becomes a part of the value before it.
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && others.some((other) => other.code === 'MULTILINE_IMPLICIT_KEY'))
    return INDENT;
  if (message.startsWith('Sequence item without')) return INDENT;
  if (message.startsWith('Missing closing')) return OPEN;
  return (
    YAML_FAULTS[code] ?? {
      reason: `the parser doesn't understand the line (${yamlReasonOf(message).replace(/\.$/, '')})`,
      advice: 'Compare the indentation with the lines above, and put values into quotation marks',
    }
  );
}
