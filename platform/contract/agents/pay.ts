/**
 * ISSUED waits for the run; PAID is paid in full; NOT_REACHED met no tier. INSUFFICIENT and
 * PART_COLLECTED are short, because the upline had not enough. EXPIRED is short after its time.
 */
export const BILL_STATES = [
  "ISSUED",
  "PAID",
  "NOT_REACHED",
  "INSUFFICIENT",
  "PART_COLLECTED",
  "EXPIRED",
] as const;
export type BillState = (typeof BILL_STATES)[number];
