import { DRAWS } from "../../contract/club/gifts/draws.ts";
import type { rewardChances } from "../../contract/club/own-awards.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { policyFor } from "../../core/guard.ts";
import { configAt } from "../../core/merchant/config/config-at.ts";
import { isGiftPaused } from "../../members/protection/breaks/is-gift-paused.ts";
import type { Reader } from "../../store/open-store.ts";
import { dayAt } from "../draws/draw-day.ts";
import { ticketsOf } from "../draws/tickets.ts";
import { summarizeRain } from "../envelopes/summarize-rain.ts";
import { summarizeRaffle } from "../raffle/summarize-raffle.ts";
import { summarizeRescue } from "../rescue/summarize-rescue.ts";

type Value = ValueOf<typeof rewardChances>;

/** The draws, the rain, the raffle and the rescue of now, with the member's tickets; none in a break. */
export async function showRewardChances(context: Context): Promise<Value> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant, clock } = context;
  const now = clock.now();
  const policy = await policyFor(context);
  const who = { merchant: merchant.code, memberId };
  return store.reading(merchant.code, async (reader) => {
    const isPaused = await isGiftPaused(reader, who, now);
    const hasDraws = !isPaused && policy.allows.draws;
    return {
      isPaused,
      draws: hasDraws ? await drawsOf(reader, who, now) : [],
      rain: hasDraws ? await summarizeRain(reader, who, now) : null,
      raffle: hasDraws ? await summarizeRaffle(reader, who, now) : null,
      rescue: isPaused ? null : await summarizeRescue(reader, who, policy, now),
    };
  });
}

/** The draws that the merchant holds, each with the member's tickets of the day. */
async function drawsOf(
  reader: Reader,
  { merchant, memberId: member }: { merchant: string; memberId: string },
  now: Date,
): Promise<Value["draws"]> {
  const { terms } = await configAt(reader, merchant, "draws", now);
  const { day, from, ends } = await dayAt(reader, merchant, now);
  const list: Value["draws"] = [];
  for (const draw of DRAWS) {
    const held = terms.draws[draw];
    if (!held) continue;
    const { left } = await ticketsOf(reader, { merchant, member, draw, day, from }, held);
    list.push({ draw, tickets: left.length, endsAt: ends.getTime() });
  }
  return list;
}
