import type { HomeData } from "./home-data.server.ts";
import type { Section } from "./home-sections.ts";

/** The sections that sell the place. */
const FOR_GUESTS: readonly Section[] = ["hero", "promises"];
const made = new WeakMap<HomeData, HomeData>();

/** The home page below a member's own part. One object for each home, so that it is drawn once. */
export function insideOf(home: HomeData): HomeData {
  const known = made.get(home);
  if (known) return known;
  const sections = home.sections.filter((section) => !FOR_GUESTS.includes(section));
  const inside = { ...home, sections };
  made.set(home, inside);
  return inside;
}
