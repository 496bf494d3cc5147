import { and, eq } from "drizzle-orm";
import type { envelopeFair } from "../../contract/club/gifts/envelopes.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { drawDays } from "../../store/schema/draw.ts";
import { envelopeSlots, envelopes } from "../../store/schema/envelope.ts";
import { openSeed } from "../draws/draw-day.ts";
import { issueOf } from "../draws/to-play.ts";
import { toOpened } from "./to-opened.ts";

/**
 * All that repeats one of the member's own envelopes; the seed only once its day is over. Refuses an
 * unknown envelope, and another member's, with unknown_play.
 */
export async function showEnvelopeFair(
  context: Context,
  { id }: InputOf<typeof envelopeFair>,
): Promise<ValueOf<typeof envelopeFair>> {
  const { memberId } = requireRealAccount(context);
  const { store, clock } = context;
  const merchant = context.merchant.code;
  return store.reading(merchant, async (reader) => {
    const [found] = await reader
      .select({ envelope: envelopes, slot: envelopeSlots, day: drawDays })
      .from(envelopes)
      .innerJoin(
        envelopeSlots,
        and(
          eq(envelopeSlots.merchant, envelopes.merchant),
          eq(envelopeSlots.day, envelopes.day),
          eq(envelopeSlots.slot, envelopes.slot),
        ),
      )
      .innerJoin(
        drawDays,
        and(
          eq(drawDays.merchant, envelopes.merchant),
          eq(drawDays.draw, "envelope"),
          eq(drawDays.day, envelopes.day),
        ),
      )
      .where(
        and(eq(envelopes.merchant, merchant), eq(envelopes.member, memberId), eq(envelopes.id, id)),
      );
    if (!found) throw new Refusal("unknown_play", { status: 404 });
    const { envelope, slot, day } = found;
    return {
      opened: toOpened(envelope),
      commitment: day.commitment,
      seed: day.endsAt <= clock.now() ? openSeed(context, day) : null,
      endsAt: day.endsAt.getTime(),
      issue: issueOf(envelope),
      ...{ number: envelope.number, rest: envelope.rest, left: envelope.left },
      ...{ least: slot.least, most: slot.most },
    };
  });
}
