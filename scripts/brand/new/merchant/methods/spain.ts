import { newMethod } from "./new-method.ts";

const countries = ["ES"];

/** The ways to pay in Spain, in euros. dLocal has no Bizum. */
export const spain = [
  newMethod("BIZUM", "wallet", {
    between: [5, 1_000],
    quick: [10, 20, 50, 100, 200, 500],
    names: { es: "Bizum", en: "Bizum" },
    countries,
    isInBankApp: true,
  }),
  newMethod("CARD", "card", {
    between: [10, 5_000],
    quick: [20, 50, 100, 200, 500, 1_000],
    dlocal: "CARD",
  }),
  newMethod("SEPA", "transfer", {
    between: [20, 10_000],
    quick: [50, 100, 200, 500, 1_000, 2_000],
    names: { es: "Transferencia SEPA", en: "SEPA transfer" },
    speed: "hours",
  }),
  newMethod("USDT", "crypto", {
    between: [20, 10_000],
    quick: [50, 100, 200, 500, 1_000, 2_000],
  }),
];
