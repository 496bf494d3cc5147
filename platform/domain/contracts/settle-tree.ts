/** Who funds a payee: the direct upline's wallet, or the house (second-half decision 2). */
export const PAYERS = ["UPLINE", "HOUSE"] as const;
export type Payer = (typeof PAYERS)[number];

/** A payee's own pay of one period; `upline` is null when the operator pays it. */
export type Earned = { payee: string; upline: string | null; gross: bigint };

/** A bill's figures. `due` is what is moved to the payee, `from` whose wallet it leaves. */
export type Due = Earned & { paidBelow: bigint; net: bigint; due: bigint; from: string | null };

/**
 * What each payee of a period is due, those above before those below, so that money reaches an
 * agent who must pay next. UPLINE moves the gross from the upline, and the payee pays those below
 * from it, also when that is more. HOUSE moves the net, never below zero, and every payee's from
 * the house.
 */
export function settleTree(earned: readonly Earned[], payer: Payer): Due[] {
  const below = Map.groupBy(earned, ({ upline }) => upline);
  const order: Earned[] = [];
  // Whoever's upline has no contract is not reached, so the platform does not settle it (domain 5.3).
  for (let next = below.get(null) ?? []; next.length > 0; next = next.flatMap(belowOf)) {
    order.push(...next);
  }
  return order.map((one) => {
    const paidBelow = belowOf(one).reduce((sum, { gross }) => sum + gross, 0n);
    const net = one.gross - paidBelow;
    if (payer === "UPLINE") return { ...one, paidBelow, net, due: one.gross, from: one.upline };
    return { ...one, paidBelow, net, due: net > 0n ? net : 0n, from: null };
  });

  function belowOf({ payee }: Earned): Earned[] {
    return below.get(payee) ?? [];
  }
}
