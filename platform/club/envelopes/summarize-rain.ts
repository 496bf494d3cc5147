import type { rewardChances } from "../../contract/club/own-awards.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import { configAt } from "../../core/merchant/config/config-at.ts";
import type { Reader } from "../../store/open-store.ts";
import { dayAt } from "../draws/draw-day.ts";
import { envelopeUse } from "./envelope-use.ts";
import { rainAt } from "./rain-at.ts";

/** The member's tickets for envelopes, and when it rains; null when the merchant has no rain. */
export async function summarizeRain(
  reader: Reader,
  { merchant, memberId: member }: { merchant: string; memberId: string },
  now: Date,
): Promise<ValueOf<typeof rewardChances>["rain"]> {
  const { terms } = await configAt(reader, merchant, "draws", now);
  const { envelope } = terms.draws;
  if (!envelope) return null;
  const { day, from } = await dayAt(reader, merchant, now);
  const { rain, nextAt } = await rainAt(reader, { merchant, day, now }, envelope);
  const use = await envelopeUse(reader, { merchant, member, day, from }, envelope);
  return {
    tickets: Math.max(0, use.given - use.opened.length),
    nowUntil: rain?.endsAt.getTime() ?? null,
    nextAt: nextAt.getTime(),
  };
}
