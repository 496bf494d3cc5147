import { notePlay } from "./protection/note-play.ts";
import type { State } from "./state.ts";
import { replay, show, validBetOf } from "./vendor-answers.ts";
import type { VendorMove } from "./vendor-moves.ts";
import { fillRequirements, openRequirement, unfillRequirements } from "./wagering.ts";

const HOUR = 3_600_000;

/** Keeps a session alive, never past its twelve hours. */
export function heartbeat(state: State, ticket: string, now: number): string {
  const session = state.sessions[ticket];
  if (!session) return "TOKEN_INVALID";
  const end = session.createdAt + 12 * HOUR;
  if (session.isEnded || session.expiresAt <= now || end <= now) return "TOKEN_EXPIRED";
  session.expiresAt = Math.min(now + HOUR, end);
  return show(state, session.member, "OK");
}

/** The most that one bonus gives, in 1/10,000. */
export const BONUS_MAX = 10_000_000;

/** Money outside any round. It must be bet once, and above the ceiling it waits for staff. */
export function bonus(
  state: State,
  move: Extract<VendorMove, { call: "bonus" }>,
  now: number,
): string {
  const { tx, member, amount, of } = move;
  const known = state.txs[tx];
  if (known?.state === "TOMBSTONE") return show(state, member, "TX_ROLLED_BACK");
  const isSame =
    known?.kind === "bonus" &&
    known.member === member &&
    known.amount === amount &&
    known.ref === of;
  if (known) return isSame ? replay(state, known, member) : show(state, member, "TX_MISMATCH");
  const isHeld = amount > BONUS_MAX;
  const code = isHeld ? "LIMIT_EXCEEDED" : "OK";
  const row = { member, round: "", game: "", amount, ref: of, code, wins: 0, at: now };
  const at = isHeld ? ("REJECTED" as const) : ("ACCEPTED" as const);
  state.txs[tx] = { ...row, kind: "bonus", state: at, isApplied: false };
  if (isHeld) return show(state, member, code);
  if (amount > 0) openRequirement(state, member, `bonus:V1:${tx}`, amount, now);
  state.members[member]!.cash += amount;
  state.house.game -= amount;
  return show(state, member, "OK", " new");
}

/** Corrects a round: within the round while it is open, in a correcting round after that. */
export function adjust(
  state: State,
  move: Extract<VendorMove, { call: "adjust" }>,
  now: number,
): string {
  const { tx, member, amount, ref } = move;
  const known = state.txs[tx];
  if (known?.state === "TOMBSTONE") return show(state, member, "TX_ROLLED_BACK");
  const isSame =
    known?.kind === "adjust" &&
    known.member === member &&
    known.amount === amount &&
    known.ref === ref;
  if (known) return isSame ? replay(state, known, member) : show(state, member, "TX_MISMATCH");
  const target = state.txs[ref];
  if (!target || target.state === "REJECTED") return show(state, member, "BET_NOT_FOUND");
  if (target.member !== member || !["bet", "betwin", "win"].includes(target.kind)) {
    return show(state, member, "TX_MISMATCH");
  }
  if (target.state !== "ACCEPTED") return show(state, member, "TX_ROLLED_BACK");
  const round = state.rounds[target.round]!;
  const all = Object.values(state.rounds).filter((one) => one.adjusts === target.round);
  const paid = [round, ...all].reduce((sum, one) => sum + one.payout, 0);
  if (paid + amount < 0) return show(state, member, "FINAL");
  const row = { member, round: target.round, game: "", amount, ref, code: "OK", wins: 0, at: now };
  state.txs[tx] = { ...row, kind: "adjust", state: "ACCEPTED", isApplied: false };
  const since = round.openedAt;
  notePlay(state, member, { at: now, since, stake: 0, paid: amount, isBet: false });
  if (round.state === "OPEN") {
    round.payout += amount;
    round.lastAt = now;
    round.freeWins += 1;
    if (target.kind === "win") target.wins += 1;
  } else {
    const counted = [round, ...all].reduce((sum, one) => sum + one.validBet, 0);
    const validBet = validBetOf(round, paid + amount) - counted;
    const beside = { ...round, state: "CLOSED", stake: 0, bets: 0, freeWins: 0, flag: "" } as const;
    const more = { payout: amount, validBet, settledAt: now, adjusts: target.round };
    state.rounds[`~${tx}`] = { ...beside, ...more };
    const purse = state.members[member]!;
    if (validBet > 0) fillRequirements(purse, validBet, now);
    if (validBet < 0) unfillRequirements(purse, -validBet, round.settledAt);
  }
  state.members[member]!.cash += amount;
  state.house.game -= amount;
  return show(state, member, "OK", " new");
}
