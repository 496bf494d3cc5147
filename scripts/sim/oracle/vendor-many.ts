import { notePlay } from "./protection/note-play.ts";
import type { State, Terms, Tx } from "./state.ts";
import { rebateOf, replay, show } from "./vendor-answers.ts";
import type { VendorMove } from "./vendor-moves.ts";
import {
  HOUR,
  placeBet,
  protectedRefusal,
  rebateRefusal,
  refusalOf,
  win,
} from "./vendor-rounds.ts";

/** Several bets of one player: all or none, with one debit. */
export function bets(
  state: State,
  move: Extract<VendorMove, { call: "bets" }>,
  now: number,
  terms: Terms,
): string {
  const session = state.sessions[move.session];
  if (!session) return "TOKEN_INVALID";
  const { member } = session;
  const purse = state.members[member]!;
  const rowOf = (bet: (typeof move.bets)[number], code: string, at: Tx["state"]): Tx => ({
    ...{ kind: "bet", member, round: bet.round, game: bet.game, amount: bet.amount, ref: "" },
    ...{ state: at, code, isApplied: false, wins: 0, at: now, effective: bet.effective ?? -1 },
    rebate: rebateOf(bet) ?? 0,
  });
  const known = move.bets.flatMap(({ tx }) => {
    const one = state.txs[tx];
    return one && one.state !== "TOMBSTONE" ? [one] : [];
  });
  const isSame = move.bets.every((bet) => {
    const { kind, member: by, round, game, amount, ref } = state.txs[bet.tx] ?? {};
    const same = kind === "bet" && by === member && round === bet.round && game === bet.game;
    return same && amount === bet.amount && ref === "";
  });
  if (known.length > 0 && (known.length < move.bets.length || !isSame)) {
    return show(state, member, "TX_MISMATCH");
  }
  if (known.length > 0) {
    return replay(state, known.find(({ code }) => code !== "OK") ?? known[0]!, member);
  }
  if (move.bets.some(({ tx }) => state.txs[tx])) {
    for (const bet of move.bets) state.txs[bet.tx] = rowOf(bet, "TX_ROLLED_BACK", "VOID");
    return show(state, member, "TX_ROLLED_BACK");
  }
  const sum = move.bets.reduce((total, { amount }) => total + amount, 0);
  const plain = move.bets
    .map((bet) => refusalOf(state, move.session, bet, now, terms) || rebateRefusal(bet))
    .find(Boolean);
  const { refusal, reason } = plain
    ? { refusal: plain, reason: "" }
    : protectedRefusal(state, member, sum, now, terms);
  if (refusal) {
    for (const bet of move.bets) state.txs[bet.tx] = rowOf(bet, refusal, "REJECTED");
    return show(state, member, refusal, reason);
  }
  const isOther = move.bets.some(({ round, game }) => {
    const there = state.rounds[round];
    const first = move.bets.find((bet) => bet.round === round)!;
    return first.game !== game || (there && (there.member !== member || there.game !== game));
  });
  if (isOther) return show(state, member, "TX_MISMATCH");
  if (move.bets.some(({ round }) => state.rounds[round]?.state === "CLOSED")) {
    return show(state, member, "ROUND_CLOSED");
  }
  if (purse.cash < sum) return show(state, member, "INSUFFICIENT_FUNDS");

  for (const bet of move.bets) {
    state.txs[bet.tx] = rowOf(bet, "OK", "ACCEPTED");
    placeBet(state, member, bet, now);
  }
  purse.cash -= sum;
  notePlay(state, member, { at: now, since: now, stake: sum, paid: 0, isBet: true });
  state.house.game += sum;
  if (session.expiresAt < now + HOUR - 60_000) session.expiresAt = now + HOUR;
  return show(state, member, "OK", " new");
}

/** Results of any players, each with the effect and the code of a win of its own. */
export function settleMany(
  state: State,
  move: Extract<VendorMove, { call: "settle" }>,
  now: number,
  hasPlayed: (state: State, member: string) => boolean,
): string {
  const codes = move.results.map((result) => {
    const { tx, member } = result;
    if (!hasPlayed(state, member)) return ` ${tx} TOKEN_INVALID`;
    const [code, , ...more] = win(state, result, now).split(" ");
    return ` ${[tx, code, ...more].join(" ")}`;
  });
  return `OK${codes.join("")}`;
}
