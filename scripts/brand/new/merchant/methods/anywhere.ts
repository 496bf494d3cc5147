import { newMethod } from "./new-method.ts";

const QUICK = [20, 50, 100, 200, 500, 1_000];

/** The ways to pay elsewhere, each amount times `scale`. */
export function anywhere(scale: number) {
  const times = (amount: number) => amount * scale;
  const quick = QUICK.map(times);
  return [
    newMethod("CARD", "card", {
      between: [times(10), times(5_000)],
      quick,
      dlocal: "CARD",
    }),
    newMethod("WALLET", "wallet", { between: [times(5), times(2_000)], quick }),
    newMethod("TRANSFER", "transfer", { between: [times(20), times(10_000)], quick }),
    newMethod("USDT", "crypto", { between: [times(20), times(10_000)], quick }),
  ];
}
