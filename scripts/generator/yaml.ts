/** Renders data as YAML. The library decides on quotes. */
import { Document } from 'yaml';

/** Renders documents under a comment. GitLab's parser of YAML 1.1 reads the same data from them. */
export function renderYaml(comment: string, ...documents: readonly object[]): string {
  const texts = documents.map((data, index) => {
    const document = new Document(data, { compat: 'yaml-1.1', aliasDuplicateObjects: false });
    if (index === 0) document.commentBefore = ` ${comment}`;
    return document.toString({ lineWidth: 0, singleQuote: true });
  });
  return texts.join('---\n');
}
