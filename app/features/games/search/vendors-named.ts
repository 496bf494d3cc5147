import type { VendorSuggestion } from "#app/frame/header/search/suggestion.ts";
import { folded } from "#app/ui/format/folded.ts";

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
  ` ${folded(name)}`.includes(` ${folded(text).trim()}`);
