import { and, desc, eq } from "drizzle-orm";
import type { envelopeShow } from "../../contract/club/gifts/envelopes.ts";
import { ACCOUNT_TYPE } from "../../contract/members/account-type.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import type { Context } from "../../core/context.ts";
import { policyFor } from "../../core/guard.ts";
import { configAt } from "../../core/merchant/config/config-at.ts";
import type { Reader } from "../../store/open-store.ts";
import { envelopes } from "../../store/schema/envelope.ts";
import { heldMultiple } from "../awards/held-multiple.ts";
import { drawDay } from "../draws/draw-day.ts";
import { envelopeUse } from "./envelope-use.ts";
import { rainAt, rainRow } from "./rain-at.ts";
import { type EnvelopeRow, toOpened } from "./to-opened.ts";

type Value = ValueOf<typeof envelopeShow>;
const RECENT = 20;

/**
 * The rain with its terms and the commitment of its day, and the caller's tickets and last envelopes.
 * A rain that has begun keeps its own terms. Nobody without a real account has any ticket.
 */
export async function showEnvelopes(context: Context): Promise<Value> {
  const { store, clock, actor } = context;
  const merchant = context.merchant.code;
  const policy = await policyFor(context);
  return store.inMerchant(merchant, async (tx) => {
    const { terms: all } = await configAt(tx, merchant, "draws", clock.now());
    const terms = all.draws.envelope;
    if (!terms) return { held: null, own: null };
    const today = await drawDay(context, tx, "envelope");
    const { day, from, commitment, endsAt } = today;
    const { rain, rains, nextAt } = await rainAt(tx, { merchant, day, now: clock.now() }, terms);
    const row = rain && (await rainRow(tx, { merchant, day }, rain));
    const { pool, count, least, most, wagering } = row ?? terms;
    const { minutes, perSlot, tiers } = terms;
    const slots = rains.map(({ from: at }) => at.getTime());
    const now = rain && { endsAt: rain.endsAt.getTime(), left: row?.left ?? count };
    const held = {
      ...{ commitment, endsAt: endsAt.getTime(), now, nextAt: nextAt.getTime() },
      ...{ slots, minutes, pool, count, least, most, perSlot, tiers },
      multiple: heldMultiple(wagering, policy),
    };
    if (!actor || actor.type === ACCOUNT_TYPE.trial) return { held, own: null };
    const member = actor.memberId;
    const use = await envelopeUse(tx, { merchant, member, day, from }, terms);
    const opened = await recent(tx, { merchant, member });
    const own = {
      tickets: Math.max(0, use.given - use.opened.length),
      deposited: use.deposited,
      openedNow: use.opened.filter((slot) => slot === rain?.slot).length,
      opened: opened.map(toOpened),
    };
    return { held, own };
  });
}

function recent(
  reader: Reader,
  { merchant, member }: Pick<EnvelopeRow, "merchant" | "member">,
): Promise<EnvelopeRow[]> {
  return reader
    .select()
    .from(envelopes)
    .where(and(eq(envelopes.merchant, merchant), eq(envelopes.member, member)))
    .orderBy(desc(envelopes.createdAt), desc(envelopes.nonce))
    .limit(RECENT);
}
