import type { depositMethods } from "../../../store/schema/cashier.ts";

const AMOUNT_MAX = 1_000_000n * 10_000n;

/** The method of credits by staff, which no page offers. Its limits are those of one credit. */
export const STAFF_METHOD: Omit<typeof depositMethods.$inferInsert, "merchant" | "position"> = {
  code: "STAFF",
  kind: "staff",
  amountMin: 100n,
  amountMax: AMOUNT_MAX,
  fee: { fixed: "0.00", basisPoints: 0, payer: "house" },
  expiresInMinutes: 60,
  speed: "instant",
};
