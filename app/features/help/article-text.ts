/** Text of an article; a part with `to` links to a page. */
export type Part = string | { words: string; to: string };

/**
 * Splits "see the [terms](/help/terms) first" into text and links. Only paths of this site become
 * links.
 */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let last = 0;
  for (const match of text.matchAll(/\[([^\]]+)\]\((\/[^)\s]*)\)/g)) {
    if (match.index > last) parts.push(text.slice(last, match.index));
    parts.push({ words: match[1] ?? "", to: match[2] ?? "" });
    last = match.index + match[0].length;
  }
  if (last < text.length) parts.push(text.slice(last));
  return parts;
}

/** The text without links, for reading and searching. */
export const plainParts = (parts: Part[]): string =>
  parts.map((part) => (typeof part === "string" ? part : part.words)).join("");

export const plainText = (text: string): string => plainParts(partsOf(text));
