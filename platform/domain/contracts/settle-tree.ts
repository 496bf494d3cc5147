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
  const below = new Map<string | null, Earned[]>();
  const payees = new Set(earned.map(({ payee }) => payee));
  for (const one of earned) {
    // Whoever's upline has no contract is not settled by the platform but for the top (domain 5.3).
    const key = one.upline !== null && payees.has(one.upline) ? one.upline : null;
    if (one.upline === null || key !== null) below.set(key, [...(below.get(key) ?? []), one]);
  }
  const level = below.get(null) ?? [];
  const order: Earned[] = [];
  for (
    let next = level;
    next.length > 0;
    next = next.flatMap(({ payee }) => below.get(payee) ?? [])
  ) {
    order.push(...next);
  }
  return order.map((one) => {
    const paidBelow = (below.get(one.payee) ?? []).reduce((sum, { gross }) => sum + gross, 0n);
    const net = one.gross - paidBelow;
    if (payer === "UPLINE") return { ...one, paidBelow, net, due: one.gross, from: one.upline };
    return { ...one, paidBelow, net, due: net > 0n ? net : 0n, from: null };
  });
}
