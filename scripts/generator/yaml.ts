/** Renders data as YAML. The library decides on quotes. */
import { Document, isMap, isScalar } from 'yaml';

/** Renders documents under a comment. GitLab's parser of YAML 1.1 reads the same data from them. */
export function renderYaml(comment: string, ...documents: readonly object[]): string {
  return renderYamlWithComments(comment, {}, ...documents);
}

/** @param keyComments comments above the keys of a map of the first document, by the name of the map */
export function renderYamlWithComments(
  comment: string,
  keyComments: Readonly<Record<string, ReadonlyMap<string, string>>>,
  ...documents: readonly object[]
): string {
  const texts = documents.map((data, index) => {
    const document = new Document(data, { compat: 'yaml-1.1', aliasDuplicateObjects: false });
    if (index === 0) {
      document.commentBefore = ` ${comment}`;
      for (const [map, comments] of Object.entries(keyComments)) addComments(document.get(map), comments);
    }
    return document.toString({ lineWidth: 0, singleQuote: true });
  });
  return texts.join('---\n');
}

function addComments(map: unknown, comments: ReadonlyMap<string, string>): void {
  if (!isMap(map)) return;
  for (const { key } of map.items) {
    const comment = isScalar(key) ? comments.get(String(key.value)) : undefined;
    if (isScalar(key) && comment !== undefined) key.commentBefore = ` ${comment}`;
  }
}
