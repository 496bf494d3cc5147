import type { Bets, SpinRow } from "../engine.ts";
import { type TableKind, tableRules } from "./rules/table-kinds.ts";
import type { Bead, Scene } from "./rules/table-rules.ts";

/** A round as the page receives it; amounts are texts of 1/10,000 of the currency. */
export type DealView = {
  spinId: string;
  state: SpinRow["state"];
  /** The VW/1 code of a refusal or rollback. */
  code: string | null;
  stake: string;
  bets: Bets;
  /** The payback of each place, stake included; lost places are absent. */
  paid: Bets;
  win: string;
  /** The places that win by this result, with chips or without. */
  hits: string[];
  scene: Scene | null;
  bead: Bead | null;
  balance: string | null;
};

/** Shows a result only once its money is settled. */
export function dealView(kind: TableKind, spin: SpinRow): DealView {
  const rules = tableRules[kind];
  const isDone = spin.state === "done";
  const bets = spin.bets ?? {};
  return {
    spinId: spin.spin_id,
    state: spin.state,
    code: spin.code,
    stake: spin.stake,
    bets,
    paid: isDone ? paidOn(kind, bets, spin.stops) : {},
    win: isDone ? spin.win : "0",
    hits: isDone ? hitsOf(kind, spin.stops) : [],
    scene: isDone ? rules.sceneOf(spin.stops) : null,
    bead: isDone ? rules.beadOf(spin.stops) : null,
    balance: spin.balance,
  };
}

/** The places that return more than their stake. */
export function hitsOf(kind: TableKind, drawn: readonly number[]): string[] {
  const { spots, returnOf } = tableRules[kind];
  return spots.flatMap(({ id }) => (returnOf(id, drawn) > 100 ? [id] : []));
}

/** Stakes are whole chips, so every return in hundredths is a whole number of 1/10,000. */
export function paidOn(kind: TableKind, bets: Bets, drawn: readonly number[]): Bets {
  const { returnOf } = tableRules[kind];
  const paid = Object.entries(bets).map(
    ([spot, amount]) => [spot, (BigInt(amount) * BigInt(returnOf(spot, drawn))) / 100n] as const,
  );
  return Object.fromEntries(
    paid.filter(([, amount]) => amount > 0n).map(([spot, amount]) => [spot, amount.toString()]),
  );
}

/** The total payback of a round. */
export function winOf(kind: TableKind, bets: Bets, drawn: readonly number[]): bigint {
  return Object.values(paidOn(kind, bets, drawn)).reduce((sum, one) => sum + BigInt(one), 0n);
}
