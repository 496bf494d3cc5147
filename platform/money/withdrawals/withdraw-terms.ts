import { z } from "zod";
import { type MerchantRow, readMerchant } from "../../core/merchant/find-merchant.ts";
import { amountSetting } from "../../domain/money/amount-setting.ts";
import { SETTLE_POLICIES } from "../../domain/money/withdrawal-state.ts";
import type { Store } from "../../store/open-store.ts";

const minute = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const minutes = (fallback: number) => z.number().int().min(1).max(10_080).default(fallback);

const terms = z.object({
  amountMin: amountSetting("100.00"),
  amountMax: amountSetting("100000.00"),
  /** Of a member of level 0, and what each level above adds. */
  perDay: z.number().int().min(0).max(100).default(3),
  perDayPerLevel: z.number().int().min(0).max(100).default(1),
  sumPerDay: amountSetting("200000.00"),
  sumPerDayPerLevel: amountSetting("100000.00"),
  hours: z.object({ from: minute, to: minute }).default({ from: "06:00", to: "23:59" }),
  /** From this amount on, two of the staff must say yes. */
  fourEyesFrom: amountSetting("20000.00"),
  settlePolicy: z.enum(SETTLE_POLICIES).default("RECEIVER"),
  /** After so long a payment counts as received; the reminder comes so long before. */
  receiptMinutes: minutes(30),
  remindMinutes: minutes(10),
});

const settings = z.object({
  timeZone: z.string().default("America/Mexico_City"),
  withdrawals: terms.prefault({}),
});

export type WithdrawTerms = z.output<typeof terms> & { timeZone: string };

/**
 * The rules of a merchant's withdrawals: its `settings.withdrawals` (amounts as texts, "100.00") over
 * the field's usual ones (domain.md 6.8), and its `settings.timeZone`. Throws for what makes no sense.
 */
export function termsOf(row: Pick<MerchantRow, "settings">): WithdrawTerms {
  const { timeZone, withdrawals } = settings.parse(row.settings);
  return { ...withdrawals, timeZone };
}

/** The same, read now. */
export async function readWithdrawTerms(store: Store, merchant: string): Promise<WithdrawTerms> {
  return termsOf(await readMerchant(store, merchant));
}
