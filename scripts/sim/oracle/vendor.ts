import { isOnBreak } from "./protection/guard.ts";
import { notePlay } from "./protection/note-play.ts";
import type { Atom, State, Terms, Tx } from "./state.ts";
import { rebateOf, replay, show } from "./vendor-answers.ts";
import { bets, settleMany } from "./vendor-many.ts";
import type { VendorMove } from "./vendor-moves.ts";
import { adjust, bonus, heartbeat } from "./vendor-other-calls.ts";
import {
  HOUR,
  placeBet,
  protectedRefusal,
  rebateRefusal,
  refusalOf,
  settle,
  takeBetBack,
  win,
} from "./vendor-rounds.ts";

export function vendorAtom(move: VendorMove, now: number, terms: Terms): Atom {
  return (state) => {
    if ("member" in move && move.call !== "authenticate" && !hasPlayed(state, move.member)) {
      return "TOKEN_INVALID";
    }
    switch (move.call) {
      case "authenticate":
        return authenticate(state, move, now);
      case "balance":
        return show(state, move.member, "OK");
      case "bet":
      case "betwin":
        return bet(state, move, now, terms);
      case "bets":
        return bets(state, move, now, terms);
      case "win":
        return win(state, move, now);
      case "settle":
        return settleMany(state, move, now, hasPlayed);
      case "rollback":
        return rollback(state, move, now);
      case "endround":
        return endRound(state, move, now);
      case "heartbeat":
        return heartbeat(state, move.session, now);
      case "tx": {
        const known = state.txs[move.tx];
        if (known?.member !== move.member) return show(state, move.member, "BET_NOT_FOUND");
        return show(state, move.member, "OK", ` ${known.kind} ${known.state} ${known.amount}`);
      }
      case "bonus":
        return bonus(state, move, now);
      case "adjust":
        return adjust(state, move, now);
    }
  };
}

/** A vendor reads and credits only players that it has had a session with. */
const hasPlayed = (state: State, name: string) =>
  Object.values(state.sessions).some(({ member }) => member === name);

function authenticate(
  state: State,
  { ticket, member }: { ticket: string; member: string },
  now: number,
) {
  if (state.sessions[ticket] || !state.tickets[ticket]) return "TOKEN_INVALID";
  if (state.tickets[ticket] === "dead") return "TOKEN_EXPIRED";
  if (state.members[member]!.isBlocked) return "PLAYER_BLOCKED";
  if (isOnBreak(state.guards[member]!, now)) return "PLAYER_BLOCKED";
  for (const session of Object.values(state.sessions)) {
    if (session.member === member) session.isEnded = true;
  }
  state.sessions[ticket] = { member, createdAt: now, expiresAt: now + HOUR, isEnded: false };
  return show(state, member, "OK");
}

type BetMove = Extract<VendorMove, { call: "bet" | "betwin" }>;

function bet(state: State, move: BetMove, now: number, terms: Terms): string {
  const session = state.sessions[move.session];
  if (!session) return "TOKEN_INVALID";
  const { member } = session;
  const purse = state.members[member]!;
  const { tx, round: roundId, game, amount } = move;
  const [winTx, won] = move.call === "betwin" ? [move.winTx, move.win] : ["", 0];
  const known = state.txs[tx];
  if (known && known.state !== "TOMBSTONE") {
    const knownWin = winTx ? (state.txs[winTx]?.amount ?? won) : 0;
    const isSame =
      known.kind === move.call &&
      known.member === member &&
      known.round === roundId &&
      known.game === game &&
      known.amount === amount &&
      known.ref === winTx &&
      knownWin === won;
    return isSame ? replay(state, known, member) : show(state, member, "TX_MISMATCH");
  }
  const row: Tx = {
    kind: move.call,
    state: "ACCEPTED",
    member,
    round: roundId,
    game,
    amount,
    ref: winTx,
    code: "OK",
    isApplied: false,
    wins: winTx ? 1 : 0,
    at: now,
    effective: move.effective ?? -1,
    rebate: rebateOf(move) ?? 0,
  };
  if (known) {
    state.txs[tx] = { ...row, state: "VOID", code: "TX_ROLLED_BACK", wins: 0 };
    return show(state, member, "TX_ROLLED_BACK");
  }
  const plain = refusalOf(state, move.session, move, now, terms);
  const kept = plain
    ? { refusal: plain, reason: "" }
    : protectedRefusal(state, member, amount, now, terms);
  const { reason } = kept;
  const refusal = kept.refusal || rebateRefusal(move);
  if (refusal) {
    state.txs[tx] = { ...row, state: "REJECTED", code: refusal, wins: 0 };
    return show(state, member, refusal, reason);
  }
  const round = state.rounds[roundId];
  if (winTx && state.txs[winTx]?.state === "TOMBSTONE") {
    return show(state, member, "TX_ROLLED_BACK");
  }
  const isOther = round && (round.member !== member || round.game !== game);
  if ((winTx && (state.txs[winTx] || winTx === tx)) || isOther) {
    return show(state, member, "TX_MISMATCH");
  }
  if (round?.state === "CLOSED") return show(state, member, "ROUND_CLOSED");
  if (purse.cash < amount) return show(state, member, "INSUFFICIENT_FUNDS");

  state.txs[tx] = row;
  if (winTx) {
    state.txs[winTx] = { ...row, kind: "win", amount: won, ref: tx, game: "", wins: 0 };
  }
  placeBet(state, member, move, now);
  state.rounds[roundId]!.payout += won;
  const since = state.rounds[roundId]!.openedAt;
  notePlay(state, member, { at: now, since, stake: amount, paid: won, isBet: true });
  purse.cash += won - amount;
  state.house.game += amount - won;
  if (move.call === "betwin" && move.isLast) settle(state, state.rounds[roundId]!, now);
  // A bet extends the session only when at least a minute of it has passed.
  if (session.expiresAt < now + HOUR - 60_000) session.expiresAt = now + HOUR;
  return show(state, member, "OK", " new");
}

function rollback(
  state: State,
  move: Extract<VendorMove, { call: "rollback" }>,
  now: number,
): string {
  const { tx, member, round: roundId, ref } = move;
  const known = state.txs[tx];
  if (known) {
    const isSame =
      known.kind === "rollback" &&
      known.state === "ACCEPTED" &&
      known.member === member &&
      known.round === roundId &&
      known.ref === ref;
    return isSame ? replay(state, known, member) : show(state, member, "TX_MISMATCH");
  }
  const target = state.txs[ref];
  const isForeign = target && (target.member !== member || target.round !== roundId);
  const isRollback = target?.kind === "rollback" && target.state === "ACCEPTED";
  if (isForeign || isRollback || ref === tx) return show(state, member, "TX_MISMATCH");
  const isApplied = target?.state === "ACCEPTED";
  const round = state.rounds[roundId];
  if (target && isApplied) {
    const isWin = target.kind === "win";
    const isTied = target.wins > 0 || (!isWin && round!.freeWins > 0);
    const isCorrected = isWin && round!.payout < target.amount;
    if (target.kind === "adjust" || round!.state !== "OPEN" || isTied || isCorrected)
      return show(state, member, "ALREADY_SETTLED");
  }
  const row = { member, round: roundId, game: "", amount: 0, wins: 0, at: now };
  state.txs[tx] = { ...row, kind: "rollback", state: "ACCEPTED", ref, code: "OK", isApplied };
  if (!target) {
    const code = "TX_ROLLED_BACK";
    state.txs[ref] = { ...row, kind: "bet", state: "TOMBSTONE", ref: "", code, isApplied: false };
  } else if (isApplied) {
    target.state = "ROLLED_BACK";
    const sign = target.kind === "win" ? -1 : 1;
    const back = sign < 0 ? { stake: 0, paid: -target.amount } : { stake: -target.amount, paid: 0 };
    notePlay(state, member, { at: now, since: target.at, ...back, isBet: false });
    round!.lastAt = now;
    if (target.kind === "win") {
      const tied = state.txs[target.ref];
      if (tied) tied.wins -= 1;
      else round!.freeWins -= 1;
      round!.payout -= target.amount;
    } else {
      takeBetBack(round!, target);
      if (round!.bets === 0) settle(state, round!, now);
    }
    state.members[member]!.cash += sign * target.amount;
    state.house.game -= sign * target.amount;
  }
  return show(state, member, "OK", ` new applied=${isApplied}`);
}

function endRound(state: State, move: { member: string; round: string }, now: number): string {
  const round = state.rounds[move.round];
  if (round && round.member !== move.member) return show(state, move.member, "TX_MISMATCH");
  const isNews = !round || round.state === "OPEN";
  if (round?.state === "OPEN") settle(state, round, now);
  return show(state, move.member, "OK", isNews ? " new" : " replay");
}
