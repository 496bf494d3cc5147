import type { CardGame } from "../../card/card-game.ts";
import { keyOf, type Section } from "../home-sections.ts";

/** A row of games, before or after it left out what stands above it. */
export type Shelf = {
  of: "popular" | "fresh" | Exclude<Section, string>;
  to: string;
  totalGames: number;
  games: CardGame[];
};

type Page = { sections: readonly Section[]; shelves: readonly Shelf[] };

/** The shelves of a section. "types" has those of the types that no other section names. */
export function shelvesIn(section: Section, { sections, shelves }: Page): Shelf[] {
  if (section !== "types") return shelves.filter(({ of }) => keyOf(of) === keyOf(section));
  const named = sections.map(keyOf);
  return shelves.filter(
    ({ of }) =>
      typeof of === "object" && "games" in of && of.games !== "RNG" && !named.includes(keyOf(of)),
  );
}

/** Popular games, also when they stand in a member's own line instead of a section. */
export const popularIn = ({ shelves }: Pick<Page, "shelves">): CardGame[] =>
  shelves.find(({ of }) => of === "popular")?.games ?? [];
