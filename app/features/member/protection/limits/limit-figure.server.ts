import type { z } from "zod";
import type { ReadAmount } from "#app/request/input/amount-reader.server.ts";
import type { LimitKind } from "#platform/contract/members/protection/protection-kinds.ts";

const UNITS = 10_000n;

const minutesOf = (typed: string) => (/^\d{1,5}$/.test(typed) ? BigInt(typed) * UNITS : null);

/** Reads a typed limit: money as the brand writes it, time in whole minutes. */
export function limitFigure(kind: LimitKind, read: ReadAmount) {
  return (typed: string, context: z.RefinementCtx): bigint => {
    const units = kind === "time" ? minutesOf(typed) : read(typed);
    if (units !== null && units > 0n) return units;
    const message = kind === "time" ? "minutes_invalid" : "limit_invalid";
    context.addIssue({ code: "custom", message });
    return undefined as never;
  };
}
