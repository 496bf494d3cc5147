import { and, eq, inArray } from "drizzle-orm";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { countPopularity } from "../../../play/games/count-popularity.ts";
import { games } from "../../../store/schema/catalogue.ts";
import { asStaff } from "../../as-staff.ts";
import { WHOLE } from "../../merchant/file/section.ts";
import { favourites } from "../../merchant/file/sections/favourites.ts";
import type { StaffContext } from "../../staff-context.ts";

/**
 * Puts these games first, in this order, instead of those before. Refuses a game that the merchant
 * does not have with game_unknown, and one that is named twice with invalid_field.
 */
export async function orderGames(
  context: StaffContext,
  { merchant, first }: { merchant: string; first: readonly string[] },
): Promise<void> {
  if (new Set(first).size < first.length) throw new Refusal("invalid_field", { field: "first" });
  const entry = { action: "orderGames", details: { first } };
  await asStaff(context, merchant, entry, async (tx) => {
    const own = and(eq(games.merchant, merchant), inArray(games.code, [...first]));
    const rows = await tx.select({ code: games.code }).from(games).where(own);
    const missing = first.find((code) => !rows.some((row) => row.code === code));
    if (missing !== undefined) {
      const details = { game: missing };
      throw new Refusal("game_unknown", { field: "first", status: 404, details });
    }
    const now = context.clock.now();
    const made = { by: context.staff, at: now };
    await favourites.write(tx, merchant, new Map([[WHOLE, first]]), made);
    await countPopularity(tx, merchant, now);
  });
}
