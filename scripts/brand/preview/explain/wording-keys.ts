/** The keys of the text at a place, the likeliest first. */
export type WordingKeys = (seen: string) => string[];

/** A text with fewer letters outside its placeholders would match anything. */
const LEAST_LETTERS = 3;

/**
 * Finds wording by its form on the page: the same words, or the same around the filled-in values.
 * Emphasis tags in a text are invisible and do not count.
 */
export function wordingKeys(words: ReadonlyMap<string, string>): WordingKeys {
  const exact = new Map<string, string[]>();
  const patterns: { key: string; letters: number; fits: RegExp }[] = [];
  for (const [key, text] of words) {
    const plain = readable(text);
    if (!plain.includes("{{")) exact.set(plain, [...(exact.get(plain) ?? []), key]);
    else {
      const parts = plain.split(/\{\{[^}]*\}\}/);
      const letters = parts.join("").replace(/[^\p{L}]/gu, "").length;
      const fits = new RegExp(`^${parts.map(escaped).join(".+")}$`);
      if (letters >= LEAST_LETTERS) patterns.push({ key, letters, fits });
    }
  }
  patterns.sort((one, other) => other.letters - one.letters);
  return (seen) => {
    const text = readable(seen);
    if (text === "") return [];
    const same = exact.get(text);
    if (same) return same;
    return patterns.filter(({ fits }) => fits.test(text)).map(({ key }) => key);
  };
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");
const readable = (text: string) =>
  text
    .replace(/<[^>]*>/g, "")
    .replace(/\s+/g, " ")
    .trim();
