import { Refusal } from "../../contract/wire/refusal.ts";
import { requireNoBreak } from "../../members/protection/breaks/open-break.ts";
import type { Reader } from "../../store/open-store.ts";

/** False for a member in a break, whose account is held, or who is leaving: nothing is offered to them. */
export const mayReceive = (
  reader: Reader,
  who: { merchant: string; memberId: string },
  now: Date,
): Promise<boolean> =>
  requireNoBreak(reader, who, now).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false;
      throw error;
    },
  );
