import type { rewardChances } from "../../contract/club/own-awards.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import type { Reader } from "../../store/open-store.ts";
import { runningRaffle } from "./raffle-now.ts";
import { raffleUse } from "./raffle-use.ts";

/** The member's numbers in the raffle of now and those to take; null while none runs. */
export async function summarizeRaffle(
  reader: Reader,
  { merchant, memberId: member }: { merchant: string; memberId: string },
  now: Date,
): Promise<ValueOf<typeof rewardChances>["raffle"]> {
  const row = await runningRaffle(reader, merchant, now);
  if (!row) return null;
  const { numbers, toTake } = await raffleUse(reader, row, member);
  return { toTake, taken: numbers.length, endsAt: row.endsAt.getTime() };
}
