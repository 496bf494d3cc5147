import { and, asc, eq, isNotNull } from "drizzle-orm";
import { games } from "../../../../store/schema/catalogue.ts";
import { type Section, WHOLE } from "../section.ts";

/** The games that stand first. One that the merchant does not have yet waits. */
export const favourites: Section = {
  name: "favourites",
  wanted({ favourites: codes }, known) {
    const there = codes?.filter((code) => known.games.has(code));
    return there?.length ? new Map([[WHOLE, there]]) : null;
  },
  waiting: ({ favourites: codes = [] }, known) => codes.filter((code) => !known.games.has(code)),
  async read(tx, merchant) {
    const pinned = await tx
      .select({ code: games.code })
      .from(games)
      .where(and(eq(games.merchant, merchant), isNotNull(games.pin)))
      .orderBy(asc(games.pin), asc(games.code));
    return pinned.length > 0 ? new Map([[WHOLE, pinned.map(({ code }) => code)]]) : new Map();
  },
  async write(tx, merchant, changes) {
    const codes = (changes.get(WHOLE) ?? []) as string[];
    const pinned = and(eq(games.merchant, merchant), isNotNull(games.pin));
    await tx.update(games).set({ pin: null }).where(pinned);
    for (const [pin, code] of codes.entries()) {
      const own = and(eq(games.merchant, merchant), eq(games.code, code));
      await tx.update(games).set({ pin }).where(own);
    }
  },
};
