/** A typed text as names are searched: without accents and case, its words apart. */
export function searchWords(text: string): string[] {
  return text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean);
}
