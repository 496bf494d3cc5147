import { and, desc, eq } from "drizzle-orm";
import type { drawShow } from "../../contract/club/gifts/draws.ts";
import { POINT } from "../../contract/club/point.ts";
import { ACCOUNT_TYPE } from "../../contract/members/account-type.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import type { Context } from "../../core/context.ts";
import { policyFor } from "../../core/guard.ts";
import { configAt } from "../../core/merchant/config/config-at.ts";
import { balanceOf } from "../../money/ledger/balance-of.ts";
import type { Transaction } from "../../store/open-store.ts";
import { drawPlays } from "../../store/schema/draw.ts";
import { heldMultiple } from "../awards/held-multiple.ts";
import { offeredTo } from "../campaigns/offered-to.ts";
import { boughtOf } from "./buy-play.ts";
import { drawDay } from "./draw-day.ts";
import { prizesOut } from "./take-prize.ts";
import { ticketsOf } from "./tickets.ts";
import { toPlay } from "./to-play.ts";

const RECENT = 20;

async function wholePoints(tx: Transaction, merchant: string, owner: string): Promise<number> {
  return Number((await balanceOf(tx, { merchant, owner, kind: "points" })) / POINT);
}

/**
 * A draw with its exact odds and the commitment of its day, and the caller's tickets and last plays.
 * Nobody without a real account has any.
 */
export async function showDraw(
  context: Context,
  { draw }: InputOf<typeof drawShow>,
): Promise<ValueOf<typeof drawShow>> {
  const { store, clock, actor } = context;
  const merchant = context.merchant.code;
  const policy = await policyFor(context);
  return store.inMerchant(merchant, async (tx) => {
    const { terms: all } = await configAt(tx, merchant, "draws", clock.now());
    const terms = all.draws[draw];
    const memberId = actor && actor.type !== ACCOUNT_TYPE.trial ? actor.memberId : null;
    const campaigns = await offeredTo(tx, { merchant, memberId }, clock.now());
    if (!terms || !campaigns.isOffered("draw", draw)) return { held: null, own: null };
    const today = await drawDay(context, tx, draw);
    const { day, from, commitment, endsAt } = today;
    const out = await prizesOut(tx, { merchant, draw, day }, terms);
    const held = {
      ...{ day, commitment, endsAt: endsAt.getTime() },
      ...{ depositPerTicket: terms.depositPerTicket, ticketsPerDay: terms.ticketsPerDay },
      forPoints: (policy.allows.points && terms.forPoints) || null,
      multiple: heldMultiple(terms.wagering, policy),
      prizes: terms.prizes.map(({ key, cash, points, weight, isConsolation }) => ({
        ...{ key, cash, points, weight, isConsolation, isOut: out.has(key) },
      })),
    };
    if (memberId === null) return { held, own: null };
    const member = memberId;
    const { used, left } = await ticketsOf(tx, { merchant, member, draw, day, from }, terms);
    const plays = await tx
      .select()
      .from(drawPlays)
      .where(
        and(
          eq(drawPlays.merchant, merchant),
          eq(drawPlays.member, member),
          eq(drawPlays.draw, draw),
        ),
      )
      .orderBy(desc(drawPlays.createdAt), desc(drawPlays.nonce))
      .limit(RECENT);
    const forPoints = held.forPoints && {
      left: Math.max(0, held.forPoints.perDay - boughtOf(used)),
      balance: await wholePoints(tx, merchant, member),
    };
    return { held, own: { tickets: left.length, forPoints, plays: plays.map(toPlay) } };
  });
}
