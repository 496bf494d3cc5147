import { newMethod } from "./new-method.ts";

const countries = ["MX"];

/** The ways to pay in Mexico, in pesos. */
export const mexico = [
  newMethod("CARD", "card", {
    between: [50, 50_000],
    quick: [200, 500, 1_000, 2_000, 5_000, 10_000],
    dlocal: "CARD",
  }),
  newMethod("WALLET", "wallet", {
    between: [20, 20_000],
    quick: [100, 200, 500, 1_000, 2_000, 5_000],
    names: { es: "Mercado Pago", en: "Mercado Pago" },
    dlocal: "MP",
  }),
  newMethod("SPEI", "transfer", {
    between: [100, 100_000],
    quick: [500, 1_000, 2_000, 5_000, 10_000, 20_000],
    names: { es: "Transferencia SPEI", en: "SPEI transfer" },
    countries,
  }),
  newMethod("STORE", "voucher", {
    between: [50, 10_000],
    quick: [100, 200, 500, 1_000, 2_000, 5_000],
    names: { es: "Efectivo en OXXO", en: "Cash at OXXO" },
    countries,
    dlocal: "OX",
    surcharge: "12.00",
  }),
  newMethod("USDT", "crypto", {
    between: [100, 100_000],
    quick: [200, 500, 1_000, 2_000, 5_000, 10_000],
  }),
];
