import type { HomeData } from "./home-data.server.ts";
import type { Section } from "./home-sections.ts";

/** The sections that sell the place. */
const FOR_GUESTS: readonly Section[] = ["hero", "promises"];
const made = new WeakMap<HomeData, HomeData>();
const madeWithoutPopular = new WeakMap<HomeData, HomeData>();

/**
 * The home page below a member's own part, which may have shown the popular games already. One object
 * for each home, so that it is drawn once.
 */
export function insideOf(home: HomeData, isPopularShown: boolean): HomeData {
  const kept = isPopularShown ? madeWithoutPopular : made;
  const known = kept.get(home);
  if (known) return known;
  const sections = home.sections.filter(
    (section) => !FOR_GUESTS.includes(section) && !(isPopularShown && section === "popular"),
  );
  const inside = { ...home, sections };
  kept.set(home, inside);
  return inside;
}
