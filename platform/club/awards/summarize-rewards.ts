import { GATE_OF_AWARD } from "../../contract/club/awards.ts";
import { DRAWS } from "../../contract/club/gifts/draws.ts";
import type { rewardSummary } from "../../contract/club/own-awards.ts";
import { isAgentType } from "../../contract/members/account-type.ts";
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
import { openAwards } from "./open-awards.ts";

type Value = ValueOf<typeof rewardSummary>;

/** How many awards and tickets the member can use now; none in a break. */
export async function summarizeRewards(context: Context): Promise<Value> {
  const { memberId, type } = requireRealAccount(context);
  const { store, merchant, clock } = context;
  const now = clock.now();
  const policy = await policyFor(context);
  const who = { merchant: merchant.code, memberId };
  return store.reading(merchant.code, async (reader) => {
    const open = await openAwards(reader, who, policy, now);
    const isPaused = await isGiftPaused(reader, who, now);
    return {
      isOffered: Object.values(GATE_OF_AWARD).some((gate) => policy.allows[gate]),
      isPaused,
      claimable: open.length,
      hasReferral: policy.allows.referral && !isAgentType(type) && (await pays(reader, who, now)),
      draws: isPaused || !policy.allows.draws ? [] : await drawsOf(reader, who, now),
      rain: isPaused || !policy.allows.draws ? null : await summarizeRain(reader, who, now),
      raffle: isPaused || !policy.allows.draws ? null : await summarizeRaffle(reader, who, now),
      rescue: isPaused ? null : await summarizeRescue(reader, who, policy, now),
    };
  });
}

/** True where the merchant rewards invitations. */
async function pays(reader: Reader, { merchant }: { merchant: string }, now: Date) {
  const { terms } = await configAt(reader, merchant, "referral", now);
  return terms.referral !== undefined;
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
