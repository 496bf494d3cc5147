import type { VendorSuggestion } from "#app/frame/header/search/suggestion.ts";

const VENDORS_MAX = 2;

type Lane = { cards: readonly { vassalage: string; name: string; gameCount: number }[] };

/** The vendors with a word that begins with the text, each with the number of its games. */
export function vendorsNamed(lanes: readonly Lane[], text: string): VendorSuggestion[] {
  const found = new Map<string, VendorSuggestion>();
  for (const { vassalage, name, gameCount } of lanes.flatMap(({ cards }) => cards)) {
    if (!hasWord(name, text)) continue;
    const before = found.get(vassalage)?.gameCount ?? 0;
    const to = `/vendor/${encodeURIComponent(vassalage)}`;
    found.set(vassalage, { name, to, gameCount: before + gameCount });
  }
  return [...found.values()].slice(0, VENDORS_MAX);
}

/** True when a word of the name begins with the text. */
export const hasWord = (name: string, text: string) =>
  ` ${plain(name)}`.includes(` ${plain(text)}`);

/** Small letters without accents, as the platform's search reads them. */
const plain = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .trim();
