import { reasonAgainst } from "./protection/guard.ts";
import { notePlay } from "./protection/note-play.ts";
import type { Round, State, Terms, Tx } from "./state.ts";
import { countsAfter, rebateOf, replay, show, validBetOf } from "./vendor-answers.ts";
import type { BetTerms, Win } from "./vendor-moves.ts";
import { fillRequirements } from "./wagering.ts";

export const HOUR = 3_600_000;

/** A refusal by what protects the player; both are empty when nothing stands against the stake. */
export function protectedRefusal(
  state: State,
  member: string,
  stake: number,
  now: number,
  terms: Terms,
): { refusal: string; reason: string } {
  const guard = state.guards[member]!;
  const reason = reasonAgainst(guard, stake, state.members[member]!, now, terms.zone);
  if (!reason) return { refusal: "", reason: "" };
  const refusal = reason === "break" ? "PLAYER_BLOCKED" : "LIMIT_EXCEEDED";
  return { refusal, reason: ` ${reason}` };
}

export const rebateRefusal = (bet: { amount: number } & BetTerms) =>
  rebateOf(bet) === null ? "LIMIT_EXCEEDED" : "";

export function refusalOf(
  state: State,
  ticket: string,
  bet: { amount: number },
  now: number,
  terms: Terms,
): string {
  const session = state.sessions[ticket]!;
  const isOver = session.isEnded || session.expiresAt <= now;
  if (isOver || session.createdAt <= now - 12 * HOUR) return "TOKEN_EXPIRED";
  if (state.members[session.member]!.isBlocked) return "PLAYER_BLOCKED";
  return bet.amount > 0 && bet.amount < terms.minBet ? "LIMIT_EXCEEDED" : "";
}

export function win(state: State, move: Win, now: number): string {
  const { tx, member, round: roundId, amount, ref } = move;
  const known = state.txs[tx];
  if (known && known.state !== "TOMBSTONE") {
    const isSame =
      known.kind === "win" &&
      known.member === member &&
      known.round === roundId &&
      known.amount === amount &&
      known.ref === ref;
    return isSame ? replay(state, known, member) : show(state, member, "TX_MISMATCH");
  }
  const round = state.rounds[roundId]?.member === member ? state.rounds[roundId] : undefined;
  const named = ref ? state.txs[ref] : undefined;
  const isBet = named && (named.kind === "bet" || named.kind === "betwin");
  const bet = isBet && named.member === member && named.round === roundId ? named : undefined;
  if (!round || (ref && (!bet || bet.state === "REJECTED"))) {
    return show(state, member, "BET_NOT_FOUND");
  }
  if (known || (bet && bet.state !== "ACCEPTED") || round.bets === 0) {
    return show(state, member, "TX_ROLLED_BACK");
  }
  const isTooLate = !move.isLate || round.settledAt < now - 48 * HOUR;
  if (round.state === "CLOSED" && isTooLate) return show(state, member, "ROUND_CLOSED");

  state.txs[tx] = {
    kind: "win",
    state: "ACCEPTED",
    member,
    round: roundId,
    game: "",
    amount,
    ref,
    code: "OK",
    isApplied: false,
    wins: 0,
    at: now,
  };
  if (bet) bet.wins += 1;
  else round.freeWins += 1;
  round.payout += amount;
  const since = round.openedAt;
  notePlay(state, member, { at: now, since, stake: 0, paid: amount, isBet: false });
  round.lastAt = now;
  if (round.state === "OPEN") round.counts = move.effective ?? round.counts;
  state.members[member]!.cash += amount;
  state.house.game -= amount;
  if (round.state === "OPEN" && move.isLast) settle(state, round, now);
  return show(state, member, "OK", " new");
}

type PlacedBet = { round: string; game: string; amount: number } & BetTerms;

/** The round after one more accepted bet; it opens, or opens again after it was void. */
export function placeBet(state: State, member: string, bet: PlacedBet, now: number): void {
  const round = state.rounds[bet.round];
  const dueAt = Math.min(bet.dueAt ?? 0, now + 720 * HOUR);
  state.rounds[bet.round] = {
    member,
    game: bet.game,
    state: "OPEN",
    stake: (round?.stake ?? 0) + bet.amount,
    payout: round?.payout ?? 0,
    validBet: round?.validBet ?? 0,
    bets: (round?.bets ?? 0) + 1,
    freeWins: round?.freeWins ?? 0,
    settledAt: 0,
    openedAt: round?.openedAt ?? now,
    lastAt: now,
    dueAt: Math.max(round?.dueAt ?? 0, dueAt),
    counts: countsAfter(round, bet),
    rebate: (round?.rebate ?? 0) + (rebateOf(bet) ?? 0),
    flag: "",
    adjusts: "",
  };
}

/** An accepted bet leaves its round. */
export function takeBetBack(round: Round, bet: Tx): void {
  const { amount, effective = -1, rebate = 0 } = bet;
  round.stake -= amount;
  round.bets -= 1;
  if (round.counts >= 0) {
    const counted = effective < 0 ? amount : Math.min(amount, effective);
    round.counts = Math.max(0, round.counts - counted);
  }
  round.rebate -= rebate;
}

/** Ends a round: its valid bet fills the member's wagering requirements, its rebate is credited. */
export function settle(state: State, round: Round, now: number): void {
  round.state = round.bets === 0 ? "VOID" : "CLOSED";
  round.settledAt = now;
  round.lastAt = now;
  round.validBet = validBetOf(round, round.payout);
  const purse = state.members[round.member]!;
  fillRequirements(purse, round.validBet, now);
  if (round.state === "VOID") return;
  purse.cash += round.rebate;
  state.house.rebate -= round.rebate;
}
