import type { rebateClaim } from "../../contract/club/rebates.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import type { ClaimRow } from "./claim-counters.ts";

/** A claim as its member sees it. */
export const toClaim = (row: ClaimRow): ValueOf<typeof rebateClaim> => ({
  ...{ reference: row.reference, amount: row.amount, level: row.level },
  ...{ state: row.state, by: row.by, at: row.at.getTime() },
  lines: row.lines.map(({ category, validBet, rate, amount }) => ({
    ...{ category, rate, validBet: BigInt(validBet), amount: BigInt(amount) },
  })),
});
