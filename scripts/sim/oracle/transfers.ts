import { startOf } from "./protection/periods.ts";
import { refusalOfMoney } from "./protection/protect.ts";
import { type Atom, type State, type Terms, tell } from "./state.ts";
import { dropRequirements, openRequirement, withdrawableOf } from "./wagering.ts";

/** "a" is the agent directly above "b". */
export type TransferMove = { key: string; from: string; direction: "up" | "down"; amount: number };

/** Money along an edge of the tree; `idOf` knows the platform's id of the transfer. */
export function transferAtom(
  move: TransferMove,
  now: number,
  terms: Terms,
  idOf: (key: string) => string,
): Atom {
  return (state) => {
    const { key, from, amount } = move;
    const known = state.transfers[key];
    if (known && known.amount !== amount) return "key_reused";
    if (known) {
      // The sender's standing is read before the key, and reading it drops what is bust.
      dropRequirements(state, from, now);
      return "OK";
    }
    const refusal = refusalOf(state, move, now, terms);
    if (refusal) return refusal;
    const to = from === "a" ? "b" : "a";
    state.transfers[key] = { amount, createdAt: now, from };
    openRequirement(state, to, `transfer:${idOf(key)}`, amount, now);
    state.members[from]!.cash -= amount;
    state.members[to]!.cash += amount;
    tell(state, to, "transferReceived");
    return "OK";
  };
}

function refusalOf(state: State, move: TransferMove, now: number, terms: Terms): string {
  const { from, direction, amount } = move;
  if (from === "a" && direction === "up") return "no_upline";
  if (from === "b" && direction === "down") return "not_agent";
  const { cash, isHeld } = state.members[from]!;
  if (state.members[from === "a" ? "b" : "a"]!.isBlocked) {
    return direction === "up" ? "no_upline" : "unknown_downline";
  }
  if (isHeld) return "transfers_blocked";
  if (cash < 0) return "account_debt";
  const withdrawable = withdrawableOf(state, from);
  if (cash >= terms.amountMin && withdrawable < terms.amountMin) return "wagering_open";
  const midnight = startOf("day", now, terms.zone);
  const today = Object.values(state.transfers).filter(
    (one) => one.from === from && one.createdAt >= midnight,
  );
  const { amountMin, amountMax } = terms;
  const left = Math.max(0, terms.sumPerDay - today.reduce((sum, one) => sum + one.amount, 0));
  if (left < amountMin) return "daily_sum_reached";
  if (cash < amountMin) return "not_enough_funds";
  if (amount % 100 !== 0 || amount < amountMin || amount > amountMax) return "amount_out_of_range";
  if (amount > left) return "daily_sum_reached";
  if (amount > cash) return "not_enough_funds";
  if (amount > withdrawable) return "amount_locked";
  // The sender learns no more.
  const isRefused = direction === "down" && refusalOfMoney(state, "b", amount, now, terms) !== "";
  return isRefused ? "receiver_limited" : "";
}
