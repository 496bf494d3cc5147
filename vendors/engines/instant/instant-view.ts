import type { Bets, SpinRow } from "../engine.ts";
import { type InstantKind, instantRules } from "./rules/instant-kinds.ts";

/** A round as the page receives it; amounts are texts of 1/10,000 of the currency. */
export type RoundView = {
  spinId: string;
  state: SpinRow["state"];
  /** The VW/1 code of a refusal or rollback. */
  code: string | null;
  stake: string;
  pick: string;
  /** What was drawn; null until the money is settled. */
  drawn: number[] | null;
  /** What a stake of 100 is paid. */
  times: number;
  win: string;
  balance: string | null;
};

/** The choice of a stored round: the place of its only stake. */
export const pickOfBets = (bets: Bets | null): string => Object.keys(bets ?? {})[0] ?? "";

export function roundView(kind: InstantKind, spin: SpinRow): RoundView {
  const isDone = spin.state === "done";
  const pick = pickOfBets(spin.bets);
  return {
    spinId: spin.spin_id,
    state: spin.state,
    code: spin.code,
    stake: spin.stake,
    pick,
    drawn: isDone ? spin.stops : null,
    times: isDone ? instantRules[kind].timesOf(pick, spin.stops) : 0,
    win: isDone ? spin.win : "0",
    balance: spin.balance,
  };
}

export const winOf = (kind: InstantKind, stake: bigint, pick: string, drawn: readonly number[]) =>
  (stake * BigInt(instantRules[kind].timesOf(pick, drawn))) / 100n;
