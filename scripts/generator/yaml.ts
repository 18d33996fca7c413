/** Data as YAML text. Every quote is the library's. */
import { Document } from 'yaml';

/** One or more documents under a comment. Written so that parsers of YAML 1.1 (GitLab's) read the same. */
export function renderYaml(comment: string, ...documents: readonly object[]): string {
  const texts = documents.map((data, index) => {
    const document = new Document(data, { compat: 'yaml-1.1', aliasDuplicateObjects: false });
    if (index === 0) document.commentBefore = ` ${comment}`;
    return document.toString({ lineWidth: 0, singleQuote: true });
  });
  return texts.join('---\n');
}
