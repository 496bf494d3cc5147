import { PURSE_FAILURES, type purseMoveOne } from "../../contract/play/purses.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import type { PurseMoveRow } from "./begin-move.ts";

/** A move in the form for its member. */
export function toPurseMove(row: PurseMoveRow, vendorName: string): ValueOf<typeof purseMoveOne> {
  const { reference, vendor, direction, origin, amount, status, reason } = row;
  const isOpen = status === "OPEN";
  return {
    reference,
    vendor,
    vendorName,
    direction,
    origin,
    amount,
    status,
    reason: PURSE_FAILURES.find((one) => one === reason) ?? null,
    createdAt: row.createdAt.getTime(),
    askedNextAt: isOpen ? row.dueAt.getTime() : null,
    isWithStaff: isOpen && row.flaggedAt !== null,
  };
}
