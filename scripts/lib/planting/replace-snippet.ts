export type Replacement = { from: string; to: string };

/**
 * Replaces a snippet of code that occurs once. Words and signs are compared, so neither white space
 * nor a line that a formatter broke or joined matters. Throws where it occurs not once.
 */
export function replaceSnippet(text: string, { from, to }: Replacement): string {
  const found = [...text.matchAll(patternOf(from))];
  if (found.length !== 1) throw new Error(`The code has this ${found.length} times: ${from}`);
  const [{ 0: match, index }] = found as [RegExpExecArray];
  return text.slice(0, index) + to + text.slice(index + match.length);
}

const CLOSING = /^[)\]}]$/;

function patternOf(snippet: string): RegExp {
  const signs = snippet.match(/\w+|[^\w\s]/g) ?? [];
  const parts = signs.map((sign, at) => {
    if (/\w/.test(sign)) return `(?<!\\w)${sign}(?!\\w)`;
    // A formatter ends the last line of a broken list with a comma, of a type with a semicolon.
    if (/[,;]/.test(sign) && CLOSING.test(signs[at + 1] ?? "")) return "";
    return CLOSING.test(sign) && at > 0 ? `(?:[,;]\\s*)?\\${sign}` : `\\${sign}`;
  });
  return new RegExp(parts.filter(Boolean).join("\\s*"), "g");
}
