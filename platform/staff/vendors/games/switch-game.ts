import { and, eq, sql } from "drizzle-orm";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { games } from "../../../store/schema/catalogue.ts";
import { asStaff } from "../../as-staff.ts";
import type { StaffContext } from "../../staff-context.ts";

type Input = { merchant: string; code: string; isOn: boolean };

/**
 * Switches a game on or off. Off, it takes no new bet and ends what is under way. Refuses an unknown
 * game with game_unknown, and switching on one that its vendor's file no longer has with game_gone.
 */
export async function switchGame(
  context: StaffContext,
  { merchant, code, isOn }: Input,
): Promise<void> {
  const entry = { action: "switchGame", details: { code, isOn } };
  await asStaff(context, merchant, entry, async (tx) => {
    const [row] = await tx
      .update(games)
      .set({ isSwitchedOn: isOn, isEnabled: sql`${games.isListed} and ${isOn}` })
      .where(and(eq(games.merchant, merchant), eq(games.code, code)))
      .returning({ isListed: games.isListed });
    if (!row) throw new Refusal("game_unknown", { field: "code", status: 404 });
    if (isOn && !row.isListed) throw new Refusal("game_gone", { field: "code", status: 409 });
  });
}
