import { formatUsdt } from "../../contract/money/usdt.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { changeSettings } from "../../core/merchant/config/change-settings.ts";
import { readUsdtTerms } from "../../domain/money/usdt-terms.ts";
import { formatAmount } from "../../domain/money.ts";
import { asStaff } from "../as-staff.ts";
import type { StaffContext } from "../staff-context.ts";

/** A step of more than a fifth is more often a typing error than a market move. */
const STEP_MAX_PERCENT = 20n;

type Input = {
  merchant: string;
  /** Ledger units for one USDT. */
  rate: bigint;
  /** The least that is credited, in 1/1,000,000 USDT. Null keeps the previous one. */
  usdtMin: bigint | null;
  /** Confirms a step of more than a fifth. */
  isSure: boolean;
};

/**
 * Sets a merchant's USDT rate for later credits. Refuses with rate_far a step of more than a fifth,
 * unless staff confirm it.
 */
export async function setUsdtRate(context: StaffContext, input: Input): Promise<void> {
  const { merchant, rate, usdtMin, isSure } = input;
  if (rate <= 0n) throw new Refusal("invalid_field", { field: "rate" });
  if (usdtMin !== null && usdtMin <= 0n) throw new Refusal("invalid_field", { field: "min" });
  const min = usdtMin === null ? null : formatUsdt(usdtMin);
  const details = { rate: formatAmount(rate), ...(min && { min }) };
  const made = { by: context.staff, at: context.clock.now() };
  await asStaff(context, merchant, { action: "setUsdtRate", details }, (tx) =>
    changeSettings(tx, merchant, made, (settings) => {
      const before = readUsdtTerms(settings);
      if (before && !isSure && isFar(before.rate, rate)) {
        const last = formatAmount(before.rate);
        throw new Refusal("rate_far", { field: "rate", details: { last } });
      }
      return {
        ...settings,
        usdt: { ...(before && { min: formatUsdt(before.usdtMin) }), ...details },
      };
    }),
  );
}

function isFar(last: bigint, next: bigint): boolean {
  const step = next > last ? next - last : last - next;
  return step * 100n > last * STEP_MAX_PERCENT;
}
