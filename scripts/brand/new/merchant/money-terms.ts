import type { MerchantFile } from "#platform/contract/staff/merchant/merchant-file.ts";

/** A round number of the currency's units for one euro, so that every amount stays round. */
const SCALES: Record<string, number> = { MXN: 10, PEN: 2, CLP: 1_000, COP: 5_000, ARS: 1_000 };

/** The price of one USDT to begin with; staff keep it up to date. */
const USDT_RATES: Record<string, string> = {
  MXN: "17.20",
  PEN: "3.40",
  EUR: "0.86",
  CLP: "930.00",
  COP: "3800.00",
  ARS: "1450.00",
};

/** The factor that turns amounts in euros into round ones of `currency` (ISO 4217). */
export const scaleOf = (currency: string): number => SCALES[currency] ?? 1;

/** The terms of money of a new merchant, in its currency. */
export function moneyTermsOf(currency: string): Required<Pick<MerchantFile, "usdt" | "settings">> {
  const amount = (euros: number) => `${euros * scaleOf(currency)}.00`;
  return {
    usdt: { rate: USDT_RATES[currency] ?? "1.00", min: "5.00" },
    settings: {
      "withdrawals.amountMin": amount(10),
      "withdrawals.amountMax": amount(10_000),
      "withdrawals.sumPerDay": amount(20_000),
      "withdrawals.sumPerDayPerLevel": amount(10_000),
      "withdrawals.fourEyesFrom": amount(2_000),
      "transfers.amountMin": amount(5),
      "transfers.amountMax": amount(2_000),
      "transfers.sumPerDay": amount(5_000),
    },
  };
}
