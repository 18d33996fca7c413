import type { Publication } from '../../src/hosts/host.js';

/** What a run would publish, with the fields a test is about. */
export function publicationOf(fields: Partial<Publication> = {}): Publication {
  return {
    command: 'trigger-deploy',
    outcome: 'done',
    outputs: { outcome: 'done' },
    summary: [],
    details: [],
    terminal: [],
    annotations: [],
    links: [],
    resultJson: '{"schemaVersion":1}\n',
    ...fields,
  };
}
