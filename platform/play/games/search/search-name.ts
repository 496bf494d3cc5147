/** Splits a typed text into words in the form of the search: without accents and case. */
export function searchWords(text: string): string[] {
  return text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean);
}
