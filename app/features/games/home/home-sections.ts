import type { GameType } from "#platform/contract/play/game-types.ts";
import type { HomeSection } from "#themes/home-sections.ts";

/**
 * A section as the page renders it: slot categories are chosen, and other types are one section.
 */
export type Section =
  | Exclude<Extract<HomeSection, string>, "shelf">
  | { shelf: string }
  | { games: GameType };

export const keyOf = (section: Section): string =>
  typeof section === "string" ? section : Object.values(section).join();

/** Fills the slot categories that a brand left open, with its categories in order, each once. */
export function chooseShelves(
  sections: readonly HomeSection[],
  categories: readonly string[],
): Section[] {
  const named = sections.flatMap((one) =>
    typeof one === "object" && "shelf" in one ? [one.shelf] : [],
  );
  const open = categories.filter((code) => !named.includes(code));
  return sections.flatMap((one): Section[] => {
    if (one !== "shelf") return [one];
    const next = open.shift();
    return next ? [{ shelf: next }] : [];
  });
}

/**
 * Groups sections that stand side by side: a row of games with the winners, banners with promises.
 */
export function besideEachOther(
  sections: readonly Section[],
  hasPromisesBesideHero: boolean,
): Section[][] {
  const groups: Section[][] = [];
  for (const section of sections) {
    const last = groups.at(-1);
    const before = last?.length === 1 ? last[0] : undefined;
    const isPair =
      (section === "winners" && before !== undefined && isRow(before)) ||
      (section === "promises" && before === "hero" && hasPromisesBesideHero);
    if (isPair) last!.push(section);
    else groups.push([section]);
  }
  return groups;
}

/** Where the first row of games stands, or the end of a home without one. */
export function firstRowIn(sections: readonly Section[]): number {
  const at = sections.findIndex(isRow);
  return at < 0 ? sections.length - 1 : at;
}

/** What stands before the first row of games, and on phones after it. */
export const lateOnPhones = (sections: readonly Section[]): Section[] =>
  sections
    .slice(0, firstRowIn(sections))
    .filter((section) => section === "promises" || section === "categories");

const isRow = (section: Section) =>
  typeof section === "object" || section === "popular" || section === "fresh";
