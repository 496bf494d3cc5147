import { and, eq } from "drizzle-orm";
import type { drawFair } from "../../contract/club/gifts/draws.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { configAt } from "../../core/merchant/config/config-at.ts";
import { drawDays, drawPlays } from "../../store/schema/draw.ts";
import { openSeed } from "./draw-day.ts";
import { issueOf, toPlay } from "./to-play.ts";

/**
 * All that repeats one of the member's own plays; the seed only once its day is over. Refuses an
 * unknown play, and another member's, with unknown_play.
 */
export async function showFair(
  context: Context,
  { id }: InputOf<typeof drawFair>,
): Promise<ValueOf<typeof drawFair>> {
  const { memberId } = requireRealAccount(context);
  const { store, clock } = context;
  const merchant = context.merchant.code;
  return store.reading(merchant, async (reader) => {
    const [found] = await reader
      .select({ play: drawPlays, day: drawDays })
      .from(drawPlays)
      .innerJoin(
        drawDays,
        and(
          eq(drawDays.merchant, drawPlays.merchant),
          eq(drawDays.draw, drawPlays.draw),
          eq(drawDays.day, drawPlays.day),
        ),
      )
      .where(
        and(eq(drawPlays.merchant, merchant), eq(drawPlays.member, memberId), eq(drawPlays.id, id)),
      );
    if (!found) throw new Refusal("unknown_play", { status: 404 });
    const { play, day } = found;
    const { terms } = await configAt(reader, merchant, "draws", play.createdAt);
    return {
      play: toPlay(play),
      commitment: day.commitment,
      seed: day.endsAt <= clock.now() ? openSeed(context, day) : null,
      endsAt: day.endsAt.getTime(),
      issue: issueOf(play),
      prizes: (terms.draws[play.draw]?.prizes ?? []).map(({ key, cash, points, weight }) => ({
        ...{ key, cash, points, weight },
      })),
    };
  });
}
