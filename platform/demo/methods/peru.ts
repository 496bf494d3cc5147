import { demoMethod } from "./demo-method.ts";

const countries = ["PE"];

/** The methods of a demonstration in Peru, in soles. */
export const peru = [
  demoMethod("YAPE", "wallet", {
    between: [5, 2_000],
    quick: [20, 50, 100, 200, 500, 1_000],
    names: { es: "Yape", en: "Yape" },
    countries,
    dlocal: "YP",
  }),
  demoMethod("CARD", "card", {
    between: [10, 10_000],
    quick: [50, 100, 200, 500, 1_000, 2_000],
    dlocal: "CARD",
  }),
  demoMethod("PAGOEFECTIVO", "voucher", {
    between: [10, 5_000],
    quick: [20, 50, 100, 200, 500, 1_000],
    names: { es: "PagoEfectivo", en: "PagoEfectivo" },
    countries,
    dlocal: "EF",
    surcharge: "2.00",
    speed: "minutes",
  }),
  demoMethod("CCI", "transfer", {
    between: [20, 20_000],
    quick: [100, 200, 500, 1_000, 2_000, 5_000],
    names: { es: "Transferencia interbancaria (CCI)", en: "Interbank transfer (CCI)" },
    countries,
    speed: "hours",
  }),
  demoMethod("USDT", "crypto", {
    between: [20, 20_000],
    quick: [50, 100, 200, 500, 1_000, 2_000],
  }),
];
