import { newMethod } from "./new-method.ts";

const countries = ["PE"];

/** The ways to pay in Peru, in soles. */
export const peru = [
  newMethod("YAPE", "wallet", {
    between: [5, 2_000],
    quick: [20, 50, 100, 200, 500, 1_000],
    names: { es: "Yape", en: "Yape" },
    countries,
    dlocal: "YP",
  }),
  newMethod("CARD", "card", {
    between: [10, 10_000],
    quick: [50, 100, 200, 500, 1_000, 2_000],
    dlocal: "CARD",
  }),
  newMethod("PAGOEFECTIVO", "voucher", {
    between: [10, 5_000],
    quick: [20, 50, 100, 200, 500, 1_000],
    names: { es: "PagoEfectivo", en: "PagoEfectivo" },
    countries,
    dlocal: "EF",
    surcharge: "2.00",
    speed: "minutes",
  }),
  newMethod("CCI", "transfer", {
    between: [20, 20_000],
    quick: [100, 200, 500, 1_000, 2_000, 5_000],
    names: { es: "Transferencia interbancaria (CCI)", en: "Interbank transfer (CCI)" },
    countries,
    speed: "hours",
  }),
  newMethod("USDT", "crypto", {
    between: [20, 20_000],
    quick: [50, 100, 200, 500, 1_000, 2_000],
  }),
];
