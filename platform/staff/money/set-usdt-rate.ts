import { formatUsdt } from "../../contract/money/usdt.ts";
import type { Waiting } from "../../contract/staff/outcome.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { changeSettings } from "../../core/merchant/config/change-settings.ts";
import { readUsdtTerms } from "../../domain/money/usdt-terms.ts";
import { formatAmount } from "../../domain/money.ts";
import { changeRule } from "../merchant/change-rule.ts";
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
 * Sets a merchant's USDT rate for later credits. It may wait for a second person, like changeRule.
 * Refuses with rate_far a step of more than a fifth, unless staff confirm it.
 */
export async function setUsdtRate(context: StaffContext, input: Input): Promise<Waiting> {
  const { merchant, rate, usdtMin, isSure } = input;
  if (rate <= 0n) throw new Refusal("invalid_field", { field: "rate" });
  if (usdtMin !== null && usdtMin <= 0n) throw new Refusal("invalid_field", { field: "min" });
  const terms = {
    rate: formatAmount(rate),
    ...(usdtMin !== null && { min: formatUsdt(usdtMin) }),
  };
  const changed = (settings: Record<string, unknown>) => {
    const before = readUsdtTerms(settings);
    if (before && !isSure && isFar(before.rate, rate)) {
      const last = formatAmount(before.rate);
      throw new Refusal("rate_far", { field: "rate", details: { last } });
    }
    const kept = before && { min: formatUsdt(before.usdtMin) };
    return { ...settings, usdt: { ...kept, ...terms } };
  };
  const wanted = {
    merchant,
    verb: "setUsdtRate",
    subject: "usdt",
    input: { ...terms, ...(isSure && { isSure }) },
  };
  return changeRule(context, wanted, {
    check: ({ settings }) => changed(settings),
    work: (tx, made) => changeSettings(tx, merchant, made, changed),
  });
}

function isFar(last: bigint, next: bigint): boolean {
  const step = next > last ? next - last : last - next;
  return step * 100n > last * STEP_MAX_PERCENT;
}
