/** How a comment of ours is told from others: it begins with a marker that no page shows. */

/** What stands at the very start of a comment with this marker. */
export function hiddenMarker(marker: string): string {
  return `<!-- ${marker} -->`;
}
