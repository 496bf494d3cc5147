import { z } from "zod";
import { STANDARD_ZONE } from "../../contract/wire/time-zone.ts";
import { amountSetting } from "../../domain/money/amount-setting.ts";
import { SETTLE_POLICIES } from "../../domain/money/withdrawals/withdrawal-state.ts";
import type { Store } from "../../store/open-store.ts";
import { type MerchantRow, readMerchant } from "./find-merchant.ts";

const minute = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const minutes = (fallback: number) => z.number().int().min(1).max(10_080).default(fallback);

const terms = z.object({
  amountMin: amountSetting("100.00"),
  amountMax: amountSetting("100000.00"),
  /** For level 0, and the addition per level above. */
  perDay: z.number().int().min(0).max(100).default(3),
  perDayPerLevel: z.number().int().min(0).max(100).default(1),
  sumPerDay: amountSetting("200000.00"),
  sumPerDayPerLevel: amountSetting("100000.00"),
  hours: z.object({ from: minute, to: minute }).default({ from: "06:00", to: "23:59" }),
  /** From this amount on, two members of staff must approve. */
  fourEyesFrom: amountSetting("20000.00"),
  settlePolicy: z.enum(SETTLE_POLICIES).default("RECEIVER"),
  /** When a payment counts as received, and how long before that the reminder is sent. */
  receiptMinutes: minutes(30),
  remindMinutes: minutes(10),
});

/** The part of a merchant's settings that has its rules of withdrawals. */
export const withdrawSettings = z.object({
  timeZone: z.string().default(STANDARD_ZONE),
  withdrawals: terms.prefault({}),
});

export type WithdrawTerms = z.output<typeof terms> & { timeZone: string };

/**
 * A merchant's rules of withdrawals: its `settings.withdrawals` (amounts as texts, "100.00") over
 * the usual ones (domain.md 6.8), with its `settings.timeZone`. Throws for unreadable settings.
 */
export function termsOf(row: Pick<MerchantRow, "settings">): WithdrawTerms {
  const { timeZone, withdrawals } = withdrawSettings.parse(row.settings);
  return { ...withdrawals, timeZone };
}

/** Reads the same rules from the database. */
export async function readWithdrawTerms(store: Store, merchant: string): Promise<WithdrawTerms> {
  return termsOf(await readMerchant(store, merchant));
}
