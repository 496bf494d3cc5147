import { demoMethod } from "./demo-method.ts";

const QUICK = [20, 50, 100, 200, 500, 1_000];

/** The methods of a demonstration elsewhere, each amount times `scale`. */
export function anywhere(scale: number) {
  const times = (amount: number) => amount * scale;
  const quick = QUICK.map(times);
  return [
    demoMethod("CARD", "card", {
      between: [times(10), times(5_000)],
      quick,
      dlocal: "CARD",
    }),
    demoMethod("WALLET", "wallet", { between: [times(5), times(2_000)], quick }),
    demoMethod("TRANSFER", "transfer", { between: [times(20), times(10_000)], quick }),
    demoMethod("USDT", "crypto", { between: [times(20), times(10_000)], quick }),
  ];
}
