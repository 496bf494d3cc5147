import { sql } from "drizzle-orm";
import type { rewardChances } from "../../contract/club/own-awards.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import { configAt } from "../../core/merchant/config/config-at.ts";
import type { Policy } from "../../domain/policy/policy.ts";
import type { Reader } from "../../store/open-store.ts";
import { heldMultiple } from "../awards/held-multiple.ts";
import { isNotLimited } from "./is-not-limited.ts";

/** The terms of the rescue bonus; null where there is none, and for whoever limits their play. */
export async function summarizeRescue(
  reader: Reader,
  { merchant, memberId }: { merchant: string; memberId: string },
  policy: Policy,
  now: Date,
): Promise<ValueOf<typeof rewardChances>["rescue"]> {
  const { terms } = await configAt(reader, merchant, "rescue", now);
  if (!terms.rescue || !policy.allows.welcomeBonus) return null;
  const { rows } = await reader.execute<{ is_free: boolean }>(
    sql`select ${isNotLimited(merchant, memberId)} as is_free`,
  );
  if (!rows[0]!.is_free) return null;
  const { least, basisPoints, most, balanceBelow, wagering } = terms.rescue;
  return { least, basisPoints, most, balanceBelow, multiple: heldMultiple(wagering, policy) };
}
