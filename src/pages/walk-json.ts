/** Walks through the configuration of a project. Pure. */

/** A value of JSON with its name in the value that contains it; the index if that is an array. */
export interface JsonNode {
  readonly value: unknown;
  readonly name?: string;
  readonly parent?: JsonNode;
}

/**
 * Yields each value before what it contains. A stack of its own is needed: a hostile configuration is nested more deeply
 * than calls can be.
 */
export function* walkJson(root: unknown): Generator<JsonNode> {
  const open: JsonNode[] = [{ value: root }];
  for (let node = open.pop(); node; node = open.pop()) {
    yield node;
    if (typeof node.value !== 'object' || node.value === null) continue;
    const parent = node;
    const children = Object.entries(node.value).map(([name, value]: [string, unknown]) => ({ name, value, parent }));
    // A call takes fewer arguments than a hostile list has entries.
    for (const child of children.reverse()) open.push(child);
  }
}
